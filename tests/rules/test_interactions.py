"""Where two cards meet: powers on powers, characters that are no bodies, what leaves and what stays."""

from __future__ import annotations

import pytest

from game.api import Seated
from game.stationfall import people, scoring
from game.stationfall.abilities.conspirator import Hardcopy, Wormtongue
from game.stationfall.abilities.mobility import Breach
from game.stationfall.abilities.offensive import EmpBurst, NerveGas
from game.stationfall.abilities.utility import JuryRig, ProcessServer
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import Manufacture, SectionLaunch, TimedLaunch
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.cast.botanist import Creep
from game.stationfall.state import GREY
from tests.rules.scene import Scene, agenda, revealed, staged, tutorial_with


def through(who: str, by: str, power: str) -> dict[str, str]:
    return {"who": who, "by": by, "power": power}


# --- Zero Born and Tunnel Rat ---------------------------------------------------------------------------


def test_zero_born_through_a_vent_that_ends_without_gravity() -> None:
    scene = revealed("astrochimp", "kitchen").do(Step, to="reactor", pay="free")
    assert (scene.pawn("astrochimp").at, scene.state.turn.actions) == ("reactor", 2)
    assert revealed("astrochimp", "reactor").refused(Step, to="kitchen", pay="free") == "15.5.3"


def test_zero_born_alone_finds_no_vent() -> None:
    assert staged("clones_alpha", "kitchen").refused(Step, to="reactor", pay="free") == "5.4.2"


def test_zero_born_drags_somebody_along_for_free() -> None:
    scene = staged("botanist", "reactor", "exile").down("exile")
    assert scene.do(Step, to="aft_hub", drag="exile", pay="free").pawn("exile").at == "aft_hub"


# --- Paranoid, and characters that are items ------------------------------------------------------------


def carried(section: str, holder: str, *others: str) -> Scene:
    """The Rat in somebody's hands."""
    scene = staged(holder, section, *others, brings=("telepathic_rat",)).lying("bio_lab")
    return scene.give(holder, "telepathic_rat")


def test_paranoid_on_an_item_that_is_carried_goes_by_its_holder() -> None:
    scene = carried("kitchen", "exile").at("stranger", "aft_hub").cubes(1, "stranger", 1).turn(1)
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"
    scene.at("exile", "aft_hub")
    assert scene.can(Influence, card="telepathic_rat", cubes=1)
    # Its holder will do as well.
    assert scene.turn(0).can(Influence, card="telepathic_rat", cubes=1)


def test_the_rat_is_carried_off_in_a_pod() -> None:
    scene = carried("houdini", "exile").cubes(0, "telepathic_rat", 1).away("houdini").turn(0)
    assert people.escaped(scene.state, scene.pawn("telepathic_rat"))
    assert scene.refused(Activate, who="telepathic_rat") == "4.6.6.3"
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"
    assert scene.refused(Renegotiate, card="telepathic_rat") == "15.6.2"


def test_the_rat_fills_no_seat_and_goes_down_with_its_pod() -> None:
    scene = carried("alcatraz", "exile").lying("houdini", "telepathic_rat").empty("exile")
    scene.gather("aft_airlocks", "exile", "stranger").down("stranger").do(Step, to="houdini", drag="stranger")
    assert [scene.pawn(who).at for who in ("exile", "stranger")] == ["houdini", "houdini"]
    scene = carried("houdini", "exile").marker(0, "overload", "houdini").away("houdini").acting(0, "stranger")
    scene.end_turn()
    assert scene.pawn("telepathic_rat").annihilated


def test_the_contaminated_rat_escapes_against_those_who_mind_it() -> None:
    scene = carried("houdini", "medical").alone("medical").at("medical", "houdini").away("houdini")
    assert agenda(scene, "engineer")[1] == 0
    scene = carried("houdini", "medical").alone("medical").at("medical", "houdini").away("houdini")
    assert agenda(scene._pawn("telepathic_rat", contaminated=False), "engineer")[1] == 3


# --- Uncanny --------------------------------------------------------------------------------------------


