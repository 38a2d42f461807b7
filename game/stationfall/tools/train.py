"""`python -m game train`: let computer players play, and learn from it how likely each row is met.

The weights go into a file, with how they were made and how good they are. The same seed and number of games
make the same file again. What was played can be kept (`--keep`) and learned from anew (`--played`).
"""

from __future__ import annotations

import math
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from game.stationfall.automata import learned
from game.stationfall.automata.learned import Learned, Making, besides_figures, expected, kind, named, share
from game.stationfall.automata.situation import FEATURES, SURE, row_figures
from game.stationfall.cards import IDENTITIES
from game.stationfall.tools.played import Seen, game

SEATS = (4, 5)
HELD = 5
"""Of so many games one is not learned from: by these it is measured what was learned."""
PASSES = 3
RATE = 0.05
"""How far the weights go after each surprise, at first."""
PULL = (1e-3, 1e-3, 1e-3)
"""How strongly weights are drawn back to nothing: those of all rows, of a condition, of an identity's row."""
RIDGE = 1.0
OWN = 3
"""So many of the figures weigh otherwise for each condition and each row: always, log odds, hope."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=180, help="how many to play (default: 180)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (default: 1)")
    parser.add_argument("--seed", default="train", help="another seed, other games")
    where = Path(learned.__file__).parent / learned.FILE
    parser.add_argument("--into", type=Path, default=where, help="where to write it (default: in its place)")
    parser.add_argument("--keep", type=Path, help="write what was played into this file, too")
    parser.add_argument("--played", type=Path, help="learn from this file, and play nothing")


def run(args: Namespace) -> int:
    """Play, learn, say how good it is, write it down."""
    seen = list(read(args.played)) if args.played else list(play(args.games, args.seed, args.jobs))
    if args.keep:
        args.keep.write_bytes(b"\n".join(map(written, seen)))
    known = learn(seen, args.seed)
    making = known.making
    print(f"{making.moments} moments of {making.games} games; of every {HELD} games one is only measured by")
    print(f"surprise of a row there: by hopes {making.by_hopes:.4f}, hopes set right {making.by_row:.4f}, "
          f"learned {making.learned:.4f}")  # fmt: skip
    print(f"points missed by, there: by hopes {making.points_off[0]:.2f}, learned {making.points_off[1]:.2f}")
    args.into.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=0) + b"\n")
    return 0


def read(path: Path) -> Iterator[Seen]:
    """What was kept."""
    decoder = msgspec.json.Decoder(Seen)
    yield from map(decoder.decode, path.read_bytes().splitlines())


def written(it: Seen) -> bytes:
    """A moment as it is kept: a line."""
    return msgspec.json.encode(it)


def play(games: int, seed: str, jobs: int) -> Iterator[Seen]:
    """So many games, in their order whoever plays them."""
    one = partial(_one, seed)
    if jobs <= 1:
        for number in range(games):
            yield from one(number)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap(one, range(games), chunksize=4):
            yield from found


def _one(seed: str, number: int) -> list[Seen]:
    return game(number, SEATS[number // 3 % len(SEATS)], f"{seed}/{number}")


# ---------------------------------------------------------------------- rows


class Example(NamedTuple):
    """A row at a moment, and how much of all that it can bring it brought."""

    condition: str
    row: str
    figures: tuple[float, ...]
    came: float


def examples(seen: Iterable[Seen], most: dict[str, int]) -> Iterator[Example]:
    """Every row of every moment."""
    for it in seen:
        for number, (row, (likely, above), times) in enumerate(
            zip(IDENTITIES[it.identity].agenda, it.hopes, it.rows, strict=True)
        ):
            all_of_it = most[kind(row)]
            figures = row_figures(min(likely * above / all_of_it, 1.0), above, it.situation)
            yield Example(kind(row), named(it.identity, number), figures, min(times / all_of_it, 1.0))


def mosts(seen: Iterable[Seen]) -> dict[str, int]:
    """How often each condition was met at most in one game."""
    most: Counter[str] = Counter()
    for it in seen:
        for row, times in zip(IDENTITIES[it.identity].agenda, it.rows, strict=True):
            most[kind(row)] = max(most[kind(row)], times, 1)
    return dict(most)


def scored(it: Seen) -> int:
    """What the agenda brought."""
    return sum(row.points * times for row, times in zip(IDENTITIES[it.identity].agenda, it.rows, strict=True))


def surprise(likely: float, came: float) -> float:
    """The logarithmic loss."""
    held = min(max(likely, SURE / 10), 1 - SURE / 10)
    return -came * math.log(held) - (1 - came) * math.log(1 - held)


class Weights:
    """Weights for all rows, for those of a condition and for one row, which add up; learned step by step."""

    def __init__(self, wide: Sequence[int]) -> None:
        """`wide`: how many of the figures each of the three looks at."""
        self.wide = wide
        self.tables: list[dict[str, list[float]]] = [{} for _ in wide]
        self._moved: list[dict[str, list[float]]] = [{} for _ in wide]

    def _keys(self, it: Example) -> tuple[str, str, str]:
        return "", it.condition, it.row

    def odds(self, it: Example) -> float:
        """The log odds that these weights give a row; without any, those of its hope."""
        total = it.figures[1]
        for table, key, width in zip(self.tables, self._keys(it), self.wide, strict=True):
            if width and key in table:
                total += sum([w * f for w, f in zip(table[key], it.figures, strict=False)])
        return total

    def learn(self, it: Example, rate: float) -> None:
        """One step towards what came (AdaGrad: what moves often moves little)."""
        missed = share(self.odds(it)) - it.came
        for level, key in enumerate(self._keys(it)):
            if not self.wide[level]:
                continue
            weights = self.tables[level].setdefault(key, [0.0] * self.wide[level])
            moved, pull = self._moved[level].setdefault(key, [1e-3] * self.wide[level]), PULL[level]
            for place in range(self.wide[level]):
                slope = missed * it.figures[place] + pull * weights[place]
                moved[place] += slope * slope
                weights[place] -= rate * slope / math.sqrt(moved[place])


def fitted(known: list[Example], wide: Sequence[int], seed: str) -> Weights:
    """Weights that have seen all of these a few times."""
    weights, lot = Weights(wide), Random(f"{seed}:order")
    order = list(range(len(known)))
    for turn in range(PASSES):
        lot.shuffle(order)
        for place in order:
            weights.learn(known[place], RATE / (1 + turn))
    return weights


# ---------------------------------------------------------------------- points besides, and all together


def solved(rows: list[tuple[float, ...]], aims: list[float]) -> tuple[float, ...]:
    """The weights that miss these aims least (least squares, drawn a little to nothing)."""
    wide = len(rows[0])
    table = [[RIDGE * (a == b) for b in range(wide)] + [0.0] for a in range(wide)]
    for row, aimed in zip(rows, aims, strict=True):
        for a in range(wide):
            for b in range(wide):
                table[a][b] += row[a] * row[b]
            table[a][wide] += row[a] * aimed
    for a in range(wide):
        table[a] = [value / table[a][a] for value in table[a]]
        for b in range(wide):
            if b != a:
                table[b] = [
                    value - table[b][a] * under for value, under in zip(table[b], table[a], strict=True)
                ]
    return tuple(round(row[wide], 4) for row in table)


def learn(seen: list[Seen], seed: str) -> Learned:
    """Everything there is to learn from these moments."""
    most = mosts(seen)
    ours = [it for it in seen if it.game % HELD]
    held = [it for it in seen if not it.game % HELD]
    known, others = list(examples(ours, most)), list(examples(held, most))
    wide = len(FEATURES)
    right = fitted(known, (0, 0, OWN), seed)
    whole = fitted(known, (wide, OWN, OWN), seed)
    besides = solved(
        [besides_figures(it.situation, it.besides) for it in ours],
        [float(it.total - scored(it)) for it in ours],
    )

    def told(weights: Weights | None) -> float:
        return fmean(
            surprise(share(weights.odds(it)) if weights else it.figures[2], it.came) for it in others
        )

    loss = [round(told(it), 4) for it in (None, right, whole)]
    making = Making(seed, len({it.game for it in seen}), len(seen), loss[0], loss[1], loss[2], (0.0, 0.0))
    shared = list(whole.tables[0][""])
    shared[1] += 1.0
    conditions, rows = (
        {key: _rounded(it) for key, it in sorted(table.items())} for table in whole.tables[1:]
    )
    found = Learned(making, FEATURES, _rounded(shared), conditions, rows, most, besides)
    making = msgspec.structs.replace(making, points_off=_points_off(found, held))
    return msgspec.structs.replace(found, making=making)


def _rounded(weights: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(it, 4) for it in weights)


def _points_off(known: Learned, held: list[Seen]) -> tuple[float, float]:
    """By how many points totals are missed on average."""
    hoped, thought = [], []
    for it in held:
        rows = zip(IDENTITIES[it.identity].agenda, it.hopes, strict=True)
        hoped.append(
            abs(
                sum(row.points * likely * above for row, (likely, above) in rows) + sum(it.besides) - it.total
            )
        )
        thought.append(abs(total(known, it) - it.total))
    return round(fmean(hoped), 3), round(fmean(thought), 3)


def total(known: Learned, it: Seen) -> float:
    """The points that were to be expected at a moment, as learned."""
    figures = besides_figures(it.situation, it.besides)
    besides = sum(weight * figure for weight, figure in zip(known.besides, figures, strict=True))
    return sum(expected(known, it.identity, it.hopes, it.situation)) + besides
