"""Abilities that several characters have in common."""

from __future__ import annotations

import pytest

from game.stationfall import station
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp, Throw
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import AbandonShip, Manufacture, TimedLaunch, Transmit
from game.stationfall.actions.turn import Activate
from tests.rules.scene import Scene, staged

OFFICERS = ["counselor", "engineer", "station_chief"]

TUNNEL_RATS = ["astrochimp", "stowaway", "troubleshooter"]


@pytest.mark.parametrize("who", OFFICERS)
def test_officer_steps_through_a_lock_and_removes_it(who: str) -> None:
    scene = staged(who, "reactor").give(who, "helmet").do(Step, to="magnetic_containment")
    assert not scene.locked("reactor", "magnetic_containment")
    assert scene.locked("bio_lab", "vault_x")


@pytest.mark.parametrize("who", OFFICERS)
def test_officer_commands_the_bridge_and_prints_guns(who: str) -> None:
    assert staged(who, "bridge").can(AbandonShip)
    assert staged(who, "print_shop").can(Manufacture, thing="gun")
    assert staged("exile", "bridge").refused(AbandonShip) == "13.1"


def test_officer_opens_locks_for_who_drags_him() -> None:
    scene = staged("exile", "bio_lab", "engineer")
    assert scene.refused(Step, to="vault_x") == "12.1.3"
    scene.down("engineer").do(Step, to="vault_x", drag="engineer")
    assert not scene.locked("bio_lab", "vault_x")


def test_officer_opens_no_lock_in_a_blackout() -> None:
    scene = staged("engineer", "bio_lab").blackout()
    assert scene.locked("bio_lab", "vault_x")
    assert scene.refused(Step, to="vault_x") == "7.2.2.3"


@pytest.mark.parametrize("who", TUNNEL_RATS)
def test_tunnel_rat_crawls_through_vents(who: str) -> None:
    assert staged(who, "kitchen").do(Step, to="reactor").pawn(who).at == "reactor"
    assert staged("exile", "kitchen").refused(Step, to="reactor") == "5.4.2"


def test_tunnel_rat_drags_bodies_through_vents() -> None:
    scene = staged("astrochimp", "kitchen", "exile").down("exile").do(Step, to="reactor", drag="exile")
    assert scene.pawn("exile").at == "reactor"


def test_tunnel_rat_throws_nothing_through_them() -> None:
    scene = staged("astrochimp", "kitchen").give("astrochimp", "helmet")
    assert scene.refused(Throw, item="helmet", to="reactor") == "12.5.2"


@pytest.mark.parametrize("who", ["engineer", "troubleshooter"])
def test_jury_rig_repairs_the_section_one_is_in(who: str) -> None:
    scene = staged(who, "chem_lab").damaged("chem_lab").do(JuryRig)
    assert not scene.place("chem_lab").damaged
    assert scene.refused(JuryRig) == "5.1.4"
    assert staged("exile", "chem_lab").damaged("chem_lab").refused(JuryRig) == "4.4.1"


def test_jury_rig_repairs_a_pod() -> None:
    scene = staged("engineer", "hail_mary").do(JuryRig).abandon()
    assert scene.can(TimedLaunch)


def test_jury_rig_repairs_power_sections_and_so_ends_a_blackout() -> None:
    scene = staged("engineer", "reactor").blackout()
    assert "reactor" in scene.power_sections()
    scene.damage("reactor").mended(*scene.power_sections()).damaged("reactor", "fuel_cells").do(JuryRig)
    assert not station.blackout(scene.state)
    assert not scene.state.locks
    assert not scene.state.cameras


@pytest.mark.parametrize("robot", ["medical", "security", "cyborg"])
def test_jury_rig_wakes_a_down_robot(robot: str) -> None:
    scene = staged("engineer", "kitchen", robot).down(robot).do(JuryRig, target=robot)
    assert not scene.pawn(robot).down


def test_jury_rig_wakes_no_human_and_nobody_absent() -> None:
    scene = staged("engineer", "kitchen", "exile").down("exile", "medical")
    assert scene.refused(JuryRig, target="exile") == "13.11"
    assert scene.refused(JuryRig, target="medical") == "5.2"
    scene.complete(JuryRig)


def test_jury_rig_does_nothing_for_a_section_in_the_goo() -> None:
    assert staged("engineer", "kitchen").goo("kitchen").refused(JuryRig) == "7.6.1"


