"""What lies beside the board: the round, everybody's energy, units, bases and tree, the supply cards."""

from __future__ import annotations

from functools import lru_cache

from game.stationx.view import SeatView, View
from images.kit.callings import Callings
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.fonts import broken, width
from images.kit.themes import Colour, Theme, blend, on
from images.kit.tiles import LINE, TYPE, Lines, tile, written
from images.stationx.figures import Look, blocks, figure, gate
from images.stationx.symbols import icon
from images.stationx.window import WIDE
from images.stationx.words import words

EDGE, PAD = 12, 16
COLUMN = (WIDE - 3 * EDGE) // 2
NODE = 34
BRANCH = 30
"""Room for the sign of a branch, before its nodes."""
TREE: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "trooper",
        (
            ("troop_move1", "step"),
            ("troop_move2", "steps"),
            ("troop_attack", "sword"),
            ("troop_jump", "jump"),
        ),
    ),
    ("commander", (("cmd_move", "step"), ("cmd_jump", "jump"), ("cmd_attack", "sword"))),
    ("house", (("base_1", "bolt"), ("base_2", "shield"), ("base_3", "bolts"))),
)
"""The tree, branch by branch: of each node its sign."""
COUNTED = ("trooper", "droid")
SHAPES = {
    "short_hall": (2, 1),
    "long_hall": (3, 1),
    "large_room": (3, 3),
    "small_room": (2, 2),
    "base": (4, 4),
}
"""How the signs of tiles are drawn: so many squares."""


@lru_cache(maxsize=600)
def sign(theme: Theme, key: str, ground: Colour, ink: Colour, side: int = 40) -> Piece:
    canvas = Canvas(theme, (side + 2, LINE), ground)
    canvas.centre(icon(key, side, ink, ground), (side / 2 + 1, LINE / 2))
    return canvas.piece()


@lru_cache(maxsize=200)
def badge(theme: Theme, seat: int, faction: str, ground: Colour) -> Piece:
    """Whose something is: colour, sign, and as many blocks as on the figures."""
    canvas = Canvas(theme, (60, LINE), ground)
    fill = theme.seat(seat)
    canvas.panel((0, 0, 60, LINE), fill, theme["token_edge"], 2, 12)
    canvas.centre(icon(faction, 34, on(fill), fill), (30, 21))
    blocks(canvas, seat, (30, 42), on(fill), 7)
    return canvas.piece()


@lru_cache(maxsize=400)
def kind(theme: Theme, which: str, seat: int, ground: Colour, missing: bool = False) -> Piece:
    """A kind of figure in small, or how one is missed."""
    canvas = Canvas(theme, (48, LINE), ground)
    sprite = figure(theme, Look(which, 0, seat, spent=missing), 48)
    top = (LINE - sprite.image.height) // 2
    part = sprite.image.convert("RGB")
    canvas.image.paste(part, (0, top), sprite.mask)
    if missing:
        canvas.centre(icon("cross", 44, theme["bad"], ground), (24, LINE / 2))
    return Piece(canvas.piece().image, ())


@lru_cache(maxsize=100)
def ring(theme: Theme, holder: int, home: int, ground: Colour) -> Piece:
    """A teleporter, in the colour of its base, framed by who controls it."""
    canvas = Canvas(theme, (50, LINE), ground)
    sprite = gate(theme, holder, 46)
    canvas.image.paste(sprite.image.convert("RGB"), (2, 4), sprite.mask)
    canvas.box((14, 18, 36, 38), theme.seat(home))
    blocks(canvas, home, (25, 26), on(theme.seat(home)), 4)
    return canvas.piece()


@lru_cache(maxsize=400)
def branch(theme: Theme, which: int, nodes: frozenset[str], seat: int, ground: Colour) -> Piece:
    """A branch of the tree: what is owned is filled."""
    head, signs = TREE[which]
    high = NODE + 6
    canvas = Canvas(theme, (BRANCH + len(signs) * (NODE + 2), high), ground)
    if head == "house":
        canvas.stamp(icon("house", 26, theme["soft"], ground), (0, 8))
    else:
        sprite = figure(theme, Look(head, 0, seat), 30)
        small = sprite.image.convert("RGB")
        canvas.image.paste(small, (-1, 10), sprite.mask)
    for place, (node, key) in enumerate(signs):
        left = BRANCH + place * (NODE + 2)
        owned = node in nodes
        fill = theme.seat(seat) if owned else ground
        ink = on(fill) if owned else blend(ground, theme["soft"], 0.62)
        canvas.panel((left, 3, left + NODE, 3 + NODE), fill, theme["ink"] if owned else ink, 2, 8)
        canvas.centre(icon(key, NODE - 12, ink, fill), (left + NODE / 2, 3 + NODE / 2))
    return Piece(canvas.piece().image, ())


@lru_cache(maxsize=200)
def stock(theme: Theme, which: str, seat: int, ground: Colour) -> Piece:
    """A tile still to be placed, in small."""
    across, down = SHAPES[which]
    each = 11
    canvas = Canvas(theme, (across * each + 6, LINE), ground)
    top = (LINE - down * each) // 2
    for y in range(down):
        for x in range(across):
            box = (2 + x * each, top + y * each, 2 + (x + 1) * each - 2, top + (y + 1) * each - 2)
            canvas.box(box, theme.seat(seat))
    return canvas.piece()


