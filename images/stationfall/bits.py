"""What a close-up is put together from: small pieces on one plain colour, each drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from game.stationfall.view import Need
from images.kit.canvas import Canvas, Piece, coin
from images.kit.fonts import width
from images.kit.themes import Colour, Theme, blend, on
from images.kit.tiles import LINE
from images.stationfall.cell import draw_need
from images.stationfall.closeup import Way
from images.stationfall.icons import icon
from images.stationfall.panels.legend import draw_lock
from images.stationfall.pieces import Thing, draw_player, draw_thing
from images.stationfall.portraits import portrait
from images.stationfall.tags import Tag
from images.stationfall.words import letter

TITLE, NAME = 44, 38
"""The two sizes of type: a section's name, and everything else."""
LETTER = 34
"""A letter in a ring."""
FLOOR = 14
"""Height of the pattern at the foot of a card."""


@lru_cache(maxsize=400)
def sign(theme: Theme, key: str, ground: Colour, side: int = 46, ink: Colour | None = None) -> Piece:
    canvas = Canvas(theme, (side, LINE), ground)
    ink = ink or on(ground)
    canvas.centre(icon(key, side, ink, ground, theme["fire_core"]), (side / 2, LINE / 2))
    return canvas.piece()


@lru_cache(maxsize=200)
def number(theme: Theme, number: int, ground: Colour) -> Piece:
    """As on the button that leads there."""
    wide = 52 if number < 10 else 68
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 1, wide, LINE - 1), theme["number"], theme["number_ink"], 4, 26)
    box = (4, 0, wide - 4, LINE)
    canvas.text(box, str(number), 40, theme["number_ink"], align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=400)
def pill(theme: Theme, symbol: str, text: str, fill: Colour, ground: Colour) -> Piece:
    """A sign with its word, on a colour of its own."""
    ink = on(fill)
    start = 50 if symbol else 12
    wide = start + round(width(text, NAME, "semibold")) + 16
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 3, wide, LINE - 3), fill, None if fill == ground else ink, 2, 14)
    if symbol:
        canvas.centre(icon(symbol, 34, ink, fill, ink), (28, LINE / 2))
    canvas.text((start, 0, wide - 8, LINE), text, NAME, ink, least=NAME, weight="semibold")
    return canvas.piece()


@lru_cache(maxsize=600)
def pawn(theme: Theme, tag: Tag, ground: Colour) -> Piece:
    """A face in a frame; of those who are Down, lying, with a sign."""
    canvas = Canvas(theme, (56, LINE), ground)
    frame = theme["change"] if tag.changed else theme["down_edge"] if tag.down else on(ground)
    canvas.panel((0, 0, 56, LINE), frame, None, 0, 13)
    canvas.centre(portrait(theme, tag.key, 46, tag.label, lying=tag.down), (28, LINE / 2))
    if tag.down:
        canvas.panel((14, 36, 53, LINE - 3), theme["down"], None, 0, 7)
        canvas.centre(icon("lying", 32, theme["down_edge"], theme["down"]), (34, 41))
    return canvas.piece()


@lru_cache(maxsize=200)
def player(theme: Theme, colour: int, ground: Colour) -> Piece:
    canvas = Canvas(theme, (52, LINE), ground)
    draw_player(canvas, colour, (26, LINE // 2), 52)
    return canvas.piece()


@lru_cache(maxsize=400)
def cubes(theme: Theme, colour: int, count: int, leads: bool, ground: Colour) -> Piece:
    """A player's cubes; those of whoever has the say are framed."""
    fill = theme.seat(colour)
    text = f"{letter(colour)}{count}" if count > 1 else letter(colour)
    wide = round(width(text, NAME, "black")) + 20
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 4, wide, LINE - 4), fill, on(ground) if leads else fill, 5 if leads else 1, 9)
    canvas.text((4, 0, wide - 4, LINE), text, NAME, on(fill), align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=400)
def thing(theme: Theme, key: str, changed: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (48, LINE), ground)
    draw_thing(canvas, Thing(key, changed=changed), (0, 3, 48, 51))
    return canvas.piece()


