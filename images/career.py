"""What somebody has been and done over many games, as a card for a phone: portraits, counts, awards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.api import speaks
from images.api import Picture, Portrayed
from images.kit.alt import shortened
from images.kit.canvas import Canvas, Sheet, coin
from images.kit.fonts import wrapped, writable
from images.kit.themes import Theme, chosen, on
from images.standings import themes

WIDE = 1080
"""Three times the width of a phone."""
MARGIN, TYPE, LEAST, STEP = 36, 38, 34, 50
TILE, ROW = 84, 100
MOST = 16
"""Rows of one card: a screen and a half. The words below it have all of them."""


@dataclass(frozen=True)
class Row:
    """One thing that is counted."""

    said: str
    """With its count, in words."""
    count: int
    of: str = ""
    """Who they were, if that is what is counted, by the key of its portrait."""
    gallery: Any = None
    """Of the game it is from, which may have a portrait of that."""


def card(name: str, below: str, rows: Sequence[Row], awards: Sequence[str], *, theme: str = "") -> Picture:
    """The card; its alt text has all its figures, as far as they go."""
    sheet = draw(name, below, rows, awards, chosen(themes(), theme))
    said = [f"{name} · {below}.", *(f"{award}." for award in awards), *(f"{row.said}." for row in rows)]
    return Picture(sheet.png(), shortened(said))


def draw(name: str, below: str, rows: Sequence[Row], awards: Sequence[str], theme: Theme) -> Sheet:
    """The same, not yet a file."""
    room = WIDE - 2 * MARGIN - TILE - 30
    told = [(row, wrapped(writable(row.said), room, TYPE, "semibold")) for row in rows[:MOST]]
    won = [wrapped(writable(award), room, TYPE, "bold") for award in awards]
    high = [max(ROW, STEP * len(lines) + 20) for _, lines in told] + [STEP * len(it) + 20 for it in won]
    canvas = Canvas(theme, (WIDE, 2 * MARGIN + 130 + sum(high)), theme["space"])
    canvas.panel((8, 8, WIDE - 8, canvas.size[1] - 8), theme["panel"], theme["panel_edge"], 3, 24)
    head = (MARGIN, MARGIN, WIDE - MARGIN, MARGIN + 60)
    canvas.text(head, writable(name), 48, theme["ink"], least=LEAST, weight="black")
    under = (MARGIN, MARGIN + 60, WIDE - MARGIN, MARGIN + 110)
    canvas.text(under, writable(below), TYPE, theme["soft"], least=LEAST, weight="semibold")
    top = MARGIN + 130
    for lines, each in zip(won, high[len(told) :], strict=True):
        middle = (MARGIN + TILE // 2, top + each // 2)
        canvas.centre(coin(theme, 56, theme["warn"], theme["panel_edge"]), middle)
        _lines(canvas, lines, top, each)
        top += each
    for (row, lines), each in zip(told, high, strict=False):
        _sign(canvas, row, (MARGIN + TILE // 2, top + each // 2))
        _lines(canvas, lines, top, each)
        top += each
    return Sheet(theme, canvas.piece())


def _lines(canvas: Canvas, lines: Sequence[str], top: int, high: int) -> None:
    start = top + (high - STEP * len(lines)) // 2
    for number, line in enumerate(lines):
        left = MARGIN + TILE + 30
        box = (left, start + number * STEP, WIDE - MARGIN, start + (number + 1) * STEP)
        canvas.text(box, line, TYPE, canvas.theme["ink"], least=LEAST, weight="semibold")


def _sign(canvas: Canvas, row: Row, middle: tuple[int, int]) -> None:
    """The portrait of who they were; or how often, in a coin."""
    theme = canvas.theme
    face = row.gallery.portrait(row.of, TILE, theme=theme.name) if speaks(row.gallery, Portrayed) else None
    if face is not None:
        canvas.centre(face, middle)
        return
    canvas.centre(coin(theme, 68, theme["field"], theme["panel_edge"]), middle)
    box = (middle[0] - 34, middle[1] - 34, middle[0] + 34, middle[1] + 34)
    count = str(row.count) if row.count < 1000 else "…"
    canvas.text(box, count, LEAST, on(theme["field"]), least=LEAST, align="centre", weight="black")
