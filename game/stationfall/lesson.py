"""The tutorial game of the launch manual: who is in it, what everybody knows from the start, its script."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

TUTORIAL = (
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station_chief",
    "stowaway",
    "stranger",
    "troubleshooter",
)

LESSON = "lesson"
"""The tutorial game of the launch manual, set up to the letter."""
LINDSEY = ("engineer", "station_chief")
"""There, the identity cards of the player it scripts, who has the first turn."""
SPOTS = {"astrochimp": "therapy_garden"}
"""There, the Kompromat that everybody knows; it comes from the spot of the Houdini, which stays empty."""
EMPTY = "houdini"
SEATS = 4
"""Three players and the one it scripts."""

# ---------------------------------------------------------------------- its script

FILE = Path(__file__).with_name("lesson.toml")


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something she does, when its turn comes."""

    action: dict[str, str | int | bool]
    """Its verb and its fields."""
    optional: bool = False
    """Left out where it cannot be done."""
    why: str = ""
    """A sentence of hers that goes before it."""


class Exercise(msgspec.Struct, frozen=True):
    """What is tried out: the sentence about it, and how it is found among what is legal."""

    key: str
    kind: str
    goal: str = ""


class Minute(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the tutorial."""

    at: int
    closed: tuple[str, ...] = ()
    """Because of Lindsey no cubes are put on these."""
    masks: tuple[str, ...] = ()
    """Because of her nobody reveals as these."""
    kept: tuple[tuple[str, str], ...] = ()
    """Because of her these items are left lying in these sections."""
    untaught: tuple[str, ...] = ()
    """Verbs that nobody is led to, for what they do is told of later."""
    moves: tuple[Move, ...] = ()
    rules: bool = False
    """She follows her three rules."""
    tasks: tuple[Exercise, ...] = ()


class Her(msgspec.Struct, frozen=True):
    """Whom her rules are about."""

    identity: str
    hunter: str
    ward: str
    weapons: tuple[str, ...]


class Script(msgspec.Struct, frozen=True):
    """All of it."""

    her: Her
    parts: tuple[int, ...]
    """The last minute of each part, after which one may stop."""
    minutes: dict[int, Minute]


@cache
def script() -> Script:
    """As the file has it."""
    raw = tomllib.loads(FILE.read_text("utf-8"))
    for minute in raw["minutes"]:
        minute["moves"] = [_move(move) for move in minute.get("moves", ())]
    minutes = msgspec.convert(raw["minutes"], tuple[Minute, ...])
    return Script(
        msgspec.convert(raw["her"], Her),
        tuple(part["until"] for part in raw["parts"]),
        {minute.at: minute for minute in minutes},
    )


def _move(line: dict[str, Any]) -> dict[str, Any]:
    own: dict[str, Any] = {name: line.pop(name) for name in ("optional", "why") if name in line}
    return {"action": line, **own}
