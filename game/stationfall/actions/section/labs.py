"""Data, making and mending (13.2, 13.4, 13.9, 13.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, systems, things
from game.stationfall.actions.basic.care import cannot_wake
from game.stationfall.actions.basic.data import no_storage, not_stored, signed
from game.stationfall.actions.basic.reach import apart, missing
from game.stationfall.actions.basic.things import investigated
from game.stationfall.actions.deeds import deed
from game.stationfall.actions.section.site import SectionDeed, out_of_order, rank_needed, works
from game.stationfall.cards import Able
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State

OFFSITES = ("news", "authorities")


@deed
class Transmit(SectionDeed, frozen=True, kw_only=True, tag="transmit"):
    """13.2: jammers do not matter."""

    data: str
    offsite: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for data in pawn.data:
                for offsite in OFFSITES:
                    yield cls(seat=seat, who=pawn.key, data=data, offsite=offsite)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.offsite not in OFFSITES:
            return illegal("unknown", "9.6.1", what=self.offsite)
        return super().refusal(state, pawn) or not_stored(pawn, self.data) or signed(state, pawn, self.data)

    def perform(self, play: Play) -> None:
        systems.transmit(play, self.data, self.offsite)


@deed
class Wipe(SectionDeed, frozen=True, kw_only=True, tag="wipe"):
    """Physics Lab: delete some data of somebody else here."""

    target: str
    data: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in people.company(state, pawn):
                for data in other.data:
                    yield cls(seat=seat, who=pawn.key, target=other.key, data=data)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn) or apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        return not_stored(other, self.data) or signed(state, other, self.data)

    def perform(self, play: Play) -> None:
        other = play.state.pawns[self.target]
        play.set_pawn(other.key, data=tuple(data for data in other.data if data != self.data))
        play.tell("wiped", who=Name(self.who), other=Name(other.key), data=Name(self.data))


@deed
class Manufacture(SectionDeed, frozen=True, kw_only=True, tag="manufacture"):
    """13.9: the item or data this section makes."""

    thing: str

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        return "manufacture" in verbs or able.investigates

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for section in (pawn.at, *investigated(state, pawn)):
            for work in works(state, section, "manufacture"):
                if section == pawn.at or things.is_data(work.thing):
                    yield cls(seat=seat, who=pawn.key, thing=work.thing)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        sections = [pawn.at, *(investigated(state, pawn) if things.is_data(self.thing) else ())]
        found = [
            (section, work)
            for section in sections
            for work in works(state, section, "manufacture")
            if work.thing == self.thing
        ]
        if not found:
            return illegal("not-made-here", "13.9.1", thing=Name(self.thing), section=Name(pawn.at))
        section, work = found[0]
        if rank_needed(state, work) and not people.officer(state, pawn):
            return illegal("officers-only", "13.9", who=Name(pawn.key), deed=Name(self.thing))
        return out_of_order(state, section, "manufacture") or unmakeable(state, pawn, self.thing)

    def perform(self, play: Play) -> None:
        make(play, self.who, self.thing)


def unmakeable(state: State, pawn: Pawn, thing: str) -> Illegal | None:
    """13.9.2, 9.2, and the box's supply."""
    if things.is_data(thing):
        return no_storage(pawn, thing)
    if people.room(pawn) < 1:
        return illegal("hands-full", "13.9.2", who=Name(pawn.key))
    if not things.in_supply(state, thing):
        return illegal("supply-empty", "13.9", thing=Name(thing))
    return None


def make(play: Play, who: str, thing: str) -> None:
    if things.is_data(thing):
        things.give_data(play, who, thing)
    else:
        things.gain(play, who, thing)
    play.tell("manufactured", who=Name(who), thing=Name(thing))


@deed
class Repair(SectionDeed, frozen=True, kw_only=True, tag="repair"):
    """13.11: a Down Robot in the workshop."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in people.company(state, pawn):
                if other.down:
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        return super().refusal(state, pawn) or unrepairable(state, pawn, self.target)

    @property
    def wakes(self) -> str:
        return self.target

    def perform(self, play: Play) -> None:
        harm.revive(play, self.target)


def unrepairable(state: State, pawn: Pawn, target: str) -> Illegal | None:
    """A Down Robot here that would stay up."""
    found = apart(state, pawn, target)
    if found is not None:
        return found
    other = state.pawns[target]
    if not other.down:
        return illegal("not-down", "13.11", who=Name(target))
    if not people.robot(other):
        return illegal("not-robot", "13.11", who=Name(target))
    return cannot_wake(state, other)


@deed
class Decontaminate(SectionDeed, frozen=True, kw_only=True, tag="decontaminate"):
    """13.4: anybody in the Tanks, oneself included."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in state.pawns.values():
                if other.contaminated and people.where(state, other) == pawn.at:
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is None:
            found = missing(state, self.target)
        if found is None and people.where(state, state.pawns[self.target]) != pawn.at:
            found = illegal("not-here", "5.2", who=Name(pawn.key), other=Name(self.target))
        if found is None and people.engulfed(state, state.pawns[self.target]):
            found = illegal("engulfed", "7.6.2", who=Name(self.target))
        if found is None and not state.pawns[self.target].contaminated:
            found = illegal("not-contaminated", "13.4.1", who=Name(self.target))
        return found

    def perform(self, play: Play) -> None:
        play.set_pawn(self.target, contaminated=False)
        play.tell("decontaminated", who=Name(self.target))
