"""What this process looks after, where several play on one database: each lane and each game one of them.

A lease is a row that holds for some seconds by the database's clock, and is renewed while it is needed. Whose
process dies renews nothing, and the next that looks takes over. Where a database has one process only, that
looks after everything.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from secrets import token_hex

from bot.steady import elapsed
from bot.store import Store

log = logging.getLogger(__name__)

LENGTH = 9.0
"""Seconds that a lease holds."""
PROCESS = "process "
"""What each process looks after from its beginning to its end: by these it is known how many there are."""
POLL = 2.0
"""Seconds after which is looked again for what others have left behind."""


class Leases:
    """Takes what nobody else looks after, keeps what is in use, and gives it free."""

    def __init__(
        self, store: Store, length: float = LENGTH, told: Callable[[int], None] | None = None
    ) -> None:
        self._store = store
        self._length = length
        self._told = told
        """Who wants to know how many processes there are."""
        self.holder = f"{socket.gethostname()}-{os.getpid()}-{token_hex(4)}"
        self._until: dict[str, float] = {}
        """By name, and by a clock that nobody can set: how long it is ours at least."""
        self._used: Counter[str] = Counter()
        self._renewing: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether there may be others."""
        return self._store.shared

    @property
    def reader(self) -> str:
        """For whom the outbox is read: what others look after is none of theirs. Empty: for everybody."""
        return self.holder if self.shared else ""

    @property
    def poll(self) -> float | None:
        """After how many seconds to look again, whatever else is known; None: nobody else leaves anything."""
        return min(POLL, self._length / 4) if self.shared else None

    def begin(self) -> None:
        """From now on what is in use is renewed."""
        if self.shared:
            self._renewing = asyncio.get_running_loop().create_task(self._renew(), name="leases")

    async def close(self) -> None:
        """Whoever comes next need not wait."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        if self.shared and self._until:
            self._until.clear()
            try:
                await self._store.write(lambda ledger: ledger.release(self.holder))
            except Exception as error:
                log.warning("the leases end by themselves: %s", error)

    def ours(self, name: str) -> bool:
        """Whether only this process looks after it for now."""
        return not self.shared or self._until.get(name, 0.0) > elapsed()

    async def take(self, names: Iterable[str]) -> set[str]:
        """Look after these from now on, as far as nobody else does. What is newly ours of them."""
        wanted = sorted({name for name in names if not self.ours(name)})
        if not wanted:
            return set()
        elsewhere = await self._store.read(lambda ledger: ledger.leased(self.holder))
        free = [name for name in wanted if name not in elsewhere]
        return await self._lease(free) if free else set()

    async def _lease(self, names: list[str]) -> set[str]:
        # Counted from before it was asked for: ours never ends later than the database says.
        until = elapsed() + self._length
        taken = await self._store.write(lambda ledger: ledger.lease(names, self.holder, self._length))
        self._until.update(dict.fromkeys(taken, until))
        return set(taken)

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[None]:
        """While this goes on, it is not given free."""
        self._used[name] += 1
        try:
            yield
        finally:
            self._used[name] -= 1
            if not self._used[name]:
                del self._used[name]

    async def _renew(self) -> None:
        while True:
            now = elapsed()
            self._until = {name: until for name, until in self._until.items() if until > now}
            used = [name for name in self._used if name in self._until]
            try:
                kept = await self._lease([PROCESS + self.holder, *used])
                others = await self._store.read(lambda ledger: ledger.leased(self.holder))
            except Exception as error:
                log.warning("the leases could not be renewed: %s", error)
            else:
                for name in set(used) - kept:
                    # Somebody else has it: we were silent for too long.
                    self._until.pop(name, None)
                if self._told is not None:
                    self._told(1 + sum(name.startswith(PROCESS) for name in others))
            await asyncio.sleep(self._length / 3)
