"""Section 13 of the reference manual: what can be done only in certain sections, and what the map adds."""

from __future__ import annotations

import pytest

from game.stationfall import people
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Throw
from game.stationfall.actions.section import (
    AbandonShip,
    BridgeLaunch,
    Cameras,
    Decontaminate,
    EjectAntimatter,
    Grab,
    Jettison,
    Manufacture,
    Meditate,
    ReleaseProjectX,
    Repair,
    Salvage,
    SectionDeed,
    SectionLaunch,
    SelfDestruct,
    TimedLaunch,
    Transmit,
    WingsLaunch,
    Wipe,
)
from game.stationfall.actions.turn import EndTurn, Renegotiate
from game.stationfall.looking import view
from game.stationfall.state import Marker
from tests.rules.scene import Scene, tutorial_with

OFFICER = "counselor"
NOBODY = "exile"
ROBOT = "medical"


def standing(who: str, section: str) -> Scene:
    """Somebody activated, alone in a section."""
    return Scene().at(who, section).acting(0, who)


def pass_round(scene: Scene) -> Scene:
    """Everybody else renegotiates until it is colour 0's turn again."""
    while scene.state.turn.colour != 0:
        scene.do(Renegotiate, seat=scene.seat)
    return scene


# --- 11.5, 5.1.4, 7.2.2.1: what all of them need --------------------------------------------------------

SITES: list[tuple[type[SectionDeed], str, dict[str, str | bool]]] = [
    (AbandonShip, "bridge", {}),
    (ReleaseProjectX, "bridge", {}),
    (ReleaseProjectX, "cryo_lab", {}),
    (SelfDestruct, "bridge", {}),
    (Transmit, "array_control", {"data": "evidence", "offsite": "news"}),
    (Decontaminate, "tanks", {"target": OFFICER}),
    (EjectAntimatter, "reactor", {}),
    (Manufacture, "security_station", {"thing": "evidence"}),
    (Manufacture, "bio_lab", {"thing": "x_secret"}),
    (Manufacture, "chem_lab", {"thing": "firebomb"}),
    (Manufacture, "print_shop", {"thing": "bludgeon"}),
    (Manufacture, "print_shop", {"thing": "gun"}),
    (Manufacture, "print_shop", {"thing": "helmet"}),
    (Manufacture, "nanofactory", {"thing": "nanogel"}),
    (Cameras, "security_station", {"on": False}),
    (Meditate, "therapy_garden", {}),
    (Repair, "machine_shop", {"target": ROBOT}),
    (Wipe, "physics_lab", {"target": "stranger", "data": "x_secret"}),
    (Salvage, "shred_room", {"first": "exile"}),
    (Grab, "cargo_claw", {"what": "helmet"}),
]


def ready(deed: type[SectionDeed], section: str) -> Scene:
    """An Officer who could do it now."""
    scene = standing(OFFICER, section).contaminated(OFFICER)
    if not (deed is Manufacture and section == "security_station"):
        scene.data(OFFICER, "evidence")
    if deed is Meditate:
        scene.pc(0, OFFICER).betrayal(0, 2)
    if deed is Repair:
        scene.at(ROBOT, section).down(ROBOT)
    if deed is Wipe:
        scene.at("stranger", section).data("stranger", "x_secret")
    if deed is Salvage:
        scene.spent("exile")
    if deed is Grab:
        scene.lying("outer_space", "helmet")
    return scene


@pytest.mark.parametrize(("deed", "section", "fields"), SITES)
def test_11_5_works_in_its_own_section(
    deed: type[SectionDeed], section: str, fields: dict[str, str | bool]
) -> None:
    scene = ready(deed, section)
    scene.do(deed, **fields)
    assert scene.state.turn.actions == 1


@pytest.mark.parametrize(("deed", "section", "fields"), SITES)
def test_11_5_works_nowhere_else(
    deed: type[SectionDeed], section: str, fields: dict[str, str | bool]
) -> None:
    scene = ready(deed, section).at(OFFICER, "forward_hub")
    if "target" in fields and fields["target"] != OFFICER:
        scene.at(str(fields["target"]), "forward_hub")
    assert scene.refused(deed, **fields) in {"11.5", "13.9.1"}


@pytest.mark.parametrize(("deed", "section", "fields"), SITES)
def test_5_1_4_not_in_a_damaged_section(
    deed: type[SectionDeed], section: str, fields: dict[str, str | bool]
) -> None:
    assert ready(deed, section).damaged(section).refused(deed, **fields) == "5.1.4"


@pytest.mark.parametrize(("deed", "section", "fields"), SITES)
def test_7_2_2_1_not_in_a_blackout(
    deed: type[SectionDeed], section: str, fields: dict[str, str | bool]
) -> None:
    # Abandon Ship and Project X would come with the blackout; only the power is looked at here.
    power = [key for key in Scene().power_sections() if key != section][:2]
    scene = ready(deed, section).damaged(*power)
    assert scene.refused(deed, **fields) == "7.2.2.1"


# --- 13.1 Abandon Ship ----------------------------------------------------------------------------------


def test_13_1_abandon_ship_turns_the_marker_and_removes_every_lock() -> None:
    scene = standing(OFFICER, "bridge").do(AbandonShip)
    assert scene.state.abandon
    assert not scene.state.locks
    assert not scene.state.armed
    assert not scene.state.released


