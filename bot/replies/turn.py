"""The panel of whoever plays: shown, acted upon, and shown again with what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.ahead import in_a_line
from bot.choices import Path, to
from bot.panels.besides import came_of
from bot.panels.history import told
from bot.panels.layout import GREY, Layout
from bot.panels.lobby import openers
from bot.panels.sure import sure
from bot.panels.turn import panel, payee
from bot.referee import Answer
from bot.refusal import Refused
from bot.stretch import large
from bot.table import Table
from bot.talk import Talk
from bot.words import Words
from game.api import Action, Seat, Way

if TYPE_CHECKING:
    from bot.client import Bot

RECENT = 20
"""How many entries an old button looks back for what has happened last."""
LAST = 3
"""How many sentences of it are said."""
BELOW = 8.0
"""Seconds that a panel waits at most for what belongs above it."""


class Turn:
    """Answers to who plays, or would."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show(
        self,
        talk: Talk,
        table: Table,
        *,
        path: Path | None = None,
        way: Way | None = None,
        over: bool = False,
        notes: Sequence[str] = (),
    ) -> None:
        """My panel."""
        seat = table.seat_of(talk.user)
        if seat is None:
            raise Refused("bot-join-first" if table.row.phase == "lobby" else "bot-not-seated")
        if table.state is None:
            raise Refused("bot-is-lobby")
        words = talk.words(table)
        notes = list(notes)
        if talk.person.dm_refused:
            notes.append(words("bot-dm-refused"))
        kept = in_a_line(table, seat)
        notes += [words.message(kept)] if kept is not None else []
        lesson = await self.bot.teacher.lesson(table, seat)
        if lesson is None:
            # Below the lines that are quoted it would be taken for one of them.
            notes = [*await self.bot.teacher.hint(talk, table, seat, path), *notes]
        studio = self.bot.studio
        pictures = await studio.panel(
            table,
            seat,
            self.bot.look(talk, table),
            near=payee(table, seat, path, way),
            since=await self.bot.tables.last_seen(table, seat),
            waited=talk.waited,
        )
        marks = studio.marks(table, words.language)
        await talk.show(
            panel(
                table,
                seat,
                words,
                talk.plain(table),
                path=path,
                way=way,
                over=over,
                pictures=pictures,
                looks=studio.looks(table, seat),
                notes=notes,
                mark=marks.get(seat, ""),
                legend=studio.legend(table, words, marks),
                lesson=lesson,
            )
        )
        if lesson is None:
            await self.bot.teacher.open_once(talk, table)

    async def show_begun(self, talk: Talk, table: Table) -> None:
        """The game begins: whoever has begun it chooses at once."""
        await self.show(talk, table, notes=[talk.words(table)("bot-lobby-start")])

    async def act(
        self,
        talk: Talk,
        table: Table,
        action: Action,
        stamp: str | None = None,
        *,
        then: Sequence[Action] = (),
    ) -> None:
        """Do it, and show the panel as it is then, with what came of it."""
        answer = await self.bot.referee.act(
            table.row.id, talk.user, action, then=then, stamp=stamp, interaction=talk.number
        )
        await self.show_done(talk, answer)

    async def show_done(
        self, talk: Talk, answer: Answer, *, path: Path | None = None, notes: Sequence[str] = ()
    ) -> None:
        """The panel after something was done, with what came of it; `notes`: what was not done, and why."""
        table, words = answer.table, talk.words(answer.table)
        if not goes_below(answer):
            await self.show(talk, table, path=path, notes=[*said_to(answer, words), *notes])
            return
        layout = Layout(GREY).text("\n".join([*notes, words("bot-goes-below")]))
        await talk.show(layout.buttons(openers(table, words)[:1]).page())
        number, lane = table.row.id, f"c{table.row.channel}"
        self.bot.courier.below.then(lane, BELOW, lambda: self._show_below(talk, number))

    async def _show_below(self, talk: Talk, game: int) -> None:
        """The panel of who plays on, which what was posted with pictures would have pushed out of sight."""
        talk.go_below()
        await self.show(talk, await self.bot.tables.look(game))

    async def act_or_ask(self, talk: Talk, table: Table, action: Action, stamp: str | None = None) -> None:
        """Do it; or, where something is lost by it, first show what is to be confirmed."""
        if sure(table, action.seat, [action], talk.words(table), typed=stamp is None):
            await self.show(talk, table, path=to(action, table.legal(action.seat), table.game.key))
        else:
            await self.act(talk, table, action, stamp)

    async def take(
        self, talk: Talk, table: Table, seat: Seat, way: Way, stamp: str, *, confirmed: bool = False
    ) -> None:
        """Do all that a way is made of; or, where something is lost by it, first show what to confirm."""
        if not confirmed and sure(table, seat, way.actions, talk.words(table)):
            await self.show(talk, table, way=way)
        else:
            await self.act(talk, table, way.actions[0], stamp, then=way.actions[1:])

    async def show_stale(self, talk: Talk, table: Table) -> None:
        """An old button is answered with the panel as it is now, and with what has happened last."""
        words = talk.words(table)
        start = max(0, table.row.entries - RECENT)
        entries = await self.bot.tables.played(table, start)
        lines = [line.said for line in told(entries, table.seat_of(talk.user), words, {}) if line.said]
        last = ["> " + line for line in lines[-LAST:]]
        notes = [words("bot-stale"), *([words("bot-stale-since")] if last else []), *last]
        await self.show(talk, table, notes=notes)


def goes_below(answer: Answer) -> bool:
    """Whether who acted plays on, and the channel is told of it with a picture."""
    table = answer.table
    asked = table.row.phase == "running" and answer.seat in table.awaited()
    return asked and answer.published and any(large(it) for it in answer.events if it.to is None)


def said_to(answer: Answer, words: Words) -> list[str]:
    """What who has acted reads above their panel, without what it or a post in the channel says anyway."""
    posted = answer.published and answer.table.stretch is None
    told = [event.message for event in answer.own() if event.to is not None or not posted]
    return came_of(told, words, staged=not answer.published)
