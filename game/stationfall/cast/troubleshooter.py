"""The Troubleshooter: keep the place in one piece. Brings the Cargo Claw."""

from __future__ import annotations

from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.abilities.utility import JURY_RIG, TALK_THEM_THROUGH_IT
from game.stationfall.agenda.bodies import live_robots
from game.stationfall.agenda.station import antimatter_unarmed, nothing_damaged, x_contained
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter

TROUBLESHOOTER = enter(
    Character(
        key="troubleshooter",
        kinds=HUMAN,
        start="print_shop",
        limit=6,
        slots=3,
        abilities=(TUNNEL_RAT, JURY_RIG),
        powers=(TALK_THEM_THROUGH_IT,),
        agenda=(
            Row(2, antimatter_unarmed()),
            Row(2, x_contained()),
            Row(2, nothing_damaged()),
            Row(1, live_robots()),
        ),
        bonus=Bonus(friend=True, points=2),
        items=("bludgeon",),
    )
)
