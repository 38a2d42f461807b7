"""What the bot remembers, and the one way to change it.

A piece of work is a plain function of a `Ledger`. `Store.write` runs it as one transaction: everything it
wrote is on the disk when the call returns, or nothing is. Whoever keeps the rows (SQLite here, another
database elsewhere) implements these two protocols and the same tests.
"""

from __future__ import annotations

from bot.store.protocol import Conflict, Ledger, Store, Unreachable, Unusable
from bot.store.rows import (
    OPEN,
    Draft,
    Entry,
    GameRow,
    Motion,
    Outgoing,
    Person,
    Phase,
    Place,
    Posted,
    Settings,
    Snapshot,
    Timer,
    Vote,
)

__all__ = [
    "OPEN",
    "Conflict",
    "Draft",
    "Entry",
    "GameRow",
    "Ledger",
    "Motion",
    "Outgoing",
    "Person",
    "Phase",
    "Place",
    "Posted",
    "Settings",
    "Snapshot",
    "Store",
    "Timer",
    "Unreachable",
    "Unusable",
    "Vote",
]