def test_uncanny_with_two_discs_is_tired_and_dying_is_barred() -> None:
    scene = Scene().cubes(0, "cyborg", 1).disc(1, "cyborg")
    assert scene.do(Activate, who="cyborg").state.turn.actions == 2
    scene = Scene().cubes(0, "cyborg", 1).disc(1, "cyborg").disc(2, "cyborg")
    assert scene.do(Activate, who="cyborg").state.turn.actions == 1
    # One's own disc is one of the two (15.5.1).
    scene = Scene().cubes(0, "cyborg", 1).disc(0, "cyborg").disc(2, "cyborg")
    assert scene.do(Activate, who="cyborg").state.turn.actions == 1


# --- Root Access, Telepathy: who ignores Self-Preservation -----------------------------------------------


def outside(robot: str, *cards: str) -> Scene:
    """The revealed Digital Assistant has a copy in a robot in Outer Space."""
    scene = revealed("digital_assistant", "kitchen", robot, brings=cards).at(robot, "outer_space")
    return scene.data(robot, "digital_assistant")


def test_root_access_through_a_robot_in_outer_space() -> None:
    scene = outside("security").lying("outer_space", "artifact")
    act = through("security", "digital_assistant", "root_access")
    scene.do(PickUp, item="artifact", **act).do(Step, to="aft_airlocks", **act)
    assert (scene.pawn("security").at, scene.pawn("security").items) == ("aft_airlocks", ("artifact",))
    scene = (
        outside("security").give("security", "artifact").do(Throw, item="artifact", to="aft_airlocks", **act)
    )
    assert "artifact" in scene.place("aft_airlocks").floor


def test_root_access_sends_the_cyborg_out_without_a_helmet() -> None:
    scene = outside("cyborg").at("cyborg", "aft_airlocks")
    scene.do(Step, to="outer_space", **through("cyborg", "digital_assistant", "root_access"))
    assert scene.pawn("cyborg").down
    assert scene.guilt(0) == "innocent"  # a Fugitive


def test_root_access_sends_a_robot_into_the_goo() -> None:
    scene = outside("security").at("security", "chem_lab").goo("bio_lab")
    act = through("security", "digital_assistant", "root_access")
    assert scene.do(Step, to="bio_lab", **act).pawn("security").down


def test_root_access_moves_a_drone_that_nobody_at_a_console_could_send() -> None:
    scene = outside("drone_1").goo("bio_lab").at("drone_1", "chem_lab").at("exile", "mainframe")
    assert scene.can(Step, to="bio_lab", **through("drone_1", "digital_assistant", "root_access"))
    scene.acting(0, "exile")
    assert scene.refused(Step, to="bio_lab", **through("drone_1", "exile", "remote_control")) == "11.2"


def test_root_access_ends_with_the_copy() -> None:
    scene = outside("security", "operative")
    scene.gather("kitchen", "security", "operative").acting(0, "operative").do(EmpBurst)
    assert scene.pawn("security").data == ()
    scene._pawn("security", down=False).acting(0, "digital_assistant")
    act = through("security", "digital_assistant", "root_access")
    assert scene.refused(Step, to="rec_room", **act) == "4.4.1"


def minded(section: str, *others: str) -> Scene:
    """The Rat of colour 0 lies among these people."""
    scene = staged("telepathic_rat", section, *others).lying("bio_lab")
    return scene.lying(section, "telepathic_rat")


def test_telepathy_against_self_preservation_out_of_an_airlock() -> None:
    scene = minded("aft_airlocks", "exile").acting(0, "exile")
    assert scene.refused(Step, to="outer_space") == "11.2"
    scene = minded("aft_airlocks", "exile")
    scene.do(Step, to="outer_space", **through("exile", "telepathic_rat", "telepathy"))
    assert (scene.pawn("exile").at, scene.pawn("exile").down) == ("outer_space", True)


def test_telepathy_against_self_preservation_with_a_firebomb() -> None:
    act = through("exile", "telepathic_rat", "telepathy")
    scene = minded("kitchen", "exile").give("exile", "firebomb").do(Drop, item="firebomb", ignite=True, **act)
    assert scene.pawn("exile").down
    assert scene.place("kitchen").hazard == "fire"
    # Fire leaves items alone, characters among them.
    assert people.item_at(scene.state, "telepathic_rat") == "kitchen"


