"""How a table stands: in pictures and words, what one seat alone knows, who is waited for, who is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.closer import closer
from bot.panels.layout import AMBER, BLUE, Layout
from bot.panels.lobby import lobby, openers, option_lines, pace_line
from bot.panels.person import next_button
from bot.panels.turn import waiting
from bot.refusal import Refused
from bot.table import Table
from bot.talk import Talk
from bot.words import PAGE, sentences, split
from game.api import Seated

if TYPE_CHECKING:
    from bot.client import Bot


class Present:
    """Answers to who asks how things are."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

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
        # Whoever plays sees what has changed since their last turn, as in their panel.
        plays = seat is not None and table.row.phase == "running"
        since = await self.bot.tables.last_seen(table, seat) if plays and seat is not None else None
        look = self.bot.look(talk, table)
        picture = await self.bot.studio.draw(table, offer.name, seat, look, since=since)
        layout = Layout(BLUE).text("### " + words.message(offer.label))
        mine = table.row.phase == "running" and seat in table.awaited()
        layout.text(words("bot-next-now") if mine else waiting(table, None, words))
        layout.text(self.bot.studio.legend(table, words))
        layout.text("\n".join("> " + words.message(line) for line in table.about(seat, offer.name)))
        if picture is not None:
            layout.pictures([(offer.name, picture)])
            studio = self.bot.studio
            near = studio.closer(table, offer.name, seat) or studio.beside(table, offer.name, seat)
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

    async def show_secret(self, talk: Talk, table: Table) -> None:
        """Everything this seat alone may know: its pictures, and what it was told in private."""
        seat = table.require_seat(talk.user)
        if table.overt:
            raise Refused("bot-no-secrets")
        if table.state is None:
            raise Refused("bot-is-lobby")
        words = talk.words(table)
        entries = await self.bot.tables.played(table)
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
            layout.text("**" + words("bot-settings-title") + "**\n" + "\n".join(rules))
        layout.text(pace_line(table, words))
        layout.text(words("bot-status-entries", count=max(0, table.row.entries - 1)))
        votes = await self.bot.store.read(lambda ledger: ledger.open_votes(table.row.id))
        layout.text(words("bot-status-votes", count=len(votes)) if votes else "")
        if talk.user == table.row.host:
            refused = await self.bot.store.read(lambda ledger: len(ledger.unsent(table.row.id)))
            layout.text(words("bot-status-unsent", count=refused) if refused else "")
        await talk.show(layout.page())

    async def show_next(self, talk: Talk, table: Table) -> None:
        """How soon it is my turn, and whether I am told when I am next."""
        seat = table.require_seat(talk.user)
        words, playing = talk.words(table), table.at_turn()
        if table.row.phase != "running" or playing is None or seat == playing:
            asked = [words.message(prompt.message) for prompt in table.prompts(seat) if not prompt.optional]
            now = seat in table.awaited()
            said = "\n".join([words("bot-next-now"), *asked]) if now else waiting(table, seat, words)
        elif table.after(playing) == seat:
            said = words("bot-you-are-next", seat=Seated(playing))
        else:
            between = (seat - playing - 1) % len(table.places)
            said = words("bot-next-later", seat=Seated(playing), count=between)
        await talk.show(Layout(BLUE).text(said).buttons([next_button(talk.person, talk.words())]).page())
