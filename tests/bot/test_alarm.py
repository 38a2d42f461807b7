"""What is done again and again goes on whatever happens: to the disk, to the clock, to a pass."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.alarm import Alarm
from bot.leases import LENGTH, Leases
from bot.post import notice
from bot.steady import JUMP, Steady, elapsed
from bot.store import Ledger, Timer
from bot.store.rows import SPANS
from bot.store.sqlite import SqliteStore
from bot.waiting import DAY, FARTHEST, FARTHEST_OTHERWISE
from game.api import Message
from tests.bot.test_clock import pings, turns
from tests.bot.world import World, menus, shown, words
from tests.toy.rules import Search

HOUR = 3600.0


async def until(true: Any) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError


async def test_an_alarm_survives_a_failing_pass_and_tells_its_beginning_and_its_end_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    passes: list[float] = []
    loop = asyncio.get_running_loop()
    pauses: list[float] = []
    later = loop.call_later

    def soon(seconds: float, *what: Any) -> asyncio.TimerHandle:
        if seconds >= 1:
            pauses.append(seconds)
        return later(seconds / 1000 if seconds >= 1 else seconds, *what)

    monkeypatch.setattr(loop, "call_later", soon)

    async def run() -> None:
        passes.append(loop.time())
        if len(passes) in (1, 2, 3, 5):
            raise OSError("no")

    alarm = Alarm("a", run)
    alarm.stir()
    await until(lambda: len(passes) == 4)
    assert pauses == [1.0, 2.0, 4.0]
    assert caplog.text.count("a: fails") == caplog.text.count("Traceback") == 1
    assert caplog.text.count("a: succeeds again after 3 failures") == 1
    alarm.stir()
    await until(lambda: len(passes) == 6)
    assert caplog.text.count("a: fails") == 2
    await alarm.close()
    alarm.stir()
    await asyncio.sleep(0.01)
    assert len(passes) == 6


async def test_what_fails_is_not_tried_the_more_often_for_being_asked_for() -> None:
    passes = 0

    async def run() -> None:
        nonlocal passes
        passes += 1
        raise OSError("no")

    alarm = Alarm("a", run)
    for _ in range(50):
        alarm.stir()
        await asyncio.sleep(0)
    assert passes == 1
    await alarm.close()


async def test_an_alarm_sleeps_until_it_is_due_and_wakes_early_when_stirred() -> None:
    passes = 0

    async def run() -> float:
        nonlocal passes
        passes += 1
        return 0.02 if passes == 2 else 100.0

    alarm = Alarm("a", run)
    alarm.stir()
    await until(lambda: passes == 1)
    alarm.stir()
    await until(lambda: passes == 3)
    await alarm.close()


async def test_a_write_that_fails_in_the_clock_ends_no_timer(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await turns(world, reminder=6 * HOUR)
    write, full = world.bot.store.write, True

    async def fails(work: Any) -> Any:
        if full:
            raise sqlite3.OperationalError("database or disk is full")
        return await write(work)

    monkeypatch.setattr(world.bot.store, "write", fails)
    await world.env.advance_time(6 * HOUR + 120)
    assert "still waiting" not in pings(world)[0]
    assert caplog.text.count("clock: fails") == 1
    full = False
    # Nobody does anything; it goes on by itself.
    await world.env.advance_time(90)
    assert "still waiting" in pings(world)[0]
    assert "clock: succeeds again" in caplog.text


@pytest.mark.parametrize("by", [-400 * DAY, -DAY, 10 * DAY])
async def test_a_clock_that_is_set_brings_nothing_earlier_and_nothing_later(world: World, by: float) -> None:
    await turns(world, reminder=DAY, deadline=2 * DAY, grace=2 * HOUR)
    await world.env.advance_time(6 * HOUR)
    world.bot.set_forward = by
    await world.env.advance_time(17 * HOUR)
    assert "still waiting" not in pings(world)[0]
    await world.env.advance_time(1.1 * HOUR)
    assert "still waiting" in pings(world)[0]
    assert not any("time is up" in words(post) for post in world.public())
    await world.env.advance_time(24 * HOUR)
    assert any("time is up" in words(post) for post in world.public())
    assert (await world.table()).awaited() == [0]
    # And it is the clock's time that is told.
    assert abs(world.bot.now() - world.bot.clock_time()) < 1


async def test_a_clock_that_is_set_back_silences_no_channel(world: World) -> None:
    await turns(world, reminder=0.0)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503)
    await world.play(await world.table(), Search(seat=0))
    world.bot.set_forward = -10 * DAY
    await world.env.advance_time(30)
    assert any("finds" in words(post) for post in world.public())


async def test_what_was_postponed_by_a_clock_that_went_ahead_is_due_after_a_restart(world: World) -> None:
    await turns(world, reminder=DAY, deadline=2 * DAY, grace=2 * HOUR)
    table = await world.table()
    number, far = table.row.id, world.bot.now() + 400 * DAY
    out = notice(table.row, [Message("bot-resumed")], far)

    def ahead(ledger: Ledger) -> None:
        ledger.send(out)
        ledger.set_timer(Timer(number, "remind", 0, far))
        ledger.drop_timers(number, ["deadline"])
        ledger.set_timer(Timer(number, "grace", 0, far))

    await world.bot.store.write(ahead)
    await world.restart()
    await world.env.advance_time(1)
    assert any("goes on" in words(post) for post in world.public())
    assert "still waiting" in pings(world)[0]
    # Nobody is played for by it: the grace begins once more.
    assert any("time is up" in words(post) for post in world.public())
    assert (await world.table()).awaited() == [0]
    await world.env.advance_time(2.1 * HOUR)
    assert (await world.table()).awaited() == [1]


async def test_no_menu_lets_anybody_wait_so_long_that_it_is_taken_for_a_wrong_clock(world: World) -> None:
    panel = shown(await world.people[0].slash(world.channel, "me"))
    offered = {
        name: max(float(option["value"]) for option in options)
        for custom, options in menus(panel).items()
        for name in ("reminder", "away")
        if custom.startswith(f"me:{name}")
    }
    tables = max(hours for name in ("reminder", "deadline", "handover") for hours in SPANS[name].hours)
    waits = max(tables * HOUR, offered["reminder"])
    assert offered["away"] * DAY + waits + DAY < FARTHEST_OTHERWISE
    assert max(SPANS["grace"].hours) * HOUR < FARTHEST["grace"]


def test_small_corrections_of_the_clock_are_not_followed() -> None:
    clock, elapsed = [1000.0], [0.0]
    steady = Steady(lambda: clock[0], lambda: elapsed[0])
    clock[0], elapsed[0] = 1040.0, 10.0
    assert (steady.now(), steady.jumped()) == (1010.0, 0.0)
    clock[0] = 500.0
    assert (steady.now(), steady.jumped()) == (1010.0, -510.0)
    steady.follow(-510.0)
    assert (steady.now(), steady.jumped()) == (500.0, 0.0)


def test_a_machine_that_has_slept_takes_its_clock_for_none_that_was_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What came due meanwhile is due, and what it looked after is looked after by others."""
    asleep, ticks = [0.0], time.clock_gettime
    monkeypatch.setattr(
        time, "clock_gettime", lambda which: ticks(which) + asleep[0] * (which == time.CLOCK_BOOTTIME)
    )
    steady = Steady(lambda: 1000.0 + asleep[0], elapsed)
    store: Any = SimpleNamespace(shared=True)
    leases = Leases(store)
    leases._until["c1"] = elapsed() + LENGTH
    assert leases.ours("c1")
    asleep[0] = 8 * HOUR
    assert not leases.ours("c1")
    assert steady.jumped() == 0.0
    assert steady.now() == pytest.approx(1000.0 + 8 * HOUR, abs=JUMP)


async def test_what_is_old_is_thrown_away_every_day(world: World) -> None:
    """Not only at the start: a bot may run for months."""
    await turns(world, reminder=0.0)

    async def kept() -> tuple[int, int]:
        def count(connection: sqlite3.Connection) -> tuple[int, int]:
            (seen,) = connection.execute("SELECT count(*) FROM seen").fetchone()
            (posts,) = connection.execute("SELECT count(*) FROM outbox").fetchone()
            return seen, posts

        store = world.bot.store
        assert isinstance(store, SqliteStore)
        return await store._run(count)

    assert min(await kept()) > 0
    await world.env.advance_time(timedelta(days=6).total_seconds())
    assert min(await kept()) > 0
    await world.env.advance_time(timedelta(days=3).total_seconds())
    assert await kept() == (0, 0)