def test_13_1_abandon_ship_is_for_officers() -> None:
    assert standing(NOBODY, "bridge").refused(AbandonShip) == "13.1"


def test_13_1_abandon_ship_is_given_once() -> None:
    assert standing(OFFICER, "bridge").abandon().refused(AbandonShip) == "7.1.1"


# --- 13.2 Transmit --------------------------------------------------------------------------------------


def test_13_2_1_transmit_copies_and_keeps_the_data() -> None:
    scene = standing(NOBODY, "array_control").data(NOBODY, "x_secret", "evidence")
    scene.do(Transmit, data="x_secret", offsite="news")
    assert scene.state.offsites == {"news": ("x_secret",), "authorities": ()}
    assert scene.pawn(NOBODY).data == ("x_secret", "evidence")
    scene.do(Transmit, data="evidence", offsite="news")
    assert scene.state.offsites["news"] == ("x_secret", "evidence")


def test_13_2_1_transmit_needs_the_data() -> None:
    scene = standing(NOBODY, "array_control")
    assert scene.refused(Transmit, data="x_secret", offsite="news") == "9.3"


def test_13_2_1_transmit_knows_two_offsites() -> None:
    scene = standing(NOBODY, "array_control").data(NOBODY, "x_secret")
    assert scene.refused(Transmit, data="x_secret", offsite="bridge") == "9.6.1"
    scene.complete(Transmit)


def test_13_2_1_transmitting_evidence_again_convicts_again() -> None:
    """10.2.1 speaks of the transmission, not of the first one."""
    scene = standing(NOBODY, "array_control").data(NOBODY, "evidence").accused(0, "suspect")
    scene.accused(1, "suspect").do(Transmit, data="evidence", offsite="authorities")
    assert [scene.guilt(colour) for colour in range(4)] == ["suspect", "guilty", "innocent", "innocent"]
    scene.accused(2, "suspect").do(Transmit, data="evidence", offsite="authorities")
    assert scene.guilt(2) == "guilty"
    assert scene.state.offsites["authorities"] == ("evidence",)


@pytest.mark.parametrize("jammers", [True, False])
def test_13_2_2_jammers_do_not_matter_to_transmissions(jammers: bool) -> None:
    scene = standing(NOBODY, "array_control").data(NOBODY, "x_secret").jammers(jammers)
    scene.do(Transmit, data="x_secret", offsite="authorities")
    assert scene.state.offsites["authorities"] == ("x_secret",)


def test_13_2_2_anybody_may_transmit() -> None:
    scene = standing(ROBOT, "array_control").data(ROBOT, "x_secret")
    scene.do(Transmit, data="x_secret", offsite="news")
    assert scene.state.offsites["news"] == ("x_secret",)


# --- 13.3 Release Project X -----------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["bridge", "cryo_lab"])
def test_13_3_1_release_gives_abandon_ship_and_lets_project_x_loose(section: str) -> None:
    scene = standing(OFFICER, section).do(ReleaseProjectX)
    assert scene.state.abandon
    assert not scene.state.locks
    assert scene.state.released
    assert not scene.undoable


@pytest.mark.parametrize("section", ["bridge", "cryo_lab"])
def test_13_3_2_release_is_for_officers(section: str) -> None:
    assert standing(NOBODY, section).refused(ReleaseProjectX) == "13.3.2"


def test_13_3_1_release_after_the_order_to_abandon_ship() -> None:
    assert standing(OFFICER, "cryo_lab").abandon().do(ReleaseProjectX).state.released


@pytest.mark.parametrize("section", ["bridge", "cryo_lab"])
def test_13_3_1_release_once_it_is_out_still_gives_the_order(section: str) -> None:
    """After damage to the vault: Abandon Ship, and no second release."""
    broken = standing(OFFICER, section).damage("vault_x").complete(ReleaseProjectX)
    assert (broken.state.released, broken.state.abandon) == (True, False)
    scene = broken.do(ReleaseProjectX)
    assert scene.state.abandon
    assert not scene.state.locks
    assert scene.told("abandon-ship")
    assert not scene.told("project-x-released")
    assert scene.undoable


def test_13_3_1_release_is_refused_where_neither_is_left_to_do() -> None:
    assert standing(OFFICER, "bridge").released().abandon().refused(ReleaseProjectX) == "7.6.1"


# --- 13.4 Decontaminate ---------------------------------------------------------------------------------


def test_13_4_1_decontaminate_takes_the_token_off_anybody_in_the_tanks() -> None:
    scene = standing(NOBODY, "tanks").at("stranger", "tanks").contaminated("stranger", NOBODY)
    scene.do(Decontaminate, target="stranger")
    assert not scene.pawn("stranger").contaminated
    assert scene.pawn(NOBODY).contaminated


def test_13_4_1_decontaminate_works_on_oneself_and_on_the_down() -> None:
    scene = standing(NOBODY, "tanks").at("stranger", "tanks").contaminated("stranger", NOBODY)
    scene.down("stranger").do(Decontaminate, target=NOBODY).do(Decontaminate, target="stranger")
    assert not scene.pawn(NOBODY).contaminated
    assert not scene.pawn("stranger").contaminated


