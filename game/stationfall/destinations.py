"""Where the acting character can walk to, one step or two away: the numbers in pictures and on buttons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall.actions import paying, prices
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import unable
from game.stationfall.play import Play
from game.stationfall.state import State, copy
from game.stationfall.turn import settle

CHEAP = ("gratis", "free", "action")
"""How steps are paid for: nobody spends an action on what is free."""


class Destination(Struct, frozen=True):
    """A section that can be reached in this activation."""

    number: int
    """As drawn in pictures and written on buttons: 1 … n, the cheapest first."""
    section: str
    via: str = ""
    """Where the first of two steps leads."""


Walk = tuple[Step, ...]


def destinations(state: State, seat: int) -> tuple[Destination, ...]:
    """The numbers: nothing while nobody of this seat's is acting."""
    return tuple(
        Destination(number, walk[-1].to, walk[0].to if len(walk) > 1 else "")
        for number, walk in enumerate(walks(state, seat), 1)
    )


def walks(state: State, seat: int) -> list[Walk]:
    """The steps to each destination, in the order of their numbers.

    On the way to the second step nothing may happen but the first: what would cost more than a step, or shows
    something hidden, is only walked into on purpose.
    """
    turn = state.turn
    if state.phase != "turn" or state.todo or turn.step != "acting":
        return []
    if state.conspiracies[turn.colour].seat != seat:
        return []
    near: dict[str, Walk] = {step.to: (step,) for step in _steps(state, seat)}
    if not near:
        return []
    here = state.pawns[turn.pawn].at
    far: dict[str, Walk] = {}
    luck = Random(0)
    for first, *_ in near.values():
        after = _walked(state, first, luck)
        for second in _steps(after, seat) if after is not None else ():
            walk = (first, second)
            better = second.to not in far or (saves(walk) and not saves(far[second.to]))
            if better and second.to != here and second.to not in near:
                far[second.to] = walk
    found = [found[section] for found in (near, far) for section in state.places if section in found]
    return sorted(found, key=lambda walk: (len(walk), len(walk) > 1 and not saves(walk)))


def saves(walk: Walk) -> bool:
    """Whether one of its steps takes no action."""
    return any(step.pay in CHEAP[:2] for step in walk)


def _steps(state: State, seat: int) -> Iterator[Step]:
    """Every step of the acting character alone, for as little as it can be had."""
    pawn = state.pawns[state.turn.pawn]
    cheap = tuple(pay for pay in CHEAP if prices.PRICES[pay].closed(state, seat, pawn) is None)
    if not cheap or unable(state, pawn, Step) is not None:
        return
    for to in Step.ways(state, pawn):
        step = Step(seat=seat, who=pawn.key, to=to)
        for paid in islice(prices.affordable(state, step, cheap, pawn), 1):
            if step.refusal(state, pawn) is None and not step.suicidal(state, pawn):
                yield paid


def _walked(state: State, step: Step, luck: Random) -> State | None:
    """The game after this step, if all that it changes is where somebody is."""
    if step.to in state.traps or state.pawns[step.who].at not in state.places:
        return None
    play = Play(copy(state), luck)
    paying.carry_out(play, step)
    settle(play)
    moved = replace(state.pawns[step.who], at=step.to)
    plain = play.undoable and not play.state.todo and play.state.phase == "turn"
    return play.state if plain and play.state.pawns[step.who] == moved else None
