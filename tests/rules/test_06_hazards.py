"""6. Hazards: fire and asphyxiation."""

from __future__ import annotations

import pytest

from game.stationfall import station
from game.stationfall.abilities.defensive import SelfRepair
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.console import Suppress
from game.stationfall.actions.deeds import Deed
from game.stationfall.state import Hazard
from tests.rules.scene import Scene, tutorial_with

HAZARDS: tuple[Hazard, ...] = ("fire", "asphyxiation")


@pytest.mark.parametrize("hazard", HAZARDS)
@pytest.mark.parametrize(
    ("body", "helmet", "falls"),
    [
        ("stranger", False, True),
        ("stranger", True, False),
        ("medical", False, False),
        ("cyborg", False, True),
        ("cyborg", True, False),
    ],
)
def test_6_1_hazards_down_humans_without_a_helmet(
    hazard: Hazard, body: str, helmet: bool, falls: bool
) -> None:
    """Shown on somebody whose Helmet, or whose footing, decides what a step into the hazard would do."""
    scene = Scene().alone().at(body, "aft_hub").hazard("reactor", hazard).acting(0, body)
    if helmet:
        scene.give(body, "helmet")
    assert scene.can(Step, to="reactor") is not falls
    if falls:
        assert scene.refused(Step, to="reactor") == "11.2"
    else:
        assert not scene.do(Step, to="reactor").pawn(body).down


def test_6_1_an_outbreak_downs_everybody_unprotected_at_once() -> None:
    """Live Humans without Helmet go Down; the helmeted, the Robots and the next section do not."""
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb").at("astrochimp", "aft_hub")
    scene.gather("reactor", "stranger", "counselor", "engineer", "medical", "cyborg").give(
        "engineer", "helmet"
    )
    scene.acting(0, "exile").do(Throw, item="firebomb", to="reactor", ignite=True)
    downed = {key for key, pawn in scene.state.pawns.items() if pawn.down}
    assert downed == {"stranger", "counselor", "cyborg"}


@pytest.mark.parametrize("cls", [Drop, Give, Throw])
def test_6_1_whoever_is_made_to_part_with_the_helmet_goes_down(cls: type[Deed]) -> None:
    """Root Access knows no self-preservation: the Cyborg, as a Human, falls in the airless section."""
    scene = Scene(cast=tutorial_with("digital_assistant")).alone().gather("reactor", "cyborg", "medical")
    scene.give("cyborg", "helmet").data("cyborg", "digital_assistant").hazard("reactor")
    scene.pc(0, "digital_assistant").acting(0, "digital_assistant")
    fields = {Drop: {}, Give: {"to": "medical"}, Throw: {"to": "aft_hub"}}[cls]
    scene.do(cls, who="cyborg", item="helmet", by="digital_assistant", power="root_access", **fields)
    assert scene.pawn("cyborg").down


def test_6_1_an_integral_helmet_protects_as_well() -> None:
    """A Human with a built-in Helmet walks through fire."""
    scene = Scene().alone().at("stranger", "aft_hub").integral("stranger", "helmet").hazard("reactor", "fire")
    scene.acting(0, "stranger").do(Step, to="reactor")
    assert not scene.pawn("stranger").down


def test_6_2_no_waking_in_a_hazard() -> None:
    """A Human without Helmet stays Down there; with one, or once the air is back, Nanogel works."""
    scene = Scene().alone().gather("reactor", "medical", "stranger").down("stranger").hazard("reactor")
    scene.give("medical", "nanogel").acting(0, "medical")
    assert scene.refused(Revive, target="stranger") == "12.11.2"
    scene.complete(Revive).give("medical", "helmet").do(Give, item="helmet", to="stranger")
    scene.complete(Revive).do(Revive, target="stranger")
    assert not scene.pawn("stranger").down
    again = Scene().alone().gather("reactor", "medical", "stranger").down("stranger")
    again.give("medical", "nanogel").acting(0, "medical").do(Revive, target="stranger")
    assert not again.pawn("stranger").down


def test_6_2_robots_wake_in_a_hazard() -> None:
    scene = (
        Scene().alone().gather("reactor", "medical", "security").down("security").hazard("reactor", "fire")
    )
    scene.give("medical", "nanogel").acting(0, "medical").do(Revive, target="security")
    assert not scene.pawn("security").down


def test_6_2_the_cyborg_is_human_enough_to_stay_down() -> None:
    """Neither Nanogel nor a Jury Rig helps without a Helmet, nor does it repair itself; with one they do."""
    scene = Scene().alone().gather("reactor", "cyborg", "troubleshooter").down("cyborg").hazard("reactor")
    scene.give("troubleshooter", "helmet", "nanogel").acting(0, "troubleshooter")
    assert scene.refused(JuryRig, target="cyborg") == "12.11.2"
    assert scene.refused(Revive, target="cyborg") == "12.11.2"
    scene.complete(JuryRig).complete(Revive).pc(1, "cyborg").acting(1, "cyborg")
    assert scene.refused(SelfRepair) == "12.11.2"
    assert not scene.give("cyborg", "helmet").do(SelfRepair).pawn("cyborg").down


