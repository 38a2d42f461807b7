"""Sentences for the command line, in one reader's language."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable

from game.api import Argument, Message, Name
from game.text import DEFAULT, languages, say


def language(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    told = f"{', '.join(languages())} (default: {DEFAULT})"
    parser.add_argument("--language", choices=languages(), default=DEFAULT, metavar="CODE", help=told)


class Voice:
    """Says sentences by key, or whole messages."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language

    def __call__(self, key: str, **args: Argument) -> str:
        return say(Message(key, args), self.language)

    def say(self, message: Message) -> str:
        return say(message, self.language)

    def name(self, key: str) -> str:
        """What something is called."""
        return say(Name(key), self.language)

    def listed(self, keys: Iterable[str]) -> str:
        """What several things are called, one after another."""
        return ", ".join(map(self.name, keys))
