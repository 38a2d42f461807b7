"""Animations: boards with captions below them, each shown as long as it takes to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Generic, TypeVar

from msgspec import Struct
from PIL import Image

from images.kit.canvas import Canvas, flat
from images.kit.fonts import broken, width
from images.kit.themes import Theme

MOST = 8_000_000
"""Bytes a film may have."""
FRAMES = 240
SIZES = ((1000, 60, 60), (800, 180, 45), (640, FRAMES, 30), (480, FRAMES, 20))
"""Width, the frames that may be so wide, and their quality: tried in turn until the film is small enough.

No letter is smaller for it on a phone, only less sharp: 640 are nearly two pixels a point. All frames are in
memory while they are put together: 183 of them take 110 MB so, and 180 at 800, which is more than a small
host has to spare.
"""
MAP, BAND = (1000, 750), 210
"""The board, and the caption below it."""
SIZE, HEAD, EACH, LINES, EDGE = 36, 40, 48, 3, 18
"""Of a caption: the type, that of the name above it, height of a line, how many lines at once, the edge."""
PACE, LETTER, LONGEST = 1_300, 50, 8_000
"""Milliseconds for a frame, for each letter to be read in it, and at most."""
CHAPTER, OVERVIEW, LAST = 1_500, 3_000, 8_000
"""Milliseconds for the head of a chapter, for one that shows who is where, and for the last frame."""

V = TypeVar("V")
T = TypeVar("T")


class Shot(Struct, Generic[V, T], frozen=True):
    """One frame before it is drawn: a board with a caption, or a card of words."""

    millis: int
    view: V | None = None
    before: V | None = None
    turn: T | None = None
    lines: tuple[str, ...] = ()


def spoken(said: Sequence[str], view: V, before: V, turn: T) -> Iterator[Shot[V, T]]:
    """A turn as it is told, a few lines at a time; without a word, one frame of it."""
    for number, lines in enumerate(captions(said) or [()]):
        # What moved is shown with the first words only: then one may look at where it went.
        yield Shot(millis(lines), view, before if number == 0 else view, turn, lines)


def closing(view: V, lines: Sequence[str]) -> Iterator[Shot[V, T]]:
    """How it looked at the end, and how it ended, if it has."""
    yield Shot(LAST, view, view)
    if lines:
        yield Shot(LAST, lines=tuple(lines))


Draw = Callable[[Shot[V, T]], Canvas]


def animated(found: Sequence[Shot[V, T]], draw: Draw[V, T], theme: Theme) -> bytes:
    """The file: as large and as good as is small enough."""
    found = found if len(found) <= FRAMES else _thinned(found)
    data = b""
    for wide, most, quality in SIZES:
        if len(found) > most:
            continue
        data = _encoded(found, draw, theme, wide, quality)
        if len(data) <= MOST:
            break
    return data


def millis(lines: Sequence[str]) -> int:
    """How long it takes to read them; a letter that takes the room of two is read as two."""
    letters = sum(width(line, SIZE, "semibold") for line in lines) / (SIZE * 0.5)
    return min(PACE + round(LETTER * letters), LONGEST)


def captions(said: Sequence[str]) -> list[tuple[str, ...]]:
    """What was told, in lines, a few at a time; no sentence begins where it does not fit."""
    parts: list[tuple[str, ...]] = []
    part: list[str] = []
    for sentence in said:
        lines = broken(sentence, MAP[0] - 2 * EDGE, SIZE, "semibold")
        if part and len(part) + len(lines) > LINES:
            parts.append(tuple(part))
            part = []
        part += lines
        while len(part) > LINES:
            parts.append(tuple(part[:LINES]))
            part = part[LINES:]
    return [*parts, tuple(part)] if part else parts


def _thinned(found: Sequence[Shot[V, T]]) -> list[Shot[V, T]]:
    """As many as a film may have, evenly spread, the last among them."""
    step = len(found) / FRAMES
    return [*(found[int(place * step)] for place in range(FRAMES - 1)), found[-1]]


def _encoded(found: Sequence[Shot[V, T]], draw: Draw[V, T], theme: Theme, wide: int, quality: int) -> bytes:
    def frame(picture: Image.Image) -> Image.Image:
        # Kept in the palette: a third of the memory while the film is put together.
        size = (wide, round(picture.height * wide / picture.width))
        small = picture.convert("RGB").resize(size, Image.Resampling.BOX, reducing_gap=2.0)
        return flat(small, theme)

    frames = [frame(draw(shot).image) for shot in found]
    times = [shot.millis for shot in found]
    data = BytesIO()
    frames[0].save(
        data, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality,
        method=1, kmin=9, kmax=17,
    )  # fmt: skip
    return data.getvalue()


def heading(canvas: Canvas, names: Sequence[str], left: int, top: int) -> None:
    """Whose turn it is, above a caption: the first of these that there is room for, or else the last."""
    right = MAP[0] - EDGE
    text = next((it for it in names if width(it, SIZE, "black") <= right - left), names[-1])
    canvas.text((left, top, right, top + 50), text, HEAD, canvas.theme["ink"], least=24, weight="black")


def caption(canvas: Canvas, lines: Sequence[str], top: int) -> None:
    """What happened, from this height on."""
    for place, line in enumerate(lines):
        room = (EDGE, top + place * EACH, MAP[0] - EDGE, top + (place + 1) * EACH)
        canvas.text(room, line, SIZE, canvas.theme["ink"], least=SIZE, weight="semibold")


def card(lines: Sequence[str], theme: Theme, size: tuple[int, int]) -> Canvas:
    """Words in the middle of a frame: the head of a chapter, or who is who."""
    canvas = Canvas(theme, size, theme["space"])
    tall = 92 if len(lines) == 1 else HEAD
    lines = [part for line in lines for part in broken(line, size[0] - 80, tall, "black")]
    each = min(round(tall * 1.9), (size[1] - 40) // max(len(lines), 1))
    top = (size[1] - each * len(lines)) // 2
    for place, line in enumerate(lines):
        room = (40, top + place * each, size[0] - 40, top + (place + 1) * each)
        canvas.text(room, line, tall, theme["ink"], align="centre", least=SIZE, weight="black")
    return canvas
