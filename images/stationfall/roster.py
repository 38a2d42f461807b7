"""Everybody at a glance: characters with their cubes, discs and possessions, and the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from game.api import Message
from game.stationfall.view import View
from game.text import say
from images.stationfall import portraits
from images.stationfall.canvas import FINE, Box, Canvas, Piece, Sheet, flat, reduced
from images.stationfall.fonts import fitted
from images.stationfall.icons import icon
from images.stationfall.panels.legend import explained
from images.stationfall.pieces import Thing, draw_player, draw_thing
from images.stationfall.scene import MESOSPHERE, MONSTER, acting, place_of, tag_of
from images.stationfall.tags import Tag, draw_tag
from images.stationfall.themes import Colour, Theme, on
from images.stationfall.words import letter, name, short, words

SIZE = (1600, 1200)
SIDE = 366
"""Width of the column with the players."""
EDGE = 10
LINE, CUBES, FRAME = 34, 32, 12
"""Heights at scale 1: one pawn, the row of cubes, what is around them."""
NATURAL = 385
"""Width of a card at scale 1."""
MOST = 1.7
KEY_ROW = 31
MANY = 8
"""So many kinds of things are explained."""


class Body(msgspec.Struct, frozen=True):
    """One pawn: how it is, where it is, what it has."""

    tag: Tag
    place: str
    brief: str
    """The place in fewer letters."""
    use: str
    things: tuple[Thing, ...]


class Entry(msgspec.Struct, frozen=True):
    """One character card."""

    key: str
    bodies: tuple[Body, ...]
    cubes: tuple[tuple[int, int, bool], ...]
    """Colour, how many, whether nobody has more."""
    discs: tuple[int, ...]
    bribes: tuple[int, ...]
    spent: bool
    gone: bool
    pc: str
    limit: str

    @property
    def high(self) -> int:
        return LINE * max(len(self.bodies), 1) + CUBES + FRAME


def entries(view: View, language: str) -> list[Entry]:
    return [entry(view, card, language) for card in view.cast]


def entry(view: View, card: str, language: str) -> Entry:
    it = view.cards[card]
    bodies = [
        Body(*_whereabouts(view, pawn.key, language)) for pawn in view.pawns.values() if pawn.card == card
    ]
    return Entry(
        key=card,
        bodies=tuple(bodies),
        cubes=tuple(
            (colour, cubes, view.leads(card, colour)) for colour, cubes in enumerate(it.cubes) if cubes
        ),
        discs=it.discs,
        bribes=it.bribes,
        spent=card in view.spent,
        gone=card in view.gone,
        pc=words("player-character", language) if it.owners else "",
        limit=words("limit", language, limit=view.faces[card].limit),
    )


def _whereabouts(view: View, key: str, language: str) -> tuple[Tag, str, str, str, tuple[Thing, ...]]:
    pawn = view.pawns[key]
    tag = msgspec.structs.replace(
        tag_of(view, pawn, language), cargo="", carries=(), leaders=(), active=False
    )
    place = place_of(view, pawn)
    carried = (*pawn.items, *pawn.integral, *pawn.data)
    things = tuple(Thing(item, carried.count(item)) for item in dict.fromkeys(carried))
    state, use = "", ""
    if pawn.annihilated:
        state, use = say(Message("pawn-annihilated"), language), "bad"
    elif place == MESOSPHERE:
        state, use = say(Message("pawn-escaped"), language), "good"
    elif not place:
        state, use = words("not-here", language), "soft"
    if state:
        return tag, state, state, use, things
    return tag, name(place, language), short(place, language), "ink", things


def draw_roster(view: View, theme: Theme, language: str) -> Sheet:
    sheet = Sheet(theme, _empty(theme))
    found = entries(view, language)
    if MONSTER in view.pawns:
        body = Body(*_whereabouts(view, MONSTER, language))
        found.append(Entry(MONSTER, (body,), (), (), (), False, False, "", ""))
    scale, wide, stacks = max((_columns(found, columns) for columns in (2, 3)), key=lambda plan: plan[0])
    for column, stack in enumerate(stacks):
        free = SIZE[1] - 2 * EDGE - sum(round(it.high * scale) for it in stack)
        gap = min(max(free // max(len(stack) - 1, 1), 0), 26)
        top = EDGE
        for it in stack:
            high = round(it.high * scale)
            sheet.lay(_entry(theme, it, (wide, high), scale), (EDGE + column * (wide + EDGE), top))
            top += high + gap
    _players(sheet, view, theme, language, found)
    return sheet


@lru_cache(maxsize=10)
def _empty(theme: Theme) -> Piece:
    return Piece(flat(Image.new("RGB", SIZE, theme["space"]), theme), ())


def _columns(found: list[Entry], columns: int) -> tuple[float, int, list[list[Entry]]]:
    """The cards in columns of about the same height: the scale at which the highest fits, and their width."""
    wide = (SIZE[0] - SIDE - EDGE * (columns + 1)) // columns
    total = sum(it.high for it in found)
    stacks: list[list[Entry]] = [[]]
    height = 0
    for it in found:
        if height + it.high / 2 > total / columns and len(stacks) < columns and stacks[-1]:
            stacks.append([])
            height = 0
        stacks[-1].append(it)
        height += it.high
    room = SIZE[1] - 2 * EDGE
    scales = [(room - 5 * len(stack)) / sum(it.high for it in stack) for stack in stacks if stack]
    return min(*scales, MOST, wide / NATURAL), wide, stacks


@lru_cache(maxsize=250)
def _entry(theme: Theme, it: Entry, size: tuple[int, int], scale: float) -> Piece:
    canvas = Canvas(theme, size, theme["space"])
    wide, high = size

    def s(number: float) -> int:
        return round(number * scale)

    canvas.panel((0, 0, wide, high), theme["panel"], theme["panel_edge"], 2, 10)
    top = s(6)
    for body in it.bodies:
        draw_body(canvas, body, (s(8), top, wide - s(8), top + s(LINE) - s(3)), scale)
        top += s(LINE)
    if not it.bodies:
        canvas.text((s(10), top, wide - s(10), top + s(LINE)), it.key, s(21), theme["ink"])
    _row(canvas, it, (s(8), top, wide - s(8), high - s(5)), scale)
    return canvas.piece()


def draw_body(canvas: Canvas, body: Body, box: Box, scale: float) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    tag_wide = round(186 * scale)
    draw_tag(canvas, body.tag, (left, top + 2, left + tag_wide, bottom - 2))
    spare = right - left - tag_wide - round(96 * scale)
    side = min(bottom - top - 2, spare // max(len(body.things), 1) - 2)
    x = right
    for thing in reversed(body.things):
        x -= side
        draw_thing(canvas, thing, (x, (top + bottom - side) // 2, x + side, (top + bottom + side) // 2))
        x -= 2
    start = left + tag_wide + round(9 * scale)
    size, room = round(20 * scale), x - 6 - start
    whole = fitted(body.place, room, size, round(15 * scale), "semibold")[0] == body.place
    canvas.text(
        (start, top, x - 6, bottom), body.place if whole else body.brief, size, theme[body.use],
        least=round(8 * scale), weight="semibold",
    )  # fmt: skip


def _row(canvas: Canvas, it: Entry, box: Box, scale: float) -> None:
    """Cubes by player, who leads; discs, Bribes, Kompromat."""
    theme = canvas.theme
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    side = round(27 * scale)
    x = left
    if it.pc:
        x = canvas.text(
            (x, top, x + round(150 * scale), bottom), it.pc, round(17 * scale), theme["soft"], weight="italic"
        )
    for colour, cubes, leads in it.cubes:
        wide = round((40 if leads else 36) * scale)
        draw_cubes(canvas, colour, cubes, leads, (x, middle - side // 2, x + wide, middle + side // 2))
        x += wide + round(4 * scale)
    x = right
    if it.spent or it.gone:
        x -= side
        _kompromat(canvas, it.spent, (x, middle - side // 2, x + side, middle + side // 2))
        x -= round(6 * scale)
    for owner in reversed(it.bribes):
        x -= side
        _bribe(canvas, owner, (x, middle - side // 2, x + side, middle + side // 2))
        x -= round(3 * scale)
    for disc in reversed(it.discs):
        x -= side
        _disc(canvas, disc, (x + side // 2, middle), side)
        x -= round(3 * scale)


def draw_cubes(canvas: Canvas, colour: int, cubes: int, leads: bool, box: Box) -> None:
    """A player's cubes on a card; whoever has most stands out."""
    theme = canvas.theme
    fill = theme.seat(colour)
    edge = theme["ink"] if leads else theme["panel_edge"]
    canvas.panel(box, fill, edge, 3 if leads else 1, 5)
    canvas.text(
        (box[0] + 3, box[1], box[2] - 3, box[3]), f"{letter(colour)}{cubes}", round((box[3] - box[1]) * 0.72),
        on(fill), align="centre", weight="black" if leads else "bold", least=9,
    )  # fmt: skip


