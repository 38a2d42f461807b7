"""The Operative: nothing may get out, and nobody who knows. Lays three tokens, one of them a trap."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.abilities.offensive import CLAYMORE, EMP_BURST, NERVE_GAS
from game.stationfall.agenda import (
    evidence_stays,
    no_contamination_escapes,
    no_innocent_pc_escapes,
    no_robot_escapes,
    x_secret_stays,
)
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play, name
from game.stationfall.questions import Question, asking, question
from game.stationfall.state import State, Task

TOKENS = 3
REAL_TRAP = "real_trap"


def _arm(play: Play, colour: int, betrayed: int) -> None:
    """Claymore: three tokens face down in three sections, then which of them is the real one."""
    seat = play.state.conspiracies[colour].seat
    play.push(*(Task("lay_trap", seat) for _ in range(TOKENS)), lot(Task(REAL_TRAP, seat), play.rng))


def lot(task: Task, rng: Random) -> Task:
    """Which token is the real one if nobody says: drawn beforehand, as their order lies open."""
    return replace(task, args=(rng.randrange(TOKENS),))


def _spots(state: State, task: Task) -> list[str]:
    return [
        key
        for key, place in state.places.items()
        if not place.away and not place.annihilated and key not in state.traps
    ]


def _lay(play: Play, task: Task, pick: str) -> None:
    play.state.traps[pick] = "blank"
    play.tell("trap-laid", section=name(pick))


question(
    Question(
        name="lay_trap",
        options=_spots,
        answer=_lay,
        ask=lambda state, task: asking("lay-trap"),
        rule="15.3.2",
    )
)


def _choose(play: Play, task: Task, pick: str) -> None:
    play.state.traps[pick] = "real"
    play.settled()
    play.tell("trap-chosen", only=(task.seat,), section=name(pick))


question(
    Question(
        name=REAL_TRAP,
        options=lambda state, task: list(state.traps),
        answer=_choose,
        ask=lambda state, task: asking("real-trap"),
        default=lambda state, task: list(state.traps)[int(task.args[0])],
        rule="15.3.2",
    )
)

OPERATIVE = enter(
    Character(
        key="operative",
        kinds=HUMAN,
        start="suite",
        limit=5,
        slots=3,
        abilities=(EMP_BURST, OFFICER),
        powers=(CLAYMORE, NERVE_GAS),
        agenda=(
            Row(2, evidence_stays()),
            Row(2, x_secret_stays()),
            Row(2, no_innocent_pc_escapes()),
            Row(2, no_contamination_escapes()),
            Row(1, no_robot_escapes()),
        ),
        bonus=Bonus(friend=False, points=2),
        on_reveal=_arm,
    )
)
