"""Each of the forty readings of what the rulebook leaves open; those with a switch in both positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.api import Illegal
from game.stationx.actions import ACTIONS, Attack, Buy, End, Jump, Move, Place, Respawn, Upgrade
from game.stationx.battle import foretell
from game.stationx.game import STATIONX
from game.stationx.grid import CELLS, NAMES, SIZE, members
from game.stationx.pieces import COLOURS, PIECES, PRINTED, SUPPLIES
from game.stationx.state import Options, State
from game.stationx.station import station
from tests.stationx.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    after,
    building,
    energy,
    holder,
    listed,
    outcome,
    refused,
    said,
    station_f,
    where,
)

HOMES = ("red-c T13", "blue-c T18", "green-c E13")
HIT = Attack(seat=RED, unit="red-t1", target="N13")
TIER_TWO = ["base_1", "base_2"]


def around(state: State, seat: int) -> State:
    """On to the next turn of a seat."""
    while True:
        state = after(state, End(seat=state.turn.seat))
        if state.turn.seat == seat:
            return state


def test_ruling_01_the_board() -> None:
    assert (SIZE, NAMES[0], NAMES[-1], CELLS["M13"]) == (25, "A1", "Y25", 12 * 25 + 12)
    corners = {room.cell: (room.width, room.height) for room in PRINTED}
    wanted = {"K11": (5, 5), "L1": (3, 2), "X12": (2, 3), "L24": (3, 2), "A12": (2, 3)}
    assert corners == {CELLS[name]: size for name, size in wanted.items()}
    assert list(SUPPLIES) == ["north", "east", "south", "west"]


def test_ruling_02_two_to_four() -> None:
    assert list(STATIONX.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Illegal) as found:
            STATIONX.deal(seats, Options(), Random(0))
        assert found.value.rule == "1.1"


def test_ruling_03_three_players_leave_five_tiles_in_the_box() -> None:
    state = STATIONX.deal(3, Options(), Random(0)).state
    assert [len(player.stock) for player in state.players] == [9, 9, 9]
    assert len({player.stock for player in state.players}) == 1


def test_ruling_04_a_corner_joins_nothing() -> None:
    state = building({YELLOW: ["small_room"]})
    assert refused(state, Place(seat=YELLOW, kind="small_room", cell="P9")) == "3.5"


def test_ruling_05_nothing_hangs_on_a_supply_room_or_a_base() -> None:
    state = building({YELLOW: ["small_room"]})
    assert refused(state, Place(seat=YELLOW, kind="small_room", cell="O1")) == "3.6"
    assert refused(state, Place(seat=YELLOW, kind="small_room", cell="S10")) == "3.6"


def test_ruling_06_each_unit_moves_once() -> None:
    state = after(
        station_f("red-t1 M9", "red-t2 L12"),
        Move(seat=RED, unit="red-t1", to="M8"),
        Move(seat=RED, unit="red-t2", to="L13"),
    )
    assert where(state) == {"red-t1": "M8", "red-t2": "L13"}


def test_ruling_07_each_unit_attacks_once() -> None:
    state = after(
        station_f("red-t1 M13", "red-t2 K11", "blue-t1 N13", "blue-t2 L11", *HOMES),
        HIT,
        Attack(seat=RED, unit="red-t2", target="L11"),
    )
    assert not [key for key in state.units if key.startswith("blue-t")]
    assert refused(state, Attack(seat=RED, unit="red-t2", target="L11")) == "7.1"


@pytest.mark.parametrize("one", [True, False])
def test_ruling_08_one_purchase_in_all(one: bool) -> None:
    state = station_f(*HOMES, energy={RED: 30}, options=Options(one_purchase=one))
    unit, upgrade = Buy(seat=RED, kind="trooper", cell="S12"), Upgrade(seat=RED, node="base_1")
    again = Buy(seat=RED, kind="droid", cell="S13")
    if one:
        assert refused(after(state, unit), upgrade) == "8.2"
        assert refused(after(state, upgrade), unit) == "8.2"
    else:
        assert refused(after(state, unit, upgrade), again) == "12.1"
        assert refused(after(state, upgrade, unit), Upgrade(seat=RED, node="cmd_move")) == "12.1"
    assert refused(after(state, unit), again) == ("8.2" if one else "12.1")


def test_ruling_09_a_move_is_not_split() -> None:
    state = station_f("red-t1 M12", "blue-t1 N14", *HOMES)
    state = after(
        state, Move(seat=RED, unit="red-t1", to="M13"), Attack(seat=RED, unit="red-t1", target="N14")
    )
    assert refused(state, Move(seat=RED, unit="red-t1", to="M14")) == "5.1"


def test_ruling_10_diagonals_need_both_ways_round() -> None:
    plan = station(station_f())
    assert plan.open_step(CELLS["J12"], CELLS["K13"])
    assert not plan.open_step(CELLS["J12"], CELLS["K11"])
    # Whoever stands at the corner does not matter.
    state = station_f("red-t1 J12", "blue-t1 K12", "blue-t2 J13")
    assert where(after(state, Move(seat=RED, unit="red-t1", to="K13")))["red-t1"] == "K13"


def test_ruling_11_through_own_units_only() -> None:
    hall = {RED: ["troop_move1"]}
    own = station_f("red-t1 M8", "red-d1 M7", nodes=hall)
    assert Move(seat=RED, unit="red-t1", to="M5") in listed(own, Move)
    enemy = station_f("red-t1 M8", "blue-d1 M7", nodes=hall)
    assert refused(enemy, Move(seat=RED, unit="red-t1", to="M5")) == "5.3"


def test_ruling_12_captured_bases_bring_nothing() -> None:
    state = station_f("red-c T13", "blue-c Q18", "green-c E13", holders={BLUE: RED}, turn=GREEN)
    assert energy(after(state, End(seat=GREEN)), RED) == 2


def test_ruling_13_no_income_without_the_home_base() -> None:
    state = station_f("red-c M13", "blue-c Q18", "green-c E13", holders={RED: BLUE}, turn=GREEN)
    assert energy(after(state, End(seat=GREEN)), RED) == 0


def test_ruling_14_new_units_appear_at_home_and_act_at_once() -> None:
    state = station_f(*HOMES, energy={RED: 3})
    assert refused(state, Buy(seat=RED, kind="trooper", cell="R13")) == "8.5"
    state = after(state, Buy(seat=RED, kind="trooper", cell="S13"))
    assert where(after(state, Move(seat=RED, unit="red-t1", to="R13")))["red-t1"] == "R13"


@pytest.mark.parametrize("exclusive", [False, True])
def test_ruling_15_or_is_no_either_or(exclusive: bool) -> None:
    for first, other in (("troop_move2", "troop_attack"), ("cmd_jump", "cmd_attack")):
        owned = ["troop_move1", "cmd_move", first]
        state = station_f(
            *HOMES,
            energy={RED: 7},
            nodes={RED: owned},
            options=Options(exclusive_branches=exclusive),
        )
        action = Upgrade(seat=RED, node=other)
        if exclusive:
            assert refused(state, action) == "12.2"
        else:
            assert other in after(state, action).players[RED].nodes


@pytest.mark.parametrize("spent", [False, True])
def test_ruling_16_support_is_no_attack(spent: bool) -> None:
    state = station_f(
        "red-t1 M13",
        "red-t2 M14",
        "blue-t1 N13",
        "blue-t2 N15",
        *HOMES,
        options=Options(supporters_spent=spent),
    )
    state = after(state, HIT)
    second = Attack(seat=RED, unit="red-t2", target="N15")
    if spent:
        assert refused(state, second) == "7.1"
    else:
        assert "blue-t2" not in after(state, second).units


def test_ruling_16_whoever_has_attacked_supports_nobody_where_support_counts_as_an_attack() -> None:
    state = station_f(
        "red-t1 M13",
        "red-t2 M15",
        "blue-t1 N12",
        "blue-t2 N14",
        *HOMES,
        options=Options(supporters_spent=True),
    )
    state = after(state, Attack(seat=RED, unit="red-t1", target="N12"))
    seen = foretell(state, "red-t2", CELLS["N14"])
    assert seen is not None
    assert seen.ours == ("red-t2",)


@pytest.mark.parametrize("lone", [False, True])
def test_ruling_17_a_lone_unit_is_not_preserved(lone: bool) -> None:
    state = station_f(
        "red-t1 M13", "red-c M12", "blue-t1 N13", *HOMES[1:],
        nodes={BLUE: TIER_TWO}, options=Options(preserve_lone=lone),
    )  # fmt: skip
    found = after(state, HIT)
    assert ("blue-t1" in found.units) is lone
    assert not found.todo


def test_ruling_18_a_stalemate_is_no_defeat() -> None:
    units = ("red-t1 M13", "red-t2 M12", "blue-t1 N13", "blue-t2 O13", *HOMES)
    found = after(station_f(*units, nodes={BLUE: TIER_TWO}), HIT)
    assert {"blue-t1", "blue-t2"}.isdisjoint(found.units)


def test_ruling_19_whoever_is_near_either_counts_for_both_sides() -> None:
    seen = foretell(
        station_f("red-t1 M13", "red-t2 O14", "blue-t1 N13", "blue-t2 L12", "blue-t3 K13"),
        "red-t1",
        CELLS["N13"],
    )
    assert seen is not None
    assert (seen.ours, seen.theirs) == (("red-t1", "red-t2"), ("blue-t1", "blue-t2"))


def test_ruling_20_commander_first_base_second_is_out_too() -> None:
    state = station_f("red-c T13", "red-t1 T17", "green-c E13")
    assert after(state, Attack(seat=RED, unit="red-t1", target="T18")).players[BLUE].out


def test_ruling_21_a_captured_base_revives_nobody() -> None:
    state = station_f("red-t1 M13", "blue-c Q18", "green-c E13", holders={BLUE: RED}, energy={RED: 2})
    cells = {act.cell for act in listed(state, Respawn)}
    assert cells == {"T13"}


def test_ruling_22_supply_rooms_pay_only_when_entered() -> None:
    state = station_f("red-c M2", "blue-c T18", "green-c E13", turn=GREEN)
    found = outcome(state, End(seat=GREEN))
    assert energy(found.state, RED) == 2
    assert "drawn" not in said(found.events)


def test_ruling_23_an_unguarded_teleporter_falls_without_a_battle() -> None:
    state = station_f("red-d1 T17", *HOMES[::2], "blue-c Q18", "blue-t1 S18")
    assert holder(after(state, Attack(seat=RED, unit="red-d1", target="T18")), BLUE) == RED
    guarded = station_f("red-d1 T17", *HOMES)
    assert holder(after(guarded, Attack(seat=RED, unit="red-d1", target="T18")), BLUE) == BLUE


def test_ruling_24_a_capture_is_the_attack_of_the_turn() -> None:
    state = station_f("red-t1 T17", "red-c T13", "green-c E13", "blue-c Q18", "blue-t1 U16")
    state = after(state, Attack(seat=RED, unit="red-t1", target="T18"))
    assert refused(state, Attack(seat=RED, unit="red-t1", target="U16")) == "7.1"


def test_ruling_25_supply_is_drawn_where_the_move_ends() -> None:
    nodes = {RED: ["cmd_move"]}
    state = station_f("red-c M4", deck=["power_cell"], nodes=nodes)
    found = outcome(state, Move(seat=RED, unit="red-c", to="M2"))
    assert energy(found.state, RED) == 2
    beside = outcome(state, Move(seat=RED, unit="red-c", to="M3"))
    assert "drawn" not in said(beside.events)


def test_ruling_26_the_last_room_gives_nothing_again() -> None:
    state = after(
        station_f("red-c M3", *HOMES[1:], deck=["power_cell"]), Move(seat=RED, unit="red-c", to="M2")
    )
    state = after(around(state, RED), Move(seat=RED, unit="red-c", to="M3"))
    found = outcome(around(state, RED), Move(seat=RED, unit="red-c", to="M2"))
    assert "supply-empty" in said(found.events)
    assert found.undoable


def test_ruling_27_oxygen_on_the_way_is_ignored() -> None:
    state = station_f("red-t1 M8", "red-t2 M7", nodes={RED: ["troop_move1"]})
    assert where(after(state, Move(seat=RED, unit="red-t1", to="M5")))["red-t1"] == "M5"


def test_ruling_28_only_whole_threes_count() -> None:
    capacities = {room.width * room.height: room.capacity for room in station(station_f()).rooms}
    assert (capacities[4], capacities[16], capacities[25]) == (3, 7, 10)


def test_ruling_29_every_room_has_oxygen() -> None:
    rooms = station(station_f()).rooms
    assert {room.kind for room in rooms} >= {"centre", "supply", "base", "short_hall", "long_hall"}
    assert all(room.capacity > 0 for room in rooms)
    crowd = tuple(f"red-t{n} {cell}" for n, cell in enumerate(("L11", "M11", "N11", "L12", "M12"), 1))
    state = station_f(*crowd, "red-c M10")
    assert refused(state, Move(seat=RED, unit="red-c", to="O11")) == "6.2"


def test_ruling_30_a_jump_lands_on_the_near_rim() -> None:
    nodes = {RED: ["troop_move1", "troop_attack", "troop_jump"]}
    state = station_f("red-t1 L3", "red-t2 L12", nodes=nodes)
    assert refused(state, Jump(seat=RED, unit="red-t1", towards="south")) == "10.2"
    edge = station_f("red-t1 L5", nodes=nodes)
    assert where(after(edge, Jump(seat=RED, unit="red-t1", towards="south")))["red-t1"] == "L8"


def test_ruling_31_attack_then_jump() -> None:
    nodes = {RED: ["troop_move1", "troop_attack", "troop_jump"]}
    state = station_f("red-t1 L5", "blue-t1 L4", *HOMES, nodes=nodes)
    acts = (Attack(seat=RED, unit="red-t1", target="L4"), Jump(seat=RED, unit="red-t1", towards="south"))
    assert where(after(state, *acts))["red-t1"] == "L8"


def test_ruling_32_third_players_are_left_alone() -> None:
    state = station_f("red-t1 M13", "red-c M12", "blue-t1 N13", "green-t1 N12", "green-c M14")
    assert {"green-t1", "green-c"} <= set(after(state, HIT).units)


def test_ruling_33_an_empty_bag_gives_what_is_left() -> None:
    state = station_f(*HOMES, turn=GREEN, energy={BLUE: 200})
    assert energy(after(state, End(seat=GREEN)), RED) == 0


def test_ruling_34_all_bases_in_play_are_enough() -> None:
    state = station_f("red-c M13", "red-t1 M14", "blue-c N13", seats=2, holders={BLUE: RED})
    assert STATIONX.result(state) is None
    done = after(state, Attack(seat=RED, unit="red-c", target="N13"))
    result = STATIONX.result(done)
    assert result is not None
    assert result.winners == {RED}


def test_ruling_35_no_alliances() -> None:
    """Everybody is everybody's enemy: any of them can be attacked, and bars the way."""
    state = station_f("red-t1 M13", "blue-t1 N13", "green-t1 L13", *HOMES)
    assert {act.target for act in listed(state, Attack)} == {"N13", "L13"}


