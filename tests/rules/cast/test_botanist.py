"""The Botanist and her Fang Moss."""

from __future__ import annotations

from game.stationfall.abilities.utility import Feed
from game.stationfall.actions.basic.moving import Step
from game.stationfall.cast.botanist import Creep
from tests.rules.scene import Scene, staged, tutorial_with


def test_botanist_zero_born_floats_for_the_free_pick_up() -> None:
    scene = staged("botanist", "therapy_garden").do(Step, to="aft_hub", pay="free")
    assert scene.state.turn.actions == 2
    assert staged("botanist", "aft_hub").refused(Step, to="therapy_garden", pay="free") == "15.5.3"


def eaten(scene: Scene, who: str) -> bool:
    return scene.pawn(who).annihilated and scene.told("devoured")


def test_botanist_brings_the_moss() -> None:
    assert "fang_moss" in Scene(cast=tutorial_with("botanist")).place("hydroponics").floor
    assert "fang_moss" not in Scene().place("hydroponics").floor


def test_botanist_fang_moss_feeds_in_anybodys_hands() -> None:
    scene = staged("medical", "kitchen", "exile", brings=("botanist",)).lying("hydroponics")
    scene.give("medical", "fang_moss").give("exile", "artifact").data("exile", "evidence").down("exile")
    scene.do(Feed, target="exile")
    assert eaten(scene, "exile")
    assert "artifact" in scene.place("kitchen").floor
    assert scene.state.tally["moss"] == 1
    assert scene.state.turn.actions == 1
    # Annihilation is not Downing anybody (10.1.2).
    assert scene.guilt(0) == "innocent"


def test_botanist_fang_moss_eats_only_down_humans_here() -> None:
    scene = staged("medical", "kitchen", "exile", "security", brings=("botanist",)).lying("hydroponics")
    assert scene.down("exile").refused(Feed, target="exile") == "8.3"
    scene.give("medical", "fang_moss").down("security")
    assert scene.refused(Feed, target="security") == "4.6.5"
    scene._pawn("exile", down=False)
    assert scene.refused(Feed, target="exile") == "4.6.5"
    assert scene.down("stranger").refused(Feed, target="stranger") == "5.2"
    scene.complete(Feed)


def creeping(section: str = "kitchen", who: str = "exile", *others: str) -> Scene:
    """The Botanist's player has somebody else activated far away; the Moss lies in a section."""
    scene = staged(who, "forward_hub", *others, brings=("botanist",)).pc(0, "botanist").acting(0, who)
    return scene.lying("hydroponics").lying(section, "fang_moss")


def test_botanist_creatropism_takes_one_free_step_whoever_acts() -> None:
    scene = creeping("aft_hub").do(Creep, to="reactor")
    assert scene.place("reactor").floor == ("fang_moss",)
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, True)
    assert scene.refused(Creep, to="aft_hub") == "11.3"


def test_botanist_creatropism_or_feeds_once() -> None:
    scene = creeping("kitchen").at("stranger", "kitchen").down("stranger").do(Creep, target="stranger")
    assert eaten(scene, "stranger")
    assert scene.place("kitchen").floor == ("fang_moss",)
    assert scene.refused(Creep, to="rec_room") == "11.3"


def test_botanist_creatropism_is_stopped_by_a_live_holder_only() -> None:
    scene = creeping("kitchen").lying("kitchen").at("stranger", "aft_hub").give("stranger", "fang_moss")
    assert scene.refused(Creep, to="reactor") == "4.4.4"
    assert not scene.legal(Creep)
    scene.down("stranger").do(Creep, to="reactor")
    assert scene.pawn("stranger").items == ()
    assert scene.place("reactor").floor == ("fang_moss",)


def test_botanist_creatropism_eats_its_own_down_holder() -> None:
    scene = creeping("kitchen").lying("kitchen").at("stranger", "aft_hub").give("stranger", "fang_moss")
    scene.down("stranger").do(Creep, target="stranger")
    assert eaten(scene, "stranger")
    assert scene.place("aft_hub").floor == ("fang_moss",)


def test_botanist_creatropism_neither_vents_nor_locks_but_airlocks_and_hazards() -> None:
    scene = creeping("reactor").hazard("aft_hub", "fire")
    assert {act.to for act in scene.legal(Creep)} >= {"aft_hub", "aft_airlocks"}
    assert scene.refused(Creep, to="kitchen") == "12.1.1"
    assert scene.refused(Creep, to="magnetic_containment") == "12.1.1"
    scene = creeping("aft_airlocks").do(Creep, to="outer_space")
    assert "fang_moss" in scene.place("outer_space").floor
    assert creeping("outer_space").can(Creep, to="aft_airlocks")


def test_botanist_creatropism_fills_no_seat() -> None:
    scene = creeping("aft_airlocks").gather("houdini", "stranger", "astrochimp").do(Creep, to="houdini")
    assert scene.place("houdini").floor == ("fang_moss",)


def test_botanist_creatropism_is_over_once_the_moss_is_away() -> None:
    scene = creeping("houdini").at("stranger", "houdini").down("stranger").away("houdini")
    assert scene.refused(Creep, target="stranger") == "4.6.5.2"
    assert not scene.legal(Creep)


def test_botanist_creatropism_belongs_to_her_player_after_the_reveal() -> None:
    assert not staged("exile", "forward_hub", brings=("botanist",)).legal(Creep)
    scene = creeping().acting(1, "exile")
    assert scene.refused(Creep, to="rec_room") == "4.4.4"
    assert creeping().pc(0, "botanist").turn(0).refused(Creep, to="rec_room") == "15.2"
