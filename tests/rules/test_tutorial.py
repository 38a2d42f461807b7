"""The launch manual's tutorial, and every example it gives, played through the game's own door.

Lindsey sits in seat 0 with the Engineer as her identity and the Station Chief as Bonus Character; the other
three follow the manual's advice for their first turns and keep out of her way.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Action, Illegal
from game.stationfall import people, scoring, station
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp, Throw
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.section import Manufacture, SectionLaunch, Transmit
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.game import STATIONFALL
from game.stationfall.lesson import TUTORIAL
from game.stationfall.state import Conspiracy, Kompromat, Marker, Options, Player, State, copy

LINDSEY = 0
HANDS = (
    ("engineer", "station_chief"),
    ("counselor", "stranger"),
    ("exile", "medical"),
    ("security", "cyborg"),
)


def do(state: State, *actions: Action) -> State:
    for action in actions:
        state = STATIONFALL.apply(state, action, Random(0)).state
    return state


def refused(state: State, action: Action) -> str:
    """The rule that speaks against an action."""
    with pytest.raises(Illegal) as caught:
        STATIONFALL.apply(state, action, Random(0))
    return caught.value.rule


def deeds(state: State, pay: str = "action") -> list[Deed]:
    seat = STATIONFALL.prompts(state)[0].seat
    return [act for act in STATIONFALL.legal(state, seat) if isinstance(act, Deed) and act.pay == pay]


def dealt() -> State:
    """The tutorial's own set-up, with open hands."""
    options = Options(cast="lesson", projectx="grey_goo")
    state = copy(STATIONFALL.deal(4, options, Random(13)).state)
    state.first = LINDSEY
    state.reentry = False
    state.players = [Player(dealt=hand) for hand in HANDS]
    return state


def begun() -> State:
    return do(dealt(), *(Become(seat=seat, card=hand[0]) for seat, hand in enumerate(HANDS)))


def others_pass(state: State) -> State:
    return do(state, *(Renegotiate(seat=seat) for seat in (1, 2, 3)))


def minute_13() -> State:
    state = do(
        begun(),
        Influence(seat=LINDSEY, card="station_chief", cubes=1),
        Activate(seat=LINDSEY, who="station_chief"),
        PickUp(seat=LINDSEY, who="station_chief", item="kompromat", pay="free"),
        Step(seat=LINDSEY, who="station_chief", to="aft_hub"),
        Step(seat=LINDSEY, who="station_chief", to="reactor"),
        EndTurn(seat=LINDSEY),
    )
    # The others make their first conspirators and see to some Kompromat.
    for seat, who in ((1, "daredevil"), (2, "cyborg")):
        state = do(
            state,
            Influence(seat=seat, card=who, cubes=1),
            Activate(seat=seat, who=who),
            PickUp(seat=seat, who=who, item="kompromat", pay="free"),
            EndTurn(seat=seat),
        )
    return do(
        state,
        Influence(seat=3, card="troubleshooter", cubes=1),
        Activate(seat=3, who="troubleshooter"),
        Step(seat=3, who="troubleshooter", to="physics_lab"),
        Step(seat=3, who="troubleshooter", to="forward_hub"),
        EndTurn(seat=3),
    )


def minute_12() -> State:
    return others_pass(
        do(
            minute_13(),
            Influence(seat=LINDSEY, card="astrochimp", cubes=1),
            Activate(seat=LINDSEY, who="astrochimp"),
            Step(seat=LINDSEY, who="astrochimp", to="reactor"),
            Step(seat=LINDSEY, who="astrochimp", to="aft_airlocks"),
            PickUp(seat=LINDSEY, who="astrochimp", item="helmet", pay="free"),
            EndTurn(seat=LINDSEY),
        )
    )


