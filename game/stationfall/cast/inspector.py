"""The Inspector: here on business, some of it official. Brings a shuttle of his own."""

from __future__ import annotations

from game.api import Seated
from game.stationfall import people, pods
from game.stationfall.abilities.conspirator import OFFSHORE_SHENANIGANS
from game.stationfall.abilities.offensive import BADGE
from game.stationfall.abilities.utility import INVESTIGATOR
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.things import holds, offsite_has, offsite_lacks
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.state import State

SELF = "inspector"


def _refund(play: Play, colour: int, betrayed: int) -> None:
    """Offshore Shenanigans: one's own Bribe comes back, if it was given."""
    if play.state.conspiracies[colour].bribe:
        return
    for card, it in list(play.state.cards.items()):
        if colour in it.bribes:
            play.set_card(card, bribes=tuple(owner for owner in it.bribes if owner != colour))
    play.set_conspiracy(colour, bribe=True)
    play.tell("refunded", seat=Seated(play.state.conspiracies[colour].seat))


def _own_shuttle(state: State, pod: str, launcher: str) -> bool:
    """It leaves with him, by him, or by who can bridge its lock."""
    if launcher == SELF or any(pawn.card == SELF for pawn in people.pawns_in(state, pod)):
        return True
    return launcher in state.pawns and people.taught(state, state.pawns[launcher]).mends


pods.NEEDS["inspector_or_jury_rig"] = _own_shuttle

INSPECTOR = enter(
    Character(
        key=SELF,
        kinds=HUMAN,
        start="chem_lab",
        limit=4,
        slots=3,
        abilities=(INVESTIGATOR, BADGE),
        powers=(OFFSHORE_SHENANIGANS,),
        agenda=(
            Row(2, escapes(SELF)),
            Row(4, holds(SELF, "briefcase"), plus=True),
            Row(1, offsite_has("authorities", "evidence")),
            Row(2, offsite_lacks("news", "evidence"), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
        double_bribes=True,
        on_reveal=_refund,
    )
)
