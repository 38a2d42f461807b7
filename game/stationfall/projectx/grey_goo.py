"""Grey Goo: it spreads, eats what lies around and stops every robot; only fire burns it away."""

from __future__ import annotations

from game.api import Name
from game.stationfall import harm, people, station, systems
from game.stationfall.cards import ProjectX, enter_project
from game.stationfall.play import Play
from game.stationfall.questions import Question, task
from game.stationfall.state import State

TOKENS = 30
START = "vault_x"


def _release(play: Play, by: str) -> None:
    if play.state.places[START].hazard == "fire":
        play.tell("goo-burned", section=Name(START))  # it comes into a burning vault
    else:
        _cover(play, START, by)


def _resolve(play: Play) -> None:
    play.push(Spread(play.seat))


def _cover(play: Play, section: str, by: str = "") -> None:
    """A gooed section counts as damaged; robots in it go Down, loose things are gone."""
    play.set_section(section, goo=True)
    play.tell("goo", section=Name(section))
    play.count("goo")
    systems.damage(play, section)
    for pawn in people.pawns_in(play.state, section):
        if people.robot(pawn):
            harm.down(play, pawn.key, harm.blamed(play), by)
    harm.dissolve(play, section)
    if play.state.tally["goo"] >= TOKENS:
        systems.fall(play, "goo")


@task
class Spread(Question[str], frozen=True, tag="goo"):
    """Sections joined to the goo by corridor, vent or mooring, whatever is locked; not where a fire burns."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        board = station.board(state)
        found = []
        for key, place in state.places.items():
            if not place.goo or place.away or place.annihilated:
                continue
            for to in (*(other for other, _ in board.doors.get(key, ())), *board.vents.get(key, ())):
                there = state.places[to]
                if not (there.goo or there.away or there.annihilated or there.hazard == "fire"):
                    found.append(to)
        return list(dict.fromkeys(found))

    def answer(self, play: Play, pick: str) -> None:
        _cover(play, pick)


GREY_GOO = enter_project(ProjectX(key="grey_goo", start=START, release=_release, resolve=_resolve))
