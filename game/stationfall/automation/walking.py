"""How a bot's character gets about ("Steps"): the shortest way to everywhere, by the rules of steps.

Judged as it all is now: what might change on the way does not count ("Activation").
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall import people
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.prices import PRICES
from game.stationfall.automation.priorities import Rank, choosing
from game.stationfall.cards import nothing
from game.stationfall.state import Pawn, State, copy


class Walk(Struct, frozen=True):
    """The way to a section: what it costs, and the sections in their order, each with its own cost."""

    cost: int = 0
    frees: int = 0
    """Steps that cost no Action."""
    spent: bool = False
    """The activation's free action is used up on it."""
    path: tuple[tuple[str, int], ...] = ()


class Exit(NamedTuple):
    """One step from a section."""

    to: str
    cost: int
    spends: bool
    """The free action pays for it."""


def walks(state: State, pawn: Pawn, seat: int, *, free: bool) -> Iterator[tuple[str, Walk]]:
    """To everywhere it can go, the nearest first; `free`: it has its free action still."""
    seen = copy(state)
    found: set[str] = set()
    ranks: dict[str, Rank] = {}
    exits: dict[str, list[Exit]] = {}
    number = 0
    heap: list[tuple[int, int, Rank, int, str, Walk]] = [(0, 0, (), number, pawn.at, Walk())]
    reached: set[tuple[str, bool]] = set()
    while heap:
        _, _, _, _, here, walk = heappop(heap)
        # Nothing is gained by coming later and without the free action.
        if (here, walk.spent) in reached or (here, False) in reached:
            continue
        reached.add((here, walk.spent))
        if here not in found:
            found.add(here)
            yield here, walk
        if here not in exits:
            me = replace(pawn, at=here)
            seen.pawns[pawn.key] = me
            exits[here] = list(_exits(seen, me, seat))
        for to, cost, spends in exits[here]:
            if (to, False) in reached or (spends and (walk.spent or not free)):
                continue
            longer = Walk(
                walk.cost + cost,
                walk.frees + (cost == 0),
                walk.spent or spends,
                (*walk.path, (to, cost)),
            )
            number += 1
            if to not in ranks:
                ranks[to] = choosing(state, to)
            heappush(heap, (longer.cost, -longer.frees, ranks[to], number, to, longer))


def _exits(seen: State, me: Pawn, seat: int) -> Iterator[Exit]:
    """Where one step leads, in every way that it can be paid for. Nobody drags ("Steps")."""
    locks = seen.locks
    able = people.able(seen, me.card)
    # Steps cost nothing by abilities only.
    bent = able.gratis is not nothing or able.free is not nothing
    for to in Step.ways(seen, me):
        step = Step(seat=seat, who=me.key, to=to)
        shut = step.refusal(seen, me) is not None
        if shut and locks:
            # Everybody a bot activates has Breach: one more Action opens the Lock.
            seen.locks = ()
            shut = step.refusal(seen, me) is not None
            seen.locks = locks
            if not shut and not step.suicidal(seen, me):
                yield Exit(to, 2, False)
            continue
        if shut or step.suicidal(seen, me):
            continue
        if bent and PRICES["gratis"].misfit(seen, replace(step, pay="gratis"), me) is None:
            yield Exit(to, 0, False)
            continue
        if bent and PRICES["free"].misfit(seen, replace(step, pay="free"), me) is None:
            yield Exit(to, 0, True)
        yield Exit(to, 1, False)
