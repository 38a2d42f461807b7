"""The launch manual's twelve characters: abilities, reveal powers, agendas, worth as Bonus Characters."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring, systems
from game.stationfall.abilities.conspirator import Tradecraft, Wormtongue
from game.stationfall.abilities.defensive import SelfRepair
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic import (
    Attack,
    Copy,
    Delete,
    Drop,
    Give,
    PickUp,
    Revive,
    Rob,
    Sabotage,
    Step,
    Throw,
    Wait,
)
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import (
    AbandonShip,
    EjectAntimatter,
    Manufacture,
    Repair,
    SectionLaunch,
    TimedLaunch,
)
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.cards import CAST
from game.stationfall.game import STATIONFALL
from tests.rules.scene import Scene, tutorial_with


def alone(who: str, section: str, *others: str) -> Scene:
    """Somebody activated by colour 0 in a section, with these others; the rest are in the Forward Hub."""
    scene = Scene().alone(who, *others)
    for key in (who, *others):
        scene.at(key, section)
    return scene.acting(0, who)


def revealed(who: str, section: str, *others: str) -> Scene:
    """The same with the character as colour 0's PC, powers and all."""
    return alone(who, section, *others).pc(0, who).acting(0, who)


def agenda(scene: Scene, card: str) -> list[int]:
    """What each row of a card is worth now, to colour 0."""
    scene.identity(0, card)
    return [points for _, points in scoring.agenda_points(scene.state, 0)]


def bonus(scene: Scene, card: str) -> int:
    """What the card is worth now, as seat 0's Bonus Character."""
    scene.identity(0, "astrochimp" if card != "astrochimp" else "exile").bonus(0, card)
    return sum(points for _, points in scoring.bonus_points(scene.state, 0))


# --- What is printed ------------------------------------------------------------------------------------

PRINTED = {
    "astrochimp": ("kitchen", 5, ("tunnel_rat", "loyal"), ("zero_born",)),
    "counselor": ("therapy_garden", 6, ("officer", "wormtongue"), ("recorded_confessional",)),
    "cyborg": ("cryo_lab", 4, ("uncanny", "fugitive"), ("brutal", "self_repair")),
    "daredevil": ("locker_room", 5, ("pride", "adrenaline"), ("point_break",)),
    "engineer": ("array_control", 5, ("officer", "jury_rig"), ("overload",)),
    "exile": ("array_control", 6, ("fast_talk", "hacker"), ("blood_from_a_stone", "tradecraft")),
    "medical": ("aft_hub", 4, ("emergency_response", "helpful"), ("haywire",)),
    "security": ("print_shop", 4, ("peacekeeper", "armored"), ("authorized_force",)),
    "station_chief": ("therapy_garden", 5, ("officer", "pride"), ("forceful_presence",)),
    "stowaway": ("card", 4, ("tunnel_rat", "hacker"), ("secret_cache",)),
    "stranger": ("nanofactory", 6, ("uncanny",), ("homework", "enigma")),
    "troubleshooter": ("print_shop", 6, ("tunnel_rat", "jury_rig"), ("talk_them_through_it",)),
}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit) == (start, limit)
    assert {ability.key for ability in it.abilities} == set(abilities)
    assert {power.key for power in it.powers} == set(powers)


@pytest.mark.parametrize("card", PRINTED)
def test_kinds_and_starting_places(card: str) -> None:
    scene = Scene()
    pawn = scene.pawn(card)
    assert pawn.at == PRINTED[card][0]
    assert people.robot(pawn) == (card in {"cyborg", "medical", "security"})
    assert people.human(pawn) == (card not in {"medical", "security"})
    assert people.live(pawn)


@pytest.mark.parametrize("card", PRINTED)
def test_only_the_troubleshooter_and_security_start_with_anything(card: str) -> None:
    pawn = Scene().pawn(card)
    assert pawn.items == (("bludgeon",) if card == "troubleshooter" else ())
    assert pawn.integral == (("gun",) if card == "security" else ())
    assert pawn.data == ()


@pytest.mark.parametrize("card", PRINTED)
def test_guilty_winners_are_the_cyborg_and_the_engineer(card: str) -> None:
    scene = Scene().identity(0, card).accused(0, "guilty")
    assert scoring.may_win(scene.state, 0) == (card in {"cyborg", "engineer"})


FRIENDS = dict.fromkeys(
    ("astrochimp", "counselor", "daredevil", "exile", "stowaway", "stranger", "troubleshooter"), 2
)
ENEMIES = {"cyborg": 2, "engineer": 2, "medical": 1, "security": 3, "station_chief": 2}


@pytest.mark.parametrize(("card", "points"), FRIENDS.items())
def test_bonus_friends(card: str, points: int) -> None:
    assert bonus(Scene(), card) == 0
    assert bonus(Scene().down(card), card) == 0
    assert bonus(Scene().escaped(card), card) == points


@pytest.mark.parametrize(("card", "points"), ENEMIES.items())
def test_bonus_enemies(card: str, points: int) -> None:
    assert bonus(Scene(), card) == 0
    assert bonus(Scene().escaped(card).down(card), card) == 0
    assert bonus(Scene().down(card), card) == points
    assert bonus(Scene().annihilated(card), card) == points


# --- Shared abilities -----------------------------------------------------------------------------------

OFFICERS = ["counselor", "engineer", "station_chief"]
TUNNEL_RATS = ["astrochimp", "stowaway", "troubleshooter"]


@pytest.mark.parametrize("who", OFFICERS)
def test_officer_steps_through_a_lock_and_removes_it(who: str) -> None:
    scene = alone(who, "reactor").give(who, "helmet").do(Step, to="magnetic_containment")
    assert not scene.locked("reactor", "magnetic_containment")
    assert scene.locked("bio_lab", "vault_x")


@pytest.mark.parametrize("who", OFFICERS)
def test_officer_commands_the_bridge_and_prints_guns(who: str) -> None:
    assert alone(who, "bridge").can(AbandonShip)
    assert alone(who, "print_shop").can(Manufacture, thing="gun")
    assert alone("exile", "bridge").refused(AbandonShip) == "13.1"


def test_officer_opens_locks_for_who_drags_him() -> None:
    scene = alone("exile", "bio_lab", "engineer")
    assert scene.refused(Step, to="vault_x") == "12.1.3"
    scene.down("engineer").do(Step, to="vault_x", drag="engineer")
    assert not scene.locked("bio_lab", "vault_x")


def test_officer_opens_no_lock_in_a_blackout() -> None:
    scene = alone("engineer", "bio_lab").blackout()
    assert scene.locked("bio_lab", "vault_x")
    assert scene.refused(Step, to="vault_x") == "7.2.2.3"


