"""The Stranger: here for somebody, not for something."""

from __future__ import annotations

from game.api import Name, Seated
from game.stationfall import people
from game.stationfall.abilities.conspirator import ENIGMA, UNCANNY
from game.stationfall.abilities.utility import HOMEWORK
from game.stationfall.actions.gifts import ActNow
from game.stationfall.agenda.bodies import with_bonus_character
from game.stationfall.agenda.station import scores_bonus, unrevealed
from game.stationfall.agenda.things import holds_data
from game.stationfall.cards import HUMAN, Bonus, Character, Row, card_of, enter
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, task
from game.stationfall.state import State


def _homework(play: Play, colour: int, betrayed: int) -> None:
    """Homework: show a Bonus Character and take one action with it."""
    play.push(Homework(play.state.conspiracies[colour].seat))


@task
class Homework(Question[str], frozen=True, tag="homework"):
    """Which of one's hidden Bonus Characters, if any."""

    rule = "15.3.2"
    forced = False

    def options(self, state: State) -> list[str]:
        player = state.players[people.keeper(state, self.seat)]
        hidden = [card for card in player.bonus if card not in player.shown]
        return ["none", *hidden] if hidden else []

    def answer(self, play: Play, pick: str) -> None:
        if pick == "none":
            return
        seat = people.keeper(play.state, self.seat)
        play.set_player(seat, shown=(*play.state.players[seat].shown, pick))
        play.bar_undo()
        play.tell("homework", seat=Seated(self.seat), card=Name(pick))
        pawns = people.pawns_of(play.state, card_of(pick))
        play.push(ActNow(self.seat, tuple(pawn.key for pawn in pawns)))

    def weigh(self, mind: Mind, pick: str) -> float:
        """An action for nothing, though it shows a friend."""
        return 0.1 if pick != "none" else 0.0


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
