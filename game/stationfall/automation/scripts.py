"""The scripts that there are, as `scripts.toml` has them: reading the file, and what is wrong in it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game.stationfall.automation.notation import Fact, Line, Source
from game.stationfall.automation.reader import BadLine, Vocabulary, key, read, read_facts, read_own
from game.stationfall.board import board
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.plan import Data, Item
from game.stationfall.state import State

FILE = Path(__file__).with_name("scripts.toml")


class Script(Struct, frozen=True):
    """Numbered lines, of which the first that somebody is eligible for is carried out."""

    key: str
    lines: tuple[Line, ...]
    when: tuple[Fact, ...] = ()
    """Where these are not so it is skipped."""


class Side(Struct, frozen=True):
    """The bot side of a character card."""

    source: Source
    loses: tuple[str, ...] = ()
    powers: bool = False
    """Its lasting reveal powers work."""
    items: tuple[str, ...] = ()
    bonus: int = 0
    """So many Bonus Characters it has, face down."""


FOCUS, START, END = ".focus", ".start", ".end"
"""Behind an identity: its scripts beside its own one."""


class Book(Struct, frozen=True):
    """Everything in the file."""

    scripts: dict[str, Script]
    """By name; a bot's own by its identity."""
    sides: dict[str, Side]

    def lines(self, key: str) -> tuple[Line, ...]:
        """Those of a script that there may be."""
        found = self.scripts.get(key)
        return found.lines if found is not None else ()

    def diced(self, identity: str) -> Iterator[tuple[Fact, ...]]:
        """What must be so beside what the Bot Die shows, wherever one of its scripts asks for that."""
        for mine in (identity, identity + FOCUS):
            script = self.scripts.get(mine, Script(mine, ()))
            for facts in (script.when, *(line.facts for line in script.lines)):
                if any(fact.name == "die" for fact in facts):
                    yield tuple(fact for fact in facts if fact.name != "die")


class Fault(Struct, frozen=True):
    """Something in the file that cannot be played."""

    row: int
    column: int
    where: str
    found: str
    expected: str

    def __str__(self) -> str:
        found = f"`{self.found}`" if self.found else "the end of the line"
        return f"{self.row}:{self.column}: {self.where}: expected {self.expected}, found {found}"


class BrokenScripts(ValueError):
    """A file of scripts with faults."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    line: str
    never: str = ""


class _Standard(Struct, frozen=True, forbid_unknown_fields=True):
    lines: tuple[_Line, ...]
    when: str = ""


class _Bot(Struct, frozen=True, forbid_unknown_fields=True):
    side: Source
    lines: tuple[_Line, ...]
    loses: tuple[str, ...] = ()
    powers: bool = False
    items: tuple[str, ...] = ()
    bonus: int = 0
    focus_when: str = ""
    focus: tuple[_Line, ...] = ()
    start: tuple[_Line, ...] = ()
    end: tuple[_Line, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    standard: dict[str, _Standard] = {}
    bot: dict[str, _Bot] = {}


@cache
def vocabulary() -> Vocabulary:
    """The names in the game, once its characters have been entered."""
    abilities = {
        ability.key
        for it in CAST.values()
        for ability in (*it.abilities, *(power for who in it.identities() for power in who.powers))
    }
    carried = {item for it in CAST.values() for item in it.items if not item.endswith("_1")}
    lying = {card for card, it in CAST.items() if it.start in ("item", "data")}
    return Vocabulary(
        cards=frozenset(CAST),
        abilities=frozenset(abilities),
        things=frozenset({*get_args(Item), *get_args(Data), *carried, *lying, "nda", "kompromat"}),
        sections=frozenset(board(frozenset(CAST)).sections),
        offsites=frozenset({"news", "authorities"}),
    )


@cache
def book() -> Book:
    """The scripts that are played."""
    return load(FILE.read_text("utf-8"))


def load(text: str) -> Book:
    """Raises BrokenScripts with everything that is wrong, not only the first of it."""
    try:
        # By way of plain values, so that what is wrong is said of the entry it is in.
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenScripts([Fault(1, 1, str(error), "a file of scripts", "something else")]) from error
    reading = _Reading(text)
    scripts = {
        name: Script(name, reading.lines(name, it.lines), reading.facts(name, it.when))
        for name, it in file.standard.items()
    }
    for name, it in file.bot.items():
        reading.side(name, it)
        scripts[name] = Script(name, reading.lines(name, it.lines))
        if it.focus:
            when = reading.facts(name, it.focus_when)
            scripts[name + FOCUS] = Script(name + FOCUS, reading.lines(name, it.focus), when)
        for part, written in ((START, it.start), (END, it.end)):
            if written:
                scripts[name + part] = Script(name + part, reading.lines(name, written, read_own))
    reading.goals(scripts)
    if reading.faults:
        raise BrokenScripts(sorted(reading.faults, key=lambda one: (one.row, one.column)))
    sides = {name: Side(it.side, it.loses, it.powers, it.items, it.bonus) for name, it in file.bot.items()}
    return Book(scripts, sides)


def targeted(state: State, colour: int) -> frozenset[str]:
    """The items that a bot's own scripts speak of."""
    return _targeted(state.conspiracies[colour].identity)