@pytest.mark.parametrize("who", TUNNEL_RATS)
def test_tunnel_rat_crawls_through_vents(who: str) -> None:
    assert alone(who, "kitchen").do(Step, to="reactor").pawn(who).at == "reactor"
    assert alone("exile", "kitchen").refused(Step, to="reactor") == "5.4.2"


def test_tunnel_rat_drags_bodies_through_vents() -> None:
    scene = alone("astrochimp", "kitchen", "exile").down("exile").do(Step, to="reactor", drag="exile")
    assert scene.pawn("exile").at == "reactor"


def test_tunnel_rat_throws_nothing_through_them() -> None:
    scene = alone("astrochimp", "kitchen").give("astrochimp", "helmet")
    assert scene.refused(Throw, item="helmet", to="reactor") == "12.5.2"


@pytest.mark.parametrize("who", ["engineer", "troubleshooter"])
def test_jury_rig_repairs_the_section_one_is_in(who: str) -> None:
    scene = alone(who, "chem_lab").damaged("chem_lab").do(JuryRig)
    assert not scene.place("chem_lab").damaged
    assert scene.refused(JuryRig) == "5.1.4"
    assert alone("exile", "chem_lab").damaged("chem_lab").refused(JuryRig) == "4.4.1"


def test_jury_rig_repairs_a_pod() -> None:
    scene = alone("engineer", "hail_mary").do(JuryRig).abandon()
    assert scene.can(TimedLaunch)


def test_jury_rig_repairs_power_sections_and_so_ends_a_blackout() -> None:
    scene = alone("engineer", "reactor").blackout()
    assert "reactor" in scene.power_sections()
    scene.damage("reactor").mended(*scene.power_sections()).damaged("reactor", "fuel_cells").do(JuryRig)
    assert not systems.blackout(scene.state)
    assert not scene.state.locks
    assert not scene.state.cameras


@pytest.mark.parametrize("robot", ["medical", "security", "cyborg"])
def test_jury_rig_wakes_a_down_robot(robot: str) -> None:
    scene = alone("engineer", "kitchen", robot).down(robot).do(JuryRig, target=robot)
    assert not scene.pawn(robot).down


def test_jury_rig_wakes_no_human_and_nobody_absent() -> None:
    scene = alone("engineer", "kitchen", "exile").down("exile", "medical")
    assert scene.refused(JuryRig, target="exile") == "13.11"
    assert scene.refused(JuryRig, target="medical") == "5.2"
    scene.complete(JuryRig)


def test_jury_rig_does_nothing_for_a_section_in_the_goo() -> None:
    assert alone("engineer", "kitchen").goo("kitchen").refused(JuryRig) == "7.6.1"


@pytest.mark.parametrize("who", ["cyborg", "stranger"])
def test_uncanny_is_tired_by_two_discs(who: str) -> None:
    scene = Scene().cubes(0, who, 1)
    assert scene.disc(1, who).do(Activate, who=who).state.turn.actions == 2
    scene = Scene().cubes(0, who, 1).disc(1, who).disc(2, who).do(Activate, who=who)
    assert scene.state.turn.actions == 1


@pytest.mark.parametrize("who", ["cyborg", "stranger"])
def test_uncanny_pcs_never_tire_of_their_own_disc(who: str) -> None:
    scene = Scene().pc(0, who).disc(0, who).do(Activate, who=who)
    assert scene.state.turn.actions == 2


@pytest.mark.parametrize("who", ["daredevil", "station_chief"])
@pytest.mark.parametrize("weapon", ["gun", "bludgeon"])
def test_pride_is_never_robbed(who: str, weapon: str) -> None:
    scene = alone("exile", "kitchen", who).give("exile", weapon).give(who, "artifact").data(who, "evidence")
    assert scene.refused(Rob, target=who, what="artifact", weapon=weapon) == "4.4"
    assert scene.refused(Rob, target=who, what="evidence", weapon=weapon) == "4.4"
    assert scene.can(Attack, target=who, weapon=weapon)


def test_pride_does_not_help_the_down() -> None:
    scene = alone("exile", "kitchen", "daredevil").give("daredevil", "artifact").down("daredevil")
    scene.do(PickUp, item="artifact", source="daredevil")
    assert scene.pawn("exile").items == ("artifact",)


@pytest.mark.parametrize("who", ["exile", "stowaway"])
def test_hacker_has_a_free_console_action(who: str) -> None:
    scene = alone(who, "mainframe").do(Jammers, on=False, pay="free")
    assert not scene.state.turn.free
    assert scene.state.turn.actions == 2
    assert scene.refused(Jammers, on=True, pay="free") == "15.5.3"


@pytest.mark.parametrize("who", ["exile", "stowaway"])
def test_hacker_reaches_every_console_while_the_jammers_are_off(who: str) -> None:
    assert alone(who, "kitchen").refused(Jammers, on=False) == "11.6"
    assert alone(who, "kitchen").jammers(False).can(Jammers, on=True, pay="free")
    assert alone(who, "kitchen").jammers(False).can(Jammers, on=True)


# --- Astrochimp -----------------------------------------------------------------------------------------


def test_astrochimp_loyal_goes_to_the_higher_bidder() -> None:
    scene = Scene().cubes(1, "astrochimp", 2).cubes(2, "astrochimp", 1)
    assert scene.refused(Influence, card="astrochimp", cubes=3) == "15.4.1"
    scene.do(Influence, card="astrochimp", cubes=4)
    assert scene.card("astrochimp").cubes == (4, 0, 0, 0)
    assert [it.pool for it in scene.state.conspiracies] == [4, 8, 8, 8]
    assert [it.betrayal for it in scene.state.conspiracies] == [0, 0, 0, 0]


def test_astrochimp_loyal_counts_ones_own_cubes_as_returned() -> None:
    scene = Scene().cubes(0, "astrochimp", 6)
    assert {act.cubes for act in scene.legal(Influence, card="astrochimp")} == {7, 8}
    scene.do(Influence, card="astrochimp", cubes=7)
    assert (scene.card("astrochimp").cubes[0], scene.colour(0).pool) == (7, 1)


def test_astrochimp_zero_born_floats_for_the_free_pick_up() -> None:
    scene = revealed("astrochimp", "aft_hub").do(Step, to="reactor", pay="free")
    assert scene.state.turn.actions == 2
    assert not scene.state.turn.free
    assert scene.refused(Step, to="aft_hub", pay="free") == "15.5.3"


def test_astrochimp_zero_born_needs_weightlessness_at_the_far_end() -> None:
    scene = revealed("astrochimp", "aft_hub")
    assert scene.refused(Step, to="therapy_garden", pay="free") == "15.5.3"
    assert revealed("astrochimp", "therapy_garden").can(Step, to="aft_hub", pay="free")


def test_astrochimp_zero_born_works_through_vents_and_airlocks() -> None:
    assert revealed("astrochimp", "kitchen").can(Step, to="reactor", pay="free")
    scene = revealed("astrochimp", "aft_airlocks").give("astrochimp", "helmet")
    assert scene.do(Step, to="outer_space", pay="free").pawn("astrochimp").at == "outer_space"


