"""From a view to what is drawn of it: who and what is in which section, and what changed since then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from game.stationfall.view import Face, Pawn, SectionView, View
from images.stationfall.pieces import Thing
from images.stationfall.tags import CARGO, Kind, Tag
from images.stationfall.words import name, short

OUTER_SPACE = "outer_space"
MESOSPHERE = "mesosphere"
MONSTER = "monster"
BOARDER = "boarder"


class Need(msgspec.Struct, frozen=True):
    """What a pod requires for launch."""

    key: str
    met: bool


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
    kinds = set(face.kinds)
    if "monster" in kinds:
        return "monster"
    if {"human", "robot"} <= kinds:
        return "cyborg"
    shapes: tuple[Kind, ...] = ("human", "robot", "data")
    return next((kind for kind in shapes if kind in kinds), "item")


def place_of(view: View, pawn: Pawn) -> str:
    """Where a pawn is drawn: a section, the Mesosphere, or nowhere on the board."""
    if pawn.annihilated:
        return ""
    if pawn.at.startswith(MESOSPHERE):
        return MESOSPHERE
    if pawn.at not in view.sections:
        return ""
    return MESOSPHERE if view.sections[pawn.at].away else pawn.at


def tag_of(view: View, pawn: Pawn, language: str, since: View | None = None) -> Tag:
    carried = pawn.items + pawn.integral
    before = since.pawns.get(pawn.key) if since is not None else None
    owners = owners_of(view, pawn)
    key = pawn_name(view, pawn.key)
    return Tag(
        key=pawn.key,
        label=short(key, language),
        kind=kind_of(view.faces[pawn.card]),
        full=name(key, language),
        down=pawn.down,
        owners=owners[:2],
        mine=not owners and any(card_of(view, identity) == pawn.card for identity in view.mine),
        contaminated=pawn.contaminated,
        engulfed=engulfed(view, pawn),
        cargo=next((item for item in CARGO if item in carried), ""),
        carries=(*carried, *pawn.data),
        active=view.phase == "turn" and view.turn.pawn == pawn.key,
        changed=before is not None and since is not None and _differs(view, since, pawn, before),
    )


def owners_of(view: View, pawn: Pawn) -> tuple[int, ...]:
    """The colours whose PC a pawn is; the Monster is nobody's."""
    card = view.cards.get(pawn.card)
    return card.owners if card is not None else ()


def card_of(view: View, identity: str) -> str:
    """The character card of an identity; some cards have two."""
    if identity in view.cards or identity not in view.faces:
        return identity
    rows = set(map(repr, view.faces[identity].agenda))
    return next(
        (card for card in view.cast if rows and rows <= set(map(repr, view.faces[card].agenda))), identity
    )


def pawn_name(view: View, pawn: str) -> str:
    """Under which key the catalogue has a pawn's name; the Monster is called as its card."""
    return view.projectx if pawn == MONSTER and view.projectx else pawn


def engulfed(view: View, pawn: Pawn) -> bool:
    """Inside the Slime."""
    return not pawn.annihilated and view.x.get(pawn.key) == "engulfed"


def _differs(view: View, since: View, pawn: Pawn, before: Pawn) -> bool:
    return (
        place_of(view, pawn) != place_of(since, before)
        or pawn.down != before.down
        or pawn.contaminated != before.contaminated
        or owners_of(view, pawn) != owners_of(since, before)
    )


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


def needs_of(view: View, section: SectionView) -> tuple[Need, ...]:
    """What a pod requires, and whether that is given now."""
    inside = [pawn for pawn in view.pawns.values() if pawn.at == section.key and not pawn.annihilated]
    return tuple(Need(need, _met(view, need, inside)) for need in section.needs)


def _met(view: View, need: str, inside: Sequence[Pawn]) -> bool:
    if need == "abandon_ship":
        return view.abandon
    if need == "officer_aboard":
        return any(_officer(view, pawn) for pawn in inside)
    if need == "down_human_aboard":
        return any(pawn.down and "human" in view.faces[pawn.card].kinds for pawn in inside)
    if need == "nda":
        humans = [pawn for pawn in inside if "human" in view.faces[pawn.card].kinds]
        return bool(inside) and all("nda" in pawn.data for pawn in humans)
    if need == "inspector_or_jury_rig":
        return any(pawn.card == "inspector" for pawn in inside)
    return False


def _officer(view: View, pawn: Pawn) -> bool:
    card, face = view.cards.get(pawn.card), view.faces[pawn.card]
    if card is None:
        return False
    known = face.abilities + (face.powers if card.powers else ())
    return "officer" in known and "officer" not in card.lost


def occupied(view: View, section: str) -> int:
    """Seats of a pod in use (5.5.3)."""
    return sum(
        pawn.at == section and not pawn.annihilated and kind_of(view.faces[pawn.card]) not in ("data", "item")
        for pawn in view.pawns.values()
    )


def contents(view: View, language: str, since: View | None = None) -> dict[str, Content]:
    """What is drawn of every section."""
    people = gathered(view, language, since)
    return {
        key: content(view, section, tuple(people.get(key, ())), language, since)
        for key, section in view.sections.items()
    }


def ship(view: View, language: str) -> str:
    """What the Boarder came with: whoever is out there at the end may be saved by it."""
    if BOARDER not in view.cast:
        return ""
    return name("pirate_ship" if view.tally.get("pirate_ship") else "rescue_ship", language)


def content(
    view: View, section: SectionView, tags: tuple[Tag, ...], language: str, since: View | None = None
) -> Content:
    before = since.sections.get(section.key) if since is not None else None
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
        taken=occupied(view, section.key) if section.pod else 0,
        needs=needs_of(view, section),
        tags=tags,
        things=things_of(view, section, since),
        ship=ship(view, language) if section.key == OUTER_SPACE else "",
        changed=before is not None and _altered(section, before),
    )


def _altered(now: SectionView, before: SectionView) -> bool:
    return (now.damaged, now.hazard, now.goo, now.away, now.annihilated, now.dark) != (
        before.damaged,
        before.hazard,
        before.goo,
        before.away,
        before.annihilated,
        before.dark,
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


def full_name(view: View, pawn: str, language: str) -> str:
    """A pawn's name in a sentence."""
    return name(pawn_name(view, pawn), language)
