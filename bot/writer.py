"""What the outbox says, in the words and pictures of its reader."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.accounts import given
from bot.aims import meant, thoughtful
from bot.buttons.show import ShowAccounts
from bot.found import Sight
from bot.limits import PICTURES
from bot.panels import end
from bot.panels.layout import AMBER, BLUE, Layout, Page, button, file, row_of
from bot.panels.lobby import answers, lobby, openers, whole
from bot.panels.vote import ballot
from bot.pictures import Studio
from bot.post import Post
from bot.replay import Diverged, replay
from bot.store import Entry, Ledger, Outgoing, Person, Snapshot
from bot.store.rows import ROUND, ROUND_BEFORE
from bot.stretch import large, said_in
from bot.table import Table
from bot.tables import Tables
from bot.votes import unheard
from bot.waiting import polite
from bot.words import Words, clip_lines, everybody, split
from game import text
from game.api import Event, Message, Moment, Seat
from images.api import Look, Picture, Scene

log = logging.getLogger(__name__)

LONGEST_TURN = 200
"""Entries of one turn, at most: further back nothing is looked for."""


@dataclass
class Letter:
    """One message: plain words with buttons, or a page."""

    words: str = ""
    view: ui.View | None = None
    page: Page | None = None
    pictures: Sequence[tuple[str, Picture]] = ()
    mentions: Sequence[int] = field(default_factory=tuple)
    """Whom it calls. Nobody else is, whatever it says."""
    grows: str = ""
    """The message it is a longer form of, if that has been sent; under this name it is kept."""

    def _allowed(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in self.mentions]
        )

    async def send(self, where: discord.abc.Messageable, nonce: str) -> discord.Message:
        """Send it; repeated with the same nonce it appears once."""
        if self.page is not None:
            return await where.send(
                view=self.page.view, files=self.page.files(), nonce=nonce, allowed_mentions=self._allowed()
            )
        files = [file(picture, name) for name, picture in self.pictures]
        extra: dict[str, Any] = {"view": self.view} if self.view is not None else {}
        return await where.send(
            self.words, files=files, nonce=nonce, allowed_mentions=self._allowed(), **extra
        )

    async def edit(self, message: discord.PartialMessage) -> None:
        """Put it in the place of an earlier one. Nobody is called again."""
        if self.page is not None:
            await message.edit(
                view=self.page.view,
                attachments=self.page.files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        else:
            await message.edit(
                content=self.words, view=self.view, allowed_mentions=discord.AllowedMentions.none()
            )


class Writer:
    """Writes what the courier carries."""

    def __init__(self, client: discord.Client, tables: Tables, studio: Studio) -> None:
        self._client = client
        self._tables = tables
        self._studio = studio

    def words(self, table: Table) -> Words:
        """The language a table has chosen."""
        return Words.at(table, table.row.settings.language)

    def may_attach(self, table: Table) -> bool:
        """Whether pictures may be sent to the channel, as far as is known."""
        channel = self._client.get_channel(table.row.channel)
        guild = self._client.get_guild(table.row.guild)
        if guild is None or channel is None or guild.me is None:
            return True
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(guild.me).attach_files

    async def lobby(self, table: Table) -> Letter:
        return Letter(
            page=lobby(table, self.words(table), self._studio.marks(table, self.words(table).language))
        )

    async def vote(self, table: Table, post: Post) -> Letter | None:
        vote = await self._tables.store.read(lambda ledger: ledger.vote(post.number))
        if vote is None:
            return None
        # Whose seat it is about is called, once: edited, a message calls nobody.
        whose = unheard(table, vote.motion, vote.ballots) if vote.status == "open" else None
        return Letter(page=ballot(table, vote, self.words(table)), mentions=[] if whose is None else [whose])

    async def ping(self, table: Table, post: Post, *, reminder: bool = False) -> Letter | None:
        """None: nobody is waited for any more. Who is asleep or away is named, but not called."""
        words = self.words(table)
        seats = [seat for seat in table.awaited() if not table.place(seat).played_by_computer]
        if table.row.phase != "running" or not seats or (reminder and post.seat not in seats):
            return None
        if reminder:
            seats = [post.seat]
        names = words.listed(words.seat(seat) for seat in seats)
        answer = answers(table, seats)
        key = "bot-ping-answer" if answer else "bot-ping"
        if reminder:
            key = "bot-reminder-answer" if answer else "bot-reminder"
        people = [user for seat in seats if (user := table.place(seat).user) is not None]
        now = self._tables.now()
        called = await self._tables.store.read(
            lambda ledger: [user for user in people if polite(ledger.person(user), now) <= now]
        )
        view = row_of(openers(table, words, seats))
        return Letter(words(key, names=names, count=len(seats)), view, mentions=called)

    async def public(self, out: Outgoing, table: Table, post: Post) -> list[Letter]:
        """A post for the whole table, in as many messages as it takes."""
        words = self.words(table)
        if out.state is not None:
            # What is shown is the moment it speaks of, not what has come of it since.
            table = table.but(state=table.game.load(out.state), drafts={})
        match out.kind:
            case "score":
                return await self._score(table, words, post.seat)
            case "end":
                return await self._end(table, words)
            case "film":
                return await self._show_film(table, words)
            case "again":
                return await self._again(table, post, words)
        letters = await self._report(table, post, words)
        return letters if post.moment is None else [*letters, *await self._moment(table, post.moment)]

    async def _report(self, table: Table, post: Post, words: Words) -> list[Letter]:
        """What happened, and after a round how it looks."""
        pictures = await self._round_pictures(table, post, words) if post.pictures else []
        turn = await self._turn(table, post)
        events = [event for entry in turn for event in entry.events if event.to is None]
        if turn:
            last = sum(event.to is None for e in turn if e.batch == turn[-1].batch for event in e.events)
            events = events[: len(events) - last + post.skip + len(post.lines)]
        if post.skip or (turn and turn[-1].stretch):
            # What went before stands above, and beside it perhaps a picture.
            turn, events = [], events[-len(post.lines) :]
        if not events or not pictures:
            return _story(turn, [event.message for event in events], post.lines, words)
        cut = next((n for n, event in enumerate(events) if event.picture), len(events))
        before, after = [event.message for event in events[:cut]], [event.message for event in events[cut:]]
        letters = _story(turn, before, post.lines[: len(post.lines) - len(after)], words)
        story = round_events(await self._entries(table, post), post.skip)
        if sum(text.heads(event.message.key, words.game) for event in story) > 1:
            # Of a single turn it would say what stands right above it.
            letters += await self._strip(table, [event.message for event in story])
        # The turns have all been told: beside the pictures is only what has come of them.
        head, *rest = _said(after, words) or [words("bot-round-title")]
        layout = Layout(BLUE).text("### " + head).text(clip_lines(rest, 3000))
        layout.text(self._studio.legend(table, words)).pictures(pictures)
        # Whoever plays on at once is not called: the way to their panel stands at the bottom all the same.
        mine = openers(table, words)[:1] if table.row.phase == "running" else []
        asked = [
            button(words("bot-button-accounts"), ShowAccounts("accounts", table.row.id, 0, last), emoji="💬")
            for last in [account.round for account in given(story)][-1:]
        ]
        layout.buttons([*mine, whole(table, words), *asked])
        return [*letters, Letter(page=layout.page())]

    async def stretch(self, table: Table, post: Post) -> list[str]:
        """What has been done in a stretch, in as many messages as it takes. Empty: all was taken back."""
        start = max(0, post.start - 1)
        entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id, start))
        lines = said_in(entries, post.stretch, post.start, table.game.key, table.stretch)
        return split(_said(lines, self.words(table)))

    async def _turn(self, table: Table, post: Post) -> list[Entry]:
        """The entries of the turn that this post tells of, from its beginning. Empty: they are gone."""
        start = max(0, post.number - LONGEST_TURN)
        entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id, start))
        entries = [entry for entry in entries if entry.n < post.number]
        if not entries or entries[-1].n != post.number - 1:
            return []
        last = entries[-1]
        turn: list[Entry] = []
        for entry in reversed(entries):
            earlier = entry.batch != last.batch
            if earlier and (entry.seat != last.seat or entry.stretch or any(map(large, entry.events))):
                break
            turn.insert(0, entry)
        told = [
            e.message for entry in turn if entry.batch == last.batch for e in entry.events if e.to is None
        ]
        # After a vote to go back other entries may bear these numbers.
        return turn if told[post.skip :][: len(post.lines)] == list(post.lines) else []

    async def _round_pictures(self, table: Table, post: Post, words: Words) -> list[tuple[str, Picture]]:
        """How it looks, and what has changed since the round before."""
        gallery = self._studio.gallery(table)
        if gallery is None or not self.may_attach(table):
            return []
        since = await self._round_before(table, post)
        drawn = []
        for name in gallery.after_round(table.view(None)):
            picture = await self._draw(table, name, None, words, since)
            if picture is not None:
                drawn.append((name, picture))
        return drawn

    async def _round_before(self, table: Table, post: Post) -> Sight | None:
        """How everybody saw it when the round before had ended. None: that is not kept."""

        def find(ledger: Ledger) -> Snapshot | None:
            ended = ledger.snapshot(table.row.id, ROUND)
            # A post that comes late has nothing to be compared with any more.
            late = ended is None or ended.n != post.number
            return None if late else ledger.snapshot(table.row.id, ROUND_BEFORE)

        before = await self._tables.store.read(find)
        return None if before is None else Sight(table.game.view(table.game.load(before.data), None))

    async def _entries(self, table: Table, post: Post) -> list[Entry]:
        """The journal as it was when this was to be told."""
        entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id))
        return [entry for entry in entries if entry.n < post.number]

    async def _draw(
        self, table: Table, name: str, seat: Seat | None, words: Words, since: Sight | None = None
    ) -> Picture | None:
        look = Look(table.row.settings.theme, words.language)
        return await self._studio.draw(table, name, seat, look, since=since, post=True)

    async def _score(self, table: Table, words: Words, seat: Seat) -> list[Letter]:
        """Who one seat was, and what it has scored."""
        result = table.result()
        scores = [score for score in result.scores if score.seat == seat] if result else []
        if result is None or not scores:
            return []
        marks, parts = self._marks(table, words), self._studio.parts(table, words.language)
        said: Sequence[Message] = ()
        if thoughtful(table, seat):
            entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id))
            said = await asyncio.to_thread(meant, table, entries, seat)
        face = await self._face(table, seat)
        return [Letter(page=page) for page in end.pages(scores[0], result, words, marks, parts, said, face)]

    async def _end(self, table: Table, words: Words) -> list[Letter]:
        """Who has won, with their face if it is one alone; each row has been told with its sheet."""
        result = table.result()
        if result is None:
            return []
        marks, parts = self._marks(table, words), self._studio.parts(table, words.language)
        drawn = await self._told(table, "scores", "sheets", table.view(None))
        best = await self._face(table, min(result.winners)) if len(result.winners) == 1 else []
        return [Letter(page=end.outcome(table, result, words, marks, parts, drawn, best))]

    async def _face(self, table: Table, seat: Seat) -> list[tuple[str, Picture]]:
        return await self._told(table, "face", "face", table.view(None), seat)

    async def _show_film(self, table: Table, words: Words) -> list[Letter]:
        film = await self._film(table, words)
        if film is None:
            return []
        caption = Layout(AMBER).text("### " + words("bot-film-title")).pictures([("film", film)])
        return [Letter(page=caption.page())]

    async def _again(self, table: Table, post: Post, words: Words) -> list[Letter]:
        """Whoever was at the table before is called to the new one."""
        before = await self._tables.peek(post.number)
        people = [place.user for place in before.places if place.user is not None]
        people = [user for user in people if table.seat_of(user) is None]
        if table.row.phase != "lobby" or not people:
            return []
        now = self._tables.now()
        called = await self._tables.store.read(
            lambda ledger: [user for user in people if polite(ledger.person(user), now) <= now]
        )
        names = words.listed(f"<@{user}>" for user in people)
        said = words("bot-again", host=f"<@{table.row.host}>", names=names, count=len(people))
        return [Letter(said, mentions=called)]

    def _marks(self, table: Table, words: Words) -> dict[Seat, str]:
        return self._studio.marks(table, words.language)

    async def _told(self, table: Table, name: str, told: str, *of: Any) -> list[tuple[str, Picture]]:
        """What a gallery draws of what happens, if it may."""
        if not self.may_attach(table):
            return []
        look = Look(table.row.settings.theme, table.row.settings.language)
        return await self._studio.told(table, name, told, *of, look=look, post=True)

    async def _moment(self, table: Table, moment: Moment) -> list[Letter]:
        """A moment, large."""
        drawn = await self._told(table, moment.kind, "moment", table.view(None), moment)
        return [Letter(page=Layout(AMBER).pictures(drawn).page())] if drawn else []

    async def _strip(self, table: Table, story: Sequence[Message]) -> list[Letter]:
        """The round that has ended, told turn by turn."""
        drawn = await self._told(table, "strip", "strip", table.view(None), story)
        # A page to a message: several in one would each be cropped, or the message grow too large.
        return [Letter(page=Layout(BLUE).pictures([one]).page()) for one in drawn]

    async def _film(self, table: Table, words: Words) -> Picture | None:
        gallery = self._studio.gallery(table)
        if gallery is None or not self.may_attach(table):
            return None
        entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id))

        def scenes() -> list[Scene]:
            found: list[Scene] = []
            story: list[Message] = []
            for entry, state in zip(entries, replay(table, entries), strict=True):
                story += [event.message for event in entry.events if event.to is None]
                if entry is entries[-1] or entries[entry.n + 1].batch != entry.batch:
                    found.append(Scene(table.game.view(state, None), tuple(story)))
                    story = []
            return found

        look = Look(table.row.settings.theme, words.language, everybody(table, words.language))
        try:
            # The states stay here: who draws sees views only.
            shown = await self._studio.work(scenes, post=True, here=True)
            return await self._studio.work(partial(gallery.film, shown, look), post=True)
        except asyncio.CancelledError:
            raise
        except Diverged as error:
            log.warning("game %s has no film: %s", table.row.id, error)
        except Exception:
            log.exception("game %s: the film cannot be made", table.row.id)
        return None

    async def secret(self, table: Table, post: Post, person: Person) -> list[Letter]:
        """For one person alone."""
        words = Words.at(table, person.language or table.row.settings.language)
        where = words("bot-secret-of", title=table.game.title, channel=f"<#{table.row.channel}>")
        lines = [words.message(message) for message in post.lines]
        gallery, drawn = self._studio.gallery(table), []
        if gallery is not None and table.state is not None and post.seat >= 0:
            for name in gallery.private(table.view(post.seat)):
                picture = await self._draw(table, name, post.seat, words)
                if picture is not None:
                    drawn.append((name, picture))
        if drawn:
            # Who sees no pictures finds there in words what they show.
            lines.append(words("bot-secret-more", channel=f"<#{table.row.channel}>"))
        letters = [Letter(part) for part in split([where, *lines])]
        letters[-1].pictures = drawn[:PICTURES]
        return letters


def round_events(entries: Sequence[Entry], skip: int) -> list[Event]:
    """What everybody could read of a round that ended in the last batch, after so many of its lines."""
    public = [(entry.batch, event) for entry in entries for event in entry.events if event.to is None]
    if not public:
        return []
    fresh = next(place for place, (batch, _) in enumerate(public) if batch == entries[-1].batch)
    ends = [place for place, (_, event) in enumerate(public) if event.picture]
    end = next((place for place in ends if place >= fresh + skip), len(public) - 1)
    start = max((place + 1 for place in ends if place < end), default=0)
    return [event for _, event in public[start : end + 1]]


def _said(messages: Sequence[Message], words: Words) -> list[str]:
    """In words, without what the call of the next player says anyway."""
    shown = [message for message in messages if not text.quiet(message.key, words.game)]
    return [words.message(message) for message in text.runs(shown, words.game)]


def _story(
    turn: Sequence[Entry], whole: Sequence[Message], fresh: Sequence[Message], words: Words
) -> list[Letter]:
    """A turn in one message that grows with it, as long as it fits; otherwise only what is new."""
    parts = split(_said(whole, words))
    if turn and len(parts) == 1:
        return [Letter(parts[0], grows=f"turn{turn[0].batch}")]
    return [Letter(part) for part in split(_said(fresh, words))]
