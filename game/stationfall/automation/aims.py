"""Where a character could do what a line says, and how far that is ("Eligibility", "Activation").

Whether something can be done in a section is asked of the deed itself, as if the character stood there
already: so a bot is bound by the same rules as everybody, and none is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall import people, pods, station
from game.stationfall.actions.console import no_console
from game.stationfall.actions.deeds import DEEDS, Deed, unable
from game.stationfall.actions.prices import PRICES
from game.stationfall.automation.meaning import meant, own_card, owns, place_rank, rank_of
from game.stationfall.automation.notation import VERBS, Operation
from game.stationfall.automation.priorities import choosing, taking, targeting
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
        self.walks = walks(state, pawn, self.seat, free=free)
        self.seen = copy(state)

    def aims(self, operation: Operation) -> list[Aim]:
        """The best first."""
        name = operation.verbs[0]
        if name == "remote_control":
            found = list(self._steered(operation))
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
                    rank = self._rank(name, operation, act, me)
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

    def _rank(self, name: str, operation: Operation, act: Deed, me: Pawn) -> tuple[Any, ...] | None:
        """The General Priorities of a deed that the line means; None: it means another."""
        judge = JUDGES.get(str(type(act).__struct_config__.tag))
        if judge is None:
            return (0, 0, choosing(self.state, me.at))
        return judge(self, name, operation, act, me)

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
        for at, walk in self.walks.items():
            if at == self.pawn.at:
                continue
            rank = place_rank(self.state, self.colour, at, operation.where)
            if rank is not None:
                yield Aim(walk, at, (0, rank, choosing(self.state, at)))
            for pawn in self.state.pawns.values() if operation.whom else ():
                rank = rank_of(self.state, self.colour, pawn, operation.whom)
                if rank is not None and people.where(self.state, pawn) == at:
                    yield Aim(walk, at, (0, rank, targeting(self.state, self.colour, pawn)))

    # ------------------------------------------------------------------ machines

    def _steered(self, operation: Operation) -> Iterator[Aim]:
        """Towards the goal with a machine, from wherever a Console Action can be taken."""
        consoles = [at for at in self.walks if self._commands(at)]
        for puppet in (
            people.pawns_of(self.state, operation.puppet) if operation.puppet in self.state.cards else ()
        ):
            if (
                puppet.key == self.pawn.key
                or not people.live(puppet)
                or not people.in_play(self.state, puppet)
            ):
                continue
            if any(meant(self.state, self.colour, puppet.at, where) for where in operation.where):
                continue
            ways = walks(self.state, puppet, self.seat, free=False)
            goals = [
                (walk.cost, rank, choosing(self.state, at), at, walk)
                for at, walk in ways.items()
                if (rank := place_rank(self.state, self.colour, at, operation.where)) is not None
                and not self.state.places[at].damaged
            ]
            if not goals:
                continue
            cost, rank, place, _, walk = min(goals, key=lambda goal: goal[:4])
            to, price = walk.path[0]
            act = step_to(self.state, puppet, self.seat, to, price)
            if act is None:
                continue
            order = replace(act, by=self.pawn.key, power="remote_control")
            for at in consoles:
                yield Aim(
                    self.walks[at],
                    at,
                    (cost, rank, place, targeting(self.state, self.colour, puppet)),
                    order,
                    cost,
                    last=len(walk.path) == 1 and price == 1,
                )

    def _commands(self, section: str) -> bool:
        me = self.at(section)
        return no_console(self.seen, me) is None and (
            people.bodily(me) or people.able(self.seen, me.card).bodiless
        )


def _steps(state: State, pawn: Pawn, seat: int, to: str, price: int) -> Iterator[Deed]:
    """The step there, or the breach that it takes first."""
    verb = "breach" if price == 2 else "step"
    for act in _options(verb, state, pawn, seat):
        if getattr(act, "to", "") == to and not getattr(act, "drag", ""):
            yield act


def step_to(state: State, pawn: Pawn, seat: int, to: str, price: int) -> Deed | None:
    """What brings a character nearer to the next section of its way."""
    return next(_steps(state, pawn, seat, to, price), None)


def counting(state: State, colour: int, pod: str) -> bool:
    """Whether a countdown of one's own runs there already."""
    return any(
        mark.what == "launch" and mark.section == pod and mark.colour == colour for mark in state.markers
    )


def _options(verb: str, state: State, pawn: Pawn, seat: int) -> Iterator[Deed]:
    """Everything of one kind that this character could do in this state."""
    for cls in DEEDS:
        if str(cls.__struct_config__.tag) == verb and unable(state, pawn, cls) is None:
            for act in cls.options(state, pawn, seat):
                if act.refusal(state, pawn) is None:
                    yield act


# ---------------------------------------------------------------------- what a line means by a deed

Ranked = tuple[Any, ...] | None
Judge = Callable[[Seeker, str, Operation, Any, Pawn], Ranked]


def _thing(seeker: Seeker, operation: Operation, thing: str, me: Pawn, taker: Pawn) -> int | None:
    """Its place in the list; never a second of a type somebody possesses."""
    plain = "nanogel" if thing == "nanogel_1" else thing
    if plain not in operation.things or (plain != "kompromat" and owns(taker, plain)):
        return None
    return operation.things.index(plain)


