"""What a game can tell of itself when it is over: a part of `game.api`, and found there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

if TYPE_CHECKING:
    from game.api import Action, Event, Message


@dataclass(frozen=True)
class Taken:
    """A step of a game that is over."""

    action: Action | None
    """None: the deal."""
    events: tuple[Event, ...]
    state: Any
    """What it has led to."""


class Feat(msgspec.Struct, frozen=True):
    """What somebody has been, done or suffered in a game: the catalogue holds it as `feat-<key>`."""

    seat: int
    key: str
    count: int = 1
    of: str = ""
    """Of what, by its key: who they were."""


@runtime_checkable
class Remembered(Protocol):
    """A game that can tell afterwards how everybody fared; others need not. Asked only when it is over."""

    def usual(self, state: Any, seat: int) -> float | None:
        """The points that whoever this seat was has on average, as far as the game knows."""

    def feats(self, course: Iterable[Taken]) -> Sequence[Feat]:
        """What is worth remembering of everybody, of what everybody may know now: counted over games, by its
        key and by what it is of. Whoever has most of one may have the award `award-<key>` for it."""

    def hopes(self, state: Any) -> Sequence[float]:
        """Of any moment of it, each seat's chance to win as it looks to who knows everything: together 1, or
        for who win and lose together each the same. Empty: nothing can be said yet."""


@runtime_checkable
class Reflecting(Protocol):
    """A game whose computer players can say what they were after; others need not."""

    def meant(self, course: Iterable[Taken], seat: int) -> Sequence[Message]:
        """Of a game that is over: what whoever sat there wanted, and why it went as it did, in a sentence or
        two. Everybody may hear it; nobody is told before the end."""

    def aim(self, before: Any, after: Any) -> Message:
        """What a turn was about that led from one view of a seat to another: for who has that seat, and told
        by nothing but these views."""


@runtime_checkable
class Chronicled(Protocol):
    """A game that can go on from how an earlier one ended; others need not. It does so only where people have
    agreed on it."""

    carries: str
    """The field of its Options in which stands what an earlier game has left; None there: nothing. It is laid
    there and settled by nobody, and a deal bears whatever `leaves` has ever said."""

    def leaves(self, state: Any) -> Any | None:
        """What a game that is over leaves to the next one: what that field holds. Of what everybody may know
        now, and of nothing by which anybody could tell who is who next time. None: nothing."""

    def left(self, options: Any) -> Sequence[Message]:
        """What these options carry of an earlier game, a sentence for each thing."""
