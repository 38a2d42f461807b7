"""The Spore Mother: nobody is hurt, everybody near it is Contaminated; enough of them make its secret known.

Spores drift past Locks; the Mother itself does not. It leaves a section only once everybody in reach is
Contaminated, and never for the Tanks.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Name
from game.stationfall import harm, people, station
from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.actions.deeds import Move
from game.stationfall.cards import ProjectX, enter_project
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from game.stationfall.questions import Question, task
from game.stationfall.state import Pawn, State

KEY = "spore_mother"
START = "vault_x"
TANKS = "tanks"
CARRIERS = 3
"""So many Contaminated characters that escape carry the secret with them."""


def _release(play: Play, by: str) -> None:
    """Everybody in the vault and next door, whatever is locked."""
    _monster.appear(play, START)
    for pawn in _clean(play.state, {START, *_next_door(play.state, START)}):
        harm.contaminate(play, pawn.key)


def _resolve(play: Play) -> None:
    if not _monster.at_large(play.state, KEY):
        return
    play.push(Bloom(play.seat) if _reach(play.state) else Creep(play.seat))


def _next_door(state: State, section: str) -> list[str]:
    return [to for to, _ in station.board(state).doors[section]]


def _clean(state: State, sections: set[str]) -> list[Pawn]:
    """Humans and Robots there that are not Contaminated, Live or Down."""
    return [
        pawn
        for pawn in state.pawns.values()
        if people.bodily(pawn)
        and pawn.at in sections
        and people.in_play(state, pawn)
        and not pawn.contaminated
    ]


def _reach(state: State) -> list[Pawn]:
    at = _monster.lair(state)
    return _clean(state, {at, *_next_door(state, at), *station.board(state).vents[at]})


@task
class Bloom(Question[str], frozen=True, tag="spores_bloom"):
    """Who is Contaminated."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        return [pawn.key for pawn in _reach(state)] if _monster.at_large(state, KEY) else []

    def answer(self, play: Play, pick: str) -> None:
        harm.contaminate(play, pick)

    def default(self, state: State) -> str:
        return _monster.mildest(state, self.seat, self.options(state))


@task
class Creep(Question[str], frozen=True, tag="spores_creep"):
    """Where it goes."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        return [to for to in _monster.steps(state) if to != TANKS]

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        return _monster.moves(state, pick)

    def answer(self, play: Play, pick: str) -> None:
        _monster.step(play, pick)


def _ripen(play: Play) -> None:
    state = play.state
    carriers = sum(pawn.contaminated and people.escaped(state, pawn) for pawn in state.pawns.values())
    if carriers >= CARRIERS:
        state.tally["x_secret_escaped"] = 1
        play.tell("spores-escaped", carriers=carriers, data=Name("x_secret"))


SPORE_MOTHER = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        at_stationfall=_ripen,
        abilities=(TUNNEL_RAT,),
        harm=frozenset({"fire", "asphyxiation", "missile"}),
    )
)
