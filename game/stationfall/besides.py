"""What an action does to whom it moves, besides what its sentence says: nobody is to be surprised by where
they have gone, or were brought.

Told is what whoever acts may know, and no more: of a token that lies face down, that it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.api import Action, Argument, Message, Name, Seat
from game.stationfall import harm, people, pods, station
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.reach import corridor
from game.stationfall.actions.basic.things import Drop, Throw
from game.stationfall.actions.deeds import Deed, Move
from game.stationfall.actions.section import BridgeLaunch, EjectAntimatter, SectionLaunch, TimedLaunch
from game.stationfall.questions import pending
from game.stationfall.state import Pawn, State

BOMB = "antimatter"
NAMED = (3, 2)
"""So many at most who leave are called by name, of one pod and of several: a button holds no more."""


def besides(state: State, act: Action) -> list[Message]:
    """Of an action that is legal now; a few words each."""
    if isinstance(act, Deed):
        return _by(state, act, act.seat)
    asked = pending(state) if isinstance(act, Choose) else None
    if asked is None or not isinstance(act, Choose):
        return []
    deed = asked.agreed(act.pick)
    if deed is not None:
        return _by(state, deed, act.seat)
    moves = asked.moves(state, act.pick)
    return [*_armed(state, act, moves), *_arriving(state, moves, act.seat)]


def said(found: Sequence[Message]) -> Argument:
    """All of it in one sentence; `none`, if it is nothing."""
    return _listed(found) if found else "none"


def _listed(found: Sequence[Message | Name]) -> Argument:
    """All of these, with commas between them."""
    told: Message | Name = found[-1]
    for one in reversed(found[:-1]):
        told = Message("listed", {"first": one, "rest": told})
    return told


def _by(state: State, act: Deed, seat: Seat) -> list[Message]:
    """Of a deed, for this seat."""
    pawn = state.pawns[act.who]
    moves = act.moves(state, pawn)
    return [
        *_unlocked(state, act, pawn),
        *_armed(state, act, moves),
        *_arriving(state, moves, seat),
        *_gone(state, act, pawn),
    ]


def _unlocked(state: State, act: Deed, pawn: Pawn) -> Iterator[Message]:
    """12.1.3: a Lock on the way."""
    walks = isinstance(act, Step) and pawn.at in state.places and not act.by_vent(state, pawn)
    if isinstance(act, Step) and walks and corridor(state, pawn.at, act.to) in state.locks:
        yield Message("besides-unlocked")


def _armed(state: State, act: Action, moves: Sequence[Move]) -> Iterator[Message]:
    """7.3: what is armed when it leaves Magnetic Containment, however it leaves."""
    if state.armed or state.detonated:
        return
    carried = any(BOMB in it.items and it.at == station.TRAP != to for it, to in moves)
    thrown = isinstance(act, Throw) and act.item == BOMB and state.pawns[act.who].at == station.TRAP
    if carried or thrown or isinstance(act, EjectAntimatter):
        yield Message("besides-armed")


def _arriving(state: State, moves: Sequence[Move], seat: Seat) -> list[Message]:
    """What the sections do to those who come in."""
    moves = [(pawn, to) for pawn, to in moves if to in state.places]
    down = [Message("besides-down", {"who": Name(it.key)}) for it, to in moves if _felled(state, it, to)]
    return [*_met(state, moves, seat), *down, *_tainted(state, moves)]


def _met(state: State, moves: Sequence[Move], seat: Seat) -> Iterator[Message]:
    """A face-down token is turned up by the first who comes there, and Downs if it is the trap."""
    first = {to: pawn for pawn, to in reversed(moves) if people.seated(pawn) and to in state.traps}
    for to, pawn in first.items():
        who: dict[str, Argument] = {"who": Name(pawn.key)}
        if not people.knows_traps(state, seat):
            yield Message("besides-trap", who)
        elif state.traps[to] == "real":
            yield Message("besides-trap-real", who)
        else:
            yield Message("besides-trap-blank", who)


def _felled(state: State, pawn: Pawn, to: str) -> bool:
    """6.1: who does not endure what is there; the Slime keeps it off those whom it holds."""
    place = state.places[to]
    if not people.live(pawn) or people.engulfed(state, pawn):
        return False
    return bool(place.hazard and not people.endures(state, pawn, place.hazard)) or (
        place.goo and people.robot(pawn)
    )


def _tainted(state: State, moves: Sequence[Move]) -> Iterator[Message]:
    """8.5.1: the Bio Lab contaminates who comes in, and whom they carry; who is full then drops something."""
    entering = [(it, to) for it, to in moves if harm.taints(state, to)]
    borne = [(state.pawns[item], to) for it, to in entering for item in it.items if item in state.pawns]
    # Who takes the place of a carrier has whom they carried, who are there already.
    there = (*(it for it, _ in entering), *(it for it, to in borne if people.where(state, it) != to))
    fresh = {it.key: it for it in there if not (it.contaminated or people.monster(it))}
    if fresh:
        yield Message("besides-contaminated", {"who": _listed([Name(key) for key in fresh])})
    for it, _ in moves:
        if it.items and people.room(it) < (it.key in fresh):
            yield Message("besides-full", {"who": Name(it.key)})


def _aboard(state: State, launched: Sequence[str]) -> Iterator[Message]:
    """Who leaves with them: by name, or of many how many."""
    inside = {pod: [it for it in people.pawns_in(state, pod) if people.seated(it)] for pod in launched}
    many = sum(map(len, inside.values())) > NAMED[len(launched) > 1]
    for pod, them in inside.items():
        who: Argument = len(them) if many else _listed([Name(it.key) for it in them])
        yield Message(
            "besides-aboard" if len(launched) == 1 else "besides-aboard-pod", {"pod": Name(pod), "who": who}
        )


def _gone(state: State, act: Deed, pawn: Pawn) -> Iterator[Message]:
    """13.6: when a countdown ends; 5.5.4: a damaged pod does not survive its launch; what lies in Grey Goo
    dissolves."""
    launched = [act.pod] if isinstance(act, SectionLaunch) else []
    if isinstance(act, TimedLaunch):
        yield Message("besides-countdown")
        # Who sits there alone knows it.
        launched = [pawn.at] if pods.occupants(state, pawn.at) > people.seated(pawn) else []
    if isinstance(act, BridgeLaunch):
        launched = act.ready(state, pawn.key)
    yield from _aboard(state, launched)
    leaving = [pawn.at] if isinstance(act, TimedLaunch) else launched
    yield from (Message("besides-lost", {"pod": Name(pod)}) for pod in leaving if state.places[pod].damaged)
    if isinstance(act, Drop | Throw) and not act.ignite:
        place = state.places.get(act.to if isinstance(act, Throw) else pawn.at)
        if place is not None and place.goo:
            yield Message("besides-dissolved", {"item": Name(act.item)})