def test_6_3_a_console_takes_both_hazards_away() -> None:
    """Fire becomes asphyxiation, asphyxiation becomes air."""
    scene = Scene().alone().at("exile", "security_station").hazard("reactor", "fire").acting(0, "exile")
    scene.do(Suppress, section="reactor")
    assert scene.place("reactor").hazard == "asphyxiation"
    scene.do(Suppress, section="reactor")
    assert scene.place("reactor").hazard == ""
    assert scene.fresh().refused(Suppress, section="reactor") == "14.1"


def test_6_3_magnetic_containment_can_be_aired() -> None:
    """The hazard of the set-up is a hazard like any other."""
    scene = Scene().alone().at("exile", "security_station").acting(0, "exile")
    assert scene.place("magnetic_containment").hazard == "asphyxiation"
    scene.do(Suppress, section="magnetic_containment")
    assert scene.place("magnetic_containment").hazard == ""


def test_6_4_outer_space_needs_a_helmet_for_ever() -> None:
    scene = Scene().alone().gather("aft_airlocks", "exile", "medical").acting(0, "exile")
    assert scene.refused(Step, to="outer_space") == "11.2"
    scene.at("exile", "security_station")
    assert scene.refused(Suppress, section="outer_space") == "5.1.7.2"
    assert not scene.legal(Suppress, section="outer_space")
    scene.acting(0, "medical").do(Step, to="outer_space")
    assert not scene.pawn("medical").down


def test_6_5_fire_damages_the_section_at_once() -> None:
    """With all that damage does: in the Reactor the power falls to emergency."""
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb").acting(0, "exile")
    scene.do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.place("reactor").hazard == "fire"
    assert scene.place("reactor").damaged
    assert station.emergency(scene.state)


def test_6_5_fire_in_a_damaged_section_changes_no_more() -> None:
    """The second Power Section is not lost by a fire in the first."""
    scene = Scene().alone().damage("reactor").at("exile", "aft_hub").give("exile", "firebomb")
    scene.acting(0, "exile").do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.place("reactor").hazard == "fire"
    assert not station.blackout(scene.state)


def test_6_5_asphyxiation_damages_nothing() -> None:
    assert not Scene().place("magnetic_containment").damaged


def test_6_5_1_nothing_burns_without_air() -> None:
    """A Firebomb can be thrown there, unlit; lighting it is refused, thrown or dropped."""
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb").hazard("reactor")
    scene.acting(0, "exile")
    assert scene.refused(Throw, item="firebomb", to="reactor", ignite=True) == "6.5.1"
    scene.complete(Throw).do(Throw, item="firebomb", to="reactor")
    assert scene.place("reactor").hazard == "asphyxiation"
    assert not scene.place("reactor").damaged
    assert scene.place("reactor").floor == ("firebomb",)
    scene.give("exile", "firebomb", "helmet").at("exile", "reactor").fresh()
    assert scene.refused(Drop, item="firebomb", ignite=True) == "6.5.1"
    scene.complete(Drop)


def test_6_5_1_only_bad_air_forbids_a_fire() -> None:
    """Where it burns already a second bomb may go off, thrown or dropped, and is used up."""
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb", "firebomb", "helmet")
    scene.damaged("reactor").hazard("reactor", "fire").acting(0, "exile").complete(Throw)
    scene.do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.place("reactor").floor == ()
    scene.at("exile", "reactor").fresh().complete(Drop).do(Drop, item="firebomb", ignite=True)
    assert scene.place("reactor").floor == ()
    assert scene.pawn("exile").items == ("helmet",)


def test_6_5_a_fire_that_breaks_out_anew_damages_what_was_repaired() -> None:
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb").at("engineer", "reactor")
    scene.give("engineer", "helmet").damage("reactor").hazard("reactor", "fire").acting(0, "engineer")
    assert not scene.do(JuryRig).place("reactor").damaged
    scene.acting(0, "exile").do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.place("reactor").damaged
    assert station.emergency(scene.state)


def test_6_5_1_nothing_burns_in_outer_space() -> None:
    scene = Scene().alone().at("exile", "aft_airlocks").give("exile", "firebomb").acting(0, "exile")
    assert scene.refused(Throw, item="firebomb", to="outer_space", ignite=True) == "6.5.1"
    scene.complete(Throw)


def test_6_5_2_taking_the_air_puts_the_fire_out() -> None:
    """One hazard is left, and the section stays Damaged; who wore a Helmet stays on their feet."""
    scene = (
        Scene().alone().at("exile", "security_station").at("engineer", "reactor").give("engineer", "helmet")
    )
    scene.damage("reactor").hazard("reactor", "fire").acting(0, "exile").do(Suppress, section="reactor")
    assert scene.place("reactor").hazard == "asphyxiation"
    assert scene.place("reactor").damaged
    assert not scene.pawn("engineer").down


def test_6_1_things_lie_in_a_hazard_unharmed() -> None:
    """Fire Downs Humans and damages sections; what lies there can be picked up afterwards."""
    scene = Scene().alone().at("medical", "reactor").lying("reactor", "artifact").hazard("reactor", "fire")
    scene.acting(0, "medical").do(PickUp, item="artifact")
    assert scene.pawn("medical").items == ("artifact",)
