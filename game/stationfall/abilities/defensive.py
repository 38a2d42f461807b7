"""Green: what cannot be done to somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm
from game.stationfall.actions.basic import cannot_wake
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import Ability
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State

PRIDE = Ability("pride", "defensive")
FUGITIVE = Ability("fugitive", "defensive")
ARMORED = Ability("armored", "defensive")
FAST_TALK = Ability("fast_talk", "defensive")
ADRENALINE = Ability("adrenaline", "defensive")
SELF_REPAIR = Ability("self_repair", "defensive")
MY_PRECIOUS = Ability("my_precious", "defensive")
SECRET_CACHE = Ability("secret_cache", "defensive", "instant")


@deed
class SelfRepair(Deed, frozen=True, kw_only=True, tag="self_repair"):
    """The first action of somebody activated while Down."""

    kind = "ability"
    ability = "self_repair"
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
