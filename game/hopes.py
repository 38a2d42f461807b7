"""`python -m game hopes`: whether the chances that a game gives everybody, looking back, can be believed.

Computer players play; every moment's chances (`Remembered.hopes`) are held against who won in the end. Bars
show how the chance of those who won went over the game; a table, how often those won who were given so much.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from game import DEFAULT, GAMES
from game.api import Remembered, speaks

TENTHS, FIFTHS = 10, 5
WIDE = 50
"""Signs of a bar that stands for certainty."""
GREAT = 0.08
"""A change of the winners' chance that is told as a turning point."""
LONGEST = 20_000


class Moment(NamedTuple):
    """The chances at a moment of a game, and how far it had come."""

    along: float
    chances: tuple[float, ...]
    winners: frozenset[int]


def arguments(parser: ArgumentParser) -> None:
    spoken = [key for key, game in GAMES.items() if speaks(game, Remembered)]
    parser.add_argument("--game", choices=sorted(spoken), default=DEFAULT, help=f"which (default: {DEFAULT})")
    parser.add_argument("--games", type=int, default=50, help="how many (default: 50)")
    parser.add_argument("--seats", type=int, default=4, help="for how many (default: 4)")
    parser.add_argument("--seed", default="hopes", help="another seed, other games")
    parser.add_argument("--random", action="store_true", help="chance plays instead of computer players")


def run(args: Namespace) -> int:
    """Print both tables."""
    moments: list[Moment] = []
    for number in range(args.games):
        moments += played(GAMES[args.game], args.seats, f"{args.seed}/{number}", advised=not args.random)
    for line in (*course(moments), "", *belief(moments), "", *turns(moments)):
        print(line)
    return 0


def played(game: Any, seats: int, seed: str, *, advised: bool) -> list[Moment]:
    """One game, moment by moment. Nothing, if nobody wins it."""
    chance = Random(seed)
    state = game.deal(seats, game.Options(), Random(f"{seed}:0")).state
    found = [game.hopes(state)]
    for step in range(1, LONGEST):
        prompt = next((prompt for prompt in game.prompts(state) if not prompt.optional), None)
        if prompt is None:
            break
        legal = list(game.legal(state, prompt.seat))
        action = (
            game.advise(game.view(state, prompt.seat), legal, chance) if advised else chance.choice(legal)
        )
        state = game.apply(state, action or prompt.default, Random(f"{seed}:{step}")).state
        found.append(game.hopes(state))
    winners = frozenset(game.result(state).winners)
    # What ends the game is left out: then all is known. So is what went before anything could be said.
    told = [tuple(it) for it in found[:-1] if it]
    last = max(1, len(told) - 1)
    return [Moment(n / last, it, winners) for n, it in enumerate(told)] if winners else []


def _theirs(moment: Moment) -> float:
    """The chance of those who won, each for themselves."""
    return fmean(moment.chances[seat] for seat in moment.winners if seat < len(moment.chances))


def course(moments: Sequence[Moment]) -> Iterator[str]:
    """How the chance of those who won went, by tenths of the game."""
    by: dict[int, list[float]] = defaultdict(list)
    for moment in moments:
        by[min(int(moment.along * TENTHS), TENTHS - 1)].append(_theirs(moment))
    yield "the chance of who won in the end, by tenths of the game"
    for tenth in sorted(by):
        mean = fmean(by[tenth])
        yield f"{tenth * 10:>3} %  {mean:4.0%}  {'#' * round(mean * WIDE)}"


def belief(moments: Sequence[Moment]) -> Iterator[str]:
    """Of those who were given so much, how many won."""
    by: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for moment in moments:
        for seat, chance in enumerate(moment.chances):
            by[min(int(chance * FIFTHS), FIFTHS - 1)].append((chance, seat in moment.winners))
    yield "| given | moments | mean chance | won |"
    yield "|---|---|---|---|"
    for fifth in sorted(by):
        given = f"{fifth * 20}–{fifth * 20 + 20} %"
        mean, won = fmean(chance for chance, _ in by[fifth]), fmean(won for _, won in by[fifth])
        yield f"| {given} | {len(by[fifth])} | {mean:.0%} | {won:.0%} |"


def turns(moments: Sequence[Moment]) -> Iterator[str]:
    """How often a step changed the chance of those who won so much that it would be told."""
    steps = [
        _theirs(after) - _theirs(before) for before, after in pairwise(moments) if after.along > before.along
    ]
    great = [change for change in steps if abs(change) >= GREAT]
    towards = sum(change > 0 for change in great)
    said = f"{len(great)} of {len(steps)} steps changed it by {GREAT:.0%} or more"
    yield f"{said}; {towards} of them for the better."
