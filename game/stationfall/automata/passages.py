"""A state as somebody sees it who goes round by Outer Space: it joins both ends of the station (5.1.7.1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.stationfall import people
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.roads import around, ways
from game.stationfall.cards import nothing
from game.stationfall.state import Pawn, State
from game.stationfall.station import OUTER_SPACE

HELMET = "helmet"
BY_AIRLOCK = ("basic", "section")
"""The kinds of a step through an airlock (12.1.1, 13.13.1)."""
PICKED = 0.5
"""What it takes to pick something up: mostly it is free (15.5.3)."""
MADE = 1.0
FULL = 0.7
"""What it takes more for who has no room for it."""

Going = tuple[
    tuple[frozenset[str], frozenset[str], bool],
    tuple[tuple[str, float], ...],
    tuple[tuple[str, ...], tuple[str, ...]],
    tuple[frozenset[str], bool],
]
"""Locks, hazards and vents; Helmets, and the way to have them; airlocks; what is free."""
UNKNOWN: Going = (frozenset(), frozenset(), False), (), ((), ()), (frozenset(), False)


class Passages(Outlook):
    """One state, seen by a colour that fetches a Helmet where that shortens the way."""

    __slots__ = ("_free", "_goings", "_gooed", "_ground", "_onward", "_working")

    def __init__(self, state: State, colour: int, before: Passages | None = None) -> None:
        # Follows from abilities alone.
        self._free: dict[object, tuple[frozenset[str], bool]] = {} if before is None else before._free
        self._goings: dict[str, Going | None] = {}
        self._onward: dict[str, dict[str, Mapping[str, float]]] = {key: {} for key in state.pawns}
        self._working: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        super().__init__(state, colour, before)
        hats = tuple(at for at, holder in self.lying(HELMET) if not holder)
        making = tuple(key for key, _ in self.making(HELMET))
        self._gooed = frozenset(key for key, place in state.places.items() if place.goo)
        shut = self._shut, self._gone, self._gooed
        self._ground = self._lit, shut, state.locks, self.jammed(), hats, making
        if before is not None and self._ground == before._ground:
            self._share(before)

    def _share(self, before: Passages) -> None:
        """The roads of whoever has not changed are the same: what is found later holds for both."""
        state, old = self.state, before.state
        if any(
            state.cards[card] is not old.cards[card] for card, _ in people.bearers(state.cast, people.lends)
        ):
            return
        for key, roads in before._onward.items():
            pawn = state.pawns[key]
            same = pawn is old.pawns[key] and state.cards.get(pawn.card) is old.cards.get(pawn.card)
            if same and self.ours(pawn) == before.ours(pawn) and self.passes(pawn) == before.passes(pawn):
                self._onward[key] = roads

    def steps(self, pawn: Pawn, to: str) -> float:
        return self.roads_from(pawn, pawn.at).get(to, NEVER)

    def _way(self, pawn: Pawn) -> Mapping[str, float]:
        return self.roads_from(pawn, pawn.at)

    def roads_from(self, pawn: Pawn, start: str) -> Mapping[str, float]:
        """Looked up once: tours by way of the same place differ in what comes after it."""
        known = self._onward[pawn.key]
        found = known.get(start)
        if found is None:
            found = self.onward(pawn, start) if start != pawn.at else self._roundabout(pawn, start)
            found = known[start] = self._ways(pawn) if found is None else found
        return found

    def _ways(self, pawn: Pawn) -> Mapping[str, float]:
        if pawn.at in self.state.places and self._gooed and people.robot(pawn):
            return ways(self.cast, pawn.at, *self._gait(pawn), True, self.jammed())
        return super()._ways(pawn)

    def _going(self, pawn: Pawn) -> tuple[frozenset[str], frozenset[str], bool]:
        """No robot sets foot in the Grey Goo (7.6.2)."""
        locks, shut, vents = super()._going(pawn)
        return locks, shut | self._gooed if people.robot(pawn) else shut, vents

    def between(self, pawn: Pawn, here: str, to: str) -> float:
        return self.roads_from(pawn, here).get(to, NEVER)

    def onward(self, pawn: Pawn, here: str) -> Mapping[str, float]:
        found = self._roundabout(pawn, here)
        if found is not None:
            return found
        # Of others who are hardy nobody knows why they should stroll through space.
        hardy = people.human(pawn) and people.able(self.state, pawn.card).hardy
        if hardy or not people.endures(self.state, pawn, "asphyxiation"):
            return super().onward(pawn, here)
        return ways(self.cast, here, *self._gait(pawn), True, self.jammed())

    def _roundabout(self, pawn: Pawn, here: str) -> Mapping[str, float] | None:
        """All roads from here for who has free steps, or fetches a Helmet and goes through space (13.13)."""
        if here not in self.state.places:
            return None
        going = self._goings.get(pawn.key, UNKNOWN)
        if going is UNKNOWN:
            going = self._goings[pawn.key] = self._goes_about(pawn)
        return None if going is None else around(self.cast, here, *going, pawn.at)

    def _goes_about(self, pawn: Pawn) -> Going | None:
        """What opens ways to this pawn that others do not have."""
        if pawn.down or not self.ours(pawn):
            return None
        light, airy = self._freely(pawn)
        hats: tuple[tuple[str, float], ...] = ((pawn.at, 0.0),)
        if not people.endures(self.state, pawn, "asphyxiation"):
            full = FULL if people.room(pawn) < 1 else 0.0
            lying = [(at, PICKED + full) for at, holder in self.lying(HELMET) if not holder]
            hats = (*lying, *((at, MADE + full) for at in self.makers(HELMET, pawn)))
        elif not (light or airy):
            return None
        return self._gait(pawn), hats, self._airlocks() if self.passes(pawn) else ((), ()), (light, airy)

    def passes(self, pawn: Pawn) -> bool:
        """Whether there is time for this pawn to go round by space; only who plans thinks of that."""
        return True

    def _freely(self, pawn: Pawn) -> tuple[frozenset[str], bool]:
        """What this pawn may step into once a turn for nothing (15.5.3), and whether by airlocks."""
        able = people.able(self.state, pawn.card)
        if able.free is nothing or able.frail:
            return frozenset(), able.hardy and people.human(pawn)
        found = self._free.get(able.free)
        if found is None:
            light = (key for key in self.state.places if self.frees(pawn, Step(seat=0, who=pawn.key, to=key)))
            outside = Step(seat=0, who=pawn.key, to=OUTER_SPACE)
            found = frozenset(light), self.frees(pawn, outside, *BY_AIRLOCK)
            self._free[able.free] = found
        return found

    def frees(self, pawn: Pawn, act: Deed, *kinds: str) -> bool:
        """Whether this pawn may do something once a turn for nothing, instead of picking something up."""
        return bool(people.able(self.state, pawn.card).free(self.state, act, kinds or (act.kind,)))

    def _airlocks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Those that let out, and in again."""
        if self._working is None:
            jammed = self.jammed()
            self._working = (
                tuple(key for key in self.station.outward if key not in jammed),
                tuple(key for key in self.station.inward if key not in jammed),
            )
        return self._working
