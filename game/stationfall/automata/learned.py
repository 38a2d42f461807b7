"""What was learned from games between computer players: how likely each row is met, what else brings points.

`python -m game train` makes `learned.json`, which also says how it was made. A row is looked up by its
identity and by its condition; one never seen in play counts by what all rows have in common.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.situation import FEATURES, SITUATION, hopes, row_figures, situation
from game.stationfall.cards import IDENTITIES, Row

Figures = Sequence[float]
FILE = "learned.json"
POOL = SITUATION.index("pool")


class Making(msgspec.Struct, frozen=True):
    """How it was made, and how good it is: mean surprise (logarithmic loss) in games not learned from."""

    seed: str
    games: int
    moments: int
    by_hopes: float
    by_row: float
    """Where the hope of each row is set right by what came of it, and nothing else is looked at."""
    learned: float
    points_off: tuple[float, float]
    """By how many points the total is missed on average: by the hopes, and as learned."""


class Learned(msgspec.Struct, frozen=True):
    """The weights."""

    making: Making
    features: tuple[str, ...]
    shared: tuple[float, ...]
    """Of every row."""
    conditions: dict[str, tuple[float, ...]]
    """Of rows with this condition, besides."""
    rows: dict[str, tuple[float, ...]]
    """Of this row of this identity, besides."""
    most: dict[str, int]
    """How often a condition was met at most."""
    besides: tuple[float, ...]
    """Of `besides_figures`: Bribes, cubes and Bonus Characters, in points."""

    def likely(self, identity: str, number: int, figures: Figures) -> float:
        """How much of all that a row can bring is to be expected."""
        row = IDENTITIES[identity].agenda[number]
        own = (self.conditions.get(kind(row), ()), self.rows.get(named(identity, number), ()))
        odds = sum(weight * figure for weight, figure in zip(self.shared, figures, strict=True))
        # What is a row's own bears on the first figures only.
        for more in own:
            odds += sum(weight * figure for weight, figure in zip(more, figures, strict=False))
        return share(odds)


def share(odds: float) -> float:
    """The likelihood of these log odds."""
    return 1 / (1 + math.exp(-min(max(odds, -30.0), 30.0)))


def kind(row: Row) -> str:
    """By what a row is looked up: a `+` row, which needs another one, is another row."""
    return row.condition.key + "+" * row.plus


def named(identity: str, number: int) -> str:
    """A row of an identity."""
    return f"{identity}:{number}"


@cache
def learned() -> Learned:
    """What the project has learned."""
    found = msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Learned)
    assert found.features == FEATURES, "python -m game train"
    return found


def besides_figures(seen: Figures, besides: Figures) -> tuple[float, ...]:
    """What points besides the agenda follow from: `besides` as they stand, and the situation."""
    time = seen[0]
    bribes, cubes, bonus = besides
    return (
        1.0,
        time,
        bribes,
        bribes * time,
        cubes,
        cubes * time,
        bonus,
        bonus * time,
        seen[POOL],
        seen[POOL] * time,
    )


def counted(
    known: Learned, identity: str, hoped: Sequence[tuple[float, float]], seen: Figures
) -> list[float]:
    """How often each row of an identity may be expected to count."""
    found = []
    for number, (row, (likely, above)) in enumerate(zip(IDENTITIES[identity].agenda, hoped, strict=True)):
        most = known.most.get(kind(row), 1)
        figures = row_figures(min(likely * above / most, 1.0), above, tuple(seen))
        found.append(most * known.likely(identity, number, figures))
    return found


def expected(
    known: Learned, identity: str, hoped: Sequence[tuple[float, float]], seen: Figures
) -> list[float]:
    """The points that each row of an identity may be expected to bring."""
    agenda = IDENTITIES[identity].agenda
    times = counted(known, identity, hoped, seen)
    return [row.points * often for row, often in zip(agenda, times, strict=True)]


def chances(look: Outlook, identity: str, weights: Learned | None = None) -> list[float]:
    """How likely each row of an identity counts, as learned; where it may count often, as if once."""
    times = counted(weights or learned(), identity, hopes(look, identity), situation(look))
    return [min(often, 1.0) for often in times]
