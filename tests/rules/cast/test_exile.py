"""The Exile: Fast Talk, and trade with Kompromat."""

from __future__ import annotations

from game.stationfall.abilities.conspirator import Tradecraft
from game.stationfall.actions.basic.data import Delete
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.game import STATIONFALL
from tests.rules.scene import Scene, agenda, revealed, staged


def test_exile_fast_talk_stops_bludgeons_of_humans_in_the_light() -> None:
    scene = staged("stranger", "kitchen", "exile").give("stranger", "bludgeon", "gun")
    assert scene.refused(Attack, target="exile", weapon="bludgeon") == "4.4"
    assert scene.can(Attack, target="exile", weapon="gun")
    assert scene.give("exile", "artifact").can(Rob, target="exile", what="artifact", weapon="bludgeon")


def test_exile_fast_talk_does_not_work_in_the_dark_or_on_robots() -> None:
    scene = staged("stranger", "storage", "exile").give("stranger", "bludgeon")
    assert scene.dark("storage")
    assert scene.can(Attack, target="exile", weapon="bludgeon")
    scene = staged("medical", "kitchen", "exile").give("medical", "bludgeon")
    assert scene.can(Attack, target="exile", weapon="bludgeon")
    blackout = staged("stranger", "kitchen", "exile").give("stranger", "bludgeon").blackout()
    assert blackout.can(Attack, target="exile", weapon="bludgeon")


def extortionist() -> Scene:
    """Colour 0 is the Exile and holds Medical's token; Medical stands in the Aft Hub."""
    return revealed("exile", "kitchen", "medical").at("medical", "aft_hub").kompromat(0, "medical")


def test_exile_blood_from_a_stone_gets_the_token_back() -> None:
    scene = extortionist().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.hand(0) == {"medical"}
    assert not scene.state.kompromat["medical"].spent
    assert STATIONFALL.view(scene.state, 3).players[0].known == ("medical",)


def test_exile_blood_from_a_stone_still_once_a_turn() -> None:
    scene = extortionist().do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="kompromat") == "15.5.5.1"
    scene.turn(0).acting(0, "exile").do(Step, who="medical", to="aft_hub", pay="kompromat")
    assert scene.hand(0) == {"medical"}


def test_exile_blood_from_a_stone_is_for_npcs() -> None:
    scene = extortionist().pc(1, "medical").do(Step, who="medical", to="reactor", pay="kompromat")
    scene.answer("accept")
    assert scene.hand(0) == set()
    assert scene.state.kompromat["medical"].spent


def test_exile_blood_from_a_stone_is_his_players_alone() -> None:
    scene = staged("stranger", "kitchen", "medical").pc(1, "exile").at("medical", "aft_hub")
    scene.kompromat(0, "medical").do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.state.kompromat["medical"].spent


def test_exile_tradecraft_two_for_one() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security")
    scene.do(Tradecraft, first="medical", second="stranger", gain="security")
    assert scene.hand(0) == {"security"}
    assert scene.state.turn.actions == 1
    assert {"medical", "stranger"} <= set(STATIONFALL.view(scene.state, 2).gone)


def test_exile_tradecraft_takes_only_npcs_used_tokens() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security", "cyborg")
    scene.pc(1, "security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "15.5.5"
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="engineer") == "15.5.5"
    scene.complete(Tradecraft)


def test_exile_tradecraft_needs_two_tokens_and_the_reveal() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "medical").spent("security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "8.5.2"
    assert scene.refused(Tradecraft, first="medical", second="medical", gain="security") == "8.5.2"
    scene = staged("exile", "kitchen").kompromat(0, "medical", "stranger").spent("security")
    assert scene.refused(Tradecraft, first="medical", second="stranger", gain="security") == "4.4.1"


def test_exile_tradecraft_may_give_up_his_own_token_but_not_pay_with_it_too() -> None:
    scene = revealed("exile", "kitchen").kompromat(0, "exile", "medical", "stranger").spent("security")
    assert scene.can(Tradecraft, first="exile", second="medical", gain="security")
    assert (
        scene.refused(Tradecraft, first="exile", second="medical", gain="security", pay="kompromat")
        == "8.5.2"
    )
    scene.do(Tradecraft, first="medical", second="stranger", gain="security", pay="kompromat")
    assert scene.hand(0) == {"security"}
    assert scene.state.turn.actions == 2


def test_exile_agenda_back_in_the_game() -> None:
    scene = Scene().data("exile", "evidence").kompromat(0, "medical", "stranger", "security")
    assert agenda(scene, "exile") == [0, 0, 0]
    scene.escaped("exile", "medical", "stranger")
    assert agenda(scene, "exile") == [2, 4, 3]
    assert agenda(scene.sent("authorities", "evidence"), "exile")[2] == 3
    assert agenda(scene.sent("news", "evidence"), "exile")[2] == 0


def test_exile_deletes_evidence_only_as_a_pc() -> None:
    """12.7, which keeps his scoop out of other hands."""
    assert staged("exile", "kitchen").data("exile", "evidence").refused(Delete, data="evidence") == "12.7"
    assert revealed("exile", "kitchen").data("exile", "evidence").can(Delete, data="evidence")
