"""What grows in laboratories: the Botanist, the Doctor, the Microbiologist, the Telepathic Rat."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring
from game.stationfall.abilities.offensive import Infect
from game.stationfall.abilities.utility import Feed
from game.stationfall.actions.basic import Attack, Drop, Give, PickUp, Step, Throw, Wait
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import Decontaminate, Manufacture, Transmit
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Reveal
from game.stationfall.agenda import item_escaped
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.cast.botanist import Creep
from game.stationfall.check import check
from tests.rules.scene import Scene, revealed, staged, tutorial_with

PRINTED = {
    "botanist": ("hydroponics", 5, ("scientist", "zero_born"), ("creatropism",)),
    "doctor": ("forward_hub", 5, ("scientist", "split"), ()),
    "microbiologist": ("physics_lab", 5, ("scientist", "loyal"), ("infect",)),
    "telepathic_rat": ("item", 8, ("telepathy", "paranoid"), ("my_precious",)),
}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit, it.items, it.integral) == (start, limit, (), ())
    assert tuple(ability.key for ability in it.abilities) == abilities
    assert tuple(power.key for power in it.powers) == powers
    pawn = Scene(cast=tutorial_with(card)).pawn(card)
    assert people.human(pawn) == (card != "telepathic_rat")
    assert not people.robot(pawn)
    assert pawn.contaminated == (card == "telepathic_rat")


def test_the_doctor_is_two_identities() -> None:
    assert {key for key, it in IDENTITIES.items() if it.card == "doctor"} == {"jekyll", "hyde"}
    assert [IDENTITIES[key].powers[0].key for key in ("jekyll", "hyde")] == ["fake_artifact", "zipgun"]


@pytest.mark.parametrize("identity", ["botanist", "jekyll", "hyde", "microbiologist", "telepathic_rat"])
def test_only_the_rat_wins_guilty(identity: str) -> None:
    scene = Scene(cast=tutorial_with(IDENTITIES[identity].card)).identity(0, identity).accused(0, "guilty")
    assert scoring.may_win(scene.state, 0) == (identity == "telepathic_rat")


@pytest.mark.parametrize(("identity", "points"), [("jekyll", 2), ("hyde", 3), ("microbiologist", 2)])
def test_bribes_are_worth_double_to_hyde(identity: str, points: int) -> None:
    card = IDENTITIES[identity].card
    scene = Scene(cast=tutorial_with(card)).pc(0, identity).bribed(1, card)
    assert sum(points for _, points in scoring.bribe_points(scene.state, 0)) == points


# --- What they share ------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["botanist", "doctor", "microbiologist"])
def test_scientist_has_a_free_section_action(who: str) -> None:
    scene = staged(who, "chem_lab").do(Manufacture, thing="firebomb", pay="free")
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, False)
    assert scene.refused(Manufacture, thing="firebomb", pay="free") == "15.5.3"
    assert scene.can(Manufacture, thing="firebomb")


@pytest.mark.parametrize("who", ["botanist", "doctor", "microbiologist"])
def test_scientist_still_picks_up_for_free_instead(who: str) -> None:
    scene = staged(who, "array_control").data(who, "evidence").lying("array_control", "gun")
    assert scene.can(Transmit, data="evidence", offsite="news", pay="free")
    scene.do(PickUp, item="gun", pay="free")
    assert scene.refused(Transmit, data="evidence", offsite="news", pay="free") == "15.5.3"


def test_scientist_has_no_free_console_action() -> None:
    assert staged("doctor", "mainframe").refused(Jammers, on=False, pay="free") == "15.5.3"
    scene = staged("exile", "chem_lab", brings=("doctor",))
    assert scene.refused(Manufacture, thing="firebomb", pay="free") == "15.5.3"


def test_scientist_goes_through_airlocks_for_free() -> None:
    assert staged("doctor", "aft_airlocks").give("doctor", "helmet").can(Step, to="outer_space", pay="free")


def test_botanist_zero_born_floats_for_the_free_pick_up() -> None:
    scene = staged("botanist", "therapy_garden").do(Step, to="aft_hub", pay="free")
    assert scene.state.turn.actions == 2
    assert staged("botanist", "aft_hub").refused(Step, to="therapy_garden", pay="free") == "15.5.3"


def test_microbiologist_loyal_goes_to_the_higher_bidder() -> None:
    scene = Scene(cast=tutorial_with("microbiologist")).cubes(1, "microbiologist", 2)
    assert scene.refused(Influence, card="microbiologist", cubes=2) == "15.4.1"
    scene.do(Influence, card="microbiologist", cubes=3)
    assert scene.card("microbiologist").cubes == (3, 0, 0, 0)
    assert scene.colour(1).pool == 8


# --- Botanist -------------------------------------------------------------------------------------------


def eaten(scene: Scene, who: str) -> bool:
    return scene.pawn(who).annihilated and scene.told("devoured")


def test_botanist_brings_the_moss() -> None:
    assert "fang_moss" in Scene(cast=tutorial_with("botanist")).place("hydroponics").floor
    assert "fang_moss" not in Scene().place("hydroponics").floor


def test_botanist_fang_moss_feeds_in_anybodys_hands() -> None:
    scene = staged("medical", "kitchen", "exile", brings=("botanist",)).lying("hydroponics")
    scene.give("medical", "fang_moss").give("exile", "artifact").data("exile", "evidence").down("exile")
    scene.do(Feed, target="exile")
    assert eaten(scene, "exile")
    assert "artifact" in scene.place("kitchen").floor
    assert scene.state.tally["moss"] == 1
    assert scene.state.turn.actions == 1
    # Annihilation is not Downing anybody (10.1.2).
    assert scene.guilt(0) == "innocent"


def test_botanist_fang_moss_eats_only_down_humans_here() -> None:
    scene = staged("medical", "kitchen", "exile", "security", brings=("botanist",)).lying("hydroponics")
    assert scene.down("exile").refused(Feed, target="exile") == "8.3"
    scene.give("medical", "fang_moss").down("security")
    assert scene.refused(Feed, target="security") == "4.6.5"
    scene._pawn("exile", down=False)
    assert scene.refused(Feed, target="exile") == "4.6.5"
    assert scene.down("stranger").refused(Feed, target="stranger") == "5.2"
    scene.complete(Feed)


def creeping(section: str = "kitchen", who: str = "exile", *others: str) -> Scene:
    """The Botanist's player has somebody else activated far away; the Moss lies in a section."""
    scene = staged(who, "forward_hub", *others, brings=("botanist",)).pc(0, "botanist").acting(0, who)
    return scene.lying("hydroponics").lying(section, "fang_moss")


