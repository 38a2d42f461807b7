"""The state of one game, and nothing else.

Everything inside the containers is frozen; a `State` is copied by copying its few containers (`copy`), so
that carrying out an action never touches the state it started from. Nothing is hidden: the supply cards lie
as they are counted, and chance draws one of them when it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy as shallow
from typing import Annotated, Literal, Protocol

import msgspec

from game.stationx.pieces import Bought, Card, Node, TileKind, UnitKind

VERSION = 1
NOBODY = -1

Phase = Literal["build", "deploy", "play", "over"]
Ending = Literal["", "bases", "last", "length"]
"""Why it ended: all bases and no commander against it, nobody else left, the length guard."""
Did = Literal[
    "place", "lift", "deploy", "move", "jump", "attack", "capture", "buy", "respawn", "draw", "leave"
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the deal: every ruling that can be turned, as it stands by default."""

    start_energy: Annotated[int, msgspec.Meta(ge=0, le=20, examples=[0, 6])] = 0
    """What everybody starts with; the rulebook has nothing, 6 make the game shorter."""
    all_bases: bool = False
    """Who holds all bases has won, whatever commanders are left."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=500, examples=[50, 100, 150, 0])] = 150
    """11: after so many rounds whoever is ahead has won; 0: never, as the rulebook has it."""
    one_purchase: bool = True
    """Ruling 8. Off: one unit and one upgrade in each turn."""
    exclusive_branches: bool = False
    """Ruling 15: of two nodes with an “or” between them only one can be had."""
    supporters_spent: bool = False
    """Ruling 16: whoever supports an attack has attacked, and whoever has attacked supports none."""
    preserve_lone: bool = False
    """Ruling 17: a unit that loses alone is preserved, too."""
    captured_income: bool = False
    """Ruling 39: captured bases bring their captor what they are worth."""
    one_unit_moves: bool = False
    """Ruling 40: only one unit moves, jumps and attacks in a turn."""
    free_blueprint: bool = False
    """9: a Blueprint is an upgrade for nothing, at once; not only cheaper."""
    tiles_a_turn: Annotated[int, msgspec.Meta(ge=1, le=16, examples=[1, 2, 4, 8])] = 1
    """Ruling 41: so many halls and rooms are laid in a row before the next player lays any."""


class Tile(msgspec.Struct, frozen=True, cache_hash=True):
    """A hall, room or base where it was placed; its cell is the upper left one."""

    kind: TileKind
    owner: int
    cell: int
    turned: bool = False


class Unit(msgspec.Struct, frozen=True):
    """A figure on the board, and what it has done in the turn under way."""

    key: str
    seat: int
    kind: UnitKind
    cell: int
    moved: bool = False
    jumped: bool = False
    attacked: bool = False

    @property
    def commands(self) -> bool:
        """Whether it is a commander."""
        return self.kind == "commander"

    @property
    def living(self) -> bool:
        """6: whether it needs oxygen."""
        return self.kind != "droid"


class Teleporter(msgspec.Struct, frozen=True):
    """Who controls it has the base it stands in."""

    home: int
    """The seat in whose base it stands."""
    cell: int
    holder: int
    """NOBODY: neutral."""


class Player(msgspec.Struct, frozen=True):
    """What a seat has beside its figures."""

    energy: int
    stock: tuple[TileKind, ...]
    """Halls and rooms not yet placed."""
    nodes: tuple[Node, ...] = ()
    """Of the tree, in the order in which they were bought."""
    blueprints: int = 0
    """Upgrades still to be had cheaper."""
    supply: str = ""
    """The supply room it collected from last."""
    out: bool = False


class Turn(msgspec.Struct, frozen=True):
    """The turn under way."""

    seat: int
    number: int = 0
    """Counts the turns of the whole game."""
    unit: bool = False
    """A unit was bought in it …"""
    upgrade: bool = False
    """… or an upgrade."""
    acting: str = ""
    """The unit that moved, jumped or attacked first."""
    laid: int = 0
    """Halls and rooms laid in it, while more may follow."""


class Deed(msgspec.Struct, frozen=True):
    """Something that was done, for whoever draws or tells what happened."""

    turn: int
    seat: int
    what: Did
    unit: str = ""
    """Who did it, or what came; empty: no figure."""
    start: int = NOBODY
    to: int = NOBODY
    fallen: tuple[tuple[str, int], ...] = ()
    """Who fell, and where."""
    card: str = ""
    """What was drawn, or placed."""


class Task(msgspec.Struct, frozen=True):
    """A decision that interrupts play (`questions`)."""

    seat: int


class Survivor(Task, frozen=True, tag="survivor"):
    """7: one of these stays, the others fall. They stand on the board until that is settled."""

    units: tuple[str, ...]
    best: str
    """Whom a timeout keeps."""
    foe: int
    """Whom they fell to."""
    beaten: bool
    """After a defeat; otherwise after a stalemate."""


class Arrival(Task, frozen=True, tag="arrival"):
    """9: a free unit waits for a cell."""

    kind: Bought


class Plan(Task, frozen=True, tag="plan"):
    """9: an upgrade for nothing waits to be chosen."""


Question = Survivor | Arrival | Plan


class State(msgspec.Struct):
    """One game, complete at every point."""

    version: int
    options: Options
    seats: int
    order: tuple[int, ...]
    """Seats as their turns follow each other."""
    phase: Phase
    round: int
    """0 while the station is being built; then each round is one turn of everybody."""
    turn: Turn
    tiles: tuple[Tile, ...]
    """In the order in which they were placed."""
    units: dict[str, Unit]
    """By name, always in the order of `PIECES`."""
    teleporters: tuple[Teleporter, ...]
    """By the seat whose home it is; none before it has been deployed."""
    players: list[Player]
    bag: int
    deck: tuple[Card, ...]
    """What is left to draw, sorted: chance chooses when one is drawn."""
    discards: tuple[Card, ...] = ()
    todo: tuple[Question, ...] = ()
    """Last is next."""
    deeds: tuple[Deed, ...] = ()
    """What was done since the last turn of whoever has it."""
    ending: Ending = ""
    winners: tuple[int, ...] = ()


class Position(Protocol):
    """What states and views have in common: enough to ask what can be done."""

    @property
    def options(self) -> Options: ...
    @property
    def tiles(self) -> tuple[Tile, ...]: ...
    @property
    def units(self) -> Mapping[str, Unit]: ...
    @property
    def teleporters(self) -> tuple[Teleporter, ...]: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def turn(self) -> Turn: ...


def copy(state: State) -> State:
    """A state that can be changed without touching this one."""
    new = shallow(state)
    new.units = state.units.copy()
    new.players = state.players.copy()
    return new
