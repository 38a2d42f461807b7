"""Symbols: vector shapes on a square of 100 by 100, drawn large and reduced.

Each says one thing without words; a symbol that fills its square is still clear at 18 pixels.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from images.kit.canvas import reduced
from images.kit.pen import Pen, Shape
from images.kit.themes import Colour


class Icons:
    """All symbols of a gallery; for one that is not there stands the one that is for anything."""

    def __init__(self, shapes: Mapping[str, Shape], anything: str) -> None:
        self.shapes = shapes
        self.anything = anything

    def __call__(
        self,
        name: str,
        side: int,
        ink: Colour,
        ground: Colour = (0, 0, 0),
        accent: Colour = (255, 255, 255),
    ) -> Image.Image:
        """A symbol as a sprite. `ground` shows through its holes; `accent` is its second colour."""
        return _drawn(self, name, side, ink, ground, accent)


@lru_cache(maxsize=600)
def _drawn(of: Icons, name: str, side: int, ink: Colour, ground: Colour, accent: Colour) -> Image.Image:
    pen = Pen(side, ink, ground, accent)
    of.shapes.get(name, of.shapes[of.anything])(pen)
    return reduced(pen.image)
