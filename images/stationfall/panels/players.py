"""The players in turn order, with what is known of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from game.api import Message
from game.stationfall.view import View
from game.text import say
from images.stationfall import portraits
from images.stationfall.canvas import Canvas, Piece, Sheet
from images.stationfall.fonts import fitted
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.panels.panel import panel
from images.stationfall.pieces import draw_player
from images.stationfall.scene import acting
from images.stationfall.themes import Theme, on
from images.stationfall.words import name, words

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


def rows(view: View, language: str) -> tuple[Row, ...]:
    found = []
    for colour in view.order:
        it = view.colours[colour]
        open_ = it.revealed and bool(it.identity)
        label = name(it.identity, language) if open_ else words("hidden", language)
        badge = "" if it.guilt == "innocent" else say(Message(f"guilt-{it.guilt}"), language)
        who = it.identity if open_ else ""
        found.append(Row(colour, who, label, it.pool, it.guilt, badge, acting(view, colour)))
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
        canvas.panel((1, 1, wide - 1, high - 1), theme["field"], theme["change"], 3, 8)
    draw_player(canvas, row.colour, (23, middle), 32)
    side = min(high - 6, 34)
    canvas.stamp(portraits.portrait(theme, row.who, side, "?"), (44, middle - side // 2))
    ink = theme["ink"] if row.who else theme["soft"]
    left, right = 50 + side, wide - 46
    # The name stands whole: where it is long, across the place of the badge, which then lies below it.
    line = middle + 1 if row.guilt_words else high
    if fitted(row.label, right - left, 19, LEAST)[0] == row.label:
        canvas.text(
            (left, 0, right, line), row.label, 19, ink, least=LEAST, weight="bold" if row.who else "italic"
        )
    else:
        line = 0
    canvas.stamp(icon("cube", 19, theme["soft"], theme["panel"]), (wide - 44, middle - 10))
    canvas.text((wide - 22, 0, wide - 3, high), str(row.cubes), 20, theme["ink"], least=11)
    if row.guilt_words:
        fill = theme["bad"] if row.guilt == "guilty" else theme["warn"]
        top = line or middle - 9
        badge = (left, top, min(left + 74, right), top + min(18, high - top - 2))
        canvas.panel(badge, fill, None, 0, 6)
        canvas.text(badge, row.guilt_words, 15, on(fill), align="centre", least=10)
    return canvas.piece()
