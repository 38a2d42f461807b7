"""What becomes of the station: Project X, the Antimatter, damage."""

from __future__ import annotations

from game.stationfall import people, systems
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.rows import Args, prospect

ARMED = 0.85
"""How likely whoever is to arm it does."""


@prospect("x-contained")
def _contained(look: Outlook, args: Args) -> float:
    return 0.0 if look.state.released else 0.85


@prospect("antimatter-unarmed")
def _unarmed(look: Outlook, args: Args) -> float:
    return 0.0 if look.state.armed else 0.9


@prospect("x-released")
def _released(look: Outlook, args: Args) -> float:
    state = look.state
    if state.released:
        return 1.0
    cost = min(look.reach_as_officer("bridge"), look.reach_as_officer("cryo_lab")) + 1
    for pawn in look.mine:
        if not people.armed(pawn):
            continue
        if people.able(state, pawn.card).forbids(state, Sabotage(seat=look.seat, who=pawn.key), pawn) is None:
            cost = min(cost, look.steps(pawn, "vault_x") + 1 + look.effort(pawn.card))
    return max(look.chance(cost), 0.1)


@prospect("antimatter-on-board")
def _detonates(look: Outlook, args: Args) -> float:
    state = look.state
    if state.ending:
        return float(state.ending == "antimatter")
    if state.detonated:
        return 0.0
    at = people.item_at(state, "antimatter")
    if state.armed:
        timed = any(marker.what == "antimatter" for marker in state.markers)
        return (0.85 if people.aboard(state, at) else 0.3) if timed else 0.1
    return ARMED * arms(look)


def arms(look: Outlook) -> float:
    """How likely the Antimatter is armed by our doing, in time to go off."""
    state = look.state
    if state.minute <= systems.FUSE:
        return 0.0
    cost = look.reach_as_officer("bridge") + 1
    for pawn in look.mine:
        if people.bodily(pawn) and people.endures(state, pawn, "asphyxiation"):
            cost = min(cost, look.fetch(pawn, "antimatter") + 1 + look.effort(pawn.card))
    return look.chance(cost, slack=2.0 * systems.FUSE)


@prospect("nothing-damaged")
def _pristine(look: Outlook, args: Args) -> float:
    likely = 0.9
    for key, place in look.state.places.items():
        if place.damaged and not place.away:
            likely *= 0.15 + 0.6 * look.chance(_mend(look, key))
    return likely


def _mend(look: Outlook, section: str) -> float:
    return min(
        (
            look.steps(pawn, section) + 1 + look.effort(pawn.card)
            for pawn in look.mine
            if people.taught(look.state, pawn).mends
        ),
        default=NEVER,
    )
