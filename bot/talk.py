"""One interaction from its arrival to its last answer, whatever happens to the answers on the way."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
        self._store = store
        self._manner: Manner = "fresh"
        self._answered = False
        self.acknowledged_before = False
        """Somebody has acknowledged it already: perhaps it has been delivered twice."""
        self._lost = False

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
    def language(self) -> str:
        return self.person.language or str(self.interaction.locale)

    def words(self, table: Table | None = None) -> Words:
        """In this person's language, with seats as mentions."""
        return Words.at(table, self.language) if table else Words(self.language)

    def plain(self, table: Table) -> Words:
        """In this person's language, with seats by plain names."""
        return Words.plain(table, self.language)

    async def begin(self, manner: Manner = "fresh") -> None:
        """Acknowledge, in the manner in which the answer is going to come."""
        self._manner = manner
        try:
            if manner == "fresh":
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()
        except discord.InteractionResponded:
            pass
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                # Delivered twice, or an acknowledgement was repeated after it had got through.
                self.acknowledged_before = True
            elif error.code == UNKNOWN_INTERACTION:
                self._lost = True
                log.info("interaction %s came too late to be answered", self.number)
            else:
                self._lost = True
                log.warning("interaction %s could not be acknowledged: %s", self.number, error)
        self.person = await self._store.read(lambda ledger: ledger.person(self.user))

    async def show(self, page: Page) -> None:
        """Answer with a page: in place of the first answer, or of the panel that was pressed."""
        if self._lost:
            return
        page.renew(self.number)
        try:
            if self._manner == "beside" or (self._answered and self._manner == "fresh"):
                await self._send(page)
            else:
                await self.interaction.edit_original_response(
                    view=page.view,
                    attachments=page.files(),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            self._answered = True
        except discord.HTTPException as error:
            self._give_up(error)

    async def whisper(self, words: str) -> None:
        """A few words for this person alone, beside whatever else is shown."""
        if self._lost:
            return
        try:
            if self._manner != "fresh" or self._answered:
                await self._send(said(words))
            else:
                await self.show(said(words))
        except discord.HTTPException as error:
            self._give_up(error)

    async def beside(self, page: Page) -> None:
        """A page for this person alone, beside whatever else is shown."""
        if self._lost:
            return
        try:
            await self._send(page)
        except discord.HTTPException as error:
            self._give_up(error)

    async def _send(self, page: Page) -> None:
        followup: Any = self.interaction.followup
        if not isinstance(followup.session, Once):
            followup.session = Once(followup.session)
        await followup.send(
            view=page.view,
            files=page.files(),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    def _give_up(self, error: discord.HTTPException) -> None:
        if error.code in GONE or isinstance(error, discord.NotFound):
            self._lost = True
            log.info("interaction %s can no longer be answered: %s", self.number, error.code)
        elif error.status >= 500 or error.status == 429:
            log.warning("an answer to interaction %s was lost: %s", self.number, error)
        else:
            raise error
