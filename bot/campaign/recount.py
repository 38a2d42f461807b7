"""The records of campaigns once more, from their journals alone: what is kept must be the same."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from bot.campaign.records import recorded, told_alike
from bot.config import Config
from bot.replay import Diverged
from bot.store import Entry, Ledger, Store
from bot.store.campaigns import Campaign, Evening, Record
from bot.store.opening import open_store, visit_store
from bot.table import Table
from game import GAMES
from game.api import Game


@dataclass(frozen=True)
class Recounted:
    """One game, counted anew."""

    campaign: Campaign
    number: int
    evening: Evening
    record: Record | None
    fault: str = ""
    """Why it cannot be counted anew, or in what it differs; empty: it is as it was kept."""


async def recount(
    store: Store, wanted: int | None = None, games: Mapping[str, Game[Any]] = GAMES
) -> list[Recounted]:
    """Every game that is over, of one campaign or of all."""
    found = []
    for campaign in reversed(await store.read(lambda ledger: ledger.campaigns())):
        if wanted in (None, campaign.id):
            evenings = await store.read(partial(_evenings, campaign=campaign.id))
            for number, evening in enumerate(evenings, start=1):
                if evening.record is not None:
                    found.append(await _again(store, campaign, number, evening, evening.record, games))
    return found


async def _again(
    store: Store,
    campaign: Campaign,
    number: int,
    evening: Evening,
    kept: Record,
    games: Mapping[str, Game[Any]],
) -> Recounted:
    said = partial(Recounted, campaign, number, evening)
    table, entries = await store.read(partial(_played, game=evening.game, games=games))
    if table is None:
        return said(None, "its journal is not kept, or its game is not installed")
    try:
        record = await asyncio.to_thread(recorded, table, entries, kept.at)
    except Diverged as error:
        return said(None, f"it cannot be played again: {error}")
    if record is None:
        return said(None, "played again, it does not end")
    same = told_alike(record, kept) == kept
    return said(record, "" if same else _difference(record, kept))


def _difference(record: Record, kept: Record) -> str:
    """The seats of which something else is kept."""
    seats = [it.seat + 1 for it, was in zip(record.seats, kept.seats, strict=False) if it != was]
    return f"something else is kept of the seats {seats}" if seats else "something else is kept of it"


def _evenings(ledger: Ledger, campaign: int) -> list[Evening]:
    return list(ledger.evenings(campaign))


def _played(ledger: Ledger, game: int, games: Mapping[str, Game[Any]]) -> tuple[Table | None, list[Entry]]:
    row = ledger.game(game)
    if row is None or row.key not in games:
        return None, []
    return Table(row, games[row.key], tuple(ledger.places(game))), list(ledger.entries(game))


async def command(asked: argparse.Namespace, config: Config) -> int:
    """`recount` of the command line: 1 if anything differs. With `--write` what is found is kept instead."""
    store = await (open_store if asked.write else visit_store)(config.database)
    try:
        found = await recount(store, asked.campaign)
        for it in found:
            print(f"{it.campaign.name}, game {it.number}: {it.fault or 'as it is kept'}")
        mended = [it for it in found if it.fault and it.record is not None] if asked.write else []
        for it in mended:
            new = msgspec.structs.replace(it.evening, record=it.record)
            await store.write(partial(_keep, evening=new))
    finally:
        await store.close()
    wrong = sum(bool(it.fault) for it in found) - len(mended)
    print(f"{len(found)} games counted anew, {wrong} of them differ.")
    return 1 if wrong else 0


def _keep(ledger: Ledger, evening: Evening) -> None:
    ledger.put_evening(evening)