@pytest.mark.parametrize("who", ["cyborg", "stranger"])
def test_uncanny_is_tired_by_two_discs(who: str) -> None:
    scene = Scene().cubes(0, who, 1)
    assert scene.disc(1, who).do(Activate, who=who).state.turn.actions == 2
    scene = Scene().cubes(0, who, 1).disc(1, who).disc(2, who).do(Activate, who=who)
    assert scene.state.turn.actions == 1


@pytest.mark.parametrize("who", ["cyborg", "stranger"])
def test_uncanny_pcs_never_tire_of_their_own_disc(who: str) -> None:
    scene = Scene().pc(0, who).disc(0, who).do(Activate, who=who)
    assert scene.state.turn.actions == 2


@pytest.mark.parametrize("who", ["daredevil", "station_chief"])
@pytest.mark.parametrize("weapon", ["gun", "bludgeon"])
def test_pride_is_never_robbed(who: str, weapon: str) -> None:
    scene = staged("exile", "kitchen", who).give("exile", weapon).give(who, "artifact").data(who, "evidence")
    assert scene.refused(Rob, target=who, what="artifact", weapon=weapon) == "4.4"
    assert scene.refused(Rob, target=who, what="evidence", weapon=weapon) == "4.4"
    assert scene.can(Attack, target=who, weapon=weapon)


def test_pride_does_not_help_the_down() -> None:
    scene = staged("exile", "kitchen", "daredevil").give("daredevil", "artifact").down("daredevil")
    scene.do(PickUp, item="artifact", source="daredevil")
    assert scene.pawn("exile").items == ("artifact",)


@pytest.mark.parametrize("who", ["exile", "stowaway"])
def test_hacker_has_a_free_console_action(who: str) -> None:
    scene = staged(who, "mainframe").do(Jammers, on=False, pay="free")
    assert not scene.state.turn.free
    assert scene.state.turn.actions == 2
    assert scene.refused(Jammers, on=True, pay="free") == "15.5.3"


@pytest.mark.parametrize("who", ["exile", "stowaway"])
def test_hacker_reaches_every_console_while_the_jammers_are_off(who: str) -> None:
    assert staged(who, "kitchen").refused(Jammers, on=False) == "11.6"
    assert staged(who, "kitchen").jammers(False).can(Jammers, on=True, pay="free")
    assert staged(who, "kitchen").jammers(False).can(Jammers, on=True)


@pytest.mark.parametrize("who", ["colonel", "operative"])
def test_officer_opens_locks_and_commands_the_bridge(who: str) -> None:
    scene = staged(who, "bio_lab").do(Step, to="vault_x")
    assert not scene.locked("bio_lab", "vault_x")
    assert staged(who, "bridge").can(AbandonShip)
    assert staged(who, "print_shop").can(Manufacture, thing="gun")


@pytest.mark.parametrize("who", ["botanist", "doctor", "microbiologist"])
def test_scientist_has_a_free_section_action(who: str) -> None:
    scene = staged(who, "chem_lab").do(Manufacture, thing="firebomb", pay="free")
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, False)
    assert scene.refused(Manufacture, thing="firebomb", pay="free") == "15.5.3"
    assert scene.can(Manufacture, thing="firebomb")


@pytest.mark.parametrize("who", ["botanist", "doctor", "microbiologist"])
def test_scientist_still_picks_up_for_free_instead(who: str) -> None:
    scene = staged(who, "array_control").data(who, "evidence").lying("array_control", "gun")
    assert scene.can(Transmit, data="evidence", offsite="news", pay="free")
    scene.do(PickUp, item="gun", pay="free")
    assert scene.refused(Transmit, data="evidence", offsite="news", pay="free") == "15.5.3"


def test_scientist_has_no_free_console_action() -> None:
    assert staged("doctor", "mainframe").refused(Jammers, on=False, pay="free") == "15.5.3"
    scene = staged("exile", "chem_lab", brings=("doctor",))
    assert scene.refused(Manufacture, thing="firebomb", pay="free") == "15.5.3"


def test_scientist_goes_through_airlocks_for_free() -> None:
    assert staged("doctor", "aft_airlocks").give("doctor", "helmet").can(Step, to="outer_space", pay="free")
