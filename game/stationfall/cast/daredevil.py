"""The Daredevil: the bigger the risk, the better. Brings the Rocket Wings and their launch."""

from __future__ import annotations

from game.api import Name
from game.stationfall import people
from game.stationfall.abilities.defensive import ADRENALINE, PRIDE
from game.stationfall.abilities.mobility import POINT_BREAK
from game.stationfall.agenda.bodies import escapes, only_human_to_escape
from game.stationfall.agenda.station import x_released
from game.stationfall.agenda.things import holds_or_contaminated
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play


def _jump(play: Play) -> None:
    """Point Break: Live, helmeted and where the Rocket Wings are, she rides them down."""
    state = play.state
    pawn = state.pawns["daredevil"]
    if not people.able(state, "daredevil").leaps:
        return
    if not people.live(pawn) or not people.helmeted(pawn):
        return
    if people.engulfed(state, pawn):
        return
    place = state.places.get(pawn.at)
    if place is None or place.away:
        return
    near = [pawn, *people.company(state, pawn)]
    if "rocket_wings" in place.floor or any("rocket_wings" in other.items for other in near):
        play.set_pawn("daredevil", at="mesosphere/rocket_wings")
        play.tell("flew", who=Name("daredevil"))


DAREDEVIL = enter(
    Character(
        key="daredevil",
        kinds=HUMAN,
        start="locker_room",
        limit=5,
        slots=3,
        abilities=(PRIDE, ADRENALINE),
        powers=(POINT_BREAK,),
        agenda=(
            Row(3, escapes("daredevil")),
            Row(2, only_human_to_escape("daredevil"), plus=True),
            Row(2, holds_or_contaminated("daredevil", "artifact"), plus=True),
            Row(1, x_released()),
        ),
        bonus=Bonus(friend=True, points=2),
        at_stationfall=_jump,
    )
)
