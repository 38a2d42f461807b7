"""7. Systems: Abandon Ship, power, Antimatter, jammers, cameras, Project X."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.stationfall import station
from game.stationfall.abilities.mobility import Breach
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.console import Jammers, Suppress
from game.stationfall.actions.section import (
    AbandonShip,
    Cameras,
    EjectAntimatter,
    Jettison,
    Manufacture,
    ReleaseProjectX,
    SectionLaunch,
    SelfDestruct,
    TimedLaunch,
)
from game.stationfall.actions.turn import Activate, Influence, Renegotiate
from tests.rules.scene import GAME, Scene

TRAP = "magnetic_containment"


def saboteur(section: str) -> Scene:
    """The Troubleshooter stands there with a Bludgeon, activated."""
    return Scene().alone().at("troubleshooter", section).acting(0, "troubleshooter")


# --- 7.1 Abandon Ship ----------------------------------------------------------------------------------


def test_7_1_1_abandon_ship_takes_every_lock() -> None:
    scene = Scene().alone().at("engineer", "bridge").acting(0, "engineer")
    assert scene.state.locks
    scene.do(AbandonShip)
    assert scene.state.abandon
    assert scene.state.locks == ()


def test_7_1_1_pods_that_waited_for_it_can_leave() -> None:
    """Before it the Houdini cannot be launched, after it at once."""
    scene = Scene().alone().at("stranger", "houdini").at("exile", "aft_airlocks").acting(0, "exile")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.4"
    scene.at("engineer", "bridge").acting(1, "engineer").do(AbandonShip)
    scene.acting(0, "exile").do(SectionLaunch, pod="houdini")
    assert scene.place("houdini").away


def test_7_1_1_other_requirements_stay() -> None:
    """The Medevac Pod asks for a Down Human instead, and asks still."""
    scene = Scene().alone().abandon().at("stranger", "medevac_pod").at("exile", "forward_airlocks")
    scene.acting(0, "exile")
    assert scene.refused(SectionLaunch, pod="medevac_pod") == "5.5.4"
    scene.abandon(False).down("stranger").do(SectionLaunch, pod="medevac_pod")
    assert scene.place("medevac_pod").away


def test_7_1_2_abandon_ship_comes_with_minute_1() -> None:
    scene = Scene().minute(2).turn(3).do(Renegotiate)
    assert scene.state.minute == 1
    assert scene.state.abandon
    assert scene.state.locks == ()


def test_7_1_2_not_a_minute_sooner() -> None:
    scene = Scene().minute(3).turn(3).do(Renegotiate)
    assert scene.state.minute == 2
    assert not scene.state.abandon


# --- 7.2 Power -----------------------------------------------------------------------------------------


def test_7_2_power_falls_and_rises_with_its_sections() -> None:
    """Any other damage leaves it alone."""
    scene = saboteur("physics_lab").do(Sabotage)
    assert not station.emergency(scene.state)
    for section in scene.power_sections():
        down = saboteur(section).do(Sabotage)
        assert station.emergency(down.state)
        down.do(JuryRig)
        assert not station.emergency(down.state)


def test_7_2_1_1_emergency_power_switches_cameras_and_jammers_off() -> None:
    scene = saboteur("reactor").do(Sabotage)
    assert not scene.state.cameras
    assert not scene.state.jammers
    assert not scene.dark("reactor")
    assert not scene.state.abandon
    assert not scene.state.released


def test_7_2_1_1_and_they_stay_off_until_the_repair() -> None:
    """Off they can be left, on they cannot be switched."""
    scene = Scene().alone().emergency().at("exile", "security_station").acting(0, "exile")
    assert scene.refused(Cameras, on=True) == "7.2.1.1"
    assert scene.refused(Jammers, on=True) == "7.2.1.1"
    assert not scene.legal(Cameras)
    assert not scene.legal(Jammers)
    scene.complete(Cameras).complete(Jammers)


def test_7_2_1_2_a_repair_allows_them_but_switches_nothing_on() -> None:
    scene = saboteur("reactor").do(Sabotage).do(JuryRig)
    assert (scene.state.cameras, scene.state.jammers) == (False, False)
    scene.at("exile", "security_station").acting(0, "exile").do(Cameras, on=True).do(Jammers, on=True)
    assert (scene.state.cameras, scene.state.jammers) == (True, True)


def test_7_2_2_1_two_damaged_power_sections_are_a_blackout() -> None:
    """Everything is dark, Project X is out, Abandon Ship is given, and the Locks stay."""
    scene = Scene()
    first, second, _ = scene.power_sections()
    scene = saboteur(second).damage(first)
    locks = scene.state.locks
    assert locks
    assert not scene.dark("physics_lab")
    scene.do(Sabotage)
    assert scene.dark("physics_lab")
    assert scene.state.released
    assert scene.state.abandon
    assert scene.state.locks == locks


def test_7_2_2_1_section_and_console_actions_are_off() -> None:
    scene = Scene().alone().blackout().at("engineer", "bridge").at("exile", "security_station")
    scene.acting(0, "engineer")
    assert scene.refused(SelfDestruct) == "7.2.2.1"
    scene.acting(0, "exile").hazard("reactor")
    assert scene.refused(Manufacture, thing="evidence") == "7.2.2.1"
    assert scene.refused(Suppress, section="reactor") == "7.2.2.1"
    assert scene.refused(Cameras, on=True) in ("7.2.1.1", "7.2.2.1")


def test_7_2_2_1_timed_launch_and_airlock_still_work() -> None:
    """A pod counts down from inside; people, things and bodies go through the airlock."""
    scene = Scene().alone().blackout().gather("aft_airlocks", "exile", "stranger").down("stranger")
    scene.give("exile", "gun", "helmet").acting(0, "exile")
    scene.do(Throw, item="gun", to="outer_space").do(Jettison, target="stranger")
    scene.fresh().do(Step, to="outer_space").do(Step, to="aft_airlocks")
    scene.fresh().do(Step, to="houdini").do(TimedLaunch)
    assert scene.state.markers


def test_7_1_1_armed_antimatter_takes_the_locks_of_a_blackout() -> None:
    """Only the blackout's own order leaves them (7.2.2.1); arming gives the order for itself (7.3.1)."""
    scene = Scene().alone().blackout().at("engineer", TRAP).give("engineer", "helmet", "antimatter")
    scene.lying(TRAP).acting(0, "engineer").do(Breach, to="reactor")
    assert scene.locked("therapy_garden", "shred_room")
    scene.do(Step, to="reactor")
    assert scene.state.armed
    assert scene.state.locks == ()
    assert scene.told("abandon-ship-again")


