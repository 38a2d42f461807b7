"""What a computer player aims at: whom to strike with everything in reach, where to march, whom to buy.

All of it follows from a view: the whole turn is thought through with `forecast`, then begun; as nothing is
left to chance, the same plan is found again after each step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from game.api import Action
from game.stationx import units
from game.stationx.actions import Attack, Move
from game.stationx.battle import Forecast, forecast
from game.stationx.ending import playing
from game.stationx.grid import CELLS, NAMES, bits, members
from game.stationx.pieces import RESPAWN
from game.stationx.state import Options, Player, Teleporter, Tile, Turn, Unit
from game.stationx.station import station
from game.stationx.supply import room
from game.stationx.view import View

A = TypeVar("A", bound=Action)

PRIZES = {"trooper": 3.0, "droid": 4.0, "commander": 3.0}
"""What it is worth that somebody else's figure falls; a commander comes back for little."""
DECISIVE = 60.0
"""The same of a commander who cannot come back, and of anything else that puts a player out."""
CAPTURE = 25.0
HOME = 40.0
"""What it is worth to take a teleporter, and to take one's own back."""
GUARD = 4.0
"""What it is worth that whoever stands on a teleporter falls."""
OWN = 1.1
"""Own figures are dearer."""
STEP = 0.05
"""Of two equal plans, the shorter."""
MUSTER = 4
"""So many march together; commanders are not counted …"""
WIDE = 6
"""… and until they are, nobody is so many cells ahead of the last of them."""
WEIGHT = 2.5
"""How many steps one goes rather than against one point of strength more …"""
FALLEN = 16
"""… and how many for a commander without a home, who is out when he falls."""
FAR = 999
SUPPLY = 7
"""The steps that a commander goes out of the way for a supply card."""


def of(legal: Sequence[Action], kind: type[A]) -> list[A]:
    return [act for act in legal if isinstance(act, kind)]


class Imagined(NamedTuple):
    """A position that might come about (`Position`)."""

    options: Options
    tiles: tuple[Tile, ...]
    units: Mapping[str, Unit]
    teleporters: tuple[Teleporter, ...]
    players: Sequence[Player]
    turn: Turn


class Intent(NamedTuple):
    """How to begin something, and what it is worth once it is done."""

    worth: float
    action: Action


