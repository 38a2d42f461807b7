"""Station X as `game.api` sees it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, Union

from game.api import (
    Action,
    Feat,
    Guide,
    Illegal,
    Level,
    Message,
    Missing,
    Outcome,
    Part,
    Prompt,
    PromptKind,
    Result,
    Seated,
    Taken,
    Term,
    Way,
)
from game.play import Dumps, Shapes
from game.stationx import at_hand, ending, guide, memoir, setup
from game.stationx.actions import (
    ACTIONS,
    ANSWERS,
    BUILDING,
    PLAYING,
    Deploy,
    End,
    Move,
    Verb,
    answers,
)
from game.stationx.advise import advise
from game.stationx.building import depth
from game.stationx.flow import settle, waiting
from game.stationx.grid import NAMES, STEPS
from game.stationx.pieces import DEALT, NEEDS, PIECES, PRICES, SHAPES
from game.stationx.play import Play, illegal
from game.stationx.state import NOBODY, VERSION, Options, State, copy
from game.stationx.view import View, view

CELL = re.compile(r"([A-Z])([0-9]{1,2})")
"""How a cell is called, be there such a cell or not."""
CELLED = frozenset({"cell", "to", "target", "teleporter", "commander"})
"""Fields that hold one."""
THINGS: Mapping[str, Collection[str]] = {
    "unit": PIECES, "kind": {*SHAPES, *PRICES}, "node": NEEDS, "towards": STEPS,
}  # fmt: skip
"""What may stand in the other fields."""
_SHAPES = Shapes(ACTIONS, "4.2", "1.1")


class StationX:
    """`game.api.Game` for this game."""

    key = "stationx"
    title = "Station X"
    seats = range(min(DEALT), max(DEALT) + 1)
    Options: type = Options
    Actions: Any = Union[ACTIONS]  # noqa: UP007  (made of a tuple)
    hand_over: type[Action] = End
    levels: tuple[Level, ...] = ("easy", "normal")
    goes: type[Action] = Move
    overt: Literal[True] = True

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        play = setup.deal(seats, options, rng)
        return Outcome(play.state, tuple(play.events), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        seat = waiting(state)
        if seat == NOBODY:
            return []
        if state.todo:
            kind: PromptKind = "choice" if seat == state.turn.seat else "answer"
            return [Prompt(seat, answers.ask(state), kind, answers.default(state))]
        return [Prompt(seat, _ask(state, seat), "turn", _default(state, seat))]

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        if seat != waiting(state):
            return
        for cls in _verbs(state):
            yield from cls.options(state, seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        found = refusal(state, action)
        if found is not None:
            raise found
        assert isinstance(action, Verb)
        play = Play(copy(state), rng)
        action.perform(play)
        settle(play)
        return Outcome(play.state, tuple(play.events), play.undoable)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def usual(self, state: State, seat: int) -> float | None:
        return None

    def feats(self, course: Iterable[Taken]) -> Sequence[Feat]:
        return memoir.feats(course)

    def hopes(self, state: State) -> Sequence[float]:
        return memoir.hopes(state)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        return state  # nothing is hidden: what is drawn, chance draws when it is drawn

    def advise(self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        return advise(view, legal, rng, level)

    def ways(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Way]:
        return at_hand.ways(state, seat)

    def split(self, field: str, word: str) -> Sequence[Part]:
        """2.1: a cell is its column and its row."""
        found = CELL.fullmatch(word.strip().upper()) if field in CELLED else None
        return [Part("column", found[1]), Part("row", found[2])] if found else []

    def holds(self, state: State, field: str, key: str) -> bool:
        """2.1: a cell stands in its own fields, whether there is such a one or not."""
        if field in CELLED:
            return CELL.fullmatch(key) is not None or (field == "target" and key in PIECES)
        return key in THINGS.get(field, ())

    def whose(self, state: State, field: str, value: int | str) -> int | None:
        piece = PIECES.get(value) if isinstance(value, str) else None
        return piece.seat if piece is not None and piece.seat < state.seats else None

    def missing(self, state: State, seat: int) -> Sequence[Missing]:
        return at_hand.missing(state, seat)

    def comes_to(self, view: Any, action: Action) -> Message | None:
        return at_hand.comes_to(view, action)

    def in_mind(self, view: Any) -> Sequence[Message]:
        return list(at_hand.in_mind(view))

    def guide(self, view: Any, legal: Sequence[Action]) -> Guide:
        return guide.guide(view, legal)

    def terms(self, view: Any, legal: Sequence[Action]) -> Sequence[Term]:
        return guide.terms(legal)

    def dump(self, state: State) -> bytes:
        return _DUMPS.dump(state)

    def load(self, data: bytes) -> State:
        return _DUMPS.load(data)


_DUMPS = Dumps(State, VERSION)


def _verbs(state: State) -> tuple[type[Verb], ...]:
    """What can be done at all as things are."""
    if state.todo:
        return ANSWERS
    match state.phase:
        case "build":
            return BUILDING
        case "deploy":
            return (Deploy,)
        case "play":
            return PLAYING
        case _:
            return ()


def _ask(state: State, seat: int) -> Message:
    player = state.players[seat]
    match state.phase:
        case "build" if player.stock:
            left = len(player.stock)
            more = min(state.options.tiles_a_turn - state.turn.laid, left) - 1
            return Message("ask-place", {"left": left, "more": more})
        case "build":
            return Message("ask-base")
        case "deploy":
            return Message("ask-deploy")
        case _:
            return Message("ask-turn", {"round": state.round, "energy": player.energy})


def _default(state: State, seat: int) -> Action:
    """What a turn comes to in which nobody decides."""
    if state.phase == "play":
        return End(seat=seat)
    if state.phase == "deploy":
        safest = NAMES[depth(state, seat)[0]]
        return Deploy(seat=seat, teleporter=safest, commander=safest)
    return next(action for cls in BUILDING for action in cls.options(state, seat))


def refusal(state: State, action: Action) -> Illegal | None:
    """Why an action cannot be taken now; None: it is legal."""
    found = _SHAPES.refusal(action, state.seats)
    if found is not None:
        return found
    assert isinstance(action, Verb)
    seat = waiting(state)
    if seat == NOBODY:
        return illegal("over", "11.4")
    if action.seat != seat:
        return illegal("not-your-turn", "4.1", waiting=Seated(seat))
    if state.todo and not isinstance(action, ANSWERS):
        return illegal("answer-first", "4.4")
    if action.phase != state.phase:
        return _untimely(action)
    return action.refusal(state)


def _untimely(action: Verb) -> Illegal:
    """Each phase has verbs of its own."""
    match action.phase:
        case "build":
            return illegal("built-already", "3.3")
        case "deploy":
            return illegal("deploy-once", "3.8")
        case _:
            return illegal("build-first", "3.3")


STATIONX = StationX()
