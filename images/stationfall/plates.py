"""Plates: a section with all that is in it, and people with what they have, in type for a phone.

Everything is a small piece on the plain colour of its plate, drawn once and kept. Pictures of them are put
together without being drawn in full colours, which takes less time than writing their file.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.api import Message
from game.stationfall.view import View
from images.kit.canvas import Piece, Sheet
from images.kit.fonts import broken, width, wrapped
from images.kit.themes import Colour, Theme, blend, on
from images.kit.tiles import Lines, tile, written
from images.stationfall import bits
from images.stationfall.bits import FLOOR, NAME, TITLE
from images.stationfall.closeup import Somebody, Spot
from images.stationfall.panels.header import chips
from images.stationfall.scene import Content
from images.stationfall.tags import Tag
from images.stationfall.words import name, say, words

WIDE = 1080
"""Three pixels for each point of a phone."""
EDGE = 14
PAD = 18
HANG = 56
"""By so much what has no room beside a name stands in from the next line's beginning."""


class Plate(msgspec.Struct):
    """A section as it is laid on the picture."""

    spot: Spot
    fill: Colour
    lines: Lines
    pattern: str
    least: int = 0
    """How high it is at least, beside others."""

    @property
    def high(self) -> int:
        return max(self.lines.high + 2 * 10 + FLOOR, self.least)


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


def plate(look: Look, it: Spot, wide: int, middle: bool = False) -> Plate:
    theme, gone = look.theme, it.content.away or it.content.annihilated
    fill = theme["panel"] if it.content.key == "outer_space" or gone else _fill(theme, it.content)
    lines = Lines(wide - 2 * PAD)
    head = [bits.number(theme, it.number, fill)] if it.number else []
    head += _title(look, it.content, lines.wide - sum(one.image.width + 8 for one in head), fill)
    lines.add(head)
    if gone:
        state = look.word("lost" if it.content.annihilated else "launched")
        lines.add([written(theme, state, fill, weight="semibold", ink=theme["soft"])])
        return Plate(it, fill, lines, "dark")
    if it.around:
        lines.add([bits.pill(theme, "", f"{it.around} › {it.number}", theme["field"], fill)])
    for sign in _signs(look, it.content, fill, lines.wide):
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
    return Plate(it, fill, lines, "dark" if it.content.dark else it.content.ground)


def _title(look: Look, it: Content, room: int, fill: Colour) -> list[Piece]:
    """The whole name where it has room; else a shorter one, in as many lines as it takes."""
    whole = name(it.key, look.language)
    text = whole if width(whole, TITLE, "black") + 4 <= room else it.title
    size = next(
        (size for size in range(TITLE, NAME - 1, -1) if width(text, size, "black") + 4 <= room),
        NAME,
    )
    return [written(look.theme, line, fill, size, "black") for line in broken(text, room - 4, size, "black")]


def _signs(look: Look, it: Content, fill: Colour, room: int = 0) -> Iterable[Piece]:
    """What is special about a section; a danger with its word, if there is so much room for words."""
    theme, spoken = look.theme, room > 0
    if it.changed:
        yield bits.pill(theme, "", look.word("new"), theme["change"], fill)
    dangers = (
        (bool(it.hazard), it.hazard, f"hazard-{it.hazard}", "fire" if it.hazard == "fire" else "gas"),
        (it.goo, "goo", "hazard-goo", "goo"),
        (it.damaged and not it.goo, "damage", "picture-damaged", "damage"),
    )
    for shown, symbol, key, use in dangers:
        said = bits.pill(theme, symbol, look.say(key), theme[use], fill) if shown and spoken else None
        if said is not None and said.image.width <= room:
            yield said
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


def _inside(look: Look, lines: Lines, it: Spot, fill: Colour, *, middle: bool) -> None:
    """Who and what is there."""
    theme = look.theme
    for one in it.people:
        # What goes on below a name is theirs, and not what lies there.
        lines.add(person(look, one, fill, lines.wide, middle=middle), hang=HANG)
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
            lines.add(counted(look, thing.key, thing.count, thing.changed, fill))


