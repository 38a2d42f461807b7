"""`python -m game observe`: what the hidden players give away to somebody who has the code and watches.

The observer knows how computer players choose, but not the chance they draw from. Before every action it asks
for each identity that a seat may have how likely that one would have chosen so, and adds up. It is shown more
than a player is: the seat's Kompromat and what its private questions are; only its identity cards are not.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from game.api import Action
from game.stationfall.actions.answers import Become
from game.stationfall.actions.turn import Reveal
from game.stationfall.automata.advise import MINDS, advise, policy
from game.stationfall.automata.advisor import Advisor
from game.stationfall.game import STATIONFALL
from game.stationfall.setup import CARDS_EACH, identity_cards
from game.stationfall.state import Options, State, copy
from game.text import verb

SURPRISE = 0.002
"""What the observer grants any action, however unlikely: part of what it reckons with is guessed."""
HANDS = 6
"""With so many hands of each identity it learns who is chosen rather than others."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=40, help="how many to watch (default: 40)")
    parser.add_argument("--seats", type=int, default=4, choices=range(3, 10), help="players (default: 4)")
    parser.add_argument("--minutes", type=int, default=2, help="how long it watches (default: 2)")
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes (default: 2)")
    parser.add_argument("--seed", default="observe", help="another seed, other games")
    parser.add_argument("--frank", action="store_true", help="watch players who hide nothing")
    parser.add_argument("--level", choices=sorted(MINDS), default="normal", help="which (default: normal)")
    parser.add_argument("--strength", type=int, default=0, metavar="GAMES", help="and see what hiding costs")


