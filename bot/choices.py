"""Everything a seat may do, narrowed by verb and by the values of fields until one action is left.

A choice is carried in a button's id by short digests, never by its place in a list: the same id means the
same choice after a restart, in whatever order the rules list things then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from bot.limits import MENU, OPTION
from game import text
from game.api import Action, Part

TOKEN = re.compile("[0-9a-f]{6}")
WRITTEN = re.compile(
    r"(?P<verb>([0-9a-f]{6})?)~(?P<page>[0-9]{1,3})(~(?P<price>[0-9a-f]{6})(~(?P<payee>[0-9a-f]{6}))?)?"
    r"(?P<chosen>(\.[0-9a-f]{7})*)"
)
"""A path in a button's id."""

PRICE = "pay"
"""The field that says what an action is paid with, in games that have prices."""
BY = "by"
WHO = "who"
"""The field that says who does it, and the one that says who makes them: that one is paid."""
TERMS = (PRICE, BY, "power")
"""Fields that say on what terms something is done, rather than what."""


Splitter = Callable[[str, Any], Sequence[Part]]
"""What a value is made of that stands in a field; nothing, of what is chosen whole."""


def token(value: Any) -> str:
    """A short stand-in for a value."""
    return _word(value) if type(value) is str else _token(value)


def _token(value: Any) -> str:
    return blake2b(msgspec.json.encode(value), digest_size=3).hexdigest()


_word = lru_cache(maxsize=1 << 14)(_token)


def fields(action: Action | type[Action]) -> list[str]:
    """The fields of an action that are chosen, in order."""
    return [name for name in action.__struct_fields__ if name != "seat"]


def whole(field: str, value: Any) -> Sequence[Part]:
    """Every value is chosen whole."""
    return ()


@dataclass(frozen=True)
class Path:
    """How far a choice has been narrowed."""

    verb: str = ""
    """The token of a verb; empty: none chosen yet."""
    chosen: tuple[tuple[int, str], ...] = ()
    """Pairs of a field's number and the token of its value, in the order they were chosen."""
    page: int = 0
    price: str = ""
    """The token of a dear price; empty: only what costs none."""
    payee: str = ""
    """The token of who is paid it; empty: whoever. Without a price there is none."""

    def write(self) -> str:
        """As part of a button's id."""
        price = "".join(f"~{each}" for each in (self.price, self.payee) if each)
        return ".".join(
            [f"{self.verb}~{self.page}{price}", *(f"{number:x}{value}" for number, value in self.chosen)]
        )

    @classmethod
    def read(cls, written: str) -> Path:
        """From a button's id. Raises ValueError for what we never write: an id can be forged."""
        parts = WRITTEN.fullmatch(written)
        if parts is None:
            raise ValueError(written)
        path = cls(
            parts["verb"], page=int(parts["page"]), price=parts["price"] or "", payee=parts["payee"] or ""
        )
        for part in parts["chosen"].split(".")[1:]:
            path = replace(path.choose(int(part[0], 16), part[1:]), page=path.page)
        return path

    def take(self, verb: str) -> Path:
        """Begin with a verb, by its token."""
        return Path(verb, price=self.price, payee=self.payee)

    def pay(self, payee: str) -> Path:
        """For this price, with another one. Raises ValueError for what is no token."""
        if not TOKEN.fullmatch(payee):
            raise ValueError(payee)
        return Path(price=self.price, payee=payee)

    def choose(self, number: int, value: str) -> Path:
        """Settle a field. Raises ValueError if that has been done, or by what is no token."""
        if not TOKEN.fullmatch(value) or number in dict(self.chosen):
            raise ValueError(value)
        return replace(self, chosen=(*self.chosen, (number, value)), page=0)

    def back(self) -> Path:
        """One step less far."""
        if self.chosen:
            return replace(self, chosen=self.chosen[:-1], page=0)
        return Path(price=self.price, payee=self.payee) if self.verb else Path()

    def turn(self, page: int) -> Path:
        return replace(self, page=page)

    def admits(self, kind: type[Action]) -> bool:
        """Whether it leads to this verb."""
        return not self.verb or token(text.verb(kind)) == self.verb


def narrow(legal: Iterable[Action], path: Path, split: Splitter = whole) -> list[Action]:
    """What is still possible. A part of a value is chosen as if it were a field behind all others."""
    legal = list(legal)
    admitted = {kind for kind in set(map(type, legal)) if path.admits(kind)}
    left = [action for action in legal if type(action) in admitted]
    if path.price:
        left = [action for action in left if token(price_of(action)) == path.price]
    if path.payee:
        left = [action for action in left if token(payee_of(action)) == path.payee]
    for number, value in path.chosen:
        names = {kind: fields(kind) for kind in set(map(type, left))}
        left = [
            action
            for action in left
            if token(
                getattr(action, names[type(action)][number])
                if number < len(names[type(action)])
                else _part(action, number - len(names[type(action)]), split)
            )
            == value
        ]
    return left


def _part(action: Action, number: int, split: Splitter) -> str | None:
    """One of the parts that the values of an action are made of, in the order of its fields."""
    for name in fields(action):
        parts = split(name, getattr(action, name))
        if number < len(parts):
            return parts[number].word
        number -= len(parts)
    return None


def to(action: Action, legal: Sequence[Action], game: str) -> Path:
    """The way to this action among all that may be done: no longer than it must be."""
    way = Path(token(text.verb(action)), price=dear_price(action, game))
    left = narrow(legal, way)
    while len(left) > 1:
        (number, name, _), *_ = open_fields(left)
        way = way.choose(number, token(getattr(action, name)))
        left = narrow(left, way)
    return way


