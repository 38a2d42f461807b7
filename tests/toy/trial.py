"""What random play has to know of the cellar (`game.own.Own`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action
from tests.toy.rules import BIDS, PAWNS, ROLES, ROOMS, VOWS, Rules, State

__all__ = [
    "IDLE", "SELDOM", "State", "approaches", "check", "disclosed", "ending", "hidden", "likely", "tables",
    "vocabulary",
]  # fmt: skip

IDLE = frozenset({"done"})
SELDOM: frozenset[str] = frozenset()


def check(state: State) -> None:
    assert min(state.coins) >= 0
    assert set(state.pawns) == set(PAWNS)
    assert set(state.pawns.values()) <= set(ROOMS)
    assert set(state.bids) <= {-1, *BIDS}


def tables(seats: int, rng: Random) -> Rules:
    return Rules(rounds=rng.randint(1, 3), bidding=rng.random() < 0.7)


def approaches(state: State, listed: Sequence[Action], seed: str) -> list[Action]:
    return []


def vocabulary(state: State) -> tuple[str, ...]:
    return ("", "nobody", "step", "coin", *PAWNS, *ROOMS, *VOWS, *ROLES)


def likely(state: State, action: type[Action], rng: Random) -> dict[str, str]:
    return {}


def hidden(state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    known = set() if seat is None else {seat, *state.peeked[seat]}
    if state.stage != "over" and len(known) < state.seats:
        yield "roles", [role for number, role in enumerate(state.roles) if number not in known]


def disclosed(state: State, after: State) -> tuple[object, ...]:
    return (
        after.roles if after.stage == "over" else (),
        after.coins if state.stage == "bid" != after.stage else (),
    )


def ending(state: State) -> str:
    return "rounds" if state.stage == "over" else ""