def test_telepathy_ends_with_the_helmet_it_puts_on() -> None:
    act = through("exile", "telepathic_rat", "telepathy")
    scene = minded("kitchen", "exile").lying("kitchen", "telepathic_rat", "helmet")
    scene.do(PickUp, item="helmet", **act)
    assert scene.refused(Drop, item="helmet", **act) == "4.4.1"


def test_telepathy_uses_the_abilities_of_the_other_mind() -> None:
    scene = minded("bio_lab", "engineer").do(
        Step, to="vault_x", **through("engineer", "telepathic_rat", "telepathy")
    )
    assert not scene.locked("bio_lab", "vault_x")
    scene = minded("kitchen", "astrochimp")
    assert scene.can(Step, to="reactor", **through("astrochimp", "telepathic_rat", "telepathy"))


def test_telepathy_makes_a_fugitive_strike_for_nobodys_account() -> None:
    scene = minded("kitchen", "boarder", "exile").empty("boarder").give("boarder", "gun")
    scene.do(Attack, target="exile", weapon="gun", **through("boarder", "telepathic_rat", "telepathy"))
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "innocent"


# --- Talk Them Through It -------------------------------------------------------------------------------


def talked(*others: str) -> Scene:
    """Colour 0 is the Troubleshooter, somewhere Live."""
    return staged("exile", "kitchen", *others).pc(0, "troubleshooter")


def test_talk_them_through_it_for_a_conspirator_of_her_player() -> None:
    scene = talked().acting(0, "exile")
    assert scene.do(Step, to="reactor").pawn("exile").at == "reactor"
    assert scene.damaged("reactor").can(JuryRig)


def test_talk_them_through_it_for_a_bribed_conspirator_but_nobody_elses() -> None:
    scene = talked("stranger", "medical").cubes(0, "stranger", 2).cubes(1, "medical", 1).acting(0, "exile")
    assert scene.can(Step, who="stranger", to="reactor", pay="bribe")
    assert scene.refused(Step, who="medical", to="reactor", pay="bribe") == "5.4.2"


def test_talk_them_through_it_for_a_pc_of_nobody_but_her_player() -> None:
    scene = talked("stranger").pc(1, "stranger").acting(0, "exile")
    assert scene.refused(Step, who="stranger", to="reactor", pay="bribe") == "5.4.2"
    assert scene.acting(1, "stranger").refused(Step, to="reactor") == "5.4.2"


def test_talk_them_through_it_launches_the_inspectors_shuttle() -> None:
    scene = staged("exile", "forward_airlocks", "stranger", brings=("inspector",)).pc(0, "troubleshooter")
    scene.at("stranger", "inspectors_shuttle").acting(0, "exile")
    assert scene.can(SectionLaunch, pod="inspectors_shuttle")
    scene.down("troubleshooter")
    assert scene.refused(SectionLaunch, pod="inspectors_shuttle") == "5.5.4"


# --- Missile, Overload ----------------------------------------------------------------------------------


def test_a_missile_on_a_pod_that_left_loses_it_with_everything() -> None:
    scene = staged("exile", "kitchen", brings=("boarder",)).marker(0, "missile", "houdini")
    scene.lying("physics_lab").at("stranger", "houdini").give("stranger", "artifact")
    scene.lying("houdini", "gun").away("houdini").end_turn()
    assert scene.place("houdini").annihilated
    assert scene.pawn("stranger").annihilated
    assert scene.place("houdini").floor == ()
    assert people.item_at(scene.state, "artifact") == people.LOST


def test_a_missile_on_a_pod_still_moored_damages_it() -> None:
    scene = staged("exile", "kitchen", brings=("boarder",)).marker(0, "missile", "houdini")
    scene.at("stranger", "houdini").end_turn()
    assert scene.place("houdini").damaged
    assert (scene.pawn("stranger").down, scene.pawn("stranger").annihilated) == (True, False)


