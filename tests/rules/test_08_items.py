"""8. Items, and tokens that are treated like Items in some ways."""

from __future__ import annotations

import pytest

from game.api import Name
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.section import Decontaminate, Manufacture, SectionLaunch
from tests.rules.scene import GAME, Scene, tutorial_with


def pair(first: str, second: str, section: str = "aft_hub") -> Scene:
    """Two people alone in a section, the first of them activated."""
    return Scene().alone().gather(section, first, second).lying(section).acting(0, first)


# --- 8.1 -----------------------------------------------------------------------------------------------


def test_8_1_what_can_be_done_with_an_item() -> None:
    """Picked up, dropped, given, thrown and robbed: it is always in exactly one place."""
    scene = pair("exile", "medical").lying("aft_hub", "nanogel")
    scene.do(PickUp, item="nanogel").do(Drop, item="nanogel").fresh().do(PickUp, item="nanogel")
    assert (scene.pawn("exile").items, scene.place("aft_hub").floor) == (("nanogel",), ())
    scene.do(Give, item="nanogel", to="medical")
    assert (scene.pawn("exile").items, scene.pawn("medical").items) == ((), ("nanogel",))
    scene.give("exile", "gun").fresh().do(Rob, target="medical", what="nanogel", weapon="gun")
    assert (scene.pawn("exile").items, scene.pawn("medical").items) == (("gun", "nanogel"), ())
    scene.do(Throw, item="nanogel", to="reactor")
    assert (scene.pawn("exile").items, scene.place("reactor").floor) == (("gun",), ("nanogel",))


def test_8_1_1_a_helmet_keeps_the_bludgeon_off() -> None:
    """Neither attacked nor robbed with it; a Gun does not care."""
    scene = pair("exile", "engineer").give("exile", "bludgeon", "gun").give("engineer", "helmet", "nanogel")
    assert scene.refused(Attack, target="engineer", weapon="bludgeon") == "12.8.1"
    assert scene.refused(Rob, target="engineer", what="nanogel", weapon="bludgeon") == "12.8.1"
    scene.complete(Attack).complete(Rob).do(Attack, target="engineer", weapon="gun")
    assert scene.pawn("engineer").down


def test_8_1_1_helmeted_is_who_has_one() -> None:
    """Given away, the protection is gone; received, it is there."""
    scene = pair("engineer", "stranger").give("engineer", "helmet").at("exile", "aft_hub")
    scene.give("exile", "bludgeon").do(Give, item="helmet", to="stranger").acting(1, "exile")
    assert scene.can(Attack, target="engineer", weapon="bludgeon")
    assert scene.refused(Attack, target="stranger", weapon="bludgeon") == "12.8.1"


def test_8_1_1_1_a_robot_is_never_helmeted() -> None:
    """With a Helmet on, Medical is clubbed and robbed like without; even of the Helmet, in a hazard."""
    scene = pair("exile", "medical", "reactor").give("exile", "bludgeon", "helmet").give("medical", "helmet")
    scene.hazard("reactor")
    assert scene.can(Attack, target="medical", weapon="bludgeon")
    scene.do(Rob, target="medical", what="helmet", weapon="bludgeon")
    assert not scene.pawn("medical").down


def test_8_1_1_1_a_robot_drops_a_helmet_in_a_hazard() -> None:
    """It never needed it, so nothing stops it."""
    scene = pair("medical", "exile", "reactor").give("medical", "helmet").hazard("reactor")
    scene.do(Drop, item="helmet")
    assert not scene.pawn("medical").down


@pytest.mark.parametrize("body", ["stranger", "medical", "cyborg"])
def test_8_1_2_nanogel_revives_humans_and_robots(body: str) -> None:
    scene = pair("exile", body).down(body).give("exile", "nanogel").do(Revive, target=body)
    assert not scene.pawn(body).down


