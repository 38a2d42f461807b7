"""The four resources: what is there, what this round brings and takes, and what the next one will take."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from game.perigee.preview import STOCK, Outlook, outlook, rounds
from game.perigee.view import RESOURCES, View
from game.text.figures import figure
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.themes import Colour, Theme
from images.perigee.bits import EDGE, LEAST, WIDE, least
from images.perigee.symbols import icon
from images.perigee.words import name, words

SIDE, HIGH = (WIDE - 3 * EDGE) // 2, 172
BAR = 30
"""Height of the bar: one part for each that can be stored."""


def signed(number: int) -> str:
    return figure(number, "+")


def sum_of(it: Outlook) -> str:
    """`5 +3 −4 = 4`: what is there, is made, is used, and is left."""
    parts = [figure(it.stock)]
    if it.made:
        parts.append(signed(it.made))
    if it.use:
        parts.append(signed(-it.use))
    return " ".join(parts) + (f" = {figure(it.left)}" if len(parts) > 1 else "")


def outlooks(view: View) -> list[Outlook]:
    """Each resource; after the last round nothing more is used."""
    last = bool(view.ending) or view.round >= rounds()
    return [replace(it, after=it.left) if last else it for it in outlook(view)]


def then(it: Outlook, language: str) -> str:
    """`next −4 = 0`; empty: there is no next round."""
    if it.after == it.left:
        return ""
    return words("gauge-next", language, use=signed(it.after - it.left), after=figure(it.after))


@lru_cache(maxsize=2_000)
def gauge(theme: Theme, it: Outlook, language: str) -> Piece:
    key = RESOURCES[it.resource]
    ground = theme["panel"]
    canvas = Canvas(theme, (SIDE, HIGH), theme["space"])
    short = it.left < 0
    canvas.panel((0, 0, SIDE, HIGH), ground, theme["bad" if short else "panel_edge"], 5 if short else 3, 16)
    canvas.centre(icon(key, 46, theme[key], ground), (42, 36))
    text = name(key, language)
    size = max(40, least(text))
    canvas.text((76, 8, SIDE - 130, 64), text, size, theme["ink"], least=least(text))
    box = (SIDE - 130, 6, SIDE - 18, 64)
    canvas.text(box, figure(it.stock), 58, theme["ink"], align="right", weight="black", least=LEAST)
    if short:
        canvas.centre(icon("disaster", 44, theme["bad"], ground), (SIDE - 110, 36))
    bar(canvas, it, key, ground, 74)
    _say(canvas, (18, 112, 262, 166), sum_of(it), "left", "bad" if short else "ink")
    if it.after != it.left:
        _say(
            canvas, (262, 112, SIDE - 18, 166), then(it, language), "right", "bad" if it.after < 0 else "soft"
        )
    return canvas.piece()


def _say(canvas: Canvas, box: tuple[int, int, int, int], text: str, align: str, use: str) -> None:
    canvas.text(box, text, max(36, least(text)), canvas.theme[use], align=align, least=least(text))


def bar(
    canvas: Canvas,
    it: Outlook,
    key: str,
    ground: Colour,
    top: int,
    start: int = 18,
    end: int = SIDE - 18,
) -> None:
    """Full: left after this round. With a notch: the next round will use it. Striped: used up now."""
    theme = canvas.theme
    each = (end - start) / STOCK
    total = min(STOCK, it.stock + it.made)
    for place in range(STOCK):
        left, right = round(start + place * each), round(start + (place + 1) * each) - 4
        box = (left, top, right, top + BAR)
        if place >= max(total, 0):
            canvas.box(box, theme["field"])
        elif place >= max(it.left, 0):
            canvas.box(box, theme["field"])
            for y in range(top, top + BAR, 10):
                canvas.box((left, y, right, y + 5), theme[key])
        else:
            canvas.box(box, theme[key])
            if place >= max(it.after, 0):
                canvas.box(
                    (left + (right - left) // 4 + 1, top + 9, right - (right - left) // 4 - 1, top + BAR - 9),
                    ground,
                )


def draw_gauges(sheet: Sheet, view: View, language: str, top: int) -> int:
    """Two by two; gives where they end."""
    for place, it in enumerate(outlooks(view)):
        at = (EDGE + place % 2 * (SIDE + EDGE), top + place // 2 * (HIGH + EDGE))
        sheet.lay(gauge(sheet.theme, it, language), at)
    return top + 2 * (HIGH + EDGE)
