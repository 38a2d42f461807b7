"""Many games at once, played by the bot's own referee without Discord: how fast, and how large."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.lobby import Lobby
from bot.referee import Referee
from bot.refusal import Refused
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from game import GAMES
from game.api import Illegal


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def simulate(games: int, seats: int, steps: int = 60) -> int:
    """Play `games` games of each kind at once, up to `steps` actions each, and print what it cost."""
    if not GAMES:
        print("No game is installed.")
        return 1
    for key, game in GAMES.items():
        await _simulated(key, games, min(seats, game.seats[-1]), steps)
    return 0


async def _simulated(key: str, games: int, seats: int, steps: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "games.sqlite3")
        tables = Tables(store, GAMES, time.time)
        referee = Referee(tables)
        lobby = Lobby(tables, referee)
        took: list[float] = []
        tracemalloc.start()
        before = time.perf_counter()
        await asyncio.gather(*(_play(lobby, referee, key, n, seats, steps, took) for n in range(games)))
        elapsed = time.perf_counter() - before
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        middle, late = (percentile(took, share) * 1000 for share in (0.5, 0.99))
        rate = len(took) / elapsed
        title = GAMES[key].title
        print(f"{games} games of {title} for {seats}: {len(took)} actions in {elapsed:.1f} s ({rate:.0f}/s)")
        print(f"committed after: median {middle:.1f} ms, p99 {late:.1f} ms")
        print(f"in memory: {tables.held} tables, {held / games / 1024:.0f} kB per game")
        await store.close()


async def _play(
    lobby: Lobby, referee: Referee, key: str, number: int, seats: int, steps: int, took: list[float]
) -> None:
    rng = Random(number)
    first = number * 100 + 1
    table = await lobby.open(key, 1, number + 1, first, "P1", {}, "en")
    for user in range(first + 1, first + seats):
        await lobby.join(table.row.id, user, f"P{user}")
        await lobby.ready(table.row.id, user)
    table = await lobby.start(table.row.id, first)
    for _ in range(steps):
        table = await referee.tables.look(table.row.id)
        awaited = table.awaited()
        if table.row.phase != "running" or not awaited:
            return
        seat = rng.choice(awaited)
        action = rng.choice(table.legal(seat))
        start = time.perf_counter()
        try:
            await referee.act(table.row.id, table.place(seat).user or 0, action)
        except (Illegal, Refused):
            continue
        took.append(time.perf_counter() - start)
