"""What looks after the database by itself: a backup every day, and migrating, tried out before it is done."""

from __future__ import annotations

import asyncio
import errno
import logging
import lzma
import os
import re
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bot.alarm import Alarm
from bot.archive import back_up, examined, export
from bot.config import Config
from bot.leases import Leases
from bot.replay import Diverged, audit
from bot.steady import elapsed
from bot.store import OPEN, GameRow, Ledger, Store, carry, postgres
from bot.store.address import Where, hidden
from bot.store.file import sides, write
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from game.api import Game

log = logging.getLogger(__name__)

HOUR, DAY = 3600.0, 24 * 3600.0
AFTER_FAILURE = 900.0
"""Seconds after which what failed is tried again: to copy a whole database is nothing for every minute."""
AT_ONCE, REST = 10, 1.0
"""So many games are laid aside in a row, and for so many seconds others have their turn."""
NAMED = re.compile(r"games-\d{8}\.sqlite3")
"""What backups are called: by their day."""
PART = re.compile(r"\.games-\d{8}\.sqlite3\..*")
"""What is left of one where a process was killed. Nothing else in their folder is ever taken away."""
SPARE = 16 << 20
"""Bytes that a backup leaves to those who play: a disk that it fills takes no press until it is given up."""


class Upkeep:
    """Makes a backup every day, keeps the last few, and lays aside what has been over for long."""

    def __init__(self, config: Config, store: Store, leases: Leases, now: Callable[[], float]) -> None:
        self._config = config
        self._store = store
        self._leases = leases
        self._now = now
        self._rests: dict[str, float] = {}
        """Until when what failed is left alone, by a clock that nobody can set."""
        self._alarm = Alarm("upkeep", self._look)

    def begin(self) -> None:
        """From now on."""
        if self._config.backups is not None or self._config.kept_days:
            self._alarm.stir()

    async def close(self) -> None:
        """No backup is begun any more."""
        await self._alarm.close()

    async def _look(self) -> float:
        config = self._config
        async with self._leases.use("upkeep"):
            await self._leases.take(["upkeep"])
            if not self._leases.ours("upkeep"):
                return HOUR
            if config.backups is not None:
                await self._tried("the backup of today", partial(self._back_up, config.backups))
            if config.kept_days and await self._tried("laying games aside", self._lay_aside):
                return REST
        return AFTER_FAILURE if self._rests else HOUR

    async def _back_up(self, folder: Path) -> bool:
        where, kept = self._config.database, self._config.backups_kept
        await asyncio.to_thread(daily, where, folder, kept, time.time())
        return False

    async def _lay_aside(self) -> bool:
        before = self._now() - self._config.kept_days * DAY
        return await lay_aside(self._store, self._config.archive, before)

    async def _tried(self, what: str, work: Callable[[], Awaitable[bool]]) -> bool:
        """Whether there is more to do of it at once. What fails keeps nothing else from being done."""
        if elapsed() < self._rests.get(what, 0.0):
            return False
        try:
            more = await work()
        except Exception:
            self._rests[what] = elapsed() + AFTER_FAILURE
            log.exception("upkeep: %s failed, and is tried again in %.0f minutes", what, AFTER_FAILURE / 60)
            return False
        self._rests.pop(what, None)
        return more


