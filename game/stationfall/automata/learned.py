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
from game.stationfall.automata.situation import FEATURES, hopes, row_figures, situation
from game.stationfall.cards import IDENTITIES, Row

Figures = Sequence[float]
FILE = "learned.json"


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
        weights = _weights(self, identity, number)
        return share(sum([weight * figure for weight, figure in zip(weights, figures, strict=True)]))


def share(odds: float) -> float:
    """The likelihood of these log odds."""
    return 1 / (1 + math.exp(-min(max(odds, -30.0), 30.0)))


def kind(row: Row) -> str:
    """By what a row is looked up: a `+` row, which needs another one, is another row."""
    return row.condition.key + "+" * row.plus


def named(identity: str, number: int) -> str:
    """A row of an identity."""
    return f"{identity}:{number}"


_merged: dict[tuple[int, str, int], tuple[float, ...]] = {}


def _weights(learned: Learned, identity: str, number: int) -> tuple[float, ...]:
    """All that bears on a row, in one."""
    found = _merged.get((id(learned), identity, number))
    if found is None:
        whole = list(learned.shared)
        row = IDENTITIES[identity].agenda[number]
        for more in (learned.conditions.get(kind(row), ()), learned.rows.get(named(identity, number), ())):
            for place, weight in enumerate(more):
                whole[place] += weight
        found = _merged[id(learned), identity, number] = tuple(whole)
    return found


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
        seen[14],
        seen[14] * time,
    )


def expected(
    known: Learned, identity: str, hoped: Sequence[tuple[float, float]], seen: Figures
) -> list[float]:
    """The points that each row of an identity may be expected to bring."""
    found = []
    for number, (row, (likely, above)) in enumerate(zip(IDENTITIES[identity].agenda, hoped, strict=True)):
        most = known.most.get(kind(row), 1)
        figures = row_figures(min(likely * above / most, 1.0), above, tuple(seen))
        found.append(row.points * most * known.likely(identity, number, figures))
    return found


def chances(look: Outlook, identity: str, weights: Learned | None = None) -> list[float]:
    """How likely each row of an identity counts, as learned; where it may count often, as if once."""
    known, seen = weights or learned(), situation(look)
    found = []
    for number, (row, (likely, above)) in enumerate(
        zip(IDENTITIES[identity].agenda, hopes(look, identity), strict=True)
    ):
        most = known.most.get(kind(row), 1)
        figures = row_figures(min(likely * above / most, 1.0), above, seen)
        found.append(min(most * known.likely(identity, number, figures), 1.0))
    return found
