"""The Microbiologist: Loyal, and Infect."""

from __future__ import annotations

import pytest

from game.stationfall.abilities.offensive import Infect
from game.stationfall.actions.turn import Influence
from tests.rules.scene import Scene, revealed, staged, tutorial_with


def test_microbiologist_loyal_goes_to_the_higher_bidder() -> None:
    scene = Scene(cast=tutorial_with("microbiologist")).cubes(1, "microbiologist", 2)
    assert scene.refused(Influence, card="microbiologist", cubes=2) == "15.4.1"
    scene.do(Influence, card="microbiologist", cubes=3)
    assert scene.card("microbiologist").cubes == (3, 0, 0, 0)
    assert scene.colour(1).pool == 8


@pytest.mark.parametrize("target", ["exile", "security", "cyborg"])
def test_microbiologist_infect_contaminates_whoever_is_here(target: str) -> None:
    scene = revealed("microbiologist", "kitchen", target).do(Infect, target=target)
    assert scene.pawn(target).contaminated
    assert scene.state.turn.actions == 1
    assert scene.refused(Infect, target=target) == "8.5.1"


def test_microbiologist_infect_with_full_hands_its_player_chooses_what_falls() -> None:
    scene = revealed("microbiologist", "kitchen", "exile").empty("exile").pc(1, "exile")
    scene.give("exile", "gun", "helmet", "artifact").do(Infect, target="exile")
    assert (scene.asked(), scene.prompt().seat) == ("drop_excess", 0)
    scene.answer("artifact")
    assert scene.pawn("exile").items == ("gun", "helmet")
    assert "artifact" in scene.place("kitchen").floor


def test_microbiologist_infect_is_a_reveal_power_for_those_here() -> None:
    assert staged("microbiologist", "kitchen", "exile").refused(Infect, target="exile") == "4.4.1"
    scene = revealed("microbiologist", "kitchen", "exile").complete(Infect)
    assert scene.refused(Infect, target="stranger") == "5.2"
