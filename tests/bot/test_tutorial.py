"""The tutorial in Discord: from nothing to the first lesson, by tapping what is suggested."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import Person
from game import GAMES, text
from game.api import Message, Name
from tests.bot.world import World, buttons, shown, words

TAPS = 60
"""So many lead a newcomer from nothing to the tutorial's end; the command is one."""
TRY = {language: text.say(Message("bot-button-try"), language) for language in text.languages()}


@pytest.fixture
async def station(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, {})
    await world.open(people=3)
    yield world
    await world.close()


async def speaking(world: World, person: Any, language: str) -> None:
    """Whoever has chosen a language is spoken to in it."""

    def write(ledger: Any) -> None:
        ledger.put_person(person.id, replace(ledger.person(person.id) or Person(), language=language))

    await world.bot.store.write(write)


def pressable(result: Any) -> list[Any]:
    """What an interaction has left to be pressed, but for what only says that the panel comes below."""
    answers = [one for one in (result.response, *result.followups) if one is not None and buttons(one)]
    return [one for one in answers if len(buttons(one)) > 1]


def panel_of(result: Any) -> Any:
    """The panel, first or edited."""
    return pressable(result)[0]


def tried(panel: Any) -> str | None:
    """The id of the button that does what is suggested, or says yes to what everybody will see."""
    on = buttons(panel) if panel is not None else {}
    suggested = [custom for custom in on.values() if custom.startswith("turn:try:")]
    sure = [custom for custom in on.values() if custom.startswith(("turn:do:", "turn:sure:"))]
    return next(iter(suggested or (sure if panel is not None and "⚠️" in words(panel) else ())), None)


async def followed(person: Any, panel: Any) -> Any:
    """The panel after what is suggested is done, and said yes to where that is asked."""
    panel = panel_of(await person.click(panel, custom_id=tried(panel)))
    return panel_of(await person.click(panel, custom_id=tried(panel))) if "⚠️" in words(panel) else panel


@pytest.mark.parametrize("language", text.languages())
async def test_a_newcomer_taps_to_the_end(station: World, language: str) -> None:
    """Both parts, by nothing but what the panel suggests, to the points that stand at their end; in the other
    languages, in which the same is tapped, through the first four minutes."""
    person, whole = station.people[0], language == text.DEFAULT
    await speaking(station, person, language)
    stop = text.say(Name("lesson_stop"), language, game="stationfall")
    taps, heard = 1, set()
    panel = panel_of(await person.slash(station.channel, "tutorial"))
    minutes = set()
    while (custom := tried(panel)) is not None:
        assert buttons(panel).get(TRY[language]) == custom or "⚠️" in words(panel)
        table = await station.table()
        if table.state.minute < 10 and not whole:
            break
        minutes.add(table.state.minute)
        heard.add(next(line for line in words(panel).splitlines() if line.startswith("🎓")))
        if table.state.minute == 6:
            custom = next((it for label, it in buttons(panel).items() if stop in label), custom)
        panel = next(iter(pressable(await person.click(panel, custom_id=custom))), None)
        taps += 1
        assert taps <= TAPS
    assert minutes >= set(range(6 if whole else 10, 14))
    assert len(heard) > (12 if whole else 6), "something new all the way"
    assert (await station.table()).row.phase == ("finished" if whole else "running")
    posts = "\n".join(words(post) for post in station.public())
    assert text.say(Message("lesson-plan-10"), language, game="stationfall") in posts


async def test_one_tap_from_nothing_to_the_first_lesson(station: World) -> None:
    panel = panel_of(await station.people[0].slash(station.channel, "tutorial"))
    table = await station.table()
    assert table.row.phase == "running"
    assert table.seats() == [0, 1, 2, 3]
    assert "🎓" in words(panel)
    assert tried(panel)
    assert "💡" in words(panel), "and what to try, in words"


async def test_it_is_offered_in_the_lobby(station: World) -> None:
    person = station.people[0]
    await person.slash(station.channel, "table open")
    result = await person.click(station.public()[0], label="Tutorial with Lindsey")
    assert "🎓" in words(next(one for one in result.followups if "🎓" in words(one)))


async def test_from_a_lobby_of_ones_own_the_command_begins(station: World) -> None:
    person = station.people[0]
    await person.slash(station.channel, "table open")
    panel = panel_of(await person.slash(station.channel, "tutorial"))
    assert tried(panel)


async def test_friends_sit_down_first(station: World) -> None:
    host, one, _ = station.people
    await host.slash(station.channel, "tutorial", friends=True)
    lobby = station.public()[0]
    await one.click(lobby, label="Join")
    await one.click(station.public()[0], label="Ready")
    await host.click(station.public()[0], label="Start")
    table = await station.table()
    assert table.state.lesson.pupils == 2
    for person in (host, one):
        assert "🎓" in words(await station.panel(person))


async def test_a_lesson_is_left_and_resumed_also_after_a_restart(station: World) -> None:
    person = station.people[0]
    panel = panel_of(await person.slash(station.channel, "tutorial"))
    for _ in range(4):
        panel = await followed(person, panel)
    before = words(panel)
    await station.restart()
    assert words(await station.panel(person)).splitlines()[2:] == before.splitlines()[2:] or "🎓" in before
    again = shown(await person.slash(station.channel, "tutorial"))
    told = [line for line in words(again).splitlines() if line.startswith("🎓")]
    assert told == [line for line in before.splitlines() if line.startswith("🎓")]
    await person.click(again, custom_id=tried(again))


async def test_a_wrong_move_is_a_lesson(station: World) -> None:
    person = station.people[0]
    panel = panel_of(await person.slash(station.channel, "tutorial"))
    panel = await followed(person, panel)
    assert "because of Lindsey" in words(panel), "where they are looked for"
    refused = await person.slash(
        station.channel, "stationfall turn influence", card="Station Chief", cubes="1"
    )
    assert "Because of Lindsey" in words(refused.response)


async def test_the_guide_keeps_quiet_where_a_tutorial_speaks(station: World) -> None:
    person = station.people[0]
    await person.slash(station.channel, "tutorial")
    history = station.channel.history(viewer=person)
    assert not [message for message in history if "Your guide to" in words(message)]


async def test_the_primer_stands_beside_what_it_is_about(station: World) -> None:
    """What a card is after, and how, where one chooses among them and where one's secrets stand."""
    person = station.people[0]
    panel = panel_of(await person.slash(station.channel, "tutorial"))
    table = await station.table()
    hints = [
        text.say(Message(f"character-{card}-hint".replace("_", "-")), game="stationfall")
        for card in table.state.players[0].dealt
    ]
    assert all(hint in words(panel) for hint in hints)
    panel = await followed(person, panel)
    secrets = words(shown(await person.slash(station.channel, "secret")))
    assert any(hint in secrets for hint in hints)
    assert text.say(Message("advice-begin"), game="stationfall") in secrets


async def test_a_game_without_a_tutorial_says_so(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3")
    await world.open(people=1)
    answer = shown(await world.people[0].slash(world.channel, "tutorial"))
    assert "tutorial" in words(answer)
    await world.close()
