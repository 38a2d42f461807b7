"""When what was to be posted has been posted: for what belongs below it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from bot.refusal import Refused
from bot.tables import Tables

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


@dataclass(eq=False)
class Kept:
    """What is to be done when a lane has been emptied, of what was due by then."""

    lane: str
    until: float
    work: Work
    bell: asyncio.TimerHandle | None = None


class Below:
    """Does what waits for deliveries. Nothing of it is written down: a restart forgets it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: list[Kept] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def then(self, lane: str, within: float, work: Work) -> None:
        """Do this when all has been delivered that is due in a lane, but in so many seconds at the latest."""
        it = Kept(lane, self._tables.now() + within, work)
        it.bell = asyncio.get_running_loop().call_later(within, self._now, it)
        self._waiting.append(it)
        self._begin(self._look(it))

    def note(self, lane: str) -> None:
        """Something has been delivered."""
        for it in self._waiting:
            if it.lane == lane:
                self._begin(self._look(it))

    def close(self) -> None:
        """Nothing more is done."""
        for it in self._waiting:
            if it.bell is not None:
                it.bell.cancel()
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()

    async def _look(self, it: Kept) -> None:
        if not await self._tables.store.read(lambda ledger: ledger.is_due(it.lane, it.until)):
            self._now(it)

    def _now(self, it: Kept) -> None:
        if it not in self._waiting:
            return
        self._waiting.remove(it)
        if it.bell is not None:
            it.bell.cancel()
        self._begin(self._do(it))

    async def _do(self, it: Kept) -> None:
        try:
            await it.work()
        except Refused as refused:
            # Whoever it was for has lost their seat meanwhile, say: if they still ask, they are told so.
            log.debug("what belongs below the posts of %s is refused: %s", it.lane, refused)
        except Exception:
            # Where it would stand there is a button for it.
            log.exception("what belongs below the posts of %s cannot be shown", it.lane)

    def _begin(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
