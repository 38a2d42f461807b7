"""Section 15 of the reference manual: minutes, turns and what a player does in them."""

from __future__ import annotations

from random import Random

import pytest

from game.api import Action, Message, Name, Pair
from game.stationfall import people, scoring
from game.stationfall.abilities.offensive import PEACEKEEPER
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.care import Revive, Wait
from game.stationfall.actions.basic.force import Attack, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, PickUp, Throw
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.section import AbandonShip, EjectAntimatter, Manufacture, TimedLaunch
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.game import STATIONFALL
from game.stationfall.state import CUBES
from tests.rules.scene import Scene, tutorial_with


def pass_turn(scene: Scene) -> Scene:
    return scene.do(Renegotiate)


def pass_minute(scene: Scene) -> Scene:
    """Everybody renegotiates until the minute is over."""
    minute = scene.state.minute
    while scene.state.minute == minute and not scene.state.ending:
        pass_turn(scene)
    return scene


# --- 15.1 Minutes ---------------------------------------------------------------------------------------


def test_15_1_everybody_has_one_turn_a_minute_clockwise_from_the_first_player() -> None:
    scene = Scene()
    seats = []
    while scene.state.minute == 13:
        seats.append(scene.seat)
        pass_turn(scene)
    assert seats == [0, 1, 2, 3]
    assert scene.seat == 0
    assert scene.state.minute == 12


