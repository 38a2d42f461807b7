"""What is settled about a table, by its host or by all: how it plays, who sits there, what is sent again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.buttons.settings import GetUp
from bot.panels.layout import AMBER, GREY, Layout, Style, button
from bot.panels.lobby import question, settings
from bot.panels.unsent import unsent
from bot.panels.vote import ballot
from bot.refusal import Refused
from bot.store import Motion
from bot.table import Table
from bot.talk import Talk
from bot.votes import must_vote
from bot.words import Words

if TYPE_CHECKING:
    from bot.client import Bot


class Settling:
    """Answers to who would have something otherwise."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show_settings(self, talk: Talk, table: Table) -> None:
        """How the table plays; only the host may change it."""
        if talk.user != table.row.host:
            raise Refused("bot-host-settings", host=f"<@{table.row.host}>")
        await talk.show(settings(table, talk.words(table), self.bot.studio.themes(table)))

    def question(self, table: Table, name: str, words: Words) -> ui.Modal:
        """A form for an option that is written in words."""
        return question(table, name, words)

    async def show_unsent(self, talk: Talk, table: Table, note: str = "") -> None:
        """What Discord did not take of what the channel was to hear."""
        _require_run(talk, table)
        rows = await self.bot.store.read(lambda ledger: ledger.unsent(table.row.id))
        await talk.show(unsent(table, rows, talk.words(table), note))

    async def send_again(self, talk: Talk, table: Table) -> None:
        """Try all of that once more."""
        _require_run(talk, table)
        now = self.bot.now()
        await self.bot.store.write(lambda ledger: ledger.send_again(table.row.id, now))
        self.bot.tables.stir()
        await self.show_unsent(talk, table, talk.words(table)("bot-unsent-again"))

    async def propose(self, talk: Talk, table: Table, motion: Motion) -> None:
        """The host decides at once; anybody else asks the table. The past is changed by all or not at all,
        and nobody new is given a seat over the head of whoever is there.

        Who manages the channel may pause a game and close it, for a host can vanish; a seat they cannot
        touch.
        """
        words = talk.words(table)
        host = table.row.host
        decides = talk.user == host or (talk.moderates and motion.verb in ("pause", "resume", "close"))
        if decides and not must_vote(table, motion):
            await self.bot.council.decide(table.row.id, host, motion, interaction=talk.number)
            await talk.whisper(words(f"bot-done-{motion.verb}"))
            return
        own = motion.verb == "replace" and table.place(motion.seat).user == talk.user
        if own and motion.user is None:
            await self.bot.council.step_down(table.row.id, talk.user, interaction=talk.number)
            await talk.whisper(words("bot-stepped-down"))
            return
        vote = await self.bot.council.move(table.row.id, talk.user, motion, interaction=talk.number)
        table = await self.bot.tables.look(table.row.id)
        if vote.status == "open":
            said = [words("bot-vote-opened")]
            if vote.until:
                said.append(words("bot-handover-opened", until=f"<t:{round(vote.until)}:R>"))
            await talk.whisper("\n".join(said))
        else:
            await talk.show(ballot(table, vote, words))

    async def step_down(self, talk: Talk, game: int) -> None:
        """Give one's own seat to a computer player."""
        table = await self.bot.council.step_down(game, talk.user, interaction=talk.number)
        await talk.show(Layout(GREY).text(talk.words(table)("bot-stepped-down")).page())

    async def leave(self, talk: Talk, table: Table) -> None:
        """Get up from a lobby at once; from a game only after it was asked whether that is meant."""
        table.require_seat(talk.user)
        words = talk.words(table)
        if table.row.phase in ("running", "paused"):
            yes = button(words("bot-button-yes"), GetUp("leave", table.row.id), Style.danger)
            await talk.show(Layout(AMBER).text(words("bot-leave-really")).buttons([yes]).page())
            return
        table = await self.bot.lobby.leave(table.row.id, talk.user, interaction=talk.number)
        await talk.whisper(words("bot-lobby-leave"))


def _require_run(talk: Talk, table: Table) -> None:
    """Who runs the table, or the channel it is in."""
    if talk.user != table.row.host and not talk.moderates:
        raise Refused("bot-host-only", host=f"<@{table.row.host}>")
