"""The sentences of a game as the tests hear them: of any, and for short those of Stationfall."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from game import text
from game.api import Action, Arguments, Message, Name, Seated
from game.stationfall.game import STATIONFALL
from game.voice import Voice

ROOT = Path(__file__).parents[1]
GAME = STATIONFALL.key
VOICE = Voice(GAME)
say = partial(text.say, game=GAME)
has = partial(text.has, game=GAME)
keys = partial(text.keys, game=GAME)
needs = partial(text.needs, game=GAME)

RAW = re.compile(
    r"\{|\?\?\?|\b(name|act|no|ask|agenda|score|ability|verb|field|hint|rule)-[a-z]|@|_|  | [.,!?]"
)
"""What stands in no sentence that is put into words as it should be."""


def catalogues(owner: str) -> list[text.Catalogue]:
    """Those of one owner that are the project's own; "" has everybody's."""
    return [it for it in text.catalogues() if it.game == owner and it.path.is_relative_to(ROOT)]


@cache
def entries(path: Path) -> tuple[ftl.EntryType, ...]:
    return tuple(parse(path.read_text("utf-8")).body)


@cache
def messages(owner: str, language: str) -> tuple[ftl.Message, ...]:
    """All that one owner says in one language."""
    return tuple(
        entry
        for catalogue in catalogues(owner)
        if catalogue.language == language
        for entry in entries(catalogue.path)
        if isinstance(entry, ftl.Message)
    )


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """Everything inside an entry."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else (value,):
                yield from nodes(child)


def words(pattern: ftl.Pattern) -> str:
    """A pattern without choices or arguments, as it stands."""
    return "".join(str(node.value) for node in pattern.elements if isinstance(node, ftl.TextElement))


@cache
def forms(game: str, language: str) -> dict[str, dict[str, ftl.Pattern]]:
    """The forms of every name that has some."""
    return {
        entry.id.name: {form.id.name: form.value for form in entry.attributes}
        for owner in ("", game)
        for entry in messages(owner, language)
        if entry.attributes
    }


def met(need: str, args: frozenset[str] | set[str]) -> bool:
    """Whether an argument that a sentence speaks of is given, in whatever form it is asked for."""
    return need in args or need.rpartition("-")[0] in args


def spoken(
    message: Message | Name | Seated,
    language: str = text.DEFAULT,
    *,
    game: str = GAME,
    forged: bool = False,
    named: bool = True,
) -> str:
    """The words of a message, all of which must be words. `forged`: it may speak of what does not exist.
    Not `named`: things may be called by their keys."""
    if isinstance(message, Seated):
        return text.say(message, language, game=game)
    if isinstance(message, Name) and not named and not text.has(text.key_of(message), language, game):
        return text.say(message, language, game=game)
    if isinstance(message, Name):
        message = Message(text.key_of(message))
    assert text.has(message.key, language, game), message
    for need in text.needs(message.key, language, game):
        assert met(need, set(message.args)), (message, need)
        name, _, form = (need, "", "") if need in message.args else need.rpartition("-")
        argument = message.args[name]
        if isinstance(argument, (Message, Name)) and not forged:
            if form not in ("", "key"):
                assert form in forms(game, language).get(text.key_of(argument), {}), (message, need)
            spoken(argument, language, game=game, named=named)
    said = text.say(message, language, game=game)
    assert said.strip(), message
    if not forged:
        assert not RAW.search(said), (message, said)
    return said


def acted(action: Action, language: str = text.DEFAULT, *, game: str = GAME) -> str:
    """What an action is called, and every part of it."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field != "seat":
            spoken(text.label(value), language, game=game)
    return spoken(text.describe(action, lambda field, value: value), language, game=game)


SEATS = {"seat", "owner", "asker", "waiting", "first-player", "player"}
NUMBERS = {
    "cubes",
    "minute",
    "number",
    "actions",
    "seats",
    "bribes",
    "over",
    "limit",
    "least",
    "most",
    "colour",
}
"""Arguments that are not the name of a thing."""


def plausible(key: str, number: int, language: str = text.DEFAULT) -> Message:
    """A sentence with something in every place."""
    args: Arguments = {}
    given = {need.removesuffix("-key") for need in needs(key)}
    for need in needs(key, language):
        argument = need if need in given else need.rpartition("-")[0]
        args[argument] = number if argument in NUMBERS else Seated(1) if argument in SEATS else Name("gun")
    return Message(key, args)
