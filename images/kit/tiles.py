"""What a picture is put together from without being drawn in full colours first: plain grounds, and small
pieces on one plain colour, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from images.kit.canvas import Box, Canvas, Piece, Sheet, flat
from images.kit.fonts import Weight, width
from images.kit.themes import Colour, Theme, on, palette

LINE = 54
"""Height of a line: a pawn, a thing, a sign."""
TYPE = 38
"""The usual size of type, in pictures 1080 pixels wide: 11 points on a phone, also for Japanese."""
GAP = 14


@cache
def places(theme: Theme) -> dict[Colour, int]:
    """Where in the palette each colour stands."""
    parts = palette(theme).getpalette() or []
    colours = [(parts[n], parts[n + 1], parts[n + 2]) for n in range(0, len(parts), 3)]
    return {colour: place for place, colour in reversed(list(enumerate(colours)))}


@cache
def plain(theme: Theme, colour: Colour) -> int:
    """A colour's place in the palette, or the place of the one that is nearest."""
    found = places(theme).get(colour)
    if found is None:
        found = int(flat(Image.new("RGB", (1, 1), colour), theme).getpixel((0, 0)))  # type: ignore[arg-type]
    return found


def blank(theme: Theme, wide: int, high: int) -> Sheet:
    """An empty picture to lay pieces on."""
    image = Image.new("P", (wide, high), plain(theme, theme["space"]))
    image.putpalette(palette(theme).getpalette() or [])
    return Sheet(theme, Piece(image, ()), fresh=True)


def tile(sheet: Sheet, box: Box, fill: Colour, edge: Colour, rim: int) -> None:
    """An empty plate: its corners are kept, the rest is plain."""
    theme, radius = sheet.theme, 24
    left, top, right, bottom = box
    pen = ImageDraw.Draw(sheet.image)
    inner, outer = plain(theme, fill), plain(theme, edge)
    pen.rectangle((left, top, right - 1, bottom - 1), fill=outer)
    pen.rectangle((left + rim, top + rim, right - rim - 1, bottom - rim - 1), fill=inner)
    disc = corner(theme, radius, fill, edge, rim, theme["space"]).image
    for x, from_x in ((left, 0), (right - radius, radius)):
        for y, from_y in ((top, 0), (bottom - radius, radius)):
            sheet.image.paste(disc.crop((from_x, from_y, from_x + radius, from_y + radius)), (x, y))


@lru_cache(maxsize=2_000)
def written(
    theme: Theme,
    text: str,
    ground: Colour,
    size: int = TYPE,
    weight: Weight = "bold",
    ink: Colour | None = None,
) -> Piece:
    wide = round(width(text, size, weight)) + 4
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.text((1, 0, wide, LINE), text, size, ink or on(ground), least=size, weight=weight)
    return canvas.piece()


@lru_cache(maxsize=300)
def corner(theme: Theme, radius: int, fill: Colour, edge: Colour, rim: int, ground: Colour) -> Piece:
    """A disc whose quarters are the corners of a card."""
    canvas = Canvas(theme, (2 * radius, 2 * radius), ground)
    canvas.panel((0, 0, 2 * radius, 2 * radius), fill, edge, rim, radius)
    return canvas.piece()


class Lines:
    """Pieces side by side, in as many lines as they need. What belongs together is parted last."""

    def __init__(self, wide: int) -> None:
        self.wide = wide
        self.laid: list[tuple[Piece, int, int]] = []
        self._x = self._y = 0
        self.indent = 0

    @property
    def high(self) -> int:
        return self._y + (LINE if self._x > self.indent else 0)

    def fresh(self, indent: int = 0) -> None:
        """The next begins a line."""
        if self._x > self.indent:
            self._y += LINE
        self._x = self.indent = indent

    def space(self, high: int) -> None:
        self.fresh(self.indent)
        self._y += high

    def add(self, pieces: Sequence[Piece], gap: int = 8, hang: int = 0) -> None:
        """One unit: in this line if it has room, else in lines of its own, the later ones standing in."""
        whole = sum(piece.image.width + gap for piece in pieces) - gap
        if self._x + whole > self.wide:
            self.fresh(self.indent)
        for piece in pieces:
            if self._x + piece.image.width > self.wide:
                self.fresh(self.indent)
                self._x += hang if self._x + hang + piece.image.width <= self.wide else 0
            self.laid.append((piece, self._x, self._y))
            self._x += piece.image.width + gap
        self._x += GAP - gap
