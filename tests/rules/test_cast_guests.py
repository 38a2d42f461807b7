"""Those who do not belong on board: the Billionaire, the Boarder, the Corpsicle, the Inspector."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring
from game.stationfall.abilities.mobility import Breach
from game.stationfall.abilities.offensive import Missile
from game.stationfall.actions.basic import Attack, Give, PickUp, Rob, Step, Throw
from game.stationfall.actions.section import Manufacture, SectionLaunch
from game.stationfall.actions.turn import Activate, Influence, Reveal
from game.stationfall.cards import CAST
from game.stationfall.state import GREY
from tests.rules.scene import Scene, agenda, revealed, staged, tutorial_with

PRINTED = {
    "billionaire": ("suite", 3, ("live_streams", "rich"), ("hollow_promises",), ("fletcher",), ()),
    "boarder": (
        "outer_space",
        4,
        ("breach", "fugitive"),
        ("missile", "extricate"),
        ("helmet", "gun", "bludgeon"),
        (),
    ),
    "corpsicle": ("cryo_lab", 5, ("vengeful", "dying"), ("last_gasp",), (), ("helmet",)),
    "inspector": ("chem_lab", 4, ("investigator", "badge"), ("offshore_shenanigans",), (), ()),
}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers, items, integral = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit, it.items, it.integral) == (start, limit, items, integral)
    assert tuple(ability.key for ability in it.abilities) == abilities
    assert tuple(power.key for power in it.powers) == powers
    pawn = Scene(cast=tutorial_with(card)).pawn(card)
    assert people.human(pawn)
    assert not people.robot(pawn)
    assert (pawn.at, pawn.items, pawn.down) == (start, items, card == "corpsicle")


@pytest.mark.parametrize("card", PRINTED)
def test_only_the_boarder_wins_guilty(card: str) -> None:
    scene = Scene(cast=tutorial_with(card)).identity(0, card).accused(0, "guilty")
    assert scoring.may_win(scene.state, 0) == (card == "boarder")


def bribes(scene: Scene) -> int:
    """What colour 0 scores for bribes, its own included."""
    return sum(points for _, points in scoring.bribe_points(scene.state, 0))


@pytest.mark.parametrize(
    ("card", "points"), [("billionaire", 0), ("boarder", 3), ("corpsicle", 2), ("inspector", 3)]
)
def test_what_a_bribe_is_worth_to_them(card: str, points: int) -> None:
    assert bribes(Scene(cast=tutorial_with(card)).pc(0, card).bribed(1, card)) == points


# --- Billionaire ----------------------------------------------------------------------------------------


def filmed(section: str, *others: str) -> Scene:
    """The Exile has a gun, and no camera runs."""
    return staged("exile", section, "astrochimp", *others, brings=("billionaire",)).give("exile", "gun")


@pytest.mark.parametrize("cameras", [True, False])
def test_billionaire_live_streams_film_the_dark_with_or_without_cameras(cameras: bool) -> None:
    scene = filmed("locker_room", "billionaire").cameras(cameras).jammers(False)
    assert scene.dark("locker_room")
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "suspect"


def test_billionaire_live_streams_are_jammed() -> None:
    scene = filmed("locker_room", "billionaire")
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "innocent"


def test_billionaire_live_streams_come_from_fletcher_too() -> None:
    scene = filmed("locker_room").jammers(False).empty("billionaire").give("astrochimp", "fletcher")
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "suspect"
    scene = filmed("locker_room").jammers(False).empty("billionaire").lying("locker_room", "fletcher")
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "suspect"
    scene = filmed("locker_room").jammers(False)
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "innocent"


def test_billionaire_live_streams_go_on_while_he_is_down_and_in_a_blackout() -> None:
    scene = filmed("kitchen", "billionaire").down("billionaire").blackout()
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "suspect"
    scene = filmed("kitchen", "billionaire").annihilated("billionaire").blackout()
    assert scene.do(Attack, target="astrochimp", weapon="gun").guilt(0) == "innocent"


def test_billionaire_live_streams_light_the_dark_for_fast_talk() -> None:
    scene = staged("astrochimp", "locker_room", "exile", "billionaire").give("astrochimp", "bludgeon")
    assert scene.can(Attack, target="exile", weapon="bludgeon")
    assert scene.jammers(False).refused(Attack, target="exile", weapon="bludgeon") == "4.4"


def test_billionaire_live_streams_leave_no_dark_to_come_out_of() -> None:
    scene = staged("exile", "kitchen", "billionaire").at("stowaway", "card").at("billionaire", "locker_room")
    scene.acting(0, "stowaway")
    assert scene.can(Step, to="locker_room")
    scene.jammers(False)
    assert scene.refused(Step, to="locker_room") == "5.1.3.1"
    assert scene.can(Step, to="storage")


def test_billionaire_rich_is_not_bribed() -> None:
    scene = staged("exile", "kitchen", "billionaire")
    assert scene.refused(Step, who="billionaire", to="rec_room", pay="bribe") == "15.5.4"
    scene.kompromat(0, "billionaire")
    assert scene.can(Step, who="billionaire", to="rec_room", pay="kompromat")


def test_billionaire_rich_has_grey_bribes_to_give_away() -> None:
    scene = staged("billionaire", "kitchen", "exile")
    assert scene.card("billionaire").bribes == (GREY,) * 3
    scene.do(Step, who="exile", to="rec_room", pay="grey")
    assert scene.pawn("exile").at == "rec_room"
    assert (scene.card("billionaire").bribes, scene.card("exile").bribes) == ((GREY,) * 2, (GREY,))
    assert scene.colour(0).bribe
    # 15.5.4.1: it was this turn's Bribe all the same.
    assert scene.refused(Step, who="exile", to="kitchen", pay="bribe") == "15.5.4.1"
    assert scene.refused(Step, who="exile", to="kitchen", pay="grey") == "15.5.4.1"


def test_billionaire_rich_gives_in_his_own_activation_only() -> None:
    scene = staged("exile", "kitchen", "billionaire", "astrochimp")
    assert scene.refused(Step, who="astrochimp", to="rec_room", pay="grey") == "15.5.4.1"
    scene = staged("billionaire", "kitchen", "exile")._card("billionaire", bribes=())
    assert scene.refused(Step, who="exile", to="rec_room", pay="grey") == "15.5.4.1"
    assert scene.can(Step, who="exile", to="rec_room", pay="bribe")


def test_billionaire_rich_asks_the_owner_of_a_pc() -> None:
    scene = staged("billionaire", "kitchen", "exile").pc(1, "exile")
    scene.do(Step, who="exile", to="rec_room", pay="grey")
    assert (scene.asked(), scene.prompt().seat) == ("consent", 1)
    scene.answer("refuse")
    assert scene.card("billionaire").bribes == (GREY,) * 3
    assert scene.pawn("exile").at == "kitchen"


def test_billionaire_rich_grey_bribes_count_if_he_gets_away() -> None:
    scene = Scene(cast=tutorial_with("billionaire")).pc(0, "exile")._card("exile", bribes=(GREY, GREY))
    assert bribes(scene) == 1
    assert bribes(scene.escaped("billionaire")) == 3


def test_billionaire_hollow_promises_call_all_grey_bribes_in() -> None:
    scene = Scene(cast=tutorial_with("billionaire")).identity(0, "billionaire").bribed(1, "exile")
    scene._card("exile", bribes=(GREY, 1))._card("medical", bribes=(GREY,))._card(
        "billionaire", bribes=(GREY,)
    )
    scene.do(Reveal, card="billionaire")
    assert scene.card("billionaire").bribes == (GREY,) * 3
    assert (scene.card("exile").bribes, scene.card("medical").bribes) == ((1,), ())


def test_billionaire_fletcher_is_handed_about_and_minds_no_hazard() -> None:
    scene = staged("billionaire", "forward_hub", "exile").do(Give, item="fletcher", to="exile")
    assert scene.pawn("exile").items == ("fletcher",)
    scene = staged("billionaire", "forward_hub").hazard("physics_lab", "fire")
    scene.do(Throw, item="fletcher", to="physics_lab")
    assert "fletcher" in scene.place("physics_lab").floor


# --- Boarder --------------------------------------------------------------------------------------------


def test_boarder_breach_removes_a_lock_beside_her() -> None:
    scene = staged("boarder", "bio_lab").do(Breach, to="vault_x")
    assert not scene.locked("bio_lab", "vault_x")
    assert scene.locked("reactor", "magnetic_containment")
    assert scene.state.turn.actions == 1
    assert scene.refused(Breach, to="vault_x") == "7.2.2.2"


def test_boarder_breach_is_hers_while_there_is_light() -> None:
    assert staged("exile", "bio_lab", brings=("boarder",)).refused(Breach, to="vault_x") == "7.2.2.2"
    assert staged("boarder", "chem_lab").refused(Breach, to="vault_x") == "7.2.2.2"


@pytest.mark.parametrize(("who", "target"), [("boarder", "exile"), ("exile", "boarder")])
def test_boarder_fugitive_makes_nobody_suspect(who: str, target: str) -> None:
    scene = staged(who, "kitchen", target).give("exile", "gun").do(Attack, target=target, weapon="gun")
    assert scene.pawn(target).down
    assert scene.guilt(0) == "innocent"


def launched(section: str, who: str = "kitchen") -> Scene:
    """A Missile of colour 0 that lands as this turn ends."""
    scene = revealed("boarder", who, "exile").jammers(False)
    return scene.marker(0, "missile", section)


def test_boarder_missile_needs_the_jammers_off_and_no_other_missile() -> None:
    scene = revealed("boarder", "kitchen")
    assert scene.refused(Missile, section="suite") == "7.4"
    scene.jammers(False).do(Missile, section="suite")
    assert [(it.what, it.section, it.colour) for it in scene.state.markers] == [("missile", "suite", 0)]
    assert scene.refused(Missile, section="kitchen") == "15.7.1"


def test_boarder_missile_is_a_reveal_power_for_sections_in_place() -> None:
    assert staged("boarder", "kitchen").jammers(False).refused(Missile, section="suite") == "4.4.1"
    scene = revealed("boarder", "kitchen").jammers(False).away("houdini")
    assert scene.refused(Missile, section="houdini") == "5.6"
    assert scene.can(Missile, section="mcqueen")
    scene.complete(Missile)


def test_boarder_missile_damages_the_section_and_downs_all_in_it() -> None:
    scene = launched("suite").gather("suite", "exile", "security", "astrochimp", "stranger")
    scene.give("astrochimp", "helmet").end_turn()
    assert scene.place("suite").damaged
    assert all(scene.pawn(who).down for who in ("exile", "security", "astrochimp", "stranger"))
    # It comes outside her activation: nobody answers for it.
    assert scene.guilt(0) == "innocent"
    assert not scene.pawn("boarder").down


def test_boarder_missile_waits_for_the_end_of_her_next_turn() -> None:
    scene = revealed("boarder", "kitchen").jammers(False).do(Missile, section="suite").end_turn()
    assert not scene.place("suite").damaged
    assert scene.told("turn")


def test_boarder_missile_cannot_damage_outer_space() -> None:
    scene = launched("outer_space").at("exile", "outer_space").give("exile", "helmet").end_turn()
    assert scene.pawn("exile").down
    assert not scene.place("outer_space").damaged


def adrift(*, pirates: bool) -> Scene:
    """Four people in Outer Space whom nobody plays: two Live, two Down, one of each with something."""
    scene = Scene(cast=tutorial_with("boarder")).alone()
    for colour, card in enumerate(("astrochimp", "counselor", "medical", "stowaway")):
        scene.identity(colour, card)
    for who in ("exile", "stranger", "engineer", "troubleshooter"):
        scene.at(who, "outer_space").empty(who).give(who, "helmet")
    scene.lying("suite").down("engineer", "troubleshooter")
    if pirates:
        scene.state.tally["pirate_ship"] = 1
    return scene


def saved(scene: Scene) -> set[str]:
    scene.fall()
    return {key for key, pawn in scene.state.pawns.items() if people.escaped(scene.state, pawn)}


def test_boarder_rescue_ship_takes_the_live_only() -> None:
    assert saved(adrift(pirates=False).give("engineer", "briefcase")) == {"exile", "stranger"}


@pytest.mark.parametrize("holder", ["stranger", "engineer"])
def test_boarder_pirate_ship_takes_who_has_the_briefcase_down_or_not(holder: str) -> None:
    assert saved(adrift(pirates=True).give(holder, "briefcase")) == {holder}


@pytest.mark.parametrize(("section", "points"), [("outer_space", 4), ("kitchen", 0)])
def test_boarder_agenda_counts_the_briefcase_that_the_ship_then_takes_from_space(
    section: str, points: int
) -> None:
    """As with the Humans out there: what counts is where things are when Stationfall comes."""
    scene = adrift(pirates=False).identity(0, "boarder").pc(0, "boarder").escaped("boarder")
    scene.empty("boarder").at("stranger", section).give("stranger", "briefcase")
    scene.state.tally["pirate_ship"] = 1
    scene.fall()
    assert people.escaped(scene.state, scene.pawn("stranger")) == (points == 4)
    assert agenda(scene, "boarder")[1] == points


def test_boarder_extricate_shows_the_pirate_flag() -> None:
    scene = Scene(cast=tutorial_with("boarder")).identity(0, "boarder").do(Reveal, card="boarder")
    assert scene.state.tally["pirate_ship"] == 1
    assert scene.told("pirate-ship")


def test_boarder_extricate_works_at_stationfall_too() -> None:
    scene = adrift(pirates=False).identity(0, "boarder").give("exile", "briefcase").at("boarder", "kitchen")
    assert saved(scene) == {"exile"}
    assert not scene.card("boarder").powers


# --- Corpsicle ------------------------------------------------------------------------------------------


def frozen(*cards: str) -> Scene:
    """The Exile acts, and colour 0 has the Down Corpsicle's Kompromat."""
    scene = staged("exile", "aft_hub", "corpsicle", *cards).down("corpsicle")
    return scene.kompromat(0, "corpsicle")


