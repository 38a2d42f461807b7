"""A bot's account of its turn is of what everybody may know."""

from __future__ import annotations

from random import Random

import pytest

from game.api import Account
from game.stationfall.automation.choice import choose, told
from game.stationfall.imagine import imagine
from game.stationfall.state import Options, State
from tests.rules.scene import GAME

WORLDS = 3


def played(seed: int) -> list[tuple[State, list[Account]]]:
    """States of a random game, and the accounts that were given on the way there."""
    rng = Random(seed)
    state = GAME.deal(1 + seed % 3, Options(bots=3), rng).state
    found = []
    while GAME.prompts(state):
        seat = GAME.prompts(state)[0].seat
        outcome = GAME.apply(state, rng.choice(list(GAME.legal(state, seat))), rng)
        state = outcome.state
        found.append((state, [event.account for event in outcome.events if event.account is not None]))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_an_account_is_the_same_in_every_world_a_spectator_may_be_in(seed: int) -> None:
    rng = Random(seed)
    asked = 0
    for state, _ in played(seed)[::9]:
        if state.phase != "turn":
            continue
        for colour, it in enumerate(state.conspiracies):
            if it.seat < state.seats - state.bots:
                continue
            here = told(*choose(state, colour))
            for _ in range(WORLDS):
                assert told(*choose(imagine(state, None, rng), colour)) == here
                asked += 1
    assert asked > 10


@pytest.mark.parametrize("seed", range(3))
def test_every_turn_of_a_bot_has_its_account(seed: int) -> None:
    """One a minute for each, in the order of their turns, and with the minute it was."""
    games = played(seed)
    found = [account for _, accounts in games for account in accounts]
    bots = {account.seat for account in found}
    assert len(bots) == 3
    for bot in bots:
        minutes = [account.round for account in found if account.seat == bot]
        assert minutes == sorted(minutes, reverse=True)
        assert len(set(minutes)) == len(minutes)