@dataclass
class Watch:
    """What was made out in one game, or in many."""

    chance: list[float] = field(default_factory=list)
    """How likely a blind guess is right."""
    named: dict[int, list[bool]] = field(default_factory=lambda: defaultdict(list))
    """After so many minutes, for every seat still hidden, whether the likeliest identity is the true one."""
    sure: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """How sure of it the observer is."""
    told: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By verb, how much likelier the true identity made an action than the others did, as a logarithm."""

    def add(self, other: Watch) -> None:
        self.chance += other.chance
        for gone, named in other.named.items():
            self.named[gone] += named
            self.sure[gone] += other.sure[gone]
        for done, told in other.told.items():
            self.told[done] += told


class Manner(NamedTuple):
    """How those who are watched play: as `policy` wants to know it."""

    frank: bool
    mind: type[Advisor]


Thought = dict[str, float]
"""For each identity, the logarithm of how likely a seat has it, up to a constant."""


def watch(seed: str, seats: int, minutes: int, *, frank: bool = False, level: str = "normal") -> Watch:
    """One game between computer players, watched for its first minutes."""
    found, manner = Watch(), Manner(frank, MINDS[level])
    chance, own = Random(f"{seed}:players"), Random(f"{seed}:observer")
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    prior = _prior(state, own, manner)
    thoughts = [dict(prior) for _ in range(seats)]
    found.chance.append(1 / len(prior))
    start, gone, step = state.minute, 0, 0
    while STATIONFALL.result(state) is None:
        if start - state.minute > gone:
            gone = start - state.minute
            _name(found, state, thoughts, gone)
            if gone >= minutes:
                break
        seat = STATIONFALL.prompts(state)[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        action = advise(STATIONFALL.view(state, seat), legal, chance, frank=frank, mind=manner.mind)
        # Nobody is shown a choice of identity; who is revealed is not guessed at.
        seen = not isinstance(action, (Become, Reveal)) and not state.conspiracies[seat].revealed
        if seen and len(legal) > 1:
            _learn(found, state, action, thoughts[seat], own, manner)
        step += 1
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    return found


def _name(found: Watch, state: State, thoughts: list[Thought], gone: int) -> None:
    """Say who everybody is that is not revealed."""
    shown = {it.identity for it in state.conspiracies if it.revealed}
    for it in state.conspiracies:
        if not it.revealed:
            left = {face: thought for face, thought in thoughts[it.seat].items() if face not in shown}
            best = max(left, key=lambda face: left[face])
            found.named[gone].append(best == it.identity)
            found.sure[gone].append(1 / sum(exp(thought - left[best]) for thought in left.values()))


def _learn(found: Watch, state: State, action: Action, thought: Thought, rng: Random, manner: Manner) -> None:
    """What each identity would have done instead."""
    odds: dict[str, float] = {}
    for face in thought:
        other = _as(state, action.seat, face, rng)
        legal = list(STATIONFALL.legal(other, action.seat))
        likely = 0.0
        if action in legal:
            all_odds = policy(
                STATIONFALL.view(other, action.seat), legal, rng, frank=manner.frank, mind=manner.mind
            )
            likely = all_odds[legal.index(action)]
        odds[face] = log(likely + SURPRISE)
        thought[face] += odds[face]
    truth = odds[state.conspiracies[action.seat].identity]
    found.told[verb(action)].append(truth - sum(odds.values()) / len(odds))


def _as(state: State, seat: int, face: str, rng: Random) -> State:
    """The same game, were this seat of this identity; its Bonus Characters may be any."""
    new = copy(state)
    new.conspiracies[seat] = replace(new.conspiracies[seat], identity=face)
    shown = {it.identity for it in state.conspiracies if it.revealed}
    rest = [card for card in identity_cards(state.cast) if card != face and card not in shown]
    bonus = tuple(rng.sample(rest, len(state.players[seat].bonus)))
    new.players[seat] = replace(new.players[seat], bonus=bonus, dealt=(face, *bonus))
    return new


def _prior(state: State, rng: Random, manner: Manner) -> Thought:
    """How often each identity is chosen from the hands it may be dealt in."""
    cards = identity_cards(state.cast)
    found = dict.fromkeys(cards, 0.0)
    for first in cards:
        for _ in range(HANDS):
            rest = [card for card in cards if card != first]
            hand = (first, *rng.sample(rest, CARDS_EACH[state.seats] - 1))
            new = copy(state)
            new.players[0] = replace(new.players[0], dealt=hand)
            legal = [act for act in STATIONFALL.legal(new, 0) if isinstance(act, Become)]
            odds = policy(STATIONFALL.view(new, 0), legal, rng, frank=manner.frank, mind=manner.mind)
            for act, likely in zip(legal, odds, strict=True):
                found[act.card] += likely
    return {card: log(likely) for card, likely in found.items()}


# ---------------------------------------------------------------------- what hiding costs


def share(seed: str, seats: int, number: int, manners: tuple[str, str]) -> float:
    """The part of a win that one half of the seats took from the other, each playing in its manner."""
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    chance = Random(f"{seed}:players")
    halves = list(combinations(range(seats), seats // 2))
    ours = halves[number % len(halves)]
    step = 0
    while (result := STATIONFALL.result(state)) is None:
        seat = STATIONFALL.prompts(state)[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        manner = manners[seat not in ours]
        action = (
            chance.choice(legal)
            if manner == "random"
            else advise(STATIONFALL.view(state, seat), legal, chance, frank=manner == "frank")
        )
        step += 1
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    return sum(seat in ours for seat in result.winners) / max(len(result.winners), 1)


# ---------------------------------------------------------------------- the command


def run(args: Namespace) -> int:
    total = Watch()
    with get_context("spawn").Pool(args.jobs) as pool:
        games = [
            (f"{args.seed}/{number}", args.seats, args.minutes, args.frank, args.level)
            for number in range(args.games)
        ]
        for found in pool.imap_unordered(_watch, games):
            total.add(found)
        for line in _table(total, args.games * args.seats) if args.games else ():
            print(line, flush=True)
        for manners in (("hidden", "frank"), ("hidden", "random"), ("frank", "random")):
            if args.strength:
                work = [
                    (f"{args.seed}/half/{number}", args.seats, number, manners)
                    for number in range(args.strength)
                ]
                won = sum(pool.imap_unordered(_share, work)) / args.strength
                print(
                    f"half the seats {manners[0]}, half {manners[1]}: {won:.1%} won by the former", flush=True
                )
    return 0


def _watch(work: tuple[str, int, int, bool, str]) -> Watch:
    seed, seats, minutes, frank, level = work
    return watch(seed, seats, minutes, frank=frank, level=level)


def _share(work: tuple[str, int, int, tuple[str, str]]) -> float:
    return share(*work)


def _table(total: Watch, seats: int) -> Iterator[str]:
    yield f"by chance {_mean(total.chance):.1%} are named right"
    for gone, named in sorted(total.named.items()):
        yield (
            f"after {gone} minutes {_mean(named):.1%} of {len(named)} hidden seats, "
            f"{_mean(total.sure[gone]):.1%} by the observer's own reckoning"
        )
    yield ""
    yield "| verb | times | tells each time | tells of a seat in all |"
    yield "|---|---|---|---|"
    for done, told in sorted(total.told.items(), key=lambda one: -sum(one[1])):
        yield f"| {done} | {len(told)} | {_mean(told):.2f} | {sum(told) / seats:.2f} |"


def _mean(values: Iterable[float]) -> float:
    known = list(values)
    return sum(known) / max(len(known), 1)
