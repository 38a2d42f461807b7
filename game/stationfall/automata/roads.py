"""Facts about the station that do not change with every action: ways, pods, workshops."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from game.stationfall.board import board, steps
from game.stationfall.cards import CAST
from game.stationfall.station import OUTER_SPACE

FAR = 60.0


@lru_cache(maxsize=1 << 15)
def ways(
    cast: frozenset[str],
    start: str,
    locks: frozenset[str],
    shut: frozenset[str],
    vents: bool,
    space: bool,
    jammed: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """Steps to every section that can be reached; `shut` can be neither entered nor crossed."""
    return steps(board(cast), start, vents=vents, space=space, locks=locks, shut=shut, jammed=jammed)


@lru_cache(maxsize=1 << 14)
def around(
    cast: frozenset[str],
    start: str,
    gait: tuple[frozenset[str], frozenset[str], bool],
    hats: tuple[tuple[str, float], ...],
    airlocks: tuple[tuple[str, ...], tuple[str, ...]],
) -> Mapping[str, float]:
    """The same, and by way of Outer Space where that is shorter (13.13): it joins both ends of the station.

    `hats`: where one can have a Helmet, after how much; `airlocks`: those that let out, and in again.
    """
    roads: Mapping[str, float] = ways(cast, start, *gait, False)
    out, into = airlocks
    outside = FAR
    for at, doing in hats:
        if at in roads:
            onward = ways(cast, at, *gait, False)
            lock = min((onward[key] for key in out if key in onward), default=FAR)
            outside = min(outside, roads[at] + doing + lock + 1)
    for port in into:
        if outside + 1 < roads.get(port, FAR):
            nearer = {OUTER_SPACE: outside, **roads}
            for to, far in ways(cast, port, *gait, False).items():
                nearer[to] = min(nearer.get(to, FAR), outside + 1 + far)
            roads = nearer
    return roads


@lru_cache(maxsize=1 << 10)
def shadows(cast: frozenset[str], locks: frozenset[str], shut: frozenset[str]) -> dict[str, int]:
    """Steps for who is not on the map yet and may come out of any Dark section, through the vents."""
    found: dict[str, int] = {}
    for key, fixed in board(cast).sections.items():
        if fixed.dark and key not in shut:
            for to, far in ways(cast, key, locks, shut, True, False).items():
                found[to] = min(found.get(to, far + 1), far + 1)
    return found


@cache
def workshops(cast: frozenset[str]) -> dict[str, tuple[tuple[str, bool], ...]]:
    """Where each thing is made, and whether only Officers may."""
    found: dict[str, tuple[tuple[str, bool], ...]] = {}
    for key, fixed in board(cast).sections.items():
        for work in fixed.works:
            if work.verb == "manufacture":
                rank = work.officer or work.officer_with in cast
                found[work.thing] = (*found.get(work.thing, ()), (key, rank))
    return found


@cache
def transmitters(cast: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        key
        for key, fixed in board(cast).sections.items()
        if any(work.verb == "transmit" for work in fixed.works)
    )


@cache
def pods(cast: frozenset[str]) -> tuple[str, ...]:
    return tuple(key for key, fixed in board(cast).sections.items() if fixed.pod)


@cache
def ejectors(cast: frozenset[str]) -> tuple[tuple[str, bool], ...]:
    """Where the Antimatter can be ejected, and whether only Officers may."""
    return tuple(
        (key, work.officer or work.officer_with in cast)
        for key, fixed in board(cast).sections.items()
        for work in fixed.works
        if work.verb == "eject_antimatter"
    )


@cache
def servers(cast: frozenset[str]) -> dict[str, frozenset[str]]:
    """What characters have pods ask for (5.5.4), and which of them see to it."""
    wanted = {need for card in cast for need in CAST[card].pods_need}
    return {need: frozenset(card for card in cast if need in CAST[card].pods_need) for need in wanted}
