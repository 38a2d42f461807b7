"""The Maintenance Clones: three on one card."""

from __future__ import annotations

import pytest

from game.stationfall import people
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give, PickUp
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from tests.rules.scene import Scene, staged, tutorial_with


@pytest.mark.parametrize("who", ["clones_alpha", "clones_beta", "clones_gamma"])
def test_clones_jury_rig_sections_and_robots(who: str) -> None:
    scene = staged(who, "chem_lab", "security").down("security").damaged("chem_lab").do(JuryRig)
    assert not scene.place("chem_lab").damaged
    assert not scene.do(JuryRig, target="security").pawn("security").down


def test_clones_zero_born_float_for_the_free_pick_up() -> None:
    scene = staged("clones_beta", "therapy_garden").do(Step, to="aft_hub", pay="free")
    assert scene.state.turn.actions == 2
    assert staged("clones_beta", "aft_hub").refused(Step, to="therapy_garden", pay="free") == "15.5.3"


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
    while scene.asked() == "each_acts":
        act = scene.legal(Step, pay="gift")[0]
        acted.append(act.who)
        scene.do(act)
    assert sorted(acted) == ["clones_alpha", "clones_beta", "clones_gamma"]
    assert scene.can(Activate, who="clones_alpha")


def test_15_3_2_the_clones_go_in_the_order_their_player_likes() -> None:
    order = ["clones_gamma", "clones_alpha", "clones_beta"]
    scene = going()
    for who in order:
        assert scene.asked() == "each_acts"
        scene.do(next(act for act in scene.legal(Step, pay="gift") if act.who == who))
        assert not [act for act in scene.legal(Step, pay="gift") if act.who == who]
    assert scene.asked() == ""


def test_15_3_2_passing_passes_for_all_clones_that_are_left() -> None:
    scene = going()
    scene.do(scene.legal(Step, pay="gift")[0])
    assert scene.prompt().message.args["count"] == 2
    assert scene.answer("pass").asked() == ""


def test_clones_go_go_go_is_not_for_the_escaped_and_may_be_passed_up() -> None:
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones").escaped("clones_beta")
    scene.annihilated("clones_gamma").do(Reveal, card="clones")
    assert {act.who for act in scene.legal(Step)} == {"clones_alpha"}
    assert scene.answer("pass").asked() == ""
