"""The Digital Assistant: data that acts, with Root Access and a Trojan Horse."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.console import Jammers, Suppress
from game.stationfall.actions.section import (
    AbandonShip,
    BridgeLaunch,
    Manufacture,
    ReleaseProjectX,
    SectionLaunch,
    TimedLaunch,
)
from game.stationfall.actions.turn import Influence, Reveal
from tests.rules.scene import Scene, revealed, staged, tutorial_with


def assistant(*others: str) -> Scene:
    """Colour 0 has the Digital Assistant activated; these others are in the kitchen."""
    return staged("digital_assistant", "kitchen", *others)


def test_digital_assistant_ai_takes_console_actions_from_nowhere() -> None:
    scene = assistant().do(Jammers, on=False)
    assert not scene.state.jammers
    assert scene.state.turn.actions == 1
    assert not scene.state.turn.free
    assert scene.hazard("kitchen").can(Suppress, section="kitchen")


def test_digital_assistant_ai_takes_nothing_but_console_actions() -> None:
    own = {
        str(type(act).__struct_config__.tag)
        for act in assistant("exile").listed(0)
        if getattr(act, "who", "") == "digital_assistant"
    }
    assert own == {"jammers", "suppress"}


def test_digital_assistant_ai_is_bribed_for_them_and_stopped_by_a_blackout() -> None:
    scene = staged("exile", "kitchen", brings=("digital_assistant",))
    scene.do(Jammers, who="digital_assistant", on=False, pay="bribe")
    assert not scene.state.jammers
    assert assistant().blackout().refused(Jammers, on=True) == "7.2.1.1"
    assert assistant().hazard("kitchen").blackout().refused(Suppress, section="kitchen") == "7.2.2.1"


def test_digital_assistant_ai_makes_its_holders_officers_in_sections() -> None:
    scene = staged("exile", "bridge", brings=("digital_assistant",))
    assert scene.refused(AbandonShip) == "13.1"
    scene.data("exile", "digital_assistant")
    assert scene.can(AbandonShip)
    assert scene.can(ReleaseProjectX)
    scene = staged("exile", "print_shop", brings=("digital_assistant",)).data("exile", "digital_assistant")
    assert scene.can(Manufacture, thing="gun")
    scene = staged("exile", "bio_lab", brings=("digital_assistant",)).data("exile", "digital_assistant")
    assert scene.refused(Step, to="vault_x") == "12.1.3"


def test_digital_assistant_ai_launches_pods_without_abandon_ship() -> None:
    scene = staged("exile", "houdini", brings=("digital_assistant",))
    assert scene.refused(TimedLaunch) == "5.5.4"
    assert scene.data("exile", "digital_assistant").can(TimedLaunch)
    scene = staged("exile", "aft_airlocks", "stranger", brings=("digital_assistant",))
    scene.at("stranger", "houdini").data("exile", "digital_assistant").do(SectionLaunch, pod="houdini")
    assert people.escaped(scene.state, scene.pawn("stranger"))
    scene = staged("exile", "bridge", brings=("digital_assistant",)).at("stranger", "houdini")
    assert scene.data("exile", "digital_assistant").can(BridgeLaunch)


def test_digital_assistant_is_made_in_the_mainframe_and_copied_like_data() -> None:
    scene = staged("exile", "mainframe", "stranger", brings=("digital_assistant",))
    scene.do(Manufacture, thing="digital_assistant").do(Copy, data="digital_assistant", to="stranger")
    assert scene.pawn("stranger").data == ("digital_assistant",)
    assert staged("exile", "mainframe").refused(Manufacture, thing="digital_assistant") == "2.1.1"


def test_digital_assistant_helpful_takes_one_cube_a_player() -> None:
    scene = Scene(cast=tutorial_with("digital_assistant")).cubes(1, "digital_assistant", 1)
    assert scene.refused(Influence, card="digital_assistant", cubes=2) == "15.4.1"
    scene.do(Influence, card="digital_assistant", cubes=1).turn(0)
    assert scene.refused(Influence, card="digital_assistant", cubes=1) == "15.4.1"


def rooted(*others: str) -> Scene:
    return revealed("digital_assistant", "kitchen", *others)


def root(who: str) -> dict[str, str]:
    return {"who": who, "by": "digital_assistant", "power": "root_access"}


def test_digital_assistant_root_access_moves_a_robot_with_a_copy() -> None:
    scene = rooted("security", "medical").data("security", "digital_assistant")
    scene.do(Step, to="rec_room", **root("security"))
    assert scene.pawn("security").at == "rec_room"
    assert scene.state.turn.actions == 1
    assert scene.refused(Step, to="rec_room", **root("medical")) == "4.4.1"
    assert scene.down("security").refused(Step, to="kitchen", **root("security")) == "4.4.1"


def test_digital_assistant_root_access_not_over_humans_but_over_the_cyborg_and_drones() -> None:
    scene = rooted("exile", "cyborg", "drone_1")
    for who in ("exile", "cyborg", "drone_1"):
        scene.data(who, "digital_assistant")
    assert scene.refused(Step, to="rec_room", **root("exile")) == "4.4.1"
    assert scene.can(Step, to="rec_room", **root("cyborg"))
    assert scene.can(Step, to="rec_room", **root("drone_1"))


def test_digital_assistant_root_access_knows_no_self_preservation_and_no_blackout() -> None:
    scene = rooted("cyborg").at("cyborg", "forward_hub").data("cyborg", "digital_assistant")
    scene.hazard("physics_lab", "fire").blackout().do(Step, to="physics_lab", **root("cyborg"))
    assert scene.pawn("cyborg").down


def test_digital_assistant_root_access_is_a_reveal_power() -> None:
    scene = assistant("security").data("security", "digital_assistant")
    assert scene.refused(Step, to="rec_room", **root("security")) == "4.4.1"


def test_digital_assistant_trojan_horse_copies_to_who_has_a_secret() -> None:
    scene = assistant("exile", "stranger", "security").identity(0, "digital_assistant").turn(0)
    scene.data("exile", "evidence").data("stranger", "x_secret").data("medical", "evidence")
    scene.escaped("medical").do(Reveal, card="digital_assistant")
    assert set(scene.picks()) == {"exile", "stranger"}
    assert scene.answer("stranger").pawn("stranger").data == ("x_secret", "digital_assistant")


def test_digital_assistant_trojan_horse_with_one_host_asks_nothing() -> None:
    scene = assistant("exile").identity(0, "digital_assistant").turn(0).data("exile", "evidence")
    scene.do(Reveal, card="digital_assistant")
    assert scene.asked() == ""
    assert "digital_assistant" in scene.pawn("exile").data


def test_digital_assistant_holds_nothing_and_is_never_down() -> None:
    scene = assistant("exile").acting(0, "exile").give("exile", "gun").data("exile", "evidence")
    assert scene.refused(Attack, target="digital_assistant", weapon="gun") == "5.2"
    assert scene.jammers(False).refused(Copy, data="evidence", to="digital_assistant") == "4.2.2"
    assert people.live(scene.pawn("digital_assistant"))
