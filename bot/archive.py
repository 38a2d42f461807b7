"""Whole games as files, and copies of the database."""

from __future__ import annotations

import argparse
import asyncio
import lzma
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from bot.config import Config
from bot.options import check_options
from bot.replay import Diverged, audit, replay
from bot.store import OPEN, Conflict, Draft, Entry, GameRow, Ledger, Place, Snapshot, Store, Unusable, carry
from bot.store.address import Where, hidden
from bot.store.file import copy, hold, look, put_restored, restoring, sides, write
from bot.store.opening import open_store, visit_store
from bot.store.reforms import typed_arguments
from bot.store.rows import SPANS, STRETCH, TABLE
from bot.stretch import found, stretch_of
from bot.table import Table
from bot.tables import Tables, decoder, replayed
from game import GAMES, text
from game.api import Game

FORMAT = 2
NUMBERS = range(1, 2**63)
"""What a person, a channel or a version can be numbered by, and kept."""
LONGEST_NAME = 100
PACKED = b"\xfd7zXZ"
"""How a packed file begins."""


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

    archive = await store.read(lambda ledger: archived(ledger, number))
    return msgspec.json.format(msgspec.json.encode(archive), indent=1)


def archived(ledger: Ledger, number: int) -> Archive:
    """Everything that makes a game."""
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


def prove(archive: Archive, games: Mapping[str, Game[Any]] = GAMES) -> None:
    """Raises BadArchive unless the game can be played on just as it was left."""
    row = archive.game
    game = games.get(row.key)
    if game is None:
        raise BadArchive(f"it is a game of a kind that is not installed: {row.key[:40]}")
    try:
        _prove_table(archive, game)
        if row.entries or archive.journal or row.phase not in ("lobby", "closed"):
            _prove_play(archive, game)
    except BadArchive:
        raise
    except Diverged as error:
        raise BadArchive(
            f"its journal does not lead to where it was left ({error}); it is damaged, or was written by"
            " another version of this program: bring it with that one"
        ) from error
    except Exception as error:
        # Whatever goes wrong with what stands in this file would go wrong while people play.
        raise BadArchive(f"it cannot be played: {type(error).__name__}: {error}") from error


def _require(well: bool, what: str) -> None:
    if not well:
        raise BadArchive(f"{what} cannot be")


def _prove_table(archive: Archive, game: Game[Any]) -> None:
    """Its row, its settings, its seats."""
    row, places, pace = archive.game, archive.places, archive.game.settings
    for name, span in SPANS.items():
        _require(span.admits(getattr(pace, name)), f"the setting {name}")
    _require(pace.language in text.languages(), "the language")
    _require(len(pace.theme) <= LONGEST_NAME, "the theme")
    check_options(game, row.options, max(len(places), game.seats.start))
    most = game.seats.stop - 1
    _require([place.seat for place in places] == list(range(len(places))), "the numbers of the seats")
    _require(len(places) <= most if row.phase == "lobby" else bool(places), "the number of seats")
    people = [person for place in places for person in (place.user, place.displaced, *place.past)]
    _require(all(person is None or person in NUMBERS for person in (row.host, *people)), "somebody's number")
    _require(all(len(place.name) <= LONGEST_NAME for place in places), "somebody's name")
    _require(all(number in NUMBERS for number in (row.guild, row.channel)), "the channel")
    _require(row.version in NUMBERS or row.version == 0, "the version")


