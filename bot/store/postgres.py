"""The store in PostgreSQL, for one process or many.

Ledgers are synchronous, so this is psycopg with its pool on threads of our own: whole pieces of work go to a
connection as they go to a file, and what is asked for meanwhile goes together.

One process writes at a time, as in a file: a lock that lasts as long as its transaction. So numbers are given
in the order in which things became true, a lane is delivered in that order, nobody waits for each other in a
circle, and no work need ever be done twice. Who falls silent while writing is cut off by the server,
or by who waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool

from bot.store.address import hidden, well_written
from bot.store.dialect import Cursor
from bot.store.errands import CarryOut, Desks, Outcome, Work
from bot.store.ledger import SqlLedger
from bot.store.protocol import Ledger, Unreachable, Unusable
from bot.store.schema import migrations, older

log = logging.getLogger(__name__)

T = TypeVar("T")
Row = tuple[Any, ...]
Connection = psycopg.Connection[Row]

WRITING, PLAYING = 0x5EA7_0001, 0x5EA7_0002
"""Locks of the database: of who writes, and of all who play on it."""
PATIENCE = 8.0
"""Seconds until somebody who presses hears that the database cannot be reached. Who asks next tries anew."""
GLANCE = 0.1
"""Seconds after which somebody who waits for an answer looks whether they are told to stop."""
SILENCE = 12.0
"""Seconds after which a line is given up on which no answer comes: by itself the server ends every statement
sooner. Something that stands between may keep a line open that leads nowhere."""
FAREWELL = 1.0
"""Seconds within which the server has noticed that somebody who played on it has ended."""
AT_ONCE = PATIENCE / 2
"""Seconds in which somebody who is only asked whether they are there answers."""
TOGETHER = 4
"""Connections of one process."""
MEASURED = 3
"""So often its clock is looked at: the quickest look counts."""

AT_LEISURE = "SET LOCAL statement_timeout = 0"
"""What changes all rows of a table takes as long as it takes."""

LONGEST = 10.0
"""Seconds after which the server ends a statement."""

AWAY = (
    psycopg.OperationalError,
    # Who was stopped in the middle of a work, and wakes up; and whose server has become another's copy.
    psycopg.errors.IdleInTransactionSessionTimeout,
    psycopg.errors.ReadOnlySqlTransaction,
)
"""What goes wrong though nothing is wrong with what was asked: it is asked again."""

MANNERS = {
    # A line that was cut without an end is noticed, and by the server, too, within seconds.
    "connect_timeout": "5",
    "keepalives_idle": "3",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
    "application_name": "tables",
    "options": (
        f"-c statement_timeout={LONGEST:.0f}s -c idle_in_transaction_session_timeout=5s"
        " -c tcp_keepalives_idle=3 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
        " -c tcp_user_timeout=8000 -c client_min_messages=warning"
    ),
}


@lru_cache(maxsize=512)
def translated(query: str) -> bytes:
    """A statement with the marks that psycopg knows."""
    return query.replace("%", "%%").replace("?", "%s").encode()


class Line(psycopg.Connection[Row]):
    """A connection on which nobody waits for ever."""

    patience = SILENCE

    def wait(self, gen: PQGen[T], interval: float = GLANCE, timeout: float | None = None) -> T:
        """Raises OperationalError, and is closed, where nothing is heard."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.info.transaction_status is TransactionStatus.ACTIVE:
                # In the middle of an answer it is of no use to anybody any more.
                self.close()
            raise


