"""Bonus Characters: who is to be where they are."""

from __future__ import annotations

from collections.abc import Iterator

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.rows import SAFE, Args, who
from game.stationfall.automata.schemes.rows import THROUGH, scheme
from game.stationfall.cards import CAST, IDENTITIES, Row, card_of
from game.stationfall.state import Pawn


@scheme("with-bonus-character")
def _together(look: Plans, row: Row, args: Args) -> float:
    """Counted at the very end: who leaves is left with, or it was for nothing to be beside them."""
    return max(_meetings(look, who(look, args)), default=0.0)


def _meetings(look: Plans, card: str) -> Iterator[float]:
    bonus = look.state.players[people.keeper(look.state, look.seat)].bonus
    for pawn in people.pawns_of(look.state, card):
        for identity in bonus if people.live(pawn) else ():
            wanted = card_of(identity)
            if CAST[wanted].escapes is not None:
                yield THROUGH * look.chance(look.learn(pawn, wanted) + look.effort(card))
            for other in people.pawns_of(look.state, wanted) if wanted != card else ():
                bonus_card = IDENTITIES[identity].bonus
                likely = look.gets_away(other) if bonus_card and bonus_card.friend else look.flees(other)
                yield _beside(look, pawn, other, likely)


def _beside(look: Plans, pawn: Pawn, other: Pawn, leaves: float) -> float:
    """How likely these two are in one place in the end: the other one leaves, or does not."""
    here = people.where(look.state, other)
    if other.annihilated or people.left(look.state, here):
        return SAFE * (pawn.at == here)
    if here not in look.state.places:
        return 0.0
    if look.station.sections[here].pod:
        return _comes(look, pawn, look.boards(pawn, here))
    pod = look.bound(other)
    aboard = _comes(look, pawn, look.boards(pawn, pod, beside=1)) if pod else 0.0
    return leaves * aboard + (1 - leaves) * _comes(look, pawn, look.steps(pawn, here))


def _comes(look: Plans, pawn: Pawn, far: float) -> float:
    """How likely this pawn is so many steps further on in the end."""
    if not far:
        return THROUGH
    return THROUGH * look.before_leaving(pawn, min(far + look.effort(pawn.card), NEVER))
