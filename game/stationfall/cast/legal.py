"""Legal: nobody leaves without signing. Pods ask for an NDA while this robot is in the game."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import FINE_PRINT, HARDCOPY, LAWYER_UP
from game.stationfall.abilities.utility import PROCESS_SERVER
from game.stationfall.agenda.bodies import only_signed_humans_escape, signed_humans_escape
from game.stationfall.agenda.station import suspect_pcs
from game.stationfall.agenda.things import evidence_stays
from game.stationfall.cards import ROBOT, Bonus, Character, Row, enter

LEGAL = enter(
    Character(
        key="legal",
        kinds=ROBOT,
        start="aft_hub",
        limit=4,
        slots=2,
        abilities=(PROCESS_SERVER, LAWYER_UP),
        powers=(FINE_PRINT, HARDCOPY),
        agenda=(
            Row(1, signed_humans_escape()),
            Row(4, only_signed_humans_escape()),
            Row(2, evidence_stays()),
            Row(1, suspect_pcs()),
        ),
        bonus=Bonus(friend=False, points=1),
        refuses=("nda",),
        pods_need=("nda",),
    )
)
