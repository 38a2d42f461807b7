"""Pictures drawn beside the event loop, a few at a time, and kept while they may be asked for again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar

import msgspec

from bot.drawers import Drawers, Ended
from bot.found import Sight
from bot.gauges import LEFT_OUT, PICTURES
from bot.table import Table
from bot.words import Words, everybody
from game.api import Seat, Seated, speaks
from images.api import PLAIN, Carded, Closer, Coloured, Gallery, Look, Near, Offer, Picture, Telling

log = logging.getLogger(__name__)

T = TypeVar("T")
Key = tuple[Any, ...]
AT_ONCE = 2
ROOM = 48 << 20
"""Bytes of pictures that are kept: hundreds of tables look at the same one again and again."""
BESIDE = 1000
"""Bytes by which each is found."""
PATIENCE = 0.8
"""Seconds after the press that a panel waits while pictures of others are drawn; then it goes without."""


class TooLate(Exception):
    """It is not drawn: others are before it for too long, it has been overtaken, or the bot ends."""


class Studio:
    """Draws for all tables. A game without a gallery has no pictures, and is played by text."""

    def __init__(self, galleries: Mapping[str, Gallery], room: int = ROOM, drawers: int = 0) -> None:
        self._galleries = galleries
        self._room = asyncio.Semaphore(max(AT_ONCE, drawers))
        self._posts = asyncio.Semaphore(1)
        self._closed = False
        self.patience: float | None = PATIENCE
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._left = room
        self._drawing: dict[Key, asyncio.Task[Picture]] = {}
        self._panels: dict[tuple[int, Seat | None], list[bytes]] = {}
        """By game and seat: what it sees in each panel that waits for its picture, the last one last."""
        self._wanted = drawers
        self.drawers: Drawers | None = None
        """The processes that draw; none: that is done in threads of this one."""

    def begin(self) -> None:
        """From now on it is drawn in processes, if there are to be any."""
        if self._wanted:
            self.drawers = Drawers(self._wanted)

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

    def beside(self, table: Table, name: str, seat: Seat | None) -> Sequence[Offer]:
        """The other parts of whatever this picture is a part of."""
        wholes = (self.closer(table, offer.name, seat) for offer in self.offers(table, seat))
        parts = next((parts for parts in wholes if any(part.name == name for part in parts)), ())
        return [part for part in parts if part.name != name]

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
        look: Look = PLAIN,
        *,
        since: Sight | None = None,
        post: bool = False,
        panel: bool = False,
        waited: float = 0.0,
    ) -> Picture | None:
        """A picture as this seat may see it. None: there is none, or not in time.

        For those of a `post` nobody waits. A `panel` has little patience, and needs none that its seat has
        overtaken.
        """
        gallery = self.gallery(table)
        if gallery is None or table.state is None:
            return None
        sight, before = table.sight(seat), since.view if since is not None else None
        look = _named(table, look)
        # Kept by what it shows, and by nothing else: how fast it comes must not tell what others do unseen.
        shows = (sight.name, since.name if since is not None else b"")
        key = (table.row.key, *shows, *look.names.values(), name, look.theme, look.language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]

        def wanted() -> bool:
            return not (panel and self._overtaken((table.row.id, seat), sight.name))

        try:
            draw = partial(gallery.draw, name, sight.view, look, since=before)
            patience = max(0.0, self.patience - waited) if panel and self.patience is not None else None
            return await self._once(key, draw, wanted, post, patience)
        except TooLate:
            return None
        except Exception:
            # Words can do without their picture; the game cannot do without its words.
            log.exception("game %s: the picture %s cannot be drawn", table.row.id, name)
            return None

    async def _once(
        self,
        key: Key,
        draw: Callable[[], Picture],
        wanted: Callable[[], bool],
        post: bool,
        patience: float | None,
    ) -> Picture:
        """Drawn once for all who see the same: whoever asks meanwhile gets that one."""
        if key not in self._drawing:
            async with self._turn(post, patience):
                if key in self._kept:
                    return self._kept[key]
                if key not in self._drawing:
                    self._insist(wanted())
                    self._begin(key, draw)
                return await asyncio.shield(self._drawing[key])
        return await asyncio.shield(self._drawing[key])

    def _begin(self, key: Key, draw: Callable[[], Picture]) -> None:
        """Draw it for whoever waits for it, even if one of them goes."""
        drawing = asyncio.get_running_loop().create_task(self._carry_out(draw), name="picture")
        self._drawing[key] = drawing

        def keep(_: object) -> None:
            del self._drawing[key]
            if not drawing.cancelled() and drawing.exception() is None:
                self._keep(key, drawing.result())

        drawing.add_done_callback(keep)

    def _overtaken(self, place: tuple[int, Seat | None], sees: bytes) -> bool:
        """Whether this seat has since asked for a panel in which it sees something else."""
        return self._panels[place][-1] != sees

    def _keep(self, key: tuple[Any, ...], picture: Picture) -> None:
        """Of those that fit the ones that were asked for last."""
        if key not in self._kept:
            self._left -= len(picture.data) + BESIDE
        self._kept[key] = picture
        while self._left < 0:
            _, old = self._kept.popitem(last=False)
            self._left += len(old.data) + BESIDE

    async def panel(
        self,
        table: Table,
        seat: Seat,
        look: Look = PLAIN,
        near: str | None = None,
        since: Sight | None = None,
        waited: float = 0.0,
    ) -> list[tuple[str, Picture]]:
        """What a seat should have before it when it chooses, by name; where somebody is paid to act, what is
        `near` them. Empty: nobody in particular. Who has `waited` for so many seconds waits so much less."""
        gallery: Any = self.gallery(table)
        if gallery is None or table.state is None:
            return []
        names: Sequence[str] = gallery.panel(table.view(seat))
        if near is not None and speaks(gallery, Near):
            names = [name for name in [gallery.near(table.view(seat), near)] if name]
        sees = table.sight(seat).name
        asked = self._panels.setdefault((table.row.id, seat), [])
        asked.append(sees)
        try:
            draw = partial(self.draw, table, seat=seat, look=look, since=since, panel=True, waited=waited)
            drawn = [(name, await draw(name)) for name in names]
        finally:
            asked.remove(sees)
            if not asked:
                del self._panels[table.row.id, seat]
        return [(name, picture) for name, picture in drawn if picture is not None]

    async def told(
        self, table: Table, name: str, told: str, *of: Any, look: Look, post: bool = False
    ) -> list[tuple[str, Picture]]:
        """What a gallery draws of what happens, if it can; the pages are numbered.

        `told` is which of `images.api.Telling`, `of` the view and whatever else that wants.
        """
        gallery = self.gallery(table)
        if not speaks(gallery, Telling):
            return []
        draw = partial(getattr(gallery, told), *of, _named(table, look))
        try:
            drawn: Picture | Sequence[Picture] | None = await self.work(draw, post=post)
        except TooLate:
            return []
        except Exception:
            # Words can do without their picture; the game cannot do without its words.
            log.exception("game %s: the picture %s cannot be drawn", table.row.id, name)
            return []
        pages = [drawn] if isinstance(drawn, Picture) else drawn or ()
        return [(f"{name}-{number}", picture) for number, picture in enumerate(pages, start=1)]

    async def work(self, draw: Callable[[], T], *, post: bool, here: bool = False) -> T:
        """Draw when there is room. `here`: what no other process may see, or could do."""
        async with self._turn(post):
            self._insist(True)
            return await self._carry_out(draw, here=here)

    @asynccontextmanager
    async def _turn(self, post: bool, patience: float | None = None) -> AsyncIterator[None]:
        """When there is room, if that comes in time. Before somebody who waits comes at most one post."""
        with PICTURES.time():
            async with self._posts if post else nullcontext():
                try:
                    async with asyncio.timeout(patience):
                        await self._room.acquire()
                except TimeoutError:
                    self._insist(False)
                try:
                    yield
                finally:
                    self._room.release()

    def _insist(self, wanted: bool) -> None:
        if self._closed or not wanted:
            LEFT_OUT.inc()
            raise TooLate

    async def _carry_out(self, draw: Callable[[], T], *, here: bool = False) -> T:
        """In a process that draws; where there is none, in a thread."""
        if self.drawers is None or here:
            return await asyncio.to_thread(draw)
        try:
            return await asyncio.to_thread(self.drawers.draw, draw)
        except Ended as error:
            raise TooLate from error

    def close(self) -> None:
        """Whoever still waits goes without pictures."""
        self._closed = True

    async def end(self) -> None:
        """Nobody draws any more."""
        self.close()
        if self.drawers is not None:
            await asyncio.to_thread(self.drawers.close)


def _named(table: Table, look: Look) -> Look:
    """With everybody called as they are at this table."""
    return msgspec.structs.replace(look, names=everybody(table, look.language))
