"""Standing among the players."""

from __future__ import annotations

from math import exp, prod

from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.intrigue import lead
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.cards import Row

FOUND = 0.8
"""How often one gets what one goes for."""
EARLY = 0.9
"""The odds (as their logarithm) of having most in the end who has as much as any, all time being left …"""
TIED = 2.4
"""… and what is lost of them by the last minute, for a tie fails."""
AHEAD = 3.0
"""What one more is good for then; it is worth so much less as there are minutes to get others …"""
ANYTIME = 0.5
"""… but never less than that."""


@scheme("most-kompromat")
def _most_kompromat(look: Plans, row: Row, args: Args) -> float:
    """Early on it hardly matters who is ahead: nearly everybody who means to be gets there."""
    minutes = max(look.state.minute, 1)
    ahead = lead(look) + FOUND * look.chance(look.secret())
    return 1 / (1 + exp(TIED / minutes - EARLY - max(ANYTIME, AHEAD / minutes) * ahead))


@scheme("least-betrayal")
def _least_betrayal(look: Plans, row: Row, args: Args) -> float:
    """15.3.1: cubes are betrayed on whoever turns out to be somebody else's own, as all do in the end."""
    cards = look.state.cards
    risks = (risk for card, risk in look.suspected().items() if cards[card].cubes[look.colour])
    return expectation(look, row) * prod(1 - risk for risk in risks)
