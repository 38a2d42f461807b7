"""The Digital Assistant: a character that is data, and wants to be everywhere."""

from __future__ import annotations

from game.api import Name
from game.stationfall import people, things
from game.stationfall.abilities.console import AI, ROOT_ACCESS
from game.stationfall.abilities.conspirator import HELPFUL
from game.stationfall.abilities.utility import TROJAN_HORSE
from game.stationfall.agenda.things import copies_escaped, data_escaped, offsites_and_humans_with, robots_with
from game.stationfall.cards import DATA, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Question, task
from game.stationfall.state import State

SELF = "digital_assistant"
SECRETS = {"evidence", "x_secret"}


def _smuggle(play: Play, colour: int, betrayed: int) -> None:
    """Trojan Horse: a copy to anybody in play who stores Evidence or the X-Secret."""
    play.push(TrojanHorse(play.state.conspiracies[colour].seat))


@task
class TrojanHorse(Question[str], frozen=True, tag="trojan_horse"):
    """Who is given the copy."""

    rule = "15.3.2"
    outright = True

    def options(self, state: State) -> list[str]:
        able = (pawn for pawn in state.pawns.values() if people.in_play(state, pawn))
        return [pawn.key for pawn in able if SECRETS & set(pawn.data) and SELF not in pawn.data]

    def answer(self, play: Play, pick: str) -> None:
        things.give_data(play, pick, SELF)
        play.tell("trojan-horse", to=Name(pick))


DIGITAL_ASSISTANT = enter(
    Character(
        key=SELF,
        kinds=DATA,
        start="data",
        limit=5,
        slots=0,
        abilities=(AI, HELPFUL),
        powers=(ROOT_ACCESS, TROJAN_HORSE),
        agenda=(
            Row(2, robots_with(SELF)),
            Row(1, offsites_and_humans_with(SELF)),
            Row(2, copies_escaped(SELF, 2)),
        ),
        bonus=Bonus(friend=True, points=2),
        guilty_may_win=True,
        assists=True,
        escapes=lambda state: data_escaped(state, SELF),
        on_reveal=_smuggle,
    )
)