def test_13_4_1_decontaminate_needs_somebody_contaminated_here() -> None:
    scene = standing(NOBODY, "tanks").at("stranger", "tanks")
    assert scene.refused(Decontaminate, target="stranger") == "13.4.1"
    scene.contaminated("security")
    assert scene.refused(Decontaminate, target="security") == "5.2"
    scene.contaminated("stranger").complete(Decontaminate)


def test_13_4_2_any_character_may_decontaminate() -> None:
    scene = standing(ROBOT, "tanks").contaminated(ROBOT).do(Decontaminate, target=ROBOT)
    assert not scene.pawn(ROBOT).contaminated


def test_13_4_1_a_decontaminated_character_has_a_slot_more() -> None:
    scene = standing(ROBOT, "tanks").contaminated(ROBOT).give(ROBOT, "helmet")
    assert people.room(scene.pawn(ROBOT)) == 0
    scene.do(Decontaminate, target=ROBOT)
    assert people.room(scene.pawn(ROBOT)) == 1


# --- 13.5 Eject Antimatter ------------------------------------------------------------------------------


def test_13_5_eject_sends_the_antimatter_to_outer_space_and_arms_it() -> None:
    scene = standing(OFFICER, "reactor").do(EjectAntimatter)
    assert scene.place("magnetic_containment").floor == ()
    assert scene.place("outer_space").floor == ("antimatter",)
    assert scene.state.armed
    assert scene.state.abandon
    assert scene.state.markers == (Marker(0, "antimatter", minute=9, placed=13),)


def test_13_5_eject_of_armed_antimatter_sets_no_second_marker() -> None:
    scene = standing(OFFICER, "reactor").armed(1, minute=10)
    scene.do(EjectAntimatter)
    assert scene.place("outer_space").floor == ("antimatter",)
    assert [marker.colour for marker in scene.state.markers] == [1]


def test_13_5_eject_needs_the_antimatter_in_magnetic_containment() -> None:
    assert standing(OFFICER, "reactor").antimatter("kitchen").armed().refused(EjectAntimatter) == "13.5"


def test_13_5_eject_needs_it_to_be_in_nobodys_possession() -> None:
    scene = standing(OFFICER, "reactor").at(ROBOT, "magnetic_containment").antimatter(holder=ROBOT)
    assert scene.refused(EjectAntimatter) == "13.5"


def test_13_5_with_the_engineer_in_the_game_only_officers_eject() -> None:
    assert standing(NOBODY, "reactor").refused(EjectAntimatter) == "map.eject.antimatter"


def test_13_5_ejected_antimatter_goes_off_in_space() -> None:
    scene = standing(OFFICER, "reactor").do(EjectAntimatter).at(NOBODY, "outer_space").minute(9)
    scene.do(EndTurn)
    assert scene.state.detonated == "outer_space"
    assert scene.pawn(NOBODY).annihilated
    assert scene.place("aft_airlocks").damaged
    assert not scene.state.ending


# --- 13.6 Timed Launch ----------------------------------------------------------------------------------


def aboard(who: str = NOBODY, pod: str = "houdini") -> Scene:
    return standing(who, pod).abandon()


def test_13_6_a_timed_launch_leaves_at_the_end_of_the_players_next_turn() -> None:
    scene = aboard().do(TimedLaunch)
    assert scene.state.markers == (Marker(0, "launch", section="houdini", placed=13),)
    scene.end_turn()
    assert not scene.place("houdini").away
    pass_round(scene)
    assert not scene.place("houdini").away
    scene.do(Renegotiate)
    assert scene.place("houdini").away
    assert people.escaped(scene.state, scene.pawn(NOBODY))
    assert not scene.state.markers


def test_13_6_the_pod_may_be_boarded_and_left_while_the_time_runs() -> None:
    scene = aboard().do(TimedLaunch).do(Step, to="aft_airlocks").end_turn()
    scene.at(ROBOT, "houdini")
    pass_round(scene).do(Renegotiate)
    assert people.escaped(scene.state, scene.pawn(ROBOT))
    assert not people.escaped(scene.state, scene.pawn(NOBODY))


def test_13_6_a_robot_may_set_the_time_too() -> None:
    assert aboard(ROBOT).can(TimedLaunch)


def test_13_6_only_from_inside() -> None:
    assert standing(NOBODY, "aft_airlocks").abandon().refused(TimedLaunch) == "11.5"


def test_13_6_only_when_the_requirements_are_met() -> None:
    assert standing(NOBODY, "houdini").refused(TimedLaunch) == "5.5.4"


def test_13_6_a_pod_that_counts_down_may_take_another_marker() -> None:
    """By anybody; the first that comes due takes the pod away, and the others come home."""
    scene = aboard().do(TimedLaunch).end_turn().at(ROBOT, "houdini")
    scene.acting(1, ROBOT).do(TimedLaunch)
    assert [marker.colour for marker in scene.state.markers] == [0, 1]
    scene.end_turn()
    pass_round(scene).do(Renegotiate)
    assert scene.place("houdini").away
    assert not scene.state.markers


def test_13_6_another_marker_leaves_where_the_first_was_stopped() -> None:
    """An NDA is missing when the first comes due, and signed when the second does."""
    scene = Scene(cast=tutorial_with("legal")).alone().abandon().gather("houdini", NOBODY, ROBOT)
    scene.data(NOBODY, "nda").acting(0, NOBODY).do(TimedLaunch).end_turn()
    scene.acting(1, ROBOT).do(TimedLaunch).end_turn()
    pass_round(scene.at("stranger", "houdini")).do(Renegotiate)
    assert scene.told("countdown-nda")
    assert scene.data("stranger", "nda").do(Renegotiate).place("houdini").away


