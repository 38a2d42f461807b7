"""A crew: its dice wherever they are, its track, Capacity and badge; its tiles and what it is offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.perigee.preview import LEAST as SHORTEST
from game.perigee.preview import MOST as LONGEST
from game.perigee.preview import TILES, TOP, made, own
from game.perigee.view import RESOURCES, Crew, Tile, View
from images.kit.callings import Callings
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.fonts import Weight, broken, width
from images.kit.themes import Colour, Theme
from images.kit.tiles import LINE, TYPE, Lines, tile, written
from images.perigee.bits import (
    EDGE,
    INSIDE,
    PAD,
    WIDE,
    badge,
    colour_of,
    counted,
    dice,
    lay,
    paragraph,
    put,
    sign,
    sources,
    tokens,
    yields,
)
from images.perigee.dice import shown
from images.perigee.gauges import signed
from images.perigee.symbols import icon
from images.perigee.words import does, name, words

LARGE, CUBE = 84, 138
"""The side of a die in one's own picture; of one that shows three of its faces."""
BESIDE = 64


class Box:
    """Lines on a plate, across the whole picture."""

    def __init__(self, theme: Theme, edge: Colour, rim: int = 3) -> None:
        self.theme, self.edge, self.rim = theme, edge, rim
        self.ground = theme["panel"]
        self.lines = Lines(INSIDE)

    @property
    def high(self) -> int:
        return self.lines.high + 20

    def lay(self, sheet: Sheet, top: int) -> int:
        """Gives where it ends."""
        tile(sheet, (EDGE, top, WIDE - EDGE, top + self.high), self.ground, self.edge, self.rim)
        lay(sheet, self.lines, (EDGE + PAD, top + 10))
        return top + self.high + EDGE

    def say(
        self, text: str, use: str = "ink", size: int = TYPE, weight: Weight = "bold", indent: int = 0
    ) -> None:
        """A paragraph of its own."""
        self.lines.fresh(indent)
        room = INSIDE - indent
        put(self.lines, paragraph(self.theme, text, self.ground, room, size, weight, use))


def crew_box(theme: Theme, view: View, it: int, called: Callings) -> Box:
    """A crew in a few lines, as it stands below the station."""
    crew = view.crews[it]
    box = Box(theme, theme.seat(colour_of(crew.country)), 4)
    _head(box, view, it, called, 42)
    box.lines.fresh()
    _stand(box, view, it)
    pool = [*crew.pool, *crew.rolled]
    box.lines.add(dice(theme, pool, colour_of(crew.country), box.ground, 46), 2)
    for key, some in beside(crew):
        box.lines.add(
            [
                sign(theme, key, box.ground, theme["soft"], 36),
                *dice(theme, some, colour_of(crew.country), box.ground, 40),
            ],
            2,
        )
    return box


def beside(crew: Crew) -> Iterator[tuple[str, Sequence[int]]]:
    """Dice that are not in the pool, by where they are."""
    if crew.storage:
        yield "storage", crew.storage
    if crew.cabin:
        yield "cabin", (crew.cabin,)
    if crew.dock:
        yield "dock", (crew.dock,)
    if crew.given:
        yield "medical_officer", crew.given


def _head(box: Box, view: View, it: int, called: Callings, size: int) -> None:
    """Whose crew it is; whether it leads, and whether it is done."""
    theme, crew = box.theme, view.crews[it]
    marks = []
    if view.lead == it:
        marks.append(sign(theme, "lead", box.ground, theme["warn"], 40))
    if crew.done:
        marks.append(sign(theme, "check", box.ground, theme["good"], 40))
    held = (RESOURCES[number] for number in crew.holds)
    marks += [sign(theme, key, box.ground, theme[key], 38) for key in held]
    start = 70 + 14
    room = INSIDE - start - sum(piece.image.width + 8 for piece in marks) - 20
    text = called.names[crew.seat]
    fits = width(text, size, "black") <= room
    parts = [text] if fits else broken(text, room, TYPE, "black")
    box.lines.add([badge(theme, crew.country, box.ground)])
    for place, part in enumerate(parts):
        if place:
            box.lines.fresh(start)
        box.lines.add([written(theme, part, box.ground, size if fits else TYPE, "black", theme["ink"])])
        if not place and marks:
            box.lines.add(marks)
    box.lines.fresh()


