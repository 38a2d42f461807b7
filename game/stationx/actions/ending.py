"""Ending one's turn, and giving up (4.3, 11.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Seated
from game.stationx.actions.verb import Verb
from game.stationx.ending import leave
from game.stationx.flow import end_turn
from game.stationx.play import Play
from game.stationx.state import NOBODY, State


class Always(Verb, frozen=True, kw_only=True):
    """What whoever has the turn may do whatever else is so."""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        yield cls(seat=seat)

    def refusal(self, state: State) -> Illegal | None:
        return None


class End(Always, frozen=True, kw_only=True, tag="end"):
    def perform(self, play: Play) -> None:
        play.tell("turn-over", picture=True, seat=Seated(self.seat))
        end_turn(play)


class Concede(Always, frozen=True, kw_only=True, tag="concede"):
    def perform(self, play: Play) -> None:
        play.tell("conceded", seat=Seated(self.seat))
        leave(play, self.seat, NOBODY)
