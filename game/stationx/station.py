"""The map of one game: rooms, open ways between cells, oxygen, lines of a Space Jump (2, 5, 6, 10).

It depends on nothing but the tiles, so it is made once for each set of them, and cell by cell as it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.stationx import grid
from game.stationx.grid import (
    ALL,
    BESIDE,
    SIZE,
    STEPS,
    Direction,
    column,
    members,
    rectangle,
    rim,
    row,
    shift,
)
from game.stationx.pieces import PRINTED, SHAPES, TileKind, capacity, share
from game.stationx.state import NOBODY, Position, Tile


class Room(NamedTuple):
    """2: any printed room or placed tile, halls and bases too; each has its own oxygen."""

    kind: TileKind
    owner: int
    cell: int
    width: int
    height: int
    region: int
    """Its cells."""
    capacity: int
    share: int


def size(kind: TileKind, turned: bool) -> tuple[int, int]:
    """Width and height of a tile as it lies."""
    width, height = SHAPES[kind]
    return (height, width) if turned else (width, height)


def _room(kind: TileKind, owner: int, cell: int, width: int, height: int) -> Room:
    region = rectangle(cell, width, height)
    return Room(kind, owner, cell, width, height, region, capacity(width * height), share(width * height))


@lru_cache(maxsize=1 << 12)
def _placed(tile: Tile) -> Room:
    return _room(tile.kind, tile.owner, tile.cell, *size(tile.kind, tile.turned))


_PRINTED = tuple(_room(it.kind, NOBODY, it.cell, it.width, it.height) for it in PRINTED)


class Station:
    """The map that these tiles make."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self.rooms: tuple[Room, ...] = (*_PRINTED, *map(_placed, tiles))
        """First what is printed, the centre before all; then tiles in the order in which they were placed."""
        self.floor = 0
        self.supply = 0
        """The supply rooms: for commanders only (5)."""
        self.joined = 0
        """What a tile may be joined to: the centre, halls and rooms (3.4)."""
        self.bases: dict[int, int] = {}
        """Which room is whose base."""
        for number, room in enumerate(self.rooms):
            self.floor |= room.region
            if room.kind == "supply":
                self.supply |= room.region
            elif room.kind == "base":
                self.bases[room.owner] = number
            else:
                self.joined |= room.region
        self.void = ALL & ~self.floor
        self._room_of: dict[int, int] = {}
        self._near: dict[int, int] = {}
        self._within: dict[tuple[int, int, bool], int] = {}
        self._jumps: dict[int, tuple[tuple[Direction, int], ...]] = {}
        self._far: dict[tuple[int, bool], dict[int, int]] = {}

    # ------------------------------------------------------------------ rooms

    def room_of(self, cell: int) -> int:
        """The number of the room that a cell belongs to; NOBODY: it is void."""
        found = self._room_of.get(cell)
        if found is None:
            place = 1 << cell
            found = next((number for number, room in enumerate(self.rooms) if room.region & place), NOBODY)
            self._room_of[cell] = found
        return found

    def base(self, seat: int) -> int:
        """The cells of a base; none before it lies."""
        number = self.bases.get(seat)
        return self.rooms[number].region if number is not None else 0

    # ------------------------------------------------------------------ building

    def fits(self, width: int, height: int) -> int:
        """3.4: where such a tile may begin: all of it in the void, and an edge in common with the station."""
        free, touching = ALL, 0
        contact = rim(self.joined)
        for y in range(height):
            for x in range(width):
                offset = y * SIZE + x
                free &= self.void >> offset
                touching |= contact >> offset
        return free & touching & grid.anchors(width, height)

    def whole(self, without: Tile | None) -> bool:
        """Whether everything is joined to the centre; `without`: this tile, if it were lifted."""
        rest = Station(tuple(tile for tile in self.tiles if tile != without)) if without else self
        reached = rest.rooms[0].region
        left = [room.region for room in rest.rooms if room.kind not in ("centre", "supply", "base")]
        while grown := [region for region in left if region & rim(reached)]:
            for region in grown:
                reached |= region
                left.remove(region)
        edge = rim(reached)
        return not left and all(rest.rooms[number].region & edge for number in rest.bases.values())

    # ------------------------------------------------------------------ steps

    def near(self, cell: int) -> int:
        """2.1: the cells that are one open step away."""
        found = self._near.get(cell)
        if found is None:
            found = self._near[cell] = grid.bits(self._steps(cell)) if self.room_of(cell) >= 0 else 0
        return found

    def open_step(self, one: int, other: int) -> bool:
        """2.1: whether there is a way from a cell to one beside it."""
        return bool(self.near(one) >> other & 1)

    def _steps(self, cell: int) -> Iterator[int]:
        straight = [other for other in BESIDE[cell] if self._open(cell, other)]
        yield from straight
        for up in straight:
            for side in straight:
                if column(up) != column(cell) or row(side) != row(cell):
                    continue
                far = up + side - cell
                # No corner is cut: both ways round must be open, too.
                if self._open(up, far) and self._open(side, far):
                    yield far

    def _open(self, one: int, other: int) -> bool:
        """Whether there is a way across the edge that two cells share: not into the void, nor from one base
        into another (3)."""
        here, there = self.room_of(one), self.room_of(other)
        if here < 0 or there < 0:
            return False
        return here == there or self.rooms[here].kind != "base" or self.rooms[there].kind != "base"

    def within(self, cell: int, steps: int, commands: bool) -> int:
        """5: the cells that so many steps lead to with nobody in the way, this one too."""
        key = (cell, steps, commands)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = self.reach(cell, steps, commands, 0)
        return found

    def reach(self, cell: int, steps: int, commands: bool, barred: int) -> int:
        """The same, but for cells that nobody may pass."""
        if not commands:
            barred |= self.supply  # 5: only commanders enter supply rooms
        seen = new = 1 << cell
        for _ in range(steps):
            grown = 0
            for at in members(new):
                grown |= self.near(at)
            new = grown & ~seen & ~barred
            seen |= new
        return seen

    def far(self, goal: int, commands: bool) -> dict[int, int]:
        """How many steps it is to a cell, from wherever one can walk to it."""
        key = (goal, commands)
        if key not in self._far:
            found, edge = {goal: 0}, 1 << goal
            seen = edge if commands else edge | self.supply
            for steps in range(1, SIZE * SIZE):
                grown = 0
                for cell in members(edge):
                    grown |= self.near(cell)
                edge = grown & ~seen
                if not edge:
                    break
                seen |= edge
                found |= dict.fromkeys(members(edge), steps)
            self._far[key] = found
        return self._far[key]

    # ------------------------------------------------------------------ Space Jumps

    def jumps(self, cell: int) -> tuple[tuple[Direction, int], ...]:
        """10: each direction in which the void begins here and ends at a room, and the cell it ends at."""
        found = self._jumps.get(cell)
        if found is None:
            found = self._jumps[cell] = tuple(self._lines(cell))
        return found

    def _lines(self, cell: int) -> Iterator[tuple[Direction, int]]:
        for direction in STEPS:
            at = shift(cell, direction)
            if at < 0 or self.floor >> at & 1:
                continue
            while at >= 0 and not self.floor >> at & 1:
                at = shift(at, direction)
            if at >= 0:
                yield direction, at


@lru_cache(maxsize=64)
def _known(tiles: tuple[Tile, ...]) -> Station:
    """One game asks hundreds of times for the same map; a tile knows its hash."""
    return Station(tiles)


def station(position: Position) -> Station:
    """The map of a state or a view."""
    return _known(position.tiles)
