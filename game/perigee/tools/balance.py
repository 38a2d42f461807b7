"""`python -m game balance`: how often computer crews win, by disaster, difficulty and number of crews.

With intervals: of so many games the true share lies there nineteen times of twenty (Wilson).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import product
from math import sqrt
from random import Random
from statistics import median
from typing import NamedTuple

from game.api import Action
from game.perigee.game import PERIGEE
from game.perigee.setup import DECKS, LEAST, MOST
from game.perigee.state import Options, State
from game.strength import SURE

BOUNDS = {"easy": (0.80, 0.98), "normal": (0.50, 0.85), "hard": (0.25, 0.60)}
"""How often they should win."""
EARLIEST = 4
"""Before this round the median game is not won."""


class Row(NamedTuple):
    disaster: str
    difficulty: str
    crews: int
    games: int
    won: int
    rounds: tuple[int, ...]
    """In which the games that were won ended."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def met(self) -> bool:
        """The share lies where it should, and no median win comes too early."""
        low, high = BOUNDS[self.difficulty]
        return low <= self.share <= high and (self.median or EARLIEST) >= EARLIEST

    @property
    def median(self) -> float | None:
        return median(self.rounds) if self.rounds else None


def wilson(won: int, games: int) -> tuple[float, float]:
    share, z = won / games, SURE
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=200, help="how many of each (default: 200)")
    parser.add_argument("--disaster", choices=DECKS, help="only this one")
    parser.add_argument("--difficulty", choices=tuple(BOUNDS), help="only this one")
    parser.add_argument("--seed", default="balance", help="another seed, other games")


def run(args: Namespace) -> int:
    missed = 0
    print("| disaster | difficulty | crews | won | 95 % | aim | median round |")
    print("|---|---|---|---|---|---|---|")
    for row in rows(args.games, args.seed, args.disaster, args.difficulty):
        low, high = BOUNDS[row.difficulty]
        missed += not row.met
        print(
            f"| {row.disaster} | {row.difficulty} | {row.crews} | {row.share:.0%} "
            f"| {row.interval[0]:.0%}–{row.interval[1]:.0%} "
            f"| {low:.0%}–{high:.0%}{'' if row.met else ' MISSED'} "
            f"| {row.median if row.median is not None else '–'} |",
            flush=True,
        )
    return 1 if missed else 0


def rows(games: int, seed: str, disaster: str | None = None, difficulty: str | None = None) -> Iterator[Row]:
    decks = [disaster] if disaster else DECKS
    levels = [difficulty] if difficulty else BOUNDS
    for deck, level, crews in product(decks, levels, range(LEAST, MOST + 1)):
        ends = [
            play(f"{seed} {deck} {level} {crews} {number}", deck, level, crews) for number in range(games)
        ]
        won = tuple(state.round for state in ends if state.ending == "won")
        yield Row(deck, level, crews, games, len(won), won)


def play(seed: str, disaster: str, difficulty: str, crews: int) -> State:
    """One game by advice, each crew with a person of its own."""
    state = PERIGEE.deal(crews, Options(disaster, difficulty, crews), Random(f"{seed}:0")).state
    rng, step = Random(seed), 0
    while not state.ending:
        step += 1
        state = PERIGEE.apply(state, advised(state, rng), Random(f"{seed}:{step}")).state
    return state


def advised(state: State, rng: Random) -> Action:
    """What the first whom the table waits for is advised to do."""
    seat = next(prompt.seat for prompt in PERIGEE.prompts(state) if not prompt.optional)
    found = PERIGEE.advise(PERIGEE.view(state, seat), list(PERIGEE.legal(state, seat)), rng)
    assert found is not None
    return found


if __name__ == "__main__":
    typed = ArgumentParser(description=__doc__)
    arguments(typed)
    sys.exit(run(typed.parse_args()))
