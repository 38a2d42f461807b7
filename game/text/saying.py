"""How a message is said: its sentence in a reader's language, with its arguments in the forms it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.api import Argument, Message, Name, Noted, Numbered, Seat, Seated
from game.text.catalogues import DEFAULT, asked_by, bundle_in, choose, entries_in, patterns_in, renewed
from game.text.figures import figure

NAMING = ("name", "field", "verb", "option")
"""How keys begin that hold names rather than sentences."""

_notations: dict[str, Callable[[str], Message]] = {}
"""How a game reads the notation it is printed in."""


def notation(game: str, read: Callable[[str], Message]) -> None:
    """Have what stands in a game's notation said as it reads there; `read` may raise ValueError."""
    _notations[game] = read


def say(
    what: Message | Name | Seated | Numbered,
    language: str = DEFAULT,
    seat_name: Callable[[Seat], str] | None = None,
    game: str = "",
    form: str = "",
) -> str:
    """The words of a message, as a game says it; in another form of it, where it has that one.

    An unknown key is shown as itself: ugly, but never an error at the table.
    """
    return str(_Reader(choose(language), seat_name, game).argument(what, form))


class _Reader:
    """Puts messages into the words of one language, calling seats as one reader knows them."""

    def __init__(self, language: str, seat_name: Callable[[Seat], str] | None, game: str) -> None:
        self.language = language
        self.seat_name = seat_name
        self.game = game

    def message(self, message: Message, form: str = "") -> str:
        key = self._form(message.key, form)
        asked = asked_by(key, self.language, self.game)
        if not asked:
            return _formatted(key, self.language, self.game, ())
        args: dict[str, str | int] = {}
        # Only what the sentence speaks of is put into words.
        for need, argument, wanted in asked:
            if need in message.args:
                args[need] = self.argument(message.args[need])
            elif wanted == "key":
                args[need] = key_of(message.args.get(argument, "none"))
            elif argument in message.args:
                args[need] = self.argument(message.args[argument], wanted)
        return _formatted(key, self.language, self.game, tuple(args.items()))

    def argument(self, argument: Argument, form: str = "") -> str | int:
        """One argument, in a form that the sentence around it asks for."""
        match argument:
            case Name(key):
                return self.message(_named(key), form)
            case Numbered(kind, number):
                return self.message(_named(f"{kind}-{number}"), form)
            case Message():
                return self.message(argument, form)
            case Noted(words):
                return self.noted(words)
            case Seated(seat) if self.seat_name is not None:
                return self.seat_name(seat)
            case Seated(seat):
                key = self._form("seat", form)
                return _format(key, self.language, self.game, {"number": seat + 1})
            case _:
                return argument

    def noted(self, words: str) -> str:
        """What cannot be read, as an earlier version may have stored it, stands as it is."""
        read = _notations.get(self.game)
        if read is None:
            return words
        try:
            sentence = read(words)
        except ValueError:
            return words
        return self.message(sentence)

    def _form(self, key: str, form: str) -> str:
        """A form of a name, or the name itself where it has no such form."""
        other = f"{key}.{form}"
        return other if form and other in patterns_in(self.language, self.game) else key


def _format(key: str, language: str, game: str, args: dict[str, Any]) -> str:
    name, _, form = key.partition(".")
    known = entries_in(language, game).get(name)
    if known is None:
        # What nobody has named is called by its key, made readable.
        kind, _, rest = name.partition("-")
        return rest.replace("-", " ").strip().capitalize() if kind in NAMING else name
    # How many a "few" are is for the language to say that the sentence is in.
    bundle = bundle_in(known.language, game)
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(form) if form else entry.value
    if pattern is None:
        return name
    words, _errors = bundle.format_pattern(pattern, args)
    said = str(words)
    for number in args.values():
        if isinstance(number, int) and number < 0:
            said = said.replace(str(number), figure(number))  # whose locales have a hyphen
    return said


@renewed
@lru_cache(maxsize=1 << 14)
def _formatted(key: str, language: str, game: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A sentence that speaks of the same is the same every time, and a panel says most of them again."""
    return _format(key, language, game, dict(args))


@lru_cache(maxsize=1 << 14)
def _named(key: str) -> Message:
    return Message("name-" + key.replace("_", "-").replace("/", "-"))


def key_of(argument: Argument) -> str:
    """By what a sentence chooses its words: the key that an argument is found by, or a plain word itself."""
    match argument:
        case Name(key):
            return _named(key).key
        case Numbered(kind, number):
            return _named(f"{kind}-{number}").key
        case Message(key):
            return key
        case Seated():
            return "seat"
        case Noted(words):
            return words
        case _:
            return str(argument)
