"""Items and data: who gets them, who loses them, and how many of a kind are in the box."""

from __future__ import annotations

from collections.abc import Callable

from game.api import Argument, Illegal, Name
from game.stationfall import people
from game.stationfall.cards import CAST
from game.stationfall.play import Play, illegal
from game.stationfall.state import State, Task, without


def gain(play: Play, key: str, item: str) -> None:
    """An item comes into a pawn's possession; the limit is the caller's business."""
    play.set_pawn(key, items=(*play.state.pawns[key].items, item))


def lose(play: Play, key: str, item: str) -> None:
    play.set_pawn(key, items=without(play.state.pawns[key].items, item))


def put(play: Play, section: str, item: str) -> None:
    play.set_section(section, floor=(*play.state.places[section].floor, item))


def take(play: Play, section: str, item: str) -> None:
    play.set_section(section, floor=without(play.state.places[section].floor, item))


def grant(play: Play, key: str, item: str) -> None:
    """A power hands over an item: over the limit, something must be dropped at once (4.5.3.1)."""
    gain(play, key, item)
    play.tell("gained", who=Name(key), item=Name(item))
    unburden(play, key)


EXCESS: list[Callable[[int, str], Task]] = []
"""How a seat is asked what somebody with too much drops: a question that knows the actions enters itself."""


def unburden(play: Play, key: str) -> None:
    if people.room(play.state.pawns[key]) < 0:
        play.push(*(question(play.seat, key) for question in EXCESS))


def give_data(play: Play, key: str, data: str) -> None:
    pawn = play.state.pawns[key]
    if data not in pawn.data and data not in CAST[pawn.card].refuses:
        play.set_pawn(key, data=(*pawn.data, data))


def wear_out(play: Play, key: str, item: str) -> None:
    """One possessed item breaks and goes back to the supply."""
    pawn = play.state.pawns[key]
    field = "items" if item in pawn.items else "integral"
    play.set_pawn(key, **{field: without(getattr(pawn, field), item)})
    play.tell("broken", who=Name(key), item=Name(item))


def send(play: Play, item: str) -> None:
    """It is in the Mesosphere by itself: escaped, and in nobody's possession."""
    play.state.sent += (item,)


def recall(play: Play, item: str) -> None:
    """It is not in the Mesosphere by itself any more."""
    if item in play.state.sent:
        play.state.sent = without(play.state.sent, item)


DATA = frozenset({"x_secret", "evidence", "nda"})
"""What there is besides characters that are Data."""


def is_data(thing: str) -> bool:
    return thing in DATA or (thing in CAST and "data" in CAST[thing].kinds)


SUPPLY = {
    "bludgeon": 16,
    "gun": 6,
    "helmet": 12,
    "firebomb": 8,
    "nanogel": 8,
}
"""How many there are in the box; Nanogel counts on either side."""


def stock(item: str) -> str:
    """The kind an item is of in the supply."""
    return "nanogel" if item == "nanogel_1" else item


def gone(item: str) -> str:
    """The name of that tally."""
    return "annihilated_" + stock(item)


def annihilated(state: State, item: str) -> int:
    """How many of this kind are out of the game."""
    return state.tally.get(gone(item), 0)


def in_supply(state: State, item: str) -> bool:
    """Whether one more can be made: neither in play nor Annihilated (4.6.5.1)."""
    if item not in SUPPLY:
        return True
    held = [one for pawn in state.pawns.values() for one in (*pawn.items, *pawn.integral)]
    lying = [one for place in state.places.values() for one in place.floor]
    used = sum(stock(one) == item for one in (*held, *lying, *state.sent))
    return used + annihilated(state, item) < SUPPLY[item]


def not_lying(state: State, item: str, section: str) -> Illegal:
    """12.2.1: it lies elsewhere, or somebody has it; where there are several, that is no answer."""
    lying = [key for key, place in state.places.items() for thing in place.floor if thing == item]
    held = [pawn.key for pawn in state.pawns.values() if pawn.at in state.places and item in pawn.items]
    only = len(lying) + len(held) == 1
    place: Argument = Name(lying[0]) if only and lying else "none"
    holder: Argument = Name(held[0]) if only and held else "none"
    return illegal("not-lying", "12.2.1", item=Name(item), section=Name(section), place=place, holder=holder)