def test_corpsicle_starts_down_in_a_helmet_of_her_own() -> None:
    scene = staged("exile", "aft_hub", "corpsicle").down("corpsicle")
    assert people.helmeted(scene.pawn("corpsicle"))
    assert scene.refused(PickUp, item="helmet", source="corpsicle") == "8.4"
    assert scene.turn(0).refused(Influence, card="corpsicle", cubes=1) == "15.4.1"


def test_corpsicle_vengeful_wakes_and_arms_her() -> None:
    scene = frozen().do(Step, who="corpsicle", to="therapy_garden", pay="kompromat")
    pawn = scene.pawn("corpsicle")
    assert (pawn.at, pawn.down, pawn.items) == ("therapy_garden", False, ("bludgeon",))


def test_corpsicle_vengeful_strikes_with_it_at_once() -> None:
    scene = frozen("stranger").do(
        Attack, who="corpsicle", target="stranger", weapon="bludgeon", pay="kompromat"
    )
    assert scene.pawn("stranger").down
    assert scene.guilt(0) == "suspect"


def test_corpsicle_vengeful_needs_no_sleep_first() -> None:
    scene = staged("exile", "aft_hub", "corpsicle", "stranger")._pawn("corpsicle", down=False)
    scene.kompromat(0, "corpsicle")
    scene.do(Attack, who="corpsicle", target="stranger", weapon="bludgeon", pay="kompromat")
    assert scene.pawn("corpsicle").items == ("bludgeon",)


