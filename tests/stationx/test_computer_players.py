"""How well computer players play: whom they beat, and that they bring a game to its end."""

from __future__ import annotations

from random import Random

import pytest

from game.stationx.actions import Concede
from game.stationx.game import STATIONX
from game.stationx.state import Options, State

ROUNDS = 100


def played(seats: int, seed: str, at_random: int | None = None) -> State:
    """A whole game by advice; one seat may do evenly whatever comes, but for giving up."""
    rng = Random(seed)
    state = STATIONX.deal(seats, Options(rounds=ROUNDS), rng).state
    while prompts := STATIONX.prompts(state):
        seat = prompts[0].seat
        legal = list(STATIONX.legal(state, seat))
        if seat == at_random:
            action = rng.choice([act for act in legal if not isinstance(act, Concede)])
        else:
            action = STATIONX.advise(STATIONX.view(state, seat), legal, rng)
            assert action in legal
        state = STATIONX.apply(state, action, rng).state
    return state


def beaten(games: int) -> int:
    """How often it beats evenly random play."""
    return sum(
        played(2, f"even {number}", number % 2).winners == (1 - number % 2,) for number in range(games)
    )


def test_it_beats_evenly_random_play() -> None:
    assert beaten(8) == 8


@pytest.mark.soak
def test_it_beats_evenly_random_play_in_two_hundred_games() -> None:
    assert beaten(200) >= 190


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_themselves_they_play_until_somebody_has_won(seats: int) -> None:
    """Ninety of a hundred games, within a hundred rounds; the last two of more take longest."""
    won = sum(played(seats, f"own {number}").ending != "length" for number in range(100))
    assert won >= 90
