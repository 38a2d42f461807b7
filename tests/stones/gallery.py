"""Pictures of the stones: a pixel to a cell, ten times enlarged."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from game.api import Message
from images.api import PLAIN, Look, Offer, Picture, Scene

SIZE = 50
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
OWNERS = ((230, 159, 0), (86, 180, 233), (0, 158, 115), (240, 228, 66))


class StonesGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = ("dark",)

    def offers(self, view: Any) -> Sequence[Offer]:
        return [Offer("marsh", Message("stones-marsh"))]

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        picture = Image.new("RGB", (SIZE, SIZE), (30, 34, 46))
        for cell, owner in view.stones.items():
            column = cell.rstrip("0123456789")
            x = LETTERS.index(column[-1]) + (len(LETTERS) if len(column) > 1 else 0)
            picture.putpixel((x, int(cell.removeprefix(column)) - 1), OWNERS[owner])
        data = BytesIO()
        picture.resize((SIZE * 10, SIZE * 10), Image.Resampling.NEAREST).save(data, "PNG", compress_level=1)
        return Picture(data.getvalue(), self.describe(view, language=look.language)[:1024])

    def after_round(self, view: Any) -> Sequence[str]:
        return ["marsh"]

    def panel(self, view: Any) -> Sequence[str]:
        return ["marsh"]

    def private(self, view: Any) -> Sequence[str]:
        return []

    def mark(self, view: Any, seat: int) -> str:
        return ""

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        return ""

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        return self.draw("marsh", scenes[-1].view, look)

    def describe(self, view: Any, *, language: str = "en") -> str:
        stones = ", ".join(f"{cell} {owner + 1}" for cell, owner in sorted(view.stones.items()))
        return f"Round {view.round}: {stones}"