def test_corpsicle_vengeful_with_full_hands_must_let_something_go() -> None:
    scene = frozen().give("corpsicle", "gun", "artifact")
    scene.do(Step, who="corpsicle", to="therapy_garden", pay="kompromat")
    assert scene.asked() == "drop_excess"
    assert set(scene.picks()) == {"gun", "artifact", "bludgeon"}
    scene.answer("artifact")
    assert scene.pawn("corpsicle").items == ("gun", "bludgeon")
    assert "artifact" in scene.place("therapy_garden").floor


def test_corpsicle_vengeful_asks_nothing_when_hands_are_free_again() -> None:
    scene = frozen("stranger").give("corpsicle", "gun", "artifact")
    scene.do(Give, who="corpsicle", item="gun", to="stranger", pay="kompromat")
    assert scene.asked() == ""
    assert scene.pawn("corpsicle").items == ("artifact", "bludgeon")


def test_corpsicle_vengeful_does_not_wake_her_to_die_again() -> None:
    scene = frozen()._pawn("corpsicle", integral=()).hazard("aft_hub").give("exile", "helmet")
    assert scene.refused(Step, who="corpsicle", to="therapy_garden", pay="kompromat") == "11.1"


def test_corpsicle_vengeful_is_not_for_bribes() -> None:
    scene = staged("exile", "aft_hub", "corpsicle").down("corpsicle")
    assert scene.refused(Step, who="corpsicle", to="therapy_garden", pay="bribe") == "11.1"
    scene._pawn("corpsicle", down=False).do(Step, who="corpsicle", to="therapy_garden", pay="bribe")
    assert scene.pawn("corpsicle").items == ()


