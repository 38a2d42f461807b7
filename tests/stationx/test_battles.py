"""Scenarios 23–34: battles (7)."""

from __future__ import annotations

from typing import Any

from game.stationx.actions import Attack, End, Keep, Move
from game.stationx.battle import foretell
from game.stationx.game import STATIONX
from game.stationx.grid import CELLS
from game.stationx.state import State
from game.stationx.units import strength
from tests.stationx.scene import BLUE, RED, after, listed, outcome, refused, said, station_f, where

HOMES = ("red-c T13", "blue-c T18", "green-c E13")
"""Commanders who are not there."""
THREE = ("red-t1 M13", "red-c L12", "blue-t1 N13")
HIT = Attack(seat=RED, unit="red-t1", target="N13")


def fought(*units: str, **more: Any) -> set[str]:
    """Who is left after red's first trooper attacked N13."""
    return set(after(station_f(*units, **more), HIT).units)


def test_scenario_23_whoever_is_near_counts() -> None:
    assert fought(*THREE) == {"red-t1", "red-c"}
    seen = foretell(station_f(*THREE), "red-t1", CELLS["N13"])
    assert seen is not None
    assert (seen.attack, seen.defence, seen.outcome, seen.losses) == (3, 1, "won", ("blue-t1",))


def test_scenario_24_beside_the_target_counts() -> None:
    assert fought(*THREE, "blue-d1 O13") == {"red-t1", "red-c"}
    seen = foretell(station_f(*THREE, "blue-d1 O13"), "red-t1", CELLS["N13"])
    assert seen is not None
    assert (seen.attack, seen.defence) == (3, 2)


def test_scenario_25_beside_the_attacker_counts_for_both_sides() -> None:
    assert fought(*THREE, "blue-t2 L14") == {"red-t1", "red-c"}
    assert fought(*THREE, "blue-t2 K13") == {"red-t1", "red-c", "blue-t2"}


def test_scenario_26_third_players_neither_count_nor_suffer() -> None:
    assert fought(*THREE, "green-c M12") == {"red-t1", "red-c", "green-c"}


def test_scenario_27_in_a_stalemate_the_attacker_keeps_one() -> None:
    found = outcome(station_f("red-t1 M13", "blue-t1 N13"), HIT)
    assert set(found.state.units) == {"red-t1"}
    assert not found.state.todo
    assert "kept" in said(found.events)


def test_scenario_28_and_chooses_which() -> None:
    state = station_f("red-t1 M13", "red-t2 M12", "blue-t1 N13", "blue-t2 N12", *HOMES)
    state = after(state, HIT)
    assert {"blue-t1", "blue-t2"}.isdisjoint(state.units)
    (prompt,) = STATIONX.prompts(state)
    assert (prompt.seat, prompt.kind) == (RED, "choice")
    assert refused(state, End(seat=RED)) == "4.4"
    assert refused(state, Keep(seat=RED, unit="red-c")) == "7.8"
    for kept, gone in (("red-t1", "red-t2"), ("red-t2", "red-t1")):
        left = after(state, Keep(seat=RED, unit=kept))
        assert kept in left.units
        assert gone not in left.units


def test_scenario_29_the_weaker_attacker_dies() -> None:
    assert fought("red-t1 M13", "blue-c N13") == {"blue-c"}
    assert fought("red-t1 M13", "blue-c N13", nodes={RED: ["base_1", "base_2"]}) == {"blue-c"}


FOUR = ("red-t1 M13", "red-c M12", "red-t2 M14", "blue-c N13", "blue-t1 O13")
PRESERVED = {BLUE: ["base_1", "base_2"]}


def test_scenario_30_a_beaten_player_keeps_one() -> None:
    found = outcome(station_f(*FOUR, nodes=PRESERVED), HIT)
    assert not found.undoable
    (prompt,) = STATIONX.prompts(found.state)
    assert (prompt.seat, prompt.kind, prompt.default) == (BLUE, "answer", Keep(seat=BLUE, unit="blue-c"))
    assert refused(found.state, Move(seat=RED, unit="red-c", to="L12")) == "4.1"
    other = after(found.state, Keep(seat=BLUE, unit="blue-t1"))
    assert "blue-t1" in other.units
    assert "blue-c" not in other.units
    state = after(found.state, Keep(seat=BLUE, unit="blue-c"))
    assert "blue-t1" not in state.units
    # Alone, it is not preserved a second time.
    assert "blue-c" not in after(state, Attack(seat=RED, unit="red-t2", target="N13")).units


def test_scenario_31_nobody_is_preserved_in_a_stalemate() -> None:
    units = ("red-t1 M13", "red-c M12", "blue-c N13", "blue-t1 O13")
    state = after(station_f(*units, nodes=PRESERVED), HIT)
    assert {"blue-c", "blue-t1"}.isdisjoint(state.units)
    assert [task.seat for task in state.todo] == [RED]


def test_scenario_32_each_attacks_once_and_supports_as_often_as_it_is_near() -> None:
    state = station_f("red-t1 M13", "red-t2 M14", "blue-t1 N13", "blue-t2 N15", *HOMES)
    state = after(state, HIT)
    assert refused(state, Attack(seat=RED, unit="red-t1", target="N13")) == "7.1"
    seen = foretell(state, "red-t2", CELLS["N15"])
    assert seen is not None
    assert seen.ours == ("red-t1", "red-t2")
    state = after(state, Attack(seat=RED, unit="red-t2", target="N15"), End(seat=RED))
    assert not state.units["red-t1"].attacked


def test_scenario_33_neither_through_walls_nor_round_corners() -> None:
    walled = station_f("red-t1 S15", "blue-t1 S16")
    assert refused(walled, Attack(seat=RED, unit="red-t1", target="S16")) == "2.5"
    corner = station_f("red-t1 L10", "blue-t1 K11")
    assert refused(corner, Attack(seat=RED, unit="red-t1", target="K11")) == "2.5"
    assert not listed(walled, Attack)
    assert not listed(corner, Attack)


def strengths(state: State) -> dict[str, int]:
    return {key: strength(state, unit) for key, unit in state.units.items()}


def test_scenario_34_upgrades_make_stronger() -> None:
    units = ("red-c M13", "red-t1 M12", "red-d1 M14")
    assert strengths(station_f(*units)) == {"red-c": 2, "red-t1": 1, "red-d1": 1}
    troops = station_f(*units, nodes={RED: ["troop_move1", "troop_attack"]})
    assert strengths(troops) == {"red-c": 2, "red-t1": 2, "red-d1": 2}
    commander = station_f(*units, nodes={RED: ["cmd_move", "cmd_attack"]})
    assert strengths(commander) == {"red-c": 3, "red-t1": 1, "red-d1": 1}


def test_7_1_what_cannot_be_attacked_is_refused() -> None:
    state = station_f("red-t1 M13", "red-t2 M14", "blue-t1 O15")
    assert refused(state, Attack(seat=RED, unit="red-t1", target="M14")) == "7.1"
    assert refused(state, Attack(seat=RED, unit="red-t1", target="L13")) == "7.1"
    assert refused(state, Attack(seat=RED, unit="red-t1", target="O15")) == "7.1"
    assert where(state)["red-t1"] == "M13"
