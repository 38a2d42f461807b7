"""Standing among the players."""

from __future__ import annotations

from math import prod

from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.cards import Row


@scheme("least-betrayal")
def _least_betrayal(look: Plans, row: Row, args: Args) -> float:
    """15.3.1: cubes are betrayed on whoever turns out to be somebody else's own, as all do in the end."""
    cards = look.state.cards
    risks = (risk for card, risk in look.suspected().items() if cards[card].cubes[look.colour])
    return expectation(look, row) * prod(1 - risk for risk in risks)
