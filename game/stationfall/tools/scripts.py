"""`python -m game scripts check`: whether a file of bots' scripts can be played, and where not.

`python -m game scripts coverage` plays games until every line was chosen, and says which never were. A line
of which the file says so itself (`never`) is not asked for; that it is chosen after all is said, too. It also
measures what a turn of a bot takes at most, in processor time: whoever else uses the machine does not count.
Whoever has waited long enough interrupts it, and is told what came out so far.
"""

from __future__ import annotations

import gc
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.api import Action
from game.stationfall.automation import turns
from game.stationfall.automation.scripts import FILE, Book, BrokenScripts, book, load
from game.stationfall.game import STATIONFALL
from game.stationfall.play import Play
from game.stationfall.setup import CHARACTERS
from game.stationfall.state import MOST_BOTS, Options

Chosen = Counter[tuple[str, int]]
"""How often each line was: its script, and its number from 1."""
SAID = ("automation-line", "automation-own", "automation-renegotiated")
WISE = 0.15
"""How often somebody at such a table plays by advice, so that bots meet all kinds of people.
Advice is what takes longest in these games."""
SLOW = 50.0
"""Milliseconds that a turn of a bot may take."""
AGAIN = 2
OFTEN = 50
"""Games after which it says how far it is."""


class Watched(NamedTuple):
    """What a game with bots has shown."""

    chosen: Chosen
    slowest: float
    """Seconds of the longest turn of a bot …"""
    whose: str
    """… and which that was."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("do", choices=["check", "coverage"])
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help="default: the one that is played")
    parser.add_argument("--games", type=int, default=200, help="to play at most (default: 200)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (default: 1)")
    parser.add_argument("--seed", default="coverage", help="another seed, other games")


def run(args: Namespace) -> int:
    try:
        found = load(args.file.read_text("utf-8"))
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return 2
    except BrokenScripts as broken:
        for fault in broken.faults:
            print(f"{args.file}:{fault}", file=sys.stderr)
        return 1
    return _check(found) if args.do == "check" else _coverage(args)


def _check(found: Book) -> int:
    lines = [line for script in found.scripts.values() for line in script.lines]
    sources = Counter(line.source for line in lines)
    told = ", ".join(f"{sources[source]} {source}" for source in sorted(sources))
    print(f"{len(found.scripts)} scripts for {len(found.sides)} bots: {len(lines)} lines ({told})")
    return 0


# ---------------------------------------------------------------------- coverage


def _coverage(args: Namespace) -> int:
    chosen: Chosen = Counter()
    slowest, whose, played = 0.0, "", 0
    missing: list[str] = []
    asked = any(line.never for script in book().scripts.values() for line in script.lines)
    seeds = [f"{args.seed}/{number}" for number in range(args.games)]
    with get_context("spawn").Pool(args.jobs, _ready) as pool, suppress(KeyboardInterrupt):
        for played, game in enumerate(pool.imap_unordered(watched, seeds), 1):
            chosen.update(game.chosen)
            slowest, whose = max((slowest, whose), game[1:])
            missing = list(unseen(book(), chosen))
            if played % OFTEN == 0:
                print(f"{played} games, {len(missing)} lines left", file=sys.stderr, flush=True)
            if not missing and not asked:
                break
    turns_taken = sum(count for (_, number), count in chosen.items() if number >= 0)
    print(f"{played} games, {turns_taken} lines chosen, {chosen['', 0]} turns renegotiated")
    print(f"the longest turn of a bot took {1000 * slowest:.1f} ms of {SLOW:g}: {whose}")
    for said in missing:
        print(said)
    return int(bool(missing) or 1000 * slowest > SLOW)


def _ready() -> None:
    """A process that plays: who interrupts means the one that counts, and what was there before a turn is not
    looked through for garbage at its expense."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()


@contextmanager
def _clock() -> Iterator[Counter[str]]:
    """Meanwhile every turn of a bot is timed, under its own name."""
    spent: Counter[str] = Counter()
    carry_on = turns.carry_on

    def timed(play: Play) -> bool:
        whose = f"{play.state.conspiracies[play.colour].identity}, minute {play.state.minute}"
        start = time.process_time_ns()
        acted = carry_on(play)
        if acted:
            spent[whose] += time.process_time_ns() - start
        return acted

    turns.carry_on = timed
    try:
        yield spent
    finally:
        turns.carry_on = carry_on


def watched(seed: str) -> Watched:
    """One game at some table with bots: what their scripts led to, and how long that took.

    A turn that seems slow is played again: what is slow is slow each time, not only while the machine is.
    """
    turns.strict = True
    chosen, spent = _played(seed)
    for _ in range(AGAIN):
        if max(spent.values(), default=0) <= SLOW * 1e6:
            break
        spent &= _played(seed)[1]  # of both the less
    whose, longest = max(spent.items(), key=lambda turn: turn[1], default=("", 0))
    return Watched(chosen, longest / 1e9, f"{whose} of game {seed}")


def _played(seed: str) -> tuple[Chosen, Counter[str]]:
    """Which lines were chosen, and the nanoseconds of every turn of a bot."""
    lot = Random(seed)
    seats = lot.randint(1, 3)
    most = min(MOST_BOTS, max(CHARACTERS) - seats)
    state = STATIONFALL.deal(seats, Options(bots=lot.randint(2, most)), Random(f"{seed}:0")).state
    wise = [lot.random() < WISE for _ in range(state.seats)]
    chosen: Chosen = Counter()
    step = 0
    with _clock() as spent:
        while STATIONFALL.result(state) is None:
            seat = STATIONFALL.prompts(state)[0].seat
            legal = list(STATIONFALL.legal(state, seat))
            action: Action = (
                STATIONFALL.advise(STATIONFALL.view(state, seat), legal, lot)
                if wise[seat]
                else lot.choice(legal)
            )
            step += 1
            outcome = STATIONFALL.apply(state, action, Random(f"{seed}:{step}"))
            state = outcome.state
            for event in outcome.events:
                args = event.message.args
                if event.message.key in SAID:
                    chosen[str(args.get("script", "")), int(str(args.get("line", 0)))] += 1
    return chosen, spent


def unseen(found: Book, chosen: Chosen) -> Iterator[str]:
    """The lines that should have been chosen and were not, or the other way round."""
    for script in found.scripts.values():
        for number, line in enumerate(script.lines, 1):
            count = chosen[script.key, number]
            if not count and not line.never and not line.goto:
                yield f"never: {script.key} {number}: {line.text}"
            elif count and line.never:
                yield f"{count} times after all: {script.key} {number}: {line.text}"
