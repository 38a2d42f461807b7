"""Where everything stands on the picture of the station; the numbers are in `layout.toml`."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from images.stationfall.canvas import Box, Point

MARGIN = 10
"""Room around a section's box for the badges on its corners; two neighbours must not share it."""


class Layout(msgspec.Struct, frozen=True):
    size: tuple[int, int]
    first: tuple[int, int]
    pitch: tuple[int, int]
    cell: tuple[int, int]
    header: Box
    legend: Box
    space: Box
    players: Box
    offsites: Box
    corner: Box
    spare: tuple[tuple[float, float], ...]
    sections: dict[str, tuple[float, ...]]
    ways: dict[str, tuple[tuple[float, float], ...]]

    def point(self, column: float, row: float) -> Point:
        return (self.first[0] + column * self.pitch[0], self.first[1] + row * self.pitch[1])

    def box(self, place: tuple[float, ...]) -> Box:
        """The box of a section: its place, and how many columns it is wide."""
        x, y = self.point(place[0], place[1])
        columns = place[2] if len(place) > 2 else 1
        wide = self.cell[0] + round((columns - 1) * self.pitch[0])
        left, top = round(x - wide / 2), round(y - self.cell[1] / 2)
        return (left, top, left + wide, top + self.cell[1])


@cache
def layout() -> Layout:
    text = files(__package__).joinpath("layout.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Layout)


def boxes(sections: Iterable[str]) -> dict[str, Box]:
    """The box of every section that is drawn on the station; Outer Space has a panel of its own."""
    plan = layout()
    spare = iter(plan.spare)
    found = {}
    for key in sections:
        if key == "outer_space":
            continue
        place = plan.sections.get(key) or next(spare, None)
        if place is not None:
            found[key] = plan.box(place)
    return found


def way(a: str, b: str, where: dict[str, Box]) -> list[Point]:
    """The points a corridor or vent runs through."""
    plan = layout()
    for one, other, turned in ((a, b, False), (b, a, True)):
        given = plan.ways.get(f"{one} {other}")
        if given is not None:
            points = [plan.point(*place) for place in given]
            return points[::-1] if turned else points
    return [middle(where[a]), middle(where[b])]


def middle(box: Box) -> Point:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def halfway(points: list[Point], where: tuple[Box, Box]) -> Point:
    """The middle of the part of a way that is seen, outside the two boxes it joins."""
    steps = [
        (x + (to_x - x) * part / 60, y + (to_y - y) * part / 60)
        for (x, y), (to_x, to_y) in itertools.pairwise(points)
        for part in range(60)
    ]
    open_ = [point for point in steps if not any(_inside(point, box) for box in where)]
    return open_[len(open_) // 2] if open_ else steps[len(steps) // 2]


def _inside(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]
