"""Which of the things that could be done a line means, and how it and the General Priorities rank them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall import people, station
from game.stationfall.automation.meaning import owns, place_rank, rank_of
from game.stationfall.automation.notation import Operation
from game.stationfall.automation.priorities import choosing, dropping, taking, targeting
from game.stationfall.state import Pawn, State


class Case(Struct, frozen=True):
    """What is judged: a character where it could do something, and the verb of the line that asks for it."""

    state: State
    seen: State
    """The same with the character already there."""
    colour: int
    operation: Operation
    verb: str
    me: Pawn

    def place(self, section: str) -> tuple[int, int] | None:
        return place_rank(self.state, self.colour, section, self.operation.where)

    def whom(self, pawn: Pawn) -> int | None:
        return rank_of(self.state, self.colour, pawn, self.operation.whom)

    def aimed(self, pawn: Pawn) -> tuple[int, ...]:
        return targeting(self.state, self.colour, pawn)

    def thing(self, thing: str, taker: Pawn) -> int | None:
        """Its place in the list; never a second of a type somebody possesses."""
        plain = "nanogel" if thing == "nanogel_1" else thing
        if plain not in self.operation.things or (plain != "kompromat" and owns(taker, plain)):
            return None
        return self.operation.things.index(plain)

    def ours(self, pawn: Pawn) -> bool:
        """Whether this is the bot's own PC."""
        return not people.monster(pawn) and self.colour in self.state.cards[pawn.card].owners


Ranked = tuple[Any, ...] | None
"""None: the line does not mean it."""
Judge = Callable[[Case, Any], Ranked]


def judged(case: Case, act: Any) -> Ranked:
    """The rank of a deed; where the line says nothing more of its kind, that of its section."""
    judge = JUDGES.get(str(type(act).__struct_config__.tag))
    return (choosing(case.state, case.me.at),) if judge is None else judge(case, act)


def counting(state: State, colour: int, pod: str) -> bool:
    """Whether a countdown of one's own runs there already."""
    return any(
        mark.what == "launch" and mark.section == pod and mark.colour == colour for mark in state.markers
    )


# ---------------------------------------------------------------------- things


def _pick_up(case: Case, act: Any) -> Ranked:
    rank = case.thing(act.item, case.me)
    return None if rank is None else (rank, choosing(case.state, case.me.at), taking(act.item))


def _manufacture(case: Case, act: Any) -> Ranked:
    rank = case.thing(act.thing, case.me)
    return None if rank is None else (rank, choosing(case.state, case.me.at))


def _rob(case: Case, act: Any) -> Ranked:
    rank = case.thing(act.what, case.me)
    other = case.state.pawns[act.target]
    return None if rank is None or case.ours(other) else (rank, case.aimed(other))


def _drop(case: Case, act: Any) -> Ranked:
    rank = case.thing(act.item, replace(case.me, items=()))
    return (
        None if rank is None or act.ignite else (rank, choosing(case.state, case.me.at), dropping(act.item))
    )


def _give(case: Case, act: Any) -> Ranked:
    return _handed(case, act.item, act.to)


def _copy(case: Case, act: Any) -> Ranked:
    return _handed(case, act.data, act.to)


def _handed(case: Case, thing: str, to: str) -> Ranked:
    other = case.state.pawns[to]
    rank, whom = case.thing(thing, other), case.whom(other)
    return None if rank is None or whom is None else (rank, whom, case.aimed(other))


def _transmit(case: Case, act: Any) -> Ranked:
    """To an Offsite that has it not."""
    offsites = [whom.card for whom in case.operation.whom]
    known = case.state.offsites[act.offsite]
    if act.data not in case.operation.things or act.offsite not in offsites or act.data in known:
        return None
    return (
        case.operation.things.index(act.data),
        offsites.index(act.offsite),
        choosing(case.state, case.me.at),
    )


# ---------------------------------------------------------------------- violence


def _attack(case: Case, act: Any) -> Ranked:
    return _struck(case, [case.state.pawns[act.target]])


def _struck(case: Case, others: list[Pawn]) -> Ranked:
    """The best of those who would go Down."""
    found = [
        (rank, case.aimed(other))
        for other in others
        if not case.ours(other) and (rank := case.whom(other)) is not None
    ]
    return min(found, default=None)


