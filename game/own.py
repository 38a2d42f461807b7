"""What a game says of itself for its trial (`game.trial`), and what is usual where it says nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol, get_args

from game import GAMES
from game.api import Action, Game

Lists = dict[int, tuple[Action, ...]]
"""Everything that each seat the table waits for may do."""

Share = tuple[float, float]
"""How much came of how much."""


def lists(state: Any) -> Lists:
    """Everything that may be done in a state."""
    game = rules(state)
    return {prompt.seat: tuple(game.legal(state, prompt.seat)) for prompt in game.prompts(state)}


class Own(Protocol):
    """What a game says of itself for its trial, in a module `trial` of its own.

    `State` and `check` it must say; of all else it may leave out what is as in `Usual`.
    """

    State: type
    """What its states are; each knows how many `seats` it has."""
    IDLE: frozenset[str]
    """Verbs that only pass the time."""
    SELDOM: frozenset[str]
    """Verbs that cut a game short, as giving up does: picked once in a while only."""
    PLAYERS: Mapping[str, Callable[[Any, Sequence[Action], Random], Action | None]]
    """Computer players to measure others by, and that nobody is offered."""
    DECISIONS: float
    """How many there must be in the time of a move of python-chess (`game.bench`)."""

    def check(self, state: Any) -> None:
        """Raises AssertionError unless all is as it must be in every state."""

    def tables(self, seats: int, rng: Random) -> Any:
        """The options of any table somebody might set."""

    def approaches(self, state: Any, listed: Sequence[Action], seed: str) -> list[Action]:
        """Of these actions those that lead to where something else can be done."""

    def vocabulary(self, state: Any) -> tuple[str, ...]:
        """Every word that may stand in an action, and a few that may not."""

    def likely(self, state: Any, action: type[Action], rng: Random) -> dict[str, str]:
        """Values with which a forged action gets as far as its own rule."""

    def hidden(self, state: Any, seat: int | None) -> Iterator[tuple[str, object]]:
        """What this seat may not know, by kind."""

    def disclosed(self, state: Any, after: Any) -> tuple[object, ...]:
        """The hidden things that have come out by a step; where they differ, two worlds may well part."""

    def ending(self, state: Any) -> str:
        """Why the game ended, in a word."""

    def fates(self, journey: Sequence[tuple[Any, Action]], end: Any, seat: int) -> Mapping[str, Share]:
        """What to count of a seat in a game that was played: by its name, how much came of how much."""


class Usual:
    """What is so of a game that says nothing else: whatever its options are usually, nothing hidden."""

    IDLE: frozenset[str] = frozenset()
    SELDOM: frozenset[str] = frozenset()
    PLAYERS: Mapping[str, Callable[[Any, Sequence[Action], Random], Action | None]] = {}
    DECISIONS = 0.1

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def tables(self, seats: int, rng: Random) -> Any:
        return self._game.Options()

    def approaches(self, state: Any, listed: Sequence[Action], seed: str) -> list[Action]:
        return []

    def vocabulary(self, state: Any) -> tuple[str, ...]:
        """What stands in the actions of anybody, and a word that nothing is called by."""
        every = (action for listed in lists(state).values() for action in listed)
        return tuple(sorted({"", "nothing", *(word for action in every for word in texts(action))}))

    def likely(self, state: Any, action: type[Action], rng: Random) -> dict[str, str]:
        return {}

    def hidden(self, state: Any, seat: int | None) -> Iterator[tuple[str, object]]:
        yield from ()

    def disclosed(self, state: Any, after: Any) -> tuple[object, ...]:
        return ()

    def ending(self, state: Any) -> str:
        over = self._game.result(state)
        return over.reason.key if over is not None else ""

    def fates(self, journey: Sequence[tuple[Any, Action]], end: Any, seat: int) -> Mapping[str, Share]:
        return {}


def classes(game: Game[Any]) -> tuple[type[Action], ...]:
    """All that can be done in a game."""
    return get_args(game.Actions) or (game.Actions,)


def own(game: Game[Any]) -> Own:
    """What a game says of itself, in the package it lives in, and what is usual beside it."""
    package = type(game).__module__.rpartition(".")[0]
    if package not in _own:
        usual = Usual(game)
        said = {name: getattr(usual, name) for name in dir(usual) if not name.startswith("_")}
        _own[package] = SimpleNamespace(**said | vars(import_module(f"{package}.trial")))
    return _own[package]  # type: ignore[no-any-return]


_own: dict[str, Any] = {}


_found: dict[type, Game[Any]] = {}


def rules(thing: Any) -> Game[Any]:
    """The game of a state or an action."""
    kind = type(thing)
    if kind not in _found:
        games = GAMES.values()
        _found[kind] = next(it for it in games if kind is own(it).State or kind in classes(it))
    return _found[kind]


def about(thing: Any) -> Own:
    """What that game says of itself."""
    return own(rules(thing))


def texts(action: Action) -> Iterator[str]:
    """The words that stand in an action."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, str):
            yield value
