"""The whole game as an animation: crew by crew what was placed, what came of it, what struck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.api import Message
from game.perigee.preview import COLUMNS, ROWS, TILES, made, number_of
from game.perigee.view import RESOURCES, View
from game.text.figures import figure
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
from images.kit.themes import Theme, on
from images.perigee.bits import CODES, TOKENS, colour_of, missing
from images.perigee.cells import Cell, cells
from images.perigee.dice import die
from images.perigee.gauges import bar, outlooks
from images.perigee.style import STYLE
from images.perigee.symbols import icon
from images.perigee.tale import BEGINS, Told, parts, sheets, told
from images.perigee.themes import deck
from images.perigee.words import name, words

RIM, WIDE, HIGH = 40, 148, 86
"""Of the station in small: room for the numbers of its rows, and a place."""
RIGHT = RIM + COLUMNS * WIDE + 16
"""Where what lies beside the station begins."""
FIDDLED = {
    "rolled", "stored", "converted", "paid", "makes", "kept", "rerolled", "discarded", "turned", "taken",
    "shifted", "adjusted", "new-die", "converter-gained", "rolled-stored", "rolled-more", "declined",
    "disaster-die", "traded",
}  # fmt: skip
"""What happens to single dice is not told: a film goes by too fast for it."""


def shoot(scenes: Sequence[Scene], called: Callings, theme: Theme, language: str) -> bytes:
    found = list(shots(scenes, called, language))
    return animated(found, lambda shot: drawn(shot, called, theme, language), theme)


def takes(scenes: Sequence[Scene]) -> list[tuple[View, Told]]:
    """The game part by part, each with how it looked at its end."""
    found: list[tuple[View, Told]] = []
    stage, number = "before", 0
    for scene in scenes:
        for part in parts(scene.story, stage, number):
            stage, number = part.stage, part.round
            last = found[-1][1] if found else None
            if last is not None and (last.stage, last.round, last.crew) == (
                part.stage,
                part.round,
                part.crew,
            ):
                part = replace(part, lines=last.lines + part.lines)
                found.pop()
            found.append((scene.view, part))
    # Of a game of which nothing is told, only what it looked like can be shown.
    return found or [(it.view, Told("before", it.view.round, "", ())) for it in scenes]


def _worth_telling(lines: Sequence[Message]) -> list[Message]:
    return [line for line in lines if line.key not in FIDDLED and line.key != BEGINS]


def shots(scenes: Sequence[Scene], called: Callings, language: str) -> Iterator[Shot[View, Told]]:
    number, before = 0, scenes[0].view
    for view, part in takes(scenes):
        if part.round != number:
            number = part.round
            yield Shot(CHAPTER, lines=(words("told-round", language, round=number),))
        said = [told(line, called, language) for line in _worth_telling(part.lines)]
        if said or not part.lines:
            yield from spoken(said, view, before, part)
        before = view
    last: View = scenes[-1].view
    yield from closing(last, standing(last, called, language) if last.ending else ())


def standing(view: View, called: Callings, language: str) -> list[str]:
    """How it ended, in a line each."""
    first = sheets(view, called, language)[0]
    return [first.title, *(words("told", language, what=row.text, how=str(row.points)) for row in first.rows)]


def drawn(shot: Shot[View, Told], called: Callings, theme: Theme, language: str) -> Canvas:
    """One frame in full size."""
    whole = (MAP[0], MAP[1] + BAND)
    if shot.view is None:
        return card(shot.lines, theme, whole)
    canvas = Canvas(theme, whole, theme["space"])
    canvas.box((0, MAP[1], whole[0], whole[1]), theme["panel"])
    _station(canvas, shot.view, shot.before)
    _beside(canvas, shot.view, language)
    left, top = EDGE, MAP[1] + 8
    if shot.turn is not None and shot.turn.crew:
        crew = shot.view.crews[number_of(shot.view.crews, shot.turn.crew)]
        STYLE.player(canvas, colour_of(crew.country), (left + 26, top + 26), 52)
        heading(canvas, (called.names[crew.seat], called.names[crew.seat]), left + 62, top)
    caption(canvas, shot.lines, top + 50)
    return canvas


def _station(canvas: Canvas, view: View, before: View | None) -> None:
    """Eight rows of four, by signs alone."""
    theme = canvas.theme
    owners = {column: crew.country for crew in view.crews for column in crew.columns}
    found = cells(view, before)
    for column in range(COLUMNS):
        left = RIM + column * WIDE
        fill = theme.seat(colour_of(owners[column]))
        canvas.panel((left + 36, 4, left + 106, 44), fill, None, 0, 10)
        canvas.text(
            (left + 36, 4, left + 106, 44),
            CODES[owners[column]],
            32,
            on(fill),
            align="centre",
            weight="black",
        )
    for row in range(1, ROWS + 1):
        top = 50 + (row - 1) * (HIGH + 1)
        canvas.text(
            (0, top, RIM - 4, top + HIGH), str(row), 32, theme["soft"], align="centre", weight="black"
        )
        for column in range(COLUMNS):
            left = RIM + column * WIDE
            box = (left, top, left + WIDE - 6, top + HIGH - 5)
            here = found.get((row, column))
            if here is None:
                canvas.panel(box, theme["free"], None, 0, 12)
            else:
                _small(canvas, here, box)


def _small(canvas: Canvas, it: Cell, box: tuple[int, int, int, int]) -> None:
    """A tile: what it makes, its dice, its tokens, what comes of it."""
    theme, crew = canvas.theme, colour_of(it.country)
    ground = deck(theme, crew)
    edge = theme["change"] if it.changed else theme.seat(crew)
    canvas.panel(box, ground, edge, 5 if it.changed else 3, 12)
    for place, key in enumerate(_sources(it)):
        canvas.centre(icon(key, 28, theme[key], ground), (box[0] + 24 + place * 28, box[1] + 24))
    if it.tile.disabled:
        canvas.centre(icon("disable", 28, theme["bad"], ground), (box[2] - 22, box[1] + 24))
    x = box[0] + 10
    for value in it.tile.dice:
        face = die(theme, value if value < 10 else value // 10, 32, crew, ground)
        canvas.image.paste(face.image.convert("RGB"), (x, box[1] + 43))
        x += 35
    for key in TOKENS:
        for _ in range(min(getattr(it.tile, key), 3)):
            use = "good" if key == "amplify" else "bad"
            canvas.centre(icon(key, 22, theme[use], ground), (x + 12, box[1] + 59))
            x += 19
    if it.tile.dice and not it.tile.disabled:
        room = (box[2] - 60, box[1] + 4, box[2] - 10, box[1] + 44)
        canvas.text(room, f"+{max(made(it.tile), 0)}", 30, theme["ink"], align="right", weight="black")


def _sources(it: Cell) -> list[str]:
    made_of: list[str] = [RESOURCES[number] for number in TILES[it.tile.key].makes]
    return made_of[:2]


def _beside(canvas: Canvas, view: View, language: str) -> None:
    """Four resources, the missions, what is left of devices and cards."""
    theme, ground = canvas.theme, canvas.theme["space"]
    top = 8
    for it in outlooks(view):
        key = RESOURCES[it.resource]
        canvas.centre(icon(key, 40, theme[key], ground), (RIGHT + 24, top + 24))
        canvas.text((RIGHT + 54, top, MAP[0] - 80, top + 48), name(key, language), 34, theme["ink"])
        canvas.text((MAP[0] - 80, top, MAP[0] - EDGE, top + 48), figure(it.stock), 46, theme["ink"],
                    align="right", weight="black")  # fmt: skip
        bar(canvas, it, key, ground, top + 54, RIGHT, MAP[0] - EDGE)
        top += 98
    for mission in (*view.missions, *view.cards):
        lies = "mission" if mission in view.missions else "disaster"
        use = "good" if mission.full else "warn" if lies == "mission" else "bad"
        canvas.centre(icon("check" if mission.full else lies, 32, theme[use], ground), (RIGHT + 24, top + 22))
        canvas.text(
            (RIGHT + 54, top, MAP[0] - 96, top + 44), name(mission.key, language), 30, theme["ink"], least=20
        )
        count = f"{len(mission.filled) - missing(mission)}/{len(mission.filled)}"
        canvas.text(
            (MAP[0] - 92, top, MAP[0] - EDGE, top + 44),
            count,
            32,
            theme["ink"],
            align="right",
            weight="black",
        )
        top += 46
    top = MAP[1] - 52
    for place, (what, use, number) in enumerate(
        (("device", "good", view.devices), ("deck", "soft", view.deck))
    ):
        left = RIGHT + place * 130
        canvas.centre(icon(what, 38, theme[use], ground), (left + 24, top + 22))
        canvas.text((left + 54, top, left + 120, top + 44), str(number), 40, theme["ink"], weight="black")
