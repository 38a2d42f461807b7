"""Of several processes on one database each does what no other looks after, and what a dead one has left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.clock import Clock
from bot.council import Council
from bot.courier import Courier
from bot.delivery import Unnoted
from bot.leases import Leases
from bot.lobby import Lobby
from bot.pictures import Studio
from bot.post import notice
from bot.referee import Referee
from bot.steady import Steady
from bot.store import Ledger, Outgoing, Store, Timer, Unreachable
from bot.store.opening import open_store
from bot.tables import Tables
from bot.writer import Writer
from game.api import Message
from tests.bot import databases
from tests.bot.victim import CHANNEL, PEOPLE, Client, Paper, deal
from tests.toy import GALLERY, TOY

LONG, SHORT = 60.0, 0.4
"""Seconds."""


class Process:
    """All that plays in a process, beside others in this one."""

    set_by = 0.0
    """By how much the clock was set since."""

    def __init__(self, store: Store, url: str, folder: Path, length: float) -> None:
        self.store = store
        self.url = url
        self.steady = Steady(lambda: time.time() + self.set_by, time.monotonic)
        self.leases = Leases(store, length)
        self.tables = Tables(store, {"toy": TOY}, self.steady.now)
        self.referee = Referee(self.tables)
        self.lobby = Lobby(self.tables, self.referee)
        client: Any = Client(Paper(folder / "posts"))
        letters = Writer(client, self.tables, Studio({"toy": GALLERY}))
        self.courier = Courier(client, self.tables, letters, self.lobby.halt, leases=self.leases)
        council = Council(self.tables, self.referee)
        self.clock = Clock(self.tables, self.referee, council, self.steady, self.leases)

    def stir(self) -> None:
        """As when something was written, here or elsewhere."""
        self.courier.wake()
        self.clock.wake()

    async def die(self) -> None:
        """Without a word: its leases are left as they are."""
        await self.clock.close()
        await self.courier.close()
        await self.store.close()


@asynccontextmanager
async def processes(folder: Path, *lengths: float) -> AsyncIterator[list[Process]]:
    url = databases.server().new()
    found = [Process(await open_store(url), url, folder, length) for length in lengths]
    try:
        yield found
    finally:
        for process in found:
            await process.die()


def sent(folder: Path) -> list[tuple[str, str]]:
    """By lane and nonce, what was sent, in that order."""
    lines = (folder / "posts").read_text().splitlines()
    return [(lane, nonce) for lane, nonce, _ in map(str.split, lines)]


async def until(done: Any) -> None:
    """Wait for it, however busy the machine is."""
    for _ in range(600):
        if await done():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never comes")


async def nothing_waits(store: Store) -> bool:
    return not await store.read(lambda ledger: ledger.waiting())


async def test_one_looks_after_it_until_it_gives_it_free(tmp_path: Path) -> None:
    async with processes(tmp_path, LONG, LONG) as (one, other):
        assert await one.leases.take(["c1", "c2"]) == {"c1", "c2"}
        assert await other.leases.take(["c2", "c3"]) == {"c3"}
        assert [other.leases.ours(name) for name in ("c1", "c2", "c3")] == [False, False, True]
        await one.leases.close()
        assert not one.leases.ours("c1")
        assert await other.leases.take(["c1", "c2"]) == {"c1", "c2"}


async def test_what_a_dead_process_looked_after_is_taken_over(tmp_path: Path) -> None:
    async with processes(tmp_path, SHORT, LONG) as (one, other):
        assert await one.leases.take(["c1"])
        await until(lambda: other.leases.take(["c1"]))
        assert not one.leases.ours("c1")
        assert not await one.leases.take(["c1"])


async def test_what_is_in_use_is_renewed_and_no_longer(tmp_path: Path) -> None:
    async with processes(tmp_path, SHORT, LONG) as (one, other):
        one.leases.begin()
        query = "SELECT until FROM leases WHERE name = 'c1'"
        async with one.leases.use("c1"):
            assert await one.leases.take(["c1"])
            ((first,),) = databases.rows(one.url, query)

            async def renewed() -> bool:
                return any(until > first for (until,) in databases.rows(one.url, query))

            await until(renewed)
        await until(lambda: other.leases.take(["c1"]))
        await one.leases.close()


async def test_where_there_is_one_process_it_looks_after_everything(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    leases = Leases(store)
    assert leases.ours("anything")
    assert leases.poll is None
    assert await leases.take(["anything"]) == set()
    await leases.close()
    await store.close()


async def test_each_row_is_delivered_once_in_the_order_of_its_lane(tmp_path: Path) -> None:
    async with processes(tmp_path, LONG, LONG, LONG) as all_:
        store = all_[0].store
        await deal(all_[0].lobby, CHANNEL)
        row = await store.read(lambda ledger: ledger.game_in(CHANNEL))
        assert row is not None
        for number in range(10):
            for lane in range(6):
                other = msgspec.structs.replace(row, channel=100 + lane)
                line = Message("bot-you-are-next", {"seat": str(number)})
                out = notice(other, [line], time.time())
                await store.write(lambda ledger, out=out: ledger.send(out))  # type: ignore[misc]
            for process in all_:
                process.stir()
        await until(lambda: nothing_waits(store))
        told = databases.rows(
            all_[0].url,
            "SELECT lane, nonce FROM outbox WHERE kind = 'notice' ORDER BY id",
        )
    messages = [nonce for _, nonce in sent(tmp_path)]
    assert len(set(messages)) == len(messages)
    # A post may take several messages, each with a nonce of its own.
    posts = list(dict.fromkeys(nonce.split("-")[0] for nonce in messages))
    for lane in range(6):
        expected = [nonce for where, nonce in told if where == f"c{100 + lane}"]
        assert len(expected) == 10
        assert [nonce for nonce in posts if nonce in expected] == expected


async def test_who_was_silent_for_too_long_repeats_nothing_that_another_has_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sleeps in the middle of a delivery, for longer than Discord remembers a nonce, and wakes up."""
    async with processes(tmp_path, SHORT, LONG) as (one, other):
        await deal(one.lobby, CHANNEL)
        asleep, awake = asyncio.Event(), asyncio.Event()
        say = one.courier.delivery._say

        async def late(*what: Any) -> Any:
            asleep.set()
            await awake.wait()
            return await say(*what)

        monkeypatch.setattr(one.courier.delivery, "_say", late)
        one.courier.wake()
        await asyncio.wait_for(asleep.wait(), 30)

        async def taken_over() -> bool:
            other.courier.wake()
            return await nothing_waits(other.store)

        await until(taken_over)
        before = sent(tmp_path)
        awake.set()

        async def rests() -> bool:
            return not one.courier._lanes

        await until(rests)
        assert sent(tmp_path) == before
        # Nor is it noted once more, where it was being sent just then.
        rows = "SELECT count(*) FROM outbox WHERE status <> 'sent'"
        (first,) = databases.rows(one.url, "SELECT min(id) FROM outbox")[0]
        out = Outgoing(f"c{CHANNEL}", "lobby", msgspec.Raw(b"{}"), 1.0, id=first)
        await one.courier.delivery.done(out, lambda ledger: ledger.failed(first, "no"))
        assert databases.rows(one.url, rows) == [(0,)]


