"""Decisions that interrupt play, and what is done between them without any.

What is still to be done waits in `State.todo`: a `Question` to a seat, or a `Duty` that needs no answer. Each
is declared where its subject is at home, and entered here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.api import Argument, Message, Numbered, Pair, Seated
from game.stationfall.actions.deeds import Deed, Move
from game.stationfall.play import Play
from game.stationfall.state import State, Task

Pick = str | Seated | Numbered | Pair
"""What can be answered: the key of a thing or a plain word, a player, a colour, two things at once."""


P = TypeVar("P", bound=Pick)


class Mind(Protocol):
    """What a computer player brings along to think of an answer."""

    seat: int
    state: State
    """One game that agrees with all it sees; nobody may change it."""

    thorough: bool
    """Whether it tries out what others leave to chance."""

    @property
    def mask(self) -> Mapping[int, object]:
        """Its colours that are still secret."""
        ...

    def snared(self, section: str) -> float:
        """What it brings that whoever comes to this section next goes Down there."""
        ...

    def favoured(self, act: Deed) -> float:
        """What it costs that whoever asks for a deed gains by it."""
        ...

    def gain(self, state: State) -> float:
        """What this state is worth beyond the one it is in."""
        ...

    def score(self, state: State) -> float:
        """What it would score if this were the end."""
        ...

    def play(self) -> Play:
        """A game to try something in."""
        ...

    def done(self, state: State, act: Deed) -> State:
        """What a deed would lead to."""
        ...


class Question(Task, Generic[P], frozen=True, tag_field="name"):
    """One kind of decision, put to a seat."""

    seat: int

    rule: ClassVar[str] = "15"
    forced: ClassVar[bool] = True
    """Whether a single option is taken without asking."""
    outright: ClassVar[bool] = False
    """Whether an answer is worth to a computer player what it does at once."""

    def options(self, state: State) -> Sequence[P]:
        """What may be answered now; nothing: the question is dropped."""
        raise NotImplementedError(type(self))

    def answer(self, play: Play, pick: P) -> None:
        """Do what was answered. The question itself waits no more."""
        raise NotImplementedError(type(self))

    def moves(self, state: State, pick: P) -> Sequence[Move]:
        """Whom an answer brings into which section."""
        return ()

    def agreed(self, pick: P) -> Deed | None:
        """The deed that an answer lets somebody do."""
        return None

    def ask(self, state: State) -> Message:
        return Message("ask-" + self.name.replace("_", "-"))

    def heard(self, state: State) -> Message | None:
        """What everybody has heard of it; None: nothing but that somebody is asked."""
        return None

    def default(self, state: State) -> P:
        """What a timeout answers."""
        return self.options(state)[0]

    def imagined(self, rng: Random) -> Self:
        """The same question with what only who is asked may know drawn anew."""
        return self

    def weigh(self, mind: Mind, pick: P) -> float:
        """What a computer player hopes for from an answer; some take one for as good as the next."""
        if not (self.outright or mind.thorough):
            return 0.0
        play = mind.play()
        self.answer(play, pick)
        return mind.gain(play.state)


class Duty(Task, frozen=True, tag_field="name"):
    """Something that is done as soon as it comes up."""

    def do(self, play: Play) -> None:
        raise NotImplementedError(type(self))


T = TypeVar("T", bound=type[Task])

TASKS: dict[str, type[Task]] = {}
"""Every kind of question and duty there is, by name; cards add theirs."""


def task(cls: T) -> T:
    """Make a question or a duty part of the game."""
    TASKS[str(cls.__struct_config__.tag)] = cls
    return cls


def pending(state: State) -> Question[Any] | None:
    """The question the table waits for."""
    last = state.todo[-1] if state.todo else None
    return last if isinstance(last, Question) else None


def asking(key: str, **args: Argument) -> Message:
    return Message("ask-" + key, args)
