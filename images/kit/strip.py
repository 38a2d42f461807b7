"""Pages of frames, one below the other: a minute told turn by turn, the sheets at the end.

Wide enough to fill a phone, and no letter so small that it could not be read there. What stands on a page is
also its alt text; where either grows too long, the next page goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec
from PIL import Image

from game.text.figures import figure
from images.kit.alt import ALT
from images.kit.canvas import Canvas, Piece, Point, Sheet
from images.kit.fonts import broken, width
from images.kit.icons import Icons
from images.kit.themes import Colour, Theme, on
from images.kit.words import Words

WIDE = 1080
HIGHEST = 7600
"""Pixels that a page may be high; Discord takes 8,000."""
LEAST = 38
"""No letter is smaller: on a phone that is 11 points, also for Japanese, which is set smaller."""
MARGIN, GAP, PAD = 20, 18, 24
TITLE = 92
FACE = 150
"""The side of a portrait."""
HEAD, UNDER = 60, 50
"""Heights of the name of whoever it is about, and of the line below it."""
TEXT, EACH, BETWEEN = 38, 48, 10
"""Size of a sentence, height of a line, room between sentences."""
NAME = 44
"""Size of a name."""
POINTS, COIN, TOTAL, CROWN = 90, 62, 116, 60
"""Room for the points at the end of a line, and for what stands beside a name."""
INSIDE = WIDE - 2 * MARGIN - 2 * PAD


class Style(Protocol):
    """What a gallery gives to its pages: its own markers, portraits and signs."""

    def player(self, canvas: Canvas, colour: int, middle: Point, side: int) -> None:
        """Draw a player's marker."""

    def face(self, theme: Theme, key: str, side: int, name: str) -> Image.Image:
        """Whom or what a frame is about."""

    def sign(self, theme: Theme, key: str, side: int, use: str, ground: str) -> Image.Image:
        """A symbol in a colour by its use, on a ground by its use."""

    def symbol(self, theme: Theme, key: str, side: int, ground: Colour) -> Image.Image:
        """A symbol shown large, on a ground of this colour."""

    def page(self, title: str, page: int, pages: int, language: str) -> str:
        """The title of one page of several."""


class Plain:
    """A style whose signs are symbols of one set; players and faces are its gallery's."""

    def __init__(self, icons: Icons, words: Words) -> None:
        self._icons, self._words = icons, words

    def sign(self, theme: Theme, key: str, side: int, use: str, ground: str) -> Image.Image:
        return self._icons(key, side, theme[use], theme[ground])

    def symbol(self, theme: Theme, key: str, side: int, ground: Colour) -> Image.Image:
        return self._icons(key, side, on(ground), ground)

    def page(self, title: str, page: int, pages: int, language: str) -> str:
        return self._words("page", language, title=title, page=page, pages=pages)


class Row(msgspec.Struct, frozen=True):
    """A sentence; at its end perhaps points."""

    text: str
    points: int | None = None


class Frame(msgspec.Struct, frozen=True):
    """One box of a strip: who, as whom, and what."""

    rows: tuple[Row, ...]
    title: str = ""
    under: str = ""
    face: str = ""
    """Whose portrait, by its key; empty: there is none."""
    colours: tuple[int, ...] = ()
    total: int | None = None
    crown: bool = False

    def said(self) -> str:
        """The same in words."""
        head = f"{self.title} ({self.under})" if self.title and self.under else self.title or self.under
        points = "" if self.total is None else f" {figure(self.total)}"
        body = " ".join(_said(row) for row in self.rows)
        return f"{head}{points}: {body}" if head else body


def _said(row: Row) -> str:
    return row.text if row.points is None else f"{row.text} {figure(row.points, '+')}."


class Leaf(msgspec.Struct, frozen=True):
    """A page, and what stands on it in words."""

    sheet: Sheet
    alt: str


def leaves(frames: Sequence[Frame], title: str, theme: Theme, language: str, style: Style) -> list[Leaf]:
    """The pages of a strip."""
    pages = list(_paged(frames, len(title) + 16))
    found = []
    for number, page in enumerate(pages, start=1):
        head = title
        if len(pages) > 1:
            head = style.page(title, number, len(pages), language)
        alt = "\n".join([head, *(frame.said() for frame in page)])
        found.append(Leaf(draw_frames(page, head, theme, style), alt))
    return found


def _paged(frames: Sequence[Frame], title: int) -> Iterator[list[Frame]]:
    """The frames of each page: as many as fit, in pixels and in words."""
    page: list[Frame] = []
    for whole in frames:
        for frame in _split(whole, title):
            high = TITLE + sum(_high(one) + GAP for one in (*page, frame)) + 2 * MARGIN
            long = title + sum(len(one.said()) + 1 for one in (*page, frame))
            if page and (high > HIGHEST or long > ALT):
                yield page
                page = []
            page.append(frame)
    if page:
        yield page


