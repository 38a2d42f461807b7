"""`python -m game report`: many games between computer players, and how every identity fared in them.

With `--automata`: how computer players fare against the rulebook's bots, by the number of these. With
`--chronicle`: what games leave to the next ones, and how those fare who have it.
"""

from __future__ import annotations

import math
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple, get_args

from game.api import Level, Message
from game.stationfall import people
from game.stationfall.cards import IDENTITIES, card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.scoring import agenda_points
from game.stationfall.setup import ALONE
from game.stationfall.state import MOST_BOTS, Options, State
from game.stationfall.tools.heirlooms import Trio, table, trio
from game.strength import RANDOM, player
from game.voice import Voice

VOICE = Voice(STATIONFALL.key)


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=200, help="how many (default: 200)")
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes (default: 2)")
    parser.add_argument("--seed", default="report", help="another seed, other games")
    parser.add_argument(
        "--automata",
        type=int,
        nargs="?",
        const=0,
        choices=range(MOST_BOTS + 1),
        metavar="N",
        help="instead: one computer player against N bots of the rulebook (default: 1, 2 … 8)",
    )
    parser.add_argument(
        "--chronicle", action="store_true", help="instead: each game leaves something to a second one"
    )
    levels = (*get_args(Level), RANDOM)
    parser.add_argument(
        "--levels",
        nargs="+",
        choices=levels,
        default=["normal"],
        metavar="LEVEL",
        help=f"who plays: {', '.join(levels)} (default: normal); against bots a row for each of them",
    )


@dataclass
class Record:
    """What became of one identity over all games it was played in."""

    games: int = 0
    won: int = 0
    escaped: int = 0
    points: list[int] = field(default_factory=list)
    revealed: int = 0
    rows: Counter[int] = field(default_factory=Counter)


Fate = tuple[str, int, bool, bool, bool, tuple[int, ...]]
"""Identity, the seat's total, won, escaped, revealed in time, points by agenda row."""


class Duel(NamedTuple):
    """How one game against bots ended for those who think."""

    won: bool
    """One of them has won."""
    ahead: bool
    """Each of them has more points than every bot."""
    beaten: float
    """Of the bots, those that they have more points than."""
    points: float
    best: int
    """The most that a bot has."""


def run(args: Namespace) -> int:
    if args.automata is not None:
        return _against(args)
    if args.chronicle:
        return _chronicle(args)
    with get_context("spawn").Pool(args.jobs) as pool:
        for level in args.levels:  # by all of them the same deals are played
            records: dict[str, Record] = defaultdict(Record)
            endings: Counter[str] = Counter()
            work = [(level, f"{args.seed}/{number}", number) for number in range(args.games)]
            for ending, fates in pool.imap_unordered(_one, work, chunksize=4):
                endings[ending] += 1
                for fate in fates:
                    _enter(records[fate[0]], fate)
            print(f"Played by {level}:")
            for line in _table(records, endings, args.games):
                print(line)
    return 0


def _chronicle(args: Namespace) -> int:
    with get_context("spawn").Pool(args.jobs) as pool:
        for level in args.levels:
            work = [(level, f"{args.seed}/{number}", number) for number in range(args.games)]
            print(f"Played by {level}:")
            for line in table(pool.map(_trio, work, chunksize=4), _share):
                print(line)
    return 0


def _trio(work: tuple[str, str, int]) -> Trio:
    level, seed, number = work
    return trio(_played, level, seed, _seats(number))


def _seats(number: int) -> int:
    """Every table size in turn. Who sits alone plays against bots, and they do not think."""
    tables = STATIONFALL.seats[1:]
    return tables[number % len(tables)]


def _one(work: tuple[str, str, int]) -> tuple[str, list[Fate]]:
    """One game, at every table size in turn, with a random cast."""
    level, seed, number = work
    state = _played(level, seed, _seats(number), Options())
    return state.ending, list(_fates(state))


