"""Subject Zero: a soldier who wants to get away, in the first pod that will leave, and not alone if need be.

It looks for a sound pod; but once in one it stays, and launches it even if it has been Damaged since. Two
Live characters with Bludgeons bring it down together.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Illegal, Name
from game.stationfall import harm, people, pods, station
from game.stationfall.abilities.mobility import OFFICER
from game.stationfall.actions.deeds import Move
from game.stationfall.cards import MONSTER, ProjectX, enter_project
from game.stationfall.play import Play, illegal
from game.stationfall.projectx import _monster
from game.stationfall.questions import Question, task
from game.stationfall.state import State

KEY = "subject_zero"
START = "cryo_lab"
SECRET = "x_secret"


def _release(play: Play, by: str) -> None:
    _monster.appear(play, START)


def _resolve(play: Play) -> None:
    """The first of these that is possible: leave, wait, disarm, go to a pod, go for the secret."""
    state = play.state
    if not _monster.at_large(state, KEY):
        return
    at = _monster.lair(state)
    if station.board(state).sections[at].pod:
        if _ready(state):
            play.tell("subject-launches", pod=Name(at))
            pods.launch(play, at)
    elif _armed(state):
        play.push(Disarm(play.seat))
    else:
        play.push(Walk(play.seat))


def _ready(state: State) -> bool:
    """It is in a pod, and there is all that asks for, but for any NDA."""
    pod = _monster.lair(state)
    if not station.board(state).sections[pod].pod:
        return False
    needs = station.board(state).sections[pod].needs
    return all(pods.meets(state, pod, need, MONSTER) for need in needs)


def _armed(state: State) -> list[str]:
    return [pawn.key for pawn in _monster.beside(state) if people.armed(pawn)]


@task
class Disarm(Question[str], frozen=True, tag="subject_prey"):
    """Helmets do not help; what they knew of it is gone."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        return _armed(state) if _monster.at_large(state, KEY) else []

    def answer(self, play: Play, pick: str) -> None:
        play.tell("subject-strikes", who=Name(pick))
        harm.down(play, pick, None)
        pawn = play.state.pawns[pick]
        if SECRET in pawn.data:
            play.set_pawn(pick, data=tuple(data for data in pawn.data if data != SECRET))
            play.tell("deleted", who=Name(MONSTER), data=Name(SECRET))

    def default(self, state: State) -> str:
        return _monster.mildest(state, self.seat, self.options(state))


@task
class Walk(Question[str], frozen=True, tag="subject_step"):
    """Towards a pod with room, or towards the secret."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        berths = [
            key
            for key, fixed in station.board(state).sections.items()
            if fixed.pod and not state.places[key].damaged and pods.seats_left(state, key) > 0
        ]
        knowing = [pawn.at for pawn in state.pawns.values() if SECRET in pawn.data]
        found = _monster.towards(state, berths)
        if found or _monster.lair(state) in knowing:
            return found
        return _monster.towards(state, knowing)

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        return _monster.moves(state, pick)

    def answer(self, play: Play, pick: str) -> None:
        _monster.step(play, pick)


def _outnumbered(state: State, attacker: str, weapon: str) -> Illegal | None:
    """One Bludgeon is not enough."""
    clubs = sum(people.owns(pawn, "bludgeon") for pawn in _monster.beside(state))
    return illegal("two-bludgeons", "7.6.2") if weapon == "bludgeon" and clubs < 2 else None


def _report(play: Play) -> None:
    """Away, Live or Down, it is the secret, and a carrier, too."""
    state = play.state
    if people.escaped(state, state.pawns[MONSTER]):
        state.tally["x_secret_escaped"] = 1
        state.tally["contaminated_npc"] = 1
        play.set_pawn(MONSTER, contaminated=True)
        play.tell("subject-escaped", data=Name(SECRET))


SUBJECT_ZERO = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        abilities=(OFFICER,),
        harm=frozenset({"gun", "bludgeon", "trap", "missile", "emp"}),
        spares=_outnumbered,
        at_stationfall=_report,
        leaves=_ready,
        threat=lambda state, pawn: (0.95,) if people.armed(pawn) else (),
    )
)
