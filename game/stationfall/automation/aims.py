"""Where a character could do what a line says, and how far that is ("Eligibility", "Activation").

Whether something can be done in a section is asked of the deed itself, as if the character stood there
already: so a bot is bound by the same rules as everybody, and none is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
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
from game.stationfall.cards import Able
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


Look = Callable[[str, Walk], Iterator[Aim]]
"""What can be done in a section that one has come to like this."""


class Seeker:
    """One character of a bot's, looking for what it can do. Only as far as it has to look: what costs more
    to get to is never better."""

    def __init__(self, state: State, colour: int, pawn: Pawn, *, free: bool) -> None:
        self.state = state
        self.colour = colour
        self.seat = state.conspiracies[colour].seat
        self.pawn = pawn
        self.free = free
        self.seen = copy(state)
        self.able = people.able(state, pawn.card)
        live = people.live(pawn)
        self.ahead = walks(state, pawn, self.seat, free=free) if live else iter([(pawn.at, Walk())])
        self.rings: list[list[tuple[str, Walk]]] = []
        self.next: tuple[str, Walk] | None = next(self.ahead, None)

    def best(self, operation: Operation, within: int | None = None) -> Aim | None:
        """The best way to do this, of those that take no more Actions."""
        look = self._looking(operation)
        if look is None:
            return None
        for ring in self._rings():
            if within is not None and ring[0][1].cost > within:
                break
            found = (aim for at, walk in ring for aim in look(at, walk))
            fitting = found if within is None else (aim for aim in found if aim.total <= within)
            best = min(fitting, key=lambda aim: aim.order, default=None)
            if best is not None:
                return best
        return None

    def _rings(self) -> Iterator[list[tuple[str, Walk]]]:
        """What costs the same to get to, the nearest first; walked only as far as anybody asks."""
        for number in count():
            if number == len(self.rings):
                if self.next is None:
                    return
                ring, cost = [self.next], self.next[1].cost
                while (found := next(self.ahead, None)) is not None and found[1].cost == cost:
                    ring.append(found)
                self.next = found
                self.rings.append(ring)
            yield self.rings[number]

    def _looking(self, operation: Operation) -> Look | None:
        """How to look for it in a section; nothing where that is in vain."""
        if operation.power:
            return self._commanding(operation)
        name = operation.verbs[0]
        if name == "pod":
            return self._boarding
        if name == "step":
            return self._going(operation)
        return self._doing(operation)

    def at(self, section: str) -> Pawn:
        """The character as it would be there; `seen` is that state."""
        me = self.pawn if self.pawn.at == section else replace(self.pawn, at=section)
        self.seen.pawns[me.key] = me
        return me

    # ------------------------------------------------------------------ deeds

    def _doing(self, operation: Operation) -> Look | None:
        """By a deed. Much of what lines ask for can be done nowhere: nobody need walk to find that out."""
        known: dict[str, list[tuple[tuple[Any, ...], Deed]]] = {}

        def found(section: str) -> list[tuple[tuple[Any, ...], Deed]]:
            if section not in known:
                known[section] = list(self._deeds(operation, section))
            return known[section]

        def look(section: str, walk: Walk) -> Iterator[Aim]:
            for rank, act in found(section):
                costs, frees = self._cost(act, self.at(section), walk)
                yield Aim(walk, section, rank, act, costs, frees)

        return look if found(self.pawn.at) or any(map(found, self._sites(operation))) else None

    def _sites(self, operation: Operation) -> Iterator[str]:
        """Where such a thing is offered at all."""
        verbs = station.board(self.state).verbs
        for key, place in self.state.places.items():
            if _offered(operation.verbs, verbs[key], self.able) and not place.away and not place.annihilated:
                yield key

    def _deeds(self, operation: Operation, section: str) -> Iterator[tuple[tuple[Any, ...], Deed]]:
        """What the character could do there, and how the line ranks it."""
        for number, name, cls in _offered(operation.verbs, station.verbs(self.state, section), self.able):
            me = self.at(section)
            for act in _options(cls, self.seen, me, self.seat):
                rank = judged(Case(self.state, self.seen, self.colour, operation, name, me), act)
                if rank is not None and not self._unwise(act, me):
                    yield (number, *rank), act

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

    def _boarding(self, section: str, walk: Walk) -> Iterator[Aim]:
        if self._boards(section):
            yield Aim(walk, section, choosing(self.state, section))

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
        return any(True for _ in _options(_deed("timed_launch"), self.seen, me, self.seat))

    def _going(self, operation: Operation) -> Look | None:
        """Where the line leads to; who is at such a place already need go nowhere."""
        whose: dict[str, list[tuple[Any, ...]]] = {}
        for pawn in self.state.pawns.values() if operation.whom else ():
            order = rank_of(self.state, self.colour, pawn, operation.whom)
            if order is not None and pawn.key != self.pawn.key:
                at = people.where(self.state, pawn)
                rank = ((order, 0), targeting(self.state, self.colour, pawn), choosing(self.state, at))
                whose.setdefault(at, []).append(rank)

        def ranks(section: str) -> list[tuple[Any, ...]]:
            rank = place_rank(self.state, self.colour, section, operation.where)
            if rank is None or (self._pod(section) and self.state.places[section].damaged):
                return whose.get(section, [])
            return [(rank, choosing(self.state, section)), *whose.get(section, ())]

        def look(section: str, walk: Walk) -> Iterator[Aim]:
            found = ranks(section)
            if found:
                yield Aim(walk, section, min(found))

        return None if ranks(people.where(self.state, self.pawn)) else look

    def _pod(self, section: str) -> bool:
        fixed = station.board(self.state).sections.get(section)
        return fixed is not None and fixed.pod

    # ------------------------------------------------------------------ others' hands

    def _commanding(self, operation: Operation) -> Look:
        """With somebody else, by a power, from wherever it works: each of its deeds is one of ours."""
        power = POWERS[operation.power]
        plain = replace(operation, power="", puppet=None)
        whom = (operation.puppet,) if operation.puppet is not None else ()
        ready: dict[str, tuple[Aim, Deed, bool] | None] = {}

        def look(section: str, walk: Walk) -> Iterator[Aim]:
            for puppet in list(power.puppets(self.seen, self.at(section))):
                if rank_of(self.state, self.colour, puppet, whom) is None:
                    continue
                if puppet.key not in ready:
                    ready[puppet.key] = self._through(puppet, plain)
                found = ready[puppet.key]
                if found is not None:
                    aim, act, last = found
                    rank = (aim.order, targeting(self.state, self.colour, puppet))
                    order = replace(act, by=self.pawn.key, power=operation.power)
                    yield Aim(walk, section, rank, order, aim.total, last=last)

        return look

    def _through(self, puppet: Pawn, operation: Operation) -> tuple[Aim, Deed, bool] | None:
        """The best this one could be made to do, and the first deed of it; nothing if it is done already."""
        seeker = Seeker(self.state, self.colour, puppet, free=False)
        aim = seeker.best(operation)
        act, last = next_move(seeker, aim) if aim is not None else (None, False)
        return None if aim is None or act is None else (aim, act, last)


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
    for act in _options(_deed(verb), state, pawn, seat):
        if getattr(act, "to", "") == to and not getattr(act, "drag", ""):
            yield act


def step_to(state: State, pawn: Pawn, seat: int, to: str, price: int) -> Deed | None:
    """What brings a character nearer to the next section of its way."""
    return next(_steps(state, pawn, seat, to, price), None)


def _options(cls: type[Deed], state: State, pawn: Pawn, seat: int) -> Iterator[Deed]:
    """Everything of one kind that this character could do in this state."""
    if unable(state, pawn, cls) is None:
        for act in cls.options(state, pawn, seat):
            if act.refusal(state, pawn) is None:
                yield act


@cache
def _deed(verb: str) -> type[Deed]:
    return next(cls for cls in DEEDS if cls.__struct_config__.tag == verb)


@cache
def _offered(
    names: tuple[str, ...], verbs: frozenset[str], able: Able
) -> tuple[tuple[int, str, type[Deed]], ...]:
    """The deeds that these verbs of the notation stand for, where the board offers that."""
    return tuple(
        (number, name, cls)
        for number, name in enumerate(names)
        for cls in map(_deed, VERBS[name].deeds)
        if cls.offered(verbs, able)
    )