def test_corpsicle_dying_is_not_activated_tired_and_has_nothing_for_free() -> None:
    scene = staged("exile", "aft_hub", "corpsicle")._pawn("corpsicle", down=False).turn(0)
    scene.cubes(0, "corpsicle", 2).do(Activate, who="corpsicle")
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, False)
    scene.turn(0).disc(1, "corpsicle")
    assert scene.refused(Activate, who="corpsicle") == "15.5.2"
    assert scene.disc(0, "").disc(1, "").can(Activate, who="corpsicle")


def test_corpsicle_last_gasp_wakes_her() -> None:
    scene = Scene(cast=tutorial_with("corpsicle")).identity(0, "corpsicle").do(Reveal, card="corpsicle")
    assert not scene.pawn("corpsicle").down
    assert scene.asked() == ""


def test_corpsicle_last_gasp_is_not_heard_from_inside_the_slime() -> None:
    scene = staged("exile", "aft_hub", "corpsicle").identity(0, "corpsicle").down("corpsicle").turn(0)
    scene.state.x["corpsicle"] = people.ENGULFED
    scene.do(Reveal, card="corpsicle")
    assert scene.asked() == ""
    assert scene.pawn("corpsicle").down


def test_corpsicle_last_gasp_is_an_action_if_she_is_up() -> None:
    scene = staged("exile", "aft_hub", "corpsicle")._pawn("corpsicle", down=False).turn(0)
    scene.identity(0, "corpsicle").do(Reveal, card="corpsicle")
    assert scene.asked() == "act_now"
    scene.do(Step, who="corpsicle", to="therapy_garden", pay="gift")
    assert scene.asked() == ""
    assert scene.can(Activate, who="corpsicle")


