"""`python -m game play`: one game by advice, told as a story."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from random import Random

from game.perigee.game import PERIGEE
from game.perigee.setup import DECKS
from game.perigee.state import Options
from game.perigee.tools.balance import BOUNDS, advised
from game.voice import Voice, language


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=int, default=2, choices=PERIGEE.seats, help="how many play (default: 2)"
    )
    parser.add_argument(
        "--crews", type=int, default=0, help="how many crews fly (default: one each, two at least)"
    )
    parser.add_argument("--disaster", choices=("random", *DECKS), default="random")
    parser.add_argument("--difficulty", choices=tuple(BOUNDS), default="normal")
    parser.add_argument("--seed", default="1", help="another seed, another game")
    language(parser)


def run(args: Namespace) -> int:
    voice = Voice(PERIGEE.key, args.language)
    options = Options(args.disaster, args.difficulty, args.crews)
    outcome = PERIGEE.deal(args.seats, options, Random(f"{args.seed}:0"))
    rng, step = Random(args.seed), 0
    while True:
        for event in outcome.events:
            print(voice.say(event.message))
        result = PERIGEE.result(outcome.state)
        if result is not None:
            break
        step += 1
        outcome = PERIGEE.apply(outcome.state, advised(outcome.state, rng), Random(f"{args.seed}:{step}"))
    print(voice.say(result.reason))
    for row, points in result.scores[0].rows:
        print(f"  {points}  {voice.say(row)}")
    return 0


if __name__ == "__main__":
    typed = ArgumentParser(description=__doc__)
    arguments(typed)
    sys.exit(run(typed.parse_args()))
