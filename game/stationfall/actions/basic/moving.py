"""Steps, and whom one drags along (12.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, pods, station, systems
from game.stationfall.actions.basic.reach import (
    OUTER_SPACE,
    airlock,
    apart,
    arrow,
    corridor,
    jammed_airlock,
    passes_locks,
)
from game.stationfall.actions.deeds import Deed, Move, deed
from game.stationfall.board import steps
from game.stationfall.cards import PROJECTS
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


def limp(state: State, pawn: Pawn) -> bool:
    """12.1.2: Down; some Monsters can be dragged Live."""
    if pawn.down or not people.monster(pawn):
        return pawn.down
    drags = PROJECTS[state.projectx].drags
    return drags is not None and people.live(pawn) and drags(state)


def undraggable(state: State, pawn: Pawn, body: str, to: str) -> Illegal | None:
    """12.1.2."""
    found = apart(state, pawn, body)
    if found is not None:
        return found
    if not limp(state, state.pawns[body]):
        return illegal("drag-live", "12.1.2", who=Name(body))
    board = station.board(state)
    weightless = not any(board.sections[key].gravity for key in (pawn.at, to))
    often = 2 if state.options.two_drags and weightless else 1
    for key in (pawn.key, body):
        if state.turn.hauled.count(key) >= often:
            return illegal("dragged-already", "12.1.2", who=Name(key))
    return None


@deed
class Step(Deed, frozen=True, kw_only=True, tag="step"):
    """12.1: to a joined section, by corridor, airlock or (for some) vent; perhaps dragging somebody Down."""

    to: str
    drag: str = ""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        ways = cls.ways(state, pawn)
        if not ways:
            return
        appears = pawn.at == "card"
        bodies = [] if appears else [it.key for it in people.company(state, pawn) if limp(state, it)]
        for to in ways:
            yield cls(seat=seat, who=pawn.key, to=to)
            for body in bodies:
                yield cls(seat=seat, who=pawn.key, to=to, drag=body)

    @staticmethod
    def ways(state: State, pawn: Pawn) -> list[str]:
        """Where a step may lead: what is next door, or wherever it is dark."""
        board = station.board(state)
        if pawn.at == "card":
            out = station.blackout(state)
            return [key for key, fixed in board.sections.items() if fixed.dark or out]
        if pawn.at not in state.places:
            return []
        found = [to for to, _ in board.doors.get(pawn.at, ())]
        if people.taught(state, pawn).vents:
            found += board.vents.get(pawn.at, ())
        if pawn.at == OUTER_SPACE:
            found += board.inward
        elif pawn.at in board.outward:
            found.append(OUTER_SPACE)
        return list(dict.fromkeys(found))

    def kinds(self, state: State) -> tuple[str, ...]:
        here = state.pawns[self.who].at
        return ("basic", "section") if arrow(state, here, self.to) else ("basic",)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.to not in state.places:
            return illegal("unknown", "5.1", what=self.to)
        if pawn.at == "card":
            return self._appears(state)
        if self.drag:
            found = undraggable(state, pawn, self.drag, self.to)
            if found is not None:
                return found
        here = pawn.at
        if state.places[here].away:
            return illegal("no-way", "12.1.1", here=Name(here), to=Name(self.to))
        key = corridor(state, here, self.to)
        if key and key in state.locks and not self.by_vent(state, pawn):
            dragged = (state.pawns[self.drag],) if self.drag else ()
            if not passes_locks(state, pawn, *dragged):
                return illegal(
                    "locked-blackout" if station.blackout(state) else "locked",
                    "7.2.2.3" if station.blackout(state) else "12.1.3",
                    here=Name(here),
                    to=Name(self.to),
                )
        elif not key and not self.by_vent(state, pawn):
            if not arrow(state, here, self.to):
                return self._far(state, pawn)
            if not airlock(state, here, self.to):
                return jammed_airlock(here, self.to)
        return self._no_seat(state, pawn)

    def _appears(self, state: State) -> Illegal | None:
        """Who starts on the card comes out in any Dark section."""
        if self.drag:
            return illegal("not-on-map", "4.1", who=Name(self.who))
        if station.lit(state, self.to):
            return illegal("not-dark", "5.1.3.1", to=Name(self.to))
        if self.to == OUTER_SPACE:
            return illegal("not-outside", "5.1.7.1", who=Name(self.who))
        place = state.places[self.to]
        if place.away or place.annihilated:
            return illegal("no-way", "12.1.1", here=Name("card"), to=Name(self.to))
        return self._no_seat(state, state.pawns[self.who])

    def _far(self, state: State, pawn: Pawn) -> Illegal:
        """12.1.1: it is not next door; if it can be walked to at all, how far it is and where that begins."""
        open_ = passes_locks(state, pawn)
        locks = frozenset[str]() if open_ else frozenset(state.locks)
        shut = frozenset(key for key, place in state.places.items() if place.away or place.annihilated)
        vents = people.taught(state, pawn).vents
        far = steps(station.board(state), self.to, vents=vents, locks=locks, shut=shut)
        near = steps(station.board(state), pawn.at, vents=vents, locks=locks, shut=shut)
        away = far.get(pawn.at, 0)
        via = next((key for key, count in near.items() if count == 1 and far.get(key) == away - 1), "")
        if self.to == pawn.at:
            return illegal("there-already", "12.1.1", who=Name(self.who), to=Name(self.to))
        here, to, vent = Name(pawn.at), Name(self.to), self.to in station.board(state).vents.get(pawn.at, ())
        if self.to in shut or not (via or vent):
            return illegal("no-way", "12.1.1", here=here, to=to)
        if not via:
            return illegal("vent", "5.4.2", here=here, to=to, who=Name(self.who))
        if vent:
            return illegal("vent-far", "5.4.2", to=to, who=Name(self.who), steps=away, via=Name(via))
        return illegal("far", "12.1.1", here=here, to=to, steps=away, via=Name(via))

    def by_vent(self, state: State, pawn: Pawn) -> bool:
        """5.4.2: whether who steps there crawls, past any Lock."""
        return self.to in station.board(state).vents.get(pawn.at, ()) and people.taught(state, pawn).vents

    def _no_seat(self, state: State, pawn: Pawn) -> Illegal | None:
        """5.5.3."""
        if not station.board(state).sections[self.to].pod:
            return None
        movers = [pawn, *((state.pawns[self.drag],) if self.drag else ())]
        if sum(people.seated(mover) for mover in movers) > pods.seats_left(state, self.to):
            return illegal("pod-full", "5.5.3", pod=Name(self.to))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        place = state.places[self.to]
        return bool(place.hazard and not people.endures(state, pawn, place.hazard)) or (
            place.goo and people.robot(pawn)
        )

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        return [(it, self.to) for it in (pawn, *((state.pawns[self.drag],) if self.drag else ()))]

    def perform(self, play: Play) -> None:
        state = play.state
        pawn = state.pawns[self.who]
        here = pawn.at
        key = corridor(state, here, self.to) if here in state.places else ""
        if key in state.locks and not self.by_vent(state, pawn):
            systems.unlock(play, key)
            play.tell("unlocked", who=Name(self.who), here=Name(here), to=Name(self.to))
        blame = harm.blamed(play)
        if self.drag:
            play.set_turn(hauled=(*state.turn.hauled, self.who, self.drag))
            play.tell("dragged", who=Name(self.who), body=Name(self.drag), to=Name(self.to))
        else:
            play.tell("stepped", who=Name(self.who), to=Name(self.to))
        harm.move(play, self.who, self.to, blame=blame, by=self.doer)
        if self.drag:
            harm.move(play, self.drag, self.to, blame=blame, by=self.doer)
