"""What is decided about a game that has begun: by its host alone, by a vote, or by the passing of time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from types import MappingProxyType

import msgspec

from bot.post import Post, notice, of_stretch, to_person, to_table
from bot.referee import ALL_TIMERS, WAITS, Referee
from bot.refusal import Refused
from bot.replay import Diverged, replay
from bot.store import Entry, Ledger, Motion, Place, Snapshot, Timer, Vote
from bot.store.rows import STRETCH, TABLE, computer
from bot.stretch import found
from bot.table import Staged, Table
from bot.tables import Change, Tables, stepped
from bot.votes import Ballots, agreed, last_turn, must_vote, owner, same, unheard, verdict
from bot.waiting import FARTHEST_OTHERWISE
from bot.words import quoted
from game.api import Arguments, Message, Seat, Seated

NOBODY: Ballots = MappingProxyType({})


def unused(table: Table) -> bool:
    """Whether it is a lobby in which nobody has sat down but its host."""
    return table.row.phase == "lobby" and table.people() == [table.row.host]


class Council:
    """The decisions of a table."""

    def __init__(self, tables: Tables, referee: Referee) -> None:
        self.tables = tables
        self.referee = referee

    # at once

    async def decide(self, game: int, user: int, motion: Motion, *, interaction: int | None = None) -> Table:
        """The host alone decides what others must vote on."""
        async with self.tables.hold(game) as table:
            table.require_host(user)
            if must_vote(table, motion):
                raise Refused("bot-needs-a-vote")
            return await self._decided(table, motion, interaction)

    async def make_room(
        self, table: Table, work: Callable[[Ledger], object], *, interaction: int | None = None
    ) -> Table:
        """Close a lobby that nobody uses, and write with it what takes its place in the channel: both or
        none. One in which somebody has sat down meanwhile stays."""
        async with self.tables.hold(table.row.id) as held:
            if not unused(held) or held.row.host != table.row.host:
                raise Refused("bot-channel-taken")
            change = await self.carry_out(held, Motion("close", held.row.host))
            change.also = work
            return await self.tables.commit_once(change, interaction)

    async def step_down(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Give one's own seat to a computer player: nobody has to be asked."""
        async with self.tables.hold(game) as table:
            motion = Motion("replace", user, table.require_seat(user))
            return await self._decided(table, motion, interaction)

    async def _decided(self, table: Table, motion: Motion, interaction: int | None) -> Table:
        table.require_open()
        change = await self.carry_out(table, motion)
        await self._settle_votes(change, motion)
        return await self.tables.commit_once(change, interaction)

    # by a vote

    async def move(self, game: int, user: int, motion: Motion, *, interaction: int | None = None) -> Vote:
        """Ask the table to decide; whoever asks has voted for it."""
        async with self.tables.hold(game) as table:
            table.require_open()
            table.require_seat(user)
            await self.carry_out(table, motion)  # refuses now what could never be carried out
            now = self.tables.now()
            vote = Vote(game, motion, now, ballots={str(user): True})
            told = unheard(table, motion, vote.ballots)
            if told is not None:
                # Who has said that they are away is heard when they are back.
                away = (await self.tables.store.read(lambda ledger: ledger.person(told))).away_until
                vote = msgspec.structs.replace(vote, until=max(now, away) + table.row.settings.handover)
            votes = await self.tables.store.read(lambda ledger: ledger.open_votes(game))
            if any(_alike(other, vote) for other in votes):
                raise Refused("bot-vote-open")
            vote, change = await self._counted(table, vote)
            if told is not None:
                change.set_timers.append(Timer(game, "handover", motion.seat, vote.until))
                args: Arguments = {"name": quoted(motion.name), "until": _moment(vote.until)}
                post = Post((Message("bot-handover-told", args),))
                change.outgoing.append(to_person(table.row, told, post, now))
            return await self._note(change, vote, interaction)

    async def vote(self, number: int, user: int, yes: bool, *, interaction: int | None = None) -> Vote:
        """Somebody votes; if that decides it, it is carried out at once. An owner's word decides alone."""
        vote = await self._open(number)
        async with self.tables.hold(vote.game) as table:
            vote = await self._open(number)
            if user != owner(table, vote.motion):
                table.require_seat(user)
            vote = msgspec.structs.replace(vote, ballots={**vote.ballots, str(user): yes})
            vote, change = await self._counted(table, vote)
            return await self._note(change, vote, interaction)

    async def stay(self, number: int, user: int, *, interaction: int | None = None) -> Vote:
        """Whose seat is to be given away says that they are here."""
        vote = await self._open(number)
        if user != owner(await self.tables.look(vote.game), vote.motion):
            raise Refused("bot-not-your-seat")
        return await self.vote(number, user, False, interaction=interaction)

    async def _open(self, number: int) -> Vote:
        vote = await self.tables.store.read(lambda ledger: ledger.vote(number))
        if vote is None or vote.status != "open":
            raise Refused("bot-vote-over")
        return vote

    async def _counted(self, table: Table, vote: Vote) -> tuple[Vote, Change]:
        """The vote as it stands, and what comes of it."""
        vote = msgspec.structs.replace(vote, status=verdict(table, vote, self.tables.now()))
        if vote.status != "carried":
            return vote, self._unchanged(table)
        change = await self.carry_out(table, vote.motion, vote.ballots)
        await self._settle_votes(change, vote.motion, vote.id)
        return vote, change

    def _unchanged(self, table: Table) -> Change:
        """A vote has been called, or goes on; nothing else."""
        return Change(table.but(row=stepped(table.row, self.tables.now())), table.row.version)

    async def _note(self, change: Change, vote: Vote, interaction: int | None = None) -> Vote:
        change.votes.insert(0, vote)
        await self.tables.commit_once(change, interaction)
        return change.votes[0]

    async def ripen(self, game: int, seat: Seat) -> None:
        """The time is up in which somebody could say that they are here: carry out what enough are for."""
        async with self.tables.hold(game) as table:
            now = self.tables.now()
            votes = await self.tables.store.read(lambda ledger: ledger.open_votes(game))
            vote = next((vote for vote in votes if vote.until and vote.motion.seat == seat), None)
            if vote is None:
                return
            kind = f"vote{vote.id}"
            seen = await self.tables.store.read(lambda ledger: ledger.post(game, kind)) is not None
            if not seen or vote.until > now + FARTHEST_OTHERWISE:
                # Nobody could speak while nobody could read it; nor is it as late as no vote ever is.
                vote = msgspec.structs.replace(vote, until=now + table.row.settings.handover)
            if now < vote.until:
                change = self._unchanged(table)
                change.set_timers.append(Timer(game, "handover", seat, vote.until))
                await self._note(change, vote)
            elif verdict(table, vote, now) == "carried":
                try:
                    vote, change = await self._counted(table, vote)
                except Refused:
                    vote, change = msgspec.structs.replace(vote, status="lost"), self._unchanged(table)
                await self._note(change, vote)

    async def _settle_votes(self, change: Change, done: Motion, but: int = 0) -> None:
        """Close the votes that ask for what has been done, or for what can no longer be."""
        table = change.table
        for vote in await self.tables.store.read(lambda ledger: ledger.open_votes(table.row.id)):
            if vote.id != but and await self._moot(table, vote.motion, done):
                change.votes.append(msgspec.structs.replace(vote, status="lost"))

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

    # what comes of it

    async def carry_out(self, table: Table, motion: Motion, ballots: Ballots = NOBODY) -> Change:
        """What a decision of the host or of the table changes. Raises Refused if it cannot be."""
        now, old = self.tables.now(), table.row
        match motion.verb:
            case "pause":
                table.require_phase("running")
                row = stepped(old, now, phase="paused")
                change = Change(table.but(row=row), old.version)
                change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
                change.outgoing.append(notice(row, [Message("bot-paused")], now))
            case "resume":
                table.require_phase("paused")
                settings = msgspec.structs.replace(old.settings, paused_because=None)
                row = stepped(old, now, phase="running", settings=settings)
                change = Change(table.but(row=row), old.version, hurry=True)
                change.outgoing.append(notice(row, [Message("bot-resumed")], now))
                self.referee.follow(table, change)
            case "extend":
                table.require_phase("running")
                change = Change(table.but(row=stepped(old, now)), old.version)
                waits = [Message("bot-extended")]
                change.outgoing.append(notice(old, waits, now))
                # Everybody is asked afresh: the waits begin again.
                change.drop_timers = [(kind, None) for kind in WAITS]
                unasked = table.but(row=msgspec.structs.replace(old, phase="paused"))
                self.referee.follow(unasked, change)
            case "close":
                row = stepped(old, now, phase="closed")
                change = Change(table.but(row=row), old.version)
                change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
                if table.state is None:
                    change.outgoing.append(to_table(row, "lobby", Post(), now))
                change.outgoing.append(notice(row, [Message("bot-closed")], now))
            case "replace":
                change = self._replace(table, motion, ballots)
            case "rollback":
                change = await self._roll_back(table, motion)
            case _:
                raise Refused("bot-unknown-motion")
        return change

    def _replace(self, table: Table, motion: Motion, ballots: Ballots) -> Change:
        now, old, seat = self.tables.now(), table.row, motion.seat
        if table.state is None or not 0 <= seat < len(table.places):
            raise Refused("bot-no-such-seat")
        if motion.user is not None and table.seat_of(motion.user) is not None:
            raise Refused("bot-already-seated")
        before = table.place(seat)
        if before.user is None and motion.user is None:
            raise Refused("bot-already-computer")
        known = any(motion.user in other.past for other in table.places if other.seat != seat)
        if known and not table.overt:
            # Two seats' secrets in one head would be one player too many.
            raise Refused("bot-knows-another-seat", name=quoted(motion.name))
        past = before.past if before.user is None else (*before.past, before.user)
        there = before.user if not before.autopilot and not agreed(table, motion, ballots) else None
        displaced = there if motion.user is None else None
        name = motion.name if motion.user is not None else computer(seat, table.places).name
        place = Place(seat, name, motion.user, past=tuple(dict.fromkeys(past)), displaced=displaced)
        places = tuple(place if other.seat == seat else other for other in table.places)
        # Who comes in does not come in as host: it is somebody who was there, or stays who it was.
        others = [user for user in table.people() if user != old.host]
        host = others[0] if others and before.user == old.host else old.host
        row = stepped(old, now, host=host)
        # What the old owner staged goes with them: the new one begins the turn afresh.
        staged = Staged(table.staged(seat).revision + 1)
        new = table.but(row=row, places=places, drafts={**table.drafts, seat: staged})
        change = Change(new, old.version, drafts={seat: staged})
        key = "bot-replaced" if motion.user is not None else "bot-replaced-by-computer"
        args: Arguments = {
            "seat": Seated(seat),
            "before": quoted(before.name) if before.user is not None else Message("bot-computer"),
        }
        change.outgoing.append(notice(row, [Message(key, args)], now))
        if motion.user is not None:
            line = Message("bot-you-take-over")
            change.outgoing.append(to_person(row, motion.user, Post((line,), seat=seat), now))
        self.referee.follow(table, change)
        return change

    async def _roll_back(self, table: Table, motion: Motion) -> Change:
        n = motion.n
        entries = await self.tables.store.read(lambda ledger: ledger.entries(table.row.id))
        if n == 0 or n != await self._last(table, entries, table.seat_of(motion.by)):
            raise Refused("bot-nothing-to-roll-back")
        try:
            states = await asyncio.to_thread(lambda: list(replay(table, entries[:n])))
        except Diverged as error:
            raise Refused("bot-cannot-roll-back") from error
        now = self.tables.now()
        row = stepped(table.row, now, entries=n)
        drafts = {seat: Staged(table.staged(seat).revision + 1) for seat in range(len(table.places))}
        state, stretch = states[-1], found(table.game, entries[:n], states)
        new = table.but(row=row, state=state, stretch=stretch, drafts=drafts)
        change = Change(new, table.row.version, cut=n, drafts=dict(drafts))
        data = table.game.dump(state)
        change.snapshots.append(Snapshot(TABLE, n, data))
        # Nobody handed over in what never happened: they catch up from here.
        change.snapshots += [Snapshot(seat, n, data) for seat in await self._ahead(table, n)]
        if stretch is not None:
            data = table.game.dump(stretch.start)
            change.snapshots.append(Snapshot(STRETCH, stretch.begin, data))
        for each in {it.begin: it for it in (stretch, table.stretch) if it is not None}.values():
            change.outgoing.append(of_stretch(row, each.key, each.begin, now))
        change.outgoing.append(notice(row, [Message("bot-rolled-back")], now))
        self.referee.follow(table, change)
        return change

    async def _ahead(self, table: Table, n: int) -> list[Seat]:
        """The seats that handed over later than this entry."""

        def look(ledger: Ledger) -> list[Seat]:
            marks = [ledger.snapshot(table.row.id, seat) for seat in range(len(table.places))]
            return [mark.seat for mark in marks if mark is not None and mark.n > n]

        return await self.tables.store.read(look)

    async def last_step(self, game: int, user: int) -> int:
        """The entry that this person may ask the table to go back to. Raises Refused if none."""
        table = await self.tables.look(game)
        entries = await self.tables.store.read(lambda ledger: ledger.entries(game))
        n = await self._last(table, entries, table.require_seat(user))
        if n == 0:
            raise Refused("bot-nothing-to-roll-back")
        return n

    @staticmethod
    async def _last(table: Table, entries: Sequence[Entry], seat: Seat | None) -> int:
        try:
            return await asyncio.to_thread(last_turn, table, entries, seat)
        except Diverged as error:
            raise Refused("bot-cannot-roll-back") from error


def _alike(one: Vote, other: Vote) -> bool:
    """Whether two votes ask for the same, or somebody would have to answer for one seat twice."""
    seats = one.motion.seat == other.motion.seat and bool(one.until and other.until)
    return seats or same(one.motion, other.motion)


def _moment(at: float) -> str:
    return f"<t:{round(at)}:R>"
