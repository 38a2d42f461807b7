"""The rows of the store, as plain structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.api import Event, Message, Seat

Phase = Literal["lobby", "running", "paused", "finished", "closed"]
OPEN: tuple[Phase, ...] = ("lobby", "running", "paused")
"""The phases in which a game occupies its channel."""

HOUR = 3600.0
TABLE: Seat = -1
"""Where a seat is asked for and the whole table is meant."""


class Settings(msgspec.Struct, frozen=True):
    """How one table plays, apart from the rules."""

    language: str = "en"
    theme: str = ""
    reminder: float = 24 * HOUR
    """After how long an awaited person is reminded; 0: never."""
    deadline: float = 0.0
    """After how long the game plays for an awaited person; 0: never."""
    grace: float = 2 * HOUR
    """How much longer, once they have been warned."""
    paused_because: Message | None = None


class GameRow(msgspec.Struct, frozen=True):
    """One game: where it is played, and how far it has got."""

    key: str
    guild: int
    channel: int
    host: int
    seed: str
    created: float
    id: int = 0
    phase: Phase = "lobby"
    version: int = 0
    """Counts every change, so that nothing is built upon an old state."""
    entries: int = 0
    """How many journal entries are published."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    changed: float = 0.0


class Place(msgspec.Struct, frozen=True):
    """A seat and who holds it: a person, or nobody (then a computer player does)."""

    seat: Seat
    name: str
    user: int | None = None
    ready: bool = False
    autopilot: bool = False
    """A computer player stands in until the owner is back."""
    misses: int = 0
    """Deadlines missed in a row."""
    past: tuple[int, ...] = ()
    """Who held it before: they know what it knew then."""

    @property
    def played_by_computer(self) -> bool:
        return self.user is None or self.autopilot


class Entry(msgspec.Struct, frozen=True):
    """One published step of a game. Entry 0 is the deal."""

    n: int
    seat: Seat
    origin: str
    """Who chose it: `person`, `computer`, `timeout`, `deal`."""
    action: msgspec.Raw
    events: tuple[Event, ...]
    undoable: bool
    batch: int
    """The version of the game that published it."""
    at: float


class Draft(msgspec.Struct, frozen=True):
    """What a seat has staged since the last published entry."""

    seat: Seat
    revision: int
    actions: tuple[msgspec.Raw, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    seat: Seat
    n: int
    data: bytes


class Outgoing(msgspec.Struct, frozen=True):
    """Something to be said. A lane is delivered strictly in order: `c<channel>` or `u<user>`."""

    lane: str
    kind: str
    body: msgspec.Raw
    due: float
    game: int | None = None
    state: bytes | None = None
    """The published state that its pictures are drawn from."""
    id: int = 0
    nonce: str = ""
    attempts: int = 0


class Timer(msgspec.Struct, frozen=True):
    game: int
    kind: str
    seat: Seat
    due: float


class Person(msgspec.Struct, frozen=True):
    """What somebody prefers, at every table."""

    language: str = ""
    """Empty: whatever their Discord speaks."""
    theme: str = ""
    dm: bool = True
    dm_refused: bool = False
    """Discord last refused a message to them; they are told when they next look."""
    reminder: float = -1.0
    """Seconds; 0: never, negative: as the table has it."""
    quiet_from: int = -1
    """Hour of their day, 0 … 23; negative: no quiet hours."""
    quiet_to: int = -1
    zone: float = 0.0
    """Hours their clock is ahead of UTC."""
    away_until: float = 0.0


class Post(msgspec.Struct, frozen=True):
    kind: str
    channel: int
    message: int


class Motion(msgspec.Struct, frozen=True):
    """What a table votes on."""

    verb: str
    """`pause`, `resume`, `close`, `replace`, `rollback`, `extend`."""
    by: int
    seat: Seat = TABLE
    user: int | None = None
    name: str = ""
    n: int = 0


class Vote(msgspec.Struct, frozen=True):
    game: int
    motion: Motion
    at: float
    id: int = 0
    ballots: dict[str, bool] = {}
    status: Literal["open", "carried", "lost"] = "open"
