"""The message of a stretch, which grows: in which messages it stands now, and how others take their place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.post import Post, to_table
from bot.store import Ledger, Posted
from bot.table import Table


def part(start: int, number: int) -> str:
    """As what a message of a stretch is kept: by how many entries there were before it."""
    return f"stretch {start} {number}"


def parts(ledger: Ledger, game: int, start: int) -> list[Posted]:
    """The messages that show a stretch now."""
    found: list[Posted] = []
    while (posted := ledger.post(game, part(start, len(found)))) is not None:
        found.append(posted)
    return found


def renew(
    ledger: Ledger, table: Table, gone: Sequence[Posted], now: float, posted: Posted | None = None
) -> None:
    """These messages go, and another stands for them."""
    for old in gone:
        ledger.drop_post(table.row.id, old.kind)
        ledger.send(to_table(table.row, "unsay", Post(number=old.message), now))
    if posted is not None:
        ledger.put_post(table.row.id, posted)
