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

from tests.bot import databases
from tests.bot.test_kill import PATIENCE, examine


class Fleet:
    """So many processes on one database."""

    def __init__(self, folder: Path, url: str, count: int, lease: float) -> None:
        self._folder = folder
        self.url = url
        self._lease = lease
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        self.count = count
        for paper in ("acks", "posts"):
            (folder / paper).touch()

    def start(self, number: int) -> None:
        """One more, in the place of one that was killed."""
        root = Path.cwd()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.victim", str(self._folder), self.url,
             str(number), str(self.count), str(self._lease)],
            cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, stdout=subprocess.PIPE,
        )  # fmt: skip
        self._processes[number] = process

    def kill(self, number: int) -> None:
        process = self._processes.pop(number)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()

    def stop(self) -> None:
        for number in list(self._processes):
            self.kill(number)

    def acks(self) -> int:
        return len((self._folder / "acks").read_bytes().splitlines())

    def wait(self, more: int) -> None:
        """Until so many more presses are answered."""
        enough, patience = self.acks() + more, time.monotonic() + PATIENCE
        while self.acks() < enough:
            assert time.monotonic() < patience, "they answer nothing any more"
            time.sleep(0.02)

    def rest(self) -> float:
        """Nobody presses any more; how many seconds it takes until nothing waits to be posted."""
        (self._folder / "rest").touch()
        began = time.monotonic()
        while databases.rows(self.url, "SELECT 1 FROM outbox WHERE status = 'waiting' LIMIT 1"):
            assert time.monotonic() < began + PATIENCE, "something is not delivered"
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
    assert await examine(tmp_path, url, many=True) > 20


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
        assert await examine(tmp_path, url, many=True) > 100
    finally:
        server.stop()


@pytest.mark.soak
@pytest.mark.parametrize("count", [2, 4])
async def test_processes_killed_for_long(tmp_path: Path, count: int) -> None:
    url = databases.server().new()
    took = await asyncio.to_thread(slay, Fleet(tmp_path, url, count, 9.0), 40, Random(count))
    assert took < 15
    assert await examine(tmp_path, url, many=True) > 400
