"""The pictures of Perigee: what they show, what they say, and how its dice lie."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from game.api import Message, Moment, Name
from game.perigee.dice import LOCKED
from game.perigee.game import PERIGEE
from game.perigee.preview import TILES
from game.perigee.state import Card
from game.perigee.view import View
from game.text import languages
from images.api import Look, Scene
from images.kit.alt import ALT
from images.kit.callings import callings
from images.kit.canvas import Sheet
from images.kit.themes import on
from images.perigee import PerigeeGallery
from images.perigee.bits import CODES, seats
from images.perigee.board import draw_board, draw_cards, draw_crew, draw_turn
from images.perigee.cells import SIDE, cell, cells, short
from images.perigee.describe import faces
from images.perigee.dice import cube
from images.perigee.film import shots, takes
from images.perigee.gauges import outlooks, sum_of
from images.perigee.moments import POSTERS, draw
from images.perigee.slots import Wanted, wanted
from images.perigee.tale import parts
from images.perigee.themes import theme, themes
from tests.images.orbits import crowded, played, rich
from tests.images.scenes import LOOKS, NAMES, THEMES
from tests.images.test_colours import KEPT_APART, contrast, seen
from tests.images.test_galleries import wrong
from tests.images.test_phone import sound

GALLERY = PerigeeGallery()
LANGUAGES = languages()


def everything(view: View, name: str, language: str) -> Iterator[Sheet]:
    it, called = theme(name), callings(seats(view), NAMES, language)
    yield draw_board(view, it, language, called)
    yield draw_turn(view, it, language, called)
    yield draw_turn(replace(view, phase=5), it, language, called)
    yield draw_cards(view, it, language, called)
    for crew in view.crews:
        yield draw_crew(view, crew.country, it, language, called)


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_every_picture_at_its_fullest_can_be_read_on_a_phone(name: str, language: str) -> None:
    for sheet in everything(crowded(), name, language):
        sound(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_late_games_of_every_size_can_be_read_too(language: str) -> None:
    for people, seed in ((1, 1), (2, 2), (3, 4)):
        states = played(people, seed)
        for number in range(0, len(states), 40):
            view = PERIGEE.view(states[number], 0)
            earlier = PERIGEE.view(states[max(number - 9, 0)], 0)
            called = callings(seats(view), NAMES, language)
            for drawn in (draw_board, draw_turn):
                assert wrong(drawn(view, theme(THEMES[seed]), language, called, earlier)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_tile_has_room_in_its_cell(language: str) -> None:
    """Also of a tile that makes two resources."""
    view = crowded()
    some = next(iter(cells(view, None).values()))
    for key, kind in TILES.items():
        tile = replace(some.tile, key=key, disabled=1)
        piece = cell(theme("dark"), replace(some, tile=tile, country=kind.country), language, 146)
        assert short(key, language) in [label.text for label in piece.labels]
        assert all(label.ink[2] <= SIDE and not label.shortened for label in piece.labels), key


@pytest.mark.parametrize(("name", "language"), LOOKS)
@pytest.mark.parametrize("kind", sorted(POSTERS))
def test_every_kind_of_moment_can_be_read_in_every_theme(kind: str, name: str, language: str) -> None:
    view = crowded()
    keys = {"disaster": "coolant_leak", "mission": view.missions[0].key, "device": "oxygen"}
    ended = replace(view, ending={"won": "won", "lost": "resource"}.get(kind, ""), failed=2)
    called = callings(seats(view), NAMES, language)
    drawn = draw(ended, Moment(kind, keys.get(kind, "")), called, theme(name), language)
    assert drawn is not None
    sound(drawn[0])


def test_of_what_is_unheard_of_nothing_is_drawn() -> None:
    assert GALLERY.moment(crowded(), Moment("unheard-of"), Look(names=NAMES)) is None


# ---------------------------------------------------------------------- dice


def test_all_24_ways_in_which_a_die_can_lie_look_different() -> None:
    it = theme("dark")
    drawn = {cube(it, die, 138, 2, it["panel"]).image.tobytes() for die in LOCKED}
    assert len(drawn) == 24


def test_1_2_3_run_counter_clockwise_around_the_corner_that_is_seen() -> None:
    """11.2: with 1 up and 2 in front, 3 is on the right; each face has as many pips as it says."""
    it = theme("dark")
    image = cube(it, 12, 200, 2, it["panel"]).image.convert("RGB")
    front, deep = round(0.63 * 196), round(0.37 * 196)
    fill = {"top": it["top_2"], "front": it.seat(2), "right": it["side_2"]}
    spots = {
        "top": (2 + deep // 2 + front // 4, 2 + deep // 2),
        "front": (2 + front // 8, 2 + deep + front // 2),
        "right": (2 + front + deep // 2, 2 + deep // 2 + front // 8),
    }
    for face, at in spots.items():
        assert image.getpixel(at) == fill[face], face
    middle = (2 + front // 2, 2 + deep + front // 2)
    assert image.getpixel(middle) == fill["front"]
    assert image.getpixel((2 + front + deep // 2, 2 + deep // 2 + front // 2)) == on(fill["right"])
    assert image.getpixel((2 + deep // 2 + front // 2, 2 + deep // 2)) == on(fill["top"])


def test_japans_dice_are_told_with_what_is_in_front() -> None:
    assert faces((31, 62, 4)) == "3/1 6/2 4"
    assert faces(()) == "–"


def test_who_places_sees_which_dice_cost_another_one() -> None:
    view = replace(crowded(), seat=0)
    called = callings(seats(view), NAMES, "en")
    plain = draw_turn(replace(view, toxic=()), theme("dark"), "en", called)
    assert draw_turn(view, theme("dark"), "en", called).image.height == plain.image.height + 44


# ---------------------------------------------------------------------- what is told


def test_a_gauge_tells_what_is_made_used_and_left() -> None:
    view = PERIGEE.view(played(2, 2)[0], 0)
    assert {sum_of(it) for it in outlooks(view)} == {"5 −3 = 2"}
    assert [it.after for it in outlooks(view)] == [-1, -1, -1, -1]
    last = outlooks(replace(view, round=8))
    assert all(it.after == it.left for it in last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_has_every_figure(language: str) -> None:
    """Stock, use and what is left of each resource, how far each mission is, everybody's dice."""
    for people, seed in ((1, 1), (2, 2), (4, 3)):
        view = rich(people, seed)
        alt = GALLERY.draw("board", view, Look(language=language, names=NAMES)).alt
        assert len(alt) <= ALT
        for it in outlooks(view):
            assert sum_of(it) in alt
        for card in view.missions:
            assert f"{len(card.filled) - card.filled.count(0)}/{len(card.filled)}" in alt
        for crew in view.crews:
            assert CODES[crew.country] in alt
            assert faces((*crew.pool, *crew.rolled)) in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_leaves_nothing_out(language: str) -> None:
    view = crowded()
    said = GALLERY.describe(view, language=language)
    for tile in view.tiles.values():
        assert "ABCD"[tile.column] + str(tile.row) in said
    assert said.count("Scenario 3" if language == "en" else "3") >= len(view.tiles)
    assert "picture-" not in said


