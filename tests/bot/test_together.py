"""People acting side by side through Discord: one message that grows, panels that stay good, no lost act."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store import Entry
from bot.table import Table
from bot.words import Words
from game.api import Action
from tests.bot.world import World, buttons, menus, press_any, shown, words
from tests.toy.crew import CREW
from tests.toy.crew.rules import Done, Join, Place, Pledge, Reopen, Roll, State

STAGING = ("staged", "confirm", "start over", "draft")
"""Words of tables where what one does is not seen at once."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"crew": CREW}, {})
    await world.open(people=4)
    yield world
    await world.close()


async def working(world: World, people: int = 4) -> Table:
    table = await world.started(people)
    for seat in range(people):
        await world.play(table, Pledge(seat=seat, amount=0))
    return await world.table()


async def journal(world: World, table: Table, stretch: str) -> list[Entry]:
    entries = await world.bot.store.read(lambda ledger: ledger.entries(table.row.id))
    return [entry for entry in entries if entry.stretch == stretch]


def grown(world: World, stretch: str = "1-work") -> list[Any]:
    """The messages of a stretch, by what is told there and nowhere else."""
    telling = {"1-plan": ("has pledged",), "1-work": ("places a", "lends a hand", "to work!", "waves")}[
        stretch
    ]
    return [post for post in world.public() if any(one in words(post) for one in telling)]


async def told(world: World, table: Table, stretch: str = "1-work") -> list[str]:
    """What the journal says should stand there."""
    said = Words.at(table, "en")
    entries = await journal(world, table, stretch)
    return [said.message(event.message) for entry in entries for event in entry.events if event.to is None]


def lines(posts: list[Any]) -> list[str]:
    return [line for post in posts for line in post.content.splitlines()]


def lively(table: Table, seat: int, rng: Random) -> Action | None:
    """Something to do at work that does not end it."""
    state: State = table.state
    legal = [action for action in table.legal(seat) if not isinstance(action, Done) or sum(state.done) < 3]
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
    if not kinds:
        return None
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action) is kind])


async def test_forty_acts_of_four_grow_one_message_and_a_restart_loses_none(world: World) -> None:
    table = await working(world)
    rng, done = Random(40), 0
    before = len(world.public())
    stamps = [table.stamp(seat) for seat in range(4)]
    while done < 40:
        seat = rng.randrange(4)
        action = lively(table, seat, rng)
        if action is None:
            continue
        await world.play(table, action)
        table, done = await world.table(), done + 1
        fresh = [table.stamp(each) == stamps[each] for each in range(4)]
        assert fresh == [each != seat for each in range(4)]
        stamps[seat] = table.stamp(seat)
        if done in (7, 25):
            await world.restart()
    said = await told(world, table)
    assert len(said) == 40
    assert lines(grown(world)) == ["Round 1: to work!", *said]
    # The message of the work was there already, with its heading; the call below it is only edited.
    assert len(world.public()) - before == len(grown(world)) - 1
    assert len(grown(world)) == 1 + (sum(map(len, ["Round 1: to work!", *said])) + 40 > 2000)
    assert all(len(post.content) <= 2000 for post in grown(world))
    assert await world.bot.audit() == []


async def test_more_than_a_message_holds_goes_on_in_the_next_and_comes_back(world: World) -> None:
    table = await working(world)
    table = await world.table()
    await world.play(table, Done(seat=0))
    for _ in range(28):
        await world.play(table, next(a for a in (await world.table()).legal(0) if not isinstance(a, Reopen)))
    for seat in (1, 2, 3):
        for job in ("pump", "sail"):
            die = (await world.table()).state.dice[seat][0]
            await world.play(table, Place(seat=seat, die=die, job=job))
            for _ in range(4):
                await world.play(table, Join(seat=seat, job=job))
    posts = grown(world)
    assert len(posts) == 2
    assert lines(posts) == ["Round 1: to work!", *await told(world, table)]
    for seat in [3] * 10 + [2] * 10:
        await world.person_of(table, seat).slash(world.channel, "undo")
    assert len(grown(world)) == 1
    assert lines(grown(world)) == ["Round 1: to work!", *await told(world, table)]
    assert grown(world)[0].id == posts[0].id