def daily(where: Where, folder: Path, kept: int, now: float) -> Path | None:
    """Today's backup, if there is none yet, proven as it is made; the oldest of too many go. Where it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = folder / f"games-{datetime.fromtimestamp(now, UTC):%Y%m%d}.sqlite3"
    if target.exists():
        return None
    for left in [path for path in folder.iterdir() if PART.fullmatch(path.name)]:
        left.unlink()
    if said := crowded(where, folder):
        raise OSError(errno.ENOSPC, said, str(folder))
    back_up(where, target)
    log.info("backup=%s made", target)
    for old in sorted(path for path in folder.iterdir() if NAMED.fullmatch(path.name))[:-kept]:
        old.unlink()
        log.info("backup=%s is too old, and gone", old)
    return target


def crowded(where: Where, folder: Path) -> str:
    """Why a folder has no room for a copy of a database; empty: it has. May raise Unusable."""
    if isinstance(where, str):
        size = postgres.size(where)
    else:
        size = sum(side.stat().st_size for side in sides(where))
    need, free = size + SPARE, shutil.disk_usage(folder).free
    return "" if free >= need else f"a copy wants {need >> 20} MB, and {free >> 20} are free"


async def lay_aside(store: Store, folder: Path, before: float) -> bool:
    """Write some games that were over by then to files, then keep no row of them. False: there are none."""
    rows = await store.read(lambda ledger: ledger.old_games(before, AT_ONCE))
    for row in rows:
        data = lzma.compress(await export(store, row.id))
        target = await asyncio.to_thread(_put, folder, f"game-{row.id}", data)
        await store.write(partial(_drop, row=row))
        log.info("game=%d version=%d is laid aside as %s", row.id, row.version, target)
    return bool(rows)


def _drop(ledger: Ledger, row: GameRow) -> None:
    """Keep nothing of a game, if it is still what was written."""
    if ledger.game(row.id) == row:
        ledger.drop_game(row.id)


def _put(folder: Path, name: str, data: bytes) -> Path:
    """Write a file beside those that are there: one of the same number may be of an earlier database."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for number in count(1):
        target = folder / (f"{name}.json.xz" if number == 1 else f"{name}-{number}.json.xz")
        if not target.exists():
            write(target, data)
            return target
        if target.read_bytes() == data:
            # Written, but not taken out of the database before the process ended.
            return target
    raise AssertionError


def newest(folder: Path) -> Path | None:
    """The latest backup."""
    if not folder.is_dir():
        return None
    return max((path for path in folder.iterdir() if NAMED.fullmatch(path.name)), default=None)


def roomy(where: Where, backups: Path | None) -> Path:
    """A folder for a copy: that of the backups, which is where one has room, or else the database's or this
    one. That for what is short-lived may be memory: it is taken where nothing else can be written."""
    beside = where.parent if isinstance(where, Path) else None
    for folder in (backups, beside, Path()):
        if folder is not None and folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
            return folder.resolve()
    return Path(tempfile.gettempdir())


async def migrate(
    where: Where, games: Mapping[str, Game[Any]], *, dry: bool, backups: Path | None = None
) -> tuple[str, bool]:
    """Bring the tables up to date. `dry`: of a copy only, on which every game that goes on is played again.

    What is to be told, and whether all is well.
    """
    if not dry:
        await (await open_store(where)).close()
        return f"{hidden(where)} is of today.", True
    told = []
    room = roomy(where, backups)
    if said := await asyncio.to_thread(crowded, where, room):
        return f"✗ {said} in {room}; BACKUPS can name a folder on another disk. Nothing was tried.", False
    with tempfile.TemporaryDirectory(prefix=".dry-run-", dir=room) as folder:
        copy = Path(folder) / "copy.sqlite3"
        if isinstance(where, Path):
            await asyncio.to_thread(back_up, where, copy)
        elif steps := await asyncio.to_thread(carry.save_to_come, where, copy):
            told.append(
                f"{steps} steps would bring {hidden(where)} up to date; none fails, all are taken back."
            )
        number, wrong = await examined(copy, games)
        wrong = [*wrong, *await _replayed(copy, games)]
    told.append(
        f"{number} open games were opened and played again on a copy in {room}, which is gone;"
        " nothing else was touched."
    )
    return "\n".join([*told, *(f"✗ {fault}" for fault in wrong)]), not wrong


async def _replayed(copy: Path, games: Mapping[str, Game[Any]]) -> list[str]:
    """Which games that go on their journal no longer leads to."""
    wrong = []
    store = await SqliteStore.open(copy)
    try:
        tables = Tables(store, games, time.time)
        for row in await store.read(lambda ledger: ledger.games(OPEN)):
            if row.key not in games or not row.entries:
                continue
            try:
                table = await tables.peek(row.id)
                await asyncio.to_thread(audit, table, await tables.played(table))
            except Diverged as error:
                wrong.append(f"game {row.id} would go on from its snapshot; its journal differs at {error}")
            except Exception as error:
                wrong.append(f"game {row.id} cannot be played again: {type(error).__name__}: {error}")
    finally:
        await store.close()
    return wrong
