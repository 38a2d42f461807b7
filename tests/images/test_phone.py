"""Every picture on a phone, 360 points wide: what can be read there, and what cannot be by anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import dist
from random import Random

import pytest
from msgspec.structs import replace

from game.stationfall.destinations import Destination
from game.stationfall.view import View
from game.text import languages
from images.kit.callings import callings
from images.kit.canvas import Canvas, Label, Sheet
from images.kit.themes import Colour, Theme, palette
from images.stationfall.cards import draw_card, draw_identity
from images.stationfall.closeup import acting_at, spread
from images.stationfall.focus import draw_focus, draw_reach
from images.stationfall.gallery import StationfallGallery
from images.stationfall.layout import layout
from images.stationfall.muster import draw_muster, mustered
from images.stationfall.panels.legend import draw_key
from images.stationfall.plates import WIDE, Look, plate
from images.stationfall.roster import draw_roster
from images.stationfall.station import draw_station
from images.stationfall.tale import draw_scores
from images.stationfall.themes import theme
from images.stationfall.wings import draw_wing
from images.stationfall.words import name as name_of
from images.stationfall.words import short
from tests.images.labels import faults
from tests.images.scenes import GAME, LOOKS, NAMES, THEMES, busy, finished, over, random_view, with_bots
from tests.images.test_colours import contrast

POINTS = 360
"""How wide a phone is."""
TALLEST = 8_000
"""Pixels that Discord takes."""
LETTER = 11
"""Points that the type on it must have."""
MAP = 3
"""Points that names of sections come to on the map of the whole station."""
CONTRAST = 4.5
SHARE = 0.18
"""A colour that takes so much of where words stand is what they stand on."""
ALIKE, STEP, SMALL = 1.25, 30, 14
"""What is as good as ink; how far off a step between two colours may be; smaller type is all edge."""
LANGUAGES = languages()


def points(sheet: Sheet, label: Label) -> float:
    """The size of type on a phone."""
    return label.size * POINTS / sheet.image.width


def pale(sheet: Sheet) -> list[str]:
    """Words that stand out too little from what they are written on."""
    return [
        f"{label.text!r} {label.colour} on {ground} at {label.ink}"
        for label in sheet.labels
        if label.text.strip() and label.size >= SMALL
        for ground in grounds(sheet, label)
        if contrast(label.colour, ground) < CONTRAST
    ]


def grounds(sheet: Sheet, label: Label) -> list[Colour]:
    """The colours behind words: those that are neither the ink nor its smooth edges."""
    crop = sheet.image.crop(label.ink)
    parts = palette(sheet.theme).getpalette() or []
    found: list[tuple[int, int]] = sorted(crop.getcolors() or [], reverse=True)  # type: ignore[arg-type]
    counts = [
        (share / (crop.width * crop.height), (parts[3 * place], parts[3 * place + 1], parts[3 * place + 2]))
        for share, place in found
    ]
    behind = [(share, colour) for share, colour in counts if contrast(colour, label.colour) > ALIKE]
    main = [colour for _, colour in behind[:1]]
    return main + [
        colour
        for share, colour in behind[1:]
        if share >= SHARE and not _between(colour, main[0], label.colour)
    ]


def _between(colour: Colour, one: Colour, other: Colour) -> bool:
    """Whether a colour is a step from one to another."""
    along = [b - a for a, b in zip(one, other, strict=True)]
    long = sum(part * part for part in along) or 1
    share = sum((c - a) * part for c, a, part in zip(colour, one, along, strict=True)) / long
    nearest = [a + part * min(max(share, 0), 1) for a, part in zip(one, along, strict=True)]
    return dist(nearest, colour) < STEP


def turns(seats: int, step: int = 7) -> Iterator[View]:
    """What those who act see when they choose where to go."""
    for state in finished(seats, seats)[::step]:
        if state.phase == "turn" and state.turn.step == "acting":
            view = GAME.view(state, state.conspiracies[state.turn.colour].seat)
            if acting_at(view):
                yield view


def sound(sheet: Sheet, *, samples: bool = False) -> None:
    """Nothing is cut off, covered, too small or too pale. `samples`: single letters say nothing."""
    assert sheet.image.width >= POINTS * 2
    assert sheet.image.height <= TALLEST
    assert faults(sheet) == []
    said = [label for label in sheet.labels if len(label.text) > samples]
    assert [label for label in said if points(sheet, label) < LETTER] == []
    assert pale(sheet) == []


Draw = Callable[[Theme, str], Iterator[Sheet]]
KINDS: dict[str, Draw] = {}
"""Every kind of picture that is to be read on a phone, as nine players may meet it at its fullest."""


def kind(draw: Draw) -> Draw:
    KINDS[draw.__name__] = draw
    return draw


@kind
def turn(it: Theme, language: str) -> Iterator[Sheet]:
    """Also of small tables, and of whatever the rules would never bring about."""
    views = [busy(), *turns(2, 60), *turns(9, 60), *(random_view(seed) for seed in range(4))]
    for number, view in enumerate(views):
        key = acting_at(view) or Random(number).choice(list(view.sections))
        yield draw_focus(view, key, it, language, views[number - 1])
    for view in (busy(), random_view(1)):
        for exits in (("kitchen", "storage", "reactor", "bio_lab", "aft_hub"), ("kitchen",)):
            yield draw_reach(beyond(view, exits), it, language, view)


def beyond(view: View, exits: tuple[str, ...]) -> View:
    """Whoever acts there is in no section, and can come out here or there."""
    who = next(key for key, pawn in view.pawns.items() if pawn.card in view.cast)
    goals = tuple(Destination(number, key) for number, key in enumerate(exits, 1))
    pawns = view.pawns | {who: replace(view.pawns[who], at="card", items=("helmet", "gun"))}
    turn = replace(view.turn, step="acting", pawn=who)
    return replace(view, pawns=pawns, turn=turn, destinations=goals)


@kind
def section(it: Theme, language: str) -> Iterator[Sheet]:
    """Each section in one theme and language, and a few of them in every one."""
    view = busy()
    keys = view.sections if first(it, language) else ("outer_space", "aft_hub", "kitchen")
    yield from (draw_focus(view, key, it, language) for key in keys)


@kind
def wing(it: Theme, language: str) -> Iterator[Sheet]:
    views = [busy(), *(random_view(seed) for seed in range(3))]
    for number, view in enumerate(views):
        for key in layout().wings:
            yield draw_wing(view, key, it, language, views[number - 1])


@kind
def muster(it: Theme, language: str) -> Iterator[Sheet]:
    """Also where nobody is left."""
    views = [busy(), *turns(2, 60), *(random_view(seed) for seed in range(3)), replace(busy(), pawns={})]
    for number, view in enumerate(views):
        yield draw_muster(view, it, language, views[number - 1])


@kind
def roster(it: Theme, language: str) -> Iterator[Sheet]:
    """With bots, too, in Character Order."""
    views = [busy(), with_bots(busy()), random_view(3), random_view(4)]
    yield from (draw_roster(view, it, language) for view in views)


@kind
def card(it: Theme, language: str) -> Iterator[Sheet]:
    view = GAME.view(finished(9, 9)[len(finished(9, 9)) // 2], 0)
    cards = view.cast if first(it, language) else view.cast[:3]
    yield from (draw_card(view, card, it, language) for card in cards)


@kind
def identity(it: Theme, language: str) -> Iterator[Sheet]:
    """While it is chosen, too."""
    state = finished(9, 9)[len(finished(9, 9)) // 2]
    yield draw_identity(GAME.view(state, 0), it, language)
    yield draw_identity(GAME.view(finished(9, 9)[0], 0), it, language)


@kind
def scores(it: Theme, language: str) -> Iterator[Sheet]:
    for view in (busy(), over(), GAME.view(finished(9, 9)[-1], None)):
        yield draw_scores(view, callings(view.seats, NAMES, language), it, language)


@kind
def legend(it: Theme, language: str) -> Iterator[Sheet]:
    yield draw_key(busy(), it, language)


def first(it: Theme, language: str) -> bool:
    return (it.name, language) == (THEMES[0], LANGUAGES[0])


@pytest.mark.parametrize(("name", "language"), LOOKS)
@pytest.mark.parametrize("which", KINDS)
def test_it_can_be_read_on_a_phone(which: str, name: str, language: str) -> None:
    for sheet in KINDS[which](theme(name), language):
        sound(sheet, samples=which == "legend")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [324, 470, 1052])
def test_what_stands_in_a_section_stays_within_it(wide: int, language: str) -> None:
    """However narrow: long names go on in the next line."""
    for view in (busy(), random_view(1)):
        for spot in spread(view, view.sections, language).values():
            lines = plate(Look(theme("dark"), language), spot, wide).lines
            assert all(x + piece.image.width <= lines.wide for piece, x, _ in lines.laid), spot.content.key


def test_every_picture_that_is_offered_is_held_to_that() -> None:
    """But for the whole map, whose wings can be read."""
    states = finished(9, 9)
    views = [GAME.view(state, seat) for state in (states[0], states[-1]) for seat in (None, 0)]
    offered = {offer.name.partition("/")[0] for view in views for offer in StationfallGallery().offers(view)}
    assert offered - {"station"} | {"turn"} == set(KINDS)


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_words_of_the_map_stand_out(name: str, language: str) -> None:
    """It has too much on it to be read at 360 points: what its type comes to there is stated here."""
    for view in (busy(), random_view(3)):
        sheet = draw_station(view, theme(name), language, None, NAMES)
        assert pale(sheet) == []
        assert faults(sheet) == []
        titles = {short(key, language) for key in view.sections}
        assert min(points(sheet, label) for label in sheet.labels if label.text in titles) >= MAP


def test_who_has_moved_is_told_from_where_and_what_has_changed_is_shown_though_nobody_is_there() -> None:
    """In the picture of a minute that can be read on a phone, and in its alt text."""
    before = busy()
    key = next(iter(before.pawns))
    empty = next(it for it in before.sections if it not in mustered(before) and it != "outer_space")
    moved = replace(before.pawns[key], at="suite" if before.pawns[key].at != "suite" else "kitchen")
    scarred = replace(before.sections[empty], damaged=not before.sections[empty].damaged)
    view = replace(before, pawns={**before.pawns, key: moved}, sections={**before.sections, empty: scarred})
    gallery, names = StationfallGallery(), [short(empty, "en"), name_of(empty, "en")]
    assert gallery.after_round(view)[0] == "muster"
    said = [label.text for label in draw_muster(view, theme("dark"), "en", before).labels]
    came = f"from {name_of(before.pawns[key].at, 'en')}"
    assert came in said
    assert set(names) & set(said)
    alt = gallery.draw("muster", view, since=before).alt
    assert names[1] in alt
    assert came in alt
    assert came not in gallery.draw("muster", view).alt


def test_who_acts_from_outside_sees_the_numbers_of_the_buttons() -> None:
    view = beyond(busy(), ("kitchen", "storage", "reactor"))
    view = replace(view, seat=0, waiting=(0,))
    assert StationfallGallery().panel(view) == ["turn"]
    assert "turn" in {offer.name for offer in StationfallGallery().offers(view)}
    drawn = draw_reach(view, theme("dark"), "en")
    said = [label.text for label in drawn.labels]
    assert {"1", "2", "3", "Kitchen", "Storage", "Reactor"} <= set(said)
    alt = StationfallGallery().draw("turn", view).alt
    assert all(part in alt for part in ("1 Kitchen", "2 Storage", "3 Reactor"))


def test_what_is_too_small_or_too_pale_is_found() -> None:
    it = theme("dark")
    canvas = Canvas(it, (WIDE, 60), it["panel"])
    canvas.text((0, 0, 300, 60), "Kitchen", 32, it["ink"])
    canvas.text((400, 0, 700, 60), "Suite", 40, it["off"])
    sheet = Sheet(it, canvas.piece())
    assert [label.text for label in sheet.labels if points(sheet, label) < LETTER] == ["Kitchen"]
    assert {line.split()[0] for line in pale(sheet)} == {"'Suite'"}
