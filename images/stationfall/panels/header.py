"""The minute track and the systems of the station."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Piece
from images.kit.panel import panel
from images.kit.themes import Theme, blend, on
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.words import name, words

TRACK = 15
"""The highest minute of the track (15.1)."""


class Chip(msgspec.Struct, frozen=True):
    """One of the station's systems, and how it is."""

    icon: str
    title: str
    state: str
    use: str
    struck: bool = False
    changed: bool = False


class Header(msgspec.Struct, frozen=True):
    language: str
    minute: int
    before: int
    """The minute of the picture this one is compared with."""
    over: bool
    reentry: bool | None
    marks: tuple[tuple[int, str, int], ...]
    """Minute, what, whose."""
    chips: tuple[Chip, ...]


def header(view: View, language: str, since: View | None = None) -> Header:
    before = {chip.icon: chip.state for chip in chips(since, language)} if since is not None else {}
    shown = tuple(
        msgspec.structs.replace(chip, changed=before.get(chip.icon, chip.state) != chip.state)
        for chip in chips(view, language)
    )
    marks = tuple((mark.minute, mark.what, mark.colour) for mark in view.markers if mark.minute >= 0)
    earlier = since.minute if since is not None else view.minute
    return Header(language, view.minute, earlier, view.phase == "over", view.reentry, marks, shown)


def chips(view: View, language: str) -> list[Chip]:
    """The systems of the station."""

    def chip(symbol: str, key: str, state: str, use: str, struck: bool = False) -> Chip:
        return Chip(symbol, words(f"chip-{key}", language), words(f"state-{state}", language), use, struck)

    power = min(view.power, 2)
    found = [
        chip("bolt", "power", ("power-full", "power-emergency", "power-blackout")[power],
             ("good", "warn", "bad")[power]),
        chip("camera", "cameras", "on" if view.cameras else "off",
             "good" if view.cameras else "off", not view.cameras),
        chip("jammer", "jammers", "on" if view.jammers else "off",
             "good" if view.jammers else "off", not view.jammers),
        chip("siren", "abandon", "abandon" if view.abandon else "stay", "bad" if view.abandon else "off"),
    ]  # fmt: skip
    found.append(_antimatter(view, language))
    project = name(view.projectx, language) if view.projectx else words("state-sealed", language)
    state = project if view.released else words("state-sealed", language)
    found.append(Chip("monster", words("chip-project", language), state, "bad" if view.released else "off"))
    return found


def _antimatter(view: View, language: str) -> Chip:
    title = words("chip-antimatter", language)
    if view.detonated:
        return Chip("antimatter", title, words("state-detonated", language), "bad", True)
    for mark in view.markers:
        if mark.what == "antimatter":
            return Chip("antimatter", title, words("state-bang", language, minute=mark.minute), "bad")
    if view.armed:
        return Chip("antimatter", title, words("state-armed", language), "bad")
    return Chip("antimatter", title, words("state-safe", language), "good")


@lru_cache(maxsize=80)
def draw_header(theme: Theme, it: Header) -> Piece:
    box = layout().header
    canvas = panel(theme, box)
    high = box[3] - box[1]
    lamp = theme["bad"] if it.minute <= 2 else theme["warn"] if it.minute <= 5 else theme["ink"]
    canvas.panel((6, 6, 150, high - 6), lamp, None, 0, 9)
    ink = on(lamp)
    canvas.text((10, 6, 76, high - 6), str(it.minute), 66, ink, align="centre", weight="black")
    canvas.text((78, 14, 144, 40), words("minute-left", it.language, minute=it.minute), 22, ink, least=12)
    canvas.text((78, 38, 144, 62), words("minute-left-2", it.language, minute=it.minute), 22, ink, least=12)
    left, wide = 158, 37
    for place in range(TRACK + 1):
        _step(canvas, it, TRACK - place, (left + place * wide, 6, left + (place + 1) * wide, high - 6))
    start = left + (TRACK + 1) * wide + 8
    each = (box[2] - box[0] - start - 4) // len(it.chips)
    for place, chip in enumerate(it.chips):
        _chip(canvas, chip, (start + place * each, 6, start + (place + 1) * each - 4, high - 6))
    return canvas.piece()


def _step(canvas: Canvas, it: Header, minute: int, box: Box) -> None:
    """One minute of the track; on the last lies the re-entry token."""
    theme = canvas.theme
    left, top, right, bottom = box
    now = minute == it.minute
    past = minute > it.minute
    fill = theme["ink"] if now else theme["panel"] if past else theme["field"]
    gone = it.minute < minute <= it.before
    edge = theme["change" if gone else "ink" if now else "panel_edge"]
    cell = (left + 1, top + 22, right - 1, bottom)
    canvas.panel(cell, fill, edge, 4 if gone else 2, 7)
    ink = theme["space"] if now else theme["faint"] if past else theme["ink"]
    if minute == 0:
        token = {None: "question", True: "fireball", False: "descent"}[it.reentry]
        colour = theme["fire"] if it.reentry else theme["ink"] if it.reentry is False else theme["warn"]
        canvas.centre(
            icon(token, 20, colour, theme["panel"], theme["fire_core"]), ((left + right) / 2, top + 10)
        )
    canvas.text(cell, str(minute), 26 if now else 21, ink, align="centre", weight="black" if now else "bold")
    marks = [mark for mark in it.marks if mark[0] == minute]
    for place, (_, what, colour_of) in enumerate(marks[:1]):
        x = (left + right) // 2 + place * 12
        fill = theme["damage"] if what == "antimatter" else theme.seat(colour_of)
        canvas.centre(icon(what, 24, fill, theme["panel"], fill), (x, top + 10))


def _chip(canvas: Canvas, chip: Chip, box: Box) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    colour = theme[chip.use]
    alarm = chip.use in ("bad", "warn")
    fill = blend(theme["field"], colour, 0.28) if alarm else theme["field"]
    canvas.panel(box, fill, theme["change"] if chip.changed else colour, 5 if chip.changed else 3, 9)
    side = 32
    y = (top + bottom) // 2
    canvas.stamp(icon(chip.icon, side, colour, fill, theme["fire_core"]), (left + 7, y - side // 2))
    if chip.struck:
        strike = canvas.smooth((left + 4, y - 20, left + 44, y + 20))
        strike.line([(left + 8, y + 15), (left + 38, y - 15)], fill, 8)
        strike.line([(left + 8, y + 15), (left + 38, y - 15)], theme["bad"], 4)
        strike.done()
    start = left + side + 11
    canvas.text(
        (start, top + 7, right - 5, top + 29),
        chip.title,
        17,
        theme["ink" if alarm else "soft"],
        least=11,
        weight="semibold",
    )
    canvas.text(
        (start, top + 30, right - 5, bottom - 6), chip.state, 22, theme["ink"], least=11, weight="black"
    )
