"""4. Characters: conspirators, abilities, possession, Live and Down, Annihilated, Escaped."""

from __future__ import annotations

import pytest

from game.stationfall import station
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give, PickUp, Throw
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import Manufacture, Repair, SectionLaunch
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.cards import CAST
from tests.rules.scene import GAME, Scene, tutorial_with


def rows(scene: Scene, seat: int) -> dict[str, int]:
    """A seat's score sheet after the fall: row -> points."""
    score = next(score for score in scene.fall().scores if score.seat == seat)
    return {message.key: points for message, points in score.rows}


# --- 4.1, 4.2 ------------------------------------------------------------------------------------------


def test_4_1_1_a_revealed_character_is_a_pc() -> None:
    """As a PC nobody can influence it; the others still can be."""
    scene = Scene().identity(0, "daredevil").turn(0).do(Reveal, card="daredevil").turn(1)
    assert scene.refused(Influence, card="daredevil", cubes=1) == "15.4.1"
    assert scene.can(Influence, card="exile", cubes=1)


def test_4_1_2_everybody_else_is_an_npc() -> None:
    """A secret identity is still an NPC: others influence it and activate it as any other."""
    scene = Scene().identity(0, "stranger").turn(1)
    scene.do(Influence, card="stranger", cubes=1).do(Activate, who="stranger")
    assert scene.card("stranger").owners == ()


def test_4_2_1_the_cyborg_is_human_and_robot() -> None:
    """It suffers from hazards like a Human and is mended like a Robot."""
    scene = Scene().alone().gather("aft_hub", "cyborg", "troubleshooter")
    scene.hazard("reactor").acting(0, "cyborg")
    assert scene.refused(Step, to="reactor") == "11.2"
    scene.down("cyborg").acting(0, "troubleshooter").do(JuryRig, target="cyborg")
    assert not scene.pawn("cyborg").down


def test_4_2_2_items_and_data_possess_nothing() -> None:
    """The Rat is carried, the Digital Assistant stored: neither is given an item nor copied any data."""
    scene = Scene(cast=tutorial_with("telepathic_rat", "digital_assistant")).alone().at("exile", "bio_lab")
    scene.give("exile", "helmet").data("exile", "evidence").jammers(False).acting(0, "exile")
    for other in ("telepathic_rat", "digital_assistant"):
        assert scene.refused(Give, item="helmet", to=other) in ("4.2.2", "5.2")
        assert scene.refused(Copy, data="evidence", to=other) == "4.2.2"
    scene.complete(Give).complete(Copy)


def test_4_2_2_they_only_do_what_their_cards_say() -> None:
    """The Rat is moved, not moving; the Digital Assistant works consoles, and does nothing else."""
    scene = Scene(cast=tutorial_with("telepathic_rat", "digital_assistant")).alone().at("exile", "bio_lab")
    scene.kompromat(0, "telepathic_rat", "digital_assistant").acting(0, "exile")
    assert scene.refused(Step, who="telepathic_rat", to="chem_lab", pay="kompromat") == "4.2.2"
    assert scene.refused(Step, who="digital_assistant", to="chem_lab", pay="kompromat") == "4.2.2"
    scene.do(PickUp, item="telepathic_rat", pay="free").do(Step, to="chem_lab")
    assert "telepathic_rat" in scene.pawn("exile").items
    scene.do(Jammers, who="digital_assistant", on=False, pay="kompromat")
    assert not scene.state.jammers


def test_4_2_2_a_character_that_is_an_item_goes_the_way_of_items() -> None:
    """Lost with the pod it lies in."""
    scene = Scene(cast=tutorial_with("telepathic_rat")).alone().abandon().lying("bio_lab")
    scene.lying("hail_mary", "telepathic_rat").at("stranger", "hail_mary").at("exile", "aft_airlocks")
    scene.acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert scene.pawn("telepathic_rat").annihilated


# --- 4.3 Conspirators ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "leads"), [(1, 0, True), (2, 2, True), (1, 2, False), (0, 0, False)]
)
def test_4_3_1_nobody_may_have_more_cubes(mine: int, theirs: int, leads: bool) -> None:
    """At least one cube, and no other player more: a tie makes both of them conspire."""
    scene = Scene().cubes(0, "stranger", mine).cubes(1, "stranger", theirs).turn(0)
    assert scene.can(Activate, who="stranger") is leads
    if not leads:
        assert scene.refused(Activate, who="stranger") == "4.3.1"


