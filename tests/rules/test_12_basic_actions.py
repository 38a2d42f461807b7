"""12. The basic actions, each with all that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.api import Illegal, Message, Name
from game.stationfall import station
from game.stationfall.actions.basic.care import Revive, Wait
from game.stationfall.actions.basic.data import Copy, Delete
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import Activate
from tests.rules.scene import GAME, Scene

TRAP = "magnetic_containment"


def alone(who: str, section: str = "aft_hub", *others: str) -> Scene:
    """Somebody activated, in company or not; nothing lies about."""
    return Scene().alone().gather(section, who, *others).lying(section).empty(who).acting(0, who)


# --- 12.1 Step -----------------------------------------------------------------------------------------


def test_12_1_1_one_step_along_a_corridor() -> None:
    """It costs an action and leads next door, no farther."""
    scene = alone("exile")
    assert scene.refused(Step, to=TRAP) == "12.1.1"
    assert scene.refused(Step, to="aft_hub") == "12.1.1"
    assert scene.refused(Step, to="bridge") == "12.1.1"
    scene.complete(Step).do(Step, to="reactor")
    assert scene.pawn("exile").at == "reactor"
    assert scene.state.turn.actions == 1


def test_12_1_1_who_is_too_far_is_told_where_the_way_begins() -> None:
    """Round what is locked for them, through vents if they know them; of what cannot be walked to, no way."""

    def why(scene: Scene, to: str) -> Message:
        who = scene.state.turn.pawn
        refused = Step(seat=0, who=who, to=to).refusal(scene.state, scene.pawn(who))
        assert refused is not None
        return refused.message

    scene = alone("exile")
    assert why(scene, "bridge").args == {
        "here": Name("aft_hub"), "to": Name("bridge"), "steps": 4, "via": Name("storage"),
    }  # fmt: skip
    assert why(scene.lock("aft_hub", "storage"), "bridge").args["via"] != Name("storage")
    officer = alone("station_chief").lock("aft_hub", "storage")
    assert why(officer, "bridge").args["via"] == Name("storage")
    scene.state.locks = tuple(station.board(scene.state).corridors)
    assert why(scene, "bridge").key == "no-no-way"
    assert why(scene, "aft_hub").key == "no-there-already"


def test_12_1_1_no_third_step() -> None:
    scene = alone("exile").do(Step, to="reactor").do(Step, to="aft_hub")
    assert scene.refused(Step, to="reactor") == "15.5.2"
    assert not scene.legal(Step, who="exile", pay="action")


def test_12_1_1_airlocks_follow_their_arrows() -> None:
    """Out and in where an arrow leads that way, and through undamaged airlocks only."""
    plan = station.board(Scene().state)
    scene = alone("exile", "outer_space").give("exile", "helmet")
    for section in scene.state.places:
        if section in plan.inward:
            assert scene.can(Step, to=section)
            scene.damaged(section)
            assert scene.refused(Step, to=section) == "13.13.3"
            scene.mended(section)
        elif section != "outer_space":
            assert scene.refused(Step, to=section) == "12.1.1"
    for section in plan.outward:
        scene.at("exile", section)
        assert scene.can(Step, to="outer_space")
        scene.damaged(section)
        assert scene.refused(Step, to="outer_space") == "5.1.4"
        scene.mended(section)
    assert {"aft_airlocks", "forward_airlocks"} <= set(plan.inward) & set(plan.outward)


def test_12_1_1_tunnel_rats_use_vents_both_ways() -> None:
    scene = alone("astrochimp", "kitchen", "exile").do(Step, to="reactor").do(Step, to="kitchen")
    assert scene.pawn("astrochimp").at == "kitchen"
    scene.acting(0, "exile")
    assert scene.refused(Step, to="reactor") == "5.4.2"


def test_12_1_2_dragging_takes_a_body_along() -> None:
    """One action moves both; Robots are dragged like Humans, through an airlock too."""
    scene = alone("exile", "aft_hub", "stranger").down("stranger").give("stranger", "gun")
    scene.do(Step, to="reactor", drag="stranger")
    assert scene.pawn("exile").at == scene.pawn("stranger").at == "reactor"
    assert scene.pawn("stranger").items == ("gun",)
    assert scene.state.turn.actions == 1
    out = alone("exile", "aft_airlocks", "medical").down("medical").give("exile", "helmet")
    out.do(Step, to="outer_space", drag="medical")
    assert out.pawn("medical").at == "outer_space"


def test_12_1_2_only_the_down_and_only_those_here() -> None:
    scene = alone("exile", "aft_hub", "engineer").at("stranger", "reactor").down("stranger")
    assert scene.refused(Step, to="reactor", drag="engineer") == "12.1.2"
    assert scene.refused(Step, to="reactor", drag="stranger") == "5.2"
    assert scene.refused(Step, to="reactor", drag="exile") == "5.2"
    assert scene.refused(Step, to="reactor", drag="nobody") == "4.1"
    scene.complete(Step)


def test_12_1_2_nobody_drags_twice_in_a_turn() -> None:
    """Neither the same body nor another one; without a burden one walks on."""
    scene = alone("exile", "aft_hub", "stranger").down("stranger", "medical").at("medical", "reactor")
    scene.do(Step, to="reactor", drag="stranger")
    assert scene.refused(Step, to="aft_hub", drag="stranger") == "12.1.2"
    assert scene.refused(Step, to="aft_hub", drag="medical") == "12.1.2"
    scene.complete(Step)
    assert scene.can(Step, to="aft_hub")


def test_12_1_2_nobody_is_dragged_twice_in_a_turn() -> None:
    """A second helper, bribed, cannot carry on with the same body, but can with another."""
    scene = alone("exile", "aft_hub", "stranger").down("stranger", "medical").at("engineer", "reactor")
    scene.at("medical", "reactor").do(Step, to="reactor", drag="stranger")
    assert scene.refused(Step, who="engineer", to="aft_hub", drag="stranger", pay="bribe") == "12.1.2"
    assert scene.can(Step, who="engineer", to="aft_hub", drag="medical", pay="bribe")


def test_12_1_2_in_the_next_turn_it_goes_on() -> None:
    """The limit is one section for each player's turn."""
    scene = alone("exile", "aft_hub", "stranger").down("stranger").do(Step, to="reactor", drag="stranger")
    scene.end_turn().cubes(1, "exile", 3).acting(1, "exile").do(Step, to="aft_hub", drag="stranger")
    assert scene.pawn("stranger").at == "aft_hub"


