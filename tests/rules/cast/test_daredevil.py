"""The Daredevil: Adrenaline, and the jump back to Earth."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop
from game.stationfall.actions.turn import Renegotiate
from tests.rules.scene import Scene, agenda, staged


def test_daredevil_adrenaline_hazards_do_not_touch_her() -> None:
    scene = staged("daredevil", "chem_lab").give("daredevil", "firebomb")
    scene.do(Drop, item="firebomb", ignite=True)
    assert scene.place("chem_lab").hazard == "fire"
    assert not scene.pawn("daredevil").down


def test_daredevil_adrenaline_steps_into_hazards_cost_nothing() -> None:
    scene = staged("daredevil", "aft_airlocks").do(Step, to="outer_space", pay="gratis")
    assert scene.state.turn.actions == 2
    assert scene.state.turn.free
    assert scene.refused(Step, to="aft_airlocks", pay="gratis") == "11.3"


def test_daredevil_adrenaline_chains() -> None:
    scene = staged("daredevil", "chem_lab").hazard("bio_lab", "fire").hazard("cryo_lab").damaged("bio_lab")
    scene.do(Step, to="bio_lab", pay="gratis").do(Step, to="cryo_lab", pay="gratis")
    assert scene.pawn("daredevil").at == "cryo_lab"
    assert scene.state.turn.actions == 2


def test_daredevil_adrenaline_drags_a_body_along_for_nothing() -> None:
    scene = staged("daredevil", "aft_airlocks", "exile").down("exile")
    scene.do(Step, to="outer_space", drag="exile", pay="gratis")
    assert scene.pawn("exile").at == "outer_space"


def test_daredevil_adrenaline_helps_nobody_else() -> None:
    assert staged("medical", "aft_airlocks").refused(Step, to="outer_space", pay="gratis") == "11.3"


def test_daredevil_can_be_attacked_like_anybody() -> None:
    scene = staged("exile", "kitchen", "daredevil").give("exile", "bludgeon")
    assert scene.do(Attack, target="daredevil", weapon="bludgeon").pawn("daredevil").down


def jumping(*items: str) -> Scene:
    """The last turn, with the Rocket Wings lying in the Kitchen and the Daredevil revealed beside them."""
    scene = Scene().pc(0, "daredevil").at("daredevil", "kitchen").lying("print_shop")
    scene.lying("kitchen", "rocket_wings").give("daredevil", *items)
    return scene.minute(0).reentry(False).turn(3)


def landed(scene: Scene) -> bool:
    scene.do(Renegotiate)
    while scene.state.phase != "over":
        default = scene.prompt().default
        assert default is not None
        scene.do(default)
    return people.escaped(scene.state, scene.pawn("daredevil"))


def test_daredevil_point_break_rides_the_wings_down() -> None:
    assert landed(jumping("helmet"))
    carried = jumping("helmet").lying("kitchen").at("exile", "kitchen").give("exile", "rocket_wings")
    assert landed(carried)
    assert landed(jumping("helmet", "rocket_wings").lying("kitchen"))


def test_daredevil_point_break_needs_a_helmet_the_wings_and_her_wits() -> None:
    assert not landed(jumping())
    assert not landed(jumping("helmet").lying("kitchen"))
    assert not landed(jumping("helmet").down("daredevil"))
    assert not landed(jumping("helmet").at("daredevil", "aft_hub"))


def test_daredevil_point_break_is_a_reveal_power() -> None:
    """16.2: who reveals only now has no use of it."""
    late = Scene().identity(0, "daredevil").at("daredevil", "kitchen").lying("print_shop")
    late.lying("kitchen", "rocket_wings").give("daredevil", "helmet")
    assert not landed(late.minute(0).reentry(False).turn(3))


def test_daredevil_agenda_thrillseeker() -> None:
    scene = Scene().give("daredevil", "artifact")
    assert agenda(scene, "daredevil") == [0, 0, 0, 0]
    assert agenda(scene.released().escaped("daredevil", "medical"), "daredevil") == [3, 2, 2, 1]
    assert agenda(scene.escaped("exile"), "daredevil") == [3, 0, 2, 1]


def test_daredevil_agenda_artifact_and_contamination_score_once() -> None:
    scene = Scene().escaped("daredevil").contaminated("daredevil")
    assert agenda(scene, "daredevil")[2] == 2
    assert agenda(scene.give("daredevil", "artifact"), "daredevil")[2] == 2


def test_daredevil_brings_the_rocket_wings() -> None:
    assert "rocket_wings" in Scene().place("print_shop").floor
