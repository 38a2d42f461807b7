"""A computer crew's choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.api import Action, Level


def advise(view: Any, legal: Sequence[Action], rng: Random, level: Level) -> Action:
    return rng.choice(legal)
