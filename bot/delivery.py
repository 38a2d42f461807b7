"""How each row of the outbox is delivered: a message is sent, takes the place of another, grows, or goes.

It is written down once Discord has taken it. What Discord refuses is raised, for the courier to decide about.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex

import discord
import msgspec

from bot import post
from bot.campaign.letters import CampaignLetters
from bot.growing import part, parts, renew
from bot.post import Post, to_table
from bot.store import Ledger, Outgoing, Posted
from bot.table import Table
from bot.tables import Tables
from bot.writer import Letter, Writer

log = logging.getLogger(__name__)


class Lost(Exception):
    """It took so long that another process looks after this by now."""


class Unnoted(Exception):
    """What has become of a delivery could not be written down."""


@dataclass(frozen=True)
class Grown:
    """What a message that grows was last, and when."""

    at: float = 0.0
    parts: dict[str, str] = field(default_factory=dict)
    """By what it is kept as, each message that it takes."""


class Delivery:
    """Says what the courier carries."""

    def __init__(
        self, client: discord.Client, tables: Tables, writer: Writer, ours: Callable[[str], bool]
    ) -> None:
        self._client = client
        self._tables = tables
        self._writer = writer
        self._campaigns = CampaignLetters(tables)
        self._ours = ours
        """Whether a lane is this process' to deliver."""
        self.said: dict[int, dict[str, discord.Message]] = {}
        """By row and nonce: the messages Discord has taken, until that is written down."""
        self.grown: dict[str, Grown] = {}
        """By lane."""

    async def note(self, work: Callable[[Ledger], None]) -> None:
        """Write down what has become of a delivery."""
        try:
            await self._tables.store.write(work)
        except Exception as error:
            raise Unnoted from error

    async def done(self, out: Outgoing, work: Callable[[Ledger], None]) -> None:
        """Write down that a row has been delivered. Then, and only then, its messages are forgotten."""

        def once(ledger: Ledger) -> None:
            # Another process may have, and gone on from there, where this one was silent for too long.
            if ledger.waits(out.id):
                work(ledger)

        await self.note(once)
        self.said.pop(out.id, None)

    async def _sent(self, out: Outgoing, message: int | None = None) -> None:
        await self.done(out, lambda ledger: ledger.sent(out.id, message))

    def _insist(self, out: Outgoing) -> None:
        """Raises Lost where another process may have said it by now, and what comes after it."""
        if not self._ours(out.lane):
            raise Lost

    async def _say(
        self, out: Outgoing, letter: Letter, where: discord.abc.Messageable, nonce: str
    ) -> discord.Message:
        """Send a message, unless Discord already has it."""
        said = self.said.setdefault(out.id, {})
        if nonce not in said:
            self._insist(out)
            said[nonce] = await letter.send(where, nonce)
        return said[nonce]

    async def carry_out(self, out: Outgoing) -> None:
        """Say it, or take back what it names. Raises what Discord has against it, or Unnoted."""
        said = post.read(out)
        if out.game is None:
            await self._of_campaign(out, said)
            return
        table = await self._tables.look(out.game)
        shows_now = out.kind in ("ping", "unping", "lobby")
        if shows_now and await self._tables.store.read(lambda ledger: ledger.overtaken(out)):
            await self._sent(out)
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
            await self.done(out, lambda ledger: ledger.failed(out.id, "no campaign"))
            return
        campaign, where = it.campaign, self._client.get_partial_messageable(int(out.lane[1:]))
        if out.kind == "tidings":
            await self._send_all(out, where, [self._campaigns.said(it, said)])
            return
        letter, old = self._campaigns.shown(it), campaign.message
        shown = old is not None and await self._edited(out, letter, where, Posted("", campaign.channel, old))
        message = old if shown else (await self._say(out, letter, where, out.nonce)).id
        nonce, now = token_hex(10), self._tables.now()

        def note(ledger: Ledger) -> None:
            ledger.show_campaign(campaign.id, message)
            ledger.caught_up(out, message, nonce, now)

        await self.done(out, note)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)

    async def _send_all(self, out: Outgoing, where: discord.abc.Messageable, letters: list[Letter]) -> None:
        sent: int | None = None
        for number, letter in enumerate(letters):
            sent = (await self._say(out, letter, where, f"{out.nonce}-{number}")).id
        await self._sent(out, sent)

    async def _tell(self, out: Outgoing, table: Table, letters: list[Letter]) -> None:
        """To the channel: what is a longer form of an earlier message takes its place."""
        sent: int | None = None
        for number, letter in enumerate(letters):
            nonce = f"{out.nonce}-{number}"
            if letter.grows:
                sent = await self._put(out, table, letter.grows, letter, nonce)
            else:
                sent = (await self._say(out, letter, self._channel(table), nonce)).id
        await self._sent(out, sent)

    async def _put(self, out: Outgoing, table: Table, kind: str, letter: Letter, nonce: str) -> int:
        """Edit the message that shows this, or send it if there is none (any more)."""
        game = table.row.id
        old = await self._tables.store.read(lambda ledger: ledger.post(game, kind))
        where = self._channel(table)
        if old is not None and await self._edited(out, letter, where, old):
            return old.message
        message = (await self._say(out, letter, where, nonce)).id
        posted = Posted(kind, table.row.channel, message)
        await self.note(lambda ledger: ledger.put_post(game, posted))
        return message

    async def _grow(self, out: Outgoing, table: Table, said: Post) -> None:
        """What has been done in a stretch: edited as it grows, continued where a message is full."""
        game, where = table.row.id, self._channel(table)
        letters = [Letter(part) for part in await self._writer.stretch(table, said)]
        kept = await self._tables.store.read(lambda ledger: parts(ledger, game, said.start))
        # What a try shows that fails half-way is not known.
        shown = self.grown.pop(out.lane, Grown()).parts
        sent: int | None = None
        for number, letter in enumerate(letters):
            old = kept[number] if number < len(kept) else None
            if old is not None:
                same = shown.get(old.kind) == letter.words
                if same or await self._edited(out, letter, where, old):
                    sent = old.message
                    continue
            # Deleted by somebody, or too old: anew, and with it all that stands below it.
            again = "" if old is None else "b"
            gone, kept = kept[number:], kept[:number]
            sent = await self._begin(out, table, letter, part(said.start, number), gone, f"{number}{again}")
        now = self._tables.now()
        said_now = {part(said.start, number): letter.words for number, letter in enumerate(letters)}
        self.grown[out.lane] = Grown(now, said_now)
        nonce, over = token_hex(10), kept[len(letters) :]

        def note(ledger: Ledger) -> None:
            renew(ledger, table, over, now)
            ledger.caught_up(out, sent, nonce, now)

        await self.done(out, note)

    async def _begin(
        self, out: Outgoing, table: Table, letter: Letter, kind: str, gone: Sequence[Posted], nonce: str
    ) -> int:
        """Send a message that will grow, in place of others if there are any."""
        where = self._channel(table)
        message = await self._say(out, letter, where, f"{out.nonce}-{nonce}")
        now, posted = self._tables.now(), Posted(kind, table.row.channel, message.id)
        await self.note(lambda ledger: renew(ledger, table, gone, now, posted))
        if message.content.strip() != letter.words.strip():
            # It was sent before a crash, when it said less.
            await letter.edit(where.get_partial_message(message.id))
        return message.id

    async def _edited(
        self, out: Outgoing, letter: Letter, where: discord.PartialMessageable, old: Posted
    ) -> bool:
        """Edit a message. False: it is there no more, or cannot be edited any more."""
        self._insist(out)
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
        await self._sent(out, sent)

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

        await self.done(out, note)

    async def _unsay(self, out: Outgoing, table: Table, said: Post) -> None:
        """Take a message away that no longer holds."""
        try:
            await self._channel(table).get_partial_message(said.number).delete()
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.debug("an old call could not be removed: %s", error)
        await self._sent(out, said.number)

    async def _unping(self, out: Outgoing, table: Table) -> None:
        """Correct the last call without calling anybody again."""
        old = await self._tables.store.read(lambda ledger: ledger.post(table.row.id, "ping"))
        if old is not None:
            letter = await self._writer.ping(table, Post())
            message = self._channel(table).get_partial_message(old.message)
            self._insist(out)
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
        await self._sent(out, old.message if old else None)

    async def _secret(self, out: Outgoing, table: Table, said: Post) -> None:
        user = int(out.lane[1:])
        person = await self._tables.store.read(lambda ledger: ledger.person(user))
        # The seat may have changed hands while this waited: its secrets are then no longer theirs.
        theirs = said.seat < 0 or table.seat_of(user) == said.seat
        if not person.dm or not theirs:
            await self._sent(out)
            return
        letters = await self._writer.secret(table, said, person)
        channel = await self._client.create_dm(discord.Object(user))
        await self._send_all(out, channel, letters)
        if person.dm_refused:
            await self.note(lambda ledger: _reached(ledger, user))


def _reached(ledger: Ledger, user: int) -> None:
    """The door is open again: nobody is told otherwise any longer."""
    ledger.put_person(user, msgspec.structs.replace(ledger.person(user), dm_refused=False))