class PostgresSession:
    """A connection as a ledger and its errands know it."""

    clash: type[Exception] = psycopg.IntegrityError
    clock = "extract(epoch FROM clock_timestamp())::float8"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def run(self, query: str, values: Sequence[Any] = ()) -> Cursor:
        return self._connection.execute(translated(query), values)

    def many(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(translated(query), rows)

    def begin(self, *, write: bool) -> None:
        if write:
            # What others have written is seen once it is our turn, and not as it was when we asked for it.
            self.say("BEGIN", f"SELECT pg_advisory_xact_lock({WRITING})")
        else:
            self.say("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def say(self, *statements: str) -> None:
        # Together they are one way there and back.
        self._connection.execute("; ".join(statements).encode())

    def lost(self) -> bool:
        within = (TransactionStatus.INTRANS, TransactionStatus.INERROR)
        return self._connection.info.transaction_status not in within

    def ledger(self) -> Ledger:
        return SqlLedger(self)


class PostgresStore(Desks):
    """A `Store` kept in PostgreSQL."""

    shared = True

    def __init__(self, pool: ConnectionPool[Line]) -> None:
        self._pool = pool
        self._threads = ThreadPoolExecutor(TOGETHER, thread_name_prefix="store")
        super().__init__(self._together)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open the database to play on it, beside others; its tables are made, or brought up to date."""
        return await cls._open(url, migrate)

    @classmethod
    async def visit(cls, url: str) -> PostgresStore:
        """Open it to read it. May raise Unusable."""
        return await cls._open(url, require)

    @classmethod
    async def _open(cls, url: str, prepare: Callable[[Connection], None]) -> PostgresStore:
        return await asyncio.to_thread(cls._connected, url, prepare)

    @classmethod
    def _connected(cls, url: str, prepare: Callable[[Connection], None]) -> PostgresStore:
        plays = prepare is migrate
        with closing(connect(url)) as connection, told(url):
            prepare(connection)
            if plays and not _first(connection, f"pg_try_advisory_lock_shared({PLAYING})"):
                raise Unusable("it is being copied; wait for the end of that")
            pool = ConnectionPool[Line](
                url,
                min_size=2,
                max_size=TOGETHER,
                open=True,
                connection_class=Line,
                kwargs={**MANNERS, "autocommit": True},
                # However often a line breaks: who plays is known to play.
                configure=present if plays else None,
                check=_there,
                reconnect_timeout=PATIENCE,
                timeout=PATIENCE,
            )
            try:
                pool.wait(PATIENCE)
            except BaseException:
                pool.close()
                raise
        return cls(pool)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def go() -> T:
            with self._pool.connection() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, go)

    async def _together(self, carry_out: CarryOut, works: Sequence[Work]) -> list[Outcome]:
        try:
            outcomes = await self._run(lambda connection: carry_out(PostgresSession(connection), works))
        except psycopg.errors.QueryCanceled as error:
            # Mostly it was waited for somebody who writes, and perhaps does so no more.
            with suppress(psycopg.OperationalError):
                await self._run(end_silent)
            raise Unreachable(hidden(str(error))) from error
        except AWAY as error:
            raise Unreachable(hidden(str(error))) from error
        for outcome in outcomes:
            if isinstance(outcome.error, AWAY):
                outcome.error = Unreachable(hidden(str(outcome.error)))
        return outcomes

    async def ahead(self) -> float:
        def measure(connection: Connection) -> tuple[float, float]:
            before, began = time.time(), time.monotonic()
            there = float(_first(connection, PostgresSession.clock))
            return time.monotonic() - began, there - (before + time.time()) / 2

        # Whoever was stopped in the middle of it knows nothing.
        return min([await self._run(measure) for _ in range(MEASURED)])[1]

    async def faults(self) -> Sequence[str]:
        return await self._run(faults)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._pool.close()
        self._threads.shutdown()


def connect(url: str) -> Connection:
    """A connection in which every statement stands for itself. May raise Unusable."""
    with told(url):
        return psycopg.connect(url, autocommit=True, **MANNERS)  # type: ignore[arg-type]


class told:  # noqa: N801
    """What goes wrong with a database is told with its address, and without its password."""

    def __init__(self, url: str) -> None:
        self._url = url

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, psycopg.Error | Unusable):
            said = " ".join(str(error).split()) or type(error).__name__
            if not well_written(self._url):
                # What was taken for something else is repeated in the error.
                said = "what its password holds beside letters and digits is to be written as %XX"
                raise Unusable(f"database {hidden(self._url)}: {said}") from None
            raise Unusable(f"database {hidden(self._url)}: {said}") from error


def _first(connection: Connection, what: str) -> Any:
    row = connection.execute(f"SELECT {what}".encode()).fetchone()
    return None if row is None else row[0]


def present(connection: Connection) -> None:
    """As long as the connection lasts, nobody else has the database to themselves."""
    connection.execute(f"SELECT pg_advisory_lock_shared({PLAYING})".encode())


def _there(line: Line) -> None:
    """Raises OperationalError unless the server answers on it."""
    line.patience = AT_ONCE
    try:
        ConnectionPool.check_connection(line)
    finally:
        line.patience = SILENCE


def end_silent(connection: Connection) -> None:
    """Cut off who writes, and of whom the server has waited to hear for longer than any statement may take.

    The server does so by itself, but not where it waits for the rest of what somebody had begun to ask.
    """
    query = (
        "SELECT pid, pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)"
        " WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = %s"
        " AND datname = current_database() AND wait_event_type = 'Client'"
        " AND state_change < clock_timestamp() - make_interval(secs => %s)"
    )
    for pid, ended in connection.execute(query.encode(), (WRITING, LONGEST)):
        log.warning("the server's process %s held up everybody who writes, and was ended: %s", pid, ended)


def alone(connection: Connection) -> bool:
    """Keep everybody else from playing on it until the connection ends. False: somebody does.

    It is asked again and again: who waits for a lock keeps those from it who play.
    """
    until = time.monotonic() + FAREWELL
    while not _first(connection, f"pg_try_advisory_lock({PLAYING})"):
        if time.monotonic() > until:
            return False
        time.sleep(FAREWELL / 20)
    return True


def version(connection: Connection) -> int:
    """Of which version the tables are; 0: there are none."""
    if _first(connection, "to_regclass('schema_version')") is None:
        others = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        if _first(connection, f"({others})"):
            raise Unusable("there are tables of another program in it; make a database for this one")
        return 0
    return int(_first(connection, "coalesce(max(number), 0) FROM schema_version"))


def to_be_made(url: str) -> bool:
    """Whether there are no tables yet. May raise Unusable."""
    with connect(url) as connection, told(url):
        return version(connection) == 0


def size(url: str) -> int:
    """How many bytes a database takes on its server. May raise Unusable."""
    with connect(url) as connection, told(url):
        return int(_first(connection, "pg_database_size(current_database())"))


def behind(url: str) -> bool:
    """Whether the tables are of an earlier version. May raise Unusable."""
    with connect(url) as connection, told(url):
        return older(version(connection), migrations("postgresql")[-1][0])


def require(connection: Connection) -> None:
    """Raises Unusable unless the tables are there and of today."""
    have, newest = version(connection), migrations("postgresql")[-1][0]
    if not have:
        raise Unusable("there are no games in it")
    if older(have, newest):
        raise Unusable("its tables are of an earlier version; starting the bot brings them up to date")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date, each step whole or not at all, while nobody else does.

    May raise Unusable: who plays by what an earlier version knows would find the tables otherwise.
    """
    steps = migrations("postgresql")
    before = version(connection)
    if before and not older(before, steps[-1][0]):
        return
    if before and not alone(connection):
        raise Unusable("a process of an earlier version is using it, or it is being brought up to date")
    for number, script in steps:
        with connection.transaction():
            connection.execute(AT_LEISURE.encode())
            connection.execute(f"SELECT pg_advisory_xact_lock({WRITING})".encode())
            if not (have := version(connection)):
                connection.execute(b"CREATE TABLE schema_version (number BIGINT PRIMARY KEY)")
            if have < number:
                connection.execute(script.encode())
                connection.execute(b"INSERT INTO schema_version VALUES (%s)", (number,))
    if before:
        connection.execute(f"SELECT pg_advisory_unlock({PLAYING})".encode())


@contextmanager
def rehearsed(connection: Connection) -> Iterator[int]:
    """A moment of the database as it would be once it is up to date, all of which is taken back. After how
    many steps. May raise Unusable: while some are tried nobody can play."""
    have = version(connection)
    if not have:
        raise Unusable("there are no games in it")
    steps = [(number, script) for number, script in migrations("postgresql") if number > have]
    if older(have, migrations("postgresql")[-1][0]) and not alone(connection):
        raise Unusable("a process of the bot is using it; stop that one first")
    connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    with connection.transaction(force_rollback=True):
        connection.execute(AT_LEISURE.encode())
        for _, script in steps:
            connection.execute(script.encode())
        yield len(steps)


def faults(connection: Connection) -> list[str]:
    """What is damaged in a database, as far as the server knows."""
    torn = "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid"
    found = [f"{name}: an index that is not whole" for (name,) in connection.execute(torn.encode())]
    sums = "coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()"
    if failures := _first(connection, sums):
        found.append(f"{failures} pages were not as they had been written")
    return found
