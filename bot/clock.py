"""What time brings: computer players, reminders, deadlines. Rows in the store, and one alarm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from bot.desk import Desk
from bot.post import Post, notice, to_table
from bot.referee import Referee
from bot.store import Ledger, Timer
from bot.waiting import interval, polite
from game.api import Message

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
AFTER_FAILURE = 300.0
AT_ONCE = 8


class Clock:
    """Acts on timers when they are due, and sleeps until the next."""

    def __init__(self, desk: Desk, referee: Referee) -> None:
        self._desk = desk
        self._referee = referee
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._again = False

    def wake(self) -> None:
        """The earliest timer may have changed."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="clock")

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._again:
            self._again = False
            now = self._desk.now()
            due, following = await self._desk.store.read(partial(_timers, now=now))
            if due:
                self._again = True
                room = asyncio.Semaphore(AT_ONCE)
                await asyncio.gather(*(self._ring(timer, room) for timer in due))
                continue
            if following is not None:
                self._sleep(following - now)

    def _sleep(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        wait = min(max(seconds, 0.01), LONGEST_SLEEP)
        self._alarm = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _ring(self, timer: Timer, room: asyncio.Semaphore) -> None:
        async with room:
            try:
                await self.act(timer)
            except Exception:
                log.exception("game %s: the timer %s failed", timer.game, timer.kind)
                later = Timer(timer.game, timer.kind, timer.seat, self._desk.now() + AFTER_FAILURE)
                await self._desk.store.write(lambda ledger: ledger.set_timer(later))

    async def act(self, timer: Timer) -> None:
        """What a timer asks for."""
        if timer.kind == "computer":
            # Each step sets or drops this timer itself, in the transaction that makes it.
            await self._referee.computer(timer.game)
            return
        match timer.kind:
            case "remind":
                await self._remind(timer)
            case "deadline":
                await self._warn(timer)
            case "grace":
                await self._time_out(timer)
        await self._desk.store.write(lambda ledger: ledger.finish_timer(timer))

    async def _remind(self, timer: Timer) -> None:
        table = await self._desk.look(timer.game)
        user = table.place(timer.seat).user
        if table.row.phase != "running" or timer.seat not in table.awaited() or user is None:
            return
        person = await self._desk.store.read(lambda ledger: ledger.person(user))
        now = self._desk.now()
        wait = interval(table.row.settings, person)
        moment = polite(person, now)
        if moment > now:
            later = Timer(timer.game, "remind", timer.seat, moment)
            await self._desk.store.write(lambda ledger: ledger.set_timer(later))
            return
        out = to_table(table.row, "remind", Post(seat=timer.seat), now)

        def write(ledger: Ledger) -> None:
            if wait is not None:
                ledger.set_timer(Timer(timer.game, "remind", timer.seat, polite(person, now + wait)))
            ledger.send(out)

        await self._desk.store.write(write)
        self._desk.stir()

    async def _warn(self, timer: Timer) -> None:
        """The deadline has come: a warning, and the time of grace begins.

        Who is asleep or away is warned when they are back: a warning nobody hears is none.
        """
        table = await self._desk.look(timer.game)
        user = table.place(timer.seat).user
        if table.row.phase != "running" or timer.seat not in table.awaited() or user is None:
            return
        person = await self._desk.store.read(lambda ledger: ledger.person(user))
        now = self._desk.now()
        moment = polite(person, now)
        if moment > now:
            later = Timer(timer.game, "deadline", timer.seat, moment)
            await self._desk.store.write(lambda ledger: ledger.set_timer(later))
            return
        end = now + table.row.settings.grace
        line = Message("bot-grace", {"seat": f"#{timer.seat}", "until": f"<t:{round(end)}:R>"})

        def write(ledger: Ledger) -> None:
            ledger.set_timer(Timer(timer.game, "grace", timer.seat, end))
            ledger.send(notice(table.row, [line], now))
            ledger.send(to_table(table.row, "remind", Post(seat=timer.seat), now))

        await self._desk.store.write(write)
        self._desk.stir()

    async def _time_out(self, timer: Timer) -> None:
        """The grace is over. Who said meanwhile that they go away is not pressed."""
        table = await self._desk.look(timer.game)
        user = table.place(timer.seat).user
        if user is not None:
            person = await self._desk.store.read(lambda ledger: ledger.person(user))
            if person.away_until > self._desk.now():
                later = Timer(timer.game, "deadline", timer.seat, person.away_until)
                await self._desk.store.write(lambda ledger: ledger.set_timer(later))
                return
        await self._referee.time_out(timer.game, timer.seat)


def _timers(ledger: Ledger, now: float) -> tuple[Sequence[Timer], float | None]:
    return ledger.due_timers(now), ledger.next_timer()
