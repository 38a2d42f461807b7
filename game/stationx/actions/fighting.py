"""Attacks: on figures, and on teleporters that nobody guards (7, 11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Moment, Name, Seated
from game.stationx import units
from game.stationx.actions.moving import idle
from game.stationx.actions.verb import Verb, cell_of, own
from game.stationx.battle import fight
from game.stationx.grid import NAMES, distance, members
from game.stationx.pieces import COLOURS
from game.stationx.play import Play, colour, illegal
from game.stationx.state import Position, State, Teleporter, Unit
from game.stationx.station import station


def targets(position: Position, unit: Unit) -> int:
    """7.1, 11.1: the cells at which a figure finds something to attack."""
    near = station(position).near(unit.cell)
    found = 0
    for other in position.units.values():
        if other.seat != unit.seat:
            found |= 1 << other.cell
    found &= near
    for it in position.teleporters:
        # The cell of one that is guarded is among the enemies already.
        if it.holder != unit.seat and (near >> it.cell & 1 or it.cell == unit.cell):
            found |= 1 << it.cell
    return found


def capturable(position: Position, seat: int, cell: int) -> Teleporter | None:
    """11.1: the teleporter there that somebody else controls, or nobody."""
    return next((it for it in position.teleporters if it.cell == cell and it.holder != seat), None)


def unspent(state: State, unit: Unit) -> Illegal | None:
    if unit.jumped:
        return illegal("jumped-already", "10.4", unit=Name(unit.key))
    if unit.attacked:
        return illegal("attacked-already", "7.1", unit=Name(unit.key))
    return idle(state, unit)


class Attack(Verb, frozen=True, kw_only=True, tag="attack"):
    """7, 11.1: whoever stands there; if nobody does, the teleporter."""

    unit: str
    target: str
    """The cell."""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        for unit in units.of(state, seat):
            if unspent(state, unit) is None:
                for cell in members(targets(state, unit)):
                    yield cls(seat=seat, unit=unit.key, target=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        unit = own(state, self.seat, self.unit)
        if isinstance(unit, Illegal):
            return unit
        spent = unspent(state, unit)
        if spent is not None:
            return spent
        called = state.units.get(self.target)
        if called is not None and not targets(state, unit) >> called.cell & 1:
            # One attacks cells; whoever names a figure is told about the one on which it stands.
            return _untouched(state, unit, called.cell)
        cell = cell_of(self.target)
        if isinstance(cell, Illegal):
            return cell
        return None if targets(state, unit) >> cell & 1 else _untouched(state, unit, cell)

    def perform(self, play: Play) -> None:
        state, cell = play.state, cell_of(self.target)
        assert not isinstance(cell, Illegal)
        unit = play.set_unit(self.unit, attacked=True)
        play.set_turn(acting=state.turn.acting or unit.key)
        victim = units.at(state, cell)
        if victim is not None and victim.seat != unit.seat:
            fight(play, unit, victim)
            return
        taken = capturable(state, self.seat, cell)
        assert taken is not None
        play.hold(taken.home, self.seat)
        play.note("capture", unit.key, unit.cell, cell)
        play.tell(
            "retaken" if taken.home == self.seat else "captured",
            moment=Moment("capture", COLOURS[taken.home], self.seat),
            unit=Name(unit.key),
            seat=Seated(self.seat),
            cell=self.target,
            whose=colour(taken.home),
        )


def _untouched(state: State, unit: Unit, cell: int) -> Illegal:
    """Why there is nothing to attack, or why it is out of reach."""
    name, there = Name(unit.key), NAMES[cell]
    other = units.at(state, cell)
    taken = capturable(state, unit.seat, cell)
    if taken is None and (other is None or other.seat == unit.seat):
        return illegal("own-unit" if other is not None else "nothing-there", "7.1", unit=name, cell=there)
    far = distance(unit.cell, cell) > 1
    return illegal("not-beside" if far else "walled", "7.1" if far else "2.5", unit=name, cell=there)
