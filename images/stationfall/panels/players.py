"""The players in turn order, with what is known of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from game.api import Message
from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Piece, Sheet
from images.kit.fonts import fitted, writable
from images.kit.panel import panel
from images.kit.themes import Theme, on
from images.stationfall import portraits
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.pieces import draw_player
from images.stationfall.scene import acting
from images.stationfall.words import name, say, words

LEAST = 12
"""The smallest letters of a name here; in smaller ones it is left to the portrait."""


class Row(msgspec.Struct, frozen=True):
    """One conspiracy in turn order."""

    colour: int
    who: str
    """Its identity, if everybody knows it."""
    label: str
    cubes: int
    guilt: str
    guilt_words: str
    active: bool
    person: str = ""
    """Who plays it."""


def rows(view: View, language: str, names: Mapping[int, str] | None = None) -> tuple[Row, ...]:
    found = []
    names = names or {}
    for colour in view.order:
        it = view.colours[colour]
        open_ = it.revealed and bool(it.identity)
        label = name(it.identity, language) if open_ else words("hidden", language)
        badge = "" if it.guilt == "innocent" else say(Message(f"guilt-{it.guilt}"), language)
        who = it.identity if open_ else ""
        person = writable(names.get(it.seat, ""))
        found.append(Row(colour, who, label, it.pool, it.guilt, badge, acting(view, colour), person))
    return tuple(found)


def lay_players(sheet: Sheet, found: Sequence[Row], title: str) -> None:
    """Turn order, who is who as far as known, cubes left, and guilt."""
    box = layout().players
    sheet.lay(_frame(sheet.theme, title), box[:2])
    each = min((box[3] - box[1] - 40) // max(len(found), 1), 50)
    for place, row in enumerate(found):
        sheet.lay(_player(sheet.theme, row, each), (box[0] + 4, box[1] + 34 + place * each))


@lru_cache(maxsize=20)
def _frame(theme: Theme, title: str) -> Piece:
    canvas = panel(theme, layout().players)
    canvas.text((12, 4, canvas.size[0] - 10, 32), title, 20, theme["soft"], least=12, weight="semibold")
    return canvas.piece()


@lru_cache(maxsize=400)
def _player(theme: Theme, row: Row, high: int) -> Piece:
    box = layout().players
    wide = box[2] - box[0] - 8
    canvas = Canvas(theme, (wide, high), theme["panel"])
    middle = high // 2
    if row.active:
        canvas.panel((1, 1, wide - 1, high - 1), theme["field"], theme["ink"], 3, 8)
    draw_player(canvas, row.colour, (23, middle), 32)
    side = min(high - 6, 34)
    canvas.stamp(portraits.portrait(theme, row.who, side, "?"), (44, middle - side // 2))
    if row.person:
        _two_lines(canvas, row, 50 + side)
    else:
        _one_line(canvas, row, 50 + side)
    return canvas.piece()


def _two_lines(canvas: Canvas, row: Row, left: int) -> None:
    """A person's name over all else; one that is too long is left out, for the letter says who it is."""
    theme, (wide, high) = canvas.theme, canvas.size
    half = high // 2 + 1
    if fitted(row.person, wide - 4 - left, 19, LEAST)[0] == row.person:
        canvas.text((left, 2, wide - 4, half), row.person, 19, theme["ink"], least=LEAST)
    _cubes(canvas, row, (half - 1, high - 2))
    right = wide - 46
    if row.guilt_words:
        _guilt(canvas, row, (left, half + 1, min(left + 74, right), high - 4))
    elif fitted(row.label, right - left, 16, LEAST)[0] == row.label:
        box = (left, half - 1, right, high - 2)
        canvas.text(box, row.label, 16, theme["soft"], least=LEAST, weight="bold" if row.who else "italic")


def _one_line(canvas: Canvas, row: Row, left: int) -> None:
    theme, (wide, high) = canvas.theme, canvas.size
    middle, right = high // 2, wide - 46
    ink = theme["ink"] if row.who else theme["soft"]
    # The name stands whole: where it is long, across the place of the badge, which then lies below it.
    line = middle + 1 if row.guilt_words else high
    if fitted(row.label, right - left, 19, LEAST)[0] == row.label:
        canvas.text(
            (left, 0, right, line), row.label, 19, ink, least=LEAST, weight="bold" if row.who else "italic"
        )
    else:
        line = 0
    _cubes(canvas, row, (0, high))
    if row.guilt_words:
        top = line or middle - 9
        _guilt(canvas, row, (left, top, min(left + 74, right), top + min(18, high - top - 2)))


def _cubes(canvas: Canvas, row: Row, lines: tuple[int, int]) -> None:
    """How many are left, at the right end."""
    theme, wide = canvas.theme, canvas.size[0]
    top, bottom = lines
    canvas.stamp(icon("cube", 19, theme["soft"], theme["panel"]), (wide - 44, (top + bottom) // 2 - 10))
    canvas.text((wide - 22, top, wide - 3, bottom), str(row.cubes), 20, theme["ink"], least=11)


def _guilt(canvas: Canvas, row: Row, badge: Box) -> None:
    fill = canvas.theme["bad"] if row.guilt == "guilty" else canvas.theme["warn"]
    canvas.panel(badge, fill, None, 0, 6)
    canvas.text(badge, row.guilt_words, 15, on(fill), align="centre", least=10)
