"""The installed games through Discord: from the lobby to the last score, for few and for many."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands.typed import _description
from bot.options import options
from bot.words import Words
from game import GAMES, text
from game.api import Action, Foretold, Message
from images.api import GALLERIES, PLAIN, Look, Picture, Scene
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy import TOY

OPENING, LATER = 25, 0.12
"""So many are typed or pressed one after the other, and this share of those that follow: it takes time."""


MOVING = ("do", "verb", "page", "way", "sure")
"""What buttons do that may be moves, or lead to one."""


def seated(key: str, people: int) -> int:
    """So many, or as near to it as this game can be dealt."""
    seats = GAMES[key].seats
    return min(max(people, seats.start), seats.stop - 1)


TABLES = sorted({(key, seated(key, people)) for key in GAMES for people in (2, 4, 9)})
"""Each game at a small table, at a usual one and at a large one, of those it has."""


async def opened(folder: Path, key: str, people: int, *, pictures: bool) -> World:
    world = World(folder / "games.sqlite3", {key: GAMES[key]}, GALLERIES if pictures else {})
    await world.open(people=people)
    await world.started(people)
    return world


def finished(world: World) -> bool:
    title = next(iter(world.games.values())).title
    return any(f"{title}: the end" in words(post) for post in world.public())


def test_a_command_is_described_in_the_words_of_its_own_game() -> None:
    ours = _description("verb-", "influence", GAMES["stationfall"])
    assert ours.message == text.say(Message("verb-influence"), game="stationfall")
    assert _description("verb-", "influence", TOY).message == "influence"  # by its key
    assert _description("verb-", "walk", TOY).message == "Walk"


async def press(world: World, person: Any, panel: Any, rng: Random) -> None:
    """One press of something in a panel that may be a move, or lead to one."""
    options: list[tuple[str, list[str]]] = [
        (custom, []) for custom in buttons(panel).values() if custom.split(":")[1] in MOVING
    ]
    options += [(custom, [rng.choice(menu)["value"]]) for custom, menu in menus(panel).items()]
    custom, values = rng.choice(options)
    if values:
        await person.select(panel, values, custom_id=custom)
    else:
        await person.click(panel, custom_id=custom)


@pytest.mark.parametrize(("key", "people"), TABLES)
async def test_by_buttons_alone(tmp_path: Path, key: str, people: int) -> None:
    """At the smallest table to the last press; at others that takes minutes, and most is played beside it."""
    world = await opened(tmp_path, key, people, pictures=False)
    rng, done, wholly = Random(people), 0, people == seated(key, 2)
    table = await world.table()
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        done += 1
        if not wholly and done > OPENING and rng.random() > LATER:
            await world.play(table, varied(table.legal(seat), rng))
            table = await world.table()
            continue
        person = world.person_of(table, seat)
        panel = await world.panel(person)
        for _ in range(15):
            stamp = table.stamp(seat)
            await press(world, person, panel, rng)
            table = await world.table()
            if table.stamp(seat) != stamp:
                break
    assert finished(world)
    assert await world.bot.audit() == []
    await world.close()


@pytest.mark.parametrize(("key", "people"), TABLES)
async def test_by_typing_alone(tmp_path: Path, key: str, people: int) -> None:
    world = World(tmp_path / "games.sqlite3", {key: GAMES[key]}, {})
    await world.open(people=people)
    await world.people[0].slash(world.channel, "table open")
    for person in world.people[1:]:
        await person.slash(world.channel, "table join")
        await person.slash(world.channel, "table ready")
    await world.people[0].slash(world.channel, "table start")
    rng = Random(people + 10)
    table = await world.table()
    commands = world.people[0].available_commands(world.channel)
    names = {name.rpartition(" ")[2]: name for name in commands if name.startswith(f"{key} ")}
    done = 0
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        person = world.person_of(table, seat)
        wanted = varied(table.legal(seat), rng)
        done += 1
        if done > OPENING and rng.random() > LATER:
            await world.play(table, wanted)
            table = await world.table()
            continue
        command = names[text.verb(wanted).replace("_", "-")]
        typed: dict[str, str] = {}
        for field in wanted.__struct_fields__:
            if field != "seat":
                choices = await person.autocomplete(world.channel, command, field.strip("_"), "", **typed)
                assert 1 <= len(choices) <= 25
                typed[field.strip("_")] = rng.choice(choices)["value"]
        stamp = table.stamp(seat)
        answer = shown(await person.slash(world.channel, command, **typed))
        table = await world.table()
        if table.stamp(seat) == stamp:
            # Typed or not: what cannot be undone is confirmed.
            assert "⚠️" in words(answer)
            await person.click(answer, custom_id=next(c for c in buttons(answer).values() if ":do:" in c))
            table = await world.table()
        assert table.stamp(seat) != stamp
    assert finished(world)
    await world.close()


def varied(legal: Sequence[Action], rng: Random) -> Action:
    """Any verb as likely as any other."""
    kinds = list(dict.fromkeys(map(type, legal)))
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action) is kind])


def film(gallery: object, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
    """For one that takes seconds, and is made of every game elsewhere."""
    assert all(scene.view is not None for scene in scenes)
    return Picture(b"film", "A film.", format="webp")


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_with_pictures_and_computer_players(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if key in GALLERIES:
        monkeypatch.setattr(type(GALLERIES[key]), "film", film)
    world = World(tmp_path / "games.sqlite3", {key: GAMES[key]}, GALLERIES)
    await world.open(people=2)
    people = seated(key, 2)
    table = await world.started(people, computers=seated(key, people + 2) - people)
    rng = Random(5)
    while table.row.phase == "running":
        seat = rng.choice([seat for seat in table.awaited() if table.place(seat).user])
        await world.play(table, varied(table.legal(seat), rng))
        if rng.random() < 0.1:
            await world.panel(world.person_of(table, seat))
        table = await world.table()
    assert finished(world)
    if key in GALLERIES:
        drawn = {"The whole game" in words(post) for post in world.public() if post.attachments}
        assert drawn == {True, False}
    await world.close()


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_the_lobby_says_what_is_to_be_and_then_who_takes_part(tmp_path: Path, key: str) -> None:
    game = GAMES[key]
    world = World(tmp_path / "games.sqlite3", {key: game}, {})
    people = seated(key, 4)
    await world.open(people=people)
    message = await world.lobby(people)
    table = await world.table()
    if isinstance(game, Foretold):
        for line in game.foretell(people, game.Options()):
            assert text.say(line, game=key) in words(world.public()[0])
    await world.people[0].click(message, label="Start")
    table = await world.table()
    if isinstance(game, Foretold):
        known: Any = game.options_dealt(table.state)
        settled = [one for one in options(game) if getattr(known, one.name) != one.usual]
        status = words(shown(await world.people[-1].slash(world.channel, "table status")))
        assert settled
        for one in settled:
            said = one.said(getattr(known, one.name), Words(game=key))
            assert said in words(world.public()[0])
            assert said in status
    await world.close()
