"""Who is where, upright and for a phone: every section in which somebody stands, aft ones first."""

from __future__ import annotations

from game.stationfall.view import Pawn, View
from images.kit.canvas import Sheet
from images.kit.themes import Theme
from images.kit.tiles import blank
from images.stationfall.closeup import spread
from images.stationfall.layout import places
from images.stationfall.plates import EDGE, WIDE, Look, Plate, lay_plate, minute, plate
from images.stationfall.scene import owners_of, place_of

BETWEEN = 18
COLUMN = (WIDE - 2 * EDGE - BETWEEN) // 2
LAST = (0.0, 99.0)


def mustered(view: View) -> list[str]:
    """The sections in which anybody stands, as they are read on the station, line by line."""
    where = places(view.sections)
    there = {place_of(view, pawn) for pawn in view.pawns.values()}
    found = [key for key, it in view.sections.items() if key in there and not (it.away or it.annihilated)]
    return sorted(found, key=lambda key: where.get(key, LAST)[1::-1])


def draw_muster(view: View, theme: Theme, language: str, since: View | None = None) -> Sheet:
    """Two columns of sections; framed where somebody stands whom the reader could activate."""
    look = Look(theme, language)
    top = minute(look, view)
    spots = spread(view, mustered(view), language, since)
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


def _tall(column: list[Plate]) -> int:
    return sum(card.high + BETWEEN for card in column)


def _ours(view: View, pawn: Pawn) -> bool:
    """Whether the reader has the say on whoever stands there, and could act with them (4.3)."""
    owners = owners_of(view, pawn)
    mine = [it.colour for it in view.colours if it.seat == view.seat and view.seat is not None]
    if pawn.down or pawn.card not in view.cards:
        return False
    return any(it in owners if owners else view.leads(pawn.card, it) for it in mine)
