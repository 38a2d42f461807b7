"""Answers that somebody has settled before they are asked are kept with their seat, and given by the bot.

Nobody else is told of it: an answer comes as late as that of somebody who happens to be there.
"""

from __future__ import annotations

from random import Random

import msgspec

from bot.ahead import foreseeable, foreseen, settled
from bot.refusal import Refused
from bot.store import Timer
from bot.table import Table
from bot.tables import Change, Tables, stepped
from game.api import Illegal, Seat

SOON = (5.0, 20.0)
"""Within so many seconds somebody answers who happens to be there."""


def answer_soon(change: Change, seat: Seat, now: float) -> None:
    """Have this seat's answer given, if it is settled."""
    table = change.table
    if foreseen(table, seat) is not None:
        wait = Random(f"{table.row.seed}:{table.row.entries}:{seat}:soon").uniform(*SOON)
        change.set_timers.append(Timer(table.row.id, "foreseen", seat, now + wait))


class Foresight:
    """What people settle beforehand."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def settle(
        self, game: int, user: int, key: str, on: bool, *, interaction: int | None = None
    ) -> Table:
        """From now on, and for what is asked now: so, or no longer. Raises Refused or Illegal."""
        async with self.tables.hold(game) as table:
            seat = table.require_seat(user)
            offered = {one.key: one for one in foreseeable(table, seat)}
            chosen = offered.get(key)
            if chosen is None:
                raise Refused("bot-not-foreseeable")
            if on and chosen.refusal is not None:
                raise Illegal(chosen.refusal, chosen.rule)
            kept = [one for one in settled(table, seat) if one.key != key]
            if on:
                kept = [one for one in kept if not one.group or one.group != chosen.group] + [chosen]
            place = msgspec.structs.replace(
                table.place(seat), foreseen=tuple(sorted(one.key for one in kept))
            )
            places = tuple(place if other.seat == seat else other for other in table.places)
            now = self.tables.now()
            new = table.but(row=stepped(table.row, now), places=places)
            change = Change(new, table.row.version)
            change.drop_timers.append(("foreseen", seat))
            if new.row.phase == "running" and seat in new.awaited():
                answer_soon(change, seat, now)
            return await self.tables.commit_once(change, interaction)
