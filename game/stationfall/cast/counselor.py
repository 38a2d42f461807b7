"""The Counselor: everybody's secrets, and the Artifact for her church. Brings the Shred Room."""

from __future__ import annotations

from game.api import Name
from game.stationfall import guilt, people
from game.stationfall.abilities.conspirator import RECORDED_CONFESSIONAL, WORMTONGUE
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.station import least_betrayal
from game.stationfall.agenda.things import item_escapes, most_kompromat
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, task
from game.stationfall.state import State


def _confess(play: Play, colour: int, betrayed: int) -> None:
    """Recorded Confessional: if Live, choose a Human here. What has escaped is beyond reach (5.6)."""
    pawn = play.state.pawns["counselor"]
    out = not people.in_play(play.state, pawn) or people.engulfed(play.state, pawn)
    if people.live(pawn) and not out:
        play.push(Confessional(play.state.conspiracies[colour].seat, colour))


@task
class Confessional(Question[str], frozen=True, tag="confessional"):
    """Every other Innocent player who has that Human as a conspirator is Suspect."""

    colour: int

    rule = "15.3.2"

    def options(self, state: State) -> list[str]:
        return [pawn.key for pawn in people.company(state, state.pawns["counselor"]) if people.human(pawn)]

    def answer(self, play: Play, pick: str) -> None:
        human = play.state.pawns[pick]
        play.tell("confessional", target=Name(pick))
        for other in range(len(play.state.conspiracies)):
            theirs = play.state.conspiracies[other].seat != self.seat
            if theirs and people.accomplice(play.state, other, human):
                guilt.suspect(play, other)

    def weigh(self, mind: Mind, pick: str) -> float:
        """Whoever most other players work with."""
        cubes = mind.state.cards[mind.state.pawns[pick].card].cubes
        return float(sum(count > 0 for colour, count in enumerate(cubes) if colour != self.colour))


COUNSELOR = enter(
    Character(
        key="counselor",
        kinds=HUMAN,
        start="therapy_garden",
        limit=6,
        slots=3,
        abilities=(OFFICER, WORMTONGUE),
        powers=(RECORDED_CONFESSIONAL,),
        agenda=(
            Row(2, escapes("counselor")),
            Row(4, item_escapes("artifact")),
            Row(2, most_kompromat()),
            Row(1, least_betrayal()),
        ),
        bonus=Bonus(friend=True, points=2),
        on_reveal=_confess,
    )
)
