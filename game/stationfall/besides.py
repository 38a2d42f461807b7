"""What a step does besides leading somewhere: nobody is to be surprised by where they have gone.

Told is what whoever steps may know, and no more: of a token that lies face down, that it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.api import Action, Argument, Message, Name, Seat
from game.stationfall import harm, people, station
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.reach import corridor
from game.stationfall.state import Pawn, State


def besides(state: State, act: Action) -> list[Message]:
    """Of an action that is legal now; a few words each."""
    if not isinstance(act, Step) or act.to not in state.places:
        return []
    pawn = state.pawns[act.who]
    movers = [pawn, *([state.pawns[act.drag]] if act.drag else [])]
    return [
        *_left(state, act, movers),
        *_met(state, act, movers, act.seat),
        *([Message("besides-down", {"who": Name(pawn.key)})] if act.suicidal(state, pawn) else []),
        *_tainted(state, act, movers),
    ]


def said(found: Sequence[Message]) -> Argument:
    """All of it in one sentence; `none`, if it is nothing."""
    return _listed(found) if found else "none"


def _listed(found: Sequence[Message | Name]) -> Argument:
    """All of these, with commas between them."""
    told: Message | Name = found[-1]
    for one in reversed(found[:-1]):
        told = Message("listed", {"first": one, "rest": told})
    return told


def _left(state: State, act: Step, movers: Sequence[Pawn]) -> Iterator[Message]:
    """12.1.3: a Lock on the way; 7.3: what is armed when it leaves Magnetic Containment."""
    pawn, here = movers[0], movers[0].at
    locked = here in state.places and corridor(state, here, act.to) in state.locks
    if locked and not act.by_vent(state, pawn):
        yield Message("besides-unlocked")
    carried = here == station.TRAP and any("antimatter" in it.items for it in movers)
    if carried and act.to != here and not (state.armed or state.detonated):
        yield Message("besides-armed")


def _met(state: State, act: Step, movers: Sequence[Pawn], seat: Seat) -> Iterator[Message]:
    """A face-down token is turned up by the first who comes there, and Downs if it is the trap."""
    first = next((it for it in movers if people.seated(it)), None)
    if act.to not in state.traps or first is None:
        return
    who: dict[str, Argument] = {"who": Name(first.key)}
    if not people.knows_traps(state, seat):
        yield Message("besides-trap", who)
    elif state.traps[act.to] == "real":
        yield Message("besides-trap-real", who)
    else:
        yield Message("besides-trap-blank", who)


def _tainted(state: State, act: Step, movers: Sequence[Pawn]) -> Iterator[Message]:
    """8.5.1: the Bio Lab contaminates who comes in, and whom they carry; who is full then drops something."""
    if not harm.taints(state, act.to):
        return
    keys = dict.fromkeys(key for it in movers for key in (it.key, *harm.borne(state, it.key)))
    fresh = [it for it in map(state.pawns.__getitem__, keys) if not (it.contaminated or people.monster(it))]
    if fresh:
        yield Message("besides-contaminated", {"who": _listed([Name(it.key) for it in fresh])})
    yield from (Message("besides-full", {"who": Name(it.key)}) for it in fresh if people.room(it) <= 0)
