"""The console actions (14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import hazards, people, station
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import Able, nothing
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


def no_console(state: State, pawn: Pawn) -> Illegal | None:
    """11.6: an undamaged section with a console, or an ability that needs none; never in a blackout."""
    if station.blackout(state):
        return illegal("console-blackout", "7.2.2.1")
    if people.able(state, pawn.card).console(state, pawn):
        return None
    fixed = station.board(state).sections.get(pawn.at)
    if fixed is None or not fixed.console:
        return illegal("no-console", "11.6", who=Name(pawn.key))
    if state.places[pawn.at].damaged:
        return illegal("section-damaged", "5.1.4", section=Name(pawn.at))
    return None


class ConsoleDeed(Deed, frozen=True, kw_only=True):
    """Only at a console, or with an ability."""

    kind = "console"
    bodiless = True

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        return "console" in verbs or able.console is not nothing

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not people.bodily(pawn) and not people.able(state, pawn.card).bodiless:
            return illegal("bodiless", "4.2.2", who=Name(pawn.key))
        return no_console(state, pawn)


@deed
class Suppress(ConsoleDeed, frozen=True, kw_only=True, tag="suppress"):
    """14.1: fire to asphyxiation, asphyxiation to nothing; never in Outer Space (5.1.7.2)."""

    section: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if no_console(state, pawn) is None:
            for key, place in state.places.items():
                if place.hazard and key != station.OUTER_SPACE:
                    yield cls(seat=seat, who=pawn.key, section=key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.section not in state.places:
            return illegal("unknown", "5.1", what=self.section)
        if self.section == station.OUTER_SPACE:
            return illegal("space-hazard", "5.1.7.2")
        place = state.places[self.section]
        if not place.hazard or place.away or place.annihilated:
            return illegal("no-hazard", "14.1", section=Name(self.section))
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        if play.state.places[self.section].hazard == "fire" and not play.state.options.quick_suppression:
            hazards.gas(play, self.section, None)
        else:
            play.set_section(self.section, hazard="")
            play.tell("cleared-hazard", section=Name(self.section))


@deed
class Jammers(ConsoleDeed, frozen=True, kw_only=True, tag="jammers"):
    """14.2."""

    on: bool

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if no_console(state, pawn) is None:
            yield cls(seat=seat, who=pawn.key, on=not state.jammers)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.on == state.jammers:
            return illegal("jammers-already", "14.2")
        if self.on and station.emergency(state):
            return illegal("no-power", "7.2.1.1")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        play.state.jammers = self.on
        play.tell("jammers-on" if self.on else "jammers-off", who=Name(self.who))