def _kompromat(canvas: Canvas, spent: bool, box: Box) -> None:
    """Used, or out of the game."""
    side = box[2] - box[0]
    draw_thing(canvas, Thing("kompromat"), box)
    mark = icon("check" if spent else "cross", round(side * 0.6), canvas.theme["good" if spent else "bad"])
    canvas.stamp(mark, (box[0] + side // 2, box[1] + side // 2))


def _bribe(canvas: Canvas, owner: int, box: Box) -> None:
    theme = canvas.theme
    fill = theme.seat(owner) if owner >= 0 else theme["soft"]
    ink = on(fill)
    canvas.panel(box, fill, theme["ink"], 1, 4)
    side = box[2] - box[0]
    canvas.centre(icon("bribe", round(side * 0.78), ink, fill), ((box[0] + box[2]) / 2, box[1] + side * 0.34))
    if owner >= 0:
        canvas.text(
            (box[0], box[1] + round(side * 0.52), box[2], box[3]), letter(owner), round(side * 0.46), ink,
            align="centre", least=8, weight="black",
        )  # fmt: skip


def _disc(canvas: Canvas, colour: int, middle: tuple[int, int], side: int) -> None:
    """An activation disc: a ring with the player's letter."""
    theme = canvas.theme
    canvas.centre(ring(theme, side, theme.seat(colour)), middle)
    half = side // 2
    canvas.text(
        (middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half), letter(colour),
        round(side * 0.5), theme["ink"], align="centre", least=8, weight="black",
    )  # fmt: skip


@lru_cache(maxsize=100)
def ring(theme: Theme, side: int, colour: Colour) -> Image.Image:
    image = Image.new("RGBA", (side * FINE, side * FINE))
    pen = ImageDraw.Draw(image)
    last = side * FINE - 1
    pen.ellipse((0, 0, last, last), fill=(*theme["ink"], 255))
    pen.ellipse((FINE * 2, FINE * 2, last - FINE * 2, last - FINE * 2), fill=(*colour, 255))
    inner = round(side * FINE * 0.2)
    pen.ellipse((inner, inner, last - inner, last - inner), fill=(*theme["panel"], 255))
    return reduced(image)


# ---------------------------------------------------------------------- players


class Purse(msgspec.Struct, frozen=True):
    """What a player has left."""

    colour: int
    who: str
    """Its identity, if everybody knows it."""
    label: str
    active: bool
    guilt: str
    guilt_words: str
    stock: tuple[tuple[str, str], ...]
    """Symbol, number."""


def purses(view: View, language: str) -> list[Purse]:
    found = []
    for colour in view.order:
        it = view.colours[colour]
        seat = view.players[it.seat]
        label = name(it.identity, language) if it.revealed else words("hidden", language)
        found.append(
            Purse(
                colour,
                it.identity if it.revealed else "",
                label,
                acting(view, colour),
                it.guilt,
                say(Message(f"guilt-{it.guilt}"), language),
                (
                    ("cube", str(it.pool)),
                    ("grudge", str(it.betrayal)),
                    ("clock", str(it.markers)),
                    ("bribe", "1" if it.bribe else "0"),
                    ("kompromat", str(seat.hand)),
                    ("heart", str(seat.bonuses)),
                ),
            )
        )
    return found


def _players(sheet: Sheet, view: View, theme: Theme, language: str, cards: Sequence[Entry]) -> None:
    left = SIZE[0] - SIDE
    found = purses(view, language)
    key = (
        words("key-cubes", language), words("key-betrayal", language), words("key-markers", language),
        words("key-bribe", language), words("key-kompromat", language), words("key-bonus", language),
        words("key-leader", language), words("key-disc", language), words("key-used", language),
        words("key-grey", language),
    )  # fmt: skip
    carried = {thing.key for it in cards for body in it.bodies for thing in body.things}
    things = tuple((thing, name(thing, language)) for thing in explained(carried)[:MANY])
    foot = 10 + KEY_ROW * (6 + (len(things) + 1) // 2)
    sheet.lay(_key(theme, key, things, (SIDE - EDGE, foot)), (left, SIZE[1] - EDGE - foot))
    high = min((SIZE[1] - 3 * EDGE - foot) // max(len(found), 1), 118)
    for place, purse in enumerate(found):
        sheet.lay(_purse(theme, purse, (SIDE - EDGE, high - 6)), (left, EDGE + place * high))


@lru_cache(maxsize=150)
def _purse(theme: Theme, it: Purse, size: tuple[int, int]) -> Piece:
    canvas = Canvas(theme, size, theme["space"])
    wide, high = size
    fill = theme["field"] if it.active else theme["panel"]
    canvas.panel((0, 0, wide, high), fill, theme["ink" if it.active else "panel_edge"], 3, 10)
    head = round(high * 0.5)
    draw_player(canvas, it.colour, (24, high // 2), 36)
    face = min(high - 22, 46)
    canvas.stamp(portraits.portrait(theme, it.who, face, "?"), (48, (high - face) // 2))
    left = 56 + face
    right = wide - 10
    if it.guilt != "innocent":
        colour = theme["bad"] if it.guilt == "guilty" else theme["warn"]
        canvas.panel((wide - 96, 8, wide - 8, head), colour, None, 0, 8)
        canvas.text((wide - 94, 8, wide - 10, head), it.guilt_words, 21, on(colour), align="centre", least=12)
        right = wide - 102
    canvas.text(
        (left, 5, right, head + 2), it.label, 25, theme["ink" if it.who else "soft"], least=12,
        weight="bold" if it.who else "italic",
    )  # fmt: skip
    each = (wide - left - 6) // len(it.stock)
    side = min(22, high - head - 10)
    for place, (symbol, number) in enumerate(it.stock):
        x = left + place * each
        y = (head + high) // 2 - 2
        colour = theme["soft" if number != "0" else "off"]
        canvas.stamp(icon(symbol, side, colour, fill), (x, y - side // 2))
        ink = theme["ink"] if number != "0" else theme["faint"]
        canvas.text((x + side + 2, y - 16, x + each, y + 16), number, 21, ink, least=12)
    return canvas.piece()


@lru_cache(maxsize=20)
def _key(
    theme: Theme, texts: tuple[str, ...], things: tuple[tuple[str, str], ...], size: tuple[int, int]
) -> Piece:
    """What the symbols mean."""
    canvas = Canvas(theme, size, theme["space"])
    wide, high = size
    canvas.panel((0, 0, wide, high), theme["panel"], theme["panel_edge"], 2, 10)
    symbols = ("cube", "grudge", "clock", "bribe", "kompromat", "heart")
    each = KEY_ROW
    for place, (symbol, text) in enumerate(zip(symbols, texts, strict=False)):
        x, y = 12 + place % 2 * (wide // 2), 6 + place // 2 * each
        canvas.stamp(icon(symbol, 24, theme["soft"], theme["panel"]), (x, y + each // 2 - 12))
        canvas.text(
            (x + 32, y, x + wide // 2 - 14, y + each), text, 19, theme["ink"], least=11, weight="semibold"
        )
    top = 6 + 3 * each
    draw_cubes(canvas, 0, 3, True, (12, top + 2, 54, top + each - 2))
    canvas.text((64, top, wide - 10, top + each), texts[6], 19, theme["ink"], least=11, weight="semibold")
    top += each
    _disc(canvas, 0, (32, top + each // 2), each - 3)
    canvas.text((64, top, wide - 10, top + each), texts[7], 19, theme["ink"], least=11, weight="semibold")
    top += each
    half = wide // 2
    _kompromat(canvas, True, (12, top + 2, 12 + each - 4, top + each - 2))
    _bribe(canvas, -1, (12 + half, top + 2, 12 + half + each - 4, top + each - 2))
    for x, text in ((0, texts[8]), (half, texts[9])):
        canvas.text(
            (x + 44, top, x + half - 6, top + each), text, 19, theme["ink"], least=11, weight="semibold"
        )
    for place, (thing, text) in enumerate(things):
        x, y = place % 2 * half, top + each + place // 2 * each
        draw_thing(canvas, Thing(thing), (x + 12, y + 2, x + 12 + each - 4, y + each - 2))
        canvas.text((x + 44, y, x + half - 6, y + each), text, 19, theme["ink"], least=11, weight="semibold")
    return canvas.piece()