def test_15_1_the_first_player_stays_the_first() -> None:
    scene = Scene()
    scene.state.first = 2
    scene.turn(2)
    assert [pass_turn(scene).seat for _ in range(8)] == [3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.parametrize("seats", range(2, 5))
def test_15_1_the_game_lasts_ten_to_fifteen_minutes(seats: int) -> None:
    assert 10 <= Scene(seats).state.minute <= 15


# --- 15.2 The phases of a turn --------------------------------------------------------------------------


def test_15_2_reveal_influence_activate_in_this_order() -> None:
    scene = Scene().identity(0, "medical")
    scene.do(Reveal, card="medical").do(Influence, card="exile", cubes=1).do(Activate, who="exile")
    assert scene.state.turn.step == "acting"
    scene.end_turn()
    assert scene.seat == 1


def test_15_2_reveal_and_influence_are_optional() -> None:
    assert Scene().cubes(0, "exile", 1).do(Activate, who="exile").state.turn.step == "acting"
    assert Scene().do(Renegotiate).seat == 1


def test_15_2_no_phase_is_gone_back_to() -> None:
    scene = Scene().identity(0, "medical").cubes(0, "exile", 1)
    scene.do(Influence, card="exile", cubes=1)
    assert scene.refused(Reveal, card="medical") == "15.2"
    assert scene.refused(Influence, card="exile", cubes=1) == "15.2"
    scene.do(Activate, who="exile")
    assert scene.refused(Reveal, card="medical") == "15.2"
    assert scene.refused(Influence, card="exile", cubes=1) == "15.2"
    assert scene.refused(Activate, who="exile") == "15.5.2"
    assert scene.refused(Renegotiate) == "15.6.1"


def test_15_2_nobody_acts_before_the_activation() -> None:
    scene = Scene().cubes(0, "exile", 1)
    assert scene.refused(Step, who="exile", to="forward_airlocks") == "15.5.2"
    assert scene.refused(PickUp, who="exile", item="helmet", pay="free") == "15.5.2"
    assert scene.refused(EndTurn) == "15.2"


def test_15_2_nobody_plays_out_of_turn() -> None:
    scene = Scene().cubes(1, "exile", 1)
    assert scene.refused(Renegotiate, seat=1) == "15.1"
    assert scene.refused(Activate, seat=1, who="exile") == "15.1"
    assert scene.listed(1) == []


def test_15_2_the_disc_stays_until_a_later_turn_moves_it() -> None:
    scene = Scene().cubes(0, "exile", 1).cubes(0, "medical", 1).do(Activate, who="exile").end_turn()
    pass_minute(scene)
    assert scene.card("exile").discs == (0,)
    assert scene.colour(0).disc == "exile"
    scene.do(Activate, who="medical")
    assert scene.card("exile").discs == ()
    assert scene.card("medical").discs == (0,)


# --- 15.3 Reveal ----------------------------------------------------------------------------------------


def test_15_3_1_the_card_lies_open_and_the_cubes_scatter() -> None:
    scene = Scene().identity(0, "medical").cubes(0, "medical", 1).cubes(1, "medical", 1)
    scene.do(Reveal, card="medical")
    assert scene.colour(0).revealed
    assert scene.card("medical").owners == (0,)
    assert scene.card("medical").cubes == (0, 0, 0, 0)
    assert (scene.colour(0).pool, scene.colour(0).betrayal) == (8, 0)
    assert (scene.colour(1).pool, scene.colour(1).betrayal) == (7, 1)
    for seat in (0, 1, None):
        assert STATIONFALL.view(scene.state, seat).colours[0].identity == "medical"


def test_15_3_1_discs_and_bribes_stay_on_the_card() -> None:
    scene = Scene().identity(0, "medical").disc(1, "medical").bribed(2, "medical")
    scene.do(Reveal, card="medical")
    assert scene.card("medical").discs == (1,)
    assert scene.card("medical").bribes == (2,)


def test_15_3_1_the_bonus_character_stays_secret() -> None:
    scene = Scene().identity(0, "medical").do(Reveal, card="medical")
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()
    assert STATIONFALL.view(scene.state, 1).players[0].bonuses == 1


def test_15_3_1_nobody_reveals_twice_or_as_somebody_else() -> None:
    scene = Scene().identity(0, "medical").bonus(0, "daredevil").pc(1, "cyborg")
    assert scene.refused(Reveal, card="exile") == "3.5"
    scene.do(Reveal, card="medical")
    assert scene.refused(Reveal, card="medical") == "15.3.1"
    assert Scene().pc(0, "medical").refused(Reveal, card="medical") == "15.3.1", "nor in a later turn"


def test_15_3_1_who_is_down_annihilated_or_escaped_is_revealed_all_the_same() -> None:
    for scene in (
        Scene().down("medical"),
        Scene().annihilated("medical"),
        Scene().escaped("medical"),
    ):
        scene.identity(0, "medical").do(Reveal, card="medical")
        assert scene.card("medical").owners == (0,)


def test_15_3_1_nobody_can_be_undone_into_secrecy() -> None:
    assert not Scene().identity(0, "medical").do(Reveal, card="medical").undoable


def test_3_5_1_schrodinger_reveal_discards_the_identity_unseen() -> None:
    scene = Scene().identity(0, "medical").bonus(0, "exile").cubes(1, "exile", 2)
    scene.do(Reveal, card="exile")
    assert scene.card("exile").owners == (0,)
    assert scene.card("medical").owners == ()
    assert scene.colour(0).identity == "exile"
    assert scene.colour(1).betrayal == 2
    assert scene.player(0).bonus == ()
    assert not any(Name("medical") in event.message.args.values() for event in scene.events)
    for seat in (1, None):
        shown = STATIONFALL.view(scene.state, seat)
        assert "medical" not in (shown.colours[0].identity, *shown.players[0].bonus)


def test_3_5_1_schrodinger_reveal_can_only_be_as_ones_own_bonus_character() -> None:
    scene = Scene().identity(0, "medical").bonus(0, "exile")
    assert {act.card for act in scene.legal(Reveal)} == {"medical", "exile"}


def test_15_3_2_the_reveal_power_works_from_then_on() -> None:
    scene = Scene().identity(0, "security")
    assert PEACEKEEPER in people.abilities(scene.state, "security")
    scene.do(Reveal, card="security")
    assert PEACEKEEPER not in people.abilities(scene.state, "security")


# --- 15.4 Influence -------------------------------------------------------------------------------------


def test_15_4_1_any_number_of_cubes_on_one_card() -> None:
    scene = Scene().do(Influence, card="exile", cubes=5)
    assert scene.card("exile").cubes == (5, 0, 0, 0)
    assert scene.colour(0).pool == 3
    assert {act.cubes for act in Scene().legal(Influence, card="exile")} == set(range(1, CUBES + 1))


def test_15_4_1_no_more_cubes_than_the_pool_has() -> None:
    scene = Scene().cubes(0, "stranger", 6)
    assert scene.refused(Influence, card="exile", cubes=3) == "15.4.1"
    assert scene.refused(Influence, card="exile", cubes=0) == "15.4.1"
    assert scene.refused(Influence, card="exile", cubes=-1) == "15.4.1"
    assert scene.do(Influence, card="exile", cubes=2).colour(0).pool == 0


def test_15_4_1_cubes_join_those_that_lie_there() -> None:
    scene = Scene().cubes(0, "exile", 1).cubes(1, "exile", 2).do(Influence, card="exile", cubes=2)
    assert scene.card("exile").cubes == (3, 2, 0, 0)


@pytest.mark.parametrize("fate", ["down", "annihilated", "escaped"])
def test_15_4_1_not_on_the_escaped_the_down_or_the_annihilated(fate: str) -> None:
    scene = Scene()
    getattr(scene, fate)("exile")
    assert scene.refused(Influence, card="exile", cubes=1) == "15.4.1"


def test_15_4_1_not_on_a_pc_not_even_ones_own() -> None:
    scene = Scene().pc(0, "exile").pc(1, "medical")
    assert scene.refused(Influence, card="exile", cubes=1) == "15.4.1"
    assert scene.refused(Influence, card="medical", cubes=1) == "15.4.1"


def test_15_4_1_influence_need_not_be_on_who_is_activated() -> None:
    scene = Scene().cubes(0, "medical", 1).do(Influence, card="exile", cubes=1).do(Activate, who="medical")
    assert scene.state.turn.pawn == "medical"


# --- 15.5.1, 15.5.2 Exhaustion and activation -----------------------------------------------------------


def test_15_5_2_two_actions_with_the_rested_and_one_with_the_exhausted() -> None:
    assert Scene().cubes(0, "exile", 1).do(Activate, who="exile").state.turn.actions == 2
    assert Scene().cubes(0, "exile", 1).disc(1, "exile").do(Activate, who="exile").state.turn.actions == 1


def test_15_5_1_ones_own_disc_tires_too_even_if_it_stays() -> None:
    scene = Scene().cubes(0, "exile", 1).disc(0, "exile").do(Activate, who="exile")
    assert scene.state.turn.actions == 1
    assert scene.card("exile").discs == (0,)


def test_15_5_1_a_disc_moved_away_in_the_meantime_tires_nobody() -> None:
    scene = Scene().cubes(0, "exile", 1).disc(1, "exile").disc(1, "medical").do(Activate, who="exile")
    assert scene.state.turn.actions == 2


def test_15_5_2_actions_run_out() -> None:
    scene = (
        Scene().alone("medical").at("medical", "aft_hub").cubes(0, "medical", 1).do(Activate, who="medical")
    )
    scene.do(Step, to="reactor").do(Step, to="aft_airlocks")
    assert scene.state.turn.actions == 0
    assert scene.refused(Step, to="reactor") == "15.5.2"


def test_15_5_2_only_a_live_conspirator_that_is_in_play() -> None:
    scene = Scene().cubes(0, "exile", 1).cubes(1, "exile", 2)
    assert scene.refused(Activate, who="exile") == "4.3.1"
    assert scene.refused(Activate, who="medical") == "4.3.1"
    scene.cubes(0, "exile", 2)
    assert scene.can(Activate, who="exile")
    assert scene.down("exile").refused(Activate, who="exile") == "15.5.2"
    assert Scene().cubes(0, "exile", 1).annihilated("exile").refused(Activate, who="exile") == "4.6.5.2"
    assert Scene().cubes(0, "exile", 1).escaped("exile").refused(Activate, who="exile") == "4.6.6.3"


def test_15_5_2_ones_pc_and_never_anothers() -> None:
    scene = Scene().pc(0, "exile").pc(1, "medical")
    assert scene.refused(Activate, who="medical") == "4.3.1"
    assert scene.do(Activate, who="exile").state.turn.actions == 2
    assert Scene().pc(0, "exile").down("exile").refused(Activate, who="exile") == "15.5.2"


def test_15_5_2_actions_belong_to_the_activated() -> None:
    scene = Scene().cubes(0, "exile", 1).cubes(0, "medical", 1).do(Activate, who="exile")
    assert scene.refused(Step, who="medical", to="reactor") == "15.5.2"


def test_15_5_2_who_goes_down_in_his_activation_acts_no_more() -> None:
    scene = Scene().at("exile", "chem_lab").cubes(0, "exile", 1).give("exile", "firebomb")
    scene.at("security", "chem_lab").kompromat(0, "security").do(Activate, who="exile")
    scene.give("security", "firebomb")
    scene.do(Drop, who="security", item="firebomb", ignite=True, pay="kompromat")
    assert scene.pawn("exile").down
    assert scene.refused(Step, to="bio_lab") == "11.1"
    scene.end_turn()
    assert scene.seat == 1


# --- 15.5.3 Free Pick Up or Drop ------------------------------------------------------------------------


def helmet_and_bludgeon() -> Scene:
    scene = Scene().alone("exile").at("exile", "kitchen").lying("kitchen", "helmet", "bludgeon")
    return scene.no_kompromat("kitchen").cubes(0, "exile", 1).do(Activate, who="exile")


def test_15_5_3_one_free_pick_up_at_any_moment() -> None:
    scene = helmet_and_bludgeon().do(PickUp, item="helmet", pay="free")
    assert scene.state.turn.actions == 2
    assert scene.refused(PickUp, item="bludgeon", pay="free") == "15.5.3"
    scene.do(PickUp, item="bludgeon")
    assert scene.state.turn.actions == 1
    later = helmet_and_bludgeon().do(Step, to="rec_room").do(Step, to="kitchen")
    assert later.can(PickUp, item="helmet", pay="free")


def test_15_5_3_or_one_free_drop() -> None:
    scene = helmet_and_bludgeon().give("exile", "gun").do(Drop, item="gun", pay="free")
    assert "gun" in scene.place("kitchen").floor
    assert scene.refused(PickUp, item="helmet", pay="free") == "15.5.3"


def test_15_5_3_nothing_else_is_free() -> None:
    scene = helmet_and_bludgeon().give("exile", "gun")
    assert scene.refused(Step, to="rec_room", pay="free") == "15.5.3"
    assert scene.refused(Throw, item="gun", to="rec_room", pay="free") == "15.5.3"
    assert scene.refused(Sabotage, pay="free") == "15.5.3"


def test_15_5_3_kompromat_may_be_the_free_pick_up() -> None:
    scene = helmet_and_bludgeon().kompromat_at("kitchen", "medical")
    assert "medical" in scene.do(PickUp, item="kompromat", pay="free").hand(0)


def test_15_5_3_the_exhausted_have_it_too() -> None:
    scene = helmet_and_bludgeon()
    scene.turn(0).do(Activate, who="exile")
    assert scene.state.turn.actions == 1
    assert scene.can(PickUp, item="helmet", pay="free")


FATES = [("down", "11.1"), ("annihilated", "4.6.5.2"), ("escaped", "4.6.6.3")]

# --- 15.5.4 Bribes --------------------------------------------------------------------------------------


def bribing(*, seats: int = 4) -> Scene:
    """Colour 0 has activated the Exile; Medical stands in the Aft Hub."""
    scene = Scene(seats).alone("exile", "medical").at("exile", "kitchen").at("medical", "aft_hub")
    return scene.acting(0, "exile")


def test_15_5_4_1_a_bribe_buys_one_action_of_any_live_npc() -> None:
    scene = bribing().cubes(1, "medical", 3).do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.pawn("medical").at == "reactor"
    assert scene.state.turn.actions == 2


def test_15_5_4_1_of_the_activated_one_too() -> None:
    scene = bribing().fresh(actions=0).do(Step, to="rec_room", pay="bribe")
    assert scene.pawn("exile").at == "rec_room"


def test_15_5_4_1_once_a_turn_and_once_a_game() -> None:
    scene = bribing().do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="bribe") == "15.5.4.1"
    scene.turn(0).acting(0, "exile")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="bribe") == "15.5.4.1"


