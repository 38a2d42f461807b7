"""`python -m game soak`: thousands of random games, and every promise of the interface put to the test."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

from game import GAMES
from game.judge import Verdict, judge
from game.own import classes
from game.trial import table

FAULTS = 40
"""Enough is enough: a game that fails rarely fails alone."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), help="which game (default: each of them)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each (default: 1000)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (default: 1)")
    parser.add_argument("--seed", default="soak", help="another seed, other games")
    parser.add_argument("--samples", type=int, default=3, help="moments of each game for the slow tests")
    parser.add_argument("--again", type=int, default=1, help="one in so many games is played again (all)")
    parser.add_argument("--only", metavar="GAME", help="play this one game again, as a failure names it")


def run(args: Namespace) -> int:
    keys = [args.game] if args.game else list(GAMES)
    if args.only is not None:
        verdict = judge(table(args.only, game=keys[0]), args.samples)
        print(f"{verdict.steps} steps, ended by {verdict.ending or 'nothing'}")
        return _blame([verdict] if verdict.fault else [])
    return max(_tried(key, args) for key in keys)


def _tried(key: str, args: Namespace) -> int:
    """Put one game to the test."""
    tally = _Tally(args.games, key)
    for verdict in _verdicts(key, args):
        tally.add(verdict)
        if len(tally.faults) >= FAULTS:
            break
    tally.summary()
    return _blame(tally.faults)


def _verdicts(key: str, args: Namespace) -> Iterator[Verdict]:
    work = [(f"{args.seed}/{number}", args.samples, args.again, key) for number in range(args.games)]
    if args.jobs <= 1:
        yield from map(_one, work)
        return
    with get_context("spawn").Pool(args.jobs) as pool:
        yield from pool.imap_unordered(_one, work, chunksize=10)


def _one(work: tuple[str, int, int, str]) -> Verdict:
    seed, samples, again, key = work
    return judge(table(seed, game=key), samples, again)


class _Tally:
    """What all the games so far have shown."""

    def __init__(self, games: int, key: str) -> None:
        self.games = games
        self.key = key
        self.start = time.monotonic()
        self.shown = self.start
        self.done = self.steps = self.again = self.forged = self.worlds = self.parallel = 0
        self.endings: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.verbs: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.faults: list[Verdict] = []

    def add(self, verdict: Verdict) -> None:
        self.done += 1
        self.steps += verdict.steps
        self.again += verdict.again
        self.forged += verdict.forged
        self.worlds += verdict.worlds
        self.parallel += verdict.parallel
        self.endings[verdict.ending or "a fault"] += 1
        self.seats[verdict.table.seats] += 1
        self.verbs.update(verdict.verbs)
        self.kept.update(verdict.kept)
        self.turned.update(verdict.turned)
        if verdict.fault:
            self.faults.append(verdict)
            print(_told(verdict), file=sys.stderr, flush=True)
        now = time.monotonic()
        if now - self.shown > 5 or self.done == self.games:
            self.shown = now
            rate = self.done / (now - self.start)
            print(
                f"{self.done}/{self.games} games, {rate:.1f}/s, {len(self.faults)} faults",
                file=sys.stderr,
                flush=True,
            )

    def summary(self) -> None:
        seconds = time.monotonic() - self.start
        print(
            f"{self.done} games of {self.key} in {seconds:.0f} s, {self.steps} steps, each state checked and "
            f"stored; {self.again} of them taken again from the journal"
        )
        print("seats:   ", _listed({f"{seats} seats": games for seats, games in sorted(self.seats.items())}))
        print("endings: ", _listed(self.endings))
        print(f"complete: {self.forged} actions tried against the lists")
        print(f"secret:   {self.worlds} imagined worlds, {self.parallel} steps taken in both")
        for kind, kept in sorted(self.kept.items()):
            print(f"          {kind}: another in {self.turned[kind]} of {kept}")
        never = sorted({str(cls.__struct_config__.tag) for cls in classes(GAMES[self.key])} - set(self.verbs))
        print("never done:", ", ".join(never) or "nothing that can be done")


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _blame(faults: list[Verdict]) -> int:
    if faults:
        print(f"\n{len(faults)} faults, first of all:\n{_told(faults[0])}")
    return 1 if faults else 0


def _told(verdict: Verdict) -> str:
    it = verdict.table
    return (
        f"FAULT at step {verdict.steps} ({verdict.where}): {verdict.fault}\n"
        f"  {it.seats} seats, {it.options}, picking {it.manner}\n"
        f"  again: python -m game soak --game {it.game} --only {it.seed}"
    )
