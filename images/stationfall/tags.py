"""Pawns: a tag with a name, shaped by what the pawn is, with its owner's flag and signs on its rim."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Literal

import msgspec
from PIL import Image, ImageChops, ImageDraw

from images.kit.canvas import FINE, Box, Canvas, Point, coin, reduced, rounded
from images.kit.fonts import fitted
from images.kit.themes import Colour, Theme, blend, on
from images.stationfall import portraits
from images.stationfall.icons import icon
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.words import letter

Kind = Literal["human", "robot", "cyborg", "data", "item", "monster"]

CARGO = ("antimatter", "briefcase", "artifact")
"""What everybody looks for; who carries it wears it on the pawn."""


MANY = 3
"""So many players who share the say on a pawn are shown."""
LARGE = 150
"""A pawn this wide shows everything it has, if its name keeps room."""
SMALL = 40
"""Only pawns up to this height are remembered: large ones take much room and are seldom drawn."""
SLANT = 0.55
"""How far the ends of a rhombus lean, in heights."""
CHANGED = 0.25
"""How much of the colour of change is in a pawn that moved or changed."""
LEAN: dict[Kind, float] = {"human": 0.1, "cyborg": 0.1, "monster": 0.1, "data": 0.4}
"""How much of the left end of a pawn is too pointed for a portrait, in heights."""
INSETS: dict[Kind, float] = {
    "human": 0.17, "robot": 0.2, "cyborg": 0.18, "item": 0.12, "monster": 0.24, "data": 0.42,
}  # fmt: skip
"""How much of the right end is too pointed for letters, in heights."""
LEAST = 0.4
"""The smallest letters of a name, in heights."""
NAME = 2.6
"""The room a name keeps, in heights of the pawn."""


class Tag(msgspec.Struct, frozen=True):
    """A pawn as it is drawn."""

    key: str
    label: str
    """Its whole name, written where there is room."""
    kind: Kind
    portrait: str = ""
    """Whose portrait it wears, if not the one of its key."""
    mark: str = ""
    """What tells it from the others of its card where there is no room for its name."""
    bare: bool = False
    """Its portrait is shown beside it."""
    down: bool = False
    owners: tuple[int, ...] = ()
    """Whose PC it is."""
    leaders: tuple[int, ...] = ()
    """Whose cubes have the say on it (4.3.1)."""
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


def shape(kind: Kind, wide: float, high: float) -> list[Point]:
    """The outline of a pawn: its type can be read without colour."""
    if kind == "data":
        return [(high * SLANT, 0), (wide, 0), (wide - high * SLANT, high), (0, high)]
    if kind == "item":
        return [(0, 0), (wide, 0), (wide, high), (0, high)]
    left = _teeth(high) if kind == "robot" else _point(high)
    right = _point(high) if kind == "human" else _teeth(high)
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


def _teeth(high: float) -> list[Point]:
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


Plate = tuple[int, int]
"""From where to where a pawn shows its portrait; nowhere if both are the same."""


def body(theme: Theme, tag: Tag, wide: int, high: int, plate: Plate = (0, 0), flag: int = 0) -> Image.Image:
    """A pawn without its name, as a sprite with two pixels of room around it; each flag is so wide."""
    look = Tag(
        tag.portrait or tag.key if plate[0] < plate[1] else "",
        tag.label[:1],
        tag.kind,
        down=tag.down,
        owners=tag.owners,
        active=tag.active,
        changed=tag.changed,
    )
    return (_small_body if high <= SMALL else _body)(theme, look, wide, high, plate, flag)


def _body(theme: Theme, tag: Tag, wide: int, high: int, plate: Plate, flag: int) -> Image.Image:
    fill = theme["monster"] if tag.kind == "monster" else theme["down" if tag.down else "tag"]
    if tag.changed:
        fill = blend(fill, theme["change"], CHANGED)
    image = Image.new("RGBA", ((wide + 4) * FINE, (high + 4) * FINE))
    pen = ImageDraw.Draw(image)
    outline = [((x + 2) * FINE, (y + 2) * FINE) for x, y in shape(tag.kind, wide, high)]
    if tag.active or tag.changed:
        glow = theme["change"] if tag.changed else theme["ink"]
        pen.line([*outline, outline[0], outline[1]], fill=(*glow, 255), width=4 * FINE, joint="curve")
    pen.polygon(outline, fill=(*fill, 255))
    if tag.down:
        _stripes(image, outline, theme)
    if plate[0] < plate[1]:
        _plate(image, outline, tag, theme, plate)
    flag = flag or flag_width(high, len(tag.owners))
    if tag.owners:
        _flag(image, outline, tag, theme, flag)
    sprite = reduced(image)
    if plate[0] < plate[1]:
        _wear(sprite, tag, theme, high, plate)
    rim = _rim(image.size, outline, tag, theme, flag, plate[0] < plate[1])
    sprite.alpha_composite(rim)
    return sprite


def _plate(image: Image.Image, outline: list[Point], tag: Tag, theme: Theme, plate: Plate) -> None:
    """What the portrait stands on."""
    layer = Image.new("RGBA", image.size)
    colour = portraits.ground(theme, tag.key)
    if tag.changed:
        colour = blend(colour, theme["change"], CHANGED)
    left, right = ((edge + 2) * FINE for edge in plate)
    ImageDraw.Draw(layer).rectangle(
        (left if plate[0] else 0, 0, right if right < image.width - 5 * FINE else image.width, image.height),
        fill=(*colour, 255),
    )
    _lay_inside(image, outline, layer)


def _wear(sprite: Image.Image, tag: Tag, theme: Theme, high: int, plate: Plate) -> None:
    """The portrait; of those who are Down, lying."""
    drawn = portraits.figure(theme, tag.key, high, tag.label, lying=tag.down)
    lean = 0 if tag.owners or plate[1] + 5 > sprite.width - 4 else LEAN.get(tag.kind, 0) * high
    left = round((plate[0] + plate[1] + lean - high) / 2) + 2
    layer = Image.new("RGBA", sprite.size)
    layer.paste(drawn, (left, 2))
    inside = sprite.getchannel("A").point(lambda alpha: 255 if alpha > 250 else 0)
    room = Image.new("L", sprite.size)
    room.paste(255, (plate[0] + 2, 0, plate[1] + 2, sprite.height))
    mask = ImageChops.multiply(ImageChops.multiply(layer.getchannel("A"), inside), room)
    sprite.paste(layer, (0, 0), mask)


def _rim(
    size: tuple[int, int], outline: list[Point], tag: Tag, theme: Theme, flag: int, worn: bool
) -> Image.Image:
    """The edge of a pawn; pale around a portrait, so that it stands out from a dark section."""
    image = Image.new("RGBA", size)
    pen = ImageDraw.Draw(image)
    closed = [*outline, outline[0], outline[1]]
    edge = _edge(theme, tag, worn)
    ring = 3.0 if tag.owners else 2.0 if worn or tag.down or tag.kind == "monster" else 1.4
    if tag.owners or worn:
        # A dark line outside and inside keeps pale colours apart from the pawn.
        pen.line(closed, fill=(*theme["tag_edge"], 255), width=round((ring + 1.6) * FINE), joint="curve")
    if tag.owners:
        x = round((2 + flag * len(tag.owners)) * FINE)
        pen.line([(x, 3 * FINE), (x, image.height - 3 * FINE)], fill=(*theme["tag_edge"], 255), width=FINE)
    pen.line(closed, fill=(*edge, 255), width=round(ring * FINE), joint="curve")
    return reduced(image)


def _edge(theme: Theme, tag: Tag, worn: bool) -> Colour:
    if tag.owners:
        return theme.seat(tag.owners[0])
    if tag.kind == "monster":
        return theme["ink"]
    return theme["down_edge" if tag.down else "tag" if worn else "tag_edge"]


def _stripes(image: Image.Image, outline: list[Point], theme: Theme) -> None:
    """Those who lie are striped: told from the others by more than their colour."""
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    dark = (*_deeper(theme["down"]), 255)
    step = 9 * FINE
    for x in range(-image.height, image.width, step):
        pen.line([(x, image.height), (x + image.height, 0)], fill=dark, width=3 * FINE)
    _lay_inside(image, outline, layer)


def _deeper(colour: Colour) -> Colour:
    red, green, blue = (round(part * 0.6) for part in colour)
    return red, green, blue


def _flag(image: Image.Image, outline: list[Point], tag: Tag, theme: Theme, each: int) -> None:
    """The left end of a player's PC is in that player's colour; two share the Doctor."""
    layer = Image.new("RGBA", image.size)
    pen = ImageDraw.Draw(layer)
    for place, owner in enumerate(tag.owners):
        left, right = (2 + place * each) * FINE, (2 + (place + 1) * each) * FINE
        pen.rectangle((left if place else 0, 0, right, image.height), fill=(*theme.seat(owner), 255))
    _lay_inside(image, outline, layer)


def _lay_inside(image: Image.Image, outline: list[Point], layer: Image.Image) -> None:
    """A layer over the pawn, cut to its outline."""
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    image.alpha_composite(Image.composite(layer, Image.new("RGBA", image.size), mask))


def flag_width(high: int, owners: int = 1) -> int:
    """How wide one player's flag is: two share the room of one and a half."""
    return round(high * (0.72 if owners == 1 else 0.5))


