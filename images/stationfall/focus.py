"""The close-up, upright and for a phone: a section and all within two steps, large enough to be read there.

Everything is a small piece on the plain colour of its card, drawn once and kept. The picture is put together
from them without being drawn in full colours, which takes less time than writing its file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import pi, sin

import msgspec
from PIL import Image, ImageDraw

from game.api import Message
from game.stationfall.view import Need, View
from game.text import say
from images.stationfall.canvas import Box, Canvas, Piece, Sheet, flat
from images.stationfall.cell import draw_need
from images.stationfall.closeup import Somebody, Spot, Way, close_up
from images.stationfall.fonts import Weight, width, wrapped
from images.stationfall.icons import icon
from images.stationfall.panels.header import chips
from images.stationfall.panels.legend import draw_lock
from images.stationfall.pieces import Thing, draw_player, draw_thing
from images.stationfall.portraits import portrait
from images.stationfall.scene import Content
from images.stationfall.tags import Tag
from images.stationfall.themes import Colour, Theme, blend, on, palette
from images.stationfall.words import letter, name, words

WIDE = 1080
"""Three pixels for each point of a phone."""
EDGE = 14
GUTTER = 84
"""Between left and right: here runs the way to what lies farther out."""
PAD = 18
LINE = 54
"""Height of a line: a pawn, a thing, a sign."""
GAP = 14
TITLE, NAME = 44, 38
"""The two sizes of type: a section's name, and everything else."""
FLOOR = 14
"""Height of the pattern at the foot of a card."""


# ---------------------------------------------------------------------- small pieces


@cache
def _places(theme: Theme) -> dict[Colour, int]:
    """Where in the palette each colour stands."""
    parts = palette(theme).getpalette() or []
    colours = [(parts[n], parts[n + 1], parts[n + 2]) for n in range(0, len(parts), 3)]
    return {colour: place for place, colour in reversed(list(enumerate(colours)))}


@cache
def _plain(theme: Theme, colour: Colour) -> int:
    """A colour's place in the palette, or the place of the one that is nearest."""
    found = _places(theme).get(colour)
    if found is None:
        found = int(flat(Image.new("RGB", (1, 1), colour), theme).getpixel((0, 0)))  # type: ignore[arg-type]
    return found


@lru_cache(maxsize=2_000)
def _words(
    theme: Theme,
    text: str,
    ground: Colour,
    size: int = NAME,
    weight: Weight = "bold",
    ink: Colour | None = None,
) -> Piece:
    wide = round(width(text, size, weight)) + 4
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.text((1, 0, wide, LINE), text, size, ink or on(ground), least=size, weight=weight)
    return canvas.piece()


@lru_cache(maxsize=400)
def _icon(theme: Theme, key: str, ground: Colour, side: int = 46, ink: Colour | None = None) -> Piece:
    canvas = Canvas(theme, (side, LINE), ground)
    ink = ink or on(ground)
    canvas.centre(icon(key, side, ink, ground, theme["fire_core"]), (side / 2, LINE / 2))
    return canvas.piece()


@lru_cache(maxsize=200)
def _number(theme: Theme, number: int, ground: Colour) -> Piece:
    """As on the button that leads there."""
    wide = 52 if number < 10 else 68
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 1, wide, LINE - 1), theme["number"], theme["number_ink"], 4, 26)
    box = (4, 0, wide - 4, LINE)
    canvas.text(box, str(number), 40, theme["number_ink"], align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=400)
def _pill(theme: Theme, symbol: str, text: str, fill: Colour, ground: Colour) -> Piece:
    """A sign with its word, on a colour of its own."""
    ink = on(fill)
    start = 50 if symbol else 12
    wide = start + round(width(text, NAME, "semibold")) + 16
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 3, wide, LINE - 3), fill, None if fill == ground else ink, 2, 14)
    if symbol:
        canvas.centre(icon(symbol, 34, ink, fill, ink), (28, LINE / 2))
    canvas.text((start, 0, wide - 8, LINE), text, NAME, ink, least=NAME, weight="semibold")
    return canvas.piece()


