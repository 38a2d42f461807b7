"""What Station X gives to the pages and posters of the kit."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from game.stationx.view import PIECES
from images.kit.canvas import Canvas, Point, rounded
from images.kit.strip import Plain
from images.kit.themes import Theme, on
from images.stationx.figures import Look, blocks, statue
from images.stationx.floor import SIGNS
from images.stationx.symbols import icon
from images.stationx.words import words


@lru_cache(maxsize=200)
def emblem(theme: Theme, seat: int, side: int) -> Image.Image:
    """The sign of a faction on its colour, with as many blocks as on the figures."""
    fill = theme.seat(seat)
    canvas = Canvas(theme, (side, side), fill)
    canvas.centre(icon(SIGNS[seat], round(side * 0.66), on(fill), fill), (side / 2, side * 0.42))
    blocks(canvas, seat, (side // 2, round(side * 0.82)), on(fill), max(side // 9, 4))
    shape = rounded((side, side), fill, theme["token_edge"], max(side // 40, 2), side // 5)
    image = Image.new("RGBA", (side, side))
    image.paste(shape, (0, 0), shape)
    inner = max(side // 40, 2) + 1
    box = (side // 8, inner, side - side // 8, side - side // 10)
    image.paste(canvas.image.crop(box), box[:2])
    return image


class StationXStyle(Plain):
    """Implements `images.kit.strip.Style`."""

    def player(self, canvas: Canvas, colour: int, middle: Point, side: int) -> None:
        canvas.centre(emblem(canvas.theme, colour, side), middle)

    def face(self, theme: Theme, key: str, side: int, name: str) -> Image.Image:
        """A figure, standing by itself."""
        piece = PIECES[key]
        return statue(theme, Look(piece.kind, piece.number, piece.seat), side)


STYLE = StationXStyle(icon, words)
