"""The Spore Mother: she blooms and creeps, and everybody carries her on."""

from __future__ import annotations

import pytest

from game.stationfall import hazards, people, station
from game.stationfall.actions.basic.force import Attack
from game.stationfall.agenda.things import x_secret_escaped
from game.stationfall.cards import MONSTER
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from tests.rules.outbreak import burn, door, end, hit, loose, monster, release, vault


def test_spore_mother_contaminates_the_vault_and_next_door() -> None:
    """Whatever is locked; the Live and the Down."""
    scene = vault("spore_mother", "exile", "medical", "stranger").at("exile", "vault_x").down("medical")
    scene.at("medical", door(scene)).at("stranger", "aft_hub").lock("vault_x", door(scene))
    release(scene)
    assert [scene.pawn(key).contaminated for key in ("exile", "medical", "stranger")] == [True, True, False]


def test_8_5_1_spore_mother_the_chooser_drops_what_is_too_much() -> None:
    scene = vault("spore_mother", "exile").at("exile", "vault_x").acting(0, "exile")
    scene.give("exile", *["gun", "bludgeon", "helmet", "nanogel"][: people.room(scene.pawn("exile"))])
    assert people.room(scene.pawn("exile")) == 0
    release(scene)
    assert scene.asked() == "drop_excess"
    assert scene.prompt().seat == 0


def test_spore_mother_blooms_in_reach() -> None:
    """In its section and joined to it by corridor or vent, Locks or none; one of the chooser's choice."""
    scene = loose("spore_mother", "reactor", "exile", "medical", "stranger").contaminated("exile")
    scene.at("medical", "kitchen").at("stranger", "magnetic_containment").down("stranger")
    scene.lock("reactor", "magnetic_containment").at("engineer", "storage")
    end(scene)
    assert set(scene.picks()) == {"medical", "stranger"}
    scene.answer("medical")
    assert scene.pawn("medical").contaminated
    assert monster(scene) == "reactor"


def test_spore_mother_creeps_once_nobody_is_left() -> None:
    scene = loose("spore_mother", "reactor", "exile").contaminated("exile")
    scene.lock("reactor", "magnetic_containment")
    end(scene)
    assert "kitchen" in scene.picks()
    assert "aft_hub" in scene.picks()
    assert "magnetic_containment" not in scene.picks()
    scene.answer("kitchen")
    assert monster(scene) == "kitchen"


def test_spore_mother_never_enters_the_tanks() -> None:
    scene = loose("spore_mother", "reactor", "exile").contaminated("exile")
    at = next(other for other, _ in station.board(scene.state).doors["tanks"])
    end(scene.gather(at, "exile").monster(at))
    assert "tanks" in _monster.steps(scene.state)
    assert "tanks" not in scene.picks()


def test_spore_mother_contaminates_again_who_was_cleaned() -> None:
    scene = loose("spore_mother", "aft_hub", "exile").contaminated("exile")
    scene._pawn("exile", contaminated=False)
    end(scene)
    assert scene.pawn("exile").contaminated


def test_spore_mother_yields_to_fire_bad_air_and_missile_only() -> None:
    scene = loose("spore_mother", "aft_hub", "exile").give("exile", "gun")
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    hazards.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert scene.pawn(MONSTER).down
    assert burn(loose("spore_mother", "aft_hub", "exile"), "aft_hub").pawn(MONSTER).down
    assert end(hit(loose("spore_mother", "aft_hub", "exile"), "aft_hub")).pawn(MONSTER).down


@pytest.mark.parametrize(("carriers", "known"), [(2, False), (3, True)])
def test_spore_mother_three_carriers_take_the_secret_along(carriers: int, known: bool) -> None:
    who = ["exile", "stranger", "medical"][:carriers]
    scene = loose("spore_mother", "aft_hub", "engineer").escaped(*who).contaminated(*who)
    scene.fall()
    assert x_secret_escaped(scene.state) is known
