"""The ways to play that a lobby offers: alone, together, in teams, and how hard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.panels.sure import sure
from bot.panels.turn import panel
from bot.panels.ways import _label
from bot.refusal import Refused
from bot.table import Table
from bot.words import Words
from game import GAMES, text
from game.text import verb
from tests.bot.world import World, buttons, doing, menus, words

PRESSES = 5
"""From nothing to the first turn of a game alone; the command is one."""


@pytest.fixture
async def station(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, {})
    await world.open()
    yield world
    await world.close()


def named(message: Any, start: str) -> str:
    """The label of the button that begins so."""
    return next(label for label in buttons(message) if label.startswith(start))


async def test_from_nothing_to_the_first_turn_alone(station: World) -> None:
    person, presses = station.people[0], 1
    await person.slash(station.channel, "table open")
    lobby = station.public()[0]
    result = await person.click(lobby, label=named(lobby, "Play alone"))
    presses += 1
    table = await station.table()
    assert table.row.phase == "running"
    assert [place.user for place in table.places] == [person.id]
    panel = next(one for one in result.followups if "secret identity" in words(one))
    while (table := await station.table()).state.phase == "setup":
        choice = doing(panel) if "Confirm" in buttons(panel) else next(iter(buttons(panel).values()))
        result = await person.click(panel, custom_id=choice)
        panel = result.response or panel
        presses += 1
        assert presses <= PRESSES
    assert table.state.bots == 2
    assert table.awaited() == [0]


async def test_how_hard_and_with_whom_is_the_hosts_to_choose(station: World) -> None:
    host, guest = station.people[:2]
    await host.slash(station.channel, "table open")
    lobby = station.public()[0]
    ((menu, levels),) = menus(lobby).items()
    assert [one["value"] for one in levels] == [f"bots-{number}" for number in range(2, 9)]
    await host.select(lobby, custom_id=menu, values=["bots-3"])
    lobby = station.public()[0]
    assert named(lobby, "Play alone") == "Play alone, against 3 bots"
    await guest.click(lobby, label="Join")
    lobby = station.public()[0]
    refused = await guest.click(lobby, label="Play together")
    assert "Only the host" in words(refused.followups[0])
    await host.click(lobby, label="Play together")
    settled = {"bots": 3, "together": True, "teams": False, "lindsey": False}
    assert (await station.table()).row.options == settled
    await guest.click(station.public()[0], label="Ready")
    await host.click(station.public()[0], label="Start")
    table = await station.table()
    assert table.state.options.together
    assert table.state.bots == 3


async def test_people_computer_players_and_bots_at_one_table(station: World) -> None:
    host, guest = station.people[:2]
    await host.slash(station.channel, "table open")
    await guest.click(station.public()[0], label="Join")
    await guest.click(station.public()[0], label="Ready")
    await host.click(station.public()[0], label="Add computer")
    ((menu, levels),) = menus(station.public()[0]).items()
    assert [one["value"] for one in levels] == [f"bots-{number}" for number in range(7)]
    await host.select(station.public()[0], custom_id=menu, values=["bots-2"])
    await host.click(station.public()[0], label="In teams of two")
    refused = await host.click(station.public()[0], label="Start")
    assert "even number" in words(refused.followups[0])
    await host.click(station.public()[0], label="Everybody for themselves")
    await host.click(station.public()[0], label="Start")
    table = await station.table()
    assert (len(table.places), table.state.bots, table.state.seats) == (3, 2, 5)
    assert sum(place.user is None for place in table.places) == 1


async def test_what_is_offered_no_more_is_refused(station: World) -> None:
    host, guest = station.people[:2]
    await host.slash(station.channel, "table open")
    lobby = station.public()[0]
    await guest.click(lobby, label="Join")
    table = await station.table()
    for key in ("alone", "", "bots-9"):
        with pytest.raises(Refused) as refused:
            await station.bot.lobby.settle(table.row.id, host.id, key)
        assert refused.value.message.key == "bot-mode-gone"
    assert (await station.table()).row.phase == "lobby"


async def test_a_game_with_one_way_to_play_offers_none(world: World) -> None:
    lobby = await world.lobby(1)
    assert not menus(lobby)
    assert "together" not in words(lobby)


async def alone(station: World) -> Table:
    """The first person plays alone, and their first turn has come."""
    person = station.people[0]
    await person.slash(station.channel, "table open")
    lobby = station.public()[0]
    await person.click(lobby, label=named(lobby, "Play alone"))
    while (table := await station.table()).state.phase == "setup":
        await station.play(table, next(iter(table.legal(0))))
    return table


async def test_who_plays_on_catches_up_with_what_came_of_their_own_step(station: World) -> None:
    """Whom the rules play answer within the same step: nobody else was waited for in between."""
    person, table = station.people[0], await alone(station)
    for _ in range(2):
        renegotiate = next(action for action in table.legal(0) if verb(action) == "renegotiate")
        await station.play(table, renegotiate)
        table = await station.table()
        assert table.awaited() == [0]
    told = words((await person.slash(station.channel, "catchup")).response)
    assert "renegotiates" in told
    assert "activates" in told, "and what the bots did"
    assert "identity" not in told, "what is long over is not told again"
    assert told.count(f"<@{person.id}> begins a turn") == 1


@pytest.mark.parametrize("language", text.languages())
async def test_what_can_be_done_is_called_without_whoever_does_it(station: World, language: str) -> None:
    """The page names them, and a phone's line is short. What is to be confirmed stands whole on its button,
    and its warning below the steps, not in their list."""
    table = await alone(station)
    mine, plain = Words.at(table, language), Words.plain(table, language)
    first = next(way for way in table.ways(0) if way.group == "whom")
    for action in first.actions:
        await station.play(await station.table(), action)
    table = await station.table()
    acting = getattr(first.actions[-1], "who", "")
    here = [way for way in table.ways(0) if way.group == "here"]
    ways = [way for way in here if getattr(way.actions[-1], "who", "") == acting]
    who = plain.value(acting)
    labels = [_label(way, plain) for way in ways]
    assert all(plain.message(way.label).startswith(who) for way in ways)
    assert not any(who in label for label in labels)
    assert len(set(labels)) == len(labels)
    dear = next(way for way in table.ways(0) if sure(table, 0, way.actions, mine))
    page = panel(table, 0, mine, plain, way=dear)
    texts = [it.content for it in page.view.walk_children() if isinstance(it, ui.TextDisplay)]
    (warning,) = [it for it in texts if "⚠️" in it]
    assert warning.startswith("⚠️")
    buttons = [it.label for it in page.view.walk_children() if isinstance(it, ui.Button)]
    assert plain.action(dear.actions[-1]) in buttons
