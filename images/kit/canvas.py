"""What everything is drawn on: a piece of a picture that knows the words written on it.

Pieces are drawn once in full colours, brought to the theme's palette and kept; a picture is the background
with pieces laid on it. Drawing a picture anew therefore costs little more than writing its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

import msgspec
from PIL import Image, ImageDraw

from images.kit.fonts import Weight, fitted, runs, width
from images.kit.themes import Colour, Theme, palette

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Point = tuple[float, float]

FINE = 4
"""Shapes are drawn this many times larger and then reduced, which smooths their edges."""


class Label(msgspec.Struct, frozen=True):
    """Words in a picture: where their ink is, and the room they were given."""

    text: str
    ink: Box
    room: Box
    shortened: bool = False
    covered: bool = False
    """Something was drawn over it."""
    size: int = 0
    """Of the type, in pixels of the picture."""
    colour: Colour = (0, 0, 0)


class Piece(msgspec.Struct, frozen=True):
    """A finished rectangle of a picture, in the theme's palette."""

    image: Image.Image
    labels: tuple[Label, ...]


class Sprite(msgspec.Struct, frozen=True):
    """A finished shape of a picture, in the theme's palette: only where its mask is set is it laid."""

    image: Image.Image
    mask: Image.Image
    labels: tuple[Label, ...] = ()


class Canvas:
    """A rectangle to draw on, in full colours."""

    def __init__(self, theme: Theme, size: tuple[int, int], ground: Colour | Image.Image) -> None:
        self.theme = theme
        if isinstance(ground, Image.Image):
            self.image = ground.convert("RGB")
        else:
            self.image = Image.new("RGB", size, ground)
        self.labels: list[Label] = []
        self._pen = ImageDraw.Draw(self.image)

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    # ------------------------------------------------------------------ shapes

    def box(self, box: Box, fill: Colour) -> None:
        """A plain rectangle; the right and bottom edges are not part of it."""
        self._pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=fill)

    def panel(
        self,
        box: Box,
        fill: Colour,
        edge: Colour | None = None,
        width: int = 2,
        radius: int = 10,
    ) -> None:
        """A rectangle with round corners."""
        size = (box[2] - box[0], box[3] - box[1])
        self.stamp(rounded(size, fill, edge, width, radius), box[:2])

    def stamp(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Lay a sprite with its top left corner here."""
        self.image.paste(sprite, at, sprite)
        for place, label in enumerate(self.labels):
            if _hides(sprite, at, label.ink):
                self.labels[place] = msgspec.structs.replace(label, covered=True)

    def centre(self, sprite: Image.Image, at: Point) -> None:
        """Lay a sprite with its middle here."""
        self.stamp(sprite, (round(at[0] - sprite.width / 2), round(at[1] - sprite.height / 2)))

    def line(self, points: Sequence[Point], fill: Colour, width: int) -> None:
        """A straight rule; for slanted ones see `smooth`."""
        self._pen.line(list(points), fill=fill, width=width)

    def smooth(self, box: Box) -> Brush:
        """A brush for a part of the canvas whose strokes have smooth edges; `done` lays them down."""
        return Brush(self, box)

    # ------------------------------------------------------------------ words

    def text(
        self,
        box: Box,
        text: str,
        size: int,
        ink: Colour,
        *,
        least: int = 12,
        weight: Weight = "bold",
        align: str = "left",
    ) -> int:
        """Write on one line, made to fit the box; gives the x where the ink ends."""
        room = box[2] - box[0]
        words, size = fitted(text, room, size, least, weight)
        if not words:
            self.labels.append(Label(text, (*box[:2], *box[:2]), box, bool(text)))
            return box[0]
        length = width(words, size, weight)
        x = box[0] + {"left": 0.0, "centre": (room - length) / 2, "right": room - length}[align]
        # The middle of capital letters sits in the middle of the box.
        y = (box[1] + box[3]) / 2
        at = (round(x), round(y + 0.33 * size))
        boxes, faces = [], []
        for part, face in runs(words, size, weight):
            self._pen.text(at, part, font=face, fill=ink, anchor="ls")
            left, top, right, bottom = (int(edge) for edge in face.getbbox(part, anchor="ls"))
            boxes.append((at[0] + left, at[1] + top, at[0] + right, at[1] + bottom))
            faces.append(int(face.size))
            at = (at[0] + round(face.getlength(part)), at[1])
        extent = (boxes[0][0], min(it[1] for it in boxes), boxes[-1][2], max(it[3] for it in boxes))
        self.labels.append(Label(text, extent, box, words != text, size=min(faces), colour=ink))
        return extent[2]

    # ------------------------------------------------------------------ done

    def piece(self) -> Piece:
        """Finished, in the palette of the theme."""
        return Piece(flat(self.image, self.theme), tuple(self.labels))

    def sprite(self, shape: Image.Image) -> Sprite:
        """The same, but only where this shape, which is as large, is not transparent."""
        mask = shape.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0).convert("1")
        return Sprite(flat(self.image, self.theme), mask, tuple(self.labels))


class Brush:
    """Strokes and fills with smooth edges on a part of a canvas."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self._canvas = canvas
        self._at = box[:2]
        self._before = part = canvas.image.crop(box)
        self._big = part.resize((part.width * FINE, part.height * FINE), Image.Resampling.NEAREST)
        self._pen = ImageDraw.Draw(self._big)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        x, y = self._at
        return [((a - x) * FINE, (b - y) * FINE) for a, b in points]

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        self._pen.line(self._scaled(points), fill=fill, width=round(width * FINE), joint="curve")

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._pen.polygon(self._scaled(points), fill=fill)

    def disc(self, at: Point, radius: float, fill: Colour) -> None:
        (x, y) = self._scaled([at])[0]
        reach = radius * FINE
        self._pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)

    def done(self, share: float = 1) -> None:
        """Lay the strokes down; with a share below 1 what is under them shows through."""
        part = self._big.reduce(FINE)
        if share < 1:
            part = Image.blend(self._before, part, share)
        self._canvas.image.paste(part, self._at)


