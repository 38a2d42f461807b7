"""A turn of Stationfall that was handed over can be taken back, and chance is the same after that.

That what can be undone has taught nobody anything is held of every game: `test_every_game.py`.
"""

from __future__ import annotations

from random import Random
from typing import NoReturn

from game.trial import GAME, Moment, chance, same_for, table, walk

GAMES = 10


class NoChance(Random):
    """Drawing from this is an error."""

    def random(self) -> NoReturn:
        raise AssertionError("an undoable action drew chance")

    def getrandbits(self, bits: int, /) -> NoReturn:
        raise AssertionError("an undoable action drew chance")


def undoable() -> list[Moment]:
    return [
        moment
        for number in range(GAMES)
        for moment in walk(table(f"undo {number}"))
        if moment.outcome.undoable and moment.step % 3 == 0
    ]


def test_a_turn_handed_over_can_be_taken_back_for_it_taught_nobody_anything() -> None:
    handed = [
        moment for moment in undoable() if GAME.prompts(moment.outcome.state)[0].seat != moment.action.seat
    ]
    assert len(handed) > 100
    for moment in handed:
        for seat in range(moment.state.seats):
            other = GAME.imagine(moment.state, seat, Random(f"undo {moment.step}"))
            outcome = GAME.apply(other, moment.action, NoChance(1))
            assert outcome.undoable
            same_for(moment.outcome.state, outcome.state, seat)


def test_the_same_action_after_undo_draws_the_same() -> None:
    """Nothing is gained by undoing: chance belongs to the place in the journal."""
    for moment in walk(table("undo again")):
        again = GAME.apply(moment.state, moment.action, chance(moment.table.seed, moment.step))
        assert GAME.dump(again.state) == GAME.dump(moment.outcome.state)
        assert again.events == moment.outcome.events
