"""Our own symbols: vector shapes on a square of 100 by 100, drawn large and reduced.

Each says one thing without words; a symbol that fills its square is still clear at 18 pixels.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.stationfall.canvas import reduced
from images.stationfall.pen import Pen
from images.stationfall.symbols import SHAPES
from images.stationfall.themes import Colour


@lru_cache(maxsize=600)
def icon(
    name: str, side: int, ink: Colour, ground: Colour = (0, 0, 0), accent: Colour = (255, 255, 255)
) -> Image.Image:
    """A symbol as a sprite. `ground` shows through its holes; `accent` is its second colour."""
    pen = Pen(side, ink, ground, accent)
    SHAPES.get(name, SHAPES["box"])(pen)
    return reduced(pen.image)