@lru_cache(maxsize=600)
def _pawn(theme: Theme, tag: Tag, ground: Colour) -> Piece:
    """A face in a frame; of those who are Down, lying, with a sign."""
    canvas = Canvas(theme, (56, LINE), ground)
    frame = theme["change"] if tag.changed else theme["down_edge"] if tag.down else on(ground)
    canvas.panel((0, 0, 56, LINE), frame, None, 0, 13)
    canvas.centre(portrait(theme, tag.key, 46, tag.label, lying=tag.down), (28, LINE / 2))
    if tag.down:
        canvas.panel((14, 36, 53, LINE - 3), theme["down"], None, 0, 7)
        canvas.centre(icon("lying", 32, theme["down_edge"], theme["down"]), (34, 41))
    return canvas.piece()


@lru_cache(maxsize=200)
def _player(theme: Theme, colour: int, ground: Colour) -> Piece:
    canvas = Canvas(theme, (52, LINE), ground)
    draw_player(canvas, colour, (26, LINE // 2), 52)
    return canvas.piece()


@lru_cache(maxsize=400)
def _cubes(theme: Theme, colour: int, count: int, leads: bool, ground: Colour) -> Piece:
    """A player's cubes; those of whoever has the say are framed."""
    fill = theme.seat(colour)
    text = f"{letter(colour)}{count}" if count > 1 else letter(colour)
    wide = round(width(text, NAME, "black")) + 20
    canvas = Canvas(theme, (wide, LINE), ground)
    canvas.panel((0, 4, wide, LINE - 4), fill, on(ground) if leads else fill, 5 if leads else 1, 9)
    canvas.text((4, 0, wide - 4, LINE), text, NAME, on(fill), align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=400)
def _thing(theme: Theme, key: str, changed: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (48, LINE), ground)
    draw_thing(canvas, Thing(key, changed=changed), (0, 3, 48, 51))
    return canvas.piece()


@lru_cache(maxsize=200)
def _marker(theme: Theme, key: str, colour: int, changed: bool, ground: Colour) -> Piece:
    """A player's time marker."""
    fill = theme["damage"] if colour < 0 else theme.seat(colour)
    canvas = Canvas(theme, (92, LINE), ground)
    canvas.panel((0, 2, 92, 52), fill, theme["change"] if changed else on(ground), 4 if changed else 2, 9)
    canvas.centre(icon(key, 42, on(fill), fill, on(fill)), (30, LINE / 2))
    canvas.text((50, 0, 88, LINE), letter(colour), NAME, on(fill), align="centre", weight="black", least=NAME)
    return canvas.piece()


@lru_cache(maxsize=80)
def _need(theme: Theme, key: str, met: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (54, LINE), ground)
    draw_need(canvas, Need(key, met), (0, 4), 46)
    return canvas.piece()


@lru_cache(maxsize=60)
def _lock(theme: Theme, opened: bool, ground: Colour) -> Piece:
    canvas = Canvas(theme, (54, LINE), ground)
    draw_lock(canvas, (27, LINE // 2), 52, opened=opened)
    return canvas.piece()


# ---------------------------------------------------------------------- lines


class Lines:
    """Pieces side by side, in as many lines as they need. What belongs together is parted last."""

    def __init__(self, wide: int) -> None:
        self.wide = wide
        self.laid: list[tuple[Piece, int, int]] = []
        self._x = self._y = 0
        self.indent = 0

    @property
    def high(self) -> int:
        return self._y + (LINE if self._x > self.indent else 0)

    def fresh(self, indent: int = 0) -> None:
        """The next begins a line."""
        if self._x > self.indent:
            self._y += LINE
        self._x = self.indent = indent

    def space(self, high: int) -> None:
        self.fresh(self.indent)
        self._y += high

    def add(self, pieces: Sequence[Piece], gap: int = 8) -> None:
        """One unit: in this line if it has room, else in a line of its own."""
        whole = sum(piece.image.width + gap for piece in pieces) - gap
        if self._x + whole > self.wide:
            self.fresh(self.indent)
        for piece in pieces:
            if self._x + piece.image.width > self.wide:
                self.fresh(self.indent)
            self.laid.append((piece, self._x, self._y))
            self._x += piece.image.width + gap
        self._x += GAP - gap


class Card(msgspec.Struct):
    """A section as it is laid on the picture."""

    spot: Spot
    fill: Colour
    lines: Lines
    pattern: str

    @property
    def high(self) -> int:
        return self.lines.high + 2 * 10 + FLOOR


class Look(msgspec.Struct, frozen=True):
    """What every piece of one picture needs to know."""

    theme: Theme
    language: str

    def say(self, key: str) -> str:
        return say(Message(key), self.language)

    def word(self, key: str) -> str:
        return words(key, self.language)


def _fill(theme: Theme, it: Content) -> Colour:
    if it.hazard:
        return theme["fire_ground" if it.hazard == "fire" else "gas_ground"]
    fill = theme[it.ground]
    return blend(fill, theme["unlit"], 0.5) if it.dark and on(fill) == (255, 255, 255) else fill


def _card(look: Look, it: Spot, wide: int, middle: bool = False) -> Card:
    theme = look.theme
    fill = theme["panel"] if it.content.key == "outer_space" else _fill(theme, it.content)
    lines = Lines(wide - 2 * PAD)
    head = [_number(theme, it.number, fill)] if it.number else []
    head.append(_title(look, it.content, lines.wide - sum(one.image.width + 8 for one in head), fill))
    lines.add(head)
    if it.around:
        lines.add([_pill(theme, "", f"{it.around} › {it.number}", theme["field"], fill)])
    for sign in _signs(look, it.content, fill, spoken=True):
        lines.add([sign])
    lines.fresh()
    _inside(look, lines, it, fill, middle=middle)
    for far in it.beyond:
        lines.space(6)
        _farther(look, lines, far, fill)
    lines.fresh()
    if it.works:
        lines.space(6)
    for work in it.works:
        for line in wrapped(work, lines.wide - 32, NAME, "semibold"):
            lines.add([_pill(theme, "", line, theme["field"], fill)])
    return Card(it, fill, lines, "dark" if it.content.dark else it.content.ground)


def _title(look: Look, it: Content, room: int, fill: Colour) -> Piece:
    """The whole name where it has room."""
    whole = name(it.key, look.language)
    text = whole if width(whole, TITLE, "black") + 4 <= room else it.title
    size = next((size for size in range(TITLE, NAME - 1, -1) if width(text, size, "black") + 4 <= room), NAME)
    return _words(look.theme, text, fill, size, "black")


def _signs(look: Look, it: Content, fill: Colour, *, spoken: bool) -> Iterable[Piece]:
    """What is special about a section; a danger with its word, if there is room for words."""
    theme = look.theme
    if it.changed:
        yield _pill(theme, "", look.word("new"), theme["change"], fill)
    dangers = (
        (bool(it.hazard), it.hazard, f"hazard-{it.hazard}", "fire" if it.hazard == "fire" else "gas"),
        (it.goo, "goo", "hazard-goo", "goo"),
        (it.damaged and not it.goo, "damage", "picture-damaged", "damage"),
    )
    for shown, symbol, key, use in dangers:
        if shown and spoken:
            yield _pill(theme, symbol, look.say(key), theme[use], fill)
        elif shown:
            yield _icon(theme, symbol, fill, ink=theme[use])
    if it.dark and spoken:
        yield _pill(theme, "dark", look.word("legend-dark"), theme["unlit"], fill)
    elif it.dark:
        yield _icon(theme, "dark", fill)
    for symbol, shown in (
        ("console", it.console), ("biohazard", it.contaminates), ("bolt", spoken and it.power),
        (it.arrow, spoken and bool(it.arrow)),
    ):  # fmt: skip
        if shown:
            yield _icon(theme, symbol, fill)
    if it.ground == "pod":
        yield _pill(theme, "person", f"{it.taken}/{it.seats}", fill, fill)
        for need in it.needs if spoken else ():
            yield _need(theme, need.key, need.met, fill)


def _inside(look: Look, lines: Lines, it: Spot, fill: Colour, *, middle: bool) -> None:
    """Who and what is there."""
    theme = look.theme
    for one in it.people:
        lines.add(_person(look, one, fill, middle=middle))
        if one.tag.active and middle:
            for key in dict.fromkeys(one.tag.carries):
                lines.add(_named(look, key, one.tag.carries.count(key), False, fill))
            lines.fresh()
    if it.people and it.content.things:
        # What lies there must not look as if the last of them had it.
        lines.fresh(lines.indent)
    for thing in it.content.things:
        if thing.colour >= 0:
            lines.add([_marker(theme, thing.key, thing.colour, thing.changed, fill)])
        elif middle:
            lines.add(_named(look, thing.key, thing.count, thing.changed, fill))
        else:
            lines.add(_counted(look, thing.key, thing.count, thing.changed, fill))


def _named(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    text = name("trap" if key == "snare" else key, look.language)
    text = f"{text} ×{count}" if count > 1 else text
    return [_thing(look.theme, key, changed, fill), _words(look.theme, text, fill, weight="semibold")]


def _counted(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    sign = [_thing(look.theme, key, changed, fill)]
    return [*sign, _words(look.theme, f"×{count}", fill)] if count > 1 else sign


def _person(look: Look, it: Somebody, fill: Colour, *, middle: bool) -> list[Piece]:
    """A pawn: what it is, whose, who has the say, what it carries."""
    theme, tag = look.theme, it.tag
    sprite = Tag(tag.portrait, tag.label[:1], tag.kind, down=tag.down, changed=tag.changed)
    found = [_pill(theme, "", look.word("new"), theme["change"], fill)] if tag.changed else []
    found.append(_pawn(theme, sprite, fill))
    text = tag.label
    found.append(_pill(theme, "", text, theme["number"], fill) if tag.active else _words(theme, text, fill))
    if tag.mine:
        found.append(_icon(theme, "crown", fill, ink=theme["number"]))
    found += [_player(theme, owner, fill) for owner in tag.owners]
    shown = it.cubes if middle else tuple(cube for cube in it.cubes if cube[2])
    found += [_cubes(theme, colour, count, leads, fill) for colour, count, leads in shown]
    if tag.contaminated:
        found.append(_icon(theme, "biohazard", fill, ink=on(fill)))
    if tag.engulfed:
        found.append(_icon(theme, "goo", fill, ink=theme["goo"]))
    if not (middle and tag.active):
        for key in dict.fromkeys(tag.carries):
            found += _counted(look, key, tag.carries.count(key), False, fill)
    return found


def _farther(look: Look, lines: Lines, it: Spot, fill: Colour) -> None:
    """A section two steps away, under the one that leads there."""
    theme = look.theme
    lines.fresh()
    head = [_turn(theme, it.way, fill)]
    if it.number:
        head.append(_number(theme, it.number, fill))
    room = lines.wide - sum(piece.image.width + 8 for piece in head)
    whole = name(it.content.key, look.language)
    text = whole if width(whole, NAME, "semibold") + 4 <= room else it.content.title
    head.append(_words(theme, text, fill, weight="semibold"))
    lines.add(head)
    lines.indent = 60
    for sign in _signs(look, it.content, fill, spoken=False):
        lines.add([sign])
    _inside(look, lines, it, fill, middle=False)
    lines.fresh()


@lru_cache(maxsize=80)
def _turn(theme: Theme, way: Way, ground: Colour) -> Piece:
    """A bend of the way, with its lock."""
    if way.locked or way.unlocked:
        return _lock(theme, way.unlocked, ground)
    canvas = Canvas(theme, (52, LINE), ground)
    ink = theme["vent"] if way.vent else theme["corridor"]
    brush = canvas.smooth((0, 0, 52, LINE))
    if way.vent:
        for line in (((16, 4), (16, 16)), ((16, 24), (16, 36)), ((26, 36), (36, 36))):
            brush.line(line, ink, 7)
    else:
        brush.line(((16, 2), (16, 36), (36, 36)), ink, 9)
    brush.polygon(((34, 22), (51, 36), (34, 50)), ink)
    brush.done()
    return canvas.piece()


# ---------------------------------------------------------------------- the whole


@lru_cache(maxsize=300)
def _corner(theme: Theme, radius: int, fill: Colour, edge: Colour, rim: int, ground: Colour) -> Piece:
    """A disc whose quarters are the corners of a card."""
    canvas = Canvas(theme, (2 * radius, 2 * radius), ground)
    canvas.panel((0, 0, 2 * radius, 2 * radius), fill, edge, rim, radius)
    return canvas.piece()


def _plate(sheet: Sheet, box: Box, fill: Colour, edge: Colour, rim: int) -> None:
    """A card: its corners are kept, the rest is plain."""
    theme, radius = sheet.theme, 24
    left, top, right, bottom = box
    pen = ImageDraw.Draw(sheet.image)
    inner, outer = _plain(theme, fill), _plain(theme, edge)
    pen.rectangle((left, top, right - 1, bottom - 1), fill=outer)
    pen.rectangle((left + rim, top + rim, right - rim - 1, bottom - rim - 1), fill=inner)
    disc = _corner(theme, radius, fill, edge, rim, theme["space"]).image
    for x, from_x in ((left, 0), (right - radius, radius)):
        for y, from_y in ((top, 0), (bottom - radius, radius)):
            sheet.image.paste(disc.crop((from_x, from_y, from_x + radius, from_y + radius)), (x, y))


@lru_cache(maxsize=120)
def _ground(theme: Theme, kind: str, wide: int, fill: Colour) -> Piece:
    """Gravity, weightlessness, pods and darkness by their pattern too."""
    canvas = Canvas(theme, (wide, FLOOR), fill)
    ink = blend(fill, on(fill), 0.45)
    brush = canvas.smooth((0, 0, wide, FLOOR))
    if kind == "grav":
        brush.line(((0, FLOOR / 2), (wide, FLOOR / 2)), ink, 5)
    elif kind == "dark":
        for x in range(0, wide, 18):
            brush.line(((x, FLOOR), (x + FLOOR, 0)), ink, 6)
    elif kind == "zero":
        for x in range(8, wide, 24):
            brush.disc((x, FLOOR / 2), 5, ink)
    else:
        points = [(x, FLOOR / 2 + 5 * sin(x / 12 * pi)) for x in range(0, wide, 3)]
        brush.line(points, ink, 5)
    brush.done()
    return canvas.piece()


def draw_focus(view: View, section: str, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """The section in the middle over the whole width; above and below it what lies there."""
    shown = close_up(view, section, language, since)
    look = Look(theme, language)
    top = _minute(look, view)
    here = _card(look, shown.here, WIDE - 2 * EDGE, middle=True)
    above, below = (_half(look, half) for half in (shown.above, shown.below))
    start = EDGE + top.high + 10
    heart = start + _tall(above) + (JOIN if any(above) else 0)
    foot = heart + here.high + (JOIN if any(below) else 0)
    high = foot + _tall(below) + EDGE
    image = Image.new("P", (WIDE, high), _plain(theme, theme["space"]))
    image.putpalette(palette(theme).getpalette() or [])
    sheet = Sheet(theme, Piece(image, ()))
    for piece, x, y in top.laid:
        sheet.lay(piece, (EDGE + x, EDGE + y))
    _lay_half(sheet, above, heart - JOIN, up=True)
    _lay_half(sheet, below, foot, up=False)
    _lay(sheet, here, (EDGE, heart), WIDE - 2 * EDGE, middle=True)
    return sheet


JOIN = 64
"""Between the middle and what is next to it: room for a lock."""
BETWEEN = 18


def _minute(look: Look, view: View) -> Lines:
    """How long there is, and what is alarming."""
    theme = look.theme
    lines = Lines(WIDE - 2 * EDGE)
    lamp = theme["bad"] if view.minute <= 2 else theme["warn"] if view.minute <= 5 else theme["ink"]
    minutes = words("minutes", look.language, minute=view.minute).rstrip(".。")
    lines.add([_pill(theme, "clock", minutes, lamp, theme["space"])])
    for chip in chips(view, look.language):
        if chip.use in ("bad", "warn"):
            lines.add(
                [_pill(theme, chip.icon, f"{chip.title}: {chip.state}", theme[chip.use], theme["space"])]
            )
    return lines


Half = tuple[list[Card], list[Card]]


def _half(look: Look, half: tuple[tuple[Spot, ...], tuple[Spot, ...]]) -> Half:
    alone = len(half[0]) + len(half[1]) == 1
    wide = WIDE - 2 * EDGE if alone else _column()
    left, right = ([_card(look, spot, wide) for spot in column] for column in half)
    return left, right


def _column() -> int:
    return (WIDE - 2 * EDGE - GUTTER) // 2


def _tall(half: Half) -> int:
    return max(
        (sum(card.high + BETWEEN for card in column) - BETWEEN for column in half if column), default=0
    )


def _lay_half(sheet: Sheet, half: Half, edge: int, *, up: bool) -> None:
    """The cards of one half, each joined to the way that runs between the two columns."""
    cards = [card for column in half for card in column]
    if not cards:
        return
    theme = sheet.theme
    pen = ImageDraw.Draw(sheet.image)
    centre = WIDE // 2
    if len(cards) == 1:
        (card,) = cards
        top = edge - card.high if up else edge
        door = (centre, edge + JOIN // 2 if up else edge - JOIN // 2)
        _road(pen, theme, (centre, door[1] - JOIN // 2, centre, door[1] + JOIN // 2), card.spot.way)
        _door(sheet, card.spot.way, door)
        _lay(sheet, card, (EDGE, top), WIDE - 2 * EDGE)
        return
    placed: list[tuple[Card, int, int]] = []
    for side, column in enumerate(half):
        y = edge
        for card in reversed(column) if up else column:
            top = y - card.high if up else y
            placed.append((card, EDGE if side == 0 else WIDE - EDGE - _column(), top))
            y = top - BETWEEN if up else top + card.high + BETWEEN
    doors = [top + (card.high - LINE // 2 - 20 if up else LINE // 2 + 10) for card, _, top in placed]
    ends = (min(doors), edge + JOIN) if up else (edge - JOIN, max(doors))
    _road(pen, theme, (centre, ends[0], centre, ends[1]), Way())
    for (card, x, _), y in zip(placed, doors, strict=True):
        side = centre - GUTTER // 2 if x < centre else centre + GUTTER // 2
        _road(pen, theme, (min(side, centre), y, max(side, centre), y), card.spot.way)
    for (card, x, top), y in zip(placed, doors, strict=True):
        side = centre - GUTTER // 2 if x < centre else centre + GUTTER // 2
        _door(sheet, card.spot.way, (side + (28 if x < centre else -28), y))
        _lay(sheet, card, (x, top), _column())


def _road(pen: ImageDraw.ImageDraw, theme: Theme, box: Box, way: Way) -> None:
    """A corridor, or a vent in dashes."""
    left, top, right, bottom = box
    colour = _plain(theme, theme["vent"] if way.vent else theme["corridor"])
    reach = 5 if way.vent else 8
    if not way.vent:
        pen.rectangle((left - reach, top - reach, right + reach, bottom + reach), fill=colour)
        return
    for x in range(left, max(right, left + 1), 20):
        for y in range(top, max(bottom, top + 1), 20):
            end = (min(x + 11, right), y) if right > left else (x, min(y + 11, bottom))
            across, along = (0, reach) if right > left else (reach, 0)
            pen.rectangle((x - across, y - along, end[0] + across, end[1] + along), fill=colour)


def _door(sheet: Sheet, way: Way, at: tuple[int, int]) -> None:
    if way.locked or way.unlocked:
        piece = _lock(sheet.theme, way.unlocked, sheet.theme["corridor"])
        sheet.lay(piece, (at[0] - piece.image.width // 2, at[1] - LINE // 2))


def _lay(sheet: Sheet, card: Card, at: tuple[int, int], wide: int, *, middle: bool = False) -> None:
    theme, it = sheet.theme, card.spot.content
    x, y = at
    edge = (
        theme["damage"]
        if it.damaged
        else theme["panel_edge"]
        if it.key == "outer_space"
        else theme[f"{it.ground}_edge"]
    )
    if middle:
        edge = theme["ink"]
    if it.changed:
        edge = theme["change"]
    rim = 8 if middle or it.changed else 5
    _plate(sheet, (x, y, x + wide, y + card.high), card.fill, edge, rim)
    floor = _ground(theme, card.pattern, wide - 2 * 24, card.fill)
    sheet.image.paste(floor.image, (x + 24, y + card.high - FLOOR - rim))
    for piece, dx, dy in card.lines.laid:
        sheet.lay(piece, (x + PAD + dx, y + 10 + dy))
