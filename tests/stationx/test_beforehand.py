"""Before an attack is confirmed, both sides' totals and who would fall are told, pressed or typed."""

from __future__ import annotations

import pytest

from bot.panels.sure import sure
from bot.store import GameRow, Place
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Action
from game.stationx.actions import Attack, Buy, Move
from game.stationx.game import STATIONX
from tests.stationx.scene import RED, station_f

UNITS = ("red-c M13", "red-t1 K11", "blue-t1 N13", "blue-c T18", "green-c E13")
HIT = Attack(seat=RED, unit="red-c", target="N13")
NEARER = (
    Move(seat=RED, unit="red-t1", to="M12"),
    Attack(seat=RED, unit="red-t1", target="N13"),
)


def asked(*actions: Action, language: str = "en", typed: bool = False) -> str:
    row = GameRow(key=STATIONX.key, guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, name, seat + 1) for seat, name in enumerate(("Ana", "Ben", "Cid")))
    table = Table(row, STATIONX, places, station_f(*UNITS, energy={RED: 9}))
    return sure(table, RED, actions, Words.plain(table, language), typed=typed)


@pytest.mark.parametrize("typed", [False, True])
def test_an_attack_is_foretold_before_it_is_confirmed(typed: bool) -> None:
    assert asked(HIT, typed=typed) == "2 against 1: a victory. Fall: Blue T1"
    assert asked(*NEARER, typed=typed) == "3 against 1: a victory. Fall: Blue T1"


@pytest.mark.parametrize("language", text.languages())
def test_in_every_language(language: str) -> None:
    said = asked(HIT, language=language)
    assert "2" in said
    assert "T1" in said


def test_what_can_be_taken_back_and_kills_nobody_is_not_asked_about() -> None:
    assert asked(NEARER[0]) == ""
    assert asked(Buy(seat=RED, kind="trooper", cell="S12")) == ""
