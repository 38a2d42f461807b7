"""A computer player's choice: simple, and never illegal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.api import Action
from game.stationx.view import View


def advise(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Any of what is legal."""
    return rng.choice(legal)
