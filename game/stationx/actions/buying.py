"""What energy buys: units, upgrades, the commander's return (8, 11.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name, Seated
from game.stationx import tree, units
from game.stationx.actions.moving import airless
from game.stationx.actions.verb import Verb, cell_of
from game.stationx.grid import NAMES, members
from game.stationx.pieces import COLOURS, LIMITS, NEEDS, PRICES, RESPAWN, Bought
from game.stationx.play import Play, illegal
from game.stationx.state import Position, State
from game.stationx.station import station
from game.stationx.supply import come


def bought(state: State, *, upgrade: bool) -> Illegal | None:
    """8.2: one purchase in a turn; where the table wants it so, one unit and one upgrade (ruling 8)."""
    turn = state.turn
    if state.options.one_purchase:
        return illegal("bought-already", "8.2") if turn.unit or turn.upgrade else None
    if turn.upgrade if upgrade else turn.unit:
        return illegal("upgraded-already" if upgrade else "unit-already", "12.1")
    return None


def short(state: State, seat: int, price: int) -> Illegal | None:
    energy = state.players[seat].energy
    return illegal("energy", "8.3", price=price, energy=energy) if energy < price else None


def unlanded(position: Position, seat: int, kind: str, cell: int) -> Illegal | None:
    """8.5: why a new figure cannot appear at a cell."""
    plan = station(position)
    if units.landing(position, seat, kind) >> cell & 1:
        return None
    if not plan.base(seat) >> cell & 1:
        return illegal("not-home", "8.5", cell=NAMES[cell])
    if units.occupied(position) >> cell & 1:
        return illegal("taken", "8.5", cell=NAMES[cell])
    return airless(position, seat, cell)


def unsold(state: State, seat: int, kind: Bought) -> Illegal | None:
    """8.2–8.5: why no unit of a kind can be bought, wherever it is to appear."""
    found = bought(state, upgrade=False) or short(state, seat, PRICES[kind])
    if found is not None:
        return found
    if units.full(state, kind, seat):
        return illegal("all-out", "8.4", kind=Name(kind), limit=LIMITS[kind])
    return None if units.at_home(state, seat) else illegal("base-lost", "8.5")


class Buy(Verb, frozen=True, kw_only=True, tag="buy"):
    """8.3: a trooper or a droid."""

    kind: str
    cell: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        for kind in PRICES:
            if unsold(state, seat, kind) is None:
                for cell in members(units.landing(state, seat, kind)):
                    yield cls(seat=seat, kind=kind, cell=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        kind = next((one for one in PRICES if one == self.kind), None)
        if kind is None:
            return illegal("kind-unknown", "8.3", kind=self.kind)
        cell = cell_of(self.cell)
        if isinstance(cell, Illegal):
            return cell
        return unsold(state, self.seat, kind) or unlanded(state, self.seat, kind, cell)

    def perform(self, play: Play) -> None:
        kind = next(one for one in PRICES if one == self.kind)
        cell = cell_of(self.cell)
        assert not isinstance(cell, Illegal)
        play.pay(self.seat, PRICES[kind])
        play.set_turn(unit=True)
        play.tell("bought", seat=Seated(self.seat), kind=Name(kind), energy=PRICES[kind])
        come(play, self.seat, kind, cell)


class Upgrade(Verb, frozen=True, kw_only=True, tag="upgrade"):
    """8.7: a node of the tree."""

    node: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        price = tree.price(state, seat)
        if bought(state, upgrade=True) is None and short(state, seat, price) is None:
            for node in tree.open_nodes(state, seat):
                yield cls(seat=seat, node=node)

    def refusal(self, state: State) -> Illegal | None:
        return (
            tree.closed(state, self.seat, self.node)
            or bought(state, upgrade=True)
            or short(state, self.seat, tree.price(state, self.seat))
        )

    def perform(self, play: Play) -> None:
        state, seat = play.state, self.seat
        play.pay(seat, tree.price(state, seat))
        play.set_player(seat, blueprints=max(0, state.players[seat].blueprints - 1))
        play.set_turn(upgrade=True)
        tree.learn(play, seat, next(one for one in NEEDS if one == self.node))


def returning(position: Position, seat: int) -> int:
    """11.2: where a dead commander can come back: on the teleporter; if that is taken, in the home base."""
    free = units.landing(position, seat, "commander")
    home = units.teleporter(position, seat)
    assert home is not None
    if units.occupied(position) >> home.cell & 1:
        return free
    return free & 1 << home.cell


class Respawn(Verb, frozen=True, kw_only=True, tag="respawn"):
    """11.2: the commander comes back. No purchase (ruling 36)."""

    cell: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if _dead(state, seat) is None:
            for cell in members(returning(state, seat)):
                yield cls(seat=seat, cell=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        cell = cell_of(self.cell)
        found = cell if isinstance(cell, Illegal) else _dead(state, self.seat)
        if found is not None or isinstance(cell, Illegal):
            return found
        if returning(state, self.seat) >> cell & 1:
            return None
        found = unlanded(state, self.seat, "commander", cell)
        return found or illegal("teleporter-free", "11.2")

    def perform(self, play: Play) -> None:
        cell, key = cell_of(self.cell), f"{COLOURS[self.seat]}-c"
        assert not isinstance(cell, Illegal)
        play.pay(self.seat, RESPAWN)
        play.appear(key, cell)
        play.note("respawn", key, to=cell)
        play.tell("respawned", unit=Name(key), cell=self.cell, energy=RESPAWN)


def _dead(state: State, seat: int) -> Illegal | None:
    """11.2: why no commander can come back."""
    if units.commander(state, seat) is not None:
        return illegal("commander-alive", "11.2")
    if not units.at_home(state, seat):
        return illegal("no-teleporter", "11.2")
    return short(state, seat, RESPAWN)
