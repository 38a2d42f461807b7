"""The Troubleshooter: Talk Them Through It."""

from __future__ import annotations

from game.stationfall import station
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.moving import Step
from tests.rules.scene import Scene, agenda, staged


def guided(who: str, section: str, *others: str) -> Scene:
    """Colour 0's PC is the Troubleshooter; it has activated one of its conspirators."""
    scene = Scene().alone(who, *others).pc(0, "troubleshooter")
    for key in (who, *others):
        scene.at(key, section)
    return scene.acting(0, who)


def test_troubleshooter_talk_them_through_it_takes_conspirators_through_vents_and_repairs() -> None:
    assert guided("exile", "kitchen").do(Step, to="reactor").pawn("exile").at == "reactor"
    assert not guided("exile", "kitchen").damaged("kitchen").do(JuryRig).place("kitchen").damaged
    scene = guided("exile", "kitchen", "medical").down("medical")
    assert not scene.do(JuryRig, target="medical").pawn("medical").down


def test_troubleshooter_talk_them_through_it_to_conspirators_only() -> None:
    scene = guided("exile", "kitchen", "stranger").cubes(1, "stranger", 1)
    assert scene.refused(Step, who="stranger", to="reactor", pay="bribe") == "5.4.2"
    assert scene.cubes(0, "stranger", 1).can(Step, who="stranger", to="reactor", pay="bribe")


def test_troubleshooter_talk_them_through_it_while_she_is_live() -> None:
    assert guided("exile", "kitchen").down("troubleshooter").refused(Step, to="reactor") == "5.4.2"


def test_troubleshooter_talk_them_through_it_on_her_players_turn_and_after_the_reveal() -> None:
    scene = Scene().pc(0, "troubleshooter").alone("exile").at("exile", "kitchen").cubes(0, "exile", 1)
    assert scene.acting(1, "exile").refused(Step, to="reactor") == "5.4.2"
    assert staged("exile", "kitchen").refused(Step, to="reactor") == "5.4.2"


def test_troubleshooter_agenda_pristine_til_the_end() -> None:
    scene = Scene().mended("hail_mary")
    assert agenda(scene, "troubleshooter") == [2, 2, 2, 3]
    scene.armed().released().damaged("kitchen").down("cyborg", "medical", "security")
    assert agenda(scene, "troubleshooter") == [0, 0, 0, 0]


def test_troubleshooter_agenda_hail_mary_is_damaged_until_mended_or_gone() -> None:
    assert agenda(Scene(), "troubleshooter")[2] == 0
    assert agenda(Scene().away("hail_mary"), "troubleshooter")[2] == 2


def test_troubleshooter_agenda_escaped_robots_count_and_annihilated_do_not() -> None:
    assert agenda(Scene().escaped("medical").annihilated("security"), "troubleshooter")[3] == 2


def test_troubleshooter_brings_the_cargo_claw() -> None:
    plan = station.board(Scene().state)
    assert {work.verb for work in plan.sections["cargo_claw"].works} == {"grab"}
    assert "cargo_claw" in plan.inward
