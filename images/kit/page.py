"""A page that grows downwards: headings, paragraphs and rows, for pictures that are mostly words."""

from __future__ import annotations

from collections.abc import Callable

from images.kit.canvas import Box, Canvas, Sheet, coin
from images.kit.fonts import Weight, width, wrapped
from images.kit.icons import Icons
from images.kit.portraits import Portraits
from images.kit.themes import Colour, Theme, on

MARGIN = 28
WIDE = 785
TYPE, LEAST = 27, 24
"""The usual type of a page this wide, and the smallest: 11 points on a phone, which is 360 points wide."""


class Page:
    """Collects what is to be drawn, and draws it once its height is known."""

    def __init__(self, theme: Theme, wide: int, icons: Icons, portraits: Portraits) -> None:
        self.theme = theme
        self.icons, self.portraits = icons, portraits
        self.wide = wide
        self.high = MARGIN
        self._acts: list[Callable[[Canvas], None]] = []

    def space(self, high: int) -> None:
        self.high += high

    def draw(self, high: int, act: Callable[[Canvas, Box], None]) -> None:
        """Anything that needs the full width and this height."""
        box = (MARGIN, self.high, self.wide - MARGIN, self.high + high)
        self._acts.append(lambda canvas: act(canvas, box))
        self.high += high

    def heading(self, text: str, use: str = "soft") -> None:
        self.space(12)

        def act(canvas: Canvas, box: Box) -> None:
            canvas.text(box, text, TYPE, self.theme[use], least=LEAST, weight="semibold")
            canvas.box((box[0], box[3] - 3, box[2], box[3] - 1), self.theme["panel_edge"])

        self.draw(42, act)
        self.space(8)

    def paragraph(
        self, text: str, size: int = TYPE, use: str = "ink", weight: Weight = "regular", indent: int = 0
    ) -> None:
        for line in wrapped(text, self.wide - 2 * MARGIN - indent, size, weight):
            self._line(line, size, self.theme[use], weight, indent)

    def _line(self, line: str, size: int, ink: Colour, weight: Weight, indent: int) -> None:
        def act(canvas: Canvas, box: Box) -> None:
            room = (box[0] + indent, box[1], box[2], box[3])
            canvas.text(room, line, size, ink, least=LEAST, weight=weight)

        self.draw(round(size * 1.28), act)

    def row(
        self,
        text: str,
        *,
        number: str = "",
        symbol: str = "",
        fill: str = "field",
        size: int = TYPE,
        tail: str = "",
        who: str = "",
    ) -> None:
        """A line that begins with a number or a symbol in a coin, or a portrait; `tail` stands at its end."""
        indent = 62
        tail_room = round(width(tail, TYPE, "semibold")) + 16 if tail else 0
        lines = wrapped(text, self.wide - 2 * MARGIN - indent - tail_room, size, "semibold")
        each = round(size * 1.28)
        high = max(each * len(lines), 50)

        def act(canvas: Canvas, box: Box) -> None:
            theme = self.theme
            middle = (box[0] + 25, (box[1] + box[3]) // 2)
            ink = on(theme[fill])
            if who:
                canvas.centre(self.portraits.portrait(theme, who, 50, text), middle)
                middle, symbol_side, coin_side = (middle[0] + 18, middle[1] + 16), 14, 24
            else:
                symbol_side, coin_side = 27, 48
            canvas.centre(coin(theme, coin_side, theme[fill], theme["panel_edge"]), middle)
            if number:
                spot = (middle[0] - 22, middle[1] - 24, middle[0] + 22, middle[1] + 24)
                canvas.text(spot, number, 29, ink, align="centre", weight="black", least=LEAST)
            else:
                canvas.centre(self.icons(symbol, symbol_side, ink, theme[fill]), middle)
            top = (box[1] + box[3] - each * len(lines)) // 2
            if tail:
                end = (box[2] - tail_room + 8, box[1], box[2], box[3])
                canvas.text(end, tail, TYPE, theme["soft"], align="right", least=LEAST, weight="semibold")
            for place, line in enumerate(lines):
                room = (box[0] + indent, top + place * each, box[2], top + (place + 1) * each)
                canvas.text(room, line, size, theme["ink"], least=LEAST, weight="semibold")

        self.draw(high, act)
        self.space(8)

    def sheet(self) -> Sheet:
        canvas = Canvas(self.theme, (self.wide, self.high + MARGIN), self.theme["space"])
        canvas.panel(
            (6, 6, self.wide - 6, self.high + MARGIN - 6),
            self.theme["panel"],
            self.theme["panel_edge"],
            3,
            22,
        )
        for act in self._acts:
            act(canvas)
        return Sheet(self.theme, canvas.piece())
