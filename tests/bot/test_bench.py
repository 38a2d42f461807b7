"""The benchmark of the bot can be run: that it is slow is seen by reading it, that it breaks is seen here."""

from __future__ import annotations

import pytest

from tests.bot.bench import bench, start


async def test_the_benchmark_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    await bench(1, 0.1, "toy")
    await start(20)
    said = capsys.readouterr().out
    assert "an action of a game" in said
    assert "20 stored games: ready after" in said
