"""The board's file: what may stand in it, and that no entry contradicts another.

`msgspec` sees to it that an entry has the fields it must and no others; the checks are of what no type says.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from game.stationfall.paths import reach

FILE = Path(__file__).with_name("board.toml")
OUTSIDE = "outer_space"

Source = Literal["seed", "public", "inferred", "invented"]
Level = Literal["aft", "aft_ring", "centre", "forward_ring", "forward", "bow", "outside"]
Hazard = Literal["asphyxiation", "fire"]
Colour = Literal["purple", "green"]
Way = Literal["in", "out"]
Need = Literal["abandon_ship", "officer_aboard", "down_human_aboard", "inspector_or_jury_rig"]
Item = Literal[
    "antimatter", "artifact", "bludgeon", "briefcase", "fang_moss", "firebomb", "gun", "helmet", "nanogel",
    "rocket_wings",
]  # fmt: skip
Data = Literal["evidence", "x_secret", "itself"]
"""The last is the character with whom the action comes."""


class BrokenBoard(ValueError):
    """A board file that cannot be played on: in which entry, and what is wrong with it."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(": ".join(filter(None, (FILE.name, place, message))))
        self.place = place


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of the board file."""

    source: Source


class MaybeLine(Line, frozen=True, kw_only=True):
    """What may come with a character."""

    with_: str = msgspec.field(default="", name="with")

    def joins(self, cast: Collection[str]) -> bool:
        """Whether it is in play with these characters: it comes with one of them, or with nobody."""
        return not self.with_ or self.with_ in cast


class LinkLine(Line, frozen=True, kw_only=True):
    a: str
    b: str

    @property
    def ends(self) -> tuple[str, str]:
        """In alphabetical order."""
        return (self.a, self.b) if self.a < self.b else (self.b, self.a)


class CorridorLine(LinkLine, frozen=True, kw_only=True):
    locked: bool = False
    lock_source: Source | None = None


class ArrowLine(Line, frozen=True, kw_only=True):
    section: str
    way: Way


class SpotLine(Line, frozen=True, kw_only=True):
    section: str
    colour: Colour
    colour_source: Source | None = None
    """Where it differs from that of the spot."""


class ItemLine(MaybeLine, frozen=True, kw_only=True):
    item: Item


class WorkLine(MaybeLine, frozen=True, kw_only=True):
    verb: str
    thing: Item | Data | None = None
    officer: bool = False
    officer_with: str = ""
    officer_source: Source | None = None
    """Where it differs from that of the action."""


class PlaceLine(MaybeLine, frozen=True, kw_only=True):
    sources: dict[str, Source]
    """Fact: where it comes from."""
    items: tuple[ItemLine, ...] = ()
    works: tuple[WorkLine, ...] = ()

    @property
    def characters(self) -> set[str]:
        """Everyone whose presence makes a difference here."""
        comes = {line.with_ for line in (self, *self.items, *self.works)}
        return (comes | {work.officer_with for work in self.works}) - {""}

    def does(self, verb: str) -> bool:
        return any(work.verb == verb for work in self.works)


class SectionLine(PlaceLine, frozen=True, kw_only=True):
    level: Level
    gravity: bool
    dark: bool = False
    power: bool = False
    console: bool = False
    hazard: Hazard | None = None
    contaminates: bool = False


class PodLine(PlaceLine, frozen=True, kw_only=True):
    moored: str
    seats: Annotated[int, Meta(ge=1)]
    needs: tuple[Need, ...]
    damaged: bool = False


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole board file: what any character adds is in it."""

    sections: dict[str, SectionLine]
    pods: dict[str, PodLine]
    corridors: tuple[CorridorLine, ...]
    vents: tuple[LinkLine, ...]
    arrows: tuple[ArrowLine, ...]
    spots: tuple[SpotLine, ...]

    @property
    def places(self) -> dict[str, SectionLine | PodLine]:
        return {**self.sections, **self.pods}

    @property
    def characters(self) -> frozenset[str]:
        """Everyone whose presence makes a difference to the board."""
        return frozenset(name for place in self.places.values() for name in place.characters)

    def present(self, cast: Collection[str]) -> dict[str, SectionLine | PodLine]:
        """The places in play with these characters."""
        return {key: place for key, place in self.places.items() if place.joins(cast)}


