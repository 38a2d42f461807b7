"""The board without anybody on it: the void with its grid, floors, walls, the rim with letters and numbers.

Each room is drawn once for each size, and kept; a board is put together from them in places of the palette,
and kept too, for it changes seldom.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees

from PIL import Image, ImageDraw

from game.stationx.view import COLUMNS, NOBODY, SIZE, RoomView, column, row
from images.kit.canvas import Box, Canvas, Label, Piece, moved
from images.kit.themes import Colour, Theme, blend, palette
from images.kit.tiles import plain
from images.stationx.figures import pattern
from images.stationx.symbols import icon
from images.stationx.themes import floor
from images.stationx.window import RIM, WIDE, Window

TYPE = 33
HULL = 4
STRIPE = 12
"""From one stripe of a pattern to the next."""
SIGNS = {0: "cyborgs", 1: "pirates", 2: "spacemen", 3: "aliens"}
"""What is painted on the floor of a base, by seat."""

SIDES = {-SIZE: (0, 0, 1, 0), SIZE: (0, 1, 1, 1), -1: (0, 0, 0, 1), 1: (1, 0, 1, 1)}
"""Of a cell, by the step to the cell beyond: from where to where."""

Plan = tuple[tuple[str, int, int, int, int, int], ...]
"""Rooms: kind, owner, cell, width, height, and who holds a base."""


def plan(rooms: tuple[RoomView, ...], holders: dict[int, int]) -> Plan:
    """All of a station that decides how it looks without anybody."""
    return tuple((it.kind, it.owner, it.cell, it.width, it.height, _holder(it, holders)) for it in rooms)


def _holder(room: RoomView, holders: dict[int, int]) -> int:
    return holders.get(room.owner, room.owner) if room.kind == "base" else -1


@lru_cache(maxsize=24)
def floors(theme: Theme, shown: Plan, window: Window) -> Piece:
    """All of the board that a window shows."""
    image = Image.new("P", (WIDE, window.high), plain(theme, theme["space"]))
    image.putpalette(palette(theme).getpalette() or [])
    pen = ImageDraw.Draw(image)
    _void(pen, theme, window)
    for room in shown:
        _lay(image, theme, window, room)
    _walls(pen, theme, window, shown)
    _beyond(image, theme, window, shown)
    return Piece(image, tuple(_rim(image, theme, window)))


def _area(window: Window) -> Box:
    x, y = window.origin
    return x, y, x + window.columns * window.side, y + window.rows * window.side


def _filled(pen: ImageDraw.ImageDraw, box: Box, ink: int) -> None:
    """A rectangle without its right and lower edge, as everywhere here."""
    pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=ink)


def _void(pen: ImageDraw.ImageDraw, theme: Theme, window: Window) -> None:
    left, top, right, bottom = _area(window)
    _filled(pen, (left, top, right, bottom), plain(theme, theme["void"]))
    ink = plain(theme, theme["void_mark"])
    for x in range(left, right + 1, window.side):
        _filled(pen, (x, top, x + 1, bottom), ink)
    for y in range(top, bottom + 1, window.side):
        _filled(pen, (left, y, right, y + 1), ink)


def _lay(image: Image.Image, theme: Theme, window: Window, room: tuple[str, int, int, int, int, int]) -> None:
    """A room, as far as it is to be seen."""
    kind, owner, cell, wide, high, holder = room
    side = window.side
    left, top = window.at(cell)
    area = _area(window)
    box = (
        max(left, area[0]),
        max(top, area[1]),
        min(left + wide * side, area[2]),
        min(top + high * side, area[3]),
    )
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    piece = _room(theme, kind, owner, wide, high, holder, side)
    if (box[2] - box[0], box[3] - box[1]) != piece.size:
        piece = piece.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    # Both have the same palette: nothing need be prepared.
    image.im.paste(piece.im, box)


@lru_cache(maxsize=400)
def _room(theme: Theme, kind: str, owner: int, wide: int, high: int, holder: int, side: int) -> Image.Image:
    """The floor of a room with what is painted on it."""
    ground, mark = floor(theme, owner), floor(theme, owner, mark=True)
    canvas = Canvas(theme, (wide * side, high * side), ground)
    size = canvas.size
    if owner >= 0:
        drawn = pattern(owner, (2 * size[0], 2 * size[1]), ground, mark, 2 * STRIPE)
        canvas.image.paste(drawn.reduce(2), (0, 0))
    line = blend(ground, theme["void"], 0.35)
    for x in range(side, size[0], side):
        canvas.box((x, 0, x + 1, size[1]), line)
    for y in range(side, size[1], side):
        canvas.box((0, y, size[0], y + 1), line)
    if kind == "base":
        _painted(canvas, SIGNS[owner], blend(ground, theme.seat(owner), 0.4), ground)
        _rings(canvas, owner, holder, side)
    elif kind == "supply":
        _painted(canvas, "crate", blend(ground, theme["warn"], 0.55), ground)
    elif kind == "centre":
        _painted(canvas, "portal", mark, ground)
    return canvas.piece().image


def _painted(canvas: Canvas, sign: str, ink: Colour, ground: Colour) -> None:
    """A large sign on a floor."""
    wide, high = canvas.size
    side = round(min(wide, high) * 0.72)
    canvas.centre(icon(sign, side, ink, ground), (wide / 2, high / 2))


def _rings(canvas: Canvas, owner: int, holder: int, side: int) -> None:
    """The colour of a base around it; within that, the colour of whoever holds it, if that is another."""
    theme, (wide, high) = canvas.theme, canvas.size
    thick = max(side // 9, 4)
    inset = HULL // 2
    for seat in [owner] if holder == owner else [owner, holder]:
        colour = theme.seat(seat) if seat >= 0 else theme["neutral"]
        left, top, right, bottom = inset, inset, wide - inset, high - inset
        for box in (
            (left, top, right, top + thick),
            (left, bottom - thick, right, bottom),
            (left, top, left + thick, bottom),
            (right - thick, top, right, bottom),
        ):
            canvas.box(box, colour)
        inset += thick


@lru_cache(maxsize=64)
def _edges(shown: Plan) -> tuple[tuple[int, str, int, int, int, int], ...]:
    """Every edge that is drawn: the cell it belongs to, what it is, and its two ends, in cells from there."""
    where = _rooms(shown)
    found = []
    for cell, number in where.items():
        for step, ends in SIDES.items():
            beside = abs(step) == 1 and row(cell + step) != row(cell)
            other = NOBODY if beside else where.get(cell + step, NOBODY)
            if other == NOBODY:
                found.append((cell, "hull", *ends))
            elif other != number and shown[number][0] == shown[other][0] == "base":
                found.append((cell, "wall", *ends))
            elif number < other:
                found.append((cell, "open", *ends))
    # What is thick is drawn last: no dash may lie on it.
    return tuple(sorted(found, key=lambda it: ("open", "hull", "wall").index(it[1])))


def _rooms(shown: Plan) -> dict[int, int]:
    """Which cell belongs to which room."""
    where: dict[int, int] = {}
    for number, (_, _, cell, wide, high, _) in enumerate(shown):
        where |= dict.fromkeys((cell + y * SIZE + x for y in range(high) for x in range(wide)), number)
    return where


def _walls(pen: ImageDraw.ImageDraw, theme: Theme, window: Window, shown: Plan) -> None:
    """Hull against the void; between rooms an open edge, in dashes; between bases a wall."""
    hull, wall = plain(theme, theme["hull"]), plain(theme, theme["wall"])
    side, held = window.side, window.cells()
    for cell, kind, left, top, right, bottom in _edges(shown):
        if cell in held:
            x, y = window.at(cell)
            ends = (x + left * side, y + top * side, x + right * side, y + bottom * side)
            if kind == "open":
                _dashes(pen, ends, hull, side)
            else:
                _edge(pen, ends, hull if kind == "hull" else wall, HULL if kind == "hull" else HULL + 4)


def _edge(pen: ImageDraw.ImageDraw, ends: Box, ink: int, width: int) -> None:
    half = width // 2
    _filled(pen, (ends[0] - half, ends[1] - half, ends[2] + half, ends[3] + half), ink)


def _dashes(pen: ImageDraw.ImageDraw, ends: Box, ink: int, side: int) -> None:
    left, top, right, bottom = ends
    dash = max(side // 8, 4)
    if top == bottom:
        for x in range(left + dash, right - dash // 2, 2 * dash):
            _filled(pen, (x, top - 1, min(x + dash, right), top + 1), ink)
    else:
        for y in range(top + dash, bottom - dash // 2, 2 * dash):
            _filled(pen, (left - 1, y, left + 1, min(y + dash, bottom)), ink)


def _beyond(image: Image.Image, theme: Theme, window: Window, shown: Plan) -> None:
    """Where a supply room lies outside what is shown, a crate at that edge, and an arrow towards it."""
    where = _rooms(shown)
    seen = range(window.left, window.left + window.columns), range(window.top, window.top + window.rows)
    for kind, _, cell, wide, high, _ in shown:
        left, top = column(cell), row(cell)
        towards = _outside(seen[0], left, wide), _outside(seen[1], top, high)
        if kind != "supply" or not any(towards):
            continue
        across = min(max(left + wide // 2, seen[0].start), seen[0].stop - 1)
        down = min(max(top + high // 2, seen[1].start), seen[1].stop - 1)
        if down * SIZE + across not in where:
            piece = _crate(theme, window.side - 4, towards)
            x, y = window.middle(down * SIZE + across)
            image.paste(piece, (round(x) - piece.width // 2, round(y) - piece.height // 2))


def _outside(seen: range, start: int, length: int) -> int:
    """Whether something lies before what is shown (-1), behind it (1), or neither."""
    return (start >= seen.stop) - (start + length <= seen.start)


@lru_cache(maxsize=100)
def _crate(theme: Theme, side: int, towards: tuple[int, int]) -> Image.Image:
    canvas = Canvas(theme, (side, side), theme["void"])
    ink, middle = blend(theme["void"], theme["warn"], 0.7), side / 2
    for name, share, shift in (("crate", 0.54, -0.14), ("away", 0.26, 0.34)):
        size = round(side * share)
        piece = icon(name, size, ink, theme["void"])
        if name == "away":
            piece = piece.rotate(degrees(atan2(-towards[1], towards[0])))
        x, y = (round(middle + shift * side * it - size / 2) for it in towards)
        canvas.stamp(piece, (x, y))
    return canvas.piece().image


def _rim(image: Image.Image, theme: Theme, window: Window) -> Iterator[Label]:
    x, y = window.origin
    side = window.side
    marks = [
        (COLUMNS[window.left + number], (x + number * side, 0), (side, RIM[1] - 2), "centre")
        for number in range(window.columns)
    ]
    marks += [
        (str(window.top + number + 1), (x - RIM[0], y + number * side + 1), (RIM[0] - 5, side - 1), "right")
        for number in range(window.rows)
    ]
    for text, at, size, align in marks:
        piece = _mark(theme, text, size, align)
        image.im.paste(piece.image.im, (*at, at[0] + size[0], at[1] + size[1]))
        yield from moved(piece.labels, at)


@lru_cache(maxsize=2_000)
def _mark(theme: Theme, text: str, size: tuple[int, int], align: str) -> Piece:
    canvas = Canvas(theme, size, theme["space"])
    canvas.text((0, 0, *size), text, TYPE, theme["ink"], align=align, least=TYPE, weight="semibold")
    return canvas.piece()
