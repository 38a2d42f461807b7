"""Kompromat in hand, and cubes betrayed."""

from __future__ import annotations

from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.rows import Args, prospect


def _hands(look: Outlook) -> list[int]:
    held = [0] * look.state.seats
    for token in look.state.kompromat.values():
        if token.hand >= 0:
            held[token.hand] += 1
    return held


_LEAD = {-1: 0.15, 0: 0.35, 1: 0.6, 2: 0.8, 3: 0.9}


def lead(look: Outlook) -> int:
    """How many Kompromat more one has than whoever else has most."""
    held = _hands(look)
    return held[look.seat] - max(other for seat, other in enumerate(held) if seat != look.seat)


@prospect("most-kompromat")
def _most_kompromat(look: Outlook, args: Args) -> float:
    ahead = lead(look)
    now = _LEAD.get(ahead, 0.95 if ahead > 0 else 0.05)
    then = _LEAD.get(ahead + 1, 0.95 if ahead >= 0 else 0.05)
    return now + (then - now) * 0.8 * look.chance(look.secret())


@prospect("kompromat-of-escaped")
def _kompromat_away(look: Outlook, args: Args) -> float:
    held = sum(look.leaves(card) for card, token in look.state.kompromat.items() if token.hand == look.seat)
    return held + 0.3 * look.chance(look.secret())


@prospect("least-betrayal")
def _least_betrayal(look: Outlook, args: Args) -> float:
    betrayed = [it.betrayal for it in look.state.conspiracies]
    behind = betrayed[look.colour] - min(betrayed)
    return (0.85, 0.35, 0.2)[behind] if behind < 3 else 0.1
