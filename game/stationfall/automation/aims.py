"""Where a character could do what a line says, and how far that is ("Eligibility", "Activation").

Whether something can be done in a section is asked of the deed itself, as if the character stood there
already: so a bot is bound by the same rules as everybody, and none is written twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall import people, pods, station
from game.stationfall.actions.deeds import DEEDS, POWERS, Deed, unable
from game.stationfall.actions.prices import PRICES
from game.stationfall.automation.judging import Case, counting, judged
from game.stationfall.automation.meaning import own_card, place_rank, rank_of
from game.stationfall.automation.notation import VERBS, Operation
from game.stationfall.automation.priorities import choosing, targeting
from game.stationfall.automation.walking import Walk, walks
from game.stationfall.state import Pawn, State, copy

ALL_ALONG = ("abandon_ship", "nda")
"""What a pod that is only stepped into need not meet yet: the order may still come, and bots sign nothing."""


class Aim(Struct, frozen=True):
    """One way to do what a line says."""

    walk: Walk
    section: str
    rank: tuple[Any, ...]
    """Leftmost verb, leftmost thing, then the General Priorities."""
    act: Deed | None = None
    """What is done there; nothing more than to be there."""
    costs: int = 0
    """Actions it takes there."""
    frees: int = 0
    last: bool = True
    """Whether that completes it."""

    @property
    def total(self) -> int:
        return self.walk.cost + self.costs

    @property
    def order(self) -> tuple[Any, ...]:
        """Least actions away, then most free actions, then as the line has it."""
        return (self.walk.cost, -self.walk.frees - self.frees, self.rank)


class Seeker:
    """One character of a bot's, looking for its aims."""

    def __init__(self, state: State, colour: int, pawn: Pawn, *, free: bool) -> None:
        self.state = state
        self.colour = colour
        self.seat = state.conspiracies[colour].seat
        self.pawn = pawn
        self.free = free
        self.walks = walks(state, pawn, self.seat, free=free) if people.live(pawn) else {pawn.at: Walk()}
        self.seen = copy(state)

    def aims(self, operation: Operation) -> list[Aim]:
        """The best first."""
        name = operation.verbs[0]
        if operation.power:
            found = list(self._commanded(operation))
        elif name == "pod":
            found = [
                Aim(walk, at, choosing(self.state, at)) for at, walk in self.walks.items() if self._boards(at)
            ]
        elif name == "step":
            found = list(self._places(operation))
        else:
            found = [aim for at, walk in self.walks.items() for aim in self._deeds(operation, at, walk)]
        return sorted(found, key=lambda aim: aim.order)

    def at(self, section: str) -> Pawn:
        """The character as it would be there; `seen` is that state."""
        me = self.pawn if self.pawn.at == section else replace(self.pawn, at=section)
        self.seen.pawns[me.key] = me
        return me

    # ------------------------------------------------------------------ deeds

    def _deeds(self, operation: Operation, section: str, walk: Walk) -> Iterator[Aim]:
        me = self.at(section)
        for number, name in enumerate(operation.verbs):
            for verb in VERBS[name].deeds:
                for act in _options(verb, self.seen, me, self.seat):
                    rank = judged(Case(self.state, self.seen, self.colour, operation, name, me), act)
                    if rank is None or self._unwise(act, me):
                        continue
                    costs, frees = self._cost(act, me, walk)
                    yield Aim(walk, section, (number, *rank), act, costs, frees)

    def _cost(self, act: Deed, me: Pawn, walk: Walk) -> tuple[int, int]:
        """What it takes, and whether that is a free action."""
        if PRICES["gratis"].misfit(self.seen, replace(act, pay="gratis"), me) is None:
            return 0, 1
        free = self.free and not walk.spent
        fits_free = free and PRICES["free"].misfit(self.seen, replace(act, pay="free"), me) is None
        return (0, 1) if fits_free else (1, 0)

    def _unwise(self, act: Deed, me: Pawn) -> bool:
        """11.2, and what a bot's own character is spared besides ("Self Preservation")."""
        if act.suicidal(self.seen, me):
            return True
        card = own_card(self.state, self.colour)
        return any(
            pawn.card == card and people.live(pawn) and act.fells(self.seen, me, pawn)
            for pawn in self.state.pawns.values()
        )

    # ------------------------------------------------------------------ places

    def _boards(self, section: str) -> bool:
        """A pod that the character could launch; where it sits already there is nothing to be done."""
        fixed, place = station.board(self.state).sections.get(section), self.state.places.get(section)
        if (
            fixed is None
            or place is None
            or not fixed.pod
            or place.damaged
            or place.away
            or place.annihilated
        ):
            return False
        if section == self.pawn.at:
            return not counting(self.state, self.colour, section) and self._starts(section)
        self.at(section)
        return all(
            need in ALL_ALONG or pods.meets(self.seen, section, need, self.pawn.key)
            for need in pods.needs(self.seen, section)
        )

    def _starts(self, section: str) -> bool:
        me = self.at(section)
        return any(True for _ in _options("timed_launch", self.seen, me, self.seat))

    def _places(self, operation: Operation) -> Iterator[Aim]:
        """Where the line leads to; who is at such a place already need go nowhere."""
        found: dict[str, list[tuple[Any, ...]]] = {}
        for at in self.walks:
            rank = place_rank(self.state, self.colour, at, operation.where)
            if rank is not None and not (self._pod(at) and self.state.places[at].damaged):
                found.setdefault(at, []).append((rank, choosing(self.state, at)))
        for pawn in self.state.pawns.values() if operation.whom else ():
            order = rank_of(self.state, self.colour, pawn, operation.whom)
            if order is not None and pawn.key != self.pawn.key:
                at = people.where(self.state, pawn)
                found.setdefault(at, []).append(((order, 0), targeting(self.state, self.colour, pawn)))
        if people.where(self.state, self.pawn) not in found:
            for at, ranks in found.items():
                if at in self.walks:
                    yield Aim(self.walks[at], at, min(ranks))

    def _pod(self, section: str) -> bool:
        fixed = station.board(self.state).sections.get(section)
        return fixed is not None and fixed.pod

    # ------------------------------------------------------------------ others' hands

    def _commanded(self, operation: Operation) -> Iterator[Aim]:
        """With somebody else, by a power, from wherever it works: each of its deeds is one of ours."""
        power = POWERS[operation.power]
        plain = replace(operation, power="", puppet=None)
        whom = (operation.puppet,) if operation.puppet is not None else ()
        ready: dict[str, tuple[Aim, Deed, bool] | None] = {}
        for at, walk in self.walks.items():
            for puppet in list(power.puppets(self.seen, self.at(at))):
                if rank_of(self.state, self.colour, puppet, whom) is None:
                    continue
                if puppet.key not in ready:
                    ready[puppet.key] = self._through(puppet, plain)
                found = ready[puppet.key]
                if found is not None:
                    aim, act, last = found
                    rank = (aim.order, targeting(self.state, self.colour, puppet))
                    order = replace(act, by=self.pawn.key, power=operation.power)
                    yield Aim(walk, at, rank, order, aim.total, last=last)

    def _through(self, puppet: Pawn, operation: Operation) -> tuple[Aim, Deed, bool] | None:
        """The best this one could be made to do, and the first deed of it; nothing if it is done already."""
        seeker = Seeker(self.state, self.colour, puppet, free=False)
        for aim in seeker.aims(operation)[:1]:
            act, last = next_move(seeker, aim)
            if act is not None:
                return aim, act, last
        return None


