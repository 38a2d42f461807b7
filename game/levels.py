"""How well computer players can be made to play: a part of `game.api`, and found there."""

from __future__ import annotations

from typing import Literal, Protocol, runtime_checkable

Level = Literal["easy", "normal", "hard"]
"""How well a computer player plays, in games that know a difference."""


@runtime_checkable
class Graded(Protocol):
    """A game whose computer players can play better or worse; others need not say so."""

    levels: tuple[Level, ...]
    """Those that differ (`python -m game strength`), the weakest first; `normal` is one of them."""
