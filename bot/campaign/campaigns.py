"""What people decide about a campaign: who plays in it, how, and when the next game begins.

Each decision is one transaction that reads what it needs, and says afterwards what everybody should hear.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec

from bot.campaign import evenings
from bot.campaign.evenings import saved, tell
from bot.campaign.memory import memory_of
from bot.campaign.whole import NEXT, Whole, whole
from bot.refusal import Duplicate, Refused
from bot.store import Ledger, Timer
from bot.store.campaigns import HANDICAPS, LONGEST, PATIENCE, PAUSES, Campaign, Member, Plan
from bot.store.rows import TABLE
from bot.table import Table
from bot.tables import Tables
from bot.words import quoted, unmarked
from game import text
from game.api import Message

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Ledger, Whole, float], Campaign]
"""What a decision writes, at the moment it is made."""

MOST = 24
"""People in one campaign."""
NAME = 60
"""Characters of its name."""
FORGOTTEN_AFTER = 90 * 24 * 3600.0
"""Seconds without a game after which a campaign is over by itself."""
WORDED: Mapping[str, tuple[str, ...]] = {
    "rule": ("wins", "share", "placement", "mean"),
    "total": ("average", "sum"),
    "leavers": ("lost", "nothing", "seat"),
}
"""What of a plan is chosen among words."""


class Campaigns:
    """The campaigns of all servers."""

    def __init__(self, tables: Tables, gather: Callable[[int], Awaitable[None]]) -> None:
        self.tables = tables
        self._gather = gather
        tables.endings.append(self._ended)

    def _ended(self, ledger: Ledger, table: Table, now: float) -> None:
        """No game's end is refused because its campaign cannot go on: that is tried again later."""
        if error := self._count(ledger, table, now):
            said = "game %s: its campaign cannot go on, which is tried again every hour"
            log.error(said, table.row.id, exc_info=error)

    def _count(self, ledger: Ledger, table: Table, now: float) -> Exception | None:
        error = ledger.apart(lambda: evenings.ended(ledger, self.tables.games, table, now))
        if error is not None:
            ledger.set_timer(Timer(table.row.id, evenings.COUNT, TABLE, now + evenings.BUSY))
        return error

    # looking

    async def look(self, number: int) -> Whole:
        """A campaign as it is now."""
        now = self.tables.now()
        it = await self.tables.store.read(lambda ledger: whole(ledger, number, now))
        if it is None:
            raise Refused("bot-campaign-unknown")
        return it

    async def of_server(self, guild: int) -> list[Campaign]:
        """All that there are in a server: those that go on first, the latest first."""
        found = await self.tables.store.read(lambda ledger: ledger.campaigns(guild))
        return sorted(found, key=lambda it: it.phase)

    async def meant(self, guild: int, channel: int) -> Campaign:
        """Which one is meant in a channel where none is named: what is played there, or is at home there; or
        the only one that goes on. Raises Refused if that is not clear."""

        def read(ledger: Ledger) -> Campaign | None:
            row = ledger.game_in(channel) or ledger.last_in(channel)
            evening = ledger.evening(row.id) if row is not None else None
            return ledger.campaign(evening.campaign) if evening is not None else None

        here = await self.tables.store.read(read)
        if here is not None and here.phase == "open":
            return here
        known = await self.of_server(guild)
        going_on = [it for it in known if it.phase == "open"]
        at_home = [it for it in going_on if it.channel == channel]
        for found in (at_home, going_on, [here] if here is not None else [], known):
            if len(found) == 1:
                return found[0]
        raise Refused("bot-campaign-which" if known else "bot-campaign-none")

    async def of_table(self, game: int) -> Whole | None:
        """The campaign that a table belongs to."""
        evening = await self.tables.store.read(lambda ledger: ledger.evening(game))
        return None if evening is None else await self.look(evening.campaign)

    # deciding

    async def create(
        self,
        guild: int,
        channel: int,
        person: int,
        name: str,
        campaign: str,
        plan: Plan,
        *,
        interaction: int | None = None,
    ) -> Campaign:
        """A new campaign; whoever creates it is host and plays."""
        title = " ".join(unmarked(campaign).split())[:NAME]
        if not title:
            raise Refused("bot-campaign-no-name")
        for key in plan.kinds:
            if key not in self.tables.games:
                raise Refused("bot-unknown-game", name=quoted(key))
        check(plan)
        now = self.tables.now()

        def write(ledger: Ledger) -> Campaign:
            _once(ledger, interaction, now)
            if any(it.name.casefold() == title.casefold() for it in ledger.campaigns(guild)):
                raise Refused("bot-campaign-name-taken", name=quoted(title))
            added = ledger.add_campaign(Campaign(guild, channel, person, title, plan, now, changed=now))
            ledger.put_member(added.id, Member(person, name))
            return saved(ledger, added, now)

        return await self._write(write, lambda: self.meant(guild, channel))

    async def join(self, number: int, person: int, name: str, *, interaction: int | None = None) -> Campaign:
        """Play along from now on, or again."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            known = next((member for member in it.members if member.person == person), None)
            if known is not None and known.status == "in":
                raise Refused("bot-campaign-in-already")
            if len(it.present()) >= MOST and (known is None or known.status == "left"):
                raise Refused("bot-campaign-crowded", count=MOST)
            since = len(it.evenings) if known is None else known.since
            member = known or Member(person, name, since=since)
            ledger.put_member(number, msgspec.structs.replace(member, name=name, status="in"))
            return saved(ledger, it.campaign, now)

        return await self._decided(number, write, interaction)

    async def rest(self, number: int, person: int, *, interaction: int | None = None) -> Campaign:
        """Sit out from now on: no seat is kept at the next tables, until one joins again."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            member = _require_member(it, person)
            if member.status == "resting":
                raise Refused("bot-campaign-rests-already")
            ledger.put_member(number, msgspec.structs.replace(member, status="resting"))
            return saved(ledger, it.campaign, now)

        return await self._decided(number, write, interaction)

    async def show(self, number: int, person: int, shown: bool, *, interaction: int | None = None) -> None:
        """Let others see what one has been and done in a campaign, or no longer; also when it is over."""
        now = self.tables.now()

        def write(ledger: Ledger) -> None:
            if interaction is not None and not ledger.claim(interaction, now):
                return
            members = {member.person: member for member in ledger.members(number)}
            if person not in members:
                raise Refused("bot-campaign-not-in")
            ledger.put_member(number, msgspec.structs.replace(members[person], shown=shown))

        await self.tables.store.write(write)

    async def leave(
        self, number: int, person: int, heir: int | None = None, *, interaction: int | None = None
    ) -> Campaign:
        """Play along no more. What one has done stays in the standings. An heir is asked to join."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            member = _require_member(it, person)
            if heir is not None and it.member(heir) is not None:
                raise Refused("bot-campaign-in-already")
            ledger.put_member(number, msgspec.structs.replace(member, status="left", backs=None))
            others = [other for other in it.present() if other.person != person]
            for other in others:
                if other.backs == person:
                    ledger.put_member(number, msgspec.structs.replace(other, backs=None))
            others.sort(key=lambda other: other.status != "in")
            host = it.campaign.host
            if host == person and others:
                host = others[0].person
                tell(ledger, it.campaign, now, Message("bot-campaign-new-host", {"host": f"<@{host}>"}))
            if heir is not None:
                names: dict[str, Any] = {"name": f"<@{person}>", "heir": f"<@{heir}>"}
                tell(ledger, it.campaign, now, Message("bot-campaign-heir", names))
            campaign = saved(ledger, it.campaign, now, host=host)
            return campaign if others else evenings.finish(ledger, campaign, now)

        return await self._decided(number, write, interaction)

    async def settle(
        self, number: int, person: int, *, interaction: int | None = None, **changes: Any
    ) -> Campaign:
        """Change what has been agreed on: its host does. Standings are counted anew by it."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            _require_host(it, person)
            try:
                plan = msgspec.structs.replace(it.campaign.plan, **changes)
            except TypeError as error:
                raise Refused("bot-unknown-button") from error
            check(plan)
            if 0 < plan.games < len(it.evenings):
                raise Refused("bot-campaign-played-more", games=len(it.evenings))
            if not plan.kinds or any(key not in self.tables.games for key in plan.kinds):
                raise Refused("bot-campaign-no-kind")
            if "pause" in changes and it.due is not None:
                self._put_off(ledger, it, now, plan.pause)
            return saved(ledger, it.campaign, now, plan=plan)

        return await self._decided(number, write, interaction)

    def _put_off(self, ledger: Ledger, it: Whole, now: float, pause: float) -> None:
        """The next table opens so long after the game before it; at once, if that is past."""
        for evening in it.evenings:
            for timer in ledger.timers(evening.game):
                if timer.kind == NEXT and evening.record is not None:
                    due = max(now, evening.record.at + pause)
                    ledger.set_timer(Timer(evening.game, NEXT, TABLE, due))

    async def back(self, number: int, person: int, whom: int, *, interaction: int | None = None) -> Campaign:
        """Say who should be host. The host hands over alone; else more than half of the others are needed."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            member = _require_member(it, person)
            if it.member(whom) is None:
                raise Refused("bot-campaign-not-in")
            campaign = it.campaign
            if whom == campaign.host:
                # Who is for the host as it is takes back what they have said before.
                ledger.put_member(number, msgspec.structs.replace(member, backs=None))
                return saved(ledger, campaign, now)
            voters = [other for other in it.present() if other.person != campaign.host]
            favour = sum(other.backs == whom or other.person == person for other in voters)
            need = len(voters) // 2 + 1
            if person == campaign.host or favour >= need:
                for other in it.members:
                    ledger.put_member(number, msgspec.structs.replace(other, backs=None))
                tell(ledger, campaign, now, Message("bot-campaign-new-host", {"host": f"<@{whom}>"}))
                return saved(ledger, campaign, now, host=whom)
            if member.backs != whom:
                ledger.put_member(number, msgspec.structs.replace(member, backs=whom))
                args: dict[str, Any] = {"by": f"<@{person}>", "name": f"<@{whom}>"}
                line = Message("bot-campaign-backs", {**args, "favour": favour, "need": need})
                tell(ledger, campaign, now, line)
            return saved(ledger, campaign, now)

        return await self._decided(number, write, interaction)

    async def open_next(
        self, number: int, person: int, channel: int, *, interaction: int | None = None
    ) -> Campaign:
        """Open the next table in this channel, now. Anybody who plays along can: a host may have vanished."""
        return await self._decided(number, self._opening(person, channel), interaction)

    def opening_next(self, number: int, person: int, channel: int) -> Callable[[Ledger], Campaign]:
        """The same as a part of a transaction in which something else makes room for it."""
        work, now = self._opening(person, channel), self.tables.now()
        return lambda ledger: work(ledger, _going_on(ledger, number, now), now)

    def _opening(self, person: int, channel: int) -> Work:
        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            _require_member(it, person)
            evenings.opened(ledger, self.tables.games, it, channel, now, person)
            return ledger.campaign(it.campaign.id) or it.campaign

        return write

    async def end(
        self, number: int, person: int, *, moderates: bool = False, interaction: int | None = None
    ) -> Campaign:
        """The campaign is over: its host says so, or whoever manages the channel."""

        def write(ledger: Ledger, it: Whole, now: float) -> Campaign:
            require_ending(it, person, moderates=moderates)
            return evenings.finish(ledger, it.campaign, now)

        return await self._decided(number, write, interaction)

    # time

    async def ring(self, timer: Timer) -> None:
        """A timer of one of its games: the next table, or somebody to be asked once more."""
        now = self.tables.now()
        if timer.kind == evenings.GATHER:
            await self._gather(timer.game)
            return
        if timer.kind == evenings.REMEMBER:
            await self.remember(timer.game)
            return
        if timer.kind == evenings.COUNT:
            over = await self.tables.peek(timer.game)
            await self.tables.store.write(lambda ledger: self._count(ledger, over, now))
            self.tables.stir()
            return

        def write(ledger: Ledger) -> None:
            evening, row = ledger.evening(timer.game), ledger.game(timer.game)
            it = whole(ledger, evening.campaign, now) if evening is not None else None
            if it is None or row is None:
                return
            if timer.kind == evenings.ASK:
                evenings.ask_again(ledger, row, now)
            else:
                evenings.follow(ledger, self.tables.games, it, row, now)

        await self.tables.store.write(write)
        self.tables.stir()

    async def remember(self, game: int) -> None:
        """Make what is told of a game that is over, from its journal; beside the loop, for it takes long."""
        evening = await self.tables.store.read(lambda ledger: ledger.evening(game))
        if evening is None or evening.record is None or evening.memory is not None:
            return
        table = await self.tables.peek(game)
        entries = await self.tables.store.read(lambda ledger: ledger.entries(game))
        made = await asyncio.to_thread(memory_of, table, entries)
        kept = msgspec.Raw(msgspec.json.encode(made))

        def write(ledger: Ledger) -> None:
            now = ledger.evening(game)
            if now is not None:
                ledger.put_evening(msgspec.structs.replace(now, memory=kept))

        await self.tables.store.write(write)

    async def archive(self) -> None:
        """What nobody has played for a long time is over; all of it can still be read."""
        now = self.tables.now()

        def write(ledger: Ledger) -> bool:
            quiet = [it for it in ledger.campaigns() if it.changed < now - FORGOTTEN_AFTER]
            for campaign in quiet:
                it = whole(ledger, campaign.id, now)
                if it is not None and not it.over and not it.tables:
                    evenings.finish(ledger, campaign, now)
            return bool(quiet)

        if await self.tables.store.write(write):
            self.tables.stir()

    # writing

    async def _decided(self, number: int, work: Work, interaction: int | None) -> Campaign:
        """Carry out a decision about a campaign that goes on; delivered twice it is carried out once."""
        now = self.tables.now()

        def write(ledger: Ledger) -> Campaign:
            _once(ledger, interaction, now)
            return work(ledger, _going_on(ledger, number, now), now)

        async def again() -> Campaign:
            return (await self.look(number)).campaign

        return await self._write(write, again)

    async def _write(
        self, write: Callable[[Ledger], Campaign], again: Callable[[], Awaitable[Campaign]]
    ) -> Campaign:
        try:
            found = await self.tables.store.write(write)
        except Duplicate:
            return await again()
        self.tables.stir()
        return found


def check(plan: Plan) -> None:
    """Raises Refused for what no menu offers: a button's id can be forged."""
    well = (
        PAUSES.admits(plan.pause)
        and PATIENCE.admits(plan.patience)
        and 0 <= plan.games <= LONGEST
        and plan.handicap in HANDICAPS
        and plan.chronicle in (False, True)
        and all(getattr(plan, name) in words for name, words in WORDED.items())
        and plan.settings.language in text.languages()
    )
    if not well:
        raise Refused("bot-unknown-button")


def require_ending(it: Whole, person: int, *, moderates: bool) -> None:
    """Raises Refused for who may not end a campaign, and for one that is over."""
    if it.over:
        raise Refused("bot-campaign-is-over")
    if not moderates:
        _require_host(it, person)


def _going_on(ledger: Ledger, number: int, now: float) -> Whole:
    """A campaign that is not over."""
    it = whole(ledger, number, now)
    if it is None:
        raise Refused("bot-campaign-unknown")
    if it.over:
        raise Refused("bot-campaign-is-over")
    return it


def _once(ledger: Ledger, interaction: int | None, now: float) -> None:
    if interaction is not None and not ledger.claim(interaction, now):
        raise Duplicate


def _require_member(it: Whole, person: int) -> Member:
    member = it.member(person)
    if member is None:
        raise Refused("bot-campaign-not-in")
    return member


def _require_host(it: Whole, person: int) -> None:
    if person != it.campaign.host:
        raise Refused("bot-campaign-host-only", host=f"<@{it.campaign.host}>")