def test_astrochimp_zero_born_is_a_reveal_power() -> None:
    assert alone("astrochimp", "aft_hub").refused(Step, to="reactor", pay="free") == "15.5.3"


def test_astrochimp_agenda_shiny_things() -> None:
    scene = Scene().give("astrochimp", "briefcase", "artifact", "gun")
    assert agenda(scene, "astrochimp") == [0, 0, 0, 0]
    assert agenda(scene.escaped("astrochimp"), "astrochimp") == [3, 2, 2, 2]
    assert agenda(Scene().escaped("astrochimp").give("astrochimp", "gun", "gun"), "astrochimp") == [
        3,
        0,
        0,
        2,
    ]


# --- Counselor ------------------------------------------------------------------------------------------


def test_counselor_wormtongue_betrays_one_cube_of_a_human_here() -> None:
    scene = alone("counselor", "kitchen", "exile").cubes(1, "exile", 2).cubes(2, "exile", 1)
    scene.do(Wormtongue, target="exile", colour=1)
    assert scene.card("exile").cubes == (0, 1, 1, 0)
    assert scene.colour(1).betrayal == 1
    assert scene.state.turn.actions == 1


def test_counselor_wormtongue_on_ones_own_cube_if_need_be() -> None:
    scene = alone("counselor", "kitchen", "exile").cubes(0, "exile", 1)
    scene.do(Wormtongue, target="exile", colour=0)
    assert scene.colour(0).betrayal == 1


def test_counselor_wormtongue_needs_a_human_with_cubes_here() -> None:
    scene = alone("counselor", "kitchen", "exile", "medical").cubes(1, "medical", 1).cubes(1, "stranger", 1)
    assert scene.refused(Wormtongue, target="medical", colour=1) == "4.2.1"
    assert scene.refused(Wormtongue, target="stranger", colour=1) == "5.2"
    assert scene.refused(Wormtongue, target="exile", colour=1) == "15.4"
    scene.cubes(1, "exile", 1).complete(Wormtongue)


def test_counselor_wormtongue_finds_no_cubes_on_a_pc() -> None:
    scene = alone("counselor", "kitchen", "exile").pc(1, "exile")
    assert scene.refused(Wormtongue, target="exile", colour=1) == "15.4"


def confessing(*others: str) -> Scene:
    scene = Scene().alone("counselor", *others).identity(0, "counselor")
    for key in ("counselor", *others):
        scene.at(key, "kitchen")
    return scene


def test_counselor_recorded_confessional_makes_a_humans_conspiracies_suspect() -> None:
    scene = confessing("exile", "stranger").cubes(1, "exile", 1).cubes(2, "exile", 1).cubes(3, "stranger", 1)
    scene.cubes(0, "exile", 1).do(Reveal, card="counselor")
    assert set(scene.picks()) == {"exile", "stranger"}
    scene.answer("exile")
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent", "suspect", "suspect", "innocent"]


def test_counselor_recorded_confessional_only_of_those_who_lead() -> None:
    scene = confessing("exile").cubes(1, "exile", 2).cubes(2, "exile", 1).do(Reveal, card="counselor")
    assert (scene.guilt(1), scene.guilt(2)) == ("suspect", "innocent")


def test_counselor_recorded_confessional_of_somebodys_pc() -> None:
    scene = confessing("exile").pc(2, "exile").do(Reveal, card="counselor")
    assert scene.guilt(2) == "suspect"


def test_counselor_recorded_confessional_leaves_the_guilty_guilty() -> None:
    scene = confessing("exile").cubes(1, "exile", 1).accused(1, "guilty").do(Reveal, card="counselor")
    assert scene.guilt(1) == "guilty"


def test_counselor_recorded_confessional_needs_her_live_and_a_human_with_her() -> None:
    scene = confessing("exile").down("counselor").cubes(1, "exile", 1).do(Reveal, card="counselor")
    assert scene.guilt(1) == "innocent"
    scene = confessing("medical").cubes(1, "medical", 1).do(Reveal, card="counselor")
    assert scene.asked() == ""
    assert scene.guilt(1) == "innocent"


def test_5_6_counselor_recorded_confessional_does_not_reach_who_escaped() -> None:
    scene = confessing("exile").cubes(1, "exile", 1).at("counselor", "houdini").at("exile", "houdini")
    scene.away("houdini").do(Reveal, card="counselor")
    assert (scene.asked(), scene.guilt(1)) == ("", "innocent")


def test_4_3_1_counselor_recorded_confessional_of_a_clone_who_lies_down() -> None:
    """Another Clone still stands and conspires, but this one does not."""
    scene = Scene(cast=tutorial_with("clones")).alone("counselor", "clones_alpha")
    scene.identity(0, "counselor").gather("kitchen", "counselor", "clones_alpha").cubes(1, "clones", 1)
    scene.down("clones_alpha").do(Reveal, card="counselor")
    assert scene.told("confessional")
    assert scene.guilt(1) == "innocent"


def test_counselor_agenda_cloak_and_dagger() -> None:
    scene = Scene().betrayal(0, 1)
    assert agenda(scene, "counselor") == [0, 0, 0, 0]
    scene.escaped("counselor").lying("physics_lab").give("counselor", "artifact").kompromat(0, "exile")
    assert agenda(scene.betrayal(0, 0), "counselor") == [2, 4, 2, 1]


def test_counselor_agenda_the_artifact_may_leave_with_anybody_or_in_a_pod() -> None:
    scene = Scene().lying("physics_lab").give("medical", "artifact").escaped("medical")
    assert agenda(scene, "counselor")[1] == 4
    assert (
        agenda(Scene().lying("physics_lab").lying("houdini", "artifact").away("houdini"), "counselor")[1] == 4
    )


def test_counselor_agenda_ties_for_most_fail_and_ties_for_fewest_count() -> None:
    scene = Scene().kompromat(0, "exile").kompromat(1, "medical")
    assert agenda(scene, "counselor")[2:] == [0, 1]
    assert agenda(scene.betrayal(0, 1), "counselor")[3] == 0


def test_counselor_brings_the_shred_room_behind_a_lock() -> None:
    scene = Scene()
    assert scene.locked("therapy_garden", "shred_room")
    assert {work.verb for work in systems.station(scene.state).sections["shred_room"].works} == {"salvage"}


# --- Cyborg ---------------------------------------------------------------------------------------------


def test_cyborg_fugitive_downing_him_is_no_crime() -> None:
    scene = alone("exile", "kitchen", "cyborg", "stranger").give("exile", "gun")
    scene.do(Attack, target="cyborg", weapon="gun")
    assert scene.pawn("cyborg").down
    assert scene.guilt(0) == "innocent"
    assert scene.do(Attack, target="stranger", weapon="gun").guilt(0) == "suspect"


