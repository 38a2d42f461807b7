"""The one path of an action: hold the table, ask the rules, write everything down, and only then answer.

Knows nothing of Discord, and of the game nothing but its interface.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.abreast import carried_out, defaults, take_back
from bot.ahead import foreseen
from bot.computers import LONGEST_DRAFT, advice, advised, aside, choose, fallback, quiet
from bot.foresight import answer_soon
from bot.initiative import stays
from bot.post import Post, notice, to_person, to_table
from bot.refusal import Refused, Stale
from bot.store import OPEN, Entry, Place, Snapshot, Timer
from bot.store.rows import ROUND, STRETCH, TABLE
from bot.stretch import Stretch, went_on
from bot.table import Staged, Table
from bot.tables import Change, Tables, restage
from bot.telling import ending, grown, told
from game import text
from game.api import Action, Event, Illegal, Message, Prompt, Seat, Seated

log = logging.getLogger(__name__)

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
    settled: bool = False
    """It cannot be taken back."""
    repeated: bool = False
    """The same interaction once more: nothing was done again."""

    def own(self) -> list[Event]:
        """What the one who acted may know of it."""
        return [event for event in self.events if event.to is None or self.seat in event.to]


class Referee:
    """Carries out actions, whoever chooses them: a person, a computer player, or the clock."""

    def __init__(self, tables: Tables, pace: float = 0.0, stage: float = 0.0) -> None:
        self.tables = tables
        self.beat = pace / 2
        """Seconds: on one beat a computer player begins to think, on the next it is known what it does."""
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
        if table.stretch is not None:
            return self._at_once(table, seat, actions, "person")
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
        if table.stretch is not None:
            return self._at_once(table, seat, [action], origin)
        game, staged = table.game, table.staged(seat)
        base = table.state_of(seat)
        outcome = game.apply(base, action, table.chance(table.next_entry(seat)))
        draft = Staged(
            staged.revision + 1,
            (*staged.actions, action),
            (*staged.states, outcome.state),
            (*staged.events, outcome.events),
        )
        if stays(table.asked(seat), game.prompts(outcome.state), seat, outcome.undoable, outcome.events):
            new = _counted(table).but(drafts={**table.drafts, seat: draft})
            change = Change(new, table.row.version, drafts={seat: draft})
            return Answer(change.table, seat, outcome.events), change
        change = self.publish(table, seat, draft, origin, [True] * len(staged.actions) + [outcome.undoable])
        events = tuple(event for step in draft.events for event in step)
        return Answer(change.table, seat, events, published=True, settled=True), change

    def _at_once(
        self, table: Table, seat: Seat, actions: Iterable[Action], origin: str, *, through: bool = False
    ) -> tuple[Answer, Change]:
        """What actions in a row change in a stretch, where nothing is staged."""
        done, undoable = carried_out(table, seat, actions, through=through)
        change = self.publish(table, seat, done, origin, undoable)
        events = tuple(event for step in done.events for event in step)
        settled = not all(undoable) or not _same_stretch(table, change.table)
        return Answer(change.table, seat, events, published=True, settled=settled), change

    def publish(
        self, table: Table, seat: Seat, draft: Staged, origin: str, undoable: Sequence[bool]
    ) -> Change:
        """Turn a draft into journal entries, and tell everybody what they may know of it."""
        now, old = self.tables.now(), table.row
        version, first, stretch = old.version + 1, old.entries, table.stretch
        entries = [
            Entry(
                n=first + number,
                seat=seat,
                origin=origin,
                action=msgspec.Raw(msgspec.json.encode(action)),
                events=events,
                undoable=undoable[number],
                batch=version,
                at=now,
                stretch="" if stretch is None else stretch.key,
            )
            for number, (action, events) in enumerate(zip(draft.actions, draft.events, strict=True))
        ]
        state = draft.states[-1]
        row = msgspec.structs.replace(old, version=version, entries=first + len(entries), changed=now)
        after = went_on(table.game, stretch, entries, state, row.entries)
        new = table.but(row=row, state=state, stretch=after)
        drafts = {
            other: restage(new, kept, kept.actions if after is None else ())
            for other, kept in table.drafts.items()
            if other != seat
        }
        lost = [other for other in drafts if len(drafts[other].actions) < len(table.staged(other).actions)]
        for other in lost:
            kept = drafts[other]
            drafts[other] = Staged(kept.revision + 1, kept.actions, kept.states, kept.events)
        drafts[seat] = Staged(draft.revision)
        new = new.but(drafts=drafts)
        change = Change(new, old.version, entries=entries)
        change.drafts = {number: drafts[number] for number in (seat, *lost)}
        data = new.game.dump(state)
        change.snapshots.append(Snapshot(TABLE, row.entries, data))
        events = [event for entry in entries for event in entry.events]
        change.snapshots += _handed_over(table, new, seat, draft, data)
        if any(event.picture for event in events):
            change.snapshots.append(Snapshot(ROUND, row.entries, data))
        change.snapshots += _begun(after, stretch, data)
        skip = 0
        if stretch is not None:
            growing, skip = grown(new, stretch, entries, now)
            change.outgoing += growing
        change.outgoing += told(new, events, seat, now, self.stage, skip)
        for other in lost:
            user = new.place(other).user
            if user is not None:
                line = Message("bot-draft-lost")
                change.outgoing.append(to_person(row, user, Post((line,), seat=other), now))
        self.follow(table, change, None if stretch is None else seat)
        return change

    def follow(self, before: Table, change: Change, by: Seat | None = None) -> None:
        """Who is waited for now, and what follows from it: pings, timers, computer players, the end.

        `by`: who has brought it about side by side with others; they know, and are not called.
        """
        table, now = change.table, self.tables.now()
        row = table.row
        result = table.result() if row.phase == "running" else None
        if result is not None:
            row = msgspec.structs.replace(row, phase="finished")
            change.table = table = table.but(row=row)
            last = max((out.due for out in change.outgoing if out.lane.startswith("c")), default=now)
            change.outgoing += ending(table, result, last, self.stage)
        running = row.phase == "running"
        asked = _asked(table) if running else {}
        asked_before = _asked(before) if before.row.phase == "running" else {}
        computers = {seat for seat in asked if table.place(seat).played_by_computer}
        if computers or any(advised(table, seat) for seat in table.beside()):
            change.set_timers.append(Timer(row.id, "computer", TABLE, now + self.beat))
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
            anew = asked[seat] != asked_before.get(seat) and (seat == by or not _same_stretch(before, table))
            if seat in fresh or anew:
                change.drop_timers += [(kind, seat) for kind in WAITS]
                change.remind.append(seat)
                if row.settings.deadline > 0:
                    due = now + row.settings.deadline
                    change.set_timers.append(Timer(row.id, "deadline", seat, due))
                answer_soon(change, seat, now)
        playing = table.at_turn()
        if playing in fresh and playing != before.at_turn():
            change.next = (playing, table.after(playing))
        if fresh - {by}:
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
                if interaction is not None and await self._seen(interaction):
                    return table
                raise Stale
            if table.stretch is not None:
                if everything:
                    raise Refused("bot-step-single")
                change = await take_back(self.tables, table, table.stretch, seat)
                self.follow(table, change, seat)
                return await self.tables.commit_once(change, interaction)
            if not staged.actions:
                raise Refused("bot-nothing-staged")
            keep = 0 if everything else len(staged.actions) - 1
            kept = Staged(
                staged.revision + 1, staged.actions[:keep], staged.states[:keep], staged.events[:keep]
            )
            new = _counted(table).but(drafts={**table.drafts, seat: kept})
            change = Change(new, table.row.version, drafts={seat: kept})
            return await self.tables.commit_once(change, interaction)

    async def computer(self, game: int, due: float | None = None) -> bool:
        """One step of a computer player, if one may act. True: more may follow.

        `due`: when it was to begin. What comes of it comes on a beat, however long it has thought: who weighs
        much thinks longer, and what somebody weighs follows from who they are.
        """
        async with self.tables.hold(game) as table:
            change = await self._advance(table) if table.row.phase == "running" else None
            if change is None:
                await self.tables.store.write(lambda ledger: ledger.drop_timers(game, ["computer"]))
                return False
            if not change.entries:
                # A staged step: the timer that called us must call again.
                change.set_timers.append(Timer(game, "computer", TABLE, self.tables.now() + self.beat))
            if due is not None:
                change.put_off(self._to_the_beat(due))
            await self.tables.commit(change)
            return True

    def _to_the_beat(self, due: float) -> float:
        """Seconds until the next beat."""
        return self.beat - (self.tables.now() - due) % self.beat if self.beat else 0.0

    async def _advance(self, table: Table) -> Change | None:
        """What a computer player does: one that may, if it wishes to, or one that is waited for."""
        for seat in await aside(self.tables.store, table):
            action = await advice(table, seat)
            try:
                if action is not None:
                    return self.play(table, seat, action, "computer")[1]
            except Exception:
                log.exception("game %s: the computer player of seat %s stumbled", table.row.id, seat)
        seats = [seat for seat in table.awaited() if table.place(seat).played_by_computer]
        if not seats:
            return None
        seat = seats[0]
        action = await choose(table, seat)
        try:
            return self.play(table, seat, action, "computer")[1]
        except Exception:
            # A computer player must never stop the people: what it cannot do, its prompt's default does.
            log.exception("game %s: the computer player of seat %s stumbled", table.row.id, seat)
            return self.play(table, seat, fallback(table, seat), "computer")[1]

    async def time_out(self, game: int, seat: Seat, timer: Timer | None = None) -> None:
        """The deadline and its grace are over: play for this seat what its prompt says.

        What it has staged it has not confirmed: that is dropped, and nobody ever sees it.
        `timer`: what rings; whoever has done something since it was heard has their time anew.
        """
        async with self.tables.hold(game) as table:
            if table.row.phase != "running" or seat not in table.awaited():
                return
            place = table.place(seat)
            if place.played_by_computer:
                return
            if timer is not None and not await self._still_set(timer):
                return
            misses = place.misses + 1
            missed = msgspec.structs.replace(place, misses=misses, autopilot=misses >= MISSES)
            before, staged = table, table.staged(seat)
            dropped = Staged(staged.revision + bool(staged.actions))
            table = _with_place(table, missed).but(drafts={**table.drafts, seat: dropped})
            change = self._play_defaults(table, seat)
            if change is None:
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
                change.outgoing.append(to_person(change.table.row, place.user, line, self.tables.now()))
            await self.tables.commit(change)

    async def _still_set(self, timer: Timer) -> bool:
        return timer in await self.tables.store.read(lambda ledger: ledger.timers(timer.game))

    def _play_defaults(self, table: Table, seat: Seat) -> Change | None:
        """What the prompts of this seat say, until its turn is handed over. None: they never end it."""
        if table.stretch is not None:
            return self._at_once(table, seat, defaults(table, seat), "timeout", through=True)[1]
        # A default may only stage a step of the turn: go on until it is handed over.
        for _ in range(LONGEST_DRAFT):
            _, change = self.play(table, seat, quiet(table, seat), "timeout")
            if change.entries:
                return change
            table = change.table
        return None

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
            told = to_person(change.table.row, user, Post((line,), seat=seat), self.tables.now())
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
            change = Change(_back(_counted(table), seat), table.row.version)
            line = Message("bot-is-back", {"seat": Seated(seat)})
            change.outgoing.append(notice(table.row, [line], self.tables.now()))
            self.follow(table, change)
            await self.tables.commit(change)
            return change.table


def _asked(table: Table) -> dict[Seat, list[Prompt]]:
    """What is asked of those who are waited for."""
    asked: dict[Seat, list[Prompt]] = {}
    for prompt in table.asked(None):
        if not prompt.optional:
            asked.setdefault(prompt.seat, []).append(prompt)
    return asked


def _handed_over(before: Table, after: Table, seat: Seat, done: Staged, data: bytes) -> list[Snapshot]:
    """What this seat saw last, if it has handed over; `data` is the state after what it has done."""
    if seat not in after.awaited():
        return [Snapshot(seat, after.row.entries, data)]
    if any(event.picture for event in done.events[-1]):
        # Others have played since, whom the rules play: it was how it looked before its own last step.
        seen = [before.state, *done.states][-2]
        return [Snapshot(seat, after.row.entries - 1, after.game.dump(seen))]
    return []


def _same_stretch(before: Table, table: Table) -> bool:
    one, other = before.stretch, table.stretch
    return one is not None and other is not None and one.begin == other.begin


def _begun(after: Stretch | None, before: Stretch | None, data: bytes) -> list[Snapshot]:
    """The state that a stretch has begun with, to be kept while it lasts."""
    if after is None or (before is not None and before.begin == after.begin):
        return []
    return [Snapshot(STRETCH, after.begin, data)]


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
