"""A game in which everybody takes their turn at the same time, and may want the same things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from game.api import Action, Event, Illegal, Level, Message, Outcome, Prompt, Result, Score, Seat
from tests.toy.small import Small

THINGS = ("apple", "bread", "candle", "drum")


class Take(Action, tag="take", frozen=True, kw_only=True):
    thing: str


class Finish(Action, tag="finish", frozen=True, kw_only=True):
    pass


class State(msgspec.Struct, frozen=True):
    seats: int
    taken: dict[str, int] = {}
    finished: tuple[int, ...] = ()


class Options(msgspec.Struct, frozen=True):
    pass


class Both(Small[State]):
    """Implements `game.api.Game`."""

    stored = State
    key = "both"
    title = "Both at once"
    seats = range(2, 5)
    Options: type = Options
    Actions: Any = Take | Finish

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        return Outcome(State(seats), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        waiting = [seat for seat in range(state.seats) if seat not in state.finished]
        return [Prompt(seat, Message("both-take"), "turn", Finish(seat=seat)) for seat in waiting]

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat not in state.finished:
            yield from (Take(seat=seat, thing=thing) for thing in THINGS if thing not in state.taken)
            yield Finish(seat=seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if action not in self.legal(state, action.seat):
            raise Illegal(Message("both-gone"), "1")
        if isinstance(action, Take):
            new = msgspec.structs.replace(state, taken={**state.taken, action.thing: action.seat})
            return Outcome(new, (Event(Message("both-took", {"thing": action.thing})),))
        new = msgspec.structs.replace(state, finished=(*state.finished, action.seat))
        return Outcome(new, (Event(Message("both-finished")),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def result(self, state: State) -> Result | None:
        if len(state.finished) < state.seats:
            return None
        counts = [list(state.taken.values()).count(seat) for seat in range(state.seats)]
        scores = tuple(Score(seat, count, ()) for seat, count in enumerate(counts))
        return Result(frozenset({counts.index(max(counts))}), scores, Message("both-over"))

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state

    def advise(self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        return rng.choice(legal)
