"""A computer player's choice: simple, never illegal, and from nothing but the view of its seat.

It builds and deploys where the panel would propose it, fights whatever it wins by, takes what is unguarded,
buys what it can, and walks towards the nearest base that is not its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from game.api import Action, Level
from game.stationx.actions import (
    Attack,
    Base,
    Buy,
    Concede,
    Deploy,
    End,
    FreeUpgrade,
    Keep,
    Move,
    Place,
    Put,
    Respawn,
    Upgrade,
)
from game.stationx.battle import CAPTURE, foretell, gain
from game.stationx.building import depth
from game.stationx.grid import CELLS, distance
from game.stationx.pieces import SUPPLIES
from game.stationx.station import station
from game.stationx.supply import room
from game.stationx.view import View

A = TypeVar("A", bound=Action)


ERRING = 0.3
"""How often the easy one does whatever comes."""


def advise(view: View, legal: Sequence[Action], rng: Random, level: Level = "normal") -> Action:
    """One of what is legal."""
    if len(legal) == 1:
        return legal[0]
    if level == "easy" and rng.random() < ERRING:
        return rng.choice([act for act in legal if not isinstance(act, (Concede, End))] or legal)
    if any(isinstance(act, (Place, Base, Deploy)) for act in legal):
        return _built(view, legal, rng)
    asked = view.asked
    if isinstance(legal[0], (Keep, Put, FreeUpgrade)):
        best = [act for act in legal if isinstance(act, Keep) and act.unit == getattr(asked, "best", "")]
        return (best or legal)[0]
    return _fight(view, legal) or _spend(legal, rng) or _walk(view, legal, rng) or _end(legal)


def _of(legal: Sequence[Action], kind: type[A]) -> list[A]:
    return [act for act in legal if isinstance(act, kind)]


def _end(legal: Sequence[Action]) -> Action:
    return next((act for act in legal if isinstance(act, End)), legal[0])


def _built(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Tiles lead to some supply room; the base lies far from others, and what is deployed deep in it."""
    bases = [it.cell for it in view.tiles if it.kind == "base"]
    if isinstance(legal[0], Deploy):
        cell = depth(view, legal[0].seat)[0]
        return next(
            act for act in _of(legal, Deploy) if CELLS[act.teleporter] == CELLS[act.commander] == cell
        )
    if laid := _of(legal, Base):
        return max(laid, key=lambda act: min((distance(CELLS[act.cell], one) for one in bases), default=0))
    goal = SUPPLIES[rng.choice(list(SUPPLIES))].cell
    some = rng.sample(list(legal), min(12, len(legal)))
    return min(some, key=lambda act: distance(CELLS[getattr(act, "cell", "M13")], goal))


def _fight(view: View, legal: Sequence[Action]) -> Action | None:
    """What brings most, if it brings anything."""
    best, most = None, 0
    for act in _of(legal, Attack):
        seen = foretell(view, act.unit, CELLS[act.target])
        worth = gain(view, act.seat, seen) if seen is not None else CAPTURE
        if worth > most:
            best, most = act, worth
    return best


def _spend(legal: Sequence[Action], rng: Random) -> Action | None:
    """The commander first, then upgrades, then troops."""
    for kind in (Respawn, Upgrade, Buy):
        if found := _of(legal, kind):
            return rng.choice(found)
    return None


def _walk(view: View, legal: Sequence[Action], rng: Random) -> Action | None:
    """Whoever can still move goes for a supply card, or towards the nearest base of somebody else."""
    moves = _of(legal, Move)
    if not moves:
        return None
    unit = view.units[moves[0].unit]
    if unit.commands and (found := [act for act in moves if act.unit == unit.key and _collects(view, act)]):
        return found[0]
    plan = station(view)
    goals = [it.cell for it in view.teleporters if it.holder != unit.seat]
    ways = [plan.far(goal, unit.commands) for goal in goals]
    far = min(ways, key=lambda way: way.get(unit.cell, 999), default={})
    own = [act for act in moves if act.unit == unit.key]
    best = min(own, key=lambda act: far.get(CELLS[act.to], 999))
    if far.get(CELLS[best.to], 999) < far.get(unit.cell, 999):
        return best
    return rng.choice(own)


def _collects(view: View, act: Move) -> bool:
    """Whether a move brings a supply card."""
    where = room(view, CELLS[act.to])
    return bool(where) and view.players[act.seat].supply != where
