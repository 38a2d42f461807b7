"""The end of a game as a show, post by post, and another game of the same people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from bot import post
from bot.panels import end
from bot.refusal import Refused
from bot.store import Entry, GameRow, Place, Snapshot
from bot.store.rows import ROUND, ROUND_BEFORE
from bot.table import Table
from bot.tables import Change, stepped
from bot.telling import ending, told
from bot.words import Words
from bot.writer import round_events
from game import GAMES
from game.api import Event, Message, Moment
from game.text.figures import figure
from images.api import GALLERIES
from tests.bot.world import World, buttons, doing, words

AGAIN = "Play again"


def said(key: str, **how: object) -> Event:
    return Event(Message(key), **how)  # type: ignore[arg-type]


async def over(world: World, people: int = 3, computers: int = 0) -> Table:
    """A game that has been played to its end."""
    table = await world.started(people, computers)
    rng = Random(people)
    while table.row.phase == "running":
        seat = rng.choice([seat for seat in table.awaited() if table.place(seat).user])
        await world.play(table, rng.choice(table.legal(seat)))
        table = await world.table()
    return table


async def test_several_moments_are_told_one_at_a_time(world: World) -> None:
    table = await world.vowed()
    events = [
        said("a"),
        said("b", moment=Moment("reveal", "owl", 0)),
        said("c"),
        said("d", moment=Moment("reveal", "fox", 1)),
        said("secret", to=frozenset({1})),
        said("e", picture=True),
        said("f"),
    ]
    posts = [out for out in told(table, events, 0, 100.0, 4.0) if out.kind == "story"]
    read = [post.read(out) for out in posts]
    assert [[line.key for line in one.lines] for one in read] == [["a", "b", "c"], ["d"], ["e", "f"]]
    assert [one.skip for one in read] == [0, 3, 4]
    assert [one.moment and one.moment.key for one in read] == ["owl", "fox", None]
    assert [one.pictures for one in read] == [False, False, True]
    assert [out.due for out in posts] == [100.0, 104.0, 108.0]
    # Each shows how it looked then, whatever has come of it when it is sent.
    assert all(out.state is not None for out in posts)


async def test_what_has_no_moment_is_one_post_without_a_state(world: World) -> None:
    table = await world.vowed()
    (out,) = told(table, [said("a"), said("b")], 0, 100.0, 4.0)
    assert out.state is None
    assert out.due == 100.0


async def test_what_is_due_within_a_moment_sets_out_then_and_not_later(world: World) -> None:
    """What comes on a beat of computer players would else tell how long they have thought."""
    table = await world.vowed()
    courier, now = world.bot.courier, world.bot.now()
    out = post.notice(table.row, [Message("bot-is-back", {"seat": 0})], now + 0.2)
    await world.bot.store.write(lambda ledger: ledger.send(out))
    wait = await courier._look()
    assert wait is not None
    assert 0.0 < wait <= 0.2


def entry(n: int, batch: int, *events: Event) -> Entry:
    return Entry(n, 0, "person", Raw(b"null"), events, undoable=False, batch=batch, at=0.0)


def test_a_round_is_told_from_the_end_of_the_one_before_without_secrets() -> None:
    journal = [
        entry(0, 1, said("deal")),
        entry(1, 2, said("a"), said("secret", to=frozenset({0}))),
        entry(2, 3, said("b"), said("first", picture=True), said("c")),
        entry(3, 4, said("d"), said("second", picture=True), said("e"), said("over", picture=True)),
    ]
    found = [round_events(journal[: n + 1], skip) for n, skip in ((2, 0), (3, 0), (3, 2))]
    keys = [[event.message.key for event in told] for told in found]
    # Two rounds that end at once are told each in its own post.
    assert keys == [["deal", "a", "b", "first"], ["c", "d", "second"], ["e", "over"]]


async def test_what_is_undone_is_not_what_the_next_round_is_compared_with(world: World) -> None:
    table = await world.vowed()
    row = table.row

    async def ended(n: int, cut: int | None = None) -> None:
        table = await world.table()
        new = stepped(table.row, 0.0)
        snapshots = [] if cut is not None else [Snapshot(ROUND, n, str(n).encode())]
        change = Change(table.but(row=new), table.row.version, cut=cut, snapshots=snapshots)
        await world.bot.tables.commit(change)

    async def kept(seat: int) -> int:
        found = await world.bot.store.read(lambda ledger: ledger.snapshot(row.id, seat))
        return found.n if found else 0

    assert await kept(ROUND) == 1
    await ended(5)
    await ended(9)
    assert [await kept(ROUND), await kept(ROUND_BEFORE)] == [9, 5]
    await ended(0, cut=7)
    await ended(8)
    assert [await kept(ROUND), await kept(ROUND_BEFORE)] == [8, 5]


@pytest.fixture
async def station(tmp_path: Path) -> AsyncIterator[World]:
    """A game that draws what happens, with two people and two computer players."""
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=2)
    yield world
    await world.close()


def alts(world: World) -> list[str]:
    return [attachment.description or "" for one in world.public() for attachment in one.attachments]


async def test_the_deal_and_every_minute_are_told_in_pictures(station: World) -> None:
    table = await station.started(2, computers=2)
    (deal,) = [alt for alt in alts(station) if alt.startswith("A game for 4")]
    assert "player0" in deal
    start = table.view(None).minute
    while (table := await station.table()).view(None).minute == start or not table.awaited():
        seat = next(seat for seat in table.awaited() if table.place(seat).user)
        default = table.prompts(seat)[0].default
        await station.play(table, default or table.closing(seat) or table.legal(seat)[0])
    strips = [alt for alt in alts(station) if alt.startswith(f"Minute {start}")]
    assert strips
    # A caption for everybody who has had a turn, by name.
    for name in ("player0", "player1"):
        assert any(f"\n{name}" in alt for alt in strips)
    assert all(len(alt) <= 1024 for alt in alts(station))


async def test_a_single_turn_is_not_told_again_as_a_picture(tmp_path: Path) -> None:
    """Where the board is shown after each turn, its words stand right above."""
    world = World(tmp_path / "games.sqlite3", {"stationx": GAMES["stationx"]}, GALLERIES)
    await world.open(people=2)
    await world.started(2)
    while (table := await world.table()).view(None).round < 3:
        seat = table.awaited()[0]
        await world.play(table, table.closing(seat) or table.prompts(seat)[0].default or table.legal(seat)[0])
    shown = [attachment.filename for one in world.public() for attachment in one.attachments]
    assert any(name.startswith("board") for name in shown)
    assert not [name for name in shown if name.startswith("strip")]
    await world.close()


async def test_who_plays_on_finds_their_panel_below_what_was_posted(station: World) -> None:
    """Whom the rules play answer at once, and what is posted of a round fills more than a phone's screen."""
    person = station.people[0]
    await person.slash(station.channel, "table open")
    lobby = station.public()[0]
    alone = next(label for label in buttons(lobby) if label.startswith("Play alone"))
    await person.click(lobby, label=alone)
    while (table := await station.table()).state.phase == "setup":
        await station.play(table, next(iter(table.legal(0))))
    minute = table.state.minute
    while True:
        asked = (await person.click(await station.panel(person), label="Renegotiate")).response
        assert asked is not None
        result = await person.click(asked, custom_id=doing(asked))
        if (await station.table()).state.minute != minute:
            break
    assert result.response is not None
    assert list(buttons(result.response)) == ["My turn"], "all that is left above, should the rest get lost"
    (panel,) = [one for one in result.followups if "Your turn" in words(one)]
    assert panel.id > station.public()[-1].id > result.response.id
    assert not [line for line in words(panel).splitlines() if line.startswith("> ")], "the post tells it"


