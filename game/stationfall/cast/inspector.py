"""The Inspector: here on business, some of it official. Brings a shuttle of his own."""

from __future__ import annotations

from game.api import Seated
from game.stationfall.abilities.conspirator import OFFSHORE_SHENANIGANS
from game.stationfall.abilities.offensive import BADGE
from game.stationfall.abilities.utility import INVESTIGATOR
from game.stationfall.agenda import escapes, holds, offsite_has, offsite_lacks
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play


def _refund(play: Play, colour: int, betrayed: int) -> None:
    """Offshore Shenanigans: one's own Bribe comes back, if it was given."""
    if play.state.conspiracies[colour].bribe:
        return
    for card, it in list(play.state.cards.items()):
        if colour in it.bribes:
            play.set_card(card, bribes=tuple(owner for owner in it.bribes if owner != colour))
    play.set_conspiracy(colour, bribe=True)
    play.tell("refunded", seat=Seated(play.state.conspiracies[colour].seat))


INSPECTOR = enter(
    Character(
        key="inspector",
        kinds=HUMAN,
        start="chem_lab",
        limit=4,
        slots=3,
        abilities=(INVESTIGATOR, BADGE),
        powers=(OFFSHORE_SHENANIGANS,),
        agenda=(
            Row(2, escapes("inspector")),
            Row(4, holds("inspector", "briefcase"), plus=True),
            Row(1, offsite_has("authorities", "evidence")),
            Row(2, offsite_lacks("news", "evidence"), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
        double_bribes=True,
        on_reveal=_refund,
    )
)
