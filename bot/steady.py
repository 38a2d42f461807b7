"""The time of day, without its jumps."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 60.0
"""Seconds. What the clock is off by less than this is left as it is."""


def elapsed() -> float:
    """Seconds that have passed since some moment, whatever is done to the clock; also in sleep."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        # The other one stands still meanwhile: whoever wakes up would take their clock for one that was set.
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Steady:
    """Tells the time from when it was last asked of the clock, and how much has passed since.

    So nothing that waits is late or early when somebody sets the clock. `jumped` says by how much it was set,
    and `follow` follows it, once everything that is due has been moved as well.
    """

    def __init__(self, clock: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._clock = clock
        self._elapsed = elapsed
        self._ahead = clock() - elapsed()

    def now(self) -> float:
        return self._elapsed() + self._ahead

    def jumped(self) -> float:
        """How many seconds the clock has been set forward, or back; 0: not worth speaking of."""
        by = self._clock() - self.now()
        return by if abs(by) >= JUMP else 0.0

    def follow(self, by: float) -> None:
        self._ahead += by
