"""The Inspector: a Badge, the Shuttle, and work in the section next door."""

from __future__ import annotations

import pytest

from game.stationfall import people
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.section import Manufacture, SectionLaunch
from game.stationfall.actions.turn import Reveal
from tests.rules.scene import Scene, staged, tutorial_with


def test_inspector_investigator_takes_kompromat_next_door() -> None:
    scene = staged("inspector", "chem_lab").kompromat_at("bio_lab", "exile").no_kompromat("chem_lab")
    scene.do(PickUp, item="kompromat", source="bio_lab", pay="free")
    assert scene.hand(0) == {"exile"}
    assert staged("exile", "chem_lab", brings=("inspector",)).refused(
        PickUp, item="kompromat", source="bio_lab"
    )


def test_inspector_investigator_does_not_reach_through_locks() -> None:
    scene = staged("inspector", "therapy_garden").kompromat_at("shred_room", "exile")
    assert scene.locked("therapy_garden", "shred_room")
    assert scene.refused(PickUp, item="kompromat", source="shred_room") == "12.2.3"
    assert scene.no_locks().can(PickUp, item="kompromat", source="shred_room")


def test_inspector_investigator_makes_data_next_door_and_stays_clean() -> None:
    scene = staged("inspector", "chem_lab").do(Manufacture, thing="x_secret")
    assert scene.pawn("inspector").data == ("x_secret",)
    assert not scene.pawn("inspector").contaminated
    assert scene.pawn("inspector").at == "chem_lab"


def test_inspector_investigator_makes_no_things_next_door() -> None:
    assert staged("inspector", "bio_lab").refused(Manufacture, thing="firebomb") == "13.9.1"
    assert staged("inspector", "chem_lab").can(Manufacture, thing="firebomb")


def test_inspector_investigator_finds_the_other_section_as_it_is() -> None:
    assert (
        staged("inspector", "chem_lab").damaged("bio_lab").refused(Manufacture, thing="x_secret") == "5.1.4"
    )
    assert staged("inspector", "chem_lab").damaged("chem_lab").can(Manufacture, thing="x_secret")
    scene = staged("inspector", "chem_lab").blackout()
    assert scene.refused(Manufacture, thing="x_secret") == "7.2.2.1"


def test_inspector_badge_robs_things_like_a_gun() -> None:
    scene = (
        staged("inspector", "kitchen", "exile").give("exile", "helmet", "briefcase").data("exile", "evidence")
    )
    scene.do(Rob, target="exile", what="briefcase", weapon="badge")
    assert scene.pawn("inspector").items == ("briefcase",)
    assert scene.refused(Rob, target="exile", what="evidence", weapon="badge")
    assert scene.refused(Rob, target="exile", what="helmet", weapon="gun") == "8.3"


def test_inspector_badge_is_no_weapon_and_stops_at_pride() -> None:
    scene = staged("inspector", "kitchen", "daredevil", "exile").give("daredevil", "artifact")
    assert scene.refused(Rob, target="daredevil", what="artifact", weapon="badge") == "4.4"
    assert scene.refused(Attack, target="exile", weapon="badge") == "12.8"
    scene = staged("exile", "kitchen", "stranger", brings=("inspector",)).give("stranger", "artifact")
    assert scene.refused(Rob, target="stranger", what="artifact", weapon="badge") == "12.8"


def test_inspector_offshore_shenanigans_bring_the_bribe_back() -> None:
    scene = Scene(cast=tutorial_with("inspector")).identity(0, "inspector")
    scene.bribed(0, "exile").bribed(1, "exile").do(Reveal, card="inspector")
    assert scene.colour(0).bribe
    assert scene.card("exile").bribes == (1,)


def test_inspector_offshore_shenanigans_change_nothing_for_a_bribe_in_hand() -> None:
    scene = Scene(cast=tutorial_with("inspector")).identity(0, "inspector").do(Reveal, card="inspector")
    assert scene.colour(0).bribe
    assert not scene.told("refunded")


@pytest.mark.parametrize(
    ("who", "inside", "leaves"),
    [
        ("inspector", "exile", True),
        ("exile", "inspector", True),
        ("exile", "stranger", False),
        ("engineer", "stranger", True),
    ],
)
def test_inspector_brings_a_shuttle_that_asks_for_him_or_a_mechanic(
    who: str, inside: str, leaves: bool
) -> None:
    scene = staged(who, "forward_airlocks", brings=("inspector",)).at(inside, "inspectors_shuttle")
    if not leaves:
        assert scene.refused(SectionLaunch, pod="inspectors_shuttle") == "5.5.4"
        return
    scene.do(SectionLaunch, pod="inspectors_shuttle")
    assert people.escaped(scene.state, scene.pawn(inside))
