"""What lies on the cells: figures, frames of teleporters, what tells the oxygen; drawn once and kept.

A figure's outline tells its kind, and so does its letter; its colour, the pattern of its owner's floors and,
where there is room, the blocks at its foot tell whose it is: one for the first seat, four for the fourth. Who
can do nothing more in this turn is hollow.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from images.kit.canvas import FINE, Box, Canvas, Point, Sprite, reduced
from images.kit.fonts import Weight
from images.kit.themes import Colour, Theme, blend, bright, on
from images.stationx.symbols import icon

LETTERS = {"trooper": "T", "droid": "D", "commander": "C"}
"""In every language: buttons and typed words have the same."""
LANE = 0.26
"""How much of a cell, above its figure, is left for the lamps."""
LEAST = 33
"""The smallest type."""
LARGE = 100
"""A cell this wide shows what its figure has done, and how strong it is."""
BLOCK = 5
"""The side of a block, on small figures."""
PALE = 0.6
"""A colour as light as this bears a darker pattern under dark letters."""


class Look(msgspec.Struct, frozen=True):
    """A figure as it is drawn."""

    kind: str
    number: int
    seat: int
    spent: bool = False
    changed: bool = False
    moved: bool = False
    attacked: bool = False
    attack: int = 0

    @property
    def label(self) -> str:
        return LETTERS[self.kind] + (str(self.number) if self.number else "")


def lane(side: int) -> int:
    """The height of the strip above figures."""
    return min(round(side * LANE), 23)


def outline(kind: str, wide: float, high: float) -> list[Point]:
    """The shape of a kind: commanders wear a crown, droids have teeth at their sides."""
    if kind == "commander":
        low, dip = high * 0.02, high * 0.24
        return [
            (0, low), (wide * 0.22, dip), (wide * 0.36, dip), (wide / 2, 0), (wide * 0.64, dip),
            (wide * 0.78, dip), (wide, low), (wide, high), (0, high),
        ]  # fmt: skip
    deep = wide * (0.1 if wide / FINE > 56 else 0.07)
    left = [
        (deep, high), (deep, high * 0.8), (0, high * 0.8), (0, high * 0.56), (deep, high * 0.56),
        (deep, high * 0.42), (0, high * 0.42), (0, high * 0.18), (deep, high * 0.18), (deep, 0),
    ]  # fmt: skip
    return left + [(wide - x, y) for x, y in reversed(left)]


def _shape(pen: ImageDraw.ImageDraw, kind: str, box: Box, fill: Colour | int) -> None:
    wide, high = box[2] - box[0], box[3] - box[1]
    if kind == "trooper":
        pen.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), round(high * 0.4), fill=fill)
        return
    pen.polygon([(box[0] + x, box[1] + y) for x, y in outline(kind, wide, high)], fill=fill)


@lru_cache(maxsize=900)
def figure(theme: Theme, look: Look, side: int) -> Sprite:
    """A figure for a cell of this size; it is laid `lane(side)` below the cell's upper edge."""
    size = (side - 2, side - lane(side) - 1)
    rim = (2 if side < 50 else 3) + (1 if look.changed and side >= 50 else 0)
    shape, fill = _body(theme, look, size, (rim, 3 if side < 60 else 5, 9))
    canvas = Canvas(theme, size, _edge(theme, look))
    canvas.image.paste(shape, (0, 0), shape)
    if look.number or look.kind == "commander":
        _write(canvas, look, _ink(theme, look, fill), fill, side >= LARGE)
    return canvas.sprite(shape)


