"""The whole game as an animation, with its secrets open: turn by turn what moved and who did it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace
from PIL import Image

from game.api import Message, Seated
from game.stationfall.view import View
from images.api import Scene
from images.kit.callings import Callings
from images.kit.canvas import Canvas
from images.kit.film import (
    BAND,
    CHAPTER,
    EDGE,
    MAP,
    Shot,
    animated,
    caption,
    card,
    closing,
    heading,
    spoken,
)
from images.kit.themes import Theme
from images.stationfall.pieces import draw_player
from images.stationfall.station import draw_station
from images.stationfall.tale import BEGINS, Told, colours, sheets, titled, told, turns
from images.stationfall.words import name, say, words


class Take(msgspec.Struct, frozen=True):
    """A turn: how it looked when it was over, and what was told of it."""

    view: View
    turn: Told


def shoot(scenes: Sequence[Scene], called: Callings, theme: Theme, language: str) -> bytes:
    """The file of the film."""
    found = list(shots(scenes, called, language))
    return animated(found, lambda shot: drawn(shot, called, theme, language), theme)


def takes(scenes: Sequence[Scene]) -> list[Take]:
    """The game turn by turn, each looking as it did when the next began."""
    last: View = scenes[-1].view
    found: list[Take] = []
    story: list[Message] = []
    for scene in scenes:
        begins = [place for place, line in enumerate(scene.story) if line.key in BEGINS]
        story += scene.story[: begins[0]] if begins else scene.story
        if begins:
            found += [Take(_opened(scene.view, last), turn) for turn in turns(story)]
            story = list(scene.story[begins[0] :])
    found += [Take(_opened(last, last), turn) for turn in turns(story)]
    # Of a game of which nothing is told, only what it looked like can be shown.
    return found or [Take(_opened(it.view, last), Told(-1, it.view.minute, ())) for it in scenes]


def _opened(view: View, last: View) -> View:
    """As it looked, with everybody known for who they turned out to be."""
    known = tuple(
        replace(colour, identity=end.identity, revealed=bool(end.identity))
        for colour, end in zip(view.colours, last.colours, strict=True)
    )
    return replace(view, colours=known)


def cast(view: View, called: Callings, language: str) -> list[str]:
    """Who is who."""
    return [
        words("noted", language, what=called.names[it.seat], note=name(it.identity, language))
        for it in view.colours
        if it.identity
    ]


def standing(view: View, called: Callings, language: str) -> list[str]:
    """Who was who and has how many points, the best first."""
    return [
        words(
            "told",
            language,
            what=words("noted", language, what=frame.title, note=frame.under),
            how=frame.total or 0,
        )
        for frame in sheets(view, called, language)
    ]


def shots(scenes: Sequence[Scene], called: Callings, language: str) -> Iterator[Shot[View, Told]]:
    last: View = scenes[-1].view
    known = cast(last, called, language)
    if known:
        yield Shot(2 * CHAPTER + 500 * len(known), lines=tuple(known))
    minute, before = -1, _opened(scenes[0].view, last)
    for take in takes(scenes):
        if take.turn.minute not in (minute, -1):
            minute = take.turn.minute
            yield Shot(CHAPTER, lines=(words("strip-title", language, minute=minute),))
        said = [told(line, called, language) for line in take.turn.lines]
        yield from spoken(said, take.view, before, take.turn)
        before = take.view
    yield from closing(before, () if last.result is None else standing(last, called, language))


def drawn(shot: Shot[View, Told], called: Callings, theme: Theme, language: str) -> Canvas:
    """One frame in full size."""
    whole = (MAP[0], MAP[1] + BAND)
    if shot.view is None:
        return card(shot.lines, theme, whole)
    board = draw_station(shot.view, theme, language, shot.before).image.convert("RGB")
    canvas = Canvas(theme, whole, theme["panel"])
    canvas.image.paste(board.resize(MAP, Image.Resampling.BOX, reducing_gap=2.0), (0, 0))
    left, top = EDGE, MAP[1] + 8
    if shot.turn is not None and shot.turn.seat >= 0:
        for colour in colours(shot.view, shot.turn):
            draw_player(canvas, colour, (left + 26, top + 26), 52)
            left += 62
        heading(canvas, _headlines(shot.turn, called, language), left, top)
    caption(canvas, shot.lines, top + 50)
    return canvas


def _headlines(it: Told, called: Callings, language: str) -> list[str]:
    """Who acts, and as whom; what of it may be left out, but nothing in part."""
    who, number = titled(it, called, language), say(Seated(it.seat), language)
    acting = name(it.actor, language) if it.actor else ""
    tried = [words("noted", language, what=one, note=acting) if acting else one for one in (who, number)]
    return [tried[0], who, tried[1], number]
