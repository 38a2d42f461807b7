"""What an agenda is worth to who plans: the best single way to get away with as much of it as can be.

To fetch something and to get aboard are one way, not two: a step towards the thing is a step away from the
pod, and is right only if both together are worth more than the pod alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.contamination import catching
from game.stationfall.automata.prospects.rows import SAFE, Args, about
from game.stationfall.automata.schemes import hoped
from game.stationfall.cards import IDENTITIES, Row
from game.stationfall.state import Pawn

ESCAPE = "escapes"
OTHERS = 0.5
"""How often others bring what they could bring: it costs them turns, too."""
HELD = 0.7
"""How often they do, where they have it in their hands."""
UNMET = 0.7
"""How likely nobody else comes aboard the pod one is still on the way to."""
Stops = list[tuple[str, float]]


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


def agenda(look: Outlook, identity: str) -> float:
    """The rows of one identity, each with the `+` rows that need it."""
    assert isinstance(look, Plans)
    return sum(_group(look, rows) for rows in _groups(identity))


def _groups(identity: str) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in IDENTITIES[identity].agenda:
        if not row.plus and group:
            yield group
            group = []
        group.append(row)
    yield group


def _group(look: Plans, rows: list[Row]) -> float:
    first, *more = rows
    likely = hoped(look, first)
    if first.condition.key == ESCAPE and look.card in first.condition.about and more:
        pawns = [pawn for pawn in people.pawns_of(look.state, look.card) if look.away(pawn) > 0]
        if len(pawns) == 1 and people.bodily(pawns[0]):
            return _venture(look, pawns[0], first, likely, more)
    above = min(likely, 1.0)
    return first.points * likely + sum(row.points * hoped(look, row) * above for row in more)


def _venture(look: Plans, pawn: Pawn, first: Row, likely: float, more: list[Row]) -> float:
    """To leave as things are, or to see to one more thing on the way."""
    errands = [_errand(look, pawn, row) for row in more]
    kept = [SAFE if it.done else it.others for it in errands]
    worth = first.points + sum(it.row.points * sure for it, sure in zip(errands, kept, strict=True))
    best = likely * worth
    for it, sure in zip(errands, kept, strict=True):
        if not it.done and it.stops and not pawn.down:
            away = look.in_time(pawn, look.tour(pawn, it.stops))
            best = max(best, away * (worth + it.row.points * (it.most - sure)))
    return best


def _errand(look: Plans, pawn: Pawn, row: Row) -> Errand:
    known = ERRANDS.get(row.condition.key)
    if known is None:
        return Errand(row, False, hoped(look, row), [])
    return known(look, pawn, row, about(row.condition.args))


def _item(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    done = people.owns(pawn, args.item)
    bringers = [one for one in look.mine if one.key != pawn.key and not pawn.down]
    near = max((_brings(look, one, pawn, args.item) for one in bringers), default=0.0)
    return Errand(row, done, near, [] if done else look.sources(pawn, args.item))


def _brings(look: Plans, one: Pawn, pawn: Pawn, item: str) -> float:
    """How likely somebody of ours brings an item: rather who has it already, for nobody else has it then."""
    often = HELD if people.owns(one, item) else OTHERS
    return often * look.before_leaving(pawn, look.delivery(one, item, pawn))


def _contagion(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    return Errand(row, pawn.contaminated, 0.0, catching(look))


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
    return Errand(row, False, rest * near, [(key, 1.0) for key in look.makers(args.data, pawn)], rest)


def _left(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """A body is dragged along."""
    bodies = [one for one in look.folk if one.down and people.human(one) and one.key != pawn.key]
    here = any(one.at == pawn.at for one in bodies)
    stops = [(one.at, 0.3) for one in bodies if one.at in look.state.places]
    return Errand(row, False, SAFE if here else hoped(look, row), [] if here else stops)


def _solitude(look: Plans, pawn: Pawn, row: Row, args: Args) -> Errand:
    """Counted at the very end: whom one meets on the way to a pod does not matter."""
    here = look.station.sections.get(pawn.at)
    aboard = here is not None and here.pod
    return Errand(row, False, hoped(look, row) if aboard else UNMET, [])


ERRANDS: dict[str, Callable[[Plans, Pawn, Row, Args], Errand]] = {
    "holds": _item,
    "holds-or-afloat": _item,
    "holds-or-contaminated": _either,
    "contaminated": _contagion,
    "exclusive-data": _data,
    "escapes-alone-with": _data,
    "left-somebody-down": _left,
    "alone": _solitude,
}
"""Rows that ask for something to be done before one leaves, by the key of their condition."""
