"""In which posts something is told, and when: moments that deserve it come one at a time.

All of it stands in the outbox at once, each with the time when it is due: after a restart in the middle of a
show the next post follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.post import Kind, Post, of_stretch, to_person, to_table
from bot.store import Entry, Outgoing
from bot.stretch import Stretch, large, shares
from bot.table import Table
from game.api import Event, Result, Seat

APART = 5.0
"""Seconds between the direct messages of a deal."""


def told(
    table: Table, events: Sequence[Event], seat: Seat, now: float, stage: float = 0.0, skip: int = 0
) -> list[Outgoing]:
    """The posts that say these events to those who may know them, so many seconds apart.

    The first so many lines that are to be skipped have been told otherwise.
    """
    row = table.row
    out: list[Outgoing] = []
    for number, part in enumerate(_parts([event for event in events if event.to is None][skip:])):
        lines = tuple(event.message for event in part)
        pictures = any(event.picture for event in part)
        moment = next((event.moment for event in part if event.moment is not None), None)
        data = table.game.dump(table.state) if pictures or moment is not None else None
        post = Post(lines, pictures, seat, row.entries, skip, moment)
        out.append(to_table(row, "story", post, now + number * stage, data))
        skip += len(lines)
    for place in table.places:
        secret = tuple(e.message for e in events if e.to is not None and place.seat in e.to)
        if secret and place.user is not None:
            # Nine messages at once look like a flood; of the deal only the first few go out at once.
            later = APART * max(0, place.seat - 3) if row.entries == 1 else 0.0
            out.append(to_person(row, place.user, Post(secret, seat=place.seat), now + later))
    return out


def grown(table: Table, stretch: Stretch, entries: Sequence[Entry], now: float) -> tuple[list[Outgoing], int]:
    """The messages that grow by what was done in a stretch; and how many public lines they say of it."""
    row, game = table.row, table.game.key
    said = [shares(entry, game) for entry in entries]
    now_in = table.stretch
    another = now_in is not None and now_in.begin != stretch.begin
    out = []
    if any(lines or (heads and not another) for lines, heads in said):
        out.append(of_stretch(row, stretch.key, stretch.begin, now))
    if now_in is not None and another and said[-1][1]:
        out.append(of_stretch(row, now_in.key, now_in.begin, now))
    public = [event for entry in entries for event in entry.events if event.to is None]
    first = next((place for place, event in enumerate(public) if large(event)), len(public))
    return out, first


def _parts(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """What is told in one post. Of several that deserve a picture each has its own, with what follows it."""
    if not events:
        return
    begins = [place for place, event in enumerate(events) if large(event)]
    # What goes before the first of them is told with it.
    cuts = [0, *begins[1:], len(events)]
    for start, stop in pairwise(cuts):
        yield events[start:stop]


def ending(table: Table, result: Result, after: float, stage: float = 0.0) -> list[Outgoing]:
    """The end: every sheet, the best last, or the one that all have; who has won; the film."""
    row, data = table.row, table.game.dump(table.state)
    told = result.ranked()[:1] if result.shared else result.ranked()[::-1]
    posts: list[tuple[Kind, Post]] = [("score", Post(seat=score.seat)) for score in told]
    posts += [("end", Post()), ("film", Post())]
    return [
        to_table(row, kind, post, after + number * stage, data)
        for number, (kind, post) in enumerate(posts, start=1)
    ]
