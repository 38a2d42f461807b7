"""The Operative: nothing may get out, and nobody who knows. Lays three tokens, one of them a trap."""

from __future__ import annotations

from random import Random
from typing import Self

from game.api import Name
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.abilities.offensive import CLAYMORE, EMP_BURST, NERVE_GAS
from game.stationfall.agenda.bodies import no_contamination_escapes, no_innocent_pc_escapes, no_robot_escapes
from game.stationfall.agenda.things import evidence_stays, x_secret_stays
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, task
from game.stationfall.state import State

TOKENS = 3


def _arm(play: Play, colour: int, betrayed: int) -> None:
    """Claymore: three tokens face down in three sections, then which of them is the real one."""
    seat = play.state.conspiracies[colour].seat
    play.push(*(LayTrap(seat) for _ in range(TOKENS)), RealTrap.drawn(seat, play.rng))


@task
class LayTrap(Question[str], frozen=True, tag="lay_trap"):
    """Where a token goes."""

    rule = "15.3.2"

    def options(self, state: State) -> list[str]:
        return [
            key
            for key, place in state.places.items()
            if not place.away and not place.annihilated and key not in state.traps
        ]

    def answer(self, play: Play, pick: str) -> None:
        play.state.traps[pick] = "blank"
        play.tell("trap-laid", section=Name(pick))

    def weigh(self, mind: Mind, pick: str) -> float:
        return mind.snared(pick)


@task
class RealTrap(Question[str], frozen=True, tag="real_trap"):
    """Which of the tokens is the real one."""

    lot: int
    """What it is if nobody says: drawn beforehand, as their order lies open. Only who is asked may know."""

    rule = "15.3.2"

    @classmethod
    def drawn(cls, seat: int, rng: Random) -> Self:
        return cls(seat, rng.randrange(TOKENS))

    def imagined(self, rng: Random) -> Self:
        return self.drawn(self.seat, rng)

    def options(self, state: State) -> list[str]:
        return list(state.traps)

    def answer(self, play: Play, pick: str) -> None:
        play.state.traps[pick] = "real"
        play.bar_undo()
        play.tell("trap-chosen", only=(self.seat,), section=Name(pick))

    def default(self, state: State) -> str:
        return list(state.traps)[self.lot]

    def weigh(self, mind: Mind, pick: str) -> float:
        return mind.snared(pick)


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
        lays_traps=True,
    )
)
