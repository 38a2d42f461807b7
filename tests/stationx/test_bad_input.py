"""Nonsense is refused by the rule it breaks, and leaves every byte as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.api import Action, Illegal
from game.play import BrokenDump
from game.stationx.actions import (
    Attack,
    Base,
    Buy,
    Concede,
    Deploy,
    End,
    FreeUpgrade,
    Jump,
    Keep,
    Move,
    Place,
    Put,
    Respawn,
    Upgrade,
)
from game.stationx.game import STATIONX
from game.stationx.state import Options
from tests.stationx.scene import BLUE, RED, after, building, refused, station_f

STATE = station_f("red-c T13", "red-t1 M13", "blue-c T18", "blue-t1 N13", "green-c E13", energy={RED: 20})


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Move(seat=RED, unit="red-t1", to="Z99"), "2.1"),
        (Move(seat=RED, unit="red-t1", to="k13"), "2.1"),
        (Move(seat=RED, unit="red-t1", to=""), "2.1"),
        (Move(seat=RED, unit="red-t1", to="P12"), "2.2"),
        (Move(seat=RED, unit="blue-t1", to="M12"), "4.2"),
        (Move(seat=RED, unit="red-t2", to="M12"), "7.9"),
        (Move(seat=RED, unit="yellow-t1", to="M12"), "1.2"),
        (Move(seat=RED, unit="trooper", to="M12"), "1.2"),
        (Attack(seat=RED, unit="blue-t1", target="M13"), "4.2"),
        (Attack(seat=RED, unit="red-t5", target="N13"), "7.9"),
        (Attack(seat=RED, unit="red-t1", target="A0"), "2.1"),
        (Attack(seat=RED, unit="red-t1", target="L13"), "7.1"),
        (Jump(seat=RED, unit="red-t1", towards="up"), "10.2"),
        (Jump(seat=RED, unit="red-t1", towards="north"), "10.1"),
        (Buy(seat=RED, kind="commander", cell="S12"), "8.3"),
        (Buy(seat=RED, kind="trooper", cell="T13"), "8.5"),
        (Buy(seat=RED, kind="trooper", cell="M12"), "8.5"),
        (Upgrade(seat=RED, node="wings"), "8.7"),
        (Upgrade(seat=RED, node="base_3"), "8.8"),
        (Respawn(seat=RED, cell="T13"), "11.2"),
        (Keep(seat=RED, unit="red-t1"), "4.4"),
        (Put(seat=RED, cell="S12"), "4.4"),
        (FreeUpgrade(seat=RED, node="base_1"), "4.4"),
        (Place(seat=RED, kind="large_room", cell="I10"), "3.3"),
        (Base(seat=RED, cell="J16"), "3.3"),
        (Deploy(seat=RED, teleporter="S12", commander="S12"), "3.8"),
        (End(seat=BLUE), "4.1"),
        (Concede(seat=BLUE), "4.1"),
        (End(seat=7), "1.1"),
        (End(seat=-1), "1.1"),
    ],
)
def test_what_is_wrong_is_refused_by_number(action: Action, rule: str) -> None:
    assert refused(STATE, action) == rule


def test_a_second_move_is_refused() -> None:
    state = after(STATE, Move(seat=RED, unit="red-t1", to="M12"))
    assert refused(state, Move(seat=RED, unit="red-t1", to="M11")) == "5.1"


def test_while_a_choice_is_pending_nothing_else_is_done() -> None:
    state = station_f("red-t1 M13", "red-t2 M12", "blue-t1 N13", "blue-t2 N12", "red-c T13", "blue-c T18")
    state = after(state, Attack(seat=RED, unit="red-t1", target="N13"))
    for action in (End(seat=RED), Concede(seat=RED), Move(seat=RED, unit="red-c", to="T14")):
        assert refused(state, action) == "4.4"
    assert refused(state, Put(seat=RED, cell="S12")) == "4.4"
    assert refused(state, Keep(seat=RED, unit="blue-t1")) == "7.8"
    assert refused(state, Keep(seat=BLUE, unit="red-t1")) == "4.1"


def test_before_the_station_stands_nobody_moves() -> None:
    state = building({3: ["small_room"]})
    assert refused(state, End(seat=3)) == "3.3"
    assert refused(state, Move(seat=3, unit="yellow-c", to="M13")) == "3.3"
    assert refused(state, Place(seat=3, kind="hut", cell="I10")) == "1.2"
    assert refused(state, Place(seat=3, kind="base", cell="I10")) == "1.2"
    assert refused(state, Place(seat=3, kind="long_hall", cell="I10")) == "3.2"


def test_after_the_end_nothing_is_done() -> None:
    state = after(station_f("red-c T13", "blue-c T18", seats=2), Concede(seat=RED))
    for action in (End(seat=BLUE), Keep(seat=BLUE, unit="blue-c"), Move(seat=BLUE, unit="blue-c", to="T17")):
        assert refused(state, action) == "11.4"


class Stranger(Action, frozen=True, kw_only=True, tag="stranger"):
    """No verb of this game."""


def malformed() -> list[Any]:
    number: Any = 3
    return [
        Stranger(seat=RED),
        Move(seat=RED, unit=number, to="M12"),
        End(seat=True),
        Place(seat=RED, kind="large_room", cell="A1", turned=number),
    ]


@pytest.mark.parametrize("action", malformed())
def test_what_is_no_action_of_this_game_is_refused(action: Any) -> None:
    with pytest.raises(Illegal) as found:
        STATIONX.apply(STATE, action, Random(0))
    assert found.value.rule == "4.2"


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff" * 40, b"[" * 20_000, STATIONX.dump(STATE)[:-3]])
def test_damaged_bytes_are_no_game(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a stored game"):
        STATIONX.load(data)


def test_a_version_that_nobody_knows_is_no_game() -> None:
    with pytest.raises(BrokenDump, match="version 99"):
        STATIONX.load(STATIONX.dump(replace(STATE, version=99)))


def test_the_limits_of_the_options_are_theirs() -> None:
    for wrong in ({"rounds": -1}, {"start_energy": 50}, {"dice": True}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Options)
