"""What a game says before the deal, and how it can be played: a part of `game.api`, and found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

import msgspec

if TYPE_CHECKING:
    from game.api import Message


@runtime_checkable
class Foretold(Protocol):
    """A game that can say before the deal what the deal will be; others need not."""

    def foretell(self, seats: int, options: Any) -> Sequence[Message]:
        """What so many players with these options should know beforehand."""

    def options_dealt(self, state: Any) -> Any:
        """The options as the deal has settled them, where everybody may know how."""


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play that a lobby offers in one press: some options, as they belong together."""

    key: str
    group: Literal["aim", "level"]
    """What it settles: who is to beat whom, or how hard that is. Of each group one holds."""
    label: Message
    about: Message | None = None
    options: dict[str, Any]
    """What it changes of the options."""
    now: bool = False
    """It is settled so already."""
    begins: bool = False
    """Nobody else is needed: who chooses it plays at once."""


@runtime_checkable
class Inviting(Protocol):
    """A game that can be played in several ways, to be offered in the lobby; others need not say so."""

    def modes(self, seats: int, options: Any) -> Sequence[Mode]:
        """What so many players with these options can choose. The options they settle are settled there."""
