"""The store in one SQLite file: write-ahead log, full sync, one writer.

Every piece of work runs as one function on the connection's own thread. Hopping between threads for
every statement would halve the throughput and let other work in between the statements.

What is asked for while the thread is busy goes in one hop when it is free, and writes share one sync of the
disk: each is all or nothing by itself, and nobody hears of theirs before all are on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import aiosqlite

from bot.store.file import Opened, copy, empty, faults, look_today, play
from bot.store.ledger import SqliteLedger
from bot.store.protocol import Ledger, Unusable

T = TypeVar("T")

Work = Callable[[Ledger], Any]


@dataclass
class Errand:
    """Something to be done with the ledger, and whoever waits for what comes of it."""

    work: Work
    answer: asyncio.Future[Any]


@dataclass
class Outcome:
    """What came of it: a value, or what went wrong."""

    value: Any = None
    error: Exception | None = None


CarryOut = Callable[[sqlite3.Connection, Sequence[Work]], list[Outcome]]


class SqliteStore:
    """A `Store` kept in one file."""

    def __init__(self, connection: aiosqlite.Connection, handed: deque[Callable[[Opened], None]]) -> None:
        self._connection = connection
        self._handed = handed
        self._reads: list[Errand] = []
        self._writes: list[Errand] = []
        self._runner: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file to play on it, alone; made if missing, its tables up to date. May raise Unusable."""
        return await cls._open(path, play)

    @classmethod
    async def visit(cls, path: Path) -> SqliteStore:
        """Open the file to read it, beside whoever plays on it. May raise Unusable."""
        return await cls._open(path, look_today)

    @classmethod
    async def _open(cls, path: Path, connect: Callable[[Path], Opened]) -> SqliteStore:
        handed: deque[Callable[[Opened], None]] = deque()
        failed: list[Exception] = []

        def opened() -> Opened:
            try:
                connection = connect(path)
            except (Unusable, sqlite3.Error, OSError) as error:
                # The thread that was begun for it ends in order, when the connection is closed.
                failed.append(error)
                connection = empty()
            connection.handed = handed
            return connection

        connection = await _forgettable(opened)
        for error in failed:
            await connection.close()
            raise Unusable(f"database {path}: {error}") from error
        return cls(connection, handed)

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        # aiosqlite takes one statement at a time to the connection's thread; a commit does all of this there.
        found: list[T] = []
        self._handed.append(lambda connection: found.append(work(connection)))
        await self._connection.commit()
        return found[0]

    async def read(self, work: Callable[[Ledger], T]) -> T:
        return await self._ask(self._reads, work)

    async def write(self, work: Callable[[Ledger], T]) -> T:
        return await self._ask(self._writes, work)

    async def _ask(self, errands: list[Errand], work: Callable[[Ledger], T]) -> T:
        loop = asyncio.get_running_loop()
        errand = Errand(work, loop.create_future())
        errands.append(errand)
        if self._runner is None:
            self._runner = loop.create_task(self._go(), name="store")
        answer: T = await errand.answer
        return answer

    async def _go(self) -> None:
        """All that was asked for, until nothing is left."""
        try:
            while self._reads or self._writes:
                for errands, carry_out in ((self._reads, _look), (self._writes, _write)):
                    asked = errands[:]
                    errands.clear()
                    if asked:
                        await self._together(asked, carry_out)
        finally:
            self._runner = None

    async def _together(self, asked: list[Errand], carry_out: CarryOut) -> None:
        works = [errand.work for errand in asked]
        try:
            outcomes = await self._run(lambda connection: carry_out(connection, works))
        except Exception as error:
            # Not even begun, or not brought to the disk: nothing of it has happened.
            outcomes = [Outcome(error=error)] * len(asked)
        for errand, outcome in zip(asked, outcomes, strict=True):
            if errand.answer.done():
                continue
            if outcome.error is not None:
                errand.answer.set_exception(outcome.error)
            else:
                errand.answer.set_result(outcome.value)

    async def backup(self, target: Path) -> None:
        await self._run(lambda connection: copy(connection, target))

    async def faults(self) -> Sequence[str]:
        return await self._run(faults)

    async def close(self) -> None:
        await self._connection.close()


def _forgettable(connect: Callable[[], Opened]) -> aiosqlite.Connection:
    """A connection whose thread keeps no process alive that has forgotten to close it.

    A thread takes that after the one in which it is made.
    """
    made: list[aiosqlite.Connection] = []
    maker = Thread(target=lambda: made.append(aiosqlite.Connection(connect, iter_chunk_size=64)), daemon=True)
    maker.start()
    maker.join()
    return made[0]


def _look(connection: sqlite3.Connection, works: Sequence[Work]) -> list[Outcome]:
    """Read what was asked for, all at the same moment."""
    connection.execute("BEGIN")
    try:
        return [_tried(connection, work) for work in works]
    finally:
        connection.execute("ROLLBACK")


def _write(connection: sqlite3.Connection, works: Sequence[Work]) -> list[Outcome]:
    """Write them all in one transaction; what fails leaves no trace, and does not touch the others."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = []
        for work in works:
            connection.execute("SAVEPOINT one")
            outcome = _tried(connection, work)
            if outcome.error is not None:
                if not connection.in_transaction:
                    # The disk itself failed, and took everybody's work with it.
                    raise outcome.error
                connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            outcomes.append(outcome)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _tried(connection: sqlite3.Connection, work: Work) -> Outcome:
    try:
        return Outcome(work(SqliteLedger(connection)))
    except Exception as error:
        return Outcome(error=error)
