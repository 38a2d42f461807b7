"""What belongs together in a turn, as buttons and menus; and in small type what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, groupby
from typing import Any

from discord import ui

from bot.choices import BY
from bot.limits import MENU, ROW
from bot.panels.ids import Ids
from bot.panels.layout import Layout, Style, button
from bot.table import digest
from bot.words import Words
from game import text
from game.api import Action, Message, Missing, Way

NUMBERED = 10
"""Up to so many places are buttons, if there is room; the rest is a menu."""
SENTENCES = 5
"""The same for what can be done where one is: one row."""
LEAST = 3
"""So many of these always, beside a menu of the others."""
WHOM = 2
"""Menus of whom to act with."""
ELSE = 9
"""The number of the menu of what somebody else would do, behind all others of a page."""


def groups(ways: Sequence[Way]) -> dict[str, list[Way]]:
    found: dict[str, list[Way]] = {"whom": [], "where": [], "here": []}
    for way in ways:
        found[way.group].append(way)
    return found


def priced(ways: Sequence[Way], actions: Sequence[Action]) -> list[Way]:
    """The ways that begin with one of these, as all for one price do."""
    there = set(actions)
    return [way for way in ways if way.actions[0] in there]


def offered(ways: Sequence[Way]) -> set[Action]:
    """What is certainly offered by itself, however little room there is."""
    found = groups(ways)
    near, aside = _nearest(found["here"])
    sure = [
        *found["whom"][: WHOM * MENU],
        *found["where"][:MENU],
        *[*near, *aside][: MENU + min(len(near), LEAST)],
    ]
    return {way.actions[0] for way in sure if len(way.actions) == 1}


def show_ways(layout: Layout, ways: Sequence[Way], room: int, words: Words, plain: Words, ids: Ids) -> None:
    """Whom to act with, or where to go and what to do there, in at most `room` parts of the page."""
    found, menus = groups(ways), count()
    # Who is ready is one press, with all that decides it above; for others something is staged before.
    ready = [way for way in found["whom"] if len(way.actions) == 1][:ROW]
    if ready:
        said = [f"- **{_label(way, plain)}** · {words.message(way.detail)}" for way in ready if way.detail]
        layout.text("\n".join([words("ways-whom"), *said]))
        layout.buttons([button(_label(way, plain), ids.way(way), Style.primary) for way in ready])
    others = [way for way in found["whom"] if way not in ready][: WHOM * MENU]
    for start in range(0, len(others), MENU):
        more = bool(ready) or start > 0
        _menu(layout, others[start : start + MENU], next(menus), words, plain, ids, more=more)
    here = found["here"]
    near, aside = _nearest(here)
    least = _parts(min(len(near), LEAST), len(here))
    before = layout.parts
    numbered = _places(layout, found["where"], room - least, words, plain, ids)
    _menu(layout, found["where"][numbered:][:MENU], next(menus), words, plain, ids, more=numbered > 0)
    left = room - (layout.parts - before)
    sentences = _fitting(near, left, SENTENCES, of=len(here))
    layout.buttons([_sentence(way, plain, ids) for way in near[:sentences]])
    _menu(layout, [*near[sentences:], *aside][:MENU], next(menus), words, plain, ids, more=sentences > 0)


def deeds(ways: Sequence[Way], words: Words) -> list[Way]:
    """Those that do something, and do not go anywhere."""
    return [way for way in groups(ways)["here"] if not text.declines(way.actions[-1], words.game)]


def as_buttons(ways: Sequence[Way]) -> list[Way]:
    """Those that are buttons, if there is room."""
    found = groups(ways)
    return [*found["where"][:NUMBERED], *_nearest(found["here"])[0][:SENTENCES]]


def others_as_buttons(ways: Sequence[Way], room: int) -> int:
    """How many of what others would do are buttons in `room` parts."""
    return _fitting(ways, room, NUMBERED)


def show_others(layout: Layout, ways: Sequence[Way], near: int, words: Words, plain: Words, ids: Ids) -> None:
    """What others would do for the same price, each as a whole sentence with whoever does it: so many of the
    likeliest as buttons."""
    layout.buttons([button(plain.message(way.label), ids.way(way), ids.style(way)) for way in ways[:near]])
    options = [(plain.message(way.label), digest(*way.actions), "") for way in ways[near:][:MENU]]
    if options:
        layout.menu(ids.one_way(ELSE), words("bot-paid-deed"), options)


def _places(layout: Layout, where: Sequence[Way], room: int, words: Words, plain: Words, ids: Ids) -> int:
    """As many places as there is room for, a button each, below the heading that they have in common. How
    many."""
    # A heading is a part more, and begins a row.
    headings = sum(heading is not None for heading, _ in groupby(where, key=_heading))
    fitting = _fitting(where, room - 2 * headings, NUMBERED)
    for heading, some in groupby(where[:fitting], key=_heading):
        layout.text("-# " + words.message(heading) if heading else "")
        layout.buttons([_numbered(way, plain, ids, bare=heading is not None) for way in some])
    return fitting


def _heading(way: Way) -> Message | None:
    return way.heading


def _nearest(here: Sequence[Way]) -> tuple[list[Way], list[Way]]:
    """What may be a button each, and what is in a menu in any case."""
    return [way for way in here if not way.aside], [way for way in here if way.aside]


def _parts(buttons: int, of: int) -> int:
    """What so many buttons in rows take, with a menu for the others."""
    return buttons + -(-buttons // ROW) + (2 if of > buttons else 0)


def _fitting(ways: Sequence[Way], room: int, most: int, of: int = 0) -> int:
    """How many can be buttons, if there are more (`of`) in all or not."""
    of = of or len(ways)
    return max((n for n in range(min(len(ways), most) + 1) if _parts(n, of) <= room), default=0)


def _numbered(way: Way, plain: Words, ids: Ids, *, bare: bool = False) -> ui.Button[Any]:
    return button(_label(way, plain, bare=bare), ids.way(way), ids.style(way))


def _sentence(way: Way, plain: Words, ids: Ids) -> ui.Button[Any]:
    """Something to do; to wait is there, and is not what stands out, nor is what is seldom wanted."""
    quiet = way.aside or text.declines(way.actions[-1], plain.game)
    usual = Style.secondary if quiet else Style.primary
    return button(_label(way, plain), ids.way(way), ids.style(way, usual))


def _label(way: Way, plain: Words, *, bare: bool = False) -> str:
    if way.group == "here" and not getattr(way.actions[-1], BY, ""):
        # The page names whoever does it, and each line would begin so.
        said = plain.message(way.label, "bare")
        return said[:1].upper() + said[1:]
    name = plain.message(way.label, "bare" if bare else "")
    return plain("bot-numbered", number=way.number, name=name) if way.number else name


def _menu(
    layout: Layout, ways: Sequence[Way], number: int, words: Words, plain: Words, ids: Ids, *, more: bool
) -> None:
    """A menu of these; `more` of what stands above it already."""
    if len(ways) == 1 and not ways[0].aside:
        (way,) = ways
        layout.text(words.message(way.detail) if way.detail else "")
        layout.buttons([_numbered(way, plain, ids)])
    elif ways:
        options = [
            (_label(way, plain), digest(*way.actions), plain.message(way.detail) if way.detail else "")
            for way in ways
        ]
        asked = f"ways-{ways[0].group}" + ("-more" if more else "")
        layout.menu(ids.one_way(number), words(asked), options)


def absent(missing: Sequence[Missing], words: Words) -> str:
    """What somebody would look for, and why it is not there: in small type, each reason once."""
    found: dict[str, list[Missing]] = {}
    for it in missing:
        found.setdefault(words.message(it.reason), []).append(it)
    return "\n".join(
        "-# "
        + words(
            "bot-missing",
            what=words.listed(words.message(it.label) for it in some),
            why=why,
            rule=words.listed(dict.fromkeys(it.rule for it in some)),
        )
        for why, some in found.items()
    )
