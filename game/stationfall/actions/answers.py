"""What a seat says when it is asked: its identity at the start, a choice later on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Self

import msgspec

from game.api import Action, Illegal, Name, Seated
from game.stationfall import people, stored
from game.stationfall.play import Play, illegal
from game.stationfall.questions import Pick, pending
from game.stationfall.setup import chosen
from game.stationfall.state import State
from game.text import label


class Choose(Action, frozen=True, kw_only=True, tag="choose"):
    """Answer the question that waits for this seat."""

    pick: Pick

    def __post_init__(self) -> None:
        # Journals and drafts of before hold words for everything.
        if isinstance(self.pick, str):
            msgspec.structs.force_setattr(self, "pick", stored.pick(self.pick))

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        asked = pending(state)
        if asked is not None and asked.seat == seat:
            for pick in asked.options(state):
                yield cls(seat=seat, pick=pick)

    def refusal(self, state: State) -> Illegal | None:
        asked = pending(state)
        if asked is None or asked.seat != self.seat:
            return illegal("not-asked", "15.2")
        if self.pick not in asked.options(state):
            return illegal("not-a-choice", asked.rule, pick=label(self.pick))
        return None

    def perform(self, play: Play) -> None:
        asked = pending(play.state)
        assert asked is not None
        play.state.todo = play.state.todo[:-1]
        asked.answer(play, self.pick)


class Become(Action, frozen=True, kw_only=True, tag="become"):
    """3.4: choose the secret identity; for two players both of them, one for each colour (17.2.1)."""

    card: str
    second: str = ""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if state.phase != "setup" or state.players[seat].ready or not chooses_now(state, seat):
            return
        for cards in permutations(hand(state, seat), 2 if state.seats == 2 else 1):
            yield cls(seat=seat, card=cards[0], second=cards[1] if len(cards) > 1 else "")

    def refusal(self, state: State) -> Illegal | None:
        if state.phase != "setup" or state.players[self.seat].ready:
            return illegal("chosen-already", "3.4")
        if not chooses_now(state, self.seat):
            return illegal("partner-first", "18.2")
        chosen = (self.card, self.second) if self.second else (self.card,)
        if len(chosen) != (2 if state.seats == 2 else 1) or len(set(chosen)) != len(chosen):
            return illegal("identities", "17.2.1" if state.seats == 2 else "3.4")
        for card in chosen:
            if card not in hand(state, self.seat):
                return illegal("not-dealt", "3.4", card=Name(card))
        return None

    def perform(self, play: Play) -> None:
        if not people.spare(play.state, self.seat):
            play.tell("ready", seat=Seated(self.seat))
        chosen(play, self.seat, self.card, self.second)


def chooses_now(state: State, seat: int) -> bool:
    """Everybody chooses at once, except that team mates share one hand: the lower seat goes first."""
    mate = people.partner(state, seat)
    return mate is None or mate > seat or state.players[mate].ready


def hand(state: State, seat: int) -> tuple[str, ...]:
    """The identity cards a seat chooses from."""
    mate = people.partner(state, seat)
    if mate is None:
        return state.players[seat].dealt
    taken = {conspiracy.identity for conspiracy in state.conspiracies}
    return tuple(card for card in state.players[people.keeper(state, seat)].dealt if card not in taken)
