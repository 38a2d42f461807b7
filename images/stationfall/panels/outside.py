"""Outer Space, who got away, and what the Offsites were sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Piece
from images.kit.panel import panel
from images.kit.themes import Theme
from images.stationfall.arrange import PANEL, Fit, Level, arrange, draw_fit
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.scene import MESOSPHERE, Content, place_of
from images.stationfall.tags import Tag
from images.stationfall.words import short, words


@lru_cache(maxsize=80)
def draw_space(theme: Theme, it: Content) -> Piece:
    """Outer Space: a section without walls, in a panel of its own."""
    box = layout().space
    canvas = panel(theme, box, "change" if it.changed else "panel_edge")
    wide = canvas.size[0]
    _stars(canvas)
    canvas.stamp(icon("asphyxiation", 24, theme["gas"], theme["panel"]), (10, 7))
    middle = round(wide * 0.55) if it.ship else wide - 10
    canvas.text((40, 4, middle, 36), it.title, 24, theme["ink"], least=14)
    draw_fit(canvas, space_fit(it))
    if it.ship:
        canvas.panel((middle + 4, 5, wide - 7, 36), theme["pod"], theme["pod_edge"], 2, 12)
        ink = theme["section_ink"]
        canvas.stamp(icon("rocket", 22, ink, theme["pod"], theme["fire"]), (middle + 9, 10))
        canvas.text((middle + 34, 5, wide - 10, 36), it.ship, 19, ink, least=12)
    return canvas.piece()


def space_fit(it: Content) -> Fit:
    box = layout().space
    area = (8, 41, box[2] - box[0] - 8, box[3] - box[1] - 5)
    return arrange(it.tags, it.things, area, PANEL)


def _stars(canvas: Canvas) -> None:
    theme, rng = canvas.theme, Random(4)
    for _ in range(24):
        at = (rng.randrange(8, canvas.size[0] - 12), rng.randrange(42, canvas.size[1] - 12))
        canvas.stamp(icon("disc", rng.choice((3, 4, 5)), theme["star"], theme["star"]), at)


class Group(msgspec.Struct, frozen=True):
    """One pod, or one other way off, and who left by it."""

    key: str
    title: str
    lost: bool
    tags: tuple[Tag, ...]
    things: tuple[Thing, ...]


class Away(msgspec.Struct, frozen=True):
    title: str
    groups: tuple[Group, ...]


def away(view: View, tags: Sequence[Tag], things: dict[str, tuple[Thing, ...]], language: str) -> Away:
    """Who got away, pod by pod."""
    by_key = {tag.key: tag for tag in tags}
    found: dict[str, list[Tag]] = {key: [] for key, it in view.sections.items() if it.away}
    for key, pawn in view.pawns.items():
        if key in by_key and place_of(view, pawn) == MESOSPHERE:
            found.setdefault(pawn.at, []).append(by_key[key])
    groups = tuple(
        Group(
            key,
            short(key, language),
            key in view.sections and view.sections[key].annihilated,
            tuple(found[key]),
            things.get(key, ()),
        )
        for key in found
    )
    return Away(words("escaped", language), groups)


@lru_cache(maxsize=80)
def draw_away(theme: Theme, it: Away, size: tuple[int, int]) -> Piece:
    wide, high = size
    canvas = panel(theme, (0, 0, wide, high), "good")
    canvas.stamp(icon("descent", 24, theme["good"], theme["panel"]), (10, 7))
    canvas.text((40, 4, wide - 10, 36), it.title, 24, theme["ink"], least=14)
    area = (8, 38, wide - 8, high - 6)
    for level in PANEL:
        plan = _stacked(it.groups, area, level)
        if plan is not None:
            for group, head, fit in plan:
                colour = theme["bad"] if group.lost else theme["good"]
                canvas.stamp(
                    icon("skull" if group.lost else "rocket", 18, colour, theme["panel"], colour),
                    (head[0] + 2, head[1] + 2),
                )
                canvas.text((head[0] + 25, *head[1:]), group.title, 18, colour, least=11, weight="semibold")
                draw_fit(canvas, fit)
            return canvas.piece()
    everybody = [tag for group in it.groups for tag in group.tags]
    draw_fit(canvas, arrange(everybody, (), area, PANEL))
    return canvas.piece()


def _stacked(groups: Sequence[Group], area: Box, level: Level) -> list[tuple[Group, Box, Fit]] | None:
    """The groups one below the other, if they fit at this size."""
    top = area[1]
    plan = []
    for group in groups:
        head = (area[0], top, area[2], top + 23)
        top += 27
        fit = arrange(group.tags, group.things, (area[0], top, area[2], 10_000), (level,))
        lowest = max((box[3] for _, box in (*fit.tags, *fit.things)), default=top)
        plan.append((group, head, fit))
        top = lowest + 7
    return plan if top <= area[3] + 7 else None


@lru_cache(maxsize=100)
def draw_offsites(theme: Theme, sites: tuple[tuple[str, str, tuple[str, ...]], ...], title: str) -> Piece:
    """What the News and the Authorities know."""
    box = layout().offsites
    canvas = panel(theme, box)
    wide, high = canvas.size
    each = (high - 8) // max(len(sites), 1)
    for place, (key, label, data) in enumerate(sites):
        top = 4 + place * each
        canvas.stamp(icon(key, 28, theme["soft"], theme["panel"]), (10, top + (each - 28) // 2))
        canvas.text((46, top, wide - 8, top + 24), label, 18, theme["ink"], least=12)
        x = 46
        for item in data[:5]:
            draw_thing(canvas, Thing(item), (x, top + 22, x + 26, top + 48))
            x += 30
        if not data:
            box = (x, top + 22, wide - 8, top + 44)
            canvas.text(box, title, 17, theme["soft"], least=11, weight="semibold")
    return canvas.piece()
