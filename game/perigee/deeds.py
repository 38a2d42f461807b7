"""What all actions have in common: somebody does them for a crew, in a phase, while that crew is not done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from game.api import Action, Illegal, Name
from game.perigee.dice import DIE, TOP
from game.perigee.play import Play, illegal
from game.perigee.state import PLACING, SPENDING, Ask, Crew, State
from game.perigee.station import toxic


class Deed(Action, frozen=True, kw_only=True):
    """Something done for a crew."""

    crew: str

    phase: ClassVar[int] = PLACING

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        """All that this crew can do of the kind now; that it may act at all is known."""
        raise NotImplementedError

    def refusal(self, state: State, it: int) -> Illegal | None:
        raise NotImplementedError

    def perform(self, play: Play, it: int) -> None:
        raise NotImplementedError


D = TypeVar("D", bound=type[Deed])
DEEDS: list[type[Deed]] = []
"""Every verb of phases 1 and 5, in the order in which it is listed."""


def enter(cls: D) -> D:
    DEEDS.append(cls)
    return cls


def premature(state: State, act: Deed) -> Illegal | None:
    """2.1: phase 1 is for placing, phase 5 for spending."""
    if act.phase == state.phase:
        return None
    if act.phase == SPENDING:
        return illegal("only-spending", "2.1")
    return illegal("only-placing", "2.1")


def die_of(crew: Crew, key: str) -> int | Illegal:
    """A die of the pool by its key."""
    die = DIE.get(key, 0)
    if die not in crew.pool:
        return illegal("no-die", "3.2", crew=Name(crew.country), die=Name(key) if die else key or "–")
    return die


def toxic_refusal(state: State, crew: Crew, dice: tuple[int, ...]) -> Illegal | None:
    """10.2: each toxic die costs one that stays in the pool."""
    cost = price(state, dice)
    if cost and len(crew.pool) - len(dice) < cost:
        return illegal("toxic-alone", "10.2", cost=cost, left=len(crew.pool) - len(dice))
    return None


def price(state: State, dice: tuple[int, ...]) -> int:
    """10.2: how many dice it costs to place these."""
    bad = toxic(state)
    return sum(TOP[die] in bad for die in dice)


def charge(play: Play, it: int, cost: int) -> None:
    """10.2: paid before anything else."""
    play.ask(*[Ask(it, "pay")] * cost)


def affordable(state: State, crew: Crew) -> list[int]:
    """Each sort of die in the pool that could be placed by itself."""
    bad = toxic(state)
    sorts = sorted(set(crew.pool))
    return sorts if len(crew.pool) > 1 or not bad else [die for die in sorts if TOP[die] not in bad]
