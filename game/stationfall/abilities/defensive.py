"""Green: what cannot be done to somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, station
from game.stationfall.actions.basic.care import cannot_wake
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import Ability
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


def _talk(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    """No Human strikes with a Bludgeon where there is light to talk by."""
    if not isinstance(act, Attack) or act.weapon != "bludgeon" or not people.human(pawn):
        return None
    return illegal("fast-talk", "4.4", who=Name(act.target)) if station.lit(state, pawn.at) else None


PRIDE = Ability("pride", "defensive", unrobbable=True)
FUGITIVE = Ability("fugitive", "defensive", outlaw=True)
ARMORED = Ability("armored", "defensive", bludgeon_proof=True)
FAST_TALK = Ability("fast_talk", "defensive", spares=_talk)


def _into_danger(state: State, act: Deed) -> bool:
    """Into any hazard."""
    place = state.places.get(act.to) if isinstance(act, Step) and not act.by else None
    return place is not None and bool(place.hazard)


ADRENALINE = Ability("adrenaline", "defensive", hardy=True, gratis=_into_danger)
SELF_REPAIR = Ability("self_repair", "defensive", rises=True)
MY_PRECIOUS = Ability("my_precious", "defensive", precious=True)
SECRET_CACHE = Ability("secret_cache", "defensive", "instant")


@deed
class SelfRepair(Deed, frozen=True, kw_only=True, tag="self_repair"):
    """The first action of somebody activated while Down."""

    kind = "ability"
    ability = SELF_REPAIR
    while_down = True

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not pawn.down:
            return illegal("not-down", "12.11.1", who=Name(pawn.key))
        return cannot_wake(state, pawn)

    def misfit(self, state: State) -> Illegal | None:
        """It belongs to an activation, and comes first in it."""
        if self.pay != "action":
            return illegal("not-activated", "15.5.2", who=Name(self.who))
        return illegal("repair-late", "15.5.2", who=Name(self.who)) if state.turn.started else None

    def perform(self, play: Play) -> None:
        harm.revive(play, self.who)
