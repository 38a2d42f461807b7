"""What Stationfall gives to the pages and posters of the kit."""

from __future__ import annotations

from PIL import Image

from images.kit.canvas import Canvas, Point
from images.kit.themes import Colour, Theme, bright
from images.stationfall.icons import icon
from images.stationfall.pieces import draw_player
from images.stationfall.portraits import portrait
from images.stationfall.words import words


class StationfallStyle:
    """Implements `images.kit.strip.Style`."""

    def player(self, canvas: Canvas, colour: int, middle: Point, side: int) -> None:
        draw_player(canvas, colour, middle, side)

    def face(self, theme: Theme, key: str, side: int, name: str) -> Image.Image:
        return portrait(theme, key, side, name)

    def sign(self, theme: Theme, key: str, side: int, use: str, ground: str) -> Image.Image:
        return icon(key, side, theme[use], theme[ground])

    def symbol(self, theme: Theme, key: str, side: int, ground: Colour) -> Image.Image:
        ink = theme["fire"] if key == "fireball" else theme["ink"]
        if abs(bright(ink) - bright(ground)) < 0.2:
            ink = theme["ink"]
        return icon(key, side, ink, ground, theme["fire_core"])

    def page(self, title: str, page: int, pages: int, language: str) -> str:
        return words("page", language, title=title, page=page, pages=pages)


STYLE = StationfallStyle()
