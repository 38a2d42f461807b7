"""The bot in a simulated Discord, with a table of people around it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from bot import lobby
from bot.campaign import evenings
from tests.bot import databases
from tests.bot.gateway import Gateway
from tests.bot.world import World


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    yield
    databases.stop()


@pytest.fixture(autouse=True)
def _chance_is_the_same_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt depends on the test's name alone, so that what fails once fails again."""
    chance = Random(request.node.nodeid)
    for module in (lobby, evenings):
        monkeypatch.setattr(module, "token_hex", lambda size: chance.randbytes(size).hex())


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a new database is, of each kind there is."""
    return databases.database(request.param, tmp_path)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3")
    await world.open()
    yield world
    await world.close()


@pytest.fixture
def gateway(world: World) -> Gateway:
    """What arrives there from Discord."""
    return Gateway(world)


@pytest.fixture
async def anywhere(database: Path | str) -> AsyncIterator[World]:
    """The same, whatever keeps its rows."""
    world = World(database)
    await world.open()
    yield world
    await world.close()