async def test_the_board_after_a_minute_shows_what_has_moved_since_the_one_before(
    station: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    draw = station.bot.studio.draw

    async def watched(table: Table, name: str, seat: int | None, *look: Any, **how: Any) -> Any:
        if seat is None and name == "station":
            asked.append((table.view(None), how["since"].view if how["since"] is not None else None))
        return await draw(table, name, seat, *look, **how)

    monkeypatch.setattr(station.bot.studio, "draw", watched)
    table = await station.started(2, computers=2)
    dealt = table.view(None)
    while len(asked) < 2:
        table = await station.table()
        seat = next(seat for seat in table.awaited() if table.place(seat).user)
        default = table.prompts(seat)[0].default
        await station.play(table, default or table.closing(seat) or table.legal(seat)[0])
    (first, start), (_, since) = asked[:2]
    assert start.minute == dealt.minute
    assert since.minute == first.minute
    assert since.pawns == first.pawns


async def test_the_sheets_are_shown_one_by_one_the_best_last(world: World) -> None:
    table = await over(world, 3)
    result = table.result()
    assert result is not None
    posts = [words(one) for one in world.public()]
    (last,) = [place for place, one in enumerate(posts) if "Lanterns: the end" in one]
    sheets = posts[last - 3 : last]
    for score, sheet in zip(reversed(result.ranked()), sheets, strict=True):
        assert f"<@{table.place(score.seat).user}> · **{figure(score.total)}**" in sheet
    assert "The whole game" in posts[last + 1]
    planned = ending(table, result, 50.0, 4.0)
    assert [out.kind for out in planned] == ["score"] * 3 + ["end", "film"]
    assert [out.due for out in planned] == [54.0, 58.0, 62.0, 66.0, 70.0]


def test_the_sheet_that_all_have_is_posted_once_with_everybody_above_it() -> None:
    game = GAMES["perigee"]
    row = GameRow(key="perigee", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="finished")
    places = tuple(Place(seat, name, user=100 + seat) for seat, name in enumerate(("Ada", "Ben")))
    state = game.deal(2, game.Options(), Random(1)).state
    state.ending = "won"
    table, result = Table(row, game, places, state), game.result(state)
    assert result is not None
    assert [out.kind for out in ending(table, result, 0.0)] == ["score", "end", "film"]
    head = end.sheet(result.scores[0], result, Words.at(table, "en"), {}, {})[0]
    assert "<@100>" in head
    assert "<@101>" in head


async def test_the_show_goes_on_after_a_restart_in_the_middle(world: World) -> None:
    world.bot.referee.stage = 600.0
    table = await over(world, 3)
    lane = f"c{world.channel.id}"
    for _ in range(2):
        rows = await world.bot.store.read(lambda ledger: ledger.waiting())
        await world.bot.courier.deliver(next(row for row in rows if row.lane == lane))
    assert not any("Lanterns: the end" in words(one) for one in world.public())
    await world.restart()
    now = world.bot.tables.now()
    await world.bot.store.write(lambda ledger: ledger.hurry(lane, now))
    world.bot.courier.wake()
    posts: list[str] = []
    for _ in range(100):
        posts = [words(one) for one in world.public()]
        if any("The whole game" in one for one in posts):
            break
        await asyncio.sleep(0.1)
    result = table.result()
    assert result is not None
    sheets = [
        f"<@{table.place(score.seat).user}> · **{figure(score.total)}**"
        for score in reversed(result.ranked())
    ]
    # Once each on its own, in order, and once in the last list of all.
    places = [[n for n, one in enumerate(posts) if sheet in one] for sheet in sheets]
    assert [len(place) for place in places] == [2, 2, 2]
    assert places == sorted(places)


async def test_one_press_opens_another_game_by_the_same_rules(world: World) -> None:
    message = await world.lobby(3, computers=1)
    host = world.people[0]
    table = await world.table()
    await world.bot.lobby.option(table.row.id, host.id, "motto", "bright")
    await world.bot.lobby.setting(table.row.id, host.id, deadline=24 * 3600.0)
    await host.click(message, label="Start")
    table = await world.table()
    while table.row.phase == "running":
        seat = next(seat for seat in table.awaited() if table.place(seat).user)
        await world.play(table, table.legal(seat)[0])
        table = await world.table()
    (end,) = [one for one in world.public() if AGAIN in buttons(one)]
    # The button outlives a restart, as all do.
    await world.restart()
    second = world.people[1]
    await second.click(end, label=AGAIN)
    new = await world.table()
    assert new.row.id != table.row.id
    assert (new.row.phase, new.row.host) == ("lobby", second.id)
    assert (new.row.options, new.row.settings) == (table.row.options, table.row.settings)
    assert new.row.options["motto"] == "bright"
    # The others are called, and sit down for themselves; whom nobody plays sits there already.
    assert [place.user for place in new.places] == [second.id, None]
    called = words(world.public()[-1])
    assert f"<@{host.id}>" in called
    assert f"<@{world.people[2].id}>" in called
    (lobby,) = [one for one in world.public() if "Join" in buttons(one)]
    await host.click(lobby, label="Join")
    assert (await world.table()).seat_of(host.id) == 2


async def test_who_played_alone_plays_again_with_one_press(world: World) -> None:
    """There is nobody to wait for, and the settings are those of before."""
    table = await over(world, 1, computers=2)
    (end,) = [one for one in world.public() if AGAIN in buttons(one)]
    answer = await world.people[0].click(end, label=AGAIN)
    new = await world.table()
    assert (new.row.id != table.row.id, new.row.phase) == (True, "running")
    assert sorted(place.user or 0 for place in new.places) == [0, 0, world.people[0].id]
    assert new.row.options == table.row.options
    assert "The game begins" in words(answer.followups[0])
    refused = await world.people[0].click(end, label=AGAIN)
    assert "already has an open game" in words(refused.followups[0])


async def test_the_press_for_another_game_works_once_and_for_whoever_played(world: World) -> None:
    table = await over(world, 2)
    (end,) = [one for one in world.public() if AGAIN in buttons(one)]
    refused = await world.spectator.click(end, label=AGAIN)
    assert "no seat" in words(refused.followups[0])
    first, second = world.people[:2]
    await first.click(end, label=AGAIN)
    new = await world.table()
    refused = await second.click(end, label=AGAIN)
    assert "already has an open game" in words(refused.followups[0])
    (lobby,) = [one for one in world.public() if "Join" in buttons(one)]
    await first.click(lobby, label="Leave")
    # Its channel is free again: but it has been pressed.
    with pytest.raises(Refused) as why:
        await world.bot.lobby.again(table.row.id, second.id)
    assert why.value.message.key == "bot-again-before"
    assert (await world.table()).row.id == new.row.id


async def test_a_game_that_goes_on_has_no_other_after_it(world: World) -> None:
    table = await world.vowed()
    with pytest.raises(Refused) as why:
        await world.bot.lobby.again(table.row.id, world.people[0].id)
    assert why.value.message.key == "bot-is-running"
