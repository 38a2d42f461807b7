"""Reminders, quiet hours, deadlines, and what a restart does to them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from simcord.actors import MemberActor

from bot.buttons.person import zone_of
from bot.store import Ledger, Motion, Person, Settings, Timer
from bot.waiting import interval, polite
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy.rules import Ask, Done, Vow

HOUR = 3600.0
DAY = 24 * HOUR


def at(hour: int, minute: int = 0, day: int = 10) -> float:
    return datetime(2026, 5, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("table", "own", "expected"),
    [
        (24 * HOUR, -1.0, 24 * HOUR),
        (24 * HOUR, 6 * HOUR, 6 * HOUR),
        (6 * HOUR, 24 * HOUR, 6 * HOUR),
        (24 * HOUR, 0.0, None),
        (0.0, 6 * HOUR, 6 * HOUR),
        (0.0, -1.0, None),
    ],
)
def test_the_lower_interval_counts(table: float, own: float, expected: float | None) -> None:
    assert interval(Settings(reminder=table), Person(reminder=own)) == expected


@pytest.mark.parametrize(
    ("person", "due", "expected"),
    [
        (Person(), at(3), at(3)),
        (Person(quiet_from=22, quiet_to=7), at(12), at(12)),
        (Person(quiet_from=22, quiet_to=7), at(23, 30), at(7, day=11)),
        (Person(quiet_from=22, quiet_to=7), at(3), at(7)),
        (Person(quiet_from=22, quiet_to=7), at(7), at(7)),
        (Person(quiet_from=0, quiet_to=8), at(5), at(8)),
        (Person(quiet_from=22, quiet_to=7, zone=2.0), at(21), at(5, day=11)),
        (Person(away_until=at(9, day=12)), at(3), at(9, day=12)),
        (Person(away_until=at(23), quiet_from=22, quiet_to=7), at(12), at(7, day=11)),
        (Person(quiet_from=8, quiet_to=8), at(8), at(8)),
    ],
)
def test_nobody_is_disturbed_in_their_quiet_hours(person: Person, due: float, expected: float) -> None:
    assert polite(person, due) == expected


def pings(world: World) -> list[str]:
    said = [words(post).splitlines()[0] for post in world.public()]
    return [line for line in said if line[0] in "⏳⏰"]


async def turns(world: World, people: int = 2, **settings: float) -> None:
    message = await world.lobby(people)
    table = await world.table()
    with world.env._bot_scope():
        await world.bot.lobby.setting(table.row.id, world.people[0].id, **settings)
    await world.people[0].click(message, label="Start")
    for seat in range(people):
        await world.play(await world.table(), Vow(seat=seat, vow="gold"))


async def test_one_reminder_takes_the_place_of_the_ping(world: World) -> None:
    await turns(world, reminder=DAY)
    assert len(pings(world)) == 1
    await world.env.advance_time(DAY + 60)
    assert len(pings(world)) == 1
    assert "still waiting" in pings(world)[0]
    await world.env.advance_time(DAY)
    assert len(pings(world)) == 1


async def test_a_reminder_comes_also_after_a_restart(world: World) -> None:
    await turns(world, reminder=DAY)
    await world.restart()
    await world.env.advance_time(DAY + 60)
    assert "still waiting" in pings(world)[0]


async def test_who_wants_no_reminders_gets_none(world: World) -> None:
    def want_none(ledger: Ledger) -> None:
        for person in world.people:
            ledger.put_person(person.id, Person(reminder=0.0))

    await world.bot.store.write(want_none)
    await turns(world, reminder=DAY)
    await world.env.advance_time(5 * DAY)
    assert "still" not in pings(world)[0]


async def test_a_ping_names_exactly_those_awaited_and_calls_each_once(world: World) -> None:
    table = await world.started(3)
    (ping,) = pings(world)
    assert all(f"<@{person.id}>" in ping for person in world.people[:3])
    before = len(world.env.http_requests)
    await world.play(table, Vow(seat=1, vow="gold"))
    calls = [r.json for r in world.env.http_requests[before:] if r.json and r.json.get("allowed_mentions")]
    assert not any(call["allowed_mentions"].get("users") for call in calls)
    (ping,) = pings(world)
    assert f"<@{table.place(1).user}>" not in ping


async def test_a_deadline_warns_then_plays_then_hands_the_seat_to_a_computer(world: World) -> None:
    await turns(world, deadline=DAY, grace=2 * HOUR, reminder=0.0)
    await world.env.advance_time(DAY + 1)
    assert any("time is up" in words(post) for post in world.public())
    assert (await world.table()).awaited() == [0]
    await world.env.advance_time(2 * HOUR + 1)
    table = await world.table()
    assert table.awaited() == [1]
    assert any("did not answer" in words(post) for post in world.public())
    await world.play(table, Done(seat=1))
    await world.play(await world.table(), next(iter((await world.table()).legal(0))))
    table = await world.table()
    assert table.place(0).misses == 0


async def test_two_misses_in_a_row_and_back_again(world: World) -> None:
    await turns(world, deadline=DAY, grace=HOUR, reminder=0.0)
    while not (table := await world.table()).place(0).autopilot:
        assert table.row.phase == "running"
        if 1 in table.awaited():
            await world.play(table, table.legal(1)[-1])
        else:
            await world.env.advance_time(DAY + HOUR + 10)
    assert any("missed two deadlines" in words(post) for post in world.public())
    owner = world.person_of(await world.table(), 0)
    await world.panel(owner)
    assert not (await world.table()).place(0).autopilot
    assert any("is back" in words(post) for post in world.public())


async def test_who_is_away_is_not_pressed(world: World) -> None:
    await turns(world, deadline=DAY, grace=HOUR, reminder=0.0)
    table = await world.table()
    user = table.place(0).user or 0
    now = world.env.now().timestamp()
    away = Person(away_until=now + 5 * DAY)
    await world.bot.store.write(lambda ledger: ledger.put_person(user, away))
    await world.env.advance_time(4 * DAY)
    assert (await world.table()).awaited() == [0]
    await world.env.advance_time(DAY + 2 * HOUR)
    assert (await world.table()).awaited() == [1]


async def test_a_paused_game_presses_nobody(world: World) -> None:
    await turns(world, deadline=DAY, grace=HOUR)
    await world.people[0].slash(world.channel, "table pause")
    await world.env.advance_time(5 * DAY)
    table = await world.table()
    assert table.awaited() == [0]
    assert not any("still waiting" in words(post) for post in world.public())
    await world.people[0].slash(world.channel, "table resume")
    await world.env.advance_time(DAY + HOUR + 10)
    assert (await world.table()).awaited() == [1]
    assert msgspec.to_builtins(table.row.settings)["deadline"] == DAY


async def test_who_is_asleep_is_named_but_called_only_in_the_morning(world: World) -> None:
    night = Person(reminder=0.0, quiet_from=22, quiet_to=7)  # the simulated clock begins at midnight

    def sleep(ledger: Ledger) -> None:
        for person in world.people:
            ledger.put_person(person.id, night)

    def called() -> list[int]:
        bodies = [request.json for request in world.env.http_requests if isinstance(request.json, dict)]
        return [
            int(user) for body in bodies for user in (body.get("allowed_mentions") or {}).get("users", [])
        ]

    await world.bot.store.write(sleep)
    await turns(world, reminder=DAY)
    owner = (await world.table()).place(0).user or 0
    assert f"<@{owner}>" in pings(world)[0]
    assert called() == []
    await world.env.advance_time(8 * HOUR)
    assert called() == [owner]
    await world.env.advance_time(3 * DAY)
    assert called() == [owner]


async def stood_in_for(world: World) -> MemberActor:
    """The owner of seat 0, for whom a computer player stands in; it is seat 1 that is waited for."""
    await turns(world, deadline=DAY, grace=HOUR, reminder=0.0)
    while not (table := await world.table()).place(0).autopilot:
        if 1 in table.awaited():
            await world.play(table, Done(seat=1) if table.state.stage == "turn" else table.legal(1)[0])
        else:
            await world.env.advance_time(DAY + HOUR + 10)
    return world.person_of(table, 0)


@pytest.mark.parametrize("command", ["turn", "secret", "catchup", "undo", "endturn", "toy search"])
async def test_whoever_asks_for_what_is_theirs_is_back(world: World, command: str) -> None:
    owner = await stood_in_for(world)
    await owner.slash(world.channel, command)
    table = await world.table()
    assert not table.place(0).autopilot
    assert sum("is back" in words(post) for post in world.public()) == 1


async def test_looking_at_a_finished_game_brings_nobody_back(world: World) -> None:
    owner = await stood_in_for(world)
    await world.people[0].slash(world.channel, "table close")
    await owner.slash(world.channel, "turn")
    assert not any("is back" in words(post) for post in world.public())


async def test_the_deadline_runs_again_for_who_is_back_and_only_stages_a_step(world: World) -> None:
    await turns(world, deadline=DAY, grace=HOUR, reminder=0.0)
    table = await world.table()
    owner, number = world.person_of(table, 0), table.row.id
    absent = [msgspec.structs.replace(place, autopilot=place.seat == 0) for place in table.places]

    def go(ledger: Ledger) -> None:
        ledger.put_places(number, absent)
        ledger.drop_timers(number, ["deadline"])

    await world.bot.store.write(go)
    world.bot.tables.forget(number)
    await owner.slash(world.channel, "toy walk", who="ant", to="ford", pay="step")
    table = await world.table()
    assert len(table.staged(0).actions) == 1
    timers = await world.bot.store.read(lambda ledger: ledger.timers(number))
    assert [(timer.kind, timer.seat) for timer in timers] == [("deadline", 0)]


async def test_who_is_asleep_is_warned_in_the_morning(world: World) -> None:
    await turns(world, deadline=22 * HOUR, grace=2 * HOUR, reminder=0.0)
    table = await world.table()
    user = table.place(0).user or 0
    await world.bot.store.write(lambda ledger: ledger.put_person(user, Person(quiet_from=21, quiet_to=7)))
    await world.env.advance_time(30 * HOUR)  # the simulated clock begins at midnight: 6 in the morning
    assert not any("time is up" in words(post) for post in world.public())
    await world.env.advance_time(1.5 * HOUR)
    assert any("time is up" in words(post) for post in world.public())
    assert (await world.table()).awaited() == [0]
    await world.env.advance_time(2 * HOUR)
    assert (await world.table()).awaited() == [1]


async def test_who_comes_back_when_their_time_is_up_is_called_once(world: World) -> None:
    """Reminder and warning have both waited for them; the next reminder counts from the warning."""
    await turns(world, deadline=DAY, grace=12 * HOUR, reminder=10 * HOUR)
    owner = world.person_of(await world.table(), 0)
    asleep = Person(quiet_from=9, quiet_to=8)  # the simulated clock begins at midnight
    await world.bot.store.write(lambda ledger: ledger.put_person(owner.id, asleep))
    before = len(world.env.http_requests)

    def called() -> list[str]:
        bodies: list[Any] = [request.json for request in world.env.http_requests[before:]]
        calls = [body for body in bodies if isinstance(body, dict) and body.get("allowed_mentions")]
        return [call["content"][0] for call in calls if call["allowed_mentions"].get("users")]

    await world.env.advance_time(32 * HOUR + 60)
    assert any("time is up" in words(post) for post in world.public())
    assert called() == ["⏰"]
    await world.env.advance_time(9 * HOUR)
    assert called() == ["⏰"]


async def test_whose_time_begins_anew_at_the_last_moment_is_not_played_for(world: World) -> None:
    """The clock has heard the timer already, and waits for whoever has the table just then."""
    await turns(world, deadline=DAY, grace=2 * HOUR, reminder=0.0)
    await world.env.advance_time(DAY + 60)
    number = (await world.table()).row.id

    async def timers() -> list[Timer]:
        return list(await world.bot.store.read(lambda ledger: ledger.timers(number)))

    (grace,) = [timer for timer in await timers() if timer.kind == "grace"]
    with world.env._bot_scope():
        async with world.bot.tables.hold(number) as table:
            ringing = asyncio.create_task(world.bot.clock.act(grace))
            change = await world.bot.council.carry_out(table, Motion("extend", table.row.host))
            await world.bot.tables.commit(change)
        await ringing
    table = await world.table()
    assert (table.awaited(), table.place(0).misses) == ([0], 0)
    assert [timer.kind for timer in await timers()] == ["deadline"]


async def test_who_goes_away_in_the_time_of_grace_is_not_pressed(world: World) -> None:
    await turns(world, deadline=DAY, grace=2 * HOUR, reminder=0.0)
    await world.env.advance_time(DAY + 60)
    assert any("time is up" in words(post) for post in world.public())
    owner = world.person_of(await world.table(), 0)
    panel = shown(await owner.slash(world.channel, "me"))
    (away,) = [custom for custom in menus(panel) if custom.startswith("me:away")]
    await owner.select(panel, ["2"], custom_id=away)
    await world.env.advance_time(DAY)
    assert (await world.table()).awaited() == [0]
    await world.env.advance_time(DAY + 3 * HOUR)
    assert (await world.table()).awaited() == [1]


@pytest.mark.parametrize(
    ("clock", "zone"),
    [
        ("12:00", 0.0),
        ("17:30", 5.5),
        ("17.47", 5.75),
        ("8:31", -3.5),
        ("1:00", 13.0),
        ("2:00", -10.0),
        ("00:00", 12.0),
    ],
)
def test_any_clock_can_be_kept_quiet_by(clock: str, zone: float) -> None:
    """Not every clock is whole hours away."""
    assert zone_of(clock, at(12)) == zone


async def test_what_a_clock_shows_is_typed(world: World) -> None:
    person = world.people[0]
    answer = shown(
        await person.slash(world.channel, "me", clock="5:30")
    )  # the simulated clock is at midnight
    assert "UTC+5:30" in words(answer)
    assert (await world.bot.store.read(lambda ledger: ledger.person(person.id))).zone == 5.5
    assert "no time of day" in words(shown(await person.slash(world.channel, "me", clock="noon")))


async def test_who_is_asked_in_anothers_turn_is_called_for_an_answer(world: World) -> None:
    """Not for a turn, which is another's; and so says the reminder."""
    await turns(world, reminder=12 * HOUR)
    table = await world.table()
    assert "the game waits for you" in pings(world)[-1]
    await world.play(table, Ask(seat=0, whom=1))
    assert "your answer is wanted" in pings(world)[-1]
    ping = next(post for post in world.public() if "your answer" in words(post))
    assert next(iter(buttons(ping))) == "My answer"
    await world.env.advance_time(12 * HOUR + 10)
    assert "your answer is still wanted" in pings(world)[-1]