def test_12_1_2_the_dragged_suffer_where_they_come() -> None:
    """A helmeted Human may drag a bare body into a hazard; no self-preservation speaks for the body."""
    scene = alone("exile", "aft_hub", "stranger").down("stranger").give("exile", "helmet")
    scene.hazard("reactor").do(Step, to="reactor", drag="stranger")
    assert scene.pawn("stranger").at == "reactor"


def test_12_1_3_locks_block_steps() -> None:
    """From both sides; nobody but an Officer gets through."""
    scene = alone("exile", "reactor").give("exile", "helmet")
    assert scene.locked("reactor", TRAP)
    assert scene.refused(Step, to=TRAP) == "12.1.3"
    scene.complete(Step).at("exile", TRAP)
    assert scene.refused(Step, to="reactor") == "12.1.3"
    scene.complete(Step)


def test_12_1_3_officers_step_through_and_the_lock_is_gone() -> None:
    scene = alone("engineer", "reactor").give("engineer", "helmet").at("exile", "reactor")
    scene.give("exile", "helmet").do(Step, to=TRAP)
    assert scene.pawn("engineer").at == TRAP
    assert not scene.locked("reactor", TRAP)
    assert scene.locked("therapy_garden", "shred_room")
    scene.acting(0, "exile").do(Step, to=TRAP)


def test_12_1_3_locks_block_adjacency() -> None:
    """Nothing is thrown through, not by an Officer either, and no other Lock is touched by trying."""
    scene = alone("engineer", "reactor").give("engineer", "gun")
    assert scene.refused(Throw, item="gun", to=TRAP) == "12.5.1"
    assert scene.locked("reactor", TRAP)


# --- 12.2 Pick Up --------------------------------------------------------------------------------------


def test_12_2_1_what_lies_here_is_picked_up() -> None:
    """Not what lies next door, and not what is not there."""
    scene = alone("exile").lying("aft_hub", "gun", "gun").lying("reactor", "helmet")
    assert scene.refused(PickUp, item="helmet") == "12.2.1"
    scene.complete(PickUp).do(PickUp, item="gun")
    assert scene.pawn("exile").items == ("gun",)
    assert scene.place("aft_hub").floor == ("gun",)


