"""How much of the game is left, as far as that can be told."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.setup import MINUTES
from game.stationfall.state import State

ENDS = (1.0, 0.76, 0.47, 0.41, 0.34)
"""How often the Antimatter goes off on board and ends the game, that is there so many minutes before."""


def due(state: State) -> int | None:
    """In which minute the Antimatter is still to go off, if that is known."""
    if not state.armed or state.detonated:
        return None
    return max((marker.minute for marker in state.markers if marker.what == "antimatter"), default=None)


def fuse(state: State) -> tuple[float, int]:
    """How likely it ends the game on board (7.3.2), and in which minute."""
    then = due(state)
    if then is None or not people.aboard(state, people.item_at(state, "antimatter")):
        return 0.0, 0
    return ENDS[min(max(state.minute - then, 0), len(ENDS) - 1)], max(then, 0)


def left(state: State) -> float:
    """What part of all minutes is still to come."""
    often, then = fuse(state)
    return max(state.minute - often * then, 0.0) / MINUTES[state.seats]