def test_7_1_2_minute_1_takes_the_locks_of_a_blackout() -> None:
    """15.8.2; the power stays as it is."""
    scene = Scene().alone().blackout().minute(3).turn(3).do(Renegotiate)
    assert scene.locked("therapy_garden", "shred_room")
    scene.turn(3).do(Renegotiate)
    assert scene.state.minute == 1
    assert scene.state.locks == ()
    assert station.blackout(scene.state)


def test_7_1_2_minute_1_says_nothing_twice() -> None:
    """With the order given and no Lock left there is nothing to tell."""
    scene = Scene().alone().abandon().minute(2).turn(3).do(Renegotiate)
    assert scene.state.minute == 1
    assert not scene.told("abandon-ship")
    assert not scene.told("abandon-ship-again")


def test_7_2_2_1_after_abandon_ship_there_are_no_locks_to_leave() -> None:
    scene = Scene().abandon().blackout()
    assert scene.state.locks == ()


def test_7_2_2_1_section_launch_does_not() -> None:
    scene = Scene().alone().blackout().at("exile", "aft_airlocks").at("stranger", "houdini")
    scene.acting(0, "exile")
    assert scene.refused(SectionLaunch, pod="houdini") == "7.2.2.1"


@pytest.mark.parametrize("who", ["stranger", "medical"])
def test_7_2_2_2_everybody_can_breach_in_a_blackout(who: str) -> None:
    """As an action a lock next door is gone; with power nobody can."""
    scene = Scene().alone().at(who, "reactor").acting(0, who)
    assert scene.refused(Breach, to=TRAP) == "7.2.2.2"
    scene.blackout().acting(0, who)
    assert scene.refused(Breach, to="aft_hub") == "7.2.2.2"
    assert scene.refused(Breach, to="vault_x") == "7.2.2.2"
    assert scene.refused(Breach, to=TRAP, pay="free") == "15.5.3"
    scene.complete(Breach).do(Breach, to=TRAP)
    assert not scene.locked("reactor", TRAP)
    assert scene.state.turn.actions == 1