# --- Inspector ------------------------------------------------------------------------------------------


def test_inspector_investigator_takes_kompromat_next_door() -> None:
    scene = staged("inspector", "chem_lab").kompromat_at("bio_lab", "exile").no_kompromat("chem_lab")
    scene.do(PickUp, item="kompromat", source="bio_lab", pay="free")
    assert scene.hand(0) == {"exile"}
    assert staged("exile", "chem_lab", brings=("inspector",)).refused(
        PickUp, item="kompromat", source="bio_lab"
    )


def test_inspector_investigator_does_not_reach_through_locks() -> None:
    scene = staged("inspector", "therapy_garden").kompromat_at("shred_room", "exile")
    assert scene.locked("therapy_garden", "shred_room")
    assert scene.refused(PickUp, item="kompromat", source="shred_room") == "12.2.3"
    assert scene.no_locks().can(PickUp, item="kompromat", source="shred_room")


def test_inspector_investigator_makes_data_next_door_and_stays_clean() -> None:
    scene = staged("inspector", "chem_lab").do(Manufacture, thing="x_secret")
    assert scene.pawn("inspector").data == ("x_secret",)
    assert not scene.pawn("inspector").contaminated
    assert scene.pawn("inspector").at == "chem_lab"


def test_inspector_investigator_makes_no_things_next_door() -> None:
    assert staged("inspector", "bio_lab").refused(Manufacture, thing="firebomb") == "13.9.1"
    assert staged("inspector", "chem_lab").can(Manufacture, thing="firebomb")


