"""What is coming, from nothing but a view: what dice cost, what will be left, what the worst card does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.perigee.content import ROWS, content
from game.perigee.dice import TOP, wrap
from game.perigee.rows import (
    RESOURCES,
    DestroyDearest,
    DisableDearest,
    DisableDocks,
    DisableOwn,
    Drain,
    DrainAll,
    LoseCapacity,
    LoseSlot,
    LoseSlotInTurn,
    RemoveTiles,
    StrainEach,
    Strike,
    StrikeAgain,
    StrikeMaking,
)
from game.perigee.state import CONSUMING, Crew, Tile
from game.perigee.station import DISASTERS, MISSIONS, TILES, Table, aid, results, use
from game.perigee.view import View


class Outlook(Struct, frozen=True):
    """One resource in this round."""

    resource: int
    stock: int
    made: int
    """What phase 2 will bring as dice lie now."""
    use: int
    left: int
    """After phase 3, before the disaster. Below zero: so much is missing, and a device would be used."""
    after: int
    """The same after the next round's use, if nothing more is made."""


def outlook(view: View, tiles: Iterable[Tile] | None = None) -> tuple[Outlook, ...]:
    """4 and 5, as dice lie now; or as these tiles would."""
    brought = [0] * len(RESOURCES)
    if view.phase == 1:
        made = results(view.tiles.values() if tiles is None else tiles, view.stock)
        brought = [one + other for one, other in zip(made, rewards(view), strict=True)]
    used = view.use if view.phase < CONSUMING + 1 else 0
    most = content().figure("stock_most")
    found = []
    for number, stock in enumerate(view.stock):
        left = min(most, stock + brought[number]) - used
        found.append(Outlook(number, stock, brought[number], used, left, left - view.use_next))
    return tuple(found)


def rewards(table: Table) -> list[int]:
    """4.4: what missions bring of each resource that are full and have not been told done."""
    found = [0] * len(RESOURCES)
    for card in table.missions:
        reward = MISSIONS[card.key].reward
        if card.full and not card.done and reward.resource is not None:
            found[RESOURCES.index(reward.resource)] += reward.amount
    return found


def ahead(table: Table) -> tuple[int, ...]:
    """In phase 1: how low each resource will come, as dice lie, before another disaster card is revealed."""
    made = results(table.tiles.values(), table.stock)
    brought, drained = rewards(table), standing(table)
    taken = use(table.difficulty, table.round)
    return tuple(
        stock + made[it] + min(0, brought[it] - taken - drained[it]) for it, stock in enumerate(table.stock)
    )


def placed(view: View, key: str, dice: tuple[int, ...], makes: int = -1) -> tuple[Outlook, ...]:
    """The same with these dice on a tile, too."""
    kind, tile = TILES[key], view.tiles[key]
    made = makes if makes >= 0 else min(kind.makes, key=lambda it: view.stock[it])
    laid = replace(tile, dice=dice, gives=kind.gives[TOP[dice[0]]], makes=made)
    return outlook(view, [laid if it.key == key else it for it in view.tiles.values()])


def cost(view: View, dice: Iterable[int]) -> int:
    """10.2: how many other dice it costs to place these anywhere but in the Docking Module."""
    return sum(TOP[die] in view.toxic for die in dice)


def safe(view: View, crew: Crew) -> tuple[int, ...]:
    """The dice of a crew's pool that cost nothing."""
    return tuple(die for die in crew.pool if TOP[die] not in view.toxic)


# ---------------------------------------------------------------------- what the worst card would do


class Threat(Struct, frozen=True):
    """What a disaster card would do at most, if it came now."""

    card: str
    drains: tuple[int, ...]
    """By resource."""
    hits: int = 0
    """Tiles hit, by the worst fall of the die."""
    lost: int = 0
    """Tiles destroyed."""
    disabled: int = 0
    strained: int = 0
    slots: tuple[int, ...] = ()
    """Crews that lose a slot of their dice track."""
    capacity: int = 0
    docks: bool = False
    breaks: tuple[int, ...] = ()
    """Resources that would fall below zero."""

    @property
    def weight(self) -> tuple[int, int]:
        """By which the worst is told: first what breaks, then all it does."""
        harm = (
            3 * self.lost + self.hits + self.disabled + self.strained + 2 * len(self.slots) + sum(self.drains)
        )
        return len(self.breaks), harm + self.capacity