_small_body = lru_cache(maxsize=700)(_body)


class Lines(msgspec.Struct, frozen=True):
    """How the inside of a tag is laid out, from its left end."""

    high: int
    named: bool
    """Whether the text is the name."""
    flag: int
    """How wide each owner's flag is."""
    plate: Plate
    start: int
    """Where the name may begin, and where it must end."""
    end: int
    text: str
    size: int
    lying: int
    """Where the sign for Down stands beside the name; -1: on the rim."""
    hand: int
    """Size of the things it shows in its hand; 0: none."""
    side: int
    """Size of the signs on its rim."""
    marks: tuple[str, ...]

    @property
    def clear(self) -> int:
        """How well it can be read: by its portrait, and by its name if that is there."""
        return min(self.plate[1] - self.plate[0], self.high) + (2 * self.size if self.named else 0)


@lru_cache(maxsize=4_000)
def lines(tag: Tag, wide: int, high: int) -> Lines:
    """What goes where, and how large the name can be: the whole name, or none."""
    return _named(tag, wide, high, True) or _named(tag, wide, high, False) or _bare(tag, wide, high)


def _named(tag: Tag, wide: int, high: int, holding: bool) -> Lines | None:
    """Flags, portrait, name; nothing if there is no room for the whole name."""
    flag = flag_width(high, len(tag.owners)) if tag.owners else 0
    left = flag * len(tag.owners)
    lean = 0 if tag.owners else LEAN.get(tag.kind, 0)
    plate = (left, left + round(high * (1 + lean))) if _has_portrait(tag) else (left, left)
    start, end = plate[1] + 3, wide - ceil(high * INSETS[tag.kind])
    if plate[0] == plate[1] == 0:
        start = ceil(high * INSETS[tag.kind])
    hand = round((end - start - NAME * high) / max(len(tag.carries), 1)) - 3
    if not holding or wide < LARGE or not tag.carries or hand < high * 0.36:
        hand = 0
    hand = min(hand, round(high * 0.62))
    marks = _marks(tag, bool(hand))
    side = max(round(high * 0.5), 12)
    if marks:
        end -= round(side * 0.68)
    lying = -1
    if tag.down and end - start - round(high * 0.62) > high * 1.5:
        lying = start
        start += round(high * 0.62) + 2
    if hand:
        end -= len(tag.carries) * (hand + 3) + 3
    text, size = fitted(tag.label, end - start, round(high * 0.64), max(round(high * LEAST), 9))
    if text != tag.label:
        return None
    return Lines(high, True, flag, plate, start, end, text, size, lying, hand, side, marks)


