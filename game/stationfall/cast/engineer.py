"""The Engineer: nothing foreign may reach the Earth, whatever it costs. Guards the Reactor's ejector."""

from __future__ import annotations

from game.api import Name
from game.stationfall import harm, station, systems
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.abilities.offensive import OVERLOAD
from game.stationfall.abilities.utility import JURY_RIG
from game.stationfall.agenda.bodies import no_contamination_escapes
from game.stationfall.agenda.station import antimatter_on_board, innocent
from game.stationfall.agenda.things import item_stays
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, task
from game.stationfall.state import Marker, State
from game.stationfall.turn import MARKERS


def _overload(play: Play, colour: int, betrayed: int) -> None:
    """Overload: a time marker on any section; it is damaged when the marker comes due."""
    if station.markers_left(play.state, colour):
        play.push(Overload(play.state.conspiracies[colour].seat))


@task
class Overload(Question[str], frozen=True, tag="overload"):
    """Which section."""

    rule = "15.3.2"

    def options(self, state: State) -> list[str]:
        return [key for key, place in state.places.items() if not place.away and not place.annihilated]

    def answer(self, play: Play, pick: str) -> None:
        systems.mark(play, "overload", pick)
        play.tell("overload", section=Name(pick))

    def weigh(self, mind: Mind, pick: str) -> float:
        """By the damage, as if it were done."""
        play = mind.play()
        systems.damage(play, pick)
        return mind.gain(play.state)


def _strike(play: Play, marker: Marker) -> None:
    """A pod that has left meanwhile is lost with all aboard."""
    if play.state.places[marker.section].away:
        harm.annihilate_pod(play, marker.section)
    else:
        systems.damage(play, marker.section)


MARKERS["overload"] = _strike

ENGINEER = enter(
    Character(
        key="engineer",
        kinds=HUMAN,
        start="array_control",
        limit=5,
        slots=3,
        abilities=(OFFICER, JURY_RIG),
        powers=(OVERLOAD,),
        agenda=(
            Row(3, antimatter_on_board()),
            Row(3, no_contamination_escapes()),
            Row(2, item_stays("artifact")),
            Row(1, innocent()),
        ),
        bonus=Bonus(friend=False, points=2),
        guilty_may_win=True,
        on_reveal=_overload,
    )
)
