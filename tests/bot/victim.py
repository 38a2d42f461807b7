"""A process that plays a game as fast as it can, to be killed at any moment.

`python victim.py FOLDER DATABASE [NUMBER COUNT LEASE TABLES]` goes on where the last one was killed. What it
acknowledges it writes to `acks`, what it posts to `posts`, each line on the disk before anything else
happens: these stand for what people and Discord have seen. NUMBER: which it is of COUNT processes on one
database, whose leases hold for LEASE seconds and are noted in `leases`, in so many channels; where there is
a file `rest`, nobody presses any more.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import time
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from bot.client import TRIES
from bot.clock import Clock
from bot.council import Council
from bot.courier import Courier
from bot.leases import LENGTH, Leases
from bot.lobby import Lobby
from bot.pictures import Studio
from bot.referee import Answer, Referee
from bot.refusal import Refused
from bot.steady import Steady
from bot.store import Conflict, GameRow, Motion, Store, Unreachable
from bot.store.address import Where, where
from bot.store.opening import open_store
from bot.tables import Tables
from bot.writer import Writer
from game.api import Illegal
from tests.toy import GALLERY, TOY

PEOPLE = (101, 102, 103)
CHANNEL = 7
"""Where one process plays; several play in it and those that follow."""


class Paper:
    """Lines that are on the disk when `write` returns."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, *words: object) -> None:
        os.write(self._file, (" ".join(map(str, words)) + "\n").encode())
        os.fsync(self._file)


class Noted(Leases):
    """Leases of which it is noted who has taken them."""

    def __init__(self, store: Store, length: float, folder: Path) -> None:
        super().__init__(store, length)
        self._paper = Paper(folder / "leases")

    async def take(self, names: Iterable[str]) -> set[str]:
        taken = await super().take(names)
        for name in sorted(taken):
            self._paper.write(name, os.getpid())
        return taken


class Sent:
    def __init__(self, number: int) -> None:
        self.id = number

    async def edit(self, **_: Any) -> None:
        await asyncio.sleep(0)

    async def delete(self) -> None:
        await asyncio.sleep(0)


class Channel:
    """Stands for a channel of Discord: notes what is sent, and by which nonce."""

    def __init__(self, lane: str, posts: Paper) -> None:
        self._lane = lane
        self._posts = posts

    async def send(self, content: str = "", *, nonce: str, view: Any = None, **_: Any) -> Sent:
        await asyncio.sleep(0.001)
        self._posts.write(self._lane, nonce, len(content))
        # Who sends under one nonce once more gets the message that is there, and not another.
        return Sent(int.from_bytes(blake2b(nonce.encode(), digest_size=6).digest()))

    def get_partial_message(self, number: int) -> Sent:
        return Sent(number)


class Client:
    """As much of a client as the courier needs."""

    def __init__(self, posts: Paper) -> None:
        self._posts = posts

    def get_partial_messageable(self, channel: int, **_: Any) -> Channel:
        return Channel(f"c{channel}", self._posts)

    async def create_dm(self, user: Any) -> Channel:
        return Channel(f"u{user.id}", self._posts)

    def get_channel(self, _: int) -> None:
        return None

    def get_guild(self, _: int) -> None:
        return None


async def live(
    folder: Path,
    database: Where,
    which: int = 0,
    count: int = 1,
    lease: float = LENGTH,
    channels: int = 1,
) -> None:
    acks = Paper(folder / "acks")
    store = await open_store(database)
    steady = Steady(time.time, time.monotonic)
    leases = Noted(store, lease, folder)
    leases.begin()
    tables = Tables(store, {"toy": TOY}, steady.now, size=2)
    referee = Referee(tables)
    lobby = Lobby(tables, referee)
    client: Any = Client(Paper(folder / "posts"))
    letters = Writer(client, tables, Studio({"toy": GALLERY}))
    courier = Courier(client, tables, letters, lobby.halt, leases=leases)
    council = Council(tables, referee)
    clock = Clock(tables, referee, council, steady, leases)
    tables.listeners = [courier.wake, clock.wake]
    tables.stir()
    # An interaction that was not acknowledged before the end comes once more, with the same number.
    known = [int(line.split()[0]) for line in (folder / "acks").read_text().splitlines()]
    mine = [number for number in known if number % count == which]
    rng = Random(time.time_ns())
    print("alive", flush=True)
    for number in itertools.count(max(mine, default=which) + count, count):
        if (folder / "rest").exists():
            await asyncio.sleep(0.1)
            continue
        channel = CHANNEL + rng.randrange(channels)
        try:
            row = await opened(store, lobby, council, channel, alone=which == 0)
            done = row and await pressed(tables, referee, row, number, rng)
        except (Illegal, Refused):
            continue
        except Unreachable:
            # They are told to try again, and do.
            done = None
        if done:
            acks.write(number, *done)
        else:
            await asyncio.sleep(0.05 if count > 1 else 0.001)


async def pressed(
    tables: Tables, referee: Referee, row: GameRow, number: int, rng: Random
) -> tuple[int, ...] | None:
    """Somebody who is waited for does something: which game and seat, and how often that has acted since."""
    table = await tables.look(row.id)
    people = [seat for seat in table.awaited() if table.place(seat).user is not None]
    if not people:
        return None
    seat = rng.choice(people)
    action = rng.choice(table.legal(seat))
    revision = table.staged(seat).revision
    answer = await acted(referee, row.id, table.place(seat).user or 0, action, number)
    after = revision if answer.repeated else answer.table.staged(seat).revision
    return row.id, seat, after, int(answer.repeated)


async def opened(
    store: Store, lobby: Lobby, council: Council, channel: int, *, alone: bool
) -> GameRow | None:
    """The game of a channel; one of all processes begins a new one where the last has ended."""
    row = await store.read(lambda ledger: ledger.game_in(channel))
    if row is None and alone:
        await deal(lobby, channel)
        row = await store.read(lambda ledger: ledger.game_in(channel))
    if row is not None and row.phase == "lobby":
        if alone:
            await council.decide(row.id, row.host, Motion("close", row.host))
        return None
    return row


async def acted(referee: Referee, game: int, user: int, action: Any, number: int) -> Answer:
    """As whoever hears the press has it done: anew if another process was faster."""
    for _ in range(TRIES):
        try:
            return await referee.act(game, user, action, interaction=number)
        except Conflict:
            continue
    return await referee.act(game, user, action, interaction=number)


async def deal(lobby: Lobby, channel: int) -> None:
    table = await lobby.open("toy", 1, channel, PEOPLE[0], "A", {"rounds": 5}, "en")
    for user in PEOPLE[1:]:
        await lobby.join(table.row.id, user, str(user))
        await lobby.ready(table.row.id, user)
    await lobby.add_computer(table.row.id, PEOPLE[0])
    await lobby.start(table.row.id, PEOPLE[0])


if __name__ == "__main__":
    folder, database, *shared = sys.argv[1:]
    how = [kind(value) for kind, value in zip((int, int, float, int), shared, strict=False)]
    asyncio.run(live(Path(folder), where(database), *how))
