"""What somebody prefers: language, theme, messages, reminders, quiet hours."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.panels.address import Address
from bot.panels.layout import BLUE, Layout, Page, Style, button
from bot.store import Person
from bot.store.rows import HOUR, REMINDERS, ZONES
from bot.words import Words
from game import text

Changes = dict[str, Any]

AWAY = (0, 1, 2, 3, 5, 7, 10, 14)
"""For so many days somebody can say that they are away."""
CLOCK = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")
QUARTERS, EAST = 96, 52
"""Quarters of an hour in a day, and how many of them the easternmost clocks are ahead of UTC."""


def me(person: Person, words: Words, themes: Sequence[str], now: float) -> Page:
    """All preferences, each with its menu."""

    def address(deed: str) -> Address:
        return Address("me", deed)

    quiet = (
        words("bot-me-quiet-from-to", start=person.quiet_from, end=person.quiet_to)
        if person.quiet_from >= 0
        else words("bot-me-quiet-none")
    )
    away = (
        words("bot-me-away-until", until=f"<t:{round(person.away_until)}:f>")
        if person.away_until > now
        else ""
    )
    lines = [
        words("bot-me-language", language=words(f"bot-language-{person.language or 'auto'}")),
        words("bot-me-theme", theme=person.theme or words("bot-me-as-the-table")),
        words("bot-me-dm-on" if person.dm else "bot-me-dm-off"),
        words("bot-me-reminder", interval=_interval(person.reminder, words)),
        quiet,
        away,
        words("bot-dm-refused") if person.dm_refused else "",
    ]
    layout = Layout(BLUE).text("## " + words("bot-me-title")).text("\n".join(filter(None, lines)))
    languages = ["auto", *text.languages()]
    layout.menu(
        address("language"),
        words("bot-me-choose-language"),
        [(words(f"bot-language-{name}"), name, "") for name in languages],
    )
    if themes:
        layout.menu(
            address("theme"),
            words("bot-me-choose-theme"),
            [(words("bot-me-as-the-table"), "-", ""), *((theme, theme, "") for theme in themes[:24])],
        )
    intervals = [-1.0, *(hours * HOUR for hours in REMINDERS.hours)]
    layout.menu(
        address("reminder"),
        words("bot-me-choose-reminder"),
        [(_interval(value, words), str(round(value)), "") for value in intervals],
    )
    nights = [(21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9), (1, 9), (1, 10)]
    layout.menu(
        address("quiet"),
        words("bot-me-choose-quiet"),
        [
            (words("bot-me-quiet-none"), "-", ""),
            *((words("bot-me-quiet-from-to", start=a, end=b), f"{a}-{b}", "") for a, b in nights),
        ],
    )
    zones = range(-11, 14)
    layout.menu(
        address("zone"),
        words("bot-me-choose-zone", zone=utc(person.zone)),
        [("UTC" + utc(zone), str(zone), "") for zone in zones],
    )
    layout.menu(
        address("away"),
        words("bot-me-choose-away"),
        [(words("bot-days", days=days), str(days), "") for days in AWAY],
    )
    label = words("bot-button-dm-off" if person.dm else "bot-button-dm-on")
    # It says what is to be, not what is to change: delivered twice it is still meant once.
    wish = Address("me", "dm", rest="off" if person.dm else "on")
    return layout.buttons([button(label, wish, Style.primary)]).page()


def changed(person: Person, deed: str, value: str, now: float) -> Person:
    """The preferences after a choice in one of the menus. Raises ValueError for what no menu offers."""
    if deed not in CHOICES:
        raise ValueError(deed)
    return msgspec.structs.replace(person, **CHOICES[deed](value, now))


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


CHOICES: dict[str, Callable[[str, float], Changes]] = {
    "language": _language,
    "theme": _theme,
    "reminder": _reminder,
    "quiet": _quiet,
    "zone": _zone,
    "clock": _clock,
    "away": _away,
    "dm": _dm,
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


def utc(zone: float) -> str:
    """A zone as it is written: UTC+5:30."""
    hours, minutes = divmod(round(abs(zone) * 60), 60)
    return f"{'-' if zone < 0 else '+'}{hours}" + (f":{minutes:02}" if minutes else "")


def _interval(seconds: float, words: Words) -> str:
    if seconds < 0:
        return words("bot-me-as-the-table")
    return words.hours(round(seconds / HOUR))
