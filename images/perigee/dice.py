"""Dice: plain ones from above, locked ones from the corner at which top, front and right are seen."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import msgspec

from game.perigee.preview import TOP, right
from images.kit.canvas import Canvas, Piece, Point
from images.kit.themes import Colour, Theme, on

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.26, 0.26), (0.74, 0.74)),
    3: ((0.24, 0.24), (0.5, 0.5), (0.76, 0.76)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)),
}
DOT = 0.115
"""How large a pip is, of the side of its face."""
FRONT = 0.63
"""The side of the front, of all that a cube takes."""
NOBODY = -1
"""A die of no crew: what is asked for."""


@lru_cache(maxsize=600)
def die(theme: Theme, value: int, side: int, crew: int, ground: Colour) -> Piece:
    """The face that lies up."""
    canvas = Canvas(theme, (side, side), ground)
    fill = theme["cream"] if crew == NOBODY else theme.seat(crew)
    canvas.panel((1, 1, side - 1, side - 1), fill, theme["token_edge"], 2, side // 5)
    brush = canvas.smooth((0, 0, side, side))
    for x, y in PIPS.get(value, ()):
        brush.disc((x * side, y * side), DOT * side, on(fill))
    brush.done()
    return canvas.piece()


def shown(theme: Theme, it: int, side: int, crew: int, ground: Colour) -> Piece:
    """A die as its crew needs to see it: how a locked one lies matters."""
    return cube(theme, it, side, crew, ground) if it > 9 else die(theme, TOP[it], side, crew, ground)


class Face(msgspec.Struct, frozen=True):
    """A side of a cube as it is seen: a corner, and where its two edges lead from there."""

    corner: Point
    along: Point
    down: Point

    def at(self, x: float, y: float) -> Point:
        """A point of it, from 0 to 1 along both edges."""
        return (
            self.corner[0] + x * self.along[0] + y * self.down[0],
            self.corner[1] + x * self.along[1] + y * self.down[1],
        )

    def round(self, pip: Point) -> list[Point]:
        """The outline of a pip."""
        angles = [2 * pi * step / 24 for step in range(24)]
        return [self.at(pip[0] + DOT * cos(angle), pip[1] + DOT * sin(angle)) for angle in angles]


@lru_cache(maxsize=300)
def cube(theme: Theme, it: int, side: int, crew: int, ground: Colour) -> Piece:
    """Top, front and right of a locked die."""
    canvas = Canvas(theme, (side, side), ground)
    brush = canvas.smooth((0, 0, side, side))
    front = FRONT * (side - 4)
    deep = side - 4 - front
    faces = (
        (it // 10, theme[f"top_{crew}"], Face((2 + deep, 2), (front, 0), (-deep, deep))),
        (it % 10, theme.seat(crew), Face((2, 2 + deep), (front, 0), (0, front))),
        (right(it), theme[f"side_{crew}"], Face((2 + front, 2 + deep), (deep, -deep), (0, front))),
    )
    for value, fill, face in faces:
        corners = [face.at(0, 0), face.at(1, 0), face.at(1, 1), face.at(0, 1)]
        brush.polygon(corners, fill)
        for pip in PIPS[value]:
            brush.polygon(face.round(pip), on(fill))
        brush.line([*corners, corners[0]], theme["token_edge"], 2.5)
    brush.done()
    return canvas.piece()
