"""Bonus Characters: what they bring, and who is to be where they are."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import bonus_prospect
from game.stationfall.automata.prospects.bodies import felled
from game.stationfall.automata.prospects.rows import SAFE, Args, about, who
from game.stationfall.automata.schemes.bodies import several
from game.stationfall.automata.schemes.rows import THROUGH, scheme
from game.stationfall.automata.schemes.things import taken
from game.stationfall.cards import CAST, IDENTITIES, Bonus, Row, card_of
from game.stationfall.state import Pawn


def friend(look: Outlook, identity: str, bonus: Bonus) -> float:
    """16.4.5: what is no body is taken along, and so is what somebody is a friend for; who still stands may
    leave before they are struck."""
    assert isinstance(look, Plans)
    pawns = people.pawns_of(look.state, card_of(identity))
    things = [
        about(row.condition.args).item
        for row in IDENTITIES[identity].agenda
        if row.condition.key == "item-escapes" and bonus.count is not None
    ]
    if things:
        return max(taken(look, item) for item in things)
    if bonus.count is None and not bonus.friend:
        return prod(felled(look, pawn) * (1.0 if pawn.down else 1 - look.flees(pawn)) for pawn in pawns)
    likely = bonus_prospect(look, identity, bonus)
    if bonus.count is not None:
        return likely + several(look.gets_away(pawn) for pawn in pawns if look.away(pawn))
    if likely or any(people.bodily(pawn) for pawn in pawns):
        return likely
    card = card_of(identity)
    return taken(look, card) if CAST[card].escapes is None else _copied(look, card)


def _copied(look: Plans, data: str) -> float:
    """How likely one of ours is away with some data."""
    ways = ((one, look.learn(one, data)) for one in look.mine)
    return max(
        (
            look.in_time(one, min(cost + look.away(one), NEVER))
            for one, cost in ways
            if look.before_leaving(one, cost)
        ),
        default=0.0,
    )


@scheme("scores-bonus")
def _scores(look: Plans, row: Row, args: Args) -> float:
    bonus = (
        (card, IDENTITIES[card].bonus)
        for card in look.state.players[people.keeper(look.state, look.seat)].bonus
    )
    return max((min(friend(look, card, it), 1.0) for card, it in bonus if it is not None), default=0.0)


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