def next_move(seeker: Seeker, aim: Aim) -> tuple[Deed | None, bool]:
    """The next deed on the way, and whether the operation is complete with it."""
    if not aim.walk.path:
        return aim.act, aim.last
    to, price = aim.walk.path[0]
    arrives = len(aim.walk.path) == 1 and price < 2 and aim.act is None
    return step_to(seeker.state, seeker.pawn, seeker.seat, to, price), arrives


def _steps(state: State, pawn: Pawn, seat: int, to: str, price: int) -> Iterator[Deed]:
    """The step there, or the breach that it takes first."""
    verb = "breach" if price == 2 else "step"
    for act in _options(verb, state, pawn, seat):
        if getattr(act, "to", "") == to and not getattr(act, "drag", ""):
            yield act


def step_to(state: State, pawn: Pawn, seat: int, to: str, price: int) -> Deed | None:
    """What brings a character nearer to the next section of its way."""
    return next(_steps(state, pawn, seat, to, price), None)


def _options(verb: str, state: State, pawn: Pawn, seat: int) -> Iterator[Deed]:
    """Everything of one kind that this character could do in this state."""
    cls = _deed(verb)
    if unable(state, pawn, cls) is None:
        for act in cls.options(state, pawn, seat):
            if act.refusal(state, pawn) is None:
                yield act


@cache
def _deed(verb: str) -> type[Deed]:
    return next(cls for cls in DEEDS if cls.__struct_config__.tag == verb)
