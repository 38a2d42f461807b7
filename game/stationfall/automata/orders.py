"""A state as somebody sees it who knows who gives the order to leave (7.1), and who launches (13.6-13.8)."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.actions.section.command import TimedLaunch
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.moorings import ELSEWHERE, Mooring
from game.stationfall.automata.perils import Perils
from game.stationfall.automata.prospects.rows import wants
from game.stationfall.cards import nothing
from game.stationfall.state import Pawn, State

AT_ONCE = 0.5
"""What a launch by others comes to at least, and how much better than a countdown it is: it saves a turn."""
EXPECTED = 4.0
"""How far off the order to Abandon Ship is, for others want it as well, as long as there is time …"""
URGENT = 9
TARDY = 1.5
"""… and by how much farther with every minute below this one: it may never come."""
AT_HELM = 1.3
"""… but where an Officer others lead is on the Bridge, or so many steps away: there is a reason for it."""
AROUND = 1
SOON = 0.1
"""Whoever is as far from a pod as that does not mind."""


class Orders(Perils):
    """One state, seen by a colour that needs somebody to give an order, or to launch."""

    __slots__ = ("_helm", "_launching", "_officers", "_ranks", "_switched")

    def __init__(self, state: State, colour: int, before: Orders | None = None) -> None:
        super().__init__(state, colour, before)
        self._helm: float | None = None
        self._launching: dict[tuple[str, str], float] = {}
        self._officers: list[tuple[float, str]] | None = None
        self._ranks: dict[str, bool] = {}
        self._switched: dict[str, list[tuple[float, str]]] = {}

    def _order(self, pawn: Pawn, far: float) -> float:
        """How far off Abandon Ship is: by others, or by an Officer of ours who is somebody else.

        Others want it as well by the time one can use it; who could give it need not rely on them.
        """
        others = min(EXPECTED + TARDY * max(URGENT - self.state.minute, 0), self._at_helm())
        if not self.ours(pawn):
            return ELSEWHERE * max(others - far * (not self._commands(pawn)), SOON)
        if not self._commands(pawn):
            others = max(others - far, SOON)
        bridge = self._at_bridge(pawn.card) + 1
        return ELSEWHERE * others * bridge / (others + bridge)

    def _at_helm(self) -> float:
        """How far off the order is where an Officer whom others lead stands near the Bridge."""
        if self._helm is None:
            ranks = (one for one in self.folk if self._commands(one) and people.live(one))
            near = (self.steps(one, "bridge") for one in ranks if self._others_lead(one.card))
            self._helm = next((AT_HELM + far for far in sorted(near) if far <= AROUND), NEVER)
        return self._helm

    def _at_bridge(self, card: str) -> float:
        """Actions until an Officer of ours stands on the Bridge, other than this character."""
        if self._officers is None:
            ranks = [one for one in self.mine if self._commands(one)]
            self._officers = sorted(
                (self.steps(one, "bridge") + self.effort(one.card), one.card) for one in ranks
            )
        return next((cost for cost, other in self._officers if other != card), NEVER)

    def _commands(self, pawn: Pawn) -> bool:
        """Whether this pawn could give orders on the Bridge."""
        found = self._ranks.get(pawn.key)
        if found is None:
            works = self._lit and not self.state.places["bridge"].damaged
            found = self._ranks[pawn.key] = works and people.officer(self.state, pawn)
        return found

    def _launch(self, pawn: Pawn, mooring: Mooring) -> float:
        """To begin a countdown inside (13.6), or have others launch it, with no turn lost (13.7, 13.8)."""
        alone = AT_ONCE if self._launches_free(pawn) else 1.0
        return min(alone, max(ELSEWHERE * (self._switch(pawn, mooring) + 1) - AT_ONCE, AT_ONCE))

    def _launches_free(self, pawn: Pawn) -> bool:
        """Whether it begins a countdown beside what it does otherwise (15.5.3)."""
        plain = people.able(self.state, pawn.card).free is nothing
        return not plain and self.frees(pawn, TimedLaunch(seat=0, who=pawn.key))

    def _switch(self, pawn: Pawn, mooring: Mooring) -> float:
        """Actions until another of ours stands where this pod can be launched at once, for who is ours."""
        if not self.ours(pawn):
            return NEVER
        key = pawn.card, mooring.berth.pod
        found = self._launching.get(key)
        if found is None:
            found = self._at_bridge(pawn.card)
            if mooring.dock:
                found = min(found, self._at_dock(pawn.card, mooring.dock))
            self._launching[key] = found
        return found

    def _at_dock(self, card: str, dock: str) -> float:
        """Actions until one of ours stands there, other than this character.

        One's own who want to leave stay in their pods.
        """
        helpers = self._switched.get(dock)
        if helpers is None:
            identity = self.state.conspiracies[self.colour].identity
            stays = bool(identity) and wants(identity, "escapes")
            free = (one for one in self.mine if one.card != self.card or not (stays and self.aboard(one)))
            reach = ((self.steps(one, dock) + self.effort(one.card), one.card) for one in free)
            helpers = self._switched[dock] = sorted(reach)
        return next((cost for cost, other in helpers if other != card), NEVER)

    def aboard(self, pawn: Pawn) -> bool:
        """Whether this pawn sits in a pod."""
        here = self.station.sections.get(pawn.at)
        return here is not None and here.pod
