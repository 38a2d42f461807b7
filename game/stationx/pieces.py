"""What is in the box: tiles, units, the tree, the supply cards; and every number of the rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.stationx.grid import CELLS

TileKind = Literal["short_hall", "long_hall", "large_room", "small_room", "base", "centre", "supply"]
UnitKind = Literal["commander", "trooper", "droid"]
Bought = Literal["trooper", "droid"]
Node = Literal[
    "troop_move1", "troop_move2", "troop_attack", "troop_jump",
    "cmd_move", "cmd_jump", "cmd_attack",
    "base_1", "base_2", "base_3",
]  # fmt: skip
Card = Literal[
    "power_cell", "power_crate", "reactor_rod", "recruit", "salvaged_droid", "squad", "blueprint"
]  # fmt: skip

# ---------------------------------------------------------------------- whose is what

COLOURS = ("red", "blue", "green", "yellow")
"""By seat."""
FACTIONS = ("cyborgs", "pirates", "spacemen", "aliens")
"""By seat: colour and flavour, nothing else (1)."""


class Piece(NamedTuple):
    """One figure of the box."""

    key: str
    seat: int
    kind: UnitKind
    number: int
    """Troopers and droids are told apart by it; 0: the commander."""


TROOPERS, DROIDS = 5, 2
"""8.2: the most that one player has on the board."""


def _box() -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    for seat, colour in enumerate(COLOURS):
        pieces = [Piece(f"{colour}-c", seat, "commander", 0)]
        pieces += [Piece(f"{colour}-t{n}", seat, "trooper", n) for n in range(1, TROOPERS + 1)]
        pieces += [Piece(f"{colour}-d{n}", seat, "droid", n) for n in range(1, DROIDS + 1)]
        found |= {piece.key: piece for piece in pieces}
    return found


PIECES = _box()
"""Every figure, by its name; in the order in which lists name them."""

# ---------------------------------------------------------------------- tiles


class Shape(NamedTuple):
    width: int
    height: int


SHAPES: dict[TileKind, Shape] = {
    "short_hall": Shape(2, 1),
    "long_hall": Shape(3, 1),
    "large_room": Shape(3, 3),
    "small_room": Shape(2, 2),
    "base": Shape(4, 4),
}
"""What players place, as it lies before it is turned."""
DEALT: dict[int, dict[TileKind, int]] = {
    2: {"short_hall": 4, "long_hall": 4, "large_room": 6, "small_room": 2},
    3: {"short_hall": 2, "long_hall": 2, "large_room": 4, "small_room": 1},
    4: {"short_hall": 2, "long_hall": 2, "large_room": 3, "small_room": 1},
}
"""3.2: each player's share of the tiles, by the number of players (ruling 3)."""


class Printed(NamedTuple):
    """A room that is printed on the board."""

    kind: TileKind
    cell: int
    width: int
    height: int


CENTRE = Printed("centre", CELLS["K11"], 5, 5)
SUPPLIES = {
    "north": Printed("supply", CELLS["L1"], 3, 2),
    "east": Printed("supply", CELLS["X12"], 2, 3),
    "south": Printed("supply", CELLS["L24"], 3, 2),
    "west": Printed("supply", CELLS["A12"], 2, 3),
}
PRINTED = (CENTRE, *SUPPLIES.values())


def capacity(cells: int) -> int:
    """6: oxygen for so many living units; only complete sets of three cells count (ruling 28)."""
    return 2 + cells // 3


def share(cells: int) -> int:
    """6: so many of them may be one player's; half, rounded up."""
    return -(-capacity(cells) // 2)


# ---------------------------------------------------------------------- units

ATTACK: dict[UnitKind, int] = {"commander": 2, "trooper": 1, "droid": 1}
ALLOWANCE = 2
"""5: cells in one move."""
PRICES: dict[Bought, int] = {"trooper": 3, "droid": 4}
LIMITS: dict[Bought, int] = {"trooper": TROOPERS, "droid": DROIDS}
RESPAWN = 2
UPGRADE = 7

# ---------------------------------------------------------------------- energy

BAG = 200
INCOME = 2
TIERS: tuple[tuple[Node, int], ...] = (("base_3", 4), ("base_1", 3))
"""8.1: what a base brings instead, once it is upgraded so far; the second tier adds nothing."""

# ---------------------------------------------------------------------- the tree

NEEDS: dict[Node, tuple[Node, ...]] = {
    "base_1": (),
    "base_2": ("base_1",),
    "base_3": ("base_2",),
    "troop_move1": (),
    "troop_move2": ("troop_move1",),
    "troop_attack": ("troop_move1",),
    "troop_jump": ("troop_move2", "troop_attack"),
    "cmd_move": (),
    "cmd_jump": ("cmd_move",),
    "cmd_attack": ("cmd_move",),
}
"""8.3: any one of these must be owned before. In the order in which a free one is chosen by default."""
FORKS: tuple[tuple[Node, Node], ...] = (("troop_move2", "troop_attack"), ("cmd_jump", "cmd_attack"))
"""Where the tree says “or” (ruling 15)."""
LONGER: dict[bool, tuple[Node, ...]] = {True: ("cmd_move",), False: ("troop_move1", "troop_move2")}
"""Nodes that add a cell to the move, for commanders and for all others."""
STRONGER: dict[bool, Node] = {True: "cmd_attack", False: "troop_attack"}
JUMPING: dict[bool, Node] = {True: "cmd_jump", False: "troop_jump"}
PRESERVATION: Node = "base_2"

# ---------------------------------------------------------------------- supply cards

DECK: dict[Card, int] = {
    "power_cell": 6,
    "power_crate": 3,
    "reactor_rod": 1,
    "recruit": 4,
    "salvaged_droid": 2,
    "squad": 1,
    "blueprint": 1,
}
ENERGY: dict[Card, int] = {"power_cell": 2, "power_crate": 4, "reactor_rod": 4}
UNITS: dict[Card, tuple[Bought, ...]] = {
    "recruit": ("trooper",),
    "salvaged_droid": ("droid",),
    "squad": ("trooper", "trooper"),
}
DISCOUNT = 4
"""9: what a Blueprint takes off the next upgrade, and what it brings where nothing is left to upgrade."""
