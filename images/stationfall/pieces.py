"""What lies on the board: pawns shaped by what they are, things, player markers, time markers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Literal

import msgspec
from PIL import Image, ImageDraw

from images.stationfall.canvas import FINE, Box, Canvas, Point, reduced
from images.stationfall.fonts import fitted
from images.stationfall.icons import icon
from images.stationfall.themes import Colour, Theme, bright, on
from images.stationfall.words import letter

Kind = Literal["human", "robot", "cyborg", "data", "item", "monster"]

CARGO = ("antimatter", "briefcase", "artifact")
"""What everybody looks for; who carries it wears it on the pawn."""


LARGE = 240
"""A pawn this wide shows everything it has, if its name keeps room."""
NAME = 2.6
"""The room a name keeps, in heights of the pawn."""


class Tag(msgspec.Struct, frozen=True):
    """A pawn as it is drawn."""

    key: str
    label: str
    kind: Kind
    full: str = ""
    """The whole name, written where there is room."""
    down: bool = False
    owners: tuple[int, ...] = ()
    """Whose PC it is."""
    mine: bool = False
    """The secret identity of the reader."""
    contaminated: bool = False
    engulfed: bool = False
    """Inside the Slime."""
    cargo: str = ""
    carries: tuple[str, ...] = ()
    """Everything it has; shown where the pawn is drawn large."""
    active: bool = False
    changed: bool = False


class Thing(msgspec.Struct, frozen=True):
    """Something lying in a section; `colour` for a player's time marker."""

    key: str
    count: int = 1
    colour: int = -1


def shape(kind: Kind, wide: float, high: float) -> list[Point]:
    """The outline of a pawn: its type can be read without colour."""
    if kind == "data":
        return [(0, high / 2), (wide / 2, 0), (wide, high / 2), (wide / 2, high)]
    if kind == "item":
        return [(0, 0), (wide, 0), (wide, high), (0, high)]
    left = _teeth(wide, high) if kind == "robot" else _point(high)
    right = _point(high) if kind == "human" else _teeth(wide, high)
    if kind == "monster":
        left = right = _spikes(high)
    mirrored = [(wide - x, y) for x, y in reversed(right)]
    if kind not in ("robot", "cyborg"):
        return left + mirrored
    # The teeth along the top and bottom: all the way on a robot, on one half of a cyborg.
    start = 0.5 if kind == "cyborg" else 0.0
    top = _rack(wide, high, start)
    bottom = [(x, high - y) for x, y in reversed(top)]
    return left + top + mirrored + bottom


def _point(high: float) -> list[Point]:
    reach = high * 0.34
    return [(reach, high), (0, high / 2), (reach, 0)]


def _spikes(high: float) -> list[Point]:
    return [
        (high * 0.3, high), (0, high * 0.84), (high * 0.2, high * 0.68), (0, high / 2),
        (high * 0.2, high * 0.32), (0, high * 0.16), (high * 0.3, 0),
    ]  # fmt: skip


def _teeth(wide: float, high: float) -> list[Point]:
    deep = high * 0.13
    return [
        (deep, high - deep), (deep, high * 0.68), (0, high * 0.64), (0, high * 0.36), (deep, high * 0.32),
        (deep, deep),
    ]  # fmt: skip


def _rack(wide: float, high: float, start: float) -> list[Point]:
    deep = high * 0.13
    teeth = max(round(wide * (1 - start) / (high * 0.62)), 2)
    left = wide * start + (deep if start == 0 else 0)
    step = (wide - deep - left) / teeth
    points: list[Point] = [] if start == 0 else [(left, 0), (left, deep)]
    for tooth in range(teeth):
        x = left + tooth * step
        points += [
            (x + step * 0.22, deep), (x + step * 0.3, 0), (x + step * 0.7, 0), (x + step * 0.78, deep),
        ]  # fmt: skip
    return points


def body(theme: Theme, tag: Tag, wide: int, high: int) -> Image.Image:
    """A pawn without its name, as a sprite with two pixels of room around it."""
    look = Tag("", "", tag.kind, down=tag.down, owners=tag.owners, active=tag.active, changed=tag.changed)
    return _body(theme, look, wide, high)