def test_cyborg_fugitive_nor_is_what_he_does() -> None:
    scene = alone("cyborg", "kitchen", "exile").give("cyborg", "gun").do(Attack, target="exile", weapon="gun")
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "innocent"


def test_cyborg_is_human_to_hazards_and_weapons() -> None:
    assert alone("cyborg", "aft_airlocks").refused(Step, to="outer_space") == "11.2"
    assert alone("cyborg", "aft_airlocks").give("cyborg", "helmet").can(Step, to="outer_space")
    scene = alone("exile", "kitchen", "cyborg").give("exile", "bludgeon").give("cyborg", "helmet")
    assert scene.refused(Attack, target="cyborg", weapon="bludgeon") == "12.8.1"


def test_cyborg_is_a_robot_to_the_workshop() -> None:
    scene = alone("exile", "machine_shop", "cyborg").down("cyborg").do(Repair, target="cyborg")
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
    scene = alone("cyborg", "kitchen", "stranger").give("cyborg", "bludgeon").give("stranger", "helmet")
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


# --- Daredevil ------------------------------------------------------------------------------------------


def test_daredevil_adrenaline_hazards_do_not_touch_her() -> None:
    scene = alone("daredevil", "chem_lab").give("daredevil", "firebomb")
    scene.do(Drop, item="firebomb", ignite=True)
    assert scene.place("chem_lab").hazard == "fire"
    assert not scene.pawn("daredevil").down


def test_daredevil_adrenaline_steps_into_hazards_cost_nothing() -> None:
    scene = alone("daredevil", "aft_airlocks").do(Step, to="outer_space", pay="gratis")
    assert scene.state.turn.actions == 2
    assert scene.state.turn.free
    assert scene.refused(Step, to="aft_airlocks", pay="gratis") == "11.3"


def test_daredevil_adrenaline_chains() -> None:
    scene = alone("daredevil", "chem_lab").hazard("bio_lab", "fire").hazard("cryo_lab").damaged("bio_lab")
    scene.do(Step, to="bio_lab", pay="gratis").do(Step, to="cryo_lab", pay="gratis")
    assert scene.pawn("daredevil").at == "cryo_lab"
    assert scene.state.turn.actions == 2


def test_daredevil_adrenaline_drags_a_body_along_for_nothing() -> None:
    scene = alone("daredevil", "aft_airlocks", "exile").down("exile")
    scene.do(Step, to="outer_space", drag="exile", pay="gratis")
    assert scene.pawn("exile").at == "outer_space"


def test_daredevil_adrenaline_helps_nobody_else() -> None:
    assert alone("medical", "aft_airlocks").refused(Step, to="outer_space", pay="gratis") == "11.3"


def test_daredevil_can_be_attacked_like_anybody() -> None:
    scene = alone("exile", "kitchen", "daredevil").give("exile", "bludgeon")
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


# --- Engineer -------------------------------------------------------------------------------------------


def test_engineer_overload_marks_any_section_and_damages_it_next_turn() -> None:
    scene = Scene().identity(0, "engineer").do(Reveal, card="engineer")
    assert set(scene.picks()) == set(scene.state.places)
    scene.answer("chem_lab").do(Renegotiate)
    assert not scene.place("chem_lab").damaged
    for _ in range(3):
        scene.do(Renegotiate)
    assert not scene.place("chem_lab").damaged
    assert scene.do(Renegotiate).place("chem_lab").damaged


def test_engineer_overload_does_not_reach_pods_that_left() -> None:
    scene = Scene().identity(0, "engineer").away("houdini").do(Reveal, card="engineer")
    assert "houdini" not in scene.picks()


def test_engineer_overload_strikes_a_pod_that_leaves_under_it() -> None:
    scene = Scene().identity(0, "engineer").abandon().at("exile", "houdini").do(Reveal, card="engineer")
    scene.answer("houdini").at("medical", "aft_airlocks").cubes(0, "medical", 1).do(Activate, who="medical")
    scene.do(SectionLaunch, pod="houdini").end_turn()
    assert people.escaped(scene.state, scene.pawn("exile"))
    for _ in range(4):
        scene.do(Renegotiate)
    assert scene.pawn("exile").annihilated


def test_engineer_overload_needs_a_time_marker() -> None:
    scene = Scene().identity(0, "engineer")
    for pod in ("houdini", "mcqueen", "alcatraz"):
        scene.marker(0, "launch", pod)
    assert scene.do(Reveal, card="engineer").asked() == ""


def test_engineer_agenda_preserve_ecosphere() -> None:
    assert agenda(Scene(), "engineer") == [0, 3, 2, 1]
    scene = Scene().contaminated("exile").escaped("exile").accused(0, "suspect")
    scene.lying("physics_lab").give("exile", "artifact")
    assert agenda(scene, "engineer") == [0, 0, 0, 0]


@pytest.mark.parametrize(("card", "row", "points"), [("engineer", 1, 3), ("cyborg", 2, 2)])
def test_contamination_may_stay_aboard(card: str, row: int, points: int) -> None:
    assert agenda(Scene().contaminated("exile"), card)[row] == points
    assert agenda(Scene().contaminated("exile").at("exile", "houdini"), card)[row] == points
    assert agenda(Scene().contaminated("exile").at("exile", "houdini").away("houdini"), card)[row] == 0


def test_engineer_agenda_the_detonation_must_end_the_game_itself() -> None:
    scene = Scene().identity(0, "engineer").armed(0, minute=5).antimatter("kitchen").minute(5).do(Renegotiate)
    assert agenda(scene, "engineer")[0] == 3
    scene = Scene().identity(0, "engineer").armed().antimatter("kitchen").minute(0).reentry(False).turn(3)
    assert agenda(scene.do(Renegotiate), "engineer")[0] == 0


def test_engineer_guards_the_ejector() -> None:
    assert alone("exile", "reactor").refused(EjectAntimatter) == "map.eject.antimatter"
    assert alone("engineer", "reactor").can(EjectAntimatter)


# --- Exile ----------------------------------------------------------------------------------------------


def test_exile_fast_talk_stops_bludgeons_of_humans_in_the_light() -> None:
    scene = alone("stranger", "kitchen", "exile").give("stranger", "bludgeon", "gun")
    assert scene.refused(Attack, target="exile", weapon="bludgeon") == "4.4"
    assert scene.can(Attack, target="exile", weapon="gun")
    assert scene.give("exile", "artifact").can(Rob, target="exile", what="artifact", weapon="bludgeon")


