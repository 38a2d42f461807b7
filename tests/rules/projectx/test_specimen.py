"""The Specimen: it hunts, in the dark unseen."""

from __future__ import annotations

import pytest

from game.stationfall import hazards, station
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.actions.basic.force import Attack
from game.stationfall.cards import MONSTER
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from tests.rules.outbreak import burn, door, end, hit, loose, monster, release, vault


def test_specimen_downs_one_of_the_choosers_choice() -> None:
    """Helmets and armour do not help."""
    scene = loose("specimen", "aft_hub", "exile", "security", "stranger").give("exile", "helmet")
    end(scene)
    assert set(scene.picks()) == {"exile", "security", "stranger"}
    scene.answer("security")
    assert scene.pawn("security").down
    end(scene).answer("exile")
    assert scene.pawn("exile").down
    end(scene)  # one is left: no question
    assert scene.pawn("stranger").down


def test_specimen_waits_for_the_end_of_the_turn() -> None:
    scene = vault("specimen", "exile").at("exile", "vault_x").acting(0, "exile")
    release(scene)
    assert not scene.pawn("exile").down
    end(scene)
    assert scene.pawn("exile").down


def test_specimen_hurries_to_the_nearest_by_vents_too() -> None:
    scene = loose("specimen", "kitchen", "exile").at("exile", "aft_airlocks")
    end(scene)
    assert monster(scene) == "reactor"  # the vent
    scene = loose("specimen", "reactor", "exile").at("exile", "aft_hub").at("stranger", "kitchen")
    end(scene)
    assert set(scene.picks()) == {"aft_hub", "kitchen"}


def test_specimen_breaks_locks() -> None:
    scene = loose("specimen", "aft_hub", "exile").at("exile", "reactor").lock("aft_hub", "reactor")
    way = _monster.towards(scene.state, {"reactor"})
    assert "reactor" in way  # two steps through the Lock are no longer than the way around
    scene.state.locks = tuple(station.board(scene.state).corridors)
    scene.monster("vault_x").at("exile", door(scene))
    end(scene)
    assert monster(scene) == "vault_x"
    assert scene.told("breached")
    end(scene)
    assert monster(scene) == door(scene)


def test_specimen_prefers_the_dark_among_equal_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = loose("specimen", "aft_hub", "exile").at("exile", "reactor").at("stranger", "machine_shop")
    monkeypatch.setattr(station, "dark", lambda state, section: section == "machine_shop")
    end(scene)
    assert monster(scene) == "machine_shop"


def test_specimen_yields_to_any_weapon_in_the_light() -> None:
    for weapon in ("gun", "bludgeon"):
        scene = loose("specimen", "aft_hub", "exile").give("exile", weapon)
        assert scene.do(Attack, target=MONSTER, weapon=weapon).pawn(MONSTER).down


def test_specimen_cannot_be_attacked_in_the_dark() -> None:
    """Nor in a Blackout; power restored, it can."""
    scene = loose("specimen", "storage", "exile").give("exile", "gun")
    assert scene.dark("storage")
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    scene = loose("specimen", "aft_hub", "exile").give("exile", "bludgeon").blackout(released=True)
    scene.monster("aft_hub")
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene.mended(scene.power_sections()[0])
    assert scene.can(Attack, target=MONSTER, weapon="bludgeon")


def test_specimen_is_lit_by_a_live_stream() -> None:
    scene = loose("specimen", "storage", "billionaire", also="billionaire").give("billionaire", "gun")
    scene.jammers(True)
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    assert scene.jammers(False).can(Attack, target=MONSTER, weapon="gun")


def test_specimen_dies_of_fire_and_bad_air_in_the_dark_too() -> None:
    scene = loose("specimen", "storage", "exile")
    assert burn(scene, "storage").pawn(MONSTER).down
    scene = loose("specimen", "storage", "exile")
    hazards.gas(Play(scene.state, scene.rng), "storage", None)
    assert scene.pawn(MONSTER).down
    scene = hit(loose("specimen", "storage", "exile"), "storage")
    assert end(scene).pawn(MONSTER).down


def test_specimen_minds_no_emp() -> None:
    scene = loose("specimen", "aft_hub", "operative", also="operative")
    assert not scene.do(EmpBurst).pawn(MONSTER).down
