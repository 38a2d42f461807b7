"""Moments with a picture of their own, large: the deal, a reveal, a launch, what breaks out or blows up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin

import msgspec
from PIL import Image

from game.api import Message, Moment, Name
from game.stationfall.view import View
from images.kit.callings import Callings
from images.kit.canvas import Canvas, Sheet
from images.kit.fonts import broken, width
from images.kit.themes import Colour, Theme, blend, bright
from images.stationfall.icons import icon
from images.stationfall.pieces import draw_player
from images.stationfall.portraits import portrait
from images.stationfall.strip import LEAST, WIDE
from images.stationfall.tale import portrayed
from images.stationfall.words import dashed, name, say, words

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

    def alt(self, named: Sequence[str], language: str) -> str:
        """The same in words."""
        said = [self.kicker, self.title, *self.lines, *named]
        crowd = words("comma", language).join(name(key, language) for key in self.crowd)
        return "\n".join(filter(None, [*said, crowd]))


def poster(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    """What there is to be shown of a moment. None: nothing."""
    make = POSTERS.get(moment.kind)
    return None if make is None else make(view, moment, called, language)


def _deal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-deal", language, seats=view.seats),
        title=words("moment-deal-title", language),
        lines=(words("moment-deal-minutes", language, minute=view.minute),),
        symbol="descent",
        crowd=view.cast,
        players=view.order,
    )


def _reveal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    mine = [it for it in view.colours if it.seat == moment.seat]
    whose = next((it for it in mine if it.identity == moment.key), mine[0])
    guilt = () if whose.guilt == "innocent" else (say(Message(f"guilt-{whose.guilt}"), language),)
    return Poster(
        kicker=words("moment-reveal", language, name=called.titles[moment.seat]),
        title=name(moment.key, language),
        lines=guilt,
        face=moment.key,
        colour=whose.colour,
    )


def _launch(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    aboard = [pawn.key for pawn in view.pawns.values() if pawn.at == moment.key and not pawn.annihilated]
    return Poster(
        kicker=words("moment-launch", language),
        title=name(moment.key, language),
        lines=(
            words("moment-aboard", language, names=_names(aboard, language))
            if aboard
            else words("moment-empty", language),
        ),
        symbol="rocket",
        light="good",
        crowd=tuple(portrayed(view, key) for key in aboard),
    )


def _project(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    text = say(Message(f"project-{dashed(moment.key)}-text"), language)
    return Poster(
        kicker=words("moment-project", language),
        title=name(moment.key, language),
        lines=(text,),
        face=moment.key,
        light="monster",
    )


def _explosion(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    lost = [pawn.key for pawn in view.pawns.values() if pawn.annihilated and pawn.at == moment.key]
    return Poster(
        kicker=words("moment-explosion", language),
        title=name(moment.key, language),
        lines=(words("moment-lost", language, names=_names(lost, language)),) if lost else (),
        symbol="fireball",
        light="fire",
        crowd=tuple(portrayed(view, key) for key in lost),
    )


def _fall(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker="",
        title=words("moment-fall", language),
        lines=(say(Message(f"ended-{moment.key}"), language),),
        symbol="fireball",
        light="fire",
    )


def _names(pawns: Sequence[str], language: str) -> str:
    return words("comma", language).join(say(Name(key), language) for key in pawns)


POSTERS: dict[str, Callable[[View, Moment, Callings, str], Poster]] = {
    "deal": _deal,
    "reveal": _reveal,
    "launch": _launch,
    "project": _project,
    "explosion": _explosion,
    "fall": _fall,
}
"""By the kind of moment, as the rules call it."""


def draw(shown: Poster, view: View, called: Callings, theme: Theme, language: str) -> tuple[Sheet, list[str]]:
    """The picture, and the names in it."""
    room = WIDE - 2 * EDGE
    title = broken(shown.title, room, _size(shown.title, room), "black")
    each = round(_size(shown.title, room) * 1.15)
    kicker = broken(shown.kicker, room, KICK, "bold") if shown.kicker else []
    said = [line for text in shown.lines for line in broken(text, room, SAID, "semibold")]
    named = [called.titles[view.colours[colour].seat] for colour in shown.players]
    players = list(_players(shown.players, named))
    rows = -(-len(shown.crowd) // COLUMNS)
    high = EDGE + STAGE + len(kicker) * 58 + len(title) * each + 20 + len(said) * 52 + EDGE
    high += len(players) * PLAYER + (20 if named else 0) + rows * (TILE + 12)
    canvas = Canvas(theme, (WIDE, high), theme["space"])
    light = theme.seat(shown.colour) if shown.colour >= 0 else theme[shown.light]
    _shine(canvas, light)
    canvas.centre(_sprite(shown, theme, light), (WIDE / 2, EDGE + STAGE / 2 - 10))
    if shown.colour >= 0:
        draw_player(canvas, shown.colour, (WIDE / 2 + SHOWN / 2, EDGE + STAGE / 2 + SHOWN / 2 - 30), 110)
    top = EDGE + STAGE
    for lines, size, step, use in (
        (kicker, KICK, 58, "soft"),
        (title, TALL, each, "ink"),
        (said, SAID, 52, "ink"),
    ):
        for line in lines:
            canvas.text(
                (EDGE, top, WIDE - EDGE, top + step), line, size, theme[use], align="centre", least=LEAST,
                weight="black" if size == TALL else "bold" if size == KICK else "semibold",
            )  # fmt: skip
            top += step
        top += 20 if size == TALL else 0
    for colour, who in players:
        _player(canvas, colour, who, top)
        top += PLAYER
    _crowd(canvas, shown.crowd, top + (20 if named else 0), language)
    return Sheet(theme, canvas.piece()), named


def _size(title: str, room: int) -> int:
    """As large as the longest word allows."""
    longest = max(title.split() or [""], key=lambda word: width(word, TALL, "black"))
    return next((size for size in range(TALL, 48, -2) if width(longest, size, "black") <= room), 48)


def _shine(canvas: Canvas, light: Colour) -> None:
    """Rays of the colour of whoever it is about."""
    theme = canvas.theme
    ground = theme["space"]
    near = blend(ground, light, 0.45)
    far = blend(ground, light, 0.2)
    box = (0, 0, WIDE, EDGE + STAGE)
    brush = canvas.smooth(box)
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


def _sprite(shown: Poster, theme: Theme, light: Colour) -> Image.Image:
    if shown.face:
        return portrait(theme, shown.face, SHOWN, shown.title)
    ground = blend(theme["space"], light, 0.45)
    ink = theme["fire"] if shown.symbol == "fireball" else theme["ink"]
    if abs(bright(ink) - bright(ground)) < 0.2:
        ink = theme["ink"]
    return icon(shown.symbol, SHOWN, ink, ground, theme["fire_core"])


def _players(colours: Sequence[int], named: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Lines with players: the colour at the beginning of each; negative where a long name goes on."""
    for colour, who in zip(colours, named, strict=True):
        room = WIDE - 2 * EDGE - COIN
        fits = width(who, CALLED, "black") <= room
        first, *rest = [who] if fits else broken(who, room, LEAST, "black")
        yield colour, first
        yield from ((-1, line) for line in rest)


def _player(canvas: Canvas, colour: int, who: str, top: int) -> None:
    """A player's marker and name, together in the middle."""
    size = CALLED if width(who, CALLED, "black") <= WIDE - 2 * EDGE - COIN else LEAST
    long = round(width(who, size, "black")) + 4
    left = (WIDE - long - COIN) // 2
    if colour >= 0:
        draw_player(canvas, colour, (left + 30, top + PLAYER / 2), 58)
    room = (left + COIN, top, left + COIN + long, top + PLAYER)
    canvas.text(room, who, size, canvas.theme["ink"], least=LEAST, weight="black")


def _crowd(canvas: Canvas, crowd: Sequence[str], top: int, language: str) -> None:
    for start in range(0, len(crowd), COLUMNS):
        line = crowd[start : start + COLUMNS]
        left = (WIDE - len(line) * (TILE + 12) + 12) // 2
        for place, key in enumerate(line):
            face = portrait(canvas.theme, key, TILE, name(key, language))
            canvas.stamp(face, (left + place * (TILE + 12), top))
        top += TILE + 12
