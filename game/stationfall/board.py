"""The map: what is printed on the board, and questions about it.

The facts stand in `board.toml`, each with its source; `plan` reads and checks them. Here they are put
together for the characters in play.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct

from game.stationfall.paths import reach
from game.stationfall.plan import FILE, OUTSIDE, Plan, PodLine, load


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
    joined: dict[tuple[str, str], str]
    """The corridor between two sections, both ways."""
    vents: dict[str, tuple[str, ...]]
    outward: tuple[str, ...]
    """From here one may go out to Outer Space."""
    inward: tuple[str, ...]
    """Here one may come in from Outer Space."""
    spots: tuple[str, ...]
    """2.2.3: where Kompromat is laid out, in this order."""
    power: tuple[str, ...]
    verbs: dict[str, frozenset[str]]
    """The verbs of a section's actions, and `console` where there is one."""


REPAIR = "machine_shop"
"""Where Robots are repaired, unless the table has chosen the other place that is printed (13.11)."""


@lru_cache(maxsize=256)
def board(cast: frozenset[str], repair: str = REPAIR) -> Board:
    """The board in a game with these characters."""
    return _in_play(cast & _printed().characters, repair)


@cache
def _printed() -> Plan:
    return load(FILE.read_text("utf-8"))


# Casts that add the same things share one board.
@cache
def _in_play(cast: frozenset[str], repair: str) -> Board:
    return put_together(_printed(), cast, repair)


def put_together(plan: Plan, cast: Collection[str], repair: str = REPAIR) -> Board:
    """What is in play with these characters, with Robots repaired there."""
    present = plan.present(cast)
    corridors = {
        "|".join(line.ends): Corridor("|".join(line.ends), *line.ends, locked=line.locked)
        for line in plan.corridors
        if line.a in present and line.b in present
    }
    doors: dict[str, list[tuple[str, str]]] = {key: [] for key in present}
    for line in corridors.values():
        doors[line.a].append((line.b, line.key))
        doors[line.b].append((line.a, line.key))
    vents: dict[str, list[str]] = {key: [] for key in present}
    for vent in plan.vents:
        if vent.a in present and vent.b in present:
            vents[vent.a].append(vent.b)
            vents[vent.b].append(vent.a)
    sections = {key: _section(plan, key, cast, repair) for key in present}
    return Board(
        sections=sections,
        corridors=corridors,
        doors={key: tuple(ways) for key, ways in doors.items()},
        joined={(key, other): line for key, ways in doors.items() for other, line in ways},
        vents={key: tuple(ways) for key, ways in vents.items()},
        outward=tuple(sorted(key for key, it in sections.items() if it.arrow in ("out", "both"))),
        inward=tuple(sorted(key for key, it in sections.items() if it.arrow in ("in", "both"))),
        # Purple before green; within a colour as they stand in the file.
        spots=tuple(
            spot.section
            for spot in sorted(plan.spots, key=lambda spot: spot.colour != "purple")
            if spot.section in present
        ),
        power=tuple(key for key, it in sections.items() if it.power),
        verbs={
            key: frozenset(work.verb for work in it.works) | ({"console"} if it.console else frozenset())
            for key, it in sections.items()
        },
    )


def _section(plan: Plan, key: str, cast: Collection[str], repair: str) -> Section:
    place = plan.places[key]
    # What the file states of a place, it has a source for. 5.5.1: pods have no gravity.
    facts: dict[str, Any] = {fact: getattr(place, fact) for fact in place.sources if fact != "with"}
    arrows = {line.way for line in plan.arrows if line.section == key}
    return Section(
        key,
        pod=isinstance(place, PodLine),
        arrow="both" if len(arrows) > 1 else next(iter(arrows), ""),
        items=tuple(line.item for line in place.items if line.joins(cast)),
        kompromat=next((line.colour for line in plan.spots if line.section == key), ""),
        works=tuple(
            Work(
                verb=line.verb,
                thing=line.with_ if line.thing == "itself" else line.thing or "",
                officer=line.officer or line.officer_with in cast,
                officer_with=line.officer_with,
                needs=line.with_,
            )
            for line in place.works
            if line.joins(cast) and (line.verb != "repair" or key == repair)
        ),
        **{"level": "pod", **facts},
    )


def steps(
    board: Board,
    start: str,
    *,
    vents: bool = False,
    space: bool = False,
    locks: frozenset[str] = frozenset(),
    shut: frozenset[str] = frozenset(),
    jammed: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """How many steps away each section is that can be reached at all; `start` itself is 0 away.

    `vents` goes through vents too, `space` through Outer Space; `locks` are the keys of closed corridors, the
    sections that are `shut` can be neither entered nor crossed, the `jammed` ones not by their airlocks.
    """

    def exits(here: str) -> list[tuple[str, int]]:
        ways = [there for there, corridor in board.doors.get(here, ()) if corridor not in locks]
        if vents:
            ways += board.vents.get(here, ())
        if space and here == OUTSIDE:
            ways += [there for there in board.inward if there not in jammed]
        elif space and here in board.outward and here not in jammed:
            ways.append(OUTSIDE)
        return [(there, 1) for there in ways if there not in shut]

    return dict(reach(start, exits))