async def test_a_burst_of_acts_is_one_edit_as_often_as_may_be(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"crew": CREW}, {}, edit_pace=60.0)
    await world.open(people=4)
    table = await working(world)
    await world.env.advance_time(120)

    def requests() -> int:
        path = f"/channels/{world.channel.id}/messages"
        return sum(path in r.path and r.method in ("POST", "PATCH") for r in world.env.http_requests)

    await world.play(table, Place(seat=0, die=table.state.dice[0][0], job="pump"))
    count, rng = requests(), Random(1)
    for _ in range(12):
        table = await world.table()
        legal = [action for action in table.legal(0) if isinstance(action, Join | Place | Roll)]
        await world.play(table, rng.choice(legal) if legal else next(iter(table.legal(1))))
    assert requests() == count, "what comes in a burst waits"
    await world.env.advance_time(61)
    assert requests() == count + 1
    assert lines(grown(world)) == ["Round 1: to work!", *await told(world, await world.table())]
    await world.close()


@pytest.mark.parametrize("gone", ["deleted", "too old"])
async def test_where_the_message_is_gone_there_is_a_new_one_and_only_one(world: World, gone: str) -> None:
    table = await working(world)
    await world.play(table, Place(seat=0, die=table.state.dice[0][0], job="pump"))
    (post,) = grown(world)
    if gone == "deleted":
        await world.bot.http.delete_message(world.channel.id, post.id)
    else:
        path = f"/channels/{world.channel.id}/messages/{post.id}"
        world.env.inject_error("PATCH", path, status=400, code=30046)
    await world.play(table, Place(seat=1, die=table.state.dice[1][0], job="sail"))
    (anew,) = grown(world)
    assert anew.id != post.id
    assert lines([anew]) == ["Round 1: to work!", *await told(world, table)]


async def test_what_was_not_taken_by_discord_is_not_lost(world: World) -> None:
    table = await working(world)
    path = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", path, status=503, times=3)
    await world.play(table, Place(seat=0, die=table.state.dice[0][0], job="pump"))
    await world.play(table, Place(seat=1, die=table.state.dice[1][0], job="sail"))
    await world.env.advance_time(120)
    assert lines(grown(world)) == ["Round 1: to work!", *await told(world, table)]


def offering(panel: Any, word: str) -> tuple[str, str]:
    """A button, or a choice of a menu, that speaks of this: its id and value."""
    found = [(custom, "") for label, custom in buttons(panel).items() if word in label]
    for custom, options in menus(panel).items():
        found += [(custom, option["value"]) for option in options if word in option["label"]]
    return found[0]


async def press(person: Any, panel: Any, choice: tuple[str, str]) -> None:
    custom, value = choice
    if value:
        await person.select(panel, [value], custom_id=custom)
    else:
        await person.click(panel, custom_id=custom)


async def test_a_panel_stays_good_while_others_act_and_what_is_gone_is_refused_kindly(world: World) -> None:
    table = await working(world)
    person = world.person_of(table, 1)
    panel = await world.panel(person)
    await person.click(panel, label="Place a die")
    pump = offering(panel, "pump")
    for seat in (0, 0, 2, 2):
        die = (await world.table()).state.dice[seat][0]
        await world.play(table, Place(seat=seat, die=die, job="pump"))
    await press(person, panel, pump)
    assert "moved on" in words(panel)
    assert "places a" in words(panel), "what has happened since is told"
    assert (await world.table()).state.jobs["hull"] == []
    old = await world.panel(person)
    await person.click(old, label="Place a die")
    hull = offering(old, "hull")
    await world.play(table, Roll(seat=0))
    await press(person, old, hull)
    if hull[1] and not (await world.table()).state.jobs["hull"]:
        # Which die, is still to be chosen.
        await press(person, old, offering(old, "hull"))
    assert (await world.table()).state.jobs["hull"]


async def test_the_panel_speaks_of_nothing_that_is_staged_and_says_what_can_be_taken_back(
    world: World,
) -> None:
    table = await working(world)
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    assert "Undo" not in buttons(panel)
    assert "Start over" not in words(panel)
    await world.play(table, Place(seat=0, die=table.state.dice[0][0], job="pump"))
    panel = await world.panel(person)
    assert "which you can take back" in words(panel)
    await person.click(panel, label="Done")
    assert "You are done" in words(panel)
    assert "Waiting for" in words(panel)
    await person.click(panel, label="Undo")
    assert (await world.table()).state.done[0] is False
    await person.click(panel, label="Roll again")
    assert "Everybody sees this at once, and it cannot be taken back." in words(panel)
    custom = next(custom for custom in buttons(panel).values() if ":do:" in custom)
    await person.click(panel, custom_id=custom)
    assert "which you can take back" not in words(panel)
    answer = shown(await person.slash(world.channel, "undo"))
    assert "chance was drawn" in words(answer)
    texts = [words(panel), words(answer), *(words(post) for post in world.public())]
    assert not [one for text in texts for one in STAGING if one in text.casefold()]


