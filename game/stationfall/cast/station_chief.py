"""The Station Chief: everybody off, and the captain stays. Brings the Medevac Pod."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import FORCEFUL_PRESENCE
from game.stationfall.abilities.defensive import PRIDE
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.agenda.bodies import npc_officers_escaped, other_humans_escaped, stays_aboard_live
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter

STATION_CHIEF = enter(
    Character(
        key="station_chief",
        kinds=HUMAN,
        start="therapy_garden",
        limit=5,
        slots=3,
        abilities=(OFFICER, PRIDE),
        powers=(FORCEFUL_PRESENCE,),
        agenda=(
            Row(1, other_humans_escaped("station_chief")),
            Row(1, npc_officers_escaped(), plus=True),
            Row(2, stays_aboard_live("station_chief")),
        ),
        bonus=Bonus(friend=False, points=2),
    )
)
