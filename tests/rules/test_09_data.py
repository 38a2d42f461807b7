"""9. Data: made, copied, transmitted, deleted and robbed, but no Item."""

from __future__ import annotations

import pytest

from game.api import Pair
from game.stationfall.actions.basic.data import Copy, Delete
from game.stationfall.actions.basic.force import Rob
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.section import Manufacture, Transmit
from game.stationfall.actions.turn import Activate
from tests.rules.scene import GAME, Scene
from tests.speech import say


def holder(*data: str, section: str = "aft_hub") -> Scene:
    """The Exile with some data, and Medical beside."""
    return Scene().alone().gather(section, "exile", "medical").data("exile", *data).acting(0, "exile")


def test_9_1_data_is_no_item() -> None:
    """Neither dropped, given nor thrown, nor picked up from somebody Down."""
    scene = holder("evidence")
    assert scene.refused(Drop, item="evidence") == "9.1"
    assert scene.refused(Give, item="evidence", to="medical") == "9.1"
    assert scene.refused(Throw, item="evidence", to="reactor") == "9.1"
    scene.data("medical", "x_secret").down("medical")
    assert scene.refused(PickUp, item="x_secret", source="medical") == "9.1"


def test_9_1_what_can_be_done_with_data() -> None:
    """Made, robbed, copied, transmitted, and deleted by a PC."""
    scene = holder(section="security_station").pc(0, "exile").acting(0, "exile")
    scene.do(Manufacture, thing="evidence").do(Copy, data="evidence", to="medical")
    assert scene.pawn("medical").data == scene.pawn("exile").data == ("evidence",)
    scene.at("exile", "array_control").fresh().do(Transmit, data="evidence", offsite="news")
    scene.do(Delete, data="evidence")
    assert scene.pawn("exile").data == ()
    assert scene.state.offsites["news"] == ("evidence",)
    scene.gather("aft_hub", "exile", "medical").give("exile", "gun").fresh()
    scene.do(Rob, target="medical", what="evidence", weapon="gun")
    assert scene.pawn("exile").data == ("evidence",)


def test_9_1_robbed_data_is_told_as_a_copy() -> None:
    """12.9.1: it is not taken away, and nobody reads that it was."""
    scene = holder().data("medical", "evidence").give("exile", "gun").give("medical", "nanogel")
    scene.do(Rob, target="medical", what="evidence", weapon="gun")
    assert "a copy of the Evidence" in say(scene.events[0].message)
    scene.do(Rob, target="medical", what="nanogel", weapon="gun")
    assert "of the Nanogel" in say(scene.events[0].message)


def test_9_2_one_copy_of_each_kind() -> None:
    """Nobody makes, is copied or robs what is stored already."""
    scene = holder("evidence", section="security_station").data("medical", "evidence").give("exile", "gun")
    assert scene.refused(Manufacture, thing="evidence") == "9.2"
    assert scene.refused(Copy, data="evidence", to="medical") == "9.2"
    assert scene.refused(Rob, target="medical", what="evidence", weapon="gun") == "9.2"
    scene.complete(Manufacture).complete(Copy).complete(Rob)


def test_9_3_data_takes_no_item_slot() -> None:
    """Full hands still store data, and data leaves the hands free."""
    scene = holder("evidence", "x_secret").give("exile", "gun", "gun").lying("aft_hub", "helmet")
    scene.do(PickUp, item="helmet")
    assert scene.pawn("exile").items == ("gun", "gun", "helmet")
    scene.give("medical", "helmet", "helmet").do(Copy, data="evidence", to="medical")
    assert scene.pawn("medical").data == ("evidence",)


def test_9_3_only_stored_data_can_be_passed_on() -> None:
    scene = holder("evidence", section="array_control")
    assert scene.refused(Copy, data="x_secret", to="medical") == "9.3"
    assert scene.refused(Transmit, data="x_secret", offsite="news") == "9.3"
    assert scene.pc(0, "exile").acting(0, "exile").refused(Delete, data="x_secret") == "9.3"
    scene.complete(Copy).complete(Transmit).complete(Delete)


def test_9_4_each_kind_is_copied_on_its_own() -> None:
    scene = holder("evidence", "x_secret")
    assert {act.data for act in scene.legal(Copy, to="medical", pay="action")} == {"evidence", "x_secret"}
    scene.do(Copy, data="x_secret", to="medical")
    assert scene.pawn("medical").data == ("x_secret",)


