"""What was done since an earlier view, as arrows and signs on the board.

They are drawn in places of the palette, without smoothing: on a phone three pixels are a point.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import cos, dist, sin, tau

from PIL import Image, ImageDraw

from game.stationx.view import SIZE, Deed, View, column, row
from images.kit.canvas import Canvas, Point, Sheet, Sprite
from images.kit.themes import Colour, Theme
from images.kit.tiles import plain
from images.stationx.figures import lane
from images.stationx.symbols import icon
from images.stationx.window import Window

LINE, RIM = 7, 3
"""Of an arrow: its width, and that of the dark edge around it."""
SIGNS = {
    "buy": "plus",
    "respawn": "plus",
    "deploy": "plus",
    "capture": "flag",
    "draw": "card",
    "place": "plus",
}
"""What stands where something came about."""


def lately(view: View, since: View | None) -> tuple[Deed, ...]:
    """What was done since then, the earliest first."""
    if since is None or since.seats != view.seats:
        return ()
    turn = since.turn.number
    before = sum(deed.turn == turn for deed in since.deeds)
    there = [deed for deed in view.deeds if deed.turn == turn]
    return (*there[before:], *(deed for deed in view.deeds if deed.turn > turn))


def came(deeds: Iterable[Deed]) -> set[str]:
    """Figures that came onto the board, or went somewhere."""
    return {deed.unit for deed in deeds if deed.what in ("move", "jump", "buy", "respawn", "deploy")}


def signed(deeds: Iterable[Deed]) -> set[int]:
    """The cells on which a sign stands, or stood somebody who fell."""
    found = set()
    for deed in deeds:
        found |= {cell for _, cell in deed.fallen}
        if deed.what in SIGNS:
            found.add(deed.to)
    return found


def under(deeds: Iterable[Deed]) -> set[int]:
    """The cells over which arrows and rays lie."""
    found = set()
    for deed in deeds:
        if deed.start >= 0 and deed.to >= 0:
            across, down = column(deed.to) - column(deed.start), row(deed.to) - row(deed.start)
            steps = max(abs(across), abs(down), 1)
            for step in range(steps + 1):
                x = column(deed.start) + round(across * step / steps)
                found.add((row(deed.start) + round(down * step / steps)) * SIZE + x)
    return found


def draw_ways(sheet: Sheet, window: Window, deeds: Iterable[Deed], at: tuple[int, int]) -> None:
    """Arrows for moves and jumps, rays for attacks; they lie under the figures."""
    pen = ImageDraw.Draw(sheet.image)
    theme = sheet.theme
    ink, edge = plain(theme, theme["change"]), plain(theme, theme["token_edge"])
    for deed in deeds:
        if deed.start < 0 or deed.to < 0 or not (window.holds(deed.start) and window.holds(deed.to)):
            continue
        start, end = (_foot(window, cell, at) for cell in (deed.start, deed.to))
        if deed.what in ("move", "jump"):
            _arrow(pen, start, end, window.side, (ink, edge), dashed=deed.what == "jump")
        elif deed.what in ("attack", "capture") and deed.start != deed.to:
            _arrow(pen, start, end, window.side, (ink, edge), jagged=True)


def _foot(window: Window, cell: int, at: tuple[int, int]) -> Point:
    """The middle of where a figure stands in its cell."""
    x, y = window.at(cell)
    return at[0] + x + window.side / 2, at[1] + y + (window.side + lane(window.side)) / 2


def _arrow(
    pen: ImageDraw.ImageDraw,
    start: Point,
    end: Point,
    side: int,
    inks: tuple[int, int],
    *,
    dashed: bool = False,
    jagged: bool = False,
) -> None:
    """From the middle of a cell to the edge of another; a ring where it begins."""
    long = dist(start, end)
    across = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    # The head must be seen beside the figure that stands there.
    stop = 1 - min(side * 0.42 / across, 0.6)
    tip = (start[0] + (end[0] - start[0]) * stop, start[1] + (end[1] - start[1]) * stop)
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    head = max(side * 0.3, 15)
    neck = (tip[0] - along[0] * head, tip[1] - along[1] * head)
    parts = _bolt(start, neck, side) if jagged else list(_parts(start, neck, dashed))
    width = LINE + side // 30
    ink, edge = inks
    reach = width * (0.9 if dist(start, neck) > width * 2 else 0.5)
    for colour, more in ((edge, RIM), (ink, 0)):
        pen.ellipse(
            (
                start[0] - reach - more,
                start[1] - reach - more,
                start[0] + reach + more,
                start[1] + reach + more,
            ),
            fill=colour,
        )
        for one, other in parts:
            pen.line((one, other), fill=colour, width=width + 2 * more)
        pen.polygon(_head(tip, along, head, more), fill=colour)


def _parts(start: Point, end: Point, dashed: bool) -> Iterable[tuple[Point, Point]]:
    if not dashed:
        yield start, end
        return
    count = max(round(dist(start, end) / 26), 1)
    for number in range(count):
        yield _between(start, end, number / count), _between(start, end, (number + 0.55) / count)


def _bolt(start: Point, end: Point, side: int) -> list[tuple[Point, Point]]:
    """A jagged line."""
    count = max(round(dist(start, end) / (side * 0.3)), 2)
    long = max(dist(start, end), 1)
    aside = (-(end[1] - start[1]) / long * side * 0.16, (end[0] - start[0]) / long * side * 0.16)
    corners = [start]
    for number in range(1, count):
        x, y = _between(start, end, number / count)
        turn = 1 if number % 2 else -1
        corners.append((x + aside[0] * turn, y + aside[1] * turn))
    corners.append(end)
    return list(pairwise(corners))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _head(tip: Point, along: Point, size: float, more: float) -> list[Point]:
    half = size * 0.62 + more * 1.6
    front = (tip[0] + along[0] * more * 2, tip[1] + along[1] * more * 2)
    back = (tip[0] - along[0] * (size + more), tip[1] - along[1] * (size + more))
    return [front, (back[0] - along[1] * half, back[1] + along[0] * half),
            (back[0] + along[1] * half, back[1] - along[0] * half)]  # fmt: skip


# ---------------------------------------------------------------------- signs


def draw_signs(
    sheet: Sheet, window: Window, deeds: Iterable[Deed], taken: set[int], at: tuple[int, int]
) -> None:
    """Where somebody fell, a cross; where somebody came, was bought, drew or took something, a sign. Beside a
    figure they stand small, in the corner above it."""
    signs: dict[int, str] = {}
    for deed in deeds:
        for _, cell in deed.fallen:
            signs[cell] = "skull"
        if deed.what in SIGNS and deed.to >= 0:
            signs[deed.to] = SIGNS[deed.what]
    for cell, sign in signs.items():
        if not window.holds(cell):
            continue
        x, y = window.at(cell)
        if cell in taken:
            side = lane(window.side) + 3
            spot = (x + window.side - side - 1, y - 1)
        else:
            side = max(round(window.side * 0.7), 18)
            spot = (x + (window.side - side) // 2, y + (window.side + lane(window.side) - side) // 2)
        sprite = marked(sheet.theme, sign, side, sheet.theme["change"])
        sheet.put(sprite, (at[0] + spot[0], at[1] + spot[1]))


@lru_cache(maxsize=200)
def marked(theme: Theme, sign: str, side: int, ink: Colour) -> Sprite:
    """A sign with a dark edge around it."""
    inner = side - 6
    glyph = icon(sign, inner, ink, theme["token_edge"])
    whole = Image.new("RGBA", (side, side))
    shadow = icon(sign, inner, theme["token_edge"], theme["token_edge"])
    for turn in range(8):
        angle = tau * turn / 8
        whole.alpha_composite(shadow, (round(3 + 3 * cos(angle)), round(3 + 3 * sin(angle))))
    whole.alpha_composite(glyph, (3, 3))
    canvas = Canvas(theme, (side, side), theme["token_edge"])
    canvas.image.paste(whole, (0, 0), whole)
    return canvas.sprite(whole)
