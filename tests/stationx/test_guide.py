"""A newcomer is told whom they command, what can be done and what to want, in words that are explained."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import text
from game.api import Guide, Message, Name, Taught, Term, speaks
from game.stationx.actions import ACTIONS, Concede
from game.stationx.game import STATIONX
from game.stationx.guide import TERMS, VERBS
from game.stationx.state import Options, State
from game.trial import table, walk
from tests.speech import RAW
from tests.stationx.scene import BLUE, GREEN, RED, building, station_f


def told(state: State, seat: int = RED) -> Guide:
    return STATIONX.guide(STATIONX.view(state, seat), list(STATIONX.legal(state, seat)))


def want(state: State, seat: int = RED) -> Message:
    return told(state, seat).lines[2]


def test_the_game_teaches_itself() -> None:
    assert speaks(STATIONX, Taught)


@pytest.mark.parametrize("seats", [2, 4])
def test_all_through_a_game_what_is_suggested_is_legal_and_said_in_every_language(seats: int) -> None:
    keys: set[str] = set()
    for number, moment in enumerate(walk(table("guide", seats, "stationx"))):
        for seat in range(seats) if number < 50 or number % 10 == 0 else ():
            legal = list(STATIONX.legal(moment.state, seat))
            found = STATIONX.guide(STATIONX.view(moment.state, seat), legal)
            assert found.suggestion in legal if legal else isinstance(found.suggestion, Message)
            assert not isinstance(found.suggestion, Concede)
            keys |= {line.key for line in found.lines}
            for language in text.languages():
                said = [text.say(line, language, game="stationx") for line in found.lines]
                assert not any(RAW.search(one) for one in said), said
    assert {"guide-can-build", "guide-can-deploy", "guide-can-act", "guide-can-wait"} <= keys


def test_3_5_who_builds_is_told_how_many_tiles_are_left() -> None:
    can = told(building({3: ("short_hall", "large_room")}), 3).lines[1]
    assert can == Message("guide-can-build", {"left": 2, "row": 1})
    assert told(building({}), 3).lines[1].key == "guide-can-base"


def test_11_4_the_base_to_want_is_the_nearest_on_foot() -> None:
    state = station_f("red-c L12", "red-t1 Q13", "blue-c T18", "green-c E13")
    args: dict[str, Any] = {"unit": Name("red-c"), "whose": Name("green"), "cell": "E13", "steps": 7}
    assert want(state) == Message("guide-want-base", {**args, "commanders": "yes"})


def test_11_1_who_has_lost_the_base_is_told_where_to_take_it_back() -> None:
    state = station_f("red-c M13", "blue-c T18", "green-c E13", holders={RED: BLUE})
    assert want(state) == Message("guide-want-home", {"cell": "T13"})


def test_11_2_whose_commander_is_dead_is_told_what_it_costs() -> None:
    state = station_f("red-t1 M13", "blue-c T18", "green-c E13")
    assert want(state) == Message("guide-want-commander", {"price": 2})


def test_who_waits_has_something_to_look_at() -> None:
    """That is there: nobody has a teleporter while it is built, nor when they are out."""
    found = told(station_f("red-c M13", "blue-c T18", "green-c E13"), GREEN)
    assert found.lines[1].key == "guide-can-wait"
    assert found.suggestion == Message("guide-look")
    assert told(building({3: ("short_hall",)}), 0).suggestion == Message("guide-look-build")
    gone = STATIONX.apply(station_f("red-c M13", "blue-c T18", "green-c E13"), Concede(seat=RED), Random(1))
    assert told(gone.state).suggestion == Message("guide-look-over")


def test_what_a_table_has_settled_otherwise_is_told_so() -> None:
    """12.1, 12.5, 12.6: one unit a turn, two purchases, bases enough."""
    usual = ("red-c M13", "blue-c T18", "green-c E13")
    for options, has, lacks in (
        (Options(), ("each of your units", "buy one thing", "no other commander"), ()),
        (Options(one_purchase=False), ("a unit and an upgrade",), ("one thing",)),
        (Options(one_unit_moves=True), ("only one of your units", "one thing"), ("each of", "gone")),
        (Options(all_bases=True), ("you need every base. ",), ("no other commander",)),
    ):
        lines = told(station_f(*usual, options=options)).lines
        said = " ".join(text.say(line, "en", game="stationx") for line in lines)
        assert all(it in said for it in has), said
        assert not any(it in said for it in lacks), said
        for language in text.languages():
            assert not any(RAW.search(text.say(line, language, game="stationx")) for line in lines)


def test_what_can_be_done_now_is_explained_first() -> None:
    state = station_f("red-c M13", "blue-c T18", "green-c E13")
    found = STATIONX.terms(STATIONX.view(state, RED), list(STATIONX.legal(state, RED)))
    now = [term.name.key for term in found if term.now]
    assert set(now) == {"verb-move", "verb-end", "verb-concede"}
    assert found[: len(now)] == [term for term in found if term.now]
    assert Term(Message("term-oxygen"), "6.1") in found


def test_every_word_is_explained_by_a_paragraph_there_is() -> None:
    for _, rule in (*TERMS.items(), *VERBS.items()):
        assert text.has("rule-" + rule.replace(".", "-"), game="stationx"), rule
    assert {text.verb(cls) for cls in ACTIONS} == set(VERBS)
