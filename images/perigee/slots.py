"""What the open slots of a card ask for, as groups: so many of each."""

from __future__ import annotations

from collections import Counter

import msgspec

from game.perigee.preview import DISASTERS, MISSIONS, printed
from game.perigee.view import Card


class Wanted(msgspec.Struct, frozen=True):
    """Some open slots that ask for the same."""

    asks: str
    """As a tile says it: `=6`, `4-6`, `even`, `pair`."""
    count: int
    apart: int = -1
    """Of this crew it must not be."""


def wanted(card: Card) -> list[Wanted]:
    """What would fill it, a begun pair first."""
    rules = printed(card.key)
    if rules.slots[0].dice > 1:
        return _pairs(card, card.key in MISSIONS and MISSIONS[card.key].apart)
    if card.key in MISSIONS and MISSIONS[card.key].run:
        if card.full:
            return []
        first, left = card.filled.index(0), card.filled.count(0)
        # A row: each follows the one before it.
        return [Wanted(f"={(first + step) % 6 + 1}", 1) for step in range(min(left, 6))]
    counts: dict[str, int] = {}
    for place, value in enumerate(card.filled):
        if not value:
            asks = rules.words[place % len(rules.words)]
            counts[asks] = counts.get(asks, 0) + 1
    return [Wanted(asks, count) for asks, count in counts.items()]


def _pairs(card: Card, apart: bool) -> list[Wanted]:
    halves = Counter(
        (card.filled[place], card.by[place] if apart else -1)
        for place in range(0, len(card.filled), 2)
        if card.filled[place] and not card.filled[place + 1]
    )
    begun = [Wanted(f"={value}", count, by) for (value, by), count in sorted(halves.items())]
    whole = sum(not card.filled[place] for place in range(0, len(card.filled), 2))
    return [*begun, *([Wanted("pair", whole)] if whole else [])]


def runs(card: Card) -> bool:
    """Whether its slots are filled one after another only."""
    return card.key in MISSIONS and MISSIONS[card.key].run


def poisons(card: Card) -> tuple[int, ...]:
    """Which values it makes toxic while it stays."""
    return DISASTERS[card.key].values if card.key in DISASTERS and not card.full else ()
