"""5. The board: sections, Outer Space, corridors, vents, pods, Mesosphere."""

from __future__ import annotations

import pytest

from game.api import Illegal
from game.stationfall import scoring, station
from game.stationfall.abilities.conspirator import LawyerUp
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.console import Jammers, Suppress
from game.stationfall.actions.section import (
    AbandonShip,
    Cameras,
    Manufacture,
    SectionLaunch,
    SelfDestruct,
    TimedLaunch,
    WingsLaunch,
)
from game.stationfall.board import Section
from tests.rules.scene import GAME, Scene, tutorial_with


def fixed(section: str) -> Section:
    """What is printed on a section."""
    return station.board(Scene().state).sections[section]


# --- 5.1 Sections --------------------------------------------------------------------------------------


def test_5_1_1_sections_are_joined_by_corridors_vents_and_airlocks() -> None:
    """One walk uses all three; the Mesosphere is no section that anybody could step into."""
    scene = Scene().alone().at("astrochimp", "kitchen").give("astrochimp", "helmet").acting(0, "astrochimp")
    scene.do(Step, to="reactor").do(Step, to="aft_airlocks").fresh().do(Step, to="outer_space")
    assert scene.pawn("astrochimp").at == "outer_space"
    assert scene.refused(Step, to="mesosphere") == "5.1"


def test_5_1_2_pods_have_no_gravity() -> None:
    """Pods are green, hence weightless; the Print Shop is one of the blue sections."""
    assert not any(fixed(pod).gravity for pod in ("alcatraz", "houdini", "mcqueen", "hail_mary"))
    assert not fixed("aft_airlocks").gravity
    assert fixed("print_shop").gravity


def test_5_1_3_1_a_dark_section_never_lights_up() -> None:
    """The Forward Exhaust is dark with all power sections running."""
    scene = Scene()
    assert scene.dark("forward_exhaust")
    scene.blackout().mended(*scene.power_sections())
    assert scene.dark("forward_exhaust")


def test_5_1_3_1_the_stowaway_comes_out_of_the_dark() -> None:
    """From her card into any dark section, and nowhere else; pods are dark in a blackout, space is not."""
    scene = Scene().at("stowaway", "card").acting(0, "stowaway")
    assert scene.refused(Step, to="reactor") == "5.1.3.1"
    assert {act.to for act in scene.legal(Step, who="stowaway")} == {
        key for key in scene.state.places if scene.dark(key)
    }
    scene.complete(Step).do(Step, to="forward_exhaust")
    assert scene.pawn("stowaway").at == "forward_exhaust"
    out = Scene().at("stowaway", "card").blackout().away("mcqueen").acting(0, "stowaway")
    assert out.refused(Step, to="outer_space") == "5.1.7.1"
    assert out.refused(Step, to="mcqueen") == "12.1.1"
    assert out.can(Step, to="houdini")
    out.complete(Step)


def test_5_1_1_who_is_not_on_the_map_is_nowhere() -> None:
    """On her card the Stowaway takes no action but that step, whatever she holds."""
    scene = Scene().at("stowaway", "card").give("stowaway", "gun", "firebomb", "nanogel")
    scene.down("stranger").data("stowaway", "evidence").acting(0, "stowaway")
    assert scene.refused(Drop, item="gun") == "4.1"
    assert scene.refused(Throw, item="gun", to="reactor") == "4.1"
    assert scene.refused(PickUp, item="helmet") == "4.1"
    assert scene.refused(Sabotage) == "4.1"
    for cls in (Drop, Throw, PickUp, Sabotage, Give, Attack, Rob, Revive):
        assert not scene.legal(cls, who="stowaway")
        scene.complete(cls)


def test_5_1_3_2_every_other_section_is_lit_until_the_power_fails() -> None:
    """Dark in a blackout, not yet in an emergency."""
    scene = Scene()
    assert not scene.dark("reactor")
    assert not scene.emergency().dark("reactor")
    assert scene.blackout().dark("reactor")


def test_5_1_4_a_damaged_section_lends_itself_to_nothing() -> None:
    """Neither its section actions nor its console work while it is Damaged."""
    scene = Scene().alone().at("exile", "security_station").damaged("security_station").acting(0, "exile")
    assert scene.refused(Cameras, on=False) == "5.1.4"
    assert scene.refused(Manufacture, thing="evidence") == "5.1.4"
    assert scene.refused(Jammers, on=False) == "5.1.4"
    assert not scene.legal(Cameras)
    assert not scene.legal(Manufacture)


