"""Names in pictures. The words are in the catalogues of `game.text`; here is only how they are found."""

from __future__ import annotations

from functools import lru_cache

from game.api import Argument, Message
from game.text import has, say


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
    """The name as it is written on a pawn or a section of the board."""
    message = "short-" + dashed(key)
    if has(message, language):
        return say(Message(message), language)
    return name(key, language)


def guilt(state: str, language: str) -> str:
    """A player's guilt as a badge shows it, shorter where a language has shorter words for it."""
    message = f"short-guilt-{state}"
    return say(Message(message if has(message, language) else f"guilt-{state}"), language)


@lru_cache(maxsize=4_000)
def words(key: str, language: str, **args: Argument) -> str:
    """A sentence of the pictures' own: `picture-<key>`."""
    return say(Message("picture-" + key, args), language)


def letter(colour: int) -> str:
    """How a player's colour is written wherever it is shown."""
    return chr(ord("A") + colour)
