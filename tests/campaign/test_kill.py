"""The process is killed at random moments, between the games of a campaign too; nothing is lost by it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from bot.campaign.recount import recount
from bot.campaign.whole import whole
from bot.store.address import Where
from bot.store.opening import open_store
from tests.bot import databases
from tests.campaign.victim import CHANNEL, PEOPLE
from tests.toy import TOY

PATIENCE = 60.0
"""Seconds."""


def slay(folder: Path, database: Where, times: int, rng: Random) -> None:
    """Start the victim, let it live until it has said something more; kill it; again and again."""
    root, posts = Path.cwd(), folder / "posts"
    for _ in range(times):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaign.victim", str(folder), str(database)],
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"alive\n"
            enough = len(posts.read_bytes().splitlines()) + rng.randrange(60)
            patience = time.monotonic() + PATIENCE
            while process.poll() is None and len(posts.read_bytes().splitlines()) < enough:
                assert time.monotonic() < patience, "it says nothing any more"
                time.sleep(0.01)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        assert b"dead" not in process.stdout.read(), "a game ended, and no other was opened"
        process.stdout.close()


async def examine(folder: Path, database: Where) -> int:
    """How many games were played, none of them lost, and nobody called twice to any."""
    store = await open_store(database)
    try:
        it = await store.read(lambda ledger: whole(ledger, 1, time.time()))
        assert it is not None
        rows = await store.read(lambda ledger: ledger.games(("lobby", "running", "finished")))
        assert [row.id for row in rows] == [evening.game for evening in it.evenings]
        over = [evening.game for evening in it.evenings if evening.record is not None]
        assert over == [row.id for row in rows if row.phase == "finished"]
        assert [row.channel for row in it.tables] == [CHANNEL], "one table is open, always"
        found = await recount(store, games={"toy": TOY})
        assert [one.evening.game for one in found] == over
        assert not [one.fault for one in found if one.fault]
        assert sum(standing.games for standing in it.standings()) == len(over) * len(PEOPLE)
    finally:
        await store.close()
    called: dict[str, set[str]] = defaultdict(set)
    for line in (folder / "posts").read_text().splitlines():
        _, nonce, game, users = line.split()
        if game != "-" and users != "-":
            called[game].add(nonce)
    assert all(len(nonces) == 1 for nonces in called.values()), "two calls that Discord would show"
    assert len(called) >= len(over)
    return len(over)


async def run(folder: Path, kind: str, times: int, seed: int) -> int:
    database = databases.database(kind, folder)
    (folder / "posts").touch()
    await asyncio.to_thread(slay, folder, database, times, Random(seed))
    return await examine(folder, database)


async def test_killed_between_games(tmp_path: Path) -> None:
    assert await run(tmp_path, "file", 4, 1) > 1


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "times"), [("file", 100), ("server", 40)])
async def test_killed_many_times(tmp_path: Path, kind: str, times: int) -> None:
    assert await run(tmp_path, kind, times, 2) > times // 2