@lru_cache(maxsize=1_500)
def _body(theme: Theme, tag: Tag, wide: int, high: int) -> Image.Image:
    edge = _edge(theme, tag)
    fill = theme["monster"] if tag.kind == "monster" else theme["down" if tag.down else "tag"]
    ring = 3.0 if tag.owners else 2.0 if tag.down or tag.kind == "monster" else 1.4
    size = ((wide + 4) * FINE, (high + 4) * FINE)
    image = Image.new("RGBA", size)
    pen = ImageDraw.Draw(image)
    outline = [((x + 2) * FINE, (y + 2) * FINE) for x, y in shape(tag.kind, wide, high)]
    if tag.active or tag.changed:
        glow = theme["change"] if tag.changed else theme["ink"]
        pen.line([*outline, outline[0], outline[1]], fill=(*glow, 255), width=4 * FINE, joint="curve")
    pen.polygon(outline, fill=(*fill, 255))
    if tag.down:
        _stripes(image, outline, theme)
        pen = ImageDraw.Draw(image)
    if tag.owners:
        _flag(image, outline, tag, theme, wide, high)
        pen = ImageDraw.Draw(image)
    closed = [*outline, outline[0], outline[1]]
    if tag.owners:
        # A dark line outside and inside keeps pale colours apart from the pawn.
        dark = (*theme["tag_edge"], 255)
        pen.line(closed, fill=dark, width=round((ring + 1.6) * FINE), joint="curve")
        x = round((2 + flag_width(high, len(tag.owners)) * len(tag.owners)) * FINE)
        pen.line([(x, 3 * FINE), (x, image.height - 3 * FINE)], fill=dark, width=FINE)
    pen.line(closed, fill=(*edge, 255), width=round(ring * FINE), joint="curve")
    return reduced(image)


def _edge(theme: Theme, tag: Tag) -> Colour:
    if tag.owners:
        return theme.seat(tag.owners[0])
    if tag.kind == "monster":
        return theme["ink"]
    return theme["down_edge" if tag.down else "tag_edge"]


def _stripes(image: Image.Image, outline: list[Point], theme: Theme) -> None:
    """Those who lie are striped: told from the others by more than their colour."""
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    dark = (*_deeper(theme["down"]), 255)
    step = 9 * FINE
    for x in range(-image.height, image.width, step):
        pen.line([(x, image.height), (x + image.height, 0)], fill=dark, width=3 * FINE)
    clear = Image.new("RGBA", image.size)
    image.alpha_composite(Image.composite(layer, clear, mask))


def _deeper(colour: Colour) -> Colour:
    red, green, blue = (round(part * 0.6) for part in colour)
    return red, green, blue


def _flag(image: Image.Image, outline: list[Point], tag: Tag, theme: Theme, wide: int, high: int) -> None:
    """The left end of a player's PC is in that player's colour; two share the Doctor."""
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    each = flag_width(high, len(tag.owners))
    for place, owner in enumerate(tag.owners):
        left, right = (2 + place * each) * FINE, (2 + (place + 1) * each) * FINE
        pen.rectangle((left if place else 0, 0, right, image.height), fill=(*theme.seat(owner), 255))
    clear = Image.new("RGBA", image.size)
    image.alpha_composite(Image.composite(layer, clear, mask))


def flag_width(high: int, owners: int = 1) -> int:
    """How wide one player's flag is: two share the room of one and a half."""
    return round(high * (0.72 if owners == 1 else 0.5))


