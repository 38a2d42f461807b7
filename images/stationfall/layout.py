"""Where everything stands on the picture of the station; the numbers are in `layout.toml`."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import ceil, floor

import msgspec

from images.kit.canvas import Box, Point

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
    wings: dict[str, tuple[float, float, float, float]]
    apart: dict[str, tuple[float, float]]
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


def places(sections: Iterable[str]) -> dict[str, tuple[float, ...]]:
    """Where every section stands that is drawn on the station; Outer Space has a panel of its own."""
    plan = layout()
    spare = iter(plan.spare)
    found = {}
    for key in sections:
        if key == "outer_space":
            continue
        place = plan.sections.get(key) or next(spare, None)
        if place is not None:
            found[key] = place
    return found


def boxes(sections: Iterable[str]) -> dict[str, Box]:
    """The box of each of them."""
    return {key: layout().box(place) for key, place in places(sections).items()}


class Spread(msgspec.Struct, frozen=True):
    """A wing of the station: how many columns it has, and where in it a section stands."""

    columns: int
    places: dict[str, tuple[float, float]]
    """Column and row."""
    whole: frozenset[str]
    """Those that take all columns."""
    below: tuple[str, ...]
    """What stands under them, and has no place on the station."""

    @property
    def sections(self) -> tuple[str, ...]:
        return (*self.places, *self.below)


def wing(sections: Iterable[str], key: str) -> Spread:
    """What belongs to a wing of the station; Outer Space to the last."""
    plan = layout()
    last = key == list(plan.wings)[-1]
    left, right, top, bottom = plan.wings[key]
    inside = {
        it: place
        for it, place in places(sections).items()
        if left <= place[0] <= right and top <= place[1] <= bottom
    }
    shown = {it: plan.apart.get(it, (place[0], place[1])) for it, place in inside.items()}
    return Spread(
        floor(right) - ceil(left) + 1,
        {it: (column - ceil(left), row) for it, (column, row) in shown.items()},
        frozenset(it for it, place in inside.items() if len(place) > 2),
        tuple(it for it in sections if it == "outer_space" and last),
    )


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
