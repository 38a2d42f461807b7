"""The words of the bot in one reader's language. No sentence is written here: they are in `bot/text`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any

from bot import limits
from bot.choices import Splitter, whole
from bot.table import Table
from game import text
from game.api import Action, Argument, Arguments, Message, Numbered, Pair, Seat, Seated

TURNING = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Marks that change in which direction words run, and what breaks a line."""
GAPS = re.compile(f"{text.ELLIPSIS}(?: {text.ELLIPSIS})+")
"""Gaps with nothing between them, which are one."""
CONTENT = limits.CONTENT - 10
"""Characters of one ordinary message."""
PAGE = limits.PAGE - 500
"""Characters on one page, leaving room for a title and a note."""


def clip_lines(lines: Iterable[str], limit: int) -> str:
    """As many whole lines from the end as fit, for the newest matter most."""
    kept: list[str] = []
    room = limit
    for line in reversed(list(lines)):
        cut = text.clip(line, limit - 2)
        if len(cut) + 1 > room - 2:
            kept.append(text.ELLIPSIS)
            break
        kept.append(cut)
        room -= len(cut) + 1
    return "\n".join(reversed(kept))


def split(lines: Sequence[str], limit: int = CONTENT) -> list[str]:
    """The lines in as few messages as hold them all."""
    parts: list[str] = []
    for line in lines:
        while len(line) > limit:
            parts.append(line[:limit])
            line = line[limit:]
        if parts and len(parts[-1]) + 1 + len(line) <= limit:
            parts[-1] += "\n" + line
        else:
            parts.append(line)
    return [part for part in parts if part.strip()]


def unmarked(name: str) -> str:
    """A name without what cannot be seen and turns round the words beside it."""
    return TURNING.sub("", name).strip()


def quoted(name: str) -> str:
    """Words a person chose, safe to stand in a sentence: no markdown."""
    escaped = "".join("\\" + letter if letter in "\\*_~|`>[]" else letter for letter in unmarked(name))
    return "\u200b" + escaped if escaped[:1] in ("#", "-") else escaped


def series(parts: Sequence[Argument]) -> Argument:
    """Words side by side in a sentence, with the commas of whoever reads it."""
    said: Argument = parts[-1] if parts else ""
    for part in reversed(parts[:-1]):
        said = Message("listed", {"first": part, "rest": said})
    return said


def plain(word: str) -> str:
    """A word as it is compared: however it is spelt, spaced and joined."""
    return " ".join(text.fold(word).replace("_", " ").replace("-", " ").split())


def meant(wanted: str, names: Mapping[str, Any]) -> list[str]:
    """Which of these, by their written form and their label, somebody means: exactly, or by the beginning."""
    if wanted in names:
        return [wanted]
    word = plain(wanted)
    called = {key: (plain(key), plain(label)) for key, label in names.items()}
    exact = [key for key, forms in called.items() if word in forms]
    return exact or [key for key, forms in called.items() if any(form.startswith(word) for form in forms)]


def nearest(wanted: str, names: Iterable[str], most: int) -> list[str]:
    """Those of these names that look most like what was typed."""
    folded = {text.fold(name): name for name in names}
    return [folded[one] for one in get_close_matches(text.fold(wanted), folded, most, 0.4)]


def sentences(said: str) -> list[str]:
    """A text in lines of a sentence each."""
    return re.split(r"(?<=[.!?]) +(?=[^\W\d_])", said)


