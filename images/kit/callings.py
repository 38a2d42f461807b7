"""How people are called in pictures: by their names, as far as our letters go."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from unicodedata import normalize

import msgspec

from game.api import Message, Seated
from game.text import fold, say
from images.kit.fonts import font

MISSING = "\U0010ffff"
LONGEST = 32
"""Letters of a name; more can nobody have in Discord."""


class Callings(msgspec.Struct, frozen=True):
    """Who sits where, for one picture."""

    names: dict[int, str]

    def seat(self, seat: int) -> str:
        return self.names[seat]


def callings(seats: int, names: Mapping[int, str] | None, language: str) -> Callings:
    """Whose name has no letter that we can draw is called by their number."""
    known = names or {}
    return Callings({seat: legible(known.get(seat, "")) or _number(seat, language) for seat in range(seats)})


@lru_cache(maxsize=100)
def _number(seat: int, language: str) -> str:
    return say(Seated(seat), language)


@lru_cache(maxsize=2_000)
def legible(name: str) -> str:
    """What of a name can be drawn, without its marks what else cannot."""
    kept = ""
    for letter in normalize("NFC", name):
        plain = fold(letter)
        for form in (letter, plain.upper() if letter.isupper() else plain):
            if form and all(map(_drawn, form)):
                kept += form
                break
    return " ".join(kept.split())[:LONGEST].strip()


@lru_cache(maxsize=4_000)
def _drawn(letter: str) -> bool:
    if letter == " ":
        return True
    face = font(letter, 24)
    return letter.isprintable() and bytes(face.getmask(letter)) not in (
        b"",
        bytes(face.getmask(MISSING)),
    )


def told(message: Message, called: Callings, language: str, game: str) -> str:
    """A sentence of a game, with people by their names."""
    return say(message, language, called.seat, game)
