"""Character Order, and the Bot's General Priorities: what decides where a line leaves several ways open."""

from __future__ import annotations

from game.stationfall import people, pods, station
from game.stationfall.automation.meaning import own_card
from game.stationfall.cards import CAST
from game.stationfall.state import Pawn, State

KINDS = (
    ("kompromat",),
    ("antimatter", "artifact", "briefcase", "fang_moss", "fletcher"),
    ("bludgeon", "firebomb", "gun"),
    ("helmet", "rocket_wings"),
    ("nanogel", "nanogel_1"),
)
"""Picking Up: Kompromat > purple > red > yellow > green > by name. Dropping: the other way round. Which
colour an item has is read off its use: one of a kind, weapon, what is worn, what heals."""

Rank = tuple[int, ...]


def after(state: State, colour: int, card: str) -> int:
    """How far behind the bot's own card another one comes in Character Order, around the end."""
    if card not in state.rows:
        return len(state.rows)
    return (state.rows.index(card) - state.rows.index(own_card(state, colour))) % len(state.rows)


def ordered(state: State, colour: int) -> list[str]:
    """The cards from the bot's own on, without it."""
    return sorted(
        (card for card in state.rows if after(state, colour, card)),
        key=lambda card: after(state, colour, card),
    )


def activating(state: State, colour: int, pawn: Pawn) -> Rank:
    """Unexhausted > PC > most cubes of anybody > next in Character Order."""
    card = state.cards[pawn.card]
    mine = colour in card.owners
    return (people.exhausted(state, pawn.card), not mine, -sum(card.cubes), after(state, colour, pawn.card))


def targeting(state: State, colour: int, pawn: Pawn) -> Rank:
    """Fewest own cubes > most cubes of people > last in Character Order from the PC."""
    if people.monster(pawn):
        return (0, 0, -len(state.rows))
    cubes = state.cards[pawn.card].cubes
    theirs = sum(
        count
        for other, count in enumerate(cubes)
        if not people.automatic(state, state.conspiracies[other].seat)
    )
    return (cubes[colour], -theirs, -after(state, colour, pawn.card))


def choosing(state: State, section: str) -> Rank:
    """Zero gravity > pod with most Occupants > topmost > leftmost: the board's file goes down from aft."""
    sections = station.board(state).sections
    fixed = sections.get(section)
    if fixed is None:
        return (2, 0, len(sections))
    inside = pods.occupants(state, section) if fixed.pod else -1
    return (int(fixed.gravity), -inside, list(sections).index(section))


NONE: frozenset[str] = frozenset()


def taking(item: str, wanted: frozenset[str] = NONE) -> tuple[int, str]:
    """What the script targets > Kompromat > purple > red > yellow > green > name A–Z."""
    plain = "nanogel" if item == "nanogel_1" else item
    if plain in wanted:
        return -1, item
    return _kind(item), item


def _kind(item: str) -> int:
    if item in CAST:
        return 1  # a character that is an Item is one of a kind, too
    return next((kind for kind, items in enumerate(KINDS) if item in items), len(KINDS))


def dropping(item: str, wanted: frozenset[str] = NONE) -> tuple[bool, int, tuple[int, ...]]:
    """Green > yellow > red > purple > what the script targets > name Z–A."""
    plain = "nanogel" if item == "nanogel_1" else item
    return plain in wanted, -_kind(item), tuple(-ord(letter) for letter in item)
