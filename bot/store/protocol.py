"""What a store can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from bot.store.rows import (
    Draft,
    Entry,
    GameRow,
    Outgoing,
    Person,
    Place,
    Post,
    Snapshot,
    Timer,
    Vote,
)
from game.api import Seat

T = TypeVar("T")


class Conflict(Exception):
    """The game has changed since it was read, or its channel is taken: nothing was written."""


class Unusable(Exception):
    """What should hold the rows cannot be opened: which, and why."""


class Ledger(Protocol):
    """The rows, inside one transaction."""

    def add_game(self, row: GameRow) -> GameRow: ...

    def save_game(self, row: GameRow, was: int) -> None:
        """Write the row; raises Conflict if its version is no longer `was`."""
        ...

    def game(self, game: int) -> GameRow | None: ...

    def game_in(self, channel: int) -> GameRow | None:
        """The open game of a channel."""
        ...

    def last_in(self, channel: int) -> GameRow | None:
        """The latest game of a channel, open or not."""
        ...

    def games_of(self, user: int) -> Sequence[GameRow]:
        """The open games in which this person has a seat."""
        ...

    def games(self, phases: Iterable[str]) -> Sequence[GameRow]: ...

    def remove_game(self, game: int) -> None: ...

    def places(self, game: int) -> Sequence[Place]: ...

    def put_places(self, game: int, places: Iterable[Place]) -> None:
        """These are the seats of the game from now on."""
        ...

    def add_entries(self, game: int, entries: Iterable[Entry]) -> None: ...

    def entries(self, game: int, start: int = 0) -> Sequence[Entry]: ...

    def cut_entries(self, game: int, start: int) -> None:
        """Forget entry `start` and everything after it."""
        ...

    def drafts(self, game: int) -> Sequence[Draft]: ...

    def put_draft(self, game: int, draft: Draft) -> None: ...

    def drop_drafts(self, game: int, seat: Seat | None = None) -> None: ...

    def snapshot(self, game: int, seat: Seat) -> Snapshot | None: ...

    def put_snapshot(self, game: int, snapshot: Snapshot) -> None: ...

    def claim(self, interaction: int, at: float) -> bool:
        """Note that an interaction has been dealt with. False: it already had been."""
        ...

    def claimed(self, interaction: int) -> bool:
        """Whether an interaction has been dealt with."""
        ...

    def sweep(self, before: float) -> None:
        """Forget the interactions and the delivered posts of that time."""
        ...

    def send(self, out: Outgoing) -> int: ...

    def waiting(self, limit: int = 500) -> Sequence[Outgoing]:
        """The first waiting row of every lane, earliest due first."""
        ...

    def overtaken(self, out: Outgoing) -> bool:
        """Whether a later waiting row of the same game and lane says the same kind of thing."""
        ...

    def sent(self, out: int, message: int | None) -> None: ...

    def postpone(self, out: int, due: float, error: str) -> None: ...

    def hurry(self, lane: str, now: float) -> None:
        """Whatever waits in this lane is due."""
        ...

    def failed(self, out: int, error: str) -> None: ...

    def unsent(self, game: int) -> Sequence[Outgoing]:
        """What a game had to say to its channel and could not, oldest first."""
        ...

    def send_again(self, game: int, now: float) -> None:
        """All of that is due."""
        ...

    def set_timer(self, timer: Timer) -> None: ...

    def finish_timer(self, timer: Timer) -> None:
        """Forget a timer that has been acted on, unless it has been set anew meanwhile."""
        ...

    def drop_timers(self, game: int, kinds: Iterable[str], seat: Seat | None = None) -> None: ...

    def timers(self, game: int) -> Sequence[Timer]: ...

    def due_timers(self, now: float, limit: int = 50) -> Sequence[Timer]: ...

    def timers_after(self, due: float) -> Sequence[Timer]: ...

    def next_timer(self) -> float | None: ...

    def shift(self, by: float) -> None:
        """Whatever waits for its time waits for another: the clock was set by so much."""
        ...

    def person(self, user: int) -> Person: ...

    def put_person(self, user: int, person: Person) -> None: ...

    def post(self, game: int, kind: str) -> Post | None: ...

    def put_post(self, game: int, post: Post) -> None: ...

    def drop_post(self, game: int, kind: str) -> None: ...

    def add_vote(self, vote: Vote) -> Vote: ...

    def save_vote(self, vote: Vote) -> None: ...

    def vote(self, vote: int) -> Vote | None: ...

    def open_votes(self, game: int) -> Sequence[Vote]: ...

    def note(self, key: str) -> str | None: ...

    def put_note(self, key: str, value: str) -> None: ...


class Store(Protocol):
    """Where the rows are kept."""

    async def read(self, work: Callable[[Ledger], T]) -> T:
        """Look something up; what `work` sees belongs together."""
        ...

    async def write(self, work: Callable[[Ledger], T]) -> T:
        """Carry out `work` as one transaction, durable when this returns."""
        ...

    async def backup(self, target: Path) -> None:
        """Copy everything to a file while games go on."""
        ...

    async def faults(self) -> Sequence[str]:
        """What is damaged where the rows are kept, if anything."""
        ...

    async def close(self) -> None: ...
