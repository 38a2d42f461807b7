"""The Corpsicle: Down and Dying from the start, and Vengeful."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.actions.basic.force import Attack, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give, PickUp
from game.stationfall.actions.turn import Activate, Influence, Reveal
from tests.rules.scene import Scene, staged, tutorial_with


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


def test_4_5_3_1_what_is_too_much_for_the_vengeful_is_dropped_before_the_action() -> None:
    scene = frozen().give("corpsicle", "gun", "artifact")
    scene.do(Step, who="corpsicle", to="therapy_garden", pay="kompromat")
    assert (scene.pawn("corpsicle").at, scene.pawn("corpsicle").down) == ("aft_hub", False)
    scene.answer("artifact")
    assert "artifact" in scene.place("aft_hub").floor
    assert scene.pawn("corpsicle").at == "therapy_garden"


def test_4_5_3_1_the_vengeful_keeps_what_the_action_needs() -> None:
    scene = frozen("stranger").give("corpsicle", "gun", "artifact")
    scene.do(Give, who="corpsicle", item="gun", to="stranger", pay="kompromat")
    assert set(scene.picks()) == {"artifact", "bludgeon"}
    scene.answer("bludgeon")
    assert scene.pawn("stranger").items == ("gun",)
    assert scene.pawn("corpsicle").items == ("artifact",)


def test_4_5_3_1_the_vengeful_cannot_strike_with_what_she_must_drop() -> None:
    """Nobody else may drop the revealed Rat, and she has no hand left for the Bludgeon."""
    scene = staged("exile", "aft_hub", "corpsicle", "stranger", brings=("telepathic_rat",)).down("corpsicle")
    scene.pc(1, "telepathic_rat").give("corpsicle", "telepathic_rat").contaminated("corpsicle")
    scene.kompromat(0, "corpsicle")
    strike = {"who": "corpsicle", "target": "stranger", "weapon": "bludgeon", "pay": "kompromat"}
    assert scene.refused(Attack, **strike) == "4.5.3.1"
    assert scene.can(Step, who="corpsicle", to="therapy_garden", pay="kompromat")


def test_8_1_3_a_fire_may_spoil_what_was_announced() -> None:
    """The Firebomb the Vengeful drops damages the Power Section she was to damage."""
    scene = staged("exile", "reactor", "corpsicle").down("corpsicle").kompromat(0, "corpsicle")
    scene.give("exile", "helmet").give("corpsicle", "artifact", "firebomb")
    scene.do(Sabotage, who="corpsicle", pay="kompromat")
    assert scene.answer("lit_firebomb").told("came-to-nothing")
    assert scene.place("reactor").damaged
    assert scene.asked() == ""


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