def _named(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    text = name("trap" if key == "snare" else key, look.language)
    text = f"{text} ×{count}" if count > 1 else text
    return [
        bits.thing(look.theme, key, changed, fill),
        written(look.theme, text, fill, weight="semibold"),
    ]


def counted(look: Look, key: str, count: int, changed: bool, fill: Colour) -> list[Piece]:
    sign = [bits.thing(look.theme, key, changed, fill)]
    return [*sign, written(look.theme, f"×{count}", fill)] if count > 1 else sign


def person(look: Look, it: Somebody, fill: Colour, room: int, *, middle: bool) -> list[Piece]:
    """A pawn: what it is, whose, who has the say, what it carries. A name that is too long is broken."""
    theme, tag = look.theme, it.tag
    sprite = Tag(tag.portrait, tag.label[:1], tag.kind, down=tag.down, changed=tag.changed)
    fresh = [bits.pill(theme, "", _fresh(look, it, room), theme["change"], fill)] if tag.changed else []
    found = [] if it.came else fresh
    found.append(bits.pawn(theme, sprite, fill))
    for text in wrapped(tag.label, room - (96 if tag.active else 68), NAME, "bold"):
        pill = bits.pill(theme, "", text, theme["number"], fill) if tag.active else None
        found.append(pill or written(theme, text, fill))
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
            found += counted(look, key, tag.carries.count(key), False, fill)
    return [*found, *fresh] if it.came else found


def _fresh(look: Look, it: Somebody, room: int) -> str:
    """Where somebody came from, if that has room; else that something is new."""
    came = words("came", look.language, place=name(it.came, look.language)) if it.came else ""
    return came if came and width(came, NAME, "semibold") + 28 <= room - HANG else look.word("new")


def _farther(look: Look, lines: Lines, it: Spot, fill: Colour) -> None:
    """A section two steps away, under the one that leads there."""
    theme = look.theme
    lines.fresh()
    head = [bits.turn(theme, it.way, fill)]
    if it.number:
        head.append(bits.number(theme, it.number, fill))
    room = lines.wide - sum(piece.image.width + 8 for piece in head)
    whole = name(it.content.key, look.language)
    text = whole if width(whole, NAME, "semibold") + 4 <= room else it.content.title
    first, *rest = wrapped(text, room - 4, NAME, "semibold")
    lines.add([*head, written(theme, first, fill, weight="semibold")])
    lines.indent = 60
    for line in rest:
        lines.fresh(lines.indent)
        lines.add([written(theme, line, fill, weight="semibold")])
    for sign in _signs(look, it.content, fill):
        lines.add([sign])
    _inside(look, lines, it, fill, middle=False)
    lines.fresh()


def lay_plate(sheet: Sheet, plate: Plate, at: tuple[int, int], wide: int, *, middle: bool = False) -> None:
    theme, it = sheet.theme, plate.spot.content
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
    tile(sheet, (x, y, x + wide, y + plate.high), plate.fill, edge, rim)
    floor = bits.ground(theme, plate.pattern, wide - 2 * 24, plate.fill)
    sheet.image.paste(floor.image, (x + 24, y + plate.high - FLOOR - rim))
    for piece, dx, dy in plate.lines.laid:
        sheet.lay(piece, (x + PAD + dx, y + 10 + dy))


def minute(look: Look, view: View, wide: int = WIDE - 2 * EDGE) -> Lines:
    """How long there is, and what is alarming."""
    theme = look.theme
    lines = Lines(wide)
    lamp = theme["bad"] if view.minute <= 2 else theme["warn"] if view.minute <= 5 else theme["ink"]
    minutes = words("minutes", look.language, minute=view.minute).rstrip(".。")
    found: list[tuple[str, tuple[str, ...], Colour]] = [("clock", (minutes, str(view.minute)), lamp)]
    found += [
        (chip.icon, (f"{chip.title}: {chip.state}", chip.state, chip.title), theme[chip.use])
        for chip in chips(view, look.language)
        if chip.use in ("bad", "warn")
    ]
    for symbol, said, colour in found:
        tried = (bits.pill(theme, symbol, text, colour, theme["space"]) for text in (*said, ""))
        lines.add([next(pill for pill in tried if pill.image.width <= wide)])
    return lines
