"""Where tables are fetched, held while they are in use, and changed: one at a time, all or nothing."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot import post
from bot.found import Sight
from bot.gauges import ACTIONS
from bot.refusal import Duplicate, Refused
from bot.store import (
    Draft,
    Entry,
    GameRow,
    Ledger,
    Outgoing,
    Snapshot,
    Store,
    Timer,
    Vote,
)
from bot.store.rows import OPEN, ROUND, ROUND_BEFORE, STRETCH, TABLE
from bot.stretch import Stretch, stretch_of
from bot.table import Staged, Table
from bot.waiting import first_reminder, polite
from game.api import Event, Game, Illegal, Message, Seat, Seated

log = logging.getLogger(__name__)


@dataclass
class Change:
    """Everything one step alters, gathered before any of it is written."""

    table: Table
    was: int
    """The version it builds upon."""
    interaction: int | None = None
    entries: list[Entry] = field(default_factory=list)
    cut: int | None = None
    drafts: dict[Seat, Staged] = field(default_factory=dict)
    snapshots: list[Snapshot] = field(default_factory=list)
    outgoing: list[Outgoing] = field(default_factory=list)
    set_timers: list[Timer] = field(default_factory=list)
    drop_timers: list[tuple[str, Seat | None]] = field(default_factory=list)
    remind: list[Seat] = field(default_factory=list)
    """Seats whose reminder starts to run."""
    next: tuple[Seat, Seat] | None = None
    """Whose turn has begun, and who comes after them."""
    votes: list[Vote] = field(default_factory=list)
    """Each is shown in the channel as it now stands; a new one gets its number as it is written."""
    hurry: bool = False
    """What waits for the channel is tried again at once."""
    also: Callable[[Ledger], object] | None = None
    """What is written with it, last; if that is refused, nothing of all this is."""
    later: float = 0.0
    """Seconds by which what comes of it is put off."""

    def put_off(self, seconds: float) -> None:
        """What comes of it is told, and goes on, so much later."""
        self.later += seconds
        self.outgoing = [msgspec.structs.replace(out, due=out.due + seconds) for out in self.outgoing]
        self.set_timers = [
            msgspec.structs.replace(timer, due=timer.due + seconds) for timer in self.set_timers
        ]

    @property
    def heard(self) -> bool:
        """Whether there is something to deliver or a time to keep: of what is only staged nobody hears."""
        told = self.outgoing or self.votes or self.next or self.hurry
        return bool(told or self.set_timers or self.remind or self.also or self.table.row.phase not in OPEN)


class Tables:
    """The tables in use. Everything else is on the disk."""

    def __init__(
        self, store: Store, games: Mapping[str, Game[Any]], now: Callable[[], float], size: int = 256
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self._size = size
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._open_in: dict[int, int] = {}
        """By channel: which of the tables in use is the open one there."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Callable[[], None]] = []
        self.endings: list[Callable[[Ledger, Table, float], None]] = []
        """What else is written, in the same transaction, when a table has come to its end or is closed."""

    @asynccontextmanager
    async def hold(self, game: int) -> AsyncIterator[Table]:
        """The table, and nobody else may change it meanwhile."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        async with lock:
            yield await self.look(game)

    async def look(self, game: int) -> Table:
        """The table as it is now, to read."""
        known = self._tables.get(game)
        if known is not None and not self.store.shared:
            self._tables.move_to_end(game)
            return known
        table = await self.store.read(lambda ledger: self._fetch(ledger, game, known))
        newer = self._tables.get(game)
        if newer is not None and newer.row.version > table.row.version:
            # Committed by ourselves while this was read.
            return newer
        self.keep(table)
        return table

    async def peek(self, game: int) -> Table:
        """The table as it is now, without holding on to it."""
        known = self._tables.get(game)
        if known is not None and not self.store.shared:
            return known
        return await self.store.read(lambda ledger: self._fetch(ledger, game, known))

    async def look_in(self, channel: int, *, finished: bool = False) -> Table:
        """The table of a channel; with `finished`, also one that has ended there."""
        if channel in self._open_in and not self.store.shared:
            return await self.look(self._open_in[channel])

        def find(ledger: Ledger) -> GameRow | None:
            return ledger.game_in(channel) or (ledger.last_in(channel) if finished else None)

        row = await self.store.read(find)
        if row is None:
            over = await self.store.read(lambda ledger: ledger.last_in(channel))
            raise Refused("bot-no-game" if over is None else "bot-game-over")
        return await self.look(row.id)

    async def played(self, table: Table, start: int = 0) -> list[Entry]:
        """The journal as far as this table knows it.

        Whoever holds a seat there may have lost it since, and with it what is told to that seat from then on.
        """
        entries = await self.store.read(lambda ledger: ledger.entries(table.row.id, start))
        return [entry for entry in entries if entry.n < table.row.entries]

    async def last_seen(self, table: Table, seat: Seat) -> Sight | None:
        """What a seat saw at the end of its last turn, to mark what is new since then."""
        found = table.found(seat)
        if found.since is None:
            mark = await self.store.read(lambda ledger: ledger.snapshot(table.row.id, seat))
            seen = [] if mark is None else [Sight(table.game.view(table.game.load(mark.data), seat))]
            found.since = tuple(seen)
        return next(iter(found.since), None)

    def _fetch(self, ledger: Ledger, number: int, known: Table | None = None) -> Table:
        """The table as it is stored; what is known of it, if that is as it is."""
        row = ledger.game(number)
        if row is None or row.key not in self.games:
            raise Refused("bot-no-such-game")
        if known is not None and known.row.version == row.version:
            return known
        game = self.games[row.key]
        snapshot = ledger.snapshot(number, TABLE)
        table = Table(row, game, tuple(ledger.places(number)))
        if snapshot is None:
            return table
        table = table.but(state=game.load(snapshot.data))
        drafts = {draft.seat: replayed(table, draft) for draft in ledger.drafts(number)}
        return table.but(drafts=drafts, stretch=_stretch(ledger, table))

    def keep(self, table: Table) -> None:
        self.forget(table.row.id)
        self._tables[table.row.id] = table
        if table.row.phase in OPEN:
            self._open_in[table.row.channel] = table.row.id
        while len(self._tables) > self._size:
            self.forget(next(iter(self._tables)))

    def forget(self, game: int) -> None:
        table = self._tables.pop(game, None)
        if table is not None and self._open_in.get(table.row.channel) == game:
            del self._open_in[table.row.channel]

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def commit(self, change: Change) -> None:
        """Write it all, then let the table be seen. On any failure nothing has happened."""
        table = change.table
        try:
            now, known = self.now() + change.later, self._tables.get(table.row.id)
            seated = known is None or known.places is not table.places
            await self.store.write(lambda ledger: self._record(ledger, change, now, seated=seated))
        except BaseException:
            # Another process may have moved first, or the write went on after we stopped waiting for it.
            self.forget(table.row.id)
            raise
        ACTIONS.inc()
        log.debug("game=%d version=%d entries=%d", table.row.id, table.row.version, table.row.entries)
        for snapshot in change.snapshots:
            table.found(snapshot.seat).since = None
        self.keep(table)
        if change.heard:
            self.stir()

    async def commit_once(self, change: Change, interaction: int | None) -> Table:
        """Write what an interaction asks for; one that comes again changes nothing."""
        change.interaction = interaction
        try:
            await self.commit(change)
        except Duplicate:
            return await self.look(change.table.row.id)
        return change.table

    async def add(self, table: Table, interaction: int | None, *, after: int | None = None) -> Table:
        """Write a new table, in a channel that has none, and let its lobby be posted.

        `after`: the table that it goes on from, of which no other may; who sat there is called.
        """
        now = self.now()

        def write(ledger: Ledger) -> GameRow:
            _claim(ledger, interaction, now)
            if ledger.game_in(table.row.channel) is not None:
                raise Refused("bot-channel-taken")
            if after is not None and ledger.note(f"again{after}") is not None:
                raise Refused("bot-again-before")
            added = ledger.add_game(table.row)
            ledger.put_places(added.id, table.places)
            ledger.send(post.to_table(added, "lobby", post.Post(), now))
            if after is not None:
                ledger.put_note(f"again{after}", str(added.id))
                ledger.send(post.to_table(added, "again", post.Post(number=after), now))
            return added

        try:
            table = table.but(row=await self.store.write(write))
        except Duplicate:
            return await self.look_in(table.row.channel, finished=True)
        self.keep(table)
        self.stir()
        return table

    def stir(self) -> None:
        """Something was written: there may be posts to deliver and timers to keep."""
        for listener in self.listeners:
            listener()

    def _record(self, ledger: Ledger, change: Change, now: float, *, seated: bool) -> None:
        """`seated`: who sits where may be otherwise than it was written."""
        _claim(ledger, change.interaction, now)
        ledger.save_game(change.table.row, change.was)
        if seated:
            ledger.put_places(change.table.row.id, change.table.places)
        _record_play(ledger, change)
        _record_timers(ledger, change, now)
        for number, vote in enumerate(change.votes):
            change.votes[number] = _record_vote(ledger, change.table.row, vote, now)
        for out in change.outgoing:
            ledger.send(out)
        if change.next is not None:
            _tell_next(ledger, change.table, *change.next, now)
        if change.table.row.phase not in OPEN:
            # Nothing is left to decide: what is still being voted on is closed where everybody sees it.
            for vote in ledger.open_votes(change.table.row.id):
                _record_vote(ledger, change.table.row, msgspec.structs.replace(vote, status="lost"), now)
            for ending in self.endings:
                ending(ledger, change.table, now)
        if change.hurry:
            ledger.hurry(f"c{change.table.row.channel}", now)
        if change.also is not None:
            change.also(ledger)


def _stretch(ledger: Ledger, table: Table) -> Stretch | None:
    """The stretch that a stored game is in."""
    key = stretch_of(table.game, table.state)
    began = ledger.snapshot(table.row.id, STRETCH) if key else None
    if not key:
        return None
    if began is None:
        # Brought from a file: what was done before cannot be taken back.
        return Stretch(key, table.row.entries, table.state)
    entries = ledger.entries(table.row.id, began.n)
    return Stretch(key, began.n, table.game.load(began.data), tuple(entries))


def _claim(ledger: Ledger, interaction: int | None, now: float) -> None:
    """Raises Duplicate for what has been carried out already."""
    if interaction is not None and not ledger.claim(interaction, now):
        raise Duplicate


def _tell_next(ledger: Ledger, table: Table, now_playing: Seat, seat: Seat, now: float) -> None:
    """Whoever comes next hears of it, if they wish to and may be disturbed; later it would not be true."""
    user = table.place(seat).user
    if user is None:
        return
    person = ledger.person(user)
    if person.told_next and polite(person, now) <= now:
        line = Message("bot-you-are-next", {"seat": Seated(now_playing)})
        ledger.send(post.to_person(table.row, user, post.Post((line,)), now))


def _record_vote(ledger: Ledger, row: GameRow, vote: Vote, now: float) -> Vote:
    """Write a vote down and show how it stands."""
    if vote.id:
        ledger.save_vote(vote)
    else:
        vote = ledger.add_vote(vote)
    ledger.send(post.to_table(row, "vote", post.Post(number=vote.id), now))
    return vote


def _record_play(ledger: Ledger, change: Change) -> None:
    """Journal, drafts and snapshots."""
    number = change.table.row.id
    if change.cut is not None:
        ledger.cut_entries(number, change.cut)
        ended, before = ledger.snapshot(number, ROUND), ledger.snapshot(number, ROUND_BEFORE)
        if ended is not None and before is not None and ended.n > change.cut:
            ledger.put_snapshot(number, msgspec.structs.replace(before, seat=ROUND))
    ledger.add_entries(number, change.entries)
    for owner, staged in change.drafts.items():
        actions = tuple(msgspec.Raw(msgspec.json.encode(action)) for action in staged.actions)
        ledger.put_draft(number, Draft(owner, staged.revision, actions))
    for snapshot in change.snapshots:
        ended = ledger.snapshot(number, ROUND) if snapshot.seat == ROUND else None
        if ended is not None:
            ledger.put_snapshot(number, msgspec.structs.replace(ended, seat=ROUND_BEFORE))
        ledger.put_snapshot(number, snapshot)


def _record_timers(ledger: Ledger, change: Change, now: float) -> None:
    number = change.table.row.id
    dropped: dict[Seat | None, list[str]] = {}
    for kind, seat in change.drop_timers:
        dropped.setdefault(seat, []).append(kind)
    for of, kinds in dropped.items():
        ledger.drop_timers(number, kinds, of)
    for timer in change.set_timers:
        ledger.set_timer(timer)
    for seat in change.remind:
        due = first_reminder(ledger, change.table, seat, now)
        if due is not None:
            ledger.set_timer(Timer(number, "remind", seat, due))


def stepped(row: GameRow, now: float, **changes: Any) -> GameRow:
    """The row of a game one change on."""
    return msgspec.structs.replace(row, version=row.version + 1, changed=now, **changes)


def decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    """Reads the actions of a game."""
    return msgspec.json.Decoder(game.Actions)


def replayed(table: Table, draft: Draft) -> Staged:
    """A stored draft, carried out again upon the published state, as far as it still fits."""
    actions = [decoder(table.game).decode(raw) for raw in draft.actions]
    return restage(table, Staged(revision=draft.revision), actions)


def restage(table: Table, staged: Staged, actions: Sequence[Any]) -> Staged:
    """Stage these actions one after the other upon the published state, up to one that no longer fits."""
    state: Any = table.state
    done: list[Any] = []
    states: list[Any] = []
    events: list[tuple[Event, ...]] = []
    for number, action in enumerate(actions):
        try:
            outcome = table.game.apply(state, action, table.chance(table.row.entries + number))
        except Illegal:
            break
        if not outcome.undoable:
            break
        state = outcome.state
        done.append(action)
        states.append(state)
        events.append(outcome.events)
    return Staged(staged.revision, tuple(done), tuple(states), tuple(events))
