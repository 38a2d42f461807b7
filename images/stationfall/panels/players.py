"""The players in turn order, with what is known of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from game.stationfall.view import View
from images.stationfall.canvas import Canvas, Piece, Sheet
from images.stationfall.fonts import fitted
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.panels.panel import panel
from images.stationfall.pieces import draw_player
from images.stationfall.scene import acting
from images.stationfall.themes import Theme, on
from images.stationfall.words import guilt, name, short, words


class Row(msgspec.Struct, frozen=True):
    """One conspiracy in turn order."""

    colour: int
    label: str
    known: bool
    cubes: int
    guilt: str
    guilt_words: str
    active: bool


def rows(view: View, language: str) -> tuple[Row, ...]:
    found = []
    for colour in view.order:
        it = view.colours[colour]
        open_ = it.revealed and bool(it.identity)
        label = called(it.identity, 83, language) if open_ else words("hidden", language)
        badge = "" if it.guilt == "innocent" else guilt(it.guilt, language)
        found.append(Row(colour, label, open_, it.pool, it.guilt, badge, acting(view, colour)))
    return tuple(found)


def lay_players(sheet: Sheet, found: Sequence[Row], title: str) -> None:
    """Turn order, who is who as far as known, cubes left, and guilt."""
    box = layout().players
    sheet.lay(_frame(sheet.theme, title), box[:2])
    each = min((box[3] - box[1] - 40) // max(len(found), 1), 50)
    for place, row in enumerate(found):
        sheet.lay(_player(sheet.theme, row, each), (box[0] + 4, box[1] + 34 + place * each))


def called(card: str, room: int, language: str) -> str:
    """The name if there is room for it, else the short one."""
    whole = name(card, language)
    return whole if fitted(whole, room, 20, 15)[0] == whole else short(card, language)


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
    draw_player(canvas, row.colour, (24, middle), 32)
    ink = theme["ink"] if row.known else theme["soft"]
    canvas.text((46, 0, 129, high), row.label, 20, ink, least=11, weight="bold" if row.known else "italic")
    canvas.stamp(icon("cube", 20, theme["soft"], theme["panel"]), (132, middle - 10))
    canvas.text((155, 0, 172, high), str(row.cubes), 20, theme["ink"], least=11)
    if row.guilt_words:
        fill = theme["bad"] if row.guilt == "guilty" else theme["warn"]
        canvas.panel((174, middle - 13, wide - 5, middle + 13), fill, None, 0, 7)
        canvas.text(
            (177, middle - 13, wide - 7, middle + 13), row.guilt_words, 16, on(fill), align="centre",
            least=10,
        )  # fmt: skip
    return canvas.piece()