@pytest.mark.parametrize(("fate", "rule"), FATES)
def test_15_5_4_1_not_the_down_the_annihilated_or_the_escaped(fate: str, rule: str) -> None:
    scene = bribing()
    getattr(scene, fate)("medical")
    assert scene.legal(Step, who="medical", pay="bribe") == []
    assert scene.refused(Step, who="medical", to="reactor", pay="bribe") == rule


def test_15_5_4_1_the_bribed_get_no_free_pick_up() -> None:
    scene = bribing().lying("aft_hub", "helmet", "gun")
    scene.do(PickUp, who="medical", item="helmet", pay="bribe")
    assert scene.refused(PickUp, who="medical", item="gun", pay="free") == "15.5.2"


def test_15_5_4_2_the_marker_stays_on_the_card() -> None:
    scene = bribing().do(Step, who="medical", to="reactor", pay="bribe")
    assert not scene.colour(0).bribe
    assert scene.card("medical").bribes == (0,)
    pass_minute(scene.end_turn())
    assert scene.card("medical").bribes == (0,)


def test_15_5_4_2_the_bribed_ones_disc_is_nobodys_business() -> None:
    scene = bribing().do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.card("medical").discs == ()
    assert scene.colour(0).disc == "exile"


def offered_bribe() -> Scene:
    return bribing().pc(2, "medical").do(Step, who="medical", to="reactor", pay="bribe")