def test_7_2_2_3_officers_do_not_pass_locks_in_a_blackout() -> None:
    """With power the Engineer walks through and the Lock is gone; without, it holds even for her."""
    scene = Scene().alone().at("engineer", "reactor").give("engineer", "helmet").blackout()
    scene.acting(0, "engineer")
    assert scene.refused(Step, to=TRAP) == "7.2.2.3"
    scene.complete(Step)


def test_7_2_2_4_restored_power_brings_the_light_back_and_takes_all_locks() -> None:
    scene = Scene()
    first = scene.power_sections()[0]
    scene = saboteur(first).blackout().acting(0, "troubleshooter")
    assert scene.state.locks
    scene.do(JuryRig)
    assert not scene.dark("physics_lab")
    assert scene.dark("forward_exhaust")
    assert scene.state.locks == ()
    assert station.emergency(scene.state)
    scene.at("engineer", "bridge").released(False).acting(0, "engineer")
    assert scene.can(SelfDestruct)


def test_7_2_2_4_a_third_section_must_be_repaired_as_well() -> None:
    """With all three Damaged, one repair is not enough; the second brings emergency power, the third all."""
    sections = Scene().power_sections()
    scene = Scene().alone().damage(*sections).released(False).acting(0, "troubleshooter")
    levels = []
    for section in sections:
        scene.at("troubleshooter", section).fresh().do(JuryRig)
        levels.append(
            (station.blackout(scene.state), station.emergency(scene.state), bool(scene.state.locks))
        )
    assert levels == [(True, True, True), (False, True, False), (False, False, False)]
    assert not scene.state.cameras


def test_7_2_2_4_the_next_blackout_finds_no_locks() -> None:
    """What was taken away does not come back."""
    first, second, _ = Scene().power_sections()
    scene = Scene().alone().damage(first, second).at("troubleshooter", first).acting(0, "troubleshooter")
    scene.do(JuryRig).do(Sabotage)
    assert station.blackout(scene.state)
    assert scene.state.locks == ()


# --- 7.3 Antimatter: arming ----------------------------------------------------------------------------


def thief(who: str = "engineer") -> Scene:
    """Somebody helmeted in Magnetic Containment, the way out unlocked, the Antimatter on the floor."""
    scene = Scene().alone().at(who, TRAP).give(who, "helmet").unlock("reactor", TRAP)
    return scene.acting(0, who)


def test_7_3_inside_the_trap_it_may_change_hands() -> None:
    """Picked up, given, robbed, dropped: unarmed as long as it does not leave."""
    scene = (
        thief().at("security", TRAP).do(PickUp, item="antimatter").do(Give, item="antimatter", to="security")
    )
    assert not scene.state.armed
    scene.give("engineer", "gun").fresh().do(Rob, target="security", what="antimatter", weapon="gun")
    assert not scene.state.armed
    scene.do(Drop, item="antimatter")
    assert not scene.state.armed
    assert not scene.state.abandon
    assert "antimatter" in scene.place(TRAP).floor


def carried() -> Scene:
    return thief().antimatter(holder="engineer").do(Step, to="reactor")


def thrown() -> Scene:
    return thief().antimatter(holder="engineer").do(Throw, item="antimatter", to="reactor")


def dragged() -> Scene:
    scene = thief().at("stranger", TRAP).down("stranger").antimatter(holder="stranger")
    return scene.do(Step, to="reactor", drag="stranger")


