"""What a game can tell of itself when it is over: a part of `game.api`, and found there."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Remembered(Protocol):
    """A game that can tell afterwards how somebody fared; others need not. Asked only when it is over."""

    def usual(self, state: Any, seat: int) -> float | None:
        """The points that whoever this seat was has on average, as far as the game knows."""