def test_8_1_2_nanogel_revives_a_monster() -> None:
    """Even in a hazard: 6.2 speaks of Humans."""
    scene = Scene().alone().at("medical", "reactor").monster("reactor", down=True).hazard("reactor", "fire")
    scene.give("medical", "nanogel").acting(0, "medical").complete(Revive).do(Revive, target="monster")
    assert not scene.pawn("monster").down
    assert scene.pawn("medical").items == ("nanogel_1",)


def test_8_1_3_the_player_decides_whether_a_firebomb_burns() -> None:
    """Dropped or thrown, lit or not: unlit it lies there, lit it is gone and there is fire."""
    unlit = pair("exile", "medical").give("exile", "firebomb").do(Throw, item="firebomb", to="reactor")
    assert unlit.place("reactor").floor == ("firebomb",)
    assert unlit.place("reactor").hazard == ""
    lit = pair("exile", "medical").give("exile", "firebomb")
    lit.do(Throw, item="firebomb", to="reactor", ignite=True)
    assert lit.place("reactor").floor == ()
    assert lit.place("reactor").hazard == "fire"
    dropped = pair("medical", "exile").give("medical", "firebomb").do(Drop, item="firebomb", ignite=True)
    assert dropped.place("aft_hub").hazard == "fire"
    assert dropped.pawn("medical").items == ()
    assert dropped.pawn("exile").down
    quiet = pair("medical", "exile").give("medical", "firebomb").do(Drop, item="firebomb")
    assert quiet.place("aft_hub").floor == ("firebomb",)


def test_8_1_3_given_or_taken_it_does_not_burn() -> None:
    """Only dropping and throwing light it; nothing but a Firebomb burns."""
    scene = pair("exile", "medical").give("exile", "firebomb", "helmet")
    assert scene.refused(Throw, item="helmet", to="reactor", ignite=True) == "8.1.3"
    assert scene.refused(Drop, item="helmet", ignite=True) == "8.1.3"
    scene.complete(Throw).complete(Drop).do(Give, item="firebomb", to="medical")
    assert scene.place("aft_hub").hazard == ""


def test_8_1_3_the_burnt_bomb_returns_to_the_supply() -> None:
    """With all eight about none can be made; one burns, and one can."""
    scene = (
        pair("exile", "medical", "chem_lab").lying("vault_x", *["firebomb"] * 7).give("medical", "firebomb")
    )
    assert scene.refused(Manufacture, thing="firebomb") == "13.9"
    scene.acting(1, "medical").do(Throw, item="firebomb", to="bio_lab", ignite=True)
    scene.acting(0, "exile").do(Manufacture, thing="firebomb")
    assert scene.pawn("exile").items == ("firebomb",)


def test_8_1_4_a_bludgeon_against_robots_and_bare_heads() -> None:
    """Attack or rob them, or smash the section."""
    scene = pair("exile", "medical").at("engineer", "aft_hub").give("exile", "bludgeon")
    scene.give("engineer", "nanogel").data("medical", "evidence")
    assert scene.can(Attack, target="medical", weapon="bludgeon")
    assert scene.can(Attack, target="engineer", weapon="bludgeon")
    assert scene.can(Rob, target="medical", what="evidence", weapon="bludgeon")
    assert scene.can(Rob, target="engineer", what="nanogel", weapon="bludgeon")
    scene.do(Sabotage)
    assert scene.place("aft_hub").damaged


def test_8_1_5_a_gun_against_everybody() -> None:
    """Helmet or none, Human or Robot; and it damages sections."""
    scene = pair("exile", "medical").at("engineer", "aft_hub").give("exile", "gun")
    scene.give("engineer", "helmet", "nanogel")
    assert scene.can(Attack, target="medical", weapon="gun")
    assert scene.can(Attack, target="engineer", weapon="gun")
    assert scene.can(Rob, target="engineer", what="nanogel", weapon="gun")
    assert scene.can(Rob, target="engineer", what="helmet", weapon="gun")
    scene.complete(Attack).complete(Rob).do(Sabotage)
    assert scene.place("aft_hub").damaged


