"""`python -m game calibration`: whether what computer players expect comes true.

Rows of agendas are held against what came of them, by how likely they were said to be and by minute: as the
hopes written by hand have it, and as it was learned. It plays games that nothing was learned from, or takes
from games that were kept (`python -m game train --keep`) those that were held back.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from game.stationfall.automata.learned import expected, kind, learned
from game.stationfall.cards import IDENTITIES
from game.stationfall.tools.played import Seen
from game.stationfall.tools.train import HELD, play, read, scored, surprise

TENTHS = 10


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=40, help="how many to play (default: 40)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (default: 1)")
    parser.add_argument("--seed", default="calibration", help="another seed, other games")
    parser.add_argument(
        "--played", type=Path, help="instead: games that were kept, of which a part is held back"
    )


class Said(NamedTuple):
    """A row at a moment: how likely it was said to be, by hopes and as learned, and what came of it."""

    minute: int
    hoped: float
    likely: float
    came: float


class Sum(NamedTuple):
    """The points of a colour at a moment: as hoped for, as learned, and as they came."""

    minute: int
    hoped: float
    likely: float
    came: float


def run(args: Namespace) -> int:
    """Print the three tables."""
    if args.played:
        seen = [it for it in read(args.played) if not it.game % HELD]
    else:
        seen = list(play(args.games, args.seed, args.jobs))
    print(f"{len(seen)} moments of {len({it.game for it in seen})} games")
    for line in (*_believed(list(rows(seen))), "", *_by_minute(list(rows(seen)), list(sums(seen)))):
        print(line)
    return 0


def rows(seen: Iterable[Seen]) -> Iterator[Said]:
    """Every row of every moment, as shares of all that it can bring."""
    known = learned()
    for it in seen:
        points = expected(known, it.identity, it.hopes, it.situation)
        for row, (likely, above), thought, times in zip(
            IDENTITIES[it.identity].agenda, it.hopes, points, it.rows, strict=True
        ):
            most = known.most.get(kind(row), 1)
            if row.points:
                came = min(times / most, 1.0)
                yield Said(it.minute, min(likely * above / most, 1.0), thought / row.points / most, came)


def sums(seen: Iterable[Seen]) -> Iterator[Sum]:
    """The whole agenda of every moment, in points."""
    known = learned()
    for it in seen:
        agenda = zip(IDENTITIES[it.identity].agenda, it.hopes, strict=True)
        hoped = sum(row.points * likely * above for row, (likely, above) in agenda)
        yield Sum(it.minute, hoped, sum(expected(known, it.identity, it.hopes, it.situation)), scored(it))


def _believed(said: Sequence[Said]) -> Iterator[str]:
    """Of what was said to be so likely, how much came."""
    yield "| said | by hopes: rows | said on average | came | as learned: rows | said on average | came |"
    yield "|---|---|---|---|---|---|---|"
    hoped, thought = _tenths(said, "hoped"), _tenths(said, "likely")
    for tenth in range(TENTHS):
        cells = [*_cells(hoped[tenth]), *_cells(thought[tenth])]
        yield f"| {tenth * 10}–{tenth * 10 + 10} % | {' | '.join(cells)} |"


def _tenths(said: Sequence[Said], how: str) -> dict[int, list[tuple[float, float]]]:
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for it in said:
        share = getattr(it, how)
        found[min(int(share * TENTHS), TENTHS - 1)].append((share, it.came))
    return found


def _cells(pairs: Sequence[tuple[float, float]]) -> list[str]:
    if not pairs:
        return ["0", "–", "–"]
    return [
        f"{len(pairs)}",
        f"{fmean(one for one, _ in pairs):.0%}",
        f"{fmean(came for _, came in pairs):.0%}",
    ]


def _by_minute(said: Sequence[Said], points: Sequence[Sum]) -> Iterator[str]:
    """Minute by minute: the surprise of a row, the points of an agenda, and by how many they were missed."""
    heads = ("rows", "surprise by hopes", "as learned", "points hoped", "learned", "came")
    yield f"| minute | {' | '.join(heads)} | missed by hopes | as learned |"
    yield "|---" * (len(heads) + 3) + "|"
    for minute in sorted({it.minute for it in points}, reverse=True):
        now, sheets = [it for it in said if it.minute == minute], [it for it in points if it.minute == minute]
        cells = [
            f"{fmean(surprise(it.hoped, it.came) for it in now):.3f}",
            f"{fmean(surprise(it.likely, it.came) for it in now):.3f}",
            f"{fmean(it.hoped for it in sheets):.2f}",
            f"{fmean(it.likely for it in sheets):.2f}",
            f"{fmean(it.came for it in sheets):.2f}",
            f"{fmean(abs(it.hoped - it.came) for it in sheets):.2f}",
            f"{fmean(abs(it.likely - it.came) for it in sheets):.2f}",
        ]
        yield f"| {minute} | {len(now)} | {' | '.join(cells)} |"