# ---------------------------------------------------------------------- reading


def load(
    text: str, *, verbs: Collection[str] | None = None, characters: Collection[str] | None = None
) -> Plan:
    """Read and check a board file; raises `BrokenBoard`.

    The board does not know which actions and characters there are; with `verbs` and `characters` given,
    it refuses all others.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenBoard("", str(error)) from None
    plan = _decoded(raw)
    for check in (_facts(raw), _names(plan, verbs, characters), _works(plan), _lines(plan), _pods(plan),
                  _airlocks(plan), _journeys(plan)):  # fmt: skip
        for place, message in check:
            raise BrokenBoard(place, message)
    return plan


def _decoded(raw: dict[str, Any]) -> Plan:
    """Entry by entry first: of a table `msgspec` does not tell in which entry it stumbled."""
    kinds = {"sections": SectionLine, "pods": PodLine, "corridors": CorridorLine, "vents": LinkLine,
             "arrows": ArrowLine, "spots": SpotLine}  # fmt: skip
    for table, kind in kinds.items():
        for place, entry in _entries(table, raw.get(table)):
            try:
                msgspec.convert(entry, kind)
            except msgspec.ValidationError as error:
                # A number alone is a poor guide through a long list.
                quoted = ", ".join(map(str, entry.values())) if isinstance(entry, dict) else entry
                where = f"{place} ({quoted})" if place.endswith("]") else place
                raise BrokenBoard(where, f"{error}{_expected(error)}") from None
    try:
        return msgspec.convert(raw, Plan)
    except msgspec.ValidationError as error:
        raise BrokenBoard("", str(error)) from None


def _entries(table: str, entries: Any) -> Iterator[tuple[str, Any]]:
    """Each entry of a table, and what its place in the file is called."""
    match entries:
        case dict():
            yield from ((f"{table}.{key}", entry) for key, entry in entries.items())
        case list() | tuple():
            yield from ((f"{table}[{n}]", entry) for n, entry in enumerate(entries))


def _expected(error: msgspec.ValidationError) -> str:
    """The words that may stand where `msgspec` says only that one may not."""
    choices = {"colour": Colour, "hazard": Hazard, "item": Item, "level": Level, "needs": Need,
               "thing": Item | Data, "way": Way}  # fmt: skip
    field = re.search(r"(\w+)(\[[\d.]*\])?`$", str(error))
    if field is None or "enum" not in str(error):
        return ""
    words = get_args(Source if "source" in field[1] else choices[field[1]])
    return f": expected {', '.join(word for part in words for word in get_args(part) or [part])}"


# ---------------------------------------------------------------------- checks

Faults = Iterator[tuple[str, str]]
"""The place of an entry, and what is wrong with it."""


def _facts(raw: dict[str, Any]) -> Faults:
    for table in ("sections", "pods"):
        for place, entry in _entries(table, raw[table]):
            facts = entry.keys() - {"source", "sources", "items", "works"}
            for fact in sorted(facts - entry["sources"].keys()):
                yield place, f"`sources` does not say where `{fact}` comes from"
            for fact in sorted(entry["sources"].keys() - facts):
                yield place, f"`sources` names `{fact}`, but nothing states it"


def _names(plan: Plan, verbs: Collection[str] | None, characters: Collection[str] | None) -> Faults:
    for key in sorted(plan.pods.keys() & plan.sections.keys()):
        yield f"pods.{key}", "this is already a section"
    if OUTSIDE not in plan.sections:
        yield "", f"there is no section `{OUTSIDE}`"
    for key, line in plan.places.items():
        if not re.fullmatch("[a-z][a-z0-9_]*", key):
            yield _place(plan, key), "a name is written in small letters, like `aft_hub`"
        for name in sorted(line.characters - set(characters or line.characters)):
            yield _place(plan, key), f"there is no character `{name}`"
        for work in line.works:
            if verbs is not None and work.verb not in verbs:
                yield _place(plan, key), f"there is no action `{work.verb}`"


def _place(plan: Plan, key: str) -> str:
    return f"pods.{key}" if key in plan.pods else f"sections.{key}"


def _works(plan: Plan) -> Faults:
    for key, line in plan.places.items():
        seen: set[tuple[str, str | None]] = set()
        for work in line.works:
            if (work.verb == "manufacture") is not (work.thing is not None):
                yield _place(plan, key), "`thing` says what `manufacture` makes, and goes with nothing else"
            if work.officer_source is not None and not (work.officer or work.officer_with):
                yield _place(plan, key), f"`{work.verb}`: `officer_source`, but nothing about Officers"
            if (work.verb, work.thing) in seen:
                yield _place(plan, key), f"`{work.thing or work.verb}` is here twice"
            seen.add((work.verb, work.thing))


def _lines(plan: Plan) -> Faults:
    """Corridors, vents, arrows and spots: between sections that there are, and no two of them alike."""
    seen: dict[tuple[str, ...], str] = {}
    for table in ("corridors", "vents", "arrows", "spots"):
        for place, line in _entries(table, getattr(plan, table)):
            ends = line.ends if isinstance(line, LinkLine) else (line.section,)
            alike = (*ends, line.way) if isinstance(line, ArrowLine) else ends
            for key in ends:
                if key not in plan.places:
                    yield place, f"there is no section `{key}`"
            if alike in seen:
                yield place, f"`{'`, `'.join(alike)}` stands in {seen[alike]} already"
            if len({*ends}) < len(ends) or (alike[0] == OUTSIDE and isinstance(line, ArrowLine)):
                yield place, f"from `{ends[0]}` it leads nowhere else"
            if isinstance(line, CorridorLine) and line.locked is (line.lock_source is None):
                yield place, f"from `{line.a}` to `{line.b}`: `locked` and `lock_source` go together"
            seen[alike] = place


def _pods(plan: Plan) -> Faults:
    """5.5.1: a pod hangs on one section. 13.7: and there it can be launched."""
    for key, pod in plan.pods.items():
        if pod.moored not in plan.sections:
            yield f"pods.{key}", f"it is moored at `{pod.moored}`, which is no section"
        ways = [
            (place, line.ends) for place, line in _entries("corridors", plan.corridors) if key in line.ends
        ]
        if not any(pod.moored in ends for _, ends in ways):
            yield f"pods.{key}", f"it is moored at `{pod.moored}`, but no corridor joins the two"
        for place, ends in ways:
            if pod.moored not in ends:
                yield place, f"`{key}` is moored at `{pod.moored}`, it leads nowhere else"
    moorings = {pod.moored for pod in plan.pods.values()}
    for key, section in plan.sections.items():
        if key not in moorings and section.does("section_launch"):
            yield f"sections.{key}", "`section_launch`, but no pod is moored here"


def _airlocks(plan: Plan) -> Faults:
    """13.13: out through an arrow, or back in from Outer Space."""
    outward = {line.section: place for place, line in _entries("arrows", plan.arrows) if line.way == "out"}
    for key, line in plan.places.items():
        if line.does("airlock") and key not in outward and key != OUTSIDE:
            yield _place(plan, key), "`airlock`, but no arrow leads out"
        if not line.does("airlock") and key in outward:
            yield outward[key], f"it leads out of `{key}`, whose works have no `airlock`"
        if not line.does("airlock") and key == OUTSIDE:
            yield _place(plan, key), "without an `airlock`, nobody comes back"


def _journeys(plan: Plan) -> Faults:
    """Every section can be reached in every game, if need be by opening Locks or through vents."""
    for cast in ((), *((name,) for name in sorted(plan.characters)), plan.characters):
        present = plan.present(cast)
        links = (*plan.corridors, *plan.vents)
        ways = [(line.a, line.b) for line in links] + [(line.b, line.a) for line in links]
        ways += [
            (line.section, OUTSIDE) if line.way == "out" else (OUTSIDE, line.section) for line in plan.arrows
        ]
        onward: dict[str, list[tuple[str, int]]] = {key: [] for key in present}
        back: dict[str, list[tuple[str, int]]] = {key: [] for key in present}
        for here, there in ways:
            if here in present and there in present:
                onward[here].append((there, 1))
                back[there].append((here, 1))
        hub = max(onward, key=lambda key: len(onward[key]))
        for key in sorted(present.keys() - dict(reach(hub, onward.__getitem__)).keys()):
            yield _place(plan, key), f"it cannot be reached from `{hub}`"
        for key in sorted(present.keys() - dict(reach(hub, back.__getitem__)).keys()):
            yield _place(plan, key), f"no way leads from here to `{hub}`"
