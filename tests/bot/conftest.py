"""The bot in a simulated Discord, with a table of people around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3")
    await world.open()
    yield world
    await world.close()
