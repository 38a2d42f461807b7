"""Crew with orders of their own: the Maintenance Clones, the Colonel, the Operative."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring
from game.stationfall.abilities.offensive import EmpBurst, NerveGas
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic import Attack, Give, PickUp, Step
from game.stationfall.actions.section import AbandonShip, Manufacture
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.cards import CAST
from tests.rules.scene import Scene, revealed, staged, tutorial_with

PRINTED = {
    "clones": ("fuel_cells", 5, ("zero_born", "jury_rig"), ("go_go_go",)),
    "colonel": ("security_station", 4, ("officer", "paranoid"), ("mission_first",)),
    "operative": ("suite", 5, ("emp_burst", "officer"), ("claymore", "nerve_gas")),
}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit, it.integral) == (start, limit, ())
    assert it.items == (("gun",) if card == "colonel" else ())
    assert tuple(ability.key for ability in it.abilities) == abilities
    assert tuple(power.key for power in it.powers) == powers
    for pawn in people.pawns_of(Scene(cast=tutorial_with(card)).state, card):
        assert people.human(pawn)
        assert not people.robot(pawn)


@pytest.mark.parametrize("card", PRINTED)
def test_none_of_them_wins_guilty_or_for_bribes(card: str) -> None:
    scene = Scene(cast=tutorial_with(card)).pc(0, card).accused(0, "guilty").bribed(1, card)
    assert not scoring.may_win(scene.state, 0)
    assert sum(points for _, points in scoring.bribe_points(scene.state, 0)) == 2


# --- What they share ------------------------------------------------------------------------------------

OFFICERS = ["colonel", "operative"]


@pytest.mark.parametrize("who", OFFICERS)
def test_officer_opens_locks_and_commands_the_bridge(who: str) -> None:
    scene = staged(who, "bio_lab").do(Step, to="vault_x")
    assert not scene.locked("bio_lab", "vault_x")
    assert staged(who, "bridge").can(AbandonShip)
    assert staged(who, "print_shop").can(Manufacture, thing="gun")


@pytest.mark.parametrize("who", ["clones_alpha", "clones_beta", "clones_gamma"])
def test_clones_jury_rig_sections_and_robots(who: str) -> None:
    scene = staged(who, "chem_lab", "security").down("security").damaged("chem_lab").do(JuryRig)
    assert not scene.place("chem_lab").damaged
    assert not scene.do(JuryRig, target="security").pawn("security").down


def test_clones_zero_born_float_for_the_free_pick_up() -> None:
    scene = staged("clones_beta", "therapy_garden").do(Step, to="aft_hub", pay="free")
    assert scene.state.turn.actions == 2
    assert staged("clones_beta", "aft_hub").refused(Step, to="therapy_garden", pay="free") == "15.5.3"


# --- Maintenance Clones ---------------------------------------------------------------------------------


def test_clones_are_three_on_one_card() -> None:
    scene = Scene(cast=tutorial_with("clones"))
    starts = {pawn.key: pawn.at for pawn in people.pawns_of(scene.state, "clones")}
    assert starts == {"clones_alpha": "fuel_cells", "clones_beta": "kitchen", "clones_gamma": "quarters"}
    scene.cubes(0, "clones", 1).do(Activate, who="clones_beta")
    assert scene.card("clones").discs == (0,)
    assert scene.refused(Step, who="clones_alpha", to="storage") == "15.5.2"
    scene.disc(1, "clones").turn(0).disc(0, "").do(Activate, who="clones_gamma")
    assert scene.state.turn.actions == 1


def test_clones_hold_two_things_and_their_own_data() -> None:
    scene = staged("clones_alpha", "kitchen", "clones_beta").lying("kitchen", "gun")
    scene.give("clones_alpha", "helmet", "artifact").data("clones_alpha", "evidence")
    assert scene.refused(PickUp, item="gun") == "12.2.2"
    assert scene.pawn("clones_beta").data == ()
    scene.do(Give, item="helmet", to="clones_beta")
    assert scene.pawn("clones_beta").items == ("helmet",)


def test_clones_stay_a_conspirator_while_one_is_live() -> None:
    scene = Scene(cast=tutorial_with("clones")).cubes(0, "clones", 1).down("clones_alpha")
    scene.annihilated("clones_beta")
    assert scene.refused(Activate, who="clones_alpha") == "15.5.2"
    assert scene.refused(Activate, who="clones_beta") == "4.6.5.2"
    assert scene.can(Activate, who="clones_gamma")
    assert scene.can(Influence, card="clones", cubes=1)
    scene.down("clones_gamma")
    assert scene.refused(Influence, card="clones", cubes=1) == "15.4.1"
    assert scene.can(Renegotiate, card="clones")


def test_clones_are_bribed_one_at_a_time() -> None:
    scene = staged("exile", "kitchen", "clones_alpha", "clones_beta")
    scene.do(Step, who="clones_beta", to="rec_room", pay="bribe")
    assert [scene.pawn(key).at for key in ("clones_alpha", "clones_beta")] == ["kitchen", "rec_room"]
    assert scene.card("clones").bribes == (0,)


def going(*down: str) -> Scene:
    """Colour 0 has just revealed as the Clones; these are Down."""
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones")
    return scene.down(*down).do(Reveal, card="clones")


def test_clones_go_go_go_is_an_action_for_each() -> None:
    scene = going()
    acted = []
    while scene.asked() == "act_now":
        act = scene.legal(Step, pay="gift")[0]
        acted.append(act.who)
        scene.do(act)
    assert sorted(acted) == ["clones_alpha", "clones_beta", "clones_gamma"]
    assert scene.can(Activate, who="clones_alpha")


def test_clones_go_go_go_is_not_for_the_escaped_and_may_be_passed_up() -> None:
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones").escaped("clones_beta")
    scene.annihilated("clones_gamma").do(Reveal, card="clones")
    assert {act.who for act in scene.legal(Step)} == {"clones_alpha"}
    assert scene.answer("pass").asked() == ""


# --- Colonel --------------------------------------------------------------------------------------------


def test_colonel_paranoid_trusts_who_has_a_conspirator_with_him() -> None:
    scene = staged("exile", "kitchen", "colonel").turn(1)
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"
    scene.cubes(1, "exile", 2)
    assert scene.can(Influence, card="colonel", cubes=3)
    scene.at("exile", "rec_room")
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"


def test_colonel_paranoid_trusts_a_pc_and_the_rat_but_not_himself() -> None:
    scene = staged("exile", "kitchen", "colonel").pc(0, "exile").turn(0)
    assert scene.can(Influence, card="colonel", cubes=1)
    scene = staged("exile", "kitchen", "colonel", "telepathic_rat").cubes(0, "exile", 0).turn(0)
    scene.lying("bio_lab").lying("kitchen", "telepathic_rat").cubes(0, "colonel", 1)
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"
    assert scene.cubes(0, "telepathic_rat", 1).can(Influence, card="colonel", cubes=1)


def test_colonel_paranoid_trusts_no_clone_who_lies_there() -> None:
    """4.3.1: a conspirator is Live; the other Clones are elsewhere."""
    scene = staged("colonel", "kitchen", "clones_alpha").turn(1).cubes(0, "colonel", 0).cubes(1, "clones", 1)
    assert scene.can(Influence, card="colonel", cubes=1)
    assert scene.down("clones_alpha").refused(Influence, card="colonel", cubes=1) == "15.4.1"


def test_colonel_paranoid_is_not_bribed_but_knows_fear() -> None:
    scene = staged("exile", "kitchen", "colonel").kompromat(0, "colonel")
    assert scene.refused(Step, who="colonel", to="rec_room", pay="bribe") == "15.5.4"
    assert scene.can(Step, who="colonel", to="rec_room", pay="kompromat")


def test_colonel_mission_first_brings_ones_cubes_home() -> None:
    scene = Scene(cast=tutorial_with("colonel")).identity(0, "colonel").betrayal(0, 3).betrayal(1, 2)
    scene.cubes(0, "colonel", 1).do(Reveal, card="colonel")
    assert (scene.colour(0).pool, scene.colour(0).betrayal) == (8, 0)
    assert scene.colour(1).betrayal == 2


# --- Operative ------------------------------------------------------------------------------------------


def test_operative_emp_burst_damages_stops_machines_and_deletes() -> None:
    scene = staged("operative", "kitchen", "security", "exile").data("exile", "evidence")
    scene.data("operative", "x_secret").data("security", "nda").data("stranger", "evidence").do(EmpBurst)
    assert scene.place("kitchen").damaged
    assert (scene.pawn("security").down, scene.pawn("exile").down) == (True, False)
    assert all(scene.pawn(who).data == () for who in ("operative", "security", "exile"))
    assert scene.pawn("stranger").data == ("evidence",)
    # Machines are nobody's victims (10.1.2).
    assert scene.guilt(0) == "innocent"


def test_operative_emp_burst_works_where_it_is_damaged_already_and_in_space() -> None:
    scene = staged("operative", "kitchen", "security").damaged("kitchen").do(EmpBurst)
    assert scene.pawn("security").down
    scene = staged("operative", "outer_space", "security").give("operative", "helmet").do(EmpBurst)
    assert scene.pawn("security").down
    assert not scene.place("outer_space").damaged


def test_operative_emp_burst_is_hers_alone() -> None:
    assert staged("exile", "kitchen", brings=("operative",)).refused(EmpBurst) == "4.4.1"


def laying() -> Scene:
    """Colour 0 has just revealed as the Operative, who stands in the kitchen."""
    scene = staged("exile", "forward_hub", "operative").at("operative", "kitchen")
    return scene.identity(0, "operative").turn(0).away("houdini").do(Reveal, card="operative")


def laid(real: str = "aft_hub") -> Scene:
    """Tokens in the Aft Hub, the Physics Lab and the Reactor; colour 0 knows which is the trap."""
    scene = laying()
    for section in ("aft_hub", "physics_lab", "reactor"):
        scene.answer(section)
    return scene.answer(real)


def test_operative_claymore_lays_three_tokens_in_three_sections() -> None:
    scene = laying()
    assert "houdini" not in scene.picks()
    scene.answer("aft_hub")
    assert "aft_hub" not in scene.picks()
    scene.answer("physics_lab").answer("reactor")
    assert scene.asked() == "real_trap"
    assert set(scene.picks()) == {"aft_hub", "physics_lab", "reactor"}
    scene.answer("reactor")
    assert [event.to for event in scene.events if event.message.key == "trap-chosen"] == [frozenset({0})]
    assert scene.state.traps == {"aft_hub": "blank", "physics_lab": "blank", "reactor": "real"}


@pytest.mark.parametrize("who", ["exile", "security"])
def test_operative_claymore_downs_who_enters_helmet_or_not(who: str) -> None:
    scene = laid("physics_lab").at(who, "forward_hub").give("exile", "helmet").acting(1, who)
    scene.do(Step, to="physics_lab")
    assert scene.pawn(who).down
    assert scene.told("trap-real")
    assert not scene.undoable
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent"] * 4
    assert "physics_lab" not in scene.state.traps


def test_operative_claymore_blanks_are_turned_up_and_gone() -> None:
    scene = laid("reactor").at("exile", "forward_hub").acting(1, "exile").do(Step, to="physics_lab")
    assert not scene.pawn("exile").down
    assert scene.told("trap-blank")
    assert set(scene.state.traps) == {"aft_hub", "reactor"}


def test_operative_claymore_is_nothing_self_preservation_sees() -> None:
    scene = laid("physics_lab").at("exile", "forward_hub").acting(0, "exile")
    assert scene.can(Step, to="physics_lab")


@pytest.mark.parametrize("away", [False, True])
def test_operative_nerve_gas_fills_her_section_or_the_next(away: bool) -> None:
    to = "physics_lab" if away else "forward_hub"
    scene = revealed("operative", "forward_hub", "stranger").give("operative", "helmet")
    scene.at("stranger", to).do(NerveGas, to=to)
    assert scene.place(to).hazard == "asphyxiation"
    assert scene.pawn("stranger").down
    assert not scene.pawn("operative").down
    assert scene.guilt(0) == "suspect"


def test_operative_nerve_gas_smothers_fire() -> None:
    scene = revealed("operative", "forward_hub").hazard("physics_lab", "fire").do(NerveGas, to="physics_lab")
    assert scene.place("physics_lab").hazard == "asphyxiation"


def test_operative_nerve_gas_reaches_as_far_as_a_throw() -> None:
    scene = revealed("operative", "bio_lab")
    assert scene.refused(NerveGas, to="vault_x") == "12.5.1"
    assert scene.refused(NerveGas, to="kitchen") == "12.5.1"
    scene = revealed("operative", "outer_space").give("operative", "helmet")
    assert scene.can(NerveGas, to="aft_airlocks")
    assert scene.refused(NerveGas, to="outer_space") == "6.3"
    scene.complete(NerveGas)


def test_operative_nerve_gas_is_not_for_suicides_and_a_reveal_power() -> None:
    assert revealed("operative", "forward_hub").refused(NerveGas, to="forward_hub") == "11.2"
    assert staged("operative", "forward_hub").refused(NerveGas, to="physics_lab") == "4.4.1"


def test_operative_can_be_attacked_like_anybody() -> None:
    scene = staged("exile", "kitchen", "operative").give("exile", "bludgeon")
    assert scene.do(Attack, target="operative", weapon="bludgeon").pawn("operative").down
