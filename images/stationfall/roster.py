"""Everybody at a glance, for a phone: players, and characters with cubes, discs and possessions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from game.api import Message
from game.stationfall.view import View
from images.kit.canvas import Piece, Sheet
from images.kit.fonts import width
from images.kit.themes import Colour, Theme
from images.kit.tiles import Lines, blank, tile, written
from images.stationfall import bits
from images.stationfall.bits import NAME
from images.stationfall.closeup import Somebody
from images.stationfall.panels.legend import explained
from images.stationfall.plates import EDGE, PAD, WIDE, Look, person
from images.stationfall.scene import MESOSPHERE, MONSTER, acting, place_of, tag_of
from images.stationfall.tags import Tag
from images.stationfall.words import name, say, short, words

COLUMN = (WIDE - 3 * EDGE) // 2
INSIDE = COLUMN - 2 * PAD
MANY = 8
"""So many kinds of things are explained."""


class Body(msgspec.Struct, frozen=True):
    """One pawn: how it is, what it has, where it is."""

    tag: Tag
    place: str
    brief: str
    """The place in fewer letters."""
    use: str


class Entry(msgspec.Struct, frozen=True):
    """One character card."""

    key: str
    bodies: tuple[Body, ...]
    cubes: tuple[tuple[int, int, bool], ...] = ()
    """Colour, how many, whether nobody has more."""
    discs: tuple[int, ...] = ()
    bribes: tuple[int, ...] = ()
    spent: bool = False
    gone: bool = False


def entry(view: View, card: str, language: str) -> Entry:
    it = view.cards[card]
    bodies = tuple(_body(view, pawn.key, language) for pawn in view.pawns.values() if pawn.card == card)
    cubes = tuple((colour, count, view.leads(card, colour)) for colour, count in enumerate(it.cubes) if count)
    return Entry(card, bodies, cubes, it.discs, it.bribes, card in view.spent, card in view.gone)


def _body(view: View, key: str, language: str) -> Body:
    pawn = view.pawns[key]
    tag = tag_of(view, pawn, language)
    place = place_of(view, pawn)
    if pawn.annihilated:
        state, use = say(Message("pawn-annihilated"), language), "bad"
    elif place == MESOSPHERE:
        state, use = say(Message("pawn-escaped"), language), "good"
    elif not place:
        state, use = words("not-here", language), "soft"
    else:
        return Body(tag, name(place, language), short(place, language), "soft")
    return Body(tag, state, state, use)


class Box(msgspec.Struct):
    """A frame with what stands in it."""

    lines: Lines
    fill: Colour
    edge: Colour

    @property
    def high(self) -> int:
        return self.lines.high + 2 * 10


def draw_roster(view: View, theme: Theme, language: str) -> Sheet:
    look = Look(theme, language)
    found = [entry(view, card, language) for card in view.rows or view.cast]
    if MONSTER in view.pawns:
        found.append(Entry(MONSTER, (_body(view, MONSTER, language),)))
    players = _paired(_purse(look, it) for it in purses(view, language))
    cards = _paired(
        _entry(look, it, view.rows.index(it.key) + 1 if it.key in view.rows else 0, it.key in view.skipped)
        for it in found
    )
    key = _key(look, view, found)
    high = sum(max(box.high for box in row) + EDGE for row in (*players, *cards)) + key.high + 6 * EDGE
    sheet, top = blank(theme, WIDE, high), EDGE
    for part in (players, cards):
        for row in part:
            tall = max(box.high for box in row)
            for place, box in enumerate(row):
                _lay(sheet, box, (EDGE + place * (COLUMN + EDGE), top), (COLUMN, tall))
            top += tall + EDGE
        top += 2 * EDGE
    _lay(sheet, key, (EDGE, top), (WIDE - 2 * EDGE, key.high))
    return sheet


def _paired(boxes: Iterable[Box]) -> list[list[Box]]:
    """Beside each other, as the cards lie on the table."""
    found = list(boxes)
    return [found[start : start + 2] for start in range(0, len(found), 2)]


def _lay(sheet: Sheet, box: Box, at: tuple[int, int], size: tuple[int, int]) -> None:
    left, top = at
    tile(sheet, (left, top, left + size[0], top + size[1]), box.fill, box.edge, 4)
    for piece, x, y in box.lines.laid:
        sheet.lay(piece, (left + PAD + x, top + 10 + y))


def _empty(look: Look, wide: int = INSIDE) -> Box:
    return Box(Lines(wide), look.theme["panel"], look.theme["panel_edge"])


def _entry(look: Look, it: Entry, number: int, skipped: bool) -> Box:
    """A card: its pawns, each with where it is, and what lies on it."""
    theme, box = look.theme, _empty(look)
    lines, fill = box.lines, box.fill
    head = [_numbered(look, str(number), skipped, fill)] if number else []
    for body in it.bodies:
        lines.add([*head, *person(look, Somebody(body.tag), fill, INSIDE, middle=False)])
        head = []
        text = body.place if width(body.place, NAME, "semibold") + 4 <= INSIDE else body.brief
        lines.add([written(theme, text, fill, weight="semibold", ink=theme[body.use])])
        lines.fresh()
    if not it.bodies:
        lines.add([*head, written(theme, name(it.key, look.language), fill)])
        lines.fresh()
    for piece in _lying(theme, it, fill):
        lines.add([piece])
    return box


def _numbered(look: Look, number: str, skipped: bool, fill: Colour) -> Piece:
    """Where a card lies in Character Order."""
    theme = look.theme
    if skipped:
        return bits.pill(theme, "cross", number, theme["down"], fill)
    return bits.pill(theme, "", number, theme["field"], fill)


def _lying(theme: Theme, it: Entry, fill: Colour) -> Iterator[Piece]:
    """Cubes by player, discs, Bribes, Kompromat."""
    for colour, count, leads in it.cubes:
        yield bits.cubes(theme, colour, count, leads, fill)
    for disc in it.discs:
        yield bits.disc(theme, disc, fill)
    for owner in it.bribes:
        yield bits.bribe(theme, owner, fill)
    if it.spent or it.gone:
        yield bits.kompromat(theme, it.spent, fill)


# ---------------------------------------------------------------------- players


class Purse(msgspec.Struct, frozen=True):
    """What a player has left."""

    colour: int
    who: str
    """Its identity, if everybody knows it."""
    label: str
    active: bool
    guilt: str
    stock: tuple[tuple[str, int], ...]
    """Symbol, number."""


STOCK = {
    "cube": "cubes", "grudge": "betrayal", "clock": "markers", "bribe": "bribe", "kompromat": "kompromat",
    "heart": "bonus",
}  # fmt: skip
"""What a player has, by its symbol, and what the catalogue calls it."""


def purses(view: View, language: str) -> list[Purse]:
    found = []
    for colour in view.order:
        it = view.colours[colour]
        seat = view.players[it.seat]
        label = name(it.identity, language) if it.revealed else words("hidden", language)
        amounts = (it.pool, it.betrayal, it.markers, int(it.bribe), seat.hand, seat.bonuses)
        found.append(
            Purse(
                colour,
                it.identity if it.revealed else "",
                label,
                acting(view, colour),
                it.guilt,
                tuple(zip(STOCK, amounts, strict=True)),
            )
        )
    return found


def _purse(look: Look, it: Purse) -> Box:
    theme = look.theme
    fill, edge = (theme[use] for use in (("field", "ink") if it.active else ("panel", "panel_edge")))
    lines = Lines(INSIDE)
    ink = theme["ink" if it.who else "soft"]
    face = bits.pawn(theme, Tag(it.who, "?", "human"), fill)
    lines.add([bits.player(theme, it.colour, fill), face, written(theme, it.label, fill, ink=ink)])
    if it.guilt != "innocent":
        colour = theme["bad" if it.guilt == "guilty" else "warn"]
        lines.add([bits.pill(theme, "", look.say(f"guilt-{it.guilt}"), colour, fill)])
    lines.fresh()
    for symbol, number in it.stock:
        ink = theme["soft" if number else "faint"]
        sign = bits.sign(theme, symbol, fill, 36, theme["soft" if number else "off"])
        lines.add([sign, written(theme, str(number), fill, ink=theme["ink"] if number else ink)], 2)
    return Box(lines, fill, edge)


# ---------------------------------------------------------------------- what the signs mean


def _key(look: Look, view: View, found: Sequence[Entry]) -> Box:
    """What the signs mean that are there."""
    theme, box = look.theme, _empty(look, WIDE - 2 * EDGE - 2 * PAD)
    for piece, text in _meanings(look, view, found, box.fill):
        box.lines.add([piece, written(theme, text, box.fill, weight="semibold")])
    return box


def _meanings(look: Look, view: View, found: Sequence[Entry], fill: Colour) -> Iterable[tuple[Piece, str]]:
    theme = look.theme
    if view.rows:
        yield _numbered(look, "1", False, fill), look.word("key-order")
        yield _numbered(look, "2", True, fill), look.word("key-skipped")
    for symbol, key in STOCK.items():
        yield bits.sign(theme, symbol, fill, 36, theme["soft"]), look.word(f"key-{key}")
    if any(it.cubes for it in found):
        yield bits.cubes(theme, 0, 3, True, fill), look.word("key-leader")
    if any(it.discs for it in found):
        yield bits.disc(theme, 0, fill), look.word("key-disc")
    if any(it.spent for it in found):
        yield bits.kompromat(theme, True, fill), look.word("key-used")
    if any(-1 in it.bribes for it in found):
        yield bits.bribe(theme, -1, fill), look.word("key-grey")
    carried = {key for it in found for body in it.bodies for key in body.tag.carries}
    for key in explained(carried)[:MANY]:
        yield bits.thing(theme, key, False, fill), name(key, look.language)
