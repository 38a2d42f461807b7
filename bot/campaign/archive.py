"""A whole campaign as a file, with all its games: to be kept, or to go on in another server or bot."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from bot.archive import NUMBERS, Archive, BadArchive, archived, proven, put
from bot.campaign.campaigns import MOST, NAME, check
from bot.campaign.memory import Memory
from bot.campaign.records import recorded, told_alike
from bot.config import Config
from bot.refusal import Refused
from bot.store import Conflict, Ledger, Snapshot, Store
from bot.store.campaigns import Campaign, Evening, Member, Record
from bot.store.file import write
from bot.store.opening import open_store, visit_store
from bot.table import Table
from game import GAMES
from game.api import Game

FORMAT = 1


class Played(msgspec.Struct, frozen=True):
    """A game of it."""

    game: Archive
    record: Record | None = None
    memory: Memory | None = None


class Whole(msgspec.Struct, frozen=True):
    """Everything that makes a campaign. What is still to be posted stays behind, and so does when the next
    table opens: whoever plays along opens it."""

    format: int
    campaign: Campaign
    members: list[Member]
    games: list[Played]


async def export(store: Store, number: int) -> bytes:
    """A campaign as a JSON file. It holds every secret of its games."""

    def read(ledger: Ledger) -> Whole:
        campaign = ledger.campaign(number)
        if campaign is None:
            raise BadArchive(f"there is no campaign {number}")
        games = [
            Played(
                archived(ledger, evening.game),
                evening.record,
                None if evening.memory is None else msgspec.json.decode(evening.memory, type=Memory),
            )
            for evening in ledger.evenings(number)
        ]
        return Whole(FORMAT, campaign, list(ledger.members(number)), games)

    return msgspec.json.format(msgspec.json.encode(await store.read(read)), indent=1)


async def bring(
    store: Store,
    data: bytes,
    guild: int | None = None,
    channel: int | None = None,
    games: Mapping[str, Game[Any]] = GAMES,
) -> Campaign:
    """Read a campaign from its file, as a new one: all of it, once each game is proven, or nothing."""
    try:
        whole = msgspec.json.decode(data, type=Whole)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadArchive(f"this is no exported campaign: {error}") from error
    if whole.format != FORMAT:
        raise BadArchive(f"the file is of format {whole.format}; this program reads {FORMAT}")
    _prove(whole, games)
    began = [await asyncio.to_thread(_proven, played, games) for played in whole.games]

    def work(ledger: Ledger) -> Campaign:
        return _written(ledger, whole, began, guild, channel)

    try:
        return await store.write(work)
    except (Conflict, sqlite3.IntegrityError, psycopg.DataError, OverflowError) as error:
        raise BadArchive(str(error)) from error


def _prove(whole: Whole, games: Mapping[str, Game[Any]]) -> None:
    """Its plan and its people are such as could be."""
    campaign, people = whole.campaign, [member.person for member in whole.members]
    numbers = (campaign.guild, campaign.channel, campaign.host, *people)
    well = (
        bool(campaign.plan.kinds)
        and all(key in games for key in campaign.plan.kinds)
        and 0 < len(campaign.name) <= NAME
        and all(number in NUMBERS for number in numbers)
        and len(set(people)) == len(people) <= MOST * 10
        and (campaign.host in people or campaign.phase == "over")
        and all(member.since >= 0 and len(member.name) <= 100 for member in whole.members)
    )
    try:
        check(campaign.plan)
    except Refused as refused:
        raise BadArchive("what it has agreed on cannot be") from refused
    if not well:
        raise BadArchive("its people or its games cannot be")


def _proven(played: Played, games: Mapping[str, Game[Any]]) -> list[Snapshot]:
    """Its journal leads to where it was left, and its record is what the journal gives."""
    archive = played.game
    began = proven(archive, games)
    if (played.record is not None) != (archive.game.phase == "finished"):
        raise BadArchive("a game of it is over without a record, or has one and is not over")
    if played.record is not None:
        table = Table(archive.game, games[archive.game.key], tuple(archive.places))
        found = recorded(table, archive.journal, played.record.at)
        # What somebody usually scores was measured when it was played, and may have been measured anew since.
        if found is None or _measured(told_alike(found, played.record)) != _measured(played.record):
            raise BadArchive("the record of a game is not what its journal gives")
    return began


def _measured(record: Record) -> Record:
    seats = tuple(msgspec.structs.replace(sat, usual=None) for sat in record.seats)
    return msgspec.structs.replace(record, seats=seats)


def _written(
    ledger: Ledger, whole: Whole, began: list[list[Snapshot]], guild: int | None, channel: int | None
) -> Campaign:
    """All of it, inside one transaction."""
    old = whole.campaign
    home = guild or old.guild
    taken = {it.name.casefold() for it in ledger.campaigns(home)}
    name, number = old.name, 1
    while name.casefold() in taken:
        number += 1
        name = f"{old.name[: NAME - 6]} ({number})"
    campaign = ledger.add_campaign(
        msgspec.structs.replace(
            old, id=0, guild=home, channel=channel or old.channel, name=name, version=0, message=None
        )
    )
    for member in whole.members:
        ledger.put_member(campaign.id, member)
    for played, snapshots in zip(whole.games, began, strict=True):
        row = put(ledger, played.game, snapshots, guild, channel)
        memory = None if played.memory is None else msgspec.Raw(msgspec.json.encode(played.memory))
        ledger.add_evening(Evening(row.id, campaign.id, played.record, memory))
    return campaign


async def command(name: str, asked: argparse.Namespace, config: Config) -> int:
    """`export-campaign` and `import-campaign` of the command line."""
    try:
        if name == "export-campaign":
            await _export(config, asked.campaign, asked.file)
            print(f"The campaign is written to {asked.file}. It holds every secret of its games.")
        else:
            campaign = await _import(config, asked)
            print(f"It is now campaign {campaign.id}, {campaign.name}; /campaign schedule shows it.")
    except (BadArchive, OSError, sqlite3.Error) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _export(config: Config, number: int, file: Path) -> None:
    store = await visit_store(config.database)
    try:
        data = await export(store, number)
    finally:
        await store.close()
    await asyncio.to_thread(write, file, data)


async def _import(config: Config, asked: argparse.Namespace) -> Campaign:
    data = await asyncio.to_thread(asked.file.read_bytes)
    store = await open_store(config.database)
    try:
        return await bring(store, data, asked.guild, asked.channel)
    finally:
        await store.close()
