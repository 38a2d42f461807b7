"""Players are told apart by colour under every kind of colour vision, and by letter under none."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import dist

import pytest

from images.kit.themes import SIZE, Colour, on, palette
from images.stationfall.themes import theme, themes
from images.stationfall.words import letter
from tests.images.scenes import THEMES

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
SIMULATED: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
    "": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}  # fmt: skip
Lab = tuple[float, float, float]


@cache
def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def seen(colour: Colour, vision: str) -> Lab:
    """A colour as it looks to somebody, in CIE Lab."""
    light = [linear(part) for part in colour]
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0), 1) for row in SIMULATED[vision]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return (116 * b - 16, 500 * (a - b), 200 * (b - c))


@cache
def contrast(one: Colour, other: Colour) -> float:
    """The ratio of WCAG: 4.5 is readable, 3 is enough for large letters."""
    light = sorted(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) for r, g, b in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


# The themes for all eyes keep every pair apart for everybody; the others do better, for those they are for.
KEPT_APART = [
    *((name, vision, 22) for name in ("dark", "light") for vision in SIMULATED),
    *((name, vision, 30) for name in ("protanopia", "deuteranopia", "tritanopia") for vision in ("", name)),
]


@pytest.mark.parametrize(("name", "vision", "least"), KEPT_APART)
def test_any_two_players_are_distinguishable(name: str, vision: str, least: float) -> None:
    found = themes()[name].seats
    assert len(found) == 9
    for (a, one), (b, other) in combinations(enumerate(found), 2):
        assert dist(seen(one, vision), seen(other, vision)) >= least, (letter(a), letter(b))


@pytest.mark.parametrize(("name", "vision"), [(name, vision) for name, vision, _ in KEPT_APART])
def test_what_changed_is_in_nobodys_colour(name: str, vision: str) -> None:
    it = theme(name)
    for colour, seat in enumerate(it.seats):
        assert dist(seen(it["change"], vision), seen(seat, vision)) >= 18, letter(colour)
    for edge in ("grav_edge", "zero_edge", "pod_edge", "damage"):
        assert dist(seen(it["change"], vision), seen(it[edge], vision)) >= 18, edge


def test_the_simulation_takes_away_what_it_should() -> None:
    red, green = (200, 60, 40), (110, 110, 30)
    assert dist(seen(red, ""), seen(green, "")) > 60
    assert dist(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 25


def test_letters_are_all_different() -> None:
    assert len({letter(colour) for colour in range(9)}) == 9


@pytest.mark.parametrize("name", THEMES)
def test_words_are_readable(name: str) -> None:
    it = theme(name)
    pairs = [
        ("ink", "panel"), ("soft", "panel"), ("ink", "field"), ("tag_ink", "tag"), ("down_ink", "down"),
        ("item_ink", "item"), ("kompromat_ink", "kompromat"), ("change_ink", "change"),
    ]  # fmt: skip
    for ink, ground in pairs:
        assert contrast(it[ink], it[ground]) >= 4.5, (ink, ground)
    for colour in it.seats:
        assert contrast(on(colour), colour) >= 4, colour


@pytest.mark.parametrize(("name", "vision"), [(name, vision) for name, vision, _ in KEPT_APART])
def test_hazards_stand_out_from_sections(name: str, vision: str) -> None:
    it = theme(name)
    for hazard in ("fire", "gas"):
        for ground in ("grav", "zero", "pod"):
            assert dist(seen(it[hazard], vision), seen(it[ground], vision)) >= 25, (hazard, ground)


@pytest.mark.parametrize("name", THEMES)
def test_palettes_hold_every_colour(name: str) -> None:
    it = theme(name)
    flat = palette(it).getpalette() or []
    entries = {tuple(flat[n : n + 3]) for n in range(0, len(flat), 3)}
    assert len(flat) == 3 * SIZE
    assert set(it.colours.values()) | set(it.seats) <= entries


def test_an_unknown_theme_is_the_default() -> None:
    assert theme("no such theme") is theme("dark")
    assert theme("") is theme("dark")