def test_exile_fast_talk_does_not_work_in_the_dark_or_on_robots() -> None:
    scene = alone("stranger", "storage", "exile").give("stranger", "bludgeon")
    assert scene.dark("storage")
    assert scene.can(Attack, target="exile", weapon="bludgeon")
    scene = alone("medical", "kitchen", "exile").give("medical", "bludgeon")
    assert scene.can(Attack, target="exile", weapon="bludgeon")
    blackout = alone("stranger", "kitchen", "exile").give("stranger", "bludgeon").blackout()
    assert blackout.can(Attack, target="exile", weapon="bludgeon")


def extortionist() -> Scene:
    """Colour 0 is the Exile and holds Medical's token; Medical stands in the Aft Hub."""
    return revealed("exile", "kitchen", "medical").at("medical", "aft_hub").kompromat(0, "medical")


def test_exile_blood_from_a_stone_gets_the_token_back() -> None:
    scene = extortionist().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.hand(0) == {"medical"}
    assert not scene.state.kompromat["medical"].spent
    assert STATIONFALL.view(scene.state, 3).players[0].known == ("medical",)


def test_exile_blood_from_a_stone_still_once_a_turn() -> None:
    scene = extortionist().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="kompromat") == "15.5.5.1"
    scene.turn(0).acting(0, "exile").do(Step, who="medical", to="aft_hub", pay="kompromat")
    assert scene.hand(0) == {"medical"}


def test_exile_blood_from_a_stone_is_for_npcs() -> None:
    scene = extortionist().pc(1, "medical").do(Step, who="medical", to="reactor", pay="kompromat")
    scene.answer("accept")
    assert scene.hand(0) == set()
    assert scene.state.kompromat["medical"].spent


def test_exile_blood_from_a_stone_is_his_players_alone() -> None:
    scene = alone("stranger", "kitchen", "medical").pc(1, "exile").at("medical", "aft_hub")
    scene.kompromat(0, "medical").do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.state.kompromat["medical"].spent


def test_exile_tradecraft_two_for_one() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security")
    scene.do(Tradecraft, first="medical", second="stranger", gain="security")
    assert scene.hand(0) == {"security"}
    assert scene.state.turn.actions == 1
    assert {"medical", "stranger"} <= set(STATIONFALL.view(scene.state, 2).gone)


def test_exile_tradecraft_takes_only_npcs_used_tokens() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security", "cyborg")
    scene.pc(1, "security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "15.5.5"
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="engineer") == "15.5.5"
    scene.complete(Tradecraft)


def test_exile_tradecraft_needs_two_tokens_and_the_reveal() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical").spent("security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "8.5.2"
    assert scene.refused(Tradecraft, first="medical", second="medical", gain="security") == "8.5.2"
    scene = alone("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "4.4.1"


def test_exile_tradecraft_may_give_up_his_own_token_but_not_pay_with_it_too() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "exile", "medical", "stranger").spent("security")
    assert scene.can(Tradecraft, first="exile", second="medical", gain="security")
    assert (
        scene.refused(Tradecraft, first="exile", second="medical", gain="security", pay="kompromat")
        == "8.5.2"
    )
    scene.do(Tradecraft, first="medical", second="stranger", gain="security", pay="kompromat")
    assert scene.hand(0) == {"security"}
    assert scene.state.turn.actions == 2


def test_exile_agenda_back_in_the_game() -> None:
    scene = Scene().data("exile", "evidence").kompromat(0, "medical", "stranger", "security")
    assert agenda(scene, "exile") == [0, 0, 0]
    scene.escaped("exile", "medical", "stranger")
    assert agenda(scene, "exile") == [2, 4, 3]
    assert agenda(scene.sent("authorities", "evidence"), "exile")[2] == 3
    assert agenda(scene.sent("news", "evidence"), "exile")[2] == 0


# --- Medical --------------------------------------------------------------------------------------------


def test_medical_emergency_response_revives_humans_with_bare_hands() -> None:
    scene = alone("medical", "kitchen", "exile").down("exile").do(Revive, target="exile")
    assert not scene.pawn("exile").down
    assert scene.state.tally["medical_track"] == 1


def test_medical_emergency_response_is_no_use_to_robots() -> None:
    scene = alone("medical", "kitchen", "security").down("security")
    assert scene.refused(Revive, target="security") == "12.11.1"
    scene.give("medical", "nanogel").do(Revive, target="security")
    assert scene.pawn("medical").items == ("nanogel_1",)
    assert "medical_track" not in scene.state.tally


def test_medical_emergency_response_spares_the_nanogel() -> None:
    scene = alone("medical", "kitchen", "exile").down("exile").give("medical", "nanogel")
    assert scene.do(Revive, target="exile").pawn("medical").items == ("nanogel",)


def test_medical_emergency_response_not_in_a_hazard() -> None:
    scene = alone("medical", "kitchen", "exile").down("exile").hazard("kitchen")
    assert scene.refused(Revive, target="exile") == "12.11.2"
    assert scene.give("exile", "helmet").can(Revive, target="exile")


def test_medical_emergency_response_hurries_to_the_down_for_nothing() -> None:
    scene = alone("medical", "aft_hub").at("exile", "reactor").at("stranger", "aft_airlocks")
    scene.down("exile", "stranger").do(Step, to="reactor", pay="gratis").do(
        Step, to="aft_airlocks", pay="gratis"
    )
    assert scene.state.turn.actions == 2
    assert scene.refused(Step, to="machine_shop", pay="gratis") == "11.3"


def test_medical_emergency_response_not_for_down_robots_and_not_for_others() -> None:
    scene = alone("medical", "aft_hub").at("security", "reactor").down("security")
    assert scene.refused(Step, to="reactor", pay="gratis") == "11.3"
    scene = alone("exile", "aft_hub").at("stranger", "reactor").down("stranger")
    assert scene.refused(Step, to="reactor", pay="gratis") == "11.3"


def test_medical_helpful_takes_one_cube_a_player() -> None:
    scene = Scene()
    assert {act.cubes for act in scene.legal(Influence, card="medical")} == {1}
    assert scene.refused(Influence, card="medical", cubes=2) == "15.4.1"
    scene.cubes(1, "medical", 1).do(Influence, card="medical", cubes=1)
    assert scene.card("medical").cubes == (1, 1, 0, 0)
    assert scene.turn(0).refused(Influence, card="medical", cubes=1) == "15.4.1"


def test_medical_haywire_brings_a_bludgeon() -> None:
    scene = Scene().identity(0, "medical").do(Reveal, card="medical")
    assert scene.pawn("medical").items == ("bludgeon",)


def test_medical_haywire_with_full_hands_something_is_dropped() -> None:
    scene = Scene().identity(0, "medical").give("medical", "helmet", "artifact").do(Reveal, card="medical")
    assert scene.prompt().seat == 0
    assert set(scene.picks()) == {"helmet", "artifact", "bludgeon"}
    scene.answer("helmet")
    assert scene.pawn("medical").items == ("artifact", "bludgeon")
    assert "helmet" in scene.place("aft_hub").floor