def test_5_1_4_mended_it_works_again() -> None:
    """Jury Rig takes the token away."""
    scene = Scene().alone().gather("security_station", "exile", "troubleshooter")
    scene.damaged("security_station").acting(0, "troubleshooter").do(JuryRig)
    assert not scene.place("security_station").damaged
    assert scene.acting(0, "exile").can(Cameras, on=False)


def test_5_1_4_what_is_damaged_is_not_damaged_again() -> None:
    scene = Scene().at("troubleshooter", "reactor").damaged("reactor").acting(0, "troubleshooter")
    assert scene.refused(Sabotage) == "12.10"


def test_5_1_5_power_sections_set_the_power_level() -> None:
    """The Reactor is one of three."""
    scene = Scene()
    assert "reactor" in scene.power_sections()
    assert len(scene.power_sections()) == 3
    scene.at("troubleshooter", "reactor").acting(0, "troubleshooter").do(Sabotage)
    assert station.emergency(scene.state)


def test_5_1_6_on_board_is_not_outer_space() -> None:
    """A blackout stops section actions On Board; the Rocket Wings out in space still launch."""
    scene = Scene().alone().blackout()
    scene.at("engineer", "bridge").acting(0, "engineer")
    assert scene.refused(SelfDestruct) == "7.2.2.1"
    scene.at("exile", "outer_space").give("exile", "helmet", "rocket_wings").acting(0, "exile").do(
        WingsLaunch
    )
    assert scene.pawn("exile").at.startswith("mesosphere")


def test_5_1_6_a_moored_pod_is_on_board() -> None:
    """Antimatter going off in it brings Stationfall; in one that has left it does not."""
    for away in (False, True):
        scene = Scene().alone().at("exile", "aft_hub").antimatter("houdini").minute(5).armed(0, minute=5)
        if away:
            scene.away("houdini")
        scene.acting(0, "exile").end_turn()
        assert scene.state.ending == ("" if away else "antimatter")


def test_5_1_7_1_outer_space_only_by_an_airlock() -> None:
    scene = Scene().alone().at("exile", "reactor").give("exile", "helmet").acting(0, "exile")
    assert scene.refused(Step, to="outer_space") == "12.1.1"
    scene.at("exile", "aft_airlocks").do(Step, to="outer_space")
    assert scene.pawn("exile").at == "outer_space"


def test_5_1_7_2_outer_space_stays_whole_and_airless() -> None:
    """It cannot be sabotaged, and no console takes its asphyxiation away."""
    scene = Scene().alone().at("exile", "outer_space").give("exile", "helmet", "gun").acting(0, "exile")
    assert scene.refused(Sabotage) == "5.1.7.2"
    scene.at("exile", "security_station")
    assert scene.refused(Suppress, section="outer_space") == "5.1.7.2"
    assert scene.place("outer_space").hazard == "asphyxiation"


# --- 5.2 to 5.4 ----------------------------------------------------------------------------------------


def test_5_2_nobody_is_with_oneself_or_with_the_people_next_door() -> None:
    scene = Scene().alone().at("exile", "aft_hub").gather("reactor", "stranger").give("exile", "helmet")
    scene.acting(0, "exile")
    assert scene.refused(Give, item="helmet", to="exile") == "5.2"
    assert scene.refused(Give, item="helmet", to="stranger") == "5.2"
    scene.at("stranger", "aft_hub").do(Give, item="helmet", to="stranger").complete(Give)


@pytest.mark.parametrize("carried", [False, True])
def test_5_2_a_character_that_is_an_item_is_where_it_lies_or_is_carried(carried: bool) -> None:
    """Legal presses charges against the Rat beside it, or in somebody's hands; a Gun finds nobody."""
    cast = tutorial_with("telepathic_rat", "legal")
    scene = (
        Scene(cast=cast).alone().gather("aft_hub", "legal", "exile").lying("bio_lab").pc(1, "telepathic_rat")
    )
    scene = scene.give("exile", "telepathic_rat") if carried else scene.lying("aft_hub", "telepathic_rat")
    scene.give("legal", "gun").acting(0, "legal")
    assert scene.refused(Attack, target="telepathic_rat", weapon="gun") == "12.8"
    scene.do(LawyerUp, target="telepathic_rat", colour=1)
    assert scene.guilt(1) == "suspect"
    scene.gather("reactor", "legal").accused(1, "innocent")
    assert scene.refused(LawyerUp, target="telepathic_rat", colour=1) == "5.2"


@pytest.mark.parametrize(("card", "beside"), [("telepathic_rat", 2), ("digital_assistant", 2), ("exile", 0)])
def test_5_2_what_somebody_possesses_is_with_them(card: str, beside: int) -> None:
    """A Bonus Character that is an Item or Data is where its holder is: with the Stranger, here."""
    scene = Scene(cast=tutorial_with("telepathic_rat", "digital_assistant")).alone().at("stranger", "aft_hub")
    scene.lying("bio_lab").give("stranger", "telepathic_rat").data("stranger", "digital_assistant")
    scene.identity(0, "stranger").bonus(0, card)
    rows = scoring.agenda_points(scene.state, 0)
    assert {message.key: points for message, points in rows}["agenda-with-bonus-character"] == beside