def test_botanist_creatropism_takes_one_free_step_whoever_acts() -> None:
    scene = creeping("aft_hub").do(Creep, to="reactor")
    assert scene.place("reactor").floor == ("fang_moss",)
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, True)
    assert scene.refused(Creep, to="aft_hub") == "11.3"


def test_botanist_creatropism_or_feeds_once() -> None:
    scene = creeping("kitchen").at("stranger", "kitchen").down("stranger").do(Creep, target="stranger")
    assert eaten(scene, "stranger")
    assert scene.place("kitchen").floor == ("fang_moss",)
    assert scene.refused(Creep, to="rec_room") == "11.3"


def test_botanist_creatropism_is_stopped_by_a_live_holder_only() -> None:
    scene = creeping("kitchen").lying("kitchen").at("stranger", "aft_hub").give("stranger", "fang_moss")
    assert scene.refused(Creep, to="reactor") == "4.4.4"
    assert not scene.legal(Creep)
    scene.down("stranger").do(Creep, to="reactor")
    assert scene.pawn("stranger").items == ()
    assert scene.place("reactor").floor == ("fang_moss",)


def test_botanist_creatropism_eats_its_own_down_holder() -> None:
    scene = creeping("kitchen").lying("kitchen").at("stranger", "aft_hub").give("stranger", "fang_moss")
    scene.down("stranger").do(Creep, target="stranger")
    assert eaten(scene, "stranger")
    assert scene.place("aft_hub").floor == ("fang_moss",)


def test_botanist_creatropism_neither_vents_nor_locks_but_airlocks_and_hazards() -> None:
    scene = creeping("reactor").hazard("aft_hub", "fire")
    assert {act.to for act in scene.legal(Creep)} >= {"aft_hub", "aft_airlocks"}
    assert scene.refused(Creep, to="kitchen") == "12.1.1"
    assert scene.refused(Creep, to="magnetic_containment") == "12.1.1"
    scene = creeping("aft_airlocks").do(Creep, to="outer_space")
    assert "fang_moss" in scene.place("outer_space").floor
    assert creeping("outer_space").can(Creep, to="aft_airlocks")


