"""How the table plays, by menus, switches and forms; and what only its people press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from bot.buttons.button import Button, whole
from bot.options import option
from bot.refusal import Refused
from bot.store.rows import HOUR, SPANS
from bot.table import Table
from bot.words import Words

if TYPE_CHECKING:
    from discord import ui

    from bot.client import Bot
    from bot.talk import Talk


@dataclass(frozen=True)
class OfTable(Button):
    """One setting, by its name; a switch bears its new value beside it."""

    family = "table"
    slots: ClassVar[tuple[str, str]] = ("", "name")

    name: str = ""


@dataclass(frozen=True)
class SetOption(OfTable):
    """A rule: a switch carries its new value in its id; a menu in what was chosen."""

    cues: ClassVar[tuple[str, ...]] = ("option",)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        name, equals, switched = self.name.partition("=")
        try:
            chosen = msgspec.json.decode(switched if equals else value)
        except msgspec.DecodeError as error:
            raise Refused("bot-unknown-button") from error
        table = await bot.lobby.option(self.game, talk.user, name, chosen)
        await bot.replies.settling.show_settings(talk, table)


@dataclass(frozen=True)
class AskOption(OfTable):
    """Opens a form, where it still may; pressed too late it is no button."""

    cues: ClassVar[tuple[str, ...]] = ("ask",)

    async def form(self, bot: Bot, user: int, language: str) -> ui.Modal | None:
        table = await bot.tables.look(self.game)
        if table.row.phase != "lobby" or user != table.row.host:
            return None
        return bot.replies.settling.question(table, self.name, Words(language, game=table.game.key))

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        raise Refused("bot-unknown-button")


@dataclass(frozen=True)
class WriteOption(OfTable):
    """A form that was filled in."""

    cues: ClassVar[tuple[str, ...]] = ("written",)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        meant = option(table.game, self.name).meant(value.strip(), talk.words(table))
        table = await bot.lobby.option(self.game, talk.user, self.name, meant)
        await bot.replies.settling.show_settings(talk, table)


@dataclass(frozen=True)
class SetPace(OfTable):
    """How long people are waited for, who stands in for them, and how the table is spoken to."""

    cues: ClassVar[tuple[str, ...]] = ("pace", "language", "theme", "stand-ins", "plays")

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        change: dict[str, Any] = {self.cue: value}
        if self.cue == "pace":
            try:
                change = {self.name: whole(value) * HOUR}
            except ValueError as error:
                raise Refused("bot-unknown-button") from error
        elif self.cue == "stand-ins":
            change = {"stand_ins": self.name == "play"}
        elif self.cue == "plays":
            change = {"level": value}
        unknown = self.cue == "pace" and self.name not in SPANS
        if unknown or (self.cue == "theme" and value not in bot.studio.themes(table)):
            raise Refused("bot-unknown-button")
        table = await bot.lobby.setting(self.game, talk.user, **change)
        await bot.replies.settling.show_settings(talk, table)


@dataclass(frozen=True)
class GetUp(OfTable):
    """Give one's own seat to a computer player, after it has been asked whether that is meant."""

    cues: ClassVar[tuple[str, ...]] = ("leave",)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.settling.step_down(talk, self.game)


@dataclass(frozen=True)
class SendAgain(OfTable):
    """Send what Discord has not taken once more."""

    cues: ClassVar[tuple[str, ...]] = ("again",)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.settling.send_again(talk, table)
