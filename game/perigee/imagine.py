"""Another game that nobody at the table can tell from this one: face-down cards in another order."""

from __future__ import annotations

from random import Random

from game.perigee.content import content
from game.perigee.state import State, copy
from game.perigee.station import DISASTERS


def imagine(state: State, rng: Random) -> State:
    other = copy(state)
    for it, deck in enumerate(state.decks):
        other.decks[it] = tuple(rng.sample(deck, len(deck)))
    unseen = sorted(
        key for key, card in DISASTERS.items() if card.deck == state.disaster and key not in state.past
    )
    other.deck = tuple(rng.sample(unseen, len(state.deck)))
    assert len(other.deck) + len(state.past) == content().figure("disaster_cards")
    return other
