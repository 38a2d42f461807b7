"""Missions and disaster cards that stay: how far each is, and which dice would fill it."""

from __future__ import annotations

from game.perigee.view import Card, View
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.themes import Colour, Theme
from images.kit.tiles import LINE, Lines, tile, written
from images.perigee.bits import (
    EDGE,
    INSIDE,
    PAD,
    WIDE,
    asks,
    badge,
    colour_of,
    framed,
    lay,
    missing,
    paragraph,
    sign,
)
from images.perigee.dice import NOBODY
from images.perigee.slots import Wanted, poisons, runs, wanted
from images.perigee.words import name

SEGMENT = 22
"""The width of a slot in a bar."""


def bar(theme: Theme, card: Card, ground: Colour) -> Piece:
    """A slot each: full ones are filled and taller."""
    each = min(SEGMENT, (INSIDE - 8) // len(card.filled))
    canvas = Canvas(theme, (each * len(card.filled) + 4, LINE), ground)
    filled = len(card.filled) - missing(card)
    for place in range(len(card.filled)):
        left = place * each
        if place < filled:
            canvas.box((left, 8, left + each - 4, LINE - 8), theme["good"])
        else:
            canvas.box((left, 14, left + each - 4, LINE - 14), theme["soft"])
            canvas.box((left + 3, 17, left + each - 7, LINE - 17), ground)
    return canvas.piece()


def chip(theme: Theme, it: Wanted, view: View, ground: Colour) -> list[Piece]:
    """Which dice, and how many of them."""
    found = asks(theme, it.asks, ground)
    if it.count > 1:
        found.append(written(theme, f"×{it.count}", ground, 36, "semibold", theme["soft"]))
    if it.apart >= 0:
        found.append(sign(theme, "disable", ground, theme["bad"], 30))
        found.append(badge(theme, view.crews[it.apart].country, ground))
    return found


def head(theme: Theme, card: Card, ground: Colour, language: str) -> list[Piece]:
    """What it is called, and how many of its slots are full."""
    filled = len(card.filled) - missing(card)
    count = f"{filled}/{len(card.filled)}"
    return [
        *paragraph(theme, name(card.key, language), ground, INSIDE - 230, 40, "black"),
        written(theme, count, ground, 42, "black", theme["good" if card.full else "ink"]),
    ]


class CardBox:
    """One card: laid out first, so that its height is known."""

    def __init__(
        self, theme: Theme, card: Card, view: View, language: str, since: View | None = None
    ) -> None:
        self.theme = theme
        self.ground = theme["panel"]
        self.lines = Lines(INSIDE)
        before = {it.key: it for it in (*since.missions, *since.cards)} if since is not None else {}
        self.changed = since is not None and before.get(card.key) != card
        mission = card in view.missions
        ink = theme["warn" if mission else "bad"]
        self.lines.add([sign(theme, "mission" if mission else "disaster", self.ground, ink, 40)])
        self.lines.add(head(theme, card, self.ground, language))
        for value in poisons(card):
            skull = sign(theme, "toxic", self.ground, theme["bad"], 36)
            self.lines.add([skull, framed(theme, value, 38, NOBODY, self.ground, LINE)], 2)
        if card.full:
            self.lines.add([sign(theme, "check", self.ground, theme["good"], 38)])
            return
        self.lines.fresh()
        self.lines.add([bar(theme, card, self.ground)])
        if runs(card):
            self._run(card, view)
            return
        for it in wanted(card):
            self.lines.add(chip(theme, it, view, self.ground), 4)

    def _run(self, card: Card, view: View) -> None:
        """One after another: an arrow between each and the next."""
        arrow = sign(self.theme, "makes", self.ground, self.theme["soft"], 18)
        for place, it in enumerate(wanted(card)):
            pieces = chip(self.theme, it, view, self.ground)
            self.lines.add([arrow, *pieces] if place else pieces, 4)

    @property
    def high(self) -> int:
        return self.lines.high + 16

    def lay(self, sheet: Sheet, top: int) -> int:
        """Gives where it ends."""
        box = (EDGE, top, WIDE - EDGE, top + self.high)
        edge = self.theme["change" if self.changed else "panel_edge"]
        tile(sheet, box, self.ground, edge, 6 if self.changed else 3)
        lay(sheet, self.lines, (EDGE + PAD, top + 8))
        return top + self.high + EDGE


def boxes(theme: Theme, view: View, language: str, since: View | None = None) -> list[CardBox]:
    """Missions first, then the disaster cards that lie there."""
    return [CardBox(theme, card, view, language, since) for card in (*view.missions, *view.cards)]


def filled_by(theme: Theme, card: Card, view: View, lines: Lines, ground: Colour) -> None:
    """The dice that have come to a card, each in its crew's colour, under its letters."""
    for crew, it in enumerate(view.crews):
        values = [value for value, by in zip(card.filled, card.by, strict=True) if value and by == crew]
        if values:
            mark = badge(theme, it.country, ground)
            faces = [framed(theme, value, 40, colour_of(it.country), ground, LINE) for value in values]
            lines.add([mark, *faces], 4)
