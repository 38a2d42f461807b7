"""From a view to what is drawn of it: who and what is in which section, and what changed since then."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec

from game.stationfall.view import Face, Need, Pawn, SectionView, View
from images.stationfall import portraits
from images.stationfall.pieces import Thing
from images.stationfall.tags import CARGO, Kind, Tag
from images.stationfall.words import mark_of, name, short

OUTER_SPACE = "outer_space"
MESOSPHERE = "mesosphere"
MONSTER = "monster"


class Content(msgspec.Struct, frozen=True):
    """Everything that is drawn of one section."""

    key: str
    title: str
    ground: str
    dark: bool = False
    power: bool = False
    console: bool = False
    arrow: str = ""
    contaminates: bool = False
    damaged: bool = False
    hazard: str = ""
    goo: bool = False
    away: bool = False
    annihilated: bool = False
    seats: int = 0
    taken: int = 0
    needs: tuple[Need, ...] = ()
    tags: tuple[Tag, ...] = ()
    things: tuple[Thing, ...] = ()
    ship: str = ""
    """A ship that waits outside: its name."""
    changed: bool = False


def kind_of(face: Face) -> Kind:
    """The shape of a pawn by what the character is (4.2)."""
    return _shape(face.kinds)


@cache
def _shape(kinds: tuple[str, ...]) -> Kind:
    if "monster" in kinds:
        return "monster"
    if {"human", "robot"} <= set(kinds):
        return "cyborg"
    shapes: tuple[Kind, ...] = ("human", "robot", "data")
    return next((kind for kind in shapes if kind in kinds), "item")


def place_of(view: View, pawn: Pawn) -> str:
    """Where a pawn is drawn: a section, the Mesosphere, or nowhere on the board."""
    if pawn.key in view.escaped:
        return MESOSPHERE
    return pawn.at if pawn.at in view.sections and not pawn.annihilated else ""


def tag_of(view: View, pawn: Pawn, language: str, since: View | None = None) -> Tag:
    carried = pawn.items + pawn.integral
    before = since.pawns.get(pawn.key) if since is not None else None
    owners = owners_of(view, pawn)
    key = pawn_name(view, pawn.key)
    return Tag(
        key=pawn.key,
        label=name(key, language),
        kind=kind_of(view.faces[pawn.card]),
        portrait=portrait_of(view, pawn),
        mark=mark_of(pawn.key, language),
        down=pawn.down,
        owners=owners[:2],
        leaders=() if owners else leaders_of(view, pawn),
        mine=not owners and any(view.faces[it].card == pawn.card for it in view.mine if it),
        contaminated=pawn.contaminated,
        engulfed=pawn.key in view.engulfed,
        cargo=next((item for item in CARGO if item in carried), ""),
        carries=(*carried, *pawn.data),
        active=view.phase == "turn" and view.turn.pawn == pawn.key,
        changed=before is not None and since is not None and _differs(view, since, pawn, before),
    )


def owners_of(view: View, pawn: Pawn) -> tuple[int, ...]:
    """The colours whose PC a pawn is; the Monster is nobody's."""
    card = view.cards.get(pawn.card)
    return card.owners if card is not None else ()


def leaders_of(view: View, pawn: Pawn) -> tuple[int, ...]:
    """4.3.1: the colours that have the say on a pawn by their cubes."""
    card = view.cards.get(pawn.card)
    cubes = card.cubes if card is not None else ()
    return tuple(colour for colour, count in enumerate(cubes) if count and view.leads(pawn.card, colour))


def pawn_name(view: View, pawn: str) -> str:
    """Under which key the catalogue has a pawn's name; the Monster is called as its card."""
    return view.projectx if pawn == MONSTER and view.projectx else pawn


def portrait_of(view: View, pawn: Pawn) -> str:
    """Whose portrait a pawn wears: the card's; once somebody has revealed as it, that identity's."""
    identities = {view.colours[owner].identity for owner in owners_of(view, pawn)}
    known = [it for it in identities if it and view.faces[it].card == pawn.card]
    if len(known) == 1:
        return known[0]
    key = pawn_name(view, pawn.card)
    return key if portraits.known(key) else pawn.card


def _differs(view: View, since: View, pawn: Pawn, before: Pawn) -> bool:
    return (
        place_of(view, pawn) != place_of(since, before)
        or pawn.down != before.down
        or pawn.contaminated != before.contaminated
        or owners_of(view, pawn) != owners_of(since, before)
    )


