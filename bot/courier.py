"""Delivers the outbox: in order per channel and person, at least once, and never twice to be seen.

A row leaves the outbox only after Discord has taken the message. A send repeated after a crash carries
the nonce of the first, and Discord shows it once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import msgspec

from bot import post
from bot.desk import Desk
from bot.letters import Letter, Letters
from bot.post import Post
from bot.store import Ledger, Outgoing
from bot.store import Post as Posted
from bot.table import Table

log = logging.getLogger(__name__)

LANES_AT_ONCE = 16
LONGEST_WAIT = 60.0
"""Seconds between two tries while Discord fails."""
FORBIDDEN_WAIT = 600.0
"""Seconds between two tries where the bot may not write: refused requests are counted against it."""
CLOSED_TO_US = (50007, 50278, 40003)
"""Codes by which Discord refuses a direct message."""
NOT_ALLOWED = (50001, 50013, 50083, 160005)
"""No access, no permission, archived or locked thread."""

Halt = Callable[[int, str], Any]


class Courier:
    """Carries what the outbox holds to channels and people."""

    def __init__(self, client: discord.Client, desk: Desk, letters: Letters, halt: Halt) -> None:
        self._client = client
        self._desk = desk
        self._letters = letters
        self._halt = halt
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(LANES_AT_ONCE)
        self._closing = False

    def wake(self) -> None:
        """There may be something to deliver."""
        if self._closing:
            return
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="courier")

    async def close(self) -> None:
        self._closing = True
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [task for task in (self._task, *self._lanes.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while self._again:
            self._again = False
            now = self._desk.now()
            rows = await self._desk.store.read(lambda ledger: ledger.waiting())
            idle = [row for row in rows if row.lane not in self._lanes]
            for row in idle:
                if row.due <= now:
                    # Each lane goes at its own pace: a channel that Discord slows down holds up no other.
                    carry = asyncio.get_running_loop().create_task(self._carry(row), name=row.lane)
                    self._lanes[row.lane] = carry
            later = [row.due for row in idle if row.due > now]
            if later:
                self._sleep(max(0.5, min(later) - now))

    async def _carry(self, out: Outgoing) -> None:
        try:
            async with self._room:
                await self.deliver(out)
        finally:
            del self._lanes[out.lane]
            self.wake()

    def _sleep(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.wake)

    async def deliver(self, out: Outgoing) -> None:
        """One row. Whatever happens, afterwards it is sent, postponed or given up."""
        try:
            await self._deliver(out)
        except discord.HTTPException as error:
            await self._refused(out, error)
        except (aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited) as error:
            await self._postpone(out, str(error) or type(error).__name__)
        except Exception as error:
            log.exception("outbox %s cannot be said", out.id)
            reason = type(error).__name__
            await self._desk.store.write(lambda ledger: ledger.failed(out.id, reason))

    async def _refused(self, out: Outgoing, error: discord.HTTPException) -> None:
        reason = f"{error.status} {error.code}"
        if error.status >= 500 or error.status == 429:
            await self._postpone(out, reason)
        elif out.lane.startswith("u"):
            # A closed door is theirs to open: the game goes on, and they are told when they next look.
            user = int(out.lane[1:])

            def note(ledger: Ledger) -> None:
                ledger.failed(out.id, reason)
                if error.code in CLOSED_TO_US or error.status == 403:
                    person = ledger.person(user)
                    ledger.put_person(user, msgspec.structs.replace(person, dm_refused=True))

            await self._desk.store.write(note)
            log.info("a direct message was refused: %s", reason)
        elif error.code in NOT_ALLOWED or error.status in (401, 403):
            log.warning("game %s: the channel may not be written to: %s", out.game, reason)
            await self._postpone(out, reason, FORBIDDEN_WAIT)
            if out.game is not None:
                await self._halt(out.game, "bot-halted-permissions")
        elif error.status == 404:
            log.warning("game %s: the channel is gone: %s", out.game, reason)
            await self._desk.store.write(lambda ledger: ledger.failed(out.id, reason))
            if out.game is not None:
                await self._halt(out.game, "bot-halted-channel")
        else:
            log.error("outbox %s (%s) was refused: %s", out.id, out.kind, error)
            await self._desk.store.write(lambda ledger: ledger.failed(out.id, reason))

    async def _postpone(self, out: Outgoing, reason: str, wait: float = 0.0) -> None:
        due = self._desk.now() + (wait or min(LONGEST_WAIT, 2.0 ** min(out.attempts, 9)))
        await self._desk.store.write(lambda ledger: ledger.postpone(out.id, due, reason))

    async def _deliver(self, out: Outgoing) -> None:
        said = post.read(out)
        if out.game is None:
            await self._desk.store.write(lambda ledger: ledger.failed(out.id, "no game"))
            return
        table = await self._desk.look(out.game)
        match out.kind:
            case "ping" | "unping" | "lobby":
                if await self._desk.store.read(lambda ledger: ledger.overtaken(out)):
                    await self._desk.store.write(lambda ledger: ledger.sent(out.id, None))
                    return
        match out.kind:
            case "lobby":
                await self._replace_in_place(out, table, "lobby", await self._letters.lobby(table))
            case "vote":
                letter = await self._letters.vote(table, said)
                await self._replace_in_place(out, table, f"vote{said.number}", letter)
            case "ping" | "remind":
                await self._ping(out, table, said)
            case "unping":
                await self._unping(out, table)
            case "secret":
                await self._secret(out, table, said)
            case _:
                letters = await self._letters.public(out, table, said)
                await self._tell(out, table, letters)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    async def _send_all(self, out: Outgoing, where: discord.abc.Messageable, letters: list[Letter]) -> None:
        sent: int | None = None
        for number, letter in enumerate(letters):
            sent = (await letter.send(where, f"{out.nonce}-{number}")).id
        await self._desk.store.write(lambda ledger: ledger.sent(out.id, sent))

    async def _tell(self, out: Outgoing, table: Table, letters: list[Letter]) -> None:
        """To the channel: what is a longer form of an earlier message takes its place."""
        sent: int | None = None
        for number, letter in enumerate(letters):
            nonce = f"{out.nonce}-{number}"
            if letter.grows:
                sent = await self._put(table, letter.grows, letter, nonce)
            else:
                sent = (await letter.send(self._channel(table), nonce)).id
        await self._desk.store.write(lambda ledger: ledger.sent(out.id, sent))

    async def _put(self, table: Table, kind: str, letter: Letter, nonce: str) -> int:
        """Edit the message that shows this, or send it if there is none (any more)."""
        game = table.row.id
        old = await self._desk.store.read(lambda ledger: ledger.post(game, kind))
        where = self._channel(table)
        if old is not None:
            try:
                await letter.edit(where.get_partial_message(old.message))
                return old.message
            except discord.HTTPException as error:
                # 10008: deleted by somebody. 30046: too old to be edited so often. Either way: anew.
                if error.code not in (10008, 30046):
                    raise
        message = await letter.send(where, nonce)
        posted = Posted(kind, table.row.channel, message.id)
        await self._desk.store.write(lambda ledger: ledger.put_post(game, posted))
        return message.id

    async def _replace_in_place(self, out: Outgoing, table: Table, kind: str, letter: Letter | None) -> None:
        """What is always shown as it is now."""
        sent = None if letter is None else await self._put(table, kind, letter, out.nonce)
        await self._desk.store.write(lambda ledger: ledger.sent(out.id, sent))

    async def _ping(self, out: Outgoing, table: Table, said: Post) -> None:
        """Call those who are waited for; the last call disappears."""
        game = table.row.id
        letter = await self._letters.ping(table, said, reminder=out.kind == "remind")
        old = await self._desk.store.read(lambda ledger: ledger.post(game, "ping"))
        where = self._channel(table)
        message = await letter.send(where, out.nonce) if letter is not None else None

        def note(ledger: Ledger) -> None:
            ledger.sent(out.id, message.id if message else None)
            if message is not None:
                ledger.put_post(game, Posted("ping", table.row.channel, message.id))
            elif old is not None:
                ledger.drop_post(game, "ping")

        await self._desk.store.write(note)
        if old is not None and (message is None or old.message != message.id):
            try:
                await where.get_partial_message(old.message).delete()
            except discord.HTTPException as error:
                log.debug("an old call could not be removed: %s", error)

    async def _unping(self, out: Outgoing, table: Table) -> None:
        """Correct the last call without calling anybody again."""
        old = await self._desk.store.read(lambda ledger: ledger.post(table.row.id, "ping"))
        if old is not None:
            letter = await self._letters.ping(table, Post())
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
        await self._desk.store.write(lambda ledger: ledger.sent(out.id, old.message if old else None))

    async def _secret(self, out: Outgoing, table: Table, said: Post) -> None:
        user = int(out.lane[1:])
        person = await self._desk.store.read(lambda ledger: ledger.person(user))
        # The seat may have changed hands while this waited: its secrets are then no longer theirs.
        theirs = said.seat < 0 or table.seat_of(user) == said.seat
        if not person.dm or not theirs:
            await self._desk.store.write(lambda ledger: ledger.sent(out.id, None))
            return
        letters = await self._letters.secret(table, said, person)
        channel = await self._client.create_dm(discord.Object(user))
        await self._send_all(out, channel, letters)
        if person.dm_refused:
            await self._desk.store.write(lambda ledger: _reached(ledger, user))


def _reached(ledger: Ledger, user: int) -> None:
    """The door is open again: nobody is told otherwise any longer."""
    ledger.put_person(user, msgspec.structs.replace(ledger.person(user), dm_refused=False))