def minute_11() -> State:
    return others_pass(
        do(
            minute_12(),
            Influence(seat=LINDSEY, card="stowaway", cubes=1),
            Activate(seat=LINDSEY, who="stowaway"),
            Step(seat=LINDSEY, who="stowaway", to="forward_exhaust"),
            Step(seat=LINDSEY, who="stowaway", to="chem_lab"),
            PickUp(seat=LINDSEY, who="stowaway", item="kompromat", pay="free"),
            EndTurn(seat=LINDSEY),
        )
    )


def minute_10() -> State:
    return do(
        minute_11(),
        Activate(seat=LINDSEY, who="station_chief"),
        Throw(seat=LINDSEY, who="astrochimp", item="helmet", to="reactor", pay="kompromat"),
        PickUp(seat=LINDSEY, who="station_chief", item="helmet", pay="free"),
        Step(seat=LINDSEY, who="station_chief", to="magnetic_containment"),
        PickUp(seat=LINDSEY, who="station_chief", item="antimatter"),
        Step(seat=LINDSEY, who="station_chief", to="reactor", pay="bribe"),
    )


def minute_9(ignite: bool = True) -> State:
    return do(
        others_pass(do(minute_10(), EndTurn(seat=LINDSEY))),
        Reveal(seat=LINDSEY, card="engineer"),
        Choose(seat=LINDSEY, pick="vault_x"),
        Activate(seat=LINDSEY, who="stowaway"),
        Manufacture(seat=LINDSEY, who="stowaway", thing="firebomb"),
        Throw(seat=LINDSEY, who="stowaway", item="firebomb", to="bio_lab", ignite=ignite),
        EndTurn(seat=LINDSEY),
    )


def minute_8(ignite: bool = True) -> State:
    """Her script: nobody is Contaminated, so she secures the Station Chief and runs."""
    return do(
        others_pass(minute_9(ignite)),
        Influence(seat=LINDSEY, card="station_chief", cubes=1),
        Activate(seat=LINDSEY, who="station_chief"),
        Step(seat=LINDSEY, who="station_chief", to="aft_hub"),
        Step(seat=LINDSEY, who="station_chief", to="storage"),
        EndTurn(seat=LINDSEY),
    )


# --- Set-up ---------------------------------------------------------------------------------------------


def test_setup_is_the_tutorials() -> None:
    state = dealt()
    assert state.cast == TUTORIAL
    assert state.minute == 13
    assert not any(token.at == "houdini" for token in state.kompromat.values())
    assert state.kompromat["astrochimp"].at == "therapy_garden"
    for section in ("kitchen", "chem_lab"):
        assert any(token.at == section for token in state.kompromat.values())
    assert "artifact" in state.places["physics_lab"].floor
    assert state.places["magnetic_containment"].floor == ("antimatter",)
    assert state.places["magnetic_containment"].hazard == "asphyxiation"
    assert "briefcase" in state.places["suite"].floor
    assert "rocket_wings" in state.places["print_shop"].floor
    assert state.cameras
    assert state.jammers
    assert station.broken(state) == 0
    assert all(conspiracy.guilt == "innocent" for conspiracy in state.conspiracies)
    moored = {key: fixed.moored for key, fixed in station.board(state).sections.items() if fixed.pod}
    assert {pod for pod, dock in moored.items() if dock == "aft_airlocks"} == {
        "alcatraz",
        "hail_mary",
        "houdini",
        "mcqueen",
    }
    assert moored["medevac_pod"] == "forward_airlocks"
    assert {"shred_room", "cargo_claw"} <= set(state.places)


def test_setup_locks_the_reactors_trap_the_vault_and_the_shred_room() -> None:
    state = begun()
    doors = station.board(state).corridors
    locked = {frozenset((doors[key].a, doors[key].b)) for key in state.locks}
    assert len(locked) == 3
    assert frozenset(("reactor", "magnetic_containment")) in locked
    assert frozenset(("therapy_garden", "shred_room")) in locked
    assert any("vault_x" in ends for ends in locked)


# --- 13 minutes -----------------------------------------------------------------------------------------


