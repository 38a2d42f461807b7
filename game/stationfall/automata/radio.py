"""A state as somebody sees it who thinks of data sent through the air (12.6), the jammers being off."""

from __future__ import annotations

from collections.abc import Iterator

from game.stationfall import people
from game.stationfall.actions.console import Jammers
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.passages import Passages
from game.stationfall.cards import CAST, nothing
from game.stationfall.state import Pawn, State

ASIDE = 2 / 3
"""What a command is as a part of an action, for who gives one in every turn for nothing (15.5.3)."""


class Radio(Passages):
    """One state, seen by a colour that may have data sent to its own."""

    __slots__ = ("_learnt", "_radio")

    def __init__(self, state: State, colour: int, before: Radio | None = None) -> None:
        super().__init__(state, colour, before)
        self._learnt: dict[tuple[str, str], float] = {}
        self._radio: dict[str, list[tuple[float, str]]] = {}

    def learn(self, pawn: Pawn, data: str) -> float:
        found = self._learnt.get((pawn.key, data))
        if found is None:
            # Whoever has left is given nothing more (4.6.6).
            lacks = data not in pawn.data
            found = NEVER if lacks and self._left(pawn) else super().learn(pawn, data)
            if found > 1:
                found = min(found, self.heard(pawn, data))
            self._learnt[pawn.key, data] = found
        return found

    def _left(self, pawn: Pawn) -> bool:
        return pawn.at not in self.state.places or not people.in_play(self.state, pawn)

    def heard(self, pawn: Pawn, data: str) -> float:
        if data in CAST[pawn.card].refuses or not people.bodily(pawn) or self._left(pawn):
            return NEVER
        found = self._radio.get(data)
        if found is None:
            found = self._radio[data] = sorted(self._senders(data))[:2]
        return next((cost for cost, key in found if key != pawn.key), NEVER)

    def _senders(self, data: str) -> Iterator[tuple[float, str]]:
        """Who of ours could copy some data to anybody (12.6) in so many actions, the jammers off (14.2)."""
        quiet = 0.0
        if self.state.jammers:
            quiet = min((self._console(one) + self.effort(one.card) for one in self.mine), default=NEVER)
        for one in self.mine:
            if not people.bodily(one) or one.down or data in CAST[one.card].refuses:
                continue
            cost = quiet if data in one.data else NEVER
            for maker in self.makers(data, one) if data not in one.data else ():
                also = 1.0 if self.state.jammers and self.station.sections[maker].console else NEVER
                cost = min(cost, self.steps(one, maker) + 1 + min(quiet, also))
            yield min(cost + 1 + self.effort(one.card), NEVER), one.key
        machines = self._machines()
        if machines:
            desk = min((self._console(one) - 1 + self.effort(one.card) for one in self.mine), default=NEVER)
            yield from ((min(desk + quiet + self._fetched(it, data), NEVER), it.key) for it in machines)

    def steered(self, pawn: Pawn, data: str) -> float:
        """Actions until this pawn has some data from a machine that it steers from where it is (14.3)."""
        if self.state.jammers or self._console(pawn) > 1:
            return NEVER
        ways = (self._fetched(it, data) for it in self._machines() if it.key != pawn.key)
        return min(ways, default=NEVER) * (ASIDE if self._clicks(pawn) else 1.0)

    def _clicks(self, pawn: Pawn) -> bool:
        return people.able(self.state, pawn.card).free is not nothing and self.frees(
            pawn, Jammers(seat=self.seat, who=pawn.key, on=True), "console"
        )

    def _machines(self) -> list[Pawn]:
        """What anybody at a console could move."""
        state = self.state
        return [
            pawn
            for pawn in self.folk
            if people.able(state, pawn.card).steered and people.live(pawn) and people.in_play(state, pawn)
        ]

    def _fetched(self, machine: Pawn, data: str) -> float:
        """Commands until a machine has made some data and sent it on."""
        if data in machine.data:
            return 1.0
        if data in CAST[machine.card].refuses:
            return NEVER
        ways = (self.steps(machine, maker) for maker in self.makers(data, machine))
        return min(min(ways, default=NEVER) + 2, NEVER)

    def _console(self, pawn: Pawn) -> float:
        """Actions until this pawn has used a console (11.6)."""
        if not self._lit:
            return NEVER
        if people.able(self.state, pawn.card).console(self.state, pawn):
            return 1.0
        if not people.bodily(pawn):
            return NEVER
        desks = (
            key
            for key, it in self.station.sections.items()
            if it.console and not self.state.places[key].damaged
        )
        return min((self.steps(pawn, key) + 1 for key in desks), default=NEVER)