def test_open_slots_are_told_by_what_they_want() -> None:
    study = Card("microgravity_study", (6, 0, 0, 2, 0), (0, -1, -1, 1, -1))
    assert wanted(study) == [Wanted("1-2", 1), Wanted("=6", 2)]
    pairs = Card("docking_rehearsal", (4, 0, 3, 3, 0, 0), (1, -1, 0, 1, -1, -1))
    assert wanted(pairs) == [Wanted("=4", 1, 1), Wanted("pair", 1)]
    relay = Card("telemetry_relay", (1, 2, 3, 4, 5, 0, 0), (0,) * 7)
    assert [it.asks for it in wanted(relay)] == ["=6", "=1"]
    assert wanted(Card("spacewalk", (5, 6), (0, 0))) == []


def test_what_changed_since_then_is_marked() -> None:
    states = played(2, 2)
    placed = next(n for n in range(1, len(states)) if any(it.dice for it in states[n].tiles.values()))
    now, then = PERIGEE.view(states[placed], 0), PERIGEE.view(states[0], 0)
    assert [it for it in cells(now, then).values() if it.changed]
    assert not [it for it in cells(now, now).values() if it.changed]
    assert GALLERY.draw("board", now).data != GALLERY.draw("board", now, since=then).data


def test_each_seat_is_marked_by_its_crews() -> None:
    view = PERIGEE.view(played(1, 1)[0], 0)
    assert GALLERY.mark(view, 0).split() == [CODES[crew.country] for crew in view.crews]


