"""The whole bot in a local browser: the same client, a simulated Discord, four people to be."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import webbrowser
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import simcord
from msgspec.structs import replace as replaced
from simcord.backend.errors import SetupError

from bot.client import Bot
from bot.config import Config
from bot.panels.layout import Layout
from bot.panels.lobby import openers
from bot.post import Post, to_table
from bot.store import OPEN, GameRow, Ledger, Place, Timer
from bot.store.rows import TABLE
from bot.table import Table
from bot.words import Words
from game.api import Game
from images.api import Gallery, Look

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle
    from simcord.preview import Preview

log = logging.getLogger(__name__)

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
CHANNEL = "game-night"
DEMO_PACE = 1.5
PATIENCE = 1.2
"""Seconds that a click waits for all that follows from it; what takes longer is shown when it is there.

Shorter than the pace of a demonstration: its next step is no part of what was clicked.
"""
ANSWERED = 10.0
"""Seconds that a click waits for the answer itself: without one the page says that nothing came of it."""
SHOWN_EVERY = 1.0
SEEN = 12
"""How many of its last publications a page may still click on."""


class Understudy(Bot):
    """The bot, in a Discord that has never heard of its commands and has a time of its own."""

    def elapsed(self) -> float:
        return self.clock_time()

    async def sync(self) -> bool:
        await self.tree.sync()
        return True


class Stagehand(Understudy):
    """The bot while the stage is set: it delivers nothing, and no time passes, for its channels are gone."""

    async def on_ready(self) -> None:
        pass


@asynccontextmanager
async def stage(
    config: Config,
    games: Mapping[str, Game[Any]],
    galleries: Mapping[str, Gallery],
    *,
    port: int | None = None,
    patience: float = 60.0,
) -> AsyncIterator[tuple[Bot, ChannelHandle, list[MemberActor], Preview]]:
    """The bot, its channel, the people, and the page on which they are played.

    `patience`: what takes longer than so many seconds is waited for no longer.
    """
    bot: Understudy = Stagehand(config, games, galleries)
    async with simcord.run(bot, check_errors=False, settle_timeout=60.0) as env:
        env.backend.edit_bot_profile(bot.games[bot.default_game].title)
        guild = env.create_guild("Rehearsal")
        there = len(await bot.store.read(lambda ledger: ledger.games(OPEN)))
        # Of several games that go on the last one is played; the others keep channels of their own.
        channel, *others = (
            guild.create_text_channel(f"{CHANNEL}-{n}" if n else CHANNEL) for n in range(max(1, there))
        )
        people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
        now = bot.now()
        ids = {person.user.global_name or "": person.id for person in people}
        ways = [it.id for it in (channel, *others)]
        await bot.store.write(lambda ledger: _begin_anew(ledger, guild.id, ways, ids, now))
        # Begun again with it: the first start could not know where its games would go.
        await env.settle()
        await bot.close()
        bot = Understudy(config, games, galleries)
        await env.restart_bot(bot)
        with contextlib.suppress(TimeoutError):
            # Computer players may go on playing for as long as they like.
            await env.settle(timeout=patience)
        try:
            async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
                usher = Usher(preview, patience)
                showing = asyncio.get_running_loop().create_task(usher.keep_showing())
                try:
                    yield bot, channel, people, preview
                finally:
                    showing.cancel()
        finally:
            await bot.close()


def _begin_anew(
    ledger: Ledger, guild: int, channels: Sequence[int], people: Mapping[str, int], now: float
) -> None:
    """The simulated Discord begins empty every time, with ids of its own; the games that go on move there."""
    # What was still to be said was meant for channels that are no more.
    while waiting := ledger.waiting():
        for out in waiting:
            ledger.failed(out.id, "gone")
    ledger.sweep(float("inf"))
    # Ids may come again: nobody moves to where somebody else still is.
    aside = [_at(ledger, row, guild, -row.id) for row in ledger.games(OPEN)]
    for row, channel in zip(reversed(aside), channels, strict=False):
        _move(ledger, row, guild, channel, people, now)


def _at(ledger: Ledger, row: GameRow, guild: int, channel: int) -> GameRow:
    moved = replaced(row, guild=guild, channel=channel, version=row.version + 1)
    ledger.save_game(moved, row.version)
    return moved


def _move(
    ledger: Ledger, row: GameRow, guild: int, channel: int, people: Mapping[str, int], now: float
) -> None:
    """A game to this channel, where whoever has the name of somebody at its table has their seat."""
    places = [replaced(place, user=people.get(place.name, place.user)) for place in ledger.places(row.id)]
    names = {place.user: place.name for place in ledger.places(row.id)}
    host = people.get(names.get(row.host, ""), row.host)
    moved = _at(ledger, replaced(row, host=host), guild, channel)
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
    now, game = bot.now(), bot.games[bot.default_game]
    guild = channel.guild.id if channel.guild else 0
    row = GameRow(game.key, guild, channel.id, host.id, token_hex(16), now, changed=now)
    seats = tuple(Place(number, "", None, ready=True) for number in range(len(PEOPLE)))
    # What is begun outside the bot's own work is outside its time, too.
    with channel._env._bot_scope():
        table = await bot.tables.add(Table(row, game, seats), None)
        await bot.lobby.start(table.row.id, host.id)


async def welcome(bot: Bot, channel: ChannelHandle) -> None:
    """Whoever watches is told so, with the board as everybody may see it, before anything else."""
    await channel._env.settle()
    table = await bot.tables.look_in(channel.id, finished=True)
    words = Words.at(table, table.row.settings.language)
    layout = Layout().text("### " + words("bot-demo-title", title=table.game.title))
    layout.text(words("bot-demo-welcome"))
    offer = next(iter(bot.studio.offers(table, None)), None)
    if offer is not None:
        look = Look(table.row.settings.theme, words.language)
        picture = await bot.studio.draw(table, offer.name, None, look)
        layout.pictures([(offer.name, picture)] if picture else [])
    own = openers(table, words)[1 if table.overt else 2 :]  # who watches has neither turn nor secrets
    page = layout.buttons(own).page()
    place, number = bot.get_partial_messageable(channel.id), table.row.id
    with channel._env._bot_scope():
        posted = await bot.store.read(lambda ledger: ledger.post(number, "lobby"))
        if posted is not None:
            # Who sits there would come first, and says nothing to who watches.
            await place.get_partial_message(posted.message).delete()
            await bot.store.write(lambda ledger: ledger.drop_post(number, "lobby"))
        await place.send(view=page.view, files=page.files())


class Usher:
    """Lets in the clicks of the page one at a time, and shows it what the clock brings.

    A click that comes while something else goes on would be refused in a way that the page takes for an
    outcome nobody knows, and after which it takes no other.
    """

    def __init__(self, preview: Preview, patience: float) -> None:
        self.preview = preview
        self._door = asyncio.Lock()
        self._shown = ""
        self._seen: dict[str, deque[tuple[int, Mapping[str, Any]]]] = {}
        """By page: its last publications, each with the messages it showed."""
        self._answer = preview._action
        preview._action = self.answer  # type: ignore[method-assign, assignment]
        env = preview.env
        self._settle = env._settle_internal
        env._settle_internal = self.settle  # type: ignore[method-assign]
        self.patience = patience

    async def answer(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out what was clicked or typed, when nothing else is being carried out."""
        async with self._door:
            page = self.preview._pages.get(context or "")
            if page is not None and self._unchanged(page, body):
                body = {**body, "published_revision": page.revision}
            self._remember()
            return await self._answer(context, body)

    def _remember(self) -> None:
        """What every page shows, before it is shown something else."""
        pages = self.preview._pages
        self._seen = {name: self._seen.get(name, deque(maxlen=SEEN)) for name in pages}
        for name, page in pages.items():
            self._seen[name].append((page.revision, page.snapshot.get("messages", {})))

    def _unchanged(self, page: Any, body: Mapping[str, Any]) -> bool:
        """Whether what was clicked on is still there as it was seen, whatever was published since."""
        target = str(body.get("target_id", ""))
        if not target:
            return True
        now = page.snapshot.get("messages", {}).get(target)
        seen = dict(self._seen.get(page.id, ()))
        then = seen.get(body.get("published_revision", 0), {}).get(target)
        return bool(now and then and now.get("components") == then.get("components"))

    async def settle(self, **how: Any) -> None:
        """Wait until the bot is idle; but a page that is waited for too long is shown what there is."""
        if how.get("_deadline") is not None:
            await self._settle(**how)
            return
        asked = next(reversed(self.preview.env.backend.interactions.values()), None)
        for _ in range(max(1, round(ANSWERED / self.patience))):
            with contextlib.suppress(TimeoutError):
                await self._settle(**{**how, "timeout": self.patience})
            if asked is None or asked.responded:
                return

    def show(self) -> None:
        """Publish what there is, if it is not what was published last."""
        preview = self.preview
        messages = preview.env.backend.messages.get(preview.channel.id, {})
        shown = repr(list(messages.values())[-50:])
        if preview._active_action is not None or shown == self._shown:
            return
        self._shown = shown
        preview._advance_presentation_time()
        self._remember()
        for page in tuple(preview._pages.values()):
            preview._publish(page, reason="refresh")

    async def keep_showing(self) -> None:
        """The page is told only what follows from its own clicks; what the clock brings must be told too."""
        while True:
            await asyncio.sleep(SHOWN_EVERY)
            with contextlib.suppress(SetupError):
                self.show()


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
    config = replace(config, computer_pace=DEMO_PACE if demo else 0.0)
    async with stage(config, games, galleries, port=port, patience=PATIENCE) as (
        bot,
        channel,
        people,
        preview,
    ):
        row = await bot.store.read(lambda ledger: ledger.game_in(channel.id))
        if row is None and demo:
            await demonstrate(bot, channel, people[0])
        elif row is None:
            # A lobby says more to a newcomer than an empty channel.
            await people[0].slash(channel, "table open")
        if demo:
            await welcome(bot, channel)
        url = preview.url
        print(f"\n  Rehearsal: {url}\n", flush=True)
        said = "You watch: computer players play" if demo else "Add computer players, and start"
        print(f"  {said}. You are whoever you choose under “viewing as”.", flush=True)
        print(f"  The game is kept in {config.database}. Ctrl-C ends the rehearsal.\n", flush=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, url)
        await stop.wait()