def _bare(tag: Tag, wide: int, high: int) -> Lines:
    """Flags and portrait; of several pawns of a card, which one it is."""
    count = len(tag.owners)
    strip = round(high * (0.46 if count else 0.56)) if tag.mark else 0
    flag = 0
    if count:
        flag = min(flag_width(high, count), max((wide - strip - high) // count, round(high * 0.42), 11))
    if wide - flag * count - strip < round(high * 0.3):
        strip = 0  # two owners leave no room for it
    start = flag * count + (0 if count else round(high * 0.12))
    end = flag * count + strip
    return Lines(
        high=high,
        named=False,
        flag=flag,
        plate=(end, wide),
        start=start,
        end=end,
        text=tag.mark if strip else "",
        size=fitted(tag.mark, end - start, round(high * 0.6), 8)[1] if strip else 0,
        lying=-1,
        hand=0,
        side=max(round(high * 0.42), 11),
        marks=_marks(tag, False),
    )


def _has_portrait(tag: Tag) -> bool:
    return not tag.bare and (bool(tag.label) or portraits.known(tag.portrait or tag.key))


def draw_tag(canvas: Canvas, tag: Tag, box: Box) -> None:
    """A pawn with its portrait and its name, in a box."""
    theme = canvas.theme
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    plan = lines(tag, wide, high)
    canvas.stamp(body(theme, tag, wide, high, plan.plate, plan.flag), (left - 2, top - 2))
    _letters(canvas, tag, box, plan.flag)
    if tag.down:
        _lying(canvas, tag, box, plan)
    if plan.hand:
        _hold(canvas, tag.carries, left + plan.end + 3, (top + bottom) // 2, plan.hand)
    ink = on(theme["monster"]) if tag.kind == "monster" else theme["down_ink" if tag.down else "tag_ink"]
    if plan.text:
        room = (left + plan.start, top, left + plan.end, bottom)
        canvas.text(room, plan.text, plan.size, ink, least=min(plan.size, 8), align="centre")
    # Those of a large portrait stay on it, so that they do not lie on the name of the section.
    out = round(plan.side / (3 if plan.named else 6))
    for mark in plan.marks:
        y = bottom - plan.side + out if mark == "biohazard" else top - out
        _mark(canvas, mark, (right - plan.side + out, y), plan.side)
    _cubes(canvas, tag, box, plan)
    if tag.mine:
        above = plan.side // (2 if plan.named else 4)
        canvas.stamp(icon("crown", plan.side, theme["number"]), (left + plan.plate[0] + 2, top - above))


def _cubes(canvas: Canvas, tag: Tag, box: Box, plan: Lines) -> None:
    """Who has the say, by their cubes: half under the lower rim, on the portrait."""
    theme, high = canvas.theme, box[3] - box[1]
    shown = tag.leaders[:MANY]
    side = max(round(high * 0.46), 13)
    if shown:
        # They stay on their pawn: beside it may stand what tells another from its like.
        side = min(side, (box[2] - box[0] - plan.plate[0]) // len(shown))
    for place, colour in enumerate(shown):
        x = box[0] + plan.plate[0] + place * (side - 1) - 2
        square = (x, box[3] - round(side * 0.62), x + side, box[3] - round(side * 0.62) + side)
        fill = theme.seat(colour)
        canvas.panel(square, fill, theme["tag_edge"], 1, 3)
        canvas.text(square, letter(colour), side - 2, on(fill), align="centre", least=8, weight="black")


def _lying(canvas: Canvas, tag: Tag, box: Box, plan: Lines) -> None:
    """The sign for Down: beside the name, or half under the rim and clear of the letters on the flags."""
    theme = canvas.theme
    left, top, _, bottom = box
    high = bottom - top
    if plan.lying >= 0:
        side = round(high * 0.62)
        spot = (left + plan.lying, round((top + bottom) / 2 - side * 0.55))
    else:
        side = max(round(high * 0.45), 14)
        spot = (left + plan.plate[0] + 2, bottom - round(side * 0.55))
        if tag.leaders:
            spot = (spot[0], round((box[1] + bottom - side) / 2))
        ground = rounded((side + 4, round(side * 0.55) + 3), theme["down"], theme["tag_edge"], 1, 4)
        canvas.stamp(ground, (spot[0] - 2, spot[1] + round(side * 0.2) - 1))
    canvas.stamp(icon("lying", side, theme["down_edge"]), spot)


def _letters(canvas: Canvas, tag: Tag, box: Box, each: int) -> None:
    """The letters of its owners, on their flags."""
    left, top, _, bottom = box
    high = bottom - top
    for place, owner in enumerate(tag.owners):
        x = left + place * each
        inset = round(each * (0.38 if tag.kind == "data" else 0.14)) if len(tag.owners) == 1 else 0
        canvas.text(
            (x + inset, top, x + each + 1, bottom), letter(owner), round(min(high * 0.64, each)),
            on(canvas.theme.seat(owner)), align="centre", least=8, weight="black",
        )  # fmt: skip


def _hold(canvas: Canvas, carried: tuple[str, ...], left: int, middle: int, side: int) -> None:
    """What a pawn has, at its right end."""
    for item in carried:
        draw_thing(canvas, Thing(item), (left, middle - side // 2, left + side, middle + side // 2))
        left += side + 3


def _mark(canvas: Canvas, mark: str, at: tuple[int, int], side: int) -> None:
    theme = canvas.theme
    fill, ink = (
        (theme["warn"], on(theme["warn"])) if mark == "biohazard" else (theme["item"], theme["item_ink"])
    )
    canvas.stamp(coin(theme, side, fill, theme["tag_edge"]), at)
    inner = max(side - 6, 8)
    drawn = (
        portraits.figure(theme, mark, inner) if portraits.known(mark) else icon(mark, inner, ink, fill, ink)
    )
    canvas.stamp(drawn, (at[0] + (side - inner) // 2, at[1] + (side - inner) // 2))


def _marks(tag: Tag, holding: bool) -> tuple[str, ...]:
    """Signs on the rim of a pawn: one above, and below it that it is Contaminated."""
    marks = ["goo"] if tag.engulfed else [tag.cargo] if tag.cargo and not holding else []
    if tag.contaminated:
        marks.append("biohazard")
    return tuple(marks)
