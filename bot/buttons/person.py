"""What somebody prefers, and the menus in which they choose it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from bot.buttons.button import Button
from bot.refusal import Refused
from bot.store import Person
from bot.store.rows import REMINDERS, ZONES
from game import text

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Talk

Changes = dict[str, Any]

AWAY = (0, 1, 2, 3, 5, 7, 10, 14)
"""For so many days somebody can say that they are away."""
CLOCK = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")
QUARTERS, EAST = 96, 52
"""Quarters of an hour in a day, and how many of them the easternmost clocks are ahead of UTC."""


def changed(person: Person, cue: str, value: str, now: float) -> Person:
    """The preferences after a choice in one of the menus. Raises ValueError for what no menu offers."""
    if cue not in CHOICES:
        raise ValueError(cue)
    return msgspec.structs.replace(person, **CHOICES[cue](value, now))


def _language(value: str, now: float) -> Changes:
    if value not in ("auto", *text.languages()):
        raise ValueError(value)
    return {"language": "" if value == "auto" else value}


def _theme(value: str, now: float) -> Changes:
    return {"theme": "" if value == "-" else value[:40]}


def _reminder(value: str, now: float) -> Changes:
    seconds = float(value)
    if seconds != -1 and not REMINDERS.admits(seconds):
        raise ValueError(value)
    return {"reminder": seconds}


def _quiet(value: str, now: float) -> Changes:
    if value == "-":
        return {"quiet_from": -1, "quiet_to": -1}
    start, _, end = value.partition("-")
    hours = int(start), int(end)
    if not all(hour in range(24) for hour in hours):
        raise ValueError(value)
    return {"quiet_from": hours[0], "quiet_to": hours[1]}


def _zone(value: str, now: float) -> Changes:
    zone = float(value)
    if not ZONES[0] <= zone <= ZONES[1]:
        raise ValueError(value)
    return {"zone": zone}


def _clock(value: str, now: float) -> Changes:
    return {"zone": zone_of(value, now)}


def _away(value: str, now: float) -> Changes:
    days = AWAY[AWAY.index(int(value))]
    return {"away_until": now + days * 86400 if days > 0 else 0.0}


def _dm(value: str, now: float) -> Changes:
    if value not in ("on", "off"):
        raise ValueError(value)
    return {"dm": value == "on", "dm_refused": False}


def _next(value: str, now: float) -> Changes:
    if value not in ("on", "off"):
        raise ValueError(value)
    return {"told_next": value == "on"}


def _guide(value: str, now: float) -> Changes:
    if value not in ("on", "off"):
        raise ValueError(value)
    return {"guided": value == "on", "met": {}}


CHOICES: dict[str, Callable[[str, float], Changes]] = {
    "language": _language,
    "theme": _theme,
    "reminder": _reminder,
    "quiet": _quiet,
    "zone": _zone,
    "half": _zone,
    "clock": _clock,
    "away": _away,
    "dm": _dm,
    "next": _next,
    "guide": _guide,
}
"""What each choice changes. Raises ValueError for what no menu offers."""


def zone_of(clock: str, now: float) -> float:
    """How far a clock that now shows this is ahead of UTC, to the quarter of an hour. Raises ValueError."""
    shown = CLOCK.fullmatch(clock.strip())
    if shown is None:
        raise ValueError(clock)
    utc = datetime.fromtimestamp(now, UTC)
    minutes = (int(shown[1]) - utc.hour) * 60 + int(shown[2]) - utc.minute
    quarters = round(minutes / 15) % QUARTERS
    # Where the same hour belongs to two days, the one with more people.
    return (quarters - QUARTERS if quarters > EAST else quarters) / 4


@dataclass(frozen=True)
class Me(Button):
    """One preference. It is of no table, and works in every channel."""

    family = "me"
    cues: ClassVar[tuple[str, ...]] = tuple(CHOICES)
    slots: ClassVar[tuple[str, str]] = ("", "wish")

    game: int = 0
    wish: str = ""
    """What a button changes it to; a menu says it by what was chosen."""

    async def press(self, bot: Bot, talk: Talk, value: str) -> None:
        try:
            person = changed(talk.person, self.cue, value or self.wish, bot.now())
        except ValueError as error:
            raise Refused("bot-unknown-button") from error
        await bot.replies.mine.keep(talk, person)
        await bot.replies.mine.show_me(talk)
