"""How often a row may be expected to be met by who plans, where that sees farther than a prospect.

A prospect measures each thing by itself. A scheme knows what has to be made ready for it, and what others
will do against it; without one a row is expected as always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.stationfall import people, station, systems
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.data import send
from game.stationfall.automata.prospects.rows import Args, about, entering, who
from game.stationfall.automata.roads import ejectors
from game.stationfall.cards import Row
from game.stationfall.state import Marker, Pawn, State

Scheme = Callable[[Plans, Row, Args], float]
SCHEMES: dict[str, Scheme] = {}
scheme = entering(SCHEMES)
"""What is expected of rows with this condition by who plans."""

SECOND = 0.5
"""What the next best of several ways counts beside the best one, for there are not turns for all."""
THROUGH = 0.9
"""How likely something is done that has been made ready."""


def hoped(look: Plans, row: Row) -> float:
    """How often this row will be met, as far as who plans can tell."""
    known = SCHEMES.get(row.condition.key)
    return expectation(look, row) if known is None else known(look, row, about(row.condition.args))


# ---------------------------------------------------------------------- bodies


def _several(chances: Iterable[float]) -> float:
    """How many of these come about, where each takes its turns."""
    best = sorted(chances, reverse=True)[:2]
    return sum(likely * SECOND**number for number, likely in enumerate(best))


PREY = 4
"""So many of those nearest to it are looked at."""
Carriers = list[tuple[float, Pawn]]
"""Who of ours could have an item soonest, and in how many actions."""


def _carriers(look: Plans, item: str) -> Carriers:
    found = ((look.fetch(one, item) + look.effort(one.card), one) for one in look.mine)
    return sorted(found, key=lambda it: it[0])[:2]


def _carry(look: Plans, carriers: Carriers, at: str, to: str) -> float:
    """Actions until an item is in another section, whoever of ours takes it there."""
    if at == to:
        return 0.0
    if at not in look.state.places or to not in look.state.places:
        return NEVER
    return min((cost + look.between(one, at, to) for cost, one in carriers), default=NEVER)


@scheme("moss-meals")
def _meals(look: Plans, row: Row, args: Args) -> float:
    """It is brought to somebody who is Down; once its owner is known it creeps there, for nothing."""
    state = look.state
    at = people.item_at(state, args.item)
    held = any(args.item in pawn.items and people.live(pawn) for pawn in look.folk)
    creeps = look.colour in state.cards[look.card].owners and not held and at in state.places
    carriers = _carriers(look, args.item)
    prey = [
        pawn
        for pawn in look.folk
        if people.human(pawn) and pawn.card != look.card and pawn.at in state.places
    ]
    near = sorted((_carry(look, carriers, at, pawn.at), pawn.key) for pawn in prey)[:PREY]
    chances = []
    for brought, key in near:
        pawn = state.pawns[key]
        fell = look.strike(pawn)
        likely = look.chance(min(fell + brought + 1, NEVER))
        if creeps:
            way = look.between(pawn, at, pawn.at)
            likely = max(likely, look.chance(min(fell + way, NEVER), slack=way))
        chances.append(THROUGH * likely * (not people.left(state, pawn.at)))
    return row.condition.count(state, look.colour) + _several(chances)


@scheme("down-beside")
def _beside(look: Plans, row: Row, args: Args) -> float:
    """Whoever is here and falls, and somebody Down elsewhere to be brought together with."""
    one = people.pawns_of(look.state, who(look, args))[0]
    here = people.where(look.state, one)
    bodies = [pawn for pawn in look.folk if pawn.down and pawn.at != here]
    return expectation(look, row) + 0.7 * max(_joined(look, one, bodies), default=0.0)


@scheme("kompromat-of-bodies")
def _compromised(look: Plans, row: Row, args: Args) -> float:
    """Those whose Kompromat is in hand, Down where one is."""
    one = people.pawns_of(look.state, who(look, args))[0]
    held = [card for card, token in look.state.kompromat.items() if token.hand == look.seat]
    bodies = [pawn for pawn in look.folk if pawn.card in held and pawn.key != one.key]
    return THROUGH * _several(_joined(look, one, bodies))


def _joined(look: Plans, one: Pawn, others: Iterable[Pawn]) -> Iterator[float]:
    """How likely each of these lies Down where an item is: it is carried there, or they are dragged."""
    at = people.where(look.state, one)
    carriers: Carriers | None = None
    for other in others:
        if at not in look.state.places or other.at not in look.state.places or not people.bodily(other):
            continue
        meet = 0.0
        if other.at != at:
            carriers = carriers if carriers is not None else _carriers(look, one.card)
            meet = _carry(look, carriers, at, other.at)
            if other.down:
                meet = min(meet, *(_drag(look, it, other, at) for it in look.mine), NEVER)
        yield look.chance(min(look.strike(other) + meet, NEVER))


def _drag(look: Plans, pawn: Pawn, body: Pawn, to: str) -> float:
    return look.apart(pawn, body) + look.between(pawn, body.at, to) + look.effort(pawn.card)


# ---------------------------------------------------------------------- things in one place

LAID = 0.85
"""How likely what lies somewhere still lies there in the end …"""
BORNE = 0.4
"""… and what others have in their hands is still there."""
PUT = 0.5
"""What it takes to put something down (15.5.3)."""


@scheme("item-beside")
def _item_beside(look: Plans, row: Row, args: Args) -> float:
    """Whoever is led elsewhere takes along what they hold: it is put down, or carried with the other."""
    if not row.condition.count(look.state, look.colour):
        return LAID * expectation(look, row)
    holder = next((look.state.pawns[key] for _, key in look.lying(args.item) if key), None)
    if holder is None or holder.down or who(look, args) in (holder.card, *holder.items):
        return LAID
    if holder not in look.mine:
        return BORNE
    return max(LAID * look.chance(PUT + look.effort(holder.card)), BORNE)


# ---------------------------------------------------------------------- away by way of something


@scheme("data-escapes")
def _data_away(look: Plans, row: Row, args: Args) -> float:
    """It is taken along from where it is made, or sent to who leaves, or to an Offsite."""
    if row.condition.count(look.state, look.colour):
        return 1.0
    data = args.data
    best = NEVER
    for pawn in look.mine:
        learn, effort = look.learn(pawn, data), look.effort(pawn.card)
        if learn + effort >= best:
            continue
        cost = min(send(look, pawn, data), best - effort)
        if learn <= 2:
            cost = min(cost, learn + max(look.away(pawn), 1.0))
        else:
            stops = [(key, 1.0) for key in look.makers(data, pawn)]
            cost = look.tour(pawn, stops, min(cost, look.heard(pawn, data) + look.away(pawn)))
        best = min(best, cost + effort)
    return look.chance(min(best, NEVER))


# ---------------------------------------------------------------------- the Antimatter

WATCH = 0.84
"""How likely nobody gets rid of the Antimatter in a minute in which that can be done from afar …"""
GUARD = 0.93
"""… and in one in which it would have to be carried away."""


@scheme("antimatter-on-board")
def _detonates(look: Plans, row: Row, args: Args) -> float:
    """The longer it ticks within reach of who can eject it, the less likely it goes off on board."""
    state = look.state
    if state.ending or state.detonated:
        return expectation(look, row)
    timed = next((marker for marker in state.markers if marker.what == "antimatter"), None)
    if not state.armed:
        return expectation(look, row) * _kept(look, systems.FUSE)
    at = people.item_at(state, "antimatter")
    if timed is None or not people.aboard(state, at):
        return 0.05
    return THROUGH * _kept(look, _minutes(state, timed))


def _minutes(state: State, timed: Marker) -> int:
    return max(state.minute - timed.minute, 0)


def _kept(look: Plans, minutes: int) -> float:
    """How likely it stays on board so long, with what can be done against whatever ejects it."""
    state = look.state
    guarded = GUARD**minutes
    reach = [key for key, _ in ejectors(look.cast) if not state.places[key].damaged]
    loose = "antimatter" not in state.places[station.TRAP].floor if station.TRAP in state.places else True
    if loose or not reach or station.blackout(state):
        return guarded
    watched = WATCH**minutes
    if len(reach) > 1:
        return watched
    wreck = min((_wreck(look, pawn, reach[0]) for pawn in look.mine), default=NEVER)
    return watched + (guarded - watched) * look.chance(wreck)


def _wreck(look: Plans, pawn: Pawn, section: str) -> float:
    """Actions until this pawn has damaged a section."""
    act = Sabotage(seat=look.seat, who=pawn.key)
    if (
        not people.bodily(pawn)
        or people.able(look.state, pawn.card).forbids(look.state, act, pawn) is not None
    ):
        return NEVER
    return min(look.weapon(pawn, section) + 1 + look.effort(pawn.card), NEVER)
