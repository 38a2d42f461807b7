"""What happened, as frames: turn by turn, and at the end player by player."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.api import Message, Seated
from game.stationx.view import NAMES, View
from game.text import quiet
from images.kit import callings
from images.kit.callings import Callings
from images.kit.strip import Frame, Row
from images.stationx.describe import colour, holds, letters
from images.stationx.words import GAME, listed, name, words

BEGINS = "turn"
"""A turn begins."""


class Told(msgspec.Struct, frozen=True):
    """One turn, as everybody could read it; without a seat, what happened before the first."""

    seat: int
    round: int
    lines: tuple[Message, ...]


def told(message: Message, called: Callings, language: str) -> str:
    """A sentence, with people by their names."""
    return callings.told(message, called, language, GAME)


def turns(story: Sequence[Message]) -> list[Told]:
    """A story turn by turn, without what only says how it goes on."""
    found = [Told(-1, 0, ())]
    for line in story:
        if line.key == BEGINS:
            seat, number = line.args["seat"], line.args["round"]
            assert isinstance(seat, Seated)
            assert isinstance(number, int)
            found.append(Told(seat.seat, number, ()))
        elif not quiet(line.key, GAME):
            found[-1] = msgspec.structs.replace(found[-1], lines=(*found[-1].lines, line))
    return found if found[0].lines else found[1:]


def frames(story: Sequence[Message], called: Callings, language: str) -> list[Frame]:
    """A frame to a turn."""
    return [_frame(it, called, language) for it in turns(story)]


def _frame(it: Told, called: Callings, language: str) -> Frame:
    rows = [Row(told(line, called, language)) for line in it.lines]
    if it.seat < 0:
        return Frame(tuple(rows))
    return Frame(
        tuple(rows or [Row(words("strip-nothing", language))]),
        called.names[it.seat],
        colours=(it.seat,),
    )


def title(story: Sequence[Message], language: str) -> str:
    rounds = [it.round for it in turns(story) if it.seat >= 0]
    if rounds:
        return words("round", language, round=rounds[-1])
    over = bool(story) and story[-1].key == "over"
    return words("moment-over" if over else "strip-before", language)


def sheets(view: View, called: Callings, language: str) -> list[Frame]:
    """Who held what at the end, the winners first."""
    if view.result is None:
        return []
    winners = view.result.winners
    sides = sorted(view.sides, key=lambda side: (side.seat not in winners, side.out, -len(side.bases)))
    found = []
    for side in sides:
        mine = [f"{letters(it.key)} {NAMES[it.cell]}" for it in view.figures if it.seat == side.seat]
        rows = [holds(view, side, language)] if not side.out else [words("out", language)]
        if not side.out:
            rows.append(words("sheet-units", language, names=listed(mine or ["–"], language)))
            rows.append(words("sheet-energy", language, energy=side.energy))
        found.append(
            Frame(
                tuple(Row(row) for row in rows),
                called.names[side.seat],
                under=words("noted", language, what=name(side.faction, language),
                            note=colour(side.seat, language)),
                colours=(side.seat,),
                crown=side.seat in winners,
            )
        )  # fmt: skip
    return found
