"""The Colonel: the weapon must be tried out, and he means to bring the results home."""

from __future__ import annotations

from game.api import Seated
from game.stationfall.abilities.conspirator import MISSION_FIRST, PARANOID
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.agenda.bodies import contaminated_npc_escapes, escapes
from game.stationfall.agenda.station import x_released
from game.stationfall.agenda.things import x_secret_escapes
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play


def _recall(play: Play, colour: int, betrayed: int) -> None:
    """Mission First: one's own cubes come back from Betrayal."""
    conspiracy = play.state.conspiracies[colour]
    play.set_conspiracy(colour, pool=conspiracy.pool + conspiracy.betrayal, betrayal=0)
    play.tell("mission-first", seat=Seated(conspiracy.seat), cubes=conspiracy.betrayal)


COLONEL = enter(
    Character(
        key="colonel",
        kinds=HUMAN,
        start="security_station",
        limit=4,
        slots=3,
        abilities=(OFFICER, PARANOID),
        powers=(MISSION_FIRST,),
        agenda=(
            Row(3, escapes("colonel")),
            Row(2, contaminated_npc_escapes()),
            Row(2, x_released()),
            Row(2, x_secret_escapes()),
        ),
        bonus=Bonus(friend=True, points=2),
        items=("gun",),
        on_reveal=_recall,
    )
)