def ejected() -> Scene:
    scene = thief()
    reactor = next(
        key
        for key, section in station.board(scene.state).sections.items()
        if any(work.verb == "eject_antimatter" for work in section.works)
    )
    return scene.at("engineer", reactor).do(EjectAntimatter)


def ordered() -> Scene:
    return thief().at("engineer", "bridge").do(SelfDestruct)


def bribed() -> Scene:
    """Somebody else's character carries it out for the active player."""
    scene = thief().antimatter(holder="engineer").at("exile", "aft_hub").acting(0, "exile")
    return scene.do(Step, who="engineer", to="reactor", pay="bribe")


@pytest.mark.parametrize("arm", [carried, thrown, dragged, ejected, ordered, bribed])
def test_7_3_every_way_out_arms_it(arm: Callable[[], Scene]) -> None:
    """However it leaves (or by Self-Destruct without leaving): armed, Abandon Ship, a marker of the active
    player four minutes on (7.3.1)."""
    scene = arm()
    assert scene.state.armed
    assert scene.state.abandon
    assert scene.state.locks == ()
    (marker,) = scene.state.markers
    assert (marker.colour, marker.what, marker.minute) == (0, "antimatter", scene.state.minute - 4)


def test_7_3_where_it_went() -> None:
    assert "antimatter" in carried().pawn("engineer").items
    assert "antimatter" in thrown().place("reactor").floor
    assert "antimatter" in dragged().pawn("stranger").items
    assert "antimatter" in ejected().place("outer_space").floor
    assert "antimatter" in ordered().place(TRAP).floor


def test_7_3_1_it_is_armed_once() -> None:
    """Moving it on, or ordering Self-Destruct too, sets no second marker."""
    scene = carried().do(Throw, item="antimatter", to="aft_hub")
    assert len(scene.state.markers) == 1
    scene.at("engineer", "bridge").fresh()
    assert scene.refused(SelfDestruct) == "7.3.1"


def test_7_3_1_the_marker_detonates_it_at_the_end_of_that_turn() -> None:
    """Not in the turn of another player, and not a minute early."""
    scene = carried()
    minute = scene.state.minute
    scene.minute(minute - 4).turn(3).disc(0, "").do(Renegotiate)
    assert scene.state.detonated == ""
    scene.minute(minute - 3).turn(0).do(Renegotiate)
    assert scene.state.detonated == ""
    scene.minute(minute - 4).turn(0).do(Renegotiate)
    assert scene.state.detonated == "board"


def test_7_3_1_too_late_for_a_marker_it_waits_for_stationfall() -> None:
    """Armed in minute 3 there is no field four minutes on; in the Mesosphere it still goes off at the end."""
    scene = thief().minute(3).antimatter(holder="engineer").do(Step, to="reactor")
    assert scene.state.armed
    assert scene.state.markers == ()
    scene.at("engineer", "houdini").away("houdini").fall()
    assert scene.state.detonated == "mesosphere"
    assert scene.pawn("engineer").annihilated


def test_7_3_1_without_arming_it_never_goes_off() -> None:
    scene = Scene()
    scene.fall()
    assert scene.state.detonated == ""


# --- 7.3.2 Detonation ----------------------------------------------------------------------------------


def fuse(section: str = "", holder: str = "") -> Scene:
    """Armed, and due at the end of this turn of the Exile, who is far away."""
    scene = Scene().alone().at("exile", "physics_lab").minute(5).armed(0, minute=5)
    return scene.antimatter(section, holder).acting(0, "exile")


def test_7_3_2_in_outer_space_everything_there_is_annihilated() -> None:
    """People, things and what they hold; people at the airlocks inside are not."""
    scene = fuse("outer_space").gather("outer_space", "stranger", "medical").at("engineer", "aft_airlocks")
    scene.give("stranger", "helmet", "briefcase").lying("outer_space", "antimatter", "artifact").end_turn()
    assert {key for key, pawn in scene.state.pawns.items() if pawn.annihilated} == {"stranger", "medical"}
    assert scene.pawn("stranger").items == ()
    assert scene.place("outer_space").floor == ()
    assert scene.state.ending == ""


