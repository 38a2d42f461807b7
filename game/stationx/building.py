"""What is offered while the station is built: good places for each tile, and for what is deployed (3)."""

from __future__ import annotations

from collections.abc import Iterator

from game.api import Message, Name, Way
from game.stationx.actions import Base, Deploy, Place
from game.stationx.actions.building import spots
from game.stationx.grid import NAMES, column, distance, members, rim, row
from game.stationx.pieces import SUPPLIES
from game.stationx.state import Position, State
from game.stationx.station import Room, size, station
from game.text import describe

BASES = 8
"""So many places for a base are offered."""


def foundations(state: State, seat: int) -> Iterator[Way]:
    if state.phase == "build":
        yield from _tiles(state, seat) if state.players[seat].stock else _bases(state, seat)
    elif state.phase == "deploy":
        yield from _deployments(state, seat)


def gap(cell: int, width: int, height: int, goal: Room) -> int:
    """How many cells are between a tile and a room, at the least."""
    x, y, left, top = column(cell), row(cell), column(goal.cell), row(goal.cell)
    across = max(left - x - width, x - left - goal.width)
    down = max(top - y - height, y - top - goal.height)
    return max(across, down, 0)


def _tiles(state: State, seat: int) -> Iterator[Way]:
    """For each kind of tile, towards each supply room, the place that leads nearest to it.

    A room that the station has reached needs no more tiles, as long as another is still out of reach.
    """
    plan = station(state)
    goals = {name: plan.rooms[number] for number, name in enumerate(SUPPLIES, 1)}
    apart = {name: goal for name, goal in goals.items() if not rim(goal.region) & plan.joined}
    for kind in dict.fromkeys(state.players[seat].stock):
        for name, goal in (apart or goals).items():
            best: tuple[int, Place] | None = None
            for turned, where in spots(plan, kind):
                for cell in members(where):
                    left = gap(cell, *size(kind, turned), goal)
                    if best is None or left < best[0]:
                        best = (left, Place(seat=seat, kind=kind, cell=NAMES[cell], turned=turned))
            if best is not None:
                label = Message("way-place", {"kind": Name(kind), "cell": best[1].cell, "side": name})
                detail = Message("way-towards-void", {"steps": best[0], "room": Name("supply-" + name)})
                yield Way(group="here", actions=(best[1],), label=label, detail=detail)


def _bases(state: State, seat: int) -> Iterator[Way]:
    """The places farthest from all other bases, and from those that are offered before them."""
    plan = station(state)
    taken = [plan.rooms[number].cell for number in plan.bases.values()]
    found = [cell for _, where in spots(plan, "base") for cell in members(where)]
    for _ in range(min(BASES, len(found))):
        cell = max(found, key=lambda cell: min((distance(cell, other) for other in taken), default=0))
        taken.append(cell)
        found.remove(cell)
        act = Base(seat=seat, cell=NAMES[cell])
        yield Way(group="here", actions=(act,), label=describe(act))


def depth(state: Position, seat: int) -> list[int]:
    """The cells of a base, those first that are farthest from every way in."""
    plan = station(state)
    base = plan.base(seat)
    doors = [cell for cell in members(base) if plan.near(cell) & ~base] or list(members(base))
    return sorted(members(base), key=lambda cell: (-min(distance(cell, door) for door in doors), cell))


def _deployments(state: State, seat: int) -> Iterator[Way]:
    """The teleporter as deep in the base as can be, the commander on it, beside it, or at the door."""
    cells = depth(state, seat)
    for stands in dict.fromkeys((cells[0], cells[1], cells[-1])):
        act = Deploy(seat=seat, teleporter=NAMES[cells[0]], commander=NAMES[stands])
        yield Way(group="here", actions=(act,), label=describe(act))
