"""Delivers the outbox: in order per channel and person, at least once, and never twice to be seen.

A row leaves the outbox only after Discord has taken the message. A send repeated after a crash carries
the nonce of the first, and Discord shows it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

import aiohttp
import discord
import msgspec

from bot import post
from bot.alarm import Alarm
from bot.campaign.letters import CampaignLetters
from bot.gauges import CLOSED, SLOWED
from bot.leases import Leases
from bot.limits import retry_after
from bot.post import Post, to_table
from bot.shown import part, parts, renew
from bot.store import Ledger, Outgoing, Posted, Unreachable
from bot.table import Table
from bot.tables import Tables
from bot.writer import Letter, Writer
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
LAST_MOMENT = 1.0
"""How long a message that is under way may take when the bot ends."""

Halt = Callable[[int, str], Any]


class Unnoted(Exception):
    """What has become of a delivery could not be written down."""


@dataclass(frozen=True)
class Hold:
    """A lane that stands still."""

    tries: int
    until: float


@dataclass(frozen=True)
class Grown:
    """What a message that grows was last, and when."""

    at: float = 0.0
    parts: dict[str, str] = field(default_factory=dict)
    """By what it is kept as, each message that it takes."""


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
        self._client = client
        self._tables = tables
        self._writer = writer
        self._halt = halt
        self._campaigns = CampaignLetters(tables)
        self._alarm = Alarm("courier", self._look)
        self._leases = leases or Leases(tables.store)
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._moved: set[str] = set()
        """Lanes in which something has arrived since the outbox was last looked at."""
        self._room = asyncio.Semaphore(LANES_AT_ONCE)
        self._said: dict[int, dict[str, discord.Message]] = {}
        """By row and nonce: the messages Discord has taken, until that is written down."""
        self._held: dict[str, Hold] = {}
        self._slowed: dict[str, float] = {}
        """By lane: until when Discord wants to hear nothing of it."""
        self._grown: dict[str, Grown] = {}
        """By lane."""
        self.apart = apart
        """Seconds between two edits of a message that grows."""
        self._closing = False

    def wake(self) -> None:
        """There may be something to deliver."""
        self._alarm.stir()

    async def close(self) -> None:
        """Nothing more is begun; what is under way has a moment to arrive. The rest waits in the outbox."""
        self._closing = True
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
                waits.append(wait)
        return max(0.5, min(waits)) if waits else None

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
                self._grown.pop(lane, None)
        return [row for row in rows if self._leases.ours(row.lane)]

    def _wait(self, row: Outgoing, now: float) -> float:
        """In how many seconds a row sets out."""
        wait = row.due - now
        # It was never meant to wait so long: the clock went ahead when that was written.
        wait = 0.0 if wait > FARTHEST else wait
        hold = self._held.get(row.lane)
        until = max(hold.until if hold else 0.0, self._slowed.get(row.lane, 0.0))
        if row.kind == "stretch" and row.lane in self._grown:
            # The clock may have been set back since.
            until = max(until, min(self._grown[row.lane].at, now) + self.apart)
        return max(wait, until - now)

    async def _carry(self, out: Outgoing) -> None:
        self._slowed.pop(out.lane, None)
        try:
            async with self._leases.use(out.lane), self._room:
                await self.deliver(out)
            self._release(out.lane)
        except Exception as error:
            self._hold(out.lane, error.__cause__ or error)
        finally:
            del self._lanes[out.lane]
            self._moved.add(out.lane)
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

    async def _note(self, work: Callable[[Ledger], None]) -> None:
        """Write down what has become of a delivery."""
        try:
            await self._tables.store.write(work)
        except Exception as error:
            raise Unnoted from error

    async def _done(self, out: Outgoing, work: Callable[[Ledger], None]) -> None:
        """Write down that a row has been delivered. Then, and only then, its messages are forgotten."""
        await self._note(work)
        self._said.pop(out.id, None)

    async def _say(
        self, out: Outgoing, letter: Letter, where: discord.abc.Messageable, nonce: str
    ) -> discord.Message:
        """Send a message, unless Discord already has it."""
        said = self._said.setdefault(out.id, {})
        if nonce not in said:
            said[nonce] = await letter.send(where, nonce)
        return said[nonce]

    async def deliver(self, out: Outgoing) -> None:
        """One row. Afterwards it is sent, postponed or given up; raises Unnoted if that cannot be written."""
        try:
            await self._deliver(out)
        except Unnoted:
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
            await self._done(out, note)
            log.info("a direct message was refused: %s", reason)
        elif error.code in NOT_ALLOWED or error.status in (401, 403):
            log.warning("game %s: the channel may not be written to: %s", out.game, reason)
            await self._postpone(out, reason, FORBIDDEN_WAIT)
            if out.game is not None:
                await self._halt(out.game, "bot-halted-permissions")
        elif error.status == 404:
            log.warning("game %s: the channel is gone: %s", out.game, reason)
            await self._done(out, lambda ledger: ledger.failed(out.id, reason))
            if out.game is not None:
                await self._halt(out.game, "bot-halted-channel")
        else:
            log.error("outbox %s (%s) was refused: %s", out.id, out.kind, error)
            await self._give_up(out, reason)

    async def _give_up(self, out: Outgoing, reason: str) -> None:
        """It will not be taken however often it is tried. The host hears of it, and can have it sent."""
        now = self._tables.now()

        def note(ledger: Ledger) -> None:
            told = out.game is None or out.lane.startswith("u") or ledger.unsent(out.game)
            ledger.failed(out.id, reason)
            row = None if told or out.game is None else ledger.game(out.game)
            if row is not None:
                line = Message("bot-post-refused")
                ledger.send(post.to_person(row, row.host, "secret", Post((line,)), now))

        # Of several messages the first may have arrived: that is remembered for when they are sent again.
        await self._note(note)

    async def _slow_down(self, out: Outgoing, seconds: float) -> None:
        """Discord says when it wants to be asked again, and nothing else hastens that."""
        SLOWED.inc()
        self._slowed[out.lane] = self._tables.now() + seconds
        await self._postpone(out, "429", seconds)

    async def _postpone(self, out: Outgoing, reason: str, wait: float = 0.0) -> None:
        due = self._tables.now() + (wait or min(LONGEST_WAIT, 2.0 ** min(out.attempts, 9)))
        await self._note(lambda ledger: ledger.postpone(out.id, due, reason))

    async def _deliver(self, out: Outgoing) -> None:
        said = post.read(out)
        if out.game is None:
            await self._of_campaign(out, said)
            return
        table = await self._tables.look(out.game)
        match out.kind:
            case "ping" | "unping" | "lobby":
                if await self._tables.store.read(lambda ledger: ledger.overtaken(out)):
                    await self._done(out, lambda ledger: ledger.sent(out.id, None))
                    return
        match out.kind:
            case "lobby":
                await self._replace_in_place(out, table, "lobby", await self._writer.lobby(table))
            case "vote":
                letter = await self._writer.vote(table, said)
                await self._replace_in_place(out, table, f"vote{said.number}", letter)
            case "ping" | "remind":
                await self._ping(out, table, said)
            case "unping":
                await self._unping(out, table)
            case "unsay":
                await self._unsay(out, table, said)
            case "stretch":
                await self._grow(out, table, said)
            case "secret":
                await self._secret(out, table, said)
            case "gather" | "gather-again" | "told":
                letters = await self._campaigns.of_table(out.kind, table, said)
                await self._tell(out, table, letters)
            case _:
                letters = await self._writer.public(out, table, said)
                await self._tell(out, table, letters)

    async def _of_campaign(self, out: Outgoing, said: Post) -> None:
        """A campaign as it is now, in the place of its message; or a word to its channel."""
        it = await self._campaigns.look(said.number)
        if it is None:
            await self._done(out, lambda ledger: ledger.failed(out.id, "no campaign"))
            return
        campaign, where = it.campaign, self._client.get_partial_messageable(int(out.lane[1:]))
        if out.kind == "tidings":
            await self._send_all(out, where, [self._campaigns.said(it, said)])
            return
        letter, old = self._campaigns.shown(it), campaign.message
        shown = old is not None and await self._edited(letter, where, Posted("", campaign.channel, old))
        message = old if shown else (await self._say(out, letter, where, out.nonce)).id
        nonce, now = token_hex(10), self._tables.now()

        def note(ledger: Ledger) -> None:
            ledger.show_campaign(campaign.id, message)
            ledger.caught_up(out, message, nonce, now)

        await self._done(out, note)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    async def _send_all(self, out: Outgoing, where: discord.abc.Messageable, letters: list[Letter]) -> None:
        sent: int | None = None
        for number, letter in enumerate(letters):
            sent = (await self._say(out, letter, where, f"{out.nonce}-{number}")).id
        await self._done(out, lambda ledger: ledger.sent(out.id, sent))

    async def _tell(self, out: Outgoing, table: Table, letters: list[Letter]) -> None:
        """To the channel: what is a longer form of an earlier message takes its place."""
        sent: int | None = None
        for number, letter in enumerate(letters):
            nonce = f"{out.nonce}-{number}"
            if letter.grows:
                sent = await self._put(out, table, letter.grows, letter, nonce)
            else:
                sent = (await self._say(out, letter, self._channel(table), nonce)).id
        await self._done(out, lambda ledger: ledger.sent(out.id, sent))

    async def _put(self, out: Outgoing, table: Table, kind: str, letter: Letter, nonce: str) -> int:
        """Edit the message that shows this, or send it if there is none (any more)."""
        game = table.row.id
        old = await self._tables.store.read(lambda ledger: ledger.post(game, kind))
        where = self._channel(table)
        if old is not None and await self._edited(letter, where, old):
            return old.message
        message = (await self._say(out, letter, where, nonce)).id
        posted = Posted(kind, table.row.channel, message)
        await self._note(lambda ledger: ledger.put_post(game, posted))
        return message

    async def _grow(self, out: Outgoing, table: Table, said: Post) -> None:
        """What has been done in a stretch: edited as it grows, continued where a message is full."""
        game, where = table.row.id, self._channel(table)
        letters = [Letter(part) for part in await self._writer.stretch(table, said)]
        kept = await self._tables.store.read(lambda ledger: parts(ledger, game, said.start))
        # What a try shows that fails half-way is not known.
        shown = self._grown.pop(out.lane, Grown()).parts
        sent: int | None = None
        for number, letter in enumerate(letters):
            old = kept[number] if number < len(kept) else None
            if old is not None:
                same = shown.get(old.kind) == letter.words
                if same or await self._edited(letter, where, old):
                    sent = old.message
                    continue
            # Deleted by somebody, or too old: anew, and with it all that stands below it.
            again = "" if old is None else "b"
            gone, kept = kept[number:], kept[:number]
            sent = await self._begin(out, table, letter, part(said.start, number), gone, f"{number}{again}")
        now = self._tables.now()
        said_now = {part(said.start, number): letter.words for number, letter in enumerate(letters)}
        self._grown[out.lane] = Grown(now, said_now)
        nonce, over = token_hex(10), kept[len(letters) :]

        def note(ledger: Ledger) -> None:
            renew(ledger, table, over, now)
            ledger.caught_up(out, sent, nonce, now)

        await self._done(out, note)

    async def _begin(
        self, out: Outgoing, table: Table, letter: Letter, kind: str, gone: Sequence[Posted], nonce: str
    ) -> int:
        """Send a message that will grow, in place of others if there are any."""
        where = self._channel(table)
        message = await self._say(out, letter, where, f"{out.nonce}-{nonce}")
        now, posted = self._tables.now(), Posted(kind, table.row.channel, message.id)
        await self._note(lambda ledger: renew(ledger, table, gone, now, posted))
        if message.content.strip() != letter.words.strip():
            # It was sent before a crash, when it said less.
            await letter.edit(where.get_partial_message(message.id))
        return message.id

    async def _edited(self, letter: Letter, where: discord.PartialMessageable, old: Posted) -> bool:
        """Edit a message. False: it is there no more, or cannot be edited any more."""
        try:
            await letter.edit(where.get_partial_message(old.message))
        except discord.HTTPException as error:
            # 10008: deleted by somebody. 30046: too old to be edited so often.
            if error.code not in (10008, 30046):
                raise
            return False
        return True

    async def _replace_in_place(self, out: Outgoing, table: Table, kind: str, letter: Letter | None) -> None:
        """What is always shown as it is now."""
        sent = None if letter is None else await self._put(out, table, kind, letter, out.nonce)
        await self._done(out, lambda ledger: ledger.sent(out.id, sent))

    async def _ping(self, out: Outgoing, table: Table, said: Post) -> None:
        """Call those who are waited for; the last call disappears."""
        game = table.row.id
        letter = await self._writer.ping(table, said, reminder=out.kind == "remind")
        old = await self._tables.store.read(lambda ledger: ledger.post(game, "ping"))
        where = self._channel(table)
        message = None if letter is None else (await self._say(out, letter, where, out.nonce)).id
        now = self._tables.now()

        def note(ledger: Ledger) -> None:
            ledger.sent(out.id, message)
            if old is not None and old.message != message:
                # Said like everything else: tried again until it is gone.
                ledger.send(to_table(table.row, "unsay", Post(number=old.message), now))
            if message is not None:
                ledger.put_post(game, Posted("ping", table.row.channel, message))
            elif old is not None:
                ledger.drop_post(game, "ping")

        await self._done(out, note)

    async def _unsay(self, out: Outgoing, table: Table, said: Post) -> None:
        """Take a message away that no longer holds."""
        try:
            await self._channel(table).get_partial_message(said.number).delete()
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.debug("an old call could not be removed: %s", error)
        await self._done(out, lambda ledger: ledger.sent(out.id, said.number))

    async def _unping(self, out: Outgoing, table: Table) -> None:
        """Correct the last call without calling anybody again."""
        old = await self._tables.store.read(lambda ledger: ledger.post(table.row.id, "ping"))
        if old is not None:
            letter = await self._writer.ping(table, Post())
            message = self._channel(table).get_partial_message(old.message)
            try:
                if letter is None:
                    await message.delete()
                else:
                    await letter.edit(message)
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                if error.status >= 500:
                    raise
        await self._done(out, lambda ledger: ledger.sent(out.id, old.message if old else None))

    async def _secret(self, out: Outgoing, table: Table, said: Post) -> None:
        user = int(out.lane[1:])
        person = await self._tables.store.read(lambda ledger: ledger.person(user))
        # The seat may have changed hands while this waited: its secrets are then no longer theirs.
        theirs = said.seat < 0 or table.seat_of(user) == said.seat
        if not person.dm or not theirs:
            await self._done(out, lambda ledger: ledger.sent(out.id, None))
            return
        letters = await self._writer.secret(table, said, person)
        channel = await self._client.create_dm(discord.Object(user))
        await self._send_all(out, channel, letters)
        if person.dm_refused:
            await self._note(lambda ledger: _reached(ledger, user))


def _reached(ledger: Ledger, user: int) -> None:
    """The door is open again: nobody is told otherwise any longer."""
    ledger.put_person(user, msgspec.structs.replace(ledger.person(user), dm_refused=False))
