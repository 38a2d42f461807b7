"""What computer players do: by advice, within bounds, and never an error."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from itertools import takewhile
from random import Random

from bot.ahead import foreseen
from bot.store import Store
from bot.table import Table
from game.api import Action, Seat

log = logging.getLogger(__name__)

LONGEST_DRAFT = 60
"""How many steps a computer player may stage before its turn is ended for it, or do in a stretch."""
LONGEST_ASIDE = 20
"""How many steps a computer player does that nobody waits for, until a person has done something."""
LOOKED_BACK = 400
"""In how many of the last entries these are looked for."""


async def choose(table: Table, seat: Seat) -> Action:
    """A computer player's choice: never an error, never without end."""
    otherwise = fallback(table, seat)
    if _steps(table, seat) >= LONGEST_DRAFT:
        return table.closing(seat) or otherwise
    answer = foreseen(table, seat)
    if answer is not None:
        return answer
    if table.place(seat).autopilot and not table.row.settings.stand_ins:
        return quiet(table, seat)
    return await advice(table, seat) or otherwise


async def advice(table: Table, seat: Seat) -> Action | None:
    """What the game advises, if that is possible."""
    legal = table.legal(seat)
    rng = Random(f"{table.row.seed}:{table.next_entry(seat)}:advice")
    level, think = table.row.settings.level, table.game.advise
    if level in table.levels:
        think = partial(think, level=level)
    try:
        chosen = await asyncio.to_thread(think, table.view(seat), legal, rng)
    except Exception:
        log.exception("game %s: the computer player of seat %s has no advice", table.row.id, seat)
        return None
    return chosen if chosen in legal else None


async def aside(store: Store, table: Table) -> list[Seat]:
    """The computer players that nobody waits for and that may act: not without end among themselves."""
    seats = [seat for seat in table.beside() if advised(table, seat)]
    if not seats:
        return []
    start = max(0, table.row.entries - LOOKED_BACK)
    entries = await store.read(lambda ledger: ledger.entries(table.row.id, start))
    done = Counter(
        entry.seat for entry in takewhile(lambda entry: entry.origin == "computer", reversed(entries))
    )
    return [seat for seat in seats if done[seat] < LONGEST_ASIDE]


def fallback(table: Table, seat: Seat) -> Action:
    """Something legal, without any wit."""
    return table.prompts(seat)[0].default or table.legal(seat)[0]


def quiet(table: Table, seat: Seat) -> Action:
    """What is done for who is not there: as little as may be, whatever they know."""
    closing = table.closing(seat) if table.staged(seat).actions else None
    return table.prompts(seat)[0].default or closing or table.legal(seat)[0]


def advised(table: Table, seat: Seat) -> bool:
    """Whether a computer player has this seat that does more than it must."""
    place = table.place(seat)
    return place.played_by_computer and (not place.autopilot or table.row.settings.stand_ins)


def _steps(table: Table, seat: Seat) -> int:
    """How many steps a seat has staged, or done in this stretch."""
    if table.stretch is None:
        return len(table.staged(seat).actions)
    return sum(entry.seat == seat for entry in table.stretch.entries)