def _pick_up(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    rank = _thing(seeker, operation, act.item, me, me)
    return None if rank is None else (rank, choosing(seeker.state, me.at), taking(act.item))


def _manufacture(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    rank = _thing(seeker, operation, act.thing, me, me)
    return None if rank is None else (rank, choosing(seeker.state, me.at))


def _rob(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    rank = _thing(seeker, operation, act.what, me, me)
    other = seeker.state.pawns[act.target]
    if rank is None or seeker.colour in _owners(seeker.state, other):
        return None
    return (rank, targeting(seeker.state, seeker.colour, other))


def _owners(state: State, pawn: Pawn) -> tuple[int, ...]:
    return () if people.monster(pawn) else state.cards[pawn.card].owners


def _handed(seeker: Seeker, operation: Operation, thing: str, to: str, me: Pawn) -> Ranked:
    other = seeker.state.pawns[to]
    whom = rank_of(seeker.state, seeker.colour, other, operation.whom)
    rank = _thing(seeker, operation, thing, me, other)
    if rank is None or whom is None:
        return None
    return (rank, whom, targeting(seeker.state, seeker.colour, other))


def _give(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return _handed(seeker, operation, act.item, act.to, me)


def _copy(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return _handed(seeker, operation, act.data, act.to, me)


def _transmit(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    """To an Offsite that has it not."""
    offsites = [whom.card for whom in operation.whom]
    known = seeker.state.offsites[act.offsite]
    if act.data not in operation.things or act.offsite not in offsites or act.data in known:
        return None
    return (operation.things.index(act.data), offsites.index(act.offsite), choosing(seeker.state, me.at))


def _attack(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return _struck(seeker, operation, [seeker.state.pawns[act.target]])


def _struck(seeker: Seeker, operation: Operation, others: list[Pawn]) -> Ranked:
    """The best of those who would go Down."""
    found = [
        (rank, targeting(seeker.state, seeker.colour, other))
        for other in others
        if seeker.colour not in _owners(seeker.state, other)
        and (rank := rank_of(seeker.state, seeker.colour, other, operation.whom)) is not None
    ]
    return min(found, default=None)


def _throw(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    """As it says; or a Firebomb instead of an Attack or a Sabotage ("Firebombs")."""
    if name == "throw":
        rank = _thing(seeker, operation, act.item, me, replace(me, items=()))
        where = place_rank(seeker.state, seeker.colour, act.to, operation.where)
        return None if rank is None or where is None or act.ignite else (rank, where)
    if not act.ignite:
        return None
    if name == "attack":
        inside = [pawn for pawn in people.pawns_in(seeker.state, act.to) if people.live(pawn)]
        return _struck(seeker, operation, [pawn for pawn in inside if act.fells(seeker.seen, me, pawn)])
    return _damaged(seeker, operation, act.to)


def _sabotage(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return _damaged(seeker, operation, me.at)


def _damaged(seeker: Seeker, operation: Operation, section: str) -> Ranked:
    place = seeker.state.places[section]
    rank = place_rank(seeker.state, seeker.colour, section, operation.where)
    if rank is None or place.damaged or section == station.OUTER_SPACE:
        return None
    return (rank, choosing(seeker.state, section))


def _mend(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    if act.target:
        return _targeted(seeker, name, operation, act, me)
    rank = place_rank(seeker.state, seeker.colour, me.at, operation.where)
    return None if rank is None else (rank, choosing(seeker.state, me.at))


def _targeted(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    """A deed on somebody whom the line names; never against a colour of one's own."""
    if getattr(act, "colour", None) == seeker.colour:
        return None
    other = seeker.state.pawns.get(act.target)
    rank = None if other is None else rank_of(seeker.state, seeker.colour, other, operation.whom)
    if other is None or rank is None:
        return None
    return (rank, targeting(seeker.state, seeker.colour, other))


def _suppress(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    """Never in Magnetic Containment, as the one script that is printed has it; fire before bad air."""
    if act.section == station.TRAP:
        return None
    burning = seeker.state.places[act.section].hazard == "fire"
    return (choosing(seeker.state, me.at), not burning, choosing(seeker.state, act.section))


def _jammers(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return (choosing(seeker.state, me.at),) if act.on == operation.on else None


def _timed(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    return None if counting(seeker.state, seeker.colour, me.at) else (choosing(seeker.state, me.at),)


def _section_launch(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    if seeker.state.places[act.pod].damaged:
        return None
    rank = place_rank(seeker.state, seeker.colour, act.pod, operation.where) if operation.where else 0
    return None if rank is None else (rank, choosing(seeker.state, act.pod))


def _bridge_launch(seeker: Seeker, name: str, operation: Operation, act: Any, me: Pawn) -> Ranked:
    """All that are ready leave; one that is meant must be among them."""
    ready = [pod for pod in act.ready(seeker.seen, me.key) if not seeker.state.places[pod].damaged]
    found = [
        (rank, choosing(seeker.state, pod))
        for pod in ready
        if (rank := place_rank(seeker.state, seeker.colour, pod, operation.where) if operation.where else 0)
        is not None
    ]
    return min(found, default=None)


JUDGES: dict[str, Judge] = {
    "pick_up": _pick_up,
    "manufacture": _manufacture,
    "rob": _rob,
    "give": _give,
    "copy": _copy,
    "transmit": _transmit,
    "attack": _attack,
    "throw": _throw,
    "sabotage": _sabotage,
    "jury_rig": _mend,
    "repair": _mend,
    "revive": _targeted,
    "infect": _targeted,
    "wormtongue": _targeted,
    "lawyer_up": _targeted,
    "suppress": _suppress,
    "jammers": _jammers,
    "timed_launch": _timed,
    "section_launch": _section_launch,
    "bridge_launch": _bridge_launch,
}
"""What a line says of the deeds that do it; of the others it says nothing more."""