def test_minute_13_lindseys_first_turn() -> None:
    state = minute_13()
    assert state.minute == 12
    assert state.cards["station_chief"].cubes[LINDSEY] == 1
    assert state.cards["station_chief"].discs == (LINDSEY,)
    assert state.pawns["station_chief"].at == "reactor"
    assert state.kompromat["astrochimp"].hand == LINDSEY
    assert STATIONFALL.view(state, LINDSEY).players[LINDSEY].known == ("astrochimp",)
    assert STATIONFALL.view(state, 1).players[LINDSEY].known == ("astrochimp",), "everybody knew where it lay"
    assert STATIONFALL.view(state, 1).players[LINDSEY].hand == 1


def test_minute_13_a_tie_makes_a_conspirator_of_both() -> None:
    state = begun()
    state.cards["medical"] = replace(state.cards["medical"], cubes=(1, 1, 0, 0))
    assert people.conspires(state, 0, "medical")
    assert people.conspires(state, 1, "medical")
    assert not people.conspires(state, 2, "medical")
    state.cards["medical"] = replace(state.cards["medical"], cubes=(1, 2, 0, 0))
    assert not people.conspires(state, 0, "medical")


def test_minute_13_outer_space_is_a_short_cut_of_two_steps_with_a_helmet() -> None:
    state = do(begun(), Influence(seat=LINDSEY, card="medical", cubes=1))
    state.pawns["medical"] = replace(state.pawns["medical"], at="forward_airlocks")
    state = do(
        state,
        Activate(seat=LINDSEY, who="medical"),
        Step(seat=LINDSEY, who="medical", to="outer_space"),
        Step(seat=LINDSEY, who="medical", to="aft_airlocks"),
    )
    assert state.pawns["medical"].at == "aft_airlocks"
    assert state.turn.actions == 0

    state = do(begun(), Influence(seat=LINDSEY, card="exile", cubes=1))
    state.pawns["exile"] = replace(state.pawns["exile"], at="forward_airlocks")
    state = do(state, Activate(seat=LINDSEY, who="exile"))
    assert refused(state, Step(seat=LINDSEY, who="exile", to="outer_space")) == "11.2"
    state = do(
        state,
        PickUp(seat=LINDSEY, who="exile", item="helmet", pay="free"),
        Step(seat=LINDSEY, who="exile", to="outer_space"),
    )
    assert people.live(state.pawns["exile"])


def test_exhaustion_example_the_troubleshooter_has_one_action_the_next_turn() -> None:
    """Two actions with a fresh Troubleshooter; the next turn she is tired, for her own player too."""
    state = do(
        begun(),
        Influence(seat=LINDSEY, card="troubleshooter", cubes=1),
        Activate(seat=LINDSEY, who="troubleshooter"),
    )
    assert state.turn.actions == 2
    state = do(state, EndTurn(seat=LINDSEY))
    # To everybody else she is Exhausted at once …
    rival = do(state, Influence(seat=1, card="troubleshooter", cubes=1))
    rival = do(rival, Activate(seat=1, who="troubleshooter"))
    assert rival.turn.actions == 1
    # … and so she is to Lindsey a minute later, though the disc is her own.
    state = do(others_pass(state), Activate(seat=LINDSEY, who="troubleshooter"))
    assert state.turn.actions == 1
    assert state.turn.free
    state = do(state, Step(seat=LINDSEY, who="troubleshooter", to="physics_lab"))
    assert deeds(state) == []
    assert refused(state, Step(seat=LINDSEY, who="troubleshooter", to="forward_hub")) == "15.5.2"
    # Unless a Bribe buys another.
    state = do(state, Step(seat=LINDSEY, who="troubleshooter", to="forward_hub", pay="bribe"))
    assert state.pawns["troubleshooter"].at == "forward_hub"


