"""What a table may settle before its game begins: read off the game's Options, in menus and by typing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from bot.limits import OPTION
from bot.refusal import Refused
from bot.words import Words, meant, nearest, plain, quoted, series
from game.api import Chronicled, Game, Illegal, Message, speaks

COMMA = re.compile("[,，、]")
"""Whatever may be typed between the words of a list, in any language."""
NEAR = 5
"""How many names are offered in place of one that nothing has."""
REACH = 10
"""How far from its present value a menu offers a number."""


@dataclass(frozen=True)
class Option:
    """One option of a game."""

    name: str
    kind: type
    usual: Any
    values: tuple[Any, ...] = ()
    """What it may be; empty: any number, or any words."""
    parts: tuple[str, ...] = ()
    """Words that may be listed instead, with commas between."""

    @property
    def title(self) -> Message:
        return option_name(self.name)

    @property
    def hint(self) -> str:
        """The key of a sentence about it, which need not exist."""
        return self.title.key + "-hint"

    @property
    def free(self) -> bool:
        """Whether it can be more than a menu offers."""
        return self.kind is str and (bool(self.parts) or not self.values)

    def offered(self, now: Any) -> Sequence[Any]:
        """The values of a menu."""
        if self.kind is int and not self.values:
            return range(max(0, now - REACH), now + REACH + 3)
        return self.values

    def said(self, value: Any, words: Words) -> str:
        """A value in words."""
        if isinstance(value, tuple):
            return words.listed(words.value(part) for part in value)  # as it may be typed
        return words.value(value)

    def meant(self, typed: Any, words: Words) -> Any:
        """The value that was typed, by name or by the beginning of it. Raises Refused."""
        if not isinstance(typed, str) or not (self.values or self.parts):
            return typed
        whole = {str(number): self.said(value, words) for number, value in enumerate(self.values)}
        # Its own spelling is as good as its name.
        own = [value for value in self.values if str(value).casefold() == typed.strip().casefold()]
        found = own or [self.values[int(number)] for number in meant(typed, whole)]
        if len(found) == 1:
            return found[0]
        each = {part: words.value(part) for part in self.parts}
        if not each:
            raise _unclear(typed, [whole[number] for number in meant(typed, whole)] or list(whole.values()))
        wanted = [part for part in COMMA.split(typed) if part.strip()]
        return tuple(_one(part, each) for part in wanted)

    def completed(self, typed: str, words: Words) -> list[str]:
        """What may be meant by a beginning: whole values, and a list with its last word completed."""
        whole = [self.said(value, words) for value in self.offered(self.usual)]
        *before, last = COMMA.split(typed)
        each = {part: words.value(part) for part in self.parts}
        begun = typed.removesuffix(last)
        begun += " " if begun.endswith(",") else ""
        taken = {plain(part) for part in before}
        ends = [label for label in each.values() if plain(label) not in taken]
        fits = [begun + label for label in ends if plain(last) in plain(label)]
        return [label for label in whole if plain(typed) in plain(label)] + fits


def _one(typed: str, names: Mapping[str, str]) -> str:
    found = meant(typed.strip(), names)
    if len(found) == 1:
        return found[0]
    raise _unclear(typed.strip(), [names[key] for key in found] or list(names.values()))


def _unclear(typed: str, names: Sequence[str]) -> Refused:
    """A refusal that names what is nearest."""
    near = names if len(names) <= NEAR else nearest(typed, names, NEAR) or names[:NEAR]
    return Refused("bot-typed-near", typed=quoted(typed[:OPTION]), near=series([*map(quoted, near)]))


def option_name(name: str) -> Message:
    return Message("option-" + name.replace("_", "-"))


def options(game: Game[Any]) -> list[Option]:
    """Every option of a game, in its own order.

    A word may say in its `msgspec.Meta` what it can be: `examples` and `extra["more"]` are its values, and
    `extra["parts"]` the words that may be listed instead: then its type is `str | tuple[str, ...]`.
    """
    usual: Any = game.Options()
    return [
        _option(field.name, field.type, getattr(usual, field.name))
        for field in msgspec.structs.fields(game.Options)
        if field.name != _carries(game)
    ]


def settled(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """What people have settled of these options: all but what an earlier game has left."""
    return {name: value for name, value in options.items() if name != _carries(game)}


def check_options(game: Any, options: dict[str, Any], seats: int) -> None:
    """Raises Refused or Illegal for options the game does not know or cannot be dealt with."""
    try:
        known = msgspec.convert(options, game.Options)
    except msgspec.ValidationError as error:
        raise Refused("bot-bad-option", reason=quoted(str(error))) from error
    unknown = set(options) - set(game.Options.__struct_fields__)
    if unknown:
        raise Refused("bot-unknown-option", name=series([*map(quoted, sorted(unknown))]))
    refused: Illegal | None = None
    # More may still sit down: what can be dealt to some number of players is no bad option.
    for number in range(seats, game.seats.stop):
        try:
            game.deal(number, known, Random("options"))
        except Illegal as error:
            refused = refused or error
        else:
            return
    if refused is not None:
        raise refused


def _carries(game: Any) -> str:
    """The option that nobody settles, of a game that has one."""
    return game.carries if speaks(game, Chronicled) else ""


def option(game: Game[Any], name: str) -> Option:
    """One of them. Raises Refused if this game has none of that name."""
    for found in options(game):
        if found.name == name:
            return found
    raise Refused("bot-unknown-option", name=option_name(name))


def _option(name: str, kind: Any, usual: Any) -> Option:
    values: tuple[Any, ...] = ()
    parts: tuple[str, ...] = ()
    if get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        for note in notes:
            if isinstance(note, msgspec.Meta):
                more = note.extra or {}
                values = (*(note.examples or ()), *more.get("more", ()))
                parts = tuple(more.get("parts", ()))
    if get_origin(kind) is UnionType:
        # A word, or a list of parts.
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        values = get_args(kind)
        kind = type(usual)
    if kind is bool:
        values = (True, False)
    return Option(name, kind, usual, values, parts)
