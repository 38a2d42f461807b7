"""Questions about a game: what is toxic, which slots are open, what tokens are left, what a tile makes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from game.perigee.content import ROWS, Disaster, Kind, Mission, Need, content
from game.perigee.state import Card, Crew, State, Tile


class Table(Protocol):
    """What a state and a view of it have in common."""

    @property
    def difficulty(self) -> str: ...
    @property
    def tiles(self) -> dict[str, Tile]: ...
    @property
    def crews(self) -> Sequence[Crew]: ...
    @property
    def stock(self) -> tuple[int, ...]: ...
    @property
    def missions(self) -> tuple[Card, ...]: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> int: ...


TILES: dict[str, Kind] = content().tiles
MISSIONS: dict[str, Mission] = content().missions
DISASTERS: dict[str, Disaster] = content().disasters


def number_of(crews: Sequence[Crew], country: str) -> int:
    """Which crew is a country's; negative: none."""
    for number, crew in enumerate(crews):
        if crew.country == country:
            return number
    return -1


def locked(crew: Crew) -> bool:
    """11.2: whether the orientation of its dice matters."""
    return content().countries[crew.country].faces == "locked"


# ---------------------------------------------------------------------- slots


def printed(key: str) -> Disaster | Mission:
    """A card with slots."""
    return MISSIONS[key] if key in MISSIONS else DISASTERS[key]


def opened(card: Disaster | Mission, slots: int) -> Card:
    """A card as it comes to lie on the table. 3.4: of pairs there are only whole ones."""
    pairs = card.slots[0].dice > 1
    size = slots - slots % 2 if pairs else slots
    return Card(card.key, (0,) * size, (-1,) * size)


def slots_of(card: Disaster) -> int:
    return sum(slot.dice for slot in card.slots)


@lru_cache(maxsize=8192)
def fitting(key: str, filled: tuple[int, ...], by: tuple[int, ...], crew: int) -> tuple[int, ...]:
    """3.4: for each value of a die (the first is of no die) the slot that it fills; negative: none.

    Of several the narrowest, and one that completes a pair before one that begins another.
    """
    card = printed(key)
    if card.slots[0].dice > 1:
        return _paired(card, filled, by, crew)
    if isinstance(card, Mission) and card.run:
        at = filled.index(0) if 0 in filled else -1
        return tuple(at if at >= 0 and value == at % 6 + 1 else -1 for value in range(7))
    found = [-1] * 7
    width = [9] * 7
    for at, value in enumerate(filled):
        slot: Need = card.slots[at % len(card.slots)]
        for die in range(1, 7):
            if not value and slot.values[die] and slot.width < width[die]:
                found[die], width[die] = at, slot.width
    return tuple(found)


def _paired(
    card: Disaster | Mission, filled: tuple[int, ...], by: tuple[int, ...], crew: int
) -> tuple[int, ...]:
    found = [-1] * 7
    for at in range(0, len(filled), 2):
        first, second = filled[at], filled[at + 1]
        if first and not second and found[first] < 0 and not (card.apart and by[at] == crew):
            found[first] = at + 1
    for at in range(0, len(filled), 2):
        if not filled[at]:
            return tuple(
                at if value and found[value] < 0 and card.slots[0].values[value] else found[value]
                for value in range(7)
            )
    return tuple(found)


def open_cards(table: Table) -> list[Card]:
    """Everything with an open slot: missions, then disaster cards."""
    return [card for card in (*table.missions, *table.cards) if not card.full]


# ---------------------------------------------------------------------- toxic dice


def toxic(state: State) -> frozenset[int]:
    """10.1, 10.5: the values that are toxic now. A card's stop the moment its last slot is filled."""
    return poison(state.toxic, state.cards)


def poison(momentary: tuple[int, ...], cards: tuple[Card, ...]) -> frozenset[int]:
    if not momentary and not cards:
        return _NONE
    found = set(momentary)
    for card in cards:
        if not card.full:
            found.update(DISASTERS[card.key].values)
    return frozenset(found)


_NONE: frozenset[int] = frozenset()


def aid(crews: Iterable[Crew]) -> int:
    """Dice on the Toxic aid, of all crews."""
    return sum(crew.aid for crew in crews)


# ---------------------------------------------------------------------- tiles and tokens


def own(table: Table, crew: int) -> list[Tile]:
    return [tile for tile in table.tiles.values() if tile.owner == crew]


def free_column(table: Table, crew: int, row: int) -> int:
    """7.3: where in a row this crew can put a tile; negative: nowhere."""
    if not 1 <= row <= ROWS:
        return -1
    taken = [tile.column for tile in table.tiles.values() if tile.row == row]
    return next((column for column in table.crews[crew].columns if column not in taken), -1)


def dearest(tiles: Iterable[Tile]) -> list[Tile]:
    """9.4: the most expensive of these; several, if they are tied."""
    found = list(tiles)
    most = max((TILES[tile.key].cost for tile in found), default=0)
    return [tile for tile in found if TILES[tile.key].cost == most]


def strain_left(table: Table) -> int:
    return content().figure("strain_tokens") - sum(tile.strain for tile in table.tiles.values())


def amplify_left(table: Table) -> int:
    used = sum(tile.amplify for tile in table.tiles.values()) + sum(crew.amplify for crew in table.crews)
    return content().figure("amplify_tokens") - used


def disable_left(table: Table) -> int:
    used = sum(tile.disabled > 0 for tile in table.tiles.values())
    return content().figure("disable_tokens") - used - sum(crew.dock_disabled > 0 for crew in table.crews)


# ---------------------------------------------------------------------- what the round brings


def made(tile: Tile) -> int:
    """4.2: Scenario and Amplify count where there are dice, and not below zero; Strain counts always."""
    return (max(0, tile.gives + tile.amplify - tile.scenario) if tile.dice else 0) - tile.strain


def resource_of(tile: Tile, stock: Sequence[int]) -> int:
    """4.1: what a tile makes. An idle one with Strain that could make several takes of the lowest."""
    if tile.makes >= 0:
        return tile.makes
    return min(TILES[tile.key].makes, key=lambda it: (stock[it], it))


def results(tiles: Iterable[Tile], stock: Sequence[int]) -> list[int]:
    """What phase 2 brings, by resource."""
    found = [0, 0, 0, 0]
    for tile in tiles:
        if tile.dice or tile.strain:
            found[resource_of(tile, stock)] += made(tile)
    return found


def use(difficulty: str, round_: int) -> int:
    """5.1: what each resource loses in a round."""
    figures: tuple[int, ...] = getattr(content().balance.use, difficulty)
    return figures[min(round_, len(figures)) - 1]


def rounds() -> int:
    return content().figure("disaster_cards")