async def test_a_timer_rings_in_one_process_only(tmp_path: Path) -> None:
    async with processes(tmp_path, LONG, LONG, LONG) as all_:
        store = all_[0].store
        await deal(all_[0].lobby, CHANNEL)
        table = await all_[0].tables.look_in(CHANNEL)
        seats = [seat for seat in table.awaited() if table.place(seat).user in PEOPLE]

        def set_(ledger: Ledger) -> None:
            for seat in seats:
                ledger.set_timer(Timer(table.row.id, "remind", seat, time.time() - 1.0))

        await store.write(set_)
        for process in all_:
            process.stir()

        async def rung() -> bool:
            timers = await store.read(lambda ledger: ledger.timers(table.row.id))
            return all(it.due > time.time() for it in timers if it.kind == "remind")

        await until(rung)
        reminded = databases.rows(
            all_[0].url,
            "SELECT count(*) FROM outbox WHERE kind = 'remind'",
        )
        assert reminded == [(len(seats),)]


async def test_a_table_is_seen_as_another_process_has_left_it(tmp_path: Path) -> None:
    async with processes(tmp_path, LONG, LONG) as (one, other):
        await deal(one.lobby, CHANNEL)
        seen = await other.tables.look_in(CHANNEL)
        seat = next(seat for seat in seen.awaited() if seen.place(seat).user is not None)
        user = seen.place(seat).user or 0
        await one.referee.act(seen.row.id, user, next(iter(seen.legal(seat))), interaction=1)
        async with other.tables.hold(seen.row.id) as table:
            assert table.row.version > seen.row.version
            assert table.staged(seat).revision == seen.staged(seat).revision + 1
        assert (await other.tables.look_in(CHANNEL)).row.version == table.row.version
        # What has not changed is not read again.
        assert await other.tables.look(seen.row.id) is table


