"""What is done again and again: when it is due, when it is asked for, and whatever goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Seconds between two tries of what fails."""

Pass = Callable[[], Awaitable[float | None]]
"""Does what is due. Returns in how many seconds something is due next; None: when it is stirred."""


class Alarm:
    """Runs a pass, and sleeps until the next is due. Sleep is measured by a clock that nobody can set.

    A pass that fails is run again after a pause that grows. That is logged when it begins and when it ends.
    """

    def __init__(self, name: str, run: Pass) -> None:
        self._name = name
        self._run = run
        self._task: asyncio.Task[None] | None = None
        self._bell: asyncio.TimerHandle | None = None
        self._again = False
        self._closed = False
        self.failures = 0
        """How many passes have failed in a row."""

    def stir(self) -> None:
        """There may be something to do, earlier than was thought."""
        # What fails is not tried the more often for being asked for more often.
        if not self.failures:
            self._wake()

    async def close(self) -> None:
        """No pass begins any more; the one that runs is broken off."""
        self._closed = True
        if self._bell is not None:
            self._bell.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _wake(self) -> None:
        if self._closed:
            return
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._go(), name=self._name)

    async def _go(self) -> None:
        while self._again:
            self._again = False
            try:
                wait = await self._run()
            except Exception:
                self.failures += 1
                if self.failures == 1:
                    log.exception("%s: fails, and is tried again until it succeeds", self._name)
                self._again = False
                self._sleep(min(LONGEST_PAUSE, 2.0 ** min(self.failures, 9) / 2))
                return
            if self.failures:
                log.warning("%s: succeeds again after %d failures", self._name, self.failures)
                self.failures = 0
            if wait is not None:
                self._sleep(wait)

    def _sleep(self, seconds: float) -> None:
        if self._bell is not None:
            self._bell.cancel()
        self._bell = asyncio.get_running_loop().call_later(max(seconds, 0.01), self._wake)
