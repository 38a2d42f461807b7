"""The store: what every store must do, whatever keeps its rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest

from bot.store import (
    Conflict,
    Draft,
    Entry,
    GameRow,
    Ledger,
    Motion,
    Outgoing,
    Person,
    Place,
    Posted,
    Snapshot,
    Store,
    Timer,
    Vote,
)
from bot.store.address import Where
from bot.store.campaigns import Campaign, Evening, Member, Plan, Record, Sat
from bot.store.ledger import SqlLedger
from bot.store.opening import open_store
from game.api import Event, Message, Name


@pytest.fixture
async def store(database: Where) -> AsyncIterator[Store]:
    store = await open_store(database)
    yield store
    await store.close()


def row(channel: int = 5, **more: object) -> GameRow:
    return GameRow(key="toy", guild=1, channel=channel, host=2, seed="s", created=1.0, **more)  # type: ignore[arg-type]


async def test_one_open_game_per_channel(store: Store) -> None:
    first = await store.write(lambda ledger: ledger.add_game(row()))
    with pytest.raises(Conflict):
        await store.write(lambda ledger: ledger.add_game(row()))
    over = msgspec.structs.replace(first, phase="finished", version=1)
    await store.write(lambda ledger: ledger.save_game(over, 0))
    second = await store.write(lambda ledger: ledger.add_game(row()))
    assert await store.read(lambda ledger: ledger.game_in(5)) == second


async def test_what_fails_leaves_nothing_behind(store: Store) -> None:
    def fail(ledger: Ledger) -> None:
        ledger.add_game(row())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(fail)
    assert await store.read(lambda ledger: ledger.game_in(5)) is None


async def test_a_part_that_fails_is_undone_and_the_rest_is_kept(store: Store) -> None:
    game = await store.write(lambda ledger: ledger.add_game(row()))

    def clash(ledger: Ledger) -> None:
        ledger.put_note("part", "begun")
        ledger.add_game(row())

    def both(ledger: Ledger) -> list[Exception | None]:
        ledger.put_note("before", "said")
        failed = [ledger.apart(lambda: clash(ledger)) for _ in range(2)]
        ledger.put_note("after", "said")
        return [*failed, ledger.apart(lambda: ledger.put_note("last", "said"))]

    failed = await store.write(both)
    assert [type(error) for error in failed] == [Conflict, Conflict, type(None)]
    notes = await store.read(lambda ledger: [ledger.note(key) for key in ("before", "part", "after", "last")])
    assert notes == ["said", None, "said", "said"]
    assert await store.read(lambda ledger: ledger.game_in(5)) == game


async def test_a_look_that_fails_does_not_touch_the_others(store: Store) -> None:
    """They are carried out together, where a database may go on with nothing after an error."""

    def fail(ledger: Ledger) -> None:
        cast(SqlLedger, ledger)._run("SELECT 1 FROM nowhere")

    async def note() -> str | None:
        return await store.read(lambda ledger: ledger.note("word"))

    await store.write(lambda ledger: ledger.put_note("word", "kept"))
    found = await asyncio.gather(note(), store.read(fail), note(), note(), return_exceptions=True)
    assert isinstance(found[1], Exception)
    assert [found[0], *found[2:]] == ["kept"] * 3


async def test_nothing_is_built_upon_an_old_state(store: Store) -> None:
    game = await store.write(lambda ledger: ledger.add_game(row()))
    newer = msgspec.structs.replace(game, version=1)
    await store.write(lambda ledger: ledger.save_game(newer, 0))
    with pytest.raises(Conflict):
        await store.write(lambda ledger: ledger.save_game(newer, 0))


async def test_where_the_clock_was_set_everything_that_waits_is_moved_once_and_little_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server ends a statement that takes for long, and a million timers would never be moved."""
    monkeypatch.setattr("bot.store.ledger.SHIFTED_AT_ONCE", 2)
    timers = [Timer(game, kind, 0, 10.0 * game) for game in (1, 4, 5, 9) for kind in ("deadline", "remind")]
    changed: list[int] = []

    def fill(ledger: Ledger) -> None:
        for timer in timers:
            ledger.set_timer(timer)
        for number in range(5):
            ledger.send(Outgoing(f"c{number}", "post", msgspec.Raw(b"{}"), 7.0, nonce=f"n{number}"))
        ledger.sent(2, None)
        game = ledger.add_game(row()).id
        for until in (0.0, 3.0):
            ledger.add_vote(Vote(game, Motion("pause", 1), 1.0, until=until))

    def shift(ledger: Ledger) -> None:
        run = cast(SqlLedger, ledger)._run

        def counted(*asked: Any) -> Any:
            cursor = run(*asked)
            changed.append(cursor.rowcount)
            return cursor

        cast(SqlLedger, ledger)._run = counted
        ledger.shift(100.0)

    await store.write(fill)
    await store.write(shift)
    found = await store.read(lambda ledger: (ledger.timers_after(0.0), ledger.queued(), ledger.open_votes(1)))
    moved = [Timer(it.game, it.kind, it.seat, it.due + 100.0) for it in timers]
    assert sorted(found[0], key=lambda it: (it.game, it.kind)) == moved
    assert sorted(found[1]) == [(number, 107.0) for number in (1, 3, 4, 5)]
    assert [vote.until for vote in found[2]] == [0.0, 103.0]
    assert max(changed) == 2


