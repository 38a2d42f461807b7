"""Phase 4: what the lines of a disaster card do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.api import Name
from game.perigee import harm
from game.perigee.content import ROWS, content
from game.perigee.dice import wrap
from game.perigee.play import Play
from game.perigee.rows import (
    RESOURCES,
    AnyEffect,
    DestroyDearest,
    DisableDearest,
    DisableDocks,
    DisableOwn,
    DisableStruck,
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
from game.perigee.state import Ask
from game.perigee.station import TILES, aid, dearest, own


def act(play: Play, effect: AnyEffect, turn: int) -> None:
    """One line; `turn` counts how often this card has acted before."""
    _ACTS[type(effect)](play, effect, turn)


def _hit(play: Play, keys: list[str]) -> None:
    """The list is taken before anything is hit."""
    for key in keys:
        harm.hit(play, key)


def _strike(play: Play, effect: Strike, turn: int) -> None:
    """9.1: every roll of the disaster die hits its row, and the rows that are counted on from it."""
    play.bar_undo()
    die = play.rng.randint(1, content().figure("disaster_die"))
    rows = [wrap(die + further, ROWS) for further in effect.rows]
    play.tell("disaster-die", die=die, rows=" ".join(map(str, rows)))
    for row in rows:
        _hit(play, [key for key, tile in play.state.tiles.items() if tile.row == row])


def _strike_making(play: Play, effect: StrikeMaking, turn: int) -> None:
    """9.3: what could make it, but for tiles that make whatever is wanted."""
    wanted = RESOURCES.index(effect.resource)
    kinds = ((key, TILES[key]) for key in play.state.tiles)
    _hit(play, [key for key, kind in kinds if kind.counts and wanted in kind.makes])


def _strike_again(play: Play, effect: StrikeAgain, turn: int) -> None:
    _hit(play, [key for key, tile in play.state.tiles.items() if tile.scenario])


def _disable_dearest(play: Play, effect: DisableDearest, turn: int) -> None:
    for crew in range(len(play.state.crews)):
        if dearest(own(play.state, crew)):
            play.ask(Ask(crew, "dearest"))


def _disable_struck(play: Play, effect: DisableStruck, turn: int) -> None:
    """9.7: only what this very card has hit."""
    for key in dict.fromkeys(play.state.struck):
        if key in play.state.tiles and TILES[key].tier in effect.tiers:
            harm.disable(play, key)


def _lose_slot(play: Play, effect: LoseSlot, turn: int) -> None:
    if aid(play.state.crews) >= effect.least:
        for crew, it in enumerate(play.state.crews):
            if effect.light in ("", it.light):
                harm.lose_slot(play, crew)


def _lose_slot_in_turn(play: Play, effect: LoseSlotInTurn, turn: int) -> None:
    light = effect.lights[turn % len(effect.lights)]
    _lose_slot(play, LoseSlot(light=light), turn)


def _drain(play: Play, effect: Drain, turn: int) -> None:
    play.tell("drained", resource=Name(effect.resource), by=effect.by)
    play.add(RESOURCES.index(effect.resource), -effect.by)


def _drain_all(play: Play, effect: DrainAll, turn: int) -> None:
    by = aid(play.state.crews) // effect.share
    for number, name in enumerate(RESOURCES):
        if by:
            play.tell("drained", resource=Name(name), by=by)
            play.add(number, -by)


def _remove_tiles(play: Play, effect: RemoveTiles, turn: int) -> None:
    """6.4: so many for the dice on the aid, rounded up: five dice, three tiles."""
    number = -(-aid(play.state.crews) // effect.share)
    play.ask(*[Ask(play.state.lead, "remove")] * number)


def _disable_docks(play: Play, effect: DisableDocks, turn: int) -> None:
    for crew in range(len(play.state.crews)):
        harm.disable_dock(play, crew)


def _destroy_dearest(play: Play, effect: DestroyDearest, turn: int) -> None:
    play.ask(Ask(play.state.lead, "destroy"))


def _strain_each(play: Play, effect: StrainEach, turn: int) -> None:
    for crew in range(len(play.state.crews)):
        play.ask(Ask(crew, "strain"))


def _disable_own(play: Play, effect: DisableOwn, turn: int) -> None:
    for crew in range(len(play.state.crews)):
        play.ask(*[Ask(crew, "own")] * effect.tiles)


def _lose_capacity(play: Play, effect: LoseCapacity, turn: int) -> None:
    play.ask(*[Ask(play.state.lead, "capacity")] * aid(play.state.crews))


_ACTS: dict[type[Any], Callable[..., None]] = {
    Strike: _strike,
    StrikeMaking: _strike_making,
    StrikeAgain: _strike_again,
    DisableDearest: _disable_dearest,
    DisableStruck: _disable_struck,
    LoseSlot: _lose_slot,
    LoseSlotInTurn: _lose_slot_in_turn,
    Drain: _drain,
    DrainAll: _drain_all,
    RemoveTiles: _remove_tiles,
    DisableDocks: _disable_docks,
    DestroyDearest: _destroy_dearest,
    StrainEach: _strain_each,
    DisableOwn: _disable_own,
    LoseCapacity: _lose_capacity,
}
