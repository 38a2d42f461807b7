"""What random play has to know of the boat (`game.own.Own`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action
from tests.toy.crew.rules import AMOUNTS, DICE, FEARS, JOBS, ROOM, SUNK, Rules, State

__all__ = [
    "IDLE", "SELDOM", "State", "approaches", "check", "disclosed", "ending", "hidden", "likely", "tables",
    "vocabulary",
]  # fmt: skip

IDLE = frozenset({"done", "reopen", "wave"})
SELDOM: frozenset[str] = frozenset()


def check(state: State) -> None:
    assert set(state.pledges) <= {-1, *AMOUNTS}
    assert all(len(placed) <= ROOM for placed in state.jobs.values())
    if state.part == "work":
        placed = sum(len(there) for there in state.jobs.values())
        assert placed + sum(map(len, state.dice)) == DICE * state.seats


def tables(seats: int, rng: Random) -> Rules:
    return Rules(rounds=rng.randint(1, 3), restless=rng.random() < 0.5)


def approaches(state: State, listed: Sequence[Action], seed: str) -> list[Action]:
    return []


def vocabulary(state: State) -> tuple[str, ...]:
    return ("", "nobody", *JOBS, *FEARS)


def likely(state: State, action: type[Action], rng: Random) -> dict[str, str]:
    return {}


def hidden(state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    others = [number for number in range(state.seats) if number != seat]
    if others and state.part != "over":
        yield "fears", [state.fears[number] for number in others]


def disclosed(state: State, after: State) -> tuple[object, ...]:
    shown = after.part == "over"
    return (after.fears if shown else (), after.pledges if state.part == "plan" != after.part else ())


def ending(state: State) -> str:
    return "" if state.part != "over" else "sunk" if state.water >= SUNK else "afloat"
