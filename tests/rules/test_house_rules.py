"""House rules: each switch off, as the manual has it, and on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Illegal, Message
from game.stationfall.actions.basic.data import Copy, Delete
from game.stationfall.actions.basic.force import Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, PickUp
from game.stationfall.actions.console import Suppress
from game.stationfall.actions.section import Repair, Salvage, Transmit, Wipe
from game.stationfall.actions.turn import Activate
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options
from tests import speech
from tests.rules.scene import Scene, agenda, staged, tutorial_with

BOTH = pytest.mark.parametrize("on", [False, True], ids=["off", "on"])


def ruled(scene: Scene, **rules: bool) -> Scene:
    """The same position at a table with these house rules."""
    scene.state.options = replace(scene.state.options, **rules)
    return scene


def test_all_are_off_unless_the_table_wants_them() -> None:
    rules = Options()
    assert not any(
        (
            rules.one_kompromat,
            rules.quick_suppression,
            rules.two_drags,
            rules.each_clone,
            rules.nda_all_data,
            rules.disc_first,
            rules.print_shop_repair,
        )
    )


# --- one_kompromat --------------------------------------------------------------------------------------


def searching(on: bool) -> Scene:
    """The Exile has just taken one Kompromat and stands before the next."""
    scene = ruled(staged("exile", "kitchen"), one_kompromat=on)
    scene.kompromat_at("kitchen", "medical").kompromat_at("rec_room", "security")
    return scene.do(PickUp, item="kompromat", pay="free").at("exile", "rec_room")


@BOTH
def test_12_2_3_one_kompromat_comes_to_hand_in_a_turn(on: bool) -> None:
    scene = searching(on)
    if on:
        assert scene.refused(PickUp, item="kompromat") == "12.2.3"
        assert scene.hand(0) == {"medical"}
    else:
        assert scene.do(PickUp, item="kompromat").hand(0) == {"medical", "security"}


def test_one_kompromat_is_counted_for_the_turn_not_the_character() -> None:
    scene = searching(True).kompromat_at("aft_hub", "stranger").at("astrochimp", "aft_hub")
    assert scene.refused(PickUp, who="astrochimp", item="kompromat", pay="bribe") == "12.2.3"
    scene.acting(1, "exile")
    assert scene.can(PickUp, item="kompromat")


def test_one_kompromat_does_not_bind_the_shred_room() -> None:
    scene = searching(True).at("exile", "shred_room").spent("stranger", "engineer")
    scene.do(Salvage, first="engineer", second="stranger")
    assert scene.hand(0) == {"medical", "stranger", "engineer"}


def test_one_kompromat_may_still_be_found_after_the_shred_room() -> None:
    scene = ruled(staged("exile", "shred_room"), one_kompromat=True).kompromat_at("kitchen", "medical")
    scene.do(Salvage, first="kitchen").at("exile", "rec_room").kompromat_at("rec_room", "security")
    assert scene.do(PickUp, item="kompromat").hand(0) == {"medical", "security"}


# --- quick_suppression ----------------------------------------------------------------------------------


@BOTH
def test_14_1_suppression_puts_out_a_fire_for_good(on: bool) -> None:
    scene = ruled(staged("exile", "mainframe"), quick_suppression=on).hazard("kitchen", "fire")
    scene.do(Suppress, section="kitchen")
    assert scene.place("kitchen").hazard == ("" if on else "asphyxiation")


@BOTH
def test_14_1_bad_air_is_cleared_either_way(on: bool) -> None:
    scene = ruled(staged("exile", "mainframe"), quick_suppression=on).hazard("kitchen")
    assert scene.do(Suppress, section="kitchen").place("kitchen").hazard == ""


# --- two_drags ------------------------------------------------------------------------------------------


def hauling(on: bool, section: str) -> Scene:
    """The Exile and Down friends."""
    scene = ruled(staged("exile", section, "stranger", "medical"), two_drags=on)
    return scene.down("stranger", "medical")


@BOTH
def test_12_1_2_two_drags_without_gravity(on: bool) -> None:
    scene = hauling(on, "aft_hub").do(Step, to="reactor", drag="stranger")
    if on:
        scene.do(Step, to="aft_hub", drag="stranger").fresh()
        assert scene.pawn("stranger").at == "aft_hub"
    assert scene.refused(Step, to="aft_hub" if not on else "reactor", drag="stranger") == "12.1.2"


@BOTH
def test_12_1_2_two_drags_of_two_bodies(on: bool) -> None:
    scene = hauling(on, "aft_hub").do(Step, to="reactor", drag="stranger").at("exile", "aft_hub")
    if on:
        scene.do(Step, to="reactor", drag="medical")
        assert scene.pawn("medical").at == "reactor"
    else:
        assert scene.refused(Step, to="reactor", drag="medical") == "12.1.2"


@BOTH
def test_12_1_2_only_one_drag_where_either_end_has_gravity(on: bool) -> None:
    scene = hauling(on, "therapy_garden").do(Step, to="aft_hub", drag="stranger")
    assert scene.refused(Step, to="therapy_garden", drag="stranger") == "12.1.2"


# --- each_clone -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("away", [0, 1, 2, 3])
def test_each_clone_that_escapes_counts(on: bool, away: int) -> None:
    scene = ruled(Scene(cast=tutorial_with("clones")), each_clone=on)
    scene.escaped(*("clones_alpha", "clones_beta", "clones_gamma")[:away])
    assert agenda(scene, "clones")[0] == (away if on else min(away, 1))
    assert agenda(scene, "clones")[1] == (4 if away >= 2 else 0)


# --- nda_all_data ---------------------------------------------------------------------------------------


def bound(on: bool, section: str = "array_control") -> Scene:
    """The Exile, colour 0's PC, has signed and knows more; so has the Stranger with him."""
    scene = ruled(staged("exile", section, "stranger", brings=("legal",)), nda_all_data=on).pc(0, "exile")
    scene.acting(0, "exile").give("exile", "gun")
    return scene.data("exile", "nda", "evidence").data("stranger", "nda", "x_secret")


