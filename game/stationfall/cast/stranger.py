"""The Stranger: here for somebody, not for something."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.abilities.conspirator import ENIGMA, UNCANNY
from game.stationfall.abilities.utility import HOMEWORK
from game.stationfall.actions.answers import keeper
from game.stationfall.actions.prices import GIFT
from game.stationfall.agenda import holds_data, scores_bonus, unrevealed, with_bonus_character
from game.stationfall.cards import HUMAN, Bonus, Character, Row, card_of, enter
from game.stationfall.play import Play, name, seat_name
from game.stationfall.questions import Question, asking, question
from game.stationfall.state import State, Task


def _homework(play: Play, colour: int, betrayed: int) -> None:
    """Homework: show a Bonus Character and take one action with it."""
    play.push(Task("homework", play.state.conspiracies[colour].seat, (colour,)))


def _subjects(state: State, task: Task) -> list[str]:
    player = state.players[keeper(state, task.seat)]
    hidden = [card for card in player.bonus if card not in player.shown]
    return ["none", *hidden] if hidden else []


def _show(play: Play, task: Task, pick: str) -> None:
    if pick == "none":
        return
    seat = keeper(play.state, task.seat)
    play.player(seat, shown=(*play.state.players[seat].shown, pick))
    play.settled()
    play.tell("homework", seat=seat_name(task.seat), card=name(pick))
    play.push(Task(GIFT, task.seat, tuple(pawn.key for pawn in people.pawns_of(play.state, card_of(pick)))))


question(
    Question(
        name="homework",
        options=_subjects,
        answer=_show,
        ask=lambda state, task: asking("homework"),
        rule="15.3.2",
        forced=False,
    )
)

STRANGER = enter(
    Character(
        key="stranger",
        kinds=HUMAN,
        start="nanofactory",
        limit=6,
        slots=3,
        abilities=(UNCANNY,),
        powers=(HOMEWORK, ENIGMA),
        agenda=(
            Row(1, unrevealed()),
            Row(1, holds_data("stranger", "x_secret")),
            Row(2, scores_bonus()),
            Row(2, with_bonus_character("stranger")),
        ),
        bonus=Bonus(friend=True, points=2),
        on_reveal=_homework,
    )
)