def test_12_2_2_full_hands_pick_up_nothing() -> None:
    """Neither paid nor free; dropping first makes room."""
    scene = alone("exile").lying("aft_hub", "helmet").give("exile", "gun", "nanogel", "nanogel")
    assert scene.refused(PickUp, item="helmet") == "12.2.2"
    assert scene.refused(PickUp, item="helmet", pay="free") == "12.2.2"
    scene.complete(PickUp).do(Drop, item="gun", pay="free").do(PickUp, item="helmet")
    assert scene.pawn("exile").items == ("nanogel", "nanogel", "helmet")


def test_12_2_3_kompromat_goes_to_the_active_player() -> None:
    """Also when somebody else's character picks it up for a Bribe; and only where some lies."""
    scene = alone("exile", "aft_hub").at("stranger", "reactor").kompromat_at("reactor", "medical")
    scene.cubes(2, "stranger", 3)
    assert scene.refused(PickUp, item="kompromat") == "12.2.3"
    scene.do(PickUp, who="stranger", item="kompromat", pay="bribe")
    assert scene.hand(0) == {"medical"}
    assert scene.hand(2) == set()
    assert scene.refused(PickUp, who="stranger", item="kompromat") in ("15.5.2", "12.2.3")


def test_12_2_3_a_free_pick_up_will_do_for_kompromat() -> None:
    scene = alone("exile").kompromat_at("aft_hub", "medical").do(PickUp, item="kompromat", pay="free")
    assert scene.hand(0) == {"medical"}
    assert not scene.undoable


def test_12_2_4_from_the_down_but_not_from_the_live() -> None:
    scene = alone("exile", "aft_hub", "stranger").give("stranger", "helmet", "nanogel")
    assert scene.refused(PickUp, item="helmet", source="stranger") == "12.2.4"
    scene.complete(PickUp).down("stranger").complete(PickUp)
    assert scene.refused(PickUp, item="gun", source="stranger") == "8.3"
    scene.do(PickUp, item="helmet", source="stranger", pay="free")
    assert scene.pawn("stranger").items == ("nanogel",)
    assert scene.pawn("exile").items == ("helmet",)


def test_12_2_4_only_from_bodies_here() -> None:
    scene = alone("exile").at("stranger", "reactor").down("stranger").give("stranger", "helmet")
    assert scene.refused(PickUp, item="helmet", source="stranger") == "5.2"


def test_12_2_4_the_down_lose_their_helmet_even_in_a_hazard() -> None:
    """Who is Down already is not protected by 12.9.3."""
    scene = alone("medical", "reactor", "stranger").down("stranger").give("stranger", "helmet")
    scene.hazard("reactor").do(PickUp, item="helmet", source="stranger")
    assert scene.pawn("medical").items == ("helmet",)


# --- 12.3 Drop -----------------------------------------------------------------------------------------


def test_12_3_a_dropped_item_lies_here() -> None:
    scene = alone("exile").give("exile", "gun", "gun").do(Drop, item="gun")
    assert scene.pawn("exile").items == ("gun",)
    assert scene.place("aft_hub").floor == ("gun",)
    assert scene.state.turn.actions == 1


def test_12_3_only_what_is_possessed_and_movable() -> None:
    scene = alone("security").give("security", "helmet")
    assert scene.refused(Drop, item="nanogel") == "8.3"
    assert scene.refused(Drop, item="gun") == "8.4"
    scene.complete(Drop)


# --- 12.4 Give -----------------------------------------------------------------------------------------


def test_12_4_1_an_item_changes_hands() -> None:
    """To Live and Down alike, if they are here."""
    scene = alone("exile", "aft_hub", "engineer", "stranger").down("stranger").at("medical", "reactor")
    scene.give("exile", "gun", "helmet").do(Give, item="gun", to="engineer")
    scene.do(Give, item="helmet", to="stranger")
    assert scene.pawn("engineer").items == ("gun",)
    assert scene.pawn("stranger").items == ("helmet",)
    scene.fresh().give("exile", "nanogel")
    assert scene.refused(Give, item="nanogel", to="medical") == "5.2"
    assert scene.refused(Give, item="nanogel", to="exile") == "5.2"
    assert scene.refused(Give, item="gun", to="engineer") == "8.3"
    scene.complete(Give)


