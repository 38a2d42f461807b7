"""What the outbox says of campaigns: who is called to a table, how one is now, a word to its channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.buttons.campaign import Read
from bot.campaign.whole import Whole, whole
from bot.panels.campaign import panel
from bot.panels.layout import button, row_of
from bot.post import Post
from bot.store import Ledger
from bot.table import Table
from bot.tables import Tables
from bot.waiting import polite
from bot.words import Words, quoted
from bot.writer import Letter
from game.api import Arguments, Game, Message


class CampaignLetters:
    """Writes what the courier carries for campaigns."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def _games(self) -> Mapping[str, Game[Any]]:
        return self._tables.games

    async def look(self, number: int) -> Whole | None:
        """A campaign as it is now. None: it is kept no more."""
        now = self._tables.now()
        return await self._tables.store.read(lambda ledger: whole(ledger, number, now))

    def shown(self, it: Whole) -> Letter:
        """A campaign as it is now, for its channel. Nobody is called by it."""
        words = Words(it.campaign.plan.settings.language)
        return Letter(page=panel(it, words, self._games))

    def said(self, it: Whole, post: Post) -> Letter:
        """A sentence or two for its channel. Only an heir is called by them."""
        words = Words(it.campaign.plan.settings.language)
        lines = [words.message(line) for line in post.lines]
        heirs = [line.args["heir"] for line in post.lines if "heir" in line.args]
        called = [int(str(heir).strip("<@>")) for heir in heirs]
        return Letter("\n".join(lines), mentions=called)

    async def of_table(self, kind: str, table: Table, post: Post) -> list[Letter]:
        """What is said beside one of its tables: who is called to it, or that its story can be read."""
        if kind != "told":
            return await self._called(table, post, again=kind == "gather-again")
        evening = await self._tables.store.read(lambda ledger: ledger.evening(table.row.id))
        if evening is None:
            return []
        words = Words.at(table, table.row.settings.language)
        read = button(words("bot-button-read"), Read("read", evening.campaign, post.number), emoji="📖")
        return [Letter("\n".join(words.message(line) for line in post.lines), row_of([read]))]

    async def _called(self, table: Table, post: Post, *, again: bool) -> list[Letter]:
        """Whoever has a seat at a new table and is not ready is called to it; who sleeps is only named."""
        if table.row.phase != "lobby":
            return []
        words = Words.at(table, table.row.settings.language)
        rest = [words.message(line) for line in post.lines]
        now = self._tables.now()
        people = [place.user for place in table.places if place.user is not None and not place.ready]
        if not people:
            return [Letter("\n".join(rest))] if rest else []

        def read(ledger: Ledger) -> tuple[Whole | None, list[int], float | None]:
            evening = ledger.evening(table.row.id)
            awake = [user for user in people if polite(ledger.person(user), now) <= now]
            due = [timer.due for timer in ledger.timers(table.row.id) if timer.kind == "gather"]
            it = whole(ledger, evening.campaign, now) if evening is not None else None
            return it, awake, min(due, default=None)

        it, awake, due = await self._tables.store.read(read)
        if it is None:
            return []
        args: Arguments = {
            "campaign": quoted(it.campaign.name),
            "number": post.number,
            "title": table.game.title,
            "names": words.listed(f"<@{user}>" for user in people),
            "count": len(people),
        }
        lines = [
            words.message(Message("bot-campaign-called-again" if again else "bot-campaign-called", args))
        ]
        if due is not None:
            lines.append(words("bot-campaign-begins", until=f"<t:{round(due)}:R>"))
        return [Letter("\n".join(lines + rest), mentions=awake)]