def test_4_3_1_only_the_live_and_not_escaped_are_activated() -> None:
    scene = Scene().cubes(0, "stranger", 2).cubes(0, "exile", 1).down("stranger").escaped("exile").turn(0)
    assert scene.refused(Activate, who="stranger") == "15.5.2"
    assert scene.refused(Activate, who="exile") == "4.6.6.3"


def test_4_3_2_a_live_pc_conspires_with_its_player_alone() -> None:
    """Without any cube; nobody else activates it, and Down its own player does not either."""
    scene = Scene().pc(0, "station_chief").turn(0)
    assert scene.can(Activate, who="station_chief")
    scene.turn(1)
    assert scene.refused(Activate, who="station_chief") == "4.3.1"
    scene.turn(0).down("station_chief")
    assert scene.refused(Activate, who="station_chief") == "15.5.2"


@pytest.mark.parametrize("down", ["clones_beta", "clones_alpha"])
def test_4_3_1_of_several_figures_the_live_one_is_the_conspirator(down: str) -> None:
    """The Colonel trusts the Clone beside him only while that very Clone is Live."""
    scene = Scene(cast=tutorial_with("clones", "colonel")).alone().at("clones_alpha", "kitchen")
    scene.gather("rec_room", "clones_beta", "colonel").down(down).cubes(0, "clones", 1).turn(0)
    assert scene.can(Influence, card="colonel", cubes=1) is (down == "clones_alpha")
    if down == "clones_beta":
        assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"


# --- 4.4 Abilities -------------------------------------------------------------------------------------


def test_4_4_1_printed_abilities_work_from_the_start() -> None:
    """A Tunnel Rat crawls through vents, a Chief who is nobody's PC opens a Lock."""
    scene = Scene().at("astrochimp", "kitchen").acting(0, "astrochimp")
    scene.do(Step, to="reactor")
    assert scene.pawn("astrochimp").at == "reactor"
    scene.at("station_chief", "therapy_garden").acting(0, "station_chief").do(Step, to="shred_room")
    assert not scene.locked("therapy_garden", "shred_room")


def test_4_4_1_abilities_bend_the_rules_for_attack_and_robbery() -> None:
    """Fast Talk stops a Human's Bludgeon in the light, Pride any robber, Peacekeeper its own Gun."""
    scene = Scene().alone().gather("aft_hub", "troubleshooter", "exile", "daredevil", "security", "cyborg")
    scene.give("troubleshooter", "gun").give("daredevil", "nanogel").acting(0, "troubleshooter")
    assert scene.refused(Attack, target="exile", weapon="bludgeon") == "4.4"
    assert scene.can(Attack, target="exile", weapon="gun")
    assert scene.refused(Rob, target="daredevil", what="nanogel", weapon="gun") == "4.4"
    scene.complete(Attack).complete(Rob).acting(0, "security")
    assert scene.refused(Attack, target="exile", weapon="gun") == "4.4"
    assert scene.refused(Sabotage) == "4.4"
    assert scene.can(Attack, target="cyborg", weapon="gun")
    scene.complete(Attack).complete(Sabotage).gather("forward_exhaust", "troubleshooter", "exile")
    assert scene.acting(0, "troubleshooter").can(Attack, target="exile", weapon="bludgeon")


def test_4_4_2_persistent_instant_and_action_abilities() -> None:
    """Officer simply holds; Haywire happens once, at the reveal; Jury Rig costs an action each time."""
    officer = Scene().alone().at("engineer", "therapy_garden").acting(0, "engineer").do(Step, to="shred_room")
    assert officer.state.turn.actions == 1
    robot = Scene().identity(0, "medical").turn(0).do(Reveal, card="medical").do(Activate, who="medical")
    assert robot.end_turn().pawn("medical").items == ("bludgeon",)
    rig = Scene().alone().gather("aft_hub", "troubleshooter", "medical").down("medical").damaged("aft_hub")
    rig.acting(0, "troubleshooter").do(JuryRig).do(JuryRig, target="medical")
    assert rig.state.turn.actions == 0
    assert rig.damaged("aft_hub").refused(JuryRig) == "15.5.2"