def test_12_4_2_not_to_the_full() -> None:
    """Items, built-in ones and Contamination all count."""
    scene = alone("exile", "aft_hub", "engineer", "medical", "security").give("exile", "gun")
    scene.give("engineer", "nanogel", "nanogel").give("medical", "nanogel", "nanogel")
    scene.give("security", "nanogel", "nanogel")
    assert scene.refused(Give, item="gun", to="medical") == "12.4.2"
    assert scene.refused(Give, item="gun", to="security") == "12.4.2"
    scene.contaminated("engineer")
    assert scene.refused(Give, item="gun", to="engineer") == "12.4.2"
    scene.complete(Give)


def test_12_4_3_nobody_refuses_a_gift() -> None:
    """The PC of another player is not asked."""
    scene = (
        Scene().pc(1, "daredevil").alone().gather("aft_hub", "exile", "daredevil").give("exile", "firebomb")
    )
    scene.acting(0, "exile").do(Give, item="firebomb", to="daredevil")
    assert scene.pawn("daredevil").items == ("firebomb",)
    assert not scene.asked()


# --- 12.5 Throw ----------------------------------------------------------------------------------------


def test_12_5_1_through_one_open_corridor() -> None:
    """One section far, pods included, whoever is there; not through Locks and not out of reach."""
    scene = alone("exile", "reactor").give("exile", "gun", "helmet").at("stranger", "aft_hub")
    assert scene.refused(Throw, item="gun", to=TRAP) == "12.5.1"
    assert scene.refused(Throw, item="gun", to="therapy_garden") == "12.5.1"
    assert scene.refused(Throw, item="gun", to="reactor") == "12.5.1"
    assert scene.refused(Throw, item="nanogel", to="aft_hub") == "8.3"
    scene.complete(Throw).do(Throw, item="gun", to="aft_hub")
    assert scene.place("aft_hub").floor[-1] == "gun"
    assert scene.pawn("stranger").items == ()
    scene.at("exile", "aft_airlocks").do(Throw, item="helmet", to="houdini")
    assert scene.place("houdini").floor == ("helmet",)


def test_12_5_1_unlocked_it_flies() -> None:
    scene = (
        alone("exile", "reactor").give("exile", "gun").unlock("reactor", TRAP).do(Throw, item="gun", to=TRAP)
    )
    assert "gun" in scene.place(TRAP).floor


def test_12_5_2_not_through_vents() -> None:
    scene = alone("astrochimp", "kitchen").give("astrochimp", "gun")
    assert scene.refused(Throw, item="gun", to="reactor") == "12.5.2"
    scene.complete(Throw).at("astrochimp", "reactor")
    assert scene.refused(Throw, item="gun", to="kitchen") == "12.5.2"


def test_12_5_3_into_space_by_the_airlock() -> None:
    """A section action: not through a Damaged airlock, and not from anywhere else."""
    scene = alone("exile", "aft_airlocks").give("exile", "gun").damaged("aft_airlocks")
    assert scene.refused(Throw, item="gun", to="outer_space") == "5.1.4"
    scene.complete(Throw).mended("aft_airlocks").complete(Throw).do(Throw, item="gun", to="outer_space")
    assert scene.place("outer_space").floor == ("gun",)
    inner = alone("exile", "reactor").give("exile", "gun")
    assert inner.refused(Throw, item="gun", to="outer_space") == "12.5.1"


def test_12_5_3_and_back_in() -> None:
    scene = alone("exile", "outer_space").give("exile", "helmet", "gun").damaged("aft_airlocks")
    assert scene.refused(Throw, item="gun", to="aft_airlocks") == "13.13.3"
    scene.complete(Throw).mended("aft_airlocks").do(Throw, item="gun", to="aft_airlocks")
    assert "gun" in scene.place("aft_airlocks").floor


# --- 12.6 Copy -----------------------------------------------------------------------------------------


def test_12_6_1_a_copy_for_somebody_here() -> None:
    """One kind for one action; the copier keeps theirs, and the Down can be copied to."""
    scene = alone("exile", "aft_hub", "engineer", "stranger").down("stranger").at("medical", "reactor")
    scene.data("exile", "evidence", "x_secret")
    assert scene.refused(Copy, data="evidence", to="medical") == "12.6.1"
    assert scene.refused(Copy, data="evidence", to="exile") == "5.2"
    scene.complete(Copy).do(Copy, data="evidence", to="engineer").do(Copy, data="x_secret", to="stranger")
    assert scene.pawn("engineer").data == ("evidence",)
    assert scene.pawn("stranger").data == ("x_secret",)
    assert scene.pawn("exile").data == ("evidence", "x_secret")


