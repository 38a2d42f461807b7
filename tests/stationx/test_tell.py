"""A game told as a story, in every language, by the command that names the game."""

from __future__ import annotations

import pytest

from game import text
from game.__main__ import main
from game.api import Message, Part, Split
from game.stationx.game import STATIONX


@pytest.mark.parametrize("language", text.languages())
def test_a_game_is_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["play", "--game", "stationx", "--seats", "2", "--seed", "1", "--rounds", "6"]
    assert main([*typed, "--language", language]) == 0
    told = capsys.readouterr().out
    assert text.say(Message("about-stationx"), language, game=STATIONX.key).split()[0] in told
    assert not [line for line in told.splitlines() if "{" in line or "_" in line]
    assert len(told.split("\n\n")) > 12


def test_a_cell_is_its_column_and_its_row() -> None:
    assert isinstance(STATIONX, Split)
    assert STATIONX.split("to", "k13") == [Part("column", "K"), Part("row", "13")]
    assert STATIONX.split("target", "Z99") == [Part("column", "Z"), Part("row", "99")]
    assert STATIONX.split("unit", "K13") == []
    assert STATIONX.split("to", "red-t1") == []