class Thought:
    """One seat's turn, as far as it has come."""

    def __init__(self, view: View, seat: int, legal: Sequence[Action]) -> None:
        self.view, self.seat = view, seat
        self.plan = station(view)
        self.attacks = of(legal, Attack)
        self.mine = units.of(view, seat)
        self.foes = list(units.enemies(view, seat))
        self.moves: dict[str, dict[int, Move]] = {}
        for act in of(legal, Move):
            self.moves.setdefault(act.unit, {})[CELLS[act.to]] = act
        self.strengths = [
            sum(units.strength(view, one) for one in units.of(view, who)) for who in range(view.seats)
        ]

    # ------------------------------------------------------------------ fighting

    def strike(self) -> Action | None:
        """The fight or capture that brings most, at once or after moves; None: nothing brings anything."""
        found = [it for foe in self.foes if (it := self._assault(foe)) is not None]
        found += [it for one in self.view.teleporters if (it := self._capture(one)) is not None]
        best = max(found, key=lambda it: it.worth, default=None)
        return best.action if best is not None and best.worth > 0 else None

    def _assault(self, foe: Unit) -> Intent | None:
        """Everybody in reach closes in upon one figure, so many as are needed."""
        near = self.plan.near(foe.cell)
        now = dict(self.view.units)
        best = self._attack(now, foe, near, ())
        steps: list[Move] = []
        free = near & ~units.occupied(self.view)
        for unit in sorted(self.mine, key=lambda one: one.commands):
            ways = self.moves.get(unit.key, {})
            cells = [] if near >> unit.cell & 1 else [cell for cell in ways if free >> cell & 1]
            if cells:
                cell = min(cells, key=lambda at: self._beside(at, foe.seat))
                free &= ~(1 << cell)
                now[unit.key] = replace(unit, cell=cell)
                steps.append(ways[cell])
                it = self._attack(now, foe, near, steps)
                if it is not None and (best is None or it.worth > best.worth):
                    best = it
        return best

    def _beside(self, cell: int, seat: int) -> int:
        near = self.plan.near(cell)
        return sum(one.seat == seat and near >> one.cell & 1 for one in self.foes)

    def _attack(self, now: Mapping[str, Unit], foe: Unit, near: int, steps: Sequence[Move]) -> Intent | None:
        """The best attack upon a figure from where everybody would stand after some steps."""
        view = self.view
        position = Imagined(view.options, view.tiles, now, view.teleporters, view.players, view.turn)
        best: Intent | None = None
        for own in self.mine:
            unit = now[own.key]
            if unit.attacked or unit.jumped or not near >> unit.cell & 1:
                continue
            worth = self.value(forecast(position, unit, foe)) - STEP * len(steps)
            if best is not None and worth <= best.worth:
                continue
            begun = steps[0] if steps else self._listed(unit.key, foe.cell)
            if begun is not None:
                best = Intent(worth, begun)
        return best

    def _listed(self, key: str, cell: int) -> Attack | None:
        name = NAMES[cell]
        return next((act for act in self.attacks if act.unit == key and act.target == name), None)

    def value(self, seen: Forecast) -> float:
        """What a fight brings, less what it costs."""
        return sum(self._prize(self.view.units[key]) for key in seen.losses)

    def _prize(self, unit: Unit) -> float:
        gone = unit.commands and not units.at_home(self.view, unit.seat)
        if unit.seat == self.seat:
            gone = gone or (unit.commands and self.view.players[self.seat].energy < RESPAWN)
            return -(DECISIVE if gone else OWN * PRIZES[unit.kind])
        guards = any(it.cell == unit.cell and it.holder != self.seat for it in self.view.teleporters)
        return (DECISIVE if gone else PRIZES[unit.kind]) + GUARD * guards

    def _capture(self, it: Teleporter) -> Intent | None:
        """Whoever can gets beside an unguarded teleporter, best upon it, and takes it."""
        if it.holder == self.seat:
            return None
        worth = HOME if it.home == self.seat else CAPTURE
        if it.home != self.seat and units.commander(self.view, it.home) is None:
            worth += DECISIVE
        guarded = any(one.cell == it.cell for one in self.foes)
        for unit in self.mine:
            act = self._listed(unit.key, it.cell)
            if act is not None and not guarded:
                return Intent(worth, act)
        if guarded:
            return None
        close = self.plan.near(it.cell) | 1 << it.cell
        for unit in sorted(self.mine, key=lambda one: one.commands):
            ways = self.moves.get(unit.key, {})
            cells = [cell for cell in ways if close >> cell & 1]
            if cells and not unit.attacked:
                return Intent(worth - STEP, ways[max(cells, key=lambda cell: cell == it.cell)])
        return None

    # ------------------------------------------------------------------ marching

    def guard(self) -> Action | None:
        """Somebody steps upon an own teleporter that an enemy could take in one turn."""
        for it in self.view.teleporters:
            if it.holder != self.seat or units.at(self.view, it.cell) is not None or not self.danger(it.cell):
                continue
            for unit in sorted(self.mine, key=lambda one: one.commands):
                if it.cell in self.moves.get(unit.key, {}):
                    return self.moves[unit.key][it.cell]
        return None

    def danger(self, cell: int) -> int:
        """The most that one enemy can bring to bear upon a cell in a turn."""
        found = [0] * self.view.seats
        for one in self.foes:
            steps = units.allowance(self.view, one) + 1
            if self.plan.within(one.cell, steps, one.commands) >> cell & 1:
                found[one.seat] += units.strength(self.view, one)
        return max(found)

    def goal(self) -> int | None:
        """The cell to march upon: of whoever is nearest to the end, and to us."""
        if not units.at_home(self.view, self.seat):
            return next(it.cell for it in self.view.teleporters if it.home == self.seat)
        best, least = None, float(FAR * FAR)
        for who in playing(self.view):
            if who == self.seat:
                continue
            lord = units.commander(self.view, who)
            gate = next(it for it in self.view.teleporters if it.home == who)
            if gate.holder == self.seat and lord is None:
                continue
            cell = lord.cell if gate.holder == self.seat and lord is not None else gate.cell
            far = self.plan.far(cell, True)
            steps = sum(far.get(one.cell, FAR) for one in self.mine) / max(1, len(self.mine))
            cost = steps + WEIGHT * self.strengths[who] - FALLEN * (gate.holder != who)
            if cost < least:
                best, least = cell, cost
        return best

    def march(self) -> Action | None:
        """Everybody together goes for the goal: who is ahead waits, who guards what is threatened stays."""
        goal = self.goal()
        if goal is None:
            return None
        far = self.plan.far(goal, True)
        army = sorted(far.get(one.cell, FAR) for one in self.mine if not one.commands)
        middle = army[min(MUSTER, len(army)) - 1] if army else FAR
        bold = len(army) >= MUSTER and army[0] + WIDE >= middle
        held = bits(it.cell for it in self.view.teleporters if it.holder == self.seat)
        for unit in sorted(self.mine, key=lambda one: far.get(one.cell, FAR)):
            ways = self.moves.get(unit.key)
            if not ways or (held >> unit.cell & 1 and self.danger(unit.cell)):
                continue
            act = self._errand(unit, ways) if unit.commands else None
            act = act or self._onward(unit, ways, far, middle, bold)
            if act is not None:
                return act
        return None

    def _onward(
        self, unit: Unit, ways: Mapping[int, Move], far: Mapping[int, int], middle: int, bold: bool
    ) -> Move | None:
        here = far.get(unit.cell, FAR)
        if not bold and here < middle - WIDE:
            return None
        for cell in sorted(ways, key=lambda at: far.get(at, FAR)):
            if far.get(cell, FAR) >= here:
                return None
            if bold or self._safe(unit, cell):
                return ways[cell]
        return None

    def _safe(self, unit: Unit, cell: int) -> bool:
        close = self.plan.within(cell, 2, True)
        helpers = sum(units.strength(self.view, one) for one in self.mine if close >> one.cell & 1)
        if not close >> unit.cell & 1:
            helpers += units.strength(self.view, unit)
        return helpers > self.danger(cell)

    def _errand(self, unit: Unit, ways: Mapping[int, Move]) -> Move | None:
        """A commander goes for a supply card that is not far."""
        best, least = None, SUPPLY + 1
        for goal in members(self.plan.supply):
            if room(self.view, goal) == self.view.players[self.seat].supply:
                continue
            far = self.plan.far(goal, True)
            if far.get(unit.cell, FAR) < least + (best is None):
                cell = min(ways, key=lambda at: far.get(at, FAR))
                if far.get(cell, FAR) < far[unit.cell] and not self.danger(cell):
                    best, least = ways[cell], far[unit.cell]
        return best