def test_15_5_4_3_the_owner_of_a_pc_is_asked_with_the_deed_named() -> None:
    scene = offered_bribe()
    prompt = scene.prompt()
    assert (prompt.seat, prompt.kind) == (2, "answer")
    deed = prompt.message.args["deed"]
    assert isinstance(deed, Message)
    assert deed.key == "act-step"
    assert deed.args["to"] == Name("reactor")
    assert scene.pawn("medical").at == "aft_hub"
    assert scene.listed(0) == []
    assert not scene.undoable


@pytest.mark.parametrize(("card", "worth"), [("legal", 1), ("consort", 2)])
def test_15_5_4_3_the_owner_hears_what_the_bribe_will_be_worth(card: str, worth: int) -> None:
    """16.4.6.2: to some PCs the Bribes of others are worth twice as much."""
    scene = Scene(cast=tutorial_with(card)).alone("exile", card).pc(2, card).at(card, "aft_hub")
    scene.acting(0, "exile").do(Step, who=card, to="reactor", pay="bribe")
    assert scene.prompt().message.args["worth"] == worth
    scene.answer("accept")
    points = {message.key: points for message, points in scoring.bribe_points(scene.state, 2)}
    assert points["score-bribes"] == worth


def test_15_5_4_3_consent_brings_the_action_about() -> None:
    scene = offered_bribe().answer("accept")
    assert scene.pawn("medical").at == "reactor"
    assert scene.card("medical").bribes == (0,)
    assert not scene.colour(0).bribe
    assert scene.prompt().seat == 0


def test_15_5_4_3_a_refusal_brings_the_marker_back_for_a_later_turn() -> None:
    scene = offered_bribe().answer("refuse")
    assert scene.pawn("medical").at == "aft_hub"
    assert scene.colour(0).bribe
    assert scene.card("medical").bribes == ()
    assert scene.refused(Step, to="rec_room", pay="bribe") == "15.5.4.1"
    assert scene.guilt(2) == "innocent"
    scene.turn(0).acting(0, "exile").do(Step, to="rec_room", pay="bribe")
    assert scene.pawn("exile").at == "rec_room"


def test_15_5_4_3_the_turn_goes_on_after_the_answer() -> None:
    scene = offered_bribe().answer("refuse").do(Step, to="rec_room").end_turn()
    assert scene.seat == 1


def test_15_5_4_3_nobody_bribes_by_staying_away() -> None:
    default = offered_bribe().prompt().default
    assert isinstance(default, Choose)
    assert default.pick == "refuse"


@pytest.mark.parametrize(
    ("settled", "pick"),
    [
        ((), None),
        (("bribe-refuse",), "refuse"),
        (("bribe-accept",), "accept"),
        (("bribe-refuse", "bribe-accept-0"), "accept"),
        (("bribe-refuse", "bribe-accept-1"), "refuse"),
        (("kompromat-accept",), None),
    ],
)
def test_15_5_4_3_a_bribe_can_be_answered_beforehand(settled: tuple[str, ...], pick: str | None) -> None:
    """What is said of one player counts before what is said of all, and of Bribes alone."""
    scene = offered_bribe()
    view, legal = STATIONFALL.view(scene.state, 2), tuple(STATIONFALL.legal(scene.state, 2))
    found = STATIONFALL.foreseen(view, legal, settled)
    assert getattr(found, "pick", None) == pick
    assert set(settled) <= {one.key for one in STATIONFALL.foreseeable(view) if one.refusal is None}


def test_15_5_4_3_nobody_answers_beforehand_who_has_no_pc() -> None:
    scene = offered_bribe()
    refused = STATIONFALL.foreseeable(STATIONFALL.view(scene.state, 0))
    assert {one.refusal.key for one in refused if one.refusal is not None} == {"foresee-nobody"}
    assert all(one.refusal is not None for one in refused)
    legal = tuple(STATIONFALL.legal(scene.state, 2))
    every = [one.key for one in refused]
    assert STATIONFALL.foreseen(STATIONFALL.view(scene.state, 0), legal, every) is None


def test_15_5_4_4_not_ones_own_pc() -> None:
    scene = bribing().pc(0, "medical")
    assert scene.refused(Step, who="medical", to="reactor", pay="bribe") == "15.5.4.4"


