"""`python -m game report --chronicle`: what a game leaves to the next one, and whether it does anybody in.

After a game two more are played with the same characters: one with all that it has left, one without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.stationfall import chronicle
from game.stationfall.cards import card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Aftermath, Options, State

Played = Callable[[str, str, int, Options], State]
"""A game at its end: by what level, by which seed, for how many, with which options."""
KINDS = ("wanted", "bearer", "bitter", "contaminated", "nothing")


@dataclass
class Trio:
    """What a game has left, and what became of those who had it and of all others."""

    left: tuple[str, ...] = ()
    """Of which kinds; empty: nothing."""
    won: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """By kind, and whether it was left: wins."""
    played: Counter[tuple[str, bool]] = field(default_factory=Counter)


def trio(play: Played, level: str, seed: str, seats: int) -> Trio:
    """Three games: before, with what it has left, and without."""
    left = chronicle.leaves(play(level, f"{seed}/before", seats, Options()))
    if left is None:
        return Trio()
    found = Trio(tuple(name for name in Aftermath.__struct_fields__ if getattr(left, name)))
    after = play(level, f"{seed}/with", seats, Options(aftermath=left))
    plain = play(level, f"{seed}/without", seats, Options(cast=after.cast))
    for state, carried in ((after, True), (plain, False)):
        result = STATIONFALL.result(state)
        assert result is not None
        for it in state.conspiracies:
            for kind in _kinds(left, card_of(it.identity)):
                found.played[kind, carried] += 1
                found.won[kind, carried] += it.seat in result.winners
    return found


def _kinds(left: Aftermath, card: str) -> list[str]:
    """What somebody with this card has of it."""
    figures = {
        "bearer": (left.bearer,) if left.bearer else (),
        "bitter": left.bitter,
        "contaminated": left.contaminated,
    }
    found = ["wanted"] if card in left.wanted else []
    found += [kind for kind, keys in figures.items() if card in map(chronicle.card_of_figure, keys)]
    return found or ["nothing"]


def table(trios: list[Trio], share: Callable[[int, int], str]) -> Iterator[str]:
    """How often each thing is left, and how often those win who have it, with it and without."""
    left = Counter(kind for it in trios for kind in it.left)
    none = sum(not it.left for it in trios)
    shares = ", ".join(f"{kind} {share(left[kind], len(trios))}" for kind in Aftermath.__struct_fields__)
    yield f"{len(trios)} games have left: {shares}, nothing {share(none, len(trios))}"
    yield ""
    yield "| who has | played with | won | played without | won |"
    yield "|---|---|---|---|---|"
    for kind in KINDS:
        row = [kind]
        for carried in (True, False):
            played = sum(it.played[kind, carried] for it in trios)
            won = sum(it.won[kind, carried] for it in trios)
            row += [str(played), share(won, played) if played else "–"]
        yield f"| {' | '.join(row)} |"
