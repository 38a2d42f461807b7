"""What random play has to know of the stones (`game.own.Own`): all else is as usual."""

from __future__ import annotations

from random import Random

from tests.stones.rules import CELLS, Options, State

__all__ = ["State", "check", "tables"]


def check(state: State) -> None:
    assert set(state.stones) <= set(CELLS)
    assert len(state.stones) <= state.seats * state.round


def tables(seats: int, rng: Random) -> Options:
    return Options(rounds=rng.randint(1, 6))
