"""Computer crews: always legal, from nothing but a view, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from game.perigee.actions.common import Done, Reopen
from game.perigee.actions.placing import Fill, Place
from game.perigee.actions.spending import Medical, Specialist
from game.perigee.game import PERIGEE
from game.perigee.imagine import imagine
from game.perigee.state import Options
from game.perigee.tools.balance import play
from game.trial import Table, walk
from tests.perigee.scene import Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"
LEVELS: tuple[Literal["easy", "normal", "hard"], ...] = ("easy", "normal", "hard")


@pytest.mark.parametrize("seats", PERIGEE.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_advice_is_legal_wherever_one_may_come(seats: int, level: Literal["easy", "normal", "hard"]) -> None:
    """At every third moment, whichever those are."""
    options, rng = Options(crews=4, disaster=("meteor", "toxic")[seats % 2]), Random(f"{seats} {level}")
    for moment in walk(Table(f"advice {seats} {level}", seats, options, "curious", PERIGEE.key)):
        if rng.random() > 1 / 3:
            continue
        view = PERIGEE.view(moment.state, moment.action.seat)
        found = PERIGEE.advise(view, moment.listed, Random(1), level=level)
        assert found in moment.listed or all(isinstance(act, Reopen) for act in moment.listed)


def test_advice_knows_no_more_than_its_view() -> None:
    state = PERIGEE.deal(2, Options(), Random(3)).state
    other = imagine(state, Random(9))
    assert state.deck != other.deck
    for it in (state, other):
        it.round = 1
    one, two = (
        PERIGEE.advise(PERIGEE.view(it, 0), list(PERIGEE.legal(it, 0)), Random(1)) for it in (state, other)
    )
    assert one == two


def test_a_resource_that_would_run_out_comes_first() -> None:
    it = Scene(RU, US)
    it.state.stock = (9, 9, 2, 9)
    rich, poor = it.tile(RU, "column_power"), it.tile(RU, "loop_oxygen")
    it.pool(RU, 6)
    act = PERIGEE.advise(PERIGEE.view(it.state, 0), list(PERIGEE.legal(it.state, 0)), Random(1))
    assert isinstance(act, Place)
    assert act.tile == poor != rich


def test_with_plenty_dice_go_to_missions() -> None:
    it = Scene(RU, US)
    it.state.stock = (15, 15, 15, 15)
    it.tile(RU, "loop_oxygen")
    it.pool(RU, 2)
    act = PERIGEE.advise(PERIGEE.view(it.state, 0), list(PERIGEE.legal(it.state, 0)), Random(1))
    assert isinstance(act, Fill)


def test_nobody_done_is_advised_to_think_better_of_it() -> None:
    it = Scene(RU, US, seats=1)
    it.act(Done(**it.who(RU)))
    legal = list(PERIGEE.legal(it.state, 0))
    assert any(isinstance(act, Reopen) for act in legal)
    assert not isinstance(PERIGEE.advise(PERIGEE.view(it.state, 0), legal, Random(1)), Reopen)


def test_who_is_done_is_advised_to_stay_so() -> None:
    it = Scene(RU, US)
    it.act(Done(**it.who(RU)))
    assert PERIGEE.advise(PERIGEE.view(it.state, 0), list(PERIGEE.legal(it.state, 0)), Random(1)) is None


def test_badges_are_used() -> None:
    for badge, kind in (("medical_officer", Medical), ("mission_specialist", Specialist)):
        it = Scene(RU, US)
        it.spend()
        it.change(RU, badge=badge, capacity=2)
        act = PERIGEE.advise(PERIGEE.view(it.state, 0), list(PERIGEE.legal(it.state, 0)), Random(1))
        assert isinstance(act, kind)


def test_computer_crews_win_more_than_chance() -> None:
    won = sum(play(f"some {number}", "meteor", "normal", 3).ending == "won" for number in range(12))
    assert won >= 4  # at random it is one game of fifty
