"""Games between computer players, each thought out once for all tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from game.api import Action, Level, Taken
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State

USUAL = Options()
LONGEST = 1000
"""More decisions than any game needs."""

_think = STATIONFALL.advise
_kept: dict[tuple[int, bytes, Level], Action] = {}
_encode = msgspec.msgpack.Encoder().encode


def advised(view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
    """Once: who sees the same and has the same chance is advised the same (`test_advise.py`)."""
    key = (hash(rng.getstate()), _encode(view), level)
    if key not in _kept:
        _kept[key] = _think(view, legal, rng, level=level)
    return _kept[key]


@contextmanager
def once() -> Iterator[None]:
    """Whatever plays by advice meanwhile, nothing is thought over that was before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(STATIONFALL, "advise", advised)
        yield


@cache
def course(seed: str, seats: int, options: Options = USUAL) -> tuple[Taken, ...]:
    """A whole game, as `python -m game play` plays it."""
    outcome = STATIONFALL.deal(seats, options, Random(f"{seed}:0"))
    found = [Taken(None, outcome.events, outcome.state)]
    while prompts := STATIONFALL.prompts(state := found[-1].state):
        assert len(found) < LONGEST, f"game {seed} with {seats} players does not end"
        seat = prompts[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        action = advised(STATIONFALL.view(state, seat), legal, Random(f"{seed}/advice:{len(found)}"))
        assert action in legal
        outcome = STATIONFALL.apply(state, action, Random(f"{seed}:{len(found)}"))
        found.append(Taken(action, outcome.events, outcome.state))
    return tuple(found)


def states(seed: str, seats: int, options: Options = USUAL) -> list[State]:
    """Every state of such a game, the last one too."""
    return [taken.state for taken in course(seed, seats, options)]
