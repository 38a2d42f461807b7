"""Everybody and everything has a portrait of its own, told from all others at 24 pixels and in grey."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from game.stationfall.board import board
from game.stationfall.cards import CAST, PROJECTS
from images.kit.portraits import read
from images.stationfall.portraits import drawings, ground, portrait
from images.stationfall.scene import portrait_of
from images.stationfall.themes import theme
from tests.images.portraits import COLUMNS, EACH, HIGH, colours, on_its_place, seen, sheet
from tests.images.scenes import DATA, ITEMS, THEMES, busy
from tests.images.test_colours import contrast

SMALL = 24
APART = 50
"""How far two portraits are from each other in grey: the root of the mean square, of 255."""
READS = 0.2
"""The share of a portrait that stands out from its ground."""


def everybody() -> list[str]:
    identities = (one.key for it in CAST.values() for one in it.identities())
    return [*CAST, *identities, *PROJECTS, "monster"]


def things() -> set[str]:
    lying = (item for it in board(frozenset(CAST)).sections.values() for item in it.items)
    carried = (item for it in CAST.values() for item in (*it.items, *it.integral))
    return {*lying, *carried, *ITEMS, *DATA, "nanogel_1"}


def test_everybody_and_everything_has_a_portrait() -> None:
    assert {*everybody(), *things()} <= drawings().keys()


def test_no_portrait_is_of_nobody() -> None:
    assert drawings().keys() == {*everybody(), *things()}


@cache
def grey(key: str) -> Image.Image:
    return on_its_place(theme("dark"), key, SMALL).convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).rms[0])


def test_any_two_portraits_differ_small_and_in_grey() -> None:
    for one, other in combinations(drawings(), 2):
        least = APART / 2 if {one, other} == {"nanogel", "nanogel_1"} else APART
        assert apart(grey(one), grey(other)) >= least, (one, other)


@pytest.mark.parametrize("name", THEMES)
def test_every_portrait_stands_out_from_its_ground(name: str) -> None:
    it = theme(name)
    for key in drawings():
        behind = ground(it, key)
        pixels = colours(on_its_place(it, key, SMALL))
        clear = sum(contrast(colour, behind) >= 3 for colour in pixels)
        assert clear >= READS * SMALL * SMALL, key


def test_who_has_no_portrait_is_shown_by_the_first_letter() -> None:
    it = theme("dark")
    janitor, relic = (portrait(it, "newcomer", 48, name) for name in ("Janitor", "Relic"))
    assert apart(janitor.convert("L"), relic.convert("L")) > 10
    assert portrait(it, "cyborg", 48, "Janitor") is portrait(it, "cyborg", 48, "Relic")


def test_who_has_revealed_as_one_of_two_is_shown_as_that_one() -> None:
    view = busy()
    doctor = view.pawns["doctor"]
    assert portrait_of(view, doctor) == "doctor"
    for owners, shown in (((5,), "hyde"), ((5, 6), "doctor")):
        colours = list(view.colours)
        for owner, identity in zip(owners, ("hyde", "jekyll"), strict=False):
            colours[owner] = replace(colours[owner], identity=identity, revealed=True)
        cards = view.cards | {"doctor": replace(view.cards["doctor"], owners=owners)}
        assert portrait_of(replace(view, colours=tuple(colours), cards=cards), doctor) == shown


def test_a_monster_is_shown_as_its_card() -> None:
    view = busy()
    monster = view.pawns["monster"]
    assert portrait_of(view, monster) == "slime"
    assert portrait_of(replace(view, projectx="relic"), monster) == "monster"


def test_who_is_down_lies() -> None:
    it = theme("dark")
    up, down = (portrait(it, "cyborg", 48, lying=lying) for lying in (False, True))
    assert apart(up.convert("L"), down.convert("L")) >= APART


def test_the_sheet_shows_them_in_colour_in_grey_and_as_others_see_them() -> None:
    drawn = sheet(theme("dark"), ["boarder", "exile"])
    assert drawn.size == (COLUMNS * EACH, HIGH)
    red = on_its_place(theme("dark"), "boarder", SMALL)
    assert apart(seen(red, "").convert("L"), red.convert("L")) < 2
    assert ImageStat.Stat(ImageChops.difference(seen(red, "deuteranopia"), red)).sum[0] > 0


def test_a_mirrored_stroke_is_drawn_on_both_sides() -> None:
    left, right = read("ink both arc 5 20 40 10 100 170").strokes
    assert [left.numbers, right.numbers] == [(5, 20, 40, 10, 100, 170), (5, 80, 40, 10, 10, 80)]
    assert read("light both rect 10 20 30 40 5").strokes[1].numbers == (70, 20, 90, 40, 5)
    assert read("mid both line 4 10 20 30 40").strokes[1].numbers == (4, 90, 20, 70, 40)


def test_a_shape_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="triangle"):
        read("ink triangle 1 2 3 4 5 6")
