"""The Drones: two, moved by Remote Control, who take things apart."""

from __future__ import annotations

from game.stationfall.abilities.utility import Disassemble
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, PickUp
from game.stationfall.actions.turn import Activate, Influence
from tests.rules.scene import Scene, staged, tutorial_with


def console(*others: str) -> Scene:
    """The Exile, who works the Mainframe's console by free actions too, and the Drones in the kitchen."""
    scene = staged("exile", "mainframe", *others, brings=("drones",))
    return scene.gather("kitchen", "drone_1", "drone_2")


def remote(who: str = "drone_1") -> dict[str, str]:
    return {"who": who, "by": "exile", "power": "remote_control"}


def test_drones_are_two_and_start_apart() -> None:
    scene = Scene(cast=tutorial_with("drones"))
    assert [scene.pawn(key).at for key in ("drone_1", "drone_2")] == ["physics_lab", "outer_space"]
    assert "drones" not in scene.state.kompromat


def test_drones_remote_control_is_a_console_action() -> None:
    scene = console().do(Step, to="rec_room", **remote())
    assert scene.pawn("drone_1").at == "rec_room"
    assert scene.state.turn.actions == 1
    # Hackers have one for free.
    scene.do(Step, to="aft_hub", pay="free", **remote())
    assert (scene.pawn("drone_1").at, scene.state.turn.actions) == ("aft_hub", 1)


def test_drones_remote_control_needs_a_console_and_a_live_drone() -> None:
    assert console().at("exile", "kitchen").refused(Step, to="rec_room", **remote()) == "4.4.1"
    assert console().blackout().refused(Step, to="rec_room", **remote()) == "4.4.1"
    assert console().down("drone_1").refused(Step, to="rec_room", **remote()) == "4.4.1"
    scene = console().at("exile", "kitchen").jammers(False)
    assert scene.can(Step, to="rec_room", **remote())
    scene = staged("stranger", "mainframe", brings=("drones",)).at("drone_1", "kitchen")
    act = {"who": "drone_1", "by": "stranger", "power": "remote_control"}
    assert scene.can(Step, to="rec_room", **act)
    assert scene.refused(Step, to="rec_room", pay="free", **act) == "15.5.3"


def test_drones_remote_control_is_the_only_way_to_them() -> None:
    scene = console()
    assert scene.refused(Step, who="drone_1", to="rec_room", pay="bribe") == "15.5.4"
    scene.turn(0)
    assert scene.refused(Influence, card="drones", cubes=1) == "15.4.1"
    assert scene.refused(Activate, who="drone_1") == "4.3.1"


def test_drones_remote_control_attacks_are_the_active_players() -> None:
    scene = console("stranger").at("stranger", "kitchen")
    scene.do(Attack, target="stranger", weapon="bludgeon", **remote())
    assert scene.pawn("stranger").down
    assert scene.guilt(0) == "suspect"


def test_drones_remote_control_respects_self_preservation() -> None:
    assert console().goo("rec_room").refused(Step, to="rec_room", **remote()) == "11.2"


def test_drones_disassemble_repairs_the_section() -> None:
    scene = console().damaged("kitchen").do(Disassemble, **remote())
    assert scene.pawn("drone_1").down
    assert not scene.place("kitchen").damaged


def test_drones_disassemble_wakes_a_robot() -> None:
    scene = console("security").at("security", "kitchen").down("security")
    scene.do(Disassemble, target="security", **remote())
    assert (scene.pawn("drone_1").down, scene.pawn("security").down) == (True, False)
    scene.down("security").do(Disassemble, target="drone_1", **remote("drone_2"))
    assert (scene.pawn("drone_1").down, scene.pawn("drone_2").down) == (False, True)


def test_drones_disassemble_needs_something_to_mend() -> None:
    scene = console("stranger").at("stranger", "kitchen").down("stranger")
    assert scene.refused(Disassemble, **remote()) == "5.1.4"
    assert scene.refused(Disassemble, target="stranger", **remote()) == "13.11"
    assert scene.goo("kitchen").refused(Disassemble, **remote()) == "7.6.1"


def test_drones_hold_two_things_each() -> None:
    scene = console().lying("kitchen", "gun", "helmet", "artifact").do(PickUp, item="gun", **remote())
    # The Bludgeon they are built with takes a slot.
    assert scene.refused(PickUp, item="helmet", **remote()) == "12.2.2"
    assert scene.can(PickUp, item="helmet", **remote("drone_2"))
    assert scene.refused(Drop, item="bludgeon", **remote()) == "8.4"
