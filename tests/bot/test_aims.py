"""What computer players were after: at the end for everybody, before that for who has their seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.aims import meant
from bot.table import Table
from game import GAMES
from game.text.figures import figure
from tests.bot.world import World, shown, words

SIGN = "one thing above all"
"""What every computer player says of a game that is over …"""
PLACE = "What the computer player was after in your place"
"""… and what stands above what it was after, for who has its seat now."""


@pytest.fixture
async def station(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, {}, drawers=1)
    await world.open(people=2)
    yield world
    await world.close()


async def idled(world: World, minutes: int) -> Table:
    """People do as little as may be, for so many minutes or to the end."""
    start = (await world.table()).view(None).minute
    while (table := await world.table()).row.phase == "running" and start - table.view(None).minute < minutes:
        seat = next(seat for seat in table.awaited() if table.place(seat).user)
        default = table.prompts(seat)[0].default
        await world.play(table, default or table.closing(seat) or table.legal(seat)[0])
    return table


async def test_after_the_game_computer_players_say_what_they_wanted_and_people_need_not(
    station: World,
) -> None:
    await station.started(2, computers=2)
    table = await idled(station, 99)
    posts = [words(post) for post in station.public()]
    for seat in range(4):
        score = next(score for score in table.result().scores if score.seat == seat)  # type: ignore[union-attr]
        who = table.place(seat).user
        (sheet,) = [it for it in posts if f"· **{figure(score.total)}**" in it and _names(table, seat, it)]
        assert (SIGN in sheet) == (who is None)
    entries = await station.bot.tables.played(table)
    assert meant(table, entries, next(place.seat for place in table.places if place.user is None))
    assert not meant(table, entries, len(table.places)), "whom the rules play has no words"
    assert not any(SIGN in it for it in posts if "the end" not in it and "**" not in it)


async def test_whom_the_rules_play_has_a_sheet_and_says_nothing(station: World) -> None:
    await station.people[0].slash(
        station.channel, "table open", cast="random", which_bots="Engineer, Station Chief"
    )
    await station.people[0].click(station.public()[0], label="Start")
    await idled(station, 99)
    posts = [words(post) for post in station.public()]
    assert sum("(bot) as" in it.splitlines()[0] or "(bot) ·" in it.splitlines()[0] for it in posts if it) >= 2
    assert any("the end" in it for it in posts)
    assert not any(SIGN in it for it in posts)


def _names(table: Table, seat: int, sheet: str) -> bool:
    place = table.place(seat)
    first = sheet.splitlines()[0]
    return f"<@{place.user}>" in first if place.user else f"Computer {place.name}" in first


async def test_who_takes_a_seat_over_is_told_what_it_was_after_and_nobody_else(station: World) -> None:
    await station.started(2, computers=1)
    table = await idled(station, 2)
    computer = next(place.seat for place in table.places if place.user is None)
    newcomer = station.add_person("newcomer")
    await station.people[0].slash(station.channel, "table replace", seat=computer + 1, person=newcomer.user)
    assert (await station.table()).place(computer).user == newcomer.id
    told = words(shown(await newcomer.slash(station.channel, "catchup")))
    assert PLACE in told
    assert 1 <= told.split(PLACE)[1].strip().count("\n") + 1 <= 6
    for person in station.people[:2]:
        assert PLACE not in words(shown(await person.slash(station.channel, "catchup")))
    assert not any(PLACE in words(post) or SIGN in words(post) for post in station.public())