def test_exhaustion_example_a_kompromat_buys_another_action_too() -> None:
    state = begun()
    state.kompromat["troubleshooter"] = Kompromat(hand=LINDSEY)
    state.cards["troubleshooter"] = replace(state.cards["troubleshooter"], cubes=(1, 0, 0, 0), discs=(3,))
    state = do(
        state,
        Activate(seat=LINDSEY, who="troubleshooter"),
        Step(seat=LINDSEY, who="troubleshooter", to="physics_lab"),
        Step(seat=LINDSEY, who="troubleshooter", to="forward_hub", pay="kompromat"),
    )
    assert state.pawns["troubleshooter"].at == "forward_hub"


# --- 12 minutes -----------------------------------------------------------------------------------------


def test_minute_12_the_astrochimp_goes_by_vent_and_takes_the_helmet() -> None:
    state = minute_12()
    assert state.minute == 11
    assert state.pawns["astrochimp"].at == "aft_airlocks"
    assert state.pawns["astrochimp"].items == ("helmet",)
    assert "helmet" not in state.places["aft_airlocks"].floor
    assert state.cards["station_chief"].discs == ()
    assert state.cards["astrochimp"].discs == (LINDSEY,)


def test_minute_12_the_station_chief_would_have_been_exhausted() -> None:
    state = minute_13()
    state = do(state, Activate(seat=LINDSEY, who="station_chief"))
    assert state.turn.actions == 1


# --- 11 minutes -----------------------------------------------------------------------------------------


def test_minute_11_the_stowaway_comes_out_of_the_dark() -> None:
    state = minute_11()
    assert state.minute == 10
    assert state.pawns["stowaway"].at == "chem_lab"
    assert sum(token.hand == LINDSEY for token in state.kompromat.values()) == 2


def test_minute_11_her_first_action_is_to_appear_in_a_dark_section() -> None:
    state = do(
        minute_12(),
        Influence(seat=LINDSEY, card="stowaway", cubes=1),
        Activate(seat=LINDSEY, who="stowaway"),
    )
    offered = deeds(state)
    dark = {key for key in state.places if station.dark(state, key)}
    assert {act.to for act in offered if isinstance(act, Step)} == dark
    assert all(type(act).__struct_config__.tag in ("step", "wait") for act in offered)
    assert refused(state, Step(seat=LINDSEY, who="stowaway", to="chem_lab")) == "5.1.3.1"


# --- 10 minutes -----------------------------------------------------------------------------------------


def test_minute_10_the_antimatter_is_armed_and_the_order_given() -> None:
    state = minute_10()
    assert state.minute == 10
    assert state.armed
    assert state.abandon
    assert state.locks == ()
    assert state.markers == (Marker(LINDSEY, "antimatter", minute=6, placed=10),)
    assert "antimatter" in state.pawns["station_chief"].items
    assert "helmet" in state.pawns["station_chief"].items
    assert state.pawns["station_chief"].at == "reactor"
    assert people.live(state.pawns["station_chief"])


def test_minute_10_five_things_in_one_turn_leave_nothing_to_pay_with() -> None:
    state = minute_10()
    assert state.turn.actions == 0
    assert not state.turn.free
    assert state.kompromat["astrochimp"].spent
    assert not state.conspiracies[LINDSEY].bribe
    assert state.cards["station_chief"].bribes == (LINDSEY,)
    assert [act for act in STATIONFALL.legal(state, LINDSEY) if isinstance(act, Deed)] == []


def test_minute_10_the_officer_opens_the_lock_in_passing() -> None:
    state = do(
        minute_11(),
        Activate(seat=LINDSEY, who="station_chief"),
        Throw(seat=LINDSEY, who="astrochimp", item="helmet", to="reactor", pay="kompromat"),
    )
    before = set(state.locks)
    assert refused(state, Step(seat=LINDSEY, who="station_chief", to="magnetic_containment")) == "11.2"
    state = do(
        state,
        PickUp(seat=LINDSEY, who="station_chief", item="helmet", pay="free"),
        Step(seat=LINDSEY, who="station_chief", to="magnetic_containment"),
    )
    assert len(before - set(state.locks)) == 1
    assert not state.abandon


