"""What a newcomer is told: whom they command, what can be done, what to want; and words to look up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action, Arguments, Guide, Message, Name, Term
from game.stationx import units
from game.stationx.advise import advise
from game.stationx.grid import NAMES
from game.stationx.pieces import RESPAWN
from game.stationx.station import station
from game.stationx.view import SeatView, View
from game.text import verb

VERBS = {
    "place": "3.5", "base": "3.3", "discard": "3.7", "lift": "3.7", "deploy": "3.8", "move": "5.1",
    "jump": "10.1", "attack": "7.1", "buy": "8.3", "upgrade": "8.8", "respawn": "11.2", "keep": "7.8",
    "put": "9.5", "free_upgrade": "12.9", "end": "4.3", "concede": "11.6",
}  # fmt: skip
"""By verb, the paragraph that explains it."""
TERMS = {
    "term-cell": "2.1", "term-room": "2.3", "term-corner": "2.6", "term-wall": "2.5", "term-oxygen": "6.1",
    "term-share": "6.2", "term-battle": "7.2", "term-stalemate": "7.5", "term-spared": "7.7",
    "term-income": "8.1", "term-purchase": "8.2", "term-tree": "8.8", "term-supply": "9.1",
    "term-cards": "9.4", "term-leap": "10.2", "term-capture": "11.1", "term-return": "11.2",
    "term-out": "11.3", "term-victory": "11.4", "term-length": "11.5",
}  # fmt: skip
"""What a panel or a picture speaks of, and the paragraph that tells it."""


def guide(view: View, legal: Sequence[Action]) -> Guide:
    """For the owner of this view, who may do this now."""
    if view.seat is None or view.phase == "over" or view.sides[view.seat].out:
        return Guide((Message("guide-over"),), Message("guide-look-over"))
    side = view.sides[view.seat]
    # Always the same chance: who asks twice hears the same.
    look = Message("guide-look-build" if view.phase == "build" else "guide-look")
    advised = advise(view, legal, Random("guide")) if legal else look
    am = Message("guide-am", {"colour": Name(side.colour), "faction": Name(side.faction)})
    return Guide((am, _can(view, side), _want(view, side)), advised)


def _can(view: View, side: SeatView) -> Message:
    if view.waiting != side.seat:
        return Message("guide-can-wait")
    if view.asked is not None:
        return Message("guide-can-answer")
    match view.phase:
        case "build":
            args: Arguments = {"left": len(side.stock), "row": view.options.tiles_a_turn}
            return Message("guide-can-build" if side.stock else "guide-can-base", args)
        case "deploy":
            return Message("guide-can-deploy")
        case _:
            # 12.1, 12.5: as the table wants it.
            buys = "one" if view.options.one_purchase else "two"
            if view.options.one_unit_moves:
                return Message("guide-can-act-one", {"buys": buys})
            fresh = [it for it in view.figures if it.seat == side.seat and not (it.moved or it.jumped)]
            return Message("guide-can-act", {"fresh": len(fresh), "buys": buys})


def _want(view: View, side: SeatView) -> Message:
    if view.phase == "build":
        return Message("guide-want-build")
    if view.phase == "deploy":
        return Message("guide-want-deploy")
    if side.seat not in side.bases:
        home = next(it for it in view.teleporters if it.home == side.seat)
        return Message("guide-want-home", {"cell": NAMES[home.cell]})
    if units.commander(view, side.seat) is None:
        return Message("guide-want-commander", {"price": RESPAWN})
    return _goal(view, side.seat)


def _goal(view: View, seat: int) -> Message:
    """11.4, 12.6: the base that is nearest on foot to one of one's own; without a way, what it takes in the
    end."""
    ways = list(_marches(view, seat))
    commanders = "no" if view.options.all_bases else "yes"
    if not ways:
        return Message("guide-want-all", {"commanders": commanders})
    steps, unit, whose, cell = min(ways)
    args: Arguments = {
        "unit": Name(unit),
        "whose": Name(whose),
        "cell": NAMES[cell],
        "steps": steps,
        "commanders": commanders,
    }
    return Message("guide-want-base", args)


def _marches(view: View, seat: int) -> Iterator[tuple[int, str, str, int]]:
    plan = station(view)
    for it in view.teleporters:
        if it.holder != seat:
            for unit in units.of(view, seat):
                steps = plan.far(it.cell, unit.commands).get(unit.cell)
                if steps is not None:
                    yield steps, unit.key, view.sides[it.home].colour, it.cell


def terms(legal: Sequence[Action]) -> list[Term]:
    """First what can be done now, then what all the others speak of."""
    named = dict.fromkeys(verb(act) for act in legal)
    found = [Term(Message("verb-" + name.replace("_", "-")), VERBS[name], now=True) for name in named]
    return [*found, *(Term(Message(key), rule) for key, rule in TERMS.items())]