def _split(frame: Frame, title: int) -> Iterator[Frame]:
    """A frame in parts that each fit on a page."""
    part: list[Row] = []
    for row in frame.rows:
        more = msgspec.structs.replace(frame, rows=(*part, row))
        if part and (len(more.said()) + title > ALT or _high(more) > HIGHEST - TITLE - 4 * MARGIN):
            yield msgspec.structs.replace(frame, rows=tuple(part))
            part = []
        part.append(row)
    yield msgspec.structs.replace(frame, rows=tuple(part))


def _lines(frame: Frame) -> list[tuple[list[str], int | None]]:
    room = INSIDE - _inset(frame)
    return [
        (broken(row.text, room - (0 if row.points is None else POINTS), TEXT, "semibold"), row.points)
        for row in frame.rows
    ]


def _titled(frame: Frame) -> list[str]:
    room = INSIDE - _inset(frame) - COIN * len(frame.colours)
    room -= (0 if frame.total is None else TOTAL) + (CROWN if frame.crown else 0)
    if width(frame.title, NAME, "black") <= room:
        return [frame.title] if frame.title else []
    return broken(frame.title, room, LEAST, "black")


def _subtitled(frame: Frame) -> list[str]:
    return broken(frame.under, INSIDE - _inset(frame), TEXT, "bold") if frame.under else []


def _inset(frame: Frame) -> int:
    """How far the words stand to the right of the portrait."""
    return FACE + PAD if frame.face else 0


def _head(frame: Frame) -> int:
    return HEAD * len(_titled(frame)) + UNDER * len(_subtitled(frame))


def _high(frame: Frame) -> int:
    body = sum(len(lines) * EACH + BETWEEN for lines, _ in _lines(frame))
    return max(_head(frame) + body, FACE if frame.face else 0) + 2 * PAD - BETWEEN // 2


def draw_frames(frames: Sequence[Frame], title: str, theme: Theme, style: Style) -> Sheet:
    """All on one page."""
    high = TITLE + sum(_high(frame) + GAP for frame in frames) + MARGIN
    canvas = Canvas(theme, (WIDE, high), theme["space"])
    canvas.text((MARGIN + 8, 6, WIDE - MARGIN, TITLE), title, 52, theme["ink"], least=LEAST, weight="black")
    sheet = Sheet(theme, canvas.piece())
    top = TITLE
    for frame in frames:
        sheet.lay(_box(frame, theme, style), (MARGIN, top))
        top += _high(frame) + GAP
    return sheet


def _box(frame: Frame, theme: Theme, style: Style) -> Piece:
    wide, high = WIDE - 2 * MARGIN, _high(frame)
    canvas = Canvas(theme, (wide, high), theme["space"])
    edge = theme["change" if frame.crown else "panel_edge"]
    canvas.panel((0, 0, wide, high), theme["panel"], edge, 5 if frame.crown else 2, 18)
    if frame.face:
        canvas.stamp(style.face(theme, frame.face, FACE, frame.under or frame.title), (PAD, PAD))
    left = PAD + _inset(frame)
    _named(canvas, frame, (left, PAD - 6, wide - PAD), style)
    top = PAD - 6 + _head(frame)
    for lines, points in _lines(frame):
        for place, line in enumerate(lines):
            room = (left, top + place * EACH, wide - PAD, top + (place + 1) * EACH)
            canvas.text(room, line, TEXT, theme["ink"], least=LEAST, weight="semibold")
        if points is not None:
            room = (wide - PAD - POINTS, top, wide - PAD, top + len(lines) * EACH)
            use = "good" if points > 0 else "bad" if points < 0 else "soft"
            canvas.text(room, figure(points), 42, theme[use], align="right", weight="black", least=LEAST)
        top += len(lines) * EACH + BETWEEN
    return canvas.piece()


def _named(canvas: Canvas, frame: Frame, at: tuple[int, int, int], style: Style) -> None:
    """Whose colours, the name, the total; below it as whom."""
    theme = canvas.theme
    left, top, right = at
    start = left
    for colour in frame.colours:
        style.player(canvas, colour, (left + 26, top + HEAD / 2), 52)
        left += COIN
    if frame.total is not None:
        fill = theme["change" if frame.crown else "field"]
        canvas.panel((right - 104, top, right, top + HEAD + 4), fill, None, 0, 14)
        box = (right - 100, top, right - 4, top + HEAD + 4)
        canvas.text(box, figure(frame.total), 48, on(fill), align="centre", weight="black", least=LEAST)
        right -= TOTAL
    if frame.crown:
        canvas.stamp(style.sign(theme, "crown", 44, "change", "panel"), (right - 48, top + 8))
        right -= CROWN
    titled = _titled(frame)
    size = NAME if len(titled) == 1 else LEAST
    for line in titled:
        canvas.text((left, top, right, top + HEAD), line, size, theme["ink"], least=LEAST, weight="black")
        top += HEAD
    for line in _subtitled(frame):
        canvas.text((start, top, at[2], top + UNDER), line, TEXT, theme["soft"], least=LEAST, weight="bold")
        top += UNDER