# --- 15.5.1, 15.5.4.1, 15.5.5.1 The activation phase before the disc -------------------------------------


def about_to(*, disc: str = "") -> Scene:
    """It is colour 0's turn; the Exile and Medical conspire with it, and its disc lies somewhere."""
    scene = Scene().alone("exile", "medical").at("exile", "kitchen").at("medical", "aft_hub")
    return scene.cubes(0, "exile", 1).cubes(0, "medical", 1).kompromat(0, "medical").disc(0, disc).turn(0)


@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
def test_15_5_4_1_and_15_5_5_1_before_the_disc_is_placed(pay: str) -> None:
    scene = about_to().do(Step, who="medical", to="reactor", pay=pay)
    assert scene.pawn("medical").at == "reactor"
    assert (scene.state.turn.step, scene.colour(0).disc) == ("begun", "")
    scene.do(Activate, who="exile")
    assert (scene.state.turn.step, scene.state.turn.actions, scene.colour(0).disc) == ("acting", 2, "exile")


def test_15_5_after_influence_and_a_reveal_too() -> None:
    scene = about_to().do(Influence, card="stranger", cubes=1)
    assert scene.can(Step, who="medical", to="reactor", pay="bribe")
    scene = about_to().identity(0, "exile").do(Reveal, card="exile")
    assert scene.do(Step, who="medical", to="reactor", pay="bribe").can(Activate, who="exile")


def test_15_5_4_1_and_15_5_5_1_each_once_before_or_after_the_disc() -> None:
    scene = about_to().do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="bribe") == "15.5.4.1"
    scene.do(Step, who="medical", to="aft_hub", pay="kompromat").do(Activate, who="exile")
    assert scene.refused(Step, who="medical", to="reactor", pay="bribe") == "15.5.4.1"
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == "15.5.5.1"


def test_15_2_no_way_back_from_the_activation_phase() -> None:
    """Neither reveal nor influence comes after it has begun, and nobody renegotiates instead (15.6.1)."""
    scene = about_to().identity(0, "exile").do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.refused(Reveal, card="exile") == "15.2"
    assert scene.refused(Influence, card="stranger", cubes=1) == "15.2"
    assert scene.refused(Renegotiate) == "15.6.1"
    assert scene.refused(EndTurn) == "15.5.2"
    assert scene.refused(Step, who="exile", to="rec_room") == "15.5.2"


def test_15_5_1_who_was_paid_first_is_exhausted_only_by_a_disc() -> None:
    """Counted before the disc moves: to have acted for a Bribe tires nobody."""
    scene = about_to(disc="exile").do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.do(Activate, who="medical").state.turn.actions == 2
    scene = about_to(disc="medical").do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.do(Activate, who="medical").state.turn.actions == 1


def doctors_nap(*, conspires: bool) -> Scene:
    """Colour 0's PC lies Down beside Medical, and colour 0 holds Medical's Kompromat."""
    scene = Scene().alone("exile", "medical").at("exile", "aft_hub").at("medical", "aft_hub")
    scene.pc(0, "exile").down("exile").kompromat(0, "medical").disc(0, "exile").turn(0)
    return scene.cubes(0, "stranger", 1) if conspires else scene


def test_15_5_5_1_ones_own_pc_is_woken_and_then_activated() -> None:
    scene = doctors_nap(conspires=False)
    assert scene.refused(Activate, who="exile") == "15.5.2"
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == "15.5.2"
    scene.do(Revive, who="medical", target="exile", pay="kompromat").do(Activate, who="exile")
    assert (scene.state.turn.pawn, scene.state.turn.actions) == ("exile", 1)


def test_15_5_2_only_who_can_then_activate_begins() -> None:
    scene = doctors_nap(conspires=False).down("stranger").at("stranger", "aft_hub")
    assert {act.wakes for act in scene.listed(0) if isinstance(act, Deed)} == {"exile"}
    assert doctors_nap(conspires=True).can(Step, who="medical", to="reactor", pay="kompromat")


def test_15_5_5_1_the_vengeful_wake_themselves_and_are_then_activated() -> None:
    scene = Scene(cast=tutorial_with("corpsicle")).alone("corpsicle").pc(0, "corpsicle").turn(0)
    scene.at("corpsicle", "aft_hub").down("corpsicle").kompromat(0, "corpsicle")
    scene.do(Step, who="corpsicle", to="therapy_garden", pay="kompromat").do(Activate, who="corpsicle")
    assert scene.state.turn.actions == 2


def test_15_5_2_who_can_activate_nobody_after_a_refusal_ends_the_turn() -> None:
    """The disc was not moved, so it stays (15.2); it is too late to take it back (15.6.1)."""
    scene = doctors_nap(conspires=False).pc(1, "medical")
    scene.do(Revive, who="medical", target="exile", pay="kompromat").answer("refuse")
    assert scene.guilt(1) == "suspect"
    assert scene.prompt().message.args["open"] == "no"
    assert scene.prompt().default == EndTurn(seat=0)
    assert scene.refused(Renegotiate) == "15.6.1"
    assert scene.end_turn().colour(0).disc == "exile"
    assert scene.seat == 1


def test_15_5_2_who_stays_away_keeps_the_disc_where_it_is() -> None:
    scene = about_to(disc="medical").do(Step, who="exile", to="rec_room", pay="bribe")
    assert scene.prompt().default == Activate(seat=0, who="medical")
    scene.do(Activate, who="medical")
    assert scene.prompt().default == EndTurn(seat=0)
    scene = about_to().do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.prompt().default in scene.listed(0)


