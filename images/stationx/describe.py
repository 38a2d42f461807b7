"""The board in words: as alt text of a picture, and in full for those who use no pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.stationx.view import NAMES, PIECES, SIZE, Deed, RoomView, SeatView, UnitView, View
from images.kit.alt import shortened
from images.kit.callings import Callings
from images.stationx.figures import LETTERS
from images.stationx.words import listed, name, noted, sentence, told, words

COLOURS = ("red", "blue", "green", "yellow")


def colour(seat: int, language: str) -> str:
    return name(COLOURS[seat], language) if seat >= 0 else words("nobody", language)


def letters(key: str) -> str:
    """`T2` of a figure."""
    piece = PIECES[key]
    return LETTERS[piece.kind] + (str(piece.number) if piece.number else "")


def called_unit(key: str, language: str) -> str:
    """`Red T2`."""
    return name(key, language)


# ---------------------------------------------------------------------- single facts


def head(view: View, called: Callings, language: str) -> str:
    """How far it is, and whose turn."""
    when = (
        words("round", language, round=view.round)
        if view.phase == "play"
        else words(f"phase-{view.phase}", language)
    )
    if view.waiting < 0:
        return when
    return listed([when, words("acts", language, name=called.names[view.waiting])], language)


def who(view: View, seat: int, called: Callings, language: str) -> str:
    return noted(called.names[seat], colour(seat, language), language)


def unit(it: UnitView, language: str) -> str:
    """`T2 K13`, and whether it is spent."""
    text = f"{letters(it.key)} {NAMES[it.cell]}"
    return noted(text, words("spent", language), language) if it.spent else text


def units(view: View, seat: int, language: str) -> list[str]:
    mine = [it for it in view.figures if it.seat == seat]
    found = [unit(it, language) for it in mine]
    if view.phase == "play" and not any(it.kind == "commander" for it in mine):
        found.insert(0, words("no-commander", language))
    return found


def holds(view: View, side: SeatView, language: str) -> str:
    if view.phase == "deploy" and not side.bases:
        return words("undeployed", language)
    if not side.bases:
        return words("bases-none", language)
    return words("holds", language, names=listed((colour(home, language) for home in side.bases), language))


def wealth(side: SeatView, language: str) -> list[str]:
    found = [words("has", language, energy=side.energy, income=side.income)]
    if side.blueprints:
        found.append(words("blueprints", language, count=side.blueprints))
    return found


def stock(side: SeatView, language: str) -> str:
    left = [*side.stock, *([] if side.based else ["base"])]
    kinds = [f"{left.count(kind)}× {name(kind, language)}" for kind in dict.fromkeys(left)]
    return words("left", language, names=listed(kinds, language))


def owned(side: SeatView, language: str) -> str:
    """What a side has of the tree."""
    found = [name(key, language) for key in side.nodes]
    return words("owns", language, names=listed(found or [words("tree-none", language)], language))


def did(deed: Deed, language: str) -> str:
    """A deed in a few words."""
    text = words(
        f"did-{deed.what}",
        language,
        unit=called_unit(deed.unit, language) if deed.unit else colour(deed.seat, language),
        start=NAMES[deed.start] if deed.start >= 0 else "",
        to=NAMES[deed.to] if deed.to >= 0 else "",
        cell=NAMES[deed.to] if deed.to >= 0 else "",
        card=name(deed.card, language) if deed.card else "",
        colour=colour(deed.seat, language),
    )
    if deed.what == "attack" and not deed.unit:
        text = ""
    if deed.fallen and deed.what != "leave":
        names = listed((called_unit(key, language) for key, _ in deed.fallen), language)
        fell = words("did-fall", language, units=names)
        text = listed([text, fell], language) if text else fell
    return text


def done(deeds: Sequence[Deed], language: str) -> str:
    return sentence(
        told(words("lately", language), listed((did(it, language) for it in deeds), language), language),
        language,
    )


# ---------------------------------------------------------------------- alt texts


def alt_board(view: View, called: Callings, language: str, deeds: Sequence[Deed] = ()) -> str:
    """Every unit first, then what else there is room for."""
    parts = [sentence(head(view, called, language), language)]
    sides = {side.seat: side for side in view.sides}
    for seat in view.order:
        side = sides[seat]
        if side.out:
            there = [words("out", language)]
        elif view.phase == "build":
            there = [stock(side, language)]
        else:
            there = [*units(view, seat, language), *wealth(side, language), holds(view, side, language)]
        line = told(who(view, seat, called, language), listed(there, language), language)
        parts.append(sentence(line, language))
    if deeds:
        parts.append(done(deeds, language))
    if view.phase == "play":
        parts.append(sentence(listed(supply(view, language), language), language))
    return shortened(parts)


def supply(view: View, language: str) -> list[str]:
    return [
        words("deck", language, count=view.cards),
        words("discards", language, count=sum(view.discards.values())),
        words("bag", language, count=view.bag),
    ]


def alt_part(view: View, cells: set[int], title: str, called: Callings, language: str) -> str:
    """Everybody in a part of the board."""
    parts = [sentence(listed([head(view, called, language), title], language), language)]
    for seat in view.order:
        there = [unit(it, language) for it in view.figures if it.seat == seat and it.cell in cells]
        if there:
            line = told(who(view, seat, called, language), listed(there, language), language)
            parts.append(sentence(line, language))
    gates_ = [text for cell, text in gates(view, language) if cell in cells]
    rooms = [it for it in view.rooms if view.phase != "build" and it.cell in cells and any(it.living)]
    parts += [sentence(text, language) for text in gates_]
    parts += [sentence(room(it, language), language) for it in rooms]
    return shortened(parts)


def alt_tree(view: View, called: Callings, language: str) -> str:
    lines = [
        sentence(told(who(view, side.seat, called, language), owned(side, language), language), language)
        for side in view.sides
    ]
    return shortened([sentence(words("tree-title", language), language), *lines])


# ---------------------------------------------------------------------- all of it


def gates(view: View, language: str) -> Iterator[tuple[int, str]]:
    """Each teleporter, and whose it is."""
    for it in view.teleporters:
        text = words(
            "gate",
            language,
            cell=NAMES[it.cell],
            whose=colour(it.home, language),
            holder=colour(it.holder, language),
        )
        yield it.cell, text


def room(it: RoomView, language: str) -> str:
    """Where it lies, whose it is, and its oxygen."""
    last = it.cell + (it.height - 1) * SIZE + it.width - 1
    text = words(
        "room-from",
        language,
        kind=name(it.kind, language),
        first=NAMES[it.cell],
        last=NAMES[last],
    )
    if it.owner >= 0:
        text = noted(text, colour(it.owner, language), language)
    air = words("oxygen", language, living=sum(it.living), capacity=it.capacity, share=it.share)
    return told(text, air, language)


def board(view: View, called: Callings, language: str) -> str:
    """Everything, line by line."""
    lines = [sentence(head(view, called, language), language), ""]
    sides = {side.seat: side for side in view.sides}
    for seat in view.order:
        side = sides[seat]
        lines.append(f"**{who(view, seat, called, language)}**")
        if side.out:
            lines.append(words("out", language))
            continue
        if view.phase == "build":
            lines.append(stock(side, language))
            continue
        lines.append(listed([*wealth(side, language), holds(view, side, language)], language))
        lines.append(listed(units(view, seat, language), language))
        lines.append(owned(side, language))
    lines += ["", *(text for _, text in gates(view, language)), ""]
    lines += [room(it, language) for it in view.rooms]
    if view.phase != "build":
        lines += ["", listed(supply(view, language), language)]
    if view.deeds:
        lines += ["", done(view.deeds, language)]
    return "\n".join(lines)
