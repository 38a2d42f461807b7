"""The Engineer: Overload, and the Reactor's ejector."""

from __future__ import annotations

import pytest

from game.stationfall import people
from game.stationfall.actions.section import EjectAntimatter, SectionLaunch
from game.stationfall.actions.turn import Activate, Renegotiate, Reveal
from tests.rules.scene import Scene, agenda, staged


def test_engineer_overload_marks_any_section_and_damages_it_next_turn() -> None:
    scene = Scene().identity(0, "engineer").do(Reveal, card="engineer")
    assert set(scene.picks()) == set(scene.state.places)
    scene.answer("chem_lab").do(Renegotiate)
    assert not scene.place("chem_lab").damaged
    for _ in range(3):
        scene.do(Renegotiate)
    assert not scene.place("chem_lab").damaged
    assert scene.do(Renegotiate).place("chem_lab").damaged


def test_engineer_overload_does_not_reach_pods_that_left() -> None:
    scene = Scene().identity(0, "engineer").away("houdini").do(Reveal, card="engineer")
    assert "houdini" not in scene.picks()


def test_engineer_overload_strikes_a_pod_that_leaves_under_it() -> None:
    scene = Scene().identity(0, "engineer").abandon().at("exile", "houdini").do(Reveal, card="engineer")
    scene.answer("houdini").at("medical", "aft_airlocks").cubes(0, "medical", 1).do(Activate, who="medical")
    scene.do(SectionLaunch, pod="houdini").end_turn()
    assert people.escaped(scene.state, scene.pawn("exile"))
    for _ in range(4):
        scene.do(Renegotiate)
    assert scene.pawn("exile").annihilated


def test_engineer_overload_needs_a_time_marker() -> None:
    scene = Scene().identity(0, "engineer")
    for pod in ("houdini", "mcqueen", "alcatraz"):
        scene.marker(0, "launch", pod)
    assert scene.do(Reveal, card="engineer").asked() == ""


def test_engineer_agenda_preserve_ecosphere() -> None:
    assert agenda(Scene(), "engineer") == [0, 3, 2, 1]
    scene = Scene().contaminated("exile").escaped("exile").accused(0, "suspect")
    scene.lying("physics_lab").give("exile", "artifact")
    assert agenda(scene, "engineer") == [0, 0, 0, 0]


@pytest.mark.parametrize(("card", "row", "points"), [("engineer", 1, 3), ("cyborg", 2, 2)])
def test_contamination_may_stay_aboard(card: str, row: int, points: int) -> None:
    assert agenda(Scene().contaminated("exile"), card)[row] == points
    assert agenda(Scene().contaminated("exile").at("exile", "houdini"), card)[row] == points
    assert agenda(Scene().contaminated("exile").at("exile", "houdini").away("houdini"), card)[row] == 0


def test_engineer_agenda_the_detonation_must_end_the_game_itself() -> None:
    scene = Scene().identity(0, "engineer").armed(0, minute=5).antimatter("kitchen").minute(5).do(Renegotiate)
    assert agenda(scene, "engineer")[0] == 3
    scene = Scene().identity(0, "engineer").armed().antimatter("kitchen").minute(0).reentry(False).turn(3)
    assert agenda(scene.do(Renegotiate), "engineer")[0] == 0


def test_engineer_guards_the_ejector() -> None:
    assert staged("exile", "reactor").refused(EjectAntimatter) == "map.eject.antimatter"
    assert staged("engineer", "reactor").can(EjectAntimatter)