def _played(level: str, seed: str, seats: int, options: Options) -> State:
    """A game at its end, in which everybody plays like this."""
    state = STATIONFALL.deal(seats, options, Random(f"{seed}:0")).state
    chance, choose = Random(f"{seed}:players"), player(STATIONFALL, level)
    step = 0
    while STATIONFALL.result(state) is None:
        seat = STATIONFALL.prompts(state)[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        action = choose(STATIONFALL.view(state, seat), legal, chance)
        assert action is not None
        step += 1
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    return state


def _against(args: Namespace) -> int:
    """A row for each number of bots and each level: by all levels the same deals are played.

    Three play at least: one bot is played against by two.
    """
    heads = ("bots", "level", "games", *COLUMNS)
    print(f"| {' | '.join(heads)} |")
    print("|---" * len(heads) + "|")
    with get_context("spawn").Pool(args.jobs) as pool:
        for bots in [args.automata] if args.automata else range(1, MOST_BOTS + 1):
            for level in args.levels:
                work = [(level, f"{args.seed}/{bots}/{number}", bots) for number in range(args.games)]
                games = pool.map(_duel, work, chunksize=4)
                print(f"| {bots} | {level} | {len(games)} | {' | '.join(_shares(games))} |", flush=True)
    return 0


COLUMNS = ("wins", "more than every bot", "bots beaten", "mean score", "the best bot's")


def _shares(games: Sequence[Duel]) -> Iterator[str]:
    yield _share(sum(game.won for game in games), len(games))
    yield _share(sum(game.ahead for game in games), len(games))
    yield f"{fmean(game.beaten for game in games):.0%}"
    yield _mean([game.points for game in games])
    yield _mean([game.best for game in games])


SURE = 1.96
"""Standard deviations to either side within which 95 of 100 such runs would come out."""


def _share(count: int, of: int) -> str:
    """A share and its interval (Wilson's, which also holds near nothing and near all)."""
    p, z = count / of, SURE * SURE / of
    middle, half = p + z / 2, SURE * math.sqrt(p * (1 - p) / of + z / of / 4)
    least, most = max(middle - half, 0.0) / (1 + z), (middle + half) / (1 + z)
    return f"{p:.0%} ({least:.0%}–{most:.0%})"


def _mean(values: Sequence[float], places: int = 1) -> str:
    half = SURE * pstdev(values) / math.sqrt(len(values))
    return f"{fmean(values):.{places}f} ± {half:.{places}f}"


def _duel(work: tuple[str, str, int]) -> Duel:
    level, seed, bots = work
    state = _played(level, seed, 1 if bots >= ALONE else 1 + ALONE - bots, Options(bots=bots))
    result = STATIONFALL.result(state)
    assert result is not None
    ours = [result.scores[seat].total for seat in people.persons(state)]
    theirs = [result.scores[seat].total for seat in people.bots(state)]
    won = not result.winners.isdisjoint(people.persons(state))
    beaten = fmean(one > other for one in ours for other in theirs)
    return Duel(won, min(ours) > max(theirs), beaten, fmean(ours), max(theirs))


def _fates(state: State) -> Iterator[Fate]:
    result = STATIONFALL.result(state)
    assert result is not None
    for colour, it in enumerate(state.conspiracies):
        yield (
            it.identity,
            result.scores[it.seat].total,
            it.seat in result.winners,
            people.card_escaped(state, card_of(it.identity)),
            it.early,
            tuple(points for _, points in agenda_points(state, colour)),
        )


def _enter(record: Record, fate: Fate) -> None:
    _, total, won, escaped, revealed, rows = fate
    record.games += 1
    record.points.append(total)
    record.won += won
    record.escaped += escaped
    record.revealed += revealed
    for row, points in enumerate(rows):
        record.rows[row] += points != 0


def _table(records: dict[str, Record], endings: Counter[str], games: int) -> Iterator[str]:
    yield f"{games} games; ended by " + ", ".join(f"{why} {count}" for why, count in endings.most_common())
    yield ""
    yield "In brackets, and behind ±: where 95 of 100 such runs come out."
    yield ""
    yield "| identity | games | mean score | won | escaped | revealed early |"
    yield "|---|---|---|---|---|---|"
    for key in sorted(records, key=lambda one: -fmean(records[one].points)):
        it = records[key]
        shares = " | ".join(_share(count, it.games) for count in (it.won, it.escaped, it.revealed))
        yield f"| {_name(key)} | {it.games} | {_mean(it.points, 2)} | {shares} |"
    yield ""
    yield "How often each agenda row scored:"
    yield ""
    for key in sorted(records):
        it = records[key]
        yield f"{_name(key)}"
        for number, row in enumerate(IDENTITIES[key].agenda):
            message = Message("agenda-" + row.condition.key, row.condition.args)
            mark = "+" if row.plus else " "
            yield f"  {mark}{row.points}  {_share(it.rows[number], it.games):>14}  {VOICE.say(message)}"
    unseen = sorted(set(IDENTITIES) - set(records))
    if unseen:
        yield "Never played: " + ", ".join(_name(key) for key in unseen)


def _name(key: str) -> str:
    return VOICE.name(key)
