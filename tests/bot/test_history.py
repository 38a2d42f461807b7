"""The log, and what somebody has missed: turn by turn, in pages, and nothing left out."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.panels.history import Line, page_of, pages, story, told
from bot.store import Entry
from bot.table import Table
from bot.words import Words
from game import GAMES
from game.api import Event, Message, Name, Seated
from images.api import GALLERIES, PLAIN, Look, Picture
from tests.bot.world import World, menus, raw_parts, shown, words
from tests.toy.gallery import ToyGallery
from tests.toy.rules import Bid, Done, Peek, Search, Walk


def test_every_line_is_on_one_page_and_each_page_says_whose_turn_it_is() -> None:
    lines = [
        Line(f"turn {number // 7}", f"line {number} " + "x" * (number % 5 * 90)) for number in range(120)
    ]
    found = pages(lines)
    assert [line for page in found for line in page] == lines
    for page in found:
        said = page_of(page)
        assert said.startswith(f"**{page[0].heading}**")
        assert len(said) < 4000
        assert all(line.said in said for line in page)
        assert said.count("**") == 2 * len(dict.fromkeys(line.heading for line in page))


def test_a_story_has_each_turn_after_its_call_and_nothing_of_one_that_has_just_begun() -> None:
    one, other, begun = Message("turn", {"n": 1}), Message("turn", {"n": 2}), Message("turn", {"n": 3})
    lines = [
        Line("one", "a", (Message("a"),), one),
        Line("one", "b", (Message("b"),), one),
        Line("other", "c", (Message("c"),), other),
        Line("other", "it is your turn", (begun,), other),
    ]
    words = Words("en", game="stationfall")
    assert [line.args.get("n", line.key) for line in story(lines, words)] == [1, "a", "b", 2, "c"]
    assert [line.args.get("n", line.key) for line in story(lines[1:3], words)] == [1, "b", 2, "c"]


async def test_the_log_has_a_heading_for_each_turn_and_pages(world: World) -> None:
    await world.vowed(4)
    for seat in range(4):
        for action in (
            Search(seat=seat),
            Walk(seat=seat, who="ant", to="ford" if seat % 2 else "drain"),
            Done(seat=seat),
        ):
            await world.play(await world.table(), action)
    table = await world.table()
    reader = world.person_of(table, 0)
    panel = shown(await reader.slash(world.channel, "log"))
    newest = words(panel)
    assert all(f"<@{place.user}>**" in newest for place in table.places[1:])
    await world.restart()
    older = words((await reader.click(panel, label="Older")).response)
    assert "Lanterns are lit" in older


def test_a_turn_that_the_rules_play_has_its_own_heading() -> None:
    """It stands in the same entry as the turn before it, whoever's that was."""
    turn = [Message("turn", {"seat": Seated(seat), "minute": 5}) for seat in (2, 3, 0)]
    done = [Message("suspect", {"seat": Seated(seat)}) for seat in (2, 3)]
    events = tuple(Event(message) for message in (*turn[:1], *done[:1], turn[1], done[1], turn[2]))
    entry = Entry(1, 2, "computer", msgspec.Raw(b"{}"), events, False, 1, 0.0)
    lines = told([entry], 0, Words(game="stationfall"), {})
    assert [line.heading for line in lines[:2]] == [
        Words(game="stationfall").message(one) for one in turn[:2]
    ]
    assert len(lines) == 3


def test_what_is_done_in_a_row_is_one_line_within_its_turn_and_among_who_knows_it() -> None:
    steps = [
        Message("stepped", {"who": Name("medical"), "to": Name(to)})
        for to in ("kitchen", "aft_hub", "reactor")
    ]
    turn = [Message("turn", {"seat": Seated(seat), "minute": 5}) for seat in (2, 0)]
    events = [*map(Event, (turn[0], *steps[:2], turn[1], steps[2])), Event(steps[0], to=frozenset({0}))]
    entries = [
        Entry(n, 2, "person", msgspec.Raw(b"{}"), (event,), False, n, 0.0)
        for n, event in enumerate(events, 1)
    ]
    words = Words(game="stationfall")
    lines = told(entries, 0, words, {})
    assert [line.said for line in lines] == [
        "Medical steps to Kitchen, then Aft Hub.",
        "Medical steps to Reactor.",
        "🔒 Medical steps to Kitchen.",
    ]
    assert [line.said for line in told(entries, 1, words, {})] == [line.said for line in lines[:2]]
    # What is drawn of it puts together by itself what belongs together there.
    assert story(lines, words) == [turn[0], *steps[:2], turn[1], steps[2], steps[0]]


