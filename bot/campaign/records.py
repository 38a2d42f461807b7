"""How a game of a campaign ended, as it is kept; and the same once more, from the journal alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.campaign.chronicle import left_by
from bot.replay import replay
from bot.store import Entry
from bot.store.campaigns import Record, Sat
from bot.table import Table
from game.api import Remembered, Result, speaks


def record_of(table: Table, result: Result, at: float) -> Record:
    """How a game ended. Nothing of it was hidden from anybody any more."""
    points = {score.seat: score.total for score in result.scores}
    seats = tuple(
        Sat(
            seat=place.seat,
            person=place.user,
            name=place.name,
            won=place.seat in result.winners,
            points=points.get(place.seat),
            usual=_usual(table, place.seat),
            before=tuple(dict.fromkeys(user for user in place.past if user != place.user)),
        )
        for place in table.places
    )
    return Record(table.row.key, at, seats, result.sides, left_by(table))


def _usual(table: Table, seat: int) -> int | None:
    """In hundredths of a point."""
    game: Any = table.game
    mean = game.usual(table.state, seat) if speaks(game, Remembered) else None
    return None if mean is None else round(mean * 100)


def recorded(table: Table, entries: Sequence[Entry], at: float) -> Record | None:
    """The record as the journal gives it. None: played again, the game does not end. Raises Diverged where it
    cannot be played again."""
    *_, state = replay(table, entries)
    table = table.but(state=state, drafts={}, stretch=None)
    result = table.result()
    return None if result is None else record_of(table, result, at)


def told_alike(record: Record, kept: Record) -> Record:
    """The same, without what had not been asked yet when another one was kept."""
    return record if kept.left is not None else msgspec.structs.replace(record, left=None)
