"""The cover of a campaign: its name, what was played, who played, and the portraits of those they won as."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.api import speaks
from images.api import Picture, Portrayed
from images.kit.alt import shortened
from images.kit.canvas import Canvas, Sheet
from images.kit.fonts import wrapped, writable
from images.kit.themes import Theme, blend, chosen
from images.standings import themes

WIDE = 1080
"""Three times the width of a phone."""
MARGIN, TITLE, TYPE, LEAST = 60, 92, 40, 34
ACROSS, TILE, GAP = 5, 168, 30
MOST = 10
"""Portraits on a cover."""
RAYS = 9

Face = tuple[Any, str]
"""Of which gallery, and by which key."""


def cover(
    name: str, below: Sequence[str], people: Sequence[str], faces: Sequence[Face], *, theme: str = ""
) -> Picture:
    """The cover. `below`: what was played; `people`: who played, and how they stand."""
    sheet = draw(name, below, people, faces, chosen(themes(), theme))
    return Picture(sheet.png(), shortened([f"{name}.", *(f"{line}." for line in (*below, *people))]))


def known(faces: Sequence[Face]) -> list[Face]:
    """Those that there are portraits of, each once."""
    drawn = [face for face in faces if speaks(face[0], Portrayed) and face[0].portrait(face[1], TILE)]
    return [face for place, face in enumerate(drawn) if face[1] not in [it[1] for it in drawn[:place]]][:MOST]


def draw(
    name: str, below: Sequence[str], people: Sequence[str], faces: Sequence[Face], theme: Theme
) -> Sheet:
    """The same, not yet a file."""
    room = WIDE - 2 * MARGIN
    title = wrapped(writable(name), room, TITLE, "black")
    lines = [line for text in below for line in wrapped(writable(text), room, TYPE, "semibold")]
    names = [line for text in people for line in wrapped(writable(text), room, TYPE, "semibold")]
    shown = known(faces)
    rows = -(-len(shown) // ACROSS)
    head = 2 * MARGIN + 112 * len(title) + 56 * len(lines)
    canvas = Canvas(theme, (WIDE, head + rows * (TILE + GAP) + 56 * len(names) + 2 * MARGIN), theme["space"])
    _rays(canvas, head)
    top = MARGIN
    for line in title:
        box = (MARGIN, top, WIDE - MARGIN, top + 112)
        canvas.text(box, line, TITLE, theme["ink"], least=LEAST, align="centre", weight="black")
        top += 112
    top = _written(canvas, lines, top, "soft") + MARGIN
    for start in range(0, len(shown), ACROSS):
        row = shown[start : start + ACROSS]
        left = (WIDE - len(row) * (TILE + GAP) + GAP) // 2
        for place, (gallery, key) in enumerate(row):
            face = gallery.portrait(key, TILE, theme=theme.name)
            canvas.stamp(face, (left + place * (TILE + GAP), top))
        top += TILE + GAP
    _written(canvas, names, top + MARGIN // 2, "ink")
    return Sheet(theme, canvas.piece())


def _written(canvas: Canvas, lines: Sequence[str], top: int, use: str) -> int:
    for line in lines:
        box = (MARGIN, top, WIDE - MARGIN, top + 56)
        canvas.text(box, line, TYPE, canvas.theme[use], least=LEAST, align="centre", weight="semibold")
        top += 56
    return top


def _rays(canvas: Canvas, low: int) -> None:
    """A light that rises below the title, faint enough to be written on."""
    theme, high = canvas.theme, canvas.size[1]
    faint = blend(theme["space"], theme["panel"], 0.6)
    brush = canvas.smooth((0, low, WIDE, high))
    for ray in range(RAYS):
        left = (ray - 1) * WIDE / (RAYS - 2)
        brush.polygon([(WIDE / 2, low), (left, high), (left + WIDE / (RAYS - 2) / 2, high)], faint)
    brush.done()