def test_10_1_2_the_activation_phase_is_watched_before_the_disc_is_placed() -> None:
    scene = about_to().at("stranger", "aft_hub").give("medical", "gun")
    scene.do(Attack, who="medical", target="stranger", weapon="gun", pay="bribe")
    assert (scene.state.turn.step, scene.guilt(0)) == ("begun", "suspect")


def test_15_5_4_3_a_refused_bribe_has_begun_the_activation_all_the_same() -> None:
    scene = about_to().pc(2, "medical").do(Step, who="medical", to="reactor", pay="bribe").answer("refuse")
    assert scene.colour(0).bribe
    assert scene.refused(Renegotiate) == "15.6.1"
    assert scene.refused(Step, who="exile", to="rec_room", pay="bribe") == "15.5.4.1"
    assert scene.do(Activate, who="exile").state.turn.actions == 2


def test_15_5_4_1_grey_bribes_wait_for_the_billionaire_to_be_activated() -> None:
    scene = Scene(cast=tutorial_with("billionaire")).cubes(0, "billionaire", 1).disc(0, "billionaire").turn(0)
    assert {act.pay for act in scene.listed(0) if isinstance(act, Deed)} == {"bribe"}
    scene.do(Activate, who="billionaire")
    assert "grey" in {act.pay for act in scene.listed(0) if isinstance(act, Deed)}


def test_a_trap_does_not_show_in_what_may_be_done_before_the_disc() -> None:
    """Whether a step would spring the real one, and so leave nobody to activate, is not looked at."""

    def listed(kind: str) -> list[Action]:
        scene = about_to()
        scene.state.traps = {"reactor": kind, "rec_room": "blank"}
        return scene.listed(0)

    assert listed("real") == listed("blank")
    assert about_to().can(Step, who="medical", to="reactor", pay="bribe")


def test_15_5_4_3_only_the_owner_answers_and_only_yes_or_no() -> None:
    scene = offered_bribe()
    assert scene.refused(Choose, seat=0, pick="accept") == "15.2"
    assert scene.refused(Choose, seat=2, pick="perhaps") == "15.5.4.3"
    assert scene.refused(Step, to="rec_room") == "15.1"
    assert scene.refused(Renegotiate, seat=2) == "15.5.4.3"


def test_15_2_nobody_answers_what_was_not_asked() -> None:
    assert Scene().refused(Choose, seat=0, pick="accept") == "15.2"
    assert bribing().refused(Choose, seat=0, pick="accept") == "15.2"


# --- 15.5.5 Kompromat -----------------------------------------------------------------------------------


def extorting() -> Scene:
    return bribing().kompromat(0, "medical", "exile")


def test_15_5_5_1_a_kompromat_buys_one_action_of_its_character() -> None:
    scene = extorting().cubes(1, "medical", 3).do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.pawn("medical").at == "reactor"
    assert scene.state.turn.actions == 2
    assert scene.hand(0) == {"exile"}
    assert scene.state.kompromat["medical"].spent
    assert STATIONFALL.view(scene.state, 3).spent == ("medical",)


def test_15_5_5_1_once_a_turn() -> None:
    scene = extorting().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.refused(Step, to="rec_room", pay="kompromat") == "15.5.5.1"
    scene.turn(0).acting(0, "exile").do(Step, to="rec_room", pay="kompromat")
    assert scene.hand(0) == set()


def test_15_5_5_1_and_a_bribe_in_the_same_turn() -> None:
    scene = extorting().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.do(Step, to="rec_room", pay="bribe").pawn("exile").at == "rec_room"


def test_15_5_5_1_the_token_must_be_the_characters_own_and_in_hand() -> None:
    scene = bribing().kompromat(0, "exile").kompromat(1, "medical")
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == "15.5.5.1"


@pytest.mark.parametrize(("fate", "rule"), FATES)
def test_15_5_5_1_not_the_down_the_annihilated_or_the_escaped(fate: str, rule: str) -> None:
    scene = extorting()
    getattr(scene, fate)("medical")
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == rule


def offered_kompromat(guilt: str = "innocent") -> Scene:
    scene = extorting().pc(2, "medical")
    if guilt == "suspect":
        scene.accused(2, "suspect")
    if guilt == "guilty":
        scene.accused(2, "guilty")
    return scene.do(Step, who="medical", to="reactor", pay="kompromat")


def test_15_5_5_2_the_owner_of_a_pc_is_asked() -> None:
    scene = offered_kompromat()
    assert scene.prompt().seat == 2
    assert scene.pawn("medical").at == "aft_hub"


def test_15_5_5_2_consent_brings_the_action_about_and_spends_the_token() -> None:
    scene = offered_kompromat().answer("accept")
    assert scene.pawn("medical").at == "reactor"
    assert scene.state.kompromat["medical"].spent
    assert scene.guilt(2) == "innocent"


@pytest.mark.parametrize(
    ("before", "after"), [("innocent", "suspect"), ("suspect", "suspect"), ("guilty", "guilty")]
)
def test_15_5_5_2_refusing_makes_the_innocent_suspect_and_returns_the_token(before: str, after: str) -> None:
    scene = offered_kompromat(before).answer("refuse")
    assert scene.guilt(2) == after
    assert scene.told("suspect") == (before != after)
    assert scene.pawn("medical").at == "aft_hub"
    assert "medical" in scene.hand(0)
    assert not scene.state.kompromat["medical"].spent
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == "15.5.5.1"


