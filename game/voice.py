"""Sentences for the command line, in one reader's language."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable

from game.api import Message
from game.text import DEFAULT, languages, say


def language(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    told = f"{', '.join(languages())} (default: {DEFAULT})"
    parser.add_argument("--language", choices=languages(), default=DEFAULT, metavar="CODE", help=told)


class Voice:
    """Says sentences by key, or whole messages."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language

    def __call__(self, key: str, **args: str | int) -> str:
        return say(Message(key, args), self.language)

    def say(self, message: Message) -> str:
        return say(message, self.language)

    def listed(self, names: Iterable[str]) -> str:
        """Names (`@name-reactor`), one after another."""
        return ", ".join(self(one[1:]) for one in names)