def test_4_4_3_abilities_have_one_of_six_colours() -> None:
    """Every printed ability and reveal power of everybody, as the cards show them to a reader."""
    colours = {"console", "conspirator", "offensive", "defensive", "mobility", "utility"}
    faces = GAME.view(Scene().state, None).faces
    assert {colour for face in faces.values() for _, colour in face.colours} == colours
    assert all({key for key, _ in face.colours} >= set(face.abilities) for face in faces.values())


@pytest.mark.parametrize(
    ("card", "power", "colour"),
    [
        ("botanist", "creatropism", "offensive"),
        ("clones", "go_go_go", "utility"),
        ("corpsicle", "last_gasp", "utility"),
        ("digital_assistant", "trojan_horse", "utility"),
        ("legal", "process_server", "utility"),
        ("microbiologist", "infect", "offensive"),
        ("stranger", "homework", "utility"),
        ("troubleshooter", "talk_them_through_it", "utility"),
    ],
)
def test_4_4_3_colours_that_a_guess_would_miss(card: str, power: str, colour: str) -> None:
    it = CAST[card]
    assert {ability.key: ability.colour for ability in (*it.abilities, *it.powers)}[power] == colour


def test_4_4_4_reveal_powers_only_after_revealing() -> None:
    """Zero Born steps free into zero gravity: the Astrochimp as an NPC pays for it."""
    scene = Scene().alone().at("astrochimp", "kitchen").acting(0, "astrochimp")
    assert not scene.can(Step, to="reactor", pay="free")
    scene.pc(0, "astrochimp").acting(0, "astrochimp")
    assert scene.can(Step, to="reactor", pay="free")


def test_4_4_4_the_pc_keeps_its_printed_abilities() -> None:
    scene = Scene().alone().at("astrochimp", "kitchen").pc(0, "astrochimp").acting(0, "astrochimp")
    assert scene.can(Step, to="reactor")


# --- 4.5 Possession ------------------------------------------------------------------------------------


def test_4_5_1_items_data_and_bribes_lie_on_the_card() -> None:
    """Everybody at the table sees them there."""
    scene = Scene().alone().gather("security_station", "exile", "stranger").give("stranger", "gun")
    scene.acting(0, "exile").do(Manufacture, who="stranger", thing="evidence", pay="bribe")
    view = GAME.view(scene.state, 3)
    assert (view.pawns["stranger"].items, view.pawns["stranger"].data) == (("gun",), ("evidence",))
    assert view.cards["stranger"].bribes == (0,)


def test_4_5_2_several_items_of_one_kind() -> None:
    """Somebody with a Helmet picks up another."""
    scene = Scene().at("stranger", "aft_airlocks").lying("aft_airlocks", "helmet").give("stranger", "helmet")
    scene.acting(0, "stranger").do(PickUp, item="helmet")
    assert scene.pawn("stranger").items == ("helmet", "helmet")


def test_4_5_3_nobody_goes_over_the_item_limit() -> None:
    """Full hands neither pick up nor rob nor are given anything; data takes no slot."""
    scene = Scene().alone().gather("aft_airlocks", "stranger", "exile").lying("aft_airlocks", "helmet")
    scene.give("stranger", "gun", "nanogel", "nanogel").give("exile", "firebomb").data("exile", "evidence")
    scene.acting(0, "stranger")
    assert scene.refused(PickUp, item="helmet") == "12.2.2"
    assert scene.refused(Rob, target="exile", what="firebomb", weapon="gun") == "4.5.3"
    assert scene.can(Rob, target="exile", what="evidence", weapon="gun")
    scene.complete(PickUp).complete(Rob).acting(0, "exile")
    assert scene.refused(Give, item="firebomb", to="stranger") == "12.4.2"
    scene.complete(Give)


def test_4_5_3_integral_items_take_slots_too() -> None:
    """Security's built-in Gun leaves two slots of three."""
    scene = Scene().at("security", "aft_airlocks").lying("aft_airlocks", "helmet", "gun")
    scene.give("security", "nanogel").acting(0, "security").do(PickUp, item="helmet")
    assert scene.refused(PickUp, item="gun") == "12.2.2"