class Sheet:
    """A whole picture in the palette of its theme, on which pieces are laid."""

    def __init__(self, theme: Theme, ground: Piece, *, fresh: bool = False) -> None:
        """`fresh`: nobody else has the ground, and it need not be copied."""
        self.theme = theme
        self.image = ground.image if fresh else ground.image.copy()
        self._written = [(ground.labels, (0, 0))]
        self._count = len(ground.labels)
        self.laid: list[tuple[Box, int]] = []
        """Where pieces were laid, and how many labels there were before."""

    @property
    def labels(self) -> list[Label]:
        """All words of the picture; made when they are asked for, which is seldom."""
        return [label for labels, at in self._written for label in moved(labels, at)]

    def lay(self, piece: Piece, at: tuple[int, int]) -> None:
        wide, high = piece.image.size
        box = (at[0], at[1], at[0] + wide, at[1] + high)
        # Both have the same palette: nothing need be prepared, which takes longer than laying a small piece.
        self.image.im.paste(piece.image.im, box)
        self.laid.append((box, self._count))
        if piece.labels:
            self._written.append((piece.labels, at))
            self._count += len(piece.labels)

    def put(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Lay a shape with its top left corner here."""
        wide, high = sprite.image.size
        box = (at[0], at[1], at[0] + wide, at[1] + high)
        self.image.im.paste(sprite.image.im, box, sprite.mask.im)
        self.laid.append((box, self._count))
        if sprite.labels:
            self._written.append((sprite.labels, at))
            self._count += len(sprite.labels)

    def open(self, box: Box) -> Canvas:
        """A part of what is there, to draw on in full colours; `close` lays it back."""
        return Canvas(self.theme, (0, 0), self.image.crop(box))

    def close(self, canvas: Canvas, at: tuple[int, int]) -> None:
        self.lay(canvas.piece(), at)

    def png(self) -> bytes:
        return encoded(self.image)


def moved(labels: Sequence[Label], at: tuple[int, int]) -> list[Label]:
    """The same words somewhere else."""
    return [
        msgspec.structs.replace(label, ink=_shift(label.ink, at), room=_shift(label.room, at))
        for label in labels
    ]


def _shift(box: Box, at: tuple[int, int]) -> Box:
    return (box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1])


def _hides(sprite: Image.Image, at: tuple[int, int], ink: Box) -> bool:
    """Whether a sprite lies on words; a pixel of overlap at their rim does no harm."""
    left, top = max(ink[0] + 1 - at[0], 0), max(ink[1] + 1 - at[1], 0)
    right, bottom = min(ink[2] - 1 - at[0], sprite.width), min(ink[3] - 1 - at[1], sprite.height)
    if left >= right or top >= bottom:
        return False
    alpha = sprite.getchannel("A").crop((left, top, right, bottom))
    return int(alpha.getextrema()[1]) > 127  # type: ignore[arg-type]


def flat(image: Image.Image, theme: Theme) -> Image.Image:
    """Every pixel in the nearest colour of the palette."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def encoded(image: Image.Image) -> bytes:
    """As PNG: the lightest compression takes a fraction of the time and few more bytes."""
    data = BytesIO()
    image.save(data, "PNG", compress_level=1)
    return data.getvalue()


def rounded(size: tuple[int, int], fill: Colour, edge: Colour | None, width: int, radius: int) -> Image.Image:
    """A round-cornered rectangle as a sprite. Only its corners need fine drawing."""
    key = (size, fill, edge, width, radius)
    found = _ROUNDED.get(key)
    if found is None:
        if len(_ROUNDED) > 300:
            _ROUNDED.clear()
        found = _ROUNDED[key] = _round(size, fill, edge, width, radius)
    return found


_ROUNDED: dict[tuple[tuple[int, int], Colour, Colour | None, int, int], Image.Image] = {}


def _round(size: tuple[int, int], fill: Colour, edge: Colour | None, width: int, radius: int) -> Image.Image:
    reach = min(radius + width, size[0] // 2, size[1] // 2)
    side = max(2 * reach, 2)
    small = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(small)
    last = side * FINE - 1
    pen.rounded_rectangle((0, 0, last, last), radius * FINE, fill=(*(edge or fill), 255))
    if edge is not None:
        inset = width * FINE
        pen.rounded_rectangle(
            (inset, inset, last - inset, last - inset),
            max(radius - width, 0) * FINE,
            fill=(*fill, 255),
        )
    corners = reduced(small)
    image = Image.new("RGBA", size, (*(edge or fill), 255))
    inner = width if edge is not None else 0
    ImageDraw.Draw(image).rectangle(
        (inner, inner, size[0] - inner - 1, size[1] - inner - 1), fill=(*fill, 255)
    )
    for x, left in ((0, 0), (size[0] - reach, side - reach)):
        for y, top in ((0, 0), (size[1] - reach, side - reach)):
            image.paste(corners.crop((left, top, left + reach, top + reach)), (x, y))
    return image


@lru_cache(maxsize=300)
def coin(theme: Theme, side: int, fill: Colour, edge: Colour) -> Image.Image:
    """A round marker."""
    image = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(image)
    last = side * FINE - 1
    pen.ellipse((0, 0, last, last), fill=(*edge, 255))
    rim = max(round(side * 0.07 * FINE), FINE)
    pen.ellipse((rim, rim, last - rim, last - rim), fill=(*fill, 255))
    return reduced(image)


def reduced(image: Image.Image) -> Image.Image:
    """From fine to real size, without dark fringes."""
    return image.convert("RGBa").reduce(FINE).convert("RGBA")
