"""The station in small: where on it something happens, or who is where. Nothing on it needs a name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Point
from images.kit.themes import Colour, Theme, blend
from images.stationfall.icons import icon
from images.stationfall.layout import boxes, layout, middle, way
from images.stationfall.pieces import draw_player
from images.stationfall.scene import OUTER_SPACE, Move

DISC, APART = 48, 40
"""A player's marker, whose letter has 11 points in a frame 1000 pixels wide; from one to the next."""


class Scale(msgspec.Struct, frozen=True):
    """Where on a picture the sketch is, and how large."""

    at: tuple[int, int]
    size: tuple[int, int]

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the picture of the whole station lies."""
        plan = layout()
        top = plan.space[1] - 2
        across, down = self.size[0] / plan.size[0], self.size[1] / (plan.size[1] - top)
        return round(self.at[0] + x * across), round(self.at[1] + (y - top) * down)


def draw_sketch(canvas: Canvas, view: View, scale: Scale) -> dict[str, Box]:
    """All sections that are still there, and the corridors between them; gives where they stand."""
    theme = canvas.theme
    whole = {**boxes(view.sections), OUTER_SPACE: layout().space}
    where = {
        key: (*scale.point(*box[:2]), *scale.point(*box[2:]))
        for key, box in whole.items()
        if key in view.sections
    }
    gone = {key for key, it in view.sections.items() if it.away or it.annihilated}
    for a, b, _ in view.corridors:
        if a in where and b in where and not {a, b} & gone:
            _line(canvas, [scale.point(*it) for it in way(a, b, whole)], theme["corridor"], 5)
    for key, box in where.items():
        if key in gone:
            canvas.panel(box, theme["space"], theme["panel_edge"], 2, 6)
        else:
            canvas.panel(box, _floor(theme, view, key), theme["panel_edge"], 2, 6)
    return where


def draw_marks(canvas: Canvas, where: Mapping[str, Box], shown: Sequence[str], moves: Sequence[Move]) -> None:
    """Where something happens, the first of all, and who went where."""
    theme = canvas.theme
    for key in shown:
        if key in where:
            first = key == shown[0]
            canvas.panel(where[key], theme["ink" if first else "change"], theme["ink"], 2, 6)
    for move in moves:
        if move.start in where and move.end in where:
            ends = [middle(where[move.start]), middle(where[move.end])]
            _line(canvas, ends, theme["space"], 13)
            _line(canvas, ends, theme["change"], 7)
            _dot(canvas, ends[1], 9, theme["change"])


def draw_people(
    canvas: Canvas, view: View, where: Mapping[str, Box], people: Mapping[str, Sequence[int]]
) -> None:
    """Whose PCs stand in which section, and what is amiss in it."""
    theme = canvas.theme
    for key, box in where.items():
        here, it = people.get(key, ()), view.sections[key]
        sign = it.hazard or ("goo" if it.goo else "damage" if it.damaged else "")
        if sign and not (it.away or it.annihilated) and len(here) < 3:
            use = {"fire": "fire", "goo": "goo", "damage": "damage"}.get(sign, "gas")
            shape = icon(sign, 40, theme[use], _floor(theme, view, key), theme["fire_core"])
            canvas.centre(shape, (box[2] - 26, box[3] - 24))
        _discs(canvas, box, here)


def _discs(canvas: Canvas, box: Box, colours: Collection[int]) -> None:
    each = max((box[2] - box[0] - DISC) // APART + 1, 1)
    for number, colour in enumerate(colours):
        row, place = divmod(number, each)
        at = (box[0] + DISC // 2 + 2 + place * APART, box[1] + DISC // 2 + 1 + row * (APART + 4))
        draw_player(canvas, colour, at, DISC)


def _floor(theme: Theme, view: View, key: str) -> Colour:
    it = view.sections[key]
    if it.hazard:
        return theme["fire_ground" if it.hazard == "fire" else "gas_ground"]
    if key == OUTER_SPACE:
        return theme["panel"]
    fill = theme["pod" if it.pod else "grav" if it.gravity else "zero"]
    return blend(fill, theme["unlit"], 0.5) if it.dark else fill


def _line(canvas: Canvas, points: Sequence[Point], ink: Colour, wide: int) -> None:
    canvas.line([(round(x), round(y)) for x, y in points], ink, wide)


def _dot(canvas: Canvas, at: Point, reach: int, ink: Colour) -> None:
    x, y = round(at[0]), round(at[1])
    canvas.panel((x - reach, y - reach, x + reach, y + reach), ink, None, 0, reach)
