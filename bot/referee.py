"""The one path of an action: hold the table, ask the rules, write everything down, and only then answer.

Knows nothing of Discord, and of the game nothing but its interface.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import msgspec

from bot.ahead import foreseen
from bot.foresight import answer_soon
from bot.post import Post, notice, to_person, to_table
from bot.refusal import Refused, Stale
from bot.store import OPEN, Entry, Place, Snapshot, Timer
from bot.store.rows import ROUND, TABLE
from bot.table import Staged, Table, stays
from bot.tables import Change, Tables, restage
from bot.telling import ending, told
from game import text
from game.api import Action, Event, Illegal, Message, Prompt, Seat, Seated

log = logging.getLogger(__name__)

LONGEST_DRAFT = 60
"""How many steps a computer player may stage before its turn is ended for it."""
MISSES = 2
"""After so many deadlines missed in a row a computer player holds the seat."""
WAITS = ("remind", "deadline", "grace", "foreseen")
ALL_TIMERS = (*WAITS, "computer")
"""All that time brings to a game that goes on. A vote goes on also while its game is paused."""


@dataclass(frozen=True)
class Answer:
    """What came of an action, for the one who acted."""

    table: Table
    seat: Seat
    events: tuple[Event, ...] = ()
    published: bool = False
    repeated: bool = False
    """The same interaction once more: nothing was done again."""

    def lines(self) -> list[Message]:
        """What the one who acted may read of it."""
        return [event.message for event in self.events if event.to is None or self.seat in event.to]


class Referee:
    """Carries out actions, whoever chooses them: a person, a computer player, or the clock."""

    def __init__(self, tables: Tables, pace: float = 0.0, stage: float = 0.0) -> None:
        self.tables = tables
        self.pace = pace
        """Seconds between two steps of computer players."""
        self.stage = stage
        """Seconds between two posts of a show."""

    async def act(
        self,
        game: int,
        user: int,
        action: Action,
        *,
        then: Sequence[Action] = (),
        stamp: str | None = None,
        interaction: int | None = None,
    ) -> Answer:
        """A person does something, or several things in a row: all of them, or none.

        Raises Illegal, Refused, Stale or Conflict; then nothing has changed.
        """
        await self.back(game, user)
        async with self.tables.hold(game) as table:
            seat = table.require_seat(user)
            table.require_phase("running")
            if stamp is not None and stamp != table.stamp(seat):
                if interaction is not None and await self._seen(interaction):
                    return Answer(table, seat, repeated=True)
                raise Stale
            if any(each.seat != seat for each in (action, *then)):
                raise Refused("bot-not-your-seat")
            place = table.place(seat)
            if place.misses:
                table = _back(table, seat)
            try:
                answer, change = self.play_all(table, seat, (action, *then))
            except Illegal:
                # Perhaps only because it has been done already.
                if interaction is not None and await self._seen(interaction):
                    return Answer(table, seat, repeated=True)
                raise
            table = await self.tables.commit_once(change, interaction)
            return answer if table is change.table else Answer(table, seat, repeated=True)

    async def _seen(self, interaction: int) -> bool:
        return await self.tables.store.read(lambda ledger: ledger.claimed(interaction))

    def play_all(self, table: Table, seat: Seat, actions: Sequence[Action]) -> tuple[Answer, Change]:
        """What actions in a row change, as one step of the table."""
        answer, change = self.play(table, seat, actions[0], "person")
        for action in actions[1:]:
            if answer.published:
                # What came of it nobody could foresee: what was to follow is no longer meant.
                break
            before = answer.events
            answer, change = self.play(change.table, seat, action, "person")
            if not answer.published:
                answer = replace(answer, events=before + answer.events)
        change.was = table.row.version
        return answer, change

    def play(self, table: Table, seat: Seat, action: Action, origin: str) -> tuple[Answer, Change]:
        """What an action changes. Pure but for the time of day."""
        game, staged = table.game, table.staged(seat)
        base = table.state_of(seat)
        outcome = game.apply(base, action, table.chance(table.next_entry(seat)))
        draft = Staged(
            staged.revision + 1,
            (*staged.actions, action),
            (*staged.states, outcome.state),
            (*staged.events, outcome.events),
        )
        if stays(game.prompts(base), game.prompts(outcome.state), seat, outcome.undoable, outcome.events):
            new = _counted(table).but(drafts={**table.drafts, seat: draft})
            change = Change(new, table.row.version, drafts={seat: draft}, places=True)
            return Answer(change.table, seat, outcome.events), change
        change = self.publish(table, seat, draft, origin, undoable=outcome.undoable)
        events = tuple(event for step in draft.events for event in step)
        return Answer(change.table, seat, events, published=True), change

    def publish(self, table: Table, seat: Seat, draft: Staged, origin: str, *, undoable: bool) -> Change:
        """Turn a draft into journal entries, and tell everybody what they may know of it."""
        now, old = self.tables.now(), table.row
        version, first = old.version + 1, old.entries
        entries = [
            Entry(
                n=first + number,
                seat=seat,
                origin=origin,
                action=msgspec.Raw(msgspec.json.encode(action)),
                events=events,
                undoable=undoable or number < len(draft.actions) - 1,
                batch=version,
                at=now,
            )
            for number, (action, events) in enumerate(zip(draft.actions, draft.events, strict=True))
        ]
        state = draft.states[-1]
        row = msgspec.structs.replace(old, version=version, entries=first + len(entries), changed=now)
        new = table.but(row=row, state=state)
        drafts = {
            other: restage(new, kept, kept.actions) for other, kept in table.drafts.items() if other != seat
        }
        lost = [other for other in drafts if len(drafts[other].actions) < len(table.staged(other).actions)]
        for other in lost:
            kept = drafts[other]
            drafts[other] = Staged(kept.revision + 1, kept.actions, kept.states, kept.events)
        drafts[seat] = Staged(draft.revision)
        new = new.but(drafts=drafts)
        change = Change(new, old.version, entries=entries, places=True)
        change.drafts = {number: drafts[number] for number in (seat, *lost)}
        data = new.game.dump(state)
        change.snapshots.append(Snapshot(TABLE, row.entries, data))
        if seat not in new.awaited():
            change.snapshots.append(Snapshot(seat, row.entries, data))
        events = [event for entry in entries for event in entry.events]
        if any(event.picture for event in events):
            change.snapshots.append(Snapshot(ROUND, row.entries, data))
        change.outgoing += told(new, events, seat, now, self.stage)
        for other in lost:
            user = new.place(other).user
            if user is not None:
                line = Message("bot-draft-lost")
                change.outgoing.append(to_person(row, user, "secret", Post((line,), seat=other), now))
        self.follow(table, change)
        return change

    def follow(self, before: Table, change: Change) -> None:
        """Who is waited for now, and what follows from it: pings, timers, computer players, the end."""
        table, now = change.table, self.tables.now()
        row = table.row
        result = table.result() if row.phase == "running" else None
        if result is not None:
            row = msgspec.structs.replace(row, phase="finished")
            change.table = table = table.but(row=row)
            after = max((out.due for out in change.outgoing if out.lane.startswith("c")), default=now)
            change.outgoing += ending(table, result, after, self.stage)
        running = row.phase == "running"
        asked = _asked(table) if running else {}
        asked_before = _asked(before) if before.row.phase == "running" else {}
        computers = {seat for seat in asked if table.place(seat).played_by_computer}
        if computers:
            change.set_timers.append(Timer(row.id, "computer", TABLE, now + self.pace))
        else:
            change.drop_timers.append(("computer", TABLE))
        people = {seat for seat in asked if seat not in computers}
        people_before = {seat for seat in asked_before if not before.place(seat).played_by_computer}
        owners = {seat: place.user for seat, place in enumerate(table.places)}
        owners_before = {seat: place.user for seat, place in enumerate(before.places)}
        taken_over = {seat for seat in people if owners[seat] != owners_before[seat]}
        fresh = (people - people_before) | taken_over
        for seat in sorted((people_before | set(before.awaited())) - people):
            change.drop_timers += [(kind, seat) for kind in WAITS]
        for seat in sorted(people):
            if seat in fresh or asked[seat] != asked_before.get(seat):
                change.drop_timers += [(kind, seat) for kind in WAITS]
                change.remind.append(seat)
                if row.settings.deadline > 0:
                    due = now + row.settings.deadline
                    change.set_timers.append(Timer(row.id, "deadline", seat, due))
                answer_soon(change, seat, now)
        playing = table.at_turn()
        if playing in fresh and playing != before.at_turn():
            change.next = (playing, table.after(playing))
        if fresh:
            change.outgoing.append(to_table(row, "ping", Post(), now))
        elif people != people_before:
            # Nobody new to call: the last call is corrected in place, and nobody is disturbed.
            change.outgoing.append(to_table(row, "unping", Post(), now))

    async def undo(
        self,
        game: int,
        user: int,
        *,
        everything: bool = False,
        stamp: str | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Take back the last staged step, or all of them."""
        await self.back(game, user)
        async with self.tables.hold(game) as table:
            seat = table.require_seat(user)
            table.require_phase("running")
            staged = table.staged(seat)
            if stamp is not None and stamp != table.stamp(seat):
                raise Stale
            if not staged.actions:
                raise Refused("bot-nothing-staged")
            keep = 0 if everything else len(staged.actions) - 1
            kept = Staged(
                staged.revision + 1, staged.actions[:keep], staged.states[:keep], staged.events[:keep]
            )
            new = _counted(table).but(drafts={**table.drafts, seat: kept})
            change = Change(new, table.row.version, drafts={seat: kept})
            return await self.tables.commit_once(change, interaction)

    async def computer(self, game: int) -> bool:
        """One step of a computer player, if one is waited for. True: more may follow."""
        async with self.tables.hold(game) as table:
            seats = [seat for seat in table.awaited() if table.place(seat).played_by_computer]
            if not seats or table.row.phase != "running":
                await self.tables.store.write(lambda ledger: ledger.drop_timers(game, ["computer"]))
                return False
            seat = seats[0]
            action = await self._choose(table, seat)
            try:
                _, change = self.play(table, seat, action, "computer")
            except Exception:
                # A computer player must never stop the people: what it cannot do, its prompt's default does.
                log.exception("game %s: the computer player of seat %s stumbled", game, seat)
                _, change = self.play(table, seat, _fallback(table, seat), "computer")
            if not change.entries:
                # A staged step: the timer that called us must call again.
                change.set_timers.append(Timer(game, "computer", TABLE, self.tables.now() + self.pace))
            await self.tables.commit(change)
            return True

    async def _choose(self, table: Table, seat: Seat) -> Action:
        """A computer player's choice: never an error, never without end."""
        legal = table.legal(seat)
        fallback = _fallback(table, seat)
        if len(table.staged(seat).actions) >= LONGEST_DRAFT:
            return table.closing(seat) or fallback
        answer = foreseen(table, seat)
        if answer is not None:
            return answer
        if table.place(seat).autopilot and not table.row.settings.stand_ins:
            return _quiet(table, seat)
        rng = Random(f"{table.row.seed}:{table.next_entry(seat)}:advice")
        try:
            chosen = await asyncio.to_thread(table.game.advise, table.view(seat), legal, rng)
        except Exception:
            log.exception("game %s: the computer player of seat %s has no advice", table.row.id, seat)
            return fallback
        return chosen if chosen in legal else fallback

    async def time_out(self, game: int, seat: Seat) -> None:
        """The deadline and its grace are over: play for this seat what its prompt says.

        What it has staged it has not confirmed: that is dropped, and nobody ever sees it.
        """
        async with self.tables.hold(game) as table:
            if table.row.phase != "running" or seat not in table.awaited():
                return
            place = table.place(seat)
            if place.played_by_computer:
                return
            misses = place.misses + 1
            missed = msgspec.structs.replace(place, misses=misses, autopilot=misses >= MISSES)
            before, staged = table, table.staged(seat)
            dropped = Staged(staged.revision + bool(staged.actions))
            table = _with_place(table, missed).but(drafts={**table.drafts, seat: dropped})
            change: Change | None = None
            # A default may only stage a step of the turn: go on until it is handed over.
            for _ in range(LONGEST_DRAFT):
                _, change = self.play(table, seat, _quiet(table, seat), "timeout")
                if change.entries:
                    break
                table = change.table
            if change is None or not change.entries:
                log.error("game %s: the defaults of seat %s never end its turn", game, seat)
                return
            change.was = before.row.version
            name = Seated(seat)
            stands_in = "bot-autopilot-plays" if table.row.settings.stand_ins else "bot-autopilot"
            key = stands_in if missed.autopilot else "bot-timed-out"
            change.outgoing.insert(
                0, notice(change.table.row, [Message(key, {"seat": name})], self.tables.now())
            )
            if staged.actions and place.user is not None:
                line = Post((Message("bot-draft-timed-out"),))
                change.outgoing.append(
                    to_person(change.table.row, place.user, "secret", line, self.tables.now())
                )
            await self.tables.commit(change)

    async def foresee(self, game: int, seat: Seat) -> None:
        """Answer for this seat as it has settled beforehand, and tell it so."""
        async with self.tables.hold(game) as table:
            action = foreseen(table, seat) if table.row.phase == "running" else None
            user = table.place(seat).user
            if action is None or user is None:
                return
            _, change = self.play(table, seat, action, "person")
            if not change.entries:
                return
            line = Message("bot-foreseen-done", {"what": text.describe(action, table.whose)})
            told = to_person(change.table.row, user, "secret", Post((line,), seat=seat), self.tables.now())
            change.outgoing.append(told)
            await self.tables.commit(change)

    async def back(self, game: int, user: int) -> Table:
        """The owner of a seat is here again: no computer player stands in any longer."""
        table = await self.tables.look(game)
        if _stood_in_for(table, user) is None:
            return table
        async with self.tables.hold(game) as table:
            seat = _stood_in_for(table, user)
            if seat is None:
                return table
            change = Change(_back(_counted(table), seat), table.row.version, places=True)
            line = Message("bot-is-back", {"seat": Seated(seat)})
            change.outgoing.append(notice(table.row, [line], self.tables.now()))
            self.follow(table, change)
            await self.tables.commit(change)
            return change.table


