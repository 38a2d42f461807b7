"""The whole game as an animation, with its secrets open: turn by turn what moved and who did it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from game.api import Message, Seated
from game.stationfall.view import View
from images.api import Scene
from images.kit.callings import Callings
from images.kit.canvas import Canvas, moved
from images.kit.film import (
    BAND,
    CHAPTER,
    EDGE,
    MAP,
    OVERVIEW,
    Shot,
    animated,
    caption,
    card,
    closing,
    heading,
    spoken,
)
from images.kit.themes import Theme
from images.kit.tiles import LINE
from images.stationfall.pieces import draw_player
from images.stationfall.plates import Look, minute
from images.stationfall.portraits import portrait
from images.stationfall.scene import moves, place_of
from images.stationfall.sketch import Scale, draw_marks, draw_people, draw_sketch
from images.stationfall.tale import BEGINS, Told, colours, portrayed, sheets, titled, told, turns
from images.stationfall.venue import concerned, draw_venue
from images.stationfall.words import name, say, words

HIGH, HEAD, SMALL, FACE = 960, 362, (560, 342), 180
"""Of the board above a caption: how high it is, and of it what stands above the sections: the station in
small, and beside it how late it is and who acts."""


class Take(msgspec.Struct, frozen=True):
    """A turn: how it looked when it was over, and what was told of it."""

    view: View
    turn: Told


class Act(msgspec.Struct, frozen=True):
    """A turn as it is filmed: how it looked when it began, and where it took place."""

    told: Told
    before: View
    where: tuple[str, ...]


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


def shots(scenes: Sequence[Scene], called: Callings, language: str) -> Iterator[Shot[View, Act]]:
    last: View = scenes[-1].view
    known = cast(last, called, language)
    if known:
        yield Shot(2 * CHAPTER + 500 * len(known), lines=tuple(known))
    minute, before = -1, _opened(scenes[0].view, last)
    for take in takes(scenes):
        if take.turn.minute not in (minute, -1):
            minute = take.turn.minute
            yield Shot(OVERVIEW, before, lines=(words("strip-title", language, minute=minute),))
        said = [told(line, called, language) for line in take.turn.lines]
        where = concerned(take.view, before, take.turn.actor, colours(take.view, take.turn))
        yield from spoken(said, take.view, before, Act(take.turn, before, where))
        before = take.view
    yield from closing(before, () if last.result is None else standing(last, called, language))


def drawn(shot: Shot[View, Act], called: Callings, theme: Theme, language: str) -> Canvas:
    """One frame in full size."""
    whole = (MAP[0], HIGH + BAND)
    if shot.view is None:
        return card(shot.lines, theme, whole)
    canvas = Canvas(theme, whole, theme["space"])
    if shot.turn is None or not shot.turn.where:
        _overview(canvas, shot.view, shot.lines if shot.turn is None else ())
    else:
        _close(canvas, shot.view, shot.turn, language)
    if shot.turn is None:
        return canvas
    canvas.box((0, HIGH, *whole), theme["panel"])
    left, top = EDGE, HIGH + 8
    if shot.turn.told.seat >= 0:
        for colour in colours(shot.view, shot.turn.told):
            draw_player(canvas, colour, (left + 26, top + 26), 52)
            left += 62
        heading(canvas, _headlines(shot.turn.told, called, language), left, top)
    caption(canvas, shot.lines, top + 50)
    return canvas


def _overview(canvas: Canvas, view: View, lines: Sequence[str]) -> None:
    """The whole station, and on it whose PC is where."""
    top = 24
    for line in lines:
        room = (EDGE, top, MAP[0] - EDGE, top + 110)
        canvas.text(room, line, 92, canvas.theme["ink"], align="centre", least=40, weight="black")
        top += 126
    size = (MAP[0] - 2 * EDGE, HIGH - 40)
    where = draw_sketch(canvas, view, Scale((EDGE, top), size))
    people: dict[str, list[int]] = {}
    for it in view.colours:
        pawns = [
            pawn for pawn in view.pawns.values() if it.identity and pawn.card == view.faces[it.identity].card
        ]
        for place in dict.fromkeys(place_of(view, pawn) for pawn in pawns):
            people.setdefault(place, []).append(it.colour)
    draw_people(canvas, view, where, people)


def _close(canvas: Canvas, view: View, act: Act, language: str) -> None:
    """The sections in which a turn takes place; above them where on the station that is, and how late."""
    theme, look = canvas.theme, Look(canvas.theme, language)
    where = draw_sketch(canvas, view, Scale((EDGE, 10), SMALL))
    draw_marks(canvas, where, act.where, moves(view, act.before))
    sheet = draw_venue(look, view, act.before, act.told.actor, act.where, HIGH - HEAD - 10)
    clock = minute(look, view, MAP[0] - SMALL[0] - 3 * EDGE)
    for piece, x, y in clock.laid:
        if y + LINE <= HEAD:
            sheet_at = (SMALL[0] + 2 * EDGE + x, 10 + y)
            canvas.image.paste(piece.image.convert("RGB"), sheet_at)
            canvas.labels += moved(piece.labels, sheet_at)
    if act.told.actor and clock.high + FACE + 24 <= HEAD:
        face = portrait(theme, portrayed(view, act.told.actor), FACE, name(act.told.actor, language))
        canvas.centre(face, ((SMALL[0] + EDGE + MAP[0]) / 2, HEAD - 14 - FACE / 2))
    canvas.image.paste(sheet.image.convert("RGB"), (0, HEAD))
    canvas.labels += moved(sheet.labels, (0, HEAD))


def _headlines(it: Told, called: Callings, language: str) -> list[str]:
    """Who acts, and as whom; what of it may be left out, but nothing in part."""
    who, number = titled(it, called, language), say(Seated(it.seat), language)
    acting = name(it.actor, language) if it.actor else ""
    tried = [words("noted", language, what=one, note=acting) if acting else one for one in (who, number)]
    return [tried[0], who, tried[1], number]