def test_13_6_two_markers_of_one_turn_come_due_as_one() -> None:
    """15.7.1: there is no order to choose, and where the NDA is missing, both are spent."""
    scene = Scene(cast=tutorial_with("legal")).alone().abandon().at(NOBODY, "houdini").data(NOBODY, "nda")
    scene.acting(0, NOBODY).do(TimedLaunch).do(TimedLaunch).end_turn()
    assert [marker.section for marker in scene.state.markers] == ["houdini", "houdini"]
    pass_round(scene.at("stranger", "houdini")).do(Renegotiate)
    assert scene.asked() == ""
    assert not scene.state.markers
    assert not scene.place("houdini").away


def test_13_6_needs_a_time_marker() -> None:
    scene = aboard().marker(0, "launch", "mcqueen").marker(0, "launch", "alcatraz")
    scene.marker(0, "launch", "hail_mary")
    assert scene.refused(TimedLaunch) == "2.4"


def test_13_6_a_pod_damaged_during_the_countdown_is_annihilated_with_all_in_it() -> None:
    scene = aboard().lying("houdini", "artifact").do(TimedLaunch).damage("houdini").end_turn()
    pass_round(scene).do(Renegotiate)
    assert scene.place("houdini").annihilated
    assert scene.pawn(NOBODY).annihilated
    assert scene.place("houdini").floor == ()
    assert not people.escaped(scene.state, scene.pawn(NOBODY))


def test_13_6_nobody_sets_the_time_in_a_damaged_pod() -> None:
    assert aboard().damaged("houdini").refused(TimedLaunch) == "5.1.4"


def test_13_6_a_timed_launch_works_in_a_blackout() -> None:
    scene = standing(NOBODY, "houdini").blackout()
    assert scene.state.abandon
    assert scene.can(TimedLaunch)


def test_13_6_a_pod_launched_otherwise_gives_the_marker_back() -> None:
    scene = aboard().do(TimedLaunch).at(ROBOT, "aft_airlocks").end_turn()
    scene.acting(1, ROBOT).do(SectionLaunch, pod="houdini")
    assert scene.place("houdini").away
    assert not scene.state.markers
    pass_round(scene.end_turn()).do(Renegotiate)
    assert scene.place("houdini").away


# --- 13.7 Section Launch --------------------------------------------------------------------------------


def dock(who: str = NOBODY, passenger: str = ROBOT, pod: str = "houdini") -> Scene:
    return standing(who, "aft_airlocks").at(passenger, pod).abandon()


def test_13_7_section_launch_goes_at_once_and_leaves_the_launcher() -> None:
    scene = dock().do(SectionLaunch, pod="houdini")
    assert scene.place("houdini").away
    assert people.escaped(scene.state, scene.pawn(ROBOT))
    assert not people.escaped(scene.state, scene.pawn(NOBODY))
    assert not scene.state.markers


def test_13_7_section_launch_takes_one_pod_at_a_time() -> None:
    scene = dock().at("stranger", "mcqueen").do(SectionLaunch, pod="houdini")
    assert not scene.place("mcqueen").away
    assert scene.can(SectionLaunch, pod="mcqueen")


def test_13_7_the_down_are_occupants_too() -> None:
    scene = dock(passenger="stranger").down("stranger").do(SectionLaunch, pod="houdini")
    assert people.escaped(scene.state, scene.pawn("stranger"))


def test_13_7_an_empty_pod_stays() -> None:
    scene = standing(NOBODY, "aft_airlocks").abandon().lying("houdini", "artifact")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.2"


def test_13_7_the_requirements_must_be_met() -> None:
    scene = standing(NOBODY, "aft_airlocks").at(ROBOT, "houdini")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.4"


def test_13_7_only_pods_joined_to_the_section() -> None:
    scene = dock().at("stranger", "panic_pod")
    assert scene.refused(SectionLaunch, pod="panic_pod") == "13.7"
    scene.complete(SectionLaunch)


def test_13_7_a_damaged_pod_is_annihilated_with_all_in_it() -> None:
    scene = dock(pod="hail_mary").give(ROBOT, "artifact").do(SectionLaunch, pod="hail_mary")
    assert scene.place("hail_mary").annihilated
    assert scene.pawn(ROBOT).annihilated
    assert scene.pawn(ROBOT).items == ()
    assert not people.escaped(scene.state, scene.pawn(ROBOT))


def test_13_7_items_and_kompromat_aboard_leave_with_the_pod() -> None:
    scene = dock().lying("houdini", "artifact").do(SectionLaunch, pod="houdini")
    assert scene.place("houdini").floor == ("artifact",)
    assert scene.place("houdini").away


def test_13_7_no_section_launch_from_a_damaged_or_dark_dock() -> None:
    assert dock().damaged("aft_airlocks").refused(SectionLaunch, pod="houdini") == "5.1.4"
    assert dock().blackout().refused(SectionLaunch, pod="houdini") == "7.2.2.1"


def test_13_7_a_pod_leaves_once() -> None:
    scene = dock().do(SectionLaunch, pod="houdini")
    assert scene.refused(SectionLaunch, pod="houdini") == "13.7"


