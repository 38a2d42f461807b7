"""A game's sentences for the command line, in one reader's language."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from functools import reduce

from game.api import Argument, Message, Name, Seat
from game.text import DEFAULT, has, languages, say


def language(parser: ArgumentParser) -> None:
    """The option that chooses it."""
    told = f"{', '.join(languages())} (default: {DEFAULT})"
    parser.add_argument("--language", choices=languages(), default=DEFAULT, metavar="CODE", help=told)


class Voice:
    """Says sentences by key, or whole messages."""

    def __init__(self, game: str, language: str = DEFAULT) -> None:
        self.game = game
        self.language = language
        self.seat_name: Callable[[Seat], str] | None = None
        """How seats are called, where they are called otherwise than by their number."""

    def __call__(self, key: str, **args: Argument) -> str:
        return self.say(Message(key, args))

    def say(self, message: Message) -> str:
        return say(message, self.language, self.seat_name, self.game)

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return has(key, self.language, self.game)

    def name(self, key: str) -> str:
        """What something is called."""
        return say(Name(key), self.language, game=self.game)

    def listed(self, keys: Iterable[str]) -> str:
        """What several things are called, one after another."""
        return self.joined(map(self.name, keys))

    def joined(self, parts: Iterable[str]) -> str:
        """Several words, one after another."""
        said = [*parts]
        return reduce(lambda first, rest: self("listed", first=first, rest=rest), said) if said else ""
