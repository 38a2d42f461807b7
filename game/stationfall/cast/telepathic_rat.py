"""The Telepathic Rat: an item with a grudge, and other people's hands to carry it out."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import PARANOID
from game.stationfall.abilities.defensive import MY_PRECIOUS
from game.stationfall.abilities.offensive import TELEPATHY
from game.stationfall.agenda.bodies import down_beside
from game.stationfall.agenda.things import item_beside, kompromat_of_bodies
from game.stationfall.cards import ITEM, Bonus, Character, Row, enter

SELF = "telepathic_rat"

TELEPATHIC_RAT = enter(
    Character(
        key=SELF,
        kinds=ITEM,
        start="item",
        lies="bio_lab",
        limit=8,
        slots=0,
        abilities=(TELEPATHY, PARANOID),
        powers=(MY_PRECIOUS,),
        agenda=(
            Row(1, down_beside(SELF)),
            Row(2, kompromat_of_bodies(SELF), plus=True),
            Row(2, item_beside(SELF, "artifact")),
            Row(2, item_beside(SELF, "briefcase")),
        ),
        bonus=Bonus(friend=True, points=2),
        contaminated=True,
        guilty_may_win=True,
    )
)
