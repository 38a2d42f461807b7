"""Who sits where, so that over the games of a campaign nobody is always the first, or the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

from bot.store import Ledger, Place

Sat = tuple[int, int]
"""A seat, and of how many."""


def sat_before(ledger: Ledger, game: int) -> dict[int, list[Sat]]:
    """Where everybody has sat in the earlier games of a game's campaign. Empty: it belongs to none."""
    evening = ledger.evening(game)
    found: dict[int, list[Sat]] = {}
    for other in ledger.evenings(evening.campaign) if evening is not None else ():
        if other.record is not None and other.game != game:
            for sat in other.record.seats:
                if sat.person is not None:
                    found.setdefault(sat.person, []).append((sat.seat, len(other.record.seats)))
    return found


def seated(places: Sequence[Place], before: Mapping[int, Sequence[Sat]], rng: Random) -> list[Place]:
    """Everybody in the order of their seats: drawn, and of all orders one that evens out what was before."""
    order = list(places)
    rng.shuffle(order)
    if not any(place.user in before for place in order if place.user is not None):
        return order
    size = len(order)
    costs = [[_cost(before.get(place.user or 0, ()), seat, size) for seat in range(size)] for place in order]
    best: dict[int, tuple[Fraction, tuple[int, ...]]] = {0: (Fraction(0), ())}
    for seat in range(size):
        # Of all ways to fill the seats so far with these people only the best can be part of the best whole.
        fuller: dict[int, tuple[Fraction, tuple[int, ...]]] = {}
        for taken, (cost, chosen) in best.items():
            for who in range(size):
                if not taken >> who & 1:
                    sum_, key = cost + costs[who][seat], taken | 1 << who
                    if key not in fuller or sum_ < fuller[key][0]:
                        fuller[key] = (sum_, (*chosen, who))
        best = fuller
    ((_, chosen),) = best.values()
    return [order[who] for who in chosen]


def _cost(before: Sequence[Sat], seat: int, size: int) -> Fraction:
    """How often somebody has already sat about there, squared: what is uneven weighs more and more."""
    here = _where(seat, size)
    near = sum((1 - abs(here - _where(other, of)) for other, of in before), Fraction(0))
    return near * near


def _where(seat: int, size: int) -> Fraction:
    """From 0 for the first seat to 1 for the last."""
    return Fraction(seat, size - 1) if size > 1 else Fraction(0)
