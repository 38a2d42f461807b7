"""Stones in a marsh of fifty by fifty cells: three of one's own in a row, before the fog has closed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from game.api import (
    Action,
    Arguments,
    Event,
    Illegal,
    Level,
    Message,
    Outcome,
    Part,
    Prompt,
    Result,
    Seat,
    Seated,
)

SIZE = 50
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
COLUMNS = (*LETTERS, *("A" + letter for letter in LETTERS))
CELLS = {f"{column}{row}": (x, row) for row in range(1, SIZE + 1) for x, column in enumerate(COLUMNS)}
ROW = 3


class Lay(Action, tag="lay", frozen=True, kw_only=True):
    at: str


class Done(Action, tag="done", frozen=True, kw_only=True):
    pass


class Options(msgspec.Struct, frozen=True):
    rounds: int = 5


class State(msgspec.Struct, frozen=True):
    seats: int
    rounds: int
    stones: dict[str, int] = {}
    turn: Seat = 0
    round: int = 1
    laid: bool = False

    @property
    def winner(self) -> Seat | None:
        """Who has three in a row."""
        lie = {CELLS[cell]: owner for cell, owner in self.stones.items()}
        for (x, y), owner in lie.items():
            for across, down in ((1, 0), (0, 1)):
                if all(lie.get((x + n * across, y + n * down)) == owner for n in range(ROW)):
                    return owner
        return None

    @property
    def over(self) -> bool:
        return self.round > self.rounds or (not self.laid and self.winner is not None)


class Stones:
    """Implements `game.api.Game`, and says that it has no secrets, and what its cells are made of."""

    key = "stones"
    title = "Stepping stones"
    seats = range(1, 5)
    overt: Literal[True] = True
    Options: type = Options
    Actions: Any = Lay | Done

    def split(self, field: str, word: str) -> tuple[Part, ...]:
        found = re.fullmatch("([A-Z]+)([0-9]+)", word.upper()) if field == "at" else None
        return (Part("column", found[1]), Part("row", found[2])) if found else ()

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        if not 1 <= options.rounds <= 20:
            raise Illegal(Message("stones-bad-rounds", {"rounds": options.rounds}), "1")
        return Outcome(State(seats, options.rounds), (Event(Message("stones-dealt")),), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        if state.over:
            return []
        return [Prompt(state.turn, Message("stones-turn"), "turn", Done(seat=state.turn))]

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        if state.over or seat != state.turn:
            return
        if not state.laid:
            yield from (Lay(seat=seat, at=cell) for cell in CELLS if cell not in state.stones)
        yield Done(seat=seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if state.over or action.seat != state.turn:
            raise Illegal(Message("stones-not-now"), "2")
        me: Arguments = {"seat": Seated(action.seat)}
        if isinstance(action, Lay):
            if state.laid:
                raise Illegal(Message("stones-one"), "2")
            if action.at not in CELLS or action.at in state.stones:
                raise Illegal(Message("stones-no-room"), "3")
            new = msgspec.structs.replace(state, stones={**state.stones, action.at: action.seat}, laid=True)
            return Outcome(new, (Event(Message("stones-laid", {**me, "at": action.at})),))
        if not isinstance(action, Done):
            raise Illegal(Message("stones-not-now"), "2")
        last = action.seat == state.seats - 1
        turn, number = (0, state.round + 1) if last else (action.seat + 1, state.round)
        new = msgspec.structs.replace(state, turn=turn, round=number, laid=False)
        return Outcome(new, (Event(Message("stones-done", me), picture=last or new.over),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        won = state.winner
        reason = Message("stones-fog" if won is None else "stones-row")
        return Result(frozenset() if won is None else frozenset({won}), (), reason)

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state

    def advise(self, view: State, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        mine = [CELLS[cell] for cell, owner in view.stones.items() if owner == legal[0].seat]
        near = [
            action
            for action in legal
            if isinstance(action, Lay)
            and any(abs(CELLS[action.at][0] - x) + abs(CELLS[action.at][1] - y) == 1 for x, y in mine)
        ]
        return rng.choice(near or list(legal))

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> State:
        return msgspec.json.decode(data, type=State)
