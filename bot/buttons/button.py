"""A button, a menu or a form, known by its id alone: so it outlives every restart.

`family:cue:game:stamp:rest`: what is meant, at which table, for which state of it, and what else is needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar

from bot.choices import Path
from bot.limits import ID
from bot.refusal import Refused
from bot.table import Table

if TYPE_CHECKING:
    from typing import Self

    from discord import ui

    from bot.client import Bot
    from bot.talk import Manner, Talk

SEPARATOR = ":"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
GAME = re.compile(f"[{DIGITS}]{{1,12}}")
"""The number of a game as we write it: never more than a row's number can be."""


RENEWED = re.compile(f"#[{DIGITS}]{{1,4}}$")
"""What makes the id of a menu another one each time it is shown."""


@dataclass(frozen=True)
class Button:
    """One of a family. Its fields are what its id says; `slots` names those that stand for stamp and rest."""

    family: ClassVar[str]
    cues: ClassVar[tuple[str, ...]]
    slots: ClassVar[tuple[str, str]] = ("", "")
    manner: ClassVar[Manner] = "update"
    """How a press is answered. What only its reader sees is replaced by the answer."""

    cue: str
    game: int

    def write(self) -> str:
        """The id."""
        stamp, rest = (_written(getattr(self, slot)) if slot else "" for slot in self.slots)
        written = SEPARATOR.join((self.family, self.cue, base36(self.game), stamp, rest))
        if len(written) > ID or self.cue not in self.cues:
            raise ValueError(f"no button's id, which may have {ID} characters: {written}")
        return written

    @classmethod
    def read(cls, cue: str, game: str, *rest: str) -> Self | None:
        """The button with this id; None for what we never write."""
        kinds = {field.name: str(field.type) for field in fields(cls)}
        try:
            found = {
                slot: READERS[kinds[slot]](part) for slot, part in zip(cls.slots, rest, strict=True) if slot
            }
        except ValueError:
            return None
        return cls(cue, int(game, 36), **found)

    async def form(self, bot: Bot, user: int, language: str) -> ui.Modal | None:
        """The form it opens, if it opens one: nothing else may then be answered first."""
        return None

    async def press(self, bot: Bot, talk: Talk, value: str) -> None:
        """Carry out what was pressed. `value` is what was chosen in a menu, or written into a form."""
        table = await bot.tables.look(self.game)
        if table.row.channel != talk.channel:
            raise Refused("bot-other-channel")
        await self.act(bot, talk, table, value)

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        raise NotImplementedError


def parse(written: str) -> tuple[str, str, str, str, str] | None:
    """The parts of an id; None: not one of ours."""
    parts = RENEWED.sub("", written).split(SEPARATOR, 4)
    if len(parts) != 5 or not GAME.fullmatch(parts[2]):
        return None
    family, cue, game, stamp, rest = parts
    return family, cue, game, stamp, rest


def renewed(written: str, number: int) -> str:
    """The same id, written otherwise: a menu whose id is the one it had keeps what was chosen in it, and to
    choose that again would tell us nothing."""
    written = RENEWED.sub("", written)
    found = f"{written}#{base36(number % 36**4)}"
    return found if len(found) <= ID else written


def base36(number: int) -> str:
    letters = ""
    while True:
        number, digit = divmod(number, 36)
        letters = DIGITS[digit] + letters
        if not number:
            return letters


def whole(written: str) -> int:
    """A number. Raises ValueError for what we never write."""
    if re.fullmatch("[0-9]{1,15}", written):
        return int(written)
    raise ValueError(written)


def _written(value: str | int | Path) -> str:
    return value.write() if isinstance(value, Path) else str(value)


READERS: dict[str, Callable[[str], str | int | Path]] = {"str": str, "int": whole, "Path": Path.read}
"""By the type of a field, how it is read. Each raises ValueError for what we never write."""
