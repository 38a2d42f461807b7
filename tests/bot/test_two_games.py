"""Two games in one bot: each table speaks as its own game does; one is meant where none is named."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.panels.lobby import lobby
from bot.words import Words
from game import DEFAULT, GAMES, text
from game.api import Message
from tests.bot.world import World, parts, shown, words
from tests.toy import TOY

STATIONFALL = GAMES["stationfall"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    games = {"stationfall": STATIONFALL, "toy": TOY}
    world = World(tmp_path / "games.sqlite3", games, {}, default_game="toy")
    await world.open()
    yield world
    await world.close()


async def test_the_setting_says_which_game_is_opened(world: World) -> None:
    assert next(iter(world.bot.games)) != world.bot.default_game
    await world.people[0].slash(world.channel, "table open")
    assert (await world.table()).game.key == "toy"


async def test_another_game_is_chosen_by_its_title(world: World) -> None:
    command = world.bot.tree.get_command("table").get_command("open")  # type: ignore[union-attr]
    choices = command._params["game"].choices  # type: ignore[union-attr]
    assert [(one.name, one.value) for one in choices] == [(TOY.title, "toy"), ("Stationfall", "stationfall")]
    await world.people[0].slash(world.channel, "table open", game="stationfall")
    table = await world.table()
    assert table.game.key == "stationfall"
    said = words(world.public()[0])
    assert text.say(Message("about-stationfall"), game="stationfall") in said
    assert text.say(Message("lasts-stationfall"), game="stationfall") in said
    assert "of 1–9" in said


async def test_what_the_game_is_stands_in_its_lobby_until_it_begins(world: World) -> None:
    """Who plays knows it, and all that was said to invite them would stand between the posts."""
    await world.people[0].slash(world.channel, "table open", game="stationfall")
    table = await world.table()
    tables = [table.but(row=replace(table.row, phase=phase)) for phase in ("lobby", "running")]
    pages = [lobby(it, Words.at(it, "en")).view.to_components() for it in tables]
    open_, begun = ("\n".join(part.get("content", "") for part in parts(page)) for page in pages)
    invites = [text.say(Message("about-stationfall"), game="stationfall"), "of 1–9"]
    assert all(line in open_ for line in invites)
    assert not any(line in begun for line in invites)
    assert "The game has begun." in begun


async def test_without_the_setting_it_is_the_one_that_the_rules_name(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"toy": TOY, **GAMES}, {})
    assert world.bot.default_game == DEFAULT
    assert next(game.key for game in world.bot.offered()) == DEFAULT


async def test_what_a_game_refuses_at_its_opening_is_said_in_its_own_words(world: World) -> None:
    answer = words(shown(await world.people[0].slash(world.channel, "table open", motto="light")))
    assert "A motto must be dark." in answer
    await world.people[0].slash(world.channel, "table open")
    clash = await world.people[0].slash(world.channel, "table open", game="stationfall", cast="Lega, Reactor")
    assert "Perhaps you mean" in words(shown(clash)), "whatever is played in the channel"


async def test_whoever_asks_for_help_where_no_table_is_reads_what_can_be_played(world: World) -> None:
    said = words(shown(await world.people[0].slash(world.channel, "help")))
    for game in (TOY, STATIONFALL):
        assert game.title in said
        assert text.say(Message(f"about-{game.key}"), game=game.key) in said
        assert text.say(Message(f"lasts-{game.key}"), game=game.key) in said
    assert "/tutorial teaches Stationfall" in said


async def test_an_option_says_whose_it_is(world: World) -> None:
    command = world.bot.tree.get_command("table").get_command("open")  # type: ignore[union-attr]
    said = {one.name: str(one.description) for one in command.parameters}  # type: ignore[union-attr]
    assert said["motto"] == "Lanterns: Anything but light."
    assert said["cast"].startswith("Stationfall: ")


async def test_the_rules_are_those_of_the_table_or_of_the_game_that_is_named(world: World) -> None:
    person = world.people[0]
    answer = words(shown(await person.slash(world.channel, "rules", about="1.3")))
    assert "Lanterns" in answer, "no table: the usual game"
    assert "A search draws chance." in answer
    await world.people[0].slash(world.channel, "table open", game="stationfall")
    answer = words(shown(await person.slash(world.channel, "rules", about="13.6")))
    assert "Stationfall" in answer
    assert "**13.6**" in answer
    answer = words(shown(await person.slash(world.channel, "rules", about="1.3", game="toy")))
    assert "A search draws chance." in answer


async def test_nothing_typed_is_understood_as_something_of_another_game(world: World) -> None:
    reactor = text.say(Message("name-reactor"), game="stationfall")
    table = await world.vowed()
    person = world.person_of(table, 0)
    typed = shown(await person.slash(world.channel, "toy walk", who="ant", to=reactor))
    assert "Perhaps you mean" in words(typed)
    for command, option in (("turn", "line"), ("why", "sentence")):
        answer = words(shown(await person.slash(world.channel, command, **{option: reactor})))
        assert f"“{reactor.casefold()}”" in answer.casefold(), answer
    assert not (await world.table()).staged(0).actions


async def test_each_table_speaks_as_its_own_game_does(world: World, tmp_path: Path) -> None:
    """Both have the key, and neither hears the other's sentence."""
    taken = "verb-walk = Go for a walk\nfield-to = In what direction\nname-reactor = A kettle\n"
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "kettle.en.ftl").write_text(taken, "utf-8")
    text.enter(folder, "kettle")
    table = await world.vowed()
    panel = words(await world.panel(world.person_of(table, 0)))
    assert "Walk" in panel
    assert "Go for a walk" not in panel
    assert text.say(Message("name-reactor"), game="stationfall") == "Reactor"
