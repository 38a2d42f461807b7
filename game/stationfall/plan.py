"""What the board's file says, line by line, and the board it makes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Struct

from game.stationfall.board import Board, Corridor, Section, Work

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
        return frozenset(name for place in self.places.values() for name in characters_of(place))

    def board(self, cast: Collection[str]) -> Board:
        """What is in play with these characters."""
        present = {key: place for key, place in self.places.items() if _joins(place.with_, cast)}
        arrows = [line for line in self.arrows if line.section in present]
        outward = tuple(sorted(line.section for line in arrows if line.way == "out"))
        inward = tuple(sorted(line.section for line in arrows if line.way == "in"))
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


def characters_of(place: PlaceLine) -> Iterator[str]:
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
