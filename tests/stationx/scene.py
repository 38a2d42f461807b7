"""Positions set up by hand; what is tested goes through `legal` and `apply` only.

`station_f` is the station on which the scenarios are told: the centre K11-O15; north of it a room L8-N10, a
hall M6-M7 and a room L3-N5 below the supply room; east a hall P13-R13 and red's base S12-V15; south of that
blue's base S16-V19, a room P16-R18 beside it and a small room N16-O17; west a room H12-J14 and green's base
D12-G15.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from game.api import Action, Event, Illegal, Outcome
from game.stationx.check import check
from game.stationx.game import STATIONX
from game.stationx.grid import CELLS, NAMES
from game.stationx.pieces import BAG, DECK, NEEDS, PIECES, Card, TileKind
from game.stationx.state import VERSION, Options, Player, State, Teleporter, Tile, Turn, Unit

RED, BLUE, GREEN, YELLOW = range(4)

PLAN: tuple[tuple[TileKind, int, str, bool], ...] = (
    ("large_room", RED, "L8", False),
    ("short_hall", RED, "M6", True),
    ("large_room", RED, "L3", False),
    ("long_hall", RED, "P13", False),
    ("large_room", BLUE, "P16", False),
    ("small_room", RED, "N16", False),
    ("large_room", BLUE, "H12", False),
    ("base", RED, "S12", False),
    ("base", BLUE, "S16", False),
    ("base", GREEN, "D12", False),
)
TELEPORTERS = {RED: "T13", BLUE: "T18", GREEN: "E13"}


def tiles(plan: Sequence[tuple[TileKind, int, str, bool]] = PLAN) -> tuple[Tile, ...]:
    return tuple(Tile(kind, owner, CELLS[cell], turned) for kind, owner, cell, turned in plan)


def station_f(
    *units: str,
    turn: int = RED,
    seats: int = 3,
    energy: Mapping[int, int] = {},
    nodes: Mapping[int, Sequence[str]] = {},
    teleporters: Mapping[int, str] = TELEPORTERS,
    holders: Mapping[int, int] = {},
    deck: Sequence[Card] | None = None,
    extra: Sequence[tuple[TileKind, int, str, bool]] = (),
    options: Options = Options(),  # noqa: B008  (frozen)
) -> State:
    """That station with these figures ("red-t1 M13"), in the middle of somebody's turn."""
    cells = dict(unit.split() for unit in units)
    left = tuple(card for card, number in DECK.items() for _ in range(number))
    top = left if deck is None else tuple(deck)
    gone = list(left)
    for card in top:
        gone.remove(card)
    return State(
        version=VERSION,
        options=options,
        seats=seats,
        order=tuple(range(seats)),
        phase="play",
        round=1,
        turn=Turn(turn, 10),
        tiles=tiles((*PLAN[: 7 + seats], *extra)),
        units={
            key: Unit(key, it.seat, it.kind, CELLS[cells[key]]) for key, it in PIECES.items() if key in cells
        },
        teleporters=tuple(
            Teleporter(home, CELLS[cell], holders.get(home, home))
            for home, cell in teleporters.items()
            if home < seats
        ),
        players=[
            Player(energy.get(seat, 0), (), tuple(node for node in NEEDS if node in nodes.get(seat, ())))
            for seat in range(seats)
        ],
        bag=BAG - sum(energy.values()),
        deck=top,
        discards=tuple(gone),
    )


def building(stock: Mapping[int, Sequence[TileKind]], *, turn: int = YELLOW) -> State:
    """That station while it is still being built: these tiles are in hand, and yellow has no base yet."""
    return State(
        version=VERSION,
        options=Options(),
        seats=4,
        order=(0, 1, 2, 3),
        phase="build",
        round=0,
        turn=Turn(turn),
        tiles=tiles(),
        units={},
        teleporters=(),
        players=[Player(0, tuple(stock.get(seat, ()))) for seat in range(4)],
        bag=BAG,
        deck=tuple(card for card, number in DECK.items() for _ in range(number)),
    )


# ---------------------------------------------------------------------- acting


def outcome(state: State, action: Action, seed: int = 0) -> Outcome[State]:
    """What an action brings, which must be listed before and leave everything as it must be."""
    assert action in list(STATIONX.legal(state, action.seat)), action
    found = STATIONX.apply(state, action, Random(seed))
    check(found.state)
    return found


def after(state: State, *actions: Action, seed: int = 0) -> State:
    for action in actions:
        state = outcome(state, action, seed).state
    return state


def refused(state: State, action: Action) -> str:
    """The rule by which an action is refused; it is not listed, and nothing has changed."""
    before = STATIONX.dump(state)
    assert action not in list(STATIONX.legal(state, action.seat)), action
    with pytest.raises(Illegal) as found:
        STATIONX.apply(state, action, Random(0))
    assert STATIONX.dump(state) == before
    return found.value.rule


def listed(state: State, kind: type[Any]) -> list[Any]:
    """What can be done of one kind by whoever the table waits for."""
    return [
        action
        for prompt in STATIONX.prompts(state)
        for action in STATIONX.legal(state, prompt.seat)
        if type(action) is kind
    ]


def said(events: Sequence[Event]) -> list[str]:
    return [event.message.key for event in events]


# ---------------------------------------------------------------------- looking


def where(state: State) -> dict[str, str]:
    """Who stands where."""
    return {key: NAMES[unit.cell] for key, unit in state.units.items()}


def energy(state: State, seat: int) -> int:
    return state.players[seat].energy


def holder(state: State, home: int) -> int:
    return next(it.holder for it in state.teleporters if it.home == home)