async def test_what_was_missed_is_told_from_the_last_turn_on(world: World) -> None:
    await world.vowed(2)
    table = await world.table()
    await world.play(table, Walk(seat=0, who="bat", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    await world.play(await world.table(), Peek(seat=1, at=0))
    await world.play(await world.table(), Search(seat=1))
    caught_up = words(shown(await world.person_of(table, 0).slash(world.channel, "catchup")))
    assert "sends Bat" not in caught_up
    assert f"<@{table.places[1].user}>**" in caught_up
    assert caught_up.index("peeks at") < caught_up.index("coins")


async def test_what_one_has_seen_last_is_known_until_one_hands_over_again(world: World) -> None:
    """What others do takes nothing of it away, and what is known is what is stored."""
    table, last_seen = await world.vowed(2), world.bot.tables.last_seen
    seen: list[Any] = []
    for seat, verb in ((0, Done), (1, Walk), (1, Done), (0, Bid)):
        await world.play(table, next(action for action in table.legal(seat) if isinstance(action, verb)))
        table = await world.table()
        stored = await world.bot.store.read(lambda ledger: ledger.snapshot(1, 0))
        assert stored is not None
        seen.append(await last_seen(table, 0))
        assert seen[-1].view == table.game.view(table.game.load(stored.data), 0)
    assert seen[0] is seen[1] is seen[2]
    assert seen[3].view != seen[2].view


async def test_who_plays_and_asks_for_the_board_sees_what_is_new_since_their_last_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who only watches sees it as it is, for they have had no turn."""
    table, marked, draw = await world.vowed(2), list[Any](), ToyGallery.draw

    def drawn(
        self: ToyGallery, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None
    ) -> Picture:
        marked.append(since)
        return draw(self, name, view, look, since=since)

    for seat, verb in ((0, Done), (1, Walk), (1, Done)):
        await world.play(table, next(action for action in table.legal(seat) if isinstance(action, verb)))
        table = await world.table()
    seen = await world.bot.tables.last_seen(table, 0)
    assert seen is not None
    assert seen.view != table.view(0)
    monkeypatch.setattr(ToyGallery, "draw", drawn)
    await world.person_of(table, 0).slash(world.channel, "board")
    await world.spectator.slash(world.channel, "board")
    assert marked == [seen.view, None]


async def station(folder: Path, people: int, minutes: int) -> tuple[World, Table]:
    """A game of so many people, with pictures, after so many minutes of whatever they may do."""
    world = World(folder / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=people)
    table = await world.started(people)
    rng, first = Random(5), table.state.minute
    while table.state.minute > first - minutes:
        seat = rng.choice(table.awaited())
        await world.play(table, rng.choice(table.legal(seat)))
        table = await world.table()
    return world, table


async def test_what_was_missed_is_drawn_too_in_the_same_words_and_for_its_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
    world, table = await station(tmp_path, people=3, minutes=2)
    plain, met = Words.plain(table, "en"), 0
    for seat in range(3):
        answer = shown(await world.person_of(table, seat).slash(world.channel, "catchup"))
        drawn = "".join(it.description or "" for it in answer.attachments if it.filename.startswith("strip"))
        said = [part["content"] for part in raw_parts(answer) if part.get("type") == 10][1]
        for place in table.places:
            said = said.replace(f"<@{place.user}>", plain.seat(place.seat))
        # What only says how it goes on is in the titles.
        told = [
            line
            for line in said.splitlines()
            if not re.search(r"begins a turn|^Minute |^$|^\*\*|^Nothing has", line)
        ]
        assert [line for line in told if line.removeprefix("🔒 ") not in drawn] == []
        heads = re.findall(r"\*\*(player\d) begins a turn.*\*\*", said)
        assert [name for name in heads if not re.search(f"\n{name}( \\(|: )", drawn)] == []
        met += len(heads)
        secrets = [
            plain.message(event.message)
            for entry in await world.bot.store.read(lambda ledger: ledger.entries(table.row.id))
            for event in entry.events
            if event.to is not None and seat not in event.to
        ]
        assert secrets
        assert not [secret for secret in secrets if secret in drawn]
    assert met
    await world.close()


async def test_who_wishes_it_is_told_in_private_that_they_are_next(world: World) -> None:
    table = await world.vowed(3)
    last = world.person_of(table, 2)
    panel = shown(await last.slash(world.channel, "next"))
    assert "one other" in words(panel)
    await last.click(panel, label="Tell me when I am next")
    await world.restart()
    before = [len(world.person_of(table, seat).user.dm_channel.history()) for seat in range(3)]
    await world.play(await world.table(), Done(seat=0))
    await world.env.advance_time(5)
    after = [len(world.person_of(table, seat).user.dm_channel.history()) for seat in range(3)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 1]
    assert "after them it is yours" in words(last.user.dm_channel.history()[-1])
    assert "after them it is yours" in words(shown(await last.slash(world.channel, "next")))
    assert "waits for" in words(shown(await world.person_of(table, 1).slash(world.channel, "next")))
    off = shown(await last.slash(world.channel, "next"))
    await last.click(off, label="Do not tell me when I am next")
    await world.play(await world.table(), Done(seat=1))
    await world.play(await world.table(), Done(seat=2))
    await world.env.advance_time(5)
    assert len(last.user.dm_channel.history()) == after[2]


async def test_a_clock_with_half_hours_is_chosen_from_a_menu(world: World) -> None:
    person = world.people[0]
    panel = shown(await person.slash(world.channel, "me"))
    (menu,) = [custom for custom in menus(panel) if custom.startswith("me:half:")]
    await person.select(panel, ["5.75"], custom_id=menu)
    kept = await world.bot.store.read(lambda ledger: ledger.person(person.id))
    assert kept.zone == 5.75
    assert "+5:45" in str(raw_parts(shown(await person.slash(world.channel, "me"))))


async def test_notes_are_for_their_writer_alone_and_go_at_a_word(world: World) -> None:
    await world.vowed(2)
    writer, other = world.people[:2]
    for line in ("Ant is the fox?", "*never* trust B"):
        await writer.slash(world.channel, "note", text=line)
    await world.restart()
    panel = shown(await writer.slash(world.channel, "note"))
    assert "Ant is the fox?" in words(panel)
    assert "never" in words(panel)
    assert "Nothing is written down" in words(shown(await other.slash(world.channel, "note")))
    assert not any("fox?" in words(post) for post in world.public())
    await writer.click(panel, label="Forget my notes")
    panel = shown(await writer.slash(world.channel, "note"))
    assert "Ant is the fox?" in words(panel), "it is asked first"
    asked = (await writer.click(panel, label="Forget my notes")).response
    assert asked is not None
    await writer.click(asked, label="Yes")
    assert "Nothing is written down" in words(shown(await writer.slash(world.channel, "note")))
    for _ in range(10):
        await writer.slash(world.channel, "note", text="x" * 300)
    assert "no more room" in words(shown(await writer.slash(world.channel, "note", text="x" * 300)))


async def test_who_watches_catches_up_with_the_last_round_and_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have no turn to begin with, and see what everybody saw."""
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
    world, table = await station(tmp_path, people=2, minutes=3)
    left = table.state.minute
    page = shown(await world.spectator.slash(world.channel, "catchup"))
    told = words(page)
    assert "The last round and this one" in told
    assert f"{left + 1} minutes are left" in told
    assert f"{left + 2} minutes are left" not in told
    assert "🔒" not in told
    assert any(it.filename.startswith("strip") for it in page.attachments)
    await world.close()


def _journal(*steps: tuple[int, list[Message]]) -> list[Entry]:
    return [
        Entry(n, seat, "person", msgspec.Raw(b"{}"), tuple(map(Event, events)), False, n, 0.0)
        for n, (seat, events) in enumerate(steps, 1)
    ]


def test_which_minute_it_is_stands_there_once() -> None:
    """In the call of whoever has its first turn; a line before it would say the same below another's turn."""
    calls = [Message("turn", {"seat": Seated(seat), "minute": minute}) for seat, minute in ((2, 6), (0, 5))]
    minute, done = Message("minute", {"minute": 5}), Message("waited", {"who": Name("medical")})
    words = Words("en", game="stationfall")
    for end in ([], [done]):
        lines = told(_journal((1, [calls[0]]), (2, [done, minute, calls[1]]), (0, end)), None, words, {})
        said = page_of(lines)
        assert "Minute 5." not in said
        assert said.count("5 minutes are left") == 1
        assert minute in story(lines, words), "what is drawn of it has its minute"
    alone = told(_journal((1, [calls[0]]), (2, [done, minute])), None, words, {})
    assert "Minute 5." in page_of(alone)


def test_a_turn_that_goes_on_after_a_silent_answer_has_one_heading() -> None:
    call, step = (
        Message("turn", {"seat": Seated(0), "minute": 5}),
        Message("waited", {"who": Name("medical")}),
    )
    words = Words("en", game="stationfall")
    silent = page_of(told(_journal((2, [call]), (0, [step]), (1, []), (0, [step])), None, words, {}))
    assert silent.count("**") == 2
    answered = page_of(told(_journal((2, [call]), (0, [step]), (1, [step]), (0, [step])), None, words, {}))
    assert answered.count("**") == 6
