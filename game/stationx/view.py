"""All that one seat may know of a game: everything, for nothing in it is hidden but what chance will draw.

Pictures, texts and computer players see nothing else. `Unit`, `Tile`, `Teleporter`, `Player`, `Turn` and
`Deed` lie open on the table and are shown as they are. Cells are numbers (`grid`): `NAMES[cell]` is what
people call one, `column(cell)` and `row(cell)` where it is.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from game.api import Result
from game.stationx import units
from game.stationx.ending import result
from game.stationx.flow import waiting
from game.stationx.grid import CELLS, COLUMNS, NAMES, SIZE, column, row
from game.stationx.pieces import COLOURS, FACTIONS, INCOME, PIECES, Card, Node, Piece, TileKind, UnitKind
from game.stationx.state import (
    NOBODY,
    Deed,
    Ending,
    Options,
    Phase,
    Player,
    Question,
    State,
    Teleporter,
    Tile,
    Turn,
    Unit,
)
from game.stationx.station import Room, Station, station

__all__ = [
    "CELLS",
    "COLUMNS",
    "NAMES",
    "NOBODY",
    "PIECES",
    "SIZE",
    "Deed",
    "Piece",
    "Player",
    "RoomView",
    "SeatView",
    "Teleporter",
    "Tile",
    "Turn",
    "Unit",
    "UnitView",
    "View",
    "column",
    "row",
    "view",
]


class RoomView(msgspec.Struct, frozen=True):
    """A printed room or a placed tile."""

    kind: TileKind
    owner: int
    """Who placed it; NOBODY: it is printed."""
    cell: int
    """The upper left one."""
    width: int
    height: int
    capacity: int
    """Oxygen: so many living units."""
    share: int
    """So many of one player."""
    living: tuple[int, ...]
    """The living units that are there now, by seat."""


class UnitView(msgspec.Struct, frozen=True):
    """A figure on the board."""

    key: str
    """As in actions: `red-t2`; in sentences `name-red-t2`."""
    seat: int
    kind: UnitKind
    number: int
    """Of troopers and droids; 0: the commander."""
    cell: int
    attack: int
    allowance: int
    """Cells of one move."""
    jumps: bool
    """Whether it has learned the Space Jump."""
    moved: bool
    jumped: bool
    attacked: bool

    @property
    def spent(self) -> bool:
        """Whether it can neither move nor attack any more in this turn."""
        return self.jumped or (self.moved and self.attacked)


class SeatView(msgspec.Struct, frozen=True):
    """What a player has."""

    seat: int
    colour: str
    faction: str
    energy: int
    income: int
    """What the next turn will bring."""
    nodes: tuple[Node, ...]
    blueprints: int
    stock: tuple[TileKind, ...]
    """Halls and rooms still to be placed."""
    based: bool
    """Whether the base lies."""
    supply: str
    """The supply room that was collected from last: `north` …; empty: none."""
    bases: tuple[int, ...]
    """Whose bases it controls."""
    out: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat (None: a spectator) sees it."""

    seat: int | None
    seats: int
    options: Options
    phase: Phase
    round: int
    order: tuple[int, ...]
    turn: Turn
    waiting: int
    """The seat the table waits for; NOBODY: it is over."""
    asked: Question | None
    """What interrupts the turn, and whom it asks."""
    tiles: tuple[Tile, ...]
    rooms: tuple[RoomView, ...]
    """The centre, four supply rooms, then the tiles as they were placed."""
    units: dict[str, Unit]
    figures: tuple[UnitView, ...]
    """The same with all that decides about them."""
    teleporters: tuple[Teleporter, ...]
    players: tuple[Player, ...]
    sides: tuple[SeatView, ...]
    """The same with all that follows for them."""
    bag: int
    deck: dict[Card, int]
    """What is left to be drawn, counted."""
    discards: dict[Card, int]
    deeds: tuple[Deed, ...]
    """What was done since the last turn of whoever has it: `Deed.turn` against `Turn.number` says when."""
    ending: Ending
    result: Result | None

    @property
    def cards(self) -> int:
        """What is left in the supply deck."""
        return sum(self.deck.values())


def view(state: State, seat: int | None) -> View:
    plan = station(state)
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=state.phase,
        round=state.round,
        order=state.order,
        turn=state.turn,
        waiting=waiting(state),
        asked=state.todo[-1] if state.todo else None,
        tiles=state.tiles,
        rooms=_rooms(state, plan),
        units=dict(state.units),
        figures=tuple(_figure(state, unit) for unit in state.units.values()),
        teleporters=state.teleporters,
        players=tuple(state.players),
        sides=tuple(_side(state, plan, one) for one in range(state.seats)),
        bag=state.bag,
        deck=dict(Counter(state.deck)),
        discards=dict(sorted(Counter(state.discards).items())),
        deeds=state.deeds,
        ending=state.ending,
        result=result(state),
    )


def _rooms(state: State, plan: Station) -> tuple[RoomView, ...]:
    living = [[0] * state.seats for _ in plan.rooms]
    for unit in state.units.values():
        living[plan.room_of(unit.cell)][unit.seat] += unit.living
    return tuple(_room(room, tuple(there)) for room, there in zip(plan.rooms, living, strict=True))


def _room(room: Room, living: tuple[int, ...]) -> RoomView:
    return RoomView(
        room.kind, room.owner, room.cell, room.width, room.height, room.capacity, room.share, living
    )


def _figure(state: State, unit: Unit) -> UnitView:
    return UnitView(
        unit.key,
        unit.seat,
        unit.kind,
        PIECES[unit.key].number,
        unit.cell,
        units.strength(state, unit),
        units.allowance(state, unit),
        units.jumps(state, unit),
        unit.moved,
        unit.jumped,
        unit.attacked,
    )


def _side(state: State, plan: Station, seat: int) -> SeatView:
    player = state.players[seat]
    return SeatView(
        seat,
        COLOURS[seat],
        FACTIONS[seat],
        player.energy,
        units.income(state, seat) if state.phase in ("play", "over") else INCOME,
        player.nodes,
        player.blueprints,
        player.stock,
        seat in plan.bases,
        player.supply,
        tuple(units.held(state, seat)),
        player.out,
    )
