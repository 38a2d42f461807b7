"""A text with pictures, to be written as Markdown or as one HTML page that needs nothing from anywhere."""

from __future__ import annotations

import base64
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO

from images.api import Picture

STYLE = (
    ":root{color-scheme:light dark}body{max-width:44rem;margin:auto;padding:1rem;font:1.05rem/1.6 sans-serif}"
    "img{max-width:100%;height:auto}h1,h2,h3{line-height:1.25}li{margin:.15rem 0}"
    "figcaption,small{opacity:.75}figure{margin:1.5rem 0}"
)
"""Of the page: light or dark as its reader has it, as wide as can be read."""
MARKS = "\\`*_{}[]<>#|~"
"""What Markdown would take for more than words."""


@dataclass(frozen=True)
class Heading:
    """A line above what belongs to it; 1 is the title of all."""

    level: int
    words: str


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    words: str


@dataclass(frozen=True)
class Points:
    """Lines that stand below each other."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Shown:
    """A picture, and the name of its file."""

    name: str
    picture: Picture


@dataclass(frozen=True)
class Space:
    """Where pictures may stand, if there is room for them: of which game, and of which of its rounds."""

    game: int
    round: int


Block = Heading | Paragraph | Points | Shown | Space


def markdown(blocks: Sequence[Block]) -> str:
    """As Markdown; pictures are files in a folder beside it."""
    return "\n\n".join(filter(None, map(_marked, blocks))) + "\n"


def _marked(block: Block) -> str:
    match block:
        case Heading(level, words):
            return "#" * level + " " + _plain(words)
        case Paragraph(words):
            return _plain(words)
        case Points(lines):
            return "\n".join("- " + _plain(line) for line in lines)
        case Shown():
            return f"![{_plain(block.picture.alt)}](pictures/{filename(block)})"
        case Space():
            return ""


def _plain(words: str) -> str:
    """Words that mean nothing but themselves."""
    escaped = "".join("\\" + letter if letter in MARKS else letter for letter in " ".join(words.split()))
    return "\\" + escaped if escaped[:1] in "-+" and escaped else escaped


def filename(shown: Shown) -> str:
    """What the file of a picture is called."""
    return f"{shown.name}.{shown.picture.format}"


def html(blocks: Sequence[Block], title: str, language: str) -> str:
    """As one page with its pictures inside."""
    head = (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
    )
    return head + "\n".join(filter(None, map(_tagged, blocks))) + "\n</body>\n</html>\n"


def _tagged(block: Block) -> str:
    match block:
        case Heading(level, words):
            return f"<h{level}>{escape(words)}</h{level}>"
        case Paragraph(words):
            return f"<p>{escape(words)}</p>"
        case Points(lines):
            return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
        case Shown():
            data = base64.b64encode(block.picture.data).decode()
            alt = escape(block.picture.alt)
            return f'<figure><img alt="{alt}" src="data:image/{block.picture.format};base64,{data}"></figure>'
        case Space():
            return ""


def bundle(blocks: Sequence[Block]) -> bytes:
    """The Markdown and its pictures in one file, the same bytes for the same story."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as folder:
        _put(folder, "story.md", markdown(blocks).encode())
        for block in blocks:
            if isinstance(block, Shown):
                _put(folder, "pictures/" + filename(block), block.picture.data)
    return packed.getvalue()


def _put(folder: zipfile.ZipFile, name: str, data: bytes) -> None:
    # Without the time of day, in which two files would differ.
    folder.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


def filled(blocks: Sequence[Block], strips: Mapping[int, Sequence[Sequence[Picture]]]) -> list[Block]:
    """The same with what is drawn of the rounds of games, by the number of the game, in its places."""
    found: list[Block] = []
    for block in blocks:
        if not isinstance(block, Space):
            found.append(block)
            continue
        rounds = strips.get(block.game, ())
        pages = rounds[block.round] if block.round < len(rounds) else ()
        found += [
            Shown(f"game-{block.game}-round-{block.round + 1}-{page}", picture)
            for page, picture in enumerate(pages, start=1)
        ]
    return found


def weight(blocks: Sequence[Block]) -> int:
    """Bytes of all pictures."""
    return sum(len(block.picture.data) for block in blocks if isinstance(block, Shown))


def lighter(blocks: Sequence[Block], most: int) -> list[Block]:
    """The same within so many bytes of pictures: the earliest go first."""
    room = most
    kept: list[Block] = []
    for block in reversed(blocks):
        if isinstance(block, Shown):
            room -= len(block.picture.data)
            if room < 0:
                continue
        kept.append(block)
    return kept[::-1]
