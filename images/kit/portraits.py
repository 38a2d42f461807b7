"""Portraits: one file each, vector shapes on a square of 100 by 100.

A line of a file is a tone, a shape and its numbers; `both` before the shape draws its mirror image too:

    accent green
    light oval 26 18 74 78
    ink both disc 41 48 5

Tones are ink, deep, mid, light, white, the file's one `accent`, and the `ground` it stands on: `dark`
unless the file says `pale`, as things do. Shapes are `disc x y reach`, `oval` and `rect` by left, top,
right and bottom (`rect` with the radius of its corners), `poly` and the smooth `blob` by their corners,
`line` and the smooth `curve` by width and points, `ring width x y reach` and `arc width x y reach start
end`.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib.resources import files

import msgspec
from PIL import Image, ImageChops, ImageDraw

from images.kit.canvas import FINE, Point, reduced
from images.kit.fonts import font
from images.kit.pen import Pen, smooth
from images.kit.themes import Colour, Theme

ENDING = ".portrait"
TONES = ("ink", "deep", "mid", "light", "white")
SHAPES = ("disc", "oval", "rect", "poly", "blob", "line", "curve", "ring", "arc")
GROUNDS = {"dark": "portrait", "pale": "item"}
ROUND = 0.2
"""How round the corners of a portrait are, in sides."""


class Stroke(msgspec.Struct, frozen=True):
    """One shape of a drawing."""

    tone: str
    shape: str
    numbers: tuple[float, ...]


class Drawing(msgspec.Struct, frozen=True):
    """What a file says."""

    accent: str
    ground: str
    strokes: tuple[Stroke, ...]


def read(text: str) -> Drawing:
    accent, ground = "gold", "dark"
    strokes: list[Stroke] = []
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        match words:
            case []:
                continue
            case ["accent", name]:
                accent = name
            case ["ground", name]:
                ground = name
            case [tone, "both", shape, *numbers] if shape in SHAPES:
                one = tuple(float(number) for number in numbers)
                strokes += [Stroke(tone, shape, one), Stroke(tone, shape, _mirrored(shape, one))]
            case [tone, shape, *numbers] if shape in SHAPES:
                strokes.append(Stroke(tone, shape, tuple(float(number) for number in numbers)))
            case _:
                raise ValueError(f"no such shape: {line}")
    return Drawing(accent, ground, tuple(strokes))


def _mirrored(shape: str, numbers: tuple[float, ...]) -> tuple[float, ...]:
    match shape, numbers:
        case "disc", (x, y, reach):
            return (100 - x, y, reach)
        case "oval" | "rect", (left, top, right, bottom, *rest):
            return (100 - right, top, 100 - left, bottom, *rest)
        case "ring", (width, x, *rest):
            return (width, 100 - x, *rest)
        case "arc", (width, x, y, reach, start, end):
            return (width, 100 - x, y, reach, 180 - end, 180 - start)
        case "line" | "curve", (width, *points):
            return (width, *_turned(points))
    return tuple(_turned(list(numbers)))


def _turned(numbers: list[float]) -> list[float]:
    return [number if place % 2 else 100 - number for place, number in enumerate(numbers)]


class Portraits:
    """All portraits of a package: who or what is known by its key, which is the name of the file."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """Every portrait there is a file for."""
        found = (it for it in files(self.package).iterdir() if it.name.endswith(ENDING))
        return {it.name.removesuffix(ENDING): read(it.read_text("utf-8")) for it in sorted(found, key=str)}

    def known(self, key: str) -> bool:
        """Whether it has been drawn."""
        return key in self.drawings

    def portrait(
        self, theme: Theme, key: str, side: int, name: str = "", *, lying: bool = False
    ) -> Image.Image:
        """Who or what this is, on its own ground."""
        return _tile(self, theme, key, side, self._initial(key, name), lying)

    def figure(
        self, theme: Theme, key: str, side: int, name: str = "", *, lying: bool = False
    ) -> Image.Image:
        """The drawing alone, for what has a ground already; without one, the first letter of the name."""
        drawn = _figure(self, theme, key, side, self._initial(key, name))
        return drawn.transpose(Image.Transpose.ROTATE_90) if lying else drawn

    def ground(self, theme: Theme, key: str) -> Colour:
        """What a portrait stands on."""
        drawing = self.drawings.get(key)
        return theme[GROUNDS[drawing.ground if drawing else "dark"]]

    def _initial(self, key: str, name: str) -> str:
        return "" if self.known(key) else name[:1].upper()


@lru_cache(maxsize=600)
def _tile(of: Portraits, theme: Theme, key: str, side: int, initial: str, lying: bool) -> Image.Image:
    mask = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, side * FINE - 1, side * FINE - 1), round(side * FINE * ROUND), fill=255
    )
    image = Image.new("RGBA", (side, side), (*of.ground(theme, key), 255))
    image.alpha_composite(of.figure(theme, key, side, initial, lying=lying))
    image.putalpha(ImageChops.multiply(image.getchannel("A"), mask.reduce(FINE)))
    return image


@lru_cache(maxsize=900)
def _figure(of: Portraits, theme: Theme, key: str, side: int, initial: str) -> Image.Image:
    drawing = of.drawings.get(key)
    if drawing is None:
        return _letter(theme, initial, side)
    colours = {tone: theme[f"portrait_{tone}"] for tone in TONES}
    colours["accent"] = theme[f"portrait_{drawing.accent}"]
    colours["ground"] = of.ground(theme, key)
    pen = Pen(side, colours["ink"], colours["ground"], colours["accent"])
    for stroke in drawing.strokes:
        _draw(pen, stroke, colours[stroke.tone])
    return reduced(pen.image)


def _draw(pen: Pen, stroke: Stroke, fill: Colour) -> None:
    match stroke.shape, stroke.numbers:
        case "disc", (x, y, reach):
            pen.disc(x, y, reach, fill=fill)
        case "oval", (left, top, right, bottom):
            pen.oval(left, top, right, bottom, fill)
        case "rect", (left, top, right, bottom, *rest):
            pen.rect(left, top, right, bottom, round_=rest[0] if rest else 0, fill=fill)
        case "ring", (width, x, y, reach):
            pen.ring(x, y, reach, width, fill)
        case "arc", (width, x, y, reach, start, end):
            pen.arc(x, y, reach, start, end, width, fill)
        case "poly", numbers:
            pen.poly(*_points(numbers), fill=fill)
        case "blob", numbers:
            pen.poly(*smooth(_points(numbers), closed=True), fill=fill)
        case "line", (width, *numbers):
            pen.line(*_points(numbers), width=width, fill=fill)
        case "curve", (width, *numbers):
            pen.line(*smooth(_points(numbers), closed=False), width=width, fill=fill)


def _points(numbers: list[float] | tuple[float, ...]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _letter(theme: Theme, letter: str, side: int) -> Image.Image:
    """For whom nobody has drawn yet."""
    pen = Pen(side, theme["portrait_light"], theme["portrait"], theme["portrait_light"])
    pen.poly((50, 4), (92, 28), (92, 74), (50, 98), (8, 74), (8, 28))
    image = reduced(pen.image)
    size = max(round(side * 0.6), 8)
    ImageDraw.Draw(image).text(
        (side / 2, side / 2 + 0.34 * size), letter, font=font(letter or " ", size, "black"),
        fill=(*theme["portrait_ink"], 255), anchor="ms",
    )  # fmt: skip
    return image
