"""Whoever wants it is forgotten: everywhere, at once, and as far as no game that goes on needs them."""

from __future__ import annotations

from bot.refusal import Refused
from bot.store import Ledger
from bot.tables import Tables


async def forget(tables: Tables, person: int) -> None:
    """Keep nothing of somebody. Raises Refused while they have a part in what is not over."""

    def write(ledger: Ledger) -> list[int]:
        if ledger.needed(person):
            raise Refused("bot-forget-needed")
        return list(ledger.forget(person))

    for game in await tables.store.write(write):
        tables.forget(game)