def test_ruling_36_respawn_is_no_purchase() -> None:
    state = station_f("blue-c T18", "green-c E13", energy={RED: 9})
    state = after(state, Buy(seat=RED, kind="trooper", cell="S12"), Respawn(seat=RED, cell="T13"))
    assert energy(state, RED) == 4
    assert refused(state, Buy(seat=RED, kind="trooper", cell="S13")) == "8.2"


def test_ruling_37_a_leader_is_a_commander() -> None:
    for seat, colour in enumerate(COLOURS):
        kinds = [piece.kind for piece in PIECES.values() if piece.seat == seat]
        assert kinds.count("commander") == 1
        assert PIECES[f"{colour}-c"].kind == "commander"


def test_ruling_38_the_back_row_of_a_supply_room_touches_nothing_outside() -> None:
    plan = station(station_f())
    back = [CELLS[name] for name in ("L1", "M1", "N1")]
    assert all(plan.supply >> cell & 1 for at in back for cell in members(plan.near(at)))
    state = station_f("red-t1 M3", "red-c N3", "blue-c M1", "green-c E13", deck=["power_cell"])
    assert refused(state, Attack(seat=RED, unit="red-t1", target="M1")) == "7.1"
    state = after(state, Move(seat=RED, unit="red-c", to="N2"))
    assert Attack(seat=RED, unit="red-c", target="M1") in listed(state, Attack)


