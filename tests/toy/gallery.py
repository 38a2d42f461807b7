"""Pictures of the toy: a coloured strip that depends on every byte of the view."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image

from game.api import Message
from images.api import PLAIN, Look, Offer, Picture, Scene


class ToyGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = ("dark", "light")

    def offers(self, view: Any) -> Sequence[Offer]:
        own = [Offer("card", Message("toy-card"))] if view.seat is not None else []
        return [Offer("map", Message("toy-map")), Offer("purse", Message("toy-purse")), *own]

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        ink = sha256(name.encode() + look.theme.encode() + msgspec.json.encode(view, order="sorted")).digest()
        picture = Image.new("RGB", (320, 120), (30, 34, 46))
        for column in range(32):
            colour = (60 + ink[column] // 2, 60 + ink[-column] // 2, 120)
            picture.paste(colour, (column * 10, 20 + ink[column] % 40, column * 10 + 8, 110))
        data = BytesIO()
        picture.save(data, "PNG", compress_level=1)
        return Picture(data.getvalue(), f"{name}: {self.describe(view, language=look.language)}"[:1024])

    def after_round(self, view: Any) -> Sequence[str]:
        return ["map", "purse"]

    def panel(self, view: Any) -> Sequence[str]:
        return ["map"]

    def private(self, view: Any) -> Sequence[str]:
        return ["card"] if view.seat is not None else []

    def mark(self, view: Any, seat: int) -> str:
        return f"T{seat + 1}"

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        return ""

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        return self.draw("map", scenes[-1].view, look)

    def describe(self, view: Any, *, language: str = "en") -> str:
        pawns = ", ".join(f"{pawn} in {room}" for pawn, room in view.pawns.items())
        own = f"; you are {view.role}" if view.role else ""
        return f"round {view.round}, coins {list(view.coins)}, {pawns}{own}"
