"""Computer players have intentions: they see a plan through, and know what is still missing from it.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random

from game.api import Action
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.section.command import AbandonShip, TimedLaunch
from game.stationfall.actions.turn import Renegotiate
from game.stationfall.automata.advise import advise
from game.stationfall.looking import view
from tests.rules.scene import Scene, tutorial_with


def turn(scene: Scene) -> list[Action]:
    """What the first player does until somebody else is asked."""
    done: list[Action] = []
    while scene.state.turn.colour == 0 and scene.state.phase == "turn":
        act = advise(view(scene.state, 0), scene.listed(0), Random(len(done)))
        done.append(act)
        scene.do(act)
    return done


def exile(minute: int, section: str, *, cast: str = "tutorial") -> Scene:
    """The first player is the Exile, known to all, who wants to get away; nobody else is near."""
    scene = Scene(cast=cast).alone("exile").at("exile", section).pc(0, "exile").bonus(0)
    return scene.no_kompromat(section).minute(minute).turn(0)


def test_13_6_who_sits_in_a_pod_that_may_leave_begins_its_countdown() -> None:
    assert TimedLaunch(seat=0, who="exile") in turn(exile(6, "houdini").abandon())


def test_5_5_4_whose_pod_asks_for_a_signature_fetches_who_brings_it() -> None:
    """Nobody waits in a pod for others to see to what it asks for."""
    scene = exile(7, "houdini", cast=tutorial_with("legal")).abandon()
    scene.at("legal", "aft_airlocks").cubes(0, "legal", 1)
    turn(scene)
    assert "nda" in scene.pawn("exile").data


def test_7_1_the_order_to_leave_is_given_when_nobody_else_has_given_it() -> None:
    scene = exile(4, "houdini").at("station_chief", "bridge").cubes(0, "station_chief", 1)
    assert AbandonShip(seat=0, who="station_chief") in turn(scene)


def test_7_1_who_sits_in_a_pod_sends_an_officer_while_there_is_time() -> None:
    scene = exile(7, "houdini").at("station_chief", "forward_hub").cubes(0, "station_chief", 1)
    assert AbandonShip(seat=0, who="station_chief") in turn(scene)


def test_the_order_to_leave_is_not_given_when_nobody_could_leave_yet() -> None:
    """Others want it as well, and will come by."""
    scene = exile(13, "array_control").at("station_chief", "bridge").cubes(0, "station_chief", 1)
    assert AbandonShip(seat=0, who="station_chief") not in turn(scene)


def inspector(minute: int) -> Scene:
    """The first player wants to get away, and rather with the Briefcase, which lies the other way."""
    scene = Scene(cast=tutorial_with("inspector")).alone("inspector").bonus(0).abandon()
    scene.at("inspector", "aft_hub").pc(0, "inspector")
    for section in ("aft_hub", "rec_room", "suite", "machine_shop", "reactor", "aft_airlocks"):
        scene.no_kompromat(section)
    return scene.minute(minute).turn(0)


def test_to_fetch_something_and_to_leave_with_it_is_one_way() -> None:
    """While there is time a step away from the pods is right, towards what shall come along."""
    scene = inspector(10)
    turn(scene)
    assert scene.pawn("inspector").at == "suite"


def test_what_cannot_come_any_more_is_nothing_to_wait_for() -> None:
    """Somebody is away with the Evidence: who wanted to be the only one still has it for the News."""
    scene = Scene().alone("stowaway").bonus(0).abandon().minute(7).escaped("exile").data("exile", "evidence")
    scene.at("stowaway", "security_station").pc(0, "stowaway").no_kompromat("security_station").turn(0)
    turn(scene)
    assert "evidence" in scene.pawn("stowaway").data


def test_who_is_short_of_time_goes_straight_to_a_pod() -> None:
    scene = inspector(4)
    turn(scene)
    assert scene.pawn("inspector").at == "aft_airlocks"


def test_15_6_nobody_renegotiates_who_has_a_way_to_go() -> None:
    """An exhausted character comes one step nearer: that is worth more than its disc."""
    scene = exile(6, "machine_shop").abandon().disc(0, "exile")
    assert not any(isinstance(act, Renegotiate) for act in turn(scene))
    assert scene.pawn("exile").at == "aft_airlocks"


def test_who_wants_to_be_alone_in_the_end_may_meet_people_on_the_way() -> None:
    scene = Scene(cast=tutorial_with("consort")).alone("consort", safe="aft_airlocks").bonus(0).abandon()
    scene.at("consort", "machine_shop").pc(0, "consort").no_kompromat("machine_shop").minute(6).turn(0)
    turn(scene)
    assert scene.pawn("consort").at != "machine_shop"


def test_4_6_2_whose_character_lies_down_has_it_woken_before_anything_else() -> None:
    """Who is Down fetches nothing, and nobody carries them for nothing."""
    scene = exile(9, "aft_hub").at("medical", "aft_hub").cubes(0, "medical", 1).down("exile")
    assert Revive(seat=0, who="medical", target="exile") in turn(scene)
