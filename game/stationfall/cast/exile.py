"""The Exile: a spy who wants back in, with something on everybody."""

from __future__ import annotations

from game.stationfall.abilities.console import HACKER
from game.stationfall.abilities.conspirator import BLOOD_FROM_A_STONE, TRADECRAFT
from game.stationfall.abilities.defensive import FAST_TALK
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.things import exclusive_data, kompromat_of_escaped
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter

EXILE = enter(
    Character(
        key="exile",
        kinds=HUMAN,
        start="array_control",
        limit=6,
        slots=3,
        abilities=(FAST_TALK, HACKER),
        powers=(BLOOD_FROM_A_STONE, TRADECRAFT),
        agenda=(
            Row(2, escapes("exile")),
            Row(2, kompromat_of_escaped(), plus=True),
            Row(3, exclusive_data("exile", "evidence", "news"), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
    )
)