def test_botanist_creatropism_fills_no_seat() -> None:
    scene = creeping("aft_airlocks").gather("houdini", "stranger", "astrochimp").do(Creep, to="houdini")
    assert scene.place("houdini").floor == ("fang_moss",)


def test_botanist_creatropism_is_over_once_the_moss_is_away() -> None:
    scene = creeping("houdini").at("stranger", "houdini").down("stranger").away("houdini")
    assert scene.refused(Creep, target="stranger") == "4.6.5.2"
    assert not scene.legal(Creep)


def test_botanist_creatropism_belongs_to_her_player_after_the_reveal() -> None:
    assert not staged("exile", "forward_hub", brings=("botanist",)).legal(Creep)
    scene = creeping().acting(1, "exile")
    assert scene.refused(Creep, to="rec_room") == "4.4.4"
    assert creeping().pc(0, "botanist").turn(0).refused(Creep, to="rec_room") == "15.2"


# --- Doctor ---------------------------------------------------------------------------------------------


def two_doctors() -> Scene:
    """Colour 2 is Jekyll and colour 1 is Hyde; colour 0 has the Exile in the kitchen with the Doctor."""
    return staged("exile", "kitchen", "doctor").pc(2, "jekyll").pc(1, "hyde")


def test_doctor_split_both_owners_activate_and_tire_him() -> None:
    scene = two_doctors()
    assert scene.card("doctor").owners == (2, 1)
    scene.turn(1).do(Activate, who="doctor")
    assert scene.state.turn.actions == 2
    assert scene.disc(1, "doctor").turn(2).do(Activate, who="doctor").state.turn.actions == 1
    assert scene.turn(3).refused(Activate, who="doctor") == "4.3.1"


def test_doctor_split_the_asker_chooses_who_answers() -> None:
    scene = two_doctors().do(Step, who="doctor", to="rec_room", pay="bribe")
    assert (scene.asked(), scene.prompt().seat) == ("which_owner", 0)
    assert set(scene.picks()) == {"#1", "#2"}
    scene.answer("#1")
    assert (scene.asked(), scene.prompt().seat) == ("consent", 1)
    scene.answer("accept")
    assert scene.pawn("doctor").at == "rec_room"
    assert scene.card("doctor").bribes == (0,)


@pytest.mark.parametrize("owner", [1, 2])
def test_doctor_split_a_refused_kompromat_makes_both_suspect(owner: int) -> None:
    scene = two_doctors().kompromat(0, "doctor").do(Step, who="doctor", to="rec_room", pay="kompromat")
    scene.answer(f"#{owner}").answer("refuse")
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent", "suspect", "suspect", "innocent"]
    assert scene.pawn("doctor").at == "kitchen"
    assert "doctor" in scene.hand(0)


def test_doctor_split_a_second_reveal_adds_an_owner_and_a_power() -> None:
    scene = Scene(cast=tutorial_with("doctor")).pc(2, "jekyll").turn(1).identity(1, "hyde")
    scene.do(Reveal, card="hyde")
    assert scene.card("doctor").owners == (2, 1)
    assert people.abilities(scene.state, "doctor") >= {"fake_artifact", "zipgun"}


def unmasked(identity: str) -> Scene:
    """Colour 0 is about to reveal."""
    return staged("exile", "kitchen", "doctor").identity(0, identity).turn(0)


def test_jekyll_fake_artifact_is_taken_from_the_floor_and_from_npcs() -> None:
    scene = unmasked("jekyll").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)
    assert "artifact" not in scene.place("physics_lab").floor
    scene = unmasked("jekyll").lying("physics_lab").give("stranger", "artifact").do(Reveal, card="jekyll")
    assert (scene.pawn("doctor").items, scene.pawn("stranger").items) == (("artifact",), ())


def test_jekyll_fake_artifact_not_from_a_pc() -> None:
    scene = unmasked("jekyll").lying("physics_lab").give("stranger", "artifact").pc(1, "stranger")
    scene.do(Reveal, card="jekyll")
    assert scene.pawn("stranger").items == ("artifact",)
    assert scene.pawn("doctor").items == ()


def test_jekyll_fake_artifact_even_after_annihilation_and_from_the_mesosphere() -> None:
    scene = unmasked("jekyll").lying("physics_lab").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)
    scene = unmasked("jekyll").escaped("doctor").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)


