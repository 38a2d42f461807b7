"""Scenarios 1–8: the deal, tiles, bases, teleporters and commanders (3)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from game import text
from game.stationx.actions import Base, Deploy, Discard, Lift, Place
from game.stationx.building import BASES
from game.stationx.game import STATIONX
from game.stationx.grid import CELLS, column, row
from game.stationx.pieces import DEALT, SHAPES, TileKind
from game.stationx.state import Options, Tile, Turn
from game.stationx.station import station
from tests.offered import offered
from tests.stationx.scene import (
    BLUE,
    GREEN,
    PLAN,
    RED,
    YELLOW,
    after,
    building,
    listed,
    outcome,
    refused,
    tiles,
    where,
)

BOX: dict[TileKind, int] = {"short_hall": 8, "long_hall": 8, "large_room": 12, "small_room": 4}


@pytest.mark.parametrize(
    ("seats", "each", "left"), [(4, (2, 2, 3, 1), 0), (2, (4, 4, 6, 2), 0), (3, (2, 2, 4, 1), 5)]
)
def test_scenario_01_everybody_holds_the_same_tiles(seats: int, each: tuple[int, ...], left: int) -> None:
    state = STATIONX.deal(seats, Options(), Random(1)).state
    for player in state.players:
        held = Counter(player.stock)
        assert tuple(held[kind] for kind in BOX) == each
    assert sum(BOX.values()) - sum(len(player.stock) for player in state.players) == left


def test_scenario_02_an_edge_of_the_centre_is_enough() -> None:
    state = building({YELLOW: ["small_room"]})
    assert after(state, Place(seat=YELLOW, kind="small_room", cell="I10")).tiles[-1].kind == "small_room"


def test_scenario_03_a_corner_is_no_contact() -> None:
    state = building({YELLOW: ["large_room"]})
    assert refused(state, Place(seat=YELLOW, kind="large_room", cell="P8")) == "3.5"


def test_scenario_04_a_supply_room_is_no_contact() -> None:
    state = building({YELLOW: ["short_hall"]})
    assert refused(state, Place(seat=YELLOW, kind="short_hall", cell="O1", turned=True)) == "3.6"


def test_scenario_05_a_base_is_no_contact() -> None:
    state = building({})
    assert refused(state, Base(seat=YELLOW, cell="S8")) == "3.6"
    assert YELLOW in station(after(state, Base(seat=YELLOW, cell="J16"))).bases


def test_scenario_06_the_base_comes_last() -> None:
    state = building({YELLOW: ["short_hall"]})
    assert refused(state, Base(seat=YELLOW, cell="J16")) == "3.3"
    laid = after(state, Place(seat=YELLOW, kind="short_hall", cell="I11"))
    again = replace(laid, phase="build", turn=Turn(YELLOW))
    assert after(again, Base(seat=YELLOW, cell="J16")).phase == "deploy"


def test_ruling_41_several_tiles_are_laid_in_a_row_where_the_table_wants_it() -> None:
    """As many as are left, taken back one by one, and the base in a turn of its own."""
    state = STATIONX.deal(2, Options(tiles_a_turn=3), Random(1)).state
    turns: list[tuple[int, int]] = []
    while state.phase == "build":
        seat = state.turn.seat
        action = next(iter(STATIONX.legal(state, seat)))
        if not turns or turns[-1][0] != seat:
            turns.append((seat, 0))
        turns[-1] = (seat, turns[-1][1] + 1)
        found = outcome(state, action)
        assert found.undoable
        state = found.state
    assert [laid for _, laid in turns] == [3] * 10 + [1] * 4
    assert len({seat for seat, _ in turns}) == 2


@pytest.mark.parametrize("cell", ["L9", "M13", "S12", "Y1", "A25", "Y25"])
def test_scenario_07_neither_over_another_nor_off_the_board(cell: str) -> None:
    state = building({YELLOW: ["large_room"]})
    assert refused(state, Place(seat=YELLOW, kind="large_room", cell=cell)) == "3.4"


def test_scenario_08_teleporter_and_commander_stand_in_the_own_base() -> None:
    state = replace(building({}, turn=RED), phase="deploy", tiles=tiles(), seats=3, order=(0, 1, 2))
    state.players.pop()
    assert refused(state, Deploy(seat=RED, teleporter="T13", commander="S16")) == "3.8"
    assert refused(state, Deploy(seat=RED, teleporter="M13", commander="T13")) == "3.8"
    shared = after(state, Deploy(seat=RED, teleporter="T13", commander="T13"))
    assert where(shared) == {"red-c": "T13"}
    assert shared.turn.seat == BLUE
    apart = after(
        shared,
        Deploy(seat=BLUE, teleporter="T18", commander="S16"),
        Deploy(seat=GREEN, teleporter="E13", commander="G15"),
    )
    assert (apart.phase, apart.round, apart.turn.seat) == ("play", 1, RED)
    assert [(it.home, it.holder) for it in apart.teleporters] == [(0, 0), (1, 1), (2, 2)]


def test_3_3_everybody_places_one_tile_in_turn() -> None:
    state = STATIONX.deal(3, Options(), Random(4)).state
    seats = []
    while state.phase == "build":
        seats.append(state.turn.seat)
        state = after(state, (listed(state, Place) or listed(state, Base))[0])
    assert seats == list(state.order) * 10


def test_3_3_tiles_are_turned_unless_they_are_square() -> None:
    state = building({YELLOW: ["long_hall", "small_room"]})
    assert {act.turned for act in listed(state, Place) if act.kind == "long_hall"} == {False, True}
    assert refused(state, Place(seat=YELLOW, kind="small_room", cell="I10", turned=True)) == "3.3"


def test_3_7_what_fits_nowhere_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    state = building({YELLOW: ["large_room", "short_hall"]})
    assert not listed(state, Discard)
    assert refused(state, Discard(seat=YELLOW, kind="large_room")) == "3.7"
    _shut(monkeypatch)
    gone = after(state, Discard(seat=YELLOW, kind="large_room"))
    assert gone.players[YELLOW].stock == ("short_hall",)
    assert gone.turn.seat == RED
    assert len(gone.tiles) == len(PLAN)


def test_3_7_a_base_that_fits_nowhere_takes_the_place_of_something_loose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = building({})
    assert not listed(state, Lift)
    assert refused(state, Lift(seat=YELLOW, cell="L3")) == "3.7"
    _shut(monkeypatch)
    # M6 joins L3, L8 joins M6, N16 joins P16; P13, P16 and H12 join a base each.
    assert {act.cell for act in listed(state, Lift)} == {"L3"}
    assert refused(state, Lift(seat=YELLOW, cell="M6")) == "3.7"
    lifted = after(state, Lift(seat=YELLOW, cell="L3"))
    assert lifted.turn.seat == YELLOW
    assert len(lifted.tiles) == len(PLAN) - 1


def _shut(monkeypatch: pytest.MonkeyPatch) -> None:
    """No tile fits anywhere any more."""
    from game.stationx.actions import building as rules

    monkeypatch.setattr(rules, "spots", lambda plan, kind: ((False, 0),))


def test_3_2_shares_are_of_what_is_in_the_box() -> None:
    for seats, each in DEALT.items():
        assert set(each) == set(SHAPES) - {"base"}
        assert all(seats * number <= BOX[kind] for kind, number in each.items())


def test_a_tile_is_offered_towards_every_supply_room_that_is_still_out_of_reach() -> None:
    state = building({YELLOW: ["long_hall"]})

    def sides(tiles: tuple[Tile, ...]) -> list[object]:
        found = offered(STATIONX, replace(state, tiles=tiles), YELLOW)
        return [way.label.args["side"] for way in found]

    alone = state.tiles[:0]
    north = tuple(Tile("long_hall", YELLOW, CELLS[cell], True) for cell in ("M8", "M5", "M3"))
    assert sides(alone) == ["north", "east", "south", "west"]
    assert sides(north) == ["east", "south", "west"]


@pytest.mark.parametrize("language", text.languages())
def test_where_a_tile_leads_is_told_in_every_language(language: str) -> None:
    labels = [way.label for way in offered(STATIONX, building({YELLOW: ["long_hall"]}), YELLOW)]
    assert len({text.say(label, language, game=STATIONX.key) for label in labels}) == len(labels)


def test_bases_are_offered_on_every_side_of_the_station() -> None:
    empty = replace(building({YELLOW: []}), tiles=())
    cells = [
        CELLS[way.actions[0].cell] for way in offered(STATIONX, empty, YELLOW) if type(way.actions[0]) is Base
    ]
    assert len(cells) == BASES
    assert {(column(cell) < 13, row(cell) < 13) for cell in cells[:4]} == set(
        product((False, True), repeat=2)
    )
