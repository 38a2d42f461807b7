"""The guide: opened, switched, and asked for a word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class Help(Button):
    """Show the guide; or let it open by itself, or no more."""

    family = "help"
    cues: ClassVar[tuple[str, ...]] = ("show", "on", "off")

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        if self.cue != "show":
            await bot.teacher.switch(talk, self.cue == "on")
        await bot.teacher.show(talk, table)


@dataclass(frozen=True)
class OpenHelp(Help):
    """The same from a message that stays as it is."""

    cues: ClassVar[tuple[str, ...]] = ("open",)
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.teacher.show(talk, table)


@dataclass(frozen=True)
class LookUp(Help):
    """A menu of words, each by its paragraph."""

    cues: ClassVar[tuple[str, ...]] = ("now0", "now1", "word0", "word1")
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.teacher.explain(talk, table, value)
