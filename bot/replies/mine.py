"""What is somebody's own: how they like things, their notes, and what they answer before they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.buttons.note import Note
from bot.buttons.person import changed
from bot.jottings import jotted
from bot.panels.foresight import ahead
from bot.panels.layout import AMBER, Layout, Style, button
from bot.panels.person import me
from bot.refusal import Refused
from bot.store import Person
from bot.table import Table
from bot.talk import Talk
from bot.words import quoted

if TYPE_CHECKING:
    from bot.client import Bot


class Mine:
    """Answers to who asks for what is theirs."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show_me(self, talk: Talk) -> None:
        """My preferences."""
        themes = sorted({theme for gallery in self.bot.galleries.values() for theme in gallery.themes})
        await talk.show(me(talk.person, talk.words(), themes, self.bot.now()))

    async def set_clock(self, talk: Talk, clock: str) -> None:
        """My quiet hours are hours of this clock, as it shows the present."""
        try:
            person = changed(talk.person, "clock", clock, self.bot.now())
        except ValueError as error:
            raise Refused("bot-bad-clock", typed=quoted(clock)) from error
        await self.keep(talk, person)

    async def keep(self, talk: Talk, person: Person) -> None:
        """What somebody prefers from now on."""
        talk.person = person
        await self.bot.store.write(lambda ledger: ledger.put_person(talk.user, person))

    async def show_notes(self, talk: Talk, table: Table, *, sure: bool = False) -> None:
        """What I have written down at this table, for nobody else."""
        words = talk.words(table)
        kept = await jotted(self.bot.store, table, talk.user)
        layout = Layout(AMBER).text("## " + words("bot-notes-title", title=table.game.title))
        layout.text("\n".join(f"- {quoted(line)}" for line in kept.splitlines()) or words("bot-notes-none"))
        if kept and sure:
            layout.text(words("bot-notes-sure"))
            layout.buttons([button(words("bot-button-yes"), Note("forget", table.row.id), Style.danger)])
        elif kept:
            layout.buttons([button(words("bot-button-forget"), Note("ask", table.row.id))])
        await talk.show(layout.page())

    async def show_ahead(self, talk: Talk, table: Table) -> None:
        """What I answer before I am asked."""
        seat = table.require_seat(talk.user)
        await talk.show(ahead(table, seat, talk.words(table), talk.plain(table)))