def test_12_6_2_without_jammers_for_anybody_in_the_game() -> None:
    """Near or far; not to oneself, the escaped or the Annihilated."""
    scene = alone("exile", "aft_hub", "engineer").data("exile", "evidence").jammers(False)
    scene.escaped("stranger").annihilated("counselor")
    assert scene.refused(Copy, data="evidence", to="stranger") == "12.6.2"
    assert scene.refused(Copy, data="evidence", to="counselor") == "12.6.2"
    assert scene.refused(Copy, data="evidence", to="exile") == "5.2"
    scene.complete(Copy).do(Copy, data="evidence", to="medical").do(Copy, data="evidence", to="engineer")
    assert scene.pawn("medical").data == scene.pawn("engineer").data == ("evidence",)


# --- 12.7 Delete ---------------------------------------------------------------------------------------


def test_12_7_only_pcs_delete_and_only_their_own() -> None:
    scene = alone("exile", "aft_hub", "medical").data("exile", "evidence", "x_secret")
    scene.data("medical", "x_secret")
    assert scene.refused(Delete, data="evidence") == "12.7"
    scene.complete(Delete).pc(0, "exile").acting(0, "exile").complete(Delete).do(Delete, data="evidence")
    assert scene.pawn("exile").data == ("x_secret",)
    assert scene.pawn("medical").data == ("x_secret",)
    assert scene.refused(Delete, data="evidence") == "9.3"


# --- 12.8 Attack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "helmet", "bludgeon", "gun"),
    [
        ("engineer", False, True, True),
        ("engineer", True, False, True),
        ("medical", False, True, True),
        ("medical", True, True, True),
        ("security", False, False, True),
    ],
)
def test_12_8_whom_a_weapon_downs(victim: str, helmet: bool, bludgeon: bool, gun: bool) -> None:
    """A Bludgeon: Robots and Humans without Helmet (not the Armored); a Gun: everybody here."""
    for weapon, works in (("bludgeon", bludgeon), ("gun", gun)):
        scene = alone("troubleshooter", "aft_hub", victim).give("troubleshooter", weapon)
        if helmet:
            scene.give(victim, "helmet")
        scene.complete(Attack)
        if works:
            assert scene.do(Attack, target=victim, weapon=weapon).pawn(victim).down
        else:
            assert scene.refused(Attack, target=victim, weapon=weapon) == "12.8.1"


def test_12_8_what_makes_no_target() -> None:
    """The Down, oneself, people elsewhere; and no attack without the weapon."""
    scene = alone("troubleshooter", "aft_hub", "engineer", "stranger").give("troubleshooter", "gun")
    scene.down("stranger").at("medical", "reactor")
    assert scene.refused(Attack, target="stranger", weapon="gun") == "12.8"
    assert scene.refused(Attack, target="troubleshooter", weapon="gun") == "5.2"
    assert scene.refused(Attack, target="medical", weapon="gun") == "5.2"
    assert scene.refused(Attack, target="engineer", weapon="bludgeon") == "8.3"
    assert scene.refused(Attack, target="engineer", weapon="helmet") == "12.8"
    scene.complete(Attack)


def test_12_8_the_weapon_is_kept() -> None:
    """One Bludgeon, two attacks."""
    scene = alone("troubleshooter", "aft_hub", "engineer", "stranger").give("troubleshooter", "bludgeon")
    scene.do(Attack, target="engineer", weapon="bludgeon").do(Attack, target="stranger", weapon="bludgeon")
    assert scene.pawn("troubleshooter").items == ("bludgeon",)
    assert scene.pawn("stranger").down


# --- 12.9 Rob ------------------------------------------------------------------------------------------


def test_12_9_1_an_item_is_taken_data_is_copied() -> None:
    scene = alone("exile", "aft_hub", "engineer").give("exile", "bludgeon").give("engineer", "nanogel")
    scene.data("engineer", "evidence").complete(Rob)
    scene.do(Rob, target="engineer", what="nanogel", weapon="bludgeon")
    scene.do(Rob, target="engineer", what="evidence", weapon="bludgeon")
    assert scene.pawn("exile").items == ("bludgeon", "nanogel")
    assert scene.pawn("engineer").items == ()
    assert scene.pawn("exile").data == scene.pawn("engineer").data == ("evidence",)
    assert not scene.pawn("engineer").down


