"""Discord takes fifty requests a second of a bot, whichever of its processes asks: each keeps to its share.

Answers to what somebody presses do not count among them, and wait for nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

from bot.gauges import SLOWED

LIMIT = 50
"""Requests a second, of all processes together."""
SECOND = 1.0
TOO_MANY = 429
FREE = ("/interactions/", "/webhooks/")
"""Where answers go."""


class Pace:
    """Lets so many requests go within any second."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._sent: deque[float] = deque(maxlen=LIMIT)
        self._turn = asyncio.Lock()
        self.share = LIMIT

    def among(self, processes: int) -> None:
        """So many share what there is."""
        self.share = max(1, LIMIT // processes)

    async def wait(self) -> None:
        """Until one more may go; whoever asked first goes first."""
        async with self._turn:
            while len(self._sent) >= self.share:
                wait = self._sent[-self.share] + SECOND - self._now()
                if wait <= 0:
                    break
                await self._sleep(wait)
            self._sent.append(self._now())

    def trace(self, *, paced: bool = True) -> aiohttp.TraceConfig:
        """What a client is given to keep to it, if it shall, and to count when Discord asks for patience."""
        config = aiohttp.TraceConfig()
        if paced:
            config.on_request_start.append(self._begins)
        config.on_request_end.append(_ended)
        return config

    async def _begins(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        path = asked.url.path
        if path.startswith("/api/") and not any(free in path for free in FREE):
            await self.wait()


async def _ended(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
    # Mostly nobody else hears of it: it is waited for, and asked again.
    if told.response.status == TOO_MANY:
        SLOWED.inc()