def _stand(box: Box, view: View, it: int) -> None:
    """Its track, Capacity, badge and what else it has, as figures."""
    theme, crew, ground = box.theme, view.crews[it], box.ground
    box.lines.add(counted(theme, "track", crew.track, ground), 3)
    box.lines.add(counted(theme, "capacity", crew.capacity, ground), 3)
    badge_use = "off" if crew.badge_used else "good"
    pieces = [sign(theme, crew.badge, ground, theme[badge_use], 36)]
    if crew.badge_used:
        pieces.append(sign(theme, "check", ground, theme["soft"], 26))
    box.lines.add(pieces, 1)
    for key, number, use in (
        ("converter", crew.converters, "soft"),
        ("amplify", crew.amplify, "good"),
        ("aid", crew.aid, "bad"),
    ):
        if number:
            box.lines.add(counted(theme, key, number, ground, use), 3)
    if crew.dock_disabled:
        box.lines.add(
            [
                sign(theme, "dock", ground, theme["soft"], 36),
                sign(theme, "disable", ground, theme["bad"], 30),
            ],
            2,
        )


# ---------------------------------------------------------------------- one's own picture


def track(theme: Theme, crew: Crew, ground: Colour) -> Piece:
    """The dice track: slot after slot, the one it stands on filled."""
    count = LONGEST - SHORTEST + 1
    canvas = Canvas(theme, (count * 60, LINE), ground)
    for place in range(count):
        value = SHORTEST + place
        box = (place * 60, 2, place * 60 + 52, LINE - 2)
        here = value == crew.track
        fill = theme["ink"] if here else theme["field"]
        canvas.panel(box, fill, theme["soft"] if value <= crew.track else theme["panel_edge"], 3, 12)
        ink = ground if here else theme["ink" if value < crew.track else "soft"]
        canvas.text(box, str(value), 38, ink, align="centre", weight="black", least=38)
    return canvas.piece()


def large(theme: Theme, some: Sequence[int], crew: Crew, ground: Colour, toxic: Sequence[int]) -> list[Piece]:
    """Dice as one chooses among them; under those that cost another one is a sign."""
    side = CUBE if any(it > 9 for it in some) else LARGE
    high = side + 44 if any(TOP[it] in toxic for it in some) else side
    found = []
    for it in some:
        canvas = Canvas(theme, (side, high), ground)
        canvas.image.paste(
            shown(theme, it, side, colour_of(crew.country), ground).image.convert("RGB"), (0, 0)
        )
        if TOP[it] in toxic:
            canvas.centre(icon("toxic", 38, theme["bad"], ground), (side / 2, side + 24))
        found.append(canvas.piece())
    return found


class Dice:
    """Large dice below a label, in as many rows as it takes."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = pieces
        self.side, self.row = pieces[0].image.size if pieces else (0, 0)
        self.each = max((INSIDE + 12) // (self.side + 12), 1)

    @property
    def high(self) -> int:
        return -(-len(self.pieces) // self.each) * (self.row + 10)

    def lay(self, sheet: Sheet, at: tuple[int, int]) -> None:
        for place, piece in enumerate(self.pieces):
            x = at[0] + place % self.each * (self.side + 12)
            sheet.lay(piece, (x, at[1] + place // self.each * (self.row + 10)))


class PoolBox:
    """A crew's dice, large."""

    def __init__(self, theme: Theme, view: View, it: int, called: Callings, language: str) -> None:
        crew = view.crews[it]
        self.theme = theme
        self.top = Box(theme, theme.seat(colour_of(crew.country)), 4)
        _head(self.top, view, it, called, 46)
        key = "pool-rolled" if crew.rolled else "pool"
        self.top.say(words(key, language, count=len(crew.pool) + len(crew.rolled)), "soft", 40)
        some = [*crew.pool, *crew.rolled]
        self.dice = Dice(large(theme, some, crew, self.top.ground, view.toxic))
        self.foot = Box(theme, theme["panel"])
        for kind, lying in beside(crew):
            label = paragraph(theme, words(f"dice-{kind.replace('_', '-')}", language), self.foot.ground, 500)
            self.foot.lines.fresh()
            self.foot.lines.add([sign(theme, kind, self.foot.ground, theme["soft"], 36), *label])
            pieces = dice(theme, lying, colour_of(crew.country), self.foot.ground, 46)
            self.foot.lines.add(pieces, 2)

    @property
    def high(self) -> int:
        return self.top.high + self.dice.high + self.foot.lines.high

    def lay(self, sheet: Sheet, top: int) -> int:
        box = (EDGE, top, WIDE - EDGE, top + self.high)
        tile(sheet, box, self.top.ground, self.top.edge, self.top.rim)
        lay(sheet, self.top.lines, (EDGE + PAD, top + 10))
        self.dice.lay(sheet, (EDGE + PAD, top + self.top.lines.high + 14))
        lay(sheet, self.foot.lines, (EDGE + PAD, top + self.top.lines.high + self.dice.high + 14))
        return top + self.high + EDGE


