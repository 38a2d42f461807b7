"""Pages beside the board: the tree of upgrades, and what every sign means."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.stationx.view import View
from images.kit.callings import Callings
from images.kit.canvas import Canvas, Piece, Sheet, Sprite
from images.kit.fonts import Weight, broken
from images.kit.themes import Colour, Theme
from images.kit.tiles import LINE, TYPE, blank, tile, written
from images.stationx.boxes import EDGE, PAD, TREE, badge, sign
from images.stationx.deeds import marked
from images.stationx.figures import Look, breath, figure, gate, lamps
from images.stationx.window import WIDE
from images.stationx.words import dashed, name, words

INSIDE = WIDE - 2 * EDGE - 2 * PAD
ICON = 112
"""Room for what a row explains."""
BETWEEN = 8
NEEDED = ("troop_move2", "troop_attack", "troop_jump", "cmd_jump", "cmd_attack", "base_2", "base_3")


class Row(msgspec.Struct, frozen=True):
    """A picture, what is said of it line by line, and what stands at the end."""

    icon: Piece | None
    said: tuple[Piece, ...]
    tail: tuple[Piece, ...] = ()

    @property
    def high(self) -> int:
        return max(LINE * len(self.said), self.icon.image.height if self.icon else 0)


class Sheets:
    """Boxes of rows, one below the other; the first has no frame."""

    def __init__(self, theme: Theme, title: str) -> None:
        self.theme = theme
        self.boxes: list[list[Row]] = [[Row(None, text(theme, title, theme["space"], INSIDE, 48, "black"))]]

    def box(self, heading: str) -> list[Row]:
        rows = [Row(None, text(self.theme, heading, self.theme["panel"], INSIDE, 42, "black"))]
        self.boxes.append(rows)
        return rows

    def sheet(self) -> Sheet:
        theme = self.theme
        highs = [sum(row.high + BETWEEN for row in box) + 20 for box in self.boxes]
        sheet = blank(theme, WIDE, EDGE + sum(high + EDGE for high in highs))
        top = EDGE
        for number, (box, high) in enumerate(zip(self.boxes, highs, strict=True)):
            if number:
                frame = (EDGE, top, WIDE - EDGE, top + high)
                tile(sheet, frame, theme["panel"], theme["panel_edge"], 3)
            y = top + 12
            for row in box:
                _lay(sheet, row, y)
                y += row.high + BETWEEN
            top += high + EDGE
        return sheet


def _lay(sheet: Sheet, row: Row, y: int) -> None:
    left = EDGE + PAD
    if row.icon is not None:
        sheet.lay(row.icon, (left, y + (row.high - row.icon.image.height) // 2))
        left += ICON
    first = y + (row.high - LINE * len(row.said)) // 2
    for number, piece in enumerate(row.said):
        sheet.lay(piece, (left, first + number * LINE))
    right = WIDE - EDGE - PAD
    for piece in reversed(row.tail):
        right -= piece.image.width + 8
        sheet.lay(piece, (right, first))


def text(
    theme: Theme, said: str, ground: Colour, room: int, size: int = TYPE, weight: Weight = "bold",
    use: str = "ink",
) -> tuple[Piece, ...]:  # fmt: skip
    """In as many lines as it takes."""
    lines = broken(said, room - 4, size, weight)
    return tuple(written(theme, line, ground, size, weight, theme[use]) for line in lines)


# ---------------------------------------------------------------------- the tree


def draw_tree(view: View, called: Callings, theme: Theme, language: str) -> Sheet:
    """Every node, what it does and needs, and who has it."""
    sheets = Sheets(theme, words("tree-title", language))
    ground = theme["panel"]
    price = text(theme, words("tree-price", language), theme["space"], INSIDE, TYPE, "semibold", "soft")
    sheets.boxes[0].append(Row(None, price))
    for branch, nodes in TREE:
        rows = sheets.box(words(f"branch-{branch}", language))
        for key, symbol in nodes:
            owners = [side for side in view.sides if key in side.nodes]
            tail = tuple(badge(theme, side.seat, side.faction, ground) for side in owners)
            room = INSIDE - ICON - 68 * len(tail)
            said = text(theme, name(key, language), ground, room)
            if key in NEEDED:
                after = words(f"after-{dashed(key)}", language)
                said += text(theme, after, ground, room, TYPE, "regular", "soft")
            rows.append(Row(sign(theme, symbol, ground, theme["warn"], 52), said, tail))
    _sides(theme, sheets, view, called, language)
    return sheets.sheet()


def _sides(theme: Theme, sheets: Sheets, view: View, called: Callings, language: str) -> None:
    rows = sheets.box(words("legend-sides", language))
    ground = theme["panel"]
    for side in view.sides:
        said = text(theme, called.names[side.seat], ground, INSIDE - ICON)
        rows.append(Row(badge(theme, side.seat, side.faction, ground), said))


# ---------------------------------------------------------------------- the legend

Shown = Callable[[Canvas], None]


def draw_legend(view: View, called: Callings, theme: Theme, language: str) -> Sheet:
    """Every sign with its meaning."""
    sheets = Sheets(theme, words("legend-title", language))
    for heading, entries in legend(view):
        rows = sheets.box(words(heading, language))
        for key, show in entries:
            said = text(
                theme, words(f"legend-{key}", language), theme["panel"], INSIDE - ICON, weight="semibold"
            )
            rows.append(Row(_shown(theme, show), said))
    _sides(theme, sheets, view, called, language)
    return sheets.sheet()


def meanings(view: View, language: str) -> list[str]:
    """The same in words."""
    return [words(f"legend-{key}", language) for _, entries in legend(view) for key, _ in entries]


def legend(view: View) -> tuple[tuple[str, tuple[tuple[str, Shown], ...]], ...]:
    """What is explained, under which heading, and how it is shown."""
    seat = view.order[0]
    other = view.order[1]

    def look(kind: str, **how: bool) -> Shown:
        number = 0 if kind == "commander" else 2
        return lambda canvas: _stand(canvas, Look(kind, number, seat, attack=1, **how))

    def mark(key: str) -> Shown:
        return lambda canvas: _sprite(canvas, marked(canvas.theme, key, 46, canvas.theme["change"]))

    return (
        (
            "legend-units",
            (
                ("trooper", look("trooper")),
                ("droid", look("droid")),
                ("commander", look("commander")),
                ("signs", lambda canvas: _stand(canvas, Look("trooper", 2, seat, attack=1), 100)),
                ("spent", look("trooper", spent=True, moved=True, attacked=True)),
                ("changed", look("trooper", changed=True)),
            ),
        ),
        (
            "legend-board",
            (
                ("gate", lambda canvas: _sprite(canvas, gate(canvas.theme, seat, 54))),
                ("captured", lambda canvas: _captured(canvas, seat, other)),
                ("breath", lambda canvas: _sprite(canvas, breath(canvas.theme, 2, 54))),
                ("air", lambda canvas: _sprite(canvas, lamps(canvas.theme, 3, (2, 0, 0, 0), 80))),
                ("supply", _crate),
                ("wall", _wall),
            ),
        ),
        (
            "legend-since",
            (
                ("move", lambda canvas: _line(canvas, "move")),
                ("jump", lambda canvas: _line(canvas, "jump")),
                ("attack", lambda canvas: _line(canvas, "attack")),
                *((key, mark(key)) for key in ("skull", "plus", "flag", "card")),
            ),
        ),
    )


def _shown(theme: Theme, show: Shown) -> Piece:
    canvas = Canvas(theme, (ICON - 12, 78), theme["panel"])
    show(canvas)
    # What is written on a sign is part of it.
    return Piece(canvas.piece().image, ())


def _stand(canvas: Canvas, it: Look, side: int = 62) -> None:
    _sprite(canvas, figure(canvas.theme, it, side))


def _sprite(canvas: Canvas, sprite: Sprite) -> None:
    image = sprite.image.convert("RGB")
    wide, high = canvas.size
    at = ((wide - image.width) // 2, (high - image.height) // 2)
    canvas.image.paste(image, at, sprite.mask)


def _crate(canvas: Canvas) -> None:
    piece = sign(canvas.theme, "crate", canvas.theme["panel"], canvas.theme["warn"], 50)
    wide, high = canvas.size
    canvas.image.paste(
        piece.image.convert("RGB"), ((wide - piece.image.width) // 2, (high - piece.image.height) // 2)
    )


def _captured(canvas: Canvas, seat: int, other: int) -> None:
    wide, high = canvas.size
    theme = canvas.theme
    left, top = (wide - 64) // 2, (high - 64) // 2
    for inset, colour in ((0, theme["hull"]), (3, theme.seat(seat)), (12, theme.seat(other))):
        canvas.box((left + inset, top + inset, left + 64 - inset, top + 64 - inset), colour)
    canvas.box((left + 21, top + 21, left + 43, top + 43), theme["floor"])


def _wall(canvas: Canvas) -> None:
    theme = canvas.theme
    wide, high = canvas.size
    canvas.box((wide // 2 - 34, high // 2 - 26, wide // 2 + 34, high // 2 + 26), theme["floor"])
    canvas.box((wide // 2 - 34, high // 2 - 4, wide // 2 + 34, high // 2 + 4), theme["wall"])


def _line(canvas: Canvas, what: str) -> None:
    theme = canvas.theme
    wide, high = canvas.size
    brush = canvas.smooth((0, 0, wide, high))
    y = high / 2
    if what == "attack":
        points = [(8, y), (24, y - 12), (40, y + 12), (56, y)]
        brush.line(points, theme["change"], 8)
    elif what == "jump":
        for x in (8, 30, 52):
            brush.line([(x, y), (x + 12, y)], theme["change"], 8)
    else:
        brush.line([(10, y), (60, y)], theme["change"], 8)
        brush.disc((12, y), 8, theme["change"])
    brush.polygon([(60, y - 17), (92, y), (60, y + 17)], theme["change"])
    brush.done()