def test_12_9_1_only_the_live_and_only_here() -> None:
    """From the Down one picks up instead; a Helmet keeps the Bludgeon off; no weapon, no robbery."""
    scene = alone("exile", "aft_hub", "engineer", "stranger").give("exile", "bludgeon").down("stranger")
    scene.give("stranger", "gun").give("engineer", "helmet", "nanogel").at("medical", "reactor")
    scene.give("medical", "nanogel")
    assert scene.refused(Rob, target="stranger", what="gun", weapon="bludgeon") == "12.9.1"
    assert scene.refused(Rob, target="engineer", what="nanogel", weapon="bludgeon") == "12.8.1"
    assert scene.refused(Rob, target="medical", what="nanogel", weapon="bludgeon") == "5.2"
    assert scene.refused(Rob, target="engineer", what="nanogel", weapon="gun") == "8.3"
    assert scene.refused(Rob, target="engineer", what="nanogel", weapon="badge") == "12.8"
    scene.complete(Rob)


def test_12_9_1_nothing_that_is_not_there() -> None:
    scene = alone("exile", "aft_hub", "medical").give("exile", "bludgeon").data("medical", "evidence")
    assert scene.refused(Rob, target="medical", what="helmet", weapon="bludgeon") == "8.3"
    assert scene.refused(Rob, target="medical", what="x_secret", weapon="bludgeon") == "8.3"
    scene.complete(Rob)


def test_12_9_2_at_gunpoint_anybody_live() -> None:
    """The helmeted, and Armored Robots; but not what is built in."""
    scene = alone("exile", "aft_hub", "engineer", "security").give("exile", "gun")
    scene.give("engineer", "helmet").give("security", "nanogel")
    scene.complete(Rob).do(Rob, target="engineer", what="helmet", weapon="gun")
    assert scene.refused(Rob, target="security", what="gun", weapon="gun") == "8.4"
    scene.do(Rob, target="security", what="nanogel", weapon="gun")
    assert scene.pawn("exile").items == ("gun", "helmet", "nanogel")


def test_12_9_3_no_robbing_of_a_helmet_that_keeps_somebody_up() -> None:
    """In a hazard a Human keeps the last Helmet; a spare one, other things and a Robot's are fair game."""
    scene = alone("security", "reactor", "engineer", "medical").hazard("reactor")
    scene.give("engineer", "helmet", "nanogel").give("medical", "helmet")
    assert scene.refused(Rob, target="engineer", what="helmet", weapon="gun") == "12.9.3"
    assert scene.can(Rob, target="engineer", what="nanogel", weapon="gun")
    assert scene.can(Rob, target="medical", what="helmet", weapon="gun")
    scene.complete(Rob).give("engineer", "helmet").complete(Rob)
    scene.do(Rob, target="engineer", what="helmet", weapon="gun")
    assert not scene.pawn("engineer").down


def test_12_9_3_in_good_air_the_helmet_may_be_robbed() -> None:
    scene = alone("security", "reactor", "engineer").give("engineer", "helmet")
    scene.do(Rob, target="engineer", what="helmet", weapon="gun")
    assert scene.pawn("engineer").items == ()


# --- 12.10 Sabotage ------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_12_10_with_a_weapon_the_section_is_damaged(weapon: str) -> None:
    scene = alone("exile", "houdini").give("exile", weapon).complete(Sabotage).do(Sabotage)
    assert scene.place("houdini").damaged
    assert scene.pawn("exile").items == (weapon,)
    assert scene.refused(Sabotage) == "12.10"


def test_12_10_not_with_bare_hands() -> None:
    scene = alone("exile").give("exile", "firebomb", "helmet", "nanogel")
    assert scene.refused(Sabotage) == "12.10"
    scene.complete(Sabotage)


def test_12_10_it_asks_nobody_present() -> None:
    """Friends and foes in the section do not prevent it, and are not hurt."""
    scene = alone("exile", "aft_hub", "engineer", "security").give("exile", "gun").do(Sabotage)
    assert not any(scene.pawn(who).down for who in ("engineer", "security"))


# --- 12.11 Revive --------------------------------------------------------------------------------------


def test_12_11_1_a_nanogel_has_two_doses() -> None:
    """2, then 1, then back to the supply; an opened one is used first."""
    scene = alone("exile", "aft_hub", "stranger", "medical", "engineer").give("exile", "nanogel")
    scene.down("stranger", "medical", "engineer").complete(Revive).do(Revive, target="stranger")
    assert scene.pawn("exile").items == ("nanogel_1",)
    scene.give("exile", "nanogel").do(Revive, target="medical")
    assert scene.pawn("exile").items == ("nanogel",)
    assert not scene.pawn("stranger").down
    assert not scene.pawn("medical").down
    scene.empty("exile").fresh()
    assert scene.refused(Revive, target="engineer") == "12.11.1"
    scene.complete(Revive)


