"""The card of a career: readable on a phone, with portraits where a game has some, and all of it in words."""

from __future__ import annotations

import pytest

from game.perigee.preview import COUNTRIES
from game.stationfall.cards import IDENTITIES
from game.stationx.pieces import FACTIONS
from game.text import languages
from images.api import GALLERIES, Portrayed
from images.career import MOST, Row, card, draw
from images.cover import MOST as ON_COVER
from images.cover import known
from images.standings import themes
from tests.images.test_phone import LETTER, pale, points

STATIONFALL = GALLERIES["stationfall"]
WHO = {"stationfall": tuple(IDENTITIES), "stationx": FACTIONS, "perigee": COUNTRIES}
"""Whom somebody can have been, by the feats of each game."""
SAID = {
    "en": "Was Station Chief in a game that was very long indeed, and a half: 12",
    "pl": "Zażółć gęślą jaźń jako tożsamość, w grze naprawdę długiej: 12",
    "ja": "駅長だった回数、とても長いゲームでのことを数えて：12",
}


def rows(language: str, count: int = 6) -> list[Row]:
    found = [Row(f"{SAID[language]}{number}", number, "", None) for number in range(count - 2)]
    return [
        Row(SAID[language], 12, "inspector", STATIONFALL),
        Row(SAID[language], 1, "nobody", STATIONFALL),
        *found,
    ]


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("language", languages())
def test_the_card_can_be_read_on_a_phone(theme: str, language: str) -> None:
    sheet = draw("Zażółć 花子", "Winter", rows(language), ["Most betrayed", SAID[language]], themes()[theme])
    assert sheet.image.width == 1080
    assert not [label.text for label in sheet.labels if points(sheet, label) < LETTER]
    assert not [label.text for label in sheet.labels if label.shortened or label.covered]
    assert not pale(sheet)


def test_who_has_a_portrait_is_shown_by_it_and_all_else_by_its_count() -> None:
    assert isinstance(STATIONFALL, Portrayed)
    sheet = draw("Ada", "Winter", rows("en"), [], themes()["dark"])
    counts = [label.text for label in sheet.labels if label.text.isdecimal()]
    assert counts == ["1", "0", "1", "2", "3"]


@pytest.mark.parametrize("key", sorted(GALLERIES))
def test_every_gallery_shows_whom_somebody_was_in_its_own_colours(key: str) -> None:
    """By what each game says that somebody has been: a square of its own for each, and none for nobody."""
    gallery = GALLERIES[key]
    assert isinstance(gallery, Portrayed)
    assert gallery.portrait("nobody", 84) is None
    for theme in gallery.themes:
        faces = [gallery.portrait(of, 84, theme=theme) for of in WHO[key]]
        assert all(face is not None and face.size == (84, 84) for face in faces)
        assert len({face.tobytes() for face in faces if face is not None}) == len(faces)
    rows = [Row(f"Was {of}: 7", 7, of, gallery) for of in WHO[key]]
    assert not [it for it in draw("Ada", "Winter", rows, [], themes()["dark"]).labels if it.text == "7"]
    assert len(known([(gallery, of) for of in (*WHO[key], "nobody")])) == min(len(WHO[key]), ON_COVER)


def test_its_words_have_all_its_figures_and_a_long_career_is_cut_where_a_card_ends() -> None:
    told = card("Ada", "Winter", rows("en", 3), ["Most betrayed"]).alt
    assert all(row.said in told for row in rows("en", 3))
    assert "Most betrayed" in told
    long = draw("Ada", "Winter", rows("en", 60), [], themes()["dark"])
    assert long.image.height < 8_000
    assert len([label for label in long.labels if label.text.isdecimal()]) == MOST - 1
    assert len(card("Ada", "Winter", rows("en", 60), []).alt) <= 1024
