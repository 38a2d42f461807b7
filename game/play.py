"""What every game has in common: how an action is carried out and told, and how a stored game is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Generic, TypeVar, get_args

import msgspec

from game.api import Action, Argument, Event, Illegal, Message

S = TypeVar("S")


def illegal(key: str, rule: str, **args: Argument) -> Illegal:
    """A refusal: the sentence `no-<key>`, and the paragraph it rests on."""
    return Illegal(Message("no-" + key, args), rule)


class Shapes:
    """The actions of a game, and of which types each of their fields may be."""

    def __init__(self, actions: Iterable[type[Action]], rule: str, seated: str) -> None:
        """By which rules something else is refused, and somebody who is not at the table."""
        self._rule, self._seated = rule, seated
        self._fields = {
            cls: [(it.name, get_args(it.type) or (it.type,)) for it in msgspec.structs.fields(cls)]
            for cls in actions
        }

    def refusal(self, action: Action, seats: int) -> Illegal | None:
        """Why it is no action of this game at all; None: it is one."""
        fields = self._fields.get(type(action))
        if fields is None:
            return illegal("unknown-action", self._rule, what=type(action).__name__)
        for field, kinds in fields:
            given = type(getattr(action, field))
            if given not in kinds:
                wanted = kinds[0].__name__
                return illegal("field", self._rule, field=field, given=given.__name__, wanted=wanted)
        return None if 0 <= action.seat < seats else illegal("no-seat", self._seated, seat=action.seat)


class Playing(Generic[S]):
    """One action being carried out: the working copy, the chance, and the story as it is told."""

    __slots__ = ("events", "rng", "state", "undoable")

    def __init__(self, state: S, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event] = []
        self.undoable = True

    def bar_undo(self) -> None:
        """Chance was drawn, something hidden was shown, or somebody else is asked: there is no way back."""
        self.undoable = False


class BrokenDump(ValueError):
    """What is to be loaded is no game of this kind, or of a version that is not known."""


class _Header(msgspec.Struct):
    version: int


_PEEK = msgspec.msgpack.Decoder(_Header)
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Dumps(Generic[S]):
    """How the states of a game are stored.

    Keys stay in the order in which they came: a loaded game goes on exactly as the one that was stored.
    """

    def __init__(self, kind: type[S], version: int, mend: Callable[[S, bytes], None] | None = None) -> None:
        self.version = version
        self._write = msgspec.msgpack.Encoder()
        self._read = msgspec.msgpack.Decoder(kind)
        self._mend = mend
        """Brings along what an earlier program wrote, or what only it can read."""

    def dump(self, state: S) -> bytes:
        """The bytes of a state."""
        return self._write.encode(state)

    def load(self, data: bytes) -> S:
        """The state of these bytes. Raises BrokenDump."""
        try:
            found = _PEEK.decode(data).version
        except UNREADABLE as error:
            raise BrokenDump(f"not a stored game: {error}") from error
        if found != self.version:
            raise BrokenDump(f"version {found} is unknown here; this is version {self.version}")
        try:
            state = self._read.decode(data)
            if self._mend is not None:
                self._mend(state, data)
        except UNREADABLE as error:
            raise BrokenDump(f"damaged game: {error}") from error
        return state
