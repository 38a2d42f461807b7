"""Machines and programs: the Consort, the Digital Assistant, the Drones, Legal."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring
from game.stationfall.abilities.conspirator import Hardcopy, LawyerUp
from game.stationfall.abilities.utility import Disassemble, ProcessServer
from game.stationfall.actions.basic import Attack, Copy, Delete, Drop, PickUp, Rob, Step
from game.stationfall.actions.console import Jammers, Suppress
from game.stationfall.actions.section import (
    AbandonShip,
    BridgeLaunch,
    Manufacture,
    ReleaseProjectX,
    SectionLaunch,
    TimedLaunch,
    Transmit,
)
from game.stationfall.actions.turn import Activate, Influence, Reveal
from game.stationfall.cards import CAST
from game.stationfall.state import GREY
from tests.rules.scene import Scene, revealed, staged, tutorial_with

PRINTED = {
    "consort": ("rec_room", 6, ("fast_talk", "mimic_frameup"), ("shapeshift_switch",)),
    "digital_assistant": ("data", 5, ("ai", "helpful"), ("root_access", "trojan_horse")),
    "drones": ("physics_lab", 0, ("disassemble", "remote_control"), ()),
    "legal": ("aft_hub", 4, ("process_server", "lawyer_up"), ("fine_print", "hardcopy")),
}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit, it.items) == (start, limit, ())
    assert it.integral == (("bludgeon",) if card == "drones" else ())
    assert tuple(ability.key for ability in it.abilities) == abilities
    assert tuple(power.key for power in it.powers) == powers
    for pawn in people.pawns_of(Scene(cast=tutorial_with(card)).state, card):
        assert people.robot(pawn) == (card != "digital_assistant")
        assert not people.human(pawn)


@pytest.mark.parametrize("card", ["consort", "digital_assistant", "legal"])
def test_only_the_assistant_wins_guilty(card: str) -> None:
    scene = Scene(cast=tutorial_with(card)).identity(0, card).accused(0, "guilty")
    assert scoring.may_win(scene.state, 0) == (card == "digital_assistant")


@pytest.mark.parametrize(("card", "points"), [("consort", 3), ("digital_assistant", 2), ("legal", 2)])
def test_bribes_are_worth_double_to_the_consort(card: str, points: int) -> None:
    scene = Scene(cast=tutorial_with(card)).pc(0, card).bribed(1, card)
    assert sum(points for _, points in scoring.bribe_points(scene.state, 0)) == points


# --- Consort --------------------------------------------------------------------------------------------


def test_consort_fast_talk_stops_bludgeons_of_humans_in_the_light() -> None:
    scene = staged("exile", "kitchen", "consort").give("exile", "bludgeon")
    assert scene.refused(Attack, target="consort", weapon="bludgeon") == "4.4"
    assert scene.give("exile", "gun").can(Attack, target="consort", weapon="gun")
    assert scene.give("consort", "artifact").can(Rob, target="consort", what="artifact", weapon="bludgeon")
    scene = staged("medical", "kitchen", "consort").give("medical", "bludgeon")
    assert scene.can(Attack, target="consort", weapon="bludgeon")
    scene = staged("exile", "locker_room", "consort").give("exile", "bludgeon")
    assert scene.can(Attack, target="consort", weapon="bludgeon")


def framing(section: str = "kitchen", *others: str) -> Scene:
    """The Consort of colour 0 has just shot the Exile; colour 1 has the Stranger there."""
    scene = staged("consort", section, "exile", "stranger", *others).give("consort", "gun")
    return scene.cubes(1, "stranger", 1)


def shot(scene: Scene) -> Scene:
    return scene.do(Attack, target="exile", weapon="gun")


def test_consort_mimic_frameup_makes_somebody_else_suspect() -> None:
    scene = shot(framing())
    assert (scene.asked(), scene.prompt().seat) == ("frameup", 0)
    assert scene.picks() == ["none", "#1"]
    scene.answer("#1")
    assert (scene.guilt(0), scene.guilt(1)) == ("innocent", "suspect")


def test_consort_mimic_frameup_may_be_left_undone() -> None:
    scene = shot(framing()).answer("none")
    assert (scene.guilt(0), scene.guilt(1)) == ("suspect", "innocent")


def test_consort_mimic_frameup_needs_somebody_with_a_conspirator_there() -> None:
    scene = shot(framing().at("stranger", "aft_hub"))
    assert scene.asked() == ""
    assert scene.guilt(0) == "suspect"
    # The victim is Down and conspires with nobody.
    assert shot(framing().cubes(1, "stranger", 0).cubes(1, "exile", 2)).guilt(0) == "suspect"


def test_consort_mimic_frameup_finds_pcs_and_the_rat() -> None:
    assert shot(framing().pc(2, "stranger")).picks() == ["none", "#2"]
    scene = framing("kitchen", "telepathic_rat").cubes(1, "stranger", 0).lying("bio_lab")
    scene.lying("kitchen", "telepathic_rat").cubes(3, "telepathic_rat", 1)
    assert shot(scene).picks() == ["none", "#3"]


def test_consort_mimic_frameup_is_not_for_a_clone_who_lies_there() -> None:
    """4.3.1: the one in the kitchen is Down, and only the others conspire."""
    scene = framing("kitchen", "clones_alpha").cubes(1, "stranger", 0).cubes(1, "clones", 1)
    assert shot(scene).picks() == ["none", "#1"]
    scene = framing("kitchen", "clones_alpha").cubes(1, "stranger", 0).cubes(1, "clones", 1)
    assert shot(scene.down("clones_alpha")).asked() == ""


def test_5_2_consort_mimic_frameup_frames_nobody_for_the_consort_itself() -> None:
    scene = framing().cubes(1, "stranger", 0).cubes(1, "consort", 1)
    assert people.conspires(scene.state, 1, "consort")
    assert shot(scene).guilt(0) == "suspect"


def test_consort_mimic_frameup_is_not_needed_unseen() -> None:
    scene = shot(framing("locker_room"))
    assert (scene.asked(), scene.guilt(0)) == ("", "innocent")
    scene = framing().cameras(False)
    assert shot(scene).asked() == ""
    scene = framing().do(Attack, target="stranger", weapon="gun")
    assert scene.guilt(0) == "suspect"  # nobody else had anybody there any more


def switching(*others: str) -> Scene:
    """Colour 0 is about to reveal as the Consort, who is in the kitchen."""
    return (
        staged("exile", "aft_hub", "consort", *others).at("consort", "kitchen").identity(0, "consort").turn(0)
    )


def test_consort_shapeshift_switch_trades_places_and_belongings() -> None:
    scene = switching("stranger").give("consort", "gun").data("consort", "evidence")
    scene.give("stranger", "artifact", "helmet").data("stranger", "x_secret").bribed(1, "stranger")
    scene.contaminated("stranger").down("stranger")
    scene.do(Reveal, card="consort").answer("stranger")
    consort, stranger = scene.pawn("consort"), scene.pawn("stranger")
    assert (consort.at, stranger.at) == ("aft_hub", "kitchen")
    assert (consort.items, stranger.items) == (("artifact", "helmet"), ("gun",))
    assert (consort.data, stranger.data) == (("x_secret",), ("evidence",))
    assert (scene.card("consort").bribes, scene.card("stranger").bribes) == ((1,), ())
    # Bodies stay what they are.
    assert (consort.down, stranger.down) == (False, True)
    assert (consort.contaminated, stranger.contaminated) == (False, True)


def test_consort_shapeshift_switch_leaves_what_is_built_in() -> None:
    scene = switching("security").give("consort", "artifact").do(Reveal, card="consort").answer("security")
    assert (scene.pawn("security").integral, scene.pawn("security").items) == (("gun",), ("artifact",))
    assert (scene.pawn("consort").integral, scene.pawn("consort").items) == ((), ())


def test_consort_shapeshift_switch_is_with_npcs_in_play() -> None:
    scene = switching("stranger", "engineer", "drone_1").pc(1, "stranger").escaped("engineer")
    scene.at("stowaway", "card").annihilated("medical").do(Reveal, card="consort")
    assert {"exile", "drone_1", "drone_2", "security"} <= set(scene.picks())
    assert not {"stranger", "engineer", "medical", "stowaway", "consort"} & set(scene.picks())


def test_consort_shapeshift_switch_may_be_declined_and_needs_it_live() -> None:
    scene = switching("stranger").do(Reveal, card="consort").answer("none")
    assert scene.pawn("consort").at == "kitchen"
    assert switching("stranger").down("consort").do(Reveal, card="consort").asked() == ""


def test_consort_shapeshift_switch_drops_what_is_too_much() -> None:
    scene = switching("medical").give("consort", "gun", "helmet", "artifact")
    scene.do(Reveal, card="consort").answer("medical")
    assert scene.asked() == "drop_excess"
    scene.answer("helmet")
    assert scene.pawn("medical").items == ("gun", "artifact")
    assert "helmet" in scene.place("kitchen").floor


# --- Digital Assistant ----------------------------------------------------------------------------------


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
    assert own == {"jammers", "suppress", "wait"}


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
    assert staged("exile", "mainframe").refused(Manufacture, thing="digital_assistant") == "13.9.1"


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


# --- Drones ---------------------------------------------------------------------------------------------


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


# --- Legal ----------------------------------------------------------------------------------------------


def test_legal_process_server_serves_everybody_here() -> None:
    scene = staged("legal", "kitchen", "exile", "security", "stranger").down("stranger").do(ProcessServer)
    assert all("nda" in scene.pawn(who).data for who in ("exile", "security", "stranger"))
    assert scene.pawn("legal").data == ()
    assert "nda" not in scene.pawn("astrochimp").data
    assert scene.refused(ProcessServer) == "9.2"


def test_legal_process_server_is_legals_own() -> None:
    scene = staged("exile", "kitchen", "legal")
    assert scene.refused(ProcessServer) == "4.4.1"


@pytest.mark.parametrize("before", ["innocent", "guilty"])
def test_legal_lawyer_up_makes_a_pcs_player_suspect(before: str) -> None:
    scene = staged("legal", "kitchen", "exile", "stranger").pc(1, "exile")
    scene.accused(1, "guilty" if before == "guilty" else "innocent")
    assert scene.refused(LawyerUp, target="stranger", colour=1) == "3.5"
    scene.do(LawyerUp, target="exile", colour=1)
    assert scene.guilt(1) == "suspect"
    assert scene.refused(LawyerUp, target="exile", colour=1) == "10.1.1"
    scene.complete(LawyerUp)


def test_legal_lawyer_up_makes_no_suspect_of_a_fugitive() -> None:
    scene = staged("legal", "kitchen", "cyborg").pc(1, "cyborg")
    assert scene.refused(LawyerUp, target="cyborg", colour=1) == "4.4"


def signed(*others: str) -> Scene:
    """Colour 0 is Legal, and the Exile has signed."""
    return revealed("legal", "kitchen", "exile", *others).data("exile", "nda").turn(0)


def test_legal_lawyer_up_reaches_a_pc_that_is_carried() -> None:
    """5.2: an Item is where it lies or who holds it is."""
    scene = staged("legal", "kitchen", "exile", "telepathic_rat").lying("bio_lab", "telepathic_rat")
    scene.pc(1, "telepathic_rat")
    assert scene.refused(LawyerUp, target="telepathic_rat", colour=1) == "5.2"
    scene.lying("bio_lab").give("exile", "telepathic_rat").complete(LawyerUp)
    assert scene.do(LawyerUp, target="telepathic_rat", colour=1).guilt(1) == "suspect"


def test_legal_fine_print_activates_npcs_who_signed() -> None:
    scene = signed("stranger")
    assert scene.refused(Activate, who="stranger") == "4.3.1"
    scene.do(Activate, who="exile")
    assert scene.state.turn.actions == 2


def test_legal_fine_print_not_pcs_nor_the_down_nor_for_others() -> None:
    assert signed().pc(1, "exile").turn(0).refused(Activate, who="exile") == "4.3.1"
    assert signed().down("exile").refused(Activate, who="exile") == "15.5.2"
    assert signed().turn(1).refused(Activate, who="exile") == "4.3.1"
    scene = staged("legal", "kitchen", "exile").data("exile", "nda").turn(0)
    assert scene.refused(Activate, who="exile") == "4.3.1"


def test_legal_hardcopy_is_signed_by_anybody_with_live_legal() -> None:
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile").do(Hardcopy)
    assert scene.pawn("exile").data == ("nda",)
    assert scene.refused(Hardcopy) == "9.2"
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile")
    assert scene.down("legal").refused(Hardcopy) == "11.1"
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile").at("legal", "aft_hub")
    assert scene.refused(Hardcopy) == "5.2"
    assert staged("exile", "kitchen", "legal").refused(Hardcopy) == "4.4.1"


def test_legal_an_nda_binds() -> None:
    scene = staged("exile", "array_control", "stranger", brings=("legal",)).pc(0, "exile").acting(0, "exile")
    scene.data("exile", "nda", "evidence").data("stranger", "nda").give("exile", "gun")
    assert scene.refused(Copy, data="nda", to="stranger") == "9.1"
    assert scene.refused(Delete, data="nda") == "9.1"
    assert scene.refused(Transmit, data="nda", offsite="news") == "9.1"
    assert scene.refused(Rob, target="stranger", what="nda", weapon="gun") == "9.1"
    assert scene.can(Copy, data="evidence", to="stranger")


def pod(*humans: str) -> Scene:
    """The Engineer at the airlocks; these others in the Houdini, Abandon Ship given."""
    scene = staged("engineer", "aft_airlocks", brings=("legal",)).abandon()
    return scene.gather("houdini", *humans)


def test_legal_asks_humans_in_pods_for_an_nda() -> None:
    scene = pod("exile", "stranger").data("exile", "nda")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.4"
    assert scene.data("stranger", "nda").can(SectionLaunch, pod="houdini")
    assert pod("security", "medical").can(SectionLaunch, pod="houdini")
    scene = Scene().alone("engineer").at("engineer", "aft_airlocks").acting(0, "engineer").abandon()
    assert scene.at("exile", "houdini").can(SectionLaunch, pod="houdini")


def test_legal_asks_nothing_in_the_medevac_pod() -> None:
    scene = staged("engineer", "forward_airlocks", brings=("legal",)).at("exile", "medevac_pod").down("exile")
    assert scene.can(SectionLaunch, pod="medevac_pod")


def test_grey_bribes_change_hands_with_the_consort() -> None:
    scene = switching("billionaire").empty("billionaire").do(Reveal, card="consort").answer("billionaire")
    assert scene.card("consort").bribes == (GREY,) * 3
    assert scene.card("billionaire").bribes == ()