def test_jekyll_fake_artifact_with_full_hands_something_is_dropped() -> None:
    scene = unmasked("jekyll").give("doctor", "helmet", "gun", "nanogel").do(Reveal, card="jekyll")
    assert scene.asked() == "drop_excess"
    scene.answer("gun")
    assert set(scene.pawn("doctor").items) == {"helmet", "nanogel", "artifact"}


def test_jekyll_fake_artifact_what_is_dropped_in_the_mesosphere_has_escaped() -> None:
    """Outside a pod there is no section to drop it in: it is out there, and in nobody's possession."""
    scene = unmasked("jekyll").escaped("doctor").give("doctor", "helmet", "gun", "briefcase")
    for section in scene.state.places:
        scene.lying(section, *(item for item in scene.place(section).floor if item != "briefcase"))
    scene.do(Reveal, card="jekyll").answer("briefcase")
    assert set(scene.pawn("doctor").items) == {"helmet", "gun", "artifact"}
    assert item_escaped(scene.state, "briefcase")
    check(scene.state)


def test_hyde_zipgun_is_a_gun_out_of_nowhere() -> None:
    scene = unmasked("hyde").do(Reveal, card="hyde")
    assert scene.pawn("doctor").items == ("gun",)
    scene = unmasked("hyde").lying("kitchen", *("gun",) * 6).do(Reveal, card="hyde")
    assert scene.pawn("doctor").items == ()


# --- Microbiologist -------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["exile", "security", "cyborg"])
def test_microbiologist_infect_contaminates_whoever_is_here(target: str) -> None:
    scene = revealed("microbiologist", "kitchen", target).do(Infect, target=target)
    assert scene.pawn(target).contaminated
    assert scene.state.turn.actions == 1
    assert scene.refused(Infect, target=target) == "8.5.1"


def test_microbiologist_infect_with_full_hands_its_player_chooses_what_falls() -> None:
    scene = revealed("microbiologist", "kitchen", "exile").empty("exile").pc(1, "exile")
    scene.give("exile", "gun", "helmet", "artifact").do(Infect, target="exile")
    assert (scene.asked(), scene.prompt().seat) == ("drop_excess", 0)
    scene.answer("artifact")
    assert scene.pawn("exile").items == ("gun", "helmet")
    assert "artifact" in scene.place("kitchen").floor


def test_microbiologist_infect_is_a_reveal_power_for_those_here() -> None:
    assert staged("microbiologist", "kitchen", "exile").refused(Infect, target="exile") == "4.4.1"
    scene = revealed("microbiologist", "kitchen", "exile").complete(Infect)
    assert scene.refused(Infect, target="stranger") == "5.2"


# --- Telepathic Rat -------------------------------------------------------------------------------------


def rat(section: str, *others: str, holder: str = "", pc: bool = False) -> Scene:
    """Colour 0 has the Rat activated; it lies in a section, or somebody there holds it."""
    scene = staged("telepathic_rat", section, *others).lying("bio_lab")
    if holder:
        scene.give(holder, "telepathic_rat")
    else:
        scene.lying(section, "telepathic_rat")
    return scene.pc(0, "telepathic_rat").acting(0, "telepathic_rat") if pc else scene


def thought(who: str) -> dict[str, str]:
    return {"who": who, "by": "telepathic_rat", "power": "telepathy"}


def test_telepathic_rat_telepathy_moves_a_human_here() -> None:
    scene = rat("kitchen", "exile").do(Step, to="rec_room", **thought("exile"))
    assert scene.pawn("exile").at == "rec_room"
    assert (scene.state.turn.actions, scene.state.turn.free) == (1, False)
    assert scene.card("exile").discs == ()


def test_telepathic_rat_telepathy_works_from_somebodys_hands() -> None:
    scene = rat("kitchen", "exile", "security", holder="security")
    assert people.where(scene.state, scene.pawn("telepathic_rat")) == "kitchen"
    assert scene.can(Step, to="rec_room", **thought("exile"))


def test_telepathic_rat_telepathy_knows_no_self_preservation() -> None:
    scene = rat("forward_hub", "exile").hazard("physics_lab", "fire")
    scene.do(Step, to="physics_lab", **thought("exile"))
    assert scene.pawn("exile").down
    # 10.1.2: the Rat's player did that.
    assert scene.guilt(0) == "suspect"


def test_telepathic_rat_telepathy_stops_at_helmets_machines_and_the_down() -> None:
    scene = rat("kitchen", "exile", "security", "stranger").give("exile", "helmet").down("stranger")
    for who in ("exile", "security", "stranger", "astrochimp"):
        assert scene.refused(Step, to="rec_room", **thought(who)) == "4.4.1", who