def test_7_3_2_in_outer_space_every_section_with_an_arrow_is_damaged() -> None:
    """In or out, and none besides (those Damaged at the start aside)."""
    scene = fuse("outer_space")
    plan = station.board(scene.state)
    before = {key for key, place in scene.state.places.items() if place.damaged}
    scene.end_turn()
    after = {key for key, place in scene.state.places.items() if place.damaged}
    assert after - before == (set(plan.outward) | set(plan.inward)) - {"outer_space"}
    assert {"aft_airlocks", "forward_airlocks"} <= after


def test_7_3_2_in_outer_space_a_trap_goes_with_the_rest() -> None:
    """The token, not what it was: nobody turns it up. Those elsewhere stay."""
    scene = fuse("outer_space")
    scene.state.traps |= {"outer_space": "real", "reactor": "blank", "kitchen": "blank"}
    scene.end_turn()
    assert scene.state.traps == {"reactor": "blank", "kitchen": "blank"}
    assert not scene.told("trap-real")
    assert not GAME.view(scene.state, None).sections["outer_space"].trap


def test_5_5_4_a_trap_is_lost_with_its_pod() -> None:
    scene = Scene().alone().abandon().at("stranger", "hail_mary").at("exile", "aft_airlocks")
    scene.state.traps |= {"hail_mary": "blank", "reactor": "real"}
    scene.acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert scene.state.traps == {"reactor": "real"}


def test_7_3_2_in_outer_space_in_somebody_s_hands() -> None:
    """The same, with the holder."""
    scene = fuse(holder="stranger").gather("outer_space", "stranger", "medical").end_turn()
    assert {key for key, pawn in scene.state.pawns.items() if pawn.annihilated} == {"stranger", "medical"}
    assert scene.place("aft_airlocks").damaged
    assert scene.state.detonated == "outer_space"


def test_7_3_2_in_a_pod_in_the_mesosphere() -> None:
    """Pod and passengers are lost; an escape elsewhere is safe and the game goes on."""
    scene = fuse(holder="stranger").gather("houdini", "stranger", "engineer").away("houdini")
    scene.at("counselor", "mcqueen").away("mcqueen").end_turn()
    assert {key for key, pawn in scene.state.pawns.items() if pawn.annihilated} == {"stranger", "engineer"}
    assert scene.place("houdini").annihilated
    assert not scene.place("mcqueen").annihilated
    assert scene.state.ending == ""


def test_7_3_2_lying_in_a_pod_in_the_mesosphere() -> None:
    scene = fuse("houdini").at("stranger", "houdini").away("houdini").end_turn()
    assert scene.pawn("stranger").annihilated


def test_7_3_2_held_in_the_mesosphere_outside_a_pod() -> None:
    """The holder is lost with everything; another flyer is not."""
    scene = fuse(holder="stranger").escaped("stranger", "engineer").give("stranger", "artifact").end_turn()
    assert scene.pawn("stranger").annihilated
    assert scene.pawn("stranger").items == ()
    assert not scene.pawn("engineer").annihilated
    assert scene.state.ending == ""


@pytest.mark.parametrize("section", ["reactor", TRAP, "houdini"])
def test_7_3_2_on_board_it_brings_stationfall(section: str) -> None:
    scene = fuse(section).at("stranger", section).end_turn()
    assert scene.state.ending == "antimatter"
    assert scene.state.phase in ("fall", "over")
    assert not scene.pawn("stranger").annihilated


def test_7_3_2_it_goes_off_once() -> None:
    """After a blast outside nothing of it is left, armed or not, and Stationfall brings no second."""
    scene = fuse("outer_space").end_turn()
    assert not any("antimatter" in place.floor for place in scene.state.places.values())
    assert scene.state.markers == ()
    scene.at("engineer", "bridge").acting(1, "engineer").blackout().mended(*scene.power_sections())
    assert scene.refused(SelfDestruct) in ("7.3.1", "7.3.2")
    scene.fall()
    assert scene.state.detonated == "outer_space"


