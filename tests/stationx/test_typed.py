"""Who types what cannot be done is told why, of what they meant, and what can be chosen next to it."""

from __future__ import annotations

import pytest

from bot.commands.typed import _whole
from bot.commands.why import beside
from bot.naming import names
from bot.panels.sure import sure
from bot.reasons import reason, refused
from bot.spelling import unheard
from bot.store import GameRow, Place
from bot.table import Table
from bot.words import Words
from game import text
from game.stationx import actions
from game.stationx.actions.moving import Move
from game.stationx.game import STATIONX
from game.stationx.state import State
from tests.stationx.scene import BLUE, RED, building, station_f

FIGHT = ("red-c M13", "red-t1 K11", "red-t2 S12", "blue-t1 N13", "blue-c T18", "green-c E13")


def at(state: State) -> Table:
    row = GameRow(key=STATIONX.key, guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, name, seat + 1) for seat, name in enumerate(("Ana", "Ben", "Cid", "Dot")))
    return Table(row, STATIONX, places[: state.seats], state)


def why(state: State, seat: int, line: str, language: str = "en") -> tuple[str, str]:
    table = at(state)
    called = names(table, language)
    assert not unheard(table, line, called)
    found = reason(table, seat, line, called)
    assert found is not None
    words = Words.plain(table, language)
    return found.rule, f"{words.message(found.message)} {beside(table, seat, found, words)}".strip()


@pytest.mark.parametrize(
    ("line", "rule", "about"),
    [
        ("3x3 room at P8", "3.5", "A 3×3 room at P8 shares no edge"),
        ("room 3×3 on k11", "3.4", "A 3×3 room at K11 would cover K11"),
        ("large room Z40", "2.1", "Z40 is no cell"),
        ("base A1", "3.3", "Your base comes last"),
        ("2x1 hall J9 turned", "3.5", "A 2×1 hall at J9 shares no edge"),
        ("move C M13", "3.3", "still being built"),
        ("end turn", "3.3", "still being built"),
    ],
)
def test_while_it_is_built(line: str, rule: str, about: str) -> None:
    found, said = why(building({3: ("short_hall", "large_room")}), 3, line)
    assert (found, about in said) == (rule, True), said


@pytest.mark.parametrize(
    ("line", "rule", "about"),
    [
        ("T2 K25", "2.2", "K25 is void"),
        ("T2 Z99", "2.1", "Z99 is no cell"),
        ("t2 r12", "2.2", "R12 is void"),
        ("T2 O13", "5", "O13 is too far for Red T2"),
        ("C N13", "5", "Somebody stands on N13"),
        ("move blue T1 M12", "4", "Blue T1 belongs to Blue"),
        ("T5 M12", "7.9", "Red T5 is not on the board"),
        ("T1 attacks Blue T1", "7.1", "N13 is not next to Red T1"),
        ("T2 attack N13", "7.1", "N13 is not next to Red T2"),
        ("buy trooper S12", "8", "energy"),
        ("buy a trooper", "8.3", "3 energy short"),
    ],
)
def test_in_the_fight(line: str, rule: str, about: str) -> None:
    found, said = why(station_f(*FIGHT), RED, line)
    assert about in said, said
    assert found.split(".")[0] == rule.split(".")[0], (found, said)


def test_5_1_nobody_moves_twice_and_it_is_said_of_whom() -> None:
    state = station_f(*FIGHT)
    table = at(state)
    first = next(act for act in table.legal(RED) if getattr(act, "unit", "") == "red-t2")
    moved = STATIONX.apply(state, first, None).state  # type: ignore[arg-type]
    assert why(moved, RED, "T2 T12") == ("5.1", "Red T2 has moved in this turn.")


def test_near_are_the_cells_that_the_one_who_was_named_can_choose() -> None:
    _, said = why(station_f(*FIGHT), RED, "T2 T15")
    assert "T14" in said
    assert "M12" not in said, "that is where the commander could go"


@pytest.mark.parametrize("language", text.languages())
def test_whose_turn_it_is_is_said_to_who_is_not_on_turn(language: str) -> None:
    rule, said = why(station_f(*FIGHT), BLUE, "T1 M12", language)
    assert rule == "4.1"
    assert "Ana" in said


@pytest.mark.parametrize("given", [{"kind": "large room", "cell": "z40"}, {"cell": "Z40"}])
def test_2_1_the_command_of_a_verb_says_of_a_cell_that_there_is_none(given: dict[str, str]) -> None:
    """And of which cells there are; not that nothing is called so."""
    table = at(building({3: ("short_hall", "large_room")}))
    words = Words.plain(table, "en")
    meant = _whole(table, 3, actions.Place, given, words, filled=True)
    assert meant is not None
    found = refused(table, 3, meant)
    assert found is not None
    assert (found.rule, "Z40 is no cell of the board" in words.message(found.message)) == ("2.1", True)


def test_3_4_a_tile_that_is_typed_is_final_only_when_that_has_been_said() -> None:
    table = at(building({3: ("short_hall", "large_room")}))
    place = actions.Place(seat=3, kind="large_room", cell="I10")
    assert "cannot be taken back" in sure(table, 3, [place], Words.plain(table, "en"), typed=True)


@pytest.mark.parametrize("unit", ["Blue T1", "blue-t1"])
def test_4_2_the_command_of_a_verb_knows_a_unit_by_its_name_too(unit: str) -> None:
    """Somebody else's, which no menu offers: not that there were no such one."""
    table = at(station_f(*FIGHT))
    words = Words.plain(table, "en")
    meant = _whole(table, RED, Move, {"unit": unit, "to": "L11"}, words)
    assert meant is not None
    found = refused(table, RED, meant)
    assert found is not None
    assert (found.rule, "Blue T1 belongs to Blue" in words.message(found.message)) == ("4.2", True)
