"""The Combat Swarm: killer drones that any player's turn may set on somebody, and any console can steer.

It bears hazards, but fire is on its harm line: so it is only Asphyxiation that does nothing to it. A Helmet
saves a Human once and is used up; in a hazard that is no help.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, things
from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.actions.basic.things import loses_shelter
from game.stationfall.actions.console import ConsoleDeed, no_console
from game.stationfall.actions.deeds import Move, deed
from game.stationfall.cards import ProjectX, enter_project
from game.stationfall.play import Play, illegal
from game.stationfall.projectx import _monster
from game.stationfall.projectx._monster import NONE
from game.stationfall.questions import Question, task
from game.stationfall.state import Pawn, State

KEY = "combat_swarm"
START = "vault_x"


def _release(play: Play, by: str) -> None:
    _monster.appear(play, START)


def _resolve(play: Play) -> None:
    if _monster.at_large(play.state, KEY):
        play.push(Swarm(play.seat))


@task
class Swarm(Question[str], frozen=True, tag="swarm"):
    """One action, if the player likes: an attack on somebody with it, or a step."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        return [NONE, *(pawn.key for pawn in _monster.beside(state)), *_monster.steps(state)]

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        return _monster.moves(state, pick) if pick in state.places else []

    def answer(self, play: Play, pick: str) -> None:
        if pick in play.state.pawns:
            _strike(play, pick, None)
        elif pick != NONE:
            _monster.step(play, pick)


def _strike(play: Play, target: str, blame: int | None, by: str = "") -> None:
    pawn = play.state.pawns[target]
    play.tell("swarm-strikes", who=Name(target))
    if not people.helmeted(pawn):
        harm.down(play, target, blame, by)
        return
    things.wear_out(play, target, "helmet")
    harm.expose(play, pawn.at, blame, by)


@deed
class Uplink(ConsoleDeed, frozen=True, kw_only=True, tag="uplink"):
    """Swarm Uplink: from a console, one action with the Live Swarm, a step (`to`) or an attack (`target`).

    The character that does it answers for it, as with Remote Control.
    """

    to: str = ""
    target: str = ""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not _monster.at_large(state, KEY) or no_console(state, pawn) is not None:
            return
        for to in _monster.steps(state):
            yield cls(seat=seat, who=pawn.key, to=to)
        for other in _monster.beside(state):
            yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not _monster.at_large(state, KEY):
            return illegal("no-swarm", "7.6.2")
        if bool(self.to) == bool(self.target):
            return illegal("uplink-one", "7.6.2")
        if self.to and self.to not in _monster.steps(state):
            if self.to not in state.places:
                return illegal("unknown", "5.1", what=self.to)
            return illegal("no-way", "12.1.1", here=Name(_monster.lair(state)), to=Name(self.to))
        if self.target and not any(other.key == self.target for other in _monster.beside(state)):
            if self.target not in state.pawns:
                return illegal("unknown", "4.1", what=self.target)
            return illegal("no-prey", "7.6.2", who=Name(self.target))
        return super().refusal(state, pawn)

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return self.fells(state, pawn, pawn)

    def fells(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        if self.target != other.key:
            return False
        return not people.helmeted(other) or loses_shelter(state, other, "helmet")

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        return _monster.moves(state, self.to) if self.to else []

    def perform(self, play: Play) -> None:
        play.tell("uplinked", who=Name(self.who))
        if self.target:
            _strike(play, self.target, harm.blamed(play), self.doer)
        else:
            _monster.step(play, self.to)


def _threat(state: State, pawn: Pawn) -> tuple[float, ...]:
    """What anybody may have it do, hardly anybody does."""
    return () if people.helmeted(pawn) else (0.25, 0.1) if people.human(pawn) else (0.1,)


COMBAT_SWARM = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        abilities=(TUNNEL_RAT,),
        harm=frozenset({"gun", "emp", "fire", "trap", "missile"}),
        threat=_threat,
    )
)
