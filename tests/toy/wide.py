"""A game with far too many of everything: verbs, values, equal names, endless sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from game.api import Action, Event, Illegal, Level, Message, Outcome, Prompt, Result, Score, Seat
from tests.toy.small import Small

PLACES = tuple(
    f"{'very-' * (number % 12)}long-place-{number // 2 * 2 if number < 40 else number}"
    for number in range(160)
)
VERBS = 70
FIELDS: list[Any] = [
    ("who", str), ("to", str, ""), ("how_much", int, 0), ("sure", bool, False), ("via", tuple[str, ...], ()),
]  # fmt: skip


def verb(number: int) -> type[Action]:
    made: Any = msgspec.defstruct(
        f"Verb{number}",
        FIELDS[: 1 + number % 5],
        bases=(Action,),
        tag=f"verb_{number}",
        frozen=True,
        kw_only=True,
        module=f"wide.group{number // 35}",
    )
    return made  # type: ignore[no-any-return]


CLASSES = [verb(number) for number in range(VERBS)]


class State(msgspec.Struct):
    seats: int
    done: int = 0


class Options(msgspec.Struct, frozen=True):
    length: int = 5


class Wide(Small[State]):
    """Implements `game.api.Game`."""

    stored = State
    key = "wide"
    title = "Wide"
    seats = range(1, 4)
    Options: type = Options
    Actions: Any = CLASSES[0]

    def __init__(self) -> None:
        union: Any = CLASSES[0]
        for kind in CLASSES[1:]:
            union = union | kind
        self.Actions = union

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        return Outcome(State(seats), (Event(Message("wide-" + "x" * 3000)),), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        return [Prompt(state.done % state.seats, Message("y" * 2000), "turn")] if state.done < 5 else []

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        if state.done >= 5 or state.done % state.seats != seat:
            return
        for number, kind in enumerate(CLASSES):
            names = [name for name in kind.__struct_fields__ if name != "seat"]
            for index, place in enumerate(dict.fromkeys(PLACES)):
                values: dict[str, Any] = {
                    "who": place, "to": PLACES[-1 - index], "how_much": index, "sure": bool(index % 2),
                    "via": (place, PLACES[index % 7]),
                }  # fmt: skip
                yield kind(seat=seat, **{name: values[name] for name in names})
                if number > 3 and index > 3:
                    break

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if action not in self.legal(state, action.seat):
            raise Illegal(Message("z" * 3000), "1.1")
        events = tuple(Event(Message(f"event-{number}-" + "w" * 300)) for number in range(30))
        return Outcome(State(state.seats, state.done + 1), events, undoable=False)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def result(self, state: State) -> Result | None:
        if state.done < 5:
            return None
        rows = tuple((Message("r" * 200), 1) for _ in range(20))
        scores = tuple(Score(seat, 20, rows) for seat in range(state.seats))
        return Result(frozenset({0}), scores, Message("over"))

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        return state

    def advise(self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        return legal[0]
