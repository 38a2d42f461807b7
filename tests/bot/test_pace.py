"""Discord takes so many requests a second, of all processes together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.client import Bot
from bot.config import Config
from bot.gauges import SLOWED
from bot.leases import Leases
from bot.pace import LIMIT, Pace
from tests.bot.test_leases import LONG, SHORT, processes, until
from tests.bot.wire import CHANNEL, Wire
from tests.toy import TOY


class Time:
    """It passes where somebody sleeps, and not otherwise."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def gone(share: int, requests: int) -> list[float]:
    """When each of so many went that were asked for at once."""
    clock = Time()
    pace = Pace(lambda: clock.now, clock.sleep)
    pace.among(LIMIT // share)
    went = []

    async def ask() -> None:
        await pace.wait()
        went.append(clock.now)

    await asyncio.gather(*(ask() for _ in range(requests)))
    return went


@pytest.mark.parametrize("share", [1, 10, 50])
async def test_within_any_second_no_more_go_than_the_share(share: int) -> None:
    went = await gone(share, 4 * share + 1)
    assert all(later - earlier >= 1.0 for earlier, later in zip(went, went[share:], strict=False))
    # And none waits for longer than that: so many go at once.
    assert went[share - 1] == went[0]
    assert went[-1] - went[0] == pytest.approx(4.0)


def test_several_processes_divide_what_there_is_and_none_gets_nothing() -> None:
    pace = Pace()
    shares = []
    for number in (1, 2, 4, 200):
        pace.among(number)
        shares.append(pace.share)
    assert shares == [50, 25, 12, 1]


async def test_who_is_there_is_known_by_its_lease(tmp_path: Path) -> None:
    """And who has ended, or died, is soon known to be gone."""
    told: list[int] = []
    async with processes(tmp_path, LONG, SHORT, SHORT) as (one, other, third):
        counting = Leases(one.store, SHORT, told=told.append)
        for leases in (counting, other.leases, third.leases):
            leases.begin()

        async def known(number: int) -> bool:
            return bool(told) and told[-1] == number

        await until(lambda: known(3))
        await other.leases.close()
        await until(lambda: known(2))
        # Dead, nobody renews what it looked after.
        assert third.leases._renewing is not None
        third.leases._renewing.cancel()
        await until(lambda: known(1))
        await counting.close()


async def test_a_post_waits_for_its_turn_and_an_answer_does_not() -> None:
    pace, asked = Pace(), list[str]()

    async def wait() -> None:
        asked.append("waited")

    pace.wait = wait  # type: ignore[method-assign]
    wire = Wire()
    await wire.start()
    async with aiohttp.ClientSession(trace_configs=[pace.trace()]) as session:
        for path in ("interactions/1/t/callback", "webhooks/1/t/messages/@original"):
            async with session.get(f"http://{wire.url}/api/v10/{path}"):
                assert asked == []
        async with session.get(f"http://{wire.url}/api/v10/channels/{CHANNEL}/messages/1"):
            assert asked == ["waited"]
    await wire.stop()


def test_with_something_between_it_alone_keeps_the_pace(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    for api, paced in (("http://127.0.0.1:1", False), ("", True)):
        trace = Bot(Config(database=path, api=api), {"toy": TOY}).http.http_trace
        assert trace is not None
        assert bool(trace.on_request_start) is paced


async def test_how_often_discord_asks_for_patience_is_counted() -> None:
    """Also where nobody hears of it, as the library waits and asks again."""
    app = web.Application()
    app.router.add_get("/api/v10/{status}", _answered)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port, before = runner.addresses[0][1], SLOWED._value.get()
    async with aiohttp.ClientSession(trace_configs=[Pace().trace(paced=False)]) as session:
        for status in (429, 200, 429):
            async with session.get(f"http://127.0.0.1:{port}/api/v10/{status}"):
                pass
    await runner.cleanup()
    assert SLOWED._value.get() == before + 2


async def _answered(request: web.Request) -> web.Response:
    return web.Response(status=int(request.match_info["status"]))
