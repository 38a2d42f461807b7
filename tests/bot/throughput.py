"""How many actions a second are committed, and how soon, by one process or several on one PostgreSQL.

`python -m tests.bot.bench processes [SECONDS] [GAME]`. Each process plays its share of the tables, as one
does that has its share of the lines to Discord: whoever is waited for acts, what comes of it is committed,
the panel that follows is made with its picture, and what is to be posted is written, drawn and handed to a
Discord that takes it at once. So many people are pressing all the time, however many processes there are;
who has been answered presses again.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from bot.courier import Courier
from bot.leases import Leases
from bot.lobby import Lobby
from bot.panels.turn import panel
from bot.pictures import Studio
from bot.process import share
from bot.referee import Referee
from bot.simulate import percentile
from bot.store.opening import open_store
from bot.tables import Tables
from bot.words import Words
from bot.writer import Writer
from game import GAMES
from images.api import GALLERIES
from tests.bot import databases
from tests.bot.victim import Client
from tests.toy import GALLERY, TOY

TABLES, PRESSING = 200, 32
"""So many tables; so many people wait for an answer at every moment."""
WARM = 2.0
"""Seconds that are not counted: a process that has just begun draws its first pictures slowly."""
BAR = 1.6
"""So many times as much four processes are to do on two processors as one."""
TABLE = ((1, 0), (2, 0), (4, 0), (1, 1), (2, 1))
"""So many processes, each with so many others that draw."""
CHANNEL = 7
ALL_GAMES, ALL_GALLERIES = {**GAMES, "toy": TOY}, {**GALLERIES, "toy": GALLERY}


class Nowhere:
    """Takes everything at once."""

    def write(self, *_: object) -> None:
        pass


class Process:
    """As much of a bot as acts, answers and posts."""

    def __init__(self, store: Any, drawers: int) -> None:
        self.store = store
        self.leases = Leases(store)
        self.tables = Tables(store, ALL_GAMES, time.time)
        self.referee = Referee(self.tables)
        self.studio = Studio(ALL_GALLERIES, drawers=drawers)
        client: Any = Client(Nowhere())  # type: ignore[arg-type]
        writer, lobby = Writer(client, self.tables, self.studio), Lobby(self.tables, self.referee)
        self.courier = Courier(client, self.tables, writer, lobby.halt, leases=self.leases)
        self.tables.listeners = [self.courier.wake]
        self.numbers = itertools.count(time.time_ns())

    async def press(self, game: int, rng: Random) -> float | None:
        """Somebody acts, and has their panel. How long that took; None: the game is over."""
        table = await self.tables.look(game)
        seats = [seat for seat in table.awaited() if table.place(seat).user is not None]
        if table.row.phase != "running" or not seats:
            return None
        seat = rng.choice(seats)
        action = rng.choice(table.legal(seat))
        began = time.perf_counter()
        answer = await self.referee.act(
            game, table.place(seat).user or 0, action, interaction=next(self.numbers)
        )
        words, plain = Words.at(answer.table, "en"), Words.plain(answer.table, "en")
        panel(answer.table, seat, words, plain, pictures=await self.studio.panel(answer.table, seat))
        return time.perf_counter() - began

    async def play(self, games: Sequence[int], pressing: int, seconds: float) -> list[float]:
        """How long each answer took."""
        end, took = time.perf_counter() + seconds, list[float]()

        async def one(mine: Sequence[int], rng: Random) -> None:
            for game in itertools.cycle(mine):
                if time.perf_counter() > end:
                    return
                answered = await self.press(game, rng)
                if answered is None:
                    await asyncio.sleep(0.001)
                else:
                    took.append(answered)

        shares = [games[number::pressing] for number in range(pressing)]
        await asyncio.gather(*(one(mine, Random(number)) for number, mine in enumerate(shares) if mine))
        return took

    async def close(self) -> None:
        await self.courier.close()
        await self.leases.close()
        await self.studio.end()
        await self.store.close()


def spent(process: Process) -> float:
    """Seconds of processor that this process has taken, and those that draw for it."""
    drawing = process.studio.drawers.all if process.studio.drawers is not None else ()
    stats = [Path(f"/proc/{drawer.pid}/stat").read_text().rpartition(")")[2].split() for drawer in drawing]
    ticks = sum(int(stat[11]) + int(stat[12]) for stat in stats)
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


async def work(url: str, which: int, count: int, seconds: float, drawers: int, warm: float) -> None:
    """One of `count` processes: say when it is ready, play when told to, say how long each answer took."""
    share()
    process = Process(await open_store(url), drawers)
    process.studio.begin()
    process.leases.begin()
    rows = await process.store.read(lambda ledger: ledger.games(("running",)))
    games = [row.id for row in rows if row.id % count == which]
    pressing = PRESSING // count
    await process.play(games, pressing, warm)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    before = spent(process)
    took = await process.play(games, pressing, seconds)
    print(json.dumps({"took": took, "spent": spent(process) - before}), flush=True)
    await process.close()


async def deal(url: str, key: str, tables: int) -> None:
    """So many games that have just begun."""
    store = await open_store(url)
    kept = Tables(store, ALL_GAMES, time.time)
    lobby, game = Lobby(kept, Referee(kept)), ALL_GAMES[key]
    people = [101, 102, 103][: max(game.seats)]
    for channel in range(CHANNEL, CHANNEL + tables):
        table = await lobby.open(key, 1, channel, people[0], "A", {}, "en")
        for user in people[1:]:
            await lobby.join(table.row.id, user, str(user))
            await lobby.ready(table.row.id, user)
        await lobby.start(table.row.id, people[0])
    await store.close()


def measured(url: str, count: int, drawers: int, seconds: float, warm: float) -> tuple[list[float], float]:
    """How long each answer of all these processes took, and the seconds of processor of all of them."""
    with psycopg.connect(url) as connection:
        # What others have left to be posted is none of theirs.
        connection.execute("UPDATE outbox SET status = 'sent' WHERE status = 'waiting'")
    root = str(Path.cwd())
    processes = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.bot.throughput",
                url,
                *map(str, (which, count, seconds, drawers, warm)),
            ],
            env={**os.environ, "PYTHONPATH": root},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for which in range(count)
    ]
    try:
        pipes = [(one.stdin, one.stdout) for one in processes]
        for _, said in pipes:
            assert said is not None
            assert said.readline() == "ready\n"
        for told, _ in pipes:
            assert told is not None
            told.write("go\n")
            told.flush()
        found = [json.loads(said.readline()) for _, said in pipes if said is not None]
    finally:
        for one in processes:
            one.kill()
            one.communicate()
    return [took for one in found for took in one["took"]], sum(one["spent"] for one in found)


def verdict(one: float, four: float) -> str:
    """Whether the bar is met, by the answers a second of one process and of four."""
    times = four / one
    met = "met" if times >= BAR else "missed"
    return f"four processes beside one: {times:.2f} times as many ({met}: {BAR:g})"


def processes(
    seconds: float = 10.0,
    key: str = "stationfall",
    tables: int = TABLES,
    table: Any = TABLE,
    warm: float = WARM,
) -> None:
    """The table, and whether the bar is met."""
    server = databases.Server()
    try:
        url = server.new()
        asyncio.run(deal(url, key, tables))
        print(f"{tables} tables of {ALL_GAMES[key].title}, {PRESSING} people pressing, {seconds:g} s each")
        print(f"{'processes':>9} {'drawers':>8} {'per s':>8} {'CPU each':>9} {'50 %':>8} {'99 %':>8}   ms")
        rates: dict[tuple[int, int], float] = {}
        for count, drawers in table:
            took, cpu = measured(url, count, drawers, seconds, warm)
            if not took:
                sys.exit("all games were over before it was measured: play more, or longer ones")
            rates[count, drawers] = len(took) / seconds
            half, most = (percentile(took, part) * 1000 for part in (0.5, 0.99))
            each = cpu * 1000 / len(took)
            print(f"{count:9} {drawers:8} {len(took) / seconds:8.1f} {each:9.2f} {half:8.1f} {most:8.1f}")
        if {(1, 0), (4, 0)} <= set(rates):
            print(verdict(rates[1, 0], rates[4, 0]))
    finally:
        server.stop()


if __name__ == "__main__":
    url, *numbers = sys.argv[1:]
    which, count, seconds, drawers, warm = map(float, numbers)
    asyncio.run(work(url, int(which), int(count), seconds, int(drawers), warm))
