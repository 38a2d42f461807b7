"""What never changes during a game: space, corridors and vents."""

from __future__ import annotations

import itertools
from functools import lru_cache
from math import dist
from random import Random

from PIL import Image, ImageDraw

from game.stationfall.view import View
from images.kit.canvas import Piece, Point, flat
from images.kit.themes import Theme, blend
from images.stationfall.layout import boxes, halfway, layout, way

TWICE = 2
CORRIDOR = 9


class Roads:
    """Sections, corridors and vents of a game. Equal ones are one object, which makes them quick keys."""

    def __init__(
        self,
        sections: tuple[str, ...],
        corridors: tuple[tuple[str, str], ...],
        vents: tuple[tuple[str, str], ...],
    ) -> None:
        self.sections, self.corridors, self.vents = sections, corridors, vents
        self.where = boxes(sections)
        self.doors = {
            (a, b): halfway(way(a, b, self.where), (self.where[a], self.where[b]))
            for a, b in corridors
            if a in self.where and b in self.where
        }
        """Where a corridor can be barred."""


@lru_cache(maxsize=200)
def _roads(
    sections: tuple[str, ...], corridors: tuple[tuple[str, str], ...], vents: tuple[tuple[str, str], ...]
) -> Roads:
    return Roads(sections, corridors, vents)


def roads(view: View) -> Roads:
    """What the background of a game depends on."""
    return _roads(tuple(view.sections), tuple((a, b) for a, b, _ in view.corridors), view.vents)


@lru_cache(maxsize=12)
def backdrop(theme: Theme, plan: Roads) -> Piece:
    where = plan.where
    wide, high = layout().size
    image = Image.new("RGB", (wide * TWICE, high * TWICE), theme["space"])
    pen = ImageDraw.Draw(image)
    _stars(pen, theme, wide, high)
    for a, b in plan.vents:
        if a in where and b in where:
            _vent(pen, way(a, b, where), theme)
    joined = {(a, b): way(a, b, where) for a, b in plan.corridors if a in where and b in where}
    low = crossing(joined)
    for points in (joined[it] for it in joined if it in low):
        _corridor(pen, points, theme, hollow=True)
    for points in (joined[it] for it in joined if it not in low):
        _corridor(pen, points, theme)
    return Piece(flat(image.reduce(TWICE), theme), ())


def _stars(pen: ImageDraw.ImageDraw, theme: Theme, wide: int, high: int) -> None:
    rng = Random(20)
    for _ in range(260):
        x, y = rng.randrange(wide) * TWICE, rng.randrange(high) * TWICE
        reach = rng.choice((1, 1, 2, 3))
        colour = blend(theme["space"], theme["star"], rng.choice((0.5, 1.0)))
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)


def crossing(joined: dict[tuple[str, str], list[Point]]) -> set[tuple[str, str]]:
    """Of two corridors that cross the longer one passes under the other, and looks different all the way."""
    found = set()
    for one, other in itertools.combinations(joined, 2):
        if not set(one) & set(other) and _cross(joined[one], joined[other]):
            found.add(max(one, other, key=lambda it: _long(joined[it])))
    return found


def _long(points: list[Point]) -> float:
    return sum(dist(a, b) for a, b in itertools.pairwise(points))


def _cross(one: list[Point], other: list[Point]) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return any(
        side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        for a, b in itertools.pairwise(one)
        for c, d in itertools.pairwise(other)
    )


def _corridor(pen: ImageDraw.ImageDraw, points: list[Point], theme: Theme, *, hollow: bool = False) -> None:
    scaled = [(x * TWICE, y * TWICE) for x, y in points]
    gap = 6 if hollow else 20
    for colour, width in (
        (theme["space"], CORRIDOR + gap),
        (theme["corridor" if hollow else "corridor_edge"], CORRIDOR + 5),
        (theme["corridor_under" if hollow else "corridor"], CORRIDOR + (-1 if hollow else 0)),
    ):
        pen.line(scaled, fill=colour, width=width * TWICE, joint="curve")


def _vent(pen: ImageDraw.ImageDraw, points: list[Point], theme: Theme) -> None:
    """Dashed; a dash may run around a bend."""
    dash, gap = 13.0, 9.0
    path = [points[0]]
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        steps = max(int(dist((x, y), (to_x, to_y))), 1)
        path += [(x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(1, steps + 1)]
    start = 0
    while start < len(path):
        part = path[start : start + round(dash)]
        if len(part) > 1:
            scaled = [(x * TWICE, y * TWICE) for x, y in part]
            pen.line(scaled, fill=theme["vent"], width=5 * TWICE, joint="curve")
        start += round(dash + gap)
