"""Where a turn takes place, from close by: the sections in which it changed anything, and who is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.stationfall.view import Pawn, View
from images.kit.canvas import Sheet
from images.kit.tiles import blank
from images.stationfall import bits
from images.stationfall.closeup import Somebody, Spot, spread
from images.stationfall.plates import EDGE, Look, Plate, lay_plate, plate
from images.stationfall.scene import altered, came_from, moves, place_of, things_of

WIDE = 1000
"""As frames of a film are; type of a close-up has more than 13 points on a phone then."""
BETWEEN = 16
COLUMN = (WIDE - 2 * EDGE - BETWEEN) // 2
SECTIONS = 5
"""At most so many at once; more only flash by."""
CROWDS = (99, 6, 4, 2)
"""So many people of a section are shown: the fewer, the less room there is. Who did something comes first."""


LITTLE = 3
"""What weighs no more is shown only where nothing else has happened."""


def concerned(view: View, before: View, actor: str, colours: Sequence[int]) -> tuple[str, ...]:
    """The sections in which a turn took place, the one that tells most first; where it changed nothing that
    can be seen, those of whoever had it."""
    weights: dict[str, int] = {}
    for key, weight in _traces(view, before, actor):
        if key in view.sections:
            weights[key] = weights.get(key, 0) + weight
    if not weights:
        mine = {it.identity for it in view.colours if it.colour in colours and it.identity}
        cards = {view.faces[it].card for it in mine}
        weights = dict.fromkeys((place_of(view, it) for it in view.pawns.values() if it.card in cards), 1)
    least = LITTLE if max(weights.values(), default=0) > LITTLE else 0
    found = [key for key, weight in weights.items() if key in view.sections and weight > least]
    return tuple(sorted(found, key=lambda key: -weights[key])[:SECTIONS])


def _traces(view: View, before: View, actor: str) -> Iterator[tuple[str, int]]:
    """Every section that has something to tell, by how much."""
    for pawn in view.pawns.values():
        if actor in (pawn.key, pawn.card):
            yield place_of(view, pawn), 100
        elif _touched(view, before, pawn):
            yield place_of(view, pawn), 10
        elif _influenced(view, before, pawn):
            # Of a card with several pawns nobody can say which was meant.
            alone = sum(it.card == pawn.card for it in view.pawns.values()) == 1
            yield place_of(view, pawn), LITTLE + alone
    for move in moves(view, before):
        yield move.end, 10
    for key, section in view.sections.items():
        if altered(section, before):
            yield key, 20
        elif things_of(view, section) != things_of(before, before.sections[key]):
            yield key, 6


def _touched(view: View, before: View, pawn: Pawn) -> bool:
    """Whether something was done to somebody, or by them."""
    was = before.pawns.get(pawn.key)
    return was is not None and (
        (was.down, was.items, was.data, was.contaminated)
        != (pawn.down, pawn.items, pawn.data, pawn.contaminated)
    )


def _influenced(view: View, before: View, pawn: Pawn) -> bool:
    card, was = view.cards.get(pawn.card), before.cards.get(pawn.card)
    return card is not None and was is not None and (card.cubes, card.owners) != (was.cubes, was.owners)


def draw_venue(look: Look, view: View, before: View, actor: str, shown: Sequence[str], high: int) -> Sheet:
    """The sections as large as they find room: the first over the whole width, the others below it."""
    sheet = blank(look.theme, WIDE, high)
    for card, x, y, wide in _placed(look, _spots(look, view, before, actor, shown), high):
        lay_plate(sheet, card, (x, y), wide, middle=card.spot.content.key == shown[0])
    return sheet


def _spots(look: Look, view: View, before: View, actor: str, shown: Sequence[str]) -> list[Spot]:
    # Who acts is marked by the turn that is told, not by the one that has begun since.
    calm = replace(view, turn=replace(view.turn, pawn=""))
    found = spread(calm, shown, look.language, before)
    return [
        replace(found[key], people=_people(view, before, actor, found[key].people))
        for key in shown
        if key in found
    ]


def _people(view: View, before: View, actor: str, people: Sequence[Somebody]) -> tuple[Somebody, ...]:
    """Whose PC each is, from the beginning; who did something first."""
    known = [_unmasked(view, before, actor, it) for it in people]
    touched = {it.tag.key for it in known if _touched(view, before, view.pawns[it.tag.key])}
    order = sorted(
        known, key=lambda it: (not it.tag.active, not it.came, it.tag.key not in touched, not it.tag.owners)
    )
    return tuple(order)


def _unmasked(view: View, before: View, actor: str, it: Somebody) -> Somebody:
    pawn = view.pawns[it.tag.key]
    mine = [one.colour for one in view.colours if one.identity and view.faces[one.identity].card == pawn.card]
    tag = replace(it.tag, owners=it.tag.owners or tuple(mine[:2]), active=actor in (pawn.key, pawn.card))
    return replace(it, tag=tag, came=came_from(view, before, pawn))


Laid = tuple[Plate, int, int, int]
"""A plate, where it lies, and how wide it is."""


def _placed(look: Look, spots: list[Spot], high: int) -> list[Laid]:
    """All of them with all people, if there is room for that; else without bystanders; else fewer."""
    tries = [(crowd, count) for crowd in CROWDS for count in range(len(spots), min(len(spots), 2) - 1, -1)]
    laid = (_laid(look, spots[:count], crowd) for crowd, count in tries)
    fitting = (found for found in laid if all(y + card.high <= high for card, _, y, _ in found))
    return next(fitting, None) or _laid(look, spots[:1], CROWDS[-1])


def _laid(look: Look, spots: Sequence[Spot], crowd: int) -> list[Laid]:
    full = WIDE - 2 * EDGE
    found: list[Laid] = []
    heights = [0, 0]
    for number, spot in enumerate(spots):
        alone = number == 0 or len(spots) == 2
        card = _plate(look, spot, full if alone else COLUMN, crowd, first=number == 0)
        side = 0 if alone or heights[0] <= heights[1] else 1
        y = max(heights) if alone else heights[side]
        found.append((card, EDGE + side * (COLUMN + BETWEEN), y, full if alone else COLUMN))
        heights[side] = y + card.high + BETWEEN
        if alone:
            heights = [heights[side]] * 2
    return found


def _plate(look: Look, spot: Spot, wide: int, crowd: int, *, first: bool) -> Plate:
    left = len(spot.people) - crowd
    card = plate(look, replace(spot, people=spot.people[:crowd]), wide, middle=first)
    if left > 0:
        card.lines.add([bits.pill(look.theme, "person", f"+{left}", card.fill, card.fill)])
        card.lines.fresh()
    return card
