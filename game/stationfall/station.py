"""The station as it stands: its board, its power and light, who sees what."""

from __future__ import annotations

from collections.abc import Callable

from game.stationfall import people
from game.stationfall.board import REPAIR, Board
from game.stationfall.board import board as printed
from game.stationfall.cards import Effects
from game.stationfall.state import TIME_MARKERS, State

OUTER_SPACE = "outer_space"


TRAP = "magnetic_containment"


_last: tuple[tuple[str, ...], bool, Board] | None = None
"""The board that was asked for last, and for which table: a game asks for its own thousands of times."""


def board(state: State) -> Board:
    """The board with everything this game's characters add to it, as this table plays it."""
    global _last
    cast, moved = state.cast, state.options.print_shop_repair
    last = _last
    if last is not None and last[0] is cast and last[1] is moved:
        return last[2]
    found = printed(frozenset(cast), workshop(state))
    _last = (cast, moved, found)
    return found


def workshop(state: State) -> str:
    """13.11: where Repair is done at this table."""
    return "print_shop" if state.options.print_shop_repair else REPAIR


def verbs(state: State, section: str) -> frozenset[str]:
    """The section actions that the board offers somewhere, and `console` where there is one."""
    return board(state).verbs.get(section, frozenset())


def broken(state: State) -> int:
    """Damaged Power Sections still in place."""
    return sum(state.places[key].damaged for key in board(state).power)


def emergency(state: State) -> bool:
    """7.2.1: cameras and jammers cannot be on."""
    return broken(state) >= 1


def blackout(state: State) -> bool:
    """7.2.2: everything is dark, section and console actions are off, locks stay shut."""
    return broken(state) >= 2


def dark(state: State, section: str) -> bool:
    """5.1.3."""
    return board(state).sections[section].dark or blackout(state)


def markers_left(state: State, colour: int) -> int:
    """2.4: arming takes a fourth rather than fail (7.3.1)."""
    return max(TIME_MARKERS - [marker.colour for marker in state.markers].count(colour), 0)


def witnessed(state: State, section: str) -> bool:
    """Cameras on and light enough to see by; or somebody's live stream."""
    if section not in state.places:
        return False
    return streamed(state, section) or (state.cameras and not dark(state, section))


def lit(state: State, section: str) -> bool:
    """5.1.3: light enough to see by, if only that of a live stream."""
    return not dark(state, section) or streamed(state, section)


def streamed(state: State, section: str) -> bool:
    """Whether somebody's card films a section, and lights it."""
    return any(films(state, card, section) for card, films in people.in_force(state, _films))


def _films(it: Effects) -> Callable[[State, str, str], bool | None]:
    return it.films
