"""`python -m game bench`: how fast the rules are, beside python-chess in the same run on the same core.

Processor time is counted, so that whoever else is using the machine does not count.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from random import Random
from typing import Any

import chess
import msgspec

from game.trial import GAME, MANNERS, Table, chance, deal, walk

MOVES = 200
"""Half-moves after which a random game of chess is given up."""
TABLES = [seats for seats in GAME.seats if seats > 1]
"""Where people play. Who sits alone plays against what the rules play themselves, within their own step."""
ALONE = 6
"""One in so many games is also played alone."""
SLOW = 100.0
"""Milliseconds that a step alone may take, whoever of the rules' own players moves in it."""


class Pace(msgspec.Struct):
    """What a run of random games cost."""

    choices: int = 0
    """Decisions, moves: one complete list and one step each."""
    listed: int = 0
    listing: float = 0.0
    applying: float = 0.0
    viewing: float = 0.0
    views: int = 0
    dump: int = 0
    """The largest, in bytes."""
    slowest: float = 0.0
    """The slowest step."""

    @property
    def decisions(self) -> float:
        """Complete list and step, per second."""
        return self.choices / (self.listing + self.applying)

    @property
    def applies(self) -> float:
        return self.choices / self.applying


class Target(msgspec.Struct, frozen=True):
    what: str
    value: float
    must: float
    aim: float
    unit: str = ""
    low: bool = False
    """Less is better."""

    @property
    def met(self) -> bool:
        return self.value < self.must if self.low else self.value >= self.must


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=60, help="random games to time (default: 60)")
    parser.add_argument("--seed", default="bench", help="another seed, other games")


def run(args: Namespace) -> int:
    _play(_table(f"{args.seed}/warm", 4, "any"))  # caches that any long-lived process has filled
    moves = 0
    spent = 0.0
    pace, busy, alone = Pace(), Pace(), Pace()
    for number in range(args.games):
        # Taking turns, so that a slow spell of the machine hits everybody alike.
        played, seconds = _chess(Random(f"{args.seed}/chess/{number}"))
        moves, spent = moves + played, spent + seconds
        seats = TABLES[number % len(TABLES)]
        _play(_table(f"{args.seed}/{number}", seats, "any"), pace)
        _play(_table(f"{args.seed}/{number}", seats, MANNERS[-1]), busy)
        if number % ALONE == 0:
            _play(_table(f"{args.seed}/{number}", min(GAME.seats), "any"), alone)
    yardstick = moves / spent
    print(f"python-chess, random games by its complete lists: {yardstick:9,.0f} moves/s   (1.00)")
    for name, it in (("evenly picked", pace), ("busy turns", busy)):
        print(
            f"{GAME.title}, {name:13}  {it.choices:6} decisions, {it.listed / it.choices:5.1f} listed each: "
            f"{it.decisions:7,.0f}/s   apply alone {it.applies:7,.0f}/s"
        )
    targets = [
        Target("decisions / chess moves", pace.decisions / yardstick, 0.05, 0.25),
        Target("apply alone / chess moves", pace.applies / yardstick, 0.2, 1.0),
        Target("decisions / chess moves, busy", busy.decisions / yardstick, 0.05, 0.25),
        Target("apply alone / chess moves, busy", busy.applies / yardstick, 0.2, 1.0),
        Target("view, mean", 1000 * busy.viewing / busy.views, 1.0, 1.0, " ms", low=True),
        Target("dump, largest", max(pace.dump, busy.dump) / 1000, 40, 40, " kB", low=True),
        Target("step, slowest, smallest table", 1000 * alone.slowest, SLOW, SLOW, " ms", low=True),
    ]
    print(f"\n{'':32} {'measured':>12} {'must':>10} {'aim':>10}")
    for target in targets:
        sign = "< " if target.low else "≥ "
        must, aim = (f"{sign}{bound:g}{target.unit}" for bound in (target.must, target.aim))
        missed = "" if target.met else "  MISSED"
        print(f"{target.what:32} {target.value:9.3f}{target.unit:3} {must:>10} {aim:>10}{missed}")
    return 0 if all(target.met for target in targets) else 1


def _chess(rng: Random) -> tuple[int, float]:
    """One random game: half-moves and seconds."""
    board = chess.Board()
    moves = 0
    start = time.process_time()
    while moves < MOVES:
        listed = list(board.legal_moves)
        if not listed:
            break
        board.push(rng.choice(listed))
        moves += 1
    return moves, time.process_time() - start


def _table(seed: str, seats: int, manner: str) -> Table:
    return Table(seed, seats, GAME.Options(), manner)


def _play(it: Table, pace: Pace | None = None) -> None:
    """One game, its steps noted first: choosing the next one must not count."""
    journal = [moment.action for moment in walk(it)]
    pace = pace if pace is not None else Pace()
    state: Any = deal(it).state
    for step, action in enumerate(journal, 1):
        luck = chance(it.seed, step)
        start = time.process_time()
        listed = list(GAME.legal(state, action.seat))
        between = time.process_time()
        state = GAME.apply(state, action, luck).state
        after = time.process_time()
        pace.applying += after - between
        pace.slowest = max(pace.slowest, after - between)
        pace.listing += between - start
        pace.listed += len(listed)
        pace.choices += 1
        if step % 5 == 0:
            start = time.process_time()
            GAME.view(state, step % it.seats)
            pace.viewing += time.process_time() - start
            pace.views += 1
            pace.dump = max(pace.dump, len(GAME.dump(state)))
