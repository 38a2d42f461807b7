"""Who plans sees what has to be made ready for a row of an agenda, and what others can do against it.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.console import Jammers
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.cards import IDENTITIES
from game.stationfall.cast.botanist import Creep
from tests.rules.scene import Scene, tutorial_with
from tests.test_plans import turn


def exile() -> Scene:
    """The first player is the Exile, in a pod that waits, and has somebody with the Evidence."""
    scene = Scene().alone("exile", "stranger", safe="kitchen").pc(0, "exile").bonus(0).minute(8)
    scene.no_kompromat("security_station").at("exile", "houdini")
    scene.at("stranger", "security_station").data("stranger", "evidence")
    return scene.cubes(0, "stranger", 2).no_kompromat("houdini").no_kompromat("kitchen").turn(0)


def test_12_6_data_is_copied_to_whoever_wants_it_while_the_jammers_are_off() -> None:
    scene = exile().jammers(False)
    assert Copy(seat=0, who="stranger", data="evidence", to="exile") in turn(scene)


def test_14_2_the_jammers_are_switched_off_for_it() -> None:
    assert Jammers(seat=0, who="stranger", on=False) in turn(exile())


def botanist() -> Scene:
    scene = Scene(cast=tutorial_with("botanist")).alone("botanist", "medical").bonus(0).minute(8)
    scene.at("botanist", "hydroponics").pc(0, "botanist").no_kompromat("hydroponics")
    return scene.at("medical", "storage").at("exile", "hydroponics").down("exile").turn(0)


def test_4_6_5_2_the_moss_eats_who_lies_where_it_lies() -> None:
    """It takes no action, and brings points for every meal."""
    assert Creep(seat=0, target="exile") in turn(botanist())


def rows(scene: Scene, identity: str, key: str) -> float:
    """What the first player expects of a row."""
    look = Plans(scene.state, 0)
    look.card = IDENTITIES[identity].card
    return next(hoped(look, row) for row in IDENTITIES[identity].agenda if row.condition.key == key)


def engineer(*broken: str) -> Scene:
    scene = Scene().alone("engineer").pc(0, "engineer").bonus(0).abandon().minute(6)
    scene.at("engineer", "bridge").no_kompromat("bridge").antimatter("magnetic_containment").armed(0, 2)
    return scene.damage(*broken)


def test_13_5_antimatter_that_can_be_ejected_is_not_safe_on_board() -> None:
    exposed, safe = (
        rows(engineer(*broken), "engineer", "antimatter-on-board") for broken in ((), ("reactor",))
    )
    assert exposed + 0.1 < safe


def test_13_5_who_wants_it_to_go_off_wrecks_what_would_eject_it() -> None:
    scene = engineer().at("troubleshooter", "reactor").give("troubleshooter", "bludgeon")
    scene.cubes(0, "troubleshooter", 2).no_kompromat("reactor").turn(0)
    assert Sabotage(seat=0, who="troubleshooter") in turn(scene)


def test_16_1_who_can_float_outside_waits_there_for_the_ship_that_comes() -> None:
    """Without an order to leave, and with no pod near."""
    scene = Scene(cast=tutorial_with("boarder")).alone("exile", safe="kitchen").pc(0, "exile").bonus(0)
    scene.at("exile", "forward_airlocks").give("exile", "helmet").no_kompromat("forward_airlocks")
    assert Step(seat=0, who="exile", to="outer_space") in turn(scene.minute(2).turn(0))


def test_16_1_pirates_wait_for_nobody() -> None:
    scene = Scene(cast=tutorial_with("boarder")).alone("exile", safe="kitchen").pc(0, "exile").bonus(0)
    scene.at("exile", "forward_airlocks").give("exile", "helmet").no_kompromat("forward_airlocks")
    scene.pc(1, "boarder").minute(2).turn(0)
    scene.state.tally["pirate_ship"] = 1
    assert Step(seat=0, who="exile", to="outer_space") not in turn(scene)


def test_15_5_5_a_kompromat_buys_a_step_when_it_is_wanted() -> None:
    """It is worth nothing any more when the station has fallen."""
    scene = Scene().alone("exile", "stranger", safe="kitchen").abandon().pc(0, "exile").bonus(0).minute(3)
    scene.at("exile", "aft_hub").disc(0, "exile").kompromat(0, "exile").no_kompromat("aft_airlocks").turn(0)
    steps = [act for act in turn(scene) if isinstance(act, Step) and act.who == "exile"]
    assert {act.pay for act in steps} >= {"kompromat"}


def test_12_4_what_is_to_be_brought_is_taken_at_once() -> None:
    """It is free (15.5.3), and nobody else has it then."""
    scene = (
        Scene(cast=tutorial_with("inspector")).alone("inspector", "station_chief", safe="kitchen").bonus(0)
    )
    scene.at("inspector", "inspectors_shuttle").pc(0, "inspector").minute(9).cubes(0, "station_chief", 2)
    scene.at("station_chief", "rec_room").disc(0, "station_chief").no_kompromat("inspectors_shuttle")
    for section in ("kitchen", "rec_room", "suite", "forward_airlocks"):
        scene.no_kompromat(section)
    scene.acting(0, "station_chief", actions=1)
    turn(scene)
    assert "briefcase" in scene.pawn("station_chief").items


def test_12_3_what_has_come_where_it_is_wanted_is_put_down_by_whom_others_lead_as_well() -> None:
    """Whoever holds it would take it along again."""
    scene = Scene(cast=tutorial_with("telepathic_rat")).alone("security", safe="kitchen").bonus(0)
    scene.identity(0, "telepathic_rat").lying("physics_lab").give("security", "artifact").minute(6)
    scene.at("security", "bio_lab").cubes(0, "security", 1).cubes(1, "security", 1).no_kompromat("bio_lab")
    scene.contaminated("security")  # with no slot left to carry both
    turn(scene.acting(0, "security", actions=1))
    assert "artifact" in scene.place("bio_lab").floor
