"""The process is killed at random moments, again and again; nobody must be able to tell."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.replay import audit
from bot.store import Entry, Ledger
from bot.store.address import Where
from bot.store.opening import open_store
from bot.tables import Tables
from tests.bot import databases, victim
from tests.toy import TOY

PATIENCE = 60.0
"""Seconds."""


def slay(folder: Path, database: Where, times: int, rng: Random) -> None:
    """Start the victim, let it live for some answers and a moment, kill it; again and again."""
    root = Path.cwd()
    acks = folder / "acks"
    for _ in range(times):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.victim", str(folder), str(database)],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stdout.readline() == b"alive\n"
        # However slow the machine is, something is done in most lives.
        enough = len(acks.read_bytes().splitlines()) + rng.randrange(4)
        patience = time.monotonic() + PATIENCE
        while process.poll() is None and len(acks.read_bytes().splitlines()) < enough:
            assert time.monotonic() < patience, "it answers nothing any more"
            time.sleep(0.01)
        time.sleep(rng.uniform(0.0, 0.25))
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()


def journal(ledger: Ledger, game: int) -> list[Entry]:
    return list(ledger.entries(game))


@dataclass(frozen=True)
class Books:
    """What was found when all that was written down was held against each other."""

    presses: int
    """That were acknowledged."""
    lost: int
    """Of which nothing is known."""
    doubled: int
    """What was done more often than it was asked for."""
    posts: int
    again: int
    """Sent once more, as it had not been noted that it was sent; Discord shows it once, by its nonce."""


async def examine(folder: Path, database: Where, *, many: bool = False) -> Books:
    """Nothing acknowledged is lost, nothing is doubled, every post is made, in order."""
    acks = [tuple(map(int, line.split())) for line in (folder / "acks").read_text().splitlines()]
    numbers = [number for number, *_ in acks]
    assert len(set(numbers)) == len(numbers)
    store = await open_store(database)
    try:
        tables = Tables(store, {"toy": TOY}, time.time)
        rows = await store.read(lambda ledger: ledger.games(("running", "paused", "finished", "closed")))
        revisions: dict[tuple[int, int], int] = {}
        for row in rows:
            table = await tables.look(row.id)
            entries = await store.read(partial(journal, game=row.id))
            assert [entry.n for entry in entries] == list(range(table.row.entries))
            if table.state is not None:
                audit(table, entries)
            revisions |= {
                (row.id, seat): staged.revision
                for seat, staged in table.drafts.items()
                if table.place(seat).user is not None
            }
        done: dict[tuple[int, int], int] = defaultdict(int)
        for _, game, seat, revision, _ in acks:
            # The revision of a seat counts its actions: one acknowledged and lost, or done twice, would show.
            assert many or revision >= done[game, seat]
            done[game, seat] = max(revision, done[game, seat])
        for key, revision in done.items():
            # Who has done nothing yet there may have pressed once more what was done at another table.
            assert revisions.get(key, 0) >= revision
        claimed = {n for (n,) in databases.rows(database, "SELECT interaction FROM seen")}
        lost, doubled = len(set(numbers) - claimed), sum(revisions.values()) - len(claimed)
        assert (lost, doubled) == (0, 0), "an interaction counted twice, or not at all"
        posted = [line.split() for line in (folder / "posts").read_text().splitlines()]
        sent = databases.rows(
            database, "SELECT id, lane, nonce, kind, status, message FROM outbox ORDER BY id"
        )
    finally:
        await store.close()
    all_arrived(posted, sent, many=many)
    nonces = {nonce for _, nonce, _ in posted}
    return Books(len(acks), lost, doubled, len(nonces), len(posted) - len(nonces))


def all_arrived(posted: list[list[str]], sent: list[tuple[Any, ...]], *, many: bool) -> None:
    """What was to be posted is there, once, in order, and nothing else."""
    first: dict[str, int] = {}
    sizes: dict[str, set[str]] = defaultdict(set)
    for place, (_, nonce, size) in enumerate(posted):
        first.setdefault(nonce.split("-")[0], place)
        sizes[nonce].add(size)
    stories = [row for row in sent if row[3] in ("story", "secret", "notice") and row[4] != "waiting"]
    refused = [row for row in stories if row[4] != "sent"]
    assert not refused, "a post was given up"
    shown = {row[5] for row in stories if row[2] in first}
    missing = [row for row in stories if row[5] not in shown]
    assert not missing, "a post is missing"
    for lane in {row[1] for row in stories}:
        order = [first[row[2]] for row in stories if row[1] == lane and row[2] in first]
        assert order == sorted(order), "posts are out of order"
    known = {row[2] for row in sent}
    assert set(first) <= known, "something was posted under a nonce nobody knows"
    # A call names who is waited for now: another process may have moved before it is repeated.
    told = {row[2] for row in stories} if many else known
    twice = {nonce for nonce, size in sizes.items() if len(size) > 1 and nonce.split("-")[0] in told}
    assert not twice, "one nonce, two texts"


async def run(folder: Path, database: Where, times: int, seed: int) -> Books:
    (folder / "acks").touch()
    (folder / "posts").touch()
    await asyncio.to_thread(slay, folder, database, times, Random(seed))
    return await examine(folder, database)


@pytest.mark.parametrize("database", ["file"], indirect=True)
async def test_killed_a_few_times(tmp_path: Path, database: Where) -> None:
    assert (await run(tmp_path, database, 4, 1)).presses > 3
    assert victim.CHANNEL


@pytest.mark.soak
async def test_killed_hundreds_of_times(tmp_path: Path, database: Where) -> None:
    assert (await run(tmp_path, database, 300, 2)).presses > 1000
