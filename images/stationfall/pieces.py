"""What lies on the board beside pawns: things, time markers, players' markers."""

from __future__ import annotations

import msgspec

from images.kit.canvas import Box, Canvas, Point, coin
from images.kit.themes import bright, on
from images.stationfall import portraits
from images.stationfall.icons import icon
from images.stationfall.words import letter

TINY = 19
"""A time marker smaller than this shows only whose it is."""


class Thing(msgspec.Struct, frozen=True):
    """Something lying in a section; `colour` for a player's time marker."""

    key: str
    count: int = 1
    colour: int = -1
    changed: bool = False
    """It came to lie here lately."""


def draw_player(canvas: Canvas, colour: int, middle: Point, side: int) -> None:
    """A player's marker: colour and letter."""
    theme = canvas.theme
    fill = theme.seat(colour)
    edge = theme["ink"] if bright(fill) < 0.45 or theme.name != "light" else theme["tag_edge"]
    canvas.centre(coin(theme, side, fill, edge), middle)
    x, y = round(middle[0]), round(middle[1])
    half = side // 2
    canvas.text(
        (x - half, y - half, x + half, y + half), letter(colour), round(side * 0.66), on(fill),
        align="centre", least=8, weight="black",
    )  # fmt: skip


def _token(canvas: Canvas, thing: Thing, square: Box) -> None:
    """An item or data by its portrait, anything else by its sign."""
    theme = canvas.theme
    side = square[2] - square[0]
    middle = ((square[0] + square[2]) / 2, (square[1] + square[3]) / 2)
    use = {"kompromat": "kompromat", "trap": "trap", "snare": "damage"}.get(thing.key, "item")
    fill = portraits.ground(theme, thing.key) if portraits.known(thing.key) else theme[use]
    ink = theme["kompromat_ink" if use == "kompromat" else "item_ink"]
    edge = theme["change"] if thing.changed else theme["item_edge"] if use == "item" else ink
    canvas.panel(square, fill, edge, 3 if thing.changed else 2, 5)
    if portraits.known(thing.key):
        canvas.centre(portraits.figure(theme, thing.key, side - 6), middle)
    else:
        canvas.centre(icon(thing.key, round(side * 0.72), ink, fill, ink), middle)


def draw_thing(canvas: Canvas, thing: Thing, box: Box) -> None:
    """An item on the floor, a face-down Kompromat, a trap, a time marker."""
    theme = canvas.theme
    left, top, right, bottom = box
    side = min(right - left, bottom - top)
    x, y = (left + right) // 2, (top + bottom) // 2
    square = (x - side // 2, y - side // 2, x - side // 2 + side, y - side // 2 + side)
    if thing.colour >= 0:
        fill = theme.seat(thing.colour)
        canvas.panel(square, fill, theme["change" if thing.changed else "ink"], 3 if thing.changed else 2, 8)
        if side < TINY:
            canvas.text(
                square, letter(thing.colour), round(side * 0.8), on(fill), align="centre", least=7,
                weight="black",
            )  # fmt: skip
            return
        inner = round(side * 0.54)
        canvas.stamp(icon(thing.key, inner, on(fill), fill, on(fill)), (square[0] + 3, square[1] + 3))
        corner = (x - 1, y - 1, square[2] - 2, square[3] - 1)
        canvas.text(corner, letter(thing.colour), round(side * 0.5), on(fill), align="centre", least=8)
        return
    _token(canvas, thing, square)
    if thing.count > 1:
        size = max(round(side * 0.5), 11)
        corner = (square[2] - size + 3, square[3] - size + 3, square[2] + 3, square[3] + 3)
        canvas.stamp(coin(theme, size, theme["tag_edge"], theme["item"]), corner[:2])
        canvas.text(corner, str(thing.count), round(size * 0.8), (255, 255, 255), align="centre", least=8)