def test_whoever_acts_has_their_dice_before_them() -> None:
    view = rich(2, 2)
    assert GALLERY.panel(view) == ["turn"]
    assert GALLERY.panel(replace(view, ending="won")) == ["board"]
    assert GALLERY.panel(replace(view, seat=None)) == ["board"]
    assert GALLERY.private(view) == []


# ---------------------------------------------------------------------- what happened

STORY = (
    Message("round", {"round": 2, "lead": Name("japan")}),
    Message("placed", {"crew": Name("russia"), "dice": "4", "tile": Name("loop_oxygen")}),
    Message("placed", {"crew": Name("japan"), "dice": "3/1", "tile": Name("rack_power")}),
    Message("placed", {"crew": Name("russia"), "dice": "5", "tile": Name("loop_power")}),
    Message("done", {"crew": Name("russia")}),
    Message("made", {"climate": 1, "nutrition": 0, "oxygen": 2, "power": 0}),
    Message("consumed", {"by": 3, "climate": 1, "nutrition": 0, "oxygen": 2, "power": 0}),
    Message("revealed", {"card": Name("panic"), "about": Message("about-perigee"), "left": 3}),
    Message("spending", {"round": 2}),
)


def test_a_round_is_told_crew_by_crew_though_all_act_at_once() -> None:
    told = [(it.stage, it.crew, len(it.lines)) for it in parts(STORY)]
    assert told == [
        ("placing", "", 1),
        ("placing", "russia", 2),
        ("placing", "japan", 1),
        ("results", "", 2),
        ("disaster", "", 1),
        ("spending", "", 1),
    ]


def test_the_end_tells_what_was_reached() -> None:
    last = PERIGEE.view(played(2, 2)[-1], None)
    pages = GALLERY.sheets(last, Look(names=NAMES))
    done = sum(card.done for card in last.missions)
    assert f"{done:+d}." in pages[0].alt
    assert all("picture-" not in page.alt for page in pages)
    assert GALLERY.sheets(PERIGEE.view(played(2, 2)[0], None), Look(names=NAMES)) == []


def test_a_film_goes_on_where_a_part_goes_on() -> None:
    view = rich(2, 2)
    scenes = [Scene(view, STORY[:3]), Scene(view, STORY[3:6]), Scene(view, STORY[6:])]
    stages = [(part.stage, part.crew) for _, part in takes(scenes)]
    assert stages == [
        ("placing", ""),
        ("placing", "russia"),
        ("placing", "japan"),
        ("placing", "russia"),
        ("results", ""),
        ("disaster", ""),
        ("spending", ""),
    ]
    called = callings(seats(view), NAMES, "en")
    assert [shot for shot in shots(scenes, called, "en") if shot.view is None]


# ---------------------------------------------------------------------- colours


@pytest.mark.parametrize(("name", "vision", "least"), KEPT_APART)
def test_any_two_countries_and_what_changed_are_told_apart(name: str, vision: str, least: float) -> None:
    it = themes()[name]
    assert len(it.seats) == 4
    for one, other in combinations((*it.seats, it["change"]), 2):
        assert dist(seen(one, vision), seen(other, vision)) >= least


@pytest.mark.parametrize("name", THEMES)
def test_pips_and_letters_stand_out_from_every_side_of_a_die(name: str) -> None:
    it = theme(name)
    for crew, colour in enumerate(it.seats):
        assert contrast(on(colour), colour) >= 4.5
        for side in (f"top_{crew}", f"side_{crew}"):
            assert contrast(on(it[side]), it[side]) >= 3
