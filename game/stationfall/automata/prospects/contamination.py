"""Who is contaminated, and whether contamination gets away."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.leaving import helped, none_flees
from game.stationfall.automata.prospects.rows import SAFE, Args, prospect, who
from game.stationfall.state import Pawn


@prospect("no-contamination-escapes")
def _none_contaminated_away(look: Outlook, args: Args) -> float:
    return none_flees(look, (pawn for pawn in look.folk if pawn.contaminated))


@prospect("contaminated-escape")
def _contaminated_away(look: Outlook, args: Args) -> float:
    return sum(helped(look, pawn) for pawn in look.folk if pawn.contaminated)


@prospect("contaminated-npc-escapes")
def _contaminated_npc_away(look: Outlook, args: Args) -> float:
    if look.state.tally.get("contaminated_npc"):
        return 1.0
    best = 0.0
    for pawn in look.folk:
        if look.state.cards[pawn.card].owners or pawn.card == look.card:
            continue
        if pawn.contaminated:
            best = max(best, helped(look, pawn))
        elif pawn in look.mine:
            cost = look.tour(pawn, catching(look)) + look.effort(pawn.card)
            best = max(best, look.chance(min(cost, NEVER), slack=1.0))
    return best


def catching(look: Outlook) -> list[tuple[str, float]]:
    """Where one catches it, and what that takes there."""
    return [(key, 0.0) for key, it in look.station.sections.items() if it.contaminates]


def _infection(look: Outlook, pawn: Pawn) -> float:
    """Steps to where one catches it."""
    return min((look.steps(pawn, key) for key, _ in catching(look)), default=NEVER)


@prospect("contaminated")
def _contaminated(look: Outlook, args: Args) -> float:
    return max(
        (catches(look, pawn) for pawn in people.pawns_of(look.state, who(look, args))),
        default=0.0,
    )


def catches(look: Outlook, pawn: Pawn) -> float:
    """Contaminated already, or in time."""
    if pawn.contaminated:
        return SAFE
    if not people.in_play(look.state, pawn):
        return 0.0
    return look.before_leaving(pawn, _infection(look, pawn) + look.effort(pawn.card))
