"""Everything from one database into another, of whatever kind: row by row, compared, all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Protocol

from bot.store import postgres
from bot.store.address import Where
from bot.store.file import Opened, faults, hold, look, look_today, play, put
from bot.store.postgres import Connection, PostgresSession
from bot.store.protocol import Unusable
from bot.store.schema import migrate
from bot.store.sqlite import SqliteSession

TABLES = {
    "games": "id",
    "seats": "game, seat",
    "journal": "game, n",
    "drafts": "game, seat",
    "snapshots": "game, seat",
    "seen": "interaction",
    "outbox": "id",
    "timers": "game, kind, seat",
    "people": '"user"',
    "posts": "game, kind",
    "votes": "id",
    "notes": "key",
    "campaigns": "id",
    "members": "campaign, person",
    "evenings": "game",
}
"""What is carried over, and by what each row is known; who looks after what at the moment stays behind."""
NUMBERED = ("games", "outbox", "votes", "campaigns")
"""Tables that never give a number twice."""
AT_ONCE = 500
"""Rows."""
UNHURRIED = b"SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"

Row = tuple[Any, ...]


class Side(Protocol):
    """A database, inside a transaction."""

    def many(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        """Carry a statement out once for each of these rows."""

    def columns(self, table: str) -> list[str]:
        """What a row of the table holds, in any order."""

    def each(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """All rows, in the order of what they are known by."""

    def given(self, table: str) -> int:
        """The last number that was given."""

    def give_from(self, table: str, number: int) -> None:
        """Numbers up to this one are given no more."""


class FileSide(SqliteSession):
    """One in a file."""

    def columns(self, table: str) -> list[str]:
        return [str(name) for _, name, *_ in self.run(f"PRAGMA table_info({table})")]

    def each(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        yield from self.run(f"SELECT {listed(columns)} FROM {table} ORDER BY {TABLES[table]}")

    def given(self, table: str) -> int:
        row = self.run("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return int(row[0]) if row else 0

    def give_from(self, table: str, number: int) -> None:
        self.run("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))


class ServerSide(PostgresSession):
    """One on a server."""

    def columns(self, table: str) -> list[str]:
        query = (
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ?"
        )
        return [str(name) for (name,) in self.run(query, (table,))]

    def each(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        # In the order of their bytes, as in a file, whatever language the server sorts by.
        order = TABLES[table].replace("key", 'key COLLATE "C"').replace("kind", 'kind COLLATE "C"')
        with self._connection.cursor(name="each") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(f"SELECT {listed(columns)} FROM {table} ORDER BY {order}".encode())
            yield from cursor

    def given(self, table: str) -> int:
        row = self.run(f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq")
        return int(row.fetchone()[0])

    def give_from(self, table: str, number: int) -> None:
        self.run("SELECT setval(?, ?)", (f"{table}_id_seq", number))


def listed(columns: Sequence[str]) -> str:
    """Columns by their names, one of which is also a word of SQL."""
    return ", ".join(f'"{name}"' for name in columns)


def carry(source: Side, target: Side) -> int:
    """Copy all rows and compare them; how many there are. Raises Unusable, and then nothing may be kept."""
    for table in TABLES:
        if next(target.each(table, target.columns(table)), None) is not None:
            raise Unusable("there are games in it already; name one that is empty")
    return sum(_carry_table(source, target, table) for table in TABLES)


def _carry_table(source: Side, target: Side, table: str) -> int:
    number, columns = 0, sorted(target.columns(table))
    query = f"INSERT INTO {table} ({listed(columns)}) VALUES ({', '.join('?' * len(columns))})"
    rows = source.each(table, columns)
    while some := list(islice(rows, AT_ONCE)):
        target.many(query, some)
    for old, new in zip_longest(source.each(table, columns), target.each(table, columns)):
        if old != new:
            raise Unusable(f"a row of {table} did not arrive as it was; nothing is kept")
        number += 1
    if table in NUMBERED and (given := source.given(table)):
        target.give_from(table, given)
    return number


def copy(source: Where, target: Where) -> int:
    """Copy everything into an empty database, while nobody plays on either; how many rows."""
    if source == target:
        raise Unusable("that is one and the same database")
    with _source(source) as old, _target(target) as new:
        return carry(old, new)


def save(source: str, target: Path) -> int:
    """Copy everything on a server into a new file, while games go on; how many rows."""
    with put(target) as part, _server(source, postgres.require) as old:
        return _saved(old, part)


def _saved(old: Side, part: Path) -> int:
    with _file(sqlite3.connect(part, isolation_level=None, factory=Opened)) as new:
        number = carry(old, new)
    with closing(look(part)) as connection:
        for fault in faults(connection):
            raise Unusable(f"the copy is damaged: {fault}")
    return number


def save_to_come(source: str, target: Path) -> int:
    """Copy what a server would hold once it is up to date, and leave it as it is; after how many steps."""
    with put(target) as part, closing(postgres.connect(source)) as connection, postgres.told(source):
        connection.execute(UNHURRIED)
        with postgres.rehearsed(connection) as steps:
            _saved(ServerSide(connection), part)
    return steps


@contextmanager
def _source(place: Where) -> Iterator[Side]:
    if isinstance(place, str):
        with _server(place, _seen_alone) as side:
            yield side
        return
    try:
        with closing(hold(place)), closing(look_today(place)) as connection:
            yield FileSide(connection)
    except Unusable as error:
        raise Unusable(f"database {place}: {error}") from error


@contextmanager
def _target(place: Where) -> Iterator[Side]:
    if isinstance(place, str):
        with _server(place, _made_alone) as side:
            yield side
        return
    try:
        with _file(play(place)) as side:
            yield side
    except Unusable as error:
        raise Unusable(f"database {place}: {error}") from error


@contextmanager
def _file(connection: Opened) -> Iterator[Side]:
    """A file that is written in one transaction, or not at all."""
    with closing(connection):
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        yield FileSide(connection)
        connection.execute("COMMIT")


@contextmanager
def _server(url: str, prepare: Callable[[Connection], None]) -> Iterator[Side]:
    """A server's, in one transaction that sees one moment, and lasts as long as it must."""
    with closing(postgres.connect(url)) as connection, postgres.told(url):
        connection.execute(UNHURRIED)
        prepare(connection)
        connection.execute(b"BEGIN ISOLATION LEVEL REPEATABLE READ")
        yield ServerSide(connection)
        connection.execute(b"COMMIT")


def _alone(connection: Connection) -> None:
    if not postgres.alone(connection):
        raise Unusable("a process of the bot is using it; stop that one first")


def _seen_alone(connection: Connection) -> None:
    postgres.require(connection)
    _alone(connection)


def _made_alone(connection: Connection) -> None:
    _alone(connection)
    postgres.migrate(connection)
