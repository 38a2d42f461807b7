"""A section and what lies around it, as a close-up shows it: who and what is where, and what leads there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import copysign

import msgspec

from game.stationfall.view import Destination, Pawn, View
from images.stationfall.backdrop import roads
from images.stationfall.describe import works
from images.stationfall.layout import layout, middle
from images.stationfall.scene import (
    OUTER_SPACE,
    Content,
    content,
    owners_of,
    place_of,
    tag_of,
)
from images.stationfall.tags import Tag


class Somebody(msgspec.Struct, frozen=True):
    """A pawn: whose it is or whose cubes are on it, and what it has."""

    tag: Tag
    cubes: tuple[tuple[int, int, bool], ...] = ()
    """Colour, how many, whether nobody has more."""
    came: str = ""
    """From where, where that is told; empty: they are where they were."""

    @property
    def leaders(self) -> tuple[int, ...]:
        return tuple(colour for colour, _, leads in self.cubes if leads)


class Way(msgspec.Struct, frozen=True):
    """How a section is reached from the one before it."""

    vent: bool = False
    locked: bool = False
    unlocked: bool = False
    """There was a lock when the reader last saw it."""


HERE = Way()


class Spot(msgspec.Struct, frozen=True):
    """A section in the close-up, and those behind it."""

    content: Content
    people: tuple[Somebody, ...]
    number: int = 0
    """Of the button that leads there; 0: there is none."""
    around: int = 0
    """Of the section through which it leads, where the straight way is not open; 0: it is."""
    way: Way = HERE
    beyond: tuple[Spot, ...] = ()
    works: tuple[str, ...] = ()
    """What can be done here."""


Ways = dict[str, dict[str, Way]]
"""From each section to its neighbours."""


class CloseUp(msgspec.Struct, frozen=True):
    """The section in the middle, and its neighbours by where they lie on the station."""

    here: Spot
    above: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    """To the left and to the right, the nearest last."""
    below: tuple[tuple[Spot, ...], tuple[Spot, ...]]
    """The nearest first."""
    changed: bool
    """Whether anything is marked as new."""


def acting_at(view: View) -> str | None:
    """The section of whoever is acting; None: nobody is, or they are not on the station."""
    pawn = view.pawns.get(view.turn.pawn) if view.phase in ("turn", "resolve") else None
    place = place_of(view, pawn) if pawn is not None else ""
    return place if place in view.sections else None


def reaching(view: View) -> bool:
    """Whether whoever acts is in no section, and can go to some."""
    return bool(view.destinations) and acting_at(view) is None


def reach(view: View, language: str, since: View | None = None) -> tuple[Spot, ...]:
    """Where whoever acts can go, each alone, by the numbers of the buttons."""
    goals = [it.section for it in view.destinations]
    spots = spread(view, goals, language, since)
    return tuple(spots[key] for key in goals)


def acting(view: View, language: str) -> Somebody:
    """Whoever acts, wherever that is."""
    return _somebody(view, view.pawns[view.turn.pawn], language, None)


def close_up(view: View, section: str, language: str, since: View | None = None) -> CloseUp:
    """What lies within two steps; the numbers are those of the owner's acting character."""
    if section not in view.sections:
        raise KeyError(section)
    ways = ways_of(view, since)
    goals = {it.section: it for it in view.destinations} if acting_at(view) == section else {}

    behind = _behind(section, ways, goals)
    inside = {section, *behind, *(far for them in behind.values() for far in them)}
    people = _people(view, language, since, inside)

    def spot(key: str, way: Way = HERE, beyond: tuple[Spot, ...] = ()) -> Spot:
        it = view.sections[key]
        goal = goals.get(key)
        around = goals.get(goal.via) if goal and key in ways[section] else None
        shown = content(view, it, (), language, since)
        return Spot(
            shown,
            people.get(key, ()),
            number=goal.number if goal else 0,
            way=way,
            beyond=beyond,
            around=around.number if around else 0,
        )

    near = {
        key: spot(key, way, tuple(spot(far, ways[key][far]) for far in behind[key]))
        for key, way in ways.get(section, {}).items()
    }
    here = msgspec.structs.replace(spot(section), works=tuple(works(view.sections[section], language)))
    above, below = _placed(section, near, roads(view).where)
    spots = [here, *near.values(), *(far for it in near.values() for far in it.beyond)]
    return CloseUp(here, above, below, any(map(_new, spots)))


def spread(
    view: View, sections: Collection[str], language: str, since: View | None = None
) -> dict[str, Spot]:
    """Many sections at once, each alone."""
    numbers = {it.section: it.number for it in view.destinations}
    people = _people(view, language, since, set(sections))
    return {
        key: Spot(
            content(view, view.sections[key], (), language, since),
            people.get(key, ()),
            number=numbers.get(key, 0),
        )
        for key in sections
    }


def _new(it: Spot) -> bool:
    return (
        it.content.changed
        or it.way.unlocked
        or any(one.tag.changed for one in it.people)
        or any(thing.changed for thing in it.content.things)
    )


