"""What Perigee gives to the pages and posters of the kit."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from game.perigee.preview import COUNTRIES
from images.kit.canvas import Canvas, Point, rounded
from images.kit.strip import Plain
from images.kit.themes import Theme, on
from images.perigee.bits import CODES
from images.perigee.symbols import icon
from images.perigee.words import words


@lru_cache(maxsize=200)
def emblem(theme: Theme, crew: int, side: int) -> Image.Image:
    """Two letters on the colour of a country."""
    fill = theme.seat(crew)
    canvas = Canvas(theme, (side, side), fill)
    size = round(side * 0.5)
    canvas.text(
        (0, 0, side, side), CODES[COUNTRIES[crew]], size, on(fill), align="centre", weight="black", least=12
    )
    shape = rounded((side, side), fill, theme["token_edge"], max(side // 30, 2), side // 5)
    image = Image.new("RGBA", (side, side))
    image.paste(shape, (0, 0), shape)
    inner = (side // 10, side // 5, side - side // 10, side - side // 5)
    image.paste(canvas.image.crop(inner), inner[:2])
    return image


class PerigeeStyle(Plain):
    """Implements `images.kit.strip.Style`."""

    def player(self, canvas: Canvas, colour: int, middle: Point, side: int) -> None:
        canvas.centre(emblem(canvas.theme, colour, side), middle)

    def face(self, theme: Theme, key: str, side: int, name: str) -> Image.Image:
        """A sign, standing by itself: of a resource in its own colour."""
        ink = theme[key] if key in theme.colours else theme["ink"]
        image = rounded((side, side), theme["field"], theme["panel_edge"], 3, side // 6).copy()
        drawn = icon(key, round(side * 0.7), ink, theme["field"])
        image.alpha_composite(drawn, ((side - drawn.width) // 2, (side - drawn.height) // 2))
        return image


STYLE = PerigeeStyle(icon, words)
