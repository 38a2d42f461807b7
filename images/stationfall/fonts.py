"""Letters: fonts from pinned packages, and text that fits its box."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Weight = Literal["regular", "semibold", "bold", "black", "italic"]

_FACES: dict[Weight, str] = {
    "regular": "Regular",
    "semibold": "Semibold",
    "bold": "Bold",
    "black": "Black",
    "italic": "It",
}

# Packages with Japanese letters, taken if one is installed: package, and the file in it.
_JAPANESE = (("matplotlib_fontja", "fonts/ipaexg.ttf"),)

ELLIPSIS = "…"


@cache
def _latin(weight: Weight) -> str:
    return str(files("font_source_sans_pro").joinpath(f"files/SourceSansPro-{_FACES[weight]}.ttf"))


@cache
def _japanese() -> str | None:
    for package, file in _JAPANESE:
        found = find_spec(package)
        if found is not None and found.origin is not None:
            path = Path(found.origin).parent / file
            if path.is_file():
                return str(path)
    return None


def _wide(text: str) -> bool:
    """Whether a text needs letters that the Latin fonts do not have."""
    return any("\u2e80" <= letter <= "\uffef" for letter in text)


@lru_cache(maxsize=256)
def _load(path: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout gives the same pixels whether or not a machine has libraqm.
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def font(text: str, size: int, weight: Weight = "bold") -> ImageFont.FreeTypeFont:
    """The font that can show a text."""
    if _wide(text):
        path = _japanese()
        if path is not None:
            return _load(path, round(size * 0.9))
    return _load(_latin(weight), size)


@lru_cache(maxsize=20_000)
def width(text: str, size: int, weight: Weight = "bold") -> float:
    """How far a text runs, in pixels."""
    return font(text, size, weight).getlength(text)


@lru_cache(maxsize=20_000)
def fitted(text: str, room: int, size: int, least: int, weight: Weight = "bold") -> tuple[str, int]:
    """The text and the size at which it fits: smaller first, and only then shortened."""
    for smaller in range(size, least - 1, -1):
        if width(text, smaller, weight) <= room:
            return text, smaller
    short = text
    while short and width(short.rstrip() + ELLIPSIS, least, weight) > room:
        short = short[:-1]
    return (short.rstrip() + ELLIPSIS if short else ""), least


@lru_cache(maxsize=2_000)
def wrapped(text: str, room: int, size: int, weight: Weight = "regular") -> tuple[str, ...]:
    """The text in lines no longer than the room."""
    # Japanese has no spaces: it may be broken anywhere.
    parts, space = (list(text), "") if _wide(text) else (text.split(), " ")
    lines: list[str] = []
    for part in parts:
        if lines and width(f"{lines[-1]}{space}{part}", size, weight) <= room:
            lines[-1] = f"{lines[-1]}{space}{part}"
        else:
            lines.append(part)
    return tuple(lines)
