"""Every sentence a player reads, by key and language.

The catalogues are Fluent files beside this module (`en.ftl`, `bot.en.ftl` …). A `Message` names a sentence
and its arguments; `say` gives its words. Two conventions keep arguments language-free:

* `"@key"` is another message (a section's name, an action's description), rendered first, in the same
  language and with the same arguments;
* `"#2"` is seat 2; the caller may say how that seat is called (a Discord mention, a colour, a name).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from game.api import Action, Message, Seat

DEFAULT = "en"


@cache
def _catalogues() -> dict[str, tuple[str, ...]]:
    """The files of each language: `en.ftl`, and `<part>.en.ftl` for whoever keeps sentences of their own."""
    found: dict[str, tuple[str, ...]] = {}
    for name in sorted(path.name for path in files(__name__).iterdir() if path.name.endswith(".ftl")):
        language = name.removesuffix(".ftl").rpartition(".")[2]
        found[language] = (*found.get(language, ()), name)
    return found


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, the default first."""
    return (DEFAULT, *(language for language in _catalogues() if language != DEFAULT))


def choose(locale: str | None) -> str:
    """The catalogue for a reader's locale (`pl`, `ja`, `en-GB` …)."""
    tag = (locale or DEFAULT).split("-")[0].lower()
    return tag if tag in languages() else DEFAULT


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would show as boxes in pictures and break copy-and-paste of names.
    bundle = FluentBundle([language], use_isolating=False)
    for source in dict.fromkeys((DEFAULT, language)):
        for name in _catalogues().get(source, ()):
            catalogue = FluentResource(files(__name__).joinpath(name).read_text("utf-8"))
            bundle.add_resource(catalogue, allow_overrides=True)
    return bundle


@cache
def keys(prefix: str) -> tuple[str, ...]:
    """The names of all sentences that begin so, in the order of the catalogue: to list or search them."""
    found: dict[str, None] = {}
    for name in _catalogues().get(DEFAULT, ()):
        for entry in FluentResource(files(__name__).joinpath(name).read_text("utf-8")).body:
            key = getattr(getattr(entry, "id", None), "name", "")
            if key.startswith(prefix):
                found[key] = None
    return tuple(found)


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether a catalogue knows this sentence."""
    return _bundle(choose(language)).has_message(key)


def say(
    message: Message,
    language: str = DEFAULT,
    seat_name: Callable[[Seat], str] | None = None,
) -> str:
    """The words of a message. An unknown key is shown as itself: ugly, but never an error at the table."""
    bundle = _bundle(choose(language))

    def call(seat: Seat) -> str:
        if seat_name is not None:
            return seat_name(seat)
        return _format(bundle, "seat", {"number": seat + 1})

    def value(argument: str | int) -> str | int:
        if isinstance(argument, str) and argument:
            if argument[0] == "@":
                return say(Message(argument[1:], message.args), language, seat_name)
            if argument[0] == "#" and argument[1:].isdecimal():
                return call(int(argument[1:]))
        return argument

    # An argument that refers to the message itself would never end.
    own = f"@{message.key}"
    args = {name: value(argument) for name, argument in message.args.items() if argument != own}
    return _format(bundle, message.key, args)


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    words, _errors = bundle.format_pattern(pattern, args)
    return str(words)


def label(value: str | int | bool) -> Message:
    """How a menu calls the value of an action's field: a section, a character, a price, a number."""
    if isinstance(value, bool):
        return Message("name-yes" if value else "name-no")
    if isinstance(value, int):
        return Message("name-number", {"number": value})
    return Message("name-" + value.replace("_", "-")) if value else Message("name-none")


def describe(action: Action) -> Message:
    """What an action does, as a sentence: `act-<verb>` with every field as an argument.

    A field that names something arrives as its name; an empty one as `none`, a flag as `yes` or `no`,
    so that a catalogue can choose its words by them.
    """
    args: dict[str, str | int] = {}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "seat":
            args[name] = f"#{value}"
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = "@" + label(value).key if value else "none"
    return Message("act-" + verb(action).replace("_", "-"), args)


def verb(action: Action | type[Action]) -> str:
    """The name an action goes by in commands, journals and catalogues."""
    return str(action.__struct_config__.tag)
