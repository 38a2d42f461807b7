"""The Astrochimp: shiny things, and a way home."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import LOYAL
from game.stationfall.abilities.mobility import TUNNEL_RAT, ZERO_BORN
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.things import holds
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter

ASTROCHIMP = enter(
    Character(
        key="astrochimp",
        kinds=HUMAN,
        start="kitchen",
        limit=5,
        slots=4,
        abilities=(TUNNEL_RAT, LOYAL),
        powers=(ZERO_BORN,),
        agenda=(
            Row(3, escapes("astrochimp")),
            Row(2, holds("astrochimp", "briefcase"), plus=True),
            Row(2, holds("astrochimp", "artifact"), plus=True),
            Row(2, holds("astrochimp", "gun"), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
    )
)