def test_5_2_the_next_section_is_adjacent_unless_a_lock_is_between() -> None:
    """The Investigator reaches Kompromat next door, but not behind a Lock or two sections away."""
    scene = Scene(cast=tutorial_with("inspector")).alone().at("inspector", "reactor").acting(0, "inspector")
    scene.kompromat_at("magnetic_containment", "exile").kompromat_at("therapy_garden", "medical")
    assert scene.refused(PickUp, item="kompromat", source="magnetic_containment") == "12.2.3"
    assert scene.refused(PickUp, item="kompromat", source="therapy_garden") == "12.2.3"
    scene.unlock("reactor", "magnetic_containment")
    scene.do(PickUp, item="kompromat", source="magnetic_containment")
    assert scene.hand(0) == {"exile"}


def test_5_3_corridors_are_walked_both_ways() -> None:
    scene = Scene().alone().at("exile", "aft_hub").acting(0, "exile")
    scene.do(Step, to="reactor").do(Step, to="aft_hub")
    assert scene.pawn("exile").at == "aft_hub"


def test_5_4_1_nothing_is_thrown_through_a_vent() -> None:
    """Not even by a Tunnel Rat, who could crawl there."""
    scene = Scene().alone().at("astrochimp", "kitchen").give("astrochimp", "helmet").acting(0, "astrochimp")
    assert scene.refused(Throw, item="helmet", to="reactor") == "12.5.2"
    assert scene.can(Step, to="reactor")


def test_5_4_2_only_tunnel_rats_crawl() -> None:
    scene = Scene().alone().gather("kitchen", "exile", "astrochimp").acting(0, "exile")
    assert scene.refused(Step, to="reactor") == "5.4.2"
    scene.complete(Step).acting(0, "astrochimp").complete(Step).do(Step, to="reactor")
    assert scene.pawn("astrochimp").at == "reactor"


def test_5_4_2_who_may_not_crawl_hears_how_far_it_is_by_corridors() -> None:
    """“Only a vent leads there” is said only where that is so."""
    scene = Scene().alone().at("exile", "kitchen").acting(0, "exile")
    act = scene.action(Step, to="reactor")
    with pytest.raises(Illegal) as found:
        GAME.apply(scene.state, act, scene.rng)
    assert found.value.message.key == "no-vent-far"
    assert found.value.message.args["steps"] == 3
    for there, _ in station.board(scene.state).doors["kitchen"]:
        scene.lock("kitchen", there)
    with pytest.raises(Illegal) as found:
        GAME.apply(scene.state, act, scene.rng)
    assert found.value.message.key == "no-vent"


def test_5_4_3_vents_have_no_locks() -> None:
    """Every Lock of the set-up lies on a corridor, none on a vent."""
    scene = Scene()
    plan = station.board(scene.state)
    assert set(scene.state.locks) <= set(plan.corridors)
    vents = {frozenset((a, b)) for a, others in plan.vents.items() for b in others}
    assert vents
    assert not any(
        frozenset((plan.corridors[lock].a, plan.corridors[lock].b)) in vents for lock in scene.state.locks
    )


# --- 5.5 Pods ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "down"), [("stranger", False), ("stranger", True), ("medical", False)])
def test_5_5_2_a_body_makes_a_pod_occupied(who: str, down: bool) -> None:
    """Humans and Robots, Live or Down: with one aboard the pod can be launched."""
    scene = Scene().alone().abandon().at("exile", "aft_airlocks").acting(0, "exile")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.2"
    scene.at(who, "houdini")
    if down:
        scene.down(who)
    scene.do(SectionLaunch, pod="houdini")
    assert scene.place("houdini").away


def test_5_5_2_a_monster_makes_a_pod_occupied_too() -> None:
    """Live or Down; and it takes a seat (5.5.3)."""
    crowd = ("medical", "stranger", "engineer", "counselor")[: fixed("houdini").seats - 1]
    for down in (False, True):
        scene = Scene().alone().abandon().monster("houdini", down=down).at("exile", "aft_airlocks")
        scene.gather("houdini", *crowd).acting(0, "exile")
        assert scene.refused(Step, to="houdini") == "5.5.3"
        scene.gather("aft_hub", *crowd).do(SectionLaunch, pod="houdini")
        assert scene.place("houdini").away


