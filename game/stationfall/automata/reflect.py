"""What somebody wanted in a game that is over, and why it went as it did: for everybody to read, at its end.

It follows from the course of the game: how the chance of each row of an agenda went, as learned from play,
and in whose turn it changed most. Of what somebody thought meanwhile nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from game.api import Arguments, Message, Name, Seated, Taken
from game.stationfall import people
from game.stationfall.automata.learned import chances
from game.stationfall.automata.outlook import Outlook
from game.stationfall.cards import IDENTITIES, Row
from game.stationfall.scoring import agenda_points
from game.stationfall.state import State

GREAT = 0.15
"""A change of a chance that is worth telling …"""
DEAR = 0.4
"""… of something else than what was wanted most only if it cost so many points."""
SAFE = 0.6
"""What never had less of a chance was never in danger."""


class Opening(NamedTuple):
    """The beginning of a turn: whose it is, and how likely each row of one agenda is then."""

    minute: int
    seat: int
    """Negative: of nobody, for the station has fallen."""
    chances: tuple[float, ...]


class Change(NamedTuple):
    """A turn in which the chance of a row changed."""

    then: Opening
    before: float
    after: float
    last: bool
    """It ended with the station's fall."""


def meant(course: Iterable[Taken], seat: int) -> list[Message]:
    """A sentence or two for each colour of a seat; nothing while the game goes on."""
    openings: dict[int, list[tuple[str, Opening]]] = {}
    end: State | None = None
    for step in course:
        end = step.state
        if end.phase == "turn" and end.turn.step == "open" and not end.todo:
            for colour in people.colours_of(end, seat):
                identity = end.conspiracies[colour].identity
                openings.setdefault(colour, []).append((identity, _opening(end, colour, identity)))
    if end is None or end.phase != "over":
        return []
    found: list[Message] = []
    for colour, told in openings.items():
        mine = end.conspiracies[colour].identity
        found += _told(end, colour, [opening for identity, opening in told if identity == mine])
    return found


def _opening(state: State, colour: int, identity: str) -> Opening:
    found = tuple(chances(Outlook(state, colour), identity))
    return Opening(state.minute, state.conspiracies[state.turn.colour].seat, found)


def _told(end: State, colour: int, openings: Sequence[Opening]) -> Iterator[Message]:
    it = end.conspiracies[colour]
    rows = IDENTITIES[it.identity].agenda
    if not rows or not openings:
        return
    came = [points > 0 for _, points in agenda_points(end, colour)]
    line = [*openings, Opening(end.minute, -1, tuple(map(float, came)))]
    hoped = [row.points * fmean(one.chances[number] for one in openings) for number, row in enumerate(rows)]
    wanted = max(range(len(rows)), key=lambda number: hoped[number])
    args: Arguments = {"card": Name(it.identity), "row": _said(rows[wanted])}
    yield Message("meant-came" if came[wanted] else "meant-failed", args)
    if it.guilt == "guilty" and not IDENTITIES[it.identity].guilty_may_win:
        yield Message("meant-guilty")
    elif came[wanted]:
        yield from _dearest(rows, line, came, wanted, it.seat)
    else:
        yield _lost(line, wanted, it.seat)


def _lost(line: Sequence[Opening], number: int, seat: int) -> Message:
    """Why it came to nothing."""
    fall = _greatest(line, number, -1)
    if fall.before - fall.after < GREAT:
        return Message("meant-never", {"best": _percent(max(one.chances[number] for one in line))})
    return Message("meant-fell", _happened(fall, seat))


def _dearest(
    rows: Sequence[Row], line: Sequence[Opening], came: Sequence[bool], wanted: int, seat: int
) -> Iterator[Message]:
    """Of who got what was wanted most: what else was lost, or how it came about."""
    falls = {number: _greatest(line, number, -1) for number, met in enumerate(came) if not met}
    cost = {number: rows[number].points * (fall.before - fall.after) for number, fall in falls.items()}
    worst = max(cost, key=lambda number: cost[number], default=wanted)
    rise = _greatest(line, wanted, 1)
    if cost.get(worst, 0.0) >= DEAR:
        yield Message("meant-missed", {**_happened(falls[worst], seat), "row": _said(rows[worst])})
    elif min(one.chances[wanted] for one in line) >= SAFE:
        yield Message("meant-safe")
    elif rise.after - rise.before >= GREAT:
        yield Message("meant-rose", _happened(rise, seat))


def _greatest(line: Sequence[Opening], number: int, sign: int) -> Change:
    """The turn in which the chance of a row fell (-1) or rose (1) most."""
    changes = [
        Change(then, then.chances[number], now.chances[number], now is line[-1])
        for then, now in pairwise(line)
    ]
    return max(changes, key=lambda it: sign * (it.after - it.before))


def _happened(it: Change, mine: int) -> Arguments:
    """When and in whose turn it was, and by how much."""
    return {
        "seat": Seated(it.then.seat),
        "whose": "fall" if it.last else "mine" if it.then.seat == mine else "other",
        "minute": it.then.minute,
        "before": _percent(it.before),
        "after": _percent(it.after),
    }


def _said(row: Row) -> Message:
    return Message("agenda-" + row.condition.key, row.condition.args)


def _percent(share: float) -> int:
    return round(100 * share)