class PlayerBox:
    """One player: laid out first, so that all know how high they are."""

    def __init__(self, theme: Theme, view: View, it: SeatView, called: Callings, wide: int) -> None:
        self.theme, self.view, self.it, self.wide = theme, view, it, wide
        acts = view.waiting == it.seat
        self.fill = theme["panel"] if not it.out else theme["space"]
        self.edge = theme["ink"] if acts else theme.seat(it.seat)
        self.lines = Lines(wide - 2 * PAD)
        self._head(called.names[it.seat], acts)
        self.lines.fresh()
        if it.out:
            return
        if view.phase == "build":
            self._stock()
        else:
            self._has()
            self.lines.fresh()
            for place in range(len(TREE)):
                self.lines.add([branch(theme, place, frozenset(it.nodes), it.seat, self.fill)], 4)
        self.lines.fresh()

    @property
    def high(self) -> int:
        return self.lines.high + 2 * 12

    def _head(self, name: str, acts: bool) -> None:
        theme, it = self.theme, self.it
        self.lines.add([badge(theme, it.seat, it.faction, self.fill)])
        room = self.lines.wide - 76 - (50 if acts else 0)
        ink = theme["faint"] if it.out else theme["ink"]
        fits = width(name, 42, "black") <= room
        parts = [name] if fits else broken(name, room, TYPE, "black")
        for number, part in enumerate(parts):
            piece = written(theme, part, self.fill, 42 if fits else TYPE, "black", ink)
            if number:
                self.lines.fresh(76)
                self.lines.add([piece])
            elif acts:
                self.lines.add([sign(theme, "here", self.fill, theme["ink"], 32), piece])
            else:
                self.lines.add([piece])
        if it.out:
            self.lines.add([sign(theme, "skull", self.fill, theme["soft"])])

    def _has(self) -> None:
        theme, view, it, fill = self.theme, self.view, self.it, self.fill
        mine = [unit.kind for unit in view.figures if unit.seat == it.seat]
        energy = written(theme, str(it.energy), fill, 42, "black", theme["ink"])
        income = written(theme, f"+{it.income}", fill, TYPE, "semibold", theme["soft"])
        self.lines.add([sign(theme, "bolt", fill, theme["warn"], 38), energy, income], 3)
        self.lines.add([kind(theme, "commander", it.seat, fill, "commander" not in mine)])
        for which in COUNTED:
            number = written(theme, str(mine.count(which)), fill, TYPE, "black", theme["ink"])  # type: ignore[arg-type]
            self.lines.add([kind(theme, which, it.seat, fill), number], 3)
        homes = [ring(theme, it.seat, home, fill) for home in it.bases]
        if homes:
            self.lines.add(homes, 4)
        if it.blueprints:
            self.lines.add([sign(theme, "card", fill, theme["warn"])])

    def _stock(self) -> None:
        theme, it, fill = self.theme, self.it, self.fill
        left = [*it.stock, *([] if it.based else ["base"])]
        for which in SHAPES:
            count = left.count(which)
            if count:
                number = written(theme, f"×{count}", fill, TYPE, "semibold", theme["ink"])
                self.lines.add([stock(theme, which, it.seat, fill), number], 4)

    def lay(self, sheet: Sheet, at: tuple[int, int], high: int) -> None:
        acts = self.view.waiting == self.it.seat
        box = (at[0], at[1], at[0] + self.wide, at[1] + high)
        tile(sheet, box, self.fill, self.edge, 6 if acts else 4)
        for piece, x, y in self.lines.laid:
            sheet.lay(piece, (at[0] + PAD + x, at[1] + 12 + y))


def when(view: View, language: str) -> str:
    """How far the game is."""
    return (
        words("round", language, round=view.round)
        if view.phase == "play"
        else words(f"phase-{view.phase}", language)
    )


def heading(theme: Theme, text: str) -> Lines:
    lines = Lines(WIDE - 2 * EDGE)
    ground = theme["space"]
    for part in broken(text, lines.wide - 4, 44, "black"):
        lines.add([written(theme, part, ground, 44, "black", theme["ink"])])
        lines.fresh()
    return lines


def foot(theme: Theme, view: View, language: str) -> Lines:
    """The supply cards and the bag."""
    lines = Lines(WIDE - 2 * EDGE)
    ground = theme["space"]
    for key, ink, text in (
        ("card", "ink", words("deck", language, count=view.cards)),
        ("card", "soft", words("discards", language, count=sum(view.discards.values()))),
        ("bag", "warn", words("bag", language, count=view.bag)),
    ):
        piece = written(theme, text, ground, TYPE, "semibold", theme["soft" if ink == "soft" else "ink"])
        lines.add([sign(theme, key, ground, theme[ink], 36), piece])
    return lines


def lay(sheet: Sheet, lines: Lines, at: tuple[int, int]) -> None:
    for piece, x, y in lines.laid:
        sheet.lay(piece, (at[0] + x, at[1] + y))
