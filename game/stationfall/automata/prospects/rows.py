"""How a prospect is entered, and found for a row.

A row whose key nobody wrote a prospect for counts as it stands: what meets it now is welcome, and no plan is
made for it. So a new character is played at once, and better once its own keys stand here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from game.api import Arguments, Name
from game.stationfall.automata.outlook import Outlook
from game.stationfall.cards import IDENTITIES, Row


class Args(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the condition of a row is about, by keys."""

    card: str = ""
    item: str = ""
    other: str = ""
    data: str = ""
    offsite: str = ""
    least: int = 0


Prospect = Callable[[Outlook, Args], float]
PROSPECTS: dict[str, Prospect] = {}
SAFE = 0.96
"""What is so now and may still be spoiled."""


K = TypeVar("K")


def entering(known: dict[str, K]) -> Callable[[str], Callable[[K], K]]:
    """What enters a function there, by the key of the condition it is about."""

    def of(key: str) -> Callable[[K], K]:
        def enter(it: K) -> K:
            known[key] = it
            return it

        return enter

    return of


prospect = entering(PROSPECTS)
"""The expectation for rows with this condition."""


def expectation(look: Outlook, row: Row) -> float:
    """How often this row will be met, as far as can be told."""
    condition = row.condition
    known = PROSPECTS.get(condition.key)
    if known is None:
        return float(condition.count(look.state, look.colour))
    return known(look, about(condition.args))


def about(args: Arguments) -> Args:
    """The condition of a row, as its prospect is asked for it."""
    return Args(**{field: it.key if isinstance(it, Name) else it for field, it in args.items()})  # type: ignore[arg-type]


def who(look: Outlook, args: Args) -> str:
    """The character a row speaks of: often one's own."""
    return args.card or look.card


def wants(identity: str, condition: str) -> bool:
    """Whether an agenda has a row of that kind."""
    return any(row.condition.key == condition for row in IDENTITIES[identity].agenda)
