"""Whole games through Discord, by buttons alone and by typing alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.store.rows import computer
from bot.words import everybody, meant
from game import text
from tests.bot.world import World, buttons, menus, press_any, shown, words
from tests.toy import GALLERY
from tests.toy.rules import Walk


async def test_a_lobby_fills_and_a_game_begins(world: World) -> None:
    message = await world.lobby(3, computers=1)
    assert "Lanterns" in words(world.public()[0])
    await world.people[0].click(message, label="Start")
    table = await world.table()
    assert table.row.phase == "running"
    assert len(table.places) == 4
    said = "\n".join(words(post) for post in world.public())
    assert "the game waits for you" in said


async def test_a_computer_player_keeps_its_name_when_the_seats_are_dealt(world: World) -> None:
    message = await world.lobby(1, computers=4)
    await world.people[0].click(message, label="Remove computer")
    lobby = words(world.public()[0])
    assert all(f"Computer {number}" in lobby for number in (1, 2, 3))
    assert "Computer 4" not in lobby
    await world.people[0].click(message, label="Start")
    table = await world.table()
    called = everybody(table, "en")
    assert sorted(called.values())[:3] == ["Computer 1", "Computer 2", "Computer 3"]
    # One more stands in for who leaves: nobody is called otherwise for that.
    mine = table.seat_of(world.people[0].id)
    assert mine is not None
    await world.bot.council.step_down(table.row.id, world.people[0].id)
    assert everybody(await world.table(), "en") == called | {mine: "Computer 4"}


async def test_a_computer_player_of_an_earlier_version_is_called_by_its_seat(world: World) -> None:
    table = await world.started(1, computers=2)
    places = tuple(replace(place, name="") if place.user is None else place for place in table.places)
    assert computer(0, places).name not in {str(place.seat + 1) for place in places if place.user is None}
    called = everybody(table.but(places=places), "en")
    assert all(called[it.seat] == f"Computer {it.seat + 1}" for it in places if it.user is None)


async def test_the_menu_of_a_setting_says_what_it_is_about_after_a_choice(world: World) -> None:
    """A menu that keeps its id keeps what was chosen in it, and hides its own name behind it."""
    message = await world.lobby(1)
    host = world.people[0]
    panel = shown(await host.click(message, label="Settings"))
    before = set(menus(panel))
    custom = next(custom for custom in before if "reminder" in custom)
    await host.select(panel, [menus(panel)[custom][0]["value"]], custom_id=custom)
    assert not before & set(menus(panel))


@pytest.mark.parametrize("people", [2, 4])
async def test_a_game_by_buttons_alone(anywhere: World, people: int) -> None:
    world = anywhere
    table = await world.started(people)
    rng = Random(people)
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        person = world.person_of(table, seat)
        panel = await world.panel(person)
        for _ in range(12):
            stamp = table.stamp(seat)
            await press_any(person, panel, rng, _is_move)
            table = await world.table()
            if table.stamp(seat) != stamp:
                break
    assert table.result() is not None
    assert "Lanterns: the end" in words(world.public()[-2])


def _is_move(custom: str, rng: Random) -> bool:
    panel, cue, *_ = custom.split(":")
    if cue in ("back", "undo", "over"):
        return rng.random() < 0.05
    return panel == "turn" and cue not in ("look", "secret")


async def test_a_game_by_typing_alone(anywhere: World) -> None:
    world = anywhere
    table = await world.started(3)
    rng = Random(3)
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        person = world.person_of(table, seat)
        action = rng.choice(table.legal(seat))
        verb = type(action).__struct_config__.tag
        typed: dict[str, str] = {}
        for field in action.__struct_fields__:
            if field == "seat":
                continue
            choices = await person.autocomplete(world.channel, f"toy {verb}", field, "", **typed)
            assert 1 <= len(choices) <= 25
            assert len({choice["name"] for choice in choices}) == len(choices)
            typed[field] = rng.choice(choices)["value"]
        result = await person.slash(world.channel, f"toy {verb}", **typed)
        assert result.ephemeral
        before = table.stamp(seat)
        table = await world.table()
        assert table.stamp(seat) != before
    assert table.result() is not None


async def test_every_person_reads_their_secret_and_a_stranger_is_refused(world: World) -> None:
    table = await world.started(3)
    stranger = world.add_person("stranger")
    for seat in range(3):
        person = world.person_of(table, seat)
        answer = shown(await person.slash(world.channel, "secret"))
        assert table.state.roles[seat] in words(answer)
    refusal = shown(await stranger.slash(world.channel, "secret"))
    assert "no seat" in words(refusal)


@pytest.mark.parametrize("command", ["board", "log", "catchup", "me", "table status"])
async def test_looking_around(world: World, command: str) -> None:
    await world.started(2)
    answer = shown(await world.people[1].slash(world.channel, command))
    assert words(answer)


async def test_nine_people_are_not_written_to_all_at_once(world: World) -> None:
    for number in range(4, 9):
        world.add_person(f"player{number}")
    await world.started(9)
    written = sum(bool(person.user.dm_channel.history()) for person in world.people)
    assert written == 4
    await world.env.advance_time(60)
    assert all(len(person.user.dm_channel.history()) == 1 for person in world.people)


async def test_the_board_in_words_and_old_secrets_are_never_cut_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GALLERY), "describe", lambda *_, **__: "\n".join(map(str, range(3000))))
    await world.started(2)
    result = await world.people[0].slash(world.channel, "board", words=True)
    said = "\n".join(words(message) for message in [result.response, *result.followups])
    assert len(result.followups) >= 3
    assert "\n2999" in said
    assert all(f"\n{number}\n" in said for number in (0, 1000, 2000))


async def test_typed_words_are_understood_by_their_beginning(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    await person.slash(world.channel, "toy walk", who="AN", to=" Ford", pay="st")
    assert (await world.table()).staged(0).actions == (Walk(seat=0, who="ant", to="ford", pay="step"),)
    answer = words(shown(await person.slash(world.channel, "toy walk", who="antt", to="ford")))
    assert "Perhaps you mean" in answer
    assert "nt" in answer.split("Perhaps you mean")[1]


async def test_the_rules_are_those_of_the_game_in_the_channel(world: World) -> None:
    await world.started(2)
    person = world.people[0]
    assert text.has("rule-13-6", game="stationfall")  # of another game
    assert "**13.6**" not in words(shown(await person.slash(world.channel, "rules", about="13.6")))
    found = words(shown(await person.slash(world.channel, "rules", about="1.2")))
    assert "Only what is offered can be done." in found


def test_a_whole_name_is_meant_before_the_beginning_of_another() -> None:
    names = {"exile": "The Exile", "exile_ship": "Exile’s ship", "grey_goo": "Grey Goo"}
    assert meant("EXILE", names) == ["exile"]
    assert meant("the exile", names) == ["exile"]
    assert meant("exi", names) == ["exile", "exile_ship"]
    assert meant("Grey-goo", names) == ["grey_goo"]
    assert meant("nobody", names) == []


async def test_a_menu_works_twice(world: World) -> None:
    """With the id it had, a menu keeps what was chosen in it, and to choose that again would say nothing."""
    table = await world.vowed()
    person = world.person_of(table, table.awaited()[0])
    panel = await world.panel(person)
    seen: set[str] = set()
    for _ in range(3):
        await person.click(panel, label="Walk")
        await person.click(panel, label="Ant")
        assert menus(panel)
        assert seen.isdisjoint(menus(panel))
        seen |= set(menus(panel))
        custom, options = next(iter(menus(panel).items()))
        await person.select(panel, [options[0]["value"]], custom_id=custom)
        while "Back" in buttons(panel):
            await person.click(panel, label="Back")
