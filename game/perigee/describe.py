"""What is printed on tiles and cards, put into words from their rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.api import Argument, Arguments, Message, Name
from game.perigee.content import Disaster, Kind
from game.perigee.rows import RESOURCES, Reward, Strike
from game.perigee.station import DISASTERS, MISSIONS, TILES


def asks(words: str) -> Message:
    """Which dice a tile or a slot takes."""
    if words[0] == "=":
        return Message("asks-exactly", {"value": int(words[1])})
    if words[1:2] == "-":
        return Message("asks-span", {"low": int(words[0]), "high": int(words[2])})
    if words[1:2] == "+":
        return Message("asks-double", {"value": int(words[0])})
    return Message("asks-" + words)


def _all(parts: Sequence[Argument], key: str) -> Argument:
    """One after another: `and-…` joins two."""
    first, *rest = parts
    return first if not rest else Message(key, {"first": first, "rest": _all(rest, key)})


def several(values: Iterable[int | str]) -> Argument:
    """Numbers, or names, with commas between them; none, if there are none."""
    named: list[Argument] = [it if isinstance(it, int) else Name(it) for it in values]
    return _all(named, "and-comma") if named else "none"


def ability(kind: Kind) -> Argument:
    if kind.ability is None:
        return "none"
    args: Arguments = {}
    for field in kind.ability.__struct_fields__:
        value = getattr(kind.ability, field)
        if isinstance(value, tuple):
            named: list[Argument] = [it if isinstance(it, int) else Name(it) for it in value]
            args[field] = _all(named, "and-or")
        else:
            args[field] = value if isinstance(value, int) else Name(value)
    return Message(f"ability-{_tag(kind.ability)}", args)


def _tag(thing: Any) -> str:
    return str(thing.__struct_config__.tag).replace("_", "-")


def tile(key: str) -> Message:
    """What it asks for, what it makes, what it does beside, what it costs."""
    kind = TILES[key]
    figures = kind.gives[1:]
    even = len(set(figures)) == 1
    gives: Argument = figures[0]
    if not even:
        gives = Message("gives-by-value", {"figures": " ".join(map(str, figures))})
    makes = _all([Name(RESOURCES[it]) for it in kind.makes], "and-or")
    about: Arguments = {"asks": asks(kind.asks), "gives": gives, "makes": makes, "ability": ability(kind)}
    return Message("tile-about", {**about, "cost": kind.cost, "tier": kind.tier})


def mission(key: str) -> Message:
    """What its slots ask for, and what it brings."""
    return Message("mission-about", {"asks": _slots(key), "reward": reward(MISSIONS[key].reward)})


def _slots(key: str) -> Argument:
    card = MISSIONS[key] if key in MISSIONS else DISASTERS[key]
    apart = key in MISSIONS and MISSIONS[key].apart
    if key in MISSIONS and MISSIONS[key].run:
        return Message("asks-run")
    if card.slots[0].dice > 1:
        return Message("asks-apart" if apart else "asks-pair")
    return _all([asks(words) for words in card.words], "and-also")


def reward(it: Reward) -> Message:
    tokens: Argument = _all([Name(token) for token in it.tokens], "and-or") if it.tokens else "none"
    what: Argument = Name(it.resource) if it.resource else "none"
    return Message("reward-" + it.gives, {"amount": it.amount, "resource": what, "tokens": tokens})


def disaster(key: str) -> Message:
    """What it does at once and always, which dice are toxic, and what removes it."""
    card = DISASTERS[key]
    lines = [effect(it) for it in card.does]
    lines += [Message("effect-always", {"effect": effect(it)}) for it in card.always]
    does: Argument = _all(lines, "and-then") if lines else "none"
    return Message(
        "disaster-about",
        {"does": does, "toxic": toxic(card), "removed": _slots(key) if card.stays else "none"},
    )


def toxic(card: Disaster) -> Argument:
    return several(card.values)


def effect(it: Any) -> Message:
    """One line of a disaster card."""
    if isinstance(it, Strike):
        rows = [Message("row-further", {"rows": row}) if row else Message("row-rolled") for row in it.rows]
        return Message("effect-strike", {"rows": _all(rows, "and-also")})
    args: Arguments = {}
    for field in it.__struct_fields__:
        value = getattr(it, field)
        if isinstance(value, tuple):
            args[field] = several(value)
        elif isinstance(value, int):
            args[field] = value
        else:
            args[field] = Name(value) if value else "none"
    return Message(f"effect-{_tag(it)}", args)