def test_15_5_5_2_everybody_has_seen_what_was_refused() -> None:
    scene = offered_kompromat().answer("refuse")
    assert STATIONFALL.view(scene.state, 3).players[0].known == ("medical",)


def test_15_5_5_2_it_may_be_offered_again_next_turn() -> None:
    scene = offered_kompromat().answer("refuse").turn(0).acting(0, "exile")
    scene.do(Step, who="medical", to="reactor", pay="kompromat").answer("accept")
    assert scene.pawn("medical").at == "reactor"


def test_15_5_5_3_ones_own_pc_needs_no_consent() -> None:
    scene = extorting().pc(0, "medical").do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.pawn("medical").at == "reactor"


def test_15_5_5_3_the_activated_pc_gets_a_third_action() -> None:
    scene = Scene().alone("exile").pc(0, "exile").at("exile", "kitchen").kompromat(0, "exile")
    scene.do(Activate, who="exile").do(Step, to="rec_room").do(Step, to="aft_hub")
    scene.do(Step, to="reactor", pay="kompromat")
    assert scene.pawn("exile").at == "reactor"


def test_15_5_5_2_suspicion_falls_on_who_acts_and_not_on_the_tool() -> None:
    """10.1.2: what a consenting PC does in my phase is my affair."""
    scene = extorting().pc(2, "medical").give("medical", "bludgeon").at("exile", "aft_hub")
    scene.do(Attack, who="medical", target="exile", weapon="bludgeon", pay="kompromat").answer("accept")
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "suspect"
    assert scene.guilt(2) == "innocent"


# --- 15.6 Renegotiate -----------------------------------------------------------------------------------


def test_15_6_1_renegotiating_takes_the_disc_back() -> None:
    scene = Scene().disc(0, "exile").do(Renegotiate)
    assert scene.colour(0).disc == ""
    assert scene.card("exile").discs == ()
    assert scene.seat == 1


def test_15_6_2_and_one_cube_from_anybody_in_play_down_or_live() -> None:
    scene = Scene().cubes(0, "exile", 3).cubes(0, "medical", 1).down("exile").do(Renegotiate, card="exile")
    assert scene.card("exile").cubes[0] == 2
    assert scene.colour(0).pool == 5


def test_15_6_2_not_from_the_escaped_or_the_annihilated() -> None:
    scene = Scene().cubes(0, "exile", 1).cubes(0, "medical", 1).escaped("exile").annihilated("medical")
    assert scene.refused(Renegotiate, card="exile") == "15.6.2"
    assert scene.refused(Renegotiate, card="medical") == "15.6.2"
    assert scene.can(Renegotiate)


def test_15_6_2_not_where_one_has_none() -> None:
    scene = Scene().cubes(1, "exile", 1)
    assert scene.refused(Renegotiate, card="exile") == "15.6.2"
    assert scene.legal(Renegotiate) == [Renegotiate(seat=0)]


def test_15_6_1_one_may_influence_first() -> None:
    scene = Scene().do(Influence, card="exile", cubes=2).do(Renegotiate, card="exile")
    assert scene.card("exile").cubes[0] == 1


def test_15_6_1_no_bribes_or_kompromat_without_an_activation() -> None:
    scene = Scene().kompromat(0, "medical").at("medical", "aft_hub")
    assert scene.refused(Step, who="medical", to="reactor", pay="kompromat") == "15.5.2"


def test_12_12_a_wait_may_bring_the_disc_back() -> None:
    scene = Scene().cubes(0, "exile", 1).do(Activate, who="exile").do(Wait, recall=True)
    assert scene.colour(0).disc == ""
    assert scene.state.turn.actions == 1


# --- 15.7 Resolution ------------------------------------------------------------------------------------


def test_15_7_1_a_marker_on_a_section_waits_for_the_next_turn_of_its_owner() -> None:
    scene = Scene().abandon().at("exile", "houdini").acting(0, "exile").do(TimedLaunch).end_turn()
    for _ in range(3):
        assert not scene.place("houdini").away
        pass_turn(scene)
    assert not scene.place("houdini").away
    scene.do(Renegotiate)
    assert scene.place("houdini").away


def test_15_7_1_other_peoples_markers_do_not_stir() -> None:
    scene = Scene().abandon().at("exile", "houdini").marker(1, "launch", "houdini").do(Renegotiate)
    assert not scene.place("houdini").away
    scene.do(Renegotiate)
    assert scene.place("houdini").away


def test_15_7_1_of_several_markers_the_owner_chooses_the_order() -> None:
    scene = Scene().abandon().at("exile", "houdini").at("stranger", "mcqueen")
    scene.marker(0, "launch", "houdini").marker(0, "overload", "mcqueen").do(Renegotiate)
    assert scene.prompt().seat == 0
    assert set(scene.picks()) == {Pair("launch", "houdini"), Pair("overload", "mcqueen")}
    scene.answer(Pair("overload", "mcqueen"))
    assert scene.place("houdini").away
    assert scene.place("mcqueen").damaged
    assert scene.seat == 1


@pytest.mark.parametrize("first", [Pair("launch", "houdini"), Pair("overload", "houdini")])
def test_15_7_1_a_pod_struck_as_it_leaves_is_lost_either_way(first: str) -> None:
    """13.6, and the Engineer's card: damaged before it leaves, or struck when it has left."""
    scene = Scene().abandon().at("exile", "houdini")
    scene.marker(0, "launch", "houdini").marker(0, "overload", "houdini").do(Renegotiate)
    scene.answer(first)
    assert scene.pawn("exile").annihilated


