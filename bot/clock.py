"""What time brings: computer players, reminders, deadlines, votes, a daily sweep. Rows and alarms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.alarm import Alarm
from bot.council import Council
from bot.leases import Leases
from bot.post import Post, notice, to_table
from bot.referee import Referee
from bot.steady import JUMP, Steady, elapsed
from bot.store import Conflict, Ledger, Person, Timer, Unreachable
from bot.table import Table
from bot.tables import Tables
from bot.waiting import interval, polite, recall
from game.api import Message, Seated

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""How long it may take until it is noticed that somebody has set the clock."""
COMPARED = 60.0
"""Seconds after which the clock of a shared database is looked at again: it may be set, and not this one."""
AFTER_FAILURE = 300.0
AT_ONCE = 8
SET = "clock"
"""As what it is noted by how much the clock of a shared database has been set in all."""
TRIES = 4
"""So often what a timer asks for is begun anew when somebody else was faster."""
DAY = 24 * 3600.0
KEPT = 7 * DAY
"""How long it is remembered what was answered and what was posted."""


class Clock:
    """Acts on timers when they are due, and once a day throws away what is no longer needed."""

    def __init__(
        self,
        tables: Tables,
        referee: Referee,
        council: Council,
        steady: Steady,
        leases: Leases | None = None,
        measure: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._tables = tables
        self._referee = referee
        self._council = council
        self._steady = steady
        self._leases = leases or Leases(tables.store)
        self._measure = measure
        self._set = 0.0
        """By how much the clock has been set, as far as this process knows."""
        self._compared = elapsed()
        self._timers = Alarm("clock", self._ring_due)
        self._sweeper = Alarm("sweeper", self._sweep)
        self._recalled = False
        self.others: dict[str, Callable[[Timer], Awaitable[None]]] = {}
        """By kind, what else is done when a timer rings."""
        self.daily: list[Callable[[], Awaitable[None]]] = []
        """What else is done once a day."""

    def begin(self) -> None:
        """The daily work begins."""
        self._sweeper.stir()

    def wake(self) -> None:
        """The earliest timer may have changed."""
        self._timers.stir()

    async def close(self) -> None:
        await self._timers.close()
        await self._sweeper.close()

    async def _sweep(self) -> float:
        old = self._tables.now() - KEPT
        await self._tables.store.write(lambda ledger: ledger.sweep(old))
        for work in self.daily:
            await work()
        return DAY

    async def _ring_due(self) -> float:
        """Act on everything that is due. In how many seconds the next will be."""
        while True:
            await self._keep_up()
            now = self._tables.now()
            due, following = await self._due(now)
            if not due:
                wait = LONGEST_SLEEP if following is None else min(following - now, LONGEST_SLEEP)
                return wait if self._leases.poll is None else min(max(wait, 0.1), self._leases.poll)
            room = asyncio.Semaphore(AT_ONCE)
            rung = await asyncio.gather(*(self._ring(timer, room) for timer in due), return_exceptions=True)
            for error in rung:
                if error is not None:
                    raise error

    async def _due(self, now: float) -> tuple[Sequence[Timer], float | None]:
        """The timers that are ours to act on now, and when the earliest of all rings."""
        due, following = await self._tables.store.read(partial(_timers, now=now))
        if not self._leases.shared:
            return due, following
        if await self._leases.take(_of_game(timer) for timer in due):
            # Whoever had them before may have acted on some since.
            due, following = await self._tables.store.read(partial(_timers, now=now))
        ours = [timer for timer in due if self._leases.ours(_of_game(timer))]
        # What others look after is looked at again with the next poll.
        return ours, following if len(ours) == len(due) else None

    async def _keep_up(self) -> None:
        """When the clock was set, what is due keeps its distance: nothing comes early or in heaps."""
        if not self._recalled:
            told = await self._tables.store.read(lambda ledger: ledger.note(SET))
            self._set = float(told or 0.0)
        await self._compare()
        by = self._steady.jumped()
        if by:
            if self._leases.shared:
                total = self._set + by
                await self._tables.store.write(lambda ledger: _shift(ledger, total))
                self._set = total
            else:
                await self._tables.store.write(lambda ledger: ledger.shift(by))
            self._steady.follow(by)
            log.warning("the clock was set by %+.0f s; whatever is due was, too", by)
        if not self._recalled:
            now = self._tables.now()
            await self._tables.store.write(lambda ledger: recall(ledger, now))
            self._recalled = True

    async def _compare(self) -> None:
        """By which clock all go."""
        old = self._leases.shared and elapsed() > self._compared + COMPARED
        if self._measure is not None and (old or self._steady.jumped()):
            await self._measure()
            self._compared = elapsed()

    async def _ring(self, timer: Timer, room: asyncio.Semaphore) -> None:
        async with self._leases.use(_of_game(timer)), room:
            try:
                await self._act(timer)
            except Unreachable:
                # It is not the timer's fault: all are looked at again as soon as there is something to see.
                raise
            except Exception:
                later = Timer(timer.game, timer.kind, timer.seat, self._tables.now() + AFTER_FAILURE)
                # If not even this can be written, nothing can: that is told once, and all are tried again.
                await self._tables.store.write(lambda ledger: ledger.set_timer(later))
                log.exception("game %s: the timer %s failed", timer.game, timer.kind)

    async def _act(self, timer: Timer) -> None:
        for _ in range(TRIES):
            try:
                await self.act(timer)
                return
            except Conflict:
                # Somebody moved in another process, and nothing was written: upon what is there now.
                self._tables.forget(timer.game)
        await self.act(timer)

    async def act(self, timer: Timer) -> None:
        """What a timer asks for."""
        if timer.kind == "computer":
            # Each step sets or drops this timer itself, in the transaction that makes it.
            await self._referee.computer(timer.game, timer.due)
            return
        match timer.kind:
            case "remind":
                await self._remind(timer)
            case "deadline":
                await self._warn(timer)
            case "grace":
                await self._time_out(timer)
            case "foreseen":
                await self._referee.foresee(timer.game, timer.seat)
            case "handover":
                await self._council.ripen(timer.game, timer.seat)
            case other if other in self.others:
                await self.others[other](timer)
        await self._tables.store.write(lambda ledger: ledger.finish_timer(timer))

    async def _remind(self, timer: Timer) -> None:
        heard = await self._in_reach(timer)
        if heard is None:
            return
        table, person = heard
        now = self._tables.now()
        wait = interval(table.row.settings, person)

        def write(ledger: Ledger) -> None:
            timers = ledger.timers(timer.game)
            if timer not in timers:
                return
            if wait is not None:
                ledger.set_timer(Timer(timer.game, "remind", timer.seat, polite(person, now + wait)))
            # Who comes back when their time is up is called once, with the warning.
            if not any(it.kind == "deadline" and it.seat == timer.seat and it.due <= now for it in timers):
                ledger.send(to_table(table.row, "remind", Post(seat=timer.seat), now))

        await self._tables.store.write(write)
        self._tables.stir()

    async def _warn(self, timer: Timer) -> None:
        """The deadline has come: a warning, and the time of grace begins."""
        heard = await self._in_reach(timer)
        if heard is None:
            return
        table, person = heard
        now, wait = self._tables.now(), interval(table.row.settings, person)
        end = now + table.row.settings.grace
        line = Message("bot-grace", {"seat": Seated(timer.seat), "until": f"<t:{round(end)}:R>"})

        def write(ledger: Ledger) -> None:
            if timer not in ledger.timers(timer.game):
                return
            ledger.set_timer(Timer(timer.game, "grace", timer.seat, end))
            if wait is not None:
                # The warning calls them: the next reminder counts from it.
                ledger.set_timer(Timer(timer.game, "remind", timer.seat, polite(person, now + wait)))
            ledger.send(notice(table.row, [line], now))
            ledger.send(to_table(table.row, "remind", Post(seat=timer.seat), now))

        await self._tables.store.write(write)
        self._tables.stir()

    async def _in_reach(self, timer: Timer) -> tuple[Table, Person] | None:
        """Whom a timer calls, while the game waits for them.

        For who is asleep or away it is set again, to when they are back: a call that nobody hears is none.
        """
        table = await self._tables.look(timer.game)
        user = table.place(timer.seat).user
        if table.row.phase != "running" or timer.seat not in table.awaited() or user is None:
            return None
        person = await self._tables.store.read(lambda ledger: ledger.person(user))
        now = self._tables.now()
        moment = polite(person, now)
        if moment <= now:
            return table, person
        later = replace(timer, due=moment)
        await self._tables.store.write(lambda ledger: ledger.set_timer(later))
        return None

    async def _time_out(self, timer: Timer) -> None:
        """The grace is over. Who said meanwhile that they go away is not pressed."""
        table = await self._tables.look(timer.game)
        user = table.place(timer.seat).user
        if user is not None:
            person = await self._tables.store.read(lambda ledger: ledger.person(user))
            if person.away_until > self._tables.now():
                later = Timer(timer.game, "deadline", timer.seat, person.away_until)
                await self._tables.store.write(lambda ledger: ledger.set_timer(later))
                return
        await self._referee.time_out(timer.game, timer.seat, timer)


def _of_game(timer: Timer) -> str:
    """As what its game is looked after."""
    return f"g{timer.game}"


def _shift(ledger: Ledger, total: float) -> None:
    """Every process notices that the clock was set; what is due is set once."""
    by = total - float(ledger.note(SET) or 0.0)
    if abs(by) >= JUMP:
        ledger.shift(by)
        ledger.put_note(SET, str(total))


def _timers(ledger: Ledger, now: float) -> tuple[Sequence[Timer], float | None]:
    return ledger.due_timers(now), ledger.next_timer()
