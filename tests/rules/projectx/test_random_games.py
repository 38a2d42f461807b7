"""Random games with each Project X card out, to the last point."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.stationfall import systems
from game.stationfall.cards import PROJECTS
from game.stationfall.check import check
from game.stationfall.play import Play
from game.stationfall.state import Options, State, copy
from game.stationfall.turn import settle
from game.trial import pick
from tests.rules.scene import GAME

OWN = ("uplink", "chorus", "step_through", "throw_through")

STIR = {
    "grey_goo": "goo",
    "combat_swarm": "swarm-strikes",
    "slime": "engulfed",
    "stable_wormhole": "stepped-through",
    "specimen": "specimen-strikes",
    "spore_mother": "contaminated",
    "choir": "choir-sings",
    "subject_zero": "subject-strikes",
}
"""What must come up in games with this card out, or they show nothing."""


def opened(card: str, seed: int) -> State:
    """A dealt game in its first minute, some characters near the vault, and Project X just let out."""
    rng = Random(f"{card} {seed}")
    state: State = GAME.deal(2 + seed % 5, Options(projectx=card), rng).state
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, rng).state
    play = Play(copy(state), rng)
    for key, pawn in state.pawns.items():
        if pawn.at in state.places and rng.random() < 0.3:
            play.set_pawn(key, at=rng.choice(("vault_x", "bio_lab", "cryo_lab")))
    if seed % 3:
        systems.abandon_ship(play)
    systems.release(play)
    settle(play)
    return play.state


@pytest.mark.parametrize("card", sorted(PROJECTS))
def test_random_games_with_it_out(card: str) -> None:
    """To the last point: no exception, no dead end, everything in its place, defaults legal, storable."""
    told: Counter[str] = Counter()
    for seed in range(12):
        rng = Random(f"random {card} {seed}")
        state = opened(card, seed)
        check(state)
        done: Counter[str] = Counter()
        manner = ("any", "by verb", "eager", "curious")[seed % 4]
        while GAME.result(state) is None:
            prompt = rng.choice(list(GAME.prompts(state)))
            listed = tuple(GAME.legal(state, prompt.seat))
            assert len(set(listed)) == len(listed) > 0
            assert prompt.default in listed
            own = [act for act in listed if type(act).__struct_config__.tag in OWN]
            act = rng.choice(own) if own and rng.random() < 0.2 else pick(listed, manner, done, rng)
            done[str(type(act).__struct_config__.tag)] += 1
            outcome = GAME.apply(state, act, rng)
            told.update(event.message.key for event in outcome.events)
            state = outcome.state
            check(state)
        assert GAME.load(GAME.dump(state)) == state
    assert card not in STIR or told[STIR[card]]