def test_8_1_3_dropped_for_a_contamination_it_may_burn_too() -> None:
    """The active player decides that as in any other drop; in the fire of one's own bomb one goes Down."""
    full = ("firebomb", "gun", "nanogel")
    quiet = visitor(*full).do(Step, to="bio_lab")
    assert sorted(quiet.picks()) == ["firebomb", "gun", "lit_firebomb", "nanogel"]
    quiet.answer("firebomb")
    assert quiet.place("bio_lab").floor == ("firebomb",)
    assert quiet.place("bio_lab").hazard == ""
    lit = visitor(*full).do(Step, to="bio_lab").answer("lit_firebomb")
    assert lit.place("bio_lab").floor == ()
    assert (lit.place("bio_lab").hazard, lit.place("bio_lab").damaged) == ("fire", True)
    assert lit.pawn("stranger").down
    assert lit.guilt(0) == "suspect"


def test_8_1_3_dropped_where_nothing_burns_it_does_not() -> None:
    """Without air, and where it burns already (6.5.1)."""
    scene = visitor("firebomb", "helmet", "gun").hazard("bio_lab").do(Step, to="bio_lab")
    assert "lit_firebomb" not in scene.picks()


# --- 8.2 to 8.4 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["artifact", "briefcase"])
def test_8_2_artifact_and_briefcase_are_only_carried(item: str) -> None:
    """They are no weapons, protect nobody and wake nobody."""
    scene = pair("exile", "engineer").at("stranger", "aft_hub").down("stranger").give("exile", item)
    assert scene.refused(Attack, target="engineer", weapon=item) == "12.8"
    assert scene.refused(Rob, target="engineer", what="helmet", weapon=item) == "12.8"
    assert scene.refused(Sabotage) == "12.10"
    assert scene.refused(Revive, target="stranger") == "12.11.1"
    scene.hazard("reactor")
    assert scene.refused(Step, to="reactor") == "11.2"


def test_8_3_only_what_is_possessed_is_used() -> None:
    """Weapon and Nanogel lying at one's feet, or in a friend's hands, are no use."""
    scene = pair("exile", "engineer").at("stranger", "aft_hub").down("stranger")
    scene.lying("aft_hub", "gun", "nanogel").give("engineer", "bludgeon", "nanogel")
    assert scene.refused(Attack, target="engineer", weapon="gun") == "8.3"
    assert scene.refused(Attack, target="engineer", weapon="bludgeon") == "8.3"
    assert scene.refused(Rob, target="engineer", what="nanogel", weapon="gun") == "8.3"
    assert scene.refused(Revive, target="stranger") == "12.11.1"
    assert scene.refused(Sabotage) == "12.10"
    for item in ("gun", "helmet"):
        assert scene.refused(Drop, item=item) == "8.3"
        assert scene.refused(Give, item=item, to="engineer") == "8.3"
        assert scene.refused(Throw, item=item, to="reactor") == "8.3"
    for cls in (Attack, Rob, Revive, Sabotage, Drop, Give, Throw):
        scene.complete(cls)


def test_8_4_integral_items_stay_with_their_owner() -> None:
    """Security neither drops, gives nor throws the Gun; it is not robbed, nor taken off the Down body."""
    scene = pair("security", "exile").give("exile", "gun")
    assert scene.refused(Drop, item="gun") == "8.4"
    assert scene.refused(Give, item="gun", to="exile") == "8.4"
    assert scene.refused(Throw, item="gun", to="reactor") == "8.4"
    for cls in (Drop, Give, Throw):
        scene.complete(cls)
    scene.acting(1, "exile")
    assert scene.refused(Rob, target="security", what="gun", weapon="gun") == "8.4"
    scene.complete(Rob).down("security")
    assert scene.refused(PickUp, item="gun", source="security") == "8.4"
    scene.complete(PickUp)


def test_8_4_integral_items_work() -> None:
    """The built-in Gun shoots and sabotages, as far as Security's other rules let it."""
    scene = pair("security", "cyborg").do(Attack, target="cyborg", weapon="gun")
    assert scene.pawn("cyborg").down