def test_4_5_3_1_a_power_that_gives_an_item_makes_the_full_drop_one() -> None:
    """Haywire hands Medical a Bludgeon; with both slots full the revealing player picks what falls."""
    scene = Scene().identity(0, "medical").at("medical", "aft_hub").give("medical", "nanogel", "helmet")
    scene.lying("aft_hub").turn(0).do(Reveal, card="medical")
    assert scene.prompt().seat == 0
    assert sorted(scene.picks()) == ["bludgeon", "helmet", "nanogel"]
    assert scene.refused(Activate, who="medical") == "4.5.3.1"
    scene.answer("helmet")
    assert sorted(scene.pawn("medical").items) == ["bludgeon", "nanogel"]
    assert scene.place("aft_hub").floor == ("helmet",)


def test_4_5_3_1_with_a_free_slot_nothing_is_dropped() -> None:
    scene = Scene().identity(0, "medical").give("medical", "nanogel").turn(0).do(Reveal, card="medical")
    assert scene.pawn("medical").items == ("nanogel", "bludgeon")
    assert not scene.asked()


# --- 4.6 Live and Down ---------------------------------------------------------------------------------


def test_4_6_1_an_attack_downs() -> None:
    scene = Scene().alone().gather("aft_hub", "troubleshooter", "engineer").acting(0, "troubleshooter")
    scene.do(Attack, target="engineer", weapon="bludgeon")
    assert scene.pawn("engineer").down


def test_4_6_1_a_hazard_downs() -> None:
    """A Firebomb thrown next door Downs the Human there and not the Robot."""
    scene = Scene().alone().at("exile", "aft_hub").gather("reactor", "stranger", "medical")
    scene.give("exile", "firebomb").acting(0, "exile")
    scene.do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.pawn("stranger").down
    assert not scene.pawn("medical").down


def test_4_6_2_the_down_do_nothing() -> None:
    """No activation, no influence, and no action by Bribe or Kompromat."""
    scene = Scene().alone().gather("aft_hub", "stranger", "exile").down("stranger").cubes(0, "stranger", 1)
    scene.kompromat(0, "stranger").turn(0)
    assert scene.refused(Activate, who="stranger") == "15.5.2"
    assert scene.refused(Influence, card="stranger", cubes=1) == "15.4.1"
    scene.acting(0, "exile")
    assert scene.refused(Step, who="stranger", to="reactor", pay="bribe") == "11.1"
    assert scene.refused(Step, who="stranger", to="reactor", pay="kompromat") == "11.1"


def test_4_6_3_humans_are_revived_robots_also_mended() -> None:
    """Nanogel wakes both; the workshop and a Jury Rig wake Robots only."""
    for body in ("stranger", "medical"):
        scene = Scene().alone().gather("aft_hub", "exile", body).down(body).give("exile", "nanogel")
        scene.acting(0, "exile").do(Revive, target=body)
        assert not scene.pawn(body).down
    workshop = next(
        key
        for key, section in station.board(Scene().state).sections.items()
        if any(work.verb == "repair" for work in section.works)
    )
    scene = Scene().alone().gather(workshop, "exile", "stranger", "medical").down("stranger", "medical")
    scene.acting(0, "exile")
    assert scene.refused(Repair, target="stranger") == "13.11"
    scene.do(Repair, target="medical")
    assert not scene.pawn("medical").down


def test_4_6_4_the_down_keep_their_items_until_somebody_takes_them() -> None:
    scene = Scene().alone().gather("aft_hub", "stranger", "exile").down("stranger").give("stranger", "gun")
    scene.acting(0, "exile")
    assert scene.pawn("stranger").items == ("gun",)
    scene.do(PickUp, item="gun", source="stranger")
    assert (scene.pawn("stranger").items, scene.pawn("exile").items) == ((), ("gun",))


# --- 4.6.5 Annihilated ---------------------------------------------------------------------------------


def doomed() -> Scene:
    """The Damaged Hail Mary leaves with the Stranger, who has cubes, items and data."""
    scene = Scene().alone().at("exile", "aft_airlocks").at("stranger", "hail_mary").abandon()
    scene.give("stranger", "briefcase").lying("suite").data("stranger", "evidence").cubes(1, "stranger", 2)
    return scene.acting(0, "exile").do(SectionLaunch, pod="hail_mary")


def test_4_6_5_1_everything_possessed_goes_too() -> None:
    """Pawn, items and data are out of the game; the Briefcase is nowhere any more."""
    scene = doomed()
    stranger = scene.pawn("stranger")
    assert stranger.annihilated
    assert (stranger.items, stranger.data) == ((), ())
    assert not any("briefcase" in place.floor for place in scene.state.places.values())
    assert not any("briefcase" in pawn.items for pawn in scene.state.pawns.values())


