"""What an agenda is worth to who plans: the best single way to get away with as much of it as can be.

To fetch something and to get aboard are one way, not two: a step towards the thing is a step away from the
pod, and is right only if both together are worth more than the pod alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from game.stationfall import people, station, systems
from game.stationfall.automata.errands import Stops
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.moorings import WINGS
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.rows import SAFE, Args, about, wants
from game.stationfall.automata.schemes import hoped
from game.stationfall.automata.schemes.contamination import infecting
from game.stationfall.automata.schemes.station import SOONEST, goes_off
from game.stationfall.automata.schemes.things import brought
from game.stationfall.cards import IDENTITIES, Row
from game.stationfall.state import Pawn

ESCAPE = "escapes"
OTHERS = 0.5
"""How often others bring what they could bring: it costs them turns, too."""
HELD = 0.7
"""How often they do, where they have it in their hands."""
BROUGHT_IN = 0.6
"""How often what others float outside with is still there in the end."""
BLAST, UNARMED = "antimatter-on-board", "antimatter-unarmed"
KEPT = frozenset(
    {
        "data-stays",
        "item-stays",
        "items-stay",
        "no-contamination-escapes",
        "no-human-pc-escapes",
        "no-innocent-pc-escapes",
        "no-robot-escapes",
        "only-signed-humans-escape",
    }
)
"""What is so until somebody has left with it, or without it: that may be before it goes off."""
LATER = 0.94
"""How much of what is so now is still so a minute later."""
UNMET = 0.7
"""How likely nobody else comes aboard the pod one is still on the way to."""
MET = 0.3
"""… and how likely nobody stays aboard with whom one leaves."""


class Errand(NamedTuple):
    """What one may want to have done before one gets away."""

    row: Row
    done: bool
    others: float
    """How likely it comes about without one's going there."""
    stops: Stops
    """Where it could be done, and what it takes there."""
    most: float = SAFE
    """How likely the row is met once it has been done."""
    lone: bool = False
    """It is done by leaving in a pod in which nobody else leaves."""
    hands: int = 0
    """How many it takes until one is away."""


def agenda(look: Outlook, identity: str) -> float:
    """The rows of one identity, each with the `+` rows that need it."""
    assert isinstance(look, Plans)
    look.release()
    said: list[float] = []
    usual = sum(_group(look, rows, said) for rows in _groups(identity))
    return usual + _blast(look, identity, usual, said)


def _blast(look: Plans, identity: str, usual: float, said: list[float]) -> float:
    """What Antimatter on board brings these rows: when it goes off, they count as things are (7.3.2).

    Who has nothing more to gain may bring that about. What others lose by it is in their hopes already: each
    has less time. What somebody's leaving spoils may be spoiled by then.
    """
    state = look.state
    rows = IDENTITIES[identity].agenda
    if state.ending or state.detonated or wants(identity, BLAST):
        return 0.0
    due = look.due() if state.armed else state.minute - systems.FUSE
    if due is None or due < SOONEST:
        return 0.0
    swing = -usual
    above = 1.0
    for row, lasting in zip(rows, said, strict=True):
        # It is armed by then, whatever it is now.
        count = float(row.condition.count(state, look.colour)) * (row.condition.key != UNARMED)
        if row.condition.key in KEPT and lasting < count:
            count *= (lasting / count) ** ((state.minute - due) / max(state.minute, 1))
        swing += row.points * count * (above if row.plus else 1.0)
        above = above if row.plus else min(count, 1.0)
    return swing * goes_off(look) * LATER ** (state.minute - due) if swing > 0 else 0.0


def _groups(identity: str) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in IDENTITIES[identity].agenda:
        if not row.plus and group:
            yield group
            group = []
        group.append(row)
    yield group


def _group(look: Plans, rows: list[Row], said: list[float]) -> float:
    """`said`: how often each row is met, as far as that is asked by itself, is added there."""
    first, *more = rows
    likely = hoped(look, first)
    said.append(likely)
    if first.condition.key == ESCAPE and look.card in first.condition.about:
        pawns = [pawn for pawn in people.pawns_of(look.state, look.card) if look.away(pawn) > 0]
        if len(pawns) == 1 and people.bodily(pawns[0]):
            look.claim(pawns[0], likely)
            if more:
                said += [math.inf] * len(more)
                return _venture(look, pawns[0], first, likely, more)
    above = min(likely, 1.0)
    beside = [hoped(look, row) for row in more]
    said += beside
    return first.points * likely + sum(
        row.points * each * above for row, each in zip(more, beside, strict=True)
    )


def _venture(look: Plans, pawn: Pawn, first: Row, likely: float, more: list[Row]) -> float:
    """To leave as things are, or to see to something more on the way: to one thing, or to two."""
    errands = [_errand(look, pawn, row) for row in more]
    kept = [it.most if it.done else it.others for it in errands]
    worth = first.points + sum(it.row.points * sure for it, sure in zip(errands, kept, strict=True))
    best = likely * worth
    load = sum(it.hands for it in errands if it.done)
    if look.bound(pawn) == WINGS and load > look.hands(pawn):
        best = max(likely * first.points, look.in_time(pawn, look.elsewhere(pawn)) * worth)
    if pawn.down:
        return best
    gains = [
        (it.row.points * (it.most - sure), it)
        for it, sure in zip(errands, kept, strict=True)
        if not it.done and (it.stops or it.lone)
    ]
    for several in (1, 2):
        for chosen in combinations(gains, several):
            more_worth = worth + sum(gain for gain, _ in chosen)
            ends = _tour(look, pawn, [it for _, it in chosen], load)
            best = max(best, look.in_time(pawn, ends) * more_worth)
    return best


