"""What may stand in the game's files, row by row. `content` reads them and checks what no type says."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Source = Literal["seed", "public", "ours"]
Country = Literal["russia", "canada", "japan", "united_states"]
Light = Literal["red", "blue"]
Resource = Literal["climate", "nutrition", "oxygen", "power"]
Token = Literal["scenario", "strain", "disable"]
Deck = Literal["meteor", "toxic"]
Difficulty = Literal["easy", "normal", "hard"]
Turning = Literal["up", "down", "left", "right", "clockwise", "counter", "flip_up", "flip_side"]

RESOURCES: tuple[Resource, ...] = ("climate", "nutrition", "oxygen", "power")

Face = Annotated[int, Meta(ge=1, le=6)]
Some = Annotated[int, Meta(ge=1)]
Any0 = Annotated[int, Meta(ge=0)]


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of a file: where it comes from, and what of it was chosen here for all that."""

    source: Source
    ours: tuple[str, ...] = ()


class CountryRow(Row, frozen=True, kw_only=True):
    light: Light
    faces: Literal["plain", "locked"]
    """Locked: the orientation of a die matters, and only abilities change it."""
    storage: bool = False
    converters: Any0 = 0
    converters_beside: Any0 = 0


# ---------------------------------------------------------------------- what a tile does beside


class Ability(Struct, frozen=True, tag_field="does", forbid_unknown_fields=True):
    """What the placing of dice on a tile sets off."""


class Reroll(Ability, frozen=True, tag="reroll"):
    """May roll one die of the pool again that shows no more than this."""

    most: Face


class RollMore(Ability, frozen=True, tag="roll_more"):
    """Roll new dice into the pool, then discard some of it."""

    dice: Some
    discards: Any0


class Turn(Ability, frozen=True, tag="turn"):
    """May turn one die of the pool in one of these ways."""

    ways: tuple[Turning, ...]


class Twin(Ability, frozen=True, tag="twin"):
    """A new die as the one that was placed, turned once."""

    way: Turning


class Take(Ability, frozen=True, tag="take"):
    """May take so many dice from storage into the pool."""

    dice: Some


class Gain(Ability, frozen=True, tag="converter"):
    """A Converter comes to the Country board."""


class RollStored(Ability, frozen=True, tag="roll_stored"):
    """Roll new dice into storage."""

    dice: Some


class ShiftStored(Ability, frozen=True, tag="shift_stored"):
    """May change one die in storage by so much, up or down."""

    by: Face


class Adjust(Ability, frozen=True, tag="adjust"):
    """May change one die of the pool that shows one of these by one, up or down."""

    values: tuple[Face, ...]


class Neighbour(Ability, frozen=True, tag="neighbour"):
    """A new die one above or below the one that was placed."""


AnyAbility = Reroll | RollMore | Turn | Twin | Take | Gain | RollStored | ShiftStored | Adjust | Neighbour


class TileRow(Row, frozen=True, kw_only=True):
    key: str
    country: Country | None = None
    each: Literal["resource", "country", ""] = ""
    makes: tuple[Resource, ...] = ()
    counts: bool = True
    tier: Annotated[int, Meta(ge=0, le=3)]
    cost: Any0
    asks: str
    gives: int | tuple[int, int, int, int, int, int]
    ability: AnyAbility | None = None


# ---------------------------------------------------------------------- what disasters do


class Effect(Struct, frozen=True, tag_field="effect", forbid_unknown_fields=True):
    """One line of a disaster card."""


class Strike(Effect, frozen=True, tag="strike"):
    """Roll the disaster die; hit every tile in the rows so far on from it."""

    rows: tuple[Any0, ...]


class StrikeMaking(Effect, frozen=True, tag="strike_making"):
    """Hit all tiles that make a resource."""

    resource: Resource


class StrikeAgain(Effect, frozen=True, tag="strike_again"):
    """Hit all tiles that have been hit already."""


class DisableDearest(Effect, frozen=True, tag="disable_dearest"):
    """Each crew disables its most expensive tile."""


class DisableStruck(Effect, frozen=True, tag="disable_struck"):
    """Disable the tiles of these tiers that this very card has hit."""

    tiers: tuple[Any0, ...]


