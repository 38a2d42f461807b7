"""Finding room: pawns and things in rows, as large as the space allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from images.kit.canvas import Box, Canvas
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.tags import Tag, draw_tag, lines


class Level(msgspec.Struct, frozen=True):
    """One size at which pawns can be drawn."""

    wide: int
    high: int
    things: int
    """How many things take the place of one pawn."""


LEVELS = (
    Level(128, 31, 4), Level(76, 62, 3), Level(50, 48, 2), Level(50, 31, 2), Level(40, 31, 2),
    Level(40, 24, 2), Level(32, 20, 2),
)  # fmt: skip
"""On the board, the most wished for first; the narrower ones show portraits without names."""
PANEL = (
    Level(150, 31, 6), Level(56, 52, 2), Level(50, 31, 2), Level(46, 26, 2), Level(40, 24, 2),
    Level(32, 20, 2),
)  # fmt: skip
"""In the panels beside it."""

GAP = 3


class Fit(msgspec.Struct, frozen=True):
    """Which tags and things go where, and who found no room."""

    tags: tuple[tuple[Tag, Box], ...]
    things: tuple[tuple[Thing, Box], ...]
    left_out: tuple[Tag, ...] = ()
    more: Box | None = None
    """Where it says how many more there are."""


def arrange(tags: Sequence[Tag], things: Sequence[Thing], box: Box, levels: Sequence[Level] = LEVELS) -> Fit:
    """Pawns row by row, then things; of the sizes at which all have room, the clearest."""
    fits = [fit for level in levels if (fit := _arranged(tags, things, box, level)) is not None]
    if fits:
        return max(fits, key=_legible)
    level = levels[-1]
    columns, rows, _ = _grid(box, level)
    places = max(columns * rows, 1)
    for_things = min(ceil(len(things) / level.things), max(places // 3, 1))
    kept = max(places - for_things - 1, 0)
    shown = things[: for_things * level.things]
    fit = _arranged(tags[:kept], shown, box, level, skip=1)
    assert fit is not None
    more = _place(kept, box, level)
    return Fit(fit.tags, fit.things, tuple(tags[kept:]), more)


def _legible(fit: Fit) -> float:
    """How well the pawn that is worst off can be read; without pawns, the size of the smallest thing."""
    clear = [lines(tag, box[2] - box[0], box[3] - box[1]).clear for tag, box in fit.tags]
    return min(clear, default=0) or min((box[2] - box[0] for _, box in fit.things), default=0)


def _grid(box: Box, level: Level) -> tuple[int, int, int]:
    """Columns, rows, and the width of a place."""
    wide, high = level.wide, level.high
    columns = max(int((box[2] - box[0] + GAP) // (wide + GAP)), 1)
    rows = max(int((box[3] - box[1] + GAP) // (high + GAP)), 1)
    each = (box[2] - box[0] - GAP * (columns - 1)) // columns
    return columns, rows, min(each, round(wide * 1.4))


def _place(index: int, box: Box, level: Level) -> Box:
    columns, _, each = _grid(box, level)
    high = level.high
    left = box[0] + index % columns * (each + GAP)
    top = box[1] + index // columns * (high + GAP)
    return (left, top, left + each, top + high)


def _arranged(
    tags: Sequence[Tag], things: Sequence[Thing], box: Box, level: Level, skip: int = 0
) -> Fit | None:
    columns, rows, _each = _grid(box, level)
    if len(tags) + skip + ceil(len(things) / level.things) > columns * rows:
        return None
    placed = [(tag, _place(index, box, level)) for index, tag in enumerate(tags)]
    laid = []
    for index, thing in enumerate(things):
        place = _place(len(tags) + skip + index // level.things, box, level)
        share = (place[2] - place[0]) / level.things
        side = min(round(share) - 1, place[3] - place[1])
        step = min(share, side + 6)
        left = round(place[0] + index % level.things * step)
        laid.append((thing, (left, place[1], left + side, place[3])))
    return Fit(tuple(placed), tuple(laid))


def draw_fit(canvas: Canvas, fit: Fit) -> None:
    """Everything in its place; things first, so that badges of pawns lie on top."""
    for thing, box in fit.things:
        draw_thing(canvas, thing, box)
    for tag, box in fit.tags:
        draw_tag(canvas, tag, box)
    if fit.more is not None and fit.left_out:
        theme = canvas.theme
        canvas.panel(fit.more, theme["ink"], theme["space"], 2, 8)
        canvas.text(
            fit.more, f"+{len(fit.left_out)}", round((fit.more[3] - fit.more[1]) * 0.75), theme["space"],
            align="centre", weight="black",
        )  # fmt: skip
