"""Vengeful: before the action that her Kompromat pays for she wakes, is armed, and drops what is too much."""

from __future__ import annotations

from msgspec.structs import replace

from game.api import Illegal, Name
from game.stationfall import people, things
from game.stationfall.actions.basic.care import cannot_wake
from game.stationfall.actions.basic.things import droppable
from game.stationfall.actions.deeds import Deed, judged, payer
from game.stationfall.play import illegal
from game.stationfall.state import Pawn, State, copy, without


def rouses(state: State, act: Deed) -> bool:
    """Whether paying for this deed wakes and arms who does it."""
    return act.pay == "kompromat" and people.able(state, payer(state, act).card).roused


def roused(state: State, act: Deed) -> State:
    """The state a deed is judged in: she is awake and armed, and has dropped nothing yet."""
    if not rouses(state, act):
        return state
    pawn = payer(state, act)
    if pawn.down and (pawn.at not in state.places or cannot_wake(state, pawn) is not None):
        return state
    new = copy(state)
    items = (*pawn.items, "bludgeon") if things.in_supply(state, "bludgeon") else pawn.items
    new.pawns[pawn.key] = replace(pawn, down=False, items=items)
    return new


def relieved(state: State, act: Deed) -> list[State]:
    """The states a deed may be done in: with each thing gone that she can drop, having too much."""
    seen = roused(state, act)
    pawn = payer(seen, act)
    if people.room(pawn) >= 0:
        return [seen]
    return [_without(seen, pawn, item) for item in spared(seen, act)] or [seen]


def objection(state: State, act: Deed) -> Illegal | None:
    """Everything that speaks against a deed except its price."""
    seen = roused(state, act)
    found = judged(seen, act)
    if found is None and rouses(state, act):
        pawn = payer(seen, act)
        if people.room(pawn) < 0 and not spared(seen, act):
            return illegal("hands-full", "4.5.3.1", who=Name(pawn.key))
    return found


def spared(state: State, act: Deed) -> list[str]:
    """What she can drop, having too much, and still do this."""
    pawn = payer(state, act)
    return [item for item in droppable(state, pawn) if judged(_without(state, pawn, item), act) is None]


def _without(state: State, pawn: Pawn, item: str) -> State:
    new = copy(state)
    new.pawns[pawn.key] = replace(pawn, items=without(pawn.items, item))
    if pawn.at in state.places:
        place = state.places[pawn.at]
        new.places[pawn.at] = replace(place, floor=(*place.floor, item))
    return new
