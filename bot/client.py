"""The Discord client: starts everything, hears every interaction, and puts each in the right hands."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot import buttons
from bot.campaign.answers import Evenings
from bot.campaign.campaigns import Campaigns
from bot.campaign.evenings import ASK, COUNT, GATHER, REMEMBER
from bot.campaign.whole import NEXT
from bot.choices import unique
from bot.clock import Clock
from bot.commands import campaign, learning, lobby, mine, typed
from bot.commands.translation import CommandTranslator
from bot.config import Config
from bot.council import Council
from bot.courier import Courier
from bot.errors import explain
from bot.foresight import Foresight
from bot.gauges import ANSWERS, Timed
from bot.leases import Leases
from bot.limits import MENU
from bot.lobby import Lobby
from bot.pace import Pace
from bot.pictures import Studio
from bot.referee import Referee
from bot.refusal import Refused
from bot.replay import Diverged, audit
from bot.replies import Replies
from bot.steady import Steady, elapsed
from bot.store import Conflict, Store
from bot.store.opening import open_store
from bot.table import Table
from bot.tables import Tables
from bot.talk import Manner, Talk
from bot.teacher import Teacher
from bot.upkeep import Upkeep
from bot.watch import Watch, connected
from bot.words import Words
from bot.writer import Writer
from game import text
from game.api import Game, Illegal
from images.api import Gallery, Look

log = logging.getLogger(__name__)

# Nobody speaks at this table; what voice would need is not missed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
LAST_WORDS = 1.5
"""Seconds that answers may still take when the bot ends; and once more as long for those without pictures."""
TRIES = 5
"""So often what somebody presses is begun anew when somebody else was faster in another process."""
AUDIT_REST = 4.0
"""How much longer than its work the audit of a game rests."""


class Bot(discord.Client):
    """All rooms of the house under one roof."""

    store: Store
    tables: Tables
    referee: Referee
    lobby: Lobby
    council: Council
    foresight: Foresight
    campaigns: Campaigns
    courier: Courier
    clock: Clock
    leases: Leases
    upkeep: Upkeep
    watch: Watch
    ahead = 0.0
    """By how many seconds the clock of the database is ahead of this machine's."""

    def __init__(
        self, config: Config, games: Mapping[str, Game[Any]], galleries: Mapping[str, Gallery] | None = None
    ) -> None:
        super().__init__(
            # Commands and buttons need no more than to know the servers and their channels.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=0.5,
            max_messages=None,
            max_ratelimit_timeout=60.0,
            **(config.shards.told() if config.shards else {}),
        )
        self.config = config
        self.pace = Pace()
        # Something that stands between keeps all processes together.
        self.http.http_trace = self.pace.trace(paced=not config.api)
        self.games = dict(games)
        self.default_game = config.default_game if config.default_game in games else next(iter(games), "")
        """The game that is meant where none is named."""
        self.galleries = dict(galleries or {})
        self.studio = Studio(self.galleries, drawers=config.drawers)
        self.replies = Replies(self)
        self.teacher = Teacher(self)
        self.evenings = Evenings(self)
        self.tree = app_commands.CommandTree(self, fallback_to_global=True)
        self.tree.error(self.misunderstood)
        self.steady = Steady(self.clock_time, self.elapsed)
        self._audit: asyncio.Task[list[int]] | None = None
        self._learning: asyncio.Task[None] | None = None
        self._open = False
        self._talks: set[asyncio.Task[Any]] = set()
        """Those who are being answered."""
        self._leaving = False
        mine.add_to(self)
        self.tree.add_command(lobby.group(self))
        self.tree.add_command(campaign.group(self))
        for game in self.games.values():
            self.tree.add_command(typed.commands(self, game))

    def now(self) -> float:
        return self.steady.now()

    def clock_time(self) -> float:
        """What the clock on the wall shows."""
        return discord.utils.utcnow().timestamp() + self.ahead

    def elapsed(self) -> float:
        """Seconds that have passed since some moment, whatever is done to the clock."""
        return elapsed()

    def offered(self) -> list[Game[Any]]:
        """All games, first the one that is meant where none is named."""
        return sorted(self.games.values(), key=lambda game: game.key != self.default_game)

    async def measure(self) -> None:
        """Several machines go by one clock: that of the database."""
        self.ahead = await self.store.ahead()

    # life

    async def setup_hook(self) -> None:
        opened = await open_store(self.config.database)
        self.store = Timed(opened) if self.config.metrics else opened
        self.studio.begin()
        await self.measure()
        self.steady = Steady(self.clock_time, self.elapsed)
        self.leases = Leases(self.store, told=self.pace.among)
        self.leases.begin()
        self.tables = Tables(self.store, self.games, self.now)
        self.referee = Referee(self.tables, self.config.computer_pace, self.config.show_pace)
        self.lobby = Lobby(self.tables, self.referee)
        self.council = Council(self.tables, self.referee)
        self.foresight = Foresight(self.tables)
        self.campaigns = Campaigns(self.tables, self.lobby.gather)
        letters = Writer(self, self.tables, self.studio)
        pace, leases = self.config.edit_pace, self.leases
        self.courier = Courier(self, self.tables, letters, self.lobby.halt, pace, leases)
        self.clock = Clock(self.tables, self.referee, self.council, self.steady, leases, self.measure)
        self.clock.others = dict.fromkeys((NEXT, ASK, GATHER, REMEMBER, COUNT), self.campaigns.ring)
        self.clock.daily = [self.campaigns.archive]
        self.upkeep = Upkeep(self.config, self.store, leases, self.now)
        self.watch = Watch(self.tables, lambda: connected(self))
        self.tables.listeners = [self.courier.wake, self.clock.wake]
        self._open = True
        await self.tree.set_translator(CommandTranslator())
        self._learning = asyncio.get_running_loop().create_task(learning.learn(self), name="commands")
        # Where Discord asks for patience, games go on meanwhile.
        done, _ = await asyncio.wait([self._learning], timeout=learning.PATIENCE)
        for task in done:
            task.result()
        self.clock.begin()
        self.upkeep.begin()
        if self.config.metrics:
            await self.watch.open(self.config.metrics)

    async def on_ready(self) -> None:
        self.tables.stir()
        if self._audit is None:
            self._audit = asyncio.get_running_loop().create_task(self._look_over(), name="audit")

    async def on_resumed(self) -> None:
        self.tables.stir()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._gone(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for row in await self.store.read(lambda ledger: ledger.games(("running",))):
            if row.guild == guild.id:
                await self.lobby.halt(row.id, "bot-halted-kicked")

    async def _gone(self, channel: int) -> None:
        """A channel was deleted; its game waits, and can be exported and brought elsewhere."""
        row = await self.store.read(lambda ledger: ledger.game_in(channel))
        if row is not None:
            await self.lobby.halt(row.id, "bot-halted-channel")

    async def close(self) -> None:
        """Hear nothing new, answer what has been heard, keep the rest for the next start."""
        opened, self._open = self._open, False
        self._leaving = True
        if opened:
            besides = [task for task in (self._audit, self._learning) if task is not None]
            for task in besides:
                task.cancel()
            await asyncio.gather(*besides, return_exceptions=True)
            await self.upkeep.close()
            await self.watch.close()
            await self.clock.close()
            await asyncio.gather(self.courier.close(), self._answer_all())
            await self.leases.close()
        await self.studio.end()
        await super().close()
        if opened:
            # The last connection brings what is in the log into the file.
            await self.store.close()

    async def _answer_all(self) -> None:
        """Whoever pressed in time is answered; if it takes too long without pictures, and in the end not."""
        late = self._talks - {asyncio.current_task()}
        for _ in range(2):
            if late:
                _, late = await asyncio.wait(late, timeout=LAST_WORDS)
            self.studio.close()
        for talk in late:
            talk.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def sync(self) -> bool:
        """Tell Discord the commands, if they are not what they were. True: they have changed."""
        return await learning.tell(self)

    async def _look_over(self) -> list[int]:
        """The audit, unless another process is at it."""
        async with self.leases.use("audit"):
            await self.leases.take(["audit"])
            return await self.audit() if self.leases.ours("audit") else []

    async def audit(self) -> list[int]:
        """Play every live game again from its journal; report those the rules no longer lead to.

        They are not broken by it: a game goes on from its snapshot. Most of the time is left to players.
        """
        diverged = []
        for row in await self.store.read(lambda ledger: ledger.games(("running", "paused"))):
            try:
                # Read beside the tables: looking over all games must not push out those in use.
                table = await self.tables.peek(row.id)
                entries = await self.tables.played(table)
                began = time.monotonic()
                await asyncio.to_thread(audit, table, entries)
                await asyncio.sleep(AUDIT_REST * (time.monotonic() - began))
            except Diverged as error:
                diverged.append(row.id)
                log.warning("game=%d plays on from its snapshot; its journal differs at %s", row.id, error)
            except Refused:
                log.warning("game=%d is of a kind that is not installed: %s", row.id, row.key)
            except Exception:
                log.exception("game=%d cannot be looked over", row.id)
        return diverged

    # answering

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        work: Callable[[Talk], Awaitable[None]],
        manner: Manner = "fresh",
    ) -> None:
        """Do the work and answer, or say what went wrong; what takes a moment is acknowledged before."""
        task = asyncio.current_task()
        if self._leaving or task is None:
            # Nothing is done that could not be answered: whoever presses again finds everything as it was.
            return
        self._talks.add(task)
        try:
            with ANSWERS.time():
                await self._answer(interaction, work, manner)
        finally:
            self._talks.discard(task)

    async def _answer(
        self, interaction: discord.Interaction[Any], work: Callable[[Talk], Awaitable[None]], manner: Manner
    ) -> None:
        talk = Talk(interaction, self.store)
        table: Table | None = None
        try:
            await talk.begin(manner)
            await self._work(talk, work)
            await talk.acknowledge()
        except Exception as error:
            # Whether it was delivered twice is known by this alone.
            await talk.acknowledge()
            refused = isinstance(error, Refused | Illegal)
            if refused and talk.acknowledged_before and await self._done(talk.number):
                # Delivered twice: it is no longer possible because it has been done, and is answered there.
                return
            try:
                table = await self.tables.look_in(talk.channel, finished=True)
            except Exception:
                table = None
            await explain(talk, error, table)
        finally:
            talk.end()

    async def _work(self, talk: Talk, work: Callable[[Talk], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            try:
                await work(talk)
                return
            except Conflict:
                # Another process moved first, and nothing was written: once more upon what is there now.
                continue
        await work(talk)

    async def misunderstood(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """A command that never reached its work: Discord may still show what the bot offered before."""

        async def work(talk: Talk) -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused("bot-command-changed")
            raise error

        if interaction.type is discord.InteractionType.application_command:
            await self.answer(interaction, work)

    async def _done(self, interaction: int) -> bool:
        return await self.store.read(lambda ledger: ledger.claimed(interaction))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Buttons, menus and forms: understood by their id alone, so they outlive every restart."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type not in kinds or self._leaving:
            return
        data: Any = interaction.data or {}
        button = buttons.read(str(data.get("custom_id", "")))
        try:
            form = await button.form(self, interaction.user.id, str(interaction.locale)) if button else None
            if form is not None:
                await interaction.response.send_modal(form)
                return
        except Exception as error:
            # Answered like any other press: there it is said what is not possible.
            log.info("no form for interaction %s: %s", interaction.id, type(error).__name__)
        value = str(next(iter(data.get("values") or ()), "")) or written(data.get("components") or [])

        async def work(talk: Talk) -> None:
            if button is None:
                raise Refused("bot-unknown-button")
            await button.press(self, talk, value)

        await self.answer(interaction, work, button.manner if button else "fresh")

    async def suggest(
        self,
        choices: Callable[[], Awaitable[list[tuple[str, str]]]],
        current: str,
        near: Callable[[], Awaitable[list[tuple[str, str]]]] | None = None,
    ) -> list[app_commands.Choice[str]]:
        """Completions: at most 25, those that begin with what is typed first, or else what lies near to it.
        Never an error."""
        if self._leaving:
            return []
        typed = text.fold(current).strip()
        try:
            found = await choices()
            hits = [pair for pair in found if typed in text.fold(pair[0]) or typed in text.fold(pair[1])]
            if not hits and near is not None:
                hits = await near()
        except Refused:
            return []
        except Exception:
            log.exception("no completion")
            return []
        hits.sort(key=lambda pair: not text.fold(pair[0]).startswith(typed))
        hits = hits[:MENU]
        labels = unique([label for label, _ in hits])
        return [
            app_commands.Choice(name=label, value=value)
            for label, (_, value) in zip(labels, hits, strict=True)
        ]

    async def come_back(self, talk: Talk, *, finished: bool = False) -> Table:
        """The table of this channel, for somebody who asks for what is theirs: they are there again."""
        table = await self.tables.look_in(talk.channel, finished=finished)
        return await self.referee.back(table.row.id, talk.user)

    def plain_words(self, interaction: discord.Interaction[Any], table: Table) -> Words:
        return Words.plain(table, str(interaction.locale))

    def look(self, talk: Talk, table: Table) -> Look:
        """In a reader's language, and in their own theme, if this game has it; else in the table's."""
        themes, own = self.studio.themes(table), talk.person.theme
        return Look(own if own in themes else table.row.settings.theme, talk.words().language)

    async def prepare_messages(self, user: int) -> None:
        """Open the way for direct messages now, one by one, rather than nine at once at the deal."""
        try:
            await self.create_dm(discord.Object(user))
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("no direct messages to somebody: %s", error)


class Sharded(Bot, discord.AutoShardedClient):
    """The bot on several lines to Discord, each for a share of all servers."""


def written(components: list[Any]) -> str:
    """What was written into a form of one field."""
    for part in components:
        found = part.get("value") or written([part["component"]] if "component" in part else [])
        found = found or written(part.get("components") or [])
        if found:
            return str(found)
    return ""
