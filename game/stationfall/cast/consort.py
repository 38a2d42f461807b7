"""The Consort: a robot that passes for a person, and for other people too."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.api import Name
from game.stationfall import harm, people, things
from game.stationfall.abilities.defensive import FAST_TALK
from game.stationfall.abilities.mobility import SHAPESHIFT_SWITCH
from game.stationfall.abilities.offensive import MIMIC_FRAMEUP
from game.stationfall.actions.deeds import Move
from game.stationfall.agenda.bodies import alone, escapes
from game.stationfall.agenda.station import unrevealed
from game.stationfall.agenda.things import holds
from game.stationfall.cards import CAST, ROBOT, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Question, task
from game.stationfall.state import Pawn, State

SELF = "consort"


def _offer(play: Play, colour: int, betrayed: int) -> None:
    """Shapeshift Switch: if Live, trade places and belongings with an NPC."""
    pawn = play.state.pawns[SELF]
    out = not people.in_play(play.state, pawn) or people.engulfed(play.state, pawn)
    if people.live(pawn) and not out:
        play.push(Switch(play.state.conspiracies[colour].seat))


def _with(mine: Pawn, theirs: Pawn) -> Pawn:
    """One of the two with the belongings of the other."""
    kept = tuple(data for data in theirs.data if data not in CAST[mine.card].refuses)
    return replace(mine, items=theirs.items, data=kept)


@task
class Switch(Question[str], frozen=True, tag="switch"):
    """Both belongings and both places; what is too much for either is dropped; both arrive anew."""

    rule = "15.3.2"
    outright = True

    def options(self, state: State) -> list[str]:
        found = [
            pawn.key
            for pawn in state.pawns.values()
            if people.bodily(pawn)
            and people.in_play(state, pawn)
            and not people.engulfed(state, pawn)
            and pawn.at in state.places
            and not state.cards[pawn.card].owners
            and pawn.key != SELF
        ]
        return ["none", *found] if found else []

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        if pick == "none":
            return []
        one, other = state.pawns[SELF], state.pawns[pick]
        return [(_with(one, other), other.at), (_with(other, one), one.at)]

    def answer(self, play: Play, pick: str) -> None:
        if pick == "none":
            return
        state = play.state
        one, other = state.pawns[SELF], state.pawns[pick]
        for mine, theirs in ((one, other), (other, one)):
            state.pawns[mine.key] = replace(_with(mine, theirs), at=theirs.at)
        left, right = state.cards[SELF], state.cards[other.card]
        play.set_card(SELF, bribes=right.bribes)
        play.set_card(other.card, bribes=left.bribes)
        play.tell("switched", who=Name(SELF), other=Name(pick))
        for pawn in (one, other):
            # 10.1.2: a reveal is no action of an activation, so nobody answers for whoever goes Down.
            harm.arrive(play, pawn.key, None)
            things.unburden(play, pawn.key)


CONSORT = enter(
    Character(
        key=SELF,
        kinds=ROBOT,
        start="rec_room",
        limit=6,
        slots=3,
        abilities=(FAST_TALK, MIMIC_FRAMEUP),
        powers=(SHAPESHIFT_SWITCH,),
        agenda=(
            Row(0, escapes(SELF)),
            Row(3, alone(SELF), plus=True),
            Row(3, holds(SELF, "briefcase"), plus=True),
            Row(1, unrevealed(), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
        double_bribes=True,
        on_reveal=_offer,
    )
)
