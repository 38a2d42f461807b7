"""Games as the bot of some day wrote them: in `stored/`, a database for nearly every schema there was.

`python -m tests.bot.former NAME` writes one of today's to `stored/NAME.sqlite3.xz`; before the schema or what
states look like is changed is the time for it. `test_former.py` opens all of them.
"""

from __future__ import annotations

import asyncio
import lzma
import sys
import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.lobby import Lobby
from bot.referee import Referee
from bot.store.file import look
from bot.store.sqlite import SqliteStore
from bot.table import Table
from bot.tables import Tables
from game import GAMES
from game.api import Game
from tests.toy import TOY
from tests.toy.crew import CREW

STORED = Path(__file__).with_name("stored")
PLAYED: Mapping[str, Game[Any]] = {**GAMES, "toy": TOY, "crew": CREW}
NEVER = 10_000
"""More entries than a game has."""


class Stop(NamedTuple):
    """A table, and where it is left: after so many entries, at the next question or with steps staged."""

    game: str
    seats: int
    entries: int
    at: str = ""
    options: Mapping[str, Any] = {}


PLAN = (
    Stop("toy", 3, 9),
    Stop("toy", 2, NEVER),
    Stop("toy", 2, -1),
    Stop("stationfall", 4, 40, "question"),
    Stop("stationfall", 3, NEVER),
    Stop("stationfall", 2, 60, "draft"),
    Stop("stationfall", 5, 90, "question"),
    Stop("stationfall", 6, 3, "", {"teams": True}),
    Stop("stationfall", 4, -1),
    Stop("stationfall", 4, 30, "draft", {"cast": "tutorial"}),
    Stop("stationfall", 1, 40),
    Stop("stationfall", 2, 20, "", {"lindsey": True}),
    Stop("crew", 3, 14),
)


def reached(table: Table, stop: Stop) -> bool:
    """Whether a table is where it is to be left."""
    if table.row.phase != "running":
        return True
    asked = bool(getattr(table.state, "todo", ()))
    staged = any(len(draft.actions) > 1 for draft in table.drafts.values())
    there = {"": True, "question": asked, "draft": staged}[stop.at]
    return there and table.row.entries >= stop.entries


async def advance(tables: Tables, referee: Referee, table: Table, rng: Random) -> Table:
    """One action of somebody who is waited for."""
    seat = rng.choice(table.awaited())
    legal = list(table.legal(seat))
    advised = table.game.advise(table.view(seat), legal, rng)
    user = table.place(seat).user
    assert user is not None
    action = advised if rng.random() < 0.9 and advised is not None else rng.choice(legal)
    await referee.act(table.row.id, user, action)
    return await tables.look(table.row.id)


async def write(file: Path) -> None:
    store = await SqliteStore.open(file)
    tables = Tables(store, PLAYED, lambda: 1_000_000.0)
    referee = Referee(tables)
    lobby = Lobby(tables, referee)
    for number, stop in enumerate(PLAN):
        host, rng = 100 * number + 101, Random(number)
        table = await lobby.open(stop.game, 1, 501 + number, host, "A", dict(stop.options), "en")
        for user in range(host + 1, host + stop.seats):
            await lobby.join(table.row.id, user, f"B{user}")
            await lobby.ready(table.row.id, user)
        if stop.entries >= 0:
            table = await lobby.start(table.row.id, host)
            while not reached(table, stop):
                table = await advance(tables, referee, table, rng)
    await store.close()


def keep(name: str) -> None:
    """Write today's database to `stored/`."""
    with tempfile.TemporaryDirectory() as folder:
        file, plain = Path(folder) / "games.sqlite3", Path(folder) / "plain.sqlite3"
        asyncio.run(write(file))
        with closing(look(file)) as games:
            games.execute("VACUUM INTO ?", (str(plain),))
        STORED.mkdir(exist_ok=True)
        (STORED / f"{name}.sqlite3.xz").write_bytes(lzma.compress(plain.read_bytes(), preset=9))


if __name__ == "__main__":
    keep(sys.argv[1])
