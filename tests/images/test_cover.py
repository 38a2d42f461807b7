"""The cover of a campaign: readable on a phone in every theme, each portrait once, all of it in words."""

from __future__ import annotations

import pytest

from images.api import GALLERIES
from images.cover import MOST, cover, draw, known
from images.standings import themes
from images.stationfall.portraits import PORTRAITS
from tests.images.test_phone import LETTER, pale, points

STATIONFALL = GALLERIES["stationfall"]
FACES = [
    (STATIONFALL, key) for key in ("inspector", "colonel", "inspector", "nobody", "exile", "legal", "hyde")
]
PEOPLE = ["1. Ada · 0.75 · 4 games, 3 wins", "=2. Zażółć gęślą jaźń · 0.5", "=2. 花子 · 0.5"]


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize(
    "name", ["Winter", "A Campaign Whose Name Is as Long as Names of Campaigns Get", "冬の駅"]
)
def test_the_cover_can_be_read_on_a_phone(theme: str, name: str) -> None:
    sheet = draw(name, ["Stationfall, Perigee: 4 games"], PEOPLE, FACES, themes()[theme])
    assert sheet.image.width == 1080
    assert not [label.text for label in sheet.labels if points(sheet, label) < LETTER]
    assert not [label.text for label in sheet.labels if label.shortened or label.covered]
    assert not pale(sheet)


def test_each_portrait_that_there_is_stands_there_once() -> None:
    assert [key for _, key in known(FACES)] == ["inspector", "colonel", "exile", "legal", "hyde"]
    assert known([(None, "inspector"), (GALLERIES["stationx"], "inspector")]) == []
    every = [(STATIONFALL, key) for key in PORTRAITS.drawings]
    assert len(known(every)) == MOST


def test_its_words_have_all_its_figures() -> None:
    told = cover("Winter", ["Stationfall: 4 games"], PEOPLE, FACES).alt
    assert all(line in told for line in (*PEOPLE, "Winter", "Stationfall: 4 games"))
