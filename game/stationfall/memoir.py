"""What is remembered of a game that is over: who everybody was, what they did, and what was done to them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from statistics import fmean

from game.api import Feat, Taken
from game.stationfall import people, scoring
from game.stationfall.actions.deeds import Deed
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.worth import agenda
from game.stationfall.cards import card_of
from game.stationfall.state import State

LAUNCHES = frozenset({"bridge_launch", "timed_launch", "section_launch", "wings_launch"})
SPREAD = 2.5
"""So many points that a computer player expects to be ahead are worth a factor of e in the chance to win."""


@cache
def means() -> Mapping[str, float]:
    """The points that each identity has on average, by the balance report."""
    return tomllib.loads(files(__package__).joinpath("usual.toml").read_text("utf-8"))


def usual(state: State, seat: int) -> float | None:
    """What whoever this seat was usually has. With two colours both are played for one score (17.2)."""
    known = [means().get(it.identity) for it in state.conspiracies if it.seat == seat]
    if state.options.teams or len(known) != 1:
        return None
    return known[0]


def feats(course: Iterable[Taken]) -> list[Feat]:
    """Everything that is counted, seat by seat."""
    done: Counter[tuple[int, str]] = Counter()
    before: State | None = None
    state: State | None = None
    for step in course:
        state = step.state
        action = step.action
        if isinstance(action, Deed):
            if action.pay in ("kompromat", "bribe"):
                done[action.seat, action.pay] += 1
            if type(action).__struct_config__.tag in LAUNCHES:
                done[action.seat, "launch"] += 1
        if before is not None:
            for key in _fallen(before, state):
                for seat in _playing(state, key):
                    done[seat, "down"] += 1
        before = state
    assert state is not None
    found = list(_been(state))
    found += [Feat(seat, key, count) for (seat, key), count in sorted(done.items())]
    return found + list(_in_the_end(state))


def _fallen(before: State, state: State) -> Iterator[str]:
    """The cards of those who have gone Down."""
    for key, pawn in state.pawns.items():
        was = before.pawns.get(key)
        if pawn.down and was is not None and not was.down:
            yield pawn.card


def _playing(state: State, card: str) -> list[int]:
    """Whose identity this card bears."""
    return [it.seat for it in state.conspiracies if it.identity and card_of(it.identity) == card]


def _been(state: State) -> Iterator[Feat]:
    for it in state.conspiracies:
        if it.identity and not people.automatic(state, it.seat):
            yield Feat(it.seat, "been", of=it.identity)


def _in_the_end(state: State) -> Iterator[Feat]:
    """What is so when all is over."""
    for it in state.conspiracies:
        if not it.identity or people.automatic(state, it.seat):
            continue
        if people.card_escaped(state, card_of(it.identity)):
            yield Feat(it.seat, "escaped")
        if it.guilt == "guilty":
            yield Feat(it.seat, "convicted")
        if it.early:
            yield Feat(it.seat, "revealed")
        if it.betrayal:
            yield Feat(it.seat, "betrayed", it.betrayal)


def hopes(state: State) -> Sequence[float]:
    """Each seat's chance to win, by the points that a computer player expects of each identity's agenda if it
    knew everything; when it is over, by who has won."""
    result = scoring.result(state)
    seats = range(state.seats)
    if result is not None:
        winners = [seat for seat in seats if seat in result.winners]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if state.phase == "setup":
        return []  # who somebody is, is still to be chosen
    points = dict.fromkeys(seats, 0.0)
    for colour, it in enumerate(state.conspiracies):
        if it.identity and it.seat in points:
            points[it.seat] += agenda(Outlook(state, colour), it.identity)
    middle = fmean(points.values())
    weights = [exp((points[seat] - middle) / SPREAD) for seat in seats]
    return [weight / sum(weights) for weight in weights]