def test_a_missile_minds_neither_armour_nor_adrenaline_nor_data() -> None:
    scene = minded("kitchen", "security", "daredevil", "exile").acting(0, "stranger")
    scene.data("exile", "evidence").marker(0, "missile", "kitchen").end_turn()
    assert all(scene.pawn(who).down for who in ("security", "daredevil", "exile"))
    assert scene.pawn("exile").data == ("evidence",)
    assert people.live(scene.pawn("telepathic_rat"))


# --- Consort --------------------------------------------------------------------------------------------


def posing(section: str, *others: str) -> Scene:
    """Colour 0 is about to reveal as the Consort, who is in the kitchen; others are elsewhere."""
    scene = staged("exile", section, "consort", *others).at("consort", "kitchen")
    return scene.identity(0, "consort").turn(0)


def test_mimic_frameup_frames_who_has_a_conspirator_there() -> None:
    scene = staged("consort", "kitchen", "exile", "stranger").give("consort", "bludgeon")
    scene.cubes(2, "stranger", 1).do(Attack, target="exile", weapon="bludgeon").answer(Seated(2))
    assert (scene.guilt(0), scene.guilt(2)) == ("innocent", "suspect")


def test_mimic_frameup_works_for_the_assistant_inside_it() -> None:
    scene = revealed("digital_assistant", "kitchen", "consort", "exile", "stranger")
    scene.data("consort", "digital_assistant").give("consort", "gun").cubes(3, "stranger", 1)
    act = through("consort", "digital_assistant", "root_access")
    scene.do(Attack, target="exile", weapon="gun", **act)
    assert scene.asked() == "frameup"
    assert scene.answer(Seated(3)).guilt(3) == "suspect"


def test_mimic_frameup_is_not_needed_for_a_fugitive() -> None:
    scene = staged("consort", "kitchen", "cyborg", "stranger").give("consort", "gun").cubes(2, "stranger", 1)
    scene.do(Attack, target="cyborg", weapon="gun")
    assert (scene.asked(), scene.guilt(0)) == ("", "innocent")


def test_shapeshift_switch_into_the_bio_lab() -> None:
    scene = posing("bio_lab", "stranger").do(Reveal, card="consort").answer("stranger")
    assert scene.pawn("consort").at == "bio_lab"
    assert scene.pawn("consort").contaminated
    assert not scene.pawn("stranger").contaminated


def test_shapeshift_switch_into_the_bio_lab_with_full_hands() -> None:
    scene = posing("bio_lab", "stranger").give("stranger", "gun", "helmet", "artifact")
    scene.do(Reveal, card="consort").answer("stranger")
    assert scene.asked() == "drop_excess"
    assert "artifact" in scene.answer("artifact").place("bio_lab").floor


def test_shapeshift_switch_puts_a_human_out_into_space() -> None:
    scene = posing("aft_hub", "stranger").at("consort", "outer_space").give("stranger", "helmet")
    scene.do(Reveal, card="consort").answer("stranger")
    stranger = scene.pawn("stranger")
    # The Helmet went to the Consort.
    assert (stranger.at, stranger.down, stranger.items) == ("outer_space", True, ())
    # 10.1.2: no action, and no activation.
    assert (scene.asked(), scene.guilt(0)) == ("", "innocent")


def test_shapeshift_switch_springs_traps() -> None:
    scene = posing("aft_hub", "stranger", "operative")
    scene.state.traps["aft_hub"] = "real"
    scene.do(Reveal, card="consort").answer("stranger")
    assert scene.pawn("consort").down


def test_shapeshift_switch_with_legal_leaves_the_ndas_behind() -> None:
    scene = posing("aft_hub", "legal").data("consort", "nda", "evidence")
    scene.do(Reveal, card="consort").answer("legal")
    assert scene.pawn("legal").data == ("evidence",)


def test_shapeshift_switch_with_one_clone_only() -> None:
    scene = posing("aft_hub", "clones_alpha", "clones_beta").do(Reveal, card="consort").answer("clones_beta")
    assert [scene.pawn(key).at for key in ("clones_alpha", "clones_beta")] == ["aft_hub", "kitchen"]


