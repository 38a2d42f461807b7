"""`python -m game strength`: which of two computer players is the better one, and what their games look like.

Every deal is played twice: once with half the seats the one player's, then with the other half his. So nobody
wins by what was dealt. Processor time is counted, so that whoever else is using the machine does not count.
"""

from __future__ import annotations

import math
import time
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any, get_args

from game import DEFAULT, GAMES
from game.api import Action, Game, Level
from game.own import Share, own

SURE = 1.96
"""Standard deviations to either side within which 95 of 100 such runs would come out."""
RANDOM = "random"
"""Who takes any action."""

Player = Callable[[Any, Sequence[Action], Random], Action | None]
"""A choice among what is legal, from a view, by chance."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT, help=f"which (default: {DEFAULT})")
    parser.add_argument("--games", type=int, default=100, help="how many; each deal is played twice")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5], help="tables in turn (default: 4 5)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (default: 1)")
    parser.add_argument("--seed", default="strength", help="another seed, other games")
    parser.add_argument(
        "--levels",
        nargs=2,
        metavar=("A", "B"),
        default=["normal", RANDOM],
        help=f"who plays whom: {', '.join(get_args(Level))}, {RANDOM}, or by a name that the game knows",
    )


@dataclass
class Half:
    """What was seen of one of the players."""

    points: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """Seconds of each decision."""
    fates: dict[str, list[Share]] = field(default_factory=lambda: defaultdict(list))
    """What the game counts of a seat, by its name."""

    def add(self, other: Half) -> None:
        """And what was seen of him elsewhere."""
        self.points += other.points
        self.times += other.times
        for name, shares in other.fates.items():
            self.fates[name] += shares


@dataclass(frozen=True)
class Work:
    """A pair of games to be played."""

    game: str
    seed: str
    seats: int
    number: int
    levels: tuple[str, str]


@dataclass(frozen=True)
class Pair:
    """How it went."""

    share: float
    """What part of the two wins the first of the two players had."""
    halves: tuple[Half, Half]
    lasted: tuple[float, ...]
    """Seconds of each game."""


def player(game: Game[Any], name: str) -> Player:
    """Whoever is called so."""
    if name == RANDOM:
        return lambda view, legal, rng: rng.choice(legal)
    if name in get_args(Level):
        return lambda view, legal, rng: game.advise(view, legal, rng, level=name)  # type: ignore[arg-type]
    return own(game).PLAYERS[name]


def pair(work: Work) -> Pair:
    """One deal, played with the seats in two halves, and then with the halves exchanged."""
    halves = list(combinations(range(work.seats), work.seats // 2))
    ours = frozenset(halves[work.number % len(halves)])
    seen = (Half(), Half())
    shares, lasted = [], []
    for side in (ours, frozenset(range(work.seats)) - ours):
        start = time.process_time()
        shares.append(_played(work, side, seen))
        lasted.append(time.process_time() - start)
    return Pair(fmean(shares), seen, tuple(lasted))


def _played(work: Work, ours: frozenset[int], seen: tuple[Half, Half]) -> float:
    """One game: what part of the win went to these seats."""
    game = GAMES[work.game]
    players = [player(game, name) for name in work.levels]
    state = game.deal(work.seats, game.Options(), Random(f"{work.seed}:0")).state
    journey: list[tuple[Any, Action]] = []
    while (result := game.result(state)) is None:
        prompt = next(it for it in game.prompts(state) if not it.optional)
        side = prompt.seat not in ours
        legal, view = list(game.legal(state, prompt.seat)), game.view(state, prompt.seat)
        start = time.process_time()
        action = players[side](view, legal, Random(f"{work.seed}:{len(journey)}:advice"))
        seen[side].times.append(time.process_time() - start)
        assert action is not None
        journey.append((state, action))
        state = game.apply(state, action, Random(f"{work.seed}:{len(journey)}")).state
    points = {score.seat: score.total for score in result.scores}
    for seat in range(work.seats):
        half = seen[seat not in ours]
        half.points.append(points.get(seat, 0))
        for name, share in own(game).fates(journey, state, seat).items():
            half.fates[name].append(share)
    return sum(seat in ours for seat in result.winners) / len(result.winners) if result.winners else 0.5


# ---------------------------------------------------------------------- the command


def run(args: Namespace) -> int:
    game = GAMES[args.game]
    known = {*get_args(Level), RANDOM, *own(game).PLAYERS}
    if unknown := [name for name in args.levels if name not in known]:
        print(f"nobody is called {unknown[0]}: {', '.join(sorted(known))}")
        return 2
    tables = [seats for seats in args.seats if seats in game.seats and seats > 1]
    if not tables:
        print(f"{args.game} is not played so by {args.seats}")
        return 2
    work = [
        Work(args.game, f"{args.seed}/{n}", tables[n % len(tables)], n // len(tables), tuple(args.levels))
        for n in range((args.games + 1) // 2)
    ]
    for line in table(list(_pairs(work, args.jobs)), args.levels):
        print(line)
    return 0


def _pairs(work: Sequence[Work], jobs: int) -> Iterator[Pair]:
    if jobs <= 1:
        yield from map(pair, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(pair, work)


def table(pairs: Sequence[Pair], names: Sequence[str]) -> Iterator[str]:
    """What came out, in words."""
    lasted = sorted(seconds for it in pairs for seconds in it.lasted)
    yield f"{names[0]} has {mean([it.share for it in pairs], '.1%')} of the wins against {names[1]}"
    ahead = [fmean(it.halves[0].points) - fmean(it.halves[1].points) for it in pairs]
    yield f"and {mean(ahead, '.2f')} points more a seat, deal by deal"
    yield f"{len(lasted)} games; one takes {fmean(lasted):.1f} s of one core, the longest {lasted[-1]:.1f} s"
    halves = (Half(), Half())
    for it in pairs:
        for half, seen in zip(halves, it.halves, strict=True):
            half.add(seen)
    yield ""
    yield f"| | {names[0]} | {names[1]} |"
    yield "|---|---|---|"
    yield _row("points", halves, lambda half: mean(half.points, ".2f"))
    yield _row("a decision, half of them", halves, lambda half: _quantile(half.times, 0.5))
    yield _row("a decision, 99 of 100", halves, lambda half: _quantile(half.times, 0.99))
    for name in dict.fromkeys(name for half in halves for name in half.fates):
        yield _row(name, halves, lambda half, name=name: ratio(half.fates.get(name, [])))  # type: ignore[misc]


def _row(name: str, halves: Iterable[Half], told: Callable[[Half], str]) -> str:
    return f"| {name} | {' | '.join(map(told, halves))} |"


def _quantile(times: Sequence[float], part: float) -> str:
    return f"{1000 * sorted(times)[int(part * len(times))]:.1f} ms" if times else "–"


def mean(values: Sequence[float], form: str) -> str:
    """A mean and what to allow on both sides of it."""
    half = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):{form}} ± {half:{form}}"


def ratio(shares: Sequence[Share]) -> str:
    """What share came of all that there was to come; each seat is one draw."""
    whole = sum(of for _, of in shares)
    if not whole:
        return "–"
    part = sum(count for count, _ in shares) / whole
    strays = sum((count - part * of) ** 2 for count, of in shares)
    return f"{part:.3f} ± {SURE * math.sqrt(strays) / whole:.3f} of {whole:.0f}"
