"""Pink: making, mending, healing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal
from game.stationfall import harm, people, systems
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.actions.section import unrepairable
from game.stationfall.cards import Ability
from game.stationfall.play import Play, name, no
from game.stationfall.state import Pawn, State

JURY_RIG = Ability("jury_rig", "utility", "action")
EMERGENCY_RESPONSE = Ability("emergency_response", "utility")


@deed
class JuryRig(Deed, frozen=True, kw_only=True, tag="jury_rig"):
    """Repair the section one stands in, or (`target`) a Down Robot here."""

    target: str = ""

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not people.has(state, pawn, "jury_rig") or pawn.at not in state.places:
            return
        if state.places[pawn.at].damaged:
            yield cls(seat=seat, who=pawn.key)
        for other in people.company(state, pawn):
            if other.down and people.robot(other):
                yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not people.has(state, pawn, "jury_rig"):
            return no("no-ability", "4.4.1", who=name(pawn.key), ability="@ability-jury-rig")
        if self.target:
            return unrepairable(state, pawn, self.target)
        place = state.places.get(pawn.at)
        if place is None or not place.damaged:
            return no("not-damaged", "5.1.4", section=name(pawn.at))
        if place.goo:
            return no("gooed", "7.6.1", section=name(pawn.at))
        return None

    def perform(self, play: Play) -> None:
        if self.target:
            harm.revive(play, self.target)
        else:
            systems.repair(play, play.state.pawns[self.who].at)
