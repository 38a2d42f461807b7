"""The Cyborg: Human and Robot in one, here to settle accounts."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import UNCANNY
from game.stationfall.abilities.defensive import FUGITIVE, SELF_REPAIR
from game.stationfall.abilities.offensive import BRUTAL
from game.stationfall.agenda.bodies import no_contamination_escapes, no_human_pc_escapes, officers_down
from game.stationfall.agenda.station import x_released
from game.stationfall.cards import CYBORG as BOTH
from game.stationfall.cards import Bonus, Character, Row, enter

CYBORG = enter(
    Character(
        key="cyborg",
        kinds=BOTH,
        start="cryo_lab",
        limit=4,
        slots=4,
        abilities=(UNCANNY, FUGITIVE),
        powers=(BRUTAL, SELF_REPAIR),
        agenda=(
            Row(1, officers_down()),
            Row(2, no_human_pc_escapes()),
            Row(2, no_contamination_escapes()),
            Row(2, x_released()),
        ),
        bonus=Bonus(friend=False, points=2),
        guilty_may_win=True,
    )
)
