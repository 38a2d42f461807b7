"""What is settled before it is asked: each a switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class Ahead(Button):
    """One of them, from now on or no longer."""

    family = "ahead"
    cues: ClassVar[tuple[str, ...]] = ("on", "off")
    slots: ClassVar[tuple[str, str]] = ("", "key")

    key: str = ""

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        on = self.cue == "on"
        table = await bot.foresight.settle(self.game, talk.user, self.key, on, interaction=talk.number)
        await bot.replies.mine.show_ahead(talk, table)


@dataclass(frozen=True)
class OpenAhead(Button):
    """All of them."""

    family = "ahead"
    cues: ClassVar[tuple[str, ...]] = ("open",)
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.mine.show_ahead(talk, table)
