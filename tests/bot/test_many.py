"""Many processes play on one database, and are killed: nothing is lost, nothing is doubled, all goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bot.lobby import Lobby
from bot.referee import Referee
from bot.store.opening import open_store
from bot.tables import Tables
from tests.bot import databases, victim
from tests.bot.forwarder import Forwarder
from tests.bot.test_kill import PATIENCE, examine
from tests.toy import TOY


class Fleet:
    """So many processes on one database, which they may reach by way of something else."""

    def __init__(
        self, folder: Path, url: str, count: int, lease: float, *, tables: int = 2, way: str = ""
    ) -> None:
        self._folder = folder
        self.url = url
        self._how = [str(folder), way or url]
        self._besides = [str(count), str(lease), str(tables)]
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        self.count = count
        self.killed: list[int] = []
        for paper in ("acks", "posts", "leases"):
            (folder / paper).touch()

    def start(self, number: int) -> None:
        """One more, in the place of one that was killed."""
        root = Path.cwd()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.victim", *self._how, str(number), *self._besides],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
        )
        self._processes[number] = process

    def kill(self, number: int) -> None:
        process = self._processes.pop(number)
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.killed.append(process.pid)
        assert process.stdout is not None
        process.stdout.close()

    def freeze(self, number: int) -> None:
        """It is stopped until others look after what it looked after, and goes on where it was."""
        self._processes[number].send_signal(signal.SIGSTOP)
        time.sleep(ASLEEP)
        self._processes[number].send_signal(signal.SIGCONT)

    def stop(self) -> None:
        for number in list(self._processes):
            self.kill(number)

    def acks(self) -> int:
        return len((self._folder / "acks").read_bytes().splitlines())

    def wait(self, more: int) -> None:
        """Until so many more presses are answered."""
        enough, patience = self.acks() + more, time.monotonic() + PATIENCE
        while self.acks() < enough:
            assert time.monotonic() < patience, f"they answer nothing any more\n{databases.busy(self.url)}"
            self.tend()
            time.sleep(0.02)

    def tend(self) -> None:
        """Who has ended by itself, as it found no database, begins anew."""
        for number, process in list(self._processes.items()):
            if process.poll() is not None:
                self.kill(number)
                self.start(number)

    def taken_over(self) -> int:
        """How often somebody took what a process had looked after that was killed."""
        last: dict[str, int] = {}
        count = 0
        for line in (self._folder / "leases").read_text().splitlines():
            name, holder = line.split()[0], int(line.split()[1])
            count += last.get(name, holder) != holder and last[name] in self.killed
            last[name] = holder
        return count

    def rest(self) -> float:
        """Nobody presses any more; how many seconds it takes until nothing waits to be posted."""
        (self._folder / "rest").touch()
        began = time.monotonic()
        while databases.rows(self.url, "SELECT 1 FROM outbox WHERE status = 'waiting' LIMIT 1"):
            late = time.monotonic() > began + PATIENCE
            assert not late, f"something is not delivered\n{databases.busy(self.url)}"
            time.sleep(0.1)
        return time.monotonic() - began


def slay(fleet: Fleet, kills: int, rng: Random) -> float:
    """Kill one after the other, each at any moment; the last for good. How long the rest took over."""
    try:
        for number in range(fleet.count):
            fleet.start(number)
        for _ in range(kills):
            fleet.wait(rng.randrange(6, 12))
            time.sleep(rng.uniform(0.0, 0.2))
            number = rng.randrange(fleet.count)
            fleet.kill(number)
            fleet.start(number)
        fleet.wait(10)
        fleet.kill(rng.randrange(fleet.count))
        return fleet.rest()
    finally:
        fleet.stop()


def doubled(folder: Path) -> int:
    """How often something was sent that had been sent before: Discord shows it once, by its nonce."""
    sent = [line.split()[1] for line in (folder / "posts").read_text().splitlines()]
    return len(sent) - len(set(sent))


LANES = 5
"""Two channels and three people: in each of them a kill can come between a send and its being noted."""


async def test_two_processes_one_of_which_is_killed(tmp_path: Path) -> None:
    """Presses land in either; what the dead one was about to post, the living one posts, in order."""
    url = databases.server().new()
    await asyncio.to_thread(slay, Fleet(tmp_path, url, 2, 1.5), 3, Random(1))
    assert doubled(tmp_path) <= LANES * 4
    assert (await examine(tmp_path, url, many=True)).presses > 20


def shake(fleet: Fleet, server: databases.Server, times: int, rng: Random) -> None:
    """Kill the database, or break all lines to it, while a process is killed now and then."""
    try:
        for number in range(fleet.count):
            fleet.start(number)
        for turn in range(times):
            fleet.wait(rng.randrange(10, 20))
            if turn % 2:
                databases.rows(fleet.url, BREAK)
            else:
                server.kill()
            fleet.wait(5)
            number = rng.randrange(fleet.count)
            fleet.kill(number)
            fleet.start(number)
        fleet.wait(10)
        fleet.rest()
    finally:
        fleet.stop()


BREAK = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.mark.soak
async def test_the_database_is_killed_and_its_lines_are_broken(tmp_path: Path) -> None:
    """Whoever presses then is told to try again; what was acknowledged stands, and nothing stands twice."""
    server = databases.Server()
    try:
        url = server.new()
        await asyncio.to_thread(shake, Fleet(tmp_path, url, 2, 3.0), server, 8, Random(5))
        assert (await examine(tmp_path, url, many=True)).presses > 100
    finally:
        server.stop()


@pytest.mark.soak
@pytest.mark.parametrize("count", [2, 4])
async def test_processes_killed_for_long(tmp_path: Path, count: int) -> None:
    url = databases.server().new()
    took = await asyncio.to_thread(slay, Fleet(tmp_path, url, count, 9.0), 40, Random(count))
    assert took < 15
    assert (await examine(tmp_path, url, many=True)).presses > 400


TABLES, LASTS = 400, 120.0
"""So many tables, for so many seconds."""
SILENT = 6.0
"""Seconds in which not even a new line leads to the database."""
LEASE = 9.0
ASLEEP = LEASE + 3.0
"""Seconds: who sleeps for so long looks after nothing any more."""


async def furnished(url: str, tables: int) -> None:
    """So many games are going on, each in a channel of its own."""
    store = await open_store(url)
    lobby = Lobby(kept := Tables(store, {"toy": TOY}, time.time), Referee(kept))
    room = asyncio.Semaphore(16)

    async def one(channel: int) -> None:
        async with room:
            await victim.deal(lobby, channel)

    await asyncio.gather(*(one(victim.CHANNEL + number) for number in range(tables)))
    await store.close()


def endured(
    fleet: Fleet, server: databases.Server, way: Forwarder, seconds: float, rng: Random
) -> dict[str, int]:
    """One process is killed every few seconds, the database in between, and once all lines fall silent.

    Two fall asleep, and wake up when others have taken over.
    """
    wrong = {"server": 0, "silent": 0, "asleep": 0}
    began = time.monotonic()
    try:
        for number in range(fleet.count):
            fleet.start(number)
        fleet.wait(10)
        while (passed := time.monotonic() - began) < seconds or not wrong["silent"]:
            if passed > seconds * (wrong["server"] + 1) / 3 and wrong["server"] < 2:
                server.kill()
                wrong["server"] += 1
            elif passed > seconds / 2 and not wrong["silent"]:
                way.cut()
                time.sleep(SILENT)
                way.mend()
                wrong["silent"] = way.cuts
            elif passed > seconds * (2 * wrong["asleep"] + 1) / 4 and wrong["asleep"] < 2:
                fleet.freeze(rng.randrange(fleet.count))
                wrong["asleep"] += 1
            fleet.wait(5)
            time.sleep(rng.uniform(2.0, 4.0))
            number = rng.randrange(fleet.count)
            fleet.kill(number)
            fleet.start(number)
        fleet.wait(10)
        fleet.kill(rng.randrange(fleet.count))
        fleet.rest()
    finally:
        fleet.stop()
    return wrong


@pytest.mark.soak
@pytest.mark.parametrize("count", [2, 4])
async def test_hundreds_of_tables_whatever_is_killed_or_cut(tmp_path: Path, count: int) -> None:
    """Presses land at any process; who waits for a line that leads nowhere gives it up, and goes on."""
    server = databases.Server()
    way = Forwarder(server.socket)
    await way.open()
    try:
        url = server.new()
        await furnished(url, TABLES)
        fleet = Fleet(tmp_path, url, count, LEASE, tables=TABLES, way=databases.by_way_of(way.port, url))
        wrong = await asyncio.to_thread(endured, fleet, server, way, LASTS, Random(count))
        books = await examine(tmp_path, url, many=True)
        print(
            f"\n{count} processes, {TABLES} tables: {len(fleet.killed)} processes killed,"
            f" {fleet.taken_over()} times something taken over from them;"
            f" {wrong['asleep']} fallen asleep;"
            f" the database killed {wrong['server']} times, {wrong['silent']} lines cut in silence;"
            f" {books.presses} presses, {books.lost} lost, {books.doubled} doubled;"
            f" {books.posts} posts in order, {books.again} sent again"
        )
        assert books.presses > 200
        assert fleet.taken_over() > 0
    finally:
        await way.close()
        server.stop()
