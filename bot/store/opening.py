"""Opens a store wherever its rows are kept."""

from __future__ import annotations

from bot.store.address import Where
from bot.store.postgres import PostgresStore
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore


async def open_store(where: Where) -> Store:
    """To play on it; made if missing, its tables up to date. May raise Unusable."""
    return await (PostgresStore.open(where) if isinstance(where, str) else SqliteStore.open(where))


async def visit_store(where: Where) -> Store:
    """To read it, beside whoever plays on it. May raise Unusable."""
    return await (PostgresStore.visit(where) if isinstance(where, str) else SqliteStore.visit(where))
