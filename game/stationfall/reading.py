"""The board's file, read and checked: every line has a source, and no line contradicts another."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeVar, get_args

import msgspec
from msgspec import Struct

from game.stationfall.board import OUTSIDE, steps
from game.stationfall.plan import (
    ArrowLine,
    Colour,
    CorridorLine,
    Data,
    Hazard,
    Item,
    Level,
    Line,
    LinkLine,
    Need,
    PlaceLine,
    Plan,
    PodLine,
    SectionLine,
    Source,
    SpotLine,
    VentLine,
    Way,
    characters_of,
)

FILE = Path(__file__).with_name("board.toml")


class BrokenBoard(ValueError):
    """A board file that cannot be played on: what is wrong, and on which line."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"{FILE.name}, line {line}: {message}" if line else f"{FILE.name}: {message}")
        self.line = line


L = TypeVar("L", bound=Line)
TABLES = {
    "sections": "section",
    "pods": "pod",
    "corridors": "corridor",
    "vents": "vent",
    "arrows": "arrow",
    "spots": "spot",
}
CHOICES: dict[str, tuple[str, ...]] = {
    "colour": get_args(Colour),
    "hazard": get_args(Hazard),
    "item": get_args(Item),
    "level": get_args(Level),
    "needs": get_args(Need),
    "source": get_args(Source),
    "thing": (*get_args(Item), *get_args(Data)),
    "way": get_args(Way),
}


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The board file before its entries are read."""

    sections: dict[str, Any]
    pods: dict[str, Any]
    corridors: list[Any]
    vents: list[Any]
    arrows: list[Any]
    spots: list[Any]


def load(
    text: str, *, verbs: Collection[str] | None = None, characters: Collection[str] | None = None
) -> Plan:
    """Read and check a board file; raises `BrokenBoard`.

    The board does not know which actions and characters there are; with `verbs` and `characters` given,
    it refuses all others.
    """
    check = _Check(_Page(text), verbs, characters)
    plan = check.read()
    check.places(plan)
    check.lines(plan)
    check.pods(plan)
    check.airlocks(plan)
    check.journeys(plan)
    return plan


class _Page:
    """The text of a board file, to say on which line something stands."""

    ITEM = r"[{\"]"
    HEADER = re.compile(r"\s*\[{1,2}[\w\s.\"']+\]{1,2}\s*$")

    def __init__(self, text: str) -> None:
        self.text = text
        # Without comments, so that nothing is found in them.
        self.lines = [re.sub(r"(\"[^\"]*\"|'[^']*')|#.*", r"\1", line) for line in text.split("\n")]

    def find(self, pattern: str, start: int = 0, end: int | None = None) -> int | None:
        end = len(self.lines) if end is None else end
        return next((n for n in range(start, end) if re.search(pattern, self.lines[n])), None)

    def word(self, word: str, start: int = 0, end: int | None = None) -> int | None:
        return self.find(rf"(?<![\w-]){re.escape(word)}(?![\w-])", start, end)

    def nth(self, opening: str, index: int, start: int, end: int) -> int | None:
        """The line on which the nth entry of a list opens."""
        for n in range(start, end):
            # TOML keeps an inline table on one line.
            outline = re.sub(r"\{[^{}]*\}", "{", re.sub(r"\"[^\"]*\"|'[^']*'", '"', self.lines[n]))
            index -= len(re.findall(opening, outline))
            if index < 0:
                return n
        return None

    def entry(self, table: str, which: str | int) -> tuple[int, int]:
        """From which line to which an entry of a table stands."""
        if isinstance(which, str):
            start = self.find(rf"^\s*\[\s*{table}\s*\.\s*[\"']?{re.escape(which)}[\"']?\s*\]")
            if start is None:
                start = self.word(which) or 0
            following = (n for n in range(start + 1, len(self.lines)) if self.HEADER.match(self.lines[n]))
            return start, next(following, len(self.lines))
        if (start := self.find(rf"^\s*{table}\s*=")) is not None:
            opening, first = self.ITEM, start
        else:
            opening, first = rf"^\s*\[\[\s*{table}\s*\]\]", 0
        start = self.nth(opening, which, first, len(self.lines)) or first
        return start, max(start + 1, self.nth(opening, which + 1, first, len(self.lines)) or start + 1)

    def line(self, table: str, which: str | int, words: Iterable[str | int] = ()) -> int:
        """The line of an entry on which the last of these words stands.

        Each is looked for behind the one before; a number goes to that entry of the list just found.
        """
        here, end = self.entry(table, which)
        for word in words:
            found = (
                self.nth(self.ITEM, word, here, end) if isinstance(word, int) else self.word(word, here, end)
            )
            here = here if found is None else found
        return here + 1


class _Check:
    """Reads the file, then looks for what contradicts itself."""

    def __init__(
        self, page: _Page, verbs: Collection[str] | None, characters: Collection[str] | None
    ) -> None:
        self.page = page
        self.verbs = verbs
        self.characters = characters

    def refuse(self, message: str, table: str, which: str | int, *words: str | int) -> NoReturn:
        raise BrokenBoard(message, self.page.line(table, which, words))

    def read(self) -> Plan:
        try:
            raw = tomllib.loads(self.page.text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r" \(at line (\d+), column \d+\)$", str(error))
            message = str(error)[: place.start()] if place else str(error)
            raise BrokenBoard(message, int(place[1]) if place else None) from None
        try:
            sheet = msgspec.convert(raw, Sheet)
        except msgspec.ValidationError as error:
            message, words = _reason(error)
            found = next((n for word in words if (n := self.page.word(str(word))) is not None), None)
            raise BrokenBoard(message, None if found is None else found + 1) from None
        return Plan(
            sections={
                key: self.entry("sections", key, SectionLine, sheet.sections) for key in sheet.sections
            },
            pods={key: self.entry("pods", key, PodLine, sheet.pods) for key in sheet.pods},
            corridors=tuple(
                self.entry("corridors", n, CorridorLine, sheet.corridors) for n in range(len(sheet.corridors))
            ),
            vents=tuple(self.entry("vents", n, VentLine, sheet.vents) for n in range(len(sheet.vents))),
            arrows=tuple(self.entry("arrows", n, ArrowLine, sheet.arrows) for n in range(len(sheet.arrows))),
            spots=tuple(self.entry("spots", n, SpotLine, sheet.spots) for n in range(len(sheet.spots))),
        )

    def entry(self, table: str, which: Any, kind: type[L], entries: Any) -> L:
        name = f"{TABLES[table]} `{which}`" if isinstance(which, str) else TABLES[table]
        try:
            line = msgspec.convert(entries[which], kind)
        except msgspec.ValidationError as error:
            message, words = _reason(error)
            self.refuse(f"{name}: {message}", table, which, *words)
        if isinstance(line, PlaceLine):
            facts = entries[which].keys() - {"source", "sources", "items", "works"}
            for fact in sorted(facts - line.sources.keys()):
                self.refuse(f"{name}: `sources` does not say where `{fact}` comes from", table, which, fact)
            for fact in sorted(line.sources.keys() - facts):
                self.refuse(
                    f"{name}: `sources` names `{fact}`, but nothing states it", table, which, "sources"
                )
        return line

    def places(self, plan: Plan) -> None:
        for key in plan.pods:
            if key in plan.sections:
                self.refuse(f"`{key}` is already a section", "pods", key)
        if OUTSIDE not in plan.sections:
            raise BrokenBoard(f"there is no section `{OUTSIDE}`")
        for key, place in plan.places.items():
            table = "pods" if isinstance(place, PodLine) else "sections"
            name = f"{TABLES[table]} `{key}`"
            if not re.fullmatch("[a-z][a-z0-9_]*", key):
                self.refuse(f"{name}: a name is written in small letters, like `aft_hub`", table, key)
            if self.characters is not None:
                for character in characters_of(place):
                    if character not in self.characters:
                        self.refuse(
                            f"{name}: there is no character `{character}`", table, key, f'"{character}"'
                        )
            seen: set[tuple[str, str | None]] = set()
            for n, work in enumerate(place.works):
                where = (table, key, "works", n)
                if self.verbs is not None and work.verb not in self.verbs:
                    self.refuse(f"{name}: there is no action `{work.verb}`", *where)
                if (work.verb == "manufacture") is not (work.thing is not None):
                    self.refuse(
                        f"{name}: `thing` says what `manufacture` makes, and goes with nothing else", *where
                    )
                if work.officer_source is not None and not (work.officer or work.officer_with):
                    self.refuse(f"{name}: `officer_source`, but nothing about Officers", *where)
                if (work.verb, work.thing) in seen:
                    self.refuse(f"{name}: `{work.thing or work.verb}` is here twice", *where)
                seen.add((work.verb, work.thing))

    def lines(self, plan: Plan) -> None:
        joined: dict[tuple[str, str], str] = {}
        links: list[tuple[str, int, LinkLine]] = [
            *(("corridors", n, corridor) for n, corridor in enumerate(plan.corridors)),
            *(("vents", n, vent) for n, vent in enumerate(plan.vents)),
        ]
        for table, n, line in links:
            kind = TABLES[table]
            name = f"{kind} from `{line.a}` to `{line.b}`"
            for end in line.ends:
                self.known(plan, end, table, n)
            if line.a == line.b:
                self.refuse(f"{name}: it leads nowhere else", table, n)
            if line.ends in joined:
                self.refuse(f"{name}: a {joined[line.ends]} joins these two already", table, n)
            if isinstance(line, CorridorLine) and line.locked is (line.lock_source is None):
                self.refuse(f"{name}: `locked` and `lock_source` go together", table, n)
            joined[line.ends] = kind
        arrows: set[tuple[str, str]] = set()
        for n, arrow in enumerate(plan.arrows):
            self.known(plan, arrow.section, "arrows", n)
            if arrow.section == OUTSIDE:
                self.refuse(f"an arrow leads between `{OUTSIDE}` and another section", "arrows", n)
            if (arrow.section, arrow.way) in arrows:
                self.refuse(f"`{arrow.section}` already has an arrow leading {arrow.way}", "arrows", n)
            arrows.add((arrow.section, arrow.way))
        spots: set[str] = set()
        for n, spot in enumerate(plan.spots):
            self.known(plan, spot.section, "spots", n)
            if spot.section in spots:
                self.refuse(f"`{spot.section}` already has a spot", "spots", n)
            spots.add(spot.section)

    def known(self, plan: Plan, key: str, table: str, which: str | int) -> None:
        if key not in plan.places:
            self.refuse(f"{TABLES[table]}: there is no section `{key}`", table, which, f'"{key}"')

    def pods(self, plan: Plan) -> None:
        for key, pod in plan.pods.items():
            self.known(plan, pod.moored, "pods", key)
            if pod.moored in plan.pods:
                self.refuse(f"pod `{key}`: it is moored at a pod, `{pod.moored}`", "pods", key, "moored")
            ends = [line.ends for line in plan.corridors]
            if not any({*pair} == {key, pod.moored} for pair in ends):
                message = f"pod `{key}`: it is moored at `{pod.moored}`, but no corridor joins the two"
                self.refuse(message, "pods", key, "moored")
            for n, pair in enumerate(ends):
                if key in pair and pod.moored not in pair:
                    message = f"corridor: `{key}` is moored at `{pod.moored}`, it leads nowhere else"
                    self.refuse(message, "corridors", n)
        moorings = {pod.moored for pod in plan.pods.values()}
        for key, section in plan.sections.items():
            if key not in moorings and any(work.verb == "section_launch" for work in section.works):
                self.refuse(
                    f"section `{key}`: `section_launch`, but no pod is moored here",
                    "sections",
                    key,
                    "works",
                    "section_launch",
                )

    def airlocks(self, plan: Plan) -> None:
        """13.13: out through an arrow, or back in from Outer Space."""
        outward = {arrow.section: n for n, arrow in enumerate(plan.arrows) if arrow.way == "out"}
        for key, place in plan.places.items():
            table = "pods" if isinstance(place, PodLine) else "sections"
            airlock = any(work.verb == "airlock" for work in place.works)
            if airlock and key not in outward and key != OUTSIDE:
                self.refuse(
                    f"`{key}` has an `airlock`, but no arrow leads out", table, key, "works", "airlock"
                )
            if not airlock and key in outward:
                self.refuse(
                    f"an arrow leads out of `{key}`, but its works have no `airlock`", "arrows", outward[key]
                )
            if not airlock and key == OUTSIDE:
                self.refuse(f"without an `airlock`, nobody comes back from `{key}`", table, key)

    def journeys(self, plan: Plan) -> None:
        """Every section can be reached in every game, if need be by opening Locks or through vents."""
        for cast in [(), *((name,) for name in sorted(plan.characters)), tuple(plan.characters)]:
            board = plan.board(cast)
            reach = {key: steps(board, key, vents=True, space=True) for key in board.sections}
            middle = max(reach, key=lambda key: len(reach[key]))
            for key in board.sections:
                table = "pods" if key in plan.pods else "sections"
                if key not in reach[middle]:
                    self.refuse(f"`{key}` cannot be reached from `{middle}`", table, key)
                if middle not in reach[key]:
                    self.refuse(f"no way leads from `{key}` to `{middle}`", table, key)


def _reason(error: msgspec.ValidationError) -> tuple[str, list[str | int]]:
    """What is wrong, and the words that lead to its line."""
    message, _, where = str(error).partition(" - at ")
    path: list[str | int] = [name or int(n) for name, n in re.findall(r"\.(\w+)|\[(\d+)\]", where)]
    names = [name for name in path if isinstance(name, str)]
    field = names[-1] if names else ""
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", message):
        return f"unknown field `{unknown[1]}`", [*path, unknown[1]]
    if missing := re.fullmatch(r"Object missing required field `(.+)`", message):
        return f"`{missing[1]}` is missing", path
    if value := re.fullmatch(r"Invalid enum value '(.*)'", message):
        choices = CHOICES.get("source" if "source" in field else field, ())
        return f"`{field}` is one of {', '.join(choices)}, not `{value[1]}`", [*path, f'"{value[1]}"']
    return f"`{field}`: {message}" if field else message, path
