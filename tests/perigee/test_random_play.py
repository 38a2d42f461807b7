"""Random games, in which every promise of the interface is put to the test."""

from __future__ import annotations

from random import Random

import pytest

from game.api import Illegal, Message
from game.judge import judge
from game.perigee.check import check
from game.perigee.game import PERIGEE
from game.trial import MANNERS, Table, deal, table, walk


@pytest.mark.parametrize("number", range(12))
def test_every_promise_holds_in_a_random_game(number: int) -> None:
    verdict = judge(table(f"perigee {number}", game=PERIGEE.key), samples=2)
    assert not verdict.fault, (verdict.where, verdict.fault)
    assert verdict.ending
    assert verdict.forged > 200


@pytest.mark.parametrize("seats", PERIGEE.seats)
def test_twelve_dice_after_every_action(seats: int) -> None:
    for manner in MANNERS:
        it = Table(f"dice {seats}", seats, PERIGEE.Options(crews=4), manner, PERIGEE.key)
        check(deal(it).state)
        for moment in walk(it):
            check(moment.outcome.state)


def test_what_was_dealt_can_be_dealt_again() -> None:
    state = PERIGEE.deal(2, PERIGEE.Options(), Random(5)).state
    options = PERIGEE.options_dealt(state)
    again = PERIGEE.deal(2, options, Random(6)).state
    assert [crew.country for crew in again.crews] == [crew.country for crew in state.crews]
    assert again.disaster == state.disaster


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (5, {}, "1.1"),
        (3, {"crews": 2}, "1.1"),
        (2, {"disaster": "flood"}, "1.8"),
        (2, {"difficulty": "insane"}, "1.8"),
        (2, {"countries": "russia,brazil"}, "1.2"),
        (2, {"countries": "russia,canada"}, "1.2"),
        (2, {"countries": "russia,japan,canada"}, "1.2"),
    ],
)
def test_what_cannot_be_dealt(seats: int, options: dict[str, object], rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        PERIGEE.deal(seats, PERIGEE.Options(**options), Random(1))
    assert caught.value.rule == rule


def test_a_lobby_hears_that_people_share_crews() -> None:
    assert PERIGEE.foretell(1, PERIGEE.Options()) == [Message("foretold-crews", {"crews": 2, "seats": 1})]
    assert not PERIGEE.foretell(3, PERIGEE.Options())


def test_a_damaged_dump_is_refused() -> None:
    data = PERIGEE.dump(PERIGEE.deal(2, PERIGEE.Options(), Random(1)).state)
    for broken in (b"", data[:50], b"nonsense", data.replace(b"version", b"versiom")):
        with pytest.raises(ValueError, match=r"game|version"):
            PERIGEE.load(broken)
