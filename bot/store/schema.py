"""The tables of a file, and the way to today's from those of any earlier version."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from importlib.resources import files

from bot.store import reforms
from bot.store.protocol import Unusable


def migrations(dialect: str = "") -> list[tuple[int, str]]:
    """The numbered steps from nothing to today's tables: of a file, or in another dialect of SQL."""
    folder = files("bot.store").joinpath("migrations", dialect)
    steps = [
        (int(path.name[:4]), path.read_text("utf-8"))
        for path in folder.iterdir()
        if path.name.endswith(".sql")
    ]
    return sorted(steps)


def statements(script: str) -> Iterable[str]:
    """The single statements of a script: `executescript` would commit behind our back."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def behind(connection: sqlite3.Connection) -> bool:
    """Whether the tables are of an earlier version. Raises Unusable if they are of a later one."""
    (have,) = connection.execute("PRAGMA user_version").fetchone()
    return older(have, migrations()[-1][0])


def older(have: int, newest: int) -> bool:
    """Whether tables of this version are of an earlier one. Raises Unusable if they are of a later one."""
    if have > newest:
        raise Unusable(f"the database is of a newer version ({have}) than this program ({newest})")
    return have < newest


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date, each step whole or not at all."""
    if not behind(connection):
        return
    reforms.register(connection)
    for number, script in migrations():
        connection.execute("BEGIN IMMEDIATE")
        try:
            (have,) = connection.execute("PRAGMA user_version").fetchone()
            if have < number:
                for statement in statements(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
