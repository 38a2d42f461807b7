"""Where a trap is best laid (15.3.2): on the way of those who are about to leave."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata.plans import Plans
from game.stationfall.state import Pawn

FELLED = 0.3
"""What it is worth that somebody who was about to leave goes Down."""
ABOARD = 0.5
"""… and what is left of that in a pod: whoever comes there next takes them along."""


def snared(look: Plans, section: str) -> float:
    """What a trap there brings: the more who come by, the likelier one of them turns it up."""
    suspected = look.suspected()
    passing = sum(
        _leaves(look, pawn, suspected.get(pawn.card, 0.0))
        for pawn in look.folk
        if pawn.at in look.state.places and people.live(pawn) and _passes(look, pawn, section)
    )
    return FELLED * passing * (ABOARD if look.station.sections[section].pod else 1.0)


def _leaves(look: Plans, pawn: Pawn, suspected: float) -> float:
    """How likely this is another player's own, and leaves."""
    owners = look.state.cards[pawn.card].owners
    if look.colour in owners:
        return 0.0
    return look.flees(pawn) if owners else suspected * look.flees_owned(pawn)


def _passes(look: Plans, pawn: Pawn, section: str) -> bool:
    """Whether this section lies on the shortest way of this pawn to the pod by which it leaves."""
    pod = look.bound(pawn)
    if not pod or section == pawn.at:
        return False
    return look.steps(pawn, section) + look.between(pawn, section, pod) <= look.steps(pawn, pod)
