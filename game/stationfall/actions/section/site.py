"""Where the board says what can be done, and what that needs (11.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Self

from game.api import Argument, Illegal, Message, Name
from game.stationfall import people, station
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.board import Work
from game.stationfall.cards import Able
from game.stationfall.play import illegal
from game.stationfall.state import Pawn, State

LASTING = frozenset({"timed_launch", "airlock"})
"""What still works in a blackout (7.2.2.1)."""
FEW = 3
"""So many sections are named where something is to be had."""


def works(state: State, section: str, verb: str) -> list[Work]:
    fixed = station.board(state).sections.get(section)
    return [work for work in fixed.works if work.verb == verb] if fixed is not None else []


def offers(state: State, section: str) -> tuple[Work, ...]:
    """What there still is something for: what has left for good cannot be launched again."""
    there = station.board(state).sections[section].works
    verbs = {work.verb for work in there}
    spent = {kind.verb() for kind in _passing() if kind.verb() in verbs and not kind.left(state, section)}
    return tuple(work for work in there if work.verb not in spent)


def passing(verbs: frozenset[str]) -> bool:
    """Whether any of these can come to an end."""
    return any(kind.verb() in verbs for kind in _passing())


@cache
def _passing() -> tuple[type[SectionDeed], ...]:
    found = [kind for kind in DEEDS if issubclass(kind, SectionDeed)]
    return tuple(kind for kind in found if kind.left is not SectionDeed.left)


def _where(state: State, verb: str) -> Argument:
    """The sections that offer it, if they are few."""
    board = station.board(state)
    found = [Name(key) for key in board.sections if key in state.places and works(state, key, verb)]
    said: Argument = found.pop() if 0 < len(found) <= FEW else "none"
    while said != "none" and found:
        said = Message("listed", {"first": found.pop(), "rest": said})
    return said


def rank_needed(state: State, work: Work) -> bool:
    """Whether only Officers may, here and in this game."""
    return work.officer or work.officer_with in state.cast


def out_of_order(state: State, section: str, verb: str) -> Illegal | None:
    """5.1.4, 7.2.2.1: damage and blackout switch section actions off."""
    if state.places[section].damaged:
        return illegal("section-damaged", "5.1.4", section=Name(section))
    if verb not in LASTING and station.blackout(state) and people.aboard(state, section):
        return illegal("section-blackout", "7.2.2.1", section=Name(section))
    return None


class SectionDeed(Deed, frozen=True, kw_only=True):
    """Only where the board says so, in an undamaged section (11.5)."""

    kind = "section"
    place: ClassVar[str] = ""
    """The verb in the board's file, where it is not the deed's own."""
    rank: ClassVar[str] = "11.5"
    """The paragraph that keeps it to Officers, where the board does."""

    @classmethod
    def verb(cls) -> str:
        return cls.place or str(cls.__struct_config__.tag)

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        return cls.verb() in verbs

    @staticmethod
    def left(state: State, section: str) -> bool:
        """Whether there is anything left that it can be done with there."""
        return True

    @classmethod
    def works_here(cls, state: State, pawn: Pawn) -> bool:
        return pawn.at in state.places and bool(works(state, pawn.at, cls.verb()))

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        verb = self.verb()
        deed = Message("verb-" + verb.replace("_", "-"))
        found = works(state, pawn.at, verb)
        if not found:
            return illegal("not-in-section", "11.5", who=Name(pawn.key), deed=deed, where=_where(state, verb))
        if all(rank_needed(state, work) for work in found) and not people.officer(state, pawn):
            return illegal("officers-only", self.rank, who=Name(pawn.key), deed=deed)
        return out_of_order(state, pawn.at, verb)