async def test_of_many_claims_of_one_interaction_one_succeeds(store: Store) -> None:
    claims = await asyncio.gather(*(store.write(lambda ledger: ledger.claim(9, 1.0)) for _ in range(20)))
    assert sum(claims) == 1


async def test_writes_that_share_a_sync_stand_and_fall_alone(store: Store) -> None:
    def fail(ledger: Ledger) -> None:
        ledger.add_game(row(7))
        raise ZeroDivisionError

    works = [lambda ledger: ledger.add_game(row(6)), fail, lambda ledger: ledger.add_game(row(8))]
    first, second, third = await asyncio.gather(*map(store.write, works), return_exceptions=True)
    assert isinstance(second, ZeroDivisionError)
    found = [await store.read(lambda ledger, channel=n: ledger.game_in(channel)) for n in (6, 7, 8)]  # type: ignore[misc]
    assert found == [first, None, third]


async def test_what_the_database_refuses_touches_no_other_write(store: Store) -> None:
    works = [lambda ledger: ledger.add_game(row(6)), lambda ledger: ledger.add_game(row(6))]
    first, second, third = await asyncio.gather(
        *map(store.write, [*works, lambda ledger: ledger.claim(3, 1.0)]), return_exceptions=True
    )
    assert isinstance(second, Conflict)
    assert third is True
    assert await store.read(lambda ledger: ledger.game_in(6)) == first