@lru_cache(maxsize=200)
def disc(theme: Theme, colour: int, ground: Colour) -> Piece:
    """An activation disc: a ring with the player's letter."""
    canvas = Canvas(theme, (52, LINE), ground)
    canvas.centre(coin(theme, 52, theme.seat(colour), theme["ink"]), (26, LINE / 2))
    canvas.centre(coin(theme, 36, ground, on(theme.seat(colour))), (26, LINE / 2))
    box = (4, 0, 48, LINE)
    canvas.text(box, letter(colour), LETTER, on(ground), align="centre", weight="black", least=LETTER)
    return canvas.piece()


@lru_cache(maxsize=200)
def bribe(theme: Theme, owner: int, ground: Colour) -> Piece:
    """A Bribe, and whose it is; the grey ones are nobody's."""
    fill = theme.seat(owner) if owner >= 0 else theme["soft"]
    canvas = Canvas(theme, (92 if owner >= 0 else 58, LINE), ground)
    wide = canvas.size[0]
    canvas.panel((0, 2, wide, 52), fill, on(ground), 2, 9)
    canvas.centre(icon("bribe", 42, on(fill), fill), (29, LINE / 2))
    if owner >= 0:
        box = (50, 0, 88, LINE)
        canvas.text(box, letter(owner), NAME, on(fill), align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=20)
def kompromat(theme: Theme, used: bool, ground: Colour) -> Piece:
    """Used, or out of the game."""
    canvas = Canvas(theme, (76, LINE), ground)
    draw_thing(canvas, Thing("kompromat"), (0, 3, 48, 51))
    mark = icon("check" if used else "cross", 34, theme["good" if used else "bad"], ground)
    canvas.centre(mark, (57, 36))
    return canvas.piece()


@lru_cache(maxsize=200)
def marker(theme: Theme, key: str, colour: int, changed: bool, ground: Colour) -> Piece:
    """A player's time marker."""
    fill = theme["damage"] if colour < 0 else theme.seat(colour)
    canvas = Canvas(theme, (92, LINE), ground)
    canvas.panel((0, 2, 92, 52), fill, theme["change"] if changed else on(ground), 4 if changed else 2, 9)
    canvas.centre(icon(key, 42, on(fill), fill, on(fill)), (30, LINE / 2))
    canvas.text((50, 0, 88, LINE), letter(colour), NAME, on(fill), align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=80)
def need(theme: Theme, key: str, met: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (54, LINE), ground)
    draw_need(canvas, Need(key, met), (0, 4), 46)
    return canvas.piece()


@lru_cache(maxsize=60)
def lock(theme: Theme, opened: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (54, LINE), ground)
    draw_lock(canvas, (27, LINE // 2), 52, opened=opened)
    return canvas.piece()


@lru_cache(maxsize=80)
def turn(theme: Theme, way: Way, ground: Colour) -> Piece:
    """A bend of the way, with its lock."""
    if way.locked or way.unlocked:
        return lock(theme, way.unlocked, ground)
    canvas = Canvas(theme, (52, LINE), ground)
    ink = theme["vent"] if way.vent else theme["corridor"]
    brush = canvas.smooth((0, 0, 52, LINE))
    if way.vent:
        for line in (((16, 4), (16, 16)), ((16, 24), (16, 36)), ((26, 36), (36, 36))):
            brush.line(line, ink, 7)
    else:
        brush.line(((16, 2), (16, 36), (36, 36)), ink, 9)
    brush.polygon(((34, 22), (51, 36), (34, 50)), ink)
    brush.done()
    return canvas.piece()


@lru_cache(maxsize=120)
def ground(theme: Theme, kind: str, wide: int, fill: Colour) -> Piece:
    """Gravity, weightlessness, pods and darkness by their pattern too."""
    canvas = Canvas(theme, (wide, FLOOR), fill)
    ink = blend(fill, on(fill), 0.45)
    brush = canvas.smooth((0, 0, wide, FLOOR))
    if kind == "grav":
        brush.line(((0, FLOOR / 2), (wide, FLOOR / 2)), ink, 5)
    elif kind == "dark":
        for x in range(0, wide, 18):
            brush.line(((x, FLOOR), (x + FLOOR, 0)), ink, 6)
    elif kind == "zero":
        for x in range(8, wide, 24):
            brush.disc((x, FLOOR / 2), 5, ink)
    else:
        points = [(x, FLOOR / 2 + 5 * sin(x / 12 * pi)) for x in range(0, wide, 3)]
        brush.line(points, ink, 5)
    brush.done()
    return canvas.piece()
