"""Facts about the station that do not change with every action: ways, pods, workshops."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from game.stationfall.board import board, steps
from game.stationfall.cards import CAST
from game.stationfall.paths import reach
from game.stationfall.station import OUTER_SPACE

FAR = 60.0
HALF = 0.5
"""What a step takes that is free once a turn."""


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
    free: tuple[frozenset[str], bool] = (frozenset(), False),
    came: str = "",
) -> Mapping[str, float]:
    """The same, and by way of Outer Space where that is shorter (13.13): it joins both ends of the station.

    `hats`: where one can have a Helmet, after how much; `airlocks`: those that let out, and in again; `free`:
    the sections one may step into for nothing once a turn (15.5.3), and whether airlocks are so, too; `came`:
    from where one comes, and may have brought a Helmet.
    """
    light, airy = free
    price = HALF if airy else 1.0
    roads = _strides(cast, start, *gait, light)
    out, into = airlocks
    outside = 0.0 if start == OUTER_SPACE else FAR
    before = _strides(cast, came or start, *gait, light)
    locked = min((roads[key] for key in out if key in roads), default=FAR)
    for at, doing in hats:
        if at in roads and at in before:
            onward = _strides(cast, at, *gait, light)
            lock = min((onward[key] for key in out if key in onward), default=FAR)
            detour = before[at] + onward.get(start, FAR) - before.get(start, FAR)
            outside = min(outside, min(roads[at] + lock, detour + locked) + doing + price)
    for port in into:
        if outside + price < roads.get(port, FAR):
            nearer = {OUTER_SPACE: outside, **roads}
            for to, far in _strides(cast, port, *gait, light).items():
                nearer[to] = min(nearer.get(to, FAR), outside + price + far)
            roads = nearer
    return roads


@lru_cache(maxsize=1 << 14)
def _strides(
    cast: frozenset[str],
    start: str,
    locks: frozenset[str],
    shut: frozenset[str],
    vents: bool,
    light: frozenset[str],
) -> Mapping[str, float]:
    """Steps, those counting half that cost nothing once a turn: beside an action there is time for one."""
    if not light:
        return ways(cast, start, locks, shut, vents, False)
    fixed = board(cast)

    def exits(here: str) -> list[tuple[str, int]]:
        found = [there for there, corridor in fixed.doors.get(here, ()) if corridor not in locks]
        found += fixed.vents.get(here, ()) if vents else ()
        return [(there, 1 if there in light else 2) for there in found if there not in shut]

    return {key: twice / 2 for key, twice in reach(start, exits)}


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
def sites(cast: frozenset[str], verb: str) -> tuple[str, ...]:
    """The sections that serve for something."""
    sections = board(cast).sections.items()
    return tuple(key for key, fixed in sections if any(work.verb == verb for work in fixed.works))


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
