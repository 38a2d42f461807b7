"""Tells how the bot is, at a port of this machine, if one is set."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import discord
from aiohttp import web
from prometheus_client import generate_latest

from bot.gauges import AGE, DEPTH, HELD, LAG, REGISTRY
from bot.gauges import OPEN as OPEN_GAMES
from bot.store import OPEN
from bot.tables import Tables

log = logging.getLogger(__name__)

EVERY = 0.5
"""Seconds between two looks at how late the loop is."""
PATIENCE = 2.0
"""Seconds that the database has to answer before the bot is not well."""


def connected(client: discord.Client) -> bool:
    """Whether all its lines to Discord are open: who was ready once is called so also while they are not."""
    if not client.is_ready() or client.is_closed():
        return False
    if isinstance(client, discord.AutoShardedClient):
        return not any(shard.is_closed() for shard in client.shards.values())
    return client.ws.open


class Watch:
    """Tells how the bot is to whoever asks on this machine, and to nobody else."""

    def __init__(self, tables: Tables, well: Callable[[], bool]) -> None:
        self._tables = tables
        self._well = well
        self._runner: web.AppRunner | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._due: dict[int, float] = {}
        """By row of the outbox: when it was due, before it was put off."""
        self.port = 0

    async def open(self, port: int) -> None:
        """At this port; 0: at any."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = int(self._runner.addresses[0][1])
        self._pulse = asyncio.get_running_loop().create_task(self._beat(), name="pulse")
        log.info("metrics=http://127.0.0.1:%d/metrics", self.port)

    async def close(self) -> None:
        """Nobody is told any more."""
        if self._pulse is not None:
            self._pulse.cancel()
            with suppress(asyncio.CancelledError):
                await self._pulse
        if self._runner is not None:
            await self._runner.cleanup()

    async def _beat(self) -> None:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            LAG.observe(max(0.0, time.monotonic() - due))

    async def _metrics(self, _: web.Request) -> web.Response:
        waiting, number = await self._tables.store.read(lambda ledger: (ledger.queued(), ledger.count(OPEN)))
        now = self._tables.now()
        DEPTH.set(len(waiting))
        # What Discord refuses is put off again and again, and waits all the same.
        self._due = {row: min(due, self._due.get(row, due)) for row, due in waiting}
        AGE.set(max((now - due for due in self._due.values()), default=0.0))
        HELD.set(self._tables.held)
        OPEN_GAMES.set(number)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": "text/plain"})

    async def _health(self, _: web.Request) -> web.Response:
        try:
            await asyncio.wait_for(self._tables.store.read(lambda ledger: ledger.next_timer()), PATIENCE)
        except Exception as error:
            return web.Response(text=f"the database: {type(error).__name__}\n", status=503)
        if not self._well():
            return web.Response(text="not connected to Discord\n", status=503)
        return web.Response(text="well\n")
