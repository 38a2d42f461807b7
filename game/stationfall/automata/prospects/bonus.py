"""Bonus Characters: what they bring, and the rows that speak of them."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.bodies import felled
from game.stationfall.automata.prospects.rows import Args, prospect, who
from game.stationfall.cards import IDENTITIES, Bonus, card_of


def bonus_prospect(look: Outlook, identity: str, bonus: Bonus) -> float:
    """16.4.5: a friend should get away, an enemy should lie Down."""
    if bonus.count is not None:
        return float(bonus.count(look.state))
    if bonus.friend:
        return look.leaves(card_of(identity))
    return _all_down(look, card_of(identity))


def _all_down(look: Outlook, card: str) -> float:
    likely = 1.0
    for pawn in people.pawns_of(look.state, card):
        likely *= felled(look, pawn)
    return likely


@prospect("with-bonus-character")
def _together(look: Outlook, args: Args) -> float:
    """It counts at the very end: near is nearly as good as beside, until then."""
    bonus = look.state.players[people.keeper(look.state, look.seat)].bonus
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        if not people.live(pawn):
            continue
        for card in bonus:
            for other in people.pawns_of(look.state, card_of(card)) if card != who(look, args) else ():
                far = look.apart(pawn, other) if not other.annihilated else NEVER
                best = max(best, 0.9 * look.chance(far + (look.effort(pawn.card) if far else 0.0)))
    return best


@prospect("scores-bonus")
def _bonus(look: Outlook, args: Args) -> float:
    best = 0.0
    for card in look.state.players[people.keeper(look.state, look.seat)].bonus:
        bonus = IDENTITIES[card].bonus
        if bonus is not None:
            best = max(best, min(bonus_prospect(look, card, bonus), 1.0))
    return best