@BOTH
@pytest.mark.parametrize(
    ("deed", "fields"),
    [
        (Copy, {"data": "evidence", "to": "stranger"}),
        (Delete, {"data": "evidence"}),
        (Transmit, {"data": "evidence", "offsite": "news"}),
        (Rob, {"target": "stranger", "what": "x_secret", "weapon": "gun"}),
    ],
)
def test_nda_all_data_binds_every_secret(on: bool, deed: type[Any], fields: dict[str, str]) -> None:
    scene = bound(on)
    if on:
        assert scene.refused(deed, **fields) == "9.1"
    else:
        assert scene.can(deed, **fields)


@BOTH
def test_nda_all_data_stops_the_wipe_of_the_physics_lab(on: bool) -> None:
    scene = bound(on, "physics_lab")
    assert scene.can(Wipe, target="stranger", data="x_secret") is not on


@BOTH
def test_16_3_1_nda_all_data_stops_delivery(on: bool) -> None:
    """Who signed keeps it to themselves on the ground, too, and stays Guilty."""
    scene = bound(on).escaped("exile").accused(0, "guilty")
    scene.fall()
    assert ("evidence" in scene.state.offsites["authorities"]) is not on
    assert scene.guilt(0) == ("guilty" if on else "suspect")


def test_nda_all_data_leaves_who_has_not_signed_alone() -> None:
    scene = bound(True)._pawn("exile", data=("evidence",))
    assert scene.can(Copy, data="evidence", to="stranger")
    assert scene.can(Drop, item="gun")


# --- print_shop_repair ----------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("section", ["machine_shop", "print_shop"])
def test_13_11_print_shop_repair_moves_the_workshop(on: bool, section: str) -> None:
    """The manuals disagree; a table has it in one place, and every view of the station says so."""
    scene = ruled(staged("exile", section, "medical"), print_shop_repair=on).down("medical")
    here = (section == "print_shop") is on
    seen = STATIONFALL.view(scene.state, None).sections[section]
    assert any(verb == "repair" for verb, _, _ in seen.works) is here
    if here:
        assert not scene.do(Repair, target="medical").pawn("medical").down
    else:
        assert scene.refused(Repair, target="medical") == "11.5"


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_13_11_no_sentence_names_the_wrong_workshop(language: str) -> None:
    """What a menu says of Repair names no section, and a rule that names one names both."""
    shops = [speech.say(Message(key), language) for key in ("name-machine-shop", "name-print-shop")]
    stems = [shop[:6] for shop in shops]
    assert not any(stem in speech.say(Message("hint-repair"), language) for stem in stems)
    for rule in ("rule-13-11", "rule-map-repair"):
        assert all(stem in speech.say(Message(rule), language) for stem in stems), rule


# --- at the table ---------------------------------------------------------------------------------------


def test_a_rule_nobody_knows_is_no_option() -> None:
    with pytest.raises(TypeError):
        Options(three_drags=True)  # type: ignore[call-arg]
    with pytest.raises(Illegal):
        STATIONFALL.deal(4, Options(cast="nobody"), Scene().rng)


# --- disc_first -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
def test_15_5_1_the_disc_comes_first(on: bool, pay: str) -> None:
    scene = ruled(staged("exile", "kitchen", "medical"), disc_first=on).kompromat(0, "medical").turn(0)
    act = {"who": "medical", "to": "rec_room", "pay": pay}
    if on:
        assert scene.refused(Step, **act) == "15.5.2"
        scene.do(Activate, who="exile")
    assert scene.do(Step, **act).pawn("medical").at == "rec_room"
