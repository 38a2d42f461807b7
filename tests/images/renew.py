"""`python -m tests.images.renew` draws the golden pictures anew. Look at them before they are kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from game.stationx.view import View
from images.api import Look, Picture
from images.perigee import PerigeeGallery
from images.stationx import StationXGallery
from tests.images import orbits, positions
from tests.images.scenes import GAME, NAMES, busy, deal, drawn, over

FOLDER = Path(__file__).parent / "golden"
WIDE = 800


def goldens() -> dict[str, Callable[[], Picture]]:
    """The few pictures that are kept, by name."""
    choosing = GAME.view(deal(3, 3, "tutorial"), 0)
    return {
        "station-dark": lambda: drawn("station", busy()),
        "station-light": lambda: drawn("station", busy(), theme="light"),
        "section": lambda: drawn("section/aft_airlocks", busy()),
        "muster": lambda: drawn("muster", replace(busy(), seat=1)),
        "roster": lambda: drawn("roster", busy()),
        "card": lambda: drawn("card/cyborg", busy(), theme="light"),
        "identity": lambda: drawn("identity", choosing),
        "scores": lambda: drawn("scores", over()),
        "station-japanese": lambda: drawn("station", busy(), language="ja"),
        "card-japanese": lambda: drawn("card/billionaire", busy(), language="ja"),
        **{f"stationx-{name}": partial(_stationx, *how) for name, how in STATIONX.items()},
        **{f"perigee-{name}": partial(_perigee, *how) for name, how in PERIGEE.items()},
    }


STATIONX: dict[str, tuple[Callable[[], View], str, str, str]] = {
    "board": (positions.busy, "board", "dark", "en"),
    "board-light": (positions.busy, "board", "light", "pl"),
    "near": (positions.busy, "near/N13", "deuteranopia", "en"),
    "building": (positions.built, "board", "dark", "en"),
    "tree": (positions.busy, "tree", "tritanopia", "ja"),
    "legend": (positions.busy, "legend", "dark", "en"),
}
"""What is seen, which picture of it, and how."""


def _stationx(view: Callable[[], View], name: str, theme: str, language: str) -> Picture:
    since = positions.before()
    return StationXGallery().draw(
        name, view(), Look(theme=theme, language=language, names=NAMES), since=since
    )


PERIGEE: dict[str, tuple[str, str, str]] = {
    "board": ("board", "dark", "en"),
    "board-light": ("board", "light", "pl"),
    "turn": ("turn", "deuteranopia", "en"),
    "crew": ("crew/canada", "protanopia", "ja"),
    "cards": ("cards", "tritanopia", "pl"),
    "legend": ("legend", "dark", "ja"),
}


def _perigee(name: str, theme: str, language: str) -> Picture:
    return PerigeeGallery().draw(name, orbits.crowded(3), Look(theme=theme, language=language, names=NAMES))


def small(picture: Picture) -> Image.Image:
    """Half as wide, which is enough to see by and forgives a pixel."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.BOX)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in goldens().items():
        path = FOLDER / f"{name}.png"
        small(draw()).quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
        print(path)


if __name__ == "__main__":
    main()