# --- 13.8 Bridge Launch ---------------------------------------------------------------------------------


def bridge() -> Scene:
    return standing(OFFICER, "bridge").abandon().at(ROBOT, "houdini").at("stranger", "mcqueen")


def test_13_8_1_bridge_launch_needs_abandon_ship() -> None:
    assert bridge().abandon(False).refused(BridgeLaunch) == "13.8.1"


def test_13_8_1_even_for_a_pod_that_does_not_need_it() -> None:
    scene = standing(OFFICER, "bridge").at("stranger", "medevac_pod").down("stranger")
    assert scene.refused(BridgeLaunch) == "13.8.1"


def test_13_8_2_every_occupied_pod_leaves_and_the_empty_stay() -> None:
    scene = bridge().do(BridgeLaunch)
    assert {key for key, place in scene.state.places.items() if place.away} == {"houdini", "mcqueen"}


def test_13_8_2_pods_whose_requirements_are_not_met_stay() -> None:
    scene = bridge().at("exile", "medevac_pod").at("security", "panic_pod").do(BridgeLaunch)
    assert not scene.place("medevac_pod").away
    assert not scene.place("panic_pod").away
    scene = bridge().at("exile", "medevac_pod").down("exile").at("engineer", "panic_pod").do(BridgeLaunch)
    assert scene.place("medevac_pod").away
    assert scene.place("panic_pod").away


def test_13_8_2_damaged_pods_are_annihilated() -> None:
    scene = bridge().damaged("mcqueen").do(BridgeLaunch)
    assert scene.pawn("stranger").annihilated
    assert people.escaped(scene.state, scene.pawn(ROBOT))


def test_13_8_2_with_nothing_to_launch_there_is_nothing_to_do() -> None:
    assert standing(OFFICER, "bridge").abandon().refused(BridgeLaunch) == "13.8.2"


def test_13_8_3_bridge_launch_is_for_officers() -> None:
    scene = standing(NOBODY, "bridge").abandon().at(ROBOT, "houdini")
    assert scene.refused(BridgeLaunch) == "13.8.3"


@pytest.mark.parametrize("how", ["damage", "blackout"])
def test_13_8_bridge_launch_is_off_when_the_bridge_is_damaged_or_dark(how: str) -> None:
    scene = bridge()
    if how == "damage":
        assert scene.damaged("bridge").refused(BridgeLaunch) == "5.1.4"
    else:
        assert scene.blackout().refused(BridgeLaunch) == "7.2.2.1"


# --- 5.5.3, 5.5.4: seats and needs of the pods ----------------------------------------------------------


def test_5_5_3_a_full_pod_admits_nobody() -> None:
    scene = standing(NOBODY, "aft_airlocks").at(ROBOT, "houdini").at("stranger", "houdini").down("stranger")
    assert scene.refused(Step, to="houdini") == "5.5.3"
    assert scene.can(Step, to="mcqueen")


def test_5_5_3_dragging_needs_two_seats() -> None:
    scene = standing(NOBODY, "aft_airlocks").at(ROBOT, "houdini").at("stranger", "aft_airlocks")
    scene.down("stranger")
    assert scene.refused(Step, to="houdini", drag="stranger") == "5.5.3"
    assert scene.can(Step, to="houdini")


def test_5_5_4_the_panic_pod_wants_an_officer_aboard() -> None:
    scene = standing(NOBODY, "panic_pod").abandon()
    assert scene.refused(TimedLaunch) == "5.5.4"
    assert scene.at(OFFICER, "panic_pod").can(TimedLaunch)


def test_5_5_4_the_medevac_pod_wants_a_down_human_and_no_order() -> None:
    scene = standing(NOBODY, "medevac_pod").at(ROBOT, "medevac_pod").down(ROBOT)
    assert scene.refused(TimedLaunch) == "5.5.4"
    scene = standing(NOBODY, "medevac_pod").at("stranger", "medevac_pod").down("stranger")
    assert not scene.state.abandon
    assert scene.can(TimedLaunch)


def test_5_5_4_the_medevac_pods_need_may_be_gone_when_the_time_is_up() -> None:
    """The requirements are those of the launch action; the marker only moves the pod."""
    scene = standing(NOBODY, "medevac_pod").at("stranger", "medevac_pod").down("stranger")
    scene.do(TimedLaunch).end_turn()
    scene.at("stranger", "forward_airlocks")
    pass_round(scene).do(Renegotiate)
    assert scene.place("medevac_pod").away


def test_5_5_4_what_a_pod_requires_is_in_the_view_as_the_rule_has_it() -> None:
    """Whoever launches it; that in an empty pod nobody lacks an NDA is nothing to be ticked."""
    scene = standing(NOBODY, "panic_pod")

    def needs(pod: str) -> dict[str, bool]:
        return {need.key: need.met for need in view(scene.state, None).sections[pod].needs}

    assert needs("panic_pod") == {"abandon_ship": False, "officer_aboard": False}
    scene.abandon().at(OFFICER, "panic_pod").at("stranger", "medevac_pod")
    assert needs("panic_pod") == {"abandon_ship": True, "officer_aboard": True}
    assert needs("medevac_pod") == {"down_human_aboard": False}
    assert needs("storage") == {}
    scene.down("stranger")
    assert needs("medevac_pod") == {"down_human_aboard": True}
    seats = view(scene.state, None).sections
    assert (seats["panic_pod"].taken, seats["medevac_pod"].taken, seats["houdini"].taken) == (2, 1, 0)


