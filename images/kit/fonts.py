"""Letters: fonts from pinned packages, and text that fits its box."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Literal

from PIL import ImageFont

from game.text import ELLIPSIS

Weight = Literal["regular", "semibold", "bold", "black", "italic"]

_FACES: dict[Weight, str] = {
    "regular": "Regular",
    "semibold": "Semibold",
    "bold": "Bold",
    "black": "Black",
    "italic": "It",
}

# Japanese letters, and whatever stands beside them in the same words: package and file.
_WIDE_FACES: dict[Weight, tuple[str, str]] = {
    "regular": ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
    "semibold": ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
    "bold": ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
    "black": ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
    "italic": ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
}


@cache
def _latin(weight: Weight) -> str:
    return str(files("font_source_sans_pro").joinpath(f"files/SourceSansPro-{_FACES[weight]}.ttf"))


@cache
def _japanese(weight: Weight) -> str:
    package, file = _WIDE_FACES[weight]
    return str(files(package).joinpath(file))


def _wide(text: str) -> bool:
    """Whether a text needs letters that the Latin fonts do not have."""
    return any("\u2e80" <= letter <= "\uffef" for letter in text)


def writable(text: str) -> str:
    """What people call themselves, without letters that the fonts do not have."""
    return "".join(letter for letter in text if " " <= letter <= "\u052f" or _wide(letter)).strip()


@lru_cache(maxsize=256)
def _load(path: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout gives the same pixels whether or not a machine has libraqm.
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def font(text: str, size: int, weight: Weight = "bold") -> ImageFont.FreeTypeFont:
    """The font that can show a text. The Japanese ones are large: they are read when first needed."""
    if _wide(text):
        # A Japanese letter fills its square, a Latin one does not: this makes them look equally large.
        fitting = round(size * 0.9)
        # Each size of these fonts takes a megabyte: of the larger ones every other will do.
        return _load(_japanese(weight), fitting - fitting % 2 if fitting > 16 else fitting)
    return _load(_latin(weight), size)


@lru_cache(maxsize=2_000)
def runs(text: str, size: int, weight: Weight = "bold") -> tuple[tuple[str, ImageFont.FreeTypeFont], ...]:
    """A text in parts, each with the font that can show it: the Japanese ones lack letters, as ż."""
    if not _wide(text) or not any("\u0100" <= letter <= "\u052f" for letter in text):
        return ((text, font(text, size, weight)),)
    parts = ("".join(each) for _, each in groupby(text, _wide))
    return tuple((part, font(part, size, weight)) for part in parts)


@lru_cache(maxsize=20_000)
def width(text: str, size: int, weight: Weight = "bold") -> float:
    """How far a text runs, in pixels."""
    return sum(face.getlength(part) for part, face in runs(text, size, weight))


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


# What must not begin a line, and what must not end one.
_CLOSING = "、。，．・：；！？）」』】〕…‥ー～〜ヽヾ々％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ) "
_OPENING = "（「『【〔("
_CHUNK = re.compile(
    r"[!-~]*[\u4e00-\u9fff々]{1,4}[ぁ-ん]{0,6}"  # an inflected word, with its number if it has one
    r"|[ァ-ヴー]+[ぁ-ん]{0,6}|[!-~À-\u052f]+|[ぁ-ん]{1,6}|.",
    re.DOTALL,
)
"""Words stay whole where they can."""
_LETTER = re.compile(".", re.DOTALL)


def _chunks(text: str, pattern: re.Pattern[str] = _CHUNK) -> list[str]:
    """Between these a text without spaces may be broken."""
    chunks: list[str] = []
    for chunk in pattern.findall(text):
        if chunks and (chunk[0] in _CLOSING or chunks[-1][-1] in _OPENING):
            chunks[-1] += chunk
        else:
            chunks.append(chunk)
    return chunks


@lru_cache(maxsize=2_000)
def wrapped(text: str, room: int, size: int, weight: Weight = "regular") -> tuple[str, ...]:
    """The text in lines no longer than the room."""
    parts, space = (_chunks(text), "") if _wide(text) else (text.split(), " ")
    lines: list[str] = []
    for part in parts:
        # A word longer than a line is broken between any two letters; with spaces it is left as it is.
        pieces = _chunks(part, _LETTER) if not space and width(part, size, weight) > room else [part]
        for piece in pieces:
            if lines and width(f"{lines[-1]}{space}{piece}".rstrip(), size, weight) <= room:
                lines[-1] = f"{lines[-1]}{space}{piece}"
            else:
                lines.append(piece)
    return tuple(line.strip() for line in lines)


def broken(text: str, room: int, size: int, weight: Weight) -> list[str]:
    """A text in lines; a word that is longer than a line, as a name may be, is broken, too."""
    lines: list[str] = []
    for line in wrapped(text, room, size, weight):
        while width(line, size, weight) > room:
            fits = next(end for end in range(len(line), 0, -1) if width(line[:end], size, weight) <= room)
            lines.append(line[:fits])
            line = line[fits:]
        lines.append(line)
    return lines