def test_minute_10_left_alone_it_ends_the_game_at_the_end_of_her_turn_in_minute_6() -> None:
    state = do(minute_10(), EndTurn(seat=LINDSEY))
    while state.minute > 6:
        state = do(state, Renegotiate(seat=STATIONFALL.prompts(state)[0].seat))
    assert STATIONFALL.prompts(state)[0].seat == LINDSEY
    assert not state.ending
    state = do(state, Renegotiate(seat=LINDSEY))
    assert state.ending == "antimatter"
    assert state.phase == "fall"


# --- 9 minutes ------------------------------------------------------------------------------------------


def test_minute_9_reveal_and_overload() -> None:
    state = minute_9()
    assert state.conspiracies[LINDSEY].revealed
    assert state.cards["engineer"].owners == (LINDSEY,)
    assert Marker(LINDSEY, "overload", section="vault_x", placed=9) in state.markers
    assert not state.released
    view = STATIONFALL.view(state, 3)
    assert view.colours[LINDSEY].identity == "engineer"
    assert view.players[LINDSEY].bonus == ()


def test_minute_9_a_live_pc_conspires_without_cubes() -> None:
    state = do(
        others_pass(do(minute_10(), EndTurn(seat=LINDSEY))),
        Reveal(seat=LINDSEY, card="engineer"),
        Choose(seat=LINDSEY, pick="vault_x"),
        Activate(seat=LINDSEY, who="engineer"),
    )
    assert state.turn.actions == 2


def test_minute_9_others_cubes_are_betrayed_and_her_own_come_home() -> None:
    state = others_pass(do(minute_10(), EndTurn(seat=LINDSEY)))
    state.cards["engineer"] = replace(state.cards["engineer"], cubes=(1, 2, 0, 1), discs=(3,))
    pool = state.conspiracies[LINDSEY].pool
    state = do(state, Reveal(seat=LINDSEY, card="engineer"))
    assert state.cards["engineer"].cubes == (0, 0, 0, 0)
    assert state.conspiracies[LINDSEY].pool == pool + 1
    assert [it.betrayal for it in state.conspiracies] == [0, 2, 0, 1]
    assert state.cards["engineer"].discs == (3,), "discs stay: they still tell who is tired"


def test_minute_9_the_firebomb_sets_the_bio_lab_on_fire() -> None:
    state = minute_9()
    assert state.places["bio_lab"].hazard == "fire"
    assert state.places["bio_lab"].damaged
    assert state.pawns["stowaway"].items == ()
    assert "firebomb" not in state.places["bio_lab"].floor
    assert people.live(state.pawns["stowaway"])


def test_minute_9_a_firebomb_need_not_go_off() -> None:
    state = minute_9(ignite=False)
    assert state.places["bio_lab"].hazard == ""
    assert "firebomb" in state.places["bio_lab"].floor


def test_minute_9_the_burning_lab_contaminates_nobody() -> None:
    """Damage switches off what is written in the section's bubble."""
    state = minute_9()
    state.pawns["security"] = replace(state.pawns["security"], at="chem_lab")
    state.cards["security"] = replace(state.cards["security"], cubes=(0, 1, 0, 0))
    state = do(
        state,
        Activate(seat=1, who="security"),
        Step(seat=1, who="security", to="bio_lab"),
    )
    assert not state.pawns["security"].contaminated


# --- 8 minutes ------------------------------------------------------------------------------------------


def test_minute_8_the_vault_breaks_and_the_project_is_loose() -> None:
    state = minute_8()
    assert state.minute == 8
    assert state.places["vault_x"].damaged
    assert state.released
    assert STATIONFALL.view(state, 3).projectx == "grey_goo"
    assert all(marker.what != "overload" for marker in state.markers)


def test_minute_8_its_instructions_are_followed_from_that_turn_on() -> None:
    """The Goo comes out in the middle of her resolution and grows at its end; then after every turn."""
    state = minute_8(ignite=False)
    assert state.places["vault_x"].goo
    assert state.places["bio_lab"].goo
    assert STATIONFALL.prompts(state)[0].seat == 1
    state = do(state, Renegotiate(seat=1))
    assert STATIONFALL.prompts(state)[0].kind == "choice"
    state = do(state, Choose(seat=1, pick="cryo_lab"))
    assert state.places["cryo_lab"].goo
    assert state.tally["goo"] == 3


