"""Who is near, and what joins two sections: corridors, locks, airlocks (5.2–5.4, 12.1)."""

from __future__ import annotations

from game.api import Illegal, Name
from game.stationfall import people, station
from game.stationfall.play import illegal
from game.stationfall.state import Pawn, State

OUTER_SPACE = station.OUTER_SPACE


def missing(state: State, *keys: str) -> Illegal | None:
    """Names that are nobody and nothing in this game."""
    for key in keys:
        if key not in state.pawns:
            return illegal("unknown", "4.1", what=key)
    return None


def apart(state: State, pawn: Pawn, other: str) -> Illegal | None:
    """5.2: the other must be somebody else at the same place, and within reach."""
    found = missing(state, other) or oneself(pawn, other)
    if found is None and not together(state, pawn, state.pawns[other]):
        found = illegal("not-here", "5.2", who=Name(pawn.key), other=Name(other))
    if found is None and people.engulfed(state, state.pawns[other]):
        found = illegal("engulfed", "7.6.2", who=Name(other))
    return found


def oneself(pawn: Pawn, other: str) -> Illegal | None:
    """5.2: nobody shares a location with itself."""
    return illegal("oneself", "5.2", who=Name(pawn.key)) if other == pawn.key else None


def together(state: State, pawn: Pawn, other: Pawn) -> bool:
    at = people.where(state, pawn)
    return at in state.places and at == people.where(state, other) and not other.annihilated


def airlock(state: State, here: str, to: str) -> bool:
    """12.1.1, 13.13: an arrow leads this way and the section at its inner end is undamaged."""
    board = station.board(state)
    if to == OUTER_SPACE:
        return here in board.outward and not state.places[here].damaged
    return here == OUTER_SPACE and to in board.inward and not state.places[to].damaged


def arrow(state: State, here: str, to: str) -> bool:
    board = station.board(state)
    return (to == OUTER_SPACE and here in board.outward) or (here == OUTER_SPACE and to in board.inward)


def jammed_airlock(here: str, to: str) -> Illegal:
    """5.1.4 on the way out, 13.13.3 on the way in: the station's side is damaged."""
    if to == OUTER_SPACE:
        return illegal("airlock-damaged", "5.1.4", section=Name(here))
    return illegal("airlock-damaged", "13.13.3", section=Name(to))


def corridor(state: State, here: str, to: str) -> str:
    """The corridor that joins two sections, or nothing; a pod that has left is joined to none."""
    if state.places[to].away or state.places[here].away:
        return ""
    if state.places[to].annihilated:
        return ""
    return station.board(state).joined.get((here, to), "")


def passes_locks(state: State, *pawns: Pawn) -> bool:
    """Officers open locks, walking or dragged, but not in a blackout (7.2.2.3)."""
    return any(people.able(state, pawn.card).officer for pawn in pawns) and not station.blackout(state)


def adjacent(state: State, section: str) -> list[str]:
    """5.2: joined by a corridor without a lock."""
    return [
        to
        for to, key in station.board(state).doors.get(section, ())
        if key not in state.locks and corridor(state, section, to)
    ]
