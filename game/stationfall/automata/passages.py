"""A state as somebody sees it who goes round by Outer Space: it joins both ends of the station (5.1.7.1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.stationfall import people
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.roads import around, ways
from game.stationfall.state import Pawn, State

HELMET = "helmet"
PICKED = 0.5
"""What it takes to pick something up: mostly it is free (15.5.3)."""
MADE = 1.0
FULL = 0.7
"""What it takes more for who has no room for it."""


class Passages(Outlook):
    """One state, seen by a colour that fetches a Helmet where that shortens the way."""

    __slots__ = ("_walks", "_working")

    def __init__(self, state: State, colour: int, before: Passages | None = None) -> None:
        self._walks: dict[str, Mapping[str, float]] = {}
        self._working: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        super().__init__(state, colour, before)

    def steps(self, pawn: Pawn, to: str) -> float:
        return self._way(pawn).get(to, NEVER)

    def _way(self, pawn: Pawn) -> Mapping[str, float]:
        found = self._walks.get(pawn.key)
        if found is None:
            found = self._walks[pawn.key] = self._by_helmet(pawn, pawn.at) or super()._way(pawn)
        return found

    def onward(self, pawn: Pawn, here: str) -> Mapping[str, float]:
        # To be hardy is no reason to stroll through space all the time.
        hardy = people.human(pawn) and people.able(self.state, pawn.card).hardy
        if people.endures(self.state, pawn, "asphyxiation") and not hardy:
            return ways(self.cast, here, *self._gait(pawn), True, self.jammed())
        return self._by_helmet(pawn, here) or super().onward(pawn, here)

    def _by_helmet(self, pawn: Pawn, here: str) -> Mapping[str, float] | None:
        """All roads from here for who may fetch a Helmet, and so go through Outer Space (13.13)."""
        if here not in self.state.places or pawn.down or pawn not in self.mine:
            return None
        if people.endures(self.state, pawn, "asphyxiation"):
            return None
        full = FULL if people.room(pawn) < 1 else 0.0
        lying = [(at, PICKED + full) for at, holder in self.lying(HELMET) if not holder]
        hats = (*lying, *((at, MADE + full) for at in self.makers(HELMET, pawn)))
        return around(self.cast, here, self._gait(pawn), hats, self._airlocks())

    def _airlocks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Those that let out, and in again."""
        if self._working is None:
            jammed = self.jammed()
            self._working = (
                tuple(key for key in self.station.outward if key not in jammed),
                tuple(key for key in self.station.inward if key not in jammed),
            )
        return self._working
