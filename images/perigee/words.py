"""Names in pictures. The words are in the catalogues; here is only how they are found."""

from __future__ import annotations

from functools import lru_cache

from game.api import Argument, Message
from game.perigee.preview import TILES, ability
from game.text import has, say

GAME = "perigee"


def dashed(key: str) -> str:
    """A key as the catalogues spell it."""
    return key.replace("_", "-")


@lru_cache(maxsize=4_000)
def name(key: str, language: str) -> str:
    """What a tile, a card, a country … is called."""
    message = "name-" + dashed(key)
    return say(Message(message), language, game=GAME) if has(message, language, GAME) else key


@lru_cache(maxsize=8_000)
def words(key: str, language: str, **args: Argument) -> str:
    """A sentence of the pictures' own: `picture-<key>`."""
    return say(Message("picture-" + key, args), language, game=GAME)


@lru_cache(maxsize=1_000)
def does(key: str, language: str) -> str:
    """What a tile does beside; empty: nothing."""
    about = ability(TILES[key])
    return say(about, language, game=GAME) if isinstance(about, Message) else ""