def test_8_4_integral_items_can_be_annihilated() -> None:
    """The Brutal Cyborg smashes a built-in Helmet with a Bludgeon, which breaks too."""
    scene = Scene().alone().gather("aft_hub", "cyborg", "stranger").integral("stranger", "helmet")
    scene.pc(0, "cyborg").give("cyborg", "bludgeon").acting(0, "cyborg")
    scene.do(Attack, target="stranger", weapon="bludgeon")
    assert scene.pawn("stranger").down
    assert scene.pawn("stranger").integral == ()
    assert scene.pawn("cyborg").items == ()


def test_8_4_annihilated_items_do_not_return_to_the_supply() -> None:
    """4.6.5.1: they are out of the game. Sixteen Bludgeons there are; the Cyborg breaks one for good."""
    scene = Scene().alone().gather("print_shop", "cyborg", "stranger").lying("print_shop")
    about = sum((*pawn.items, *pawn.integral).count("bludgeon") for pawn in scene.state.pawns.values())
    about += sum(place.floor.count("bludgeon") for place in scene.state.places.values())
    scene.lying("vault_x", *["bludgeon"] * (15 - about)).pc(0, "cyborg").give("cyborg", "bludgeon")
    scene.integral("stranger", "helmet").acting(0, "cyborg")
    assert scene.refused(Manufacture, thing="bludgeon") == "13.9"
    scene.do(Attack, target="stranger", weapon="bludgeon")
    assert scene.pawn("cyborg").items == ()
    assert scene.refused(Manufacture, thing="bludgeon") == "13.9"


def test_8_4_what_is_lost_with_a_pod_does_not_return_either() -> None:
    """Carried or lying in the Hail Mary, both sides of a Nanogel alike."""
    scene = Scene().alone().abandon().gather("hail_mary", "stranger").give("stranger", "nanogel_1")
    for section in scene.state.places:
        scene.lying(section, *(item for item in scene.place(section).floor if item != "nanogel"))
    scene.lying("hail_mary", *["nanogel"] * 6).gather("nanofactory", "exile").give("exile", "nanogel")
    scene.acting(0, "exile")
    assert scene.refused(Manufacture, thing="nanogel") == "13.9"
    scene.empty("exile").at("engineer", "aft_airlocks").acting(0, "engineer").do(
        SectionLaunch, pod="hail_mary"
    )
    scene.acting(0, "exile").do(Manufacture, thing="nanogel")
    scene.fresh()
    assert scene.refused(Manufacture, thing="nanogel") == "13.9"


# --- 8.5.1 Contamination -------------------------------------------------------------------------------


def visitor(*items: str, who: str = "stranger") -> Scene:
    """At the door of the Bio Lab, which contaminates all who come in."""
    return Scene().alone().at(who, "chem_lab").lying("bio_lab").give(who, *items).acting(0, who)


def test_8_5_1_contamination_takes_a_slot() -> None:
    """Two items and the token fill three slots."""
    scene = visitor("gun", "nanogel").lying("bio_lab", "helmet").do(Step, to="bio_lab")
    assert scene.pawn("stranger").contaminated
    assert scene.pawn("stranger").items == ("gun", "nanogel")
    assert not scene.asked()
    assert scene.refused(PickUp, item="helmet") == "12.2.2"


def test_8_5_1_the_full_drop_something_and_it_is_no_action() -> None:
    """The active player chooses; the step was an action, the drop is none, and the free one is left."""
    scene = visitor("gun", "nanogel", "helmet").do(Step, to="bio_lab")
    assert scene.prompt().seat == 0
    assert sorted(scene.picks()) == ["gun", "helmet", "nanogel"]
    scene.answer("nanogel")
    assert scene.pawn("stranger").items == ("gun", "helmet")
    assert scene.place("bio_lab").floor == ("nanogel",)
    assert (scene.state.turn.actions, scene.state.turn.free) == (1, True)