class Words:
    """Says messages in one language, calling each seat by its name at one table."""

    def __init__(
        self,
        language: str = text.DEFAULT,
        seat_name: Callable[[Seat], str] | None = None,
        whose: Callable[[str, int], Seat | None] | None = None,
        game: str = "",
        *,
        overt: bool = False,
        split: Splitter = whole,
    ) -> None:
        self.language = text.choose(language)
        self.game = game
        self.overt = overt
        """Where nobody has secrets, what speaks of them is said otherwise: `<key>-overt`."""
        self.split = split
        """What is made of parts is called as it stands."""
        self._seat_name = seat_name
        self._whose = whose

    @classmethod
    def at(cls, table: Table, language: str) -> Words:
        """Seats as mentions: shown as names, whatever people call themselves today."""
        plain = cls(language, game=table.game.key)
        called = partial(mention, table, words=plain)
        return cls(language, called, table.whose, table.game.key, overt=table.overt, split=table.split)

    @classmethod
    def plain(cls, table: Table, language: str) -> Words:
        """Seats by plain names, where mentions are not shown: in menus and buttons."""
        bare = cls(language, game=table.game.key)
        called = partial(name, table, words=bare)
        return cls(language, called, table.whose, table.game.key, overt=table.overt, split=table.split)

    def __call__(self, key: str, **args: Argument) -> str:
        return self.message(Message(key, dict(args)))

    def message(self, message: Message, form: str = "") -> str:
        if self.overt and self.knows(other := f"{message.key}-overt"):
            message = Message(other, message.args)
        return text.say(message, self.language, self._seat_name, self.game, form)

    def inflected(self, key: str) -> list[str]:
        """All other forms of a name."""
        return [self.message(Message(key), form) for form in text.forms(key, self.language, self.game)]

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return text.has(key, self.language, self.game)

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        return text.say(Seated(seat), self.language, self._seat_name, self.game)

    def person(self, seat: Seat, mark: str = "") -> str:
        """Who sits there, by name, and with the letter that stands for them in the pictures."""
        name = self.seat(seat)
        return self("bot-marked", mark=mark, name=name) if mark else name

    def listed(self, names: Iterable[str]) -> str:
        return self("bot-comma").join(names)

    def valued(self, name: str, value: str) -> str:
        """What something is now, after what it is called."""
        return self("bot-valued", name=name, value=value)

    def hours(self, hours: int) -> str:
        """A span of time: in days where they are whole."""
        if hours > 24 and hours % 24 == 0:
            return self("bot-full-days", days=hours // 24)
        return self("bot-hours", hours=hours)

    def verb(self, action: Action | type[Action]) -> str:
        return self.message(Message("verb-" + text.verb(action).replace("_", "-")))

    def field(self, name: str, action: Action | None = None) -> str:
        """What a field asks for; of an action whose verb asks in its own way, that."""
        own = f"field-{text.verb(action).replace('_', '-')}-{name}" if action is not None else ""
        return self.optional(own) or self.message(Message("field-" + name.strip("_").replace("_", "-")))

    def hint(self, action: Action) -> str:
        """One line about a verb, if the catalogue has one."""
        return self.optional(f"hint-{text.verb(action).replace('_', '-')}")

    def confirm(self, action: Action, asked: Iterable[Message] = ()) -> str:
        """What has to be confirmed before this is done; empty: nothing.

        The sentence may speak of whatever the questions to this seat speak of.
        """
        args: Arguments = {}
        for message in (*asked, self.described(action)):
            args.update(message.args)
        return self.optional(f"confirm-{text.verb(action).replace('_', '-')}", args)

    def optional(self, key: str, args: Arguments | None = None) -> str:
        """A sentence that need not exist."""
        return self.message(Message(key, args or {})).strip() if self.knows(key) else ""

    def value(self, value: Any, field: str = "") -> str:
        """How a menu calls the value of an action's field."""
        if type(value) is str and self.split(field, value):
            return value
        if isinstance(value, Numbered):
            return self.value(value.number, value.kind)
        if type(value) is int and self.knows(f"name-{field}-0"):
            # Numbers that stand for something, as the catalogue names it (`name-colour-2`).
            called = self(f"name-{field}-{value}") if value >= 0 else self("name-none")
            seat = self._whose(field, value) if self._whose is not None else None
            return called if seat is None else self("bot-marked", mark=called, name=Seated(seat))
        if isinstance(value, bool) and self.knows(f"name-{field}-{_said(value)}"):
            return self(f"name-{field}-{_said(value)}")
        if isinstance(value, list | tuple | set | frozenset):
            return self.listed(map(self.value, value)) or self("name-none")
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if isinstance(value, str | bool | Seated | Pair):
            return text.say(text.label(value), self.language, self._seat_name, self.game)
        return self("name-none") if value is None else str(value)

    def described(self, action: Action) -> Message:
        """What an action does, for a sentence of the catalogue."""
        return text.describe(action, self._whose, self.split)

    def action(self, action: Action, form: str = "") -> str:
        """What an action does, as a sentence; in another form of it, where it has that one."""
        return self.gapped(action, {}, form)

    def gapped(self, action: Action, open_: Mapping[str, str], form: str = "") -> str:
        """The same with gaps for those fields that are still open."""
        message = self.described(action)
        if self.knows(message.key):
            args = {name: it for name, it in message.args.items() if name.removesuffix("-seat") not in open_}
            said = self.message(Message(message.key, args | dict(open_)), form)
            return GAPS.sub(text.ELLIPSIS, said)
        values = self.listed(
            open_[name] if name in open_ else self.value(getattr(action, name), name)
            for name in action.__struct_fields__
            if name != "seat"
        )
        return self.valued(self.verb(action), values) if values else self.verb(action)


def _said(value: bool) -> str:
    return "yes" if value else "no"


def mention(table: Table, seat: Seat, words: Words) -> str:
    """A seat as Discord shows a person; a computer player by its number."""
    if not 0 <= seat < len(table.places):
        return _nobodys(table, seat, words)
    user = table.places[seat].user
    return f"<@{user}>" if user is not None else name(table, seat, words)


def _nobodys(table: Table, seat: Seat, words: Words) -> str:
    """A seat that nobody can take: what the rules call whoever they play there."""
    called = table.called(seat)
    return words("seat", number=seat + 1) if called is None else words.message(called)


def name(table: Table, seat: Seat, words: Words) -> str:
    """A seat by a plain name."""
    if not 0 <= seat < len(table.places):
        return _nobodys(table, seat, words)
    place = table.places[seat]
    known = unmarked(place.name)
    if place.user is None:
        return words("bot-computer-name", number=known or str(seat + 1))
    return known or text.ELLIPSIS


def everybody(table: Table, language: str) -> dict[Seat, str]:
    """What everybody at a table is called in pictures, also whoever the rules play."""
    plain = Words.plain(table, language)
    return {seat: plain.seat(seat) for seat in table.seats()}
