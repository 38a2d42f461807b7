"""A state as somebody sees it who goes for something first, and from there to where it is wanted."""

from __future__ import annotations

from collections.abc import Iterable

from game.stationfall import people
from game.stationfall.actions.section.rooms import Salvage
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.radio import Radio
from game.stationfall.automata.roads import sites
from game.stationfall.state import Pawn, State

ARMS = 3
"""So many of the nearest weapons are looked at."""
GRASP = 0.5
"""What more it takes of who has no free action (15.5.3)."""
WAKING = 4.0
"""What it takes until who is Down can be handed anything."""


Stop = tuple[str, float]
"""Where something could be done, and what it takes there."""
Stops = list[Stop]


class Errands(Radio):
    """One state, seen by a colour that knows one way from two detours."""

    __slots__ = ("_arms",)

    def __init__(self, state: State, colour: int, before: Errands | None = None) -> None:
        super().__init__(state, colour, before)
        self._arms: dict[tuple[str, bool], list[tuple[float, str]]] = {}

    def _take(self, pawn: Pawn, item: str, section: str, holder: str) -> float:
        """Who is frail picks up nothing for free."""
        found = super()._take(pawn, item, section, holder)
        return found + GRASP * (not holder and people.able(self.state, pawn.card).frail)

    def sources(self, pawn: Pawn, item: str) -> Stops:
        """Where a pawn can come by an item, and what it takes when it is there."""
        full = 0.7 if people.room(pawn) < 1 else 0.0
        lying = ((section, self._take(pawn, item, section, holder)) for section, holder in self.lying(item))
        found = [
            (section, cost - self.steps(pawn, section) + full) for section, cost in lying if cost < NEVER
        ]
        return found + [(section, 1.0 + full) for section in self.makers(item, pawn)]

    def passing(self, pawn: Pawn, spent: dict[str, float], stops: Iterable[Stop]) -> dict[str, float]:
        """Where this pawn has done something at one of these stops, who may be here after so many actions."""
        found: dict[str, float] = {}
        for section, doing in stops:
            ways = (
                so_far + self.roads_from(pawn, here).get(section, NEVER) for here, so_far in spent.items()
            )
            found[section] = min(min(ways, default=NEVER) + doing, found.get(section, NEVER))
        return found

    def by_way_of(self, pawn: Pawn, spent: dict[str, float], item: str) -> dict[str, float]:
        """The same, of an item that has to be fetched."""
        return spent if people.owns(pawn, item) else self.passing(pawn, spent, self.sources(pawn, item))

    def approach(self, pawn: Pawn, target: Pawn, gun: bool) -> float:
        if self._weapon(pawn, gun) == 0:
            return self.apart(pawn, target)
        return self.weapon(pawn, target.at, gun)

    def weapon(self, pawn: Pawn, to: str, gun: bool = False) -> float:
        """Actions until this pawn is in a section with something to strike with."""
        if self._weapon(pawn, gun) == 0:
            return self.steps(pawn, to)
        found = self._arms.get((pawn.key, gun))
        if found is None:
            kinds = ("gun",) if gun else ("gun", "bludgeon")
            lying = [
                (self._take(pawn, kind, section, holder), section)
                for kind in kinds
                for section, holder in self.lying(kind)
            ]
            made = [(self.steps(pawn, section) + 1, section) for section in self.makers("gun", pawn)]
            found = self._arms[pawn.key, gun] = sorted({*lying, *made})[:ARMS]
        return min((cost + self.between(pawn, section, to) for cost, section in found), default=NEVER)

    def bring(self, item: str, to: Pawn) -> float:
        best = self.fetch(to, item) + self.effort(to.card) + WAKING * to.down
        for one in self.mine:
            if one.key != to.key:
                best = min(best, self.delivery(one, item, to))
        return best

    def delivery(self, one: Pawn, item: str, to: Pawn) -> float:
        """Actions until this pawn has handed an item to another: by way of where it is, and from there."""
        if item in one.items:
            return min(self.apart(one, to) + 1 + self.effort(one.card), NEVER)
        if item in one.integral:
            return NEVER  # 8.4: nobody hands over what is part of them
        way = (
            self.steps(one, section) + doing + self.between(one, section, to.at)
            for section, doing in self.sources(one, item)
        )
        return min(min(way, default=NEVER) + 1 + self.effort(one.card), NEVER)

    def _nearest_secret(self) -> float:
        """One that lies somewhere, or those that have been used, which the Shred Room gives back."""
        return min(super()._nearest_secret(), self.salvage())

    def relit(self) -> float:
        """One Power Section that is mended ends a Blackout (7.2.2.4)."""
        if self._lit:
            return 0.0
        dark = [key for key in self.station.power if self.state.places[key].damaged]
        ways = (
            self.steps(one, key) + 1 + self.effort(one.card)
            for one in self.mine
            if people.taught(self.state, one).mends
            for key in dark
        )
        return min(ways, default=NEVER)

    def salvage(self) -> float:
        """Actions until those that have been used are in our hand again."""
        if not self._lit or not Salvage.spent(self.state):
            return NEVER
        rooms = [key for key in sites(self.cast, "salvage") if not self.state.places[key].damaged]
        ways = (
            self.steps(one, key) + 1 + self.effort(one.card)
            for key in rooms
            for one in self.mine
            if people.bodily(one)
        )
        return min([*ways, NEVER])
