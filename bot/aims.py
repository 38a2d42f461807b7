"""What computer players were after: when a game is over for everybody, before that for who has the seat."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from bot.replay import Diverged, course, replay
from bot.store import Entry
from bot.table import Table
from game.api import Message, Reflecting, Seat, speaks

log = logging.getLogger(__name__)

TURNS = 6
"""Of so many turns that a computer player took in somebody's seat they are told what these were about."""


def thoughtful(table: Table, seat: Seat) -> bool:
    """Whether a computer player has this seat that can say what it is after. Whom the rules play is none."""
    return speaks(table.game, Reflecting) and any(
        place.seat == seat and place.user is None for place in table.places
    )


def meant(table: Table, entries: Sequence[Entry], seat: Seat) -> Sequence[Message]:
    """What the computer player of this seat wanted and why it went as it did, when the game is over."""
    game: Any = table.game
    if not thoughtful(table, seat) or table.result() is None:
        return ()
    try:
        said: Sequence[Message] = game.meant(course(table, entries), seat)
    except Diverged as error:
        log.warning("game %s: nobody can say any more what they were after: %s", table.row.id, error)
        return ()
    return said


def aims(table: Table, entries: Sequence[Entry], seat: Seat) -> Sequence[Message]:
    """What the turns were about that a computer player took in this seat since its owner took the last one.

    For the owner alone: it follows from what this seat saw. A stand-in that does as little as may be is after
    nothing.
    """
    game: Any = table.game
    mine = [entry for entry in entries if entry.seat == seat and entry.n]
    since = max((entry.n for entry in mine if entry.origin == "person"), default=0)
    if not speaks(game, Reflecting) or (since and not table.row.settings.stand_ins):
        return ()
    batches = {entry.batch for entry in mine if entry.n > since and entry.origin == "computer"}
    if not batches:
        return ()
    try:
        views = list(_views(table, entries, seat, batches))
    except Diverged as error:
        log.warning("game %s: nobody can say any more what a turn was about: %s", table.row.id, error)
        return ()
    return [game.aim(before, after) for before, after in views[-TURNS:]]


def _views(
    table: Table, entries: Sequence[Entry], seat: Seat, batches: set[int]
) -> Iterator[tuple[Any, Any]]:
    """How a seat saw the game before and after each of these batches."""
    state: Any = None
    steps = zip(entries, replay(table, entries), strict=True)
    for batch, found in groupby(steps, key=lambda step: step[0].batch):
        before = state
        for _, after in found:
            state = after
        if batch in batches and before is not None:
            yield table.game.view(before, seat), table.game.view(state, seat)
