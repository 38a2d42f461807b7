"""What a person can ask for, whether they typed it or pressed it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.accounts import accounts
from bot.ahead import in_a_line
from bot.aims import aims
from bot.buttons.note import Note
from bot.buttons.person import changed
from bot.buttons.settings import GetUp
from bot.choices import Path, to
from bot.jottings import jotted
from bot.panels.accounts import page as accounts_page
from bot.panels.accounts import rounds
from bot.panels.besides import came_of
from bot.panels.closer import closer
from bot.panels.foresight import ahead
from bot.panels.history import catchup, log, pages, story, told
from bot.panels.layout import AMBER, BLUE, GREY, Layout, Style, button
from bot.panels.lobby import lobby, openers, option_lines, pace_line, question, settings
from bot.panels.person import me, next_button
from bot.panels.sure import sure
from bot.panels.turn import panel, payee, waiting
from bot.panels.unsent import unsent
from bot.panels.vote import ballot
from bot.referee import Answer
from bot.refusal import Refused
from bot.store import Entry, Motion, Person
from bot.store.rows import ROUND_BEFORE
from bot.stretch import large
from bot.table import Sight, Table
from bot.talk import Talk
from bot.votes import must_vote
from bot.words import PAGE, Words, quoted, sentences, split
from game.api import Action, Seat, Seated, Way

if TYPE_CHECKING:
    from bot.client import Bot

RECENT = 20
"""How many entries an old button looks back for what has happened last."""
BELOW = 8.0
"""Seconds that a panel waits at most for what belongs above it."""
LAST = 3
"""How many sentences of it are said."""


class Replies:
    """All that is answered, in the words and pictures of whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show_turn(
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
            since=await self._last_seen(table, seat),
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
        await self.show_turn(talk, table, notes=[talk.words(table)("bot-lobby-start")])

    async def _last_seen(self, table: Table, seat: Seat) -> Sight | None:
        """What a seat saw at the end of its last turn, to mark what is new since then."""
        found = table.found(seat)
        if found.since is None:
            mark = await self.bot.store.read(lambda ledger: ledger.snapshot(table.row.id, seat))
            seen = [] if mark is None else [Sight(table.game.view(table.game.load(mark.data), seat))]
            found.since = tuple(seen)
        return next(iter(found.since), None)

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
            await self.show_turn(talk, table, path=path, notes=[*said_to(answer, words), *notes])
            return
        layout = Layout(GREY).text("\n".join([*notes, words("bot-goes-below")]))
        await talk.show(layout.buttons(openers(table, words)[:1]).page())
        number, lane = table.row.id, f"c{table.row.channel}"
        self.bot.courier.below.then(lane, BELOW, lambda: self._show_below(talk, number))

    async def _show_below(self, talk: Talk, game: int) -> None:
        """The panel of who plays on, which what was posted with pictures would have pushed out of sight."""
        talk.go_below()
        await self.show_turn(talk, await self.bot.tables.look(game))

    async def act_or_ask(self, talk: Talk, table: Table, action: Action, stamp: str | None = None) -> None:
        """Do it; or, where something is lost by it, first show what is to be confirmed."""
        if sure(table, action.seat, [action], talk.words(table), typed=stamp is None):
            await self.show_turn(talk, table, path=to(action, table.legal(action.seat), table.game.key))
        else:
            await self.act(talk, table, action, stamp)

    async def take(
        self, talk: Talk, table: Table, seat: Seat, way: Way, stamp: str, *, confirmed: bool = False
    ) -> None:
        """Do all that a way is made of; or, where something is lost by it, first show what to confirm."""
        if not confirmed and sure(table, seat, way.actions, talk.words(table)):
            await self.show_turn(talk, table, way=way)
        else:
            await self.act(talk, table, way.actions[0], stamp, then=way.actions[1:])

    async def show_stale(self, talk: Talk, table: Table) -> None:
        """An old button is answered with the panel as it is now, and with what has happened last."""
        words = talk.words(table)
        start = max(0, table.row.entries - RECENT)
        entries = await self.played(table, start)
        lines = [line.said for line in told(entries, table.seat_of(talk.user), words, {}) if line.said]
        last = ["> " + line for line in lines[-LAST:]]
        notes = [words("bot-stale"), *([words("bot-stale-since")] if last else []), *last]
        await self.show_turn(talk, table, notes=notes)

    async def played(self, table: Table, start: int = 0) -> list[Entry]:
        """The journal as far as this table knows it.

        Whoever holds a seat there may have lost it since, and with it what is told to that seat from then on.
        """
        entries = await self.bot.store.read(lambda ledger: ledger.entries(table.row.id, start))
        return [entry for entry in entries if entry.n < table.row.entries]

    async def show_ahead(self, talk: Talk, table: Table) -> None:
        """What I answer before I am asked."""
        seat = table.require_seat(talk.user)
        await talk.show(ahead(table, seat, talk.words(table), talk.plain(table)))

    async def show_secret(self, talk: Talk, table: Table) -> None:
        """Everything this seat alone may know: its pictures, and what it was told in private."""
        seat = table.require_seat(talk.user)
        if table.overt:
            raise Refused("bot-no-secrets")
        if table.state is None:
            raise Refused("bot-is-lobby")
        words = talk.words(table)
        entries = await self.played(table)
        private = [
            words.message(event.message)
            for events in (*(entry.events for entry in entries), *table.staged(seat).events)
            for event in events
            if event.to is not None and seat in event.to
        ]
        mark = self.bot.studio.marks(table, words.language).get(seat, "")
        title = "## " + words("bot-secret-title", title=table.game.title, name=words.person(seat, mark))
        drawn = []
        gallery = self.bot.studio.gallery(table)
        if gallery is not None:
            look = self.bot.look(talk, table)
            for name in gallery.private(table.view(seat)):
                picture = await self.bot.studio.draw(table, name, seat, look)
                if picture is not None:
                    drawn.append((name, picture))
        # What is true now comes first; below it, what was told on the way.
        now = [line for _, picture in drawn for line in sentences(picture.alt)]
        told = [words("bot-secret-told"), *private] if private else [words("bot-secret-none")]
        advice = ["> " + words.message(line) for line in table.advice(seat)]
        helps = [words("bot-secret-advice"), *advice] if advice else []
        pages = split([title, *now, *helps, *told], PAGE)
        # What somebody was told on the first day must still be there on the last.
        for page in pages[:-1]:
            await talk.show(Layout(AMBER).text(page).page())
        layout = Layout(AMBER).text(pages[-1]).pictures(drawn)
        await talk.show(layout.page())

    async def show_picture(self, talk: Talk, table: Table, name: str = "") -> None:
        """One of the pictures the game offers; the main one if none is named."""
        seat = table.seat_of(talk.user)
        words = talk.words(table)
        offers = self.bot.studio.offers(table, seat)
        offer = next((offer for offer in offers if name in ("", offer.name)), None)
        if offer is None:
            if name:
                raise Refused("bot-no-such-picture")
            await self.show_words(talk, table)
            return
        picture = await self.bot.studio.draw(table, offer.name, seat, self.bot.look(talk, table))
        layout = Layout(BLUE).text("### " + words.message(offer.label))
        mine = table.row.phase == "running" and seat in table.awaited()
        layout.text(words("bot-next-now") if mine else waiting(table, None, words))
        layout.text(self.bot.studio.legend(table, words))
        layout.text("\n".join("> " + words.message(line) for line in table.about(seat, offer.name)))
        if picture is not None:
            layout.pictures([(offer.name, picture)])
            near = self.bot.studio.closer(table, offer.name, seat)
            # The way back to the panel, which a picture pushes out of sight.
            layout.buttons([*closer(table, near, talk.plain(table)), *openers(table, words)[:mine]])
        await talk.show(layout.page())

    async def show_words(self, talk: Talk, table: Table) -> None:
        """The whole board as text."""
        gallery = self.bot.studio.gallery(table)
        words = talk.words(table)
        if table.state is None:
            await self.show_status(talk, table)
            return
        seat = table.seat_of(talk.user)
        board = gallery.describe(table.view(seat), language=words.language) if gallery else ""
        title = "## " + table.game.title
        for page in split([title, waiting(table, None, words), *board.splitlines()], PAGE):
            await talk.show(Layout(BLUE).text(page).page())

    async def show_status(self, talk: Talk, table: Table) -> None:
        """Who sits where, who is waited for, and until when."""
        words = talk.words(table)
        if table.row.phase == "lobby":
            await talk.show(lobby(table, words))
            return
        layout = Layout(BLUE).text("## " + words("bot-lobby-title", title=table.game.title))
        if table.row.phase != "running":
            layout.text(words(f"bot-is-{table.row.phase}"))
        if table.row.settings.paused_because is not None:
            layout.text(words.message(table.row.settings.paused_because))
        timers = await self.bot.store.read(lambda ledger: ledger.timers(table.row.id))
        due = {timer.seat: timer for timer in timers if timer.kind in ("deadline", "grace")}
        awaited = table.awaited() if table.row.phase == "running" else []
        marks = self.bot.studio.marks(table, words.language)
        for seat in range(len(table.places)):
            line = words("bot-status-seat", number=seat + 1, name=words.person(seat, marks.get(seat, "")))
            if table.place(seat).autopilot:
                line += " " + words("bot-mark-autopilot")
            if seat in awaited:
                line += " " + words("bot-status-awaited")
            if seat in due:
                line += " " + words("bot-status-until", until=f"<t:{round(due[seat].due)}:R>")
            layout.text(line)
        rules = option_lines(table, words)
        if rules:
            layout.text("**" + words("bot-lobby-rules") + "**\n" + "\n".join(rules))
        layout.text(pace_line(table, words))
        layout.text(words("bot-status-entries", count=max(0, table.row.entries - 1)))
        votes = await self.bot.store.read(lambda ledger: ledger.open_votes(table.row.id))
        layout.text(words("bot-status-votes", count=len(votes)) if votes else "")
        if talk.user == table.row.host:
            refused = await self.bot.store.read(lambda ledger: len(ledger.unsent(table.row.id)))
            layout.text(words("bot-status-unsent", count=refused) if refused else "")
        await talk.show(layout.page())

    async def show_log(self, talk: Talk, table: Table, page: int = 0) -> None:
        """The story so far, the newest page first."""
        words = talk.words(table)
        marks = self.bot.studio.marks(table, words.language)
        lines = told(await self.played(table), table.seat_of(talk.user), words, marks)
        await talk.show(log(table, lines, page, words).page())

    async def show_catchup(self, talk: Talk, table: Table, page: int = 0) -> None:
        """What happened since my last turn, or in the last round and this one for who only watches."""
        seat = table.seat_of(talk.user)
        if table.state is None:
            raise Refused("bot-is-lobby")
        words = talk.words(table)
        kept = ROUND_BEFORE if seat is None else seat
        mark = await self.bot.store.read(lambda ledger: ledger.snapshot(table.row.id, kept))
        start = mark.n if mark else 0
        entries = await self.played(table, max(start - 1, 0))
        lines = told(entries, seat, words, self.bot.studio.marks(table, words.language), start)
        every = pages(lines) or [[]]
        page = max(0, min(page, len(every) - 1))
        look, of = self.bot.look(talk, table), (table.view(seat), story(every[page], words))
        strip = await self.bot.studio.told(table, "strip", "strip", *of, look=look)
        title = words("bot-catchup-watched" if seat is None else "bot-catchup-title")
        layout = catchup(table, title, every, page, words, strip)
        layout.text("" if seat is None else await self._aims(table, seat, words))
        layout.text(waiting(table, None, words))
        offers = self.bot.studio.offers(table, seat)
        if offers:
            since = None if seat is None else await self._last_seen(table, seat)
            picture = await self.bot.studio.draw(table, offers[0].name, seat, look, since=since)
            layout.pictures([(offers[0].name, picture)] if picture else [])
        await talk.show(layout.page())

    async def _aims(self, table: Table, seat: Seat, words: Words) -> str:
        """What a computer player was after in this seat meanwhile; empty: none has played there."""
        entries = await self.played(table)
        found = await asyncio.to_thread(aims, table, entries, seat)
        said = [words.message(message) for message in found]
        return "\n".join(["### " + words("bot-catchup-aims"), *said]) if said else ""

    async def show_accounts(
        self, talk: Talk, table: Table, whose: int, at: int, turned: int = 0, back: int = 0
    ) -> None:
        """Why those acted so in a round whom the rules play, or one of them; or in a round beside it."""
        found = accounts(await self.played(table))
        every = rounds(found, whose)
        if turned and at in every:
            at = every[max(0, min(every.index(at) + turned, len(every) - 1))]
        await talk.show(accounts_page(table, found, whose, at, talk.words(table), talk.plain(table), back))

    async def show_me(self, talk: Talk) -> None:
        """My preferences."""
        themes = sorted({theme for gallery in self.bot.galleries.values() for theme in gallery.themes})
        await talk.show(me(talk.person, talk.words(), themes, self.bot.now()))

    async def show_next(self, talk: Talk, table: Table) -> None:
        """How soon it is my turn, and whether I am told when I am next."""
        seat = table.require_seat(talk.user)
        words, playing = talk.words(table), table.at_turn()
        if table.row.phase != "running" or playing is None or seat == playing:
            said = words("bot-next-now") if seat in table.awaited() else waiting(table, seat, words)
        elif table.after(playing) == seat:
            said = words("bot-you-are-next", seat=Seated(playing))
        else:
            between = (seat - playing - 1) % len(table.places)
            said = words("bot-next-later", seat=Seated(playing), count=between)
        await talk.show(Layout(BLUE).text(said).buttons([next_button(talk.person, talk.words())]).page())

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

    def question(self, table: Table, name: str, words: Words) -> ui.Modal:
        """A form for an option that is written in words."""
        return question(table, name, words)

    async def show_settings(self, talk: Talk, table: Table) -> None:
        """How the table plays; only the host may change it."""
        if talk.user != table.row.host:
            raise Refused("bot-host-settings", host=f"<@{table.row.host}>")
        await talk.show(settings(table, talk.words(table), self.bot.studio.themes(table)))

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


def _require_run(talk: Talk, table: Table) -> None:
    """Who runs the table, or the channel it is in."""
    if talk.user != table.row.host and not talk.moderates:
        raise Refused("bot-host-only", host=f"<@{table.row.host}>")


def seat_named(table: Table, number: int) -> Seat:
    """A seat by the number people see."""
    if not 1 <= number <= len(table.places):
        raise Refused("bot-no-such-seat")
    return number - 1