def has_box(theme: Theme, view: View, it: int, language: str) -> Box:
    """Track, Capacity, badge, modules, supply: each in words."""
    crew = view.crews[it]
    box = Box(theme, theme["panel_edge"])
    ground = box.ground
    light = theme["bad" if crew.light == "red" else "oxygen"]
    rows: list[tuple[str, str, Colour]] = [
        ("capacity", words("has-capacity", language, count=crew.capacity), theme["soft"]),
        (crew.badge, words("has-badge-used" if crew.badge_used else "has-badge", language,
                           badge=name(crew.badge, language)), theme["good"]),
        ("supply", words("has-supply", language, count=crew.supply), theme["soft"]),
        ("lamp", words("has-light", language, light=name(crew.light, language)), light),
    ]  # fmt: skip
    if crew.converters or crew.beside:
        said = words("has-converters", language, count=crew.converters, beside=crew.beside)
        rows.append(("converter", said, theme["soft"]))
    if crew.amplify:
        rows.append(("amplify", words("has-amplify", language, count=crew.amplify), theme["good"]))
    if crew.away:
        rows.append(("mission", words("has-away", language, count=crew.away), theme["soft"]))
    if crew.aid:
        rows.append(("aid", words("has-aid", language, count=crew.aid), theme["bad"]))
    if crew.dock_disabled:
        rows.append(("disable", words("has-dock-disabled", language), theme["bad"]))
    box.lines.add([sign(theme, "track", ground, theme["soft"], 38)])
    box.lines.add([track(theme, crew, ground)])
    for key, said, ink in rows:
        box.lines.fresh()
        box.lines.add([sign(theme, key, ground, ink, 38)])
        box.lines.indent = BESIDE
        put_after(box, said)
    return box


def put_after(box: Box, said: str) -> None:
    """Words after a sign, further lines under the first."""
    first, *rest = paragraph(box.theme, said, box.ground, INSIDE - BESIDE, TYPE, "semibold")
    box.lines.add([first])
    for piece in rest:
        box.lines.fresh(BESIDE)
        box.lines.add([piece])
    box.lines.fresh()


def tiles_box(theme: Theme, view: View, it: int, language: str) -> Box:
    """Its tiles by row, with their full names."""
    box = Box(theme, theme["panel_edge"])
    box.say(words("tiles", language), "soft", 40)
    mine = sorted(own(view, it), key=lambda tile: (tile.row, tile.column))
    for place in mine:
        _tile(box, place, colour_of(view.crews[it].country), language)
    return box


def spot(it: Tile) -> str:
    """`B3`: where a tile stands."""
    return "ABCD"[it.column] + str(it.row)


def _tile(box: Box, it: Tile, crew: int, language: str) -> None:
    """Where it stands, what it is called, takes and makes; what it does beside; what lies on it."""
    theme, ground = box.theme, box.ground
    box.lines.fresh()
    box.lines.add([written(theme, spot(it), ground, TYPE, "black", theme["soft"])])
    _printed(box, it.key, language)
    if it.disabled:
        box.lines.add([sign(theme, "disable", ground, theme["bad"], 38)])
    if it.dice:
        box.lines.add(dice(theme, it.dice, crew, ground, 46), 2)
    lying = tokens(theme, it, ground)
    if lying:
        box.lines.add(lying, 3)
    if it.dice or it.strain:
        box.lines.add([written(theme, signed(made(it)), ground, 42, "black", theme["ink"])])
    _beside(box, it.key, language)


def _beside(box: Box, key: str, language: str) -> None:
    """A tile's ability, in words."""
    said = does(key, language)
    if said:
        box.say(said, "soft", weight="regular", indent=BESIDE)


def _printed(box: Box, key: str, language: str) -> None:
    """What a tile makes, its name, what it takes and gives."""
    theme, ground = box.theme, box.ground
    box.lines.add(sources(theme, key, ground), 2)
    box.lines.indent = BESIDE
    for piece in paragraph(theme, name(key, language), ground, INSIDE - 200):
        box.lines.add([piece])
    box.lines.add(yields(theme, key, ground), 4)


def offers_box(theme: Theme, view: View, it: int, language: str) -> Box:
    """What it may buy, for how much, and what it does."""
    crew = view.crews[it]
    box = Box(theme, theme["panel_edge"])
    box.say(words("offers", language), "soft", 40)
    for key in crew.offer:
        box.lines.fresh()
        box.lines.add(counted(theme, "capacity", TILES[key].cost, box.ground), 4)
        _printed(box, key, language)
        _beside(box, key, language)
    if not crew.offer:
        box.say(words("offers-none", language), "soft")
    return box