# --- Fake Artifact, Go Go Go!, Vengeful, the shared Doctor -----------------------------------------------


def test_fake_artifact_after_annihilation() -> None:
    scene = staged("exile", "kitchen", "doctor").lying("physics_lab").lying("houdini", "artifact")
    scene.marker(0, "overload", "houdini").away("houdini").end_turn()
    assert people.item_at(scene.state, "artifact") == people.LOST
    scene.identity(1, "jekyll").turn(1).do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)
    assert agenda(scene.escaped("doctor"), "engineer")[2] == 0


def test_go_go_go_with_one_clone_down() -> None:
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones").down("clones_beta")
    scene.do(Reveal, card="clones")
    acted = set()
    while scene.asked() == "each_acts":
        step = scene.legal(Step, pay="gift")[0]
        acted.add(step.who)
        scene.do(step)
    assert acted == {"clones_alpha", "clones_gamma"}


def test_go_go_go_with_a_clone_shot_by_the_first() -> None:
    scene = (
        Scene(cast=tutorial_with("clones"))
        .identity(0, "clones")
        .gather("kitchen", "clones_alpha", "clones_beta")
    )
    scene.give("clones_alpha", "gun").do(Reveal, card="clones")
    scene.do(Attack, who="clones_alpha", target="clones_beta", weapon="gun", pay="gift")
    # Whoever lies Down has lost the turn.
    assert {act.who for act in scene.legal(Step)} == {"clones_gamma"}


def test_a_shared_doctor_refusing_a_kompromat_makes_both_suspect() -> None:
    scene = staged("exile", "kitchen", "doctor").pc(1, "jekyll").pc(2, "hyde").kompromat(0, "doctor")
    scene.do(Step, who="doctor", to="rec_room", pay="kompromat")
    assert (scene.asked(), scene.prompt().seat) == ("which_owner", 0)
    scene.answer(Seated(2))
    assert scene.prompt().seat == 2
    scene.answer("refuse")
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent", "suspect", "suspect", "innocent"]


def test_a_shared_doctor_does_as_his_own_player_likes() -> None:
    scene = staged("exile", "kitchen", "doctor").pc(0, "jekyll").pc(2, "hyde").kompromat(0, "doctor")
    scene.acting(0, "exile").do(Step, who="doctor", to="rec_room", pay="kompromat")
    assert (scene.asked(), scene.pawn("doctor").at) == ("", "rec_room")


def test_vengeful_while_down_with_a_full_card() -> None:
    scene = staged("exile", "aft_hub", "corpsicle", "stranger").down("corpsicle").kompromat(0, "corpsicle")
    scene.give("corpsicle", "gun", "artifact")
    scene.do(Attack, who="corpsicle", target="stranger", weapon="gun", pay="kompromat")
    assert scene.asked() == "drop_excess"
    assert scene.answer("artifact").pawn("corpsicle").items == ("gun", "bludgeon")
    assert scene.pawn("stranger").down


def test_vengeful_and_blood_from_a_stone() -> None:
    scene = staged("exile", "aft_hub", "corpsicle").down("corpsicle").pc(0, "exile").acting(0, "exile")
    scene.kompromat(0, "corpsicle").do(Step, who="corpsicle", to="therapy_garden", pay="kompromat")
    assert scene.hand(0) == {"corpsicle"}
    assert not scene.pawn("corpsicle").down


# --- Legal ----------------------------------------------------------------------------------------------


def test_fine_print_on_an_exhausted_character() -> None:
    scene = revealed("legal", "kitchen", "exile").data("exile", "nda").disc(1, "exile").turn(0)
    scene.do(Activate, who="exile")
    assert scene.state.turn.actions == 1


def test_fine_print_does_not_wake_the_dying() -> None:
    scene = revealed("legal", "kitchen", "corpsicle")._pawn("corpsicle", down=False).data("corpsicle", "nda")
    assert scene.disc(1, "corpsicle").turn(0).refused(Activate, who="corpsicle") == "15.5.2"


