"""What a state is worth to a seat: the points it may expect, and what it has left to earn them with."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata.hopes import bonus_hope, expectation
from game.stationfall.automata.outlook import Outlook
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.scoring import bribe_points, penalty, sheet
from game.stationfall.state import CUBES, State

CUBE = 0.16
"""What a cube in the pool is good for later, while the limit allows it."""
SUSPECT = 0.5
GUILTY = 3.0
ANYTHING = 0.02
"""What every Kompromat in hand is good for, whatever it is used for."""


def worth(state: State, seat: int) -> float:
    """All this seat can hope for, in points."""
    if state.ending:
        return float(sheet(state, seat).total)
    total = 0.0
    look: Outlook | None = None
    for colour in people.colours_of(state, seat):
        if not state.conspiracies[colour].identity:
            continue
        look = Outlook(state, colour)
        total += agenda(look) + standing(look)
    if look is None:
        return 0.0
    for card in state.players[seat].bonus:
        bonus = IDENTITIES[card].bonus
        if bonus is not None:
            total += bonus.points * bonus_hope(look, card, bonus)
    total += ANYTHING * sum(token.hand == seat for token in state.kompromat.values())
    return total


def agenda(look: Outlook) -> float:
    """The rows of one identity, each as far as it may be expected; a `+` row needs the one above."""
    total = 0.0
    above = 1.0
    for row in IDENTITIES[look.state.conspiracies[look.colour].identity].agenda:
        likely = expectation(look, row)
        if row.plus:
            total += row.points * likely * above
        else:
            above = min(likely, 1.0)
            total += row.points * likely
    return total


def standing(look: Outlook) -> float:
    """Bribes, cubes and the law."""
    state, colour = look.state, look.colour
    it = state.conspiracies[colour]
    total = float(sum(points for _, points in bribe_points(state, colour) + penalty(state, colour)))
    limit = CAST[look.card].limit
    total -= CUBE * min(CUBES - it.pool, limit) + 0.1 * it.betrayal
    if not IDENTITIES[it.identity].guilty_may_win:
        total -= {"innocent": 0.0, "suspect": SUSPECT, "guilty": GUILTY}[it.guilt]
    return total
