"""Posters: one moment, large, with light behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin

import msgspec
from PIL import Image

from images.kit.canvas import Canvas, Sheet
from images.kit.fonts import broken, width
from images.kit.strip import LEAST, WIDE, Style
from images.kit.themes import Colour, Theme, blend

EDGE = 40
STAGE = 640
"""Height of what is shown, with the light behind it."""
SHOWN = 460
RAYS = 18
TALL, KICK, SAID = 92, 44, 40
"""Sizes of the title, of what stands above it, and of what stands below it."""
TILE, COLUMNS = 152, 6
PLAYER, COIN, CALLED = 70, 76, 46
"""Height of a line with a player, room for the marker, size of the name."""


class Poster(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture of a moment shows."""

    kicker: str
    title: str
    lines: tuple[str, ...] = ()
    face: str = ""
    """Whose portrait it shows large; otherwise its symbol."""
    symbol: str = ""
    light: str = "change"
    """The colour behind it, by its use."""
    colour: int = -1
    """Or a player's."""
    crowd: tuple[str, ...] = ()
    """Whose portraits stand below, small."""
    players: tuple[int, ...] = ()
    """Colours whose players are named."""

    def said(self, named: Sequence[str]) -> list[str]:
        """The same in words, with these players named."""
        return [*filter(None, [self.kicker, self.title, *self.lines]), *named]


def draw_poster(
    shown: Poster, named: Sequence[str], crowd: Sequence[str], theme: Theme, style: Style
) -> Sheet:
    """The picture, with these names of its players and of its crowd."""
    room = WIDE - 2 * EDGE
    tall = _size(shown.title, room)
    title = broken(shown.title, room, tall, "black")
    each = round(tall * 1.15)
    kicker = broken(shown.kicker, room, KICK, "bold") if shown.kicker else []
    said = [line for text in shown.lines for line in broken(text, room, SAID, "semibold")]
    players = list(_players(shown.players, named))
    rows = -(-len(shown.crowd) // COLUMNS)
    high = EDGE + STAGE + len(kicker) * 58 + len(title) * each + 20 + len(said) * 52 + EDGE
    high += len(players) * PLAYER + (20 if named else 0) + rows * (TILE + 12)
    canvas = Canvas(theme, (WIDE, high), theme["space"])
    light = theme.seat(shown.colour) if shown.colour >= 0 else theme[shown.light]
    canvas.image.paste(_shine(theme, light))
    canvas.centre(_sprite(shown, theme, light, style), (WIDE / 2, EDGE + STAGE / 2 - 10))
    if shown.colour >= 0:
        style.player(canvas, shown.colour, (WIDE / 2 + SHOWN / 2, EDGE + STAGE / 2 + SHOWN / 2 - 30), 110)
    top = EDGE + STAGE
    for lines, size, step, use in (
        (kicker, KICK, 58, "soft"),
        (title, tall, each, "ink"),
        (said, SAID, 52, "ink"),
    ):
        for line in lines:
            canvas.text(
                (EDGE, top, WIDE - EDGE, top + step), line, size, theme[use], align="centre", least=LEAST,
                weight="black" if lines is title else "bold" if lines is kicker else "semibold",
            )  # fmt: skip
            top += step
        top += 20 if lines is title else 0
    for colour, who in players:
        _player(canvas, colour, who, top, style)
        top += PLAYER
    _crowd(canvas, list(zip(shown.crowd, crowd, strict=True)), top + (20 if named else 0), style)
    return Sheet(theme, canvas.piece())


def _size(title: str, room: int) -> int:
    """As large as the longest word allows."""
    longest = max(title.split() or [""], key=lambda word: width(word, TALL, "black"))
    return next((size for size in range(TALL, 48, -2) if width(longest, size, "black") <= room), 48)


@lru_cache(maxsize=32)
def _shine(theme: Theme, light: Colour) -> Image.Image:
    """Rays of the colour of whoever it is about, drawn once for each."""
    ground = theme["space"]
    near = blend(ground, light, 0.45)
    far = blend(ground, light, 0.2)
    canvas = Canvas(theme, (WIDE, EDGE + STAGE), ground)
    brush = canvas.smooth((0, 0, *canvas.size))
    middle = (WIDE / 2, EDGE + STAGE / 2 - 10)
    reach = WIDE
    for ray in range(RAYS):
        start = 2 * pi * ray / RAYS
        ends = [
            (middle[0] + reach * cos(angle), middle[1] + reach * sin(angle))
            for angle in (start, start + pi / RAYS)
        ]
        brush.polygon([middle, *ends], far)
    brush.disc(middle, SHOWN * 0.62, near)
    brush.done()
    return canvas.image


def _sprite(shown: Poster, theme: Theme, light: Colour, style: Style) -> Image.Image:
    if shown.face:
        return style.face(theme, shown.face, SHOWN, shown.title)
    return style.symbol(theme, shown.symbol, SHOWN, blend(theme["space"], light, 0.45))


def _players(colours: Sequence[int], named: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Lines with players: the colour at the beginning of each; negative where a long name goes on."""
    for colour, who in zip(colours, named, strict=True):
        room = WIDE - 2 * EDGE - COIN
        fits = width(who, CALLED, "black") <= room
        first, *rest = [who] if fits else broken(who, room, LEAST, "black")
        yield colour, first
        yield from ((-1, line) for line in rest)


def _player(canvas: Canvas, colour: int, who: str, top: int, style: Style) -> None:
    """A player's marker and name, together in the middle."""
    size = CALLED if width(who, CALLED, "black") <= WIDE - 2 * EDGE - COIN else LEAST
    long = round(width(who, size, "black")) + 4
    left = (WIDE - long - COIN) // 2
    if colour >= 0:
        style.player(canvas, colour, (left + 30, top + PLAYER / 2), 58)
    room = (left + COIN, top, left + COIN + long, top + PLAYER)
    canvas.text(room, who, size, canvas.theme["ink"], least=LEAST, weight="black")


def _crowd(canvas: Canvas, crowd: Sequence[tuple[str, str]], top: int, style: Style) -> None:
    for start in range(0, len(crowd), COLUMNS):
        line = crowd[start : start + COLUMNS]
        left = (WIDE - len(line) * (TILE + 12) + 12) // 2
        for place, (key, named) in enumerate(line):
            face = style.face(canvas.theme, key, TILE, named)
            canvas.stamp(face, (left + place * (TILE + 12), top))
        top += TILE + 12
