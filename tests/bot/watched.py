"""The simulated Discord, watched as closely as before and for less.

SimCord keeps every callback of the bot in a list, and when one has run looks through all of it, comparing
field by field; a timer that was cancelled stays until the bot is waited for. With many games at once that is
most of what is measured. And it looks only every 50 milliseconds whether who worked has gone to sleep.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import simcord
from simcord._runtime import _CallbackRecord, _WorkState

from bot.leases import POLL

GLANCE = 0.002
"""Seconds after which it is looked again whether everybody is at rest."""
FEW = 64
"""So many callbacks are kept before those that were cancelled are looked for."""
PATIENCE = 60.0
"""Seconds until whoever works without end is given up."""
AT_ONCE = POLL / 2
"""What is due in so many seconds is waited for; a process looks less often at what others left behind."""


class Records:
    """Callbacks that are to come, each found at once."""

    def __init__(self, records: Iterable[_CallbackRecord] = ()) -> None:
        self._keep(records)

    def _keep(self, records: Iterable[_CallbackRecord]) -> None:
        self._kept = {id(record): record for record in records}
        self._room = FEW + 2 * len(self._kept)

    def append(self, record: _CallbackRecord) -> None:
        self._kept[id(record)] = record
        if len(self._kept) > self._room:
            self._keep(kept for kept in self if kept.handle is None or not kept.handle.cancelled())

    def remove(self, record: _CallbackRecord) -> None:
        if self._kept.pop(id(record), None) is None:
            raise ValueError(record)

    def clear(self) -> None:
        self._kept.clear()

    def __iter__(self) -> Iterator[_CallbackRecord]:
        return iter(list(self._kept.values()))


class Work(_WorkState):
    """What the bot has begun, with its callbacks as `Records`."""

    @property
    def callbacks(self) -> Any:
        return self._records

    @callbacks.setter
    def callbacks(self, records: Iterable[_CallbackRecord]) -> None:
        self._records = Records(records)


class Patient(simcord.Env):
    """Waits for a busy machine as long as it takes, and yet for nothing that is due in some seconds only."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, settle_timeout=AT_ONCE, **how)
        self._work = Work()

    async def _settle_internal(self, **how: Any) -> None:
        how |= {"idle": GLANCE, "timeout": AT_ONCE}
        for _ in range(round(PATIENCE / AT_ONCE)):
            try:
                return await super()._settle_internal(**how)
            except TimeoutError:
                how.pop("_deadline", None)
        return await super()._settle_internal(**how)

    async def _advance_to(self, target: float, deadline: float) -> None:
        """How far time has come is kept: what a busy machine has not done yet, it does next."""
        loop = asyncio.get_running_loop()
        for _ in range(round(PATIENCE / AT_ONCE)):
            with suppress(TimeoutError):
                await super()._advance_to(target, loop.time() + AT_ONCE)
                return
        await super()._advance_to(target, loop.time() + AT_ONCE)
