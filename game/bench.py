"""`python -m game bench`: how fast the rules of each game are, beside python-chess in the same run and core.

Processor time is counted, so that whoever else is using the machine does not count.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from random import Random
from typing import Any

import chess
import msgspec

from game import GAMES
from game.own import own
from game.trial import MANNERS, Table, chance, deal, walk

MOVES = 200
"""Half-moves after which a random game of chess is given up."""
ALONE = 6
"""One in so many games is also played at the smallest table. Who sits alone plays against what the rules play
themselves, within their own step."""
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
    parser.add_argument("--game", choices=sorted(GAMES), help="which game (default: each of them)")
    parser.add_argument("--games", type=int, default=60, help="random games of each to time (default: 60)")
    parser.add_argument("--seed", default="bench", help="another seed, other games")


def run(args: Namespace) -> int:
    # Caches that any long-lived process has filled.
    keys = [args.game] if args.game else list(GAMES)
    for key in keys:
        _play(_table(f"{args.seed}/warm", key, _people(key)[-1], "any"))
    return max(_timed(key, args) for key in keys)


def _timed(key: str, args: Namespace) -> int:
    """Random games of one kind, and of chess between them."""
    moves = 0
    spent = 0.0
    game, tables = GAMES[key], _people(key)
    pace, busy, alone = Pace(), Pace(), Pace()
    for number in range(args.games):
        # Taking turns, so that a slow spell of the machine hits everybody alike.
        played, seconds = _chess(Random(f"{args.seed}/chess/{number}"))
        moves, spent = moves + played, spent + seconds
        seats = tables[number % len(tables)]
        _play(_table(f"{args.seed}/{number}", key, seats, "any"), pace)
        _play(_table(f"{args.seed}/{number}", key, seats, MANNERS[-1]), busy)
        if number % ALONE == 0:
            _play(_table(f"{args.seed}/{number}", key, min(game.seats), "any"), alone)
    yardstick = moves / spent
    print(f"python-chess, random games by its complete lists: {yardstick:9,.0f} moves/s   (1.00)")
    for name, it in (("evenly picked", pace), ("busy turns", busy)):
        print(
            f"{game.title}, {name:13}  {it.choices:6} decisions, {it.listed / it.choices:5.1f} listed each: "
            f"{it.decisions:7,.0f}/s   apply alone {it.applies:7,.0f}/s"
        )
    must = own(game).DECISIONS
    targets = [
        Target("decisions / chess moves", pace.decisions / yardstick, must, 0.25),
        Target("apply alone / chess moves", pace.applies / yardstick, 0.2, 1.0),
        Target("decisions / chess moves, busy", busy.decisions / yardstick, must, 0.25),
        Target("apply alone / chess moves, busy", busy.applies / yardstick, 0.2, 1.0),
        Target("view, mean", 1000 * busy.viewing / busy.views, 1.0, 1.0, " ms", low=True),
        Target("dump, largest", max(pace.dump, busy.dump) / 1000, 40, 40, " kB", low=True),
        Target("step, slowest, smallest table", 1000 * alone.slowest, SLOW, SLOW, " ms", low=True),
    ]
    print(f"\n{'':32} {'measured':>12} {'must':>10} {'aim':>10}")
    for target in targets:
        sign = "< " if target.low else "≥ "
        least, aim = (f"{sign}{bound:g}{target.unit}" for bound in (target.must, target.aim))
        missed = "" if target.met else "  MISSED"
        print(f"{target.what:32} {target.value:9.3f}{target.unit:3} {least:>10} {aim:>10}{missed}")
    print()
    return 0 if all(target.met for target in targets) else 1


def _people(key: str) -> list[int]:
    """At how many seats people play with each other."""
    return [seats for seats in GAMES[key].seats if seats > 1]


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


def _table(seed: str, key: str, seats: int, manner: str) -> Table:
    return Table(seed, seats, GAMES[key].Options(), manner, key)


def _play(it: Table, pace: Pace | None = None) -> None:
    """One game, its steps noted first: choosing the next one must not count."""
    journal = [moment.action for moment in walk(it)]
    pace = pace if pace is not None else Pace()
    game = GAMES[it.game]
    state: Any = deal(it).state
    for step, action in enumerate(journal, 1):
        luck = chance(it.seed, step)
        start = time.process_time()
        listed = list(game.legal(state, action.seat))
        between = time.process_time()
        state = game.apply(state, action, luck).state
        after = time.process_time()
        pace.applying += after - between
        pace.slowest = max(pace.slowest, after - between)
        pace.listing += between - start
        pace.listed += len(listed)
        pace.choices += 1
        if step % 5 == 0:
            start = time.process_time()
            game.view(state, step % it.seats)
            pace.viewing += time.process_time() - start
            pace.views += 1
            pace.dump = max(pace.dump, len(game.dump(state)))
