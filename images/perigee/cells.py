"""The station: eight rows of four places, what stands in each, and whose columns they are."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from game.perigee.preview import COLUMNS, ROWS, TILES, made
from game.perigee.view import Tile, View
from game.text.figures import figure
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.fonts import width
from images.kit.themes import Colour, Theme
from images.kit.tiles import tile as plate
from images.perigee.bits import (
    EDGE,
    LEAST,
    WIDE,
    badge,
    colour_of,
    dice,
    least,
    sign,
    sources,
    tokens,
    yields,
)
from images.perigee.themes import deck
from images.perigee.words import dashed, words

RIM = 42
"""Room for the numbers of the rows."""
GAP = 6
SIDE = (WIDE - 2 * EDGE - RIM - COLUMNS * GAP) // COLUMNS
HEAD, STEP, FREE = 56, 44, 58
"""Heights of the letters above, of a line in a cell, and of a row without tiles."""
INSET = 8


class Cell(msgspec.Struct, frozen=True):
    """A tile as it is drawn."""

    tile: Tile
    country: str
    changed: bool = False

    @property
    def busy(self) -> bool:
        """Whether anything lies on it."""
        it = self.tile
        return bool(it.dice or it.scenario or it.strain or it.amplify)


def cells(view: View, since: View | None) -> dict[tuple[int, int], Cell]:
    """What stands where, by row and column."""
    return {
        (it.row, it.column): Cell(
            msgspec.structs.replace(it, disabled=int(it.disabled > 0)),
            view.crews[it.owner].country,
            since is not None and since.tiles.get(key) != it,
        )
        for key, it in view.tiles.items()
    }


def short(key: str, language: str) -> str:
    """What a tile is called where its resource is shown as a sign."""
    head = key.removesuffix(f"_{TILES[key].country}")
    for name in ("climate", "nutrition", "oxygen", "power"):
        head = head.removesuffix(f"_{name}")
    return words(f"short-{dashed(head)}", language)


@lru_cache(maxsize=4_000)
def cell(theme: Theme, it: Cell, language: str, high: int) -> Piece:
    """One tile: what it makes and its name; what it asks for and gives; what lies on it."""
    ground = deck(theme, colour_of(it.country))
    canvas = Canvas(theme, (SIDE, high), theme["space"])
    edge = theme["change"] if it.changed else theme.seat(colour_of(it.country))
    canvas.panel((0, 0, SIDE, high), ground, edge, 6 if it.changed else 3, 12)
    x = INSET
    for piece in sources(theme, it.tile.key, ground, 36, STEP):
        x = _stamp(canvas, piece, (x, 6))
    text = short(it.tile.key, language)
    size = next((size for size in (36, 35, 34) if width(text, size) <= SIDE - INSET - x - 2), LEAST)
    canvas.text(
        (x + 2, 6, SIDE - INSET, 6 + STEP), text, max(size, least(text)), theme["ink"], least=least(text)
    )
    _second(canvas, it, ground)
    if it.busy:
        _third(canvas, it, ground)
    if it.tile.disabled:
        _shut(canvas, it)
    return canvas.piece()


def _second(canvas: Canvas, it: Cell, ground: Colour) -> None:
    theme = canvas.theme
    x, y = INSET, 6 + STEP
    for piece in yields(theme, it.tile.key, ground, STEP):
        x = _stamp(canvas, piece, (x, y)) + 3
    right = SIDE - INSET - 34
    if it.tile.disabled:
        _stamp(canvas, sign(theme, "disable", ground, theme["bad"], 32, STEP), (right, y))
        right -= 36
    if TILES[it.tile.key].ability is not None and x <= right:
        _stamp(canvas, sign(theme, "ability", ground, theme["soft"], 28, STEP), (right + 2, y))


def _third(canvas: Canvas, it: Cell, ground: Colour) -> None:
    """Dice, tokens; and what will come of them."""
    theme = canvas.theme
    x, y = INSET, 6 + 2 * STEP
    for piece in dice(theme, it.tile.dice, colour_of(it.country), ground, 38, STEP):
        x = _stamp(canvas, piece, (x, y))
    for piece in tokens(theme, it.tile, ground, STEP):
        x = _stamp(canvas, piece, (x + 2, y))
    if it.tile.dice or it.tile.strain:
        text = figure(made(it.tile), "+")
        wide = round(width(text, 38, "black")) + 4
        if x + wide <= SIDE - INSET:
            box = (SIDE - INSET - wide, y, SIDE - INSET, y + STEP)
            canvas.text(box, text, 38, theme["ink"], align="right", weight="black", least=LEAST)


def _shut(canvas: Canvas, it: Cell) -> None:
    """A bar along the foot: nothing can be placed here."""
    wide, high = canvas.size
    theme = canvas.theme
    for x in range(INSET, wide - INSET - 12, 24):
        canvas.box((x, high - 9, x + 14, high - 5), theme["bad"])


def _stamp(canvas: Canvas, piece: Piece, at: tuple[int, int]) -> int:
    """Lay a piece down with its words; gives where it ends."""
    canvas.image.paste(piece.image.convert("RGB"), at)
    canvas.labels += [
        msgspec.structs.replace(
            label,
            ink=(label.ink[0] + at[0], label.ink[1] + at[1], label.ink[2] + at[0], label.ink[3] + at[1]),
            room=(label.room[0] + at[0], label.room[1] + at[1], label.room[2] + at[0], label.room[3] + at[1]),
        )
        for label in piece.labels
    ]
    return at[0] + piece.image.width


@lru_cache(maxsize=40)
def _number(theme: Theme, row: int, high: int) -> Piece:
    canvas = Canvas(theme, (RIM, high), theme["space"])
    canvas.text(
        (0, 0, RIM - 6, high), str(row), 38, theme["ink"], align="centre", weight="black", least=LEAST
    )
    return canvas.piece()


@lru_cache(maxsize=40)
def _head(theme: Theme, column: int, country: str) -> Piece:
    """The letter of a column, and whose it is."""
    canvas = Canvas(theme, (SIDE, HEAD), theme["space"])
    _stamp(canvas, badge(theme, country, theme["space"], HEAD), (SIDE // 2 - 14, 0))
    box = (SIDE // 2 - 62, 0, SIDE // 2 - 20, HEAD)
    canvas.text(box, "ABCD"[column], 40, theme["ink"], align="right", weight="black", least=LEAST)
    return canvas.piece()


def heights(found: dict[tuple[int, int], Cell]) -> list[int]:
    """Of each row, from what stands in it."""
    highs = []
    for row in range(1, ROWS + 1):
        here = [it for (at, _), it in found.items() if at == row]
        lines = 3 if any(it.busy for it in here) else 2
        highs.append(lines * STEP + 14 if here else FREE)
    return highs


def station_high(found: dict[tuple[int, int], Cell]) -> int:
    return HEAD + sum(high + GAP for high in heights(found))


def draw_station(
    sheet: Sheet, view: View, found: dict[tuple[int, int], Cell], language: str, top: int
) -> None:
    theme = sheet.theme
    owners = {column: crew.country for crew in view.crews for column in crew.columns}
    for column in range(COLUMNS):
        sheet.lay(_head(theme, column, owners[column]), (EDGE + RIM + column * (SIDE + GAP), top))
    top += HEAD
    for row, high in enumerate(heights(found), start=1):
        sheet.lay(_number(theme, row, high), (EDGE, top))
        for column in range(COLUMNS):
            left = EDGE + RIM + column * (SIDE + GAP)
            here = found.get((row, column))
            if here is None:
                plate(sheet, (left, top, left + SIDE, top + high), theme["free"], theme["space"], 2)
            else:
                sheet.lay(cell(theme, here, language, high), (left, top))
        top += high + GAP
