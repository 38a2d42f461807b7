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
from bot.lobby import Lobby
from bot.pictures import BESIDE, Studio
from bot.process import FRESH, TURN
from bot.referee import Referee
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from bot.writer import Writer
from tests.bot.victim import Client, Paper
from tests.toy import GALLERY, TOY

PEOPLE = (101, 102, 103)


async def days(lobby: Lobby, studio: Studio, courier: Courier, rng: Random, steps: int) -> None:
    """Play in one channel, game after game; everything is drawn and posted."""
    tables = lobby.tables
    for _ in range(steps):
        row = await tables.store.read(lambda ledger: ledger.game_in(7))
        if row is None:
            opened = await lobby.open("toy", 1, 7, PEOPLE[0], "A", {"rounds": 5}, "en")
            for user in PEOPLE[1:]:
                await lobby.join(opened.row.id, user, "B")
                await lobby.ready(opened.row.id, user)
            row = (await lobby.start(opened.row.id, PEOPLE[0])).row
        table = await tables.look(row.id)
        seat = rng.choice(table.awaited())
        action = rng.choice(table.legal(seat))
        answer = await lobby.referee.act(row.id, table.place(seat).user or 0, action)
        await studio.panel(answer.table, seat)
        for out in await tables.store.read(lambda ledger: ledger.waiting()):
            await courier.deliver(out)


async def test_one_channel_played_for_days_does_not_grow(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    tables = Tables(store, {"toy": TOY}, time.time, size=2)
    lobby, studio = Lobby(tables, Referee(tables)), Studio({"toy": GALLERY}, room=60 * BESIDE)
    client: Any = Client(Paper(tmp_path / "posts"))
    courier = Courier(client, tables, Writer(client, tables, studio), lobby.halt)
    rng, held = Random(1), []
    await days(lobby, studio, courier, rng, 250)
    tracemalloc.start()
    try:
        for _ in range(3):
            await days(lobby, studio, courier, rng, 150)
            gc.collect()
            # Words and pieces of pictures are kept elsewhere, so many of each.
            ours = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/bot/*.py")])
            held.append(sum(trace.size for trace in ours.traces))
    finally:
        tracemalloc.stop()
        await store.close()
    assert held[2] - held[0] < 300 * 90, held
    assert tables.held <= 2
    assert len(studio._kept) <= 60
    assert (courier.delivery.said, courier._held) == ({}, {})


SHARED = """
import ctypes, gc, sys, threading
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
print("interval", sys.getswitchinterval(), "fresh", gc.get_threshold()[0], flush=True)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps a heap for every thread")
@pytest.mark.parametrize("shared", [True, False])
def test_threads_give_way_and_keep_no_memory_and_what_is_fresh_is_left_alone(
    shared: bool,
) -> None:
    program = SHARED.format(share="share()" if shared else "")
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True
    )
    assert (f"interval {TURN} fresh {FRESH}" in done.stdout) is shared
    assert (done.stdout.count("<heap nr=") == 1) is shared
