"""What random play has to know about this game beyond its rules (`game.own.Own`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action
from game.perigee.check import check
from game.perigee.deeds import Deed
from game.perigee.dice import KEYS, WAYS
from game.perigee.rows import RESOURCES
from game.perigee.setup import DECKS, LEAST, MOST
from game.perigee.state import OVER, Options, State

__all__ = [
    "IDLE", "SELDOM", "State", "approaches", "check", "disclosed", "ending", "hidden", "likely", "tables",
    "vocabulary",
]  # fmt: skip

IDLE = frozenset({"done", "reopen", "store", "trade"})
"""What ends a phase, or lives off the stock."""
SELDOM = frozenset({"reopen"})
"""Whoever keeps thinking better of it keeps everybody waiting."""


def tables(seats: int, rng: Random) -> Options:
    crews = rng.choice((0, rng.randint(max(LEAST, seats), MOST)))
    return Options(rng.choice(("random", *DECKS)), rng.choice(("easy", "normal", "hard")), crews)


def approaches(state: State, listed: Sequence[Action], seed: str) -> list[Action]:
    """What keeps the station alive: a game that ends in round 2 shows little."""
    return [action for action in listed if type(action).__name__ in ("Place", "Buy")]


def vocabulary(state: State) -> tuple[str, ...]:
    words = {"", "none", "nobody", "plus", "minus", "k1", "k2", "scenario", "strain", "disable"}
    words |= {*KEYS.values(), *WAYS, *RESOURCES, *state.tiles, *(crew.country for crew in state.crews)}
    words |= {key for crew in state.crews for key in crew.offer}
    words |= {card.key for card in (*state.missions, *state.cards)}
    return tuple(sorted(words))


def likely(state: State, action: type[Action], rng: Random) -> dict[str, str]:
    """A crew of the table's, with dice that it has."""
    crew = rng.choice(state.crews)
    found = {"crew": crew.country}
    fields = action.__struct_fields__ if issubclass(action, Deed) else ()
    if "tile" in fields:
        found["tile"] = rng.choice([*state.tiles, *crew.offer] or [""])
    if "die" in fields and crew.pool:
        found["die"] = KEYS[rng.choice(crew.pool)]
    if "second" in fields and rng.random() < 0.6:
        found["second"] = ""
    if "to" in fields:
        found["to"] = rng.choice(state.crews).country
    return found


def hidden(state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    if state.phase == OVER:
        return
    if len(state.deck) > 1:
        yield "disaster deck", state.deck
    if any(len(deck) > 1 for deck in state.decks):
        yield "tile decks", state.decks


def disclosed(state: State, after: State) -> tuple[object, ...]:
    """What came up from a deck: two worlds part there."""
    return (after.past, [crew.offer for crew in after.crews])


def ending(state: State) -> str:
    return state.ending
