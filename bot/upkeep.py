"""What looks after the database by itself: a backup every day, and migrating, tried out before it is done."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.alarm import Alarm
from bot.archive import back_up, examined
from bot.leases import Leases
from bot.replay import Diverged, audit
from bot.store import OPEN, postgres
from bot.store.address import Where, hidden
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from game.api import Game

log = logging.getLogger(__name__)

HOUR = 3600.0
NAMED = re.compile(r"games-\d{8}\.sqlite3")
"""What backups are called: by their day. Nothing else in their folder is ever taken away."""


class Upkeep:
    """Makes a backup every day, as long as the bot runs, and keeps the last few."""

    def __init__(self, where: Where, folder: Path | None, kept: int, leases: Leases) -> None:
        self._where = where
        self._folder = folder
        self._kept = kept
        self._leases = leases
        self._alarm = Alarm("backup", self._look)

    def begin(self) -> None:
        """From now on."""
        if self._folder is not None:
            self._alarm.stir()

    async def close(self) -> None:
        """No backup is begun any more."""
        await self._alarm.close()

    async def _look(self) -> float:
        async with self._leases.use("backup"):
            await self._leases.take(["backup"])
            if self._leases.ours("backup") and self._folder is not None:
                await asyncio.to_thread(daily, self._where, self._folder, self._kept, time.time())
        return HOUR


def daily(where: Where, folder: Path, kept: int, now: float) -> Path | None:
    """Today's backup, if there is none yet, proven as it is made; the oldest of too many go. Where it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = folder / f"games-{datetime.fromtimestamp(now, UTC):%Y%m%d}.sqlite3"
    if target.exists():
        return None
    back_up(where, target)
    log.info("backup=%s made", target)
    for old in sorted(path for path in folder.iterdir() if NAMED.fullmatch(path.name))[:-kept]:
        old.unlink()
        log.info("backup=%s is too old, and gone", old)
    return target


def newest(folder: Path) -> Path | None:
    """The latest backup."""
    if not folder.is_dir():
        return None
    return max((path for path in folder.iterdir() if NAMED.fullmatch(path.name)), default=None)


async def migrate(where: Where, games: Mapping[str, Game[Any]], *, dry: bool) -> tuple[str, bool]:
    """Bring the tables up to date. `dry`: of a copy only, on which every game that goes on is played again.

    What is to be told, and whether all is well.
    """
    if not dry:
        await (await open_store(where)).close()
        return f"{hidden(where)} is of today.", True
    if isinstance(where, str) and (steps := await asyncio.to_thread(_tried, where)):
        return (
            f"{steps} steps would bring {hidden(where)} up to date; none fails, and all are taken back.",
            True,
        )
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(back_up, where, copy)
        number, wrong = await examined(copy, games)
        wrong = [*wrong, *await _replayed(copy, games)]
    told = [f"{number} open games were opened and played again on a copy; nothing was touched."]
    return "\n".join([*told, *(f"✗ {fault}" for fault in wrong)]), not wrong


def _tried(url: str) -> int:
    with postgres.connect(url) as connection, postgres.told(url):
        return postgres.rehearse(connection)


async def _replayed(copy: Path, games: Mapping[str, Game[Any]]) -> list[str]:
    """Which games that go on their journal no longer leads to."""
    wrong = []
    store = await SqliteStore.open(copy)
    try:
        tables = Tables(store, games, time.time)
        for row in await store.read(lambda ledger: ledger.games(OPEN)):
            if row.key not in games or not row.entries:
                continue
            table, number = await tables.peek(row.id), row.id
            entries = await store.read(lambda ledger, number=number: ledger.entries(number))  # type: ignore[misc]
            try:
                await asyncio.to_thread(audit, table, entries[: row.entries])
            except Diverged as error:
                wrong.append(f"game {row.id} would go on from its snapshot; its journal differs at {error}")
    finally:
        await store.close()
    return wrong