# --- 7.3.3 ---------------------------------------------------------------------------------------------


def test_7_3_3_instead_of_annihilated_it_detonates() -> None:
    """A Damaged pod that launches with it: gone at once, minutes before its marker."""
    scene = Scene().alone().abandon().armed(0, minute=2).antimatter("hail_mary").at("stranger", "hail_mary")
    scene.at("exile", "aft_airlocks").acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert scene.state.detonated == "mesosphere"
    assert scene.state.markers == ()
    assert scene.pawn("stranger").annihilated


def test_7_3_3_with_its_holder() -> None:
    """Carried in the Damaged pod it goes off just the same."""
    scene = Scene().alone().abandon().armed(0, minute=2).at("stranger", "hail_mary")
    scene.antimatter(holder="stranger").at("exile", "aft_airlocks").acting(0, "exile")
    scene.do(SectionLaunch, pod="hail_mary")
    assert scene.state.detonated == "mesosphere"
    assert scene.place("hail_mary").annihilated


def test_7_3_3_eaten_on_board_it_ends_the_game() -> None:
    """Grey Goo that would swallow the loose Antimatter sets it off, armed or not."""
    scene = Scene().alone().goo("reactor").released().at("exile", "physics_lab").acting(0, "exile")
    scene.end_turn().do(Choose, pick=TRAP)
    assert scene.state.ending == "antimatter"


def test_7_3_3_thrown_into_the_goo_it_ends_the_game() -> None:
    """Where a Nanogel would merely be lost."""
    scene = Scene().alone().at("exile", "aft_hub").goo("reactor").give("exile", "nanogel").armed(0, minute=2)
    scene.antimatter(holder="exile").acting(0, "exile").do(Throw, item="nanogel", to="reactor")
    assert scene.place("reactor").floor == ()
    assert scene.state.ending == ""
    scene.do(Throw, item="antimatter", to="reactor")
    assert scene.state.ending == "antimatter"


# --- 7.4 Jammers ---------------------------------------------------------------------------------------


def test_7_4_the_console_switches_the_jammers() -> None:
    scene = Scene().alone().at("exile", "security_station").acting(0, "exile")
    assert scene.refused(Jammers, on=True) == "14.2"
    assert not scene.do(Jammers, on=False).state.jammers
    assert scene.do(Jammers, on=True).state.jammers


def test_7_4_1_jammed_data_is_copied_face_to_face_only() -> None:
    scene = Scene().alone().gather("aft_hub", "exile", "engineer").at("stranger", "reactor")
    scene.data("exile", "evidence").acting(0, "exile")
    assert scene.refused(Copy, data="evidence", to="stranger") == "12.6.1"
    scene.complete(Copy).do(Copy, data="evidence", to="engineer")
    assert scene.pawn("engineer").data == ("evidence",)


def test_7_4_2_unjammed_data_reaches_everybody_in_the_game() -> None:
    """Anywhere on the station or outside it, Live or Down; not the escaped or Annihilated."""
    scene = Scene().alone().at("exile", "aft_hub").at("stranger", "outer_space").down("stranger")
    scene.escaped("engineer").annihilated("counselor").data("exile", "evidence").jammers(False)
    scene.acting(0, "exile")
    assert scene.refused(Copy, data="evidence", to="engineer") == "12.6.2"
    assert scene.refused(Copy, data="evidence", to="counselor") == "12.6.2"
    scene.complete(Copy).do(Copy, data="evidence", to="stranger")
    assert scene.pawn("stranger").data == ("evidence",)


def test_7_4_2_nothing_is_copied_to_the_stowaway_on_her_card() -> None:
    """Before her first step nothing has to do with her (1.1: her own rules come first); after it, it does."""
    scene = Scene().alone().at("stowaway", "card").at("exile", "aft_hub").data("exile", "evidence")
    scene.jammers(False).acting(0, "exile")
    assert scene.refused(Copy, data="evidence", to="stowaway") == "4.1"
    scene.complete(Copy).at("stowaway", "forward_exhaust").do(Copy, data="evidence", to="stowaway")
    assert scene.pawn("stowaway").data == ("evidence",)


