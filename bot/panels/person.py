"""What somebody prefers: language, theme, messages, reminders, quiet hours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.buttons.person import AWAY, Me
from bot.limits import MENU
from bot.panels.layout import BLUE, Layout, Page, button
from bot.store import Person
from bot.store.rows import HOUR, REMINDERS
from bot.words import Words
from game import text

HALVES = (-9.5, -3.5, -2.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75)
"""Where clocks are not whole hours from UTC."""


def me(person: Person, words: Words, themes: Sequence[str], now: float) -> Page:
    """All preferences, each with its menu."""

    layout = (
        Layout(BLUE)
        .text("## " + words("bot-me-title"))
        .text("\n".join(filter(None, _present(person, words, now))))
    )
    languages = ["auto", *text.languages()]
    layout.menu(
        Me("language"),
        words("bot-me-choose-language"),
        [(words(f"bot-language-{name}"), name, "") for name in languages],
    )
    if themes:
        layout.menu(
            Me("theme"),
            words("bot-me-choose-theme"),
            [(words("bot-me-as-the-table"), "-", ""), *((theme, theme, "") for theme in themes[: MENU - 1])],
        )
    intervals = [-1.0, *(hours * HOUR for hours in REMINDERS.hours)]
    layout.menu(
        Me("reminder"),
        words("bot-me-choose-reminder"),
        [(_interval(value, words), str(round(value)), "") for value in intervals],
    )
    nights = [(21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9), (1, 9), (1, 10)]
    layout.menu(
        Me("quiet"),
        words("bot-me-choose-quiet"),
        [
            (words("bot-me-quiet-none"), "-", ""),
            *((words("bot-me-quiet-from-to", start=a, end=b), f"{a}-{b}", "") for a, b in nights),
        ],
    )
    zones = range(-11, 14)
    layout.menu(
        Me("zone"),
        words("bot-me-choose-zone", zone=utc(person.zone)),
        [("UTC" + utc(zone), str(zone), "") for zone in zones],
    )
    layout.menu(
        Me("half"),
        words("bot-me-choose-half"),
        [("UTC" + utc(zone), str(zone), "") for zone in HALVES],
    )
    layout.menu(
        Me("away"),
        words("bot-me-choose-away"),
        [(words("bot-days", days=days), str(days), "") for days in AWAY],
    )
    label = words("bot-button-dm-off" if person.dm else "bot-button-dm-on")
    # It says what is to be, not what is to change: delivered twice it is still meant once.
    wish = Me("dm", wish="off" if person.dm else "on")
    taught = "off" if person.guided else "on"
    guide = button(words(f"bot-button-guide-{taught}"), Me("guide", wish=taught))
    return layout.buttons([button(label, wish), next_button(person, words), guide]).page()


def next_button(person: Person, words: Words) -> Any:
    """Whether to be told when one is next."""
    label = words("bot-button-next-off" if person.told_next else "bot-button-next-on")
    return button(label, Me("next", wish="off" if person.told_next else "on"))


def _present(person: Person, words: Words, now: float) -> list[str]:
    """What is preferred now, a line each; some are empty."""
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
    return [
        words("bot-me-language", language=words(f"bot-language-{person.language or 'auto'}")),
        words("bot-me-theme", theme=person.theme or words("bot-me-as-the-table")),
        words("bot-me-dm-on" if person.dm else "bot-me-dm-off"),
        words("bot-me-next-on") if person.told_next else "",
        words("bot-me-reminder", interval=_interval(person.reminder, words)),
        quiet,
        away,
        words("bot-dm-refused") if person.dm_refused else "",
    ]


def utc(zone: float) -> str:
    """A zone as it is written: UTC+5:30."""
    hours, minutes = divmod(round(abs(zone) * 60), 60)
    return f"{'-' if zone < 0 else '+'}{hours}" + (f":{minutes:02}" if minutes else "")


def _interval(seconds: float, words: Words) -> str:
    if seconds < 0:
        return words("bot-me-as-the-table")
    return words.hours(round(seconds / HOUR))