def test_medical_haywire_betrayed_cubes_move_the_track() -> None:
    scene = (
        Scene().identity(0, "medical").cubes(0, "medical", 1).cubes(1, "medical", 1).cubes(2, "medical", 1)
    )
    scene.do(Reveal, card="medical")
    assert scene.state.tally["medical_track"] == 2


def test_medical_agenda_counts_what_the_late_reveal_betrays_and_brings_no_bludgeon() -> None:
    """16.2 takes the reveal power, not the agenda; until then the row says what it will be worth."""
    scene = Scene().identity(0, "medical").cubes(0, "medical", 1)
    scene.cubes(1, "medical", 1).cubes(2, "medical", 1)
    assert agenda(scene, "medical")[1] == 2
    scene.fall()
    assert scene.state.tally["medical_track"] == 2
    assert agenda(scene, "medical")[1] == 2
    assert scene.pawn("medical").items == ()


@pytest.mark.parametrize(
    ("steps", "stars"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (10, 6), (11, 7), (15, 7)],
)
def test_medical_agenda_stars_on_the_track(steps: int, stars: int) -> None:
    scene = Scene()
    scene.state.tally["medical_track"] = steps
    assert agenda(scene, "medical")[1] == stars


def test_medical_agenda_nobody_left_lying_on_board() -> None:
    assert agenda(Scene(), "medical")[0] == 2
    assert agenda(Scene().down("exile"), "medical")[0] == 0
    assert agenda(Scene().down("security"), "medical")[0] == 2
    assert agenda(Scene().down("exile").escaped("exile"), "medical")[0] == 2
    assert agenda(Scene().down("exile").at("exile", "outer_space"), "medical")[0] == 2
    assert agenda(Scene().down("exile").at("exile", "houdini"), "medical")[0] == 0


# --- Security -------------------------------------------------------------------------------------------


def test_security_peacekeeper_attacks_fugitives_and_the_pcs_of_the_not_innocent_only() -> None:
    scene = alone("security", "kitchen", "exile", "cyborg", "stranger").pc(1, "stranger")
    assert scene.refused(Attack, target="exile", weapon="gun") == "4.4"
    assert scene.refused(Attack, target="stranger", weapon="gun") == "4.4"
    assert scene.can(Attack, target="cyborg", weapon="gun")
    assert scene.accused(1, "suspect").can(Attack, target="stranger", weapon="gun")
    assert scene.accused(1, "guilty").can(Attack, target="stranger", weapon="gun")


def test_security_peacekeeper_does_not_sabotage_but_robs() -> None:
    scene = alone("security", "kitchen", "exile").give("exile", "artifact")
    assert scene.refused(Sabotage) == "4.4"
    assert scene.can(Rob, target="exile", what="artifact", weapon="gun")


def test_security_armored_no_bludgeon_harms_it() -> None:
    scene = (
        alone("exile", "kitchen", "security").give("exile", "bludgeon", "gun").give("security", "artifact")
    )
    assert scene.refused(Attack, target="security", weapon="bludgeon") == "12.8.1"
    assert scene.refused(Rob, target="security", what="artifact", weapon="bludgeon") == "12.8.1"
    assert scene.can(Attack, target="security", weapon="gun")
    assert scene.can(Rob, target="security", what="artifact", weapon="gun")


def test_security_its_gun_is_part_of_it() -> None:
    scene = alone("security", "kitchen", "exile").give("exile", "gun")
    assert scene.refused(Drop, item="gun") == "8.4"
    assert scene.refused(Give, item="gun", to="exile") == "8.4"
    scene = alone("exile", "kitchen", "security").give("exile", "gun")
    assert scene.refused(Rob, target="security", what="gun", weapon="gun") == "8.4"
    scene.down("security")
    assert scene.refused(PickUp, item="gun", source="security") == "8.4"


def test_security_authorized_force_ends_the_peace() -> None:
    scene = Scene().alone("security", "exile").at("security", "kitchen").at("exile", "kitchen")
    scene.identity(0, "security").do(Reveal, card="security").do(Activate, who="security")
    assert scene.can(Attack, target="exile", weapon="gun")
    assert scene.can(Sabotage)


def test_security_agenda_peace_through_superior_firepower() -> None:
    assert agenda(Scene(), "security") == [0, 0, 1, 1, 1]
    scene = Scene().down("cyborg", "stranger", "exile").pc(1, "stranger").accused(1, "suspect")
    assert agenda(scene, "security") == [2, 0, 1, 1, 1]
    assert agenda(scene.give("exile", "bludgeon").give("cyborg", "gun"), "security") == [2, 2, 1, 1, 1]


def test_security_agenda_bodies_count_on_board_only() -> None:
    scene = Scene().down("cyborg").give("cyborg", "gun")
    assert agenda(scene.at("cyborg", "outer_space"), "security")[:2] == [0, 0]
    assert agenda(scene.escaped("cyborg"), "security")[:2] == [0, 0]


def test_security_agenda_robots_with_weapons_do_not_count() -> None:
    assert agenda(Scene().down("medical").give("medical", "bludgeon"), "security")[1] == 0


def test_security_agenda_briefcase_and_artifact_stay() -> None:
    assert agenda(Scene().lying("suite").lying("houdini", "briefcase").away("houdini"), "security")[2:] == [
        0,
        1,
        0,
    ]
    scene = Scene().lying("physics_lab").lying("houdini", "artifact").away("houdini")
    assert agenda(scene, "security")[2:] == [1, 0, 0]


# --- Station Chief --------------------------------------------------------------------------------------


def presence(*others: str) -> Scene:
    return revealed("station_chief", "kitchen", *others)


def by_chief(who: str) -> dict[str, str]:
    return {"who": who, "by": "station_chief", "power": "forceful_presence", "pay": "gratis"}


def test_station_chief_forceful_presence_moves_an_npc_here_first() -> None:
    scene = presence("exile").do(Step, to="rec_room", **by_chief("exile"))
    assert scene.pawn("exile").at == "rec_room"
    assert scene.state.turn.actions == 2
    assert scene.state.turn.free


def test_station_chief_forceful_presence_reaches_officers_everywhere() -> None:
    scene = presence("exile").at("engineer", "aft_hub").at("stranger", "aft_hub")
    assert scene.can(Step, to="reactor", **by_chief("engineer"))
    assert scene.refused(Step, to="reactor", **by_chief("stranger")) == "4.4.1"


def test_station_chief_forceful_presence_once_and_at_the_start() -> None:
    scene = presence("exile", "stranger").do(Step, to="rec_room", **by_chief("exile"))
    assert scene.refused(Step, to="rec_room", **by_chief("stranger")) == "11.3"
    scene = presence("exile").do(Step, to="rec_room").do(Step, to="kitchen")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "11.3"


