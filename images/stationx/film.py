"""The whole game as an animation: turn by turn what moved, fought and was built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PIL import Image

from game.api import Message
from game.stationx.view import View
from images.api import Scene
from images.kit.callings import Callings
from images.kit.canvas import Canvas
from images.kit.film import BAND, EDGE, HEAD, SIZE, animated, caption, captions, card, millis
from images.kit.fonts import width
from images.kit.themes import Theme
from images.kit.tiles import blank
from images.stationx.board import draw_map
from images.stationx.style import STYLE
from images.stationx.tale import BEGINS, Told, sheets, told, turns
from images.stationx.window import WIDE, Window, built
from images.stationx.words import words

MAP = 1000
CHAPTER, LAST = 1_500, 8_000
"""Milliseconds for the head of a round, and for the last frame."""


class Shot(msgspec.Struct, frozen=True):
    """One frame: a board with a caption, or a card of words."""

    millis: int
    window: Window
    view: View | None = None
    before: View | None = None
    turn: Told | None = None
    lines: tuple[str, ...] = ()


def shoot(scenes: Sequence[Scene], called: Callings, theme: Theme, language: str) -> bytes:
    found = list(shots(scenes, called, language))
    return animated(found, lambda shot: drawn(shot, called, theme, language).image, theme)


def takes(scenes: Sequence[Scene]) -> list[tuple[View, Told]]:
    """The game turn by turn, each with how it looked when the next began."""
    found: list[tuple[View, Told]] = []
    story: list[Message] = []
    for scene in scenes:
        begins = [place for place, line in enumerate(scene.story) if line.key == BEGINS]
        story += scene.story[: begins[0]] if begins else scene.story
        if begins:
            found += [(scene.view, turn) for turn in turns(story)]
            story = list(scene.story[begins[0] :])
    found += [(scenes[-1].view, turn) for turn in turns(story)]
    # Of a game of which nothing is told, only what it looked like can be shown.
    return found or [(it.view, Told(-1, it.view.round, ())) for it in scenes]


def shots(scenes: Sequence[Scene], called: Callings, language: str) -> Iterator[Shot]:
    last: View = scenes[-1].view
    window = built(last)
    number, before = 0, scenes[0].view
    for view, turn in takes(scenes):
        if turn.seat >= 0 and turn.round != number:
            number = turn.round
            yield Shot(CHAPTER, window, lines=(words("round", language, round=number),))
        said = [told(line, called, language) for line in turn.lines]
        for place, lines in enumerate(captions(said) or [()]):
            # What moved is shown with the first words only: then one may look at where it went.
            yield Shot(millis(lines), window, view, before if place == 0 else view, turn, lines)
        before = view
    yield Shot(LAST, window, before, before)
    if last.result is not None:
        yield Shot(LAST, window, lines=tuple(standing(last, called, language)))


def standing(view: View, called: Callings, language: str) -> list[str]:
    """How it ended, in a line each, the winners first."""
    return [
        words("told", language, what=frame.title, how=frame.rows[0].text)
        for frame in sheets(view, called, language)
    ]


def drawn(shot: Shot, called: Callings, theme: Theme, language: str) -> Canvas:
    """One frame in full size."""
    high = round(shot.window.high * MAP / WIDE)
    whole = (MAP, high + BAND)
    if shot.view is None:
        return card(shot.lines, theme, whole)
    sheet = blank(theme, WIDE, shot.window.high)
    draw_map(sheet, shot.view, shot.window, (0, 0), shot.before)
    canvas = Canvas(theme, whole, theme["panel"])
    board = sheet.image.convert("RGB").resize((MAP, high), Image.Resampling.BOX, reducing_gap=2.0)
    canvas.image.paste(board, (0, 0))
    left, top = EDGE, high + 8
    if shot.turn is not None and shot.turn.seat >= 0:
        STYLE.player(canvas, shot.turn.seat, (left + 26, top + 26), 52)
        room = (left + 62, top, MAP - EDGE, top + 50)
        name = called.titles[shot.turn.seat]
        if width(name, SIZE, "black") > room[2] - room[0]:
            name = called.names[shot.turn.seat]
        canvas.text(room, name, HEAD, theme["ink"], least=24, weight="black")
    caption(canvas, shot.lines, top + 50)
    return canvas
