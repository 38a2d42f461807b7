"""What the outbox says, in the words and pictures of its reader."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.limits import PICTURES
from bot.panels.layout import AMBER, BLUE, GREEN, Layout, Page, row_of
from bot.panels.lobby import lobby, openers
from bot.panels.vote import ballot
from bot.pictures import Studio, file
from bot.post import Post
from bot.replay import Diverged, replay
from bot.store import Entry, Outgoing, Person
from bot.table import Table
from bot.tables import Tables
from bot.votes import unheard
from bot.waiting import polite
from bot.words import PAGE, Words, clip_lines, split
from game import text
from game.api import Message, Result, Seat
from images.api import Picture

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
        key = "bot-reminder" if reminder else "bot-ping"
        people = [user for seat in seats if (user := table.place(seat).user) is not None]
        now = self._tables.now()
        called = await self._tables.store.read(
            lambda ledger: [user for user in people if polite(ledger.person(user), now) <= now]
        )
        view = row_of(openers(table, words))
        return Letter(words(key, names=names, count=len(seats)), view, mentions=called)

    async def public(self, out: Outgoing, table: Table, post: Post) -> list[Letter]:
        """A post for the whole table, in as many messages as it takes."""
        words = self.words(table)
        if out.state is not None:
            # What is shown is the moment it speaks of, not what has come of it since.
            table = table.but(state=table.game.load(out.state), drafts={})
        if out.kind == "end":
            return await self._end(table, words)
        pictures = await self._round_pictures(table, words) if post.pictures else []
        turn = await self._turn(table, post)
        events = [event for entry in turn for event in entry.events if event.to is None]
        if not turn or not pictures:
            return _story(turn, [event.message for event in events], post.lines, words)
        cut = next((n for n, event in enumerate(events) if event.picture), len(events))
        before, after = [event.message for event in events[:cut]], [event.message for event in events[cut:]]
        letters = _story(turn, before, post.lines[: len(post.lines) - len(after)], words)
        # The turns have all been told: beside the pictures is only what has come of them.
        head, *rest = _said(after, words) or [words("bot-round-title")]
        layout = Layout(BLUE).text("### " + head).text(clip_lines(rest, 3000))
        layout.text(self._studio.legend(table, words)).pictures(pictures)
        return [*letters, Letter(page=layout.page())]

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
            if earlier and (entry.seat != last.seat or any(event.picture for event in entry.events)):
                break
            turn.insert(0, entry)
        told = [
            e.message for entry in turn if entry.batch == last.batch for e in entry.events if e.to is None
        ]
        # After a vote to go back other entries may bear these numbers.
        return turn if told == list(post.lines) else []

    async def _round_pictures(self, table: Table, words: Words) -> list[tuple[str, Picture]]:
        gallery = self._studio.gallery(table)
        if gallery is None or not self.may_attach(table):
            return []
        drawn = []
        for name in gallery.after_round(table.view(None)):
            picture = await self._draw(table, name, None, words)
            if picture is not None:
                drawn.append((name, picture))
        return drawn

    async def _draw(self, table: Table, name: str, seat: Seat | None, words: Words) -> Picture | None:
        theme = table.row.settings.theme
        return await self._studio.draw(table, name, seat, theme=theme, language=words.language, post=True)

    async def _end(self, table: Table, words: Words) -> list[Letter]:
        """The score sheet, the last pictures, and the film."""
        result = table.game.result(table.state)
        if result is None:
            return []
        lines = ["# " + words("bot-end-title", title=table.game.title), words.message(result.reason), ""]
        lines += sheet(
            result,
            words,
            self._studio.marks(table, words.language),
            self._studio.parts(table, words.language),
        )
        letters = [Letter(page=Layout(GREEN).text(part).page()) for part in split(lines, PAGE)]
        film = await self._film(table, words)
        if film is not None:
            caption = Layout(AMBER).text("### " + words("bot-film-title")).pictures([("film", film)])
            letters.append(Letter(page=caption.page()))
        return letters

    async def _film(self, table: Table, words: Words) -> Picture | None:
        gallery = self._studio.gallery(table)
        if gallery is None or not self.may_attach(table):
            return None
        entries = await self._tables.store.read(lambda ledger: ledger.entries(table.row.id))
        turns = {entry.batch: entry.n for entry in entries}

        def shoot() -> Picture:
            states = list(replay(table, entries))
            views = [table.game.view(states[n], None) for n in turns.values()]
            return gallery.film(views, theme=table.row.settings.theme, language=words.language)

        try:
            return await self._studio.work(shoot, post=True)
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


def _said(messages: Sequence[Message], words: Words) -> list[str]:
    """In words, without what the call of the next player says anyway."""
    return [words.message(message) for message in messages if not text.quiet(message.key, words.game)]


def _story(
    turn: Sequence[Entry], whole: Sequence[Message], fresh: Sequence[Message], words: Words
) -> list[Letter]:
    """A turn in one message that grows with it, as long as it fits; otherwise only what is new."""
    parts = split(_said(whole, words))
    if turn and len(parts) == 1:
        return [Letter(parts[0], grows=f"turn{turn[0].batch}")]
    return [Letter(part) for part in split(_said(fresh, words))]


def sheet(
    result: Result,
    words: Words,
    marks: Mapping[Seat, str] | None = None,
    parts: Mapping[Seat, str] | None = None,
) -> list[str]:
    """The scores, winners first: a line for the total, and what it is made of."""
    lines = []
    ranked = sorted(
        result.scores, key=lambda score: (score.seat not in result.winners, -score.total, score.seat)
    )
    for score in ranked:
        crown = words("bot-mark-winner") if score.seat in result.winners else words("bot-mark-loser")
        who = words.person(score.seat, (marks or {}).get(score.seat, ""))
        part = (parts or {}).get(score.seat, "")
        lines.append(
            f"{crown} {words('bot-end-as', who=who, part=part) if part else who} · **{score.total}**"
        )
        scored = [f"{words.message(message)} {points:+d}" for message, points in score.rows if points]
        empty = [words.message(message) for message, points in score.rows if not points]
        if scored:
            lines.append("-# " + " · ".join(scored))
        if empty:
            lines.append("-# " + words("bot-end-nothing-for", rows=" · ".join(empty)))
    return lines
