"""`python -m tests.images.portraits sheet.png` draws every portrait at every size, in colour, in grey, and as
those see it who lack a colour. Look at it, small, before a drawing is kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from images.kit.canvas import Canvas
from images.kit.themes import Colour, Theme
from images.stationfall.portraits import drawings, portrait
from images.stationfall.themes import theme
from tests.images.scenes import THEMES
from tests.images.test_colours import SIMULATED, linear

SIZES = (96, 48, 32, 24)
EACH, HIGH, COLUMNS = 340, 120, 5


def on_its_place(it: Theme, key: str, side: int, place: str = "tag") -> Image.Image:
    """A portrait as it lies on a pawn."""
    sprite = portrait(it, key, side)
    image = Image.new("RGB", sprite.size, it[place])
    image.paste(sprite, (0, 0), sprite)
    return image


def colours(image: Image.Image) -> list[Colour]:
    """Of every pixel."""
    flat = image.tobytes()
    return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))


@cache
def _shone(light: float) -> int:
    share = min(max(light, 0), 1)
    return round(255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


def seen(image: Image.Image, vision: str) -> Image.Image:
    """As it looks to somebody."""
    pixels = []
    for colour in colours(image):
        light = [linear(part) for part in colour]
        pixels.append(
            tuple(_shone(sum(a * b for a, b in zip(row, light, strict=True))) for row in SIMULATED[vision])
        )
    found = Image.new("RGB", image.size)
    found.putdata(pixels)
    return found


def sheet(it: Theme, keys: Sequence[str]) -> Image.Image:
    rows = -(-len(keys) // COLUMNS)
    canvas = Canvas(it, (COLUMNS * EACH, rows * HIGH), it["panel"])
    ways: tuple[Callable[[Image.Image], Image.Image], ...] = (
        lambda image: image.convert("L").convert("RGB"),
        lambda image: seen(image, "deuteranopia"),
        lambda image: seen(image, "tritanopia"),
    )
    for place, key in enumerate(keys):
        left, top = place % COLUMNS * EACH + 8, place // COLUMNS * HIGH + 4
        canvas.text((left, top + 98, left + EACH - 16, top + 114), key, 14, it["ink"])
        x = left
        for side in SIZES:
            canvas.image.paste(on_its_place(it, key, side), (x, top))
            if side < SIZES[0]:
                for row, way in enumerate(ways[:1] if side > 32 else ways[:2] if side > 24 else ways, 1):
                    canvas.image.paste(way(on_its_place(it, key, side)), (x, top + row * (side + 2)))
            x += side + 6
        for row, name in enumerate(THEMES[1:]):
            canvas.image.paste(on_its_place(theme(name), key, 24, "panel"), (x, top + row * 25))
    return canvas.image


if __name__ == "__main__":
    sheet(theme("dark"), list(drawings())).save(Path(sys.argv[1]))
    print(sys.argv[1])
