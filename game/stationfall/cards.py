"""What is printed on a character: the shapes that the files in `cast/` fill in.

`CAST` is filled by importing `cast`; everything else looks characters up here, so that a new character
is one new file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from game.stationfall.play import Play
    from game.stationfall.state import State

Kind = Literal["human", "robot", "data", "item"]
Colour = Literal["console", "conspirator", "offensive", "defensive", "mobility", "utility"]

HUMAN: frozenset[Kind] = frozenset({"human"})
ROBOT: frozenset[Kind] = frozenset({"robot"})
CYBORG: frozenset[Kind] = frozenset({"human", "robot"})
DATA: frozenset[Kind] = frozenset({"data"})
ITEM: frozenset[Kind] = frozenset({"item"})


class Ability(msgspec.Struct, frozen=True):
    """A printed ability (4.4). Code asks for it by key; the catalogue holds `ability-<key>`."""

    key: str
    colour: Colour
    works: Literal["persistent", "instant", "action"] = "persistent"


class Condition(msgspec.Struct, frozen=True):
    """What an agenda row asks for, and how often it is met (0: not at all).

    `key` names the sentence `agenda-<key>` with `args`; `count` looks at the state as if it were the end,
    for the conspiracy whose sheet is filled in.
    """

    key: str
    count: Callable[[State, int], int]
    args: dict[str, str | int] = {}


class Row(msgspec.Struct, frozen=True):
    """16.4.4: points for every time the condition is met; a `plus` row needs the plain row above it."""

    points: int
    condition: Condition
    plus: bool = False


class Bonus(msgspec.Struct, frozen=True):
    """16.4.5: what this character is worth as somebody's Bonus Character."""

    friend: bool
    points: int
    count: Callable[[State], int] | None = None
    """How often the points are earned, where the card says something else than 16.4.5."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """One character card with its identity card."""

    key: str
    kinds: frozenset[Kind]
    start: str
    """A section, or `card`: not on the map until the first action; `data`: never on the map."""
    limit: int
    slots: int
    abilities: tuple[Ability, ...]
    powers: tuple[Ability, ...]
    """Reveal powers (4.4.4)."""
    agenda: tuple[Row, ...]
    bonus: Bonus | None
    pawns: dict[str, str] = {}
    """Pawn key -> start section, for a card with several pawns; empty: one pawn, named as the card."""
    items: tuple[str, ...] = ()
    integral: tuple[str, ...] = ()
    down: bool = False
    contaminated: bool = False
    guilty_may_win: bool = False
    double_bribes: bool = False
    identities: int = 1
    has_kompromat: bool = True
    on_reveal: Callable[[Play, int, int], None] | None = None
    """The instant reveal power (15.3.2): for the colour that revealed, and how many cubes were betrayed."""
    at_stationfall: Callable[[Play], None] | None = None
    """What the character does once the late reveals are over and before data is delivered (16.1)."""


CAST: dict[str, Character] = {}


def enter(character: Character) -> Character:
    """Add a character to everything that can be played."""
    CAST[character.key] = character
    return character
