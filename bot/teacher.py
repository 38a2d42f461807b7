"""What helps who has never played: the guide that opens by itself, hints that fade, words looked up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.choices import Path, token, verbs
from bot.panels.guide import guide, kind_of
from bot.panels.layout import said
from bot.reference import show_rules
from bot.refusal import Refused
from bot.store import Ledger, Person
from bot.table import Table
from bot.talk import Talk
from game.api import Guide, Lesson, Seat, Taught, Term, Tutored, speaks

if TYPE_CHECKING:
    from bot.client import Bot

HINTS = 3
"""So often somebody is given a hint at one kind of panel."""
PANELS = 500
"""Of so many guides it is known which panel they stand below."""
PANEL, TURN = "guide", "guide-turn"
"""When the guide has opened for somebody, in each game."""


class Teacher:
    """Tells newcomers what everybody else knows, in private, and less the more they have seen."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._above: OrderedDict[tuple[int, int], Talk] = OrderedDict()
        """By person and table the panel that stands above a guide which has opened by itself."""

    @staticmethod
    async def lesson(table: Table, seat: Seat) -> Lesson | None:
        """What a tutorial says to a seat, where the table plays one."""
        game: Any = table.game
        if not speaks(game, Tutored) or table.state is None or not game.teaches(table.view(seat)):
            return None
        return await asyncio.to_thread(game.lesson, table.view(seat), table.legal(seat))

    async def show(self, talk: Talk, table: Table, *, over: bool = False) -> None:
        """The guide, for whoever asks for it; or in place of one whose suggestion is `over`."""
        seat = table.seat_of(talk.user)
        told, terms = await self._lesson(table, seat)
        await talk.show(guide(table, talk.words(table), told, terms, talk.person, seat, over=over))

    async def open_once(self, talk: Talk, table: Table) -> None:
        """The guide opens by itself for who is new to this game: at their first panel, and first turn.

        Not if they have switched it off.
        """
        if table.row.phase != "running" or not speaks(table.game, Taught):
            return
        seat = table.require_seat(talk.user)
        # Who knows one game knows nothing of another.
        key = table.game.key
        panel, turn = f"{PANEL}-{key}", f"{TURN}-{key}"
        now = turn if kind_of(table, seat, deep=False) == "turn" else panel
        if not talk.person.guided or now in talk.person.met or turn in talk.person.met:
            return
        if await self.bot.store.read(lambda ledger: ledger.has_finished(talk.user, key)):
            return
        if not await self._meet(talk, now, 1):
            return
        told, terms = await self._lesson(table, seat)
        await talk.beside(guide(table, talk.words(table), told, terms, talk.person, seat, beside=True))
        self._above[talk.user, table.row.id] = talk
        if len(self._above) > PANELS:
            self._above.popitem(last=False)

    async def take_over(self, talk: Talk, table: Table) -> None:
        """The guide has become the panel: of the one above it no more is left than where to go on.

        After a restart nobody knows which that was; then it stays, and whoever presses there is told.
        """
        above = self._above.get((talk.user, table.row.id))
        if above is not None and above is not talk:
            del self._above[talk.user, table.row.id]
            await above.replace(said(talk.words(table)("bot-panel-below")))

    async def hint(self, talk: Talk, table: Table, seat: Seat, path: Path | None) -> list[str]:
        """A line about this kind of panel, for who has seldom had one before them."""
        if table.row.phase != "running" or not speaks(table.game, Taught) or not talk.person.guided:
            return []
        kind = kind_of(table, seat, deep=path is not None and bool(path.verb))
        if kind == "turn" and table.stretch is None and not _stages(table, seat):
            return []
        if talk.person.met.get(kind, 0) >= HINTS or not await self._meet(talk, kind, HINTS):
            return []
        # What is done side by side with others is not staged.
        said = "together" if kind == "turn" and table.stretch is not None else kind
        return ["-# 💡 " + talk.words(table)(f"bot-hint-{said}")]

    async def explain(self, talk: Talk, table: Table, value: str) -> None:
        """The paragraph of a word in one of the menus."""
        _, terms = await self._lesson(table, table.seat_of(talk.user), words_only=True)
        rule = next((term.rule for term in terms if token(term) == value), None)
        if rule is None:
            raise Refused("bot-unknown-button")
        await show_rules(self.bot, talk, rule, table.game.key)

    async def switch(self, talk: Talk, on: bool) -> None:
        """Whether the guide opens by itself, and hints are given."""
        await self._keep(talk, lambda person: msgspec.structs.replace(person, guided=on, met={}))

    async def _lesson(
        self, table: Table, seat: Seat | None, *, words_only: bool = False
    ) -> tuple[Guide | None, list[Term]]:
        """What the game has to say to a seat, from nothing but its view."""
        game: Any = table.game
        if not speaks(game, Taught) or table.state is None:
            return None, []
        view = table.view(seat)
        legal = table.legal(seat) if seat is not None else ()
        told = None
        if seat is not None and not words_only:
            # As long as a computer player thinks: beside the loop.
            told = await asyncio.to_thread(game.guide, view, legal)
        return told, list(game.terms(view, legal))

    async def _meet(self, talk: Talk, what: str, most: int) -> bool:
        """Note that they meet this once more. False: so often they have, perhaps just now elsewhere."""

        def once_more(person: Person) -> Person:
            met = {**person.met, what: person.met.get(what, 0) + 1}
            return msgspec.structs.replace(person, met=met)

        before = await self._keep(talk, once_more)
        return before.met.get(what, 0) < most

    async def _keep(self, talk: Talk, change: Callable[[Person], Person]) -> Person:
        """Upon what is kept now: the same person may press two things at once. What was kept before."""

        def write(ledger: Ledger) -> tuple[Person, Person]:
            before = ledger.person(talk.user)
            after = change(before)
            ledger.put_person(talk.user, after)
            return before, after

        before, talk.person = await self.bot.store.write(write)
        return before


def _stages(table: Table, seat: Seat) -> bool:
    """Whether anything is only staged at first: where a board is laid, say, each act is final."""
    return any(table.course(seat, each[:1]) == "staged" for _, each in verbs(table.legal(seat)))
