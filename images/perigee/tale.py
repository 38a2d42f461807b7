"""What happened, as frames: crew by crew within a phase, and at the end what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.api import Message, Name
from game.perigee.preview import COUNTRIES, number_of, rounds
from game.perigee.view import View
from game.text import quiet
from images.kit import callings
from images.kit.callings import Callings
from images.kit.strip import Frame, Row
from images.perigee.bits import colour_of
from images.perigee.describe import card, common, figures, gauges
from images.perigee.words import GAME, name, words

STAGES = {
    "round": "placing",
    "made": "results",
    "mission-done": "results",
    "consumed": "results",
    "card-acts": "disaster",
    "revealed": "disaster",
    "spending": "spending",
    "round-over": "over",
    "won": "over",
    "lost-resource": "over",
    "lost-rounds": "over",
}
"""What is told from this sentence on."""
BY_CREW = ("placing", "spending")
BEGINS = "round"


class Told(msgspec.Struct, frozen=True):
    """A part of a round, as everybody could read it: what one crew did, or what befell all."""

    stage: str
    round: int
    crew: str
    """By its country; empty: it is nobody's."""
    lines: tuple[Message, ...]


def told(message: Message, called: Callings, language: str) -> str:
    """A sentence, with people by their names."""
    return callings.told(message, called, language, GAME)


def parts(story: Sequence[Message], stage: str = "before", number: int = 0) -> list[Told]:
    """A story part by part, without what only says how it goes on. Crews act side by side: each is told by
    itself. What a story begins in is as it was left."""
    found: list[Told] = []
    crew = ""
    for line in story:
        if STAGES.get(line.key, stage) != stage:
            stage, crew = STAGES[line.key], ""
        if line.key == BEGINS:
            given = line.args["round"]
            assert isinstance(given, int)
            number = given
        if quiet(line.key, GAME):
            continue
        who = line.args.get("crew")
        if stage in BY_CREW and isinstance(who, Name) and who.key in COUNTRIES:
            crew = who.key
        _add(found, Told(stage, number, crew if stage in BY_CREW else "", (line,)))
    return found


def _add(found: list[Told], it: Told) -> None:
    """To what is told of the same crew in the same phase, or as something new."""
    for place in range(len(found) - 1, -1, -1):
        other = found[place]
        if (other.stage, other.round) != (it.stage, it.round):
            break
        if other.crew == it.crew:
            found[place] = msgspec.structs.replace(other, lines=other.lines + it.lines)
            return
    found.append(it)


def frames(view: View, story: Sequence[Message], called: Callings, language: str) -> list[Frame]:
    """A frame to a part."""
    return [_frame(view, it, called, language) for it in parts(story)]


SIGNS = {"results": "station", "disaster": "disaster", "over": "mission"}
"""What a frame of everybody's shows."""


def _frame(view: View, it: Told, called: Callings, language: str) -> Frame:
    rows = tuple(Row(told(line, called, language)) for line in it.lines)
    if not it.crew:
        head = words(f"stage-{it.stage}", language) if it.stage in SIGNS else ""
        return Frame(rows, head, face=SIGNS.get(it.stage, ""))
    seat = view.crews[number_of(view.crews, it.crew)].seat
    what = words(f"stage-{it.stage}", language)
    under = words("noted", language, what=called.names[seat], note=what)
    return Frame(rows, name(it.crew, language), under, colours=(colour_of(it.crew),))


def title(story: Sequence[Message], language: str) -> str:
    found = [it.round for it in parts(story) if it.round]
    return words("told-round", language, round=found[-1]) if found else words("strip-before", language)


def sheets(view: View, called: Callings, language: str) -> list[Frame]:
    """How it ended, what was reached, and each crew."""
    if not view.ending:
        return []
    done = sum(it.done for it in view.missions)
    rows = [Row(words("sheet-missions", language), done)]
    if view.ending == "won":
        rows.append(Row(words("sheet-rounds", language), rounds() - view.round))
        rows.append(Row(words("sheet-devices", language), view.devices))
    total = sum(row.points or 0 for row in rows)
    won = view.ending == "won"
    found = [Frame(tuple(rows), words(f"over-{view.ending}", language), total=total, crown=won)]
    cards = [*(card(it, view, language) for it in (*view.missions, *view.cards)), *gauges(view, language)]
    found.append(Frame(tuple(Row(text) for text in (*cards, common(view, language)))))
    for it in view.crews:
        said = [*figures(it, language), name(it.badge, language)]
        rows = [Row(words("comma", language).join(said))]
        found.append(Frame(tuple(rows), name(it.country, language), called.names[it.seat],
                           colours=(colour_of(it.country),)))  # fmt: skip
    return found
