"""The Botanist: her Fang Moss is hungry, and half alive. Brings the Moss."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, station, things
from game.stationfall.abilities.mobility import ZERO_BORN
from game.stationfall.abilities.offensive import CREATROPISM
from game.stationfall.abilities.utility import SCIENTIST, devour, inedible
from game.stationfall.actions.basic.reach import adjacent, airlock
from game.stationfall.actions.turn import ACTING, TurnAction
from game.stationfall.agenda.bodies import contaminated, escapes
from game.stationfall.agenda.things import item_escaped, item_escapes, moss_meals
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play, illegal
from game.stationfall.state import State

MOSS = "fang_moss"


class Creep(TurnAction, frozen=True, kw_only=True, tag="creep"):
    """Creatropism: once a turn, with no Live holder, the Moss takes a step (`to`) or a bite (`target`)."""

    to: str = ""
    target: str = ""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if cls(seat=seat)._impossible(state) is not None:
            return
        here = people.item_at(state, MOSS)
        for to in ways(state, here):
            yield cls(seat=seat, to=to)
        for body in people.pawns_in(state, here):
            if inedible(state, body.key) is None:
                yield cls(seat=seat, target=body.key)

    def _impossible(self, state: State) -> Illegal | None:
        it = state.cards.get("botanist")
        if it is None or state.turn.colour not in it.owners:
            return illegal("no-creatropism", "4.4.4")
        if CREATROPISM not in people.abilities(state, "botanist"):
            return illegal("no-creatropism", "4.4.4")
        if state.turn.step != "acting":
            return illegal("not-activated-yet", "15.2")
        if CREATROPISM.key in state.turn.once:
            return illegal("crept-already", "11.3")
        here = people.item_at(state, MOSS)
        if here not in state.places or people.left(state, here):
            return illegal("moss-gone", "4.6.5.2")
        if any(MOSS in pawn.items and people.live(pawn) for pawn in state.pawns.values()):
            return illegal("moss-held", "4.4.4")
        return None

    def refusal(self, state: State) -> Illegal | None:
        found = self._impossible(state)
        if found is not None:
            return found
        here = people.item_at(state, MOSS)
        if bool(self.to) == bool(self.target):
            return illegal("creep-one", "11.3")
        if self.to:
            if self.to in ways(state, here):
                return None
            if self.to not in state.places:
                return illegal("unknown", "5.1", what=self.to)
            return illegal("no-way", "12.1.1", here=Name(here), to=Name(self.to))
        if self.target not in state.pawns:
            return illegal("unknown", "4.1", what=self.target)
        if state.pawns[self.target].at != here:
            return illegal("not-here", "5.2", who=Name(MOSS), other=Name(self.target))
        return inedible(state, self.target)

    def perform(self, play: Play) -> None:
        play.set_turn(once=(*play.state.turn.once, CREATROPISM.key), started=True)
        if self.target:
            devour(play, self.target)
            return
        here = people.item_at(play.state, MOSS)
        if MOSS in play.state.places[here].floor:
            things.take(play, here, MOSS)
        else:
            holder = next(pawn for pawn in play.state.pawns.values() if MOSS in pawn.items)
            things.lose(play, holder.key, MOSS)
        things.put(play, self.to, MOSS)
        play.tell("crept", to=Name(self.to))
        if play.state.places[self.to].goo:
            harm.dissolve(play, self.to)


def ways(state: State, here: str) -> list[str]:
    """Where the Moss can creep: along open corridors and through airlocks."""
    if state.places[here].away or state.places[here].annihilated:
        return []
    board = station.board(state)
    out = board.inward if here == station.OUTER_SPACE else (station.OUTER_SPACE,)
    return [*adjacent(state, here), *(to for to in sorted(out) if airlock(state, here, to))]


ACTING.append(Creep)

BOTANIST = enter(
    Character(
        key="botanist",
        kinds=HUMAN,
        start="hydroponics",
        limit=5,
        slots=3,
        abilities=(SCIENTIST, ZERO_BORN),
        powers=(CREATROPISM,),
        agenda=(
            Row(2, moss_meals(MOSS)),
            Row(2, item_escapes(MOSS)),
            Row(2, escapes("botanist")),
            Row(1, contaminated("botanist"), plus=True),
        ),
        tally="moss",
        # Her friends want the Moss away; she herself neither adds to that nor cancels it.
        bonus=Bonus(friend=True, points=2, count=lambda state: int(item_escaped(state, MOSS))),
    )
)