def _fallback(table: Table, seat: Seat) -> Action:
    """Something legal, without any wit."""
    return table.prompts(seat)[0].default or table.legal(seat)[0]


def _quiet(table: Table, seat: Seat) -> Action:
    """What is done for who is not there: as little as may be, whatever they know."""
    closing = table.closing(seat) if table.staged(seat).actions else None
    return table.prompts(seat)[0].default or closing or table.legal(seat)[0]


def _asked(table: Table) -> dict[Seat, list[Prompt]]:
    asked: dict[Seat, list[Prompt]] = {}
    for prompt in table.game.prompts(table.state):
        asked.setdefault(prompt.seat, []).append(prompt)
    return asked


def _counted(table: Table) -> Table:
    """The table one version on."""
    return table.but(row=msgspec.structs.replace(table.row, version=table.row.version + 1))


def _with_place(table: Table, place: Place) -> Table:
    places = tuple(place if old.seat == place.seat else old for old in table.places)
    return table.but(places=places)


def _stood_in_for(table: Table, user: int) -> Seat | None:
    """The seat of this person, if a computer player stands in for them in a game that goes on."""
    seat = table.seat_of(user)
    if seat is None or table.row.phase not in OPEN:
        return None
    return seat if table.place(seat).autopilot else None


def _back(table: Table, seat: Seat) -> Table:
    return _with_place(table, msgspec.structs.replace(table.place(seat), misses=0, autopilot=False))
