"""Whole games as files, and copies of the database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import msgspec

from bot.config import Config
from bot.store import OPEN, Conflict, Draft, Entry, GameRow, Ledger, Place, Snapshot, Store
from bot.store.sqlite import SqliteStore

FORMAT = 1


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
    if archive.format != FORMAT:
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


async def command(name: str, asked: argparse.Namespace, config: Config) -> int:
    """`export`, `import` and `backup` of the command line."""
    file = Path(asked.file)
    store = await SqliteStore.open(config.database)
    try:
        match name:
            case "export":
                data = await export(store, asked.game)
                await asyncio.to_thread(file.write_bytes, data)
                print(f"Game {asked.game} is written to {file}. It holds every secret of the game.")
            case "import":
                data = await asyncio.to_thread(file.read_bytes)
                row = await bring(store, data, asked.guild, asked.channel)
                print(f"The game is now game {row.id}, {row.phase}.")
            case _:
                if await asyncio.to_thread(file.exists):
                    raise BadArchive(f"{file} exists already")
                await store.backup(file)
                print(f"The database is copied to {file}.")
    except (BadArchive, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        await store.close()
    return 0
