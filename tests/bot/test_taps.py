"""How many taps a turn takes; the whole count is `python -m tests.bot.taps`."""

from __future__ import annotations

from functools import cache

import pytest

from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section import AbandonShip
from tests.bot.taps import (
    DEAR,
    Counted,
    Played,
    Unreachable,
    alone,
    chosen,
    counted,
    missed,
    played,
    taps,
)
from tests.bot.typical import TYPICAL, led


@cache
def everything() -> tuple[Played, ...]:
    return tuple(played(2))


@cache
def sample() -> tuple[Played, ...]:
    return tuple(chosen(everything(), 20))


@cache
def found() -> Counted:
    """Raises where something cannot be done by tapping."""
    return counted(sample())


def test_every_turn_can_be_played_by_tapping() -> None:
    assert len(found().turns) == 20
    assert len(found().typical) == 20


def test_a_turn_an_offer_a_launch_and_an_identity_take_as_few_taps_as_promised() -> None:
    """Seven for a typical turn; nine of ten turns at most nine, and at most eleven with something dear."""
    typical = [Played("typical", tuple(it.steps())) for it in TYPICAL]
    costly = counted(it for it in sample() if it.kind in DEAR)
    single = alone([*everything(), *typical], 5)
    assert len(single["a launch"]) > 1
    assert single["an identity"]
    assert not missed(found(), costly, single)


def test_a_figure_above_its_limit_is_missed() -> None:
    slow = Counted({"activate": [10] * 30}, {"one": 8})
    costly = slow._replace(kinds={"with a Bribe": [12] * 30})
    assert len(missed(slow, costly, {"a launch": [4], "an offer": [1]})) == 5


@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_offer_is_answered_by_one_tap(pay: str, answer: str) -> None:
    scene = led("medical").pc(1, "exile").kompromat(0, "exile").acting(0, "medical")
    scene.do(Step, who="exile", to="forward_airlocks", pay=pay)
    assert taps([(scene.state, Choose(seat=1, pick=answer))]) == 1


def test_what_is_bought_of_who_acts_takes_two_taps() -> None:
    scene = led("medical").acting(0, "medical").fresh(actions=0)
    assert taps([(scene.state, Step(seat=0, who="medical", to="reactor", pay="bribe"))]) == 2


@pytest.mark.parametrize(("pay", "most"), [("bribe", 5), ("kompromat", 3)])
def test_what_is_bought_of_anybody_is_near(pay: str, most: int) -> None:
    """With all that is asked before others see it."""
    scene = led("medical").pc(1, "exile").kompromat(0, "exile").acting(0, "medical")
    assert taps([(scene.state, Step(seat=0, who="exile", to="forward_airlocks", pay=pay))]) <= most


def test_what_the_panel_does_not_offer_is_found_missing() -> None:
    scene = led("medical").acting(0, "medical")
    with pytest.raises(Unreachable):
        taps([(scene.state, AbandonShip(seat=0, who="medical"))])
