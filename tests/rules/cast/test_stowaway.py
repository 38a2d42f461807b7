"""The Stowaway: nowhere at first, and her Secret Cache."""

from __future__ import annotations

from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.turn import Activate, EndTurn, Reveal
from tests.rules.scene import Scene, agenda


def test_stowaway_is_nowhere_until_her_first_action() -> None:
    scene = Scene().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert {act.to for act in scene.legal(Step, who="stowaway", pay="action")} == {
        key for key in scene.state.places if scene.dark(key)
    }
    scene.do(Step, to="storage")
    assert scene.pawn("stowaway").at == "storage"
    assert scene.state.turn.actions == 1


def test_stowaway_comes_out_for_a_bribe_or_her_kompromat_too() -> None:
    scene = Scene().kompromat(0, "stowaway").acting(0, "exile")
    assert scene.can(Step, who="stowaway", to="storage", pay="bribe")
    assert scene.can(Step, who="stowaway", to="storage", pay="kompromat")


def test_stowaway_has_no_console_before_she_is_there() -> None:
    scene = Scene().jammers(False).cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.refused(Jammers, on=True, pay="free") == "11.6"
    assert scene.do(Step, to="storage").can(Jammers, on=True, pay="free")


def test_stowaway_in_a_blackout_comes_out_anywhere_it_is_safe() -> None:
    scene = Scene().blackout().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.can(Step, to="kitchen")
    assert scene.refused(Step, to="magnetic_containment") == "11.2"


def test_stowaway_cannot_be_reached_before_she_is_there() -> None:
    scene = Scene().jammers(False).data("exile", "evidence").acting(0, "exile")
    assert scene.refused(Copy, data="evidence", to="stowaway") == "4.1"


def test_stowaway_does_not_wait_on_her_card() -> None:
    """Her first action is that step; a turn may end without one."""
    scene = Scene().cubes(0, "stowaway", 1).do(Activate, who="stowaway")
    assert scene.refused(Wait) == "4.1"
    assert scene.refused(Wait, recall=True) == "4.1"
    assert scene.can(EndTurn)
    assert scene.do(Step, to="storage").can(Wait)


def test_stowaway_may_be_revealed_on_her_card() -> None:
    scene = Scene().identity(0, "stowaway").do(Reveal, card="stowaway")
    assert scene.pawn("stowaway").items == ("helmet",)
    assert scene.do(Activate, who="stowaway").can(Step, to="storage")


def test_stowaway_secret_cache_goes_to_her_or_a_conspirator() -> None:
    scene = (
        Scene().identity(0, "stowaway").cubes(0, "exile", 1).cubes(0, "medical", 1).cubes(1, "stranger", 1)
    )
    scene.down("medical").do(Reveal, card="stowaway")
    assert set(scene.picks()) == {"stowaway", "exile"}
    assert scene.answer("exile").pawn("exile").items == ("helmet",)


def test_stowaway_agenda_scoop_of_a_lifetime() -> None:
    assert agenda(Scene(), "stowaway") == [0, 0, 0, 0]
    scene = Scene().sent("news", "x_secret", "evidence").escaped("stowaway").data("stowaway", "evidence")
    assert agenda(scene, "stowaway") == [2, 2, 2, 3]
    assert agenda(Scene().sent("authorities", "x_secret", "evidence"), "stowaway") == [0, 0, 0, 0]


def test_stowaway_agenda_the_scoop_is_hers_alone() -> None:
    scene = Scene().escaped("stowaway", "exile").data("stowaway", "evidence").data("exile", "evidence")
    assert agenda(scene, "stowaway")[3] == 0
    assert agenda(scene.at("exile", "kitchen"), "stowaway")[3] == 3
    assert agenda(Scene().escaped("stowaway"), "stowaway")[3] == 0