def test_8_5_1_integral_items_cannot_be_dropped_for_it() -> None:
    scene = visitor("nanogel", "helmet", who="security").do(Step, to="bio_lab")
    assert sorted(scene.picks()) == ["helmet", "nanogel"]


def test_8_5_1_never_a_second_token() -> None:
    """In again, and nothing has to be dropped."""
    scene = visitor("gun", "nanogel").contaminated("stranger").do(Step, to="bio_lab")
    assert scene.pawn("stranger").contaminated
    assert not scene.asked()


def test_8_5_1_robots_and_the_dragged_are_contaminated_too() -> None:
    scene = visitor(who="medical").at("stranger", "chem_lab").down("stranger")
    scene.do(Step, to="bio_lab", drag="stranger")
    assert scene.pawn("medical").contaminated
    assert scene.pawn("stranger").contaminated


def clean_rat(*items: str) -> Scene:
    """The Stranger at the door of the Bio Lab with the Rat, which the Tanks have cleaned."""
    scene = Scene(cast=tutorial_with("telepathic_rat")).alone().at("stranger", "chem_lab").lying("bio_lab")
    scene.give("stranger", "telepathic_rat", *items).acting(0, "stranger")
    return scene._pawn("telepathic_rat", contaminated=False)


def test_8_5_1_who_is_carried_in_is_contaminated_too() -> None:
    """The Rat has no slot, but a place for this token: it starts with one. Nothing falls from it."""
    scene = clean_rat().do(Step, to="bio_lab")
    assert scene.pawn("stranger").contaminated
    assert scene.pawn("telepathic_rat").contaminated
    assert not scene.asked()


def test_8_5_1_who_is_carried_by_the_dragged_is_contaminated_too() -> None:
    scene = clean_rat().down("stranger").at("medical", "chem_lab").acting(0, "medical")
    scene.do(Step, to="bio_lab", drag="stranger")
    assert scene.pawn("telepathic_rat").contaminated


def test_8_5_1_who_is_thrown_in_is_contaminated_too() -> None:
    assert clean_rat().do(Throw, item="telepathic_rat", to="bio_lab").pawn("telepathic_rat").contaminated
    scene = clean_rat().damaged("bio_lab").do(Throw, item="telepathic_rat", to="bio_lab")
    assert not scene.pawn("telepathic_rat").contaminated


def test_8_5_1_who_is_only_let_go_there_has_not_come_in() -> None:
    """Brought in while the Bio Lab was Damaged."""
    scene = clean_rat().damaged("bio_lab").do(Step, to="bio_lab").mended("bio_lab")
    scene.do(Drop, item="telepathic_rat")
    assert not scene.pawn("telepathic_rat").contaminated


def test_8_5_1_two_with_full_hands_both_drop_something() -> None:
    """The active player chooses for either of them, and nothing is lost on the way."""
    scene = visitor("gun", "gun", "nanogel").at("engineer", "chem_lab").down("engineer")
    scene.give("engineer", "helmet", "helmet", "firebomb").do(Step, to="bio_lab", drag="engineer")
    while scene.asked():
        assert scene.prompt().seat == 0
        scene.answer("firebomb" if "firebomb" in scene.picks() else "nanogel")
    assert scene.pawn("stranger").items == ("gun", "gun")
    assert scene.pawn("engineer").items == ("helmet", "helmet")
    assert sorted(scene.place("bio_lab").floor) == ["firebomb", "nanogel"]


def test_8_5_1_dropping_the_helmet_for_it_in_a_hazard_downs() -> None:
    """It is no action, so self-preservation has no say; what falls is the active player's choice."""
    scene = visitor("gun", "gun", "helmet").hazard("bio_lab").do(Step, to="bio_lab")
    assert not scene.pawn("stranger").down
    scene.answer("helmet")
    assert scene.pawn("stranger").down


