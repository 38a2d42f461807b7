"""The pictures, put together: the station with all around it, what one acts from, a crew, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.api import Message
from game.perigee.preview import DISASTERS, aid, disaster, mission, number_of, worst
from game.perigee.view import View
from images.kit.callings import Callings, told
from images.kit.canvas import Sheet
from images.kit.fonts import broken
from images.kit.themes import Theme
from images.kit.tiles import LINE, Lines, blank, written
from images.perigee.bits import EDGE, WIDE, counted, framed, lay, sign
from images.perigee.cards import CardBox, boxes, filled_by
from images.perigee.cells import cells, draw_station, station_high
from images.perigee.crews import Box, PoolBox, crew_box, has_box, offers_box, tiles_box
from images.perigee.dice import NOBODY
from images.perigee.gauges import HIGH, draw_gauges
from images.perigee.words import GAME, name, words

SPENDING, OVER = 5, 7


class Part(Protocol):
    """Something as wide as the picture."""

    @property
    def high(self) -> int: ...

    def lay(self, sheet: Sheet, top: int) -> int: ...


def when(view: View, language: str) -> str:
    """How far the game is."""
    if view.ending:
        return words(f"over-{view.ending}", language)
    phase = words(f"phase-{view.phase}", language)
    return words("head", language, round=view.round, phase=phase)


def heading(theme: Theme, view: View, title: str, *, status: bool = True) -> Lines:
    """The title; below it what threatens everybody: toxic dice, the aid, devices, cards to come."""
    ground = theme["space"]
    lines = Lines(WIDE - 2 * EDGE)
    for part in broken(title, lines.wide - 4, 44, "black"):
        lines.fresh()
        lines.add([written(theme, part, ground, 44, "black", theme["ink"])])
    if not status:
        lines.fresh()
        return lines
    lines.fresh()
    lines.add(counted(theme, "device", view.devices, ground, "good", 40), 4)
    lines.add(counted(theme, "deck", view.deck, ground, "soft", 40), 4)
    done = f"{sum(card.done for card in view.missions)}/{len(view.missions)}"
    lines.add(counted(theme, "mission", done, ground, "warn", 38), 4)
    if view.disaster == "toxic":
        lines.add(counted(theme, "aid", aid(view.crews), ground, "bad", 40), 4)
    if view.toxic:
        faces = [framed(theme, value, 42, NOBODY, ground, LINE) for value in view.toxic]
        lines.add([sign(theme, "toxic", ground, theme["bad"], 42), *faces], 4)
    lines.fresh()
    return lines


def stacked(theme: Theme, head: Lines, parts: Sequence[Part], above: int = 0) -> tuple[Sheet, int]:
    """A sheet with room for all of it, and where what follows the heading begins; `above`: what else stands
    over the parts."""
    top = EDGE + head.high + EDGE
    high = top + above + sum(part.high + EDGE for part in parts)
    sheet = blank(theme, WIDE, high)
    lay(sheet, head, (EDGE, EDGE))
    return sheet, top


GAUGES = 2 * (HIGH + EDGE)


def draw_board(view: View, theme: Theme, language: str, called: Callings, since: View | None = None) -> Sheet:
    """Gauges, the station, missions and disasters that stay, every crew."""
    found = cells(view, since)
    head = heading(theme, view, when(view, language))
    parts: list[Part] = [*boxes(theme, view, language, since)]
    parts += [crew_box(theme, view, it, called) for it in range(len(view.crews))]
    high = station_high(found) + EDGE
    sheet, top = stacked(theme, head, parts, GAUGES + high)
    top = draw_gauges(sheet, view, language, top)
    draw_station(sheet, view, found, language, top)
    top += high
    for part in parts:
        top = part.lay(sheet, top)
    return sheet


def draw_turn(view: View, theme: Theme, language: str, called: Callings, since: View | None = None) -> Sheet:
    """What one acts from: the gauges, one's dice large, one's tiles, what missions want; or the offers."""
    head = heading(theme, view, when(view, language))
    parts: list[Part] = []
    for it in view.mine:
        if view.phase == SPENDING:
            parts += [crew_box(theme, view, it, called), offers_box(theme, view, it, language)]
        else:
            parts.append(PoolBox(theme, view, it, called, language))
        parts.append(tiles_box(theme, view, it, language))
    parts += boxes(theme, view, language, since)
    sheet, top = stacked(theme, head, parts, GAUGES)
    top = draw_gauges(sheet, view, language, top)
    for part in parts:
        top = part.lay(sheet, top)
    return sheet


def draw_crew(view: View, country: str, theme: Theme, language: str, called: Callings) -> Sheet:
    """Everything of one crew."""
    it = number_of(view.crews, country)
    head = heading(theme, view, name(country, language), status=False)
    parts: list[Part] = [
        PoolBox(theme, view, it, called, language),
        has_box(theme, view, it, language),
        tiles_box(theme, view, it, language),
        offers_box(theme, view, it, language),
    ]
    sheet, top = stacked(theme, head, parts)
    for part in parts:
        top = part.lay(sheet, top)
    return sheet


def draw_cards(view: View, theme: Theme, language: str, called: Callings) -> Sheet:
    """Missions and disasters in words, whose dice lie on them, what may still come."""
    head = heading(theme, view, words("offer-cards", language))
    parts: list[Part] = []
    for card in (*view.missions, *view.cards):
        box = CardBox(theme, card, view, language)
        box.lines.fresh()
        filled_by(theme, card, view, box.lines, box.ground)
        about = disaster(card.key) if card.key in DISASTERS else takes(card.key)
        _say(box, told(about, called, language, GAME))
        parts.append(box)
    parts.append(_coming(theme, view, language, called))
    sheet, top = stacked(theme, head, parts)
    for part in parts:
        top = part.lay(sheet, top)
    return sheet


def takes(key: str) -> Message:
    """What a mission asks for and brings."""
    return Message("picture-takes", {"about": mission(key)})


def _say(box: CardBox, text: str) -> None:
    ground = box.ground
    for line in broken(text, box.lines.wide - 4, 38, "regular"):
        box.lines.fresh()
        box.lines.add([written(box.theme, line, ground, 38, "regular", box.theme["ink"])])


def _coming(theme: Theme, view: View, language: str, called: Callings) -> Box:
    """Cards of the deck that nobody has seen yet, and the worst of them."""
    box = Box(theme, theme["panel_edge"])
    box.say(words("coming", language, count=view.deck), "soft", 40)
    box.say(
        words("comma", language).join(name(key, language) for key in view.unseen) or "–", weight="semibold"
    )
    threat = worst(view)
    if threat is not None:
        box.say(words("worst", language, card=name(threat.card, language)), "bad")
        box.say(told(disaster(threat.card), called, language, GAME), weight="regular")
    return box