def test_9_4_1_the_x_secret_is_made_in_the_bio_lab() -> None:
    scene = holder(section="bio_lab")
    scene.do(Manufacture, thing="x_secret")
    assert scene.pawn("exile").data == ("x_secret",)
    elsewhere = holder(section="security_station")
    assert elsewhere.refused(Manufacture, thing="x_secret") == "13.9.1"


def test_9_4_1_with_one_s_disc_on_a_holder_one_looks_at_project_x() -> None:
    """Only that player sees the card; it is not released, and the look cannot be undone."""
    scene = holder(section="bio_lab").do(Manufacture, thing="x_secret")
    assert GAME.view(scene.state, 0).projectx == "grey_goo"
    assert all(GAME.view(scene.state, seat).projectx == "" for seat in (None, 1, 2, 3))
    assert not scene.state.released
    assert not scene.undoable
    seen = [event for event in scene.events if event.message.key == "x-seen"]
    assert [event.to for event in seen] == [frozenset({0})]
    told = [event.to for event in scene.events if event.message.key == "project-x-says"]
    assert told == [frozenset({0})]


def test_9_4_1_activating_a_holder_is_enough() -> None:
    scene = Scene().data("stranger", "x_secret").cubes(2, "stranger", 1).turn(2)
    assert GAME.view(scene.state, 2).projectx == ""
    scene.do(Activate, who="stranger")
    assert GAME.view(scene.state, 2).projectx == "grey_goo"


def test_9_4_1_without_the_disc_there_is_nothing_to_see() -> None:
    """The Stranger holds the secret, but nobody's disc lies there; a disc elsewhere does not help."""
    scene = holder("evidence").data("stranger", "x_secret").do(Copy, data="evidence", to="medical")
    assert all(GAME.view(scene.state, seat).projectx == "" for seat in (None, 0, 1, 2, 3))


def test_9_4_1_a_disc_that_lies_there_since_an_earlier_turn_counts() -> None:
    """Seat 1's disc is on Medical when the Exile copies the secret to it: both their players look."""
    scene = holder("x_secret").disc(1, "medical").do(Copy, data="x_secret", to="medical")
    assert [GAME.view(scene.state, seat).projectx for seat in range(4)] == ["grey_goo", "grey_goo", "", ""]


def test_9_4_2_evidence_is_made_in_the_security_station() -> None:
    scene = holder(section="security_station").do(Manufacture, thing="evidence")
    assert scene.pawn("exile").data == ("evidence",)
    assert holder(section="bio_lab").refused(Manufacture, thing="evidence") == "13.9.1"


def test_9_5_what_is_made_belongs_to_the_maker() -> None:
    """A copy for the active character, also one acting by a Bribe; nobody else here gets any."""
    scene = holder(section="security_station")
    scene.do(Manufacture, who="medical", thing="evidence", pay="bribe")
    assert scene.pawn("medical").data == ("evidence",)
    assert scene.pawn("exile").data == ()


@pytest.mark.parametrize("offsite", ["news", "authorities"])
def test_9_6_1_array_control_sends_a_copy_away(offsite: str) -> None:
    """The Offsite has it for good, the sender keeps theirs, jammers or no."""
    scene = holder("x_secret", section="array_control")
    assert scene.state.jammers
    scene.do(Transmit, data="x_secret", offsite=offsite)
    assert scene.state.offsites[offsite] == ("x_secret",)
    assert scene.pawn("exile").data == ("x_secret",)
    scene.at("exile", "aft_hub")
    assert scene.refused(Transmit, data="x_secret", offsite=offsite) == "11.5"


def test_9_6_1_an_escaped_pc_delivers_after_stationfall() -> None:
    """What the PC carries down counts at the Offsite like what was sent."""
    scene = Scene().pc(0, "exile").escaped("exile").data("exile", "evidence").minute(0).reentry(False)
    scene.turn(3)
    scene.do(next(act for act in scene.listed(3) if type(act).__name__ == "Renegotiate"))
    while scene.asked() != "deliver":
        scene.answer(scene.picks()[0])
    assert scene.prompt().seat == 0
    scene.answer(Pair("evidence", "news"))
    assert scene.state.offsites["news"] == ("evidence",)
