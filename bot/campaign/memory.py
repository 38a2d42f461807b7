"""What is told of a game that is over: the feats of everybody, how their hopes went, and where they turned.

All of it comes from the journal, played again once; none of it is made before the game is over.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from bot.replay import Diverged, course
from bot.store import Entry
from bot.store.campaigns import Evening
from bot.table import Table
from game.api import Feat, Remembered, Taken, speaks

log = logging.getLogger(__name__)

POINTS = 3
"""Turning points of a game, at most."""
GREAT = 0.08
"""A change of the winners' chance that is worth telling."""


class Hope(msgspec.Struct, frozen=True):
    """Everybody's chance to win, as it looks to who knows everything, when something had been published."""

    n: int
    """The last entry of it."""
    chances: tuple[float, ...]


class Memory(msgspec.Struct, frozen=True):
    """What is remembered of a game."""

    feats: tuple[Feat, ...] = ()
    hopes: tuple[Hope, ...] = ()
    lost: bool = False
    """It cannot be played again, for the rules have changed since, or cannot be told."""


class Turning(msgspec.Struct, frozen=True):
    """A moment in which the chance of those who won in the end changed much."""

    start: int
    """The first entry of it."""
    end: int
    before: float
    after: float


def memory_of(table: Table, entries: Sequence[Entry]) -> Memory:
    """Made of the whole journal of a game that is over."""
    game: Any = table.game
    if not speaks(game, Remembered):
        return Memory()
    hopes: list[Hope] = []
    try:
        feats = tuple(game.feats(_course(table, entries, hopes)))
    except Diverged as error:
        log.warning("game %s cannot be remembered: %s", table.row.id, error)
        return Memory(lost=True)
    except Exception:
        # It would go wrong as often as it is tried, and nothing waits for it.
        log.exception("game %s cannot be remembered", table.row.id)
        return Memory(lost=True)
    return Memory(feats, tuple(hopes))


def _course(table: Table, entries: Sequence[Entry], hopes: list[Hope]) -> Iterator[Taken]:
    """Step by step; whenever something had been published, what everybody could hope for is noted."""
    game: Any = table.game
    for entry, taken in zip(entries, course(table, entries), strict=True):
        last = entry is entries[-1] or entries[entry.n + 1].batch != entry.batch
        if last:
            hopes.append(Hope(entry.n, tuple(round(it, 4) for it in game.hopes(taken.state))))
        yield taken


def read_memory(evening: Evening) -> Memory:
    """What is kept of it; nothing, if it has not been made."""
    return Memory() if evening.memory is None else msgspec.json.decode(evening.memory, type=Memory)


def winning(memory: Memory, winners: Iterable[int]) -> list[tuple[int, float]]:
    """How the chance of those went who won in the end, by entries; of those who win together it is one."""
    seats = list(winners)
    told = [hope for hope in memory.hopes if hope.chances]
    one = all(len(set(hope.chances)) == 1 for hope in told)
    counted = seats[:1] if one else seats
    return [(it.n, sum(it.chances[seat] for seat in counted if seat < len(it.chances))) for it in told]


def turning_points(memory: Memory, winners: Iterable[int]) -> list[Turning]:
    """Where that chance changed most, in the order in which it happened. What ends the game is none: then all
    is known."""
    line = winning(memory, winners)[:-1]
    found = [
        Turning(before[0] + 1, after[0], before[1], after[1])
        for before, after in pairwise(line)
        if abs(after[1] - before[1]) >= GREAT
    ]
    found.sort(key=lambda it: -abs(it.after - it.before))
    return sorted(found[:POINTS], key=lambda it: it.start)


Counted = Mapping[tuple[str, str, str], int]
"""By game, feat and what it is of: how often."""


def career(evenings: Sequence[Evening], person: int) -> Counted:
    """What somebody has been and done in the games of a campaign that are over."""
    found: Counter[tuple[str, str, str]] = Counter()
    for evening in evenings:
        if evening.record is None:
            continue
        mine = {sat.seat for sat in evening.record.seats if sat.person == person}
        for feat in read_memory(evening).feats:
            if feat.seat in mine:
                found[evening.record.key, feat.key, feat.of] += feat.count
    return dict(sorted(found.items()))


def awards(evenings: Sequence[Evening], people: Iterable[int]) -> dict[tuple[str, str], int]:
    """By game and feat, who of these people has done it most; nobody, where two have it equally often."""
    found: dict[tuple[str, str], Counter[int]] = {}
    for person in people:
        for (game, key, _), count in career(evenings, person).items():
            found.setdefault((game, key), Counter())[person] += count
    best = {}
    for what, counts in found.items():
        (first, most), *others = counts.most_common(2)
        if not others or others[0][1] < most:
            best[what] = first
    return best
