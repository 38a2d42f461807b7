"""`python -m game play --game stationx`: one game by advice, told as a story, a paragraph for each turn."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from random import Random
from textwrap import fill

from game.api import Event, Name, Result
from game.stationx.game import STATIONX
from game.stationx.pieces import COLOURS
from game.stationx.state import Options
from game.voice import Voice, language

WIDTH = 100


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=int, default=4, choices=STATIONX.seats, help="how many play (default: 4)"
    )
    parser.add_argument("--seed", default="1", help="another seed, another game")
    parser.add_argument("--rounds", type=int, default=Options().rounds, help="0: until somebody has won")
    language(parser)


def run(args: Namespace) -> int:
    voice = Voice(STATIONX.key, args.language)
    for paragraph in story(voice, args.seats, Options(rounds=args.rounds), args.seed):
        print(fill(paragraph, WIDTH) + "\n")
    return 0


def story(voice: Voice, seats: int, options: Options, seed: str) -> Iterator[str]:
    """The whole game; what belongs to a turn stands together."""
    yield voice(f"about-{STATIONX.key}")
    outcome = STATIONX.deal(seats, options, Random(f"{seed}:0"))
    told: list[str] = []
    step = 0
    while True:
        yield from _gathered(voice, told, outcome.events)
        state = outcome.state
        prompts = STATIONX.prompts(state)
        if not prompts:
            break
        step += 1
        seat = prompts[0].seat
        legal = list(STATIONX.legal(state, seat))
        action = STATIONX.advise(STATIONX.view(state, seat), legal, Random(f"{seed}/advice:{step}"))
        outcome = STATIONX.apply(state, action, Random(f"{seed}:{step}"))
    yield voice("story-space").join(told)
    result = STATIONX.result(state)
    assert result is not None
    yield from _end(voice, result)


def _gathered(voice: Voice, told: list[str], events: Sequence[Event]) -> Iterator[str]:
    """Sentences gather in `told`; where something begins, they are a paragraph."""
    for event in events:
        if event.message.key in ("turn", "built", "deployed-all") and told:
            yield voice("story-space").join(told)
            told.clear()
        if event.message.key != "turn-over":
            told.append(voice.say(event.message))


def _end(voice: Voice, result: Result) -> Iterator[str]:
    """Who has won, and who held what."""
    for seat in sorted(result.winners):
        yield voice("story-winner", colour=Name(COLOURS[seat]))
    for score in result.ranked():
        rows = voice("story-semicolon").join(voice.say(row) for row, _ in score.rows)
        yield voice("story-held", colour=Name(COLOURS[score.seat]), rows=rows)
