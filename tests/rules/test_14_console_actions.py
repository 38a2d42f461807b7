"""Section 14 of the reference manual: what is done at a console."""

from __future__ import annotations

import pytest

from game.stationfall.actions.console import Jammers, Suppress
from tests.rules.scene import Scene

NOBODY = "stranger"
HACKER = "exile"
CONSOLES = ["security_station", "mainframe"]


def standing(who: str, section: str) -> Scene:
    return Scene().at(who, section).acting(0, who)


# --- 11.6, 7.2.2.1: where and when ----------------------------------------------------------------------


@pytest.mark.parametrize("section", CONSOLES)
def test_11_6_console_actions_need_a_section_with_a_console(section: str) -> None:
    assert standing(NOBODY, section).can(Jammers, on=False)
    assert standing(NOBODY, "kitchen").refused(Jammers, on=False) == "11.6"
    assert standing(NOBODY, "kitchen").refused(Suppress, section="magnetic_containment") == "11.6"


@pytest.mark.parametrize("section", CONSOLES)
def test_11_6_a_damaged_console_is_dead(section: str) -> None:
    assert standing(NOBODY, section).damaged(section).refused(Jammers, on=False) == "5.1.4"


@pytest.mark.parametrize("section", CONSOLES)
def test_7_2_2_1_no_console_actions_in_a_blackout(section: str) -> None:
    scene = standing(NOBODY, section).blackout()
    assert scene.refused(Suppress, section="magnetic_containment") == "7.2.2.1"


def test_14_anybody_with_hands_may_work_a_console() -> None:
    assert standing("medical", "mainframe").can(Jammers, on=False)
    assert standing("medical", "mainframe").can(Suppress, section="magnetic_containment")


# --- 14.1 Hazard Suppression ----------------------------------------------------------------------------


def test_14_1_a_fire_becomes_asphyxiation_and_asphyxiation_goes() -> None:
    scene = standing(NOBODY, "mainframe").hazard("chem_lab", "fire").damaged("chem_lab")
    scene.do(Suppress, section="chem_lab")
    assert scene.place("chem_lab").hazard == "asphyxiation"
    scene.do(Suppress, section="chem_lab")
    assert scene.place("chem_lab").hazard == ""


def test_14_1_suppression_mends_nothing() -> None:
    scene = standing(NOBODY, "mainframe").hazard("chem_lab", "fire").damaged("chem_lab")
    scene.do(Suppress, section="chem_lab").do(Suppress, section="chem_lab")
    assert scene.place("chem_lab").damaged


def test_14_1_one_section_at_a_time_wherever_it_is() -> None:
    scene = standing(NOBODY, "mainframe").hazard("chem_lab", "fire").do(Suppress, section="chem_lab")
    assert scene.place("magnetic_containment").hazard == "asphyxiation"
    assert scene.state.turn.actions == 1


def test_14_1_a_pod_still_docked_can_be_put_out_and_one_that_left_cannot() -> None:
    scene = standing(NOBODY, "mainframe").hazard("houdini", "fire")
    assert scene.can(Suppress, section="houdini")
    assert scene.away("houdini").refused(Suppress, section="houdini") == "14.1"


def test_14_1_there_must_be_a_hazard() -> None:
    scene = standing(NOBODY, "mainframe")
    assert scene.refused(Suppress, section="kitchen") == "14.1"
    scene.complete(Suppress)


def test_6_4_outer_space_stays_airless() -> None:
    assert standing(NOBODY, "mainframe").refused(Suppress, section="outer_space") == "5.1.7.2"


def test_14_1_the_down_stay_down_when_the_air_returns() -> None:
    scene = standing(NOBODY, "mainframe").at("astrochimp", "kitchen").down("astrochimp").hazard("kitchen")
    assert scene.do(Suppress, section="kitchen").pawn("astrochimp").down


# --- 14.2 Jammers ---------------------------------------------------------------------------------------


def test_14_2_jammers_off_and_on_again() -> None:
    scene = standing(NOBODY, "security_station").do(Jammers, on=False)
    assert not scene.state.jammers
    assert scene.refused(Jammers, on=False) == "14.2"
    assert scene.do(Jammers, on=True).state.jammers


def test_14_2_without_full_power_the_jammers_stay_off() -> None:
    scene = standing(NOBODY, "security_station").emergency()
    assert not scene.state.jammers
    assert scene.refused(Jammers, on=True) == "7.2.1.1"
    scene.mended(scene.power_sections()[0])
    assert scene.can(Jammers, on=True)


# --- Hackers --------------------------------------------------------------------------------------------


def test_hacker_takes_a_console_action_for_the_free_pick_up() -> None:
    scene = standing(HACKER, "mainframe").do(Jammers, on=False, pay="free")
    assert scene.state.turn.actions == 2
    assert not scene.state.turn.free
    assert standing(NOBODY, "mainframe").refused(Jammers, on=False, pay="free") == "15.5.3"


def test_hacker_needs_no_console_while_the_jammers_are_off() -> None:
    scene = (
        standing(HACKER, "kitchen").jammers(False).do(Suppress, section="magnetic_containment", pay="free")
    )
    assert scene.place("magnetic_containment").hazard == ""
    assert scene.can(Jammers, on=True)
    scene.do(Jammers, on=True)
    assert scene.refused(Jammers, on=False) == "11.6"


def test_hacker_needs_a_console_while_the_jammers_are_on() -> None:
    assert standing(HACKER, "kitchen").refused(Jammers, on=False) == "11.6"


def test_hacker_is_stopped_by_a_blackout_and_not_by_a_damaged_console() -> None:
    scene = standing(HACKER, "mainframe").jammers(False).damaged("mainframe")
    assert scene.can(Suppress, section="magnetic_containment")
    assert scene.blackout().refused(Suppress, section="magnetic_containment") == "7.2.2.1"