def ways_of(view: View, since: View | None) -> Ways:
    """From each section to its neighbours; not to where nothing is any more."""
    gone = {key for key, it in view.sections.items() if it.away or it.annihilated}
    barred = {(a, b) for a, b, locked in since.corridors if locked} if since is not None else set()
    found: Ways = {key: {} for key in view.sections}

    def join(a: str, b: str, way: Way) -> None:
        if a in found and b in found and not {a, b} & gone:
            found[a][b] = found[b][a] = way

    for a, b, locked in view.corridors:
        join(a, b, Way(locked=locked, unlocked=not locked and (a, b) in barred))
    for a, b in view.vents:
        join(a, b, Way(vent=True))
    for key, it in view.sections.items():
        if it.arrow:
            join(key, OUTER_SPACE, Way(vent=True))
    return found


def _behind(section: str, ways: Ways, goals: dict[str, Destination]) -> dict[str, list[str]]:
    """Each section two steps away stands behind one neighbour: the one by which a button leads there."""
    near = ways.get(section, {})
    found: dict[str, list[str]] = {key: [] for key in near}
    entrances: dict[str, list[str]] = {}
    for key in near:
        # Through Outer Space anything with an airlock is near: only what a button leads to stands there.
        for far in ways[key]:
            if far != section and far not in near and OUTER_SPACE not in (key, far):
                entrances.setdefault(far, []).append(key)
    for goal in goals.values():
        if goal.via in near and goal.section not in near:
            entrances.setdefault(goal.section, [goal.via])
    for far, keys in entrances.items():
        via = goals[far].via if far in goals else ""
        # Else by the way that is open, and of these where there is least already.
        best = min(keys, key=lambda key: (near[key].locked, ways[key][far].locked, len(found[key])))
        found[via if via in keys else best].append(far)
    for far_ones in found.values():
        far_ones.sort(key=lambda far: goals[far].number if far in goals else 99)
    return found


def _people(
    view: View, language: str, since: View | None, inside: set[str]
) -> dict[str, tuple[Somebody, ...]]:
    """Everybody by place: who acts first, then PCs, then those on their feet."""
    found: dict[str, list[Somebody]] = {}
    for pawn in view.pawns.values():
        place = place_of(view, pawn)
        if place in inside:
            found.setdefault(place, []).append(_somebody(view, pawn, language, since))
    return {
        place: tuple(sorted(them, key=lambda it: (not it.tag.active, not it.tag.owners, it.tag.down)))
        for place, them in found.items()
    }


def _somebody(view: View, pawn: Pawn, language: str, since: View | None) -> Somebody:
    card = view.cards.get(pawn.card)
    # Whoever acts was moved by the reader.
    since = None if pawn.key == view.turn.pawn else since
    cubes = card.cubes if card is not None and not owners_of(view, pawn) else ()
    return Somebody(
        tag_of(view, pawn, language, since),
        tuple((colour, count, view.leads(pawn.card, colour)) for colour, count in enumerate(cubes) if count),
    )


def _placed(
    section: str, near: dict[str, Spot], where: dict[str, tuple[int, int, int, int]]
) -> tuple[tuple[tuple[Spot, ...], tuple[Spot, ...]], tuple[tuple[Spot, ...], tuple[Spot, ...]]]:
    """Above what lies further aft, below what lies further forward; left and right as on the station."""
    x, y = middle(where.get(section) or layout().space)

    def away(key: str) -> tuple[float, float]:
        there = middle(where.get(key) or layout().space)
        return there[0] - x, there[1] - y

    halves: dict[int, list[str]] = {-1: [], 1: []}
    beside: list[str] = []
    for key in near:
        down = away(key)[1]
        (beside if abs(down) < 1 else halves[int(copysign(1, down))]).append(key)
    for key in beside:
        halves[-1 if len(halves[-1]) <= len(halves[1]) else 1].append(key)
    columns = {half: _columns(keys, away, near) for half, keys in halves.items()}
    above, below = (
        tuple(
            tuple(near[key] for key in sorted(column, key=lambda key: half * abs(away(key)[1])))
            for column in columns[half]
        )
        for half in (-1, 1)
    )
    return (above[0], above[1]), (below[0], below[1])


def _columns(
    keys: list[str], away: Callable[[str], tuple[float, float]], near: dict[str, Spot]
) -> tuple[list[str], list[str]]:
    """Left and right: about as high as each other, and as few as possible on the wrong side."""
    ordered = sorted(keys, key=lambda key: away(key)[0])
    weights = [_weight(near[key]) for key in ordered]
    whole = sum(weights)

    def bad(chosen: int) -> float:
        left = [place for place in range(len(ordered)) if chosen >> place & 1]
        wrong = sum(a > b for a in left for b in range(len(ordered)) if not chosen >> b & 1)
        high = sum(weights[place] for place in left)
        return max(high, whole - high) + 0.7 * wrong

    best = min(range(1 << len(ordered)), key=bad)
    left = [key for place, key in enumerate(ordered) if best >> place & 1]
    return left, [key for key in ordered if key not in left]


def _weight(it: Spot) -> int:
    """About how many lines it takes."""
    return 2 + len(it.people) + sum(1 + len(far.people) for far in it.beyond)


def spots(shown: CloseUp) -> Iterator[Spot]:
    """Everything that is shown, the nearest first."""
    near = [spot for half in (shown.above, shown.below) for column in half for spot in column]
    yield shown.here
    yield from near
    for it in near:
        yield from it.beyond
