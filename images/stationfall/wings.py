"""The station wing by wing, upright and for a phone: what has no room to be read on the whole."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import dist

from PIL import ImageDraw

from game.stationfall.view import View
from images.kit.canvas import Box, Point, Sheet
from images.kit.fonts import broken, width
from images.kit.themes import Theme
from images.kit.tiles import LINE, blank, plain, written
from images.stationfall import bits
from images.stationfall.bits import NAME
from images.stationfall.closeup import Way, spread, ways_of
from images.stationfall.layout import halfway, middle, wing
from images.stationfall.plates import EDGE, WIDE, Look, Plate, lay_plate, minute, plate
from images.stationfall.scene import OUTER_SPACE
from images.stationfall.words import name, short

SIDE, ABOVE = 40, 50
"""Between two sections beside each other, and one above the other: room for the ways between them."""


def draw_wing(view: View, key: str, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """The sections of a wing where they lie to each other, and where else they lead."""
    look, ways = Look(theme, language), ways_of(view, since)
    shown = wing(view.sections, key)
    spots = spread(view, shown.sections, language, since)
    full = WIDE - 2 * EDGE
    each = (full - SIDE * (shown.columns - 1)) // shown.columns
    plates = {
        it: plate(look, spots[it], full if it in {*shown.whole, *shown.below} else each) for it in spots
    }
    for it, one in plates.items():
        _exits(look, one, {far: way for far, way in ways[it].items() if far not in plates})
    top = minute(look, view)
    boxes: dict[str, Box] = {}
    y = EDGE + top.high + 16
    for row in sorted({row for _, row in shown.places.values()}):
        beside = [it for it, place in shown.places.items() if place[1] == row]
        tall = max(plates[it].high for it in beside)
        for it in beside:
            plates[it].least = tall
            x = EDGE if it in shown.whole else EDGE + round(shown.places[it][0] * (each + SIDE))
            boxes[it] = (x, y, x + (full if it in shown.whole else each), y + tall)
        y += tall + ABOVE
    sheet = blank(theme, WIDE, y - ABOVE + EDGE + sum(plates[it].high + ABOVE for it in shown.below))
    for piece, dx, dy in top.laid:
        sheet.lay(piece, (EDGE + dx, EDGE + dy))
    joined = {(a, b): ways[a][b] for a, b in combinations(boxes, 2) if b in ways[a]}
    for (a, b), way in joined.items():
        _road(ImageDraw.Draw(sheet.image), theme, *_ends(boxes[a], boxes[b]), way)
    for it, box in boxes.items():
        lay_plate(sheet, plates[it], box[:2], box[2] - box[0])
    for it in shown.below:
        lay_plate(sheet, plates[it], (EDGE, y), full)
    for (a, b), way in joined.items():
        if way.locked or way.unlocked:
            x, y = map(round, halfway([*_ends(boxes[a], boxes[b])], (boxes[a], boxes[b])))
            piece = bits.lock(theme, way.unlocked, theme["corridor"])
            sheet.lay(piece, (x - piece.image.width // 2, y - LINE // 2))
    return sheet


def _exits(look: Look, plate: Plate, ways: Mapping[str, Way]) -> None:
    """Where a section leads outside its wing; that an airlock leads outside, its sign says."""
    lines, theme = plate.lines, look.theme
    lines.space(6)
    for key, way in ways.items():
        if key == OUTER_SPACE:
            continue
        whole = name(key, look.language)
        text = whole if width(whole, NAME, "semibold") + 64 <= lines.wide else short(key, look.language)
        words = broken(text, lines.wide - 64, NAME, "semibold")
        pieces = [written(theme, word, plate.fill, weight="semibold") for word in words]
        lines.add([bits.turn(theme, way, plate.fill), *pieces])


def _ends(one: Box, other: Box) -> tuple[Point, Point]:
    """From middle to middle; a wide section is met where its neighbour stands."""
    (x, y), (far_x, far_y) = middle(one), middle(other)
    wide = (one[2] - one[0]) - (other[2] - other[0])
    return (far_x if wide > 0 else x, y), (x if wide < 0 else far_x, far_y)


def _road(pen: ImageDraw.ImageDraw, theme: Theme, start: Point, end: Point, way: Way) -> None:
    """A corridor, or a vent in dashes."""
    colour = plain(theme, theme["vent" if way.vent else "corridor"])
    if not way.vent:
        pen.line([start, end], colour, 16)
        return
    steps = round(dist(start, end) / 20)
    for step in range(steps):
        dash = [
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for share in (step / steps, (step + 0.55) / steps)
        ]
        pen.line(dash, colour, 10)
