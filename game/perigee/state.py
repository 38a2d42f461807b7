"""The state of one game, and nothing else.

Everything inside the containers is frozen; a `State` is copied by copying its few containers (`copy`), so
that carrying out an action never touches the state it started from. Dice are numbers (`dice`), crews,
resources and columns are counted from 0, rounds and rows from 1.
"""

from __future__ import annotations

from copy import copy as shallow
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from game.perigee.rows import Difficulty

VERSION = 1

Ending = Literal["", "won", "resource", "rounds"]
PLACING, RESULTS, CONSUMING, DISASTER, SPENDING, CLEANING, OVER = range(1, 8)
"""The six phases, and the end."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the deal."""

    disaster: Annotated[str, Meta(examples=["random", "meteor", "toxic"])] = "random"
    difficulty: Annotated[str, Meta(examples=["easy", "normal", "hard"])] = "normal"
    crews: Annotated[int, Meta(ge=0, le=4, examples=[0, 2, 3, 4])] = 0
    """How many fly; 0: one for each person, and two for who sits alone. People share what is more."""
    countries: Annotated[
        str | tuple[str, ...],
        Meta(
            examples=["random"],
            extra={"parts": ("russia", "canada", "japan", "united_states")},
        ),
    ] = "random"
    """`random`, or whose they are, in the order of the crews."""

    def __post_init__(self) -> None:
        if isinstance(self.countries, str) and self.countries != "random":
            names = (name.strip().lower().replace(" ", "_") for name in self.countries.split(","))
            msgspec.structs.force_setattr(self, "countries", tuple(filter(None, names)))


class Tile(Struct, frozen=True):
    """A tile on the station."""

    key: str
    owner: int
    row: int
    column: int
    dice: tuple[int, ...] = ()
    gives: int = 0
    """What it makes for these dice, before tokens."""
    makes: int = -1
    """Of which resource; negative: not chosen."""
    scenario: int = 0
    strain: int = 0
    amplify: int = 0
    disabled: int = 0
    """The round in which its Disable token came; 0: it has none."""

    @property
    def negative(self) -> bool:
        return bool(self.scenario or self.strain or self.disabled)


class Crew(Struct, frozen=True):
    """A country's crew: all of it is open."""

    country: str
    seat: int
    light: str
    columns: tuple[int, ...]
    holds: tuple[int, ...]
    """Its resources."""
    badge: str
    track: int
    supply: int
    pool: tuple[int, ...] = ()
    rolled: tuple[int, ...] = ()
    """Before Converters: dice that may still go to storage."""
    storage: tuple[int, ...] = ()
    cabin: int = 0
    """The die in the Habitation Module; 0: none."""
    given: tuple[int, ...] = ()
    """Dice for the next round, from a Medical Officer."""
    dock: int = 0
    """The die given away through the Docking Module."""
    dock_disabled: int = 0
    """The round in which its Disable token came."""
    away: int = 0
    """Dice on missions and disaster cards."""
    aid: int = 0
    """Dice on the Toxic aid."""
    capacity: int = 0
    offer: tuple[str, ...] = ()
    converters: int = 0
    beside: int = 0
    """Converters beside the Resource board."""
    amplify: int = 0
    """Amplify tokens in hand."""
    badge_used: bool = False
    track_grown: bool = False
    done: bool = False

    @property
    def converting(self) -> bool:
        return bool(self.rolled)


class Card(Struct, frozen=True):
    """A mission, or a disaster card that stays, and the dice that have come to its slots."""

    key: str
    filled: tuple[int, ...]
    """Slot by slot the value; 0: open."""
    by: tuple[int, ...]
    """Whose."""
    done: bool = False
    """A mission whose reward was given."""
    turns: int = 0
    """How often a disaster card has acted."""

    @property
    def full(self) -> bool:
        return 0 not in self.filled


class Ask(Struct, frozen=True):
    """Something a crew has to choose; `questions` knows the kinds."""

    crew: int
    kind: str
    tile: str = ""
    die: int = 0
    among: tuple[str, ...] = ()
    count: int = 0


class Step(Struct, frozen=True):
    """Something that happens of itself when nothing is left to be chosen; `flow` knows the kinds."""

    kind: str
    card: str = ""
    at: int = 0


class State(Struct):
    """One game, complete at every point."""

    version: int
    options: Options
    disaster: str
    """Which deck: `meteor`, `toxic`."""
    difficulty: Difficulty
    seats: int
    crews: list[Crew]
    tiles: dict[str, Tile]
    stock: tuple[int, ...]
    devices: int
    missions: tuple[Card, ...]
    cards: tuple[Card, ...]
    """Disaster cards that stay, oldest first."""
    deck: tuple[str, ...]
    """Face down; the next one is the last."""
    decks: list[tuple[str, ...]]
    """The tiles of each crew, face down; the next one is the last."""
    locked: list[tuple[str, ...]]
    """Tiles of higher tiers, which have not come into play."""
    round: int = 1
    phase: int = PLACING
    lead: int = 0
    toxic: tuple[int, ...] = ()
    """Values of the momentary card, for this round."""
    past: tuple[str, ...] = ()
    """All disaster cards revealed so far."""
    struck: tuple[str, ...] = ()
    """Tiles that the card in hand has hit."""
    gone: tuple[str, ...] = ()
    """Tiles out of the game."""
    asks: tuple[Ask, ...] = ()
    todo: tuple[Step, ...] = ()
    """The next one is the first."""
    ending: Ending = ""
    failed: int = -1
    """Which resource ran out."""
    saved: int = 0
    """Emergency devices used."""


def copy(state: State) -> State:
    """A state that can be changed without touching this one."""
    new = shallow(state)
    new.crews = state.crews.copy()
    new.tiles = state.tiles.copy()
    new.decks = state.decks.copy()
    new.locked = state.locked.copy()
    return new
