"""The Digital Assistant: a character that is data, and wants to be everywhere."""

from __future__ import annotations

from game.stationfall import harm, people
from game.stationfall.abilities.console import AI, ROOT_ACCESS
from game.stationfall.abilities.conspirator import HELPFUL
from game.stationfall.abilities.utility import TROJAN_HORSE
from game.stationfall.agenda import copies_escaped, data_escaped, offsites_and_humans_with, robots_with
from game.stationfall.cards import DATA, Bonus, Character, Row, enter
from game.stationfall.play import Play, name
from game.stationfall.questions import Question, asking, question
from game.stationfall.state import State, Task

SELF = "digital_assistant"


def _smuggle(play: Play, colour: int, betrayed: int) -> None:
    """Trojan Horse: a copy to anybody in play who stores Evidence or the X-Secret."""
    play.push(Task("trojan_horse", play.state.conspiracies[colour].seat))


def _hosts(state: State, task: Task) -> list[str]:
    return [
        pawn.key
        for pawn in state.pawns.values()
        if {"evidence", "x_secret"} & set(pawn.data) and SELF not in pawn.data and people.in_play(state, pawn)
    ]


def _infiltrate(play: Play, task: Task, pick: str) -> None:
    harm.give_data(play, pick, SELF)
    play.tell("trojan-horse", to=name(pick))


question(
    Question(
        name="trojan_horse",
        options=_hosts,
        answer=_infiltrate,
        ask=lambda state, task: asking("trojan-horse"),
        rule="15.3.2",
    )
)

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
        escapes=lambda state: data_escaped(state, SELF),
        on_reveal=_smuggle,
    )
)