@lru_cache(maxsize=100)
def statue(theme: Theme, look: Look, side: int) -> Image.Image:
    """A figure standing by itself, as large as is wanted."""
    size = (side, round(side * 0.78))
    shape, fill = _body(theme, look, size, (max(side // 36, 2), max(side // 20, 3), max(side // 12, 9)))
    canvas = Canvas(theme, size, fill)
    canvas.image.paste(shape, (0, 0), shape)
    top = round(size[1] * (0.2 if look.kind == "commander" else 0.04))
    foot = round(size[1] * 0.22)
    label = (0, top, side, size[1] - foot)
    ink = _ink(theme, look, fill)
    tall = round(size[1] * 0.52)
    canvas.text(label, look.label, tall, ink, align="centre", weight="black", least=LEAST)
    each = max(side // 14, 4)
    blocks(canvas, look.seat, (side // 2, size[1] - foot + (foot - each) // 3), ink, each)
    found = Image.new("RGBA", (side, side))
    found.paste(canvas.image, (0, (side - size[1]) // 2), shape)
    return found


def _edge(theme: Theme, look: Look) -> Colour:
    return theme["change"] if look.changed else theme["token_edge"]


def _ink(theme: Theme, look: Look, fill: Colour) -> Colour:
    return blend(theme.seat(look.seat), on(fill), 0.55) if look.spent else on(fill)


def _body(
    theme: Theme, look: Look, size: tuple[int, int], lines: tuple[int, int, int]
) -> tuple[Image.Image, Colour]:
    """The shape without its letters, and what they stand on; `lines`: the width of its edge and of the
    hollow's, and from one line of the pattern to the next."""
    seat = theme.seat(look.seat)
    fill = theme[f"spent_{look.seat}"] if look.spent else seat
    rim, hollow, step = lines
    image = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    pen = ImageDraw.Draw(image)
    whole = (0, 0, *image.size)
    _shape(pen, look.kind, whole, _edge(theme, look))
    inside = _inner(whole, rim * FINE)
    _shape(pen, look.kind, inside, seat)
    if look.spent:
        _shape(pen, look.kind, _inner(inside, hollow * FINE), fill)
    else:
        _weave(image, look, inside, fill, step * FINE)
    return reduced(image), fill


def _weave(image: Image.Image, look: Look, box: Box, fill: Colour, step: int) -> None:
    """The pattern of its owner's floors, in a shade that leaves the letters as plain as they are."""
    light = on(fill) == (255, 255, 255)
    towards = (0, 0, 0) if light or bright(fill) > PALE else (255, 255, 255)
    mask = Image.new("L", image.size)
    _shape(ImageDraw.Draw(mask), look.kind, box, fill=255)
    image.paste(pattern(look.seat, image.size, fill, blend(fill, towards, 0.22), step), (0, 0), mask)


def pattern(owner: int, size: tuple[int, int], ground: Colour, mark: Colour, step: int) -> Image.Image:
    """Stripes that rise, stripes that lie, dots, or a net: by seat."""
    image = Image.new("RGB", size, ground)
    pen = ImageDraw.Draw(image)
    wide, high = size
    line = max(step // 4, 1)
    if owner == 0:
        for x in range(-high, wide, step):
            pen.line((x, high, x + high, 0), fill=mark, width=line)
    elif owner == 1:
        for y in range(step // 2, high, step):
            pen.line((0, y, wide, y), fill=mark, width=line)
    elif owner == 2:
        reach = line * 0.8
        for number, y in enumerate(range(step // 2, high, step)):
            for x in range(step // 2 + number % 2 * step // 2, wide, step):
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=mark)
    else:
        for x in range(-high, wide, step * 3 // 2):
            pen.line((x, high, x + high, 0), fill=mark, width=max(line * 4 // 5, 1))
            pen.line((x, 0, x + high, high), fill=mark, width=max(line * 4 // 5, 1))
    return image


def _inner(box: Box, by: int) -> Box:
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def _write(canvas: Canvas, look: Look, ink: Colour, fill: Colour, large: bool) -> None:
    wide, high = canvas.size
    top = round(high * (0.12 if high < 33 else 0.16)) if look.kind == "commander" else 0
    foot = foot_of(high)
    size = min(max(round(high * 0.6), LEAST), 50)
    weight: Weight = "black" if wide > 46 else "bold"
    label = (-4, top, wide + 4, high - foot)
    if large:
        label = (round(wide * 0.06), top, round(wide * 0.56), high - foot)
        _signs(canvas, look, ink, fill, (round(wide * 0.6), top + 4, high - foot))
        size = min(size, round(wide * 0.4))
    canvas.text(label, look.label, size, ink, align="centre", weight=weight, least=LEAST)
    if foot:
        blocks(canvas, look.seat, (wide // 2, high - foot + 1), ink, BLOCK if high < 60 else BLOCK + 3)


def foot_of(high: int) -> int:
    """How much of a figure is left for the blocks; none, if its letters would not have enough."""
    return 0 if high < 40 else 10 if high < 60 else 14


def blocks(canvas: Canvas, seat: int, at: tuple[int, int], ink: Colour, each: int) -> None:
    """One to four blocks side by side, in the middle above and below this point."""
    gap = max(each // 2, 2)
    count = seat + 1
    left = at[0] - (count * each + (count - 1) * gap) // 2
    for number in range(count):
        x = left + number * (each + gap)
        canvas.box((x, at[1], x + each, at[1] + each), ink)


def _signs(canvas: Canvas, look: Look, ink: Colour, fill: Colour, at: tuple[int, int, int]) -> None:
    """How strong it is, with a sword while it can attack; below that a chevron while it can move."""
    left, top, bottom = at
    wide, half = canvas.size[0], (bottom - top) // 2
    side = min(round(half * 0.8), round(wide * 0.19))
    if not look.attacked:
        canvas.stamp(icon("sword", side, ink, fill), (left - 2, top + (half - side) // 2))
    box = (left + side - 2, top, left + side + 20, top + half)
    canvas.text(box, str(look.attack), LEAST, ink, align="centre", least=LEAST)
    if not look.moved:
        small = round(side * 0.86)
        canvas.stamp(icon("step", small, ink, fill), (left + side // 2 - 2, top + half + (half - small) // 2))


# ---------------------------------------------------------------------- teleporters and oxygen


@lru_cache(maxsize=200)
def gate(theme: Theme, holder: int, side: int) -> Sprite:
    """The frame of a cell with a teleporter, in the colour of whoever controls it."""
    image = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(image)
    colour = theme.seat(holder) if holder >= 0 else theme["neutral"]
    end = side * FINE - 1
    thick = max(side // 14, 3) * FINE
    for inset, tone, line in (
        (0, theme["token_edge"], thick + 4 * FINE),
        (2 * FINE, theme["hull"], FINE),
        (3 * FINE, colour, thick),
    ):
        pen.rounded_rectangle(
            (inset, inset, end - inset, end - inset), side * FINE // 4, outline=(*tone, 255), width=line
        )
    shape = reduced(image)
    canvas = Canvas(theme, (side, side), theme["token_edge"])
    canvas.image.paste(shape, (0, 0), shape)
    inner = side // 2
    glyph = icon("portal", inner, colour, (0, 0, 0))
    whole = shape.copy()
    whole.alpha_composite(glyph, ((side - inner) // 2, lane(side) + (side - lane(side) - inner) // 2))
    canvas.image.paste(whole, (0, 0), whole)
    return canvas.sprite(whole)


@lru_cache(maxsize=600)
def lamps(theme: Theme, capacity: int, living: tuple[int, ...], side: int) -> Sprite:
    """Oxygen: a lamp for each living unit that a room can bear; those in use are lit, in the colour of whose
    they are."""
    each = max(round(lane(side) * 0.56), 6)
    step = each + max(each // 4, 2)
    high = each + 4
    wide = capacity * step + 4
    image = Image.new("RGBA", (wide * FINE, high * FINE))
    pen = ImageDraw.Draw(image)
    last = (wide * FINE - 1, high * FINE - 1)
    pen.rounded_rectangle((0, 0, *last), high * FINE // 2, fill=(*theme["lamp_ground"], 255))
    lit = [seat for seat, count in enumerate(living) for _ in range(count)]
    for number in range(capacity):
        x, y = (4 + number * step) * FINE, 2 * FINE
        box = (x, y, x + each * FINE, y + each * FINE)
        if number < len(lit):
            pen.ellipse(box, fill=(*theme["lamp"], 255))
            if each >= 9:
                rim = FINE * 1.5
                inner = (box[0] + rim, box[1] + rim, box[2] - rim, box[3] - rim)
                pen.ellipse(inner, fill=(*theme.seat(lit[number]), 255))
        else:
            pen.ellipse(box, outline=(*theme["lamp_off"], 255), width=max(each * FINE // 6, FINE))
    shape = reduced(image)
    canvas = Canvas(theme, (wide, high), theme["lamp_ground"])
    canvas.image.paste(shape, (0, 0), shape)
    return canvas.sprite(shape)


@lru_cache(maxsize=200)
def breath(theme: Theme, left: int, side: int) -> Sprite:
    """Oxygen as a number: how many more living units a room can bear. If none, the ring warns."""
    high = side - lane(side) - 1
    across = min(high, 2 * LEAST)
    size = (side - 2, high)
    image = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    pen = ImageDraw.Draw(image)
    start = ((size[0] - across) // 2 * FINE, (size[1] - across) // 2 * FINE)
    box = (*start, start[0] + across * FINE - 1, start[1] + across * FINE - 1)
    rim = theme["lamp_off"] if left else theme["warn"]
    pen.ellipse(box, fill=(*rim, 255))
    pen.ellipse(_inner(box, 2 * FINE if left else 3 * FINE), fill=(*theme["lamp_ground"], 255))
    shape = reduced(image)
    canvas = Canvas(theme, size, theme["lamp_ground"])
    canvas.image.paste(shape, (0, 0), shape)
    canvas.text((-4, 0, size[0] + 4, high), str(left), LEAST, theme["lamp"], align="centre", least=LEAST)
    return canvas.sprite(shape)
