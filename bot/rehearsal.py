"""The whole bot in a local browser: the same client, a simulated Discord, four people to be."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import simcord
from msgspec.structs import replace as replaced
from simcord.backend.errors import SetupError

from bot.client import Bot
from bot.config import Config
from bot.post import Post, to_table
from bot.store import OPEN, Ledger, Timer
from bot.store.rows import TABLE
from game.api import Game
from images.api import Gallery

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle
    from simcord.preview import Preview

log = logging.getLogger(__name__)

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
CHANNEL = "game-night"
DEMO_PACE = 3.0
DEMO_PATIENCE = 2.0


class Understudy(Bot):
    """The bot, in a Discord that has never heard of its commands and has a time of its own."""

    def elapsed(self) -> float:
        return self.clock_time()

    async def sync(self) -> bool:
        await self.tree.sync()
        return True


@asynccontextmanager
async def stage(
    config: Config,
    games: Mapping[str, Game[Any]],
    galleries: Mapping[str, Gallery],
    *,
    port: int | None = None,
    patience: float = 60.0,
) -> AsyncIterator[tuple[Bot, ChannelHandle, list[MemberActor], Preview]]:
    """The bot, its channel, the people, and the page on which they are played."""
    bot = Understudy(config, games, galleries)
    async with simcord.run(bot, check_errors=False, settle_timeout=patience) as env:
        env.backend.edit_bot_profile(next(iter(bot.games.values())).title)
        guild = env.create_guild("Rehearsal")
        channel = guild.create_text_channel(CHANNEL)
        people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
        now = bot.now()
        ids = {person.user.global_name or "": person.id for person in people}
        await bot.store.write(lambda ledger: _begin_anew(ledger, guild.id, channel.id, ids, now))
        # Begun again with it: the first start could not know where its games had gone.
        await env.settle()
        await bot.close()
        bot = Understudy(config, games, galleries)
        await env.restart_bot(bot)
        await env.settle()
        try:
            async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
                yield bot, channel, people, preview
        finally:
            await bot.close()


def _begin_anew(ledger: Ledger, guild: int, channel: int, people: Mapping[str, int], now: float) -> None:
    """The simulated Discord begins empty every time, with ids of its own; the last open game moves there."""
    ledger.sweep(float("inf"))
    rows = ledger.games(OPEN)
    if not rows:
        return
    row = rows[-1]
    places = [replaced(place, user=people.get(place.name, place.user)) for place in ledger.places(row.id)]
    names = {place.user: place.name for place in ledger.places(row.id)}
    host = people.get(names.get(row.host, ""), row.host)
    moved = replaced(row, guild=guild, channel=channel, host=host, version=row.version + 1)
    ledger.save_game(moved, row.version)
    ledger.put_places(row.id, places)
    for kind in ("lobby", "ping"):
        ledger.drop_post(row.id, kind)
    for timer in ledger.timers(row.id):
        if timer.kind == "computer":
            ledger.set_timer(Timer(row.id, "computer", TABLE, now))
    ledger.send(to_table(moved, "lobby", Post(), now))
    if moved.phase == "running":
        ledger.send(to_table(moved, "ping", Post(), now))


async def demonstrate(bot: Bot, channel: ChannelHandle, host: MemberActor) -> None:
    """Let four computer players play, so that there is something to watch."""

    async def say(command: str, **options: object) -> None:
        # Said is said, however long the simulation then waits for the bot to be idle.
        with contextlib.suppress(TimeoutError):
            await host.slash(channel, command, **options)

    await say("table open")
    await say("table computer", count=len(PEOPLE) - 1)
    await say("table start")
    table = await bot.tables.look_in(channel.id)
    await say("table replace", seat=table.require_seat(host.id) + 1)


async def rehearse(
    config: Config,
    games: Mapping[str, Game[Any]],
    galleries: Mapping[str, Gallery],
    *,
    demo: bool = False,
    port: int | None = None,
    browser: bool = True,
) -> None:
    """Serve the rehearsal until it is interrupted."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    # A step of a computer player must come later than the simulation waits for the bot to be idle:
    # otherwise it would wait for the whole game.
    patience = DEMO_PATIENCE if demo else 60.0
    config = replace(config, computer_pace=DEMO_PACE if demo else 0.0)
    async with stage(config, games, galleries, port=port, patience=patience) as (
        bot,
        channel,
        people,
        preview,
    ):
        show: asyncio.Task[None] | None = None
        row = await bot.store.read(lambda ledger: ledger.game_in(channel.id))
        if row is None and demo:
            await demonstrate(bot, channel, people[0])
        elif row is None:
            # A lobby says more to a newcomer than an empty channel.
            await people[0].slash(channel, "table open")
        if demo:
            show = loop.create_task(_keep_showing(preview))
        url = preview.url
        print(f"\n  Rehearsal: {url}\n", flush=True)
        print("  You are whoever you choose under “viewing as”. Add computer players, and start.", flush=True)
        print(f"  The game is kept in {config.database}. Ctrl-C ends the rehearsal.\n", flush=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, url)
        await stop.wait()
        if show is not None:
            show.cancel()


async def _keep_showing(preview: Preview) -> None:
    """The page is told only what follows from its own clicks; what the clock brings must be told too."""
    while True:
        await asyncio.sleep(1.5)
        # Busy with somebody's click: the next time will do.
        with contextlib.suppress(SetupError, TimeoutError):
            await preview.refresh()