@pytest.mark.parametrize("captured", [False, True])
def test_ruling_39_captured_bases_pay_where_the_table_wants_it(captured: bool) -> None:
    state = station_f(
        "red-c M13", "blue-c Q18", "green-c E13", turn=GREEN, holders={BLUE: RED},
        nodes={BLUE: ["base_1"]}, options=Options(captured_income=captured),
    )  # fmt: skip
    assert energy(after(state, End(seat=GREEN)), RED) == (5 if captured else 2)


@pytest.mark.parametrize("one", [False, True])
def test_ruling_40_every_unit_acts_unless_the_table_wants_only_one(one: bool) -> None:
    state = station_f("red-t1 M9", "red-t2 L12", "blue-t1 L13", *HOMES, options=Options(one_unit_moves=one))
    state = after(state, Move(seat=RED, unit="red-t1", to="M8"))
    move, attack = Move(seat=RED, unit="red-t2", to="K12"), Attack(seat=RED, unit="red-t2", target="L13")
    if one:
        assert refused(state, move) == "12.5"
        assert refused(state, attack) == "12.5"
        assert not listed(state, Move)
    else:
        assert where(after(state, move))["red-t2"] == "K12"
        assert "blue-t1" not in after(state, attack).units


# ---------------------------------------------------------------------- other switches