def test_12_11_1_an_opened_nanogel_is_an_item_like_a_full_one() -> None:
    """It can be given away and used up by somebody else."""
    scene = alone("exile", "aft_hub", "engineer", "stranger").give("exile", "nanogel_1").down("stranger")
    scene.do(Give, item="nanogel_1", to="engineer").acting(0, "engineer").do(Revive, target="stranger")
    assert scene.pawn("engineer").items == ()


def test_12_11_1_only_the_down_and_only_here() -> None:
    scene = alone("exile", "aft_hub", "engineer").give("exile", "nanogel")
    scene.at("stranger", "reactor").down("stranger")
    assert scene.refused(Revive, target="engineer") == "12.11.1"
    assert scene.refused(Revive, target="stranger") == "5.2"
    assert scene.refused(Revive, target="exile") == "5.2"
    scene.complete(Revive)


def test_12_11_1_the_revived_can_act_again() -> None:
    """Influenced, activated, all as before."""
    scene = alone("exile", "aft_hub", "stranger").give("exile", "nanogel").down("stranger")
    scene.do(Revive, target="stranger").do(Step, who="stranger", to="reactor", pay="bribe")
    assert scene.pawn("stranger").at == "reactor"


@pytest.mark.parametrize(
    ("body", "helmet", "wakes"),
    [("stranger", False, False), ("stranger", True, True), ("medical", False, True)],
)
def test_12_11_2_not_who_would_be_down_again_at_once(body: str, helmet: bool, wakes: bool) -> None:
    """In a fire the bare Human stays Down; the helmeted one and the Robot wake."""
    scene = (
        alone("security", "reactor", body).down(body).hazard("reactor", "fire").give("security", "nanogel")
    )
    if helmet:
        scene.give(body, "helmet")
    scene.complete(Revive)
    if wakes:
        assert not scene.do(Revive, target=body).pawn(body).down
    else:
        assert scene.refused(Revive, target=body) == "12.11.2"
        assert scene.pawn("security").items == ("nanogel",)


def test_12_11_2_nor_a_robot_in_the_goo() -> None:
    """It would stop again at once; a Human wakes there."""
    scene = alone("exile", "reactor", "medical", "stranger").goo("reactor").down("medical", "stranger")
    scene.give("exile", "nanogel")
    assert scene.refused(Revive, target="medical") == "12.11.2"
    scene.complete(Revive).do(Revive, target="stranger")
    assert not scene.pawn("stranger").down


# --- 12.12 Wait ----------------------------------------------------------------------------------------


def test_12_12_waiting_uses_up_an_action() -> None:
    scene = alone("exile").complete(Wait).do(Wait)
    assert scene.state.turn.actions == 1
    assert scene.colour(0).disc == "exile"
    scene.do(Wait)
    assert scene.refused(Wait) == "15.5.2"


def test_12_12_the_disc_may_come_back() -> None:
    """Then nothing lies on the card, and in the next turn it is not Exhausted."""
    scene = alone("engineer").do(Wait).do(Wait, recall=True)
    assert scene.told("waited-disc")
    assert scene.colour(0).disc == ""
    assert scene.card("engineer").discs == ()
    scene.turn(0).do(Activate, who="engineer")
    assert scene.state.turn.actions == 2
    tired = alone("engineer").do(Wait).turn(0).do(Activate, who="engineer")
    assert tired.state.turn.actions == 1


def test_12_12_a_bribe_or_kompromat_buys_waiting_too() -> None:
    """15.5.4.2: it buys one action, and to wait is one."""
    scene = alone("exile", "aft_hub", "stranger", "medical").kompromat(0, "stranger")
    scene.do(Wait, who="stranger", pay="kompromat").do(Wait, who="medical", pay="bribe")
    assert scene.told("waited")
    assert (scene.card("medical").bribes, scene.colour(0).disc) == ((0,), "exile")


def test_12_12_only_the_waiting_of_the_activated_brings_the_disc_back() -> None:
    scene = alone("exile", "aft_hub", "stranger").kompromat(0, "stranger")
    for pay in ("bribe", "kompromat"):
        assert scene.refused(Wait, who="stranger", recall=True, pay=pay) == "12.12"
    assert scene.do(Wait, recall=True, pay="bribe").colour(0).disc == ""


