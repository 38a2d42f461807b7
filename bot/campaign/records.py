"""How a game of a campaign ended, as it is kept; and the same once more, from the journal alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.campaign.standings import FORGOTTEN
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
    return Record(table.row.key, at, seats, result.sides)


def _usual(table: Table, seat: int) -> int | None:
    """In hundredths of a point."""
    game: Any = table.game
    mean = game.usual(table.state, seat) if speaks(game, Remembered) else None
    return None if mean is None else round(mean * 100)


def recorded(table: Table, entries: Sequence[Entry], kept: Record) -> Record | None:
    """The record as the journal gives it; whom the kept one has forgotten it forgets, too.

    None: played again, the game does not end. Raises Diverged where it cannot be played again.
    """
    *_, state = replay(table, entries)
    table = table.but(state=state, drafts={}, stretch=None)
    result = table.result()
    if result is None:
        return None
    found = record_of(table, result, kept.at)
    return msgspec.structs.replace(found, seats=tuple(map(_as_forgotten, found.seats, kept.seats)))


def _as_forgotten(found: Sat, kept: Sat) -> Sat:
    known = kept.before if FORGOTTEN in kept.before else found.before
    if kept.person == FORGOTTEN:
        return msgspec.structs.replace(found, person=FORGOTTEN, name="", before=known)
    return msgspec.structs.replace(found, before=known)


def forgotten(record: Record, person: int) -> Record:
    """The same without this person: their seats were played, by nobody in particular."""

    def without(sat: Sat) -> Sat:
        before = tuple(FORGOTTEN if one == person else one for one in sat.before)
        if sat.person == person:
            return msgspec.structs.replace(sat, person=FORGOTTEN, name="", before=before)
        return msgspec.structs.replace(sat, before=before)

    return msgspec.structs.replace(record, seats=tuple(map(without, record.seats)))
