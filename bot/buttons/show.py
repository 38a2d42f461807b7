"""The buttons under the log and under accounts, and the menu of pictures beside the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class ShowLog(Button):
    """Older and newer pages."""

    family = "show"
    cues: ClassVar[tuple[str, ...]] = ("log",)
    slots: ClassVar[tuple[str, str]] = ("", "page")

    page: int

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.past.show_log(talk, table, self.page)


@dataclass(frozen=True)
class ShowCatchup(Button):
    """The pages of what somebody has missed."""

    family = "show"
    cues: ClassVar[tuple[str, ...]] = ("since",)
    slots: ClassVar[tuple[str, str]] = ("", "page")

    page: int

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.past.show_catchup(talk, table, self.page)


@dataclass(frozen=True)
class ShowOne(Button):
    """One picture, as a message of its own: the panel stays."""

    family = "show"
    cues: ClassVar[tuple[str, ...]] = ("map", "card", "near")
    slots: ClassVar[tuple[str, str]] = ("", "name")
    manner: ClassVar[Manner] = "fresh"

    name: str

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.present.show_picture(talk, table, self.name)


@dataclass(frozen=True)
class ShowPicture(Button):
    """A menu of what can be shown."""

    family = "show"
    cues: ClassVar[tuple[str, ...]] = ("picture",)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.present.show_picture(talk, table, value)


PAGES = ("account", "account-2", "account-3", "account-4")
"""Why somebody acted so: what was decided, and what went before it, page by page."""


@dataclass(frozen=True)
class ShowAccount(Button):
    """Why somebody acted so whom the rules play, or all of them; and the round before, and after."""

    family = "show"
    cues: ClassVar[tuple[str, ...]] = (*PAGES, "older", "newer")
    slots: ClassVar[tuple[str, str]] = ("whose", "round")

    whose: int
    """The number of a seat; 0: everybody's."""
    round: int

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        turned = {"older": -1, "newer": 1}.get(self.cue, 0)
        back = PAGES.index(self.cue) if self.cue in PAGES else 0
        await bot.replies.past.show_accounts(talk, table, self.whose, self.round, turned, back)


@dataclass(frozen=True)
class ShowAccounts(ShowAccount):
    """Under what everybody reads: an answer of its own."""

    cues: ClassVar[tuple[str, ...]] = ("accounts",)
    manner: ClassVar[Manner] = "fresh"
