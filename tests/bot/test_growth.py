"""However long is played: what is kept in memory does not grow."""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.courier import Courier
from bot.desk import Desk
from bot.letters import Letters
from bot.pictures import KEPT, Studio
from bot.process import TURN
from bot.referee import Referee
from bot.steward import Steward
from bot.store.sqlite import SqliteStore
from tests.bot.victim import Client, Paper
from tests.toy import GALLERY, TOY

PEOPLE = (101, 102, 103)


async def days(steward: Steward, studio: Studio, courier: Courier, rng: Random, steps: int) -> None:
    """Play in one channel, game after game; everything is drawn and posted."""
    desk = steward.desk
    for _ in range(steps):
        row = await desk.store.read(lambda ledger: ledger.game_in(7))
        if row is None:
            opened = await steward.open("toy", 1, 7, PEOPLE[0], "A", {"rounds": 5}, "en")
            for user in PEOPLE[1:]:
                await steward.join(opened.row.id, user, "B")
                await steward.ready(opened.row.id, user)
            row = (await steward.start(opened.row.id, PEOPLE[0])).row
        table = await desk.look(row.id)
        seat = rng.choice(table.awaited())
        action = rng.choice(table.legal(seat))
        answer = await steward.referee.act(row.id, table.place(seat).user or 0, action)
        await studio.panel(answer.table, seat)
        for out in await desk.store.read(lambda ledger: ledger.waiting()):
            await courier.deliver(out)


async def test_one_channel_played_for_days_does_not_grow(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    desk = Desk(store, {"toy": TOY}, time.time, size=2)
    steward, studio = Steward(desk, Referee(desk)), Studio({"toy": GALLERY})
    client: Any = Client(Paper(tmp_path / "posts"))
    courier = Courier(client, desk, Letters(client, desk, studio), steward.halt)
    rng, held = Random(1), []
    await days(steward, studio, courier, rng, 250)
    tracemalloc.start()
    try:
        for _ in range(3):
            await days(steward, studio, courier, rng, 150)
            gc.collect()
            # Words and pieces of pictures are kept elsewhere, so many of each.
            ours = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/bot/*.py")])
            held.append(sum(trace.size for trace in ours.traces))
    finally:
        tracemalloc.stop()
        await store.close()
    assert held[2] - held[0] < 300 * 90, held
    assert desk.held <= 2
    assert len(studio._kept) <= KEPT
    assert (courier._said, courier._held) == ({}, {})


SHARED = """
import ctypes, sys, threading
from bot.process import share
{share}
together = threading.Barrier(8)
def work():
    together.wait()
    pieces = [bytearray(100_000) for _ in range(100)]
    together.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
libc = ctypes.CDLL(None)
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
libc.fflush(None)
print("interval", sys.getswitchinterval(), flush=True)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps a heap for every thread")
@pytest.mark.parametrize("shared", [True, False])
def test_threads_that_draw_give_way_and_keep_no_memory_of_their_own(shared: bool) -> None:
    program = SHARED.format(share="share()" if shared else "")
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True
    )
    assert (f"interval {TURN}" in done.stdout) is shared
    assert (done.stdout.count("<heap nr=") == 1) is shared
