"""A state as somebody sees it who minds where the Antimatter goes off in Outer Space (7.3.2), and when."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata import clock
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.orders import Orders
from game.stationfall.automata.roads import ways
from game.stationfall.cards import MONSTER
from game.stationfall.state import Pawn, State
from game.stationfall.station import OUTER_SPACE

SINGED = (0.1, 0.6, 0.85, 0.95)
"""How likely who is out there with it is in again by then, by the turns we have: others hardly hurry …"""
SPARED = 0.8
"""… and who is out there when it may still be thrown out."""


class Blasts(Orders):
    """One state, seen by a colour that is not out there then."""

    __slots__ = ("_jammed",)

    def __init__(self, state: State, colour: int, before: Blasts | None = None) -> None:
        self._jammed: frozenset[str] | None = None
        super().__init__(state, colour, before)

    def unharmed(self, pawn: Pawn) -> float:
        """How likely this pawn is out of the way when the Antimatter goes off in Outer Space (7.3.2)."""
        state = self.state
        due = self.due() if pawn.at == OUTER_SPACE else None
        if due is None:
            return 1.0
        if people.item_at(state, "antimatter") != OUTER_SPACE:
            return max(self.fuse()[0], SPARED) if due >= state.minute - 1 else 1.0
        return SINGED[min(self._before_blast(), len(SINGED) - 1 if self.ours(pawn) else 1)]

    def due(self) -> int | None:
        """In which minute the Antimatter is still to go off, if that is known."""
        return clock.due(self.state)

    def jammed(self) -> frozenset[str]:
        """5.1.4: what is damaged, or soon will be, the Antimatter going off out there (7.3.2)."""
        if self._jammed is None:
            soon = people.item_at(self.state, "antimatter") == OUTER_SPACE and not self._before_blast()
            station = self.station
            locks = (*station.outward, *station.inward)
            self._jammed = frozenset(key for key in locks if soon or self.state.places[key].damaged)
        return self._jammed

    def _before_blast(self) -> int:
        """How many turns one has before the Antimatter goes off, at the end of its owner's (15.7.2)."""
        state, turn = self.state, self.state.turn
        mark = clock.ticking(state)
        if mark is None:
            return state.minute
        within = turn.colour == self.colour and turn.step != "done"
        order = people.order(state)
        first = order.index(self.colour) <= order.index(mark.colour)
        return max(state.minute - mark.minute - (not within) + first, 0)

    def passes(self, pawn: Pawn) -> bool:
        """Nobody comes in again once the Antimatter has gone off out there (7.3.2, 5.1.4)."""
        state, turn = self.state, self.state.turn
        if pawn.card == MONSTER or self.due() is None or people.item_at(state, "antimatter") != OUTER_SPACE:
            return True
        turns, rested = self._before_blast(), not people.exhausted(state, pawn.card)
        if turn.step == "acting" and turn.pawn == pawn.key:
            time = turn.actions + turns - 1
        elif people.able(state, pawn.card).frail:
            time = 2 * ((turns + rested) // 2)
        else:
            time = turns + rested * bool(turns)
        if pawn.at == OUTER_SPACE:
            return time >= 1
        roads = ways(self.cast, pawn.at, *self._gait(pawn), False)
        return min((roads.get(lock, NEVER) for lock in self.station.outward), default=NEVER) + 2 <= time
