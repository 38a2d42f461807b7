"""Scenarios 17–22: oxygen (6)."""

from __future__ import annotations

import pytest

from game.stationx.actions import Buy, Move
from game.stationx.pieces import capacity, share
from game.stationx.state import State
from game.stationx.station import station
from tests.stationx.scene import BLUE, GREEN, RED, after, refused, station_f, where


@pytest.mark.parametrize(
    ("cells", "oxygen", "one"),
    [(2, 2, 1), (3, 3, 2), (4, 3, 2), (6, 4, 2), (9, 5, 3), (16, 7, 4), (25, 10, 5), (8, 4, 2)],
)
def test_scenario_17_oxygen_by_size(cells: int, oxygen: int, one: int) -> None:
    """The last is a 4x2 tile of one's own making."""
    assert (capacity(cells), share(cells)) == (oxygen, one)


def test_scenario_17_every_room_of_the_station_has_its_number() -> None:
    for room in station(station_f()).rooms:
        assert (room.capacity, room.share) == (
            capacity(room.width * room.height),
            share(room.width * room.height),
        )


def test_scenario_18_more_than_half_is_nobodys() -> None:
    state = station_f("red-t1 L8", "red-t2 M8", "red-t3 N8", "red-t4 L11", "red-d1 M11", "red-c N11")
    assert refused(state, Move(seat=RED, unit="red-t4", to="L10")) == "6.2"
    assert refused(state, Move(seat=RED, unit="red-c", to="N10")) == "6.2"
    assert where(after(state, Move(seat=RED, unit="red-d1", to="M10")))["red-d1"] == "M10"


FULL = ("red-t1 L8", "red-t2 M8", "red-t3 N8", "blue-t1 L9", "blue-t2 M9", "blue-t3 L11", "green-d1 M11")


def test_scenario_19_a_full_room_takes_droids_only() -> None:
    assert refused(station_f(*FULL, turn=BLUE), Move(seat=BLUE, unit="blue-t3", to="L10")) == "6.1"
    state = station_f(*FULL, "green-c E13", turn=GREEN)
    assert where(after(state, Move(seat=GREEN, unit="green-d1", to="M10")))["green-d1"] == "M10"


def test_scenario_19_within_a_room_nobody_is_limited() -> None:
    assert where(after(station_f(*FULL), Move(seat=RED, unit="red-t3", to="N10")))["red-t3"] == "N10"


def test_scenario_20_a_short_hall_has_room_for_one_of_each() -> None:
    state = station_f("red-t1 M6", "red-t2 M8", "red-d1 L8", "blue-t1 N8")
    assert refused(state, Move(seat=RED, unit="red-t2", to="M7")) == "6.2"
    # From L8 the droid comes round the corner: M8, M7.
    state = station_f("red-t1 M6", "red-d1 M8", "blue-t1 N9")
    assert where(after(state, Move(seat=RED, unit="red-d1", to="M7")))["red-d1"] == "M7"
    state = station_f("red-t1 M6", "blue-t1 M8", turn=BLUE)
    assert where(after(state, Move(seat=BLUE, unit="blue-t1", to="M7")))["blue-t1"] == "M7"


def test_scenario_21_what_is_only_passed_through_does_not_matter() -> None:
    state = station_f("red-t1 M8", "red-t2 M6", nodes={RED: ["troop_move1"]})
    assert where(after(state, Move(seat=RED, unit="red-t1", to="M5")))["red-t1"] == "M5"
    assert refused(state, Move(seat=RED, unit="red-t1", to="M7")) == "6.2"


def test_scenario_22_a_full_base_takes_droids_only() -> None:
    state: State = station_f("red-c T13", "red-t1 S12", "red-t2 S13", "red-t3 S14", energy={RED: 9})
    assert refused(state, Buy(seat=RED, kind="trooper", cell="V15")) == "6.2"
    assert where(after(state, Buy(seat=RED, kind="droid", cell="V15")))["red-d1"] == "V15"
