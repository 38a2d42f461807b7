"""One section and its neighbours, enlarged: for a close look on a small screen."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, pi, sin

from game.api import Message
from game.stationfall.view import SectionView, View
from game.text import say
from images.stationfall import panels
from images.stationfall.canvas import Box, Canvas, Piece, Point, Sheet, flat
from images.stationfall.cell import draw_cell, fit
from images.stationfall.layout import boxes, layout, middle
from images.stationfall.pieces import Tag
from images.stationfall.scene import OUTER_SPACE, Content, contents
from images.stationfall.themes import Theme
from images.stationfall.words import name, words

SCALE = 2.6
CELL = (492, 312)
AROUND = 16
COLUMNS, ROWS = (272, 800, 1328), (176, 568, 960)
FOOT: Box = (18, 1136, 1582, 1188)

# The eight places around the middle, by the angle at which they are seen from it.
PLACES = tuple((column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1))


def draw_focus(view: View, section: str, theme: Theme, language: str) -> Sheet:
    """The section in the middle, each neighbour in the direction where it really lies."""
    found = contents(view, language)
    if section not in found:
        raise KeyError(section)
    around = _around(view, section)
    places = _placed(section, [key for key, _, _ in around], boxes(view.sections))
    sheet = Sheet(theme, _ways(theme, tuple((places[key], vent, locked) for key, vent, locked in around)))
    left_out: list[tuple[str, tuple[Tag, ...]]] = []
    for key, box in ((section, _box(1, 1)), *places.items()):
        _big(sheet, found[key], box, key == section)
        missing = fit(found[key], box, SCALE).left_out
        if missing:
            left_out.append((name(key, language), missing))
    foot = Canvas(theme, (FOOT[2] - FOOT[0], FOOT[3] - FOOT[1]), theme["space"])
    foot.panel((0, 0, *foot.size), theme["panel"], theme["panel_edge"], 2, 12)
    text = _works(view.sections[section], language) or words("no-works", language)
    foot.text((16, 0, foot.size[0] - 16, foot.size[1]), text, 28, theme["ink"], least=16, weight="semibold")
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
    return found[: len(PLACES)]


def _box(column: int, row: int) -> Box:
    x, y = COLUMNS[column], ROWS[row]
    return (x - CELL[0] // 2, y - CELL[1] // 2, x + CELL[0] // 2, y + CELL[1] // 2)


def _placed(section: str, neighbours: list[str], where: dict[str, Box]) -> dict[str, Box]:
    """The free place nearest in direction; Outer Space lies to the right."""
    here = _spot(section, where)
    turns = []
    for key in neighbours:
        there = _spot(key, where)
        angle = atan2(there[1] - here[1], there[0] - here[0])
        turns += [(_turn(angle, atan2(row - 1, column - 1)), key, (column, row)) for column, row in PLACES]
    found: dict[str, Box] = {}
    taken = set()
    for _, key, place in sorted(turns):
        if key not in found and place not in taken:
            taken.add(place)
            found[key] = _box(*place)
    return found


def _spot(key: str, where: dict[str, Box]) -> Point:
    return middle(where.get(key) or layout().space)


def _turn(one: float, other: float) -> float:
    away = abs(one - other) % (2 * pi)
    return min(away, 2 * pi - away)


@lru_cache(maxsize=40)
def _ways(theme: Theme, ends: tuple[tuple[Box, bool, bool], ...]) -> Piece:
    canvas = Canvas(theme, layout().size, theme["space"])
    start = middle(_box(1, 1))
    for box, vent, locked in ends:
        end = middle(box)
        if vent:
            for step in range(0, 100, 4):
                a, b = step / 100, (step + 2.4) / 100
                points = [
                    (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
                    for part in (a, b)
                ]
                canvas.line(points, theme["vent"], 9)
        else:
            canvas.line([start, end], theme["corridor_edge"], 26)
            canvas.line([start, end], theme["corridor"], 18)
        if locked:
            angle = atan2(end[1] - start[1], end[0] - start[0])
            reach = _edge(angle)
            panels.draw_lock(canvas, (start[0] + reach * cos(angle), start[1] + reach * sin(angle)), 74)
    return Piece(flat(canvas.image, theme), ())


def _edge(angle: float) -> float:
    """How far from the middle the gap between two boxes lies in this direction."""
    across = abs((COLUMNS[2] - COLUMNS[0]) / 4 / cos(angle)) if abs(cos(angle)) > 1e-6 else 9e9
    along = abs((ROWS[2] - ROWS[0]) / 4 / sin(angle)) if abs(sin(angle)) > 1e-6 else 9e9
    return min(across, along)


def _big(sheet: Sheet, content: Content, box: Box, centre: bool) -> None:
    area = (box[0] - AROUND, box[1] - AROUND, box[2] + AROUND, box[3] + AROUND)
    canvas = sheet.open(area)
    wide, high = canvas.size
    if centre:
        canvas.panel((2, 2, wide - 2, high - 2), sheet.theme["space"], sheet.theme["change"], 7, 36)
    draw_cell(canvas, content, (AROUND, AROUND, wide - AROUND, high - AROUND), SCALE)
    sheet.close(canvas, area[:2])


def _works(section: SectionView, language: str) -> str:
    """The section actions that are printed here."""
    found = []
    for verb, thing, officer in section.works:
        args: dict[str, str | int] = {"thing": "@name-" + thing.replace("_", "-")} if thing else {}
        text = say(Message("work-" + verb.replace("_", "-"), args), language)
        found.append(words("officers-only", language, work=text) if officer else text)
    return " · ".join(found)