def _prove_play(archive: Archive, game: Game[Any]) -> None:
    """Its journal leads to where it was left, and from there it goes on."""
    row, journal = archive.game, archive.journal
    _require(row.phase != "lobby" and row.entries > 0, "a game that has not begun, with steps in it,")
    _require([entry.n for entry in journal] == list(range(row.entries)), "the numbers of the steps")
    batches = [entry.batch for entry in journal]
    _require(batches == sorted(batches) and batches[-1] <= row.version, "the versions of the steps")
    read = decoder(game).decode
    _require(all(read(entry.action).seat == entry.seat for entry in journal[1:]), "the seat of a step")
    seats = range(len(archive.places))
    kept = {snapshot.seat: snapshot for snapshot in archive.snapshots}
    _require(set(kept) <= {TABLE, *seats} and TABLE in kept, "the states that are kept")
    _require(all(0 < snapshot.n <= row.entries for snapshot in kept.values()), "when a state was kept")
    _require(kept[TABLE].n == row.entries, "when the last state was kept")
    states = {seat: game.load(snapshot.data) for seat, snapshot in kept.items()}
    table = Table(row, game, tuple(archive.places), states[TABLE])
    audit(table, journal)
    staged = {draft.seat: replayed(table, draft) for draft in archive.drafts}
    whole = all(len(staged[draft.seat].actions) == len(draft.actions) for draft in archive.drafts)
    _require(whole and set(staged) <= set(seats), "what is staged")
    _require(
        all(0 <= draft.revision < NUMBERS.stop for draft in archive.drafts), "how often a seat has acted"
    )
    table = table.but(drafts=staged)
    over = table.result() is not None
    _require(row.phase == "closed" or over == (row.phase == "finished"), f"a game that is {row.phase}")
    for seat in (None, *seats):
        table.view(seat)
        # A picture of what has happened since is drawn from there.
        game.view(states.get(TABLE if seat is None else seat, states[TABLE]), seat)
    _require(all(table.legal(seat) for seat in table.awaited()), "a game in which nobody can go on")


def proven(archive: Archive, games: Mapping[str, Game[Any]]) -> list[Snapshot]:
    """The state with which the stretch began in which the game was left, once all of it is proven."""
    prove(archive, games)
    if not archive.journal:
        return []
    game = games[archive.game.key]
    states = list(replay(Table(archive.game, game, tuple(archive.places)), archive.journal))
    done_in = ["", *(stretch_of(game, state) for state in states[:-1])]
    _require([entry.stretch for entry in archive.journal] == done_in, "in which stretch a step was done")
    stretch = found(game, archive.journal, states)
    return [] if stretch is None else [Snapshot(STRETCH, stretch.begin, game.dump(stretch.start))]


def _read(data: bytes) -> Archive:
    try:
        archive = msgspec.json.decode(data, type=Archive)
        if archive.format == 1:
            return msgspec.json.decode(typed_arguments(data), type=Archive)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadArchive(f"this is no exported game: {error}") from error
    if archive.format != FORMAT:
        raise BadArchive(f"the file is of format {archive.format}; this program reads {FORMAT}")
    return archive


def unpacked(data: bytes) -> bytes:
    """What stands in a file, which may be packed. Raises BadArchive."""
    if not data.startswith(PACKED):
        return data
    try:
        return lzma.decompress(data)
    except (lzma.LZMAError, EOFError) as error:
        raise BadArchive(f"this is no exported game: {error}") from error


async def bring(
    store: Store,
    data: bytes,
    guild: int | None = None,
    channel: int | None = None,
    games: Mapping[str, Game[Any]] = GAMES,
) -> GameRow:
    """Read a game from its file, as a new game. One that was running is paused until its host resumes it.

    Before anything is written it is proven that it can be played.
    """
    archive = _read(data)
    began = await asyncio.to_thread(proven, archive, games)
    try:
        return await store.write(lambda ledger: put(ledger, archive, began, guild, channel))
    except (Conflict, sqlite3.IntegrityError, psycopg.DataError, OverflowError) as error:
        raise BadArchive(str(error)) from error


def put(
    ledger: Ledger, archive: Archive, began: Sequence[Snapshot], guild: int | None, channel: int | None
) -> GameRow:
    """Write a game that is proven, as a new one."""
    old = archive.game
    phase = "paused" if old.phase == "running" else old.phase
    row = msgspec.structs.replace(
        old, id=0, phase=phase, guild=guild or old.guild, channel=channel or old.channel, changed=time.time()
    )
    if row.phase in OPEN and ledger.game_in(row.channel) is not None:
        raise BadArchive("the channel has an open game; name another with --guild and --channel")
    added = ledger.add_game(row)
    ledger.put_places(added.id, archive.places)
    ledger.add_entries(added.id, archive.journal)
    for draft in archive.drafts:
        ledger.put_draft(added.id, draft)
    for snapshot in [*archive.snapshots, *began]:
        ledger.put_snapshot(added.id, snapshot)
    return added