# --- 13.9 Manufacture -----------------------------------------------------------------------------------

MADE = [
    ("security_station", "evidence"),
    ("bio_lab", "x_secret"),
    ("chem_lab", "firebomb"),
    ("print_shop", "bludgeon"),
    ("print_shop", "helmet"),
    ("nanofactory", "nanogel"),
]


@pytest.mark.parametrize(("section", "thing"), MADE)
def test_13_9_1_what_is_made_belongs_to_the_maker(section: str, thing: str) -> None:
    scene = standing(NOBODY, section).do(Manufacture, thing=thing)
    pawn = scene.pawn(NOBODY)
    assert thing in pawn.items + pawn.data


@pytest.mark.parametrize("section", sorted({section for section, _ in MADE}))
def test_13_9_1_nothing_else_is_made_there(section: str) -> None:
    standing(NOBODY, section).complete(Manufacture)


def test_13_9_guns_are_printed_by_officers_only() -> None:
    assert standing(NOBODY, "print_shop").refused(Manufacture, thing="gun") == "13.9"
    assert standing(OFFICER, "print_shop").do(Manufacture, thing="gun").pawn(OFFICER).items == ("gun",)


def test_13_9_2_nothing_is_made_for_full_hands() -> None:
    scene = standing(ROBOT, "chem_lab").give(ROBOT, "helmet", "bludgeon")
    assert scene.refused(Manufacture, thing="firebomb") == "13.9.2"


def test_13_9_2_contamination_fills_a_slot() -> None:
    scene = standing(ROBOT, "chem_lab").give(ROBOT, "helmet").contaminated(ROBOT)
    assert scene.refused(Manufacture, thing="firebomb") == "13.9.2"


def test_13_9_2_data_take_no_slot() -> None:
    scene = standing(ROBOT, "security_station").give(ROBOT, "helmet", "bludgeon")
    assert scene.do(Manufacture, thing="evidence").pawn(ROBOT).data == ("evidence",)


def test_13_9_1_data_one_has_are_not_made_again() -> None:
    scene = standing(NOBODY, "security_station").data(NOBODY, "evidence")
    assert scene.refused(Manufacture, thing="evidence") == "9.2"


def test_13_9_1_the_box_may_be_empty() -> None:
    scene = standing(NOBODY, "chem_lab").give("stranger", *["firebomb"] * 8)
    assert scene.refused(Manufacture, thing="firebomb") == "13.9"


# --- 13.10 Meditate -------------------------------------------------------------------------------------


def test_13_10_1_meditation_brings_all_ones_cubes_back() -> None:
    scene = standing("exile", "therapy_garden").pc(0, "exile").betrayal(0, 3).betrayal(1, 2)
    scene.do(Meditate)
    assert (scene.colour(0).betrayal, scene.colour(0).pool) == (0, 8)
    assert scene.colour(1).betrayal == 2


def test_13_10_1_the_cubes_are_the_active_players_whoever_meditates() -> None:
    """As with all that an action gives (12.2.3, 13.6): a PC that was bribed acts for who bribed it."""
    scene = (
        standing("exile", "therapy_garden")
        .at("counselor", "therapy_garden")
        .pc(1, "counselor")
        .betrayal(0, 3)
        .betrayal(1, 2)
    )
    scene.do(Meditate, who="counselor", pay="bribe").answer("accept")
    assert (scene.colour(0).betrayal, scene.colour(1).betrayal) == (0, 2)
    scene = (
        standing("exile", "therapy_garden")
        .at("counselor", "therapy_garden")
        .pc(1, "counselor")
        .betrayal(1, 2)
    )
    assert scene.refused(Meditate, who="counselor", pay="bribe") == "13.10.1"


def test_13_10_2_only_a_pc_meditates() -> None:
    assert standing("exile", "therapy_garden").betrayal(0, 3).refused(Meditate) == "13.10.2"


def test_13_10_1_there_must_be_something_to_bring_back() -> None:
    assert standing("exile", "therapy_garden").pc(0, "exile").refused(Meditate) == "13.10.1"


# --- 13.11 Repair ---------------------------------------------------------------------------------------


def test_13_11_repair_wakes_a_down_robot_in_the_workshop() -> None:
    scene = standing(NOBODY, "machine_shop").at(ROBOT, "machine_shop").down(ROBOT)
    assert not scene.do(Repair, target=ROBOT).pawn(ROBOT).down


def test_13_11_the_cyborg_is_a_robot_too() -> None:
    scene = standing(NOBODY, "machine_shop").at("cyborg", "machine_shop").down("cyborg")
    assert not scene.do(Repair, target="cyborg").pawn("cyborg").down


def test_13_11_repair_is_no_use_to_humans_the_live_or_the_absent() -> None:
    scene = standing(NOBODY, "machine_shop").at(ROBOT, "machine_shop").at("stranger", "machine_shop")
    assert scene.refused(Repair, target=ROBOT) == "13.11"
    scene.down("stranger", "security")
    assert scene.refused(Repair, target="stranger") == "13.11"
    assert scene.refused(Repair, target="security") == "5.2"
    scene.complete(Repair)


