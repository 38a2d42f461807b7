"""What somebody has written down for themselves, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot import jottings
from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Talk


@dataclass(frozen=True)
class Note(Button):
    """Ask whether it is to be forgotten; and forget it."""

    family = "note"
    cues: ClassVar[tuple[str, ...]] = ("ask", "forget")

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        if self.cue == "forget":
            await jottings.forget(bot.store, table, talk.user)
        await bot.replies.mine.show_notes(talk, table, sure=self.cue == "ask")
