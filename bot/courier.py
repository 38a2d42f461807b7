"""Delivers the outbox: in order per channel and person, at least once, and never twice to be seen.

A row leaves the outbox only after Discord has taken the message. A send repeated after a crash carries
the nonce of the first, and Discord shows it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import msgspec

from bot import post
from bot.alarm import Alarm
from bot.below import Below
from bot.delivery import Delivery, Lost, Unnoted
from bot.gauges import CLOSED
from bot.leases import Leases
from bot.limits import retry_after
from bot.post import Post
from bot.store import Ledger, Outgoing, Unreachable
from bot.tables import Tables
from bot.writer import Writer
from game.api import Message

log = logging.getLogger(__name__)

LANES_AT_ONCE = 16
LONGEST_WAIT = 60.0
"""Seconds between two tries while Discord fails."""
FORBIDDEN_WAIT = 600.0
"""Seconds between two tries where the bot may not write: refused requests are counted against it."""
NOT_ALLOWED = (50001, 50013, 50083, 160005)
"""No access, no permission, archived or locked thread."""

FARTHEST = 3600.0
"""Seconds. Nothing is ever meant to wait so long."""
EDITS_APART = 2.0
"""Seconds between two edits of a message that grows: what is done meanwhile comes with the next."""
OFTEN, BEAT = 0.5, 0.1
"""Seconds between two looks at what waits for its next try or edit, and at what comes on a beat."""
LAST_MOMENT = 1.0
"""How long a message that is under way may take when the bot ends."""

Halt = Callable[[int, str], Any]


@dataclass(frozen=True)
class Hold:
    """A lane that stands still."""

    tries: int
    until: float


class Courier:
    """Carries what the outbox holds to channels and people."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        writer: Writer,
        halt: Halt,
        apart: float = EDITS_APART,
        leases: Leases | None = None,
    ) -> None:
        self._tables = tables
        self._halt = halt
        self._leases = leases or Leases(tables.store)
        self.delivery = Delivery(client, tables, writer, self._leases.ours)
        self._alarm = Alarm("courier", self._look)
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._moved: set[str] = set()
        """Lanes in which something has arrived since the outbox was last looked at."""
        self.below = Below(tables)
        self._room = asyncio.Semaphore(LANES_AT_ONCE)
        self._held: dict[str, Hold] = {}
        self._slowed: dict[str, float] = {}
        """By lane: until when Discord wants to hear nothing of it."""
        self.apart = apart
        """Seconds between two edits of a message that grows."""
        self._closing = False

    def wake(self) -> None:
        """There may be something to deliver."""
        self._alarm.stir()

    async def close(self) -> None:
        """Nothing more is begun; what is under way has a moment to arrive. The rest waits in the outbox."""
        self._closing = True
        self.below.close()
        await self._alarm.close()
        tasks = list(self._lanes.values())
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_MOMENT)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> float | None:
        """Set out with everything that is due. In how many seconds the next will be."""
        self._moved.clear()
        rows = await self._waiting()
        now = self._tables.now()
        waits = [] if self._leases.poll is None else [self._leases.poll]
        for row in rows:
            if row.lane in self._lanes or row.lane in self._moved or self._closing:
                continue
            wait = self._wait(row, now)
            if wait <= 0:
                # Each lane goes at its own pace: a channel that Discord slows down holds up no other.
                carry = asyncio.get_running_loop().create_task(self._carry(row), name=row.lane)
                self._lanes[row.lane] = carry
            else:
                # What comes on a beat comes to the moment, or it would tell how long somebody has thought; of
                # what only waits for its next try or edit there may be hundreds.
                waits.append(max(BEAT if row.due > now and not row.attempts else OFTEN, wait))
        return min(waits, default=None)

    async def _waiting(self) -> Sequence[Outgoing]:
        """The first waiting row of every lane that is ours to deliver."""
        rows = await self._tables.store.read(lambda ledger: ledger.waiting(self._leases.reader))
        if not self._leases.shared:
            return rows
        now = self._tables.now()
        taken = await self._leases.take(row.lane for row in rows if self._wait(row, now) <= 0)
        if taken:
            # Whoever had them before may have delivered some since, and edited what grows.
            rows = await self._tables.store.read(lambda ledger: ledger.waiting(self._leases.reader))
            for lane in taken:
                self.delivery.grown.pop(lane, None)
        return [row for row in rows if self._leases.ours(row.lane)]

    def _wait(self, row: Outgoing, now: float) -> float:
        """In how many seconds a row sets out."""
        wait = row.due - now
        # It was never meant to wait so long: the clock went ahead when that was written.
        wait = 0.0 if wait > FARTHEST else wait
        hold = self._held.get(row.lane)
        until = max(hold.until if hold else 0.0, self._slowed.get(row.lane, 0.0))
        if row.kind == "stretch" and row.lane in self.delivery.grown:
            # The clock may have been set back since.
            until = max(until, min(self.delivery.grown[row.lane].at, now) + self.apart)
        return max(wait, until - now)

    async def _carry(self, out: Outgoing) -> None:
        self._slowed.pop(out.lane, None)
        try:
            async with self._leases.use(out.lane), self._room:
                await self.deliver(out)
            self._release(out.lane)
        except Lost:
            log.warning("lane %s: another process looks after it by now", out.lane)
        except Exception as error:
            self._hold(out.lane, error.__cause__ or error)
        finally:
            del self._lanes[out.lane]
            self._moved.add(out.lane)
            self.below.note(out.lane)
            self.wake()

    def _hold(self, lane: str, error: BaseException) -> None:
        """What has become of a delivery cannot be written down: nothing else goes this way until it is."""
        if not self._held:
            log.error("the outbox cannot be written to, what is under way is held: %s", error)
        tries = self._held[lane].tries + 1 if lane in self._held else 1
        pause = min(LONGEST_WAIT, 2.0 ** min(tries, 9))
        self._held[lane] = Hold(tries, self._tables.now() + pause)

    def _release(self, lane: str) -> None:
        if self._held.pop(lane, None) is not None and not self._held:
            log.warning("the outbox can be written to again")

    async def deliver(self, out: Outgoing) -> None:
        """One row. Afterwards it is sent, postponed or given up; raises Unnoted if that cannot be written,
        and Lost if it is another's to say."""
        try:
            await self.delivery.carry_out(out)
        except (Unnoted, Lost):
            raise
        except Unreachable as error:
            raise Unnoted from error
        except discord.HTTPException as error:
            await self._refused(out, error)
        except discord.RateLimited as error:
            await self._slow_down(out, error.retry_after)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._postpone(out, str(error) or type(error).__name__)
        except Exception as error:
            log.exception("outbox %s cannot be said", out.id)
            await self._give_up(out, type(error).__name__)

    async def _refused(self, out: Outgoing, error: discord.HTTPException) -> None:
        reason = f"{error.status} {error.code}"
        if error.status == 429:
            await self._slow_down(out, retry_after(error))
        elif error.status >= 500:
            await self._postpone(out, reason)
        elif out.lane.startswith("u"):
            # A closed door is theirs to open: the game goes on, and they are told when they next look.
            user = int(out.lane[1:])

            def note(ledger: Ledger) -> None:
                ledger.failed(out.id, reason)
                ledger.put_person(user, msgspec.structs.replace(ledger.person(user), dm_refused=True))

            CLOSED.inc()
            await self.delivery.done(out, note)
            log.info("a direct message was refused: %s", reason)
        elif error.code in NOT_ALLOWED or error.status in (401, 403):
            log.warning("game %s: the channel may not be written to: %s", out.game, reason)
            await self._postpone(out, reason, FORBIDDEN_WAIT)
            if out.game is not None:
                await self._halt(out.game, "bot-halted-permissions")
        elif error.status == 404:
            log.warning("game %s: the channel is gone: %s", out.game, reason)
            await self.delivery.done(out, lambda ledger: ledger.failed(out.id, reason))
            if out.game is not None:
                await self._halt(out.game, "bot-halted-channel")
        else:
            log.error("outbox %s (%s) was refused: %s", out.id, out.kind, error)
            await self._give_up(out, reason)

    async def _give_up(self, out: Outgoing, reason: str) -> None:
        """It will not be taken however often it is tried. The host hears of it, and can have it sent."""
        now = self._tables.now()

        def note(ledger: Ledger) -> None:
            if not ledger.waits(out.id):
                return
            told = out.game is None or out.lane.startswith("u") or ledger.unsent(out.game)
            ledger.failed(out.id, reason)
            row = None if told or out.game is None else ledger.game(out.game)
            if row is not None:
                line = Message("bot-post-refused")
                ledger.send(post.to_person(row, row.host, Post((line,)), now))

        # Of several messages the first may have arrived: that is remembered for when they are sent again.
        await self.delivery.note(note)

    async def _slow_down(self, out: Outgoing, seconds: float) -> None:
        """Discord says when it wants to be asked again, and nothing else hastens that."""
        self._slowed[out.lane] = self._tables.now() + seconds
        await self._postpone(out, "429", seconds)

    async def _postpone(self, out: Outgoing, reason: str, wait: float = 0.0) -> None:
        due = self._tables.now() + (wait or min(LONGEST_WAIT, 2.0 ** min(out.attempts, 9)))
        await self.delivery.note(lambda ledger: ledger.postpone(out.id, due, reason))