def test_minute_8_the_fire_keeps_the_goo_in_the_vault() -> None:
    state = minute_8()
    assert state.places["vault_x"].goo
    assert not state.places["bio_lab"].goo
    assert state.places["bio_lab"].hazard == "fire"


def test_minute_8_nanogel_revives_the_astrochimp_and_is_turned_over() -> None:
    state = begun()
    state.pawns["astrochimp"] = replace(state.pawns["astrochimp"], down=True)
    state.pawns["exile"] = replace(state.pawns["exile"], at="kitchen", items=("nanogel",))
    state.cards["exile"] = replace(state.cards["exile"], cubes=(1, 0, 0, 0))
    state = do(
        state,
        Activate(seat=LINDSEY, who="exile"),
        Revive(seat=LINDSEY, who="exile", target="astrochimp"),
    )
    assert people.live(state.pawns["astrochimp"])
    assert state.pawns["exile"].items == ("nanogel_1",)


def test_minute_8_downing_in_the_light_makes_a_suspect_and_in_the_dark_it_does_not() -> None:
    for section, guilt in (("kitchen", "suspect"), ("storage", "innocent")):
        state = begun()
        state.pawns["astrochimp"] = replace(state.pawns["astrochimp"], at=section)
        state.pawns["exile"] = replace(state.pawns["exile"], at=section, items=("bludgeon",))
        state.cards["exile"] = replace(state.cards["exile"], cubes=(1, 0, 0, 0))
        state = do(
            state,
            Activate(seat=LINDSEY, who="exile"),
            Attack(seat=LINDSEY, who="exile", target="astrochimp", weapon="bludgeon"),
        )
        assert state.conspiracies[LINDSEY].guilt == guilt


# --- 7 minutes ------------------------------------------------------------------------------------------


def test_minute_7_jammers_hold_up_copies_but_no_transmission() -> None:
    state = begun()
    state.pawns["exile"] = replace(state.pawns["exile"], data=("evidence",))
    state.cards["exile"] = replace(state.cards["exile"], cubes=(1, 0, 0, 0))
    state = do(state, Activate(seat=LINDSEY, who="exile"))
    assert refused(state, Copy(seat=LINDSEY, who="exile", data="evidence", to="medical")) == "12.6.1"
    state = do(state, Transmit(seat=LINDSEY, who="exile", data="evidence", offsite="news"))
    assert state.offsites["news"] == ("evidence",)
    state.jammers = False
    state = do(state, Copy(seat=LINDSEY, who="exile", data="evidence", to="medical"))
    assert state.pawns["medical"].data == ("evidence",)


def test_minute_7_evidence_with_the_authorities_convicts_the_suspects() -> None:
    state = begun()
    state.pawns["exile"] = replace(state.pawns["exile"], data=("evidence",))
    state.cards["exile"] = replace(state.cards["exile"], cubes=(1, 0, 0, 0))
    state.conspiracies[1] = replace(state.conspiracies[1], guilt="suspect")
    state = do(
        state,
        Activate(seat=LINDSEY, who="exile"),
        Transmit(seat=LINDSEY, who="exile", data="evidence", offsite="authorities"),
    )
    assert [it.guilt for it in state.conspiracies] == ["innocent", "guilty", "innocent", "innocent"]


