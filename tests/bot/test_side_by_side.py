"""Panels of a game whose people act side by side, each for a crew of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.words import Words
from game.perigee.actions.common import Done
from game.perigee.actions.placing import Store
from game.perigee.game import PERIGEE
from game.stationx.game import STATIONX
from tests.bot.world import World, buttons, menus, words


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"perigee": PERIGEE}, {})
    await world.open(people=2)
    yield world
    await world.close()


async def test_who_is_done_has_one_button_for_it_which_can_be_pressed(world: World) -> None:
    """What is said for whom, for a crew, needs no choice where there is one only."""
    table = await world.started(2)
    for seat in range(2):
        for action in table.legal(seat):
            if isinstance(action, Store):
                await world.play(table, action)
    table = await world.table()
    (done,) = [action for action in table.legal(0) if isinstance(action, Done)]
    assert table.closing(0) == done
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    named = [label for label in buttons(panel) if "Done" in label]
    assert len(named) == 1
    await person.click(panel, label=named[0])
    assert (await world.table()).state.crews[0].done


async def test_what_is_offered_at_once_comes_before_all_that_the_only_verb_can_do(tmp_path: Path) -> None:
    """A tile is placed by one press, though placing is all that can be done; the rest is behind it."""
    world = World(tmp_path / "station.sqlite3", {"stationx": STATIONX}, {})
    await world.open(people=2)
    table = await world.started(2)
    person = world.person_of(table, table.awaited()[0])
    panel = await world.panel(person)
    offered = {Words.at(table, "en").message(way.label) for way in table.ways(table.awaited()[0])}
    said = [label for label in buttons(panel) if label in offered]
    assert len(said) > 3
    assert not [ids for ids in menus(panel) if "pick" in ids]
    await world.close()


async def test_nothing_is_said_of_staging_where_all_counts_at_once(world: World) -> None:
    await world.started(2)
    said = words(await world.panel(world.people[0]))
    assert "staged for you alone" not in said
    assert "counts at once" in said
