"""The whole game as an animation: turn by turn what moved, fought and was built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from game.api import Message
from game.stationx.view import View
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
from images.kit.tiles import blank
from images.stationx.board import draw_map
from images.stationx.style import STYLE
from images.stationx.tale import BEGINS, Told, sheets, told, turns
from images.stationx.window import WIDE, Window, built
from images.stationx.words import words


def shoot(scenes: Sequence[Scene], called: Callings, theme: Theme, language: str) -> bytes:
    found, window = list(shots(scenes, called, language)), built(scenes[-1].view)
    return animated(found, lambda shot: drawn(shot, window, called, theme), theme)


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


def shots(scenes: Sequence[Scene], called: Callings, language: str) -> Iterator[Shot[View, Told]]:
    last: View = scenes[-1].view
    number, before = 0, scenes[0].view
    for view, turn in takes(scenes):
        if turn.seat >= 0 and turn.round != number:
            number = turn.round
            yield Shot(CHAPTER, lines=(words("round", language, round=number),))
        said = [told(line, called, language) for line in turn.lines]
        yield from spoken(said, view, before, turn)
        before = view
    yield from closing(before, () if last.result is None else standing(last, called, language))


def standing(view: View, called: Callings, language: str) -> list[str]:
    """How it ended, in a line each, the winners first."""
    return [
        words("told", language, what=frame.title, how=frame.rows[0].text)
        for frame in sheets(view, called, language)
    ]


def drawn(shot: Shot[View, Told], window: Window, called: Callings, theme: Theme) -> Canvas:
    """One frame in full size."""
    high = round(window.high * MAP[0] / WIDE)
    whole = (MAP[0], high + BAND)
    if shot.view is None:
        return card(shot.lines, theme, whole)
    sheet = blank(theme, WIDE, window.high)
    draw_map(sheet, shot.view, window, (0, 0), shot.before)
    canvas = Canvas(theme, whole, theme["panel"])
    board = sheet.image.convert("RGB").resize((MAP[0], high), Image.Resampling.BOX, reducing_gap=2.0)
    canvas.image.paste(board, (0, 0))
    left, top = EDGE, high + 8
    if shot.turn is not None and shot.turn.seat >= 0:
        STYLE.player(canvas, shot.turn.seat, (left + 26, top + 26), 52)
        heading(canvas, (called.names[shot.turn.seat], called.names[shot.turn.seat]), left + 62, top)
    caption(canvas, shot.lines, top + 50)
    return canvas