def test_fine_print_signed_drones_stay_remote() -> None:
    scene = revealed("legal", "kitchen", "drone_1").data("drone_1", "nda").turn(0)
    assert scene.refused(Activate, who="drone_1") == "4.3.1"


def counting(*signed: str) -> Scene:
    """Two in the Houdini; its countdown is over at the end of this turn."""
    scene = staged("engineer", "kitchen", brings=("legal",)).abandon().gather("houdini", "exile", "stranger")
    for who in signed:
        scene.data(who, "nda")
    return scene.marker(0, "launch", "houdini").end_turn()


def test_an_nda_missing_at_the_end_of_the_countdown_keeps_the_pod() -> None:
    scene = counting("exile")
    assert not scene.place("houdini").away
    assert scene.told("countdown-nda")
    assert not scene.state.markers
    assert counting("exile", "stranger").place("houdini").away


def test_an_emp_deletes_ndas_too() -> None:
    scene = staged("operative", "houdini", "exile", brings=("legal",)).data("exile", "nda").do(EmpBurst)
    assert scene.pawn("exile").data == ()
    assert scene.place("houdini").damaged


def test_robots_travel_unsigned_and_the_cyborg_does_not() -> None:
    scene = staged("engineer", "aft_airlocks", brings=("legal",)).abandon().at("security", "houdini")
    assert scene.can(SectionLaunch, pod="houdini")
    assert scene.at("cyborg", "houdini").refused(SectionLaunch, pod="houdini") == "5.5.4"
    assert agenda(scene.data("cyborg", "nda").away("houdini"), "legal")[:2] == [1, 4]


def test_homework_may_sign_a_hardcopy() -> None:
    scene = revealed("legal", "kitchen", "exile").identity(1, "stranger").bonus(1, "exile").turn(1)
    scene.do(Reveal, card="stranger").answer("exile").do(Hardcopy, who="exile", pay="gift")
    assert scene.pawn("exile").data == ("nda",)


# --- EMP, gas, traps ------------------------------------------------------------------------------------


def test_an_emp_downs_the_cyborg_and_nobody_answers_for_it() -> None:
    scene = staged("operative", "kitchen", "cyborg").do(EmpBurst)
    assert scene.pawn("cyborg").down
    assert scene.guilt(0) == "innocent"


def test_an_emp_downs_the_drones_and_what_they_carry_stays() -> None:
    scene = staged("operative", "kitchen", "drone_1").give("drone_1", "artifact").do(EmpBurst)
    assert (scene.pawn("drone_1").down, scene.pawn("drone_1").items) == (True, ("artifact",))
    assert scene.acting(0, "operative").can(PickUp, item="artifact", source="drone_1")


def test_gas_does_not_bother_the_daredevil_nor_machines() -> None:
    scene = revealed("operative", "forward_hub").at("daredevil", "physics_lab").at("security", "physics_lab")
    scene.do(NerveGas, to="physics_lab")
    assert people.live(scene.pawn("daredevil"))
    assert people.live(scene.pawn("security"))


def test_a_trap_is_sprung_by_who_drags_not_by_the_dragged() -> None:
    scene = staged("exile", "kitchen", "stranger", brings=("operative",)).down("stranger")
    scene.state.traps["rec_room"] = "real"
    scene.do(Step, to="rec_room", drag="stranger")
    assert scene.pawn("exile").down
    assert scene.pawn("stranger").at == "rec_room"
    assert "rec_room" not in scene.state.traps


def test_a_trap_is_not_sprung_by_the_moss_or_a_thrown_rat() -> None:
    scene = carried("kitchen", "exile")
    scene.state.traps["rec_room"] = "real"
    scene.do(Throw, item="telepathic_rat", to="rec_room")
    assert scene.state.traps == {"rec_room": "real"}


# --- The Moss -------------------------------------------------------------------------------------------


def mossy(holder: str, section: str) -> Scene:
    """The Botanist's player acts; somebody elsewhere has the Moss."""
    scene = staged("exile", "forward_hub", holder, brings=("botanist",)).pc(0, "botanist").acting(0, "exile")
    return scene.lying("hydroponics").at(holder, section).give(holder, "fang_moss")