# --- 7.5 Cameras ---------------------------------------------------------------------------------------


def test_7_5_security_station_switches_the_cameras() -> None:
    scene = Scene().alone().at("exile", "security_station").acting(0, "exile").do(Cameras, on=False)
    assert not scene.state.cameras
    assert scene.refused(Cameras, on=False) == "13.14"
    assert scene.do(Cameras, on=True).state.cameras


# --- 7.6 Project X -------------------------------------------------------------------------------------


def by_blackout() -> Scene:
    first, second, _ = Scene().power_sections()
    return saboteur(second).damage(first).do(Sabotage)


def by_order() -> Scene:
    return Scene().alone().at("engineer", "bridge").acting(0, "engineer").do(ReleaseProjectX)


def by_damage() -> Scene:
    return saboteur("vault_x").do(Sabotage)


@pytest.mark.parametrize("release", [by_blackout, by_order, by_damage])
def test_7_6_1_three_ways_to_release_project_x(release: Callable[[], Scene]) -> None:
    """The card lies open for all and is followed at once: here Grey Goo covers the vault."""
    scene = release()
    assert scene.state.released
    assert all(GAME.view(scene.state, seat).projectx == "grey_goo" for seat in (None, 0, 1, 2, 3))
    assert scene.place("vault_x").goo
    assert not scene.undoable


def test_7_6_1_damage_to_the_vault_alone_is_no_abandon_ship() -> None:
    """The order and the blackout give it, the broken vault does not."""
    assert not by_damage().state.abandon
    assert by_order().state.abandon
    assert by_blackout().state.abandon


def test_7_6_1_it_is_released_once() -> None:
    scene = by_order().fresh()
    assert scene.refused(ReleaseProjectX) == "7.6.1"
    assert scene.state.tally["goo"] == 1
    scene.damage("vault_x")
    assert scene.state.tally["goo"] == 1


def test_7_6_1_until_then_it_does_nothing() -> None:
    scene = Scene().alone().acting(0, "exile").end_turn()
    assert scene.state.turn.colour == 1
    assert not scene.told("goo")


def test_7_6_2_a_monster_is_no_character() -> None:
    """Nobody influences or activates it, gives it anything, copies it data or robs it."""
    scene = Scene().alone().gather("aft_hub", "exile").monster("aft_hub").give("exile", "gun", "helmet")
    scene.data("exile", "evidence").acting(0, "exile")
    assert scene.refused(Give, item="helmet", to="monster") == "4.2.2"
    assert scene.refused(Copy, data="evidence", to="monster") == "4.2.2"
    assert scene.refused(Rob, target="monster", what="helmet", weapon="gun") == "12.9.1"
    for cls in (Give, Copy, Rob):
        scene.complete(cls)
    assert scene.refused(Attack, target="monster", weapon="gun") == "7.6.2"  # harmed as its card says only
    assert scene.refused(Step, who="monster", to="reactor", pay="bribe") == "7.6.2"
    assert scene.refused(Step, who="monster", to="reactor") == "7.6.2"
    scene.turn(0)
    assert scene.refused(Influence, card="monster", cubes=1) == "4.1"
    assert not scene.legal(Activate, who="monster")


def test_7_6_2_it_acts_at_the_end_of_every_turn() -> None:
    """Before the next player: the goo takes one section more, or asks which one."""
    scene = by_order().end_turn()
    assert scene.state.tally["goo"] == 2
    assert scene.state.turn.colour == 1
    scene.goo("reactor").do(Renegotiate)
    assert scene.asked() == "goo"
    assert scene.prompt().seat == 1
    scene.do(Choose, pick=scene.picks()[0])
    assert scene.state.tally["goo"] == 3
    assert scene.state.turn.colour == 2
