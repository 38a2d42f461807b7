"""The search for shortest ways, for whoever walks: over the board, as computer players, as Monsters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

Exits = Callable[[str], Iterable[tuple[str, int]]]
"""The ways out of a place, and what each costs."""


def reach(start: str, exits: Exits) -> Iterator[tuple[str, int]]:
    """Every place that can be reached and how far it is, the nearest first; `start` itself is 0 away.

    Of places equally far, the one found first comes first.
    """
    far = {start: 0}
    rings = [[start]]
    for cost, ring in enumerate(rings):  # grows as it is walked through
        for here in ring:
            if far[here] < cost:
                continue
            yield here, cost
            for there, price in exits(here):
                total = cost + price
                if total < far.get(there, total + 1):
                    far[there] = total
                    rings += [[] for _ in range(len(rings), total + 1)]
                    rings[total].append(there)
