"""The Microbiologist: host to something that wants to travel."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import LOYAL
from game.stationfall.abilities.offensive import INFECT
from game.stationfall.abilities.utility import SCIENTIST
from game.stationfall.agenda.bodies import contaminated_escape, escapes
from game.stationfall.agenda.things import x_secret_escapes
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter

MICROBIOLOGIST = enter(
    Character(
        key="microbiologist",
        kinds=HUMAN,
        start="physics_lab",
        limit=5,
        slots=3,
        abilities=(SCIENTIST, LOYAL),
        powers=(INFECT,),
        agenda=(
            Row(2, escapes("microbiologist")),
            Row(1, contaminated_escape()),
            Row(2, x_secret_escapes()),
        ),
        bonus=Bonus(friend=True, points=2),
    )
)
