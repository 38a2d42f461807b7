"""What is typed in a hurry does not do the opposite."""

from __future__ import annotations

import pytest

from bot.fitting import fits, offers
from bot.naming import names
from game import text
from game.perigee.actions.placing import Convert
from tests.bot.panels import tables

SAID = {"en": "converter", "pl": "konwerter", "ja": "変換トークン"}


@pytest.mark.parametrize("language", text.languages())
def test_11_3_who_says_converter_means_to_use_one(language: str) -> None:
    found = 0
    for seed in range(6):
        for table, seat in tables("perigee", 2, seed):
            if any(isinstance(act, Convert) for act in table.legal(seat)):
                meant = fits(SAID[language], offers(table, seat), names(table, language))
                assert {type(offer.last) for offer, _ in meant} == {Convert}
                found += 1
                break
    assert found
