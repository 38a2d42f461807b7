"""A simulated server in which campaigns are played with short games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot import databases
from tests.campaign.season import Season


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    yield
    databases.stop()


@pytest.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    season = Season(tmp_path / "games.sqlite3")
    await season.open()
    yield season
    await season.close()
