"""The Boarder: Breach, Fugitive, her missile, and the ship that fetches her."""

from __future__ import annotations

import pytest

from game.stationfall import people
from game.stationfall.abilities.mobility import Breach
from game.stationfall.abilities.offensive import Missile
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.turn import Reveal
from tests.rules.scene import Scene, agenda, revealed, staged, tutorial_with


def test_boarder_breach_removes_a_lock_beside_her() -> None:
    scene = staged("boarder", "bio_lab").do(Breach, to="vault_x")
    assert not scene.locked("bio_lab", "vault_x")
    assert scene.locked("reactor", "magnetic_containment")
    assert scene.state.turn.actions == 1
    assert scene.refused(Breach, to="vault_x") == "7.2.2.2"


def test_boarder_breach_is_hers_while_there_is_light() -> None:
    assert staged("exile", "bio_lab", brings=("boarder",)).refused(Breach, to="vault_x") == "7.2.2.2"
    assert staged("boarder", "chem_lab").refused(Breach, to="vault_x") == "7.2.2.2"


@pytest.mark.parametrize(("who", "target"), [("boarder", "exile"), ("exile", "boarder")])
def test_boarder_fugitive_makes_nobody_suspect(who: str, target: str) -> None:
    scene = staged(who, "kitchen", target).give("exile", "gun").do(Attack, target=target, weapon="gun")
    assert scene.pawn(target).down
    assert scene.guilt(0) == "innocent"


def launched(section: str, who: str = "kitchen") -> Scene:
    """A Missile of colour 0 that lands as this turn ends."""
    scene = revealed("boarder", who, "exile").jammers(False)
    return scene.marker(0, "missile", section)


def test_boarder_missile_needs_the_jammers_off_and_no_other_missile() -> None:
    scene = revealed("boarder", "kitchen")
    assert scene.refused(Missile, section="suite") == "7.4"
    scene.jammers(False).do(Missile, section="suite")
    assert [(it.what, it.section, it.colour) for it in scene.state.markers] == [("missile", "suite", 0)]
    assert scene.refused(Missile, section="kitchen") == "15.7.1"


def test_boarder_missile_is_a_reveal_power_for_sections_in_place() -> None:
    assert staged("boarder", "kitchen").jammers(False).refused(Missile, section="suite") == "4.4.1"
    scene = revealed("boarder", "kitchen").jammers(False).away("houdini")
    assert scene.refused(Missile, section="houdini") == "5.6"
    assert scene.can(Missile, section="mcqueen")
    scene.complete(Missile)


def test_boarder_missile_damages_the_section_and_downs_all_in_it() -> None:
    scene = launched("suite").gather("suite", "exile", "security", "astrochimp", "stranger")
    scene.give("astrochimp", "helmet").end_turn()
    assert scene.place("suite").damaged
    assert all(scene.pawn(who).down for who in ("exile", "security", "astrochimp", "stranger"))
    # It comes outside her activation: nobody answers for it.
    assert scene.guilt(0) == "innocent"
    assert not scene.pawn("boarder").down


def test_boarder_missile_waits_for_the_end_of_her_next_turn() -> None:
    scene = revealed("boarder", "kitchen").jammers(False).do(Missile, section="suite").end_turn()
    assert not scene.place("suite").damaged
    assert scene.told("turn")


def test_boarder_missile_cannot_damage_outer_space() -> None:
    scene = launched("outer_space").at("exile", "outer_space").give("exile", "helmet").end_turn()
    assert scene.pawn("exile").down
    assert not scene.place("outer_space").damaged


def adrift(*, pirates: bool) -> Scene:
    """Four people in Outer Space whom nobody plays: two Live, two Down, one of each with something."""
    scene = Scene(cast=tutorial_with("boarder")).alone()
    for colour, card in enumerate(("astrochimp", "counselor", "medical", "stowaway")):
        scene.identity(colour, card)
    for who in ("exile", "stranger", "engineer", "troubleshooter"):
        scene.at(who, "outer_space").empty(who).give(who, "helmet")
    scene.lying("suite").down("engineer", "troubleshooter")
    if pirates:
        scene.state.tally["pirate_ship"] = 1
    return scene


def saved(scene: Scene) -> set[str]:
    scene.fall()
    return {key for key, pawn in scene.state.pawns.items() if people.escaped(scene.state, pawn)}


def test_boarder_rescue_ship_takes_the_live_only() -> None:
    assert saved(adrift(pirates=False).give("engineer", "briefcase")) == {"exile", "stranger"}


@pytest.mark.parametrize("holder", ["stranger", "engineer"])
def test_boarder_pirate_ship_takes_who_has_the_briefcase_down_or_not(holder: str) -> None:
    assert saved(adrift(pirates=True).give(holder, "briefcase")) == {holder}


@pytest.mark.parametrize(("section", "points"), [("outer_space", 4), ("kitchen", 0)])
def test_boarder_agenda_counts_the_briefcase_that_the_ship_then_takes_from_space(
    section: str, points: int
) -> None:
    """As with the Humans out there: what counts is where things are when Stationfall comes."""
    scene = adrift(pirates=False).identity(0, "boarder").pc(0, "boarder").escaped("boarder")
    scene.empty("boarder").at("stranger", section).give("stranger", "briefcase")
    scene.state.tally["pirate_ship"] = 1
    scene.fall()
    assert people.escaped(scene.state, scene.pawn("stranger")) == (points == 4)
    assert agenda(scene, "boarder")[1] == points


def test_boarder_extricate_shows_the_pirate_flag() -> None:
    scene = Scene(cast=tutorial_with("boarder")).identity(0, "boarder").do(Reveal, card="boarder")
    assert scene.state.tally["pirate_ship"] == 1
    assert scene.told("pirate-ship")


def test_boarder_extricate_works_at_stationfall_too() -> None:
    scene = adrift(pirates=False).identity(0, "boarder").give("exile", "briefcase").at("boarder", "kitchen")
    assert saved(scene) == {"exile"}
    assert not scene.card("boarder").powers
