"""What tiles do beside what they make: at once, or by a question that they leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.api import Name
from game.perigee.dice import TURNED
from game.perigee.play import Play, shown
from game.perigee.rows import (
    Ability,
    Adjust,
    Gain,
    Neighbour,
    Reroll,
    RollMore,
    RollStored,
    ShiftStored,
    Take,
    Turn,
    Twin,
)
from game.perigee.state import Ask
from game.perigee.station import TILES


def use(play: Play, crew: int, tile: str, die: int) -> None:
    """3.3: with the die that was placed."""
    ability = TILES[tile].ability
    if ability is not None:
        _USES[type(ability)](play, crew, tile, die, ability)


def _asked(kind: str) -> Callable[..., None]:
    """It is a question, and nothing happens before it is answered."""

    def asks(play: Play, crew: int, tile: str, die: int, ability: Ability) -> None:
        play.ask_first([Ask(crew, kind, tile, die)])

    return asks


def _roll_more(play: Play, crew: int, tile: str, die: int, ability: RollMore) -> None:
    """11.1: new dice into the pool, then some of it to the supply."""
    new = play.rolled(crew, ability.dice)
    play.to_pool(crew, *new)
    play.tell("rolled-more", crew=play.name(crew), dice=shown(new), tile=Name(tile))
    play.ask_first([Ask(crew, "discard", tile)] * ability.discards)


def _twin(play: Play, crew: int, tile: str, die: int, ability: Twin) -> None:
    """11.2: as the one that was placed, then turned; without a die in the supply there is none."""
    it = play.state.crews[crew]
    if it.supply:
        new = TURNED[ability.way][die]
        play.set_crew(crew, supply=it.supply - 1)
        play.to_pool(crew, new)
        play.tell("new-die", crew=play.name(crew), die=shown((new,)))


def _take(play: Play, crew: int, tile: str, die: int, ability: Take) -> None:
    play.ask_first([Ask(crew, "take", tile)] * ability.dice)


def _gain(play: Play, crew: int, tile: str, die: int, ability: Gain) -> None:
    """11.3: from beside the Resource board, if one is there."""
    it = play.state.crews[crew]
    if it.beside:
        play.set_crew(crew, beside=it.beside - 1, converters=it.converters + 1)
        play.tell("converter-gained", crew=play.name(crew), converters=it.converters + 1)


def _roll_stored(play: Play, crew: int, tile: str, die: int, ability: RollStored) -> None:
    """11.3: they stay in storage, even ones too."""
    new = play.rolled(crew, ability.dice)
    it = play.state.crews[crew]
    play.set_crew(crew, storage=tuple(sorted((*it.storage, *new))))
    play.tell("rolled-stored", crew=play.name(crew), dice=shown(new))


_USES: dict[type[Any], Callable[..., None]] = {
    Reroll: _asked("reroll"),
    RollMore: _roll_more,
    Turn: _asked("turn"),
    Twin: _twin,
    Take: _take,
    Gain: _gain,
    RollStored: _roll_stored,
    ShiftStored: _asked("shift"),
    Adjust: _asked("adjust"),
    Neighbour: _asked("neighbour"),
}