def test_the_moss_leaves_a_down_holder() -> None:
    scene = mossy("stranger", "aft_hub").down("stranger").do(Creep, to="reactor")
    assert scene.place("reactor").floor == ("fang_moss",)
    assert scene.pawn("stranger").items == ()


@pytest.mark.parametrize("holder", ["stranger", "security", "botanist"])
def test_creatropism_waits_for_a_live_holder(holder: str) -> None:
    assert mossy(holder, "aft_hub").refused(Creep, to="reactor") == "4.4.4"


def test_creatropism_eats_a_pc_and_what_they_held_is_left() -> None:
    scene = mossy("stranger", "aft_hub").down("stranger").gather("aft_hub", "astrochimp").down("astrochimp")
    scene.pc(1, "astrochimp").give("astrochimp", "artifact").do(Creep, target="astrochimp")
    assert scene.pawn("astrochimp").annihilated
    assert "artifact" in scene.place("aft_hub").floor


def test_the_moss_eats_the_rats_holder_and_leaves_the_rat() -> None:
    scene = carried("aft_hub", "astrochimp", "botanist").pc(0, "botanist").acting(0, "exile")
    scene.lying("hydroponics").lying("aft_hub", "fang_moss").down("astrochimp")
    scene.do(Creep, target="astrochimp")
    assert scene.pawn("astrochimp").annihilated
    assert people.live(scene.pawn("telepathic_rat"))
    assert "telepathic_rat" in scene.place("aft_hub").floor


# --- Drones ---------------------------------------------------------------------------------------------


def test_a_drone_carries_things_in_from_space() -> None:
    scene = staged("exile", "mainframe", brings=("drones",)).at("drone_2", "outer_space")
    scene.lying("outer_space", "artifact")
    act = through("drone_2", "exile", "remote_control")
    scene.do(PickUp, item="artifact", **act).do(Step, to="aft_airlocks", **act)
    assert (scene.pawn("drone_2").at, scene.pawn("drone_2").items) == ("aft_airlocks", ("artifact",))


def test_a_drone_is_driven_by_the_assistant_at_no_console() -> None:
    scene = staged("digital_assistant", "kitchen", "drone_1")
    scene.do(Step, to="rec_room", **through("drone_1", "digital_assistant", "remote_control"))
    assert scene.pawn("drone_1").at == "rec_room"


def test_a_drone_jammed_from_afar_is_still_run_from_a_console() -> None:
    act = through("drone_1", "exile", "remote_control")
    assert staged("exile", "kitchen", "drone_1").refused(Step, to="rec_room", **act) == "4.4.1"
    assert staged("exile", "kitchen", "drone_1").jammers(False).can(Step, to="rec_room", **act)


def test_a_drone_is_shot_by_a_peacekeeper_never() -> None:
    scene = staged("security", "kitchen", "drone_1")
    assert scene.refused(Attack, target="drone_1", weapon="gun") == "4.4"


# --- The Digital Assistant ------------------------------------------------------------------------------


def test_an_assistants_holder_launches_without_abandon_ship() -> None:
    scene = staged("exile", "houdini", brings=("digital_assistant",)).data("exile", "digital_assistant")
    scene.do(TimedLaunch).end_turn()
    for _ in range(3):
        scene.do(Renegotiate)
    scene.do(Renegotiate)
    assert scene.place("houdini").away
    assert not scene.state.abandon


def test_an_assistant_escapes_with_its_holder() -> None:
    scene = Scene(cast=tutorial_with("digital_assistant")).data("security", "digital_assistant")
    scene.data("exile", "digital_assistant").escaped("security", "exile")
    assert agenda(scene, "digital_assistant") == [2, 1, 2]


def test_an_assistant_made_next_door_by_the_inspector() -> None:
    # Data is made as if one stood there, whatever data it is.
    scene = staged("inspector", "tanks", brings=("digital_assistant",))
    assert scene.do(Manufacture, thing="digital_assistant").pawn("inspector").data == ("digital_assistant",)


