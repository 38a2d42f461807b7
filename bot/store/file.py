"""The file of a database: who has it, who may read it, whether it is whole, and how another takes its place.

A database is made beside its name and put there when it is finished. So what stands under the name is whole,
and an empty file is never a new one: something has emptied it.
"""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.store.protocol import Unusable
from bot.store.schema import behind, migrate

log = logging.getLogger(__name__)

SIDES = ("", "-wal", "-shm", "-journal")
"""A database, and what SQLite keeps beside it."""
OTHERS = 0o077
"""The permissions of everybody but the owner: games are full of secrets."""


class Opened(sqlite3.Connection):
    """A connection that carries out what is handed to it, and gives the database free when it is closed."""

    lock: sqlite3.Connection | None = None
    handed: deque[Callable[[Opened], None]] | None = None
    """Pieces of work, each of which is done by a commit of its own."""

    def commit(self) -> None:
        """The next piece of work, as a whole: no other comes between its statements."""
        if self.handed:
            self.handed.popleft()(self)

    def close(self) -> None:
        super().close()
        if self.lock is not None:
            self.lock.close()


def play(path: Path) -> Opened:
    """Open the database to play on it, alone: made if it is missing, narrowed, up to date."""
    path = path.resolve()
    lock = hold(path)
    try:
        put_restored(path)
        if not path.exists():
            _make(path)
        require(path)
        for side in filter(open_to_others, sides(path)):
            side.chmod(0o600)
            log.warning("%s could be read by others; now only by its owner", side)
        held = sqlite3.connect(path, isolation_level=None, timeout=10, factory=Opened)
        held.lock = lock
    except BaseException:
        lock.close()
        raise
    try:
        _prepare(held)
    except BaseException:
        held.close()
        raise
    return held


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == 0:
        raise Unusable("there are no games in it: something has emptied it, or it is another program's")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")
    migrate(connection)


def look(path: Path) -> Opened:
    """Open the database to read it, beside whoever plays on it: nothing is made or changed."""
    path = path.resolve()
    require(path)
    uri = f"{path.as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10, factory=Opened)


def look_today(path: Path) -> Opened:
    """The same with the tables of today: where they are older, of a copy that is brought up to date."""
    connection = look(path)
    try:
        if not behind(connection):
            return connection
        memory = empty()
        connection.backup(memory)
        _prepare(memory)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return memory


def empty() -> Opened:
    """No database at all, in memory."""
    return sqlite3.connect(":memory:", isolation_level=None, factory=Opened)


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Everything in one file that needs none beside it, while others go on writing."""
    with put(target) as part, closing(sqlite3.connect(part, isolation_level=None)) as other:
        source.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")
        for fault in faults(other):
            raise Unusable(f"it is damaged: {fault}")


def faults(connection: sqlite3.Connection) -> list[str]:
    """What is damaged in a database."""
    try:
        found = [str(fault) for (fault,) in connection.execute("PRAGMA integrity_check(5)")]
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.DatabaseError as error:
        return [str(error)]
    found += [f"{table}: a row of no game" for table, *_ in orphans]
    return [fault for fault in found if fault != "ok"]


def hold(path: Path) -> sqlite3.Connection:
    """Until the connection is closed, or its process ends, nobody else plays on this database.

    The lock is SQLite's own, on an empty file: it works wherever SQLite does, and no kill leaves it behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    mark = _beside(path, ".lock")
    os.close(os.open(mark, os.O_RDWR | os.O_CREAT, 0o600))
    lock = sqlite3.connect(mark, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("PRAGMA journal_mode = OFF")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Unusable("another process of the bot is using it; stop that one first") from error
    return lock


def require(path: Path) -> None:
    """Raises Unusable unless there is a file with something in it."""
    if not path.exists():
        if _beside(path, ".restored").exists():
            raise Unusable("a backup was being put in its place; starting the bot completes that")
        if remains(path):
            raise Unusable("it is gone, but its log is left; `python -m bot restore FILE` mends that")
        raise Unusable("there is no such file")
    if path.stat().st_size == 0:
        raise Unusable("something has emptied it; `python -m bot restore FILE` puts a backup in its place")


def remains(path: Path) -> bool:
    """Whether what is left shows that a database was here, or was to be put here."""
    logs = (_beside(path, "-wal"), _beside(path, "-journal"), _beside(path, ".restored"))
    return any(left.exists() and left.stat().st_size for left in logs)


def _make(path: Path) -> None:
    if remains(path):
        # Its log would be read as part of whatever comes in its place.
        require(path)
    with put(path) as part, closing(sqlite3.connect(part, isolation_level=None)) as connection:
        migrate(connection)


def put_restored(path: Path) -> Path | None:
    """Put a restored database in its place, if one waits, and the old one aside; where that is told.

    Done again after an interruption it ends the same: nothing is found under the name before all is there,
    and the old log is never read as part of the new database.
    """
    restored = _beside(path, ".restored")
    if not restored.exists():
        return None
    # By its own time: what was put aside before an interruption and after it keeps one name.
    when = datetime.fromtimestamp(restored.stat().st_mtime, UTC)
    aside = _beside(path, f".until-{when:%Y%m%d-%H%M%S-%f}")
    moved = False
    for suffix in SIDES:
        old = _beside(path, suffix)
        if old.exists():
            old.chmod(0o600)
            old.rename(_beside(aside, suffix))
            moved = True
    _sync(path.parent)
    restored.rename(path)
    _sync(path.parent)
    return aside if moved else None


@contextmanager
def restoring(path: Path) -> Iterator[Path]:
    """A file for a restored database; when it is finished and proven, it waits to be put in its place."""
    with put(_beside(path, ".restored")) as part:
        yield part


@contextmanager
def put(target: Path) -> Iterator[Path]:
    """A file of our own to write, which becomes the target when it is finished; otherwise nothing is left."""
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "there is no such folder", str(target.parent))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    finally:
        for side in sides(part):
            side.unlink()


def write(target: Path, data: bytes) -> None:
    """Write a file for its owner only, whole or not at all."""
    if target.exists() and not target.is_file():
        # A pipe or a terminal, which nothing can take the place of.
        target.write_bytes(data)
        return
    with put(target.resolve()) as part:
        part.write_bytes(data)


def sides(path: Path) -> list[Path]:
    """The database and what SQLite keeps beside it, as far as they are there."""
    return [side for suffix in SIDES if (side := _beside(path, suffix)).exists()]


def open_to_others(path: Path) -> bool:
    """Whether others on this machine may read it."""
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _sync(path: Path) -> None:
    """What is written, or how the files of a folder are called, outlives a loss of power."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
