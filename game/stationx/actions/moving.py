"""Moves and Space Jumps (5, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationx import units
from game.stationx.actions.verb import Verb, cell_of, own
from game.stationx.grid import NAMES, STEPS, members
from game.stationx.play import Play, illegal
from game.stationx.state import Position, State, Unit
from game.stationx.station import Station, station
from game.stationx.supply import arrive


def reach(position: Position, unit: Unit, barring: int) -> int:
    """5.2–5.4: the cells a move can lead past; `barring`: where enemies stand."""
    plan = station(position)
    steps = units.allowance(position, unit)
    found = plan.within(unit.cell, steps, unit.commands)
    return plan.reach(unit.cell, steps, unit.commands, barring) if found & barring else found


def breathable(plan: Station, unit: Unit, airless: int) -> int:
    """5.5: of the cells without oxygen for one more, those that matter to a figure: not its own room's."""
    return airless & ~plan.rooms[plan.room_of(unit.cell)].region if unit.living else 0


class Where:
    """Where a seat's figures can move to; what is the same for all of them is found once."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.plan = station(position)
        self.occupied = units.occupied(position)
        self.barring = units.barring(position, seat)
        self.airless = units.airless(position, self.plan, seat)

    def moves(self, unit: Unit) -> int:
        """5: the cells at which a move can end."""
        found = reach(self.position, unit, self.barring)
        return found & ~self.occupied & ~breathable(self.plan, unit, self.airless)

    def landings(self, unit: Unit) -> Iterator[tuple[str, int]]:
        """10: the directions of a Space Jump, and where each lands."""
        barred = self.occupied | (0 if unit.commands else self.plan.supply)
        barred |= breathable(self.plan, unit, self.airless)
        for direction, cell in self.plan.jumps(unit.cell):
            if not barred >> cell & 1:
                yield direction, cell


def idle(state: State, unit: Unit) -> Illegal | None:
    """5.6: where the table wants it so, only one figure acts in a turn."""
    acting = state.turn.acting
    if state.options.one_unit_moves and acting not in ("", unit.key):
        return illegal("one-unit", "12.5", unit=Name(unit.key), acting=Name(acting))
    return None


def unmoved(state: State, unit: Unit) -> Illegal | None:
    if unit.jumped:
        return illegal("jumped-already", "10.4", unit=Name(unit.key))
    if unit.moved:
        return illegal("moved-already", "5.1", unit=Name(unit.key))
    return idle(state, unit)


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    """5: one figure walks, once in a turn."""

    unit: str
    to: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        where = Where(state, seat)
        for unit in units.of(state, seat):
            if unmoved(state, unit) is None:
                for cell in members(where.moves(unit)):
                    yield cls(seat=seat, unit=unit.key, to=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        unit = own(state, self.seat, self.unit)
        if isinstance(unit, Illegal):
            return unit
        cell = cell_of(self.to)
        if isinstance(cell, Illegal):
            return cell
        found = unmoved(state, unit)
        if found is not None:
            return found
        where = Where(state, self.seat)
        return None if where.moves(unit) >> cell & 1 else _unreached(where, unit, cell)

    def perform(self, play: Play) -> None:
        unit, cell = own(play.state, self.seat, self.unit), cell_of(self.to)
        assert not isinstance(unit, Illegal)
        assert not isinstance(cell, Illegal)
        play.note("move", unit.key, unit.cell, cell)
        play.tell("moved", unit=Name(unit.key), start=NAMES[unit.cell], to=self.to)
        play.set_turn(acting=play.state.turn.acting or unit.key)
        arrive(play, play.set_unit(unit.key, cell=cell, moved=True))


def _unreached(where: Where, unit: Unit, cell: int) -> Illegal:
    """Why a move cannot end there."""
    plan, name, to = where.plan, Name(unit.key), NAMES[cell]
    if cell == unit.cell:
        return illegal("there-already", "5.2", unit=name, cell=to)
    if not plan.floor >> cell & 1:
        return illegal("void", "2.2", cell=to)
    if plan.supply >> cell & 1 and not unit.commands:
        return illegal("commanders-only", "5.4", unit=name)
    if where.occupied >> cell & 1:
        return illegal("taken", "5.3", cell=to)
    if not reach(where.position, unit, where.barring) >> cell & 1:
        steps = units.allowance(where.position, unit)
        if plan.within(unit.cell, steps, unit.commands) >> cell & 1:
            return illegal("enemy-between", "5.3", unit=name, cell=to)
        return illegal("too-far", "5.2", unit=name, cell=to, steps=steps)
    return airless(where.position, unit.seat, cell)


def airless(position: Position, seat: int, cell: int) -> Illegal:
    """6: why no other living unit of this seat may be in the room of a cell."""
    plan = station(position)
    number = plan.room_of(cell)
    room = plan.rooms[number]
    living = units.breathing(position, plan, number)
    if sum(living) >= room.capacity:
        return illegal("no-oxygen", "6.1", cell=NAMES[cell], capacity=room.capacity)
    return illegal("no-share", "6.2", cell=NAMES[cell], share=room.share, capacity=room.capacity)


class Jump(Verb, frozen=True, kw_only=True, tag="jump"):
    """10: one figure leaps through the void, to the first room in sight."""

    unit: str
    towards: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if not state.players[seat].nodes:
            return
        where = Where(state, seat)
        for unit in units.of(state, seat):
            if unit.jumped or not units.jumps(state, unit) or idle(state, unit) is not None:
                continue
            for direction, _ in where.landings(unit):
                yield cls(seat=seat, unit=unit.key, towards=direction)

    def refusal(self, state: State) -> Illegal | None:
        unit = own(state, self.seat, self.unit)
        if isinstance(unit, Illegal):
            return unit
        if self.towards not in STEPS:
            return illegal("direction-unknown", "10.2", towards=self.towards)
        if not units.jumps(state, unit):
            return illegal("cannot-jump", "10.1", unit=Name(unit.key))
        if unit.jumped:
            return illegal("jumped-already", "10.4", unit=Name(unit.key))
        where = Where(state, self.seat)
        if any(direction == self.towards for direction, _ in where.landings(unit)):
            return idle(state, unit)
        return _unlanded(where, unit, self.towards)

    def perform(self, play: Play) -> None:
        unit = own(play.state, self.seat, self.unit)
        assert not isinstance(unit, Illegal)
        cell = dict(Where(play.state, self.seat).landings(unit))[self.towards]
        play.note("jump", unit.key, unit.cell, cell)
        play.tell("jumped", unit=Name(unit.key), start=NAMES[unit.cell], to=NAMES[cell])
        play.set_turn(acting=play.state.turn.acting or unit.key)
        arrive(play, play.set_unit(unit.key, cell=cell, jumped=True))


def _unlanded(where: Where, unit: Unit, towards: str) -> Illegal:
    """Why there is no jump that way."""
    plan, name = where.plan, Name(unit.key)
    lines = {str(direction): cell for direction, cell in plan.jumps(unit.cell)}
    if towards not in lines:
        return illegal("no-line", "10.2", unit=name, towards=Name(towards))
    cell = lines[towards]
    if plan.supply >> cell & 1 and not unit.commands:
        return illegal("commanders-only", "5.4", unit=name)
    if where.occupied >> cell & 1:
        return illegal("taken", "10.3", cell=NAMES[cell])
    return airless(where.position, unit.seat, cell)