def test_15_7_1_a_single_marker_needs_no_question() -> None:
    scene = Scene().abandon().at("exile", "houdini").marker(0, "launch", "houdini").do(Renegotiate)
    assert scene.seat == 1
    assert scene.asked() == ""


def test_15_7_2_a_marker_on_the_track_waits_for_its_minute_and_the_end_of_its_owners_turn() -> None:
    scene = Scene().alone().at("counselor", "reactor").acting(0, "counselor").do(EjectAntimatter).end_turn()
    scene.minute(9)
    pass_turn(pass_turn(pass_turn(scene)))
    scene.minute(9)
    assert scene.seat == 0
    assert scene.place("outer_space").floor == ("antimatter",)
    scene.do(Renegotiate)
    assert scene.state.detonated == "outer_space"


def test_15_7_2_a_minute_early_it_does_nothing() -> None:
    scene = Scene().armed(0, minute=9).antimatter("kitchen").minute(10).do(Renegotiate)
    assert not scene.state.detonated


def test_15_7_1_resolution_comes_after_everything_the_turn_did() -> None:
    """Abandon Ship given this very turn does not stop a pod whose time is up."""
    scene = Scene().at("exile", "houdini").at("counselor", "bridge").marker(0, "launch", "houdini")
    scene.acting(0, "counselor").do(AbandonShip).end_turn()
    assert scene.place("houdini").away


def test_15_7_3_project_x_comes_last() -> None:
    """The Goo that an Overload sets free grows once before the next player's turn."""
    scene = Scene().marker(0, "overload", "vault_x").do(Renegotiate)
    assert scene.place("vault_x").goo
    assert scene.place("bio_lab").goo
    assert scene.seat == 1


def test_15_7_3_project_x_acts_at_the_end_of_every_turn() -> None:
    scene = Scene().goo("vault_x").released()
    scene.state.tally["goo"] = 1
    scene.do(Renegotiate)
    grown = sum(place.goo for place in scene.state.places.values())
    assert grown == 2
    scene.do(Renegotiate)
    scene.answer(scene.picks()[0])
    assert sum(place.goo for place in scene.state.places.values()) == 3


def test_7_6_2_project_x_makes_nobody_suspect() -> None:
    scene = Scene().at("cyborg", "vault_x").marker(0, "overload", "vault_x").do(Renegotiate)
    assert scene.pawn("cyborg").down
    assert scene.guilt(0) == "innocent"


def test_9_4_1_the_disc_on_an_x_secret_shows_its_player_project_x() -> None:
    scene = Scene().at("exile", "bio_lab").acting(0, "exile").do(Manufacture, thing="x_secret")
    assert STATIONFALL.view(scene.state, 0).projectx == "grey_goo"
    assert STATIONFALL.view(scene.state, 1).projectx == ""
    assert not scene.undoable


# --- 15.8 The end of a minute ---------------------------------------------------------------------------


def test_15_8_1_the_minute_marker_moves_after_everybodys_turn() -> None:
    scene = Scene()
    for _ in range(3):
        pass_turn(scene)
        assert scene.state.minute == 13
    pass_turn(scene)
    assert scene.state.minute == 12
    assert scene.seat == 0
    assert [event.message.key for event in scene.events if event.picture] == ["minute"]


def test_15_8_2_at_minute_1_abandon_ship_is_given() -> None:
    scene = pass_minute(Scene().minute(2))
    assert scene.state.minute == 1
    assert scene.state.abandon
    assert not scene.state.locks


def test_15_8_2_at_minute_2_it_is_not() -> None:
    assert not pass_minute(Scene().minute(3)).state.abandon


def test_15_8_3_at_minute_0_the_fireball_is_stationfall_at_once() -> None:
    scene = pass_minute(Scene().minute(1).reentry(True))
    assert scene.state.minute == 0
    assert scene.state.ending == "reentry"
    assert scene.state.phase == "fall"


def test_15_8_3_without_the_fireball_minute_0_is_played() -> None:
    scene = pass_minute(Scene().minute(1).reentry(False))
    assert scene.state.minute == 0
    assert scene.state.phase == "turn"
    assert STATIONFALL.view(scene.state, None).reentry is False
    seats = []
    while not scene.state.ending:
        seats.append(scene.seat)
        pass_turn(scene)
    assert seats == [0, 1, 2, 3]
    assert scene.state.ending == "time"


def test_15_8_3_the_token_lies_face_down_until_then() -> None:
    scene = Scene().minute(1)
    assert all(STATIONFALL.view(scene.state, seat).reentry is None for seat in (0, 1, None))


def test_15_8_3_two_of_three_tokens_show_the_fireball() -> None:
    games = [STATIONFALL.deal(4, STATIONFALL.Options(), Random(n)).state.reentry for n in range(300)]
    assert 0.55 < sum(games) / len(games) < 0.78


def test_16_1_armed_antimatter_on_board_ends_the_game_in_the_middle_of_a_minute() -> None:
    scene = Scene().armed(1, minute=9).antimatter("kitchen").minute(9).turn(1).do(Renegotiate)
    assert scene.state.ending == "antimatter"
    assert scene.state.phase == "fall"


def test_15_1_the_order_of_colours_follows_the_first_player() -> None:
    scene = Scene()
    scene.state.first = 3
    assert people.order(scene.state) == [3, 0, 1, 2]


def test_15_5_5_a_console_action_may_be_bought_too() -> None:
    scene = bribing().at("medical", "mainframe").do(Jammers, who="medical", on=False, pay="bribe")
    assert not scene.state.jammers
