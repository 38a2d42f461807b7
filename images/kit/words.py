"""How the pictures of a game find their words, which are in its catalogues."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.api import Argument, Message
from game.text import has, say


def dashed(key: str) -> str:
    """A key as the catalogues spell it."""
    return key.replace("_", "-")


class Words:
    """The words of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def name(self, key: str, language: str) -> str:
        """What a thing is called; without a name it is its key."""
        return _name(self.game, key, language)

    def __call__(self, key: str, language: str, **args: Argument) -> str:
        """A sentence of the pictures' own: `picture-<key>`."""
        return _said(self.game, key, language, **args)

    def listed(self, items: Iterable[str], language: str) -> str:
        """With commas, as the language writes them."""
        return self("comma", language).join(items)

    def told(self, what: str, how: str | int, language: str) -> str:
        """Something, and how it is."""
        return self("told", language, what=what, how=how)

    def noted(self, what: str, note: str, language: str) -> str:
        """Something, and in brackets what else is to be known of it."""
        return self("noted", language, what=what, note=note)

    def sentence(self, text: str, language: str) -> str:
        # What is cut short ends with a dot already.
        return self("sentence", language, words=text.removesuffix("."))


@lru_cache(maxsize=8_000)
def _name(game: str, key: str, language: str) -> str:
    message = "name-" + dashed(key)
    return say(Message(message), language, game=game) if has(message, language, game) else key


@lru_cache(maxsize=16_000)
def _said(game: str, key: str, language: str, **args: Argument) -> str:
    return say(Message("picture-" + key, args), language, game=game)