def test_inspector_investigator_finds_the_other_section_as_it_is() -> None:
    assert (
        staged("inspector", "chem_lab").damaged("bio_lab").refused(Manufacture, thing="x_secret") == "5.1.4"
    )
    assert staged("inspector", "chem_lab").damaged("chem_lab").can(Manufacture, thing="x_secret")
    scene = staged("inspector", "chem_lab").blackout()
    assert scene.refused(Manufacture, thing="x_secret") == "7.2.2.1"


def test_inspector_badge_robs_things_like_a_gun() -> None:
    scene = (
        staged("inspector", "kitchen", "exile").give("exile", "helmet", "briefcase").data("exile", "evidence")
    )
    scene.do(Rob, target="exile", what="briefcase", weapon="badge")
    assert scene.pawn("inspector").items == ("briefcase",)
    assert scene.refused(Rob, target="exile", what="evidence", weapon="badge")
    assert scene.refused(Rob, target="exile", what="helmet", weapon="gun") == "8.3"


def test_inspector_badge_is_no_weapon_and_stops_at_pride() -> None:
    scene = staged("inspector", "kitchen", "daredevil", "exile").give("daredevil", "artifact")
    assert scene.refused(Rob, target="daredevil", what="artifact", weapon="badge") == "4.4"
    assert scene.refused(Attack, target="exile", weapon="badge") == "12.8"
    scene = staged("exile", "kitchen", "stranger", brings=("inspector",)).give("stranger", "artifact")
    assert scene.refused(Rob, target="stranger", what="artifact", weapon="badge") == "12.8"


def test_inspector_offshore_shenanigans_bring_the_bribe_back() -> None:
    scene = Scene(cast=tutorial_with("inspector")).identity(0, "inspector")
    scene.bribed(0, "exile").bribed(1, "exile").do(Reveal, card="inspector")
    assert scene.colour(0).bribe
    assert scene.card("exile").bribes == (1,)


def test_inspector_offshore_shenanigans_change_nothing_for_a_bribe_in_hand() -> None:
    scene = Scene(cast=tutorial_with("inspector")).identity(0, "inspector").do(Reveal, card="inspector")
    assert scene.colour(0).bribe
    assert not scene.told("refunded")


@pytest.mark.parametrize(
    ("who", "inside", "leaves"),
    [
        ("inspector", "exile", True),
        ("exile", "inspector", True),
        ("exile", "stranger", False),
        ("engineer", "stranger", True),
    ],
)
def test_inspector_brings_a_shuttle_that_asks_for_him_or_a_mechanic(
    who: str, inside: str, leaves: bool
) -> None:
    scene = staged(who, "forward_airlocks", brings=("inspector",)).at(inside, "inspectors_shuttle")
    if not leaves:
        assert scene.refused(SectionLaunch, pod="inspectors_shuttle") == "5.5.4"
        return
    scene.do(SectionLaunch, pod="inspectors_shuttle")
    assert people.escaped(scene.state, scene.pawn(inside))
