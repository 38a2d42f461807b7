"""The Specimen: strong, quick, and nowhere to be seen in the dark; where there is light any cudgel will do.

Lurker: it cannot be Attacked in a Dark section, so never in a Blackout; whatever the Billionaire streams is
as good as lit.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Illegal, Name
from game.stationfall import harm, station
from game.stationfall.abilities.mobility import BREACH, TUNNEL_RAT
from game.stationfall.actions.deeds import Move
from game.stationfall.cards import ProjectX, enter_project
from game.stationfall.play import Play, illegal
from game.stationfall.projectx import _monster
from game.stationfall.questions import Question, task
from game.stationfall.state import State

KEY = "specimen"
START = "vault_x"


def _release(play: Play, by: str) -> None:
    _monster.appear(play, START)


def _resolve(play: Play) -> None:
    if not _monster.at_large(play.state, KEY):
        return
    play.push(Strike(play.seat) if _monster.beside(play.state) else Prowl(play.seat))


@task
class Strike(Question[str], frozen=True, tag="specimen_prey"):
    """Helmets and armour are no help."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        return [pawn.key for pawn in _monster.beside(state)] if _monster.at_large(state, KEY) else []

    def answer(self, play: Play, pick: str) -> None:
        play.tell("specimen-strikes", who=Name(pick))
        harm.down(play, pick, None)

    def default(self, state: State) -> str:
        return _monster.mildest(state, self.seat, self.options(state))


@task
class Prowl(Question[str], frozen=True, tag="specimen_step"):
    """Among ways of one length it keeps to the dark."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        found = _monster.towards(state, _monster.haunts(state))
        return [to for to in found if not station.lit(state, to)] or found

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        return _monster.moves(state, pick)

    def answer(self, play: Play, pick: str) -> None:
        _monster.step(play, pick)


def _lurks(state: State, attacker: str, weapon: str) -> Illegal | None:
    at = _monster.lair(state)
    if not station.lit(state, at):
        return illegal("lurker", "7.6.2", section=Name(at))
    return None


SPECIMEN = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        abilities=(
            TUNNEL_RAT,
            BREACH,
        ),
        harm=frozenset({"gun", "bludgeon", "fire", "asphyxiation", "trap", "missile"}),
        spares=_lurks,
        threat=lambda state, pawn: (0.97, 0.75, 0.3),
    )
)
