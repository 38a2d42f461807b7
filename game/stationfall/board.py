"""The map: what is printed on the board, and questions about it.

The facts stand in `board.toml`, each with its source; `plan` reads and checks them. Here they are put
together for the characters in play.
"""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from game.stationfall.plan import Plan

OUTSIDE = "outer_space"


class Work(Struct, frozen=True):
    """A section action (13.)."""

    verb: str
    thing: str = ""
    """What is manufactured (13.9)."""
    officer: bool = False
    officer_with: str = ""
    """The character whose presence keeps this to Officers; `officer` already says whether it does."""
    needs: str = ""
    """The character without whom the board does not offer this."""


class Section(Struct, frozen=True):
    """A section (5.1), pods and Outer Space included, as it is when the game starts."""

    key: str
    gravity: bool = False
    pod: bool = False
    dark: bool = False
    power: bool = False
    console: bool = False
    arrow: Literal["", "in", "out", "both"] = ""
    """To and from Outer Space, seen from the station: "out" leaves it."""
    items: tuple[str, ...] = ()
    kompromat: Literal["", "purple", "green"] = ""
    seats: int = 0
    needs: tuple[str, ...] = ()
    """What a pod's launch requires."""
    moored: str = ""
    """The section a pod leaves from."""
    damaged: bool = False
    hazard: Literal["", "asphyxiation", "fire"] = ""
    contaminates: bool = False
    works: tuple[Work, ...] = ()
    level: str = ""


class Corridor(Struct, frozen=True):
    """A corridor (5.3); its key is `a|b`, in alphabetical order."""

    key: str
    a: str
    b: str
    locked: bool


class Board(Struct, frozen=True):
    """Everything there is in a game with certain characters. `doors` and `vents` know every section."""

    sections: dict[str, Section]
    corridors: dict[str, Corridor]
    doors: dict[str, tuple[tuple[str, str], ...]]
    """Section: (neighbour, corridor key), …"""
    vents: dict[str, tuple[str, ...]]
    outward: tuple[str, ...]
    """From here one may go out to Outer Space."""
    inward: tuple[str, ...]
    """Here one may come in from Outer Space."""
    spots: tuple[str, ...]
    """2.2.3: where Kompromat is laid out, in this order."""
    power: tuple[str, ...]


@lru_cache(maxsize=256)
def board(cast: frozenset[str]) -> Board:
    """The board in a game with these characters."""
    plan = _printed()
    return _in_play(cast & plan.characters)


@cache
def _printed() -> Plan:
    from game.stationfall.reading import FILE, load

    return load(FILE.read_text("utf-8"))


# Casts that add the same things share one board.
@cache
def _in_play(cast: frozenset[str]) -> Board:
    return _printed().board(cast)


def steps(
    board: Board,
    start: str,
    *,
    vents: bool = False,
    space: bool = False,
    locks: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """How many steps away each section is that can be reached at all; `start` itself is 0 away.

    `vents` goes through vents too, `space` through Outer Space; `locks` are the keys of closed corridors.
    """
    distance = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        ways = [there for there, corridor in board.doors[here] if corridor not in locks]
        if vents:
            ways += board.vents[here]
        if space and here == OUTSIDE:
            ways += board.inward
        elif space and here in board.outward:
            ways.append(OUTSIDE)
        for there in ways:
            if there not in distance:
                distance[there] = distance[here] + 1
                queue.append(there)
    return distance
