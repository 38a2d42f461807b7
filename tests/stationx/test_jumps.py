"""Scenarios 43–46: Space Jumps (10)."""

from __future__ import annotations

from game.stationx.actions import Attack, Jump, Move
from tests.stationx.scene import RED, after, listed, outcome, refused, said, station_f, where

TROOPS = {RED: ["troop_move1", "troop_attack", "troop_jump"]}
COMMANDER = {RED: ["cmd_move", "cmd_jump"]}


def north(unit: str = "red-t1") -> Jump:
    return Jump(seat=RED, unit=unit, towards="north")


def test_scenario_43_through_the_void_to_the_first_room() -> None:
    assert where(after(station_f("red-t1 Q16", nodes=TROOPS), north()))["red-t1"] == "Q13"
    for cell in ("Q17", "M8", "H12"):
        assert refused(station_f(f"red-t1 {cell}", nodes=TROOPS), north()) == "10.2"
    assert refused(station_f("red-t1 Q16"), north()) == "10.1"


def test_scenario_44_there_must_be_room_and_oxygen() -> None:
    jumper = "red-t1 N8"
    assert where(after(station_f(jumper, nodes=TROOPS), north()))["red-t1"] == "N5"
    for other in ("red-d1 N5", "blue-t1 N5"):
        assert refused(station_f(jumper, other, nodes=TROOPS), north()) == "10.3"
    crowd = ("red-t2 L3", "red-t3 M3", "red-t4 N3")
    assert refused(station_f(jumper, *crowd, nodes=TROOPS), north()) == "6.2"
    droid = station_f("red-d1 N8", *crowd, nodes=TROOPS)
    assert where(after(droid, north("red-d1")))["red-d1"] == "N5"


def test_scenario_45_into_a_supply_room_and_out_of_a_base() -> None:
    west = Jump(seat=RED, unit="red-t1", towards="west")
    assert refused(station_f("red-t1 D13", nodes=TROOPS), west) == "5.4"
    found = outcome(
        station_f("red-c D13", nodes=COMMANDER),
        Jump(seat=RED, unit="red-c", towards="west"),
    )
    assert where(found.state)["red-c"] == "B13"
    assert "drawn" in said(found.events)
    assert where(after(station_f("red-t1 S12", nodes=TROOPS), west))["red-t1"] == "O12"


def test_scenario_46_nothing_after_the_jump_all_before_it() -> None:
    state = station_f("red-t1 Q16", "blue-t1 R17", nodes=TROOPS)
    landed = after(state, north())
    assert refused(landed, Move(seat=RED, unit="red-t1", to="R13")) == "10.4"
    assert refused(landed, north()) == "10.4"
    assert not listed(landed, Attack)
    near = station_f("red-t1 Q16", "blue-t1 P13", nodes=TROOPS)
    assert refused(after(near, north()), Attack(seat=RED, unit="red-t1", target="P13")) == "10.4"
    acts = (
        Attack(seat=RED, unit="red-t1", target="R17"),
        Move(seat=RED, unit="red-t1", to="R16"),
        north(),
    )
    assert where(after(state, *acts))["red-t1"] == "R13"