def test_4_6_5_2_nothing_can_be_done_with_the_annihilated() -> None:
    """No influence, activation, renegotiation or action, with them or against them."""
    scene = doomed().kompromat(1, "stranger").turn(1)
    assert scene.refused(Influence, card="stranger", cubes=1) == "15.4.1"
    assert scene.refused(Activate, who="stranger") == "4.6.5.2"
    assert scene.refused(Renegotiate, card="stranger") == "15.6.2"
    scene.jammers(False).data("exile", "evidence").acting(1, "exile")
    assert scene.refused(Copy, data="evidence", to="stranger") == "12.6.2"
    assert scene.refused(Step, who="stranger", to="aft_hub", pay="kompromat") == "4.6.5.2"


def test_4_6_5_2_nothing_is_done_through_the_annihilated() -> None:
    """Nobody moves a drone for them; the Down and the escaped are told apart from them."""
    scene = Scene(cast=tutorial_with("drones")).alone("drone_1").at("exile", "mainframe")
    order = {"who": "drone_1", "by": "exile", "power": "remote_control", "to": "print_shop", "pay": "bribe"}
    scene.at("drone_1", "physics_lab").at("stranger", "kitchen").acting(0, "stranger")
    assert scene.can(Step, **order)
    assert scene.down("exile").refused(Step, **order) == "11.1"
    assert scene.escaped("exile")._pawn("exile", down=False).refused(Step, **order) == "4.6.6.3"
    assert scene.annihilated("exile").refused(Step, **order) == "4.6.5.2"


def test_4_6_5_2_the_annihilated_never_escape() -> None:
    """A friend lost on the way to the Mesosphere is worth nothing."""
    assert rows(doomed().bonus(2, "stranger"), 2)["score-friend"] == 0
    assert rows(Scene().escaped("stranger").bonus(2, "stranger"), 2)["score-friend"] == 2


def test_4_6_5_3_the_annihilated_share_a_location_with_nothing() -> None:
    scene = Scene().alone().gather("aft_hub", "stranger", "exile").annihilated("stranger")
    scene.give("exile", "helmet").acting(0, "exile")
    assert scene.refused(Give, item="helmet", to="stranger") == "5.2"
    assert scene.refused(PickUp, item="helmet", source="stranger") == "5.2"


# --- 4.6.6 Escaped -------------------------------------------------------------------------------------


def test_4_6_6_1_the_down_escape_like_the_live() -> None:
    """In a pod in the Mesosphere both count as escaped."""
    for down in (False, True):
        scene = Scene().at("stranger", "houdini").away("houdini").bonus(2, "stranger")
        if down:
            scene.down("stranger")
        assert rows(scene, 2)["score-friend"] == 2


def test_4_6_6_2_what_is_left_aboard_remains() -> None:
    """The Chief wants to stay: not escaped, not Annihilated, and Outer Space is not aboard (5.1.6)."""
    assert rows(Scene().pc(0, "station_chief"), 0)["agenda-stays-aboard-live"] == 2
    assert rows(Scene().pc(0, "station_chief").escaped("station_chief"), 0)["agenda-stays-aboard-live"] == 0
    lost = Scene().pc(0, "station_chief").annihilated("station_chief")
    assert rows(lost, 0)["agenda-stays-aboard-live"] == 0
    adrift = Scene().pc(0, "station_chief").at("station_chief", "outer_space").give("station_chief", "helmet")
    assert rows(adrift, 0)["agenda-stays-aboard-live"] == 0


def test_4_6_6_3_the_escaped_are_out_of_reach() -> None:
    """No influence, activation, renegotiation, Bribe, or action against them."""
    scene = Scene().alone().escaped("stranger").cubes(0, "stranger", 1).at("exile", "aft_hub").turn(0)
    assert scene.refused(Influence, card="stranger", cubes=1) == "15.4.1"
    assert scene.refused(Activate, who="stranger") == "4.6.6.3"
    assert scene.refused(Renegotiate, card="stranger") == "15.6.2"
    scene.jammers(False).data("exile", "evidence").acting(0, "exile")
    assert scene.refused(Step, who="stranger", to="aft_hub", pay="bribe") == "4.6.6.3"
    assert scene.refused(Copy, data="evidence", to="stranger") == "12.6.2"
