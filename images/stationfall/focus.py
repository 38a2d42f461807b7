"""One section and its neighbours, enlarged: for a close look on a small screen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import atan2, pi

from game.api import Arguments, Message, Name
from game.stationfall.view import SectionView, View
from game.text import say
from images.stationfall.canvas import Box, Canvas, Piece, Point, Sheet, flat
from images.stationfall.cell import draw_cell
from images.stationfall.layout import MARGIN, boxes, layout, middle
from images.stationfall.panels.legend import draw_lock
from images.stationfall.scene import OUTER_SPACE, Content, contents
from images.stationfall.themes import Theme
from images.stationfall.words import dashed, words

SHAPE = (172, 103)
"""A section on the board; here it is so many times larger."""
GAP = 40
AROUND = MARGIN
FOOT: Box = (18, 1136, 1582, 1188)

Spot = tuple[int, int]
"""Column and row; the section itself is at (1, 1)."""
SPOTS: tuple[Spot, ...] = tuple(
    (column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1)
)


class Grid:
    """The places that are used, as large as the picture allows."""

    def __init__(self, used: Iterable[Spot]) -> None:
        places = [(1, 1), *used]
        self._columns = sorted({column for column, _ in places})
        self._rows = sorted({row for _, row in places})
        wide = (layout().size[0] - GAP) / len(self._columns) - GAP
        high = (FOOT[1] - GAP) / len(self._rows) - GAP
        self.scale = min(wide / SHAPE[0], high / SHAPE[1], 4.2)
        self._size = (round(SHAPE[0] * self.scale), round(SHAPE[1] * self.scale))

    def box(self, place: Spot) -> Box:
        wide, high = self._size
        across, down = self._columns.index(place[0]), self._rows.index(place[1])
        left = self._start(layout().size[0], wide, len(self._columns), across)
        top = self._start(FOOT[1], high, len(self._rows), down)
        return (left, top, left + wide, top + high)

    @staticmethod
    def _start(whole: int, each: int, count: int, number: int) -> int:
        gap = (whole - each * count) / (count + 1)
        return round(gap + number * (each + gap))


def draw_focus(view: View, section: str, theme: Theme, language: str) -> Sheet:
    """The section in the middle, each neighbour in the direction where it really lies."""
    found = contents(view, language)
    if section not in found:
        raise KeyError(section)
    around = _around(view, section)
    places = _placed(section, [key for key, _, _ in around], boxes(view.sections))
    grid = Grid(places.values())
    here = grid.box((1, 1))
    ends = tuple((grid.box(places[key]), vent, locked) for key, vent, locked in around)
    sheet = Sheet(theme, _ways(theme, here, ends, grid.scale))
    for key, box in ((section, here), *((key, grid.box(place)) for key, place in places.items())):
        _big(sheet, found[key], box, key == section, grid.scale)
    foot = Canvas(theme, (FOOT[2] - FOOT[0], FOOT[3] - FOOT[1]), theme["space"])
    foot.panel((0, 0, *foot.size), theme["panel"], theme["panel_edge"], 2, 12)
    text = _works(view.sections[section], language) or words("no-works", language)
    foot.text((16, 0, foot.size[0] - 16, foot.size[1]), text, 28, theme["ink"], least=13, weight="semibold")
    sheet.lay(foot.piece(), FOOT[:2])
    return sheet


def _around(view: View, section: str) -> list[tuple[str, bool, bool]]:
    """Neighbours: key, whether by vent, whether locked."""
    found: list[tuple[str, bool, bool]] = []
    for a, b, locked in view.corridors:
        if section in (a, b):
            found.append((b if a == section else a, False, locked))
    for a, b in view.vents:
        if section in (a, b):
            found.append((b if a == section else a, True, False))
    if view.sections[section].arrow and OUTER_SPACE in view.sections:
        found.append((OUTER_SPACE, True, False))
    if section == OUTER_SPACE:
        found += [(key, True, False) for key, it in view.sections.items() if it.arrow]
    return found[: len(SPOTS)]


def _placed(section: str, neighbours: list[str], where: dict[str, Box]) -> dict[str, Spot]:
    """The free place nearest in direction; Outer Space lies to the right."""
    here = _spot(section, where)
    turns = []
    for key in neighbours:
        there = _spot(key, where)
        angle = atan2(there[1] - here[1], there[0] - here[0])
        turns += [(_turn(angle, atan2(row - 1, column - 1)), key, (column, row)) for column, row in SPOTS]
    found: dict[str, Spot] = {}
    for _, key, place in sorted(turns):
        if key not in found and place not in found.values():
            found[key] = place
    return found


def _spot(key: str, where: dict[str, Box]) -> Point:
    return middle(where.get(key) or layout().space)


def _turn(one: float, other: float) -> float:
    away = abs(one - other) % (2 * pi)
    return min(away, 2 * pi - away)


@lru_cache(maxsize=4)
def _ways(theme: Theme, here: Box, ends: tuple[tuple[Box, bool, bool], ...], scale: float) -> Piece:
    canvas = Canvas(theme, layout().size, theme["space"])
    start = middle(here)
    for box, vent, locked in ends:
        end = middle(box)
        if vent:
            for step in range(0, 100, 4):
                points = [
                    (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
                    for part in (step / 100, (step + 2.4) / 100)
                ]
                canvas.line(points, theme["vent"], round(3.6 * scale))
        else:
            canvas.line([start, end], theme["corridor_edge"], round(10 * scale))
            canvas.line([start, end], theme["corridor"], round(7 * scale))
        if locked:
            draw_lock(canvas, _between(here, box), min(round(26 * scale), 90))
    return Piece(flat(canvas.image, theme), ())


def _between(one: Box, other: Box) -> Point:
    """The middle of the gap between two boxes."""

    def gap(axis: int) -> float:
        low, high = sorted((one, other), key=lambda box: box[axis])
        return (
            (low[axis + 2] + high[axis]) / 2
            if low[axis + 2] <= high[axis]
            else (one[axis] + one[axis + 2]) / 2
        )

    return (gap(0), gap(1))


def _big(sheet: Sheet, content: Content, box: Box, centre: bool, scale: float) -> None:
    edge = round(AROUND * scale)
    area = (box[0] - edge, box[1] - edge, box[2] + edge, box[3] + edge)
    canvas = sheet.open(area)
    wide, high = canvas.size
    if centre:
        rim = edge - 14
        frame = (rim, rim, wide - rim, high - rim)
        canvas.panel(frame, sheet.theme["space"], sheet.theme["change"], 7, 40)
    draw_cell(canvas, content, (edge, edge, wide - edge, high - edge), scale)
    sheet.close(canvas, area[:2])


def _works(section: SectionView, language: str) -> str:
    """The section actions that are printed here."""
    found = []
    for verb, thing, officer in section.works:
        args: Arguments = {"thing": Name(thing)} if thing else {}
        text = say(Message("work-" + dashed(verb), args), language)
        found.append(words("officers-only", language, work=text) if officer else text)
    return " · ".join(found)
