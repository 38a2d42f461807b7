"""Who is where, upright and for a phone: every section in which somebody stands, aft ones first."""

from __future__ import annotations

from msgspec.structs import replace

from game.stationfall.view import Pawn, View
from images.kit.canvas import Sheet
from images.kit.themes import Theme
from images.kit.tiles import blank
from images.stationfall.closeup import Somebody, spread
from images.stationfall.layout import places
from images.stationfall.plates import EDGE, WIDE, Look, Plate, lay_plate, minute, plate
from images.stationfall.scene import altered, came_from, owners_of, place_of

BETWEEN = 18
COLUMN = (WIDE - 2 * EDGE - BETWEEN) // 2
LAST = (0.0, 99.0)


def mustered(view: View, since: View | None = None) -> list[str]:
    """The sections in which anybody stands or that have changed since, as one reads them on the station."""
    where = places(view.sections)
    there = {place_of(view, pawn) for pawn in view.pawns.values()}
    # What has left or is lost is told once, and then no more.
    found = [
        key
        for key, it in view.sections.items()
        if altered(it, since) or (key in there and not (it.away or it.annihilated))
    ]
    return sorted(found, key=lambda key: where.get(key, LAST)[1::-1])


def draw_muster(view: View, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """Two columns of sections; framed where somebody stands whom the reader could activate."""
    look = Look(theme, language)
    top = minute(look, view)
    spots = {
        key: replace(spot, people=tuple(_arrived(view, since, it) for it in spot.people))
        for key, spot in spread(view, mustered(view, since), language, since).items()
    }
    ours = {place_of(view, pawn) for pawn in view.pawns.values() if _ours(view, pawn)}
    columns: tuple[list[Plate], list[Plate]] = ([], [])
    for spot in spots.values():
        # As they are read: to the right only what is no lower than what stands left.
        min(columns, key=_tall).append(plate(look, spot, COLUMN))
    start = EDGE + top.high + BETWEEN
    sheet = blank(theme, WIDE, start + max(map(_tall, columns)) + EDGE)
    for piece, x, y in top.laid:
        sheet.lay(piece, (EDGE + x, EDGE + y))
    for x, column in zip((EDGE, WIDE - EDGE - COLUMN), columns, strict=True):
        y = start
        for card in column:
            lay_plate(sheet, card, (x, y), COLUMN, middle=card.spot.content.key in ours)
            y += card.high + BETWEEN
    return sheet


def _arrived(view: View, since: View | None, it: Somebody) -> Somebody:
    """With where they came from."""
    return replace(it, came=came_from(view, since, view.pawns[it.tag.key]))


def _tall(column: list[Plate]) -> int:
    return sum(card.high + BETWEEN for card in column)


def _ours(view: View, pawn: Pawn) -> bool:
    """Whether the reader has the say on whoever stands there, and could act with them (4.3)."""
    owners = owners_of(view, pawn)
    mine = [it.colour for it in view.colours if it.seat == view.seat and view.seat is not None]
    if pawn.down or pawn.card not in view.cards:
        return False
    return any(it in owners if owners else view.leads(pawn.card, it) for it in mine)
