"""The close-up, upright and for a phone: a section and all within two steps, large enough to read."""

from __future__ import annotations

from PIL import ImageDraw

from game.stationfall.view import View
from images.kit.canvas import Box, Sheet
from images.kit.themes import Theme
from images.kit.tiles import LINE, blank, plain
from images.stationfall import bits
from images.stationfall.closeup import Spot, Way, acting, close_up, reach
from images.stationfall.plates import EDGE, WIDE, Look, Plate, lay_plate, minute, person, plate

GUTTER = 84
"""Between left and right: here runs the way to what lies farther out."""


def draw_focus(view: View, section: str, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """The section in the middle over the whole width; above and below it what lies there."""
    shown = close_up(view, section, language, since)
    look = Look(theme, language)
    top = minute(look, view)
    here = plate(look, shown.here, WIDE - 2 * EDGE, middle=True)
    above, below = (_half(look, half) for half in (shown.above, shown.below))
    start = EDGE + top.high + 10
    heart = start + _tall(above) + (JOIN if any(above) else 0)
    foot = heart + here.high + (JOIN if any(below) else 0)
    high = foot + _tall(below) + EDGE
    sheet = blank(theme, WIDE, high)
    for piece, x, y in top.laid:
        sheet.lay(piece, (EDGE + x, EDGE + y))
    _lay_half(sheet, above, heart - JOIN, up=True)
    _lay_half(sheet, below, foot, up=False)
    lay_plate(sheet, here, (EDGE, heart), WIDE - 2 * EDGE, middle=True)
    return sheet


def draw_reach(view: View, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """Who acts from outside the station's sections, and below it where they can go."""
    look = Look(theme, language)
    top = minute(look, view)
    fill = theme["space"]
    top.fresh()
    top.space(BETWEEN)
    top.add(person(look, acting(view, language), fill, WIDE - 2 * EDGE, middle=False))
    columns: tuple[list[Plate], list[Plate]] = ([], [])
    for spot in reach(view, language, since):
        # As they are read: to the right only what is no lower than what stands left.
        column = min(columns, key=lambda it: sum(card.high + BETWEEN for card in it))
        column.append(plate(look, spot, _column()))
    start = EDGE + top.high + BETWEEN
    sheet = blank(theme, WIDE, start + _tall(columns) + EDGE)
    for piece, x, y in top.laid:
        sheet.lay(piece, (EDGE + x, EDGE + y))
    for x, column in zip((EDGE, WIDE - EDGE - _column()), columns, strict=True):
        y = start
        for card in column:
            lay_plate(sheet, card, (x, y), _column())
            y += card.high + BETWEEN
    return sheet


JOIN = 64
"""Between the middle and what is next to it: room for a lock."""
BETWEEN = 18


Half = tuple[list[Plate], list[Plate]]


def _half(look: Look, half: tuple[tuple[Spot, ...], tuple[Spot, ...]]) -> Half:
    alone = len(half[0]) + len(half[1]) == 1
    wide = WIDE - 2 * EDGE if alone else _column()
    left, right = ([plate(look, spot, wide) for spot in column] for column in half)
    return left, right


def _column() -> int:
    return (WIDE - 2 * EDGE - GUTTER) // 2


def _tall(half: Half) -> int:
    return max(
        (sum(card.high + BETWEEN for card in column) - BETWEEN for column in half if column), default=0
    )


def _lay_half(sheet: Sheet, half: Half, edge: int, *, up: bool) -> None:
    """The cards of one half, each joined to the way that runs between the two columns."""
    cards = [card for column in half for card in column]
    if not cards:
        return
    theme = sheet.theme
    pen = ImageDraw.Draw(sheet.image)
    centre = WIDE // 2
    if len(cards) == 1:
        (card,) = cards
        top = edge - card.high if up else edge
        door = (centre, edge + JOIN // 2 if up else edge - JOIN // 2)
        _road(pen, theme, (centre, door[1] - JOIN // 2, centre, door[1] + JOIN // 2), card.spot.way)
        _door(sheet, card.spot.way, door)
        lay_plate(sheet, card, (EDGE, top), WIDE - 2 * EDGE)
        return
    placed: list[tuple[Plate, int, int]] = []
    for side, column in enumerate(half):
        y = edge
        for card in reversed(column) if up else column:
            top = y - card.high if up else y
            placed.append((card, EDGE if side == 0 else WIDE - EDGE - _column(), top))
            y = top - BETWEEN if up else top + card.high + BETWEEN
    doors = [top + (card.high - LINE // 2 - 20 if up else LINE // 2 + 10) for card, _, top in placed]
    ends = (min(doors), edge + JOIN) if up else (edge - JOIN, max(doors))
    _road(pen, theme, (centre, ends[0], centre, ends[1]), Way())
    for (card, x, _), y in zip(placed, doors, strict=True):
        side = centre - GUTTER // 2 if x < centre else centre + GUTTER // 2
        _road(pen, theme, (min(side, centre), y, max(side, centre), y), card.spot.way)
    for (card, x, top), y in zip(placed, doors, strict=True):
        side = centre - GUTTER // 2 if x < centre else centre + GUTTER // 2
        _door(sheet, card.spot.way, (side + (28 if x < centre else -28), y))
        lay_plate(sheet, card, (x, top), _column())


def _road(pen: ImageDraw.ImageDraw, theme: Theme, box: Box, way: Way) -> None:
    """A corridor, or a vent in dashes."""
    left, top, right, bottom = box
    colour = plain(theme, theme["vent"] if way.vent else theme["corridor"])
    reach = 5 if way.vent else 8
    if not way.vent:
        pen.rectangle((left - reach, top - reach, right + reach, bottom + reach), fill=colour)
        return
    for x in range(left, max(right, left + 1), 20):
        for y in range(top, max(bottom, top + 1), 20):
            end = (min(x + 11, right), y) if right > left else (x, min(y + 11, bottom))
            across, along = (0, reach) if right > left else (reach, 0)
            pen.rectangle((x - across, y - along, end[0] + across, end[1] + along), fill=colour)


def _door(sheet: Sheet, way: Way, at: tuple[int, int]) -> None:
    if way.locked or way.unlocked:
        piece = bits.lock(sheet.theme, way.unlocked, sheet.theme["corridor"])
        sheet.lay(piece, (at[0] - piece.image.width // 2, at[1] - LINE // 2))
