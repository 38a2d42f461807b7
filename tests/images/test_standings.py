"""The chart of standings: readable on a phone, by letters as well as by colours, and all of it in words."""

from __future__ import annotations

import pytest

from images.standings import LINES, MOST, Line, chart, draw, themes
from tests.images.test_colours import contrast
from tests.images.test_phone import LETTER, pale, points

NAMES = ("Ada", "Bo", "Zażółć", "花子", "Evelyn with the Very Long Name Indeed", "Fay", "Gus", "Hal", "Ida")


def lines(people: int, games: int) -> list[Line]:
    """Some climb, some fall, some are equal, one came late."""
    found = []
    for number in range(people):
        name = NAMES[number % len(NAMES)]
        values = tuple(
            None if number == 1 and game < games // 2 else ((number * 7 + game * (number % 3)) % 11) / 10
            for game in range(games)
        )
        said = f"{values[-1]:.2f}"
        found.append(Line(name, values, said, f"{name}: {said}.", f"{name}: {values}."))
    return found


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize(("people", "games"), [(2, 2), (6, 5), (9, 20), (12, 52)])
def test_the_chart_can_be_read_on_a_phone(theme: str, people: int, games: int) -> None:
    sheet = draw("Winter: 順位表", "Average of placement", lines(people, games), themes()[theme])
    assert sheet.image.width == 1080
    assert not [label.text for label in sheet.labels if points(sheet, label) < LETTER]
    assert not pale(sheet)
    letters = [label.text for label in sheet.labels if len(label.text) == 1 and label.text.isalpha()]
    assert set(letters) >= {chr(ord("A") + number) for number in range(people)}


def test_names_and_points_stand_whole() -> None:
    sheet = draw("Winter", "Average of placement", lines(9, 20), themes()["dark"])
    legend = [
        label
        for label in sheet.labels
        if label.text in NAMES or (len(label.text) == 4 and label.text[1] == ".")
    ]
    assert len(legend) >= 18
    assert not [label.text for label in legend if label.shortened or label.covered]


def test_more_lines_than_colours_are_told_apart_by_letters_and_more_than_letters_not_drawn() -> None:
    assert len(LINES) < MOST
    sheet = draw("Winter", "Wins", lines(20, 5), themes()["light"])
    letters = {label.text for label in sheet.labels if len(label.text) == 1 and label.text.isalpha()}
    assert len(letters) == MOST


@pytest.mark.parametrize("theme", themes())
def test_every_line_stands_out_from_the_ground(theme: str) -> None:
    colours = themes()[theme]
    assert all(contrast(colours[use], colours["panel"]) > 1.25 for use in LINES)


def test_its_words_have_all_its_figures() -> None:
    told = chart("Winter", "Wins", lines(3, 3)).alt
    for line in lines(3, 3):
        assert line.said in told
        assert line.course in told
    assert len(chart("Winter", "Wins", lines(12, 52)).alt) <= 1024