@cache
def _targeted(identity: str) -> frozenset[str]:
    lines = (*book().lines(identity + FOCUS), *book().lines(identity))
    done = [one for line in lines for one in (line.operation, line.then) if one is not None]
    return frozenset(thing for one in done for thing in one.things)


class _Reading:
    """Collects what is wrong."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.faults: list[Fault] = []

    def lines(
        self,
        name: str,
        written: tuple[_Line, ...],
        reader: Callable[[str, Source, Vocabulary], Line] = read,
    ) -> tuple[Line, ...]:
        found: list[Line] = []
        for number, one in enumerate(written, 1):
            try:
                found.append(replace(reader(one.line, one.source, vocabulary()), never=one.never))
            except BadLine as bad:
                self.fault(name, f"{name} {number}", one.line, bad.column, bad.found, bad.expected)
        return tuple(found)

    def facts(self, name: str, written: str) -> tuple[Fact, ...]:
        try:
            return read_facts(written, vocabulary()) if written else ()
        except BadLine as bad:
            self.fault(name, f"{name} when", written, bad.column, bad.found, bad.expected)
            return ()

    def side(self, name: str, it: _Bot) -> None:
        known = vocabulary()
        if name not in IDENTITIES:
            self.fault(name, name, f"[bot.{name}]", 1, name, "an identity")
        for ability in it.loses:
            if ability not in known.abilities:
                self.fault(name, f"{name} loses", ability, 1, ability, "an ability")
        for item in it.items:
            if item not in known.things:
                self.fault(name, f"{name} items", item, 1, item, "an item")

    def goals(self, scripts: dict[str, Script]) -> None:
        """Where lines lead: to a script that there is, and not back."""
        for script in scripts.values():
            for line in script.lines:
                if not line.goto:
                    continue
                target = scripts.get(line.goto)
                again = target is not None and any(one.goto for one in target.lines)
                if target is None or again or target is script:
                    column = line.text.find("GOTO") + 6
                    expected = "the name of a standard script that goes nowhere else"
                    name = script.key.partition(".")[0]
                    self.fault(name, script.key, line.text, column, key(line.goto), expected)

    def fault(self, name: str, where: str, text: str, column: int, found: str, expected: str) -> None:
        """Found again in the file, below the heading of its script."""
        heads = [row for row, said in enumerate(self.rows) if said.strip().endswith(f".{name}]")]
        start = heads[0] if heads else 0
        for row in range(start, len(self.rows)):
            at = self.rows[row].find(text)
            if at >= 0:
                self.faults.append(Fault(row + 1, at + column, where, found, expected))
                return
        self.faults.append(Fault(start + 1, column, where, found, expected))
