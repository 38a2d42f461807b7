"""Games that are played by the rules alone and then laid into a campaign, for those that are long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from PIL import Image

from bot.campaign.memory import memory_of
from bot.campaign.records import recorded
from bot.store import Entry, GameRow, Ledger, Place, Snapshot
from bot.store.campaigns import Evening
from bot.store.rows import TABLE
from bot.table import Table
from game.api import GAMES, Message
from images.api import GALLERIES, Picture
from tests.bot.world import World
from tests.campaign.season import Season

AT = 1_700_000_000.0


def played(key: str, people: Sequence[int], seed: str, steps: int | None = None, **more: Any) -> Table:
    """A table at the end of a game by chance, or after so many steps."""
    game: Any = GAMES[key]
    row = GameRow(key, 1, 2, people[0], seed, AT, phase="running", **more)
    places = tuple(Place(seat, f"player{seat}", person) for seat, person in enumerate(people))
    table = Table(row, game, places)
    rng, count = Random(seed), 0
    outcome = game.deal(len(people), msgspec.convert(row.options, game.Options), table.chance(0))
    entries = [Entry(0, TABLE, "deal", msgspec.Raw(b"null"), outcome.events, False, 1, AT)]
    while game.result(outcome.state) is None and count != steps:
        count += 1
        prompt = next(it for it in game.prompts(outcome.state) if not it.optional)
        action = rng.choice(list(game.legal(outcome.state, prompt.seat)))
        outcome = game.apply(outcome.state, action, table.chance(count))
        raw = msgspec.Raw(msgspec.json.encode(action))
        entry = Entry(count, action.seat, "person", raw, outcome.events, outcome.undoable, count + 1, AT)
        entries.append(entry)
    phase = "running" if game.result(outcome.state) is None else "finished"
    row = msgspec.structs.replace(row, phase=phase, entries=len(entries), version=len(entries))
    JOURNALS[id(row)] = (row, entries)
    return table.but(row=row, state=outcome.state)


JOURNALS: dict[int, tuple[GameRow, list[Entry]]] = {}
"""What led there, by the very row."""


def journal(table: Table) -> list[Entry]:
    """The entries of a game that was played here."""
    row, entries = JOURNALS[id(table.row)]
    assert row is table.row
    return entries


async def lay(season: World, campaign: int, tables: Sequence[Table]) -> None:
    """Make them evenings of a campaign, in its own channel; each is told of as it would be."""

    def write(ledger: Ledger) -> None:
        for at, table in enumerate(tables):
            entries = journal(table)
            row = msgspec.structs.replace(
                table.row, guild=season.guild.id, channel=season.channel.id, changed=AT + at
            )
            added = ledger.add_game(row)
            ledger.put_places(added.id, table.places)
            ledger.add_entries(added.id, entries)
            data = table.game.dump(table.state)
            for seat in (TABLE, *range(len(table.places))):
                ledger.put_snapshot(added.id, Snapshot(seat, len(entries), data))
            record = recorded(table, entries, AT + at)
            memory = None if record is None else msgspec.Raw(msgspec.json.encode(memory_of(table, entries)))
            ledger.add_evening(Evening(added.id, campaign, record, memory))

    await season.bot.store.write(write)


def tiny(*shown: Any) -> Picture:
    """A picture that is another one whenever anything of this is something else."""
    ink = sha256(b"".join(msgspec.json.encode(it, order="sorted") for it in shown)).digest()
    data = BytesIO()
    Image.frombytes("L", (8, 4), ink).save(data, "PNG")
    return Picture(data.getvalue(), ink.hex())


class Plain(type(GALLERIES["stationfall"])):  # type: ignore[misc]
    """Stationfall's gallery, drawn at once: each picture shows nothing but which view it is of."""

    def draw(self, name: str, view: Any, look: Any = None, *, since: Any | None = None) -> Picture:
        return tiny(name, view, since)

    def strip(self, view: Any, story: Sequence[Message], look: Any = None) -> Sequence[Picture]:
        return [tiny(view, story)]

    def sheets(self, view: Any, look: Any = None) -> Sequence[Picture]:
        return [tiny(view)]


class Voyage(Season):
    """A server in which a campaign of Stationfall is played."""

    def __init__(self, database: Path, galleries: Mapping[str, Any] | None = None) -> None:
        shown = {"stationfall": Plain()} if galleries is None else galleries
        World.__init__(self, database, {"stationfall": GAMES["stationfall"]}, shown)
        self.rng = Random(5)

    async def settled(self, running: bool = True) -> None:
        """Two games are over, and a third goes on."""
        await self.begin(3, kinds=("stationfall",), chronicle=True)
        people = [person.id for person in self.people[:3]]
        over = [played("stationfall", people, f"voyage {number}") for number in range(2)]
        more = [played("stationfall", people, "voyage on", steps=150)] if running else []
        await lay(self, 1, [*over, *more])
        await self.settle(rule="share")  # its message is brought up to date
