"""A process that plays a campaign as fast as it can, to be killed at any moment.

`python -m tests.campaign.victim FOLDER DATABASE` goes on where the last one was killed. What it posts it
writes to `posts`, each line on the disk before anything else happens: these stand for what Discord has seen.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.campaign.campaigns import Campaigns
from bot.campaign.evenings import ASK, GATHER
from bot.campaign.whole import NEXT
from bot.clock import Clock
from bot.council import Council
from bot.courier import Courier
from bot.leases import Leases
from bot.lobby import Lobby
from bot.pictures import Studio
from bot.referee import Referee
from bot.refusal import Refused
from bot.steady import Steady
from bot.store.address import Where, where
from bot.store.campaigns import Plan
from bot.store.opening import open_store
from bot.tables import Tables
from bot.writer import Writer
from game.api import Illegal
from tests.bot.victim import Channel, Client, Paper, Sent
from tests.toy import GALLERY, TOY

PEOPLE = (101, 102, 103)
CHANNEL = 7
LEASE = 1.0
"""Seconds for which one that is killed keeps the next from going on, where there may be several."""
GAME = re.compile(r", game (\w+):")
"""Which game of the campaign somebody is called to."""


class Called(Channel):
    """A channel that notes who is called, too."""

    async def send(self, content: str = "", *, nonce: str, view: Any = None, **more: Any) -> Sent:
        await asyncio.sleep(0.001)
        users = ",".join(str(user.id) for user in more["allowed_mentions"].users or ())
        game = GAME.search(content)
        self._posts.write(self._lane, nonce, game[1] if game else "-", users or "-")
        return Sent(time.time_ns() % 10**9)


class Calling(Client):
    """As much of a client as the courier needs."""

    def get_partial_messageable(self, channel: int, **_: Any) -> Called:
        return Called(f"c{channel}", self._posts)

    async def create_dm(self, user: Any) -> Called:
        return Called(f"u{user.id}", self._posts)


async def live(folder: Path, database: Where) -> None:
    store = await open_store(database)
    leases = Leases(store, LEASE)
    leases.begin()
    steady = Steady(time.time, time.monotonic)
    tables = Tables(store, {"toy": TOY}, steady.now, size=2)
    referee = Referee(tables)
    lobby = Lobby(tables, referee)
    campaigns = Campaigns(tables, lobby.gather)
    client: Any = Calling(Paper(folder / "posts"))
    letters = Writer(client, tables, Studio({"toy": GALLERY}))
    courier = Courier(client, tables, letters, lobby.halt, leases=leases)
    clock = Clock(tables, referee, Council(tables, referee), steady, leases)
    clock.others = dict.fromkeys((NEXT, ASK, GATHER), campaigns.ring)
    tables.listeners = [courier.wake, clock.wake]
    tables.stir()
    await _begun(campaigns)
    rng = Random(time.time_ns())
    print("alive", flush=True)
    while True:
        row = await store.read(lambda ledger: ledger.game_in(CHANNEL))
        if row is None:
            print("dead", flush=True)
            return
        if row.phase == "lobby":
            if any(it.lane == f"c{CHANNEL}" for it in await store.read(lambda ledger: ledger.waiting())):
                await asyncio.sleep(0.001)  # who is called finds a lobby
                continue
            for place in (await tables.look(row.id)).places:
                # A press says it or takes it back, and some have said it before the last one was killed.
                if place.user in PEOPLE[1:] and not place.ready:
                    await lobby.ready(row.id, place.user)
            try:
                await lobby.start(row.id, PEOPLE[0])
            except Refused:
                continue
        table = await tables.look(row.id)
        seat = rng.choice(table.awaited() or [0])
        try:
            await referee.act(row.id, table.place(seat).user or 0, rng.choice(table.legal(seat)))
        except (Illegal, Refused, IndexError):
            await asyncio.sleep(0.001)


async def _begun(campaigns: Campaigns) -> None:
    """A campaign, if there is none yet; each of its steps may have been the last."""
    if not await campaigns.of_server(1):
        plan = Plan(("toy",), options={"toy": {"rounds": 1, "bidding": False}})
        await campaigns.create(1, CHANNEL, PEOPLE[0], "A", "Winter", plan)
    it = await campaigns.look(1)
    for user in PEOPLE[1:]:
        if it.member(user) is None:
            await campaigns.join(1, user, str(user))
    if not it.evenings:
        await campaigns.open_next(1, PEOPLE[0], CHANNEL)


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1]), where(sys.argv[2])))
