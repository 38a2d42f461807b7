"""The store in one SQLite file: write-ahead log, full sync, one writer.

Every piece of work runs as one function on the connection's own thread. Hopping between threads for
every statement would halve the throughput and let other work in between the statements.

What is asked for while the thread is busy goes in one hop when it is free, and writes share one sync of the
disk: each is all or nothing by itself, and nobody hears of theirs before all are on the disk.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import aiosqlite

from bot.store.dialect import Cursor
from bot.store.errands import CarryOut, Desks, Outcome, Work
from bot.store.file import Opened, empty, faults, look_today, play
from bot.store.ledger import SqlLedger
from bot.store.protocol import Ledger, Unusable

T = TypeVar("T")


class SqliteSession:
    """A connection as a ledger and its errands know it."""

    clash: type[Exception] = sqlite3.IntegrityError
    clock = "(julianday('now') - 2440587.5) * 86400.0"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, query: str, values: Sequence[Any] = ()) -> Cursor:
        return self._connection.execute(query, values)

    def many(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        self._connection.executemany(query, rows)

    def begin(self, *, write: bool) -> None:
        self._connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")

    def say(self, *statements: str) -> None:
        for statement in statements:
            self._connection.execute(statement)

    def lost(self) -> bool:
        return not self._connection.in_transaction

    def ledger(self) -> Ledger:
        return SqlLedger(self)


class SqliteStore(Desks):
    """A `Store` kept in one file."""

    shared = False

    def __init__(self, connection: aiosqlite.Connection, handed: deque[Callable[[Opened], None]]) -> None:
        self._connection = connection
        self._handed = handed
        super().__init__(self._together)

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

    async def _together(self, carry_out: CarryOut, works: Sequence[Work]) -> list[Outcome]:
        return await self._run(lambda connection: carry_out(SqliteSession(connection), works))

    async def ahead(self) -> float:
        return 0.0

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
