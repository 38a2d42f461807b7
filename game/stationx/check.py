"""What must hold in every state, whatever was played."""

from __future__ import annotations

from collections import Counter

from game.stationx import ending, units
from game.stationx.grid import anchors
from game.stationx.pieces import BAG, DEALT, DECK, FORKS, NEEDS, PIECES
from game.stationx.state import NOBODY, State
from game.stationx.station import Station, size, station
from game.stationx.supply import ordered


class Broken(AssertionError):
    """Something is as it can never be."""


def check(state: State) -> None:
    """Raises Broken unless all is as it must be."""
    plan = station(state)
    _tiles(state, plan)
    _figures(state, plan)
    _oxygen(state, plan)
    _bases(state, plan)
    _energy(state)
    _cards(state)
    _trees(state)
    _flow(state)


def _sure(so: bool, *what: object) -> None:
    if not so:
        raise Broken(" ".join(map(str, what)))


def _tiles(state: State, plan: Station) -> None:
    """3: on the board, none over another, all joined; nobody has placed more than they were dealt."""
    cells = 0
    for tile in state.tiles:
        width, height = size(tile.kind, tile.turned)
        _sure(bool(anchors(width, height) >> tile.cell & 1), "off the board:", tile)
    for room in plan.rooms:
        _sure(not cells & room.region, "one over another:", room)
        cells |= room.region
    _sure(plan.whole(None), "not joined to the centre")
    for seat, player in enumerate(state.players):
        mine = Counter(tile.kind for tile in state.tiles if tile.owner == seat)
        _sure(mine.pop("base", 0) <= 1, "two bases of seat", seat)
        _sure(seat not in plan.bases or not player.stock, "a base before all else, seat", seat)
        mine.update(player.stock)
        _sure(mine <= Counter(DEALT[state.seats]), "too many tiles of seat", seat)


def _figures(state: State, plan: Station) -> None:
    """One body a cell, in the order of the box, on floor that they may tread; at most 5, 2 and 1 of each."""
    _sure(list(state.units) == [key for key in PIECES if key in state.units], "out of order")
    cells = [unit.cell for unit in state.units.values()]
    _sure(len(set(cells)) == len(cells), "two bodies in one cell")
    for key, unit in state.units.items():
        piece = PIECES[key]
        _sure((unit.key, unit.seat, unit.kind) == piece[:3] and unit.seat < state.seats, "whose?", unit)
        _sure(bool(plan.floor >> unit.cell & 1), "in the void:", unit)
        _sure(unit.commands or not plan.supply >> unit.cell & 1, "in a supply room:", unit)


def _oxygen(state: State, plan: Station) -> None:
    """6: enough of it in every room, and nobody has more than half."""
    for number, room in enumerate(plan.rooms):
        living = units.breathing(state, plan, number)
        _sure(sum(living) <= room.capacity, "too many in", room)
        _sure(max(living) <= room.share, "too many of one player in", room)


def _bases(state: State, plan: Station) -> None:
    """11: one teleporter in each base, each with one holder who plays, or none."""
    homes = [it.home for it in state.teleporters]
    _sure(homes == sorted(set(homes)), "teleporters:", homes)
    if state.phase in ("play", "over"):
        _sure(homes == list(range(state.seats)), "a teleporter is missing")
    for it in state.teleporters:
        _sure(bool(plan.base(it.home) >> it.cell & 1), "outside its base:", it)
        _sure(it.holder == NOBODY or not state.players[it.holder].out, "held by who is out:", it)


def _energy(state: State) -> None:
    energy = [player.energy for player in state.players]
    _sure(min(*energy, state.bag) >= 0 and sum(energy) + state.bag == BAG, "energy:", energy, state.bag)


def _cards(state: State) -> None:
    every = (*state.deck, *state.discards)
    _sure(Counter(every) == Counter(DECK), "cards:", every)
    _sure(state.deck == ordered(state.deck) and state.discards == ordered(state.discards), "unsorted")


def _trees(state: State) -> None:
    """8.3: every node after what it needs."""
    for seat, player in enumerate(state.players):
        owned = player.nodes
        _sure(len(set(owned)) == len(owned), "twice:", seat, owned)
        for at, node in enumerate(owned):
            needs = NEEDS[node]
            _sure(not needs or any(need in owned[:at] for need in needs), "too early:", seat, node)
        if state.options.exclusive_branches:
            _sure(not any(set(fork) <= set(owned) for fork in FORKS), "both branches:", seat, owned)


def _flow(state: State) -> None:
    _sure(sorted(state.order) == list(range(state.seats)), "order:", state.order)
    _sure((state.phase == "over") == bool(state.ending) == bool(state.winners), "ended?", state.ending)
    _sure(not state.todo or state.phase == "play", "asked out of time")
    limit = state.options.rounds
    _sure(not limit or state.round <= limit, "round", state.round)
    for seat, player in enumerate(state.players):
        if player.out:
            _sure(not units.of(state, seat) and not player.energy, "still there:", seat)
        elif state.phase == "play":
            _sure(not ending.lost(state, seat), "should be out:", seat)
    if state.phase == "play":
        _sure(not state.players[state.turn.seat].out, "the turn of who is out")
    for task in state.todo:
        _sure(not state.players[task.seat].out, "asked though out:", task)
