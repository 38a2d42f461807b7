"""Campaigns in a simulated Discord: people who press what they see, and games that are over in a moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from simcord.actors import MemberActor

from bot.campaign.whole import Whole
from bot.store import OPEN, Ledger
from bot.store.campaigns import Record
from bot.table import Table
from game.api import Event, Feat, Illegal, Message, Outcome, Taken
from tests.bot.world import World, words
from tests.stones import STONES
from tests.toy import GALLERY, Toy
from tests.toy.rules import Rules, State, Walk

DAY = 24 * 3600.0
QUICK: dict[str, dict[str, Any]] = {"toy": {"rounds": 1, "bidding": False}, "stones": {"rounds": 1}}


class Debts(msgspec.Struct, frozen=True):
    """What an earlier game has left: more than the coins that were in it."""

    coins: int


class Haunted(Rules, frozen=True):
    """The rules of the toy, and what an earlier game has left."""

    debts: Debts | None = None


class Remembering(Toy):
    """The toy, what is worth remembering of it, and what it leaves to the next."""

    Options: type = Haunted
    carries = "debts"

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        if options.debts is not None and options.debts.coins < 0:
            raise Illegal(Message("toy-bad-motto"), "0.2")
        outcome = super().deal(seats, options, rng)
        told = tuple(Event(message) for message in self.left(options))
        return msgspec.structs.replace(outcome, events=(*outcome.events, *told))

    def leaves(self, state: Any) -> Debts:
        return Debts(1 + sum(state.coins))

    def left(self, options: Any) -> list[Message]:
        return [] if options.debts is None else [Message("toy-bad-rounds", {"rounds": options.debts.coins})]

    def usual(self, state: Any, seat: int) -> float | None:
        return 2.5

    def feats(self, course: Iterable[Taken]) -> list[Feat]:
        steps = list(course)
        walks = Counter(step.action.seat for step in steps if isinstance(step.action, Walk))
        roles = [Feat(seat, "been", of=role) for seat, role in enumerate(steps[-1].state.roles)]
        return roles + [Feat(seat, "walked", count) for seat, count in walks.items()]

    def hopes(self, state: Any) -> list[float]:
        total = sum(state.coins) + len(state.coins)
        return [(coins + 1) / total for coins in state.coins]


class Season(World):
    """A server with a campaign."""

    def __init__(self, database: Path) -> None:
        games = {"toy": Remembering(), "stones": STONES}
        super().__init__(database, games, {"toy": GALLERY})
        self.rng = Random(5)

    async def begin(self, people: int = 3, *, kinds: tuple[str, ...] = ("toy",), **plan: Any) -> Whole:
        """A campaign of so many, before its first game."""
        host = self.people[0]
        await host.slash(self.channel, "campaign create", name="Winter", game=kinds[0])
        for person in self.people[1:people]:
            await person.click(self.home(), label="Join")
        await self.settle(kinds=kinds, options={key: QUICK[key] for key in kinds if key in QUICK}, **plan)
        return await self.whole()

    async def settle(self, **plan: Any) -> None:
        with self.env._bot_scope():
            it = await self.whole()
            await self.bot.campaigns.settle(it.campaign.id, it.campaign.host, **plan)
        await self.env.settle()

    async def whole(self, number: int = 1) -> Whole:
        return await self.bot.campaigns.look(number)

    def home(self) -> Any:
        """The message of the campaign."""
        return next(post for post in self.public() if words(post).startswith("# Winter"))

    async def lobby_here(self) -> Any:
        """The message of the open lobby."""
        return next(
            post for post in reversed(self.public()) if "Ready" in words(post) and "# " in words(post)
        )

    def person(self, number: int) -> MemberActor:
        return next(person for person in self.people if person.id == number)

    async def ready(self, but: tuple[MemberActor, ...] = ()) -> Table:
        """Everybody at the open table says that they are ready."""
        table = await self.table()
        for place in table.places:
            if place.user is not None and not place.ready and self.person(place.user) not in but:
                with self.env._bot_scope():
                    await self.bot.lobby.ready(table.row.id, place.user)
        await self.env.settle()
        return await self.table()

    async def deal(self) -> Table:
        await self.ready()
        table = await self.table()
        with self.env._bot_scope():
            await self.bot.lobby.start(table.row.id, table.row.host)
        await self.env.settle()
        return await self.table()

    async def finish(self, table: Table, steps: int = 10_000) -> None:
        """Play it by chance, to its end or for so many steps."""
        with self.env._bot_scope():
            for _ in range(steps):
                table = await self.bot.tables.look(table.row.id)
                seats = [seat for seat in table.awaited() if table.place(seat).user is not None]
                if table.row.phase != "running" or not seats:
                    break
                seat = self.rng.choice(seats)
                action = self.rng.choice(table.legal(seat))
                await self.bot.referee.act(table.row.id, table.place(seat).user or 0, action)
        await self.env.settle()

    async def game(self) -> Record:
        """The table that is open, from its lobby to its end."""
        table = await self.deal()
        await self.finish(table)
        evening = await self.bot.store.read(lambda ledger: ledger.evening(table.row.id))
        assert evening is not None
        assert evening.record is not None
        return evening.record

    async def tables(self) -> list[int]:
        def find(ledger: Ledger) -> list[int]:
            return [row.id for row in ledger.games(OPEN)]

        return await self.bot.store.read(find)

    def calls(self) -> Iterator[tuple[str, list[int]]]:
        """Every message that called somebody, and whom."""
        for request in self.env.http_requests:
            body = request.json
            if request.method == "POST" and isinstance(body, dict) and "/messages" in request.path:
                users = (body.get("allowed_mentions") or {}).get("users") or []
                if users:
                    yield str(body.get("content") or ""), [int(user) for user in users]
