"""Where people stood after each of many games, as a chart for a phone: a line for each, by a letter.

Nothing is told by colour alone: every point of a line bears the letter of whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import msgspec

from images.api import Picture
from images.kit.alt import shortened
from images.kit.canvas import Box, Canvas, Sheet, coin
from images.kit.fonts import writable
from images.kit.themes import Theme, chosen, on, read

WIDE = 1080
"""Three times the width of a phone."""
MARGIN, LINE, TYPE, LEAST = 30, 60, 38, 34
PLOT = 640
COIN = 50
LINES = (
    "portrait_blue",
    "portrait_gold",
    "portrait_red",
    "portrait_green",
    "portrait_violet",
    "ink",
    "faint",
)
"""The colours of lines, by their use; beyond these they come again, with other letters."""
MOST = 12
"""Lines in one chart: of more nobody could follow any."""
STEPS = 8
"""Numbers below the chart, at most."""


class Line(msgspec.Struct, frozen=True):
    """Somebody, and what they had after each game."""

    name: str
    values: tuple[float | None, ...]
    """None: they had played none yet."""
    points: str
    """What they have now, as it is written."""
    said: str
    """How they stand, in words."""
    course: str
    """All figures of the line, in words."""


@cache
def themes() -> dict[str, Theme]:
    """Those of the kit, the default first."""
    return read("images.kit", ("panel", "space"))


def chart(title: str, below: str, lines: Sequence[Line], *, theme: str = "") -> Picture:
    """The chart; `below` says what its numbers count. Its alt text has all figures, as far as they go."""
    sheet = draw(title, below, lines, chosen(themes(), theme))
    return Picture(
        sheet.png(),
        shortened([f"{title}.", *(line.said for line in lines), *(line.course for line in lines)]),
    )


def draw(title: str, below: str, lines: Sequence[Line], theme: Theme) -> Sheet:
    """The same, not yet a file."""
    lines = lines[:MOST]
    high = MARGIN * 3 + LINE * (2 + len(lines)) + PLOT + LINE
    canvas = Canvas(theme, (WIDE, high), theme["space"])
    canvas.panel((8, 8, WIDE - 8, high - 8), theme["panel"], theme["panel_edge"], 3, 24)
    top = MARGIN
    canvas.text((MARGIN, top, WIDE - MARGIN, top + LINE), writable(title), 44, theme["ink"], least=LEAST)
    top += LINE
    _plot(canvas, (MARGIN + 120, top + 40, WIDE - MARGIN - 50, top + PLOT), lines)
    top += PLOT
    games = max((len(line.values) for line in lines), default=0)
    _games(canvas, (MARGIN + 120, top, WIDE - MARGIN - 50, top + LINE), games)
    canvas.text((MARGIN, top + LINE, WIDE - MARGIN, top + 2 * LINE), below, TYPE, theme["soft"], least=LEAST)
    top += 2 * LINE + MARGIN
    for number, line in enumerate(lines):
        middle = top + LINE // 2
        _letter(canvas, (MARGIN + 40, middle), number)
        name = (MARGIN + 90, top, WIDE - MARGIN - 220, top + LINE)
        canvas.text(name, writable(line.name), TYPE, theme["ink"], least=LEAST, weight="semibold")
        points = (WIDE - MARGIN - 200, top, WIDE - MARGIN - 20, top + LINE)
        canvas.text(points, line.points, TYPE, theme["ink"], least=LEAST, align="right")
        top += LINE
    return Sheet(theme, canvas.piece())


def _use(number: int) -> str:
    return LINES[number % len(LINES)]


def _letter(canvas: Canvas, at: tuple[int, int], number: int) -> None:
    """Whose line it is."""
    theme = canvas.theme
    fill = theme[_use(number)]
    canvas.centre(coin(theme, COIN, fill, theme["panel"]), at)
    half = COIN // 2
    box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
    canvas.text(box, chr(ord("A") + number), LEAST, on(fill), least=LEAST, align="centre", weight="black")


def _span(lines: Sequence[Line]) -> tuple[float, float]:
    known = [value for line in lines for value in line.values if value is not None] or [0.0]
    low, high = min(0.0, *known), max(0.0, *known)
    return (low, high) if high > low else (low, low + 1)


def _plot(canvas: Canvas, box: Box, lines: Sequence[Line]) -> None:
    """The lines; where several points are one, their letters stand beside each other."""
    theme, (low, high) = canvas.theme, _span(lines)
    games = max((len(line.values) for line in lines), default=0)

    def at(game: int, value: float) -> tuple[int, int]:
        along = game / (games - 1) if games > 1 else 0.5
        up = (value - low) / (high - low)
        return round(box[0] + along * (box[2] - box[0])), round(box[3] - up * (box[3] - box[1]))

    for value in sorted({low, 0.0, high}):
        y = at(0, value)[1]
        canvas.box((box[0], y - 1, box[2], y + 1), theme["panel_edge"])
        said = f"{value:.2f}".rstrip("0").rstrip(".").replace("-", "−")
        room = (MARGIN, y - 24, box[0] - 34, y + 24)
        canvas.text(room, said, LEAST, theme["soft"], least=LEAST, align="right", weight="semibold")
    brush = canvas.smooth((box[0] - 8, box[1] - 8, box[2] + 8, box[3] + 8))
    for number, line in reversed(list(enumerate(lines))):
        points = [at(game, value) for game, value in enumerate(line.values) if value is not None]
        if len(points) > 1:
            brush.line(points, theme[_use(number)], 6)
    brush.done()
    for game in _marked(games):
        taken: list[tuple[int, int]] = []
        for number, line in enumerate(lines):
            points = [at(n, value) for n, value in enumerate(line.values[: game + 1]) if value is not None]
            if points and line.values[game] is not None:
                x, y = points[-1]
                while any(abs(x - other) < COIN and abs(y - beside) < COIN for other, beside in taken):
                    x -= COIN // 2
                    y = _high(points, x)
                taken.append((x, y))
                _letter(canvas, (x, y), number)


def _high(points: Sequence[tuple[int, int]], x: int) -> int:
    """Where a line is at this x; before it begins, as high as there."""
    for (left, start), (right, end) in pairwise(points):
        if left <= x <= right:
            return round(start + (end - start) * (x - left) / max(1, right - left))
    return points[0][1]


def _marked(games: int) -> list[int]:
    """The games at which letters stand: the last, and before it as many as have room."""
    if games <= 1:
        return list(range(games))
    return sorted({round(step * (games - 1) / 2) for step in (1, 2)} if games > 4 else {games - 1})


def _games(canvas: Canvas, box: Box, games: int) -> None:
    """Which game it is, below the lines."""
    step = max(1, -(-games // STEPS))
    for game in range(games):
        if (games - 1 - game) % step == 0:
            x = box[0] + round((game / (games - 1) if games > 1 else 0.5) * (box[2] - box[0]))
            room = (x - 40, box[1] + 6, x + 40, box[3])
            canvas.text(
                room,
                str(game + 1),
                LEAST,
                canvas.theme["soft"],
                least=LEAST,
                align="centre",
                weight="semibold",
            )