async def test_who_no_longer_waits_stops_nobody(store: Store) -> None:
    gone = asyncio.create_task(store.write(lambda ledger: ledger.claim(1, 1.0)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.write(lambda ledger: ledger.claim(2, 1.0))
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_rows_come_back_as_they_were(store: Store) -> None:
    places = [Place(0, "Ä*", 4, ready=True), Place(1, "", None, autopilot=True, misses=2, past=(7, 8))]
    event = Event(Message("a", {"b": 1, "c": Name("d")}), to=frozenset({1}), picture=True)
    entry = Entry(0, -1, "deal", msgspec.Raw(b"null"), (event,), undoable=False, batch=1, at=2.5)
    person = Person(language="pl", quiet_from=22, away_until=5.0)

    def write(ledger: Ledger) -> int:
        game = ledger.add_game(row(options={"rounds": 3})).id
        ledger.put_places(game, places)
        ledger.add_entries(game, [entry])
        ledger.put_person(4, person)
        return game

    game = await store.write(write)
    assert await store.read(lambda ledger: list(ledger.places(game))) == places
    (found,) = await store.read(lambda ledger: ledger.entries(game))
    assert found.events == (event,)
    assert await store.read(lambda ledger: ledger.person(4)) == person
    assert await store.read(lambda ledger: ledger.person(5)) == Person()
    loaded = await store.read(lambda ledger: ledger.game(game))
    assert loaded is not None
    assert loaded.options == {"rounds": 3}


async def test_a_lane_waits_for_its_first_row(store: Store) -> None:
    def out(lane: str, kind: str) -> Outgoing:
        return Outgoing(lane, kind, msgspec.Raw(b"{}"), 1.0, nonce=kind)

    def fill(ledger: Ledger) -> None:
        for lane, kind in (("c1", "a"), ("c1", "b"), ("u2", "c")):
            ledger.send(out(lane, kind))

    await store.write(fill)
    waiting = await store.read(lambda ledger: ledger.waiting())
    assert [(o.lane, o.kind) for o in waiting] == [("c1", "a"), ("u2", "c")]
    await store.write(lambda ledger: ledger.sent(waiting[0].id, 7))
    waiting = await store.read(lambda ledger: ledger.waiting())
    assert [(o.lane, o.kind) for o in waiting] == [("c1", "b"), ("u2", "c")]


async def test_what_others_deliver_is_in_nobodys_way(store: Store) -> None:
    """However much of it there is; what a dead process has left is everybody's again."""
    game = await store.write(lambda ledger: ledger.add_game(row()))

    def fill(ledger: Ledger) -> None:
        for lane in ("c1", "c2", "c3"):
            ledger.send(Outgoing(lane, "story", msgspec.Raw(b"{}"), 5.0, game.id, nonce=lane))
        ledger.lease(["c1"], "other", 600.0)
        ledger.lease(["c2"], "dead", -600.0)
        ledger.lease(["c3"], "me", 600.0)

    await store.write(fill)

    async def lanes(*asked: Any) -> list[str]:
        return [out.lane for out in await store.read(lambda ledger: ledger.waiting(*asked))]

    assert await lanes() == ["c1", "c2", "c3"]
    assert await lanes("me") == ["c2", "c3"]
    assert await lanes("me", 1) == ["c2"]
    assert await lanes("other") == ["c1", "c2"]


async def test_a_timer_set_anew_outlives_the_ringing_of_the_old(store: Store) -> None:
    old, new = Timer(1, "remind", 0, 5.0), Timer(1, "remind", 0, 9.0)
    await store.write(lambda ledger: ledger.set_timer(old))
    await store.write(lambda ledger: ledger.set_timer(new))
    await store.write(lambda ledger: ledger.finish_timer(old))
    assert await store.read(lambda ledger: ledger.next_timer()) == 9.0
    assert await store.read(lambda ledger: ledger.due_timers(8.0)) == []
    await store.write(lambda ledger: ledger.drop_timers(1, ["remind"]))
    assert await store.read(lambda ledger: ledger.next_timer()) is None


async def test_what_shows_one_thing_as_it_is_now_waits_once(store: Store) -> None:
    """Also where it belongs to no game."""

    def out(body: bytes, game: int | None = None) -> Outgoing:
        return Outgoing("c1", "stretch", msgspec.Raw(body), 1.0, game, nonce="n", about="stretch 3")

    first = await store.write(lambda ledger: ledger.send(out(b"1")))
    assert await store.write(lambda ledger: ledger.send(out(b"2"))) == first
    (waiting,) = await store.read(lambda ledger: ledger.waiting())
    assert bytes(waiting.body) == b"2"
    other = await store.write(lambda ledger: ledger.send(out(b"3", 7)))
    assert other != first
    assert not await store.read(lambda ledger: ledger.overtaken(out(b"3", 8)))
    assert await store.read(lambda ledger: ledger.overtaken(out(b"3", 7)))


async def test_numbers_go_up_with_what_becomes_true(store: Store) -> None:
    def send(ledger: Ledger) -> int:
        return ledger.send(Outgoing("c1", "story", msgspec.Raw(b"{}"), 1.0, nonce="n"))

    numbers = await asyncio.gather(*(store.write(send) for _ in range(30)))
    assert numbers == sorted(set(numbers))


async def test_every_other_row_comes_back_too(store: Store) -> None:
    """Drafts, snapshots, posts, votes and notes: kept, and kept in place of the one before."""
    motion = Motion("pause", 2)

    def write(ledger: Ledger) -> tuple[int, Vote]:
        game = ledger.add_game(row()).id
        for revision in (1, 2):
            ledger.put_draft(game, Draft(0, revision, (msgspec.Raw(b"{}"),)))
            ledger.put_snapshot(game, Snapshot(-1, revision, b"\x00\xff"))
            ledger.put_post(game, Posted("lobby", 5, revision))
            ledger.put_note("k", f"v{revision}")
        return game, ledger.add_vote(Vote(game, motion, 1.5))

    game, vote = await store.write(write)
    assert [draft.revision for draft in await store.read(lambda ledger: ledger.drafts(game))] == [2]
    assert await store.read(lambda ledger: ledger.snapshot(game, -1)) == Snapshot(-1, 2, b"\x00\xff")
    assert await store.read(lambda ledger: ledger.post(game, "lobby")) == Posted("lobby", 5, 2)
    assert await store.read(lambda ledger: ledger.note("k")) == "v2"
    assert await store.read(lambda ledger: ledger.open_votes(game)) == [vote]
    await store.write(lambda ledger: ledger.save_vote(msgspec.structs.replace(vote, status="lost")))
    assert await store.read(lambda ledger: ledger.open_votes(game)) == []
    await store.write(lambda ledger: ledger.drop_post(game, "lobby"))
    assert await store.read(lambda ledger: ledger.post(game, "lobby")) is None


async def test_a_campaign_comes_back_as_it_was_kept(store: Store) -> None:
    plan = Plan(("toy", "stones"), games=5, rule="mean", handicap=25, options={"toy": {"rounds": 3}})
    member, rests = Member(7, "Ada", since=2, shown=True), Member(8, "Bo", "resting", 0, 7)
    record = Record(
        "toy", 3.0, (Sat(0, 7, "Ada", True, 5, 410, (8,)), Sat(1, None, "1", False, 2)), ((0, 1),)
    )

    def write(ledger: Ledger) -> Campaign:
        kept = ledger.add_campaign(Campaign(1, 2, 7, "Winter", plan, 1.0))
        other = ledger.add_campaign(Campaign(9, 2, 7, "Summer", plan, 1.0))
        for one in (member, rests, msgspec.structs.replace(rests, status="left")):
            ledger.put_member(kept.id, one)
        ledger.put_member(other.id, member)
        for channel in (5, 6):
            ledger.add_evening(Evening(ledger.add_game(row(channel)).id, kept.id))
        ledger.put_evening(Evening(1, kept.id, record, msgspec.Raw(b"{}")))
        return kept

    kept = await store.write(write)
    assert await store.read(lambda ledger: ledger.campaign(kept.id)) == kept
    assert [one.name for one in await store.read(lambda ledger: ledger.campaigns())] == ["Summer", "Winter"]
    assert await store.read(lambda ledger: ledger.campaigns(1)) == [kept]
    found = await store.read(lambda ledger: ledger.members(kept.id))
    assert found == [msgspec.structs.replace(rests, status="left"), member]
    first, second = await store.read(lambda ledger: ledger.evenings(kept.id))
    assert (first.record, bytes(first.memory or b""), second.record) == (record, b"{}", None)
    assert await store.read(lambda ledger: ledger.evening(2)) == second
    newer = msgspec.structs.replace(kept, version=1, phase="over")
    assert [await store.write(lambda ledger: ledger.save_campaign(newer)) for _ in range(2)] == [True, False]
    await store.write(lambda ledger: ledger.drop_evening(2))
    await store.write(lambda ledger: ledger.drop_member(kept.id, 7))
    assert len(await store.read(lambda ledger: ledger.evenings(kept.id))) == 1
    assert 7 not in [it.person for it in await store.read(lambda ledger: ledger.members(kept.id))]
    assert 7 in [it.person for it in await store.read(lambda ledger: ledger.members(2))]
