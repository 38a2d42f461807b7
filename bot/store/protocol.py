"""What a store can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from bot.store.campaigns import Campaign, Evening, Member
from bot.store.rows import (
    Draft,
    Entry,
    GameRow,
    Outgoing,
    Person,
    Place,
    Posted,
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


class Unreachable(Exception):
    """The rows cannot be reached at the moment. Whether what was being written stands is not known."""


class Ledger(Protocol):
    """The rows, inside one transaction."""

    def add_game(self, row: GameRow) -> GameRow:
        """Keep a new game; the row comes back with its number. Raises Conflict if its channel is taken."""

    def save_game(self, row: GameRow, was: int) -> None:
        """Write the row; raises Conflict if its version is no longer `was`."""

    def game(self, game: int) -> GameRow | None:
        """The row of a game."""

    def game_in(self, channel: int) -> GameRow | None:
        """The open game of a channel."""

    def last_in(self, channel: int) -> GameRow | None:
        """The latest game of a channel, open or not."""

    def has_finished(self, user: int, key: str) -> bool:
        """Whether this person has played a game of this kind to its end."""

    def old_games(self, before: float, limit: int) -> Sequence[GameRow]:
        """Games that were over by then and belong to no campaign, the oldest first."""

    def drop_game(self, game: int) -> None:
        """Keep nothing of a game."""

    def games(self, phases: Iterable[str]) -> Sequence[GameRow]:
        """Every game in one of these phases, in the order of their numbers."""

    def count(self, phases: Iterable[str]) -> int:
        """How many games are in one of these phases."""

    def places(self, game: int) -> Sequence[Place]:
        """Who sits where, in the order of seats."""

    def put_places(self, game: int, places: Iterable[Place]) -> None:
        """These are the seats of the game from now on."""

    def add_entries(self, game: int, entries: Iterable[Entry]) -> None:
        """Go on with the journal. Entry n must not be there yet."""

    def entries(self, game: int, start: int = 0) -> Sequence[Entry]:
        """The journal from entry `start` on."""

    def cut_entries(self, game: int, start: int) -> None:
        """Forget entry `start` and everything after it."""

    def drafts(self, game: int) -> Sequence[Draft]:
        """What every seat has staged."""

    def put_draft(self, game: int, draft: Draft) -> None:
        """This is what its seat has staged from now on."""

    def snapshot(self, game: int, seat: Seat) -> Snapshot | None:
        """The state the table sees (seat TABLE), or that state when a seat last handed over."""

    def put_snapshot(self, game: int, snapshot: Snapshot) -> None:
        """Keep it in place of the one before."""

    def claim(self, interaction: int, at: float) -> bool:
        """Note that an interaction has been dealt with. False: it already had been."""

    def claimed(self, interaction: int) -> bool:
        """Whether an interaction has been dealt with."""

    def sweep(self, before: float) -> None:
        """Forget the interactions and the delivered posts of that time."""

    def send(self, out: Outgoing) -> int:
        """Put something into the outbox, or into the row about the same that is not delivered; its number."""

    def waiting(self, holder: str = "", limit: int = 500) -> Sequence[Outgoing]:
        """The first waiting row of every lane, earliest due first; for a `holder` none of lanes of others."""

    def queued(self) -> Sequence[tuple[int, float]]:
        """Of every lane in which something waits: the number of the first row, and when that is due."""

    def is_due(self, lane: str, now: float) -> bool:
        """Whether anything waits in a lane that should have been delivered by then."""

    def overtaken(self, out: Outgoing) -> bool:
        """Whether a later waiting row of the same game and lane says the same kind of thing."""

    def waits(self, out: int) -> bool:
        """Whether it has neither been delivered nor given up."""

    def sent(self, out: int, message: int | None) -> None:
        """It is delivered, as this message of Discord; None: there was nothing to be sent any more."""

    def caught_up(self, out: Outgoing, message: int | None, nonce: str, due: float) -> bool:
        """It is delivered. False: something has been put into it since, which is due then, by that nonce."""

    def postpone(self, out: int, due: float, error: str) -> None:
        """It is tried again at this time."""

    def hurry(self, lane: str, now: float) -> None:
        """Whatever waits in this lane is due."""

    def failed(self, out: int, error: str) -> None:
        """It cannot be delivered, and is not tried again by itself."""

    def unsent(self, game: int) -> Sequence[Outgoing]:
        """What a game had to say to its channel and could not, oldest first."""

    def send_again(self, game: int, now: float) -> None:
        """All of that is due."""

    def set_timer(self, timer: Timer) -> None:
        """Ring then; in place of a timer of the same game, kind and seat."""

    def finish_timer(self, timer: Timer) -> None:
        """Forget a timer that has been acted on, unless it has been set anew meanwhile."""

    def drop_timers(self, game: int, kinds: Iterable[str], seat: Seat | None = None) -> None:
        """Ring no more, for this seat or for any."""

    def timers(self, game: int) -> Sequence[Timer]:
        """All that is set for a game."""

    def due_timers(self, now: float) -> Sequence[Timer]:
        """The timers that are to ring now, earliest first."""

    def timers_after(self, due: float) -> Sequence[Timer]:
        """The timers that ring later than that."""

    def next_timer(self) -> float | None:
        """When the earliest rings."""

    def shift(self, by: float) -> None:
        """Whatever waits for its time waits for another: the clock was set by so much."""

    def person(self, user: int) -> Person:
        """What somebody has settled for themselves; the defaults if nothing."""

    def put_person(self, user: int, person: Person) -> None:
        """Keep what somebody has settled."""

    def post(self, game: int, kind: str) -> Posted | None:
        """The message that is always shown as it is now: the lobby, the last call, a vote."""

    def put_post(self, game: int, post: Posted) -> None:
        """This message shows it from now on."""

    def drop_post(self, game: int, kind: str) -> None:
        """No message shows it any more."""

    def add_vote(self, vote: Vote) -> Vote:
        """Keep a new vote; it comes back with its number."""

    def save_vote(self, vote: Vote) -> None:
        """Write a vote as it stands."""

    def vote(self, vote: int) -> Vote | None:
        """A vote by its number."""

    def open_votes(self, game: int) -> Sequence[Vote]:
        """What is being voted on, oldest first."""

    def add_campaign(self, it: Campaign) -> Campaign:
        """Keep a new campaign; it comes back with its number."""

    def save_campaign(self, it: Campaign) -> bool:
        """Write the row, one version on. False: it has changed since it was read, and nothing was written."""

    def show_campaign(self, campaign: int, message: int | None) -> None:
        """This message shows it from now on."""

    def campaign(self, campaign: int) -> Campaign | None:
        """A campaign by its number."""

    def campaigns(self, guild: int | None = None) -> Sequence[Campaign]:
        """All campaigns, or those of a server, the latest first."""

    def members(self, campaign: int) -> Sequence[Member]:
        """Who plays in it or has played, in the order in which they joined."""

    def put_member(self, campaign: int, it: Member) -> None:
        """Keep somebody in place of what was kept of them."""

    def drop_member(self, campaign: int, person: int) -> None:
        """Nothing is kept of them."""

    def add_evening(self, it: Evening) -> None:
        """A game belongs to a campaign from now on."""

    def put_evening(self, it: Evening) -> None:
        """Keep how it ended, and what is told of it."""

    def drop_evening(self, game: int) -> None:
        """A game belongs to no campaign any more."""

    def evening(self, game: int) -> Evening | None:
        """A game, if it belongs to a campaign."""

    def evenings(self, campaign: int) -> Sequence[Evening]:
        """The games of a campaign, in the order in which they were opened."""

    def needed(self, person: int) -> bool:
        """Whether somebody has a part in a game or a campaign that is not over."""

    def forget(self, person: int) -> Sequence[int]:
        """Keep nothing of somebody who is needed nowhere. The games of whose seats that is true now."""

    def lease(self, names: Sequence[str], holder: str, seconds: float) -> Sequence[str]:
        """Look after these for so long, where nobody else does. Those that are the holder's now."""

    def leased(self, holder: str) -> Sequence[str]:
        """What others than this holder look after."""

    def release(self, holder: str) -> None:
        """Look after nothing any more."""

    def apart(self, work: Callable[[], None]) -> Exception | None:
        """Carry out a part of it that may fail: then nothing of that part has happened. What went wrong."""

    def note(self, key: str) -> str | None:
        """A word the bot keeps for itself."""

    def put_note(self, key: str, value: str) -> None:
        """Keep a word."""


class Store(Protocol):
    """Where the rows are kept."""

    async def read(self, work: Callable[[Ledger], T]) -> T:
        """Look something up; what `work` sees belongs together."""

    async def write(self, work: Callable[[Ledger], T]) -> T:
        """Carry out `work` as one transaction, durable when this returns."""

    @property
    def shared(self) -> bool:
        """Whether other processes may play on it as well."""

    async def ahead(self) -> float:
        """By how many seconds its clock is ahead of this machine's."""

    async def faults(self) -> Sequence[str]:
        """What is damaged where the rows are kept, if anything."""

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
