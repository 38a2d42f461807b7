"""What has happened at a table: its story, what somebody has missed, and why others acted so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.accounts import accounts
from bot.aims import aims
from bot.panels.accounts import page as accounts_page
from bot.panels.accounts import rounds
from bot.panels.history import Line, catchup, log, pages, story, told
from bot.panels.turn import waiting
from bot.refusal import Refused
from bot.store.rows import ROUND_BEFORE
from bot.table import Table
from bot.talk import Talk
from bot.words import Words
from game.api import Seat

if TYPE_CHECKING:
    from bot.client import Bot


class Past:
    """Answers to who asks what has happened."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show_log(self, talk: Talk, table: Table, page: int = 0) -> None:
        """The story so far, the newest page first."""
        words = talk.words(table)
        marks = self.bot.studio.marks(table, words.language)
        lines = told(await self.bot.tables.played(table), table.seat_of(talk.user), words, marks)
        await talk.show(log(table, lines, page, words).page())

    async def show_catchup(self, talk: Talk, table: Table, page: int = 0) -> None:
        """What happened since my last turn, or in the last round and this one for who only watches."""
        seat = table.seat_of(talk.user)
        if table.state is None:
            raise Refused("bot-is-lobby")
        words = talk.words(table)
        kept = ROUND_BEFORE if seat is None else seat
        lines = await self._since(talk, table, kept, words)
        title = words("bot-catchup-watched" if seat is None else "bot-catchup-title")
        if not lines and kept != ROUND_BEFORE:
            # Who has just had their turn asks for what was before it.
            title, lines = words("bot-catchup-before"), await self._since(talk, table, ROUND_BEFORE, words)
        every = pages(lines) or [[]]
        page = max(0, min(page, len(every) - 1))
        look, of = self.bot.look(talk, table), (table.view(seat), story(every[page], words))
        strip = await self.bot.studio.told(table, "strip", "strip", *of, look=look)
        layout = catchup(table, title, every, page, words, strip)
        layout.text("" if seat is None else await self._aims(table, seat, words))
        layout.text(waiting(table, None, words))
        offers = self.bot.studio.offers(table, seat)
        if offers:
            since = None if seat is None else await self.bot.tables.last_seen(table, seat)
            picture = await self.bot.studio.draw(table, offers[0].name, seat, look, since=since)
            layout.pictures([(offers[0].name, picture)] if picture else [])
        await talk.show(layout.page())

    async def _since(self, talk: Talk, table: Table, kept: int, words: Words) -> list[Line]:
        """What happened since a snapshot that is kept of the table."""
        mark = await self.bot.store.read(lambda ledger: ledger.snapshot(table.row.id, kept))
        start = mark.n if mark else 0
        entries = await self.bot.tables.played(table, max(start - 1, 0))
        marks = self.bot.studio.marks(table, words.language)
        return told(entries, table.seat_of(talk.user), words, marks, start)

    async def _aims(self, table: Table, seat: Seat, words: Words) -> str:
        """What a computer player was after in this seat meanwhile; empty: none has played there."""
        entries = await self.bot.tables.played(table)
        found = await asyncio.to_thread(aims, table, entries, seat)
        said = [words.message(message) for message in found]
        return "\n".join(["### " + words("bot-catchup-aims"), *said]) if said else ""

    async def show_accounts(
        self, talk: Talk, table: Table, whose: int, at: int, turned: int = 0, back: int = 0
    ) -> None:
        """Why those acted so in a round whom the rules play, or one of them; or in a round beside it."""
        found = accounts(await self.bot.tables.played(table))
        every = rounds(found, whose)
        if turned and at in every:
            at = every[max(0, min(every.index(at) + turned, len(every) - 1))]
        await talk.show(accounts_page(table, found, whose, at, talk.words(table), talk.plain(table), back))
