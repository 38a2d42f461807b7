"""Everything a seat may do, narrowed by verb and by the values of fields until one action is left.

A choice is carried in a button's id by short digests, never by its place in a list: the same id means the
same choice after a restart, in whatever order the rules list things then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from game import text
from game.api import Action

MENU = 25
"""How many options Discord allows in one menu."""


def token(value: Any) -> str:
    """A short stand-in for a value."""
    return blake2b(msgspec.json.encode(value), digest_size=3).hexdigest()


def fields(action: Action | type[Action]) -> list[str]:
    """The fields of an action that are chosen, in order."""
    return [name for name in action.__struct_fields__ if name != "seat"]


@dataclass(frozen=True)
class Path:
    """How far a choice has been narrowed."""

    verb: str = ""
    """The token of a verb; empty: none chosen yet."""
    chosen: tuple[tuple[int, str], ...] = ()
    """Pairs of a field's number and the token of its value, in the order they were chosen."""
    page: int = 0

    def write(self) -> str:
        """As part of a button's id."""
        return ".".join(
            [f"{self.verb}~{self.page}", *(f"{number:x}{value}" for number, value in self.chosen)]
        )

    @classmethod
    def read(cls, written: str) -> Path:
        head, *chosen = written.split(".")
        verb, _, page = head.partition("~")
        return cls(verb, tuple((int(part[0], 16), part[1:]) for part in chosen), int(page or 0))

    def choose(self, number: int, value: str) -> Path:
        return Path(self.verb, (*self.chosen, (number, value)))

    def back(self) -> Path:
        """One step less far."""
        return Path(self.verb, self.chosen[:-1]) if self.chosen else Path()

    def turn(self, page: int) -> Path:
        return Path(self.verb, self.chosen, page)

    def admits(self, action: Action) -> bool:
        if self.verb and token(text.verb(action)) != self.verb:
            return False
        names = fields(action)
        return all(
            number < len(names) and token(getattr(action, names[number])) == value
            for number, value in self.chosen
        )


def narrow(legal: Iterable[Action], path: Path) -> list[Action]:
    """What is still possible."""
    return [action for action in legal if path.admits(action)]


def verbs(legal: Iterable[Action]) -> list[tuple[str, list[Action]]]:
    """The actions by verb, in the order of their first appearance."""
    found: dict[str, list[Action]] = {}
    for action in legal:
        found.setdefault(text.verb(action), []).append(action)
    return list(found.items())


def distinct(actions: Sequence[Action], field: str) -> list[Any]:
    """The different values of a field, in the order of their first appearance."""
    found: dict[bytes, Any] = {}
    for action in actions:
        value = getattr(action, field)
        found.setdefault(msgspec.json.encode(value), value)
    return list(found.values())


def open_fields(actions: Sequence[Action]) -> list[tuple[int, str, list[Any]]]:
    """The fields about which there is still a choice: number, name, values."""
    if not actions:
        return []
    names = fields(actions[0])
    found = [(number, name, distinct(actions, name)) for number, name in enumerate(names)]
    return [(number, name, values) for number, name, values in found if len(values) > 1]


def unique(labels: Sequence[str], limit: int = 100) -> list[str]:
    """The labels, cut to their limit and told apart by a number where they would be equal."""
    taken: set[str] = set()
    result = []
    for label in labels:
        candidate, count = cut(label, limit), 1
        while candidate.casefold() in taken:
            count += 1
            suffix = f" ({count})"
            candidate = cut(label, limit - len(suffix)) + suffix
        taken.add(candidate.casefold())
        result.append(candidate)
    return result


def cut(words: str, limit: int) -> str:
    return words if len(words) <= limit else words[: limit - 1] + "…"


def chunks(values: Sequence[Any], size: int = MENU) -> list[Sequence[Any]]:
    """The values in menus of at most `size`, evenly filled."""
    if not values:
        return []
    count = -(-len(values) // size)
    share = -(-len(values) // count)
    return [values[start : start + share] for start in range(0, len(values), share)]