def price_of(action: Action) -> str:
    """What it is paid with; empty in games without prices."""
    return str(getattr(action, PRICE, ""))


def payee_of(action: Action) -> str:
    """Who is paid for it, in games with prices."""
    return str(getattr(action, BY, "") or getattr(action, WHO, ""))


def dear(action: Action, game: str) -> bool:
    """Whether it costs what nobody spends by accident: the game's catalogue has `spend-<price>` for it."""
    price = price_of(action)
    return bool(price) and text.has(f"spend-{price}", game=game)


def dear_price(action: Action, game: str) -> str:
    """The token of its dear price; empty: it costs none."""
    return token(price_of(action)) if dear(action, game) else ""


def blocks(legal: Iterable[Action], game: str) -> dict[str, list[Action]]:
    """The actions by the token of their dear price; under the empty one all others."""
    legal = list(legal)
    if not any(hasattr(kind, PRICE) for kind in set(map(type, legal))):
        return {"": legal}
    found: dict[str, list[Action]] = {"": []}
    for action in legal:
        found.setdefault(dear_price(action, game), []).append(action)
    return found


def needless(found: Mapping[str, Sequence[Action]], price: str) -> set[Action]:
    """What of all that a dear price buys can be had for less at the same moment: nothing leads there that
    does not say so."""
    cheap = {_unpaid(action) for action in found[""]} if price else set()
    return {action for action in found.get(price, ()) if _unpaid(action) in cheap} if cheap else set()


def untermed(action: Action) -> Action:
    """The same thing done on the usual terms."""
    if not any(term in action.__struct_fields__ for term in TERMS):
        return action
    usual = dict(zip(action.__struct_fields__[::-1], action.__struct_defaults__[::-1], strict=False))
    return msgspec.structs.replace(
        action, **{term: usual[term] for term in TERMS if isinstance(usual.get(term), str)}
    )


def _unpaid(action: Action) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(action), PRICE: ""})


def verbs(legal: Iterable[Action]) -> list[tuple[str, list[Action]]]:
    """The actions by verb, in the order of their first appearance."""
    found: dict[type[Action], list[Action]] = {}
    for action in legal:
        found.setdefault(type(action), []).append(action)
    return [(text.verb(kind), actions) for kind, actions in found.items()]


def distinct(actions: Sequence[Action], field: str) -> list[Any]:
    """The different values of a field, in the order of their first appearance."""
    values = [getattr(action, field) for action in actions]
    if set(map(type, values)) <= {str}:
        return list(dict.fromkeys(values))
    found: dict[bytes, Any] = {}
    for value in values:
        found.setdefault(msgspec.json.encode(value), value)
    return list(found.values())


def open_fields(actions: Sequence[Action], split: Splitter = whole) -> list[tuple[int, str, list[Any]]]:
    """The fields about which there is still a choice: number, name, values.

    Where a menu does not hold the values of a field, and each is made of parts, these are chosen instead.
    """
    if not actions:
        return []
    names = fields(actions[0])
    found: list[tuple[int, str, list[Any]]] = []
    behind = len(names)
    for number, name in enumerate(names):
        values = distinct(actions, name)
        parts = len(split(name, values[0]))
        if parts and len(values) > MENU:
            each = [split(name, value) for value in values]
            if all(len(one) == parts for one in each):
                for part in range(parts):
                    asked = dict.fromkeys(one[part].word for one in each)
                    found.append((behind + part, each[0][part].name, sorted(asked, key=axis)))
                behind += parts
                continue
        behind += parts
        found.append((number, name, values))
    return [(number, name, values) for number, name, values in found if len(values) > 1]


def axis(word: str) -> tuple[int, str]:
    """A key by which parts lie in order: 2 before 10, and column Z before AA."""
    return len(word), word


def nearby(wanted: str, field: str, values: Iterable[str], split: Splitter, most: int) -> list[str]:
    """Of values that are made of parts those that lie next to what somebody typed; none, if that is no such
    word."""
    target = [part.word for part in split(field, wanted)]
    lie = {value: [part.word for part in split(field, value)] for value in values}
    lie = {value: words for value, words in lie.items() if len(words) == len(target)}
    if not target or not lie:
        return []

    def far(value: str) -> int:
        return sum(abs(_place(word) - _place(goal)) for word, goal in zip(lie[value], target, strict=True))

    return sorted(lie, key=far)[:most]


def _place(word: str) -> int:
    """Where a part lies in its row: 2 is two from 4, and column Z beside AA."""
    if word.isdecimal():
        return int(word)
    place = 0
    for letter in word.upper():
        place = 26 * place + ord(letter) - ord("A") + 1
    return place


def natural(words: str) -> list[str | int]:
    """A key that sorts as people do: capitals and marks aside, and numbers by their size."""
    parts = re.split(r"(\d+)", text.fold(words))
    return [int(part) if number % 2 else part for number, part in enumerate(parts)]


def unique(labels: Sequence[str]) -> list[str]:
    """The labels, cut to their limit and told apart by a number where they would be equal."""
    taken: set[str] = set()
    result = []
    for label in labels:
        candidate, count = text.clip(label, OPTION), 1
        while candidate.casefold() in taken:
            count += 1
            suffix = f" ({count})"
            candidate = text.clip(label, OPTION - len(suffix)) + suffix
        taken.add(candidate.casefold())
        result.append(candidate)
    return result


def chunks(values: Sequence[Any], size: int = MENU) -> list[Sequence[Any]]:
    """The values in menus of at most `size`, evenly filled."""
    if not values:
        return []
    count = -(-len(values) // size)
    share = -(-len(values) // count)
    return [values[start : start + share] for start in range(0, len(values), share)]
