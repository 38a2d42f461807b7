"""An action on the spot, given by a reveal power (15.3.2)."""

from __future__ import annotations

from game.api import Message, Name
from game.stationfall import people
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, asking, pending, task
from game.stationfall.state import Pawn, State

WORTH = 0.0075
"""What a computer player gives up by letting one pass."""


class Gift(Question[str], frozen=True):
    """Somebody may act, for nothing, or not."""

    pawns: tuple[str, ...]

    rule = "15.3.2"
    forced = False

    def takers(self, state: State) -> tuple[str, ...]:
        """Who may act now."""
        return self.pawns

    def left(self, pawn: str) -> Gift | None:
        """What remains of it once one of them has acted."""
        return None

    def options(self, state: State) -> list[str]:
        return ["pass"]

    def answer(self, play: Play, pick: str) -> None:
        """Whoever passes does nothing."""

    def weigh(self, mind: Mind, pick: str) -> float:
        return WORTH


@task
class ActNow(Gift, frozen=True, tag="act_now"):
    """One action for one of these."""

    def ask(self, state: State) -> Message:
        return asking("act-now", who=Name(self.pawns[0]))


@task
class EachActs(Gift, frozen=True, tag="each_acts"):
    """One action for each of these, in whatever order."""

    def takers(self, state: State) -> tuple[str, ...]:
        pawns = (state.pawns[key] for key in self.pawns)
        return tuple(pawn.key for pawn in pawns if people.live(pawn) and people.in_play(state, pawn))

    def left(self, pawn: str) -> Gift | None:
        rest = tuple(key for key in self.pawns if key != pawn)
        return EachActs(self.seat, rest) if rest else None

    def options(self, state: State) -> list[str]:
        return ["pass"] if self.takers(state) else []

    def ask(self, state: State) -> Message:
        first = state.pawns[self.pawns[0]]
        if len(self.pawns) == 1:
            return asking("act-now", who=Name(first.key))
        return asking("each-acts", card=Name(first.card), count=len(self.pawns))


def gifted(state: State) -> tuple[str, ...]:
    """The pawns that may act on the spot, while a power's gift waits to be used."""
    waits = pending(state)
    return waits.takers(state) if isinstance(waits, Gift) else ()


def take_gift(play: Play, pawn: Pawn) -> None:
    """One of those who may act on the spot does; the others still may, where each of them may."""
    waits = pending(play.state)
    assert isinstance(waits, Gift)
    play.state.todo = play.state.todo[:-1]
    left = waits.left(pawn.key)
    if left is not None:
        play.push(left)
