"""The board as a picture: the map in a window, and around it what everybody has.

A picture is a copy of the floors, with small finished pieces laid on it; nothing is drawn in full colours
unless it has not been drawn before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.stationx.view import Deed, UnitView, View
from images.kit.callings import Callings
from images.kit.canvas import Sheet
from images.kit.themes import Theme
from images.kit.tiles import blank
from images.stationx.boxes import COLUMN, EDGE, PlayerBox, foot, heading, lay, when
from images.stationx.deeds import came, draw_signs, draw_ways, lately, signed, under
from images.stationx.figures import LARGE, Look, breath, figure, gate, lamps, lane
from images.stationx.floor import floors, plan
from images.stationx.window import WIDE, Window, cells


def draw_board(
    view: View,
    window: Window,
    theme: Theme,
    language: str,
    called: Callings,
    since: View | None = None,
    *,
    boxes: Iterable[int | None] = (),
    title: str = "",
) -> Sheet:
    """A part of the board, under a title of its own or the round; and below it the boxes of these seats."""
    wanted = [seat for seat in view.order if seat in set(boxes)]
    head = heading(theme, title or when(view, language))
    tail = foot(theme, view, language) if wanted and view.phase != "build" else None
    sides = {side.seat: side for side in view.sides}
    wide = COLUMN if len(wanted) > 1 else WIDE - 2 * EDGE
    shown = [PlayerBox(theme, view, sides[seat], called, wide) for seat in wanted]
    pairs = [shown[place : place + 2] for place in range(0, len(shown), 2)]
    start = EDGE + head.high + 4
    below = start + window.high + EDGE
    rows = [max(box.high for box in pair) for pair in pairs]
    high = below + sum(row + EDGE for row in rows) + (tail.high + EDGE if tail else 0)
    sheet = blank(theme, WIDE, high)
    lay(sheet, head, (EDGE, EDGE))
    draw_map(sheet, view, window, (0, start), since)
    y = below
    for pair, row in zip(pairs, rows, strict=True):
        for place, box in enumerate(pair):
            box.lay(sheet, (EDGE + place * (COLUMN + EDGE), y), row)
        y += row + EDGE
    if tail:
        lay(sheet, tail, (EDGE, y))
    return sheet


def draw_map(sheet: Sheet, view: View, window: Window, at: tuple[int, int], since: View | None) -> None:
    theme, side = sheet.theme, window.side
    holders = {it.home: it.holder for it in view.teleporters}
    sheet.lay(floors(theme, plan(view.rooms, holders), window), at)
    for it in view.teleporters:
        if window.holds(it.cell):
            x, y = window.at(it.cell)
            sheet.put(gate(theme, it.holder, side), (at[0] + x, at[1] + y))
    deeds = lately(view, since)
    draw_ways(sheet, window, deeds, at)
    for room in view.rooms:
        if view.phase != "build" and window.holds(room.cell):
            x, y = window.at(room.cell)
            sheet.put(lamps(theme, room.capacity, room.living, side), (at[0] + x + 4, at[1] + y + 3))
    _breaths(sheet, view, window, deeds, at)
    new = came(deeds)
    for unit in view.figures:
        if window.holds(unit.cell):
            x, y = window.at(unit.cell)
            sprite = figure(theme, look(view, unit, unit.key in new, side), side)
            sheet.put(sprite, (at[0] + x + 1, at[1] + y + lane(side)))
    draw_signs(sheet, window, deeds, {unit.cell for unit in view.figures}, at)


def _breaths(sheet: Sheet, view: View, window: Window, deeds: Sequence[Deed], at: tuple[int, int]) -> None:
    """In each room, on a cell with nothing else to see, how many more it can bear. Where every cell is taken,
    nobody can come in anyway."""
    if view.phase == "build":
        return
    taken = {unit.cell for unit in view.figures} | {it.cell for it in view.teleporters} | signed(deeds)
    crossed = under(deeds)
    for room in view.rooms:
        free = [cell for cell in cells(room) if window.holds(cell) and cell not in taken]
        if free:
            x, y = window.at(min(free, key=lambda cell: cell in crossed))
            sprite = breath(sheet.theme, room.capacity - sum(room.living), window.side)
            sheet.put(sprite, (at[0] + x + 1, at[1] + y + lane(window.side)))


def look(view: View, unit: UnitView, changed: bool, side: int) -> Look:
    """What of a figure is to be seen at this size."""
    if side < LARGE:
        return Look(unit.kind, unit.number, unit.seat, unit.spent, changed)
    return Look(
        unit.kind,
        unit.number,
        unit.seat,
        unit.spent,
        changed,
        unit.moved or unit.jumped,
        unit.attacked or unit.jumped,
        unit.attack,
    )
