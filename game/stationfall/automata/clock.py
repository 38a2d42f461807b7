"""How much of the game is left, as far as that can be told."""

from __future__ import annotations

from game.stationfall import people, station
from game.stationfall.automata.roads import ejectors
from game.stationfall.setup import MINUTES
from game.stationfall.state import Marker, State

ENDS = (1.0, 0.76, 0.47, 0.41, 0.34)
"""How often the Antimatter goes off on board and ends the game, that is there so many minutes before."""
SEALED = 0.97
"""How likely nobody gets at it in a minute, when nothing can eject it from its trap …"""
GUARD = 0.9
"""… and outside of it …"""
EXPOSED = 0.5
"""… and what is left of that in a pod or at an airlock, from where it is gone with one more action …"""
CONTESTED = 0.8
"""… unless others lead just as far who has it: what one does the other undoes."""


def ticking(state: State) -> Marker | None:
    """By what is known when the Antimatter is still to go off, and at the end of whose turn (15.7.2)."""
    if not state.armed or state.detonated:
        return None
    marks = (marker for marker in state.markers if marker.what == "antimatter")
    return max(marks, key=lambda marker: marker.minute, default=None)


def due(state: State) -> int | None:
    """In which minute that is."""
    mark = ticking(state)
    return None if mark is None else mark.minute


def fuse(state: State) -> tuple[float, int]:
    """How likely it ends the game on board (7.3.2), and in which minute."""
    then = due(state)
    if then is None or not people.aboard(state, people.item_at(state, "antimatter")):
        return 0.0, 0
    minutes = max(state.minute - then, 0)
    stays = guarded(state, minutes)
    return ENDS[min(minutes, len(ENDS) - 1)] if stays is None else stays, max(then, 0)


def working(state: State) -> list[str]:
    """Where it can be thrown out of its trap (13.5)."""
    if station.blackout(state):
        return []
    return [key for key, _ in ejectors(frozenset(state.cast)) if not state.places[key].damaged]


def guarded(state: State, minutes: int) -> float | None:
    """How likely it stays on board so long where nothing can eject it; None where something can."""
    if _now(state):
        return 1.0
    at = people.item_at(state, "antimatter")
    if at == station.TRAP:
        return None if working(state) else SEALED**minutes
    board = station.board(state)
    near = board.sections[at].pod or at in board.outward
    exposed = CONTESTED if _contested(state) else EXPOSED
    return GUARD**minutes * (exposed if near else 1.0)


def _now(state: State) -> bool:
    """Whether it goes off before anybody has another turn."""
    mark, turn = ticking(state), state.turn
    return (
        mark is not None
        and mark.minute == state.minute
        and mark.colour == turn.colour
        and turn.step == "done"
    )


def _contested(state: State) -> bool:
    """Whether as many cubes of two players lie on who has it."""
    holder = next((pawn.card for pawn in state.pawns.values() if "antimatter" in pawn.items), "")
    it = state.cards.get(holder)
    return it is not None and not it.owners and max(it.cubes) > 0 and it.cubes.count(max(it.cubes)) > 1


def left(state: State) -> float:
    """What part of all minutes is still to come."""
    often, then = fuse(state)
    return max(state.minute - often * then, 0.0) / MINUTES[state.seats]