async def test_while_the_database_is_away_no_post_is_given_up_and_no_timer_put_off(tmp_path: Path) -> None:
    async with processes(tmp_path, LONG) as (one,):
        await deal(one.lobby, CHANNEL)
        table = await one.tables.look_in(CHANNEL)
        seat = next(seat for seat in table.awaited() if table.place(seat).user in PEOPLE)
        due = Timer(table.row.id, "remind", seat, time.time() - 1.0)
        await one.store.write(lambda ledger: ledger.set_timer(due))
        (first, *_) = await one.store.read(lambda ledger: ledger.waiting())

        async def missing(work: Any) -> Any:
            raise Unreachable("away")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(one.store, "read", missing)
            with pytest.raises(Unnoted):
                await one.courier.deliver(first)
            with pytest.raises(Unreachable):
                await one.clock._ring(due, asyncio.Semaphore())
        assert first in await one.store.read(lambda ledger: ledger.waiting())
        assert due in await one.store.read(lambda ledger: ledger.timers(table.row.id))


async def test_where_only_the_clock_of_the_database_is_set_that_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who begins after that goes by it, and all others must go by the same."""
    async with processes(tmp_path, LONG) as (one,):
        due, there = time.time() + 5000.0, [0.0]
        await one.store.write(lambda ledger: ledger.set_timer(Timer(7, "deadline", 0, due)))

        async def measure() -> None:
            one.set_by = there[0]

        monkeypatch.setattr(one.clock, "_measure", measure)
        there[0] = 7200.0
        await one.clock._keep_up()
        assert one.steady.now() == pytest.approx(time.time(), abs=60)
        monkeypatch.setattr("bot.clock.COMPARED", -1.0)
        await one.clock._keep_up()
        (timer,) = await one.store.read(lambda ledger: ledger.timers(7))
        assert round(timer.due - due, -2) == 7200
        assert one.steady.now() == pytest.approx(time.time() + 7200, abs=60)


async def test_when_the_clock_is_set_what_is_due_is_moved_once(tmp_path: Path) -> None:
    """However many processes notice it, one after the other or after it was set twice."""
    async with processes(tmp_path, LONG, LONG, LONG) as (one, other, third):
        store, due = one.store, time.time() + 5000.0
        await store.write(lambda ledger: ledger.set_timer(Timer(7, "deadline", 0, due)))
        for process in (one, other, third):
            await process.clock._keep_up()

        async def moved() -> float:
            (timer,) = await store.read(lambda ledger: ledger.timers(7))
            return round(timer.due - due, -2)

        one.set_by = other.set_by = 7200.0
        for process in (one, other):
            await process.clock._keep_up()
        assert await moved() == 7200
        one.set_by = 10000.0
        third.set_by = 10000.0
        for process in (one, third):
            await process.clock._keep_up()
        assert await moved() == 10000
        for process in (one, other, third):
            process.set_by = 0.0
            await process.clock._keep_up()
        assert await moved() == 0