def test_an_assistant_is_robbed_like_data_but_not_by_a_badge() -> None:
    scene = staged("inspector", "kitchen", "exile", brings=("digital_assistant",))
    scene.data("exile", "digital_assistant")
    assert scene.refused(Rob, target="exile", what="digital_assistant", weapon="badge") == "12.9"
    scene.give("inspector", "gun")
    assert scene.can(Rob, target="exile", what="digital_assistant", weapon="gun")


# --- The Boarder and the Billionaire --------------------------------------------------------------------


def test_breach_opens_the_vault_to_who_waits_behind_her() -> None:
    scene = staged("boarder", "bio_lab", "exile").do(Breach, to="vault_x").acting(0, "exile")
    assert scene.can(Step, to="vault_x")


@pytest.mark.parametrize(("escaped", "points"), [(True, 2), (False, 1)])
def test_a_grey_bribe_on_a_pc_is_worth_what_the_billionaires_escape_makes_it(
    escaped: bool, points: int
) -> None:
    scene = Scene(cast=tutorial_with("billionaire")).pc(0, "exile")._card("exile", bribes=(GREY,))
    scene = scene.escaped("billionaire") if escaped else scene
    assert sum(worth for _, worth in scoring.bribe_points(scene.state, 0)) == points


def test_grey_bribes_for_hyde_count_double_for_jekyll_once() -> None:
    for identity, points in (("hyde", 3), ("jekyll", 2)):
        scene = Scene(cast=tutorial_with("billionaire", "doctor")).pc(0, identity).escaped("billionaire")
        scene._card("doctor", bribes=(GREY,))
        assert sum(worth for _, worth in scoring.bribe_points(scene.state, 0)) == points, identity


def test_fletcher_goes_with_whoever_takes_him() -> None:
    scene = (
        staged("billionaire", "kitchen", "exile").do(Give, item="fletcher", to="exile").at("exile", "houdini")
    )
    assert agenda(scene.away("houdini"), "billionaire") == [0, 0, 2, 0]


def test_the_stream_catches_the_consort_in_the_dark_and_another_is_framed() -> None:
    scene = staged("consort", "locker_room", "exile", "stranger", "billionaire").give("consort", "gun")
    scene.jammers(False).cubes(1, "stranger", 1).do(Attack, target="exile", weapon="gun")
    assert scene.asked() == "frameup"


# --- Others ---------------------------------------------------------------------------------------------


def test_brutal_breaks_the_helmet_the_corpsicle_was_frozen_in() -> None:
    scene = revealed("cyborg", "kitchen", "corpsicle")._pawn("corpsicle", down=False)
    scene.give("cyborg", "bludgeon").do(Attack, target="corpsicle", weapon="bludgeon")
    assert scene.pawn("corpsicle").down
    assert (scene.pawn("corpsicle").integral, scene.pawn("cyborg").items) == ((), ())


def test_forceful_presence_orders_the_paranoid_colonel() -> None:
    scene = revealed("station_chief", "kitchen", "colonel").at("colonel", "aft_hub")
    act = through("colonel", "station_chief", "forceful_presence")
    assert scene.do(Step, to="reactor", pay="gratis", **act).pawn("colonel").at == "reactor"


def test_the_counselor_whispers_away_cubes_from_the_loyal() -> None:
    scene = staged("counselor", "kitchen", "microbiologist").cubes(1, "microbiologist", 2)
    scene.do(Wormtongue, target="microbiologist", colour=1).turn(2)
    assert scene.can(Influence, card="microbiologist", cubes=2)


def test_served_papers_are_copied_to_nobody() -> None:
    scene = staged("legal", "kitchen", "exile", "stranger").do(ProcessServer).acting(0, "exile")
    assert scene.jammers(False).refused(Copy, data="nda", to="engineer") == "9.1"


def test_a_hacker_inside_the_rats_grip_works_consoles_anywhere() -> None:
    scene = minded("kitchen", "exile").jammers(False)
    scene.do(Jammers, on=True, **through("exile", "telepathic_rat", "telepathy"))
    assert scene.state.jammers
