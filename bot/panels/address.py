"""The ids of buttons and menus: what is meant, at which table, and for which state of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

SEPARATOR = ":"
LIMIT = 100
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
NUMBER = re.compile(f"[{DIGITS}]{{1,12}}")
"""The number of a game as we write it: never more than a row's number can be."""


def base36(number: int) -> str:
    letters = ""
    while True:
        number, digit = divmod(number, 36)
        letters = DIGITS[digit] + letters
        if not number:
            return letters


@dataclass(frozen=True)
class Address:
    """`panel:deed:game:stamp:rest`."""

    panel: str
    """Which panel it belongs to: `turn`, `lobby`, `open`, `vote`, `me`, `table`, `show`."""
    deed: str
    game: int = 0
    stamp: str = ""
    rest: str = ""

    def write(self) -> str:
        written = SEPARATOR.join((self.panel, self.deed, base36(self.game), self.stamp, self.rest))
        if len(written) > LIMIT:
            raise ValueError(f"a button's id may have {LIMIT} characters: {written}")
        return written

    @classmethod
    def read(cls, written: str) -> Address | None:
        """None: not one of ours."""
        parts = written.split(SEPARATOR, 4)
        if len(parts) != 5:
            return None
        panel, deed, game, stamp, rest = parts
        return cls(panel, deed, int(game, 36), stamp, rest) if NUMBER.fullmatch(game) else None
