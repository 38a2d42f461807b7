"""One interaction from its arrival to its last answer, whatever happens to the answers on the way."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Any, Literal

import aiohttp
import discord

from bot.panels.layout import Page, said
from bot.store import Person, Store
from bot.table import Table
from bot.words import Words, unmarked
from game import text

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
UNKNOWN_WEBHOOK = 10015
ALREADY_ANSWERED = 40060
EXPIRED_TOKEN = 50027
GONE = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, EXPIRED_TOKEN)
BAD_REQUEST = 400

PROMISE = 0.4
"""Seconds after which Discord hears that an answer comes, if it has not come by then. It waits for three."""

Manner = Literal["fresh", "update", "beside"]
"""How an answer comes: as a message of its own, in place of the message whose button was pressed, or beside
that message, if at all."""


class Once:
    """A session in which what fails on Discord's side is not tried again.

    What is whispered bears no nonce: it may have arrived, and would be read twice. Lost, it does no harm.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, *args: Any, **more: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        async with self._session.request(*args, **more) as response:
            if response.status >= 500:
                raise discord.DiscordServerError(response, await response.text())
            yield response


class Talk:
    """Answers one interaction. What cannot be delivered any more is given up quietly: the state is saved."""

    def __init__(self, interaction: discord.Interaction[Any], store: Store) -> None:
        self.interaction = interaction
        self.user = interaction.user.id
        self.person = Person()
        self.game = ""
        """The game that is spoken of, where it need not be that of a table; empty: none in particular."""
        self._store = store
        self._heard = time.monotonic()
        self._manner: Manner = "fresh"
        self._turn = asyncio.Lock()
        """Of what Discord hears first only one thing is said."""
        self._promise: asyncio.Task[None] | None = None
        self._acknowledged = False
        self._answered = False
        self.acknowledged_before = False
        """Somebody has acknowledged it already: perhaps it has been delivered twice."""
        self._lost = False
        self._followed: discord.WebhookMessage | None = None
        """What was shown last, if that is not the answer itself."""

    @cached_property
    def _locale(self) -> str:
        return str(self.interaction.locale)

    @property
    def name(self) -> str:
        return unmarked(self.interaction.user.display_name) or text.ELLIPSIS

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def moderates(self) -> bool:
        """Whether this person may manage the channel."""
        return self.interaction.permissions.manage_channels

    @property
    def number(self) -> int:
        """By which a second delivery of the same interaction is known."""
        return self.interaction.id

    @property
    def waited(self) -> float:
        """For how many seconds somebody has waited for us."""
        return time.monotonic() - self._heard

    @property
    def language(self) -> str:
        return self.person.language or self._locale

    def words(self, table: Table | None = None) -> Words:
        """In this person's language, with seats as mentions."""
        if table is None or self.game not in ("", table.game.key):
            return Words(self.language, game=self.game)
        return Words.at(table, self.language)

    def plain(self, table: Table) -> Words:
        """In this person's language, with seats by plain names."""
        return Words.plain(table, self.language)

    async def begin(self, manner: Manner = "fresh") -> None:
        """See to it that Discord hears of us in time, in the manner in which the answer is going to come."""
        self._manner = manner
        self._promise = asyncio.create_task(self._keep_promise())
        self.person = await self._store.read(lambda ledger: ledger.person(self.user))

    async def _keep_promise(self) -> None:
        await asyncio.sleep(PROMISE)
        await self.acknowledge()

    def end(self) -> None:
        """Nothing more will be said."""
        if self._promise is not None:
            self._promise.cancel()

    async def acknowledge(self) -> None:
        """Say that an answer comes, if nothing has been said yet."""
        async with self._turn:
            if not self._acknowledged:
                response, fresh = self.interaction.response, self._manner == "fresh"
                await self._respond(
                    response.defer(ephemeral=True, thinking=True) if fresh else response.defer()
                )

    async def _respond(self, said: Awaitable[object]) -> bool:
        """The first thing that Discord hears. False: it has heard of us before, or does not listen any more.

        Raises what Discord has against the answer itself, which then may be given otherwise.
        """
        self._acknowledged = True
        try:
            await said
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                # Delivered twice, or it was repeated after it had got through.
                self.acknowledged_before = True
            elif error.code == UNKNOWN_INTERACTION:
                self._lost = True
                log.info("interaction %s came too late to be answered", self.number)
            elif error.status == BAD_REQUEST:
                self._acknowledged = False
                raise
            else:
                self._lost = True
                log.warning("interaction %s could not be acknowledged: %s", self.number, error)
            return False
        return True

    def go_below(self) -> None:
        """What is shown from now on is a message of its own, below all that has been posted meanwhile."""
        self._manner = "beside"
        self._heard = time.monotonic()

    async def show(self, page: Page, *, instead: bool = False) -> None:
        """Answer with a page, where a button was pressed in place of its panel. What follows an answer comes
        beside it, or `instead` of it."""
        page.renew(self.number)
        try:
            if self._manner == "beside" or (self._answered and self._manner == "fresh" and not instead):
                self._followed = await self._send(page)
            else:
                await self._put(page)
            self._answered = True
        except discord.HTTPException as error:
            self._give_up(error)

    async def _put(self, page: Page) -> None:
        """At once, if nothing was said before: who presses then waits for one request and not for two."""
        interaction, nobody = self.interaction, discord.AllowedMentions.none()
        async with self._turn:
            if not self._acknowledged:
                if self._manner == "fresh":
                    said: Awaitable[object] = interaction.response.send_message(
                        view=page.view, files=page.files(), ephemeral=True, allowed_mentions=nobody
                    )
                else:
                    said = interaction.response.edit_message(
                        view=page.view, attachments=page.files(), allowed_mentions=nobody
                    )
                if await self._respond(said):
                    return
        if not self._lost:
            await interaction.edit_original_response(
                view=page.view, attachments=page.files(), allowed_mentions=nobody
            )

    async def whisper(self, words: str) -> None:
        """A few words for this person alone, beside whatever else is shown."""
        if self._manner != "fresh" or self._answered:
            await self.beside(said(words))
        else:
            await self.show(said(words))

    async def beside(self, page: Page) -> None:
        """A page for this person alone, beside whatever else is shown."""
        try:
            await self._send(page)
        except discord.HTTPException as error:
            self._give_up(error)

    async def replace(self, page: Page) -> None:
        """Put this in place of what was shown last, as long as Discord lets us: for a quarter of an hour."""
        edit = self._followed.edit if self._followed else self.interaction.edit_original_response
        try:
            await edit(view=page.view, attachments=page.files())
        except discord.HTTPException as error:
            self._give_up(error)

    async def _send(self, page: Page) -> discord.WebhookMessage | None:
        await self.acknowledge()
        if self._lost:
            return None
        followup: Any = self.interaction.followup
        if not isinstance(followup.session, Once):
            followup.session = Once(followup.session)
        sent: discord.WebhookMessage = await followup.send(
            view=page.view,
            files=page.files(),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
            wait=True,
        )
        return sent

    def _give_up(self, error: discord.HTTPException) -> None:
        if error.code in GONE or isinstance(error, discord.NotFound):
            self._lost = True
            log.info("interaction %s can no longer be answered: %s", self.number, error.code)
        elif error.status >= 500 or error.status == 429:
            log.warning("an answer to interaction %s was lost: %s", self.number, error)
        else:
            raise error