@pytest.mark.parametrize("enough", [False, True])
def test_12_6_all_bases_are_enough_where_the_table_wants_it(enough: bool) -> None:
    state = station_f(
        "red-c T13",
        "red-t1 T17",
        "blue-c Q18",
        "green-c E13",
        holders={GREEN: RED},
        options=Options(all_bases=enough),
    )
    done = after(state, Attack(seat=RED, unit="red-t1", target="T18"))
    assert done.ending == ("bases" if enough else "")


@pytest.mark.parametrize("start", [0, 6])
def test_12_7_what_everybody_starts_with(start: int) -> None:
    state = STATIONX.deal(4, Options(start_energy=start), Random(0)).state
    assert [player.energy for player in state.players] == [start] * 4
    assert state.bag == 200 - 4 * start


def last_round(*units: str, rounds: int = 1, **more: Any) -> State:
    """The last turn of the first round is over."""
    state = station_f(*units, turn=GREEN, options=Options(rounds=rounds), **more)
    return after(state, End(seat=GREEN))


def test_11_5_the_length_guard_counts_bases_commander_strength_energy() -> None:
    def winners(*units: str, **more: Any) -> set[int]:
        result = STATIONX.result(last_round(*units, **more))
        assert result is not None
        return set(result.winners)

    assert winners(*HOMES, holders={GREEN: BLUE}) == {BLUE}
    assert winners("red-t1 M13", "blue-c T18", "green-t1 M15") == {BLUE}
    assert winners(*HOMES, "green-t1 M13") == {GREEN}
    assert winners(*HOMES, energy={RED: 3}) == {RED}
    assert winners(*HOMES) == {RED, BLUE, GREEN}


@pytest.mark.parametrize("rounds", [0, 2])
def test_11_5_without_it_or_before_it_play_goes_on(rounds: int) -> None:
    state = last_round(*HOMES, rounds=rounds)
    assert (state.phase, state.round) == ("play", 2)


def test_every_ruling_with_a_switch_stands_as_the_rulings_say() -> None:
    assert Options() == Options(
        start_energy=0,
        all_bases=False,
        rounds=150,
        one_purchase=True,
        exclusive_branches=False,
        supporters_spent=False,
        preserve_lone=False,
        captured_income=False,
        one_unit_moves=False,
        free_blueprint=False,
        tiles_a_turn=1,
    )


VERBS = (
    "place", "base", "discard", "lift", "deploy", "move", "jump", "attack", "buy", "upgrade", "respawn",
    "keep", "put", "free_upgrade", "end", "concede",
)  # fmt: skip


def test_each_verb_is_one_class() -> None:
    assert sorted(str(cls.__struct_config__.tag) for cls in ACTIONS) == sorted(VERBS)
