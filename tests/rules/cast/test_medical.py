"""Medical: Emergency Response, and a track of betrayed cubes."""

from __future__ import annotations

import pytest

from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Influence, Reveal
from tests.rules.scene import Scene, agenda, staged


def test_medical_emergency_response_revives_humans_with_bare_hands() -> None:
    scene = staged("medical", "kitchen", "exile").down("exile").do(Revive, target="exile")
    assert not scene.pawn("exile").down
    assert scene.state.tally["medical_track"] == 1


def test_medical_emergency_response_is_no_use_to_robots() -> None:
    scene = staged("medical", "kitchen", "security").down("security")
    assert scene.refused(Revive, target="security") == "12.11.1"
    scene.give("medical", "nanogel").do(Revive, target="security")
    assert scene.pawn("medical").items == ("nanogel_1",)
    assert "medical_track" not in scene.state.tally


def test_medical_emergency_response_spares_the_nanogel() -> None:
    scene = staged("medical", "kitchen", "exile").down("exile").give("medical", "nanogel")
    assert scene.do(Revive, target="exile").pawn("medical").items == ("nanogel",)


def test_medical_emergency_response_not_in_a_hazard() -> None:
    scene = staged("medical", "kitchen", "exile").down("exile").hazard("kitchen")
    assert scene.refused(Revive, target="exile") == "12.11.2"
    assert scene.give("exile", "helmet").can(Revive, target="exile")


def test_medical_emergency_response_hurries_to_the_down_for_nothing() -> None:
    scene = staged("medical", "aft_hub").at("exile", "reactor").at("stranger", "aft_airlocks")
    scene.down("exile", "stranger").do(Step, to="reactor", pay="gratis").do(
        Step, to="aft_airlocks", pay="gratis"
    )
    assert scene.state.turn.actions == 2
    assert scene.refused(Step, to="machine_shop", pay="gratis") == "11.3"


def test_medical_emergency_response_not_for_down_robots_and_not_for_others() -> None:
    scene = staged("medical", "aft_hub").at("security", "reactor").down("security")
    assert scene.refused(Step, to="reactor", pay="gratis") == "11.3"
    scene = staged("exile", "aft_hub").at("stranger", "reactor").down("stranger")
    assert scene.refused(Step, to="reactor", pay="gratis") == "11.3"


def test_medical_helpful_takes_one_cube_a_player() -> None:
    scene = Scene()
    assert {act.cubes for act in scene.legal(Influence, card="medical")} == {1}
    assert scene.refused(Influence, card="medical", cubes=2) == "15.4.1"
    scene.cubes(1, "medical", 1).do(Influence, card="medical", cubes=1)
    assert scene.card("medical").cubes == (1, 1, 0, 0)
    assert scene.turn(0).refused(Influence, card="medical", cubes=1) == "15.4.1"


def test_medical_haywire_brings_a_bludgeon() -> None:
    scene = Scene().identity(0, "medical").do(Reveal, card="medical")
    assert scene.pawn("medical").items == ("bludgeon",)


def test_medical_haywire_with_full_hands_something_is_dropped() -> None:
    scene = Scene().identity(0, "medical").give("medical", "helmet", "artifact").do(Reveal, card="medical")
    assert scene.prompt().seat == 0
    assert set(scene.picks()) == {"helmet", "artifact", "bludgeon"}
    scene.answer("helmet")
    assert scene.pawn("medical").items == ("artifact", "bludgeon")
    assert "helmet" in scene.place("aft_hub").floor


def test_medical_haywire_betrayed_cubes_move_the_track() -> None:
    scene = (
        Scene().identity(0, "medical").cubes(0, "medical", 1).cubes(1, "medical", 1).cubes(2, "medical", 1)
    )
    scene.do(Reveal, card="medical")
    assert scene.state.tally["medical_track"] == 2


def test_medical_agenda_counts_what_the_late_reveal_betrays_and_brings_no_bludgeon() -> None:
    """16.2 takes the reveal power, not the agenda; until then the row says what it will be worth."""
    scene = Scene().identity(0, "medical").cubes(0, "medical", 1)
    scene.cubes(1, "medical", 1).cubes(2, "medical", 1)
    assert agenda(scene, "medical")[1] == 2
    scene.fall()
    assert scene.state.tally["medical_track"] == 2
    assert agenda(scene, "medical")[1] == 2
    assert scene.pawn("medical").items == ()


@pytest.mark.parametrize(
    ("steps", "stars"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (10, 6), (11, 7), (15, 7)],
)
def test_medical_agenda_stars_on_the_track(steps: int, stars: int) -> None:
    scene = Scene()
    scene.state.tally["medical_track"] = steps
    assert agenda(scene, "medical")[1] == stars


def test_medical_agenda_nobody_left_lying_on_board() -> None:
    assert agenda(Scene(), "medical")[0] == 2
    assert agenda(Scene().down("exile"), "medical")[0] == 0
    assert agenda(Scene().down("security"), "medical")[0] == 2
    assert agenda(Scene().down("exile").escaped("exile"), "medical")[0] == 2
    assert agenda(Scene().down("exile").at("exile", "outer_space"), "medical")[0] == 2
    assert agenda(Scene().down("exile").at("exile", "houdini"), "medical")[0] == 0
