"""The buttons of one's own panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.choices import Path, blocks, narrow, token, verbs
from bot.refusal import Refused, Stale
from bot.table import Table
from game.api import Action, Seat

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk

FIELDS = MENUS = range(16)


@dataclass(frozen=True)
class Turn(Button):
    """Look at it again, or take back what is staged: the last step, or everything once that is confirmed."""

    family = "turn"
    cues: ClassVar[tuple[str, ...]] = ("look", "undo", "over", "afresh")
    slots: ClassVar[tuple[str, str]] = ("stamp", "")

    stamp: str

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        table = await bot.referee.back(self.game, talk.user)
        seat = table.require_seat(talk.user)
        try:
            await self.turn(bot, talk, table, seat, value)
        except Stale:
            await bot.replies.turn.show_stale(talk, await bot.tables.look(self.game))

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        """Do it. Raises Stale if it was meant for another state of this seat."""
        if self.cue == "over":
            self.require_fresh(table, seat)
            await bot.replies.turn.show(talk, table, over=True)
            return
        if self.cue != "look":
            self.require_fresh(table, seat)
            everything = self.cue == "afresh"
            table = await bot.referee.undo(
                self.game, talk.user, everything=everything, stamp=self.stamp, interaction=talk.number
            )
        await bot.replies.turn.show(talk, table)

    def require_fresh(self, table: Table, seat: Seat) -> None:
        if self.stamp != table.stamp(seat):
            raise Stale


@dataclass(frozen=True)
class Secret(Turn):
    """What only this seat may know, as a message of its own."""

    cues: ClassVar[tuple[str, ...]] = ("secret",)
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.present.show_secret(talk, await bot.referee.back(self.game, talk.user))


@dataclass(frozen=True)
class Do(Turn):
    """Do it: it stands where it has been confirmed, or need not be."""

    cues: ClassVar[tuple[str, ...]] = ("do",)
    slots: ClassVar[tuple[str, str]] = ("stamp", "digest")

    digest: str

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        await bot.replies.turn.act(talk, table, table.action(seat, self.digest), self.stamp)


@dataclass(frozen=True)
class Try(Do):
    """What a guide or a tutorial suggests: asked first like anything else that everybody would see."""

    cues: ClassVar[tuple[str, ...]] = ("try", "guided")

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        try:
            await bot.replies.turn.act_or_ask(talk, table, table.action(seat, self.digest), self.stamp)
            if self.cue == "guided":
                await bot.teacher.take_over(talk, table)
        except Stale:
            if self.cue != "guided":
                raise
            # A guide becomes the guide of now: who needs one would be lost before a panel.
            await bot.teacher.show(talk, await bot.tables.look(self.game), over=True)


@dataclass(frozen=True)
class Pick(Turn):
    """A menu of whole actions, by their digests."""

    cues: ClassVar[tuple[str, ...]] = ("pick",)

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        await bot.replies.turn.act_or_ask(talk, table, table.action(seat, value), self.stamp)


@dataclass(frozen=True)
class Grey(Turn):
    """What cannot be pressed; the number tells it from others on the same page."""

    cues: ClassVar[tuple[str, ...]] = tuple(f"no{number}" for number in range(10))

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        await bot.replies.turn.show(talk, table)


@dataclass(frozen=True)
class Take(Turn):
    """One way, with all that belongs to it; `sure` where it has been confirmed."""

    cues: ClassVar[tuple[str, ...]] = ("way", "sure")
    slots: ClassVar[tuple[str, str]] = ("stamp", "digest")

    digest: str

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        way = table.way(seat, self.digest)
        await bot.replies.turn.take(talk, table, seat, way, self.stamp, confirmed=self.cue == "sure")


@dataclass(frozen=True)
class TakeOne(Turn):
    """A menu of ways, by their digests; a page may have several."""

    cues: ClassVar[tuple[str, ...]] = tuple(f"w{menu:x}" for menu in MENUS)

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        await bot.replies.turn.take(talk, table, seat, table.way(seat, value), self.stamp)


@dataclass(frozen=True)
class Narrow(Turn):
    """One step further, or back, on the way to an action."""

    cues: ClassVar[tuple[str, ...]] = ("verb", "page", "verbs", "payee", "back")
    slots: ClassVar[tuple[str, str]] = ("stamp", "path")

    path: Path

    async def turn(self, bot: Bot, talk: Talk, table: Table, seat: Seat, value: str) -> None:
        self.require_fresh(table, seat)
        try:
            path = self.way(table, seat, value)
        except ValueError as error:
            raise Refused("bot-unknown-button") from error
        left = narrow(table.legal(seat), path, table.split)
        if not left:
            raise Stale
        only = only_one(table, seat, path) if self.cue not in ("page", "back") else None
        if only is None:
            await bot.replies.turn.show(talk, table, path=path)
        else:
            # A choice of one is made.
            await bot.replies.turn.act_or_ask(talk, table, only, self.stamp)

    def way(self, table: Table, seat: Seat, value: str) -> Path:
        """How far the choice is after this press. Raises ValueError for what no panel offers."""
        if self.cue == "verbs":
            known = any(token(verb) == value for verb, _ in verbs(table.legal(seat)))
            return self.path.take(value) if known else Path()
        if self.cue == "payee":
            return self.path.pay(value)
        return self.path.back() if self.cue == "back" else self.path


@dataclass(frozen=True)
class NarrowField(Narrow):
    """A menu of the values of one field; a field may have several menus on a page."""

    cues: ClassVar[tuple[str, ...]] = tuple(f"f{field:x}{menu:x}" for field in FIELDS for menu in MENUS)

    def way(self, table: Table, seat: Seat, value: str) -> Path:
        return self.path.choose(int(self.cue[1], 16), value)


def only_one(table: Table, seat: Seat, path: Path) -> Action | None:
    """What is left when a verb has been chosen, if it is a single action."""
    if not path.verb:
        return None
    left = narrow(blocks(table.legal(seat), table.game.key).get(path.price, ()), path, table.split)
    return left[0] if len(left) == 1 else None