def threats(view: View) -> list[Threat]:
    """Every card that may still come, the worst first."""
    drained = standing(view)
    left = [it.left - drained[it.resource] for it in outlook(view)]
    found = [threat(view, key, left) for key in view.unseen] if view.deck else []
    return sorted(found, key=lambda it: it.weight, reverse=True)


def standing(table: Table) -> tuple[int, ...]:
    """6.2: what cards that lie there already will take of each resource, before the next one comes."""
    drains = [0] * len(RESOURCES)
    for card in table.cards:
        for effect in () if card.full else DISASTERS[card.key].always:
            if isinstance(effect, Drain):
                drains[RESOURCES.index(effect.resource)] += effect.by
    return tuple(drains)


def worst(view: View) -> Threat | None:
    """The worst card that may still come; None: none is left."""
    return next(iter(threats(view)), None)


def threat(view: View, key: str, left: list[int] | None = None) -> Threat:
    """What this card would do. `left`: what there is of each resource when it comes."""
    card = DISASTERS[key]
    sums = {"hits": 0, "lost": 0, "disabled": 0, "strained": 0, "capacity": 0}
    drains = [0] * len(RESOURCES)
    slots: set[int] = set()
    docks = False
    for effect in (*card.does, *card.always):
        _add(view, effect, sums, drains)
        docks |= isinstance(effect, DisableDocks)
        lights = _darkened(view, effect)
        slots |= {it for it, crew in enumerate(view.crews) if crew.light in lights}
    least = content().figure("dice_track_least")
    slots = {it for it in slots if view.crews[it].track > least}
    there = left if left is not None else [it.left for it in outlook(view)]
    breaks = tuple(it for it in range(len(RESOURCES)) if drains[it] and there[it] - drains[it] < 0)
    return Threat(key, tuple(drains), slots=tuple(sorted(slots)), docks=docks, breaks=breaks, **sums)


def _add(view: View, effect: Any, sums: dict[str, int], drains: list[int]) -> None:
    """What one line does to tiles, stock and Capacity."""
    dice = aid(view.crews)
    match effect:
        case Strike() | StrikeMaking() | StrikeAgain():
            tiles = _struck(view, effect)
            full = sum(tile.scenario >= content().figure("scenario_most") for tile in tiles)
            sums["lost"] += full
            sums["hits"] += len(tiles) - full
        case Drain(resource=name, by=by):
            drains[RESOURCES.index(name)] += by
        case DrainAll(share=share):
            drains[:] = [drained + dice // share for drained in drains]
        case RemoveTiles(share=share):
            sums["lost"] += min(-(-dice // share), len(view.tiles))
        case DestroyDearest():
            sums["lost"] += bool(view.tiles)
        case DisableDearest():
            sums["disabled"] += len(view.crews)
        case DisableOwn(tiles=tiles):
            sums["disabled"] += tiles * len(view.crews)
        case StrainEach():
            sums["strained"] += len(view.crews)
        case LoseCapacity():
            sums["capacity"] += min(dice, sum(crew.capacity for crew in view.crews))


def _darkened(view: View, effect: Any) -> tuple[str, ...]:
    """Crews of which lights lose a slot; of a card that changes sides, those of the first."""
    match effect:
        case LoseSlot(light=light, least=least) if aid(view.crews) >= least:
            return (light,) if light else ("red", "blue")
        case LoseSlotInTurn(lights=lights):
            return lights[:1]
    return ()


def _struck(view: View, effect: Strike | StrikeMaking | StrikeAgain) -> list[Tile]:
    """The tiles that are hit, by the worst fall of the die."""
    tiles = list(view.tiles.values())
    if isinstance(effect, StrikeAgain):
        return [tile for tile in tiles if tile.scenario]
    if isinstance(effect, StrikeMaking):
        wanted = RESOURCES.index(effect.resource)
        return [it for it in tiles if TILES[it.key].counts and wanted in TILES[it.key].makes]
    falls = range(1, ROWS + 1)
    return max((_in_rows(view, die, effect.rows) for die in falls), key=len, default=[])


def _in_rows(view: View, die: int, rows: Iterable[int]) -> list[Tile]:
    hit = {wrap(die + further, ROWS) for further in rows}
    return [tile for tile in view.tiles.values() if tile.row in hit]
