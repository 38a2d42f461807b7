"""The benchmark of the bot can be run: that it is slow is seen by reading it, that it breaks is seen here."""

from __future__ import annotations

import pytest

from tests.bot.bench import bench, panels, start
from tests.bot.throughput import BAR, processes, verdict


async def test_the_benchmark_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    await panels(0.1, "toy", 2)
    await bench(1, 0.1, "toy")
    await start(20)
    said = capsys.readouterr().out
    for row in ("from a press to the new panel", "staged, or taken back", "an action of the game", "arrive"):
        assert row in said
    assert "20 stored games: ready after" in said


def test_the_table_of_processes_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    # Of a game so long that it cannot be over before it is measured.
    processes(0.3, "stationfall", tables=8, table=((2, 0),), warm=0.0)
    said = capsys.readouterr().out
    assert "8 tables of " in said
    assert len(said.splitlines()) == 3
    assert verdict(10.0, 10.0 * BAR) == f"four processes beside one: {BAR:.2f} times as many (met: {BAR:g})"
    assert "missed" in verdict(10.0, 9.0 * BAR)
