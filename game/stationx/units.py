"""Questions about figures: where they stand, how far they go, how strong they are, who has room for them."""

from __future__ import annotations

from collections.abc import Iterator

from game.stationx.pieces import (
    ALLOWANCE,
    ATTACK,
    INCOME,
    JUMPING,
    LIMITS,
    LONGER,
    PIECES,
    STRONGER,
    TIERS,
    Bought,
)
from game.stationx.state import NOBODY, Position, Teleporter, Unit
from game.stationx.station import Station, station


def of(position: Position, seat: int) -> list[Unit]:
    """A seat's figures on the board."""
    return [unit for unit in position.units.values() if unit.seat == seat]


def commander(position: Position, seat: int) -> Unit | None:
    """None: it is dead, or not yet placed."""
    return next((unit for unit in position.units.values() if unit.seat == seat and unit.commands), None)


def at(position: Position, cell: int) -> Unit | None:
    """Who stands there."""
    return next((unit for unit in position.units.values() if unit.cell == cell), None)


def occupied(position: Position) -> int:
    """The cells on which somebody stands."""
    found = 0
    for unit in position.units.values():
        found |= 1 << unit.cell
    return found


def barring(position: Position, seat: int) -> int:
    """5: the cells through which a seat's figures cannot pass, for an enemy stands there (ruling 11)."""
    found = 0
    for unit in position.units.values():
        if unit.seat != seat:
            found |= 1 << unit.cell
    return found


def spare(position: Position, kind: Bought, seat: int) -> str:
    """The figure that would come next, the one with the lowest number; empty: all are on the board (8.2)."""
    found = (key for key, it in PIECES.items() if it.seat == seat and it.kind == kind)
    return next((key for key in found if key not in position.units), "")


def count(position: Position, kind: Bought, seat: int) -> int:
    return sum(unit.seat == seat and unit.kind == kind for unit in position.units.values())


def full(position: Position, kind: Bought, seat: int) -> bool:
    """8.2: whether a seat has as many of a kind as it may."""
    return count(position, kind, seat) >= LIMITS[kind]


# ---------------------------------------------------------------------- what they can do


def allowance(position: Position, unit: Unit) -> int:
    """5: the cells of one move."""
    nodes = position.players[unit.seat].nodes
    return ALLOWANCE + sum(node in nodes for node in LONGER[unit.commands])


def strength(position: Position, unit: Unit) -> int:
    """7: its attack value."""
    return ATTACK[unit.kind] + (STRONGER[unit.commands] in position.players[unit.seat].nodes)


def jumps(position: Position, unit: Unit) -> bool:
    """10: whether it has learned the Space Jump."""
    return JUMPING[unit.commands] in position.players[unit.seat].nodes


# ---------------------------------------------------------------------- oxygen


def breathing(position: Position, plan: Station, room: int) -> list[int]:
    """6: the living units of each seat in a room."""
    found = [0] * len(position.players)
    region = plan.rooms[room].region
    for unit in position.units.values():
        if unit.living and region >> unit.cell & 1:
            found[unit.seat] += 1
    return found


def airless(position: Position, plan: Station, seat: int) -> int:
    """6: the cells of all rooms that have no oxygen for another living unit of this seat."""
    every: dict[int, int] = {}
    own: dict[int, int] = {}
    for unit in position.units.values():
        if unit.living:
            room = plan.room_of(unit.cell)
            every[room] = every.get(room, 0) + 1
            if unit.seat == seat:
                own[room] = own.get(room, 0) + 1
    found = 0
    for room, living in every.items():
        it = plan.rooms[room]
        if living >= it.capacity or own.get(room, 0) >= it.share:
            found |= it.region
    return found


def landing(position: Position, seat: int, kind: Bought | str) -> int:
    """8.2: the cells of the home base on which a new figure of this kind can appear."""
    plan = station(position)
    free = plan.base(seat) & ~occupied(position)
    return free if kind == "droid" else free & ~airless(position, plan, seat)


# ---------------------------------------------------------------------- bases


def teleporter(position: Position, home: int) -> Teleporter | None:
    """The one in this seat's home base, once it has been deployed."""
    return next((it for it in position.teleporters if it.home == home), None)


def controls(position: Position, seat: int, home: int) -> bool:
    """11: whether a seat controls a base, which is to control its teleporter."""
    found = teleporter(position, home)
    return found is not None and found.holder == seat


def at_home(position: Position, seat: int) -> bool:
    return controls(position, seat, seat)


def held(position: Position, seat: int) -> list[int]:
    """Whose bases a seat controls."""
    return [it.home for it in position.teleporters if it.holder == seat]


def worth(position: Position, home: int) -> int:
    """8.1: what a base brings, by the tier that its first owner has reached."""
    nodes = position.players[home].nodes
    return next((energy for node, energy in TIERS if node in nodes), INCOME)


def income(position: Position, seat: int) -> int:
    """8.1: what a turn of this seat begins with; from captured bases only where the table wants it so."""
    homes = held(position, seat) if position.options.captured_income else [seat]
    return sum(worth(position, home) for home in homes if controls(position, seat, home))


def enemies(position: Position, seat: int) -> Iterator[Unit]:
    return (unit for unit in position.units.values() if unit.seat not in (seat, NOBODY))
