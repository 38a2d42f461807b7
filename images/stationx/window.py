"""Which part of the board a picture shows, and where in the picture each cell lies."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.stationx.view import SIZE, RoomView, View, column, row
from images.kit.canvas import Point

WIDE = 1080
"""Three pixels for each point of a phone."""
RIM = (46, 40)
"""Room for the numbers at the left and the letters above."""
LARGEST = 112
"""No cell is drawn larger."""
NEAR = 9
"""So many cells on each side has an enlargement."""


class Window(msgspec.Struct, frozen=True):
    """A rectangle of cells: from this column and row, so many."""

    left: int
    top: int
    columns: int
    rows: int

    @property
    def side(self) -> int:
        """Of a cell, in pixels."""
        return min((WIDE - RIM[0]) // self.columns, LARGEST)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the first cell begins."""
        spare = WIDE - RIM[0] - self.columns * self.side
        return RIM[0] + spare // 2, RIM[1]

    @property
    def high(self) -> int:
        """Of the map, with its rim."""
        return RIM[1] + self.rows * self.side + 6

    def holds(self, cell: int) -> bool:
        across, down = column(cell) - self.left, row(cell) - self.top
        return 0 <= across < self.columns and 0 <= down < self.rows

    def at(self, cell: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        x, y = self.origin
        return x + (column(cell) - self.left) * self.side, y + (row(cell) - self.top) * self.side

    def middle(self, cell: int) -> Point:
        x, y = self.at(cell)
        return x + self.side / 2, y + self.side / 2

    def cells(self) -> set[int]:
        """All that it holds."""
        return {(self.top + y) * SIZE + self.left + x for y in range(self.rows) for x in range(self.columns)}


WHOLE = Window(0, 0, SIZE, SIZE)


def cells(room: RoomView) -> Iterable[int]:
    return (room.cell + y * SIZE + x for y in range(room.height) for x in range(room.width))


def built(view: View) -> Window:
    """All that is built and everybody who stands there; of the supply rooms those that can be walked into, or
    in which somebody is. While the station is being built, the whole board."""
    if view.phase == "build":
        return WHOLE
    floor = {cell for room in view.rooms if room.kind != "supply" for cell in cells(room)}
    supplies = (room for room in view.rooms if room.kind == "supply")
    reached = [room for room in supplies if any(_beside(cell) & floor for cell in cells(room))]
    floor |= {cell for room in reached for cell in cells(room)}
    floor |= {unit.cell for unit in view.figures}
    return around(floor, 1)


def _beside(cell: int) -> set[int]:
    found = {cell - SIZE, cell + SIZE}
    if column(cell) > 0:
        found.add(cell - 1)
    if column(cell) < SIZE - 1:
        found.add(cell + 1)
    return found


def around(shown: Iterable[int], margin: int) -> Window:
    """The smallest window that holds these cells with so much beside them."""
    places = list(shown)
    left, wide = _span([column(cell) for cell in places], margin)
    top, high = _span([row(cell) for cell in places], margin)
    return Window(left, top, wide, high)


def _span(places: list[int], margin: int) -> tuple[int, int]:
    start, end = max(min(places) - margin, 0), min(max(places) + margin, SIZE - 1) + 1
    lacking = max(NEAR - (end - start), 0)
    start = min(max(start - lacking // 2, 0), SIZE - max(end - start, NEAR))
    return start, max(end - start, NEAR)


def near(cell: int) -> Window:
    """A cell and what is around it, as large as can be."""
    return around([cell], NEAR // 2)


MARGIN = 3
"""So many cells around one's own figures: as far as one may go, and what stands beyond."""


def mine(view: View) -> Window | None:
    """Where the figures of the owner of this view stand, with what is around them; None: there are none."""
    own = [unit.cell for unit in view.figures if unit.seat == view.seat]
    return around(own, MARGIN) if own and view.phase != "build" else None


PARTS = {
    "north-west": (False, False),
    "north-east": (True, False),
    "south-west": (False, True),
    "south-east": (True, True),
}
"""Quarters: whether the right and the lower half."""


def part(whole: Window, key: str) -> Window:
    """A quarter of a window, and a little more."""
    right, low = PARTS[key]
    left, columns = _half(whole.left, whole.columns, right)
    top, rows = _half(whole.top, whole.rows, low)
    return Window(left, top, columns, rows)


def _half(start: int, count: int, second: bool) -> tuple[int, int]:
    size = min(max(count // 2 + 1, NEAR), count)
    return (start + count - size if second else start), size