class LoseSlot(Effect, frozen=True, tag="lose_slot"):
    """Crews of this light (or all) lose a slot of their dice track, if so many dice lie on the aid."""

    light: Light | Literal[""] = ""
    least: Any0 = 0


class LoseSlotInTurn(Effect, frozen=True, tag="lose_slot_in_turn"):
    """Crews of one light lose a slot, the next time those of the other."""

    lights: tuple[Light, ...]


class Drain(Effect, frozen=True, tag="drain"):
    resource: Resource
    by: Some


class DrainAll(Effect, frozen=True, tag="drain_all"):
    """Every resource loses one for every so many dice on the aid."""

    share: Some


class RemoveTiles(Effect, frozen=True, tag="remove_tiles"):
    """One tile leaves the game for every so many dice on the aid, rounded up."""

    share: Some


class DisableDocks(Effect, frozen=True, tag="disable_docks"):
    pass


class DestroyDearest(Effect, frozen=True, tag="destroy_dearest"):
    """The most expensive tile of the whole station is destroyed."""


class StrainEach(Effect, frozen=True, tag="strain_each"):
    """A Strain on one tile of each crew."""


class DisableOwn(Effect, frozen=True, tag="disable_own"):
    """Each crew disables so many of its tiles."""

    tiles: Some


class LoseCapacity(Effect, frozen=True, tag="lose_capacity"):
    """The crews lose one Capacity together for every die on the aid."""


AnyEffect = (
    Strike | StrikeMaking | StrikeAgain | DisableDearest | DisableStruck | LoseSlot | LoseSlotInTurn | Drain
    | DrainAll | RemoveTiles | DisableDocks | DestroyDearest | StrainEach | DisableOwn | LoseCapacity
)  # fmt: skip


class DisasterRow(Row, frozen=True, kw_only=True):
    key: str
    deck: Deck
    values: tuple[Face, ...] = ()
    does: tuple[AnyEffect, ...] = ()
    stays: bool = False
    slots: tuple[str, ...] = ()
    always: tuple[AnyEffect, ...] = ()


# ---------------------------------------------------------------------- missions


class Reward(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    gives: Literal["track", "enable", "mend", "stock", "capacity", "device"]
    amount: Any0 = 0
    resource: Resource | None = None
    tokens: tuple[Token, ...] = ()


class MissionRow(Row, frozen=True, kw_only=True):
    slots: tuple[str, ...]
    apart: bool = False
    reward: Reward


# ---------------------------------------------------------------------- figures


class Figure(Row, frozen=True, kw_only=True):
    value: Any0


class Levels(Row, frozen=True, kw_only=True):
    """One figure for each difficulty."""

    easy: Some
    normal: Some
    hard: Some


class Rounds(Row, frozen=True, kw_only=True):
    """One figure for each round, by difficulty."""

    easy: tuple[Any0, ...]
    normal: tuple[Any0, ...]
    hard: tuple[Any0, ...]


class Crewed(Row, frozen=True, kw_only=True):
    """One figure for two, three and four crews, by difficulty."""

    easy: tuple[Some, Some, Some]
    normal: tuple[Some, Some, Some]
    hard: tuple[Some, Some, Some]


class BalanceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    dice: Figure
    dice_track_least: Figure
    dice_track_most: Figure
    dice_track_start: Figure
    stock_start: Figure
    stock_most: Figure
    capacity_round: Figure
    capacity_most: Figure
    slot_price: Figure
    mend_price: Figure
    medical_price: Figure
    specialist_gain: Figure
    offers: Figure
    disaster_cards: Figure
    disaster_die: Figure
    scenario_most: Figure
    strain_tokens: Figure
    amplify_tokens: Figure
    disable_tokens: Figure
    tier_2_after: Figure
    tier_3_after: Figure
    devices: Levels
    missions: Levels
    use: Rounds
    slots: dict[Deck, Crewed]


KINDS: dict[str, Any] = {
    "countries": dict[Country, CountryRow],
    "tiles": tuple[TileRow, ...],
    "missions": dict[str, MissionRow],
    "disasters": tuple[DisasterRow, ...],
    "balance": BalanceFile,
}
"""What each file holds, by its name."""


def fields(row: Row) -> frozenset[str]:
    """What a row may say was chosen here."""
    return frozenset(field.name for field in msgspec.structs.fields(type(row))) - {"source", "ours"}
