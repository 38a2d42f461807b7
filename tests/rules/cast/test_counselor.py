"""The Counselor: Wormtongue and the Recorded Confessional."""

from __future__ import annotations

from game.stationfall import station
from game.stationfall.abilities.conspirator import Wormtongue
from game.stationfall.actions.turn import Reveal
from tests.rules.scene import Scene, agenda, staged, tutorial_with


def test_counselor_wormtongue_betrays_one_cube_of_a_human_here() -> None:
    scene = staged("counselor", "kitchen", "exile").cubes(1, "exile", 2).cubes(2, "exile", 1)
    scene.do(Wormtongue, target="exile", colour=1)
    assert scene.card("exile").cubes == (0, 1, 1, 0)
    assert scene.colour(1).betrayal == 1
    assert scene.state.turn.actions == 1


def test_counselor_wormtongue_on_ones_own_cube_if_need_be() -> None:
    scene = staged("counselor", "kitchen", "exile").cubes(0, "exile", 1)
    scene.do(Wormtongue, target="exile", colour=0)
    assert scene.colour(0).betrayal == 1


def test_counselor_wormtongue_needs_a_human_with_cubes_here() -> None:
    scene = staged("counselor", "kitchen", "exile", "medical").cubes(1, "medical", 1).cubes(1, "stranger", 1)
    assert scene.refused(Wormtongue, target="medical", colour=1) == "4.2.1"
    assert scene.refused(Wormtongue, target="stranger", colour=1) == "5.2"
    assert scene.refused(Wormtongue, target="exile", colour=1) == "15.4"
    scene.cubes(1, "exile", 1).complete(Wormtongue)


def test_counselor_wormtongue_finds_no_cubes_on_a_pc() -> None:
    scene = staged("counselor", "kitchen", "exile").pc(1, "exile")
    assert scene.refused(Wormtongue, target="exile", colour=1) == "15.4"


def confessing(*others: str) -> Scene:
    scene = Scene().alone("counselor", *others).identity(0, "counselor")
    for key in ("counselor", *others):
        scene.at(key, "kitchen")
    return scene


def test_counselor_recorded_confessional_makes_a_humans_conspiracies_suspect() -> None:
    scene = confessing("exile", "stranger").cubes(1, "exile", 1).cubes(2, "exile", 1).cubes(3, "stranger", 1)
    scene.cubes(0, "exile", 1).do(Reveal, card="counselor")
    assert set(scene.picks()) == {"exile", "stranger"}
    scene.answer("exile")
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent", "suspect", "suspect", "innocent"]


def test_counselor_recorded_confessional_only_of_those_who_lead() -> None:
    scene = confessing("exile").cubes(1, "exile", 2).cubes(2, "exile", 1).do(Reveal, card="counselor")
    assert (scene.guilt(1), scene.guilt(2)) == ("suspect", "innocent")


def test_counselor_recorded_confessional_of_somebodys_pc() -> None:
    scene = confessing("exile").pc(2, "exile").do(Reveal, card="counselor")
    assert scene.guilt(2) == "suspect"


def test_counselor_recorded_confessional_leaves_the_guilty_guilty() -> None:
    scene = confessing("exile").cubes(1, "exile", 1).accused(1, "guilty").do(Reveal, card="counselor")
    assert scene.guilt(1) == "guilty"


def test_counselor_recorded_confessional_needs_her_live_and_a_human_with_her() -> None:
    scene = confessing("exile").down("counselor").cubes(1, "exile", 1).do(Reveal, card="counselor")
    assert scene.guilt(1) == "innocent"
    scene = confessing("medical").cubes(1, "medical", 1).do(Reveal, card="counselor")
    assert scene.asked() == ""
    assert scene.guilt(1) == "innocent"


def test_5_6_counselor_recorded_confessional_does_not_reach_who_escaped() -> None:
    scene = confessing("exile").cubes(1, "exile", 1).at("counselor", "houdini").at("exile", "houdini")
    scene.away("houdini").do(Reveal, card="counselor")
    assert (scene.asked(), scene.guilt(1)) == ("", "innocent")


def test_4_3_1_counselor_recorded_confessional_of_a_clone_who_lies_down() -> None:
    """Another Clone still stands and conspires, but this one does not."""
    scene = Scene(cast=tutorial_with("clones")).alone("counselor", "clones_alpha")
    scene.identity(0, "counselor").gather("kitchen", "counselor", "clones_alpha").cubes(1, "clones", 1)
    scene.down("clones_alpha").do(Reveal, card="counselor")
    assert scene.told("confessional")
    assert scene.guilt(1) == "innocent"


def test_counselor_agenda_cloak_and_dagger() -> None:
    scene = Scene().betrayal(0, 1)
    assert agenda(scene, "counselor") == [0, 0, 0, 0]
    scene.escaped("counselor").lying("physics_lab").give("counselor", "artifact").kompromat(0, "exile")
    assert agenda(scene.betrayal(0, 0), "counselor") == [2, 4, 2, 1]


def test_counselor_agenda_the_artifact_may_leave_with_anybody_or_in_a_pod() -> None:
    scene = Scene().lying("physics_lab").give("medical", "artifact").escaped("medical")
    assert agenda(scene, "counselor")[1] == 4
    assert (
        agenda(Scene().lying("physics_lab").lying("houdini", "artifact").away("houdini"), "counselor")[1] == 4
    )


def test_counselor_agenda_ties_for_most_fail_and_ties_for_fewest_count() -> None:
    scene = Scene().kompromat(0, "exile").kompromat(1, "medical")
    assert agenda(scene, "counselor")[2:] == [0, 1]
    assert agenda(scene.betrayal(0, 1), "counselor")[3] == 0


def test_counselor_brings_the_shred_room_behind_a_lock() -> None:
    scene = Scene()
    assert scene.locked("therapy_garden", "shred_room")
    assert {work.verb for work in station.board(scene.state).sections["shred_room"].works} == {"salvage"}
