"""Contamination that gets away."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata.errands import Stops
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.contamination import catching
from game.stationfall.automata.prospects.leaving import helped
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.automata.schemes.things import taken
from game.stationfall.cards import Row

LENT = 0.5
"""How often whom others may lead as well goes all of a way by which it helps nobody but us."""


def infecting(look: Plans) -> Stops:
    """Where one catches it: what is damaged contaminates nobody (8.5.1)."""
    return [(key, doing) for key, doing in catching(look) if not look.state.places[key].damaged]


@scheme("contaminated-npc-escapes")
def _carrier_away(look: Plans, row: Row, args: Args) -> float:
    """Somebody sent by way of where one catches it, who is not to turn out to be a player's own."""
    if row.condition.count(look.state, look.colour):
        return 1.0
    suspected = look.suspected()
    best, sent = 0.0, None
    for pawn in look.folk:
        if look.state.cards[pawn.card].owners or pawn.card == look.card:
            continue
        own = 1 - suspected.get(pawn.card, 0.0)
        likely = 0.0
        if pawn.contaminated:
            likely = own * (helped(look, pawn) if people.bodily(pawn) else taken(look, pawn.card))
        elif look.ours(pawn):
            likely = own * LENT * look.in_time(pawn, look.tour(pawn, infecting(look)))
        if likely > best:
            best, sent = likely, pawn
    if sent is not None:
        look.claim(sent, best)
    return best
