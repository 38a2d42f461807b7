"""Scenarios 47–53: teleporters, respawn, elimination, victory (11)."""

from __future__ import annotations

from game.stationx.actions import Attack, Buy, Concede, End, Move, Respawn, Upgrade
from game.stationx.game import STATIONX
from tests.stationx.scene import (
    BLUE,
    GREEN,
    RED,
    after,
    energy,
    holder,
    listed,
    outcome,
    refused,
    said,
    station_f,
    where,
)

HOMES = ("red-c T13", "blue-c Q18", "green-c E13")
TAKE = Attack(seat=RED, unit="red-t1", target="T18")


def test_scenario_47_an_unguarded_teleporter_is_taken() -> None:
    state = after(station_f(*HOMES, "red-t1 T17", energy={BLUE: 8}), TAKE)
    assert holder(state, BLUE) == RED
    assert state.units["red-t1"].attacked
    state = after(state, End(seat=RED))
    assert energy(state, BLUE) == 8
    assert refused(state, Buy(seat=BLUE, kind="trooper", cell="V19")) == "8.5"
    assert after(state, Upgrade(seat=BLUE, node="cmd_move")).players[BLUE].nodes == ("cmd_move",)
    guarded = after(station_f(*HOMES, "red-t1 T17", "blue-t1 T18"), TAKE)
    assert holder(guarded, BLUE) == BLUE
    assert "blue-t1" not in guarded.units
    walled = station_f(*HOMES, "red-t1 S15", teleporters={RED: "T13", BLUE: "S16", GREEN: "E13"})
    assert refused(walled, Attack(seat=RED, unit="red-t1", target="S16")) == "2.5"


def test_11_1_a_teleporter_under_ones_feet_is_taken() -> None:
    assert holder(after(station_f(*HOMES, "red-t1 T18"), TAKE), BLUE) == RED
    held = station_f(*HOMES, "red-t1 T17", holders={BLUE: RED})
    assert refused(held, TAKE) == "7.1"


def test_scenario_48_who_has_lost_the_base_plays_on() -> None:
    state = station_f("red-c T13", "green-c E13", "blue-c T17", turn=BLUE, holders={BLUE: RED})
    found = outcome(state, Attack(seat=BLUE, unit="blue-c", target="T18"))
    assert holder(found.state, BLUE) == BLUE
    assert "retaken" in said(found.events)


def test_scenario_49_base_first_commander_second() -> None:
    state = station_f(
        "red-c M13", "red-t1 M14", "blue-c N13", "blue-d1 V19", "green-c E13",
        holders={BLUE: RED, GREEN: BLUE}, energy={BLUE: 5},
    )  # fmt: skip
    state = after(state, Attack(seat=RED, unit="red-c", target="N13"))
    assert state.players[BLUE].out
    assert not [key for key in state.units if key.startswith("blue")]
    assert (energy(state, BLUE), state.bag) == (0, 200)
    assert holder(state, GREEN) == RED
    assert STATIONX.result(state) is None
    assert after(state, End(seat=RED)).turn.seat == GREEN


def test_scenario_50_the_commander_comes_back() -> None:
    def dead(spare: int, *units: str) -> list[str]:
        state = station_f("red-c T13", "green-c E13", *units, turn=BLUE, energy={BLUE: spare})
        return [act.cell for act in listed(state, Respawn)]

    assert dead(1) == []
    assert dead(2) == ["T18"]
    elsewhere = dead(2, "blue-d1 T18")
    assert "T18" not in elsewhere
    assert len(elsewhere) == 15
    state = station_f("red-c T13", "green-c E13", turn=BLUE, energy={BLUE: 2})
    assert refused(state, Respawn(seat=BLUE, cell="V19")) == "11.2"
    back = after(state, Respawn(seat=BLUE, cell="T18"))
    assert where(back)["blue-c"] == "T18"
    assert energy(back, BLUE) == 0
    assert listed(back, Move), "it may act this turn"
    assert refused(back, Respawn(seat=BLUE, cell="T18")) == "11.2"


def test_scenario_51_commander_first_base_second() -> None:
    state = after(station_f("red-c T13", "red-t1 T17", "blue-t1 S16", "green-c E13"), TAKE)
    assert state.players[BLUE].out
    assert holder(state, BLUE) == RED


def test_scenario_52_all_bases_and_no_other_commander() -> None:
    mine = {BLUE: RED, GREEN: RED}
    units = ("red-c M13", "red-t1 M14", "green-c N13")
    state = station_f(*units, holders=mine)
    assert STATIONX.result(state) is None
    done = after(state, Attack(seat=RED, unit="red-c", target="N13"))
    result = STATIONX.result(done)
    assert result is not None
    assert result.winners == {RED}
    assert result.scores[RED].total == 3
    assert not STATIONX.prompts(done)


def test_scenario_53_the_last_one_left_has_won() -> None:
    state = after(station_f("red-c T13", "blue-c T18", seats=2), Concede(seat=RED))
    result = STATIONX.result(state)
    assert result is not None
    assert state.ending == "last"
    assert result.winners == {BLUE}


def test_11_6_what_who_concedes_held_goes_back_or_to_nobody() -> None:
    state = after(station_f(*HOMES, holders={GREEN: RED}), Concede(seat=RED))
    assert (holder(state, RED), holder(state, GREEN)) == (-1, GREEN)
    assert state.turn.seat == BLUE
    assert "red-c" not in state.units


def test_11_3_who_falls_in_their_own_turn_ends_it() -> None:
    state = station_f("red-c M13", "blue-c N13", "blue-t1 N14", "green-c E13", holders={RED: GREEN})
    state = after(state, Attack(seat=RED, unit="red-c", target="N13"))
    assert state.players[RED].out
    assert state.turn.seat == BLUE
    assert holder(state, RED) == GREEN
