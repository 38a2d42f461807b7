"""What a game offers, and says, to whoever has to choose: a part of `game.api`, and found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

import msgspec

from game.inviting import Inviting

if TYPE_CHECKING:
    from game.api import Action, Message, Name, Seat


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Something to choose at once: one action, or several that are staged one after the other."""

    group: Literal["whom", "where", "here"]
    """The question it answers, in a turn: `ways-<group>` in the catalogue."""
    actions: tuple[Action, ...]
    """The first is legal now, each other on the state that the one before it leaves, and all but the last
    can be taken back."""
    label: Message
    detail: Message | None = None
    """What decides it, in one line."""
    heading: Message | None = None
    """What those that follow each other have in common: it stands above their buttons, which say the label's
    `.bare`, if there is one."""
    number: int = 0
    """Where the pictures number it: so."""
    aside: bool = False
    """Whether it is there nearly always and seldom wanted, or less than another one: it stands in a menu."""
    at: Name | None = None
    """Where whoever does it stands: who types may say that, too."""
    other: bool = False
    """Whether somebody else does it than who acts now, one of many who could be paid for it."""


class Missing(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody would look for, and why it is not there."""

    label: Message
    reason: Message
    rule: str


@runtime_checkable
class Guided(Protocol):
    """A game that says what belongs together in a turn; others need not. No choice is made by it: whatever is
    legal stays open."""

    hand_over: type[Action]
    """What ends one's turn: its button keeps its place while it cannot be pressed."""
    goes: type[Action]
    """What leads somewhere: whoever says no more than a place means it."""

    def ways(self, state: Any, seat: Seat, legal: Sequence[Action]) -> Sequence[Way]:
        """What this seat can choose at once, in each group the likeliest first, for every price. Made of
        nothing but what is `legal`; the same in all states that the seat cannot tell apart."""

    def missing(self, state: Any, seat: Seat) -> Sequence[Missing]:
        """A few things that cannot be done now, and why; the same in all states it cannot tell apart."""


class Guide(msgspec.Struct, frozen=True):
    """What somebody should hear who has never played before."""

    lines: tuple[Message, ...]
    """What they are, what they can do, and what they should want now: a sentence each."""
    suggestion: Action | Message
    """One thing to do about it: one of their legal actions, or what to look at meanwhile."""


class Term(msgspec.Struct, frozen=True):
    """A word that a panel uses, and the paragraph of the rules that explains it."""

    name: Message
    rule: str
    now: bool = False
    """It is something that can be chosen now."""


@runtime_checkable
class Taught(Protocol):
    """A game that teaches itself; others need not. Both follow from nothing but what the seat sees."""

    def guide(self, view: Any, legal: Sequence[Action]) -> Guide:
        """Three sentences and a suggestion for the owner of this view, who may do this now."""

    def terms(self, view: Any, legal: Sequence[Action]) -> Sequence[Term]:
        """What its owner may want to look up now."""


@runtime_checkable
class Weighing(Protocol):
    """A game that can say what some actions come to, before they are done; others need not."""

    def comes_to(self, view: Any, action: Action) -> Message | None:
        """What somebody should see before they do this, from nothing but what their seat sees. None: it
        speaks for itself."""


@runtime_checkable
class Valuing(Protocol):
    """A game that can say what some choices are worth to who makes them; others need not."""

    def worth(self, state: Any, action: Action) -> Message | None:
        """Of an action that is legal in this state, what its seat would have by it, in a few words for its
        button: the same in all states that the seat cannot tell apart. None: nothing can be said of it."""


@runtime_checkable
class Mindful(Protocol):
    """A game that says at every panel what nobody should forget; others need not."""

    def in_mind(self, view: Any) -> Sequence[Message]:
        """What the owner of this view should have in mind whatever they choose: a few words each."""


@runtime_checkable
class Advising(Protocol):
    """A game with advice of its own; others need none. It follows from nothing but what the seat sees."""

    def advice(self, view: Any) -> Sequence[Message]:
        """For the owner of this view alone: how those they are, or may become, usually get what they want,
        and what is wise at this hour."""

    def about(self, view: Any, picture: str) -> Sequence[Message]:
        """In words, what belongs beside one of the pictures that are offered."""


class Lesson(msgspec.Struct, frozen=True):
    """What a tutorial tells somebody now."""

    lines: tuple[Message, ...]
    suggestion: Action | None = None
    """What it would have them try: one of their legal actions."""


@runtime_checkable
class Tutored(Inviting, Protocol):
    """A game with a tutorial that is played; others need not have one."""

    tutorial: str
    """The way to play (`Mode.key`) that is the tutorial."""

    def teaches(self, view: Any) -> bool:
        """Whether the owner of this view is taught anything still. It is known at once."""

    def lesson(self, view: Any, legal: Sequence[Action]) -> Lesson | None:
        """For the owner of this view, who may do this now, from nothing but what their seat sees. None: this
        table is taught nothing, or nothing more."""
