"""The offices of the bot upon a store, without Discord: for a game of secrets, or one played side by side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.council import Council
from bot.lobby import Lobby
from bot.referee import Referee
from bot.replay import audit
from bot.store.sqlite import SqliteStore
from bot.table import Table
from bot.tables import Tables
from game.api import Action, Game
from tests.toy import TOY
from tests.toy.crew import CREW
from tests.toy.crew.rules import Pledge
from tests.toy.rules import Vow

CHANNEL = 500


class House:
    """A store, and the offices that work on it; `restart` forgets all that is not on the disk."""

    game: Game[Any] = TOY

    def __init__(self, path: Path) -> None:
        self.path = path
        self.time = 1_000_000.0
        self.store: SqliteStore
        self.tables: Tables

    async def open(self) -> None:
        self.store = await SqliteStore.open(self.path)
        self.furnish()

    def furnish(self) -> None:
        self.tables = Tables(self.store, {self.game.key: self.game}, lambda: self.time)
        self.referee = Referee(self.tables)
        self.lobby = Lobby(self.tables, self.referee)
        self.council = Council(self.tables, self.referee)

    async def restart(self) -> None:
        await self.store.close()
        await self.open()

    async def deal(self, people: int = 3, computers: int = 0, **options: object) -> Table:
        table = await self.lobby.open(self.game.key, 1, CHANNEL, 100, "P100", dict(options), "en")
        for user in range(101, 100 + people):
            await self.lobby.join(table.row.id, user, f"P{user}")
            await self.lobby.ready(table.row.id, user)
        for _ in range(computers):
            await self.lobby.add_computer(table.row.id, 100)
        return await self.lobby.start(table.row.id, 100)

    async def vowed(self, people: int = 3) -> Table:
        table = await self.deal(people)
        for seat in range(people):
            await self.act(table, Vow(seat=seat, vow="gold"))
        return await self.tables.look(table.row.id)

    async def act(self, table: Table, action: object, **more: object) -> object:
        user = table.place(action.seat).user  # type: ignore[attr-defined]
        return await self.referee.act(table.row.id, user, action, **more)  # type: ignore[arg-type]

    async def dues(self) -> dict[int, float]:
        """When each row of the outbox is to be said."""
        return dict(await self.store._run(lambda c: c.execute("SELECT id, due FROM outbox").fetchall()))

    async def next_step(self, number: int) -> float | None:
        """When a computer player begins to think, if one does."""
        timers = await self.store.read(lambda ledger: ledger.timers(number))
        return next((timer.due for timer in timers if timer.kind == "computer"), None)

    async def said(self, kind: str) -> list[tuple[str, ...]]:
        rows = await self.store._run(
            lambda c: c.execute(
                "SELECT lane, body FROM outbox WHERE kind = ? ORDER BY id", (kind,)
            ).fetchall()
        )
        return [(lane, *(line["key"] for line in json.loads(body).get("lines", []))) for lane, body in rows]


class Boat(House):
    """The same house, with the leaking boat."""

    game: Game[Any] = CREW

    async def working(self, people: int = 3, *, restless: bool = False) -> Table:
        """In the first round, when all have pledged."""
        table = await self.deal(people, restless=restless)
        for seat in range(people):
            await self.act(table, Pledge(seat=seat, amount=0))
        return await self.look(table)

    async def look(self, table: Table) -> Table:
        return await self.tables.look(table.row.id)

    async def do(self, table: Table, *actions: Action) -> Table:
        for action in actions:
            await self.act(table, action)
        return await self.look(table)

    async def back(self, table: Table, seat: int, **more: object) -> Table:
        user = table.place(seat).user or 0
        return await self.referee.undo(table.row.id, user, **more)  # type: ignore[arg-type]

    async def proven(self, table: Table) -> Table:
        """The journal leads to the state, and after a restart all of it is the same."""
        before = await self.look(table)
        entries = await self.store.read(lambda ledger: ledger.entries(table.row.id))
        assert [entry.n for entry in entries] == list(range(before.row.entries))
        audit(before, entries)
        await self.restart()
        after = await self.look(table)
        assert after.state == before.state
        assert after.stretch == before.stretch
        assert [after.stamp(seat) for seat in range(3)] == [before.stamp(seat) for seat in range(3)]
        return after

    async def waiting(self, kind: str) -> list[int]:
        rows = await self.store._run(
            lambda c: c.execute(
                "SELECT id FROM outbox WHERE kind = ? AND status = 'waiting' ORDER BY id", (kind,)
            ).fetchall()
        )
        return [number for (number,) in rows]
