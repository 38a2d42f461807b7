"""The whole game as an animation: what moved in each frame, and the scores at the end."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from game.stationfall.view import View
from images.stationfall.canvas import flat
from images.stationfall.scores import draw_scores
from images.stationfall.station import draw_station
from images.stationfall.themes import Theme

MOST = 8_000_000
"""Bytes a film may have."""
FRAMES = 64
SIZES = ((1000, 750, 60), (800, 600, 45), (640, 480, 30))
"""Width, height and quality, tried in turn until the film is small enough."""
PACE, LAST = 900, 6_000
"""Milliseconds for a frame, and for the last one."""


def shoot(views: Sequence[View], theme: Theme, language: str) -> bytes:
    scenes = _scenes(views)
    data = b""
    for wide, high, quality in SIZES:
        data = _encoded(scenes, theme, language, (wide, high), quality)
        if len(data) <= MOST:
            break
    return data


def _scenes(views: Sequence[View]) -> list[tuple[View, View | None]]:
    """At most so many frames, evenly spread, each with the one before it; nothing twice."""
    seen = [views[0]]
    for view in views[1:]:
        if (
            view.pawns != seen[-1].pawns
            or view.sections != seen[-1].sections
            or view.minute != seen[-1].minute
        ):
            seen.append(view)
    if seen[-1] is not views[-1]:
        seen.append(views[-1])
    step = max(len(seen) / FRAMES, 1)
    chosen = [seen[min(round(place * step), len(seen) - 1)] for place in range(min(len(seen), FRAMES))]
    if chosen[-1] is not seen[-1]:
        chosen[-1] = seen[-1]
    return [(view, chosen[place - 1] if place else None) for place, view in enumerate(chosen)]


def _encoded(
    scenes: list[tuple[View, View | None]], theme: Theme, language: str, size: tuple[int, int], quality: int
) -> bytes:
    def frame(sheet: Image.Image) -> Image.Image:
        picture = sheet.convert("RGB")
        if picture.width * size[1] != picture.height * size[0]:
            picture = _framed(picture, theme, size)
        # Kept in the palette: a third of the memory while the film is put together.
        return flat(picture.resize(size, Image.Resampling.BOX, reducing_gap=2.0), theme)

    frames = [frame(draw_station(view, theme, language, before).image) for view, before in scenes]
    last = scenes[-1][0]
    times = [PACE] * len(frames)
    times[-1] = LAST
    if last.result is not None:
        frames.append(frame(draw_scores(last, theme, language).image))
        times.append(LAST)
    data = BytesIO()
    frames[0].save(
        data, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality,
        method=1, kmin=9, kmax=17,
    )  # fmt: skip
    return data.getvalue()


def _framed(picture: Image.Image, theme: Theme, size: tuple[int, int]) -> Image.Image:
    """A picture of another shape in the middle of a frame."""
    scale = min(size[0] / picture.width, size[1] / picture.height)
    small = picture.resize(
        (round(picture.width * scale), round(picture.height * scale)), Image.Resampling.BOX
    )
    whole = Image.new("RGB", size, theme["space"])
    whole.paste(small, ((size[0] - small.width) // 2, (size[1] - small.height) // 2))
    return whole
