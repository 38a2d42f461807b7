"""Security: a Peacekeeper in armour, until force is authorized."""

from __future__ import annotations

from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.things import Drop, Give, PickUp
from game.stationfall.actions.turn import Activate, Reveal
from tests.rules.scene import Scene, agenda, staged


def test_security_peacekeeper_attacks_fugitives_and_the_pcs_of_the_not_innocent_only() -> None:
    scene = staged("security", "kitchen", "exile", "cyborg", "stranger").pc(1, "stranger")
    assert scene.refused(Attack, target="exile", weapon="gun") == "4.4"
    assert scene.refused(Attack, target="stranger", weapon="gun") == "4.4"
    assert scene.can(Attack, target="cyborg", weapon="gun")
    assert scene.accused(1, "suspect").can(Attack, target="stranger", weapon="gun")
    assert scene.accused(1, "guilty").can(Attack, target="stranger", weapon="gun")


def test_security_peacekeeper_does_not_sabotage_but_robs() -> None:
    scene = staged("security", "kitchen", "exile").give("exile", "artifact")
    assert scene.refused(Sabotage) == "4.4"
    assert scene.can(Rob, target="exile", what="artifact", weapon="gun")


def test_security_armored_no_bludgeon_harms_it() -> None:
    scene = (
        staged("exile", "kitchen", "security").give("exile", "bludgeon", "gun").give("security", "artifact")
    )
    assert scene.refused(Attack, target="security", weapon="bludgeon") == "12.8.1"
    assert scene.refused(Rob, target="security", what="artifact", weapon="bludgeon") == "12.8.1"
    assert scene.can(Attack, target="security", weapon="gun")
    assert scene.can(Rob, target="security", what="artifact", weapon="gun")


def test_security_its_gun_is_part_of_it() -> None:
    scene = staged("security", "kitchen", "exile").give("exile", "gun")
    assert scene.refused(Drop, item="gun") == "8.4"
    assert scene.refused(Give, item="gun", to="exile") == "8.4"
    scene = staged("exile", "kitchen", "security").give("exile", "gun")
    assert scene.refused(Rob, target="security", what="gun", weapon="gun") == "8.4"
    scene.down("security")
    assert scene.refused(PickUp, item="gun", source="security") == "8.4"


def test_security_authorized_force_ends_the_peace() -> None:
    scene = Scene().alone("security", "exile").at("security", "kitchen").at("exile", "kitchen")
    scene.identity(0, "security").do(Reveal, card="security").do(Activate, who="security")
    assert scene.can(Attack, target="exile", weapon="gun")
    assert scene.can(Sabotage)


def test_security_agenda_peace_through_superior_firepower() -> None:
    assert agenda(Scene(), "security") == [0, 0, 1, 1, 1]
    scene = Scene().down("cyborg", "stranger", "exile").pc(1, "stranger").accused(1, "suspect")
    assert agenda(scene, "security") == [2, 0, 1, 1, 1]
    assert agenda(scene.give("exile", "bludgeon").give("cyborg", "gun"), "security") == [2, 2, 1, 1, 1]


def test_security_agenda_bodies_count_on_board_only() -> None:
    scene = Scene().down("cyborg").give("cyborg", "gun")
    assert agenda(scene.at("cyborg", "outer_space"), "security")[:2] == [0, 0]
    assert agenda(scene.escaped("cyborg"), "security")[:2] == [0, 0]


def test_security_agenda_robots_with_weapons_do_not_count() -> None:
    assert agenda(Scene().down("medical").give("medical", "bludgeon"), "security")[1] == 0


def test_security_agenda_briefcase_and_artifact_stay() -> None:
    assert agenda(Scene().lying("suite").lying("houdini", "briefcase").away("houdini"), "security")[2:] == [
        0,
        1,
        0,
    ]
    scene = Scene().lying("physics_lab").lying("houdini", "artifact").away("houdini")
    assert agenda(scene, "security")[2:] == [1, 0, 0]
