"""The game's files, read and checked.

A row that cannot be played with is refused with its place, and with what was expected there.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from game.perigee.rows import (
    KINDS,
    RESOURCES,
    Adjust,
    AnyAbility,
    AnyEffect,
    BalanceFile,
    Country,
    CountryRow,
    DisasterRow,
    Gain,
    MissionRow,
    Neighbour,
    Reward,
    RollStored,
    Row,
    ShiftStored,
    Take,
    TileRow,
    Turn,
    Twin,
    fields,
)

HERE = Path(__file__).parent
ROWS = 8
COLUMNS = 4


class BrokenContent(ValueError):
    """A file that cannot be played with: which one, where in it, and what is wrong there."""

    def __init__(self, file: str, place: str, message: str) -> None:
        super().__init__(": ".join(filter(None, (f"{file}.toml", place, message))))
        self.file = file
        self.place = place


# ---------------------------------------------------------------------- what dice a place takes


class Need(Struct, frozen=True):
    """Which dice go on a tile or into a slot."""

    values: tuple[bool, bool, bool, bool, bool, bool, bool]
    """By value; the first is of no die."""
    dice: int = 1
    """Two are equal ones, placed together."""

    @property
    def width(self) -> int:
        return sum(self.values)


def need(words: str) -> Need:
    """`any`, `even`, `odd`, `=3`, `4-6`, `pair`, `3+3`; raises ValueError for anything else."""
    spans = {"any": "123456", "even": "246", "odd": "135", "pair": "123456"}
    if words in spans:
        return _need(spans[words], 2 if words == "pair" else 1)
    if re.fullmatch("=[1-6]", words):
        return _need(words[1])
    if re.fullmatch("[1-6]-[1-6]", words) and words[0] < words[2]:
        return _need("".join(str(value) for value in range(int(words[0]), int(words[2]) + 1)))
    if re.fullmatch(r"([1-6])\+\1", words):
        return _need(words[0], 2)
    raise ValueError(f"`{words}` is no die; expected any, even, odd, =3, 4-6, pair or 3+3")


def _need(faces: str, dice: int = 1) -> Need:
    none, one, two, three, four, five, six = (str(value) in faces for value in range(7))
    return Need((none, one, two, three, four, five, six), dice)


# ---------------------------------------------------------------------- what the rules ask for


class Kind(Struct, frozen=True):
    """One tile as it is printed."""

    key: str
    country: Country
    tier: int
    cost: int
    need: Need
    makes: tuple[int, ...]
    """Resources by number."""
    counts: bool
    gives: tuple[int, int, int, int, int, int, int]
    """By the value of the die; the first is of no die."""
    ability: AnyAbility | None
    asks: str
    source: str


class Disaster(Struct, frozen=True):
    key: str
    deck: str
    values: tuple[int, ...]
    does: tuple[AnyEffect, ...]
    always: tuple[AnyEffect, ...]
    stays: bool
    slots: tuple[Need, ...]
    words: tuple[str, ...]
    """The slots as they are written."""
    apart: bool = False


class Mission(Struct, frozen=True):
    key: str
    slots: tuple[Need, ...]
    """Repeated; `run` is written as six slots, `pair` as one that takes two dice."""
    words: tuple[str, ...]
    """The slots as they are written."""
    reward: Reward
    run: bool
    apart: bool


class Content(Struct, frozen=True):
    countries: dict[str, CountryRow]
    tiles: dict[str, Kind]
    missions: dict[str, Mission]
    disasters: dict[str, Disaster]
    balance: BalanceFile

    def figure(self, name: str) -> int:
        return int(getattr(self.balance, name).value)


# ---------------------------------------------------------------------- reading


@cache
def content() -> Content:
    """What lies beside this module."""
    return load({file: (HERE / f"{file}.toml").read_text("utf-8") for file in KINDS})


def load(texts: dict[str, str]) -> Content:
    """Read the files (all of them, by name); raises `BrokenContent`."""
    raw: dict[str, Any] = {}
    for file, kind in KINDS.items():
        try:
            found = tomllib.loads(texts[file])
        except tomllib.TOMLDecodeError as error:
            raise BrokenContent(file, "", str(error)) from None
        raw[file] = _decoded(file, found, kind)
    for file, rows in raw.items():
        _vouched(file, rows)
    balance: BalanceFile = raw["balance"]
    _balanced(balance)
    read = Content(
        raw["countries"],
        {kind.key: kind for kind in _tiles(raw["tiles"], raw["countries"])},
        {key: _mission(key, row) for key, row in raw["missions"].items()},
        {row.key: _disaster(number, row) for number, row in enumerate(raw["disasters"])},
        balance,
    )
    for file, place, message in _faults(raw, read):
        raise BrokenContent(file, place, message)
    return read


LISTS = {"tiles": "tiles", "disasters": "cards"}
"""Files that are a list of rows, and what the list is called."""


def _decoded(file: str, found: dict[str, Any], kind: Any) -> Any:
    """Row by row first: `msgspec` does not tell in which one it stumbled."""
    if file in LISTS:
        name = LISTS[file]
        for stray in sorted(found.keys() - {name}):
            raise BrokenContent(file, stray, f"only rows of `[[{name}]]` are expected here")
        entries = found.get(name, [])
        for number, entry in enumerate(entries):
            _convert(file, f"{name}[{number}] ({entry.get('key', '?')})", entry, get_args(kind)[0])
        return _convert(file, name, entries, kind)
    inner = get_args(kind)[1] if get_args(kind) else None
    for key, entry in found.items():
        wanted = inner or next((it.type for it in msgspec.structs.fields(kind) if it.name == key), None)
        if wanted is not None:
            _convert(file, key, entry, wanted)
    return _convert(file, "", found, kind)


def _convert(file: str, place: str, entry: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BrokenContent(file, place, f"{error}{_expected(str(error), kind)}") from None


def _expected(error: str, kind: Any) -> str:
    """The words that may stand where `msgspec` says only that one may not."""
    field = re.search(r"\$\.(\w+)", error)
    if "enum" not in error or field is None or not isinstance(kind, type) or not issubclass(kind, Struct):
        return ""
    wanted = next((it.type for it in msgspec.structs.fields(kind) if it.name == field[1]), None)
    words = [word for word in _words(wanted) if word]
    return f": expected {', '.join(words)}" if words else ""


def _words(kind: Any) -> Iterator[str]:
    for part in get_args(kind):
        if isinstance(part, str):
            yield part
        else:
            yield from _words(part)


def _vouched(file: str, rows: Any) -> None:
    """`ours` names what a row really says."""
    entries: list[tuple[str, Any]]
    match rows:
        case dict():
            entries = list(rows.items())
        case tuple():
            entries = [(f"{LISTS[file]}[{number}] ({row.key})", row) for number, row in enumerate(rows)]
        case _:
            entries = [(key, getattr(rows, key)) for key in rows.__struct_fields__]
            entries += [(f"slots.{key}", row) for key, row in rows.slots.items()]
    for place, row in entries:
        if isinstance(row, Row):
            for name in row.ours:
                if name not in fields(row):
                    raise BrokenContent(file, place, f"`ours` names `{name}`, but no row says that")
            if row.ours and row.source == "ours":
                raise BrokenContent(file, place, "all of this row is ours: `ours` has nothing to add")


def _balanced(balance: BalanceFile) -> None:
    rounds = balance.disaster_cards.value
    for level in ("easy", "normal", "hard"):
        if len(getattr(balance.use, level)) != rounds:
            raise BrokenContent("balance", f"use.{level}", f"expected {rounds} figures, one for each round")
    if balance.dice_track_most.value > balance.dice.value:
        raise BrokenContent("balance", "dice_track_most", f"a crew has {balance.dice.value} dice in all")
    if balance.dice_track_least.value > balance.dice_track_start.value:
        raise BrokenContent("balance", "dice_track_start", "it lies below `dice_track_least`")
    if balance.disaster_die.value != ROWS:
        raise BrokenContent("balance", "disaster_die", f"expected {ROWS}: the station has so many rows")
    for deck in ("meteor", "toxic"):
        if deck not in balance.slots:
            raise BrokenContent("balance", f"slots.{deck}", "this is missing")


def _tiles(rows: Sequence[TileRow], countries: dict[Country, CountryRow]) -> Iterator[Kind]:
    for number, row in enumerate(rows):
        place = f"tiles[{number}] ({row.key})"
        try:
            wanted = need(row.asks)
        except ValueError as error:
            raise BrokenContent("tiles", place, str(error)) from None
        if (row.country is None) is not (row.each == "country"):
            raise BrokenContent("tiles", place, '`country`, or `each = "country"`: one of the two')
        if bool(row.makes) is (row.each == "resource"):
            raise BrokenContent("tiles", place, '`makes`, or `each = "resource"`: one of the two')
        if isinstance(row.gives, tuple) and wanted.dice > 1:
            raise BrokenContent("tiles", place, "`gives` is one figure where two dice are asked for")
        gives = row.gives if isinstance(row.gives, tuple) else (row.gives,) * 6
        lands: list[Country] = [row.country] if row.country else list(countries)
        for land in lands:
            for made in RESOURCES if row.each == "resource" else ("",):
                parts = (row.key, made, land if row.each == "country" else "")
                makes = (made,) if made else row.makes
                yield Kind(
                    "_".join(filter(None, parts)), land, row.tier, row.cost, wanted,
                    tuple(resource(it) for it in makes), row.counts, (0, *gives), row.ability,
                    row.asks, row.source,
                )  # fmt: skip


def resource(name: str) -> int:
    """The number of a resource, in the order in which all are listed."""
    return RESOURCES.index(name)


def _slots(file: str, place: str, words: Sequence[str]) -> tuple[Need, ...]:
    found = []
    for word in words:
        try:
            found.append(need(word))
        except ValueError as error:
            raise BrokenContent(file, place, str(error)) from None
    return tuple(found)


def _mission(key: str, row: MissionRow) -> Mission:
    run = row.slots == ("run",)
    words = [f"={value}" for value in range(1, 7)] if run else row.slots
    slots = _slots("missions", key, words)
    if not slots or (any(it.dice > 1 for it in slots) and len(slots) > 1):
        raise BrokenContent("missions", key, "expected slots for one die each, `pair` alone, or `run` alone")
    if row.apart and slots[0].dice == 1:
        raise BrokenContent("missions", key, "`apart` is said of the two dice of a `pair`")
    wanted = {"stock": row.reward.resource is not None, "mend": bool(row.reward.tokens)}
    if not wanted.get(row.reward.gives, True):
        raise BrokenContent("missions", key, f"a reward of `{row.reward.gives}` does not say of what")
    return Mission(key, slots, tuple(row.slots), row.reward, run, row.apart)


def _disaster(number: int, row: DisasterRow) -> Disaster:
    place = f"cards[{number}] ({row.key})"
    if row.stays is not bool(row.slots):
        raise BrokenContent("disasters", place, "`stays` and `slots` go together: slots are how it leaves")
    if row.always and not row.stays:
        raise BrokenContent("disasters", place, "`always` is for a card that stays")
    if bool(row.values) is not (row.deck == "toxic"):
        raise BrokenContent(
            "disasters", place, "`values` are for the toxic deck, and each card there has some"
        )
    slots = _slots("disasters", place, row.slots)
    return Disaster(row.key, row.deck, row.values, row.does, row.always, row.stays, slots, row.slots)


Faults = Iterator[tuple[str, str, str]]
"""In which file, at which place, and what is wrong there."""


def _faults(raw: dict[str, Any], read: Content) -> Faults:
    yield from _names(raw, read)
    yield from _lands(read)
    for kind in read.tiles.values():
        yield from _able(kind, read.countries[kind.country])
    for deck in ("meteor", "toxic"):
        cards = sum(card.deck == deck for card in read.disasters.values())
        if cards < read.figure("disaster_cards"):
            yield "disasters", deck, f"{cards} cards, expected {read.figure('disaster_cards')} or more"
    most = max(getattr(raw["balance"].missions, level) for level in ("easy", "normal", "hard"))
    if len(read.missions) < most:
        yield "missions", "", f"{len(read.missions)} missions, expected {most} or more"


def _names(raw: dict[str, Any], read: Content) -> Faults:
    for file in LISTS:
        names = [row.key for row in raw[file]]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield file, name, "this stands here twice"
    for file, found in (("tiles", read.tiles), ("missions", read.missions), ("disasters", read.disasters)):
        for key in found:
            if not re.fullmatch("[a-z][a-z0-9_]*", key):
                yield file, key, "a name is written in small letters, like `food_lockers`"
    for key in sorted(read.missions.keys() & read.disasters.keys()):
        yield "missions", key, "this is a disaster already"


def _lands(read: Content) -> Faults:
    """1.2, 1.3: all four countries, both lights, and starters for whatever a crew holds."""
    for land in get_args(Country):
        if land not in read.countries:
            yield "countries", land, "this country is missing"
        starters = [it for it in read.tiles.values() if it.country == land and it.tier == 0]
        for number, name in enumerate(RESOURCES):
            if not any(it.makes == (number,) for it in starters):
                yield "tiles", land, f"it has no tile of tier 0 that makes {name}"
        if len(starters) > len(RESOURCES) * 4:
            yield "tiles", land, "more starters for a resource than a crew of two can place"
        if any(len(it.makes) != 1 for it in starters):
            yield "tiles", land, "a tile of tier 0 makes one resource"
    for light in ("red", "blue"):
        if not any(row.light == light for row in read.countries.values()):
            yield "countries", light, "no country has this light, and two crews need one of each"


def _able(kind: Kind, land: CountryRow) -> Faults:
    """An ability is about dice that its country has."""
    locked, stores = isinstance(kind.ability, (Turn, Twin)), isinstance(kind.ability, STORING)
    plain = isinstance(kind.ability, (Adjust, Neighbour))
    if (locked and land.faces == "plain") or (plain and land.faces == "locked"):
        yield "tiles", kind.key, f"`{kind.country}` has no dice that this ability could change"
    if stores and not land.storage:
        yield "tiles", kind.key, f"`{kind.country}` has no storage"


STORING = (Take, RollStored, ShiftStored, Gain)