# --- Stationfall ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("escaped", "items", "points"),
    [
        (True, (), 3),
        (True, ("briefcase",), 5),
        (True, ("briefcase", "artifact"), 7),
        (True, ("briefcase", "artifact", "gun"), 9),
        (False, ("briefcase", "artifact", "gun"), 0),
        (False, (), 0),
    ],
)
def test_stationfall_the_astrochimps_shiny_things_count_only_if_he_escapes(
    escaped: bool, items: tuple[str, ...], points: int
) -> None:
    state = begun()
    state.conspiracies[1] = Conspiracy(1, identity="astrochimp", revealed=True)
    at = "mesosphere/rocket_wings" if escaped else "kitchen"
    state.pawns["astrochimp"] = replace(state.pawns["astrochimp"], at=at, items=items)
    assert sum(points for _, points in scoring.agenda_points(state, 1)) == points


def test_stationfall_lindsey_scores_a_detonation_on_board() -> None:
    """Nothing Contaminated leaves, the Artifact stays, she is Innocent, and the Chief is not Down."""
    state = do(minute_10(), EndTurn(seat=LINDSEY))
    while not state.ending:
        state = do(state, Renegotiate(seat=STATIONFALL.prompts(state)[0].seat))
    while state.phase != "over":
        prompt = STATIONFALL.prompts(state)[0]
        assert isinstance(prompt.default, Choose)
        state = do(state, prompt.default)
    result = STATIONFALL.result(state)
    assert result is not None
    sheet = result.scores[LINDSEY]
    agenda = [points for message, points in sheet.rows if message.key.startswith("agenda-")]
    assert agenda == [3, 3, 2, 1]
    assert {message.key: points for message, points in sheet.rows}["score-grudge"] == 0
    assert sheet.total == 9


# --- Station Automation: what its examples say about the rules for everybody -------------------------------


def test_automation_a_bare_human_does_not_walk_into_a_fire_to_attack_a_robot() -> None:
    state = begun()
    state.places["aft_hub"] = replace(state.places["aft_hub"], hazard="fire", damaged=True)
    state.cards["counselor"] = replace(state.cards["counselor"], cubes=(1, 0, 0, 0))
    state.pawns["counselor"] = replace(state.pawns["counselor"], items=("bludgeon",))
    state = do(state, Activate(seat=LINDSEY, who="counselor"))
    assert refused(state, Step(seat=LINDSEY, who="counselor", to="aft_hub")) == "11.2"
    state.pawns["counselor"] = replace(state.pawns["counselor"], items=("bludgeon", "helmet"))
    assert do(state, Step(seat=LINDSEY, who="counselor", to="aft_hub")).pawns["counselor"].at == "aft_hub"


def test_automation_a_blackout_prevents_transmitting() -> None:
    state = begun()
    for section in ("reactor", "fuel_cells"):
        state.places[section] = replace(state.places[section], damaged=True)
    state.pawns["exile"] = replace(state.pawns["exile"], data=("evidence",))
    state.cards["exile"] = replace(state.cards["exile"], cubes=(1, 0, 0, 0))
    state = do(state, Activate(seat=LINDSEY, who="exile"))
    assert refused(state, Transmit(seat=LINDSEY, who="exile", data="evidence", offsite="news")) == "7.2.2.1"


def test_automation_a_section_launch_needs_a_pod_that_may_leave() -> None:
    state = begun()
    state.pawns["medical"] = replace(state.pawns["medical"], at="aft_airlocks")
    state.pawns["exile"] = replace(state.pawns["exile"], at="houdini")
    state.cards["medical"] = replace(state.cards["medical"], cubes=(1, 0, 0, 0))
    state = do(state, Activate(seat=LINDSEY, who="medical"))
    assert refused(state, SectionLaunch(seat=LINDSEY, who="medical", pod="houdini")) == "5.5.4"
    state.abandon = True
    state = do(state, SectionLaunch(seat=LINDSEY, who="medical", pod="houdini"))
    assert people.escaped(state, state.pawns["exile"])


def test_automation_physics_lab_is_one_step_from_hub_and_print_shop() -> None:
    state = begun()
    ways = {to for to, _ in station.board(state).doors["physics_lab"]}
    assert {"forward_hub", "print_shop"} <= ways
    assert not station.board(state).sections["forward_hub"].gravity
    assert station.board(state).sections["print_shop"].gravity
