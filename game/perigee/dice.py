"""Dice as numbers: a plain die is its value; a locked one its top and front, `14` for a 1 with a 4 in front.

Opposite faces sum to 7, and 1, 2, 3 run counter-clockwise around their corner: top and front fix the right.
"""

from __future__ import annotations

from random import Random

from game.perigee.rows import Turning

AROUND = {1: "2354", 2: "1463", 3: "1265", 4: "1562", 5: "1364", 6: "2453"}
"""The faces around each top: to the right of each is the one after it."""

LOCKED: tuple[int, ...] = tuple(10 * top + int(front) for top in AROUND for front in sorted(AROUND[top]))
"""All 24 ways in which a die can lie."""
PLAIN: tuple[int, ...] = (1, 2, 3, 4, 5, 6)

TOP: dict[int, int] = {die: die if die < 10 else die // 10 for die in (*PLAIN, *LOCKED)}


def wrap(value: int, most: int = 6) -> int:
    """The value after 6 is 1, the one before 1 is 6."""
    return (value - 1) % most + 1


def right(die: int) -> int:
    """The face on the right of a locked die."""
    ring = AROUND[die // 10]
    return int(ring[(ring.index(str(die % 10)) + 1) % 4])


def _turned(die: int, way: Turning) -> int:
    top, front, side = die // 10, die % 10, right(die)
    return {
        "up": 10 * front + 7 - top,
        "down": 10 * (7 - front) + top,
        "left": 10 * side + front,
        "right": 10 * (7 - side) + front,
        "clockwise": 10 * top + side,
        "counter": 10 * top + 7 - side,
        "flip_up": 10 * (7 - top) + 7 - front,
        "flip_side": 10 * (7 - top) + front,
    }[way]


WAYS: tuple[Turning, ...] = (
    "up", "down", "left", "right", "clockwise", "counter", "flip_up", "flip_side",
)  # fmt: skip
WAY: dict[str, Turning] = {way: way for way in WAYS}
"""By what an answer calls it."""
TURNED: dict[Turning, dict[int, int]] = {way: {die: _turned(die, way) for die in LOCKED} for way in WAYS}
"""How a die lies after it was turned: tilted away from its owner (up), towards them (down), to a side …"""


def roll(locked: bool, rng: Random) -> int:
    """One die as it comes to rest; a locked one is turned square at once, each orientation equally likely."""
    return rng.choice(LOCKED) if locked else rng.randint(1, 6)


def faces(locked: bool, value: int) -> tuple[int, ...]:
    """The ways in which a die of this value can lie."""
    return tuple(die for die in LOCKED if die // 10 == value) if locked else (value,)


KEYS: dict[int, str] = {die: f"d{die}" for die in (*PLAIN, *LOCKED)}
"""What actions call a die."""
DIE: dict[str, int] = {key: die for die, key in KEYS.items()}
