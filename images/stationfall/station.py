"""The board: the station with everything on it, and what stands around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, dist, hypot, pi, sin

from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Piece, Point, Sheet
from images.kit.themes import Theme
from images.stationfall.backdrop import Roads, backdrop, roads
from images.stationfall.cell import draw_cell, fit, title_size
from images.stationfall.layout import MARGIN, layout, middle
from images.stationfall.panels.header import draw_header, header
from images.stationfall.panels.legend import draw_crowd, draw_legend, draw_lock, halves, present, room
from images.stationfall.panels.outside import away, draw_away, draw_offsites, draw_space, space_fit
from images.stationfall.panels.players import lay_players, rows
from images.stationfall.scene import (
    MESOSPHERE,
    OUTER_SPACE,
    Content,
    Move,
    contents,
    gathered,
    moves,
    things_of,
)
from images.stationfall.tags import Tag
from images.stationfall.words import name, words


def draw_station(
    view: View,
    theme: Theme,
    language: str,
    since: View | None = None,
    names: Mapping[int, str] | None = None,
) -> Sheet:
    """Everything in layers: background, sections, locks, panels, and at last what moved."""
    plan = roads(view)
    sheet = Sheet(theme, backdrop(theme, plan))
    where = plan.where
    found = contents(view, language, since)
    crowds = []
    size = title_size((found[key], box) for key, box in where.items())
    for key, box in where.items():
        content = found[key]
        sheet.lay(section(theme, plan, content, box, size), (box[0] - MARGIN, box[1] - MARGIN))
        if content.tags and not content.away:
            left_out = fit(content, box).left_out
            if left_out:
                crowds.append((words("also-in", language, section=name(key, language)), left_out))
    before = {(a, b) for a, b, locked in since.corridors if locked} if since is not None else set()
    for a, b, locked in view.corridors:
        if (a, b) in plan.doors and (locked or (a, b) in before):
            x, y = plan.doors[a, b]
            spot = (round(x) - 16, round(y) - 16, round(x) + 16, round(y) + 16)
            canvas = sheet.open(spot)
            draw_lock(canvas, (16, 16), 30, opened=not locked)
            sheet.close(canvas, spot[:2])
    outside = space_fit(found[OUTER_SPACE]).left_out if OUTER_SPACE in found else ()
    if outside:
        crowds.append((words("also-in", language, section=name(OUTER_SPACE, language)), outside))
    _around(sheet, view, theme, language, found, since)
    lay_players(sheet, rows(view, language, names), words("players", language))
    _corner(sheet, view, language, tuple(crowds), present(view, found.values(), since), since)
    if since is not None:
        _arrows(sheet, theme, moves(view, since), where)
    return sheet


def _around(
    sheet: Sheet, view: View, theme: Theme, language: str, found: dict[str, Content], since: View | None
) -> None:
    plan = layout()
    sheet.lay(draw_header(theme, header(view, language, since)), plan.header[:2])
    if OUTER_SPACE in found:
        sheet.lay(draw_space(theme, found[OUTER_SPACE]), plan.space[:2])
    sites = tuple((key, name(key, language), data) for key, data in view.offsites.items())
    sheet.lay(draw_offsites(theme, sites, words("nothing-yet", language)), plan.offsites[:2])


def _corner(
    sheet: Sheet,
    view: View,
    language: str,
    crowds: tuple[tuple[str, tuple[Tag, ...]], ...],
    signs: tuple[str, ...],
    since: View | None,
) -> None:
    """Who got away and who found no room, if anybody; else what more signs mean."""
    plan, theme = layout(), sheet.theme
    gone = gathered(view, language, since).get(MESOSPHERE, [])
    loose = {key: things_of(view, it) for key, it in view.sections.items() if it.away}
    left = away(view, gone, loose, language)
    parts = halves(plan.corner, max(bool(crowds) + bool(left.groups), 1))
    sizes = [(box[2] - box[0], box[3] - box[1]) for box in parts]
    if crowds:
        sheet.lay(draw_crowd(theme, sizes[0], crowds), parts[0][:2])
    if left.groups:
        sheet.lay(draw_away(theme, left, sizes[-1]), parts[-1][:2])
    legend = plan.legend
    first = room(legend)
    size = (legend[2] - legend[0], legend[3] - legend[1])
    sheet.lay(draw_legend(theme, language, size, signs[:first]), legend[:2])
    if not crowds and not left.groups:
        sheet.lay(draw_legend(theme, language, sizes[0], signs[first:]), parts[0][:2])


@lru_cache(maxsize=800)
def section(theme: Theme, plan: Roads, content: Content, box: Box, size: int) -> Piece:
    """A section with everything in it, on its piece of the background."""
    area = (box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN)
    canvas = Canvas(theme, (0, 0), backdrop(theme, plan).image.crop(area))
    inside = (MARGIN, MARGIN, area[2] - area[0] - MARGIN, area[3] - area[1] - MARGIN)
    draw_cell(canvas, content, inside, title=size)
    return canvas.piece()


# ---------------------------------------------------------------------- what moved

ARROW = 0.82
"""How much an arrow covers of what it crosses."""
FEW, THICK, THIN = 10, 6, 3
"""When many moved, the arrows are thin."""


def _arrows(sheet: Sheet, theme: Theme, moved: Sequence[Move], where: dict[str, Box]) -> None:
    """The longest first, so that no short one lies under it; each where it crosses least."""
    plan = layout()
    places = {**where, OUTER_SPACE: plan.space, MESOSPHERE: plan.corner}
    ends = [
        (places[move.start], places[move.end], len(move.pawns))
        for move in moved
        if move.start in places and move.end in places
    ]
    ends.sort(key=lambda it: -dist(middle(it[0]), middle(it[1])))
    names = [label.ink for label in sheet.labels]
    drawn: list[Point] = []
    for start, end, pawns in ends:
        points = _way(start, end, names, drawn)
        drawn += points
        width = min((THICK if len(moved) <= FEW else THIN) + 2 * pawns, 12)
        _arrow(sheet, theme, points, width)


def _way(start: Box, end: Box, names: Sequence[Box], drawn: Sequence[Point]) -> list[Point]:
    """Of all ways the one that hides least of names and of the arrows that are there."""
    ways = _ways(start, end)
    xs, ys = ([point[axis] for way in ways for point in way] for axis in (0, 1))
    left, top, right, bottom = min(xs) - 16, min(ys) - 16, max(xs) + 16, max(ys) + 16
    boxes = [
        (box[0] - 6, box[1] - 6, box[2] + 6, box[3] + 6)
        for box in names
        if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top
    ]
    near = [point for point in drawn if left < point[0] < right and top < point[1] < bottom]

    def hidden(way: list[Point]) -> int:
        on_names = sum(box[0] < x < box[2] and box[1] < y < box[3] for x, y in way for box in boxes)
        return on_names + 2 * sum(dist(point, other) < 16 for point in way for other in near)

    return min(ways, key=hidden)


def _ways(start: Box, end: Box) -> list[list[Point]]:
    """How an arrow may run, the most wished for first."""
    foot, tip = _foot(start, middle(end), 12), _foot(end, middle(start), 3)
    long = max(dist(foot, tip), 1.0)
    across = ((foot[1] - tip[1]) / long, (tip[0] - foot[0]) / long)
    found = []
    for bend in (1.0, -1.0, 2.0, -2.0):
        for aside in (0, 20, -20, 40, -40):
            x, y = foot[0] + across[0] * aside, foot[1] + across[1] * aside
            inside = (
                min(max(x, start[0] + 12), start[2] - 12),
                min(max(y, start[1] + 12), start[3] - 12),
            )
            found.append(_bow(inside, tip, bend))
    return found


def _arrow(sheet: Sheet, theme: Theme, points: Sequence[Point], width: int) -> None:
    """From where somebody was to where they are now."""
    plan = layout()
    left, top = (round(min(point[axis] for point in points)) - 24 for axis in (0, 1))
    right, bottom = (round(max(point[axis] for point in points)) + 24 for axis in (0, 1))
    area = (max(left, 0), max(top, 0), min(right, plan.size[0]), min(bottom, plan.size[1]))
    canvas = sheet.open(area)
    local = [(x - area[0], y - area[1]) for x, y in points]
    brush = canvas.smooth((0, 0, *canvas.size))
    shaft = [point for point in local if dist(point, local[-1]) > width * 1.3] or local[:1]
    for colour, extra in ((theme["change_ink"], 5), (theme["change"], 0)):
        brush.line(shaft, colour, width + extra)
        brush.polygon(_head(local, width * 2 + extra), colour)
        brush.disc(local[0], width * 0.8 + extra / 2, colour)
    brush.done(ARROW)
    # Arrows lie over everything, and what they cross can still be read through them.
    sheet.close(canvas, area[:2])


def _foot(box: Box, towards: Point, inset: int) -> Point:
    """A point just inside a box, near the side that looks that way."""
    x, y = middle(box)
    reach_x, reach_y = (box[2] - box[0]) / 2 - inset, (box[3] - box[1]) / 2 - inset
    dx, dy = towards[0] - x, towards[1] - y
    if not dx and not dy:
        return (x, y)
    share = min(reach_x / abs(dx) if dx else 9e9, reach_y / abs(dy) if dy else 9e9, 1.0)
    return (x + dx * share, y + dy * share)


def _bow(start: Point, end: Point, turn: float) -> list[Point]:
    """A gently bent line, so that it does not hide the corridor it follows."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max(hypot(dx, dy), 1.0)
    bend = min(long * 0.16, 46) * turn
    control = ((start[0] + end[0]) / 2 - dy / long * bend, (start[1] + end[1]) / 2 + dx / long * bend)
    points = []
    for step in range(25):
        t = step / 24
        points.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * control[0] + t * t * end[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * control[1] + t * t * end[1],
            )
        )
    return points


def _head(points: list[Point], size: float) -> list[Point]:
    tip = points[-1]
    before = next((point for point in reversed(points) if dist(point, tip) > size), points[0])
    angle = atan2(tip[1] - before[1], tip[0] - before[0])
    return [
        (tip[0] + size * 0.4 * cos(angle), tip[1] + size * 0.4 * sin(angle)),
        (tip[0] + size * cos(angle + pi * 0.8), tip[1] + size * sin(angle + pi * 0.8)),
        (tip[0] + size * cos(angle - pi * 0.8), tip[1] + size * sin(angle - pi * 0.8)),
    ]