def test_12_nothing_is_done_to_oneself() -> None:
    """5.2: nobody shares a location with themselves; and so it is said."""
    scene = alone("exile").give("exile", "gun", "nanogel")
    for act, fields in (
        (Attack, {"target": "exile", "weapon": "gun"}),
        (Rob, {"target": "exile", "what": "nanogel", "weapon": "gun"}),
        (Give, {"to": "exile", "item": "nanogel"}),
        (Revive, {"target": "exile"}),
        (Step, {"to": "reactor", "drag": "exile"}),
    ):
        assert scene.refused(act, **fields) == "5.2", act
        with pytest.raises(Illegal) as caught:
            GAME.apply(scene.state, scene.action(act, **fields), scene.rng)
        assert caught.value.message.key == "no-oneself"


def test_12_12_a_disc_comes_back_once() -> None:
    scene = alone("exile").do(Wait, recall=True)
    assert scene.refused(Wait, recall=True) == "12.12"
    assert scene.can(Wait)


# --- Nothing is listed that is refused, nothing accepted that is not listed -----------------------------


def crowded() -> Scene:
    """Plenty of everything in the airlocks: bodies, weapons, data, Kompromat, open and full hands."""
    scene = alone(
        "engineer", "aft_airlocks", "stranger", "medical", "exile", "security", "cyborg", "daredevil"
    )
    scene.lying("aft_airlocks", "helmet", "nanogel_1").kompromat_at("aft_airlocks", "exile")
    scene.give("engineer", "gun", "firebomb").data("engineer", "evidence").data("exile", "x_secret")
    scene.give("stranger", "helmet", "artifact").down("stranger", "cyborg").give(
        "exile", "helmet", "bludgeon"
    )
    return scene.give("medical", "nanogel", "nanogel").give("daredevil", "briefcase").acting(0, "engineer")


def burning() -> Scene:
    """The same crowd, helmeted, in a fire and with a Nanogel for a third item."""
    scene = crowded().hazard("aft_airlocks", "fire").damaged("aft_airlocks").empty("engineer")
    return scene.give("engineer", "helmet", "nanogel", "bludgeon")


def powerless() -> Scene:
    """In the dark Reactor beside a Lock, jammers off, as somebody's PC."""
    scene = crowded().blackout().pc(0, "engineer").gather("reactor", "engineer", "stranger", "exile")
    return scene.acting(0, "engineer")


def adrift() -> Scene:
    """In Outer Space with a body, one airlock Damaged."""
    scene = crowded().gather("outer_space", "engineer", "stranger", "security").damaged("forward_airlocks")
    return scene.empty("engineer").give("engineer", "helmet", "firebomb", "antimatter").armed()


def dragging() -> Scene:
    """A body has been dragged already, and the free action is gone."""
    scene = crowded().do(Step, to="reactor", drag="stranger").fresh(free=False)
    return scene.gather("reactor", "cyborg", "medical")


BASIC = [Step, PickUp, Drop, Give, Throw, Copy, Delete, Attack, Rob, Sabotage, Revive, Wait]


@pytest.mark.parametrize("cls", BASIC)
@pytest.mark.parametrize("position", [crowded, burning, powerless, adrift, dragging])
def test_12_what_is_listed_is_what_is_accepted(position: Callable[[], Scene], cls: type[Deed]) -> None:
    """Every wording of every basic action, tried on the engine, free and paid, against its own list."""
    position().complete(cls)


@pytest.mark.parametrize("cls", BASIC)
def test_12_hired_hands_are_listed_the_same_actions(cls: type[Deed]) -> None:
    """Bribed, extorted, both or neither: Security, the Exile, and the Daredevil as somebody else's PC."""
    scene = crowded().pc(1, "daredevil").kompromat(0, "exile", "stranger", "daredevil")
    for who in ("security", "exile", "daredevil", "stranger"):
        scene.complete(cls, "bribe", "kompromat", who=who)


def test_12_the_list_is_the_same_for_every_asking() -> None:
    """Listing changes nothing, and nobody else is listed anything meanwhile."""
    scene = crowded()
    before = GAME.dump(scene.state)
    assert scene.listed(0) == scene.listed(0)
    assert [scene.listed(seat) for seat in (1, 2, 3)] == [[], [], []]
    assert GAME.dump(scene.state) == before
