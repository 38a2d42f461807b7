"""Pictures drawn off the event loop, a few at a time, and kept while they may be asked for again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, TypeVar

from bot.table import Sight, Table
from bot.words import Words, everybody
from game.api import Message, Seat, Seated, speaks
from images.api import Carded, Closer, Coloured, Gallery, Offer, Picture, Telling

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE = 2
ROOM = 48 << 20
"""Bytes of pictures that are kept: hundreds of tables look at the same one again and again."""
BESIDE = 1000
"""Bytes by which each is found."""
PATIENCE = 0.8
"""Seconds that a panel waits while pictures of others are drawn; then it goes without its own."""


class TooLate(Exception):
    """It is not drawn: others are before it for too long, or the bot ends."""


class Studio:
    """Draws for all tables. A game without a gallery has no pictures, and is played by text."""

    def __init__(self, galleries: Mapping[str, Gallery], room: int = ROOM) -> None:
        self._galleries = galleries
        self._room = asyncio.Semaphore(AT_ONCE)
        self._posts = asyncio.Semaphore(1)
        self._closed = False
        self.patience: float | None = PATIENCE
        self._kept: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()
        self._left = room

    def gallery(self, table: Table) -> Gallery | None:
        return self._galleries.get(table.row.key)

    def themes(self, table: Table) -> Sequence[str]:
        gallery = self.gallery(table)
        return gallery.themes if gallery else ()

    def offers(self, table: Table, seat: Seat | None) -> Sequence[Offer]:
        """What this seat can ask to see."""
        gallery = self.gallery(table)
        return gallery.offers(table.view(seat)) if gallery and table.state is not None else ()

    def closer(self, table: Table, name: str, seat: Seat | None) -> Sequence[Offer]:
        """What shows the same as this picture, part by part and large."""
        gallery: Any = self.gallery(table)
        return gallery.closer(name, table.view(seat)) if speaks(gallery, Closer) else ()

    def looks(self, table: Table, seat: Seat) -> dict[str, str]:
        """What has a button of its own in every panel: the main picture, and the card that matters."""
        offers = self.offers(table, seat)
        if not offers:
            return {}
        gallery: Any = self.gallery(table)
        card = gallery.card(table.view(seat)) if speaks(gallery, Carded) else ""
        return {"map": offers[0].name, **({"card": card} if card else {})}

    def marks(self, table: Table, language: str = "") -> dict[Seat, str]:
        """How the pictures call each seat, where they have a name of their own for it, and its colour."""
        gallery: Any = self.gallery(table)
        if gallery is None or table.state is None:
            return {}
        view, language = table.view(None), language or table.row.settings.language
        if speaks(gallery, Coloured):
            marks = {seat: gallery.coloured(view, seat, language=language) for seat in table.seats()}
        else:
            marks = {seat: gallery.mark(view, seat) for seat in table.seats()}
        return {seat: mark for seat, mark in marks.items() if mark}

    def legend(self, table: Table, words: Words, marks: Mapping[Seat, str] | None = None) -> str:
        """Who is who in the pictures, in one small line; empty: they do not say."""
        marks = self.marks(table, words.language) if marks is None else marks
        said = [words("bot-legend", mark=mark, name=Seated(seat)) for seat, mark in marks.items()]
        return "-# " + " · ".join(said) if said else ""

    def parts(self, table: Table, language: str) -> dict[Seat, str]:
        """Who each seat turns out to have been, at the end of a game."""
        gallery = self.gallery(table)
        if gallery is None or table.state is None:
            return {}
        view = table.view(None)
        return {seat: gallery.part(view, seat, language=language) for seat in table.seats()}

    async def draw(
        self,
        table: Table,
        name: str,
        seat: Seat | None,
        *,
        theme: str = "",
        language: str = "en",
        since: Sight | None = None,
        post: bool = False,
        patience: float | None = None,
    ) -> Picture | None:
        """A picture as this seat may see it. None: there is none, or not in time.

        For those of a `post` nobody waits.
        """
        gallery = self.gallery(table)
        if gallery is None or table.state is None:
            return None
        sight, before = table.sight(seat), since.view if since is not None else None
        called = everybody(table, language)
        # Kept by what it shows, and by nothing else: how fast it comes must not tell what others do unseen.
        shows = (sight.name, since.name if since is not None else b"")
        key = (table.row.key, *shows, *called.values(), name, theme, language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            picture = await self.work(
                lambda: gallery.draw(
                    name, sight.view, theme=theme, language=language, since=before, names=called
                ),
                post=post,
                patience=patience,
            )
        except TooLate:
            return None
        except Exception:
            # Words can do without their picture; the game cannot do without its words.
            log.exception("game %s: the picture %s cannot be drawn", table.row.id, name)
            return None
        self._keep(key, picture)
        return picture

    def _keep(self, key: tuple[Any, ...], picture: Picture) -> None:
        """Of those that fit the ones that were asked for last."""
        if key not in self._kept:
            self._left -= len(picture.data) + BESIDE
        self._kept[key] = picture
        while self._left < 0:
            _, old = self._kept.popitem(last=False)
            self._left += len(old.data) + BESIDE

    async def panel(self, table: Table, seat: Seat, **how: Any) -> list[tuple[str, Picture]]:
        """What a seat should have before it when it chooses, by name."""
        gallery = self.gallery(table)
        if gallery is None or table.state is None:
            return []
        drawn = [
            (name, await self.draw(table, name, seat, patience=self.patience, **how))
            for name in gallery.panel(table.view(seat))
        ]
        return [(name, picture) for name, picture in drawn if picture is not None]

    async def told(
        self,
        table: Table,
        name: str,
        draw: Callable[..., Sequence[Picture]],
        *,
        theme: str,
        language: str,
        post: bool = False,
    ) -> list[tuple[str, Picture]]:
        """What a gallery draws of what happens, if it can; the pages are numbered."""
        gallery: Any = self.gallery(table)
        if not speaks(gallery, Telling):
            return []
        how = {"names": everybody(table, language), "theme": theme, "language": language}
        try:
            drawn = await self.work(lambda: draw(gallery, **how), post=post)
        except TooLate:
            return []
        except Exception:
            # Words can do without their picture; the game cannot do without its words.
            log.exception("game %s: the picture %s cannot be drawn", table.row.id, name)
            return []
        return [(f"{name}-{number}", picture) for number, picture in enumerate(drawn, start=1)]

    async def strip(
        self, table: Table, seat: Seat | None, story: Sequence[Message], **how: Any
    ) -> list[tuple[str, Picture]]:
        """A story that this seat may read, turn by turn."""
        view = table.view(seat)

        def draw(gallery: Telling, **how: Any) -> Sequence[Picture]:
            return gallery.strip(view, story, **how)

        return await self.told(table, "strip", draw, **how)

    async def work(self, draw: Callable[[], T], *, post: bool, patience: float | None = None) -> T:
        """Draw in a thread, when there is room. Before somebody who waits comes at most one post."""
        asked = time.perf_counter()
        async with self._posts if post else nullcontext(), self._room:
            if self._closed or (patience is not None and time.perf_counter() - asked > patience):
                # Those behind them have waited less: the queue is never longer than somebody's patience.
                raise TooLate
            return await asyncio.to_thread(draw)

    def close(self) -> None:
        """Whoever still waits goes without pictures."""
        self._closed = True