def _throw(case: Case, act: Any) -> Ranked:
    """As it says; or a Firebomb instead of an Attack or a Sabotage ("Firebombs")."""
    if case.verb == "throw":
        rank, where = case.thing(act.item, replace(case.me, items=())), case.place(act.to)
        return None if rank is None or where is None or act.ignite else (rank, where)
    if not act.ignite:
        return None
    if case.verb == "attack":
        inside = [pawn for pawn in people.pawns_in(case.state, act.to) if people.live(pawn)]
        return _struck(case, [pawn for pawn in inside if act.fells(case.seen, case.me, pawn)])
    return _damaged(case, act.to)


def _sabotage(case: Case, act: Any) -> Ranked:
    return _damaged(case, case.me.at)


def _damaged(case: Case, section: str) -> Ranked:
    rank = case.place(section)
    if rank is None or case.state.places[section].damaged or section == station.OUTER_SPACE:
        return None
    return (rank, choosing(case.state, section))


def _missile(case: Case, act: Any) -> Ranked:
    return _placed(case, act.section)


def _gas(case: Case, act: Any) -> Ranked:
    """Never where its own PC would go Down of it ("Self Preservation")."""
    inside = people.pawns_in(case.seen, act.to)
    if any(case.ours(pawn) and not people.endures(case.seen, pawn, "asphyxiation") for pawn in inside):
        return None
    return _placed(case, act.to)


def _placed(case: Case, section: str) -> Ranked:
    rank = case.place(section)
    return None if rank is None else (rank, choosing(case.state, section))


# ---------------------------------------------------------------------- people


def _mend(case: Case, act: Any) -> Ranked:
    return _targeted(case, act) if act.target else _placed(case, case.me.at)


def _targeted(case: Case, act: Any) -> Ranked:
    """A deed on somebody whom the line names; never against a colour of one's own."""
    if getattr(act, "colour", None) == case.colour:
        return None
    other = case.state.pawns.get(act.target)
    rank = None if other is None else case.whom(other)
    return None if other is None or rank is None else (rank, case.aimed(other))


# ---------------------------------------------------------------------- the station


def _suppress(case: Case, act: Any) -> Ranked:
    """Never in Magnetic Containment, as the one script that is printed has it; fire before bad air."""
    if act.section == station.TRAP:
        return None
    burning = case.state.places[act.section].hazard == "fire"
    return (choosing(case.state, case.me.at), not burning, choosing(case.state, act.section))


def _jammers(case: Case, act: Any) -> Ranked:
    return (choosing(case.state, case.me.at),) if act.on == case.operation.on else None


def _timed(case: Case, act: Any) -> Ranked:
    there = case.me.at
    return None if counting(case.state, case.colour, there) else (choosing(case.state, there),)


def _section_launch(case: Case, act: Any) -> Ranked:
    return _launched(case, act.pod)


def _bridge_launch(case: Case, act: Any) -> Ranked:
    """All that are ready leave; one that is meant must be among them."""
    found = [_launched(case, pod) for pod in act.ready(case.seen, case.me.key)]
    return min((rank for rank in found if rank is not None), default=None)


def _launched(case: Case, pod: str) -> Ranked:
    if case.state.places[pod].damaged:
        return None
    rank = case.place(pod) if case.operation.where else (0, 0)
    return None if rank is None else (rank, choosing(case.state, pod))


JUDGES: dict[str, Judge] = {
    "pick_up": _pick_up,
    "manufacture": _manufacture,
    "rob": _rob,
    "drop": _drop,
    "give": _give,
    "copy": _copy,
    "transmit": _transmit,
    "attack": _attack,
    "throw": _throw,
    "sabotage": _sabotage,
    "missile": _missile,
    "nerve_gas": _gas,
    "jury_rig": _mend,
    "repair": _mend,
    "revive": _targeted,
    "infect": _targeted,
    "feed": _targeted,
    "wormtongue": _targeted,
    "lawyer_up": _targeted,
    "suppress": _suppress,
    "jammers": _jammers,
    "timed_launch": _timed,
    "section_launch": _section_launch,
    "bridge_launch": _bridge_launch,
}
"""What a line says of the deeds that do it; of the others it says nothing more."""
