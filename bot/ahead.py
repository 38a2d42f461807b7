"""What a seat may settle to answer before it is asked, and what it has settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.table import Table
from game.api import Action, Foreseeing, Foreseen, Message, Seat, speaks


def foreseeable(table: Table, seat: Seat) -> Sequence[Foreseen]:
    """What this seat may settle; nothing in games that ask nothing of the kind."""
    game: Any = table.game
    if not speaks(game, Foreseeing) or table.state is None or table.row.phase in ("finished", "closed"):
        return ()
    found: Sequence[Foreseen] = game.foreseeable(table.view(seat))
    return found


def settled(table: Table, seat: Seat) -> list[Foreseen]:
    """What it has settled."""
    keys = table.place(seat).foreseen
    return [one for one in foreseeable(table, seat) if one.key in keys] if keys else []


def foreseen(table: Table, seat: Seat) -> Action | None:
    """How this seat answers what it is asked now, if it has settled that."""
    game: Any = table.game
    place = table.place(seat)
    if not place.foreseen or place.user is None or not speaks(game, Foreseeing):
        return None
    legal = table.legal(seat)
    action = game.foreseen(table.view(seat), legal, place.foreseen)
    return action if action in legal else None


def in_a_line(table: Table, seat: Seat) -> Message | None:
    """What is settled, in a line; None: nothing."""
    kept = settled(table, seat)
    if not kept:
        return None
    said = kept[-1].label
    for one in reversed(kept[:-1]):
        said = Message("bot-and-also", {"first": one.label, "rest": said})
    return Message("bot-foreseen", {"what": said})
