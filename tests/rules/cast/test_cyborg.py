"""The Cyborg: a Fugitive who is Human and Robot, Brutal, and repairs himself."""

from __future__ import annotations

from game.stationfall.abilities.defensive import SelfRepair
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section import Repair
from game.stationfall.actions.turn import Activate
from tests.rules.scene import Scene, agenda, revealed, staged


def test_cyborg_fugitive_downing_him_is_no_crime() -> None:
    scene = staged("exile", "kitchen", "cyborg", "stranger").give("exile", "gun")
    scene.do(Attack, target="cyborg", weapon="gun")
    assert scene.pawn("cyborg").down
    assert scene.guilt(0) == "innocent"
    assert scene.do(Attack, target="stranger", weapon="gun").guilt(0) == "suspect"


def test_cyborg_fugitive_nor_is_what_he_does() -> None:
    scene = (
        staged("cyborg", "kitchen", "exile").give("cyborg", "gun").do(Attack, target="exile", weapon="gun")
    )
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "innocent"


def test_cyborg_is_human_to_hazards_and_weapons() -> None:
    assert staged("cyborg", "aft_airlocks").refused(Step, to="outer_space") == "11.2"
    assert staged("cyborg", "aft_airlocks").give("cyborg", "helmet").can(Step, to="outer_space")
    scene = staged("exile", "kitchen", "cyborg").give("exile", "bludgeon").give("cyborg", "helmet")
    assert scene.refused(Attack, target="cyborg", weapon="bludgeon") == "12.8.1"


def test_cyborg_is_a_robot_to_the_workshop() -> None:
    scene = staged("exile", "machine_shop", "cyborg").down("cyborg").do(Repair, target="cyborg")
    assert not scene.pawn("cyborg").down


def test_cyborg_brutal_breaks_bludgeon_and_helmet() -> None:
    scene = revealed("cyborg", "kitchen", "stranger").give("cyborg", "bludgeon").give("stranger", "helmet")
    scene.do(Attack, target="stranger", weapon="bludgeon")
    assert scene.pawn("stranger").down
    assert scene.pawn("cyborg").items == ()
    assert scene.pawn("stranger").items == ()
    assert "helmet" not in scene.place("kitchen").floor


def test_cyborg_brutal_keeps_the_bludgeon_for_bare_heads() -> None:
    scene = revealed("cyborg", "kitchen", "stranger").give("cyborg", "bludgeon")
    assert scene.do(Attack, target="stranger", weapon="bludgeon").pawn("cyborg").items == ("bludgeon",)


def test_cyborg_brutal_is_a_reveal_power() -> None:
    scene = staged("cyborg", "kitchen", "stranger").give("cyborg", "bludgeon").give("stranger", "helmet")
    assert scene.refused(Attack, target="stranger", weapon="bludgeon") == "12.8.1"


def test_cyborg_brutal_does_not_rob_the_helmeted() -> None:
    scene = revealed("cyborg", "kitchen", "stranger").give("cyborg", "bludgeon").give("stranger", "helmet")
    assert scene.refused(Rob, target="stranger", what="helmet", weapon="bludgeon") == "12.8.1"


def test_cyborg_self_repair_is_the_first_action_of_the_down() -> None:
    scene = Scene().alone("cyborg").at("cyborg", "kitchen").pc(0, "cyborg").down("cyborg")
    scene.do(Activate, who="cyborg")
    assert scene.refused(Step, to="rec_room") == "11.1"
    scene.do(SelfRepair)
    assert not scene.pawn("cyborg").down
    assert scene.state.turn.actions == 1
    assert scene.can(Step, to="rec_room")


def test_cyborg_self_repair_comes_first_or_not_at_all() -> None:
    scene = revealed("cyborg", "aft_hub")
    scene.state.traps["reactor"] = "real"
    scene.do(Step, to="reactor")
    assert scene.pawn("cyborg").down
    assert scene.state.turn.actions == 1
    assert scene.refused(SelfRepair) == "15.5.2"


def test_cyborg_self_repair_is_for_his_own_player_after_the_reveal() -> None:
    scene = Scene().cubes(0, "cyborg", 1).down("cyborg")
    assert scene.refused(Activate, who="cyborg") == "15.5.2"
    assert Scene().pc(1, "cyborg").down("cyborg").refused(Activate, who="cyborg") == "15.5.2"


def test_cyborg_self_repair_fails_bare_headed_in_a_hazard() -> None:
    scene = Scene().alone("cyborg").at("cyborg", "kitchen").pc(0, "cyborg").down("cyborg").hazard("kitchen")
    scene.do(Activate, who="cyborg")
    assert scene.refused(SelfRepair) == "12.11.2"
    assert scene.give("cyborg", "helmet").can(SelfRepair)


def test_cyborg_self_repair_is_not_for_the_live() -> None:
    assert revealed("cyborg", "kitchen").refused(SelfRepair) == "12.11.1"


def test_cyborg_agenda_revenge() -> None:
    assert agenda(Scene(), "cyborg") == [0, 2, 2, 0]
    scene = Scene().down("engineer", "counselor").annihilated("station_chief").released()
    assert agenda(scene, "cyborg") == [3, 2, 2, 2]
    scene = Scene().pc(1, "exile").escaped("exile").contaminated("medical").escaped("medical")
    assert agenda(scene, "cyborg") == [0, 0, 0, 0]


def test_cyborg_agenda_npcs_and_robots_may_escape() -> None:
    scene = Scene().pc(1, "medical").escaped("medical", "exile")
    assert agenda(scene, "cyborg")[1] == 2


def test_cyborg_agenda_he_is_a_human_pc_himself() -> None:
    assert agenda(Scene().pc(0, "cyborg").escaped("cyborg"), "cyborg")[1] == 0
