"""Scenarios 9–16: moves (5), open ways and walls (2)."""

from __future__ import annotations

import pytest

from game.stationx.actions import End, Move
from game.stationx.grid import CELLS
from game.stationx.state import State
from game.stationx.station import station
from tests.stationx.scene import BLUE, RED, after, listed, outcome, refused, said, station_f, where


def reached(state: State, unit: str) -> set[str]:
    return {act.to for act in listed(state, Move) if act.unit == unit}


def open_step(one: str, other: str) -> bool:
    plan = station(station_f())
    assert plan.open_step(CELLS[one], CELLS[other]) == plan.open_step(CELLS[other], CELLS[one])
    return plan.open_step(CELLS[one], CELLS[other])


def test_scenario_09_two_cells_from_a_base() -> None:
    cells = "Q13 R13 S12 S14 S15 T12 T13 T14 T15 U12 U13 U14 U15"
    assert reached(station_f("red-c S13"), "red-c") == set(cells.split())


def test_scenario_10_two_cells_from_a_room() -> None:
    cells = "L8 L9 L10 M7 M8 M10 M11 N8 N9 N10 L11 N11"
    assert reached(station_f("red-t1 M9"), "red-t1") == set(cells.split())


@pytest.mark.parametrize(
    ("one", "other", "way"),
    [
        ("L10", "K11", False), ("L10", "M11", True), ("M7", "L8", False), ("O15", "P16", False),
        ("O16", "P17", True), ("N15", "O16", True), ("J12", "K13", True), ("J12", "K11", False),
    ],
)  # fmt: skip
def test_scenario_11_no_corner_is_cut(one: str, other: str, way: bool) -> None:
    assert open_step(one, other) is way


@pytest.mark.parametrize(
    ("one", "other", "way"),
    [("S15", "S16", False), ("S15", "T16", False), ("R18", "S17", True), ("R16", "S15", False)],
)
def test_scenario_12_between_bases_is_a_wall(one: str, other: str, way: bool) -> None:
    assert open_step(one, other) is way


def test_scenario_13_through_own_figures_never_through_enemies() -> None:
    """Past an own trooper in the hall, which has no oxygen for a second one: so the way leads on to M5."""
    nodes = {RED: ["troop_move1"]}
    own = station_f("red-t1 M8", "red-d1 M7", nodes=nodes)
    assert where(after(own, Move(seat=RED, unit="red-t1", to="M6")))["red-t1"] == "M6"
    crowded = station_f("red-t1 M8", "red-t2 M7", nodes=nodes)
    assert where(after(crowded, Move(seat=RED, unit="red-t1", to="M5")))["red-t1"] == "M5"
    barred = station_f("red-t1 M8", "blue-d1 M7", nodes=nodes)
    for cell in ("M6", "M5"):
        assert refused(barred, Move(seat=RED, unit="red-t1", to=cell)) == "5.3"
    assert refused(barred, Move(seat=RED, unit="red-t1", to="M7")) == "5.3"


def test_scenario_14_steps_left_over_are_lost() -> None:
    state = after(station_f("red-t1 M9"), Move(seat=RED, unit="red-t1", to="M8"))
    assert refused(state, Move(seat=RED, unit="red-t1", to="M9")) == "5.1"
    assert not listed(state, Move)


def test_scenario_15_only_commanders_enter_supply_rooms() -> None:
    state = station_f("red-t1 M3", "red-c N3")
    assert refused(state, Move(seat=RED, unit="red-t1", to="M2")) == "5.4"
    found = outcome(state, Move(seat=RED, unit="red-c", to="M2"))
    assert "drawn" in said(found.events)
    assert not found.undoable


def test_scenario_16_the_troops_learn_to_go_farther() -> None:
    def far(*nodes: str) -> list[bool]:
        state = station_f("red-t1 K13", "red-c K12", nodes={RED: nodes})
        return [cell in reached(state, "red-t1") for cell in ("M13", "N13", "O13")]

    assert far() == [True, False, False]
    assert far("troop_move1") == [True, True, False]
    assert far("troop_move1", "troop_move2") == [True, True, True]
    slow = station_f("red-c K12", nodes={RED: ["troop_move1", "troop_move2"]})
    assert "N12" not in reached(slow, "red-c")
    assert "N12" in reached(station_f("red-c K12", nodes={RED: ["cmd_move"]}), "red-c")


def test_5_2_too_far_is_refused_with_the_allowance() -> None:
    state = station_f("red-t1 M9")
    assert refused(state, Move(seat=RED, unit="red-t1", to="M13")) == "5.2"
    assert refused(state, Move(seat=RED, unit="red-t1", to="M9")) == "5.2"
    assert refused(state, Move(seat=RED, unit="red-t1", to="K9")) == "2.2"


def test_4_1_next_turn_everybody_is_fresh() -> None:
    state = station_f("red-t1 M9", "red-c T13", "blue-c T18", seats=2)
    state = after(state, Move(seat=RED, unit="red-t1", to="M8"), End(seat=RED))
    assert not state.units["red-t1"].moved
    state = after(state, End(seat=BLUE))
    assert reached(state, "red-t1")
