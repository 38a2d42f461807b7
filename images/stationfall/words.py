"""Names in pictures. The words are in the catalogues of `game.text`; here is only how they are found."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game import text
from game.api import Message, Name, Numbered, Seat, Seated
from images.kit.words import Words

GAME = "stationfall"
"""Whose words they are."""
words = Words(GAME)
listed, told, noted, sentence = words.listed, words.told, words.noted, words.sentence


def say(
    what: Message | Name | Seated | Numbered, language: str, seat_name: Callable[[Seat], str] | None = None
) -> str:
    """A sentence as this game says it."""
    return text.say(what, language, seat_name, GAME)


def has(key: str, language: str) -> bool:
    """Whether it has such a sentence."""
    return text.has(key, language, GAME)


def dashed(key: str) -> str:
    """A key as the catalogues spell it."""
    return key.replace("_", "-").replace("/", "-")


@lru_cache(maxsize=4_000)
def name(key: str, language: str) -> str:
    """The full name of a section, character, item …"""
    message = "name-" + dashed(key)
    if has(message, language):
        return say(Message(message), language)
    return key.replace("_", " ").replace("/", ": ").capitalize()


@lru_cache(maxsize=4_000)
def short(key: str, language: str) -> str:
    """The name of a place as it is written on the board: shorter, never cut."""
    message = "short-" + dashed(key)
    if has(message, language):
        return say(Message(message), language)
    return name(key, language)


@lru_cache(maxsize=400)
def mark_of(pawn: str, language: str) -> str:
    """The one letter that tells a pawn from the others of its card."""
    message = "mark-" + dashed(pawn)
    return say(Message(message), language) if has(message, language) else ""


def letter(colour: int) -> str:
    """How a player's colour is written wherever it is shown."""
    return chr(ord("A") + colour)
