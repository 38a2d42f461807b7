"""Scenarios 35–42: energy, purchases, the tree (8), supply cards (9)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store import GameRow, Place
from bot.table import Table
from game.stationx.actions import Buy, End, FreeUpgrade, Move, Put, Upgrade
from game.stationx.game import STATIONX
from game.stationx.pieces import DECK, NEEDS, TileKind
from game.stationx.state import Options, State, Turn
from tests.offered import offered
from tests.stationx.scene import (
    BLUE,
    GREEN,
    RED,
    after,
    energy,
    listed,
    outcome,
    refused,
    said,
    station_f,
    where,
)

HOMES = ("red-c T13", "blue-c T18", "green-c E13")


def lap(state: State) -> State:
    """Everybody ends their turn, until it is the same seat's again."""
    for _ in range(state.seats):
        state = after(state, End(seat=state.turn.seat))
    return state


def test_scenario_35_a_trooper_in_the_second_turn() -> None:
    state = after(station_f(*HOMES, turn=GREEN), End(seat=GREEN))
    assert energy(state, RED) == 2
    assert refused(state, Buy(seat=RED, kind="trooper", cell="S12")) == "8.3"
    state = lap(state)
    assert energy(state, RED) == 4
    state = after(state, Buy(seat=RED, kind="trooper", cell="S12"))
    assert energy(state, RED) == 1
    rich = replace(
        state, players=[replace(state.players[RED], energy=20), *state.players[1:]], bag=state.bag - 19
    )
    assert refused(rich, Buy(seat=RED, kind="trooper", cell="S13")) == "8.2"
    assert refused(rich, Upgrade(seat=RED, node="base_1")) == "8.2"


def test_scenario_36_tiers_pay_from_the_next_income_on() -> None:
    state = station_f(*HOMES, energy={RED: 7})
    state = lap(after(state, Upgrade(seat=RED, node="base_1")))
    assert energy(state, RED) == 3
    for nodes, brings in ((["base_1", "base_2"], 3), (["base_1", "base_2", "base_3"], 4), ([], 2)):
        later = lap(station_f(*HOMES, nodes={RED: nodes}))
        assert energy(later, RED) == brings


def test_scenario_37_either_branch_unlocks_the_jump() -> None:
    def nodes(*owned: str) -> set[str]:
        state = station_f(*HOMES, energy={RED: 7}, nodes={RED: owned})
        return {act.node for act in listed(state, Upgrade)}

    state = station_f(*HOMES, energy={RED: 7}, nodes={RED: ["troop_move1"]})
    assert refused(state, Upgrade(seat=RED, node="troop_jump")) == "8.8"
    for first, other in (("troop_attack", "troop_move2"), ("troop_move2", "troop_attack")):
        assert {"troop_jump", other} <= nodes("troop_move1", first)


def test_scenario_38_first_the_move() -> None:
    state = station_f(*HOMES, energy={RED: 7})
    assert refused(state, Upgrade(seat=RED, node="cmd_attack")) == "8.8"
    state = station_f(*HOMES, energy={RED: 7}, nodes={RED: ["cmd_move"]})
    assert "cmd_attack" in after(state, Upgrade(seat=RED, node="cmd_attack")).players[RED].nodes


FIVE = tuple(f"red-t{n} {cell}" for n, cell in enumerate(("L8", "M8", "N8", "K15", "L15"), 1))
DRAW = Move(seat=RED, unit="red-c", to="M2")


def test_scenario_39_a_sixth_trooper_is_paid_back() -> None:
    state = station_f(*FIVE, "red-c M3", energy={RED: 9}, deck=["recruit"])
    assert refused(state, Buy(seat=RED, kind="trooper", cell="S12")) == "8.4"
    found = outcome(state, DRAW)
    assert "refunded" in said(found.events)
    assert energy(found.state, RED) == 12
    squad = station_f(*FIVE[:4], "red-c M3", deck=["squad"])
    asked = after(squad, DRAW)
    assert STATIONX.prompts(asked)[0].default == Put(seat=RED, cell="T13")
    done = after(asked, Put(seat=RED, cell="U13"))
    assert where(done)["red-t5"] == "U13"
    assert energy(done, RED) == 3
    assert not done.todo


def test_scenario_39_a_droid_without_a_cell_is_paid_back() -> None:
    """8.5, 9.5: its captor has the base."""
    state = station_f("red-c M3", deck=["salvaged_droid"], holders={RED: BLUE})
    assert energy(after(state, DRAW), RED) == 4


def test_scenario_40_an_almost_empty_bag() -> None:
    state = station_f(*HOMES, turn=GREEN, energy={BLUE: 199})
    assert state.bag == 1
    state = after(state, End(seat=GREEN))
    assert (energy(state, RED), state.bag) == (1, 0)


SOUTH: tuple[tuple[TileKind, int, str, bool], ...] = (
    ("large_room", GREEN, "M18", False),
    ("large_room", GREEN, "L21", False),
)


