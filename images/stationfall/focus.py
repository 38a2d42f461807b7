"""The close-up, upright and for a phone: a section and all within two steps, large enough to be read there.

Everything is a small piece on the plain colour of its card, drawn once and kept. The picture is put together
from them without being drawn in full colours, which takes less time than writing its file.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PIL import Image, ImageDraw

from game.api import Message
from game.stationfall.view import View
from game.text import say
from images.stationfall import bits
from images.stationfall.bits import FLOOR, LINE, NAME, TITLE
from images.stationfall.canvas import Box, Piece, Sheet
from images.stationfall.closeup import Somebody, Spot, Way, close_up
from images.stationfall.fonts import width, wrapped
from images.stationfall.panels.header import chips
from images.stationfall.scene import Content
from images.stationfall.tags import Tag
from images.stationfall.themes import Colour, Theme, blend, on, palette
from images.stationfall.words import name, words

WIDE = 1080
"""Three pixels for each point of a phone."""
EDGE = 14
GUTTER = 84
"""Between left and right: here runs the way to what lies farther out."""
PAD = 18


class Card(msgspec.Struct):
    """A section as it is laid on the picture."""

    spot: Spot
    fill: Colour
    lines: bits.Lines
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
    lines = bits.Lines(wide - 2 * PAD)
    head = [bits.number(theme, it.number, fill)] if it.number else []
    head.append(_title(look, it.content, lines.wide - sum(one.image.width + 8 for one in head), fill))
    lines.add(head)
    if it.around:
        lines.add([bits.pill(theme, "", f"{it.around} › {it.number}", theme["field"], fill)])
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
            lines.add([bits.pill(theme, "", line, theme["field"], fill)])
    return Card(it, fill, lines, "dark" if it.content.dark else it.content.ground)


def _title(look: Look, it: Content, room: int, fill: Colour) -> Piece:
    """The whole name where it has room."""
    whole = name(it.key, look.language)
    text = whole if width(whole, TITLE, "black") + 4 <= room else it.title
    size = next(
        (size for size in range(TITLE, NAME - 1, -1) if width(text, size, "black") + 4 <= room),
        NAME,
    )
    return bits.written(look.theme, text, fill, size, "black")


def _signs(look: Look, it: Content, fill: Colour, *, spoken: bool) -> Iterable[Piece]:
    """What is special about a section; a danger with its word, if there is room for words."""
    theme = look.theme
    if it.changed:
        yield bits.pill(theme, "", look.word("new"), theme["change"], fill)
    dangers = (
        (bool(it.hazard), it.hazard, f"hazard-{it.hazard}", "fire" if it.hazard == "fire" else "gas"),
        (it.goo, "goo", "hazard-goo", "goo"),
        (it.damaged and not it.goo, "damage", "picture-damaged", "damage"),
    )
    for shown, symbol, key, use in dangers:
        if shown and spoken:
            yield bits.pill(theme, symbol, look.say(key), theme[use], fill)
        elif shown:
            yield bits.sign(theme, symbol, fill, ink=theme[use])
    if it.dark and spoken:
        yield bits.pill(theme, "dark", look.word("legend-dark"), theme["unlit"], fill)
    elif it.dark:
        yield bits.sign(theme, "dark", fill)
    for symbol, shown in (
        ("console", it.console), ("biohazard", it.contaminates), ("bolt", spoken and it.power),
        (it.arrow, spoken and bool(it.arrow)),
    ):  # fmt: skip
        if shown:
            yield bits.sign(theme, symbol, fill)
    if it.ground == "pod":
        yield bits.pill(theme, "person", f"{it.taken}/{it.seats}", fill, fill)
        for need in it.needs if spoken else ():
            yield bits.need(theme, need.key, need.met, fill)


def _inside(look: Look, lines: bits.Lines, it: Spot, fill: Colour, *, middle: bool) -> None:
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
            lines.add([bits.marker(theme, thing.key, thing.colour, thing.changed, fill)])
        elif middle:
            lines.add(_named(look, thing.key, thing.count, thing.changed, fill))
        else:
            lines.add(_counted(look, thing.key, thing.count, thing.changed, fill))


def _named(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    text = name("trap" if key == "snare" else key, look.language)
    text = f"{text} ×{count}" if count > 1 else text
    return [
        bits.thing(look.theme, key, changed, fill),
        bits.written(look.theme, text, fill, weight="semibold"),
    ]


def _counted(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    sign = [bits.thing(look.theme, key, changed, fill)]
    return [*sign, bits.written(look.theme, f"×{count}", fill)] if count > 1 else sign


def _person(look: Look, it: Somebody, fill: Colour, *, middle: bool) -> list[Piece]:
    """A pawn: what it is, whose, who has the say, what it carries."""
    theme, tag = look.theme, it.tag
    sprite = Tag(tag.portrait, tag.label[:1], tag.kind, down=tag.down, changed=tag.changed)
    found = [bits.pill(theme, "", look.word("new"), theme["change"], fill)] if tag.changed else []
    found.append(bits.pawn(theme, sprite, fill))
    text = tag.label
    found.append(
        bits.pill(theme, "", text, theme["number"], fill) if tag.active else bits.written(theme, text, fill)
    )
    if tag.mine:
        found.append(bits.sign(theme, "crown", fill, ink=theme["number"]))
    found += [bits.player(theme, owner, fill) for owner in tag.owners]
    shown = it.cubes if middle else tuple(cube for cube in it.cubes if cube[2])
    found += [bits.cubes(theme, colour, count, leads, fill) for colour, count, leads in shown]
    if tag.contaminated:
        found.append(bits.sign(theme, "biohazard", fill, ink=on(fill)))
    if tag.engulfed:
        found.append(bits.sign(theme, "goo", fill, ink=theme["goo"]))
    if not (middle and tag.active):
        for key in dict.fromkeys(tag.carries):
            found += _counted(look, key, tag.carries.count(key), False, fill)
    return found


def _farther(look: Look, lines: bits.Lines, it: Spot, fill: Colour) -> None:
    """A section two steps away, under the one that leads there."""
    theme = look.theme
    lines.fresh()
    head = [bits.turn(theme, it.way, fill)]
    if it.number:
        head.append(bits.number(theme, it.number, fill))
    room = lines.wide - sum(piece.image.width + 8 for piece in head)
    whole = name(it.content.key, look.language)
    text = whole if width(whole, NAME, "semibold") + 4 <= room else it.content.title
    head.append(bits.written(theme, text, fill, weight="semibold"))
    lines.add(head)
    lines.indent = 60
    for sign in _signs(look, it.content, fill, spoken=False):
        lines.add([sign])
    _inside(look, lines, it, fill, middle=False)
    lines.fresh()


def _plate(sheet: Sheet, box: Box, fill: Colour, edge: Colour, rim: int) -> None:
    """A card: its corners are kept, the rest is plain."""
    theme, radius = sheet.theme, 24
    left, top, right, bottom = box
    pen = ImageDraw.Draw(sheet.image)
    inner, outer = bits.plain(theme, fill), bits.plain(theme, edge)
    pen.rectangle((left, top, right - 1, bottom - 1), fill=outer)
    pen.rectangle((left + rim, top + rim, right - rim - 1, bottom - rim - 1), fill=inner)
    disc = bits.corner(theme, radius, fill, edge, rim, theme["space"]).image
    for x, from_x in ((left, 0), (right - radius, radius)):
        for y, from_y in ((top, 0), (bottom - radius, radius)):
            sheet.image.paste(disc.crop((from_x, from_y, from_x + radius, from_y + radius)), (x, y))


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
    image = Image.new("P", (WIDE, high), bits.plain(theme, theme["space"]))
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


def _minute(look: Look, view: View) -> bits.Lines:
    """How long there is, and what is alarming."""
    theme = look.theme
    lines = bits.Lines(WIDE - 2 * EDGE)
    lamp = theme["bad"] if view.minute <= 2 else theme["warn"] if view.minute <= 5 else theme["ink"]
    minutes = words("minutes", look.language, minute=view.minute).rstrip(".。")
    lines.add([bits.pill(theme, "clock", minutes, lamp, theme["space"])])
    for chip in chips(view, look.language):
        if chip.use in ("bad", "warn"):
            lines.add(
                [bits.pill(theme, chip.icon, f"{chip.title}: {chip.state}", theme[chip.use], theme["space"])]
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
    colour = bits.plain(theme, theme["vent"] if way.vent else theme["corridor"])
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
        piece = bits.lock(sheet.theme, way.unlocked, sheet.theme["corridor"])
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
    floor = bits.ground(theme, card.pattern, wide - 2 * 24, card.fill)
    sheet.image.paste(floor.image, (x + 24, y + card.high - FLOOR - rim))
    for piece, dx, dy in card.lines.laid:
        sheet.lay(piece, (x + PAD + dx, y + 10 + dy))
