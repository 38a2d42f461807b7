"""The rows of the store, as plain structs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Literal, NamedTuple

import msgspec

from game.api import Event, Level, Message, Seat

Phase = Literal["lobby", "running", "paused", "finished", "closed"]
OPEN: tuple[Phase, ...] = ("lobby", "running", "paused")
"""The phases in which a game occupies its channel."""

HOUR = 3600.0
TABLE: Seat = -1
"""Where a seat is asked for and the whole table is meant."""
ROUND: Seat = -2
"""In place of a seat, of a snapshot: when a round last ended, or the game was dealt."""
ROUND_BEFORE: Seat = -3
"""When the round before that one had ended."""
STRETCH: Seat = -4
"""When the stretch began in which everybody acts now."""


class Span(NamedTuple):
    """A setting that is a length of time: the hours its menu offers, and whatever lies between them."""

    hours: tuple[int, ...]

    @property
    def _least(self) -> float:
        return min(filter(None, self.hours)) * HOUR

    @property
    def _most(self) -> float:
        return max(self.hours) * HOUR

    def admits(self, seconds: float) -> bool:
        return (seconds == 0 and 0 in self.hours) or self._least <= seconds <= self._most

    def nearest(self, seconds: float) -> float:
        """The admitted length that comes next to this one."""
        if seconds <= 0 and 0 in self.hours:
            return 0.0
        return min(max(seconds, self._least), self._most)


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
    handover: float = 24 * HOUR
    """How long a vote is open that gives somebody's seat to a new person; settled before the deal."""
    stand_ins: bool = False
    """Who stands in for somebody absent plays to win; else does what the prompts say, which tells nothing."""
    level: Level = "normal"
    """How well computer players play, in games that know a difference."""


SPANS = {
    "reminder": Span((0, 6, 12, 24, 48, 72)),
    # Two deadlines missed free a seat for others: that never happens within a day.
    "deadline": Span((0, 12, 24, 48, 72, 168)),
    "grace": Span((1, 2, 6, 12, 24)),
    "handover": Span((12, 24, 48, 72, 168)),
}
"""The lengths of time that a table can be set to; anything else is refused where it enters."""


def read_settings(kept: bytes) -> Settings:
    """The settings of a stored row. What no table can be set to is read as the nearest that one can."""
    raw = msgspec.json.decode(kept)
    for name, span in SPANS.items():
        # What is no number at all, as infinity once written is none, is left to its usual value.
        value = raw.pop(name, None)
        if isinstance(value, int | float):
            raw[name] = span.nearest(value)
    return msgspec.convert(raw, Settings)


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
    """A computer player's is its number; seats that an earlier version gave to one have none."""
    user: int | None = None
    ready: bool = False
    autopilot: bool = False
    """A computer player stands in until the owner is back."""
    misses: int = 0
    """Deadlines missed in a row."""
    past: tuple[int, ...] = ()
    """Who held it before: they know what it knew then."""
    displaced: int | None = None
    """Who was put out of it though they were there: nobody new has it over their head."""
    foreseen: tuple[str, ...] = ()
    """What they have settled to answer before they are asked; who comes after them has settled nothing."""

    @property
    def owner(self) -> int | None:
        """Whose it is, though a computer player may have it now."""
        return self.displaced if self.user is None else self.user

    @property
    def played_by_computer(self) -> bool:
        return self.user is None or self.autopilot


def computer(seat: Seat, places: Iterable[Place]) -> Place:
    """A computer player that sits down, by a number which is no other's and stays, whatever seat is dealt."""
    taken = {place.name or str(place.seat + 1) for place in places if place.user is None}
    number = next(number for number in map(str, count(1)) if number not in taken)
    return Place(seat, number, None, ready=True)


_past = msgspec.json.Decoder(tuple[int, ...])
_keys = msgspec.json.Decoder(tuple[str, ...])


def read_place(
    seat: int, name: str, user: int | None, ready: int, away: int, misses: int, past: bytes, *more: Any
) -> Place:
    """A seat, from the columns of its row."""
    displaced, foreseen = more
    known = _past.decode(past), displaced, _keys.decode(foreseen)
    return Place(seat, name, user, bool(ready), bool(away), misses, *known)


def place_row(it: Place) -> tuple[Any, ...]:
    """The columns of its row."""
    kept = msgspec.json.encode(it.past), it.displaced, msgspec.json.encode(it.foreseen)
    return (it.seat, it.name, it.user, int(it.ready), int(it.autopilot), it.misses, *kept)


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
    stretch: str = ""
    """In which stretch it was done, where everybody acts side by side."""


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
    error: str = ""
    """Why Discord did not take it, when it was last tried."""
    about: str = ""
    """What it shows as it is now. While one row about that waits, another takes its place in it."""


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
    guided: bool = True
    """Whether the guide opens by itself until they have finished a game of its kind."""
    met: dict[str, int] = {}
    """How often they have been shown what helps newcomers, by what it is."""
    told_next: bool = False
    """Whether they hear of it in private when the turn before theirs begins."""


REMINDERS = Span((0, 3, 6, 12, 24, 48, 72))
"""After how long somebody can wish to be reminded."""
HOURS = range(-1, 24)
"""The hours of quiet; the first: none."""
ZONES = (-12.0, 14.0)
LAST_MOMENT = 2.0**32
"""Nobody is away until later: a date so far off cannot even be shown."""


def read_person(kept: bytes) -> Person:
    """Somebody's preferences; what nobody can wish is read as if they had not."""
    raw = msgspec.json.decode(kept)
    sane: dict[str, Callable[[float], bool]] = {
        "reminder": lambda value: value == -1 or REMINDERS.admits(value),
        "quiet_from": lambda value: value in HOURS,
        "quiet_to": lambda value: value in HOURS,
        "zone": lambda value: ZONES[0] <= value <= ZONES[1],
        "away_until": lambda value: 0 <= value <= LAST_MOMENT,
    }
    if not isinstance(raw.get("met", {}), dict):
        del raw["met"]
    for name, well in sane.items():
        if not isinstance(raw.get(name), int | float) or not well(raw[name]):
            raw.pop(name, None)
    return msgspec.convert(raw, Person)


class Posted(msgspec.Struct, frozen=True):
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
    until: float = 0.0
    """When it can be carried at the earliest, for somebody has to be heard; 0: whenever enough are for it."""