def test_5_5_2_things_alone_do_not_occupy_a_pod() -> None:
    scene = Scene().alone().abandon().lying("houdini", "artifact").at("exile", "aft_airlocks")
    assert scene.acting(0, "exile").refused(SectionLaunch, pod="houdini") == "5.5.2"


def test_5_5_3_no_more_passengers_than_seats() -> None:
    """Live, Down and Robot all take a seat; items do not."""
    scene = Scene().alone().at("exile", "aft_airlocks").acting(0, "exile")
    crowd = ["medical", "stranger", "engineer", "counselor", "security", "cyborg"][: fixed("houdini").seats]
    scene.gather("houdini", *crowd).down(crowd[0]).give("exile", "artifact")
    assert scene.refused(Step, to="houdini") == "5.5.3"
    assert scene.can(Throw, item="artifact", to="houdini")
    scene.complete(Step).at(crowd[-1], "aft_hub").do(Step, to="houdini")
    assert scene.pawn("exile").at == "houdini"


def test_5_5_3_the_dragged_need_a_seat_too() -> None:
    scene = Scene().alone().gather("aft_airlocks", "exile", "stranger").down("stranger").acting(0, "exile")
    crowd = ["medical", "engineer", "counselor", "security", "cyborg"][: fixed("houdini").seats - 1]
    scene.gather("houdini", *crowd)
    assert scene.refused(Step, to="houdini", drag="stranger") == "5.5.3"
    assert scene.can(Step, to="houdini")
    scene.complete(Step)


def test_5_5_4_no_launch_without_the_requirements() -> None:
    """The Houdini waits for Abandon Ship, and then leaves."""
    scene = Scene().alone().at("exile", "houdini").acting(0, "exile")
    assert scene.refused(TimedLaunch) == "5.5.4"
    scene.abandon().do(TimedLaunch)
    assert scene.state.markers[-1].section == "houdini"


def test_5_5_4_a_damaged_pod_is_lost_with_all_aboard() -> None:
    scene = Scene().alone().abandon().at("exile", "aft_airlocks").gather("hail_mary", "stranger", "medical")
    scene.lying("hail_mary", "artifact").acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert scene.place("hail_mary").annihilated
    assert scene.pawn("stranger").annihilated
    assert scene.pawn("medical").annihilated
    assert scene.place("hail_mary").floor == ()


def test_5_5_4_a_mended_pod_is_not() -> None:
    scene = Scene().alone().abandon().at("exile", "aft_airlocks").at("stranger", "hail_mary")
    scene.mended("hail_mary").acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert scene.place("hail_mary").away
    assert not scene.pawn("stranger").annihilated


def test_5_5_4_nobody_boards_a_pod_that_has_left() -> None:
    scene = (
        Scene().alone().at("exile", "aft_airlocks").away("houdini").give("exile", "gun").acting(0, "exile")
    )
    assert scene.refused(Step, to="houdini") == "12.1.1"
    assert scene.refused(Throw, item="gun", to="houdini") == "12.5.1"


# --- 5.6 Mesosphere ------------------------------------------------------------------------------------


def test_5_6_what_has_left_is_beyond_reach() -> None:
    """Whoever sits in a pod in the Mesosphere neither acts nor is acted upon, and nothing there is taken."""
    scene = Scene().alone().gather("houdini", "stranger", "exile").away("houdini").lying("houdini", "gun")
    scene.kompromat(0, "stranger").at("engineer", "aft_airlocks").acting(0, "engineer")
    assert scene.refused(PickUp, who="stranger", item="gun", pay="kompromat") == "4.6.6.3"
    assert scene.refused(Give, who="exile", item="gun", to="stranger", pay="bribe") == "4.6.6.3"
    assert not [act for act in scene.listed(0) if getattr(act, "who", "") in ("stranger", "exile")]


def test_5_6_1_antimatter_goes_off_in_the_mesosphere_too() -> None:
    """In a pod it takes the pod and all aboard with it, and the game goes on."""
    scene = Scene().alone().at("stranger", "houdini").away("houdini").give("stranger", "artifact")
    scene.antimatter(holder="stranger").minute(5).armed(0, minute=5)
    scene.at("exile", "aft_hub").acting(0, "exile").end_turn()
    assert scene.place("houdini").annihilated
    assert scene.pawn("stranger").annihilated
    assert scene.state.detonated == "mesosphere"
    assert scene.state.ending == ""


def test_5_1_4_damage_elsewhere_does_not_matter() -> None:
    """The Bridge works while some pod is Damaged."""
    scene = Scene().alone().at("engineer", "bridge").damaged("mcqueen").acting(0, "engineer").do(AbandonShip)
    assert scene.state.abandon