def test_8_5_1_only_decontamination_removes_it() -> None:
    """Not going Down and waking up again; the Tanks do."""
    scene = (
        pair("exile", "stranger", "tanks").contaminated("stranger").down("stranger").give("exile", "nanogel")
    )
    scene.do(Revive, target="stranger")
    assert scene.pawn("stranger").contaminated
    scene.do(Decontaminate, target="stranger")
    assert not scene.pawn("stranger").contaminated


# --- 8.5.2 Kompromat -----------------------------------------------------------------------------------


def test_8_5_2_1_kompromat_goes_to_the_hand() -> None:
    """Picked up like an item, but it takes no slot and lies on no card; only that player sees whose it is."""
    scene = pair("exile", "medical").kompromat_at("aft_hub", "stranger").give("exile", "gun", "gun", "gun")
    scene.do(PickUp, item="kompromat")
    assert scene.hand(0) == {"stranger"}
    assert scene.pawn("exile").items == ("gun", "gun", "gun")
    assert GAME.view(scene.state, 0).players[0].known == ("stranger",)
    for seat in (None, 1, 2, 3):
        assert GAME.view(scene.state, seat).players[0].known == ()
    naming = [event for event in scene.events if Name("stranger") in event.message.args.values()]
    assert [event.to for event in naming] == [frozenset({0})]


def test_8_5_2_1_used_on_an_npc_it_gives_one_action() -> None:
    """The Stranger steps, nobody is asked, and the token lies spent on the card."""
    scene = pair("exile", "medical").kompromat(0, "stranger").at("stranger", "reactor")
    scene.do(Step, who="stranger", to="aft_hub", pay="kompromat")
    assert scene.pawn("stranger").at == "aft_hub"
    assert scene.state.turn.actions == 2
    assert scene.state.kompromat["stranger"].spent
    assert scene.hand(0) == set()


def blackmail() -> Scene:
    """Seat 0 holds something on the Daredevil, who is seat 1."""
    scene = Scene().pc(1, "daredevil").alone().at("daredevil", "reactor").at("exile", "physics_lab")
    scene.kompromat(0, "daredevil").acting(0, "exile")
    return scene.do(Step, who="daredevil", to="aft_hub", pay="kompromat")


def test_8_5_2_1_a_pc_is_asked() -> None:
    """Nothing happens before the owner answers; who agrees is moved and stays Innocent."""
    scene = blackmail()
    assert (scene.prompt().seat, scene.prompt().kind) == (1, "answer")
    assert scene.pawn("daredevil").at == "reactor"
    scene.answer("accept")
    assert scene.pawn("daredevil").at == "aft_hub"
    assert scene.guilt(1) == "innocent"
    assert scene.state.kompromat["daredevil"].spent


def test_8_5_2_1_who_refuses_is_suspect() -> None:
    """And the token is back in the hand (15.5.5.2)."""
    scene = blackmail().answer("refuse")
    assert scene.pawn("daredevil").at == "reactor"
    assert scene.guilt(1) == "suspect"
    assert scene.guilt(0) == "innocent"
    assert scene.hand(0) == {"daredevil"}


def test_8_5_2_1_one_s_own_pc_is_not_asked() -> None:
    """Unlike a Bribe it works on one's own PC."""
    scene = Scene().pc(0, "daredevil").alone().at("daredevil", "reactor").at("exile", "physics_lab")
    scene.kompromat(0, "daredevil").acting(0, "exile")
    assert scene.refused(Step, who="daredevil", to="aft_hub", pay="bribe") == "15.5.4.4"
    scene.do(Step, who="daredevil", to="aft_hub", pay="kompromat")
    assert scene.pawn("daredevil").at == "aft_hub"
    assert not scene.asked()


def test_8_5_2_2_the_hand_has_no_limit() -> None:
    """With eleven tokens in hand the twelfth is picked up as well."""
    scene = pair("exile", "medical")
    scene.kompromat(0, *(card for card in scene.state.cast if card != "stranger"))
    scene.kompromat_at("aft_hub", "stranger").do(PickUp, item="kompromat")
    assert len(scene.hand(0)) == 12