def came_from(view: View, since: View | None, pawn: Pawn) -> str:
    """The section that a pawn has left since then; empty: it has left none."""
    before = since.pawns.get(pawn.key) if since is not None else None
    place = place_of(since, before) if since is not None and before is not None else ""
    return place if place in view.sections and place != place_of(view, pawn) else ""


def gathered(view: View, language: str, since: View | None = None) -> dict[str, list[Tag]]:
    """The pawns of every place: PCs first, then those on their feet."""
    found: dict[str, list[Tag]] = {}
    for pawn in view.pawns.values():
        place = place_of(view, pawn)
        if place:
            found.setdefault(place, []).append(tag_of(view, pawn, language, since))
    for tags in found.values():
        tags.sort(key=lambda tag: (tag.kind != "monster", not tag.owners, tag.down))
    return found


def marks_on(view: View, section: SectionView) -> Counter[tuple[str, int]]:
    """The time markers on a section, by kind and player."""
    return Counter((mark.what, mark.colour) for mark in view.markers if mark.section == section.key)


def things_of(view: View, section: SectionView, since: View | None = None) -> tuple[Thing, ...]:
    """What lies here: time markers first, then what counts most."""
    before = since.sections.get(section.key) if since is not None else None
    marks = marks_on(view, section)
    # 13.6: a pod may have any number of countdowns; those of one player are one to look at.
    old = marks if since is None else marks_on(since, section)
    things = [Thing(what, 1, colour, old[what, colour] < count) for (what, colour), count in marks.items()]
    if section.kompromat:
        things.append(Thing("kompromat"))
    if section.trap:
        # Who laid it sees which one is real.
        key = "snare" if view.trap == section.key else "trap"
        things.append(Thing(key, changed=before is not None and not before.trap))
    loose = [item for item in section.floor if item not in view.pawns]
    order = {item: place for place, item in enumerate(CARGO)}
    for item in sorted(set(loose), key=lambda item: (order.get(item, len(order)), item)):
        count = loose.count(item)
        new = before is not None and before.floor.count(item) < count
        things.append(Thing(item, count, changed=new))
    return tuple(things)


def contents(view: View, language: str, since: View | None = None) -> dict[str, Content]:
    """What is drawn of every section."""
    people = gathered(view, language, since)
    return {
        key: content(view, section, tuple(people.get(key, ())), language, since)
        for key, section in view.sections.items()
    }


def content(
    view: View, section: SectionView, tags: tuple[Tag, ...], language: str, since: View | None = None
) -> Content:
    return Content(
        key=section.key,
        title=short(section.key, language),
        ground="pod" if section.pod else "grav" if section.gravity else "zero",
        dark=section.dark,
        power=section.power,
        console=section.console,
        arrow=section.arrow,
        contaminates=section.contaminates,
        damaged=section.damaged,
        hazard=section.hazard,
        goo=section.goo,
        away=section.away,
        annihilated=section.annihilated,
        seats=section.seats,
        taken=section.taken,
        needs=section.needs,
        tags=tags,
        things=things_of(view, section, since),
        ship=name(view.ship, language) if view.ship and section.key == OUTER_SPACE else "",
        changed=altered(section, since),
    )


def altered(now: SectionView, since: View | None) -> bool:
    """Whether a section is in another state than then."""
    before = since.sections.get(now.key) if since is not None else None
    return before is not None and (
        (now.damaged, now.hazard, now.goo, now.away, now.annihilated, now.dark)
        != (before.damaged, before.hazard, before.goo, before.away, before.annihilated, before.dark)
    )


class Move(msgspec.Struct, frozen=True):
    """Pawns that went from one place to another."""

    start: str
    end: str
    pawns: tuple[str, ...]


def moves(view: View, since: View) -> tuple[Move, ...]:
    """Who went where since then, one entry for each way that was taken."""
    found: dict[tuple[str, str], list[str]] = {}
    for key, pawn in view.pawns.items():
        before = since.pawns.get(key)
        if before is None:
            continue
        start, end = place_of(since, before), place_of(view, pawn)
        if start and end and start != end:
            found.setdefault((start, end), []).append(key)
    return tuple(Move(start, end, tuple(pawns)) for (start, end), pawns in found.items())


def acting(view: View, colour: int) -> bool:
    """Whether it is this colour's turn."""
    return view.phase in ("turn", "resolve") and view.turn.colour == colour


def full_name(view: View, pawn: str, language: str) -> str:
    """A pawn's name in a sentence."""
    return name(pawn_name(view, pawn), language)
