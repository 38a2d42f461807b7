"""`python -m game foresight`: how far computer players are off when they choose who to be.

What is printed is `automata/foresight.toml`. The same seed and number of games make the same file again.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import get_args

from game.api import Level
from game.stationfall.actions.answers import Become
from game.stationfall.automata.planner import Planner
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options
from game.strength import player

SEATS = (4, 5)
FAITH = 10
"""With so many games of an identity it counts as much as what all have in common."""
Chosen = tuple[str, float, int]
"""The identity that was chosen, what was hoped for then, and the points that came of it."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=400, help="how many to play (default: 400)")
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes (default: 2)")
    parser.add_argument("--seed", default="foresight", help="another seed, other games")
    parser.add_argument(
        "--level", choices=get_args(Level), default="normal", help="who plays (default: normal)"
    )


def run(args: Namespace) -> int:
    off: dict[str, list[float]] = defaultdict(list)
    with get_context("spawn").Pool(args.jobs) as pool:
        work = [
            (f"{args.seed}/{number}", SEATS[number % len(SEATS)], args.level) for number in range(args.games)
        ]
        for chosen in pool.imap(_one, work):
            for identity, hoped, points in chosen:
                off[identity].append(points - hoped)
    usual = fmean(miss for misses in off.values() for miss in misses)
    print(f"# Points beyond what was hoped for at the choice of an identity; {usual:.2f} on average:")
    print(f"# `python -m game foresight --games {args.games} --level {args.level} --seed {args.seed}`")
    for identity, misses in sorted(off.items()):
        print(f"{identity} = {(sum(misses) + FAITH * usual) / (len(misses) + FAITH):.2f}")
    return 0


def _one(work: tuple[str, int, str]) -> list[Chosen]:
    return list(_chosen(*work))


def _chosen(seed: str, seats: int, level: str) -> Iterator[Chosen]:
    """One game, and what became of everybody's choice."""
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    chance, choose = Random(f"{seed}:players"), player(STATIONFALL, level)
    hoped: dict[int, tuple[str, float]] = {}
    step = 0
    while (result := STATIONFALL.result(state)) is None:
        seat = STATIONFALL.prompts(state)[0].seat
        view = STATIONFALL.view(state, seat)
        action = choose(view, list(STATIONFALL.legal(state, seat)), chance)
        assert action is not None
        if isinstance(action, Become):
            hoped[seat] = action.card, Planner(view, Random(seed), {}).foreseen(action)
        step += 1
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    for seat, (identity, hopes) in hoped.items():
        yield identity, hopes, result.scores[seat].total