def test_station_chief_forceful_presence_is_for_basic_actions() -> None:
    scene = presence("exile").at("engineer", "bridge")
    assert scene.refused(AbandonShip, **by_chief("engineer")) == "4.4.1"
    assert (
        scene.at("engineer", "chem_lab").refused(Manufacture, thing="firebomb", **by_chief("engineer"))
        == "4.4.1"
    )


def test_station_chief_forceful_presence_not_on_pcs_or_the_down() -> None:
    scene = presence("exile", "stranger").pc(1, "exile").down("stranger")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "4.4.1"
    assert scene.refused(Step, to="rec_room", **by_chief("stranger")) == "4.4.1"


def test_station_chief_forceful_presence_respects_self_preservation() -> None:
    scene = revealed("station_chief", "aft_airlocks", "exile")
    assert scene.refused(Step, to="outer_space", **by_chief("exile")) == "11.2"


def test_station_chief_forceful_presence_blames_the_chiefs_player() -> None:
    scene = presence("exile", "stranger").give("exile", "bludgeon")
    scene.do(Attack, target="stranger", weapon="bludgeon", **by_chief("exile"))
    assert scene.guilt(0) == "suspect"


def test_station_chief_forceful_presence_is_a_reveal_power() -> None:
    scene = alone("station_chief", "kitchen", "exile")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "4.4.1"


def test_station_chief_agenda_go_down_with_the_ship() -> None:
    assert agenda(Scene(), "station_chief") == [0, 0, 2]
    scene = Scene().escaped("exile", "engineer", "counselor", "medical").pc(1, "counselor")
    assert agenda(scene, "station_chief") == [3, 1, 2]


def test_station_chief_agenda_she_must_be_live_and_on_board() -> None:
    assert agenda(Scene().down("station_chief"), "station_chief")[2] == 0
    assert agenda(Scene().at("station_chief", "outer_space"), "station_chief")[2] == 0
    assert agenda(Scene().escaped("station_chief"), "station_chief") == [0, 0, 0]
    assert agenda(Scene().at("station_chief", "houdini"), "station_chief")[2] == 2


def test_station_chief_brings_the_medevac_pod() -> None:
    assert systems.station(Scene().state).sections["medevac_pod"].moored == "forward_airlocks"


# --- Stowaway -------------------------------------------------------------------------------------------


def test_stowaway_is_nowhere_until_her_first_action() -> None:
    scene = Scene().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert {act.to for act in scene.legal(Step, who="stowaway", pay="action")} == {
        key for key in scene.state.places if scene.dark(key)
    }
    scene.do(Step, to="storage")
    assert scene.pawn("stowaway").at == "storage"
    assert scene.state.turn.actions == 1


def test_stowaway_comes_out_for_a_bribe_or_her_kompromat_too() -> None:
    scene = Scene().kompromat(0, "stowaway").acting(0, "exile")
    assert scene.can(Step, who="stowaway", to="storage", pay="bribe")
    assert scene.can(Step, who="stowaway", to="storage", pay="kompromat")


def test_stowaway_has_no_console_before_she_is_there() -> None:
    scene = Scene().jammers(False).cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.refused(Jammers, on=True, pay="free") == "11.6"
    assert scene.do(Step, to="storage").can(Jammers, on=True, pay="free")


def test_stowaway_in_a_blackout_comes_out_anywhere_it_is_safe() -> None:
    scene = Scene().blackout().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.can(Step, to="kitchen")
    assert scene.refused(Step, to="magnetic_containment") == "11.2"


def test_stowaway_cannot_be_reached_before_she_is_there() -> None:
    scene = Scene().jammers(False).data("exile", "evidence").acting(0, "exile")
    assert scene.refused(Copy, data="evidence", to="stowaway") == "4.1"


def test_stowaway_does_not_wait_on_her_card() -> None:
    """Her first action is that step; a turn may end without one."""
    scene = Scene().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.refused(Wait) == "4.1"
    assert scene.refused(Wait, recall=True) == "4.1"
    assert scene.can(EndTurn)
    assert scene.do(Step, to="storage").can(Wait)


def test_stowaway_may_be_revealed_on_her_card() -> None:
    scene = Scene().identity(0, "stowaway").do(Reveal, card="stowaway")
    assert scene.pawn("stowaway").items == ("helmet",)
    assert scene.do(Activate, who="stowaway").can(Step, to="storage")


def test_stowaway_secret_cache_goes_to_her_or_a_conspirator() -> None:
    scene = (
        Scene().identity(0, "stowaway").cubes(0, "exile", 1).cubes(0, "medical", 1).cubes(1, "stranger", 1)
    )
    scene.down("medical").do(Reveal, card="stowaway")
    assert set(scene.picks()) == {"stowaway", "exile"}
    assert scene.answer("exile").pawn("exile").items == ("helmet",)


def test_stowaway_agenda_scoop_of_a_lifetime() -> None:
    assert agenda(Scene(), "stowaway") == [0, 0, 0, 0]
    scene = Scene().sent("news", "x_secret", "evidence").escaped("stowaway").data("stowaway", "evidence")
    assert agenda(scene, "stowaway") == [2, 2, 2, 3]
    assert agenda(Scene().sent("authorities", "x_secret", "evidence"), "stowaway") == [0, 0, 0, 0]


def test_stowaway_agenda_the_scoop_is_hers_alone() -> None:
    scene = Scene().escaped("stowaway", "exile").data("stowaway", "evidence").data("exile", "evidence")
    assert agenda(scene, "stowaway")[3] == 0
    assert agenda(scene.at("exile", "kitchen"), "stowaway")[3] == 3
    assert agenda(Scene().escaped("stowaway"), "stowaway")[3] == 0


# --- Stranger -------------------------------------------------------------------------------------------


def stranger() -> Scene:
    return Scene().alone("medical").identity(0, "stranger").bonus(0, "medical").at("medical", "aft_hub")


def test_stranger_homework_shows_a_bonus_character_and_acts_with_it() -> None:
    scene = stranger().do(Reveal, card="stranger")
    assert set(scene.picks()) == {"none", "medical"}
    scene.answer("medical").do(Step, who="medical", to="reactor", pay="gift")
    assert scene.pawn("medical").at == "reactor"
    assert scene.asked() == ""
    assert scene.player(0).shown == ("medical",)
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ("medical",)
    assert scene.do(Renegotiate).seat == 1


def test_stranger_homework_may_be_left_undone() -> None:
    scene = stranger().do(Reveal, card="stranger").answer("none")
    assert scene.asked() == ""
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()


def test_stranger_homework_gives_one_action_of_that_character_only() -> None:
    scene = stranger().at("exile", "aft_hub").do(Reveal, card="stranger").answer("medical")
    assert scene.refused(Step, who="exile", to="reactor", pay="gift") == "15.3.2"
    assert scene.refused(Step, who="medical", to="reactor") == "15.3.2"
    scene.answer("pass")
    assert scene.pawn("medical").at == "aft_hub"


