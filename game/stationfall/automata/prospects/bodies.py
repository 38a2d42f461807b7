"""Who is put Down, and who is Revived."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.agenda.bodies import MEDICAL_STARS
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.rows import Args, prospect, who
from game.stationfall.state import Pawn


def felled(look: Outlook, pawn: Pawn) -> float:
    """Down, and still here in the end."""
    if people.escaped(look.state, pawn):
        return 0.0
    if pawn.annihilated:
        return 1.0
    if pawn.down:
        return 0.9 - 0.5 * look.flees(pawn)
    return 0.85 * look.chance(look.strike(pawn))


@prospect("officers-down")
def _officers_down(look: Outlook, args: Args) -> float:
    total = 0.0
    for card in look.state.cast:
        if people.able(look.state, card).officer:
            total += max(
                (
                    0.95 if pawn.down or pawn.annihilated else 0.85 * look.chance(look.strike(pawn))
                    for pawn in people.pawns_of(look.state, card)
                ),
                default=0.0,
            )
    return total


@prospect("suspects-down-aboard")
def _suspects_down(look: Outlook, args: Args) -> float:
    total = 0.0
    for pawn in look.state.pawns.values():
        if not people.monster(pawn) and look.colour in look.state.cards[pawn.card].owners:
            continue
        if people.wanted(look.state, pawn):
            total += felled(look, pawn)
    return total


@prospect("armed-down-aboard")
def _armed_down(look: Outlook, args: Args) -> float:
    return sum(felled(look, pawn) for pawn in look.folk if people.human(pawn) and people.armed(pawn))


@prospect("down-beside")
def _down_beside(look: Outlook, args: Args) -> float:
    total = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        for other in people.company(look.state, pawn):
            if people.bodily(other):
                total += 0.9 if other.down else 0.6 * look.chance(look.strike(other))
    return total


@prospect("no-human-down-aboard")
def _nobody_down(look: Outlook, args: Args) -> float:
    likely = 0.9
    for pawn in look.folk:
        if pawn.down and people.human(pawn) and people.aboard(look.state, pawn.at):
            likely *= 0.45 + 0.3 * look.chance(rescue(look, pawn))
    return likely


def rescue(look: Outlook, body: Pawn) -> float:
    """Actions until somebody of ours has Revived this body."""
    best = NEVER
    for pawn in look.mine:
        if pawn.key == body.key:
            continue
        able = people.able(look.state, pawn.card).heals
        dose = 0.0 if able or "nanogel_1" in pawn.items else look.fetch(pawn, "nanogel")
        best = min(best, look.apart(pawn, body) * (0.5 if able else 1) + dose + 1 + look.effort(pawn.card))
    return best


@prospect("medical-stars")
def _stars(look: Outlook, args: Args) -> float:
    """Stars reached; half a step to the next one counts a little, a body to wake counts more."""
    reached = look.state.tally.get("medical_track", 0)
    stars = float(sum(step <= reached for step in MEDICAL_STARS))
    ahead = next((step for step in MEDICAL_STARS if step > reached), 0)
    if not ahead:
        return stars
    bodies = [
        look.chance(rescue(look, pawn))
        for pawn in look.folk
        if pawn.down and people.human(pawn) and people.aboard(look.state, pawn.at)
    ]
    progress = 0.55 * sum(sorted(bodies, reverse=True)[:2])
    return stars + min(progress / (ahead - reached), 0.95)


@prospect("live-robots")
def _robots(look: Outlook, args: Args) -> float:
    return sum(
        (0.95 if people.live(pawn) else 0.25 if pawn.down else 0.0)
        for pawn in look.folk
        if people.robot(pawn)
    )
