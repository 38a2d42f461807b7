"""Who sits at which table: opening, joining, starting, pausing, replacing, closing, and the votes on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from secrets import token_hex
from typing import Any

import msgspec

from bot.desk import Change, Desk
from bot.post import Post, notice, to_person, to_table
from bot.referee import WAITS, Referee, told
from bot.refusal import Duplicate, Refused
from bot.replay import Diverged, replay
from bot.store import Entry, GameRow, Ledger, Motion, Place, Settings, Snapshot, Vote
from bot.store.rows import TABLE
from bot.table import Staged, Table
from bot.words import quoted
from game.api import Illegal, Message, Outcome, Seat

ALL_TIMERS = (*WAITS, "computer")
EXTENSION = 24 * 3600.0


class Steward:
    """Everything about a table that is not a move of the game."""

    def __init__(self, desk: Desk, referee: Referee) -> None:
        self.desk = desk
        self.referee = referee

    # the lobby

    async def open(
        self,
        key: str,
        guild: int,
        channel: int,
        host: int,
        name: str,
        options: dict[str, Any],
        language: str,
        *,
        interaction: int | None = None,
    ) -> Table:
        """A new lobby; whoever opens it is host and sits down."""
        game = self.desk.games.get(key)
        if game is None:
            raise Refused("bot-unknown-game", name=key)
        check_options(game, options, game.seats.start)
        now = self.desk.now()
        row = GameRow(
            key=key,
            guild=guild,
            channel=channel,
            host=host,
            seed=token_hex(16),
            created=now,
            changed=now,
            options=options,
            settings=Settings(language=language),
        )
        place = Place(0, name, host)

        def write(ledger: Ledger) -> GameRow:
            if interaction is not None and not ledger.claim(interaction, now):
                raise Duplicate
            if ledger.game_in(channel) is not None:
                raise Refused("bot-channel-taken")
            added = ledger.add_game(row)
            ledger.put_places(added.id, [place])
            ledger.send(to_table(added, "lobby", Post(), now))
            return added

        try:
            added = await self.desk.store.write(write)
        except Duplicate:
            return await self.desk.look_in(channel, finished=True)
        table = Table(added, game, (place,))
        self.desk.keep(table)
        self.desk.stir()
        return table

    async def join(self, game: int, user: int, name: str, *, interaction: int | None = None) -> Table:
        """Sit down in a lobby."""

        def sit(table: Table) -> tuple[Place, ...]:
            if table.seat_of(user) is not None:
                raise Refused("bot-already-seated")
            if len(table.places) >= table.game.seats.stop - 1:
                raise Refused("bot-table-full", seats=table.game.seats.stop - 1)
            return (*table.places, Place(len(table.places), name, user))

        return await self._seat(game, sit, interaction)

    async def leave(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Get up from a lobby. The host's leaving makes the next person host."""

        def rise(table: Table) -> tuple[Place, ...]:
            seat = table.require_seat(user)
            return tuple(place for place in table.places if place.seat != seat)

        return await self._seat(game, rise, interaction)

    async def ready(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Say that one is ready, or no longer."""

        def turn(table: Table) -> tuple[Place, ...]:
            seat = table.require_seat(user)
            return tuple(
                msgspec.structs.replace(place, ready=not place.ready) if place.seat == seat else place
                for place in table.places
            )

        return await self._seat(game, turn, interaction)

    async def add_computer(
        self, game: int, user: int, count: int = 1, *, interaction: int | None = None
    ) -> Table:
        """Give free seats to computer players: as many as are wished, or as there are."""

        def sit(table: Table) -> tuple[Place, ...]:
            _require_host(table, user)
            seats = table.game.seats.stop - 1
            if len(table.places) >= seats:
                raise Refused("bot-table-full", seats=seats)
            numbers = range(len(table.places), min(len(table.places) + count, seats))
            return (*table.places, *(Place(number, "", None, ready=True) for number in numbers))

        return await self._seat(game, sit, interaction)

    async def remove_computer(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Take the last computer player away again."""

        def rise(table: Table) -> tuple[Place, ...]:
            _require_host(table, user)
            computers = [place for place in table.places if place.user is None]
            if not computers:
                raise Refused("bot-no-computer")
            return tuple(place for place in table.places if place.seat != computers[-1].seat)

        return await self._seat(game, rise, interaction)

    async def _seat(
        self, game: int, seats: Callable[[Table], tuple[Place, ...]], interaction: int | None
    ) -> Table:
        async with self.desk.hold(game) as table:
            _require_phase(table, "lobby")
            places = tuple(
                msgspec.structs.replace(place, seat=number) for number, place in enumerate(seats(table))
            )
            people = [place.user for place in places if place.user is not None]
            host = table.row.host if table.row.host in people or not people else people[0]
            # A lobby that everybody has left would keep its channel for ever.
            phase = "lobby" if people else "closed"
            row = _next(table.row, self.desk.now(), host=host, phase=phase)
            change = Change(table.but(row=row, places=places), table.row.version, places=True)
            change.outgoing.append(to_table(row, "lobby", Post(), self.desk.now()))
            return await self._once(change, interaction)

    async def option(self, game: int, user: int, name: str, value: Any) -> Table:
        """Change one option of the rules, while nothing has been dealt."""
        async with self.desk.hold(game) as table:
            _require_phase(table, "lobby")
            _require_host(table, user)
            options: dict[str, Any] = {**table.row.options, name: value}
            check_options(table.game, options, max(len(table.places), table.game.seats.start))
            row = _next(table.row, self.desk.now(), options=options)
            change = Change(table.but(row=row), table.row.version)
            change.outgoing.append(to_table(row, "lobby", Post(), self.desk.now()))
            await self.desk.commit(change)
            return change.table

    async def setting(self, game: int, user: int, **changes: Any) -> Table:
        """Change how the table plays: its language, its pace."""
        async with self.desk.hold(game) as table:
            _require_open(table)
            _require_host(table, user)
            settings = msgspec.structs.replace(table.row.settings, **changes)
            row = _next(table.row, self.desk.now(), settings=settings)
            change = Change(table.but(row=row), table.row.version)
            if row.phase == "lobby":
                change.outgoing.append(to_table(row, "lobby", Post(), self.desk.now()))
            await self.desk.commit(change)
            return change.table

    async def start(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Draw the seats, deal, and begin."""
        async with self.desk.hold(game) as table:
            if interaction is not None and table.row.phase == "running":
                raise Refused("bot-is-running")
            _require_phase(table, "lobby")
            _require_host(table, user)
            low, high = table.game.seats.start, table.game.seats.stop - 1
            if not low <= len(table.places) <= high:
                raise Refused("bot-wrong-number", low=low, high=high, seats=len(table.places))
            waiting = [p for p in table.places if p.user not in (None, table.row.host) and not p.ready]
            if waiting:
                names = ", ".join(f"<@{place.user}>" for place in waiting)
                raise Refused("bot-not-all-ready", seats=len(waiting), names=names)
            change = self._deal(table)
            return await self._once(change, interaction)

    def _deal(self, table: Table) -> Change:
        now, old = self.desk.now(), table.row
        order = list(table.places)
        Random(f"{old.seed}:seats").shuffle(order)
        places = tuple(
            msgspec.structs.replace(place, seat=seat, ready=False) for seat, place in enumerate(order)
        )
        options: Any = msgspec.convert(old.options, table.game.Options)
        outcome: Outcome[Any] = table.game.deal(len(places), options, table.chance(0))
        row = _next(old, now, phase="running", entries=1)
        deal = Entry(
            0, TABLE, "deal", msgspec.Raw(b"null"), outcome.events, undoable=False, batch=row.version, at=now
        )
        new = table.but(row=row, places=places, state=outcome.state)
        change = Change(new, old.version, entries=[deal], places=True)
        data = table.game.dump(outcome.state)
        change.snapshots = [Snapshot(seat, 1, data) for seat in (TABLE, *range(len(places)))]
        change.outgoing.append(to_table(row, "lobby", Post(), now))
        change.outgoing.append(notice(row, [Message("bot-started", {"seats": len(places)})], now))
        change.outgoing += told(new, outcome.events, TABLE, now)
        self.referee.follow(table, change)
        return change

    # the host

    async def decide(self, game: int, user: int, motion: Motion, *, interaction: int | None = None) -> Table:
        """The host alone decides what others must vote on."""
        async with self.desk.hold(game) as table:
            _require_host(table, user)
            return await self._decided(table, motion, interaction)

    async def step_down(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Give one's own seat to a computer player: nobody has to be asked."""
        async with self.desk.hold(game) as table:
            motion = Motion("replace", user, table.require_seat(user))
            return await self._decided(table, motion, interaction)

    async def _decided(self, table: Table, motion: Motion, interaction: int | None) -> Table:
        _require_open(table)
        change = await self.carry_out(table, motion)
        await self._settle_votes(change, motion)
        return await self._once(change, interaction)

    async def _once(self, change: Change, interaction: int | None) -> Table:
        """Commit what an interaction asks for; one that comes again changes nothing."""
        change.interaction = interaction
        try:
            await self.desk.commit(change)
        except Duplicate:
            return await self.desk.look(change.table.row.id)
        return change.table

    async def _settle_votes(self, change: Change, done: Motion, but: int = 0) -> None:
        """Close the votes that ask for what has been done, or for what can no longer be."""
        table, now = change.table, self.desk.now()
        for vote in await self.desk.store.read(lambda ledger: ledger.open_votes(table.row.id)):
            if vote.id != but and await self._moot(table, vote.motion, done):
                change.votes.append(msgspec.structs.replace(vote, status="lost"))
                change.outgoing.append(to_table(table.row, "vote", Post(number=vote.id), now))

    async def _moot(self, table: Table, motion: Motion, done: Motion) -> bool:
        if (motion.verb, motion.seat) == (done.verb, done.seat):
            return True
        if motion.verb == "rollback":
            return False
        try:
            await self.carry_out(table, motion)
        except Refused:
            return True
        return False

    async def halt(self, game: int, key: str) -> None:
        """Pause a game because it cannot go on: its channel is gone, or may not be written to."""
        async with self.desk.hold(game) as table:
            if table.row.phase != "running":
                return
            settings = msgspec.structs.replace(table.row.settings, paused_because=Message(key))
            row = _next(table.row, self.desk.now(), phase="paused", settings=settings)
            change = Change(table.but(row=row), table.row.version)
            change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
            # The channel cannot hear it: the host is told.
            news = to_person(row, row.host, "secret", Post((Message(key),)), self.desk.now())
            change.outgoing.append(news)
            await self.desk.commit(change)

    async def carry_out(self, table: Table, motion: Motion) -> Change:
        """What a decision of the host or of the table changes. Raises Refused if it cannot be."""
        now, old = self.desk.now(), table.row
        match motion.verb:
            case "pause":
                _require_phase(table, "running")
                row = _next(old, now, phase="paused")
                change = Change(table.but(row=row), old.version)
                change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
                change.outgoing.append(notice(row, [Message("bot-paused")], now))
            case "resume":
                _require_phase(table, "paused")
                settings = msgspec.structs.replace(old.settings, paused_because=None)
                row = _next(old, now, phase="running", settings=settings)
                change = Change(table.but(row=row), old.version, hurry=True)
                change.outgoing.append(notice(row, [Message("bot-resumed")], now))
                self.referee.follow(table, change)
            case "extend":
                _require_phase(table, "running")
                change = Change(table.but(row=_next(old, now)), old.version)
                waits = [Message("bot-extended")]
                change.outgoing.append(notice(old, waits, now))
                # Everybody is asked afresh: the waits begin again.
                change.drop_timers = [(kind, None) for kind in WAITS]
                unasked = table.but(row=msgspec.structs.replace(old, phase="paused"))
                self.referee.follow(unasked, change)
            case "close":
                row = _next(old, now, phase="closed")
                change = Change(table.but(row=row), old.version)
                change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
                if table.state is None:
                    change.outgoing.append(to_table(row, "lobby", Post(), now))
                change.outgoing.append(notice(row, [Message("bot-closed")], now))
            case "replace":
                change = self._replace(table, motion)
            case "rollback":
                change = await self._roll_back(table, motion.n)
            case _:
                raise Refused("bot-unknown-motion")
        return change

    def _replace(self, table: Table, motion: Motion) -> Change:
        now, old, seat = self.desk.now(), table.row, motion.seat
        if table.state is None or not 0 <= seat < len(table.places):
            raise Refused("bot-no-such-seat")
        if motion.user is not None and table.seat_of(motion.user) is not None:
            raise Refused("bot-already-seated")
        before = table.place(seat)
        if before.user is None and motion.user is None:
            raise Refused("bot-already-computer")
        if any(motion.user in other.past for other in table.places if other.seat != seat):
            # Two seats' secrets in one head would be one player too many.
            raise Refused("bot-knows-another-seat", name=quoted(motion.name))
        past = before.past if before.user is None else (*before.past, before.user)
        place = Place(seat, motion.name, motion.user, past=tuple(dict.fromkeys(past)))
        places = tuple(place if other.seat == seat else other for other in table.places)
        people = [other.user for other in places if other.user is not None]
        host = old.host if old.host in people or not people else people[0]
        row = _next(old, now, host=host)
        # What the old owner staged goes with them: the new one begins the turn afresh.
        staged = Staged(table.staged(seat).revision + 1)
        new = table.but(row=row, places=places, drafts={**table.drafts, seat: staged})
        change = Change(new, old.version, drafts={seat: staged}, places=True)
        key = "bot-replaced" if motion.user is not None else "bot-replaced-by-computer"
        args: dict[str, str | int] = {
            "seat": f"#{seat}",
            "before": quoted(before.name) or "@bot-computer",
        }
        change.outgoing.append(notice(row, [Message(key, args)], now))
        if motion.user is not None:
            line = Message("bot-you-take-over")
            change.outgoing.append(to_person(row, motion.user, "secret", Post((line,), seat=seat), now))
        self.referee.follow(table, change)
        return change

    async def _roll_back(self, table: Table, n: int) -> Change:
        entries = await self.desk.store.read(lambda ledger: ledger.entries(table.row.id))
        if n == 0 or n != last_batch(entries):
            raise Refused("bot-nothing-to-roll-back")
        try:
            state = await asyncio.to_thread(lambda: list(replay(table, entries[:n]))[-1])
        except Diverged as error:
            raise Refused("bot-cannot-roll-back") from error
        now = self.desk.now()
        row = _next(table.row, now, entries=n)
        drafts = {seat: Staged(table.staged(seat).revision + 1) for seat in range(len(table.places))}
        new = table.but(row=row, state=state, drafts=drafts)
        change = Change(new, table.row.version, cut=n, drafts=dict(drafts))
        data = table.game.dump(state)
        change.snapshots.append(Snapshot(TABLE, n, data))
        # Nobody handed over in what never happened: they catch up from here.
        change.snapshots += [Snapshot(seat, n, data) for seat in await self._ahead(table, n)]
        change.outgoing.append(notice(row, [Message("bot-rolled-back")], now))
        self.referee.follow(table, change)
        return change

    async def _ahead(self, table: Table, n: int) -> list[Seat]:
        """The seats that handed over later than this entry."""

        def look(ledger: Ledger) -> list[Seat]:
            marks = [ledger.snapshot(table.row.id, seat) for seat in range(len(table.places))]
            return [mark.seat for mark in marks if mark is not None and mark.n > n]

        return await self.desk.store.read(look)

    async def last_step(self, game: int) -> int:
        """The entry that a vote may take the game back to. Raises Refused if none."""
        entries = await self.desk.store.read(lambda ledger: ledger.entries(game))
        n = last_batch(entries)
        if n == 0:
            raise Refused("bot-nothing-to-roll-back")
        return n

    # votes

    async def move(self, game: int, user: int, motion: Motion) -> Vote:
        """Ask the table to decide; whoever asks has voted for it."""
        async with self.desk.hold(game) as table:
            _require_open(table)
            table.require_seat(user)
            await self.carry_out(table, motion)  # refuses now what could never be carried out
            now = self.desk.now()
            vote = Vote(game, motion, now)

            def write(ledger: Ledger) -> Vote:
                if any(same(other.motion, motion) for other in ledger.open_votes(game)):
                    raise Refused("bot-vote-open")
                added = ledger.add_vote(vote)
                ledger.send(to_table(table.row, "vote", Post(number=added.id), now))
                return added

            vote = await self.desk.store.write(write)
        return await self.vote(vote.id, user, True)

    async def vote(self, number: int, user: int, yes: bool) -> Vote:
        """Somebody votes; if that decides it, it is carried out at once."""
        vote = await self.desk.store.read(lambda ledger: ledger.vote(number))
        if vote is None:
            raise Refused("bot-vote-over")
        async with self.desk.hold(vote.game) as table:
            vote = await self.desk.store.read(lambda ledger: ledger.vote(number))
            if vote is None or vote.status != "open":
                raise Refused("bot-vote-over")
            table.require_seat(user)
            vote = msgspec.structs.replace(vote, ballots={**vote.ballots, str(user): yes})
            voters = electorate(table, vote.motion)
            votes_for = sum(vote.ballots.get(str(voter), False) for voter in voters)
            against = sum(not vote.ballots.get(str(voter), True) for voter in voters)
            need = needed(vote.motion, len(voters))
            now = self.desk.now()
            if votes_for >= need:
                vote = msgspec.structs.replace(vote, status="carried")
                change = await self.carry_out(table, vote.motion)
                await self._settle_votes(change, vote.motion, vote.id)
            elif against > len(voters) - need:
                vote = msgspec.structs.replace(vote, status="lost")
                change = Change(table.but(row=_next(table.row, now)), table.row.version)
            else:
                change = Change(table.but(row=_next(table.row, now)), table.row.version)
            change.votes.append(vote)
            change.outgoing.insert(0, to_table(table.row, "vote", Post(number=vote.id), now))
            await self.desk.commit(change)
            return vote


def last_batch(entries: Sequence[Entry]) -> int:
    """The first entry of the last publication, if it may be taken back: nobody has learned anything by it.

    Otherwise 0, which is the deal and can never be.
    """
    if not entries:
        return 0
    last = [entry for entry in entries if entry.batch == entries[-1].batch]
    learned = any(not entry.undoable or any(event.to is not None for event in entry.events) for entry in last)
    return 0 if learned else last[0].n


def same(one: Motion, other: Motion) -> bool:
    """Whether two motions ask for the same."""
    return msgspec.structs.replace(one, by=0) == msgspec.structs.replace(other, by=0)


def electorate(table: Table, motion: Motion) -> list[int]:
    """Who decides: every person at the table but the one it is about."""
    about = table.places[motion.seat].user if motion.verb == "replace" else None
    return [user for user in table.people() if user != about]


def needed(motion: Motion, voters: int) -> int:
    """How many must be for it: everybody, if the past is to be changed; otherwise more than half."""
    return voters if motion.verb == "rollback" else voters // 2 + 1


def check_options(game: Any, options: dict[str, Any], seats: int) -> None:
    """Raises Refused or Illegal for options the game does not know or cannot be dealt with."""
    try:
        known = msgspec.convert(options, game.Options)
    except msgspec.ValidationError as error:
        raise Refused("bot-bad-option", reason=quoted(str(error))) from error
    unknown = set(options) - set(game.Options.__struct_fields__)
    if unknown:
        raise Refused("bot-unknown-option", name=quoted(", ".join(sorted(unknown))))
    refused: Illegal | None = None
    # More may still sit down: what can be dealt to some number of players is no bad option.
    for number in range(seats, game.seats.stop):
        try:
            game.deal(number, known, Random("options"))
        except Illegal as error:
            refused = refused or error
        else:
            return
    if refused is not None:
        raise refused


def _next(row: GameRow, now: float, **changes: Any) -> GameRow:
    return msgspec.structs.replace(row, version=row.version + 1, changed=now, **changes)


def _require_host(table: Table, user: int) -> None:
    if user != table.row.host:
        raise Refused("bot-host-only", host=f"<@{table.row.host}>")


def _require_phase(table: Table, phase: str) -> None:
    if table.row.phase != phase:
        raise Refused(f"bot-is-{table.row.phase}")


def _require_open(table: Table) -> None:
    if table.row.phase in ("finished", "closed"):
        raise Refused(f"bot-is-{table.row.phase}")
