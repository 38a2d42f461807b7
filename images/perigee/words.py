"""Names in pictures, and what tiles do. The words are in the catalogues; here is only whose they are."""

from __future__ import annotations

from functools import lru_cache

from game.api import Message
from game.perigee.preview import TILES, ability
from game.text import say
from images.kit.words import Words, dashed

__all__ = ["GAME", "dashed", "does", "listed", "name", "noted", "sentence", "told", "words"]

GAME = "perigee"
words = Words(GAME)
listed, told, noted, sentence = words.listed, words.told, words.noted, words.sentence
name = words.name


@lru_cache(maxsize=1_000)
def does(key: str, language: str) -> str:
    """What a tile does beside; empty: nothing."""
    about = ability(TILES[key])
    return say(about, language, game=GAME) if isinstance(about, Message) else ""
