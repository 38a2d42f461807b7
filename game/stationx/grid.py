"""The cells of the board, as numbers, words and bits.

A cell is a number, row by row from the upper left; people call it by column and row: `A1` … `Y25`. A set of
cells is one number with a bit for each of them, so that whole regions are compared at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

SIZE = 25
"""Ruling 1: columns A–Y, rows 1–25."""
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
NAMES = tuple(f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}" for cell in range(SIZE * SIZE))
"""What each cell is called."""
CELLS = {name: cell for cell, name in enumerate(NAMES)}
"""Which cell a name means."""
ALL = (1 << SIZE * SIZE) - 1

Direction = Literal["north", "east", "south", "west"]
STEPS: dict[Direction, tuple[int, int]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}
"""How a direction changes column and row."""


def column(cell: int) -> int:
    return cell % SIZE


def row(cell: int) -> int:
    return cell // SIZE


def bits(cells: Iterable[int]) -> int:
    """These cells as a set."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


@lru_cache(maxsize=1 << 14)
def members(region: int) -> tuple[int, ...]:
    """The cells of a set, in reading order."""
    found = []
    while region:
        low = region & -region
        found.append(low.bit_length() - 1)
        region ^= low
    return tuple(found)


def shift(cell: int, direction: Direction) -> int:
    """The next cell that way; -1: there the board ends."""
    across, down = STEPS[direction]
    x, y = cell % SIZE + across, cell // SIZE + down
    return y * SIZE + x if 0 <= x < SIZE and 0 <= y < SIZE else -1


BESIDE = tuple(
    tuple(other for direction in STEPS if (other := shift(cell, direction)) >= 0)
    for cell in range(SIZE * SIZE)
)
"""The cells that share an edge with each."""


@lru_cache(maxsize=64)
def corner(width: int, height: int) -> int:
    """A rectangle of this size in the upper left corner; shifted by a cell, it begins there."""
    return bits(y * SIZE + x for y in range(height) for x in range(width))


@lru_cache(maxsize=64)
def anchors(width: int, height: int) -> int:
    """Where a rectangle may begin without leaving the board."""
    return bits(y * SIZE + x for y in range(SIZE - height + 1) for x in range(SIZE - width + 1))


def rectangle(cell: int, width: int, height: int) -> int:
    """The cells of a rectangle that begins at this cell and stays on the board."""
    return corner(width, height) << cell


def rim(region: int) -> int:
    """The cells that share an edge with one of these and are none of them."""
    left = bits(range(0, SIZE * SIZE, SIZE))
    right = left << (SIZE - 1)
    grown = region << SIZE | region >> SIZE | (region & ~right) << 1 | (region & ~left) >> 1
    return grown & ALL & ~region


def distance(one: int, other: int) -> int:
    """How many steps it would be with nothing in the way."""
    return max(abs(column(one) - column(other)), abs(row(one) - row(other)))