async def examined(where: Where, games: Mapping[str, Game[Any]] = GAMES) -> tuple[int, Sequence[str]]:
    """How many games are open in a database, and all that is wrong with it. May raise Unusable."""
    store = await visit_store(where)
    try:
        if found := await store.faults():
            return 0, found
        tables = Tables(store, games, time.time)
        rows = await store.read(lambda ledger: ledger.games(OPEN))
        wrong = []
        for row in rows:
            if row.key not in games:
                wrong.append(f"game {row.id} is of a kind that is not installed: {row.key}")
                continue
            try:
                await tables.peek(row.id)
            except Exception as error:
                wrong.append(f"game {row.id} cannot be opened: {type(error).__name__}: {error}")
        return len(rows), wrong
    finally:
        await store.close()


async def restore(
    where: Where, file: Path, games: Mapping[str, Game[Any]] = GAMES
) -> tuple[int, Path | None]:
    """Put a backup in the place of the database, once it has been proven to open.

    How many games are open in it, and under which name the old database is kept. While anybody plays on the
    database, or if the backup is not whole, nothing is changed. On a server the place must be empty.
    """
    if isinstance(where, Path):
        return await _restore_file(where, file, games)
    number, wrong = await examined(file, games)
    if wrong:
        raise BadArchive(f"{file}: {'; '.join(wrong)}; the database is left as it was")
    await asyncio.to_thread(carry.copy, file, where)
    return number, None


async def _restore_file(path: Path, file: Path, games: Mapping[str, Game[Any]]) -> tuple[int, Path | None]:
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


def back_up(where: Where, target: Path) -> None:
    """Copy the database into a file as it is, of whatever version, also while games go on."""
    if target.exists():
        raise BadArchive(f"{target} exists already")
    if isinstance(where, str):
        carry.save(where, target)
        return
    try:
        with closing(look(where)) as source:
            copy(source, target)
    except Unusable as error:
        raise Unusable(f"database {where}: {error}") from error


async def command(name: str, asked: argparse.Namespace, config: Config) -> int:
    """`export`, `import`, `backup`, `restore` and `copy` of the command line."""
    try:
        print(await COMMANDS[name](config.database, asked))
    except BadArchive as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, sqlite3.Error) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    return 0


async def _export(database: Where, asked: argparse.Namespace) -> str:
    store = await visit_store(database)
    try:
        data = await export(store, asked.game)
    finally:
        await store.close()
    await asyncio.to_thread(write, asked.file, data)
    return f"Game {asked.game} is written to {asked.file}. It holds every secret of the game."


async def _import(database: Where, asked: argparse.Namespace) -> str:
    data = unpacked(await asyncio.to_thread(asked.file.read_bytes))
    store = await open_store(database)
    try:
        row = await bring(store, data, asked.guild, asked.channel)
    finally:
        await store.close()
    return f"The game is now game {row.id}, {row.phase}."


async def _backup(database: Where, asked: argparse.Namespace) -> str:
    await asyncio.to_thread(back_up, database, asked.file)
    return f"The database is copied to {asked.file}. It holds every secret of every game."


async def _restore(database: Where, asked: argparse.Namespace) -> str:
    number, kept = await restore(database, asked.file)
    told = f"{hidden(database)} is restored from {asked.file}: {number} open games."
    return told if kept is None else f"{told}\nWhat was there is kept as {kept}."


async def _copy_all(_: Where, asked: argparse.Namespace) -> str:
    number = await asyncio.to_thread(carry.copy, asked.source, asked.target)
    return (
        f"{hidden(asked.target)} holds the {number} rows of {hidden(asked.source)}, each compared.\n"
        "Name it as DATABASE before the bot is started again, and keep the old one until you trust the new."
    )


COMMANDS: Mapping[str, Callable[[Where, argparse.Namespace], Awaitable[str]]] = {
    "export": _export,
    "import": _import,
    "backup": _backup,
    "restore": _restore,
    "copy": _copy_all,
}