def test_13_11_nobody_repairs_himself() -> None:
    scene = standing(ROBOT, "machine_shop").down(ROBOT)
    assert scene.refused(Repair, target=ROBOT) == "11.1"


# --- 13.12 Self-Destruct --------------------------------------------------------------------------------


def test_13_12_1_self_destruct_gives_the_order_and_arms_the_antimatter_where_it_is() -> None:
    scene = standing(OFFICER, "bridge").do(SelfDestruct)
    assert scene.state.abandon
    assert not scene.state.locks
    assert scene.state.armed
    assert scene.place("magnetic_containment").floor == ("antimatter",)
    assert scene.state.markers == (Marker(0, "antimatter", minute=9, placed=13),)


def test_13_12_1_self_destruct_works_after_the_order_too() -> None:
    assert standing(OFFICER, "bridge").abandon().do(SelfDestruct).state.armed


def test_13_12_1_what_is_armed_is_not_armed_again() -> None:
    assert standing(OFFICER, "bridge").armed().refused(SelfDestruct) == "7.3.1"


def test_13_12_2_self_destruct_is_for_officers() -> None:
    assert standing(NOBODY, "bridge").refused(SelfDestruct) == "13.12.2"


# --- 13.13 Airlock --------------------------------------------------------------------------------------


def test_13_13_1_step_out_and_in_again() -> None:
    scene = standing(ROBOT, "forward_airlocks").do(Step, to="outer_space").do(Step, to="aft_airlocks")
    assert scene.pawn(ROBOT).at == "aft_airlocks"


def test_13_13_1_throw_out_and_in() -> None:
    scene = standing(ROBOT, "forward_airlocks").give(ROBOT, "bludgeon", "helmet")
    scene.do(Throw, item="bludgeon", to="outer_space")
    assert scene.place("outer_space").floor == ("bludgeon",)
    scene.do(Step, to="outer_space").fresh().do(Throw, item="helmet", to="aft_airlocks")
    assert "helmet" in scene.place("aft_airlocks").floor


def test_13_13_1_drag_somebody_out() -> None:
    scene = standing(ROBOT, "aft_airlocks").at("stranger", "aft_airlocks").down("stranger")
    scene.do(Step, to="outer_space", drag="stranger")
    assert scene.pawn("stranger").at == "outer_space"


@pytest.mark.parametrize("section", ["aft_exhaust", "forward_exhaust"])
def test_13_13_1_some_arrows_lead_one_way(section: str) -> None:
    scene = standing(ROBOT, section).give(ROBOT, "bludgeon").do(Step, to="outer_space")
    assert scene.refused(Step, to=section) == "12.1.1"
    assert scene.refused(Throw, item="bludgeon", to=section) == "12.5.1"


def test_13_13_1_bare_humans_do_not_go_out_of_themselves() -> None:
    assert standing(NOBODY, "aft_airlocks").refused(Step, to="outer_space") == "11.2"
    assert standing(NOBODY, "aft_airlocks").give(NOBODY, "helmet").can(Step, to="outer_space")


def test_13_13_1_no_airlock_elsewhere() -> None:
    scene = standing(ROBOT, "kitchen").give(ROBOT, "bludgeon")
    assert scene.refused(Step, to="outer_space") == "12.1.1"
    assert scene.refused(Throw, item="bludgeon", to="outer_space") == "12.5.1"


def test_13_13_2_push_somebody_down_out() -> None:
    scene = standing(NOBODY, "aft_airlocks").at("stranger", "aft_airlocks").down("stranger")
    scene.do(Jettison, target="stranger")
    assert scene.pawn("stranger").at == "outer_space"
    assert scene.pawn(NOBODY).at == "aft_airlocks"


def test_13_13_2_nobody_live_and_nobody_elsewhere_is_pushed_out() -> None:
    scene = standing(NOBODY, "aft_airlocks").at("stranger", "aft_airlocks").down("security")
    assert scene.refused(Jettison, target="stranger") == "13.13.2"
    assert scene.refused(Jettison, target="security") == "5.2"
    scene.complete(Jettison)


def test_13_13_2_out_only_where_an_arrow_leads_out() -> None:
    scene = standing(NOBODY, "kitchen").at("stranger", "kitchen").down("stranger")
    assert scene.refused(Jettison, target="stranger") == "11.5"
    scene = standing(ROBOT, "outer_space").at("stranger", "outer_space").down("stranger")
    assert scene.refused(Jettison, target="stranger") == "13.13.1"


def test_13_13_3_not_into_a_damaged_section() -> None:
    scene = standing(ROBOT, "outer_space").give(ROBOT, "bludgeon").damaged("aft_airlocks")
    assert scene.refused(Step, to="aft_airlocks") == "13.13.3"
    assert not scene.can(Throw, item="bludgeon", to="aft_airlocks")
    assert scene.can(Step, to="forward_airlocks")


def test_13_13_3_a_damaged_airlock_lets_nobody_out() -> None:
    """11.5, 12.1.1: it is a section action, and only undamaged airlocks are passed."""
    scene = standing(ROBOT, "aft_airlocks").at("stranger", "aft_airlocks").down("stranger")
    scene.damaged("aft_airlocks")
    assert scene.refused(Step, to="outer_space") == "5.1.4"
    assert scene.refused(Jettison, target="stranger") == "5.1.4"


