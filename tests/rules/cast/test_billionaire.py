"""The Billionaire: Live Streams, Grey Bribes, Hollow Promises and his dog Fletcher."""

from __future__ import annotations

import pytest

from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give, Throw
from game.stationfall.actions.turn import Reveal
from game.stationfall.state import GREY
from tests.rules.scene import Scene, bribes, staged, tutorial_with


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
