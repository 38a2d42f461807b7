"""A game played again from its journal: for the past, for the film, and as a check on changed rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bot.store import Entry
from bot.table import Table
from bot.tables import decoder
from game.api import Illegal, Outcome, Taken


class Diverged(Exception):
    """Played again, the journal gives another game: the rules have changed since."""

    def __init__(self, n: int, reason: str) -> None:
        super().__init__(f"entry {n}: {reason}")
        self.n = n


def replay(table: Table, entries: Sequence[Entry]) -> Iterator[Any]:
    """The state after each entry, the deal first."""
    read = decoder(table.game).decode
    state: Any = None
    for entry in entries:
        try:
            if entry.n == 0:
                options: Any = msgspec.convert(table.row.options, table.game.Options)
                outcome: Outcome[Any] = table.game.deal(len(table.places), options, table.chance(0))
            else:
                outcome = table.game.apply(state, read(entry.action), table.chance(entry.n))
        except Exception as error:
            raise Diverged(entry.n, f"{type(error).__name__}: {error}") from error
        state = outcome.state
        yield state


def course(table: Table, entries: Sequence[Entry]) -> Iterator[Taken]:
    """The whole journal, step by step."""
    read = decoder(table.game).decode
    for entry, state in zip(entries, replay(table, entries), strict=True):
        yield Taken(read(entry.action) if entry.n else None, entry.events, state)


class _Watched(Random):
    """Chance that knows whether anybody has asked it."""

    asked = False

    def random(self) -> float:
        self.asked = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.asked = True
        return super().getrandbits(k)


WORLDS = 5
"""So many worlds that nobody could tell apart are tried, to see whether a step has told which one it is."""


def revealing(table: Table, before: Sequence[Entry], entries: Sequence[Entry]) -> bool:
    """Whether these entries, which came after those before them, brought out what nobody could know: whether
    chance had a say, or something was turned up that lay hidden."""
    game, read = table.game, decoder(table.game).decode
    *_, state = replay(table, before)
    for entry in entries:
        action, chance = read(entry.action), _Watched(f"{table.row.seed}:{entry.n}")
        try:
            after = game.apply(state, action, chance).state
        except Exception as error:
            raise Diverged(entry.n, f"{type(error).__name__}: {error}") from error
        if chance.asked:
            return True
        for world in range(WORLDS):
            other = game.imagine(state, None, Random(f"{table.row.seed}:{entry.n}:{world}"))
            try:
                parted = game.apply(other, action, Random(f"{table.row.seed}:{entry.n}")).state
            except Illegal:
                return True
            if game.view(parted, None) != game.view(after, None):
                return True
        state = after
    return False


def audit(table: Table, entries: Sequence[Entry]) -> None:
    """Raises Diverged unless the journal still leads to the state the table has."""
    game, state = table.game, None
    for later in replay(table, entries):
        state = later
    if state is None or (
        game.dump(state) != game.dump(table.state) and game.load(game.dump(state)) != table.state
    ):
        raise Diverged(len(entries), "the journal leads to another state than the one stored")