def test_telepathic_rat_telepathy_asks_no_owner() -> None:
    scene = rat("kitchen", "exile").pc(1, "exile").do(Step, to="rec_room", **thought("exile"))
    assert (scene.asked(), scene.pawn("exile").at) == ("", "rec_room")


def test_telepathic_rat_telepathy_is_all_it_can_do() -> None:
    scene = rat("kitchen", "exile")
    own = [act for act in scene.listed(0) if getattr(act, "who", "") == "telepathic_rat"]
    assert own
    assert all(isinstance(act, Wait) for act in own)
    assert scene.refused(Step, to="rec_room") == "4.2.2"
    assert scene.can(EndTurn)


def test_telepathic_rat_paranoid_trusts_who_has_a_conspirator_there() -> None:
    scene = rat("kitchen", "exile", "medical", holder="medical").turn(1).cubes(0, "telepathic_rat", 0)
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"
    scene.cubes(1, "exile", 1)
    assert scene.can(Influence, card="telepathic_rat", cubes=2)
    scene.down("exile")
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"


def test_telepathic_rat_paranoid_is_not_bribed() -> None:
    scene = rat("kitchen", "exile", "stranger").acting(0, "stranger")
    assert scene.refused(Step, to="rec_room", pay="bribe", **thought("exile")) == "15.5.4"
    scene.kompromat(0, "telepathic_rat")
    assert scene.can(Step, to="rec_room", pay="kompromat", **thought("exile"))


def test_telepathic_rat_my_precious_is_not_thrown_nor_dropped_by_others() -> None:
    scene = rat("kitchen", "exile", "security", holder="exile", pc=True).acting(1, "exile")
    assert scene.refused(Drop, item="telepathic_rat") == "4.4"
    assert scene.refused(Throw, item="telepathic_rat", to="rec_room") == "4.4"
    assert scene.can(Give, item="telepathic_rat", to="security")
    scene.at("exile", "aft_airlocks")
    assert scene.refused(Throw, item="telepathic_rat", to="outer_space") == "4.4"


def test_telepathic_rat_my_precious_lets_its_own_player() -> None:
    scene = rat("kitchen", "exile", holder="exile", pc=True)
    assert scene.can(Drop, item="telepathic_rat", **thought("exile"))
    assert scene.acting(0, "exile").can(Throw, item="telepathic_rat", to="rec_room")


def test_telepathic_rat_my_precious_lets_the_other_colour_of_its_player() -> None:
    """17.2.2: two colours, and one player."""
    scene = Scene(2, cast=tutorial_with("telepathic_rat")).pc(0, "telepathic_rat").lying("bio_lab")
    scene.alone("exile").at("exile", "kitchen").give("exile", "telepathic_rat")
    assert scene.acting(2, "exile").can(Drop, item="telepathic_rat")
    assert scene.acting(1, "exile").refused(Drop, item="telepathic_rat") == "4.4"


def test_telepathic_rat_my_precious_is_a_reveal_power() -> None:
    scene = rat("kitchen", "exile", holder="exile").acting(1, "exile")
    assert scene.can(Drop, item="telepathic_rat")


def test_telepathic_rat_my_precious_is_not_what_full_hands_let_go() -> None:
    scene = rat("chem_lab", "exile", holder="exile", pc=True).acting(1, "exile")
    scene.give("exile", "gun", "helmet").do(Step, to="bio_lab")
    assert scene.asked() == "drop_excess"
    assert set(scene.picks()) == {"gun", "helmet"}


def test_telepathic_rat_is_carried_like_an_item_and_fought_by_nobody() -> None:
    scene = rat("kitchen", "exile").acting(1, "exile").give("exile", "gun")
    assert scene.refused(Attack, target="telepathic_rat", weapon="gun")
    scene.do(PickUp, item="telepathic_rat").do(Step, to="rec_room")
    assert people.where(scene.state, scene.pawn("telepathic_rat")) == "rec_room"
    assert people.room(scene.pawn("exile")) == 1
    # Its contamination is its own.
    assert not scene.pawn("exile").contaminated


def test_telepathic_rat_is_cleaned_in_the_tanks() -> None:
    scene = rat("tanks", "exile", holder="exile").acting(1, "exile")
    scene.do(Decontaminate, target="telepathic_rat")
    assert not scene.pawn("telepathic_rat").contaminated
