"""Whole games as files, and copies of the database."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.config import Config
from bot.desk import Desk
from bot.store import OPEN, Conflict, Draft, Entry, GameRow, Ledger, Place, Snapshot, Store, Unusable
from bot.store.file import copy, hold, look, put_restored, restoring, sides, write
from bot.store.reforms import typed_arguments
from bot.store.sqlite import SqliteStore
from game import GAMES
from game.api import Game

FORMAT = 2


class Archive(msgspec.Struct, frozen=True):
    """Everything that makes a game. What is still to be posted stays behind."""

    format: int
    game: GameRow
    places: list[Place]
    journal: list[Entry]
    drafts: list[Draft]
    snapshots: list[Snapshot]


class BadArchive(Exception):
    """The file holds no game that this program can read."""


async def export(store: Store, number: int) -> bytes:
    """A game as a JSON file. It holds every secret of the game."""

    def read(ledger: Ledger) -> Archive:
        row = ledger.game(number)
        if row is None:
            raise BadArchive(f"there is no game {number}")
        places = list(ledger.places(number))
        seats = (-1, *(place.seat for place in places))
        found = [ledger.snapshot(number, seat) for seat in seats]
        return Archive(
            FORMAT,
            row,
            places,
            list(ledger.entries(number)),
            list(ledger.drafts(number)),
            [snapshot for snapshot in found if snapshot is not None],
        )

    return msgspec.json.format(msgspec.json.encode(await store.read(read)), indent=1)


async def bring(store: Store, data: bytes, guild: int | None = None, channel: int | None = None) -> GameRow:
    """Read a game from its file, as a new game. One that was running is paused until its host resumes it."""
    try:
        archive = msgspec.json.decode(data, type=Archive)
    except msgspec.MsgspecError as error:
        raise BadArchive(f"this is no exported game: {error}") from error
    if archive.format == 1:
        archive = msgspec.json.decode(typed_arguments(data), type=Archive)
    elif archive.format != FORMAT:
        raise BadArchive(f"the file is of format {archive.format}; this program reads {FORMAT}")
    old = archive.game
    phase = "paused" if old.phase == "running" else old.phase
    row = msgspec.structs.replace(
        old, id=0, phase=phase, guild=guild or old.guild, channel=channel or old.channel
    )

    def write(ledger: Ledger) -> GameRow:
        if row.phase in OPEN and ledger.game_in(row.channel) is not None:
            raise BadArchive("the channel has an open game; name another with --guild and --channel")
        added = ledger.add_game(row)
        ledger.put_places(added.id, archive.places)
        ledger.add_entries(added.id, archive.journal)
        for draft in archive.drafts:
            ledger.put_draft(added.id, draft)
        for snapshot in archive.snapshots:
            ledger.put_snapshot(added.id, snapshot)
        return added

    try:
        return await store.write(write)
    except Conflict as error:
        raise BadArchive(str(error)) from error


async def examined(path: Path, games: Mapping[str, Game[Any]] = GAMES) -> tuple[int, Sequence[str]]:
    """How many games are open in a database, and all that is wrong with it. May raise Unusable."""
    store = await SqliteStore.visit(path)
    try:
        if found := await store.faults():
            return 0, found
        desk = Desk(store, games, time.time)
        rows = await store.read(lambda ledger: ledger.games(OPEN))
        wrong = []
        for row in rows:
            if row.key not in games:
                wrong.append(f"game {row.id} is of a kind that is not installed: {row.key}")
                continue
            try:
                await desk.peek(row.id)
            except Exception as error:
                wrong.append(f"game {row.id} cannot be opened: {type(error).__name__}: {error}")
        return len(rows), wrong
    finally:
        await store.close()


async def restore(path: Path, file: Path, games: Mapping[str, Game[Any]] = GAMES) -> tuple[int, Path | None]:
    """Put a backup in the place of the database, once it has been proven to open.

    How many games are open in it, and under which name the old database is kept. While anybody plays on the
    database, or if the backup is not whole, nothing is changed.
    """
    path, file = await asyncio.to_thread(_two, path, file)
    try:
        lock = hold(path)
    except Unusable as error:
        raise Unusable(f"database {path}: {error}") from error
    try:
        with restoring(path) as part:
            await asyncio.to_thread(_copy, file, part)
            number, wrong = await examined(part, games)
            if wrong:
                raise BadArchive(f"{file}: {'; '.join(wrong)}; the database is left as it was")
        return number, put_restored(path)
    except (Unusable, sqlite3.Error) as error:
        raise BadArchive(f"{file}: {error}; the database is left as it was") from error
    finally:
        lock.close()


def _two(path: Path, file: Path) -> tuple[Path, Path]:
    path, file = path.resolve(), file.resolve()
    if path == file:
        raise BadArchive("that is the database itself; name a backup of it")
    return path, file


def _copy(file: Path, target: Path) -> None:
    """Copy a database that nobody plays on; nothing stays beside it that was not there before."""
    before = sides(file)
    try:
        with closing(look(file)) as source:
            copy(source, target)
    finally:
        for side in sides(file):
            if side not in before:
                side.unlink()


def back_up(path: Path, target: Path) -> None:
    """Copy the database as it is, of whatever version, also while games go on."""
    if target.exists():
        raise BadArchive(f"{target} exists already")
    try:
        with closing(look(path)) as source:
            copy(source, target)
    except Unusable as error:
        raise Unusable(f"database {path}: {error}") from error


async def command(name: str, asked: argparse.Namespace, config: Config) -> int:
    """`export`, `import`, `backup` and `restore` of the command line."""
    file = Path(asked.file)
    try:
        match name:
            case "export":
                await _export(config.database, asked.game, file)
            case "import":
                await _import(config.database, file, asked.guild, asked.channel)
            case "backup":
                await asyncio.to_thread(back_up, config.database, file)
                print(f"The database is copied to {file}. It holds every secret of every game.")
            case _:
                number, kept = await restore(config.database, file)
                print(f"{config.database} is restored from {file}: {number} open games.")
                if kept is not None:
                    print(f"What was there is kept as {kept}.")
    except BadArchive as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, sqlite3.Error) as error:
        print(f"{name} {file}: {error}", file=sys.stderr)
        return 1
    return 0


async def _export(database: Path, game: int, file: Path) -> None:
    store = await SqliteStore.visit(database)
    try:
        data = await export(store, game)
    finally:
        await store.close()
    await asyncio.to_thread(write, file, data)
    print(f"Game {game} is written to {file}. It holds every secret of the game.")


async def _import(database: Path, file: Path, guild: int | None, channel: int | None) -> None:
    data = await asyncio.to_thread(file.read_bytes)
    store = await SqliteStore.open(database)
    try:
        row = await bring(store, data, guild, channel)
    finally:
        await store.close()
    print(f"The game is now game {row.id}, {row.phase}.")