def _tour(look: Plans, pawn: Pawn, errands: list[Errand], load: int) -> float:
    """Actions until one is away, having seen to all of these in the better order; `load`: what is in hand."""
    load += sum(it.hands for it in errands)
    lone = any(it.lone for it in errands)
    stops = [it.stops for it in errands if it.stops]
    if not stops:
        return look.away_alone(pawn)
    orders = permutations(stops)
    return min(look.tour(pawn, order[0], then=order[1:], lone=lone, load=load) for order in orders)


def _errand(look: Plans, pawn: Pawn, row: Row) -> Errand:
    known = ERRANDS.get(row.condition.key)
    if known is None:
        return Errand(row, False, hoped(look, row), [])
    return known(look, pawn, row, about(row.condition.args))


def _item(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    done = people.owns(pawn, args.item)
    bringers = [one for one in look.mine if one.key != pawn.key and not pawn.down]
    near = max((_brings(look, one, pawn, args.item) for one in bringers), default=0.0)
    near = max(near, brought(look, pawn.card, args.item))
    stops = [] if done else look.sources(pawn, args.item)
    return Errand(row, done, near, stops, SAFE * (1 - look.robbed(pawn)), hands=1)


def _overboard(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """One brings it along, or somebody of ours throws it out of an airlock."""
    item = _item(look, pawn, row, args)
    if people.item_at(look.state, args.item) == station.OUTER_SPACE:
        held = (look.state.pawns[key] for _, key in look.lying(args.item) if key)
        if any(look.others_use(one.card) and one.card != pawn.card for one in held):
            return item._replace(others=max(item.others, BROUGHT_IN))
        return item._replace(done=True)
    out = max((_throws(look, one, args.item) for one in look.mine), default=0.0)
    return item._replace(others=max(item.others, out))


def _throws(look: Plans, one: Pawn, item: str) -> float:
    owned = people.owns(one, item)
    reached = look.by_way_of(one, {one.at: 0.0}, item)
    ways = (spent + look.outside(one, here) for here, spent in reached.items())
    cost = min(ways, default=NEVER) + look.effort(one.card)
    return (HELD if owned else OTHERS) * look.meant(one, cost)


def _brings(look: Plans, one: Pawn, pawn: Pawn, item: str) -> float:
    """How likely somebody of ours brings an item: rather who has it already, for nobody else has it then."""
    often = HELD if item in one.items else OTHERS
    cost = look.delivery(one, item, pawn)
    return often * look.meant(one, cost) if look.before_leaving(pawn, cost) else 0.0


def _contagion(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    # 8.5.1: it takes a hand as well, and has it already where it is done.
    return Errand(row, pawn.contaminated, 0.0, infecting(look), hands=not pawn.contaminated)


def _either(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    item, ill = _item(look, pawn, row, args), _contagion(look, pawn, row, args)
    return Errand(row, item.done or ill.done, item.others, item.stops + ill.stops)


def _data(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """What else the row asks for is as likely as ever: somebody may be away with the same already."""
    likely = hoped(look, row)
    if args.data in pawn.data or pawn.down:
        return Errand(row, False, likely, [])
    cost = look.learn(pawn, args.data)
    held = look.before_leaving(pawn, cost + look.effort(pawn.card))
    rest = min(likely / held, 1.0) if held else 0.0
    near = look.before_leaving(pawn, cost)
    if cost >= 2:
        # Whoever sends it takes turns with who waits for it, and may be led astray.
        near = OTHERS * OTHERS * look.chance(min(2 * look.heard(pawn, args.data), NEVER))
        near = max(near, look.before_leaving(pawn, look.steered(pawn, args.data)))
    return Errand(row, False, rest * near, [(key, 1.0) for key in look.makers(args.data, pawn)], rest)


def _left(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """A body is dragged along."""
    bodies = [one for one in look.folk if one.down and people.human(one) and one.key != pawn.key]
    here = any(one.at == pawn.at for one in bodies)
    stops = [(one.at, 0.3) for one in bodies if one.at in look.state.places]
    return Errand(row, False, SAFE if here else hoped(look, row), [] if here else stops)


def _solitude(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """Counted at the very end: whom one meets on the way to a pod does not matter, but who is in it."""
    here = look.station.sections.get(pawn.at)
    aboard = here is not None and here.pod
    if pawn.down:
        return Errand(row, False, hoped(look, row) if aboard else UNMET, [])
    if aboard and look.lonely(pawn, pawn.at):
        return Errand(row, False, hoped(look, row), [])
    return Errand(row, False, min(hoped(look, row), MET) if aboard else MET, [], UNMET, lone=True)


ERRANDS: dict[str, Callable[[Plans, Pawn, Row, Args], Errand]] = {
    "holds": _item,
    "holds-or-afloat": _overboard,
    "holds-or-contaminated": _either,
    "contaminated": _contagion,
    "exclusive-data": _data,
    "escapes-alone-with": _data,
    "left-somebody-down": _left,
    "alone": _solitude,
}
"""Rows that ask for something to be done before one leaves, by the key of their condition."""
