"""What somebody may know of an action, and answer, beforehand: a part of `game.api`, and found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

if TYPE_CHECKING:
    from game.api import Action, Message


class Foreseen(msgspec.Struct, frozen=True):
    """An answer that may be settled before it is asked for."""

    key: str
    label: Message
    group: str = ""
    """Of those in one group only one can be settled at a time."""
    refusal: Message | None = None
    """Why it cannot be settled now."""
    rule: str = ""


@runtime_checkable
class Forewarning(Protocol):
    """A game that says what an action does besides what its sentence says; others need not."""

    def besides(self, state: Any, action: Action) -> Sequence[Message]:
        """Of an action that is legal in this state, in a few words each, what may surprise whoever does it:
        the same in all states that its seat cannot tell apart. Empty: the sentence says it all."""


@runtime_checkable
class Foreseeing(Protocol):
    """A game with questions that can be answered beforehand; others need not say so. Both follow from nothing
    but what the seat sees."""

    def foreseeable(self, view: Any) -> Sequence[Foreseen]:
        """What the owner of this view may settle."""

    def foreseen(self, view: Any, legal: Sequence[Action], keys: Sequence[str]) -> Action | None:
        """The legal action by which what was settled answers what is asked now. None: they must be asked."""
