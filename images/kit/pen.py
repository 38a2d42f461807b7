"""A pen for symbols: it draws on a square of 100 by 100, large, to be reduced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from images.kit.canvas import FINE, Point
from images.kit.themes import Colour

Shape = Callable[["Pen"], None]

STEPS = 8
"""Straight lines between two points of a smooth one."""


class Pen:
    """Draws in the units of the square, in the colours of one symbol."""

    def __init__(self, side: int, ink: Colour, ground: Colour, accent: Colour) -> None:
        self._unit = side * FINE / 100
        self.image = Image.new("RGBA", (side * FINE, side * FINE))
        self._draw = ImageDraw.Draw(self.image)
        self.ink, self.ground, self.accent = ink, ground, accent

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def poly(self, *points: Point, fill: Colour | None = None) -> None:
        self._draw.polygon(self._at(points), fill=(*(fill or self.ink), 255))

    def line(self, *points: Point, width: float = 10, fill: Colour | None = None, ends: bool = True) -> None:
        colour = (*(fill or self.ink), 255)
        self._draw.line(self._at(points), fill=colour, width=round(width * self._unit), joint="curve")
        if ends:
            for x, y in (points[0], points[-1]):
                self.disc(x, y, width / 2, fill=fill)

    def disc(self, x: float, y: float, reach: float, *, fill: Colour | None = None) -> None:
        ((left, top), (right, bottom)) = self._at([(x - reach, y - reach), (x + reach, y + reach)])
        self._draw.ellipse((left, top, right, bottom), fill=(*(fill or self.ink), 255))

    def oval(self, left: float, top: float, right: float, bottom: float, fill: Colour | None = None) -> None:
        corners = self._at([(left, top), (right, bottom)])
        self._draw.ellipse((*corners[0], *corners[1]), fill=(*(fill or self.ink), 255))

    def ring(self, x: float, y: float, reach: float, width: float = 10, fill: Colour | None = None) -> None:
        ((left, top), (right, bottom)) = self._at([(x - reach, y - reach), (x + reach, y + reach)])
        self._draw.ellipse(
            (left, top, right, bottom), outline=(*(fill or self.ink), 255), width=round(width * self._unit)
        )

    def arc(
        self, x: float, y: float, reach: float, start: float, end: float, width: float = 10,
        fill: Colour | None = None,
    ) -> None:  # fmt: skip
        ((left, top), (right, bottom)) = self._at([(x - reach, y - reach), (x + reach, y + reach)])
        colour = (*(fill or self.ink), 255)
        self._draw.arc((left, top, right, bottom), start, end, fill=colour, width=round(width * self._unit))

    def rect(
        self, left: float, top: float, right: float, bottom: float, *, round_: float = 0,
        fill: Colour | None = None,
    ) -> None:  # fmt: skip
        corners = self._at([(left, top), (right, bottom)])
        self._draw.rounded_rectangle(
            (*corners[0], *corners[1]), round_ * self._unit, fill=(*(fill or self.ink), 255)
        )


def smooth(points: Sequence[Point], *, closed: bool) -> list[Point]:
    """A smooth line through the points (Catmull and Rom's), as many short straight ones."""
    count = len(points)
    found: list[Point] = []
    for place in range(count if closed else count - 1):
        before, one, other, after = (
            points[number % count] if closed else points[min(max(number, 0), count - 1)]
            for number in range(place - 1, place + 3)
        )
        found += [_between(before, one, other, after, step / STEPS) for step in range(STEPS)]
    return found if closed else [*found, points[-1]]


def _between(before: Point, one: Point, other: Point, after: Point, share: float) -> Point:
    x, y = (
        b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
        for a, b, c, d in zip(before, one, other, after, strict=True)
    )
    return x, y


def star(points: int, outer: float, inner: float, x: float = 50, y: float = 50) -> list[Point]:
    """The corners of a star."""
    corners = []
    for step in range(points * 2):
        reach = outer if step % 2 == 0 else inner
        angle = pi * step / points - pi / 2
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return corners


def gear(teeth: int, outer: float, inner: float) -> list[Point]:
    """The outline of a cogwheel."""
    corners: list[Point] = []
    step = 2 * pi / teeth
    for tooth in range(teeth):
        middle = tooth * step - pi / 2
        for offset, reach in ((-0.3, inner), (-0.2, outer), (0.2, outer), (0.3, inner)):
            angle = middle + offset * step
            corners.append((50 + reach * cos(angle), 50 + reach * sin(angle)))
    return corners


def skull(pen: Pen) -> None:
    """Death, in any game."""
    pen.disc(50, 42, 40)
    pen.rect(28, 60, 72, 94, round_=8)
    pen.disc(34, 44, 11, fill=pen.ground)
    pen.disc(66, 44, 11, fill=pen.ground)
    pen.poly((50, 56), (43, 70), (57, 70), fill=pen.ground)
    for x in (42, 58):
        pen.line((x, 80), (x, 94), width=5, fill=pen.ground, ends=False)