def test_stranger_homework_leaves_the_bonus_character_an_npc_that_still_scores() -> None:
    scene = stranger().do(Reveal, card="stranger").answer("medical").answer("pass")
    assert scene.card("medical").owners == ()
    assert scene.player(0).bonus == ("medical",)
    assert scoring.bonus_points(scene.down("medical").state, 0)[0][1] == 1


def test_stranger_homework_with_a_down_character_is_only_shown() -> None:
    scene = stranger().down("medical").do(Reveal, card="stranger").answer("medical")
    assert scene.picks() == ["pass"]
    assert [type(act).__name__ for act in scene.listed(0)] == ["Choose"]


def test_stranger_enigma_discards_nothing_and_costs_uncanny() -> None:
    scene = Scene().identity(0, "medical").bonus(0, "stranger").do(Reveal, card="stranger")
    assert scene.player(0).bonus == ("medical",)
    assert scene.player(0).discarded == ()
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()
    scene.answer("none").disc(0, "stranger").do(Activate, who="stranger")
    assert scene.state.turn.actions == 1


def test_stranger_enigma_with_three_players_keeps_all() -> None:
    scene = Scene(3).identity(0, "medical").bonus(0, "stranger", "exile").do(Reveal, card="stranger")
    assert set(scene.player(0).bonus) == {"medical", "exile"}


def test_stranger_agenda_its_personal() -> None:
    scene = Scene().identity(0, "stranger").bonus(0, "daredevil")
    assert agenda(scene, "stranger") == [1, 0, 0, 0]
    scene.data("stranger", "x_secret").at("daredevil", "nanofactory")
    assert agenda(scene, "stranger") == [1, 1, 0, 2]
    scene.at("daredevil", "houdini").at("stranger", "houdini").away("houdini")
    assert agenda(scene, "stranger") == [1, 1, 2, 2]


def test_stranger_agenda_a_reveal_before_the_end_costs_the_point() -> None:
    scene = Scene().pc(0, "stranger").bonus(0, "daredevil")
    assert next(points for _, points in scoring.agenda_points(scene.state, 0)) == 0
    late = Scene().pc(0, "stranger", powers=False).bonus(0, "daredevil")
    assert next(points for _, points in scoring.agenda_points(late.state, 0)) == 1


def test_stranger_agenda_finds_a_bonus_character_that_is_carried_or_stored() -> None:
    """5.2: with whoever holds it, himself included; in the same pod, too."""
    scene = Scene(cast=tutorial_with("telepathic_rat", "digital_assistant")).identity(0, "stranger")
    scene.alone("stranger", "exile").gather("kitchen", "stranger", "exile").lying("bio_lab")
    scene.bonus(0, "telepathic_rat").give("exile", "telepathic_rat")
    assert agenda(scene, "stranger")[3] == 2
    assert agenda(scene.at("exile", "reactor"), "stranger")[3] == 0
    assert agenda(scene.empty("exile").give("stranger", "telepathic_rat"), "stranger")[3] == 2
    scene.bonus(0, "digital_assistant")
    assert agenda(scene, "stranger")[3] == 0
    assert agenda(scene.data("exile", "digital_assistant"), "stranger")[3] == 0
    scene.gather("houdini", "stranger", "exile").away("houdini")
    assert agenda(scene, "stranger")[3] == 2


def test_stranger_agenda_he_must_be_live_beside_the_bonus_character() -> None:
    scene = Scene().identity(0, "stranger").bonus(0, "daredevil").at("daredevil", "nanofactory")
    assert agenda(scene.down("daredevil"), "stranger")[3] == 2
    assert agenda(scene.down("stranger"), "stranger")[3] == 0


# --- Troubleshooter -------------------------------------------------------------------------------------


def guided(who: str, section: str, *others: str) -> Scene:
    """Colour 0's PC is the Troubleshooter; it has activated one of its conspirators."""
    scene = Scene().alone(who, *others).pc(0, "troubleshooter")
    for key in (who, *others):
        scene.at(key, section)
    return scene.acting(0, who)


def test_troubleshooter_talk_them_through_it_takes_conspirators_through_vents_and_repairs() -> None:
    assert guided("exile", "kitchen").do(Step, to="reactor").pawn("exile").at == "reactor"
    assert not guided("exile", "kitchen").damaged("kitchen").do(JuryRig).place("kitchen").damaged
    scene = guided("exile", "kitchen", "medical").down("medical")
    assert not scene.do(JuryRig, target="medical").pawn("medical").down


def test_troubleshooter_talk_them_through_it_to_conspirators_only() -> None:
    scene = guided("exile", "kitchen", "stranger").cubes(1, "stranger", 1)
    assert scene.refused(Step, who="stranger", to="reactor", pay="bribe") == "5.4.2"
    assert scene.cubes(0, "stranger", 1).can(Step, who="stranger", to="reactor", pay="bribe")


def test_troubleshooter_talk_them_through_it_while_she_is_live() -> None:
    assert guided("exile", "kitchen").down("troubleshooter").refused(Step, to="reactor") == "5.4.2"


def test_troubleshooter_talk_them_through_it_on_her_players_turn_and_after_the_reveal() -> None:
    scene = Scene().pc(0, "troubleshooter").alone("exile").at("exile", "kitchen").cubes(0, "exile", 1)
    assert scene.acting(1, "exile").refused(Step, to="reactor") == "5.4.2"
    assert alone("exile", "kitchen").refused(Step, to="reactor") == "5.4.2"


def test_troubleshooter_agenda_pristine_til_the_end() -> None:
    scene = Scene().mended("hail_mary")
    assert agenda(scene, "troubleshooter") == [2, 2, 2, 3]
    scene.armed().released().damaged("kitchen").down("cyborg", "medical", "security")
    assert agenda(scene, "troubleshooter") == [0, 0, 0, 0]


def test_troubleshooter_agenda_hail_mary_is_damaged_until_mended_or_gone() -> None:
    assert agenda(Scene(), "troubleshooter")[2] == 0
    assert agenda(Scene().away("hail_mary"), "troubleshooter")[2] == 2


def test_troubleshooter_agenda_escaped_robots_count_and_annihilated_do_not() -> None:
    assert agenda(Scene().escaped("medical").annihilated("security"), "troubleshooter")[3] == 2


def test_troubleshooter_brings_the_cargo_claw() -> None:
    station = systems.station(Scene().state)
    assert {work.verb for work in station.sections["cargo_claw"].works} == {"grab"}
    assert "cargo_claw" in station.inward


def test_exile_deletes_evidence_only_as_a_pc() -> None:
    """12.7, which keeps his scoop out of other hands."""
    assert alone("exile", "kitchen").data("exile", "evidence").refused(Delete, data="evidence") == "12.7"
    assert revealed("exile", "kitchen").data("exile", "evidence").can(Delete, data="evidence")