def test_13_13_airlocks_work_in_a_blackout() -> None:
    scene = standing(ROBOT, "aft_airlocks").at("stranger", "aft_airlocks").down("stranger").blackout()
    assert scene.can(Step, to="outer_space")
    assert scene.can(Jettison, target="stranger")


# --- 13.14 Cameras --------------------------------------------------------------------------------------


def test_13_14_cameras_off_and_on_again() -> None:
    scene = standing(NOBODY, "security_station").do(Cameras, on=False)
    assert not scene.state.cameras
    assert scene.refused(Cameras, on=False) == "13.14"
    assert scene.do(Cameras, on=True).state.cameras


def test_13_14_without_full_power_the_cameras_stay_off() -> None:
    scene = standing(NOBODY, "security_station").emergency()
    assert not scene.state.cameras
    assert scene.refused(Cameras, on=True) == "7.2.1.1"
    scene.mended(scene.power_sections()[0])
    assert not scene.state.cameras
    assert scene.can(Cameras, on=True)


# --- What single sections and characters add --------------------------------------------------------------


def test_map_physics_lab_deletes_data_of_others() -> None:
    scene = standing(NOBODY, "physics_lab").at("stranger", "physics_lab").data("stranger", "x_secret")
    scene.do(Wipe, target="stranger", data="x_secret")
    assert scene.pawn("stranger").data == ()


def test_map_physics_lab_deletes_only_what_is_there() -> None:
    scene = standing(NOBODY, "physics_lab").at("stranger", "physics_lab").data("stranger", "x_secret")
    assert scene.refused(Wipe, target="stranger", data="evidence") == "9.3"
    assert scene.refused(Wipe, target="security", data="x_secret") == "5.2"
    scene.complete(Wipe)


def flier(who: str = NOBODY) -> Scene:
    return standing(who, "outer_space").give(who, "helmet", "rocket_wings").lying("print_shop")


def test_map_rocket_wings_fly_home_from_outer_space() -> None:
    scene = flier().give(NOBODY, "artifact").do(WingsLaunch)
    assert people.escaped(scene.state, scene.pawn(NOBODY))
    assert scene.pawn(NOBODY).items == ("helmet", "rocket_wings", "artifact")
    assert not scene.state.abandon


def test_map_rocket_wings_need_wings_helmet_and_space() -> None:
    assert standing(ROBOT, "outer_space").refused(WingsLaunch) == "8.3"
    assert flier().at(NOBODY, "aft_airlocks").refused(WingsLaunch) == "11.5"
    scene = standing("daredevil", "outer_space").give("daredevil", "rocket_wings")
    assert scene.refused(WingsLaunch) == "8.3"
    assert standing(ROBOT, "outer_space").give(ROBOT, "rocket_wings").can(WingsLaunch)


def test_map_rocket_wings_fly_in_a_blackout() -> None:
    """5.1.6, 7.2.2.1: Outer Space is not On Board."""
    assert flier().blackout().can(WingsLaunch)


def test_map_shred_room_brings_two_spent_kompromat_of_npcs() -> None:
    scene = standing(NOBODY, "shred_room").spent("exile", "security", "medical").pc(1, "medical")
    scene.do(Salvage, first="exile", second="security")
    assert scene.hand(0) == {"exile", "security"}
    assert scene.state.kompromat["medical"].spent


def test_map_shred_room_takes_the_single_spent_one() -> None:
    scene = standing(NOBODY, "shred_room").spent("exile")
    assert scene.do(Salvage, first="exile").hand(0) == {"exile"}


def test_map_shred_room_takes_as_many_as_it_can() -> None:
    scene = standing(NOBODY, "shred_room").spent("exile", "security")
    assert scene.refused(Salvage, first="exile") == "map.salvage"
    assert scene.refused(Salvage, first="exile", second="exile") == "map.salvage"
    scene.complete(Salvage)


def test_map_shred_room_else_one_that_lies_on_board() -> None:
    scene = (
        standing(NOBODY, "shred_room").kompromat_at("kitchen", "engineer").pc(1, "medical").spent("medical")
    )
    scene.do(Salvage, first="kitchen")
    assert scene.hand(0) == {"engineer"}
    assert not scene.undoable
    seen = [event for event in scene.events if event.message.key == "kompromat-seen"]
    assert [event.to for event in seen] == [frozenset({0})]


def test_map_cargo_claw_fetches_an_item_or_a_body() -> None:
    scene = standing(NOBODY, "cargo_claw").lying("outer_space", "artifact").at("stranger", "outer_space")
    assert scene.refused(Grab, what="stranger") == "map.grab"
    scene.down("stranger").do(Grab, what="stranger").do(Grab, what="artifact")
    assert scene.pawn("stranger").at == "cargo_claw"
    assert scene.place("cargo_claw").floor == ("artifact",)
    assert scene.place("outer_space").floor == ()


def test_map_cargo_claw_reaches_into_outer_space_only() -> None:
    scene = standing(NOBODY, "cargo_claw")
    assert scene.refused(Grab, what="briefcase") == "map.grab"
    scene.lying("outer_space", "artifact").down("stranger")
    scene.complete(Grab)


def test_map_cargo_claw_is_entered_from_space_but_not_left_that_way() -> None:
    scene = standing(ROBOT, "outer_space").do(Step, to="cargo_claw")
    assert scene.refused(Step, to="outer_space") == "12.1.1"
