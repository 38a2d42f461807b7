"""Who is brought together with bodies, and what is brought to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.stationfall import people
from game.stationfall.agenda.bodies import MEDICAL_STARS
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.bodies import felled, rescue
from game.stationfall.automata.prospects.rows import Args, who
from game.stationfall.automata.schemes.rows import THROUGH, scheme
from game.stationfall.cards import Row
from game.stationfall.setup import MINUTES
from game.stationfall.state import Pawn

STRIDE = 0.5
"""What a step takes of who heals: each second one is free (15.5.3)."""

SECOND = 0.5
"""What the next best of several ways counts beside the best one, for there are not turns for all."""


def several(chances: Iterable[float]) -> float:
    """How many of these come about, where each takes its turns."""
    best = sorted(chances, reverse=True)[:2]
    return sum(likely * SECOND**number for number, likely in enumerate(best))


WEAPONS = ("bludgeon", "gun")
UPRIGHT, FALLING = 0.97, 0.04
"""How likely nobody lies Down in the end where nobody does now, less so much with every minute."""
HELD_DOWN = 0.5
"""… and what is left of that beside somebody armed whom others can have strike again."""
AGAIN = 2.5
"""Actions to put somebody Down and to wake them."""
STRUCK = 0.6
"""How often whoever could be put Down is …"""
RUTHLESS = 0.35
"""… and how often so, and woken again."""
PREY = 3
"""So many of those nearest to it are looked at."""
Carriers = list[tuple[float, Pawn]]
"""Who of ours could have an item soonest, and in how many actions."""


def _carriers(look: Plans, item: str) -> Carriers:
    """Nobody hands over what is part of them (8.4)."""
    able = (one for one in look.mine if item in one.items or item not in one.integral)
    found = ((look.fetch(one, item) + look.effort(one.card), one) for one in able)
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
    launching = look.counts_down(at)
    chances = []
    for brought, key in near:
        pawn = state.pawns[key]
        if launching and pawn.at != at:
            continue
        fell = look.strike(pawn)
        likely = look.chance(min(fell + brought + 1, NEVER))
        if creeps:
            way = look.between(pawn, at, pawn.at)
            likely = max(likely, look.chance(min(fell + way, NEVER), slack=way))
        often = THROUGH if pawn.down else STRUCK
        chances.append(often * likely * (not people.left(state, pawn.at)))
    return row.condition.count(state, look.colour) + several(chances)


@scheme("armed-down-aboard")
def _armed_down(look: Plans, row: Row, args: Args) -> float:
    """Who has a weapon is struck, who is Down is given one (12.4), or both: one after the other."""
    humans = [pawn for pawn in look.folk if people.human(pawn) and people.aboard(look.state, pawn.at)]
    armed = [pawn for pawn in humans if people.armed(pawn)]
    bare = [pawn for pawn in humans if not people.armed(pawn) and people.room(pawn) >= 1]
    likely = [_falls(look, pawn, 0.0) for pawn in _near(look, [pawn for pawn in armed if not pawn.down])]
    carriers = [it for kind in WEAPONS for it in _carriers(look, kind)]
    for pawn in _near(look, bare):
        arming = min((cost + look.apart(one, pawn) for cost, one in carriers), default=NEVER) + 1
        likely.append(_falls(look, pawn, arming))
    return sum(felled(look, pawn) for pawn in armed if pawn.down) + several(likely)


@scheme("live-robots")
def _robots(look: Plans, row: Row, args: Args) -> float:
    """Nothing outside stays whole when the Antimatter goes off there (7.3.2)."""
    robots = [pawn for pawn in look.folk if people.robot(pawn)]
    lost = sum(1 - look.unharmed(pawn) for pawn in robots if people.live(pawn))
    return expectation(look, row) - THROUGH * lost


@scheme("suspects-down-aboard")
def _suspects_down(look: Plans, row: Row, args: Args) -> float:
    """There are not turns for all of them."""
    cards = look.state.cards
    wanted = [
        pawn
        for pawn in look.state.pawns.values()
        if people.wanted(look.state, pawn)
        and (people.monster(pawn) or look.colour not in cards[pawn.card].owners)
    ]
    fallen = sum(felled(look, pawn) for pawn in wanted if pawn.down)
    return fallen + STRUCK * several(felled(look, pawn) for pawn in wanted if not pawn.down)


def _near(look: Plans, pawns: list[Pawn]) -> list[Pawn]:
    """Those nearest to anybody of ours."""
    ways = (
        (min((look.apart(one, pawn) for one in look.mine if one is not pawn), default=NEVER), pawn.key)
        for pawn in pawns
    )
    return [look.state.pawns[key] for _, key in sorted(ways)[:PREY]]


def _falls(look: Plans, pawn: Pawn, arming: float) -> float:
    """How likely this pawn lies Down with a weapon in the end: who has struck it has one to give as well."""
    cost = look.strike(pawn)
    if arming:
        cost = max(cost, arming - 1) + 1 if cost else arming
    kept = felled(look, pawn) if pawn.down else STRUCK
    return kept * look.chance(min(cost, NEVER))


@scheme("no-human-down-aboard")
def _nobody_down(look: Plans, row: Row, args: Args) -> float:
    """The longer it takes, the likelier somebody falls, or is woken; whom one can wake one will."""
    state = look.state
    likely = UPRIGHT - FALLING * state.minute
    woken = (state.minute / MINUTES[state.seats]) ** 2
    for pawn in look.folk:
        if not people.human(pawn) or not people.aboard(state, pawn.at):
            continue
        if pawn.down:
            up = woken + max(THROUGH - woken, 0.0) * look.chance(rescue(look, pawn))
            likely *= up * (HELD_DOWN if look.beset(pawn) else 1.0)
        else:
            likely *= 1 - look.stalked(pawn)
    return likely


def _healed(look: Plans, body: Pawn) -> float:
    """Actions until somebody of ours who heals has woken this body: what others do is not counted."""
    healers = (pawn for pawn in look.mine if people.able(look.state, pawn.card).heals)
    ways = (
        look.apart(pawn, body) * STRIDE + 1 + look.effort(pawn.card)
        for pawn in healers
        if pawn.key != body.key
    )
    return min(ways, default=NEVER)


@scheme("medical-stars")
def _stars(look: Plans, row: Row, args: Args) -> float:
    """Who is Down is woken, by who heals; and whoever stands can be put Down for it, and again."""
    reached = look.state.tally.get("medical_track", 0)
    humans = [pawn for pawn in look.folk if people.human(pawn) and people.aboard(look.state, pawn.at)]
    cost, likely = 0.0, list[float]()
    for far in sorted(_healed(look, pawn) for pawn in humans if pawn.down):
        cost = max(far, cost + 1)
        likely.append(THROUGH * look.chance(min(cost, NEVER)))
    near = sorted((_healed(look, pawn), pawn.key) for pawn in humans if not pawn.down)[:PREY]
    fresh = min((far + look.strike(look.state.pawns[key]) for far, key in near), default=NEVER)
    ahead = [step - reached for step in MEDICAL_STARS if step > reached]
    while ahead and len(likely) < ahead[-1]:
        cost = min(max(fresh, cost + AGAIN), NEVER)
        likely.append(RUTHLESS * look.chance(cost))
    return len(MEDICAL_STARS) - len(ahead) + sum(likely[more - 1] for more in ahead)


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
    return THROUGH * several(_joined(look, one, bodies))


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
            elif look.ours(other):
                meet = min(meet, look.steps(other, at) + look.effort(other.card))
        yield look.chance(min(look.strike(other) + meet, NEVER))


def _drag(look: Plans, pawn: Pawn, body: Pawn, to: str) -> float:
    return look.apart(pawn, body) + look.between(pawn, body.at, to) + look.effort(pawn.card)
