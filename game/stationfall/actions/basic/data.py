"""Data: copy and delete (12.6, 12.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import people, things
from game.stationfall.actions.basic.reach import missing, oneself, together
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import CAST
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


@deed
class Copy(Deed, frozen=True, kw_only=True, tag="copy"):
    """12.6: to anybody here; while the jammers are off to anybody in play."""

    data: str
    to: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not pawn.data:
            return
        others = people.company(state, pawn) if state.jammers else list(state.pawns.values())
        for other in others:
            for data in pawn.data:
                if other.key != pawn.key:
                    yield cls(seat=seat, who=pawn.key, data=data, to=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = (
            missing(state, self.to)
            or oneself(pawn, self.to)
            or not_stored(pawn, self.data)
            or signed(state, pawn, self.data)
        )
        if found is not None:
            return found
        other = state.pawns[self.to]
        if state.jammers and not together(state, pawn, other):
            return illegal("jammed", "12.6.1", other=Name(other.key))
        if state.jammers and people.engulfed(state, other):
            return illegal("engulfed", "7.6.2", who=Name(other.key))
        if other.at == "card":  # nothing reaches who is still on the card
            return illegal("not-on-map", "4.1", who=Name(other.key))
        if not people.in_play(state, other):
            return illegal("gone", "12.6.2", who=Name(other.key))
        return no_storage(other, self.data)

    def perform(self, play: Play) -> None:
        things.give_data(play, self.to, self.data)
        play.tell("copied", who=Name(self.who), data=Name(self.data), to=Name(self.to))


def not_stored(pawn: Pawn, data: str) -> Illegal | None:
    return None if data in pawn.data else illegal("no-data", "9.3", who=Name(pawn.key), data=Name(data))


def signed(state: State, pawn: Pawn, data: str) -> Illegal | None:
    """An NDA binds: who has it cannot pass it on, get rid of it or be robbed of it."""
    bound = data == "nda" or (state.options.nda_all_data and "nda" in pawn.data)
    return illegal("nda", "9.1") if bound else None


def no_storage(pawn: Pawn, data: str) -> Illegal | None:
    """9.2, 4.2.2."""
    if not people.bodily(pawn) or data in CAST[pawn.card].refuses:
        return illegal("cannot-hold", "4.2.2", who=Name(pawn.key))
    if data in pawn.data:
        return illegal("has-data", "9.2", who=Name(pawn.key), data=Name(data))
    return None


@deed
class Delete(Deed, frozen=True, kw_only=True, tag="delete"):
    """12.7: only PCs delete."""

    data: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for data in pawn.data:
            yield cls(seat=seat, who=pawn.key, data=data)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not state.cards[pawn.card].owners:
            return illegal("only-pc", "12.7", who=Name(pawn.key))
        return not_stored(pawn, self.data) or signed(state, pawn, self.data)

    def perform(self, play: Play) -> None:
        pawn = play.state.pawns[self.who]
        play.set_pawn(self.who, data=tuple(data for data in pawn.data if data != self.data))
        play.tell("deleted", who=Name(self.who), data=Name(self.data))
