"""The Slime: it takes everybody into itself and carries them about; only fire makes it let go.

Who is inside stays a figure in the Slime's section, marked in the card's memory (`people.engulfed`), so that
seats, hazards and every agenda count them where they are. What strikes a whole section reaches them, too.
Burnt, it shrinks away: its pawn lies Down on the card, in no section, so that nobody can drag it or count it
On Board. Nanogel wakes it where it burnt, and there it is again (`people.remains`).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Name
from game.stationfall import harm, people
from game.stationfall.abilities.mobility import BREACH
from game.stationfall.actions.deeds import Move
from game.stationfall.cards import MONSTER, ProjectX, enter_project
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from game.stationfall.questions import Question, task
from game.stationfall.state import Pawn, State

KEY = "slime"
START = "vault_x"


def _free(state: State) -> list[Pawn]:
    """Humans and Robots it does not hold yet, Live or Down."""
    return [
        pawn
        for pawn in state.pawns.values()
        if people.bodily(pawn) and not pawn.annihilated and not people.engulfed(state, pawn)
    ]


def _held(state: State) -> list[Pawn]:
    return [pawn for pawn in state.pawns.values() if people.engulfed(state, pawn)]


def _release(play: Play, by: str) -> None:
    _monster.appear(play, START)
    if _monster.at_large(play.state, KEY):  # the vault may be on fire
        _engulf(play, by)


def _resolve(play: Play) -> None:
    if _monster.at_large(play.state, KEY) and not _engulf(play):
        play.push(Ooze(play.seat))


def _engulf(play: Play, by: str = "") -> bool:
    """Everybody in its section; a Human without a Helmet goes Down. Tells whether there was anybody.

    At its release that is the doing of whoever let it out (10.1.2), at the end of a turn nobody's.
    """
    prey = [pawn for pawn in _free(play.state) if pawn.at == _monster.lair(play.state)]
    for pawn in prey:
        play.state.x[pawn.key] = people.ENGULFED
        play.tell("engulfed", who=Name(pawn.key))
        if people.human(pawn) and not people.helmeted(pawn):
            harm.down(play, pawn.key, harm.blamed(play), by)
    return bool(prey)


@task
class Ooze(Question[str], frozen=True, tag="slime"):
    """Towards the nearest it does not hold; into a pod all of them must fit."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        return _monster.towards(state, {pawn.at for pawn in _free(state)}, seats=1 + len(_held(state)))

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        it = _monster.moves(state, pick)
        return [*it, *((pawn, pick) for pawn in _held(state) if it)]

    def answer(self, play: Play, pick: str) -> None:
        if _monster.step(play, pick):
            for pawn in _held(play.state):
                play.set_pawn(pawn.key, at=play.state.pawns[MONSTER].at)
                harm.taint(play, pawn.key, *harm.borne(play.state, pawn.key))


def _let_go(play: Play) -> None:
    """They are in the section again, and what burns there takes hold of them; the Slime is gone."""
    at = _monster.lair(play.state)
    held = _held(play.state)
    for pawn in held:
        del play.state.x[pawn.key]
        play.tell("freed", who=Name(pawn.key))
    play.state.x[people.REMAINS] = at
    play.set_pawn(MONSTER, at="card")
    play.tell("slime-shrinks", section=Name(at))
    if held:
        harm.expose(play, at, None)


def _threat(state: State, pawn: Pawn) -> tuple[float, ...]:
    return (0.97, 0.7, 0.25, 0.15) if people.human(pawn) and not people.helmeted(pawn) else ()


SLIME = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        abilities=(BREACH,),
        harm=frozenset({"fire"}),
        on_harm=_let_go,
        threat=_threat,
    )
)
