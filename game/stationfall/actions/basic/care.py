"""Revive somebody, or do nothing (12.11, 12.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name, Seated
from game.stationfall import harm, people, pods, station, things
from game.stationfall.actions.basic.reach import apart
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.actions.turn import take_disc
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


@deed
class Revive(Deed, frozen=True, kw_only=True, tag="revive"):
    """12.11: with Nanogel; some know how without."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not (nanogel(pawn) or people.able(state, pawn.card).heals):
            return
        for other in state.pawns.values():
            if other.down and people.remains(state, other) == pawn.at:
                yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = None if withdrawn(state, pawn, self.target) else apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        if not other.down:
            return illegal("not-down", "12.11.1", who=Name(other.key))
        if not nanogel(pawn) and not self._bare_hands(state, pawn, other):
            return illegal("no-nanogel", "12.11.1", who=Name(pawn.key))
        return cannot_wake(state, other)

    def _bare_hands(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        return people.human(other) and people.able(state, pawn.card).heals

    @property
    def wakes(self) -> str:
        return self.target

    def perform(self, play: Play) -> None:
        state = play.state
        pawn, other = state.pawns[self.who], state.pawns[self.target]
        if not self._bare_hands(state, pawn, other):
            used = nanogel(pawn)
            things.lose(play, self.who, used)
            if used == "nanogel":
                things.gain(play, self.who, "nanogel_1")
        people.able(state, pawn.card).revived(play, other)
        harm.revive(play, self.target)


def withdrawn(state: State, pawn: Pawn, target: str) -> bool:
    """7.6.2: whether this is a Monster that is back on its card and went Down where this pawn is."""
    other = state.pawns.get(target)
    return other is not None and other.at == "card" and people.remains(state, other) == pawn.at


def nanogel(pawn: Pawn) -> str:
    """The dose to use: an opened one first."""
    return next((item for item in ("nanogel_1", "nanogel") if item in pawn.items), "")


def cannot_wake(state: State, other: Pawn) -> Illegal | None:
    """6.2, 12.11.2: no waking who would be Down again at once."""
    at = people.remains(state, other)
    if other.at != at and station.board(state).sections[at].pod and pods.seats_left(state, at) < 1:
        return illegal("pod-full", "5.5.3", pod=Name(at))
    hazard = state.places[at].hazard
    if hazard and not people.endures(state, other, hazard):
        return illegal("wake-hazard", "12.11.2", who=Name(other.key))
    if state.places[at].goo and people.robot(other):
        return illegal("wake-goo", "12.11.2", who=Name(other.key))
    return None


@deed
class Wait(Deed, frozen=True, kw_only=True, tag="wait"):
    """12.12: do nothing; if the activated character does, the disc may come back to the pool."""

    recall: bool = False

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key)
        if pawn.key == state.turn.pawn and state.conspiracies[state.turn.colour].disc:
            yield cls(seat=seat, who=pawn.key, recall=True)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at == "card":
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        if self.recall and pawn.key != state.turn.pawn:
            return illegal("recall-activated", "12.12", who=Name(pawn.key))
        if self.recall and not state.conspiracies[state.turn.colour].disc:
            return illegal("no-disc", "12.12", who=Name(pawn.key))
        return None

    def perform(self, play: Play) -> None:
        play.tell("waited-disc" if self.recall else "waited", who=Name(self.who), seat=Seated(play.seat))
        if self.recall:
            take_disc(play, play.colour)
