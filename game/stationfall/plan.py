"""The board's file, read and checked: every line has a source, and no line contradicts another."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, TypeVar, get_args

import msgspec
from msgspec import Struct

from game.stationfall.board import OUTSIDE, Board, Corridor, Section, Work, steps

FILE = Path(__file__).with_name("board.toml")

Source = Literal["seed", "public", "inferred", "invented"]
Level = Literal["aft", "aft_ring", "centre", "forward_ring", "forward", "bow", "outside"]
Hazard = Literal["asphyxiation", "fire"]
Colour = Literal["purple", "green"]
Way = Literal["in", "out"]
Need = Literal["abandon_ship", "officer_aboard", "down_human_aboard", "inspector_or_jury_rig"]
Item = Literal[
    "antimatter",
    "artifact",
    "bludgeon",
    "briefcase",
    "fang_moss",
    "firebomb",
    "gun",
    "helmet",
    "nanogel",
    "rocket_wings",
]
Data = Literal["digital_assistant", "evidence", "x_secret"]


class BrokenBoard(ValueError):
    """A board file that cannot be played on: what is wrong, and on which line."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"{FILE.name}, line {line}: {message}" if line else f"{FILE.name}: {message}")
        self.line = line


# --- The board as printed ------------------------------------------------------------------------------


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of the board file."""

    source: Source


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


class VentLine(LinkLine, frozen=True, kw_only=True):
    pass


class ArrowLine(Line, frozen=True, kw_only=True):
    section: str
    way: Way


class SpotLine(Line, frozen=True, kw_only=True):
    section: str
    colour: Colour
    colour_source: Source | None = None
    """Where it differs from that of the spot."""


class ItemLine(Line, frozen=True, kw_only=True):
    item: Item
    with_: str = msgspec.field(default="", name="with")


class WorkLine(Line, frozen=True, kw_only=True):
    verb: str
    thing: Item | Data | None = None
    officer: bool = False
    officer_with: str = ""
    officer_source: Source | None = None
    """Where it differs from that of the action."""
    with_: str = msgspec.field(default="", name="with")


class PlaceLine(Line, frozen=True, kw_only=True):
    sources: dict[str, Source]
    """Fact: where it comes from."""
    with_: str = msgspec.field(default="", name="with")
    items: tuple[ItemLine, ...] = ()
    works: tuple[WorkLine, ...] = ()


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
    seats: Annotated[int, msgspec.Meta(ge=1)]
    needs: tuple[Need, ...]
    damaged: bool = False


class Plan(Struct, frozen=True):
    """The whole board file: what any character adds is in it."""

    sections: dict[str, SectionLine]
    pods: dict[str, PodLine]
    corridors: tuple[CorridorLine, ...]
    vents: tuple[VentLine, ...]
    arrows: tuple[ArrowLine, ...]
    spots: tuple[SpotLine, ...]

    @property
    def places(self) -> dict[str, SectionLine | PodLine]:
        return {**self.sections, **self.pods}

    @property
    def characters(self) -> frozenset[str]:
        """Everyone whose presence makes a difference to the board."""
        return frozenset(name for place in self.places.values() for name in _characters(place))

    def board(self, cast: Collection[str]) -> Board:
        """What is in play with these characters."""
        present = {key: place for key, place in self.places.items() if _joins(place.with_, cast)}
        arrows = [line for line in self.arrows if line.section in present]
        outward = frozenset(line.section for line in arrows if line.way == "out")
        inward = frozenset(line.section for line in arrows if line.way == "in")
        # Purple before green; within a colour as they stand in the file.
        spots = {
            line.section: line.colour
            for colour in get_args(Colour)
            for line in self.spots
            if line.colour == colour and line.section in present
        }
        corridors = {
            "|".join(line.ends): Corridor("|".join(line.ends), *line.ends, locked=line.locked)
            for line in self.corridors
            if line.a in present and line.b in present
        }
        vents = [line.ends for line in self.vents if line.a in present and line.b in present]
        sections = {
            key: _section(
                key, place, cast, spots.get(key, ""), _arrow(out=key in outward, into=key in inward)
            )
            for key, place in present.items()
        }
        return Board(
            sections=sections,
            corridors=corridors,
            doors={
                here: tuple(
                    (_other(here, (line.a, line.b)), line.key)
                    for line in corridors.values()
                    if here in (line.a, line.b)
                )
                for here in present
            },
            vents={here: tuple(_other(here, ends) for ends in vents if here in ends) for here in present},
            outward=outward,
            inward=inward,
            spots=tuple(spots),
            power=tuple(key for key, section in sections.items() if section.power),
        )


def _joins(character: str, cast: Collection[str]) -> bool:
    """Whether something is in play that comes with this character, or with nobody."""
    return not character or character in cast


def _characters(place: PlaceLine) -> Iterator[str]:
    names = [place.with_]
    names += [line.with_ for line in place.items]
    names += [name for line in place.works for name in (line.with_, line.officer_with)]
    yield from filter(None, names)


def _other(end: str, ends: tuple[str, str]) -> str:
    return ends[1] if ends[0] == end else ends[0]


def _arrow(*, out: bool, into: bool) -> Literal["", "in", "out", "both"]:
    if out and into:
        return "both"
    if out:
        return "out"
    return "in" if into else ""


def _section(
    key: str,
    place: SectionLine | PodLine,
    cast: Collection[str],
    kompromat: Literal["", "purple", "green"],
    arrow: Literal["", "in", "out", "both"],
) -> Section:
    section = Section(
        key,
        arrow=arrow,
        kompromat=kompromat,
        items=tuple(line.item for line in place.items if _joins(line.with_, cast)),
        works=tuple(
            Work(
                verb=line.verb,
                thing=line.thing or "",
                officer=line.officer or line.officer_with in cast,
                officer_with=line.officer_with,
                needs=line.with_,
            )
            for line in place.works
            if _joins(line.with_, cast)
        ),
    )
    if isinstance(place, PodLine):
        # 5.5.1: pods have no gravity.
        return msgspec.structs.replace(
            section,
            pod=True,
            level="pod",
            moored=place.moored,
            seats=place.seats,
            needs=place.needs,
            damaged=place.damaged,
        )
    return msgspec.structs.replace(
        section,
        level=place.level,
        gravity=place.gravity,
        dark=place.dark,
        power=place.power,
        console=place.console,
        hazard=place.hazard or "",
        contaminates=place.contaminates,
    )


# --- Reading and checking ------------------------------------------------------------------------------

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
                for character in _characters(place):
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
