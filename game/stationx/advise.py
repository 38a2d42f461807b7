"""A computer player's choice: simple, never illegal, and from nothing but the view of its seat.

It builds and deploys where the panel would propose it. Then, as long as it has its turn, it takes what can be
won with all who are in reach, buys what is missing, guards what is threatened, and marches as one (`aims`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action, Level
from game.stationx import units
from game.stationx.actions import (
    Base,
    Buy,
    Concede,
    Deploy,
    End,
    FreeUpgrade,
    Keep,
    Place,
    Put,
    Respawn,
    Upgrade,
)
from game.stationx.aims import Thought, of
from game.stationx.building import depth
from game.stationx.grid import CELLS, distance
from game.stationx.pieces import LIMITS, PRICES, SUPPLIES, Bought, Node
from game.stationx.station import station
from game.stationx.tree import closed, price
from game.stationx.view import View

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
    return _turn(view, legal)


def _end(legal: Sequence[Action]) -> Action:
    return next((act for act in legal if isinstance(act, End)), legal[0])


def _built(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Tiles lead to some supply room; the base lies far from others, and what is deployed deep in it."""
    bases = [it.cell for it in view.tiles if it.kind == "base"]
    if isinstance(legal[0], Deploy):
        cell = depth(view, legal[0].seat)[0]
        return next(act for act in of(legal, Deploy) if CELLS[act.teleporter] == CELLS[act.commander] == cell)
    if laid := of(legal, Base):
        return max(laid, key=lambda act: min((distance(CELLS[act.cell], one) for one in bases), default=0))
    goal = SUPPLIES[rng.choice(list(SUPPLIES))].cell
    some = rng.sample(list(legal), min(12, len(legal)))
    return min(some, key=lambda act: distance(CELLS[getattr(act, "cell", "M13")], goal))


ORDER: tuple[Node | Bought, ...] = (
    "trooper", "trooper", "base_1", "trooper", "trooper", "trooper", "troop_move1", "troop_attack",
    "droid", "droid", "cmd_move", "cmd_attack", "troop_move2", "base_2", "base_3", "troop_jump", "cmd_jump",
)  # fmt: skip
"""What is bought first: somebody to march, then what they march and strike with."""


def _spend(view: View, legal: Sequence[Action]) -> Action | None:
    """The commander at once; then whatever comes first in the order and is missing, and it is saved for."""
    if back := of(legal, Respawn):
        return back[0]
    seat = legal[0].seat
    for wanted, cost in _missing(view, seat):
        for act in of(legal, Upgrade):
            if act.node == wanted:
                return act
        if goods := [act for act in of(legal, Buy) if act.kind == wanted]:
            return min(goods, key=lambda act: _ahead(view, seat, CELLS[act.cell]))
        if cost > view.players[seat].energy:
            return None
    return None


def _missing(view: View, seat: int) -> Iterator[tuple[Node | Bought, int]]:
    """What a seat does not have and could, in that order, with its price."""
    have = {kind: units.count(view, kind, seat) for kind in LIMITS}
    home = units.at_home(view, seat)
    for it in ORDER:
        if it == "trooper" or it == "droid":
            have[it] -= 1
            if have[it] < 0 and home:
                yield it, PRICES[it]
        elif closed(view, seat, it) is None:
            yield it, price(view, seat)


def _ahead(view: View, seat: int, cell: int) -> int:
    """How far it is from a cell to the middle of the station, where all ways meet."""
    return station(view).far(CELLS["M13"], True).get(cell, 999)


def _turn(view: View, legal: Sequence[Action]) -> Action:
    """Who fights first, buys afterwards and marches last loses nothing."""
    thought = Thought(view, legal[0].seat, legal)
    return thought.strike() or _spend(view, legal) or thought.guard() or thought.march() or _end(legal)
