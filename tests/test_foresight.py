"""How a computer player chooses who to be, and when it would rather be somebody else (3.4, 3.5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.stationfall.actions.answers import Become
from game.stationfall.actions.turn import Reveal
from game.stationfall.automata import foresight, planner
from game.stationfall.automata.advise import MINDS, policy
from game.stationfall.automata.planner import LUCK, Planner
from game.stationfall.automata.worth import Mask
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.setup import MINUTES
from game.stationfall.state import Options
from game.stationfall.view import View
from tests.rules.scene import Scene


def hands(seats: int = 4) -> Iterator[tuple[View, list[Become]]]:
    for number in range(4):
        state = STATIONFALL.deal(seats, Options(), Random(number)).state
        for seat in range(seats):
            legal = [act for act in STATIONFALL.legal(state, seat) if isinstance(act, Become)]
            yield STATIONFALL.view(state, seat), legal


def test_every_identity_has_been_played() -> None:
    assert set(foresight.missed()) == set(IDENTITIES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_card_of_a_hand_is_out_of_the_question(level: str, seats: int) -> None:
    """Who knows how it chooses can neither rule a character out for it nor be sure of one."""
    spread = []
    for view, legal in hands(seats):
        odds = policy(view, legal, Random(0), mind=MINDS[level])
        assert sum(odds) == pytest.approx(1)
        assert min(odds) >= 0.999 * LUCK / len(odds)
        spread.append(max(odds) - min(odds))
    assert max(spread) > 0.4


def test_what_usually_comes_of_an_identity_beyond_its_hopes_is_reckoned_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`first`, by which others are measured, does not."""
    view, legal = next(hands())
    card = legal[0].card
    before = {level: policy(view, legal, Random(0), mind=MINDS[level]) for level in MINDS}
    monkeypatch.setattr(planner, "missed", lambda: {**foresight.missed(), card: 6.0})
    after = {level: policy(view, legal, Random(0), mind=MINDS[level]) for level in MINDS}
    assert after["first"] == before["first"]
    assert after["normal"][0] > before["normal"][0]
    assert after["hard"][0] > before["hard"][0]


@pytest.mark.parametrize(("minute", "hides"), [(9, False), (3, False), (9, True)])
def test_who_would_rather_be_another_reckons_with_it_as_well(
    minute: int, hides: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3.5.1: the less, the less time there is; and not at all where it would tell who one is."""
    scene = Scene().identity(0, "engineer").bonus(0, "medical").minute(minute).turn(0)
    view = STATIONFALL.view(scene.state, 0)
    faces: Mask = {0: (0.04, ("exile", "security"))} if hides else {}
    reveal = Reveal(seat=0, card="medical", switch=True)

    def gain() -> float:
        return Planner(view, Random(0), faces)._revealed(reveal)

    before = gain()
    monkeypatch.setattr(planner, "missed", lambda: {**foresight.missed(), "engineer": 0.0, "medical": 3.0})
    known = foresight.missed()["medical"] - foresight.missed()["engineer"]
    early = 0.0 if hides else planner.BIAS * minute / MINUTES[scene.state.seats]
    assert gain() - before == pytest.approx(early * (3.0 - known))