def draw_tag(canvas: Canvas, tag: Tag, box: Box) -> None:
    """A pawn with its name, in a box."""
    theme = canvas.theme
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    canvas.stamp(body(theme, tag, wide, high), (left - 2, top - 2))
    start, end = _room(tag, left, right, wide, high)
    holding = wide >= LARGE and bool(tag.carries)
    hand = round((end - start - NAME * high) / max(len(tag.carries), 1)) - 3
    if hand < high * 0.36:
        holding = False
    marks = _marks(tag, holding)
    side = max(round(high * 0.5), 12)
    if marks and end - start - side > high * 1.2:
        end -= round(side * 0.68)
    elif marks:
        side = max(round(high * 0.36), 9)
    ink = (255, 255, 255) if tag.kind == "monster" else theme["down_ink" if tag.down else "tag_ink"]
    each = flag_width(high, len(tag.owners))
    for place, owner in enumerate(tag.owners):
        colour = theme.seat(owner)
        x = left + place * each
        inset = round(high * 0.1) if place == 0 and len(tag.owners) == 1 else 0
        canvas.text(
            (x + inset, top, x + each + 1, bottom), letter(owner), round(high * 0.64), on(colour),
            align="centre", least=9, weight="black",
        )  # fmt: skip
    lying = round(high * 0.62)
    if tag.down and end - start - lying > high * 1.5:
        spot = (start, round((top + bottom) / 2 - lying * 0.55))
        canvas.stamp(icon("lying", lying, theme["down_edge"]), spot)
        start += lying + 2
    elif tag.down:
        # No room beside the name: the stripes say it, and a sign on the rim.
        small = max(round(high * 0.45), 14)
        canvas.stamp(icon("lying", small, theme["down_edge"]), (left + 1, bottom - round(small * 0.8)))
    if holding:
        end = _hold(canvas, tag.carries, end, (top + bottom) // 2, min(hand, round(high * 0.62)))
    size = round(high * 0.64)
    whole = tag.full and fitted(tag.full, end - start, size, 9)[1] >= 0.82 * size
    canvas.text(
        (start, top, end, bottom), tag.full if whole else tag.label, size, ink,
        least=8, weight="bold", align="centre",
    )  # fmt: skip
    out = round(side / 3)
    for mark in marks:
        at = (right - side + out, bottom - side + out if mark == "biohazard" else top - out)
        _mark(canvas, mark, at, side)
    if tag.mine:
        canvas.stamp(icon("crown", side, theme["change"]), (left + 2, top - side // 2))


def _hold(canvas: Canvas, carried: tuple[str, ...], right: int, middle: int, side: int) -> int:
    """What a pawn has, at the right end of it; gives where that begins."""
    for item in reversed(carried):
        right -= side
        draw_thing(canvas, Thing(item), (right, middle - side // 2, right + side, middle + side // 2))
        right -= 3
    return right - 3


def _mark(canvas: Canvas, mark: str, at: tuple[int, int], side: int) -> None:
    theme = canvas.theme
    fill, ink = (
        (theme["change"], theme["change_ink"]) if mark == "biohazard" else (theme["item"], theme["item_ink"])
    )
    canvas.stamp(coin(theme, side, fill, theme["tag_edge"]), at)
    inner = max(side - 6, 8)
    canvas.stamp(
        icon(mark, inner, ink, fill, ink), (at[0] + (side - inner) // 2, at[1] + (side - inner) // 2)
    )


def _marks(tag: Tag, holding: bool) -> list[str]:
    """Signs on the rim of a pawn: one above, and below it that it is Contaminated."""
    marks = ["goo"] if tag.engulfed else [tag.cargo] if tag.cargo and not holding else []
    if tag.contaminated:
        marks.append("biohazard")
    return marks


def _room(tag: Tag, left: int, right: int, wide: int, high: int) -> tuple[int, int]:
    """Where the name may stand."""
    inset = {"human": 0.17, "robot": 0.2, "cyborg": 0.18, "item": 0.12, "monster": 0.24, "data": 0.0}[
        tag.kind
    ]
    start, end = left + ceil(high * inset), right - ceil(high * inset)
    if tag.kind == "data":
        start, end = left + round(wide * 0.2), right - round(wide * 0.2)
    if tag.owners and tag.kind == "data":
        end = right - round(wide * 0.12)
    if tag.owners:
        start = left + flag_width(high, len(tag.owners)) * len(tag.owners) + 3
    return start, end


@lru_cache(maxsize=300)
def coin(theme: Theme, side: int, fill: Colour, edge: Colour) -> Image.Image:
    """A round marker."""
    image = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(image)
    last = side * FINE - 1
    pen.ellipse((0, 0, last, last), fill=(*edge, 255))
    rim = max(round(side * 0.07 * FINE), FINE)
    pen.ellipse((rim, rim, last - rim, last - rim), fill=(*fill, 255))
    return reduced(image)


def draw_player(canvas: Canvas, colour: int, middle: Point, side: int) -> None:
    """A player's marker: colour and letter."""
    theme = canvas.theme
    fill = theme.seat(colour)
    edge = theme["ink"] if bright(fill) < 0.45 or theme.name != "light" else theme["tag_edge"]
    canvas.centre(coin(theme, side, fill, edge), middle)
    x, y = round(middle[0]), round(middle[1])
    half = side // 2
    canvas.text(
        (x - half, y - half, x + half, y + half), letter(colour), round(side * 0.66), on(fill),
        align="centre", least=8, weight="black",
    )  # fmt: skip


def draw_thing(canvas: Canvas, thing: Thing, box: Box) -> None:
    """An item on the floor, a face-down Kompromat, a trap, a time marker."""
    theme = canvas.theme
    left, top, right, bottom = box
    side = min(right - left, bottom - top)
    x, y = (left + right) // 2, (top + bottom) // 2
    square = (x - side // 2, y - side // 2, x - side // 2 + side, y - side // 2 + side)
    if thing.colour >= 0:
        fill = theme.seat(thing.colour)
        canvas.panel(square, fill, theme["ink"], 2, 8)
        inner = round(side * 0.54)
        canvas.stamp(icon(thing.key, inner, on(fill), fill, on(fill)), (square[0] + 3, square[1] + 3))
        corner = (x - 1, y - 1, square[2] - 2, square[3] - 1)
        canvas.text(corner, letter(thing.colour), round(side * 0.5), on(fill), align="centre", least=8)
        return
    use = {"kompromat": "kompromat", "trap": "trap", "snare": "damage"}.get(thing.key, "item")
    fill = theme[use]
    ink = theme["kompromat_ink"] if use == "kompromat" else theme["item_ink"]
    edge = theme["item_edge"] if use == "item" else ink
    canvas.panel(square, fill, edge, 2, 5)
    inner = round(side * 0.72)
    accent = theme["damage"] if thing.key in ("firebomb", "artifact", "briefcase") else ink
    canvas.centre(icon(thing.key, inner, ink, fill, accent), ((square[0] + square[2]) / 2, y))
    if thing.count > 1:
        size = max(round(side * 0.5), 11)
        corner = (square[2] - size + 3, square[3] - size + 3, square[2] + 3, square[3] + 3)
        canvas.stamp(coin(theme, size, theme["tag_edge"], theme["item"]), corner[:2])
        canvas.text(corner, str(thing.count), round(size * 0.8), (255, 255, 255), align="centre", least=8)


# ---------------------------------------------------------------------- finding room


class Level(msgspec.Struct, frozen=True):
    """One size at which pawns can be drawn."""

    wide: int
    high: int
    things: int
    """How many things take the place of one pawn."""


LEVELS = (Level(150, 31, 4), Level(62, 31, 3), Level(62, 28, 3), Level(62, 20, 3))
GAP = 3


class Fit(msgspec.Struct, frozen=True):
    """Which tags and things go where, and who found no room."""

    tags: tuple[tuple[Tag, Box], ...]
    things: tuple[tuple[Thing, Box], ...]
    left_out: tuple[Tag, ...] = ()
    more: Box | None = None
    """Where it says how many more there are."""


def arrange(
    tags: Sequence[Tag], things: Sequence[Thing], box: Box, scale: float = 1, levels: Sequence[Level] = LEVELS
) -> Fit:
    """Pawns row by row, then things three to a place; smaller until all have room."""
    for level in levels:
        fit = _arranged(tags, things, box, scale, level)
        if fit is not None:
            return fit
    level = levels[-1]
    columns, rows, _ = _grid(box, scale, level)
    places = max(columns * rows, 1)
    for_things = min(ceil(len(things) / level.things), max(places // 3, 1))
    kept = max(places - for_things - 1, 0)
    shown = things[: for_things * level.things]
    fit = _arranged(tags[:kept], shown, box, scale, level, skip=1)
    assert fit is not None
    more = _place(kept, box, scale, level)
    return Fit(fit.tags, fit.things, tuple(tags[kept:]), more)


def _grid(box: Box, scale: float, level: Level) -> tuple[int, int, int]:
    """Columns, rows, and the width of a place."""
    gap = round(GAP * scale)
    wide, high = level.wide * scale, level.high * scale
    columns = max(int((box[2] - box[0] + gap) // (wide + gap)), 1)
    rows = max(int((box[3] - box[1] + gap) // (high + gap)), 1)
    each = (box[2] - box[0] - gap * (columns - 1)) // columns
    return columns, rows, min(each, round(wide * 1.4))


def _place(index: int, box: Box, scale: float, level: Level) -> Box:
    columns, _, each = _grid(box, scale, level)
    gap, high = round(GAP * scale), round(level.high * scale)
    left = box[0] + index % columns * (each + gap)
    top = box[1] + index // columns * (high + gap)
    return (left, top, left + each, top + high)


def _arranged(
    tags: Sequence[Tag], things: Sequence[Thing], box: Box, scale: float, level: Level, skip: int = 0
) -> Fit | None:
    columns, rows, _each = _grid(box, scale, level)
    if len(tags) + skip + ceil(len(things) / level.things) > columns * rows:
        return None
    placed = [(tag, _place(index, box, scale, level)) for index, tag in enumerate(tags)]
    laid = []
    for index, thing in enumerate(things):
        place = _place(len(tags) + skip + index // level.things, box, scale, level)
        share = (place[2] - place[0]) / level.things
        side = min(round(share) - 1, place[3] - place[1])
        step = min(share, side + 6 * scale)
        left = round(place[0] + index % level.things * step)
        laid.append((thing, (left, place[1], left + side, place[3])))
    return Fit(tuple(placed), tuple(laid))


def draw_fit(canvas: Canvas, fit: Fit) -> None:
    """Everything in its place; things first, so that badges of pawns lie on top."""
    for thing, box in fit.things:
        draw_thing(canvas, thing, box)
    for tag, box in fit.tags:
        draw_tag(canvas, tag, box)
    if fit.more is not None and fit.left_out:
        theme = canvas.theme
        canvas.panel(fit.more, theme["change"], theme["change_ink"], 2, 8)
        canvas.text(
            fit.more, f"+{len(fit.left_out)}", round((fit.more[3] - fit.more[1]) * 0.75), theme["change_ink"],
            align="centre", weight="black",
        )  # fmt: skip
