"""The score sheets: every row of every player, who won, and why the station fell."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from game.api import Message
from game.stationfall.view import View
from game.text import say
from images.stationfall import portraits
from images.stationfall.canvas import Canvas, Piece, Sheet
from images.stationfall.fonts import wrapped
from images.stationfall.icons import icon
from images.stationfall.pieces import draw_player
from images.stationfall.themes import Theme, on
from images.stationfall.words import name, words

WIDE = 1600
EDGE = 14
HEAD = 84
TOP = 118
"""Height of a block's own head."""
FACE = 76
"""Size of a portrait."""
ROOM = 74
"""What a block needs beside the text of its rows."""


class Block(msgspec.Struct, frozen=True):
    """One seat's sheet."""

    colours: tuple[int, ...]
    identities: tuple[str, ...]
    names: str
    total: int
    won: bool
    guilt: str
    rows: tuple[tuple[str, int], ...]


def blocks(view: View, language: str) -> list[Block]:
    """The sheets, the best first."""
    result = view.result
    if result is None:
        return []
    found = []
    for score in result.ranked():
        mine = [it for it in view.colours if it.seat == score.seat]
        worst = next((it.guilt for it in mine if it.guilt == "guilty"), "")
        found.append(
            Block(
                tuple(it.colour for it in mine),
                tuple(it.identity for it in mine if it.identity),
                " + ".join(name(it.identity, language) for it in mine if it.identity),
                score.total,
                score.seat in result.winners,
                say(Message("guilt-guilty"), language) if worst else "",
                tuple((say(message, language), points) for message, points in score.rows),
            )
        )
    return found


def draw_scores(view: View, theme: Theme, language: str) -> Sheet:
    if view.result is None:
        canvas = Canvas(theme, (WIDE, HEAD + 2 * EDGE), theme["space"])
        canvas.text((40, 0, WIDE - 40, HEAD), words("no-scores", language), 34, theme["ink"])
        return Sheet(theme, canvas.piece())
    found = blocks(view, language)
    columns = 1 if len(found) == 1 else 2 if len(found) <= 4 else 3
    wide = (WIDE - EDGE * (columns + 1)) // columns
    size = {1: 30, 2: 26}.get(columns, 22)
    lines = [found[start : start + columns] for start in range(0, len(found), columns)]
    heights = [max(_height(it, wide, size) for it in line) for line in lines]
    high = HEAD + EDGE + sum(heights) + EDGE * (len(lines) + 1)
    canvas = Canvas(theme, (WIDE, high), theme["space"])
    canvas.centre(icon("fireball", 54, theme["fire"], theme["space"], theme["fire_core"]), (52, HEAD / 2 + 8))
    canvas.text((96, 12, WIDE - 30, HEAD + 4), say(view.result.reason, language), 40, theme["ink"], least=20)
    sheet = Sheet(theme, canvas.piece())
    top = HEAD + EDGE
    for line, tall in zip(lines, heights, strict=True):
        for column, it in enumerate(line):
            sheet.lay(_block(theme, it, (wide, tall), size), (EDGE + column * (wide + EDGE), top))
        top += tall + EDGE
    return sheet


def _rows(it: Block, wide: int, size: int) -> list[tuple[tuple[str, ...], int]]:
    return [(wrapped(text, wide - ROOM - 24, size, "semibold"), points) for text, points in it.rows]


def _height(it: Block, wide: int, size: int) -> int:
    each = round(size * 1.25)
    return TOP + sum(len(lines) * each + 9 for lines, _ in _rows(it, wide, size)) + 16


@lru_cache(maxsize=20)
def _block(theme: Theme, it: Block, size: tuple[int, int], letters: int) -> Piece:
    wide, high = size
    canvas = Canvas(theme, size, theme["space"])
    canvas.panel(
        (0, 0, wide, high),
        theme["panel"],
        theme["change" if it.won else "panel_edge"],
        5 if it.won else 2,
        16,
    )
    x = 50
    for colour in it.colours[:2]:
        draw_player(canvas, colour, (x, 58), 66)
        x += 74
    left = x - 36
    for who in it.identities[:2]:
        canvas.stamp(portraits.portrait(theme, who, FACE), (left, 58 - FACE // 2))
        left += FACE + 8
    right = wide - 124
    left += 4
    canvas.text((left, 22, right, 62), it.names, 34, theme["ink"], least=13)
    if it.won:
        canvas.stamp(icon("crown", 30, theme["change"], theme["panel"]), (left, 66))
        left += 40
    if it.guilt:
        canvas.panel((left, 66, left + 92, 96), theme["bad"], None, 0, 8)
        canvas.text((left + 4, 66, left + 88, 96), it.guilt, 21, on(theme["bad"]), align="centre", least=11)
    fill = theme["change"] if it.won else theme["field"]
    canvas.panel((wide - 112, 18, wide - 18, 98), fill, None, 0, 14)
    canvas.text((wide - 110, 18, wide - 20, 98), str(it.total), 56, on(fill), align="centre", weight="black")
    each = round(letters * 1.25)
    top = TOP
    for lines, points in _rows(it, wide, letters):
        tall = len(lines) * each
        use = "good" if points > 0 else "bad" if points < 0 else "faint"
        for place, line in enumerate(lines):
            room = (24, top + place * each, wide - ROOM, top + (place + 1) * each)
            canvas.text(room, line, letters, theme["ink" if points else "soft"], least=10, weight="semibold")
        canvas.text(
            (wide - ROOM + 6, top, wide - 24, top + tall),
            str(points),
            round(letters * 1.25),
            theme[use],
            align="right",
            weight="black",
            least=10,
        )
        top += tall + 9
    return canvas.piece()