def test_scenario_41_the_same_room_only_after_another() -> None:
    def collected(state: State, cell: str) -> bool:
        return "drawn" in said(outcome(state, Move(seat=RED, unit="red-c", to=cell)).events)

    state = station_f("red-c M3", deck=["power_cell"] * 6)
    assert collected(state, "M2")
    state = _ready(after(state, Move(seat=RED, unit="red-c", to="M2")))
    state = _ready(after(state, Move(seat=RED, unit="red-c", to="M3")))
    assert not collected(state, "M2")
    south = station_f("red-c M23", deck=["power_cell"] * 5, extra=SOUTH)
    south = replace(south, players=[*state.players])
    south = replace(south, bag=200 - sum(player.energy for player in south.players))
    assert collected(south, "M24")
    after_south = after(south, Move(seat=RED, unit="red-c", to="M24"))
    north = replace(state, players=[*after_south.players], bag=after_south.bag)
    assert collected(north, "M2")


def _ready(state: State) -> State:
    """The next turn of the same seat."""
    units = {key: replace(unit, moved=False) for key, unit in state.units.items()}
    return replace(state, units=units, turn=Turn(RED, 20))


def test_scenario_42_the_discards_are_shuffled() -> None:
    last = after(station_f("red-c M3", deck=["power_cell"]), DRAW)
    assert (len(last.deck), len(last.discards)) == (0, 18)
    again = outcome(station_f("red-c M3", deck=[]), DRAW)
    assert "shuffled" in said(again.events)
    assert (len(again.state.deck), len(again.state.discards)) == (17, 1)
    assert sorted((*again.state.deck, *again.state.discards)) == sorted(
        card for card, number in DECK.items() for _ in range(number)
    )


def test_9_6_a_blueprint_makes_the_next_upgrade_cheaper() -> None:
    state = after(station_f("red-c M3", deck=["blueprint"], energy={RED: 6}), DRAW)
    assert state.players[RED].blueprints == 1
    state = after(state, Upgrade(seat=RED, node="base_1"))
    assert (energy(state, RED), state.players[RED].blueprints) == (3, 0)


def test_9_6_a_blueprint_for_a_whole_tree_is_energy() -> None:
    state = station_f("red-c M3", deck=["blueprint"], nodes={RED: list(NEEDS)})
    assert energy(after(state, DRAW), RED) == 4


def test_9_6_where_the_table_wants_it_a_blueprint_is_an_upgrade() -> None:
    state = after(station_f("red-c M3", deck=["blueprint"], options=Options(free_blueprint=True)), DRAW)
    assert {act.node for act in listed(state, FreeUpgrade)} == {"base_1", "troop_move1", "cmd_move"}
    assert STATIONX.prompts(state)[0].default == FreeUpgrade(seat=RED, node="base_1")
    assert refused(state, FreeUpgrade(seat=RED, node="base_3")) == "8.8"
    assert after(state, FreeUpgrade(seat=RED, node="cmd_move")).players[RED].nodes == ("cmd_move",)


def test_where_a_free_unit_may_appear_is_offered_at_once_to_whom_it_joins() -> None:
    asked = after(station_f(*FIVE[:4], "red-c M3", deck=["squad"]), DRAW)
    row = GameRow(key=STATIONX.key, guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, name, seat + 1) for seat, name in enumerate(("Ana", "Ben", "Cid")))
    found = [way.actions for way in Table(row, STATIONX, places, asked).ways(RED)]
    assert found[0] == (STATIONX.prompts(asked)[0].default,)
    assert {act for (act,) in found} == set(STATIONX.legal(asked, RED))
    assert not offered(STATIONX, asked, BLUE)


def test_8_7_what_raises_a_lost_income_can_be_had_and_says_that_it_is_of_no_use() -> None:
    """It may be had without the base (8.7), and without the base there is no income (8.1)."""
    lost = station_f("red-c T13", "blue-c Q18", energy={BLUE: 20}, turn=BLUE, holders={BLUE: RED})
    ways = {way.actions: way for way in offered(STATIONX, lost, BLUE) if way.group == "here"}
    keys = {act.node: ways[act,].label.key for act in listed(lost, Upgrade)}
    assert keys == {"troop_move1": "way-paid", "cmd_move": "way-paid", "base_1": "way-idle"}
    assert list(ways)[-1] == (Upgrade(seat=BLUE, node="base_1"),)
    learnt = after(lost, Upgrade(seat=BLUE, node="base_1"), End(seat=BLUE), End(seat=GREEN), End(seat=RED))
    assert learnt.players[BLUE].nodes == ("base_1",)
    # A unit is spared wherever its base is.
    spared = [
        way for way in offered(STATIONX, learnt, BLUE) if way.actions == (Upgrade(seat=BLUE, node="base_2"),)
    ]
    assert [way.label.key for way in spared] == ["way-paid"]
    own = station_f("red-c T13", "blue-c Q18", energy={BLUE: 20}, turn=BLUE)
    assert "way-idle" not in {way.label.key for way in offered(STATIONX, own, BLUE)}