async def test_who_is_done_goes_on_by_the_action_of_the_game(world: World) -> None:
    table = await working(world)
    person = world.person_of(table, 0)
    await person.slash(world.channel, "endturn")
    await world.play(table, Roll(seat=1))
    answer = shown(await person.slash(world.channel, "endturn"))
    assert "/turn" in words(answer)
    panel = await world.panel(person)
    await person.click(panel, label="Go on after all")
    assert (await world.table()).awaited() == [0, 1, 2, 3]
    pings = [post for post in world.public() if "waits for you" in words(post)]
    assert len(pings) == 1
    assert all(f"<@{user.id}>" in pings[0].content for user in world.people[:4])


async def test_several_steps_in_one_line_are_done_in_one_step_of_the_table(world: World) -> None:
    table = await working(world)
    version, person = table.row.version, world.person_of(table, 0)
    die = table.state.dice[0][0]
    line = f"place {die} pump, then lend a hand pump"
    await person.slash(world.channel, "turn", line=line)
    table = await world.table()
    assert (table.state.jobs["pump"], table.row.version) == ([die + 1], version + 1)


async def test_what_anybody_pledges_is_in_no_post_before_all_have(world: World) -> None:
    table = await world.started(4)
    for seat, amount in ((0, 2), (1, 1), (0, 1), (2, 2)):
        await world.play(table, Pledge(seat=seat, amount=amount))
    said = "\n".join(words(post) for post in world.public())
    assert said.count("has pledged") == 4
    assert "Pledged in all" not in said


@pytest.mark.parametrize("people", [1, 2, 4])
async def test_a_whole_game_by_buttons_alone_each_with_the_panel_they_have(
    tmp_path: Path, people: int
) -> None:
    world = World(tmp_path / "games.sqlite3", {"crew": CREW}, {})
    await world.open(people=people)
    table = await world.started(people)
    rng = Random(people)
    panels = {seat: await world.panel(world.person_of(table, seat)) for seat in range(people)}
    pressed = 0
    while table.row.phase == "running" and pressed < 1500:
        seat = rng.randrange(people)
        panel, person = panels[seat], world.person_of(table, seat)
        if not await press_any(person, panel, rng, _moves):
            panels[seat] = await world.panel(person)
            continue
        pressed += 1
        table = await world.table()
    assert table.row.phase == "finished", "it goes on"
    assert any("the end" in words(post) for post in world.public())
    assert await world.bot.audit() == []
    await world.close()


def _moves(custom: str, rng: Random) -> bool:
    panel, cue, *_ = custom.split(":")
    if cue in ("undo", "back"):
        return rng.random() < 0.2
    return panel == "turn" and cue not in ("look", "secret")


async def test_a_whole_game_by_typing_alone(world: World) -> None:
    table = await world.started(3)
    rng = Random(3)
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        person = world.person_of(table, seat)
        action = rng.choice(table.legal(seat))
        verb = str(type(action).__struct_config__.tag)
        typed: dict[str, str] = {}
        for field in action.__struct_fields__:
            if field != "seat":
                choices = await person.autocomplete(world.channel, f"crew {verb}", field, "", **typed)
                typed[field] = rng.choice(choices)["value"]
        stamp = table.stamp(seat)
        assert (await person.slash(world.channel, f"crew {verb}", **typed)).ephemeral
        table = await world.table()
        assert table.row.phase == "finished" or table.stamp(seat) != stamp
        if rng.random() < 0.1 and table.row.phase == "running":
            await person.slash(world.channel, "undo")
            table = await world.table()
    assert table.result() is not None
    assert await world.bot.audit() == []


async def test_a_whole_game_with_computer_players_ends_and_tells_every_round(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"crew": CREW}, {})
    await world.open(people=1)
    table = await world.started(1, computers=3)
    while table.row.phase == "running":
        (seat,) = [seat for seat in table.awaited() if table.place(seat).user]
        await world.play(table, table.legal(seat)[-1])
        table = await world.table()
    said = "\n".join(words(post) for post in world.public())
    assert said.count("The round is over") == table.state.round
    for entry in await journal(world, table, "1-work"):
        for event in entry.events:
            assert Words.at(table, "en").message(event.message) in said
    await world.close()
