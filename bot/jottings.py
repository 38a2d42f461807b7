"""What somebody writes down for themselves at a table. Nobody else is ever shown it; it goes at a word."""

from __future__ import annotations

from bot import limits
from bot.refusal import Refused
from bot.store import Ledger, Store
from bot.table import Table

ROOM = limits.PAGE // 2 - 500
"""Characters that one person may keep at one table: what fits on a page, whatever must be escaped in it."""


def _key(table: Table, user: int) -> str:
    return f"jotted{table.row.id}/{user}"


async def jotted(store: Store, table: Table, user: int) -> str:
    """All that somebody has written down here, a line each."""
    return await store.read(lambda ledger: ledger.note(_key(table, user))) or ""


async def jot(store: Store, table: Table, user: int, words: str, now: float, interaction: int) -> None:
    """Write one line down; delivered twice it is written once. Raises Refused if there is no room."""
    key = _key(table, user)

    def write(ledger: Ledger) -> None:
        if not ledger.claim(interaction, now):
            return
        kept = "\n".join(filter(None, (ledger.note(key), " ".join(words.split()))))
        if len(kept) > ROOM:
            raise Refused("bot-notes-full")
        ledger.put_note(key, kept)

    await store.write(write)


async def forget(store: Store, table: Table, user: int) -> None:
    """Keep nothing of it."""
    await store.write(lambda ledger: ledger.put_note(_key(table, user), ""))
