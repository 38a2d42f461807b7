"""The Stable Wormhole: what goes through it, and who may send it there."""

from __future__ import annotations

from typing import Any

import pytest

from game.stationfall import people, things
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.turn import Reveal
from game.stationfall.agenda.things import item_escaped
from game.stationfall.cards import MONSTER
from game.stationfall.projectx.stable_wormhole import StepThrough, ThrowThrough
from tests.rules.outbreak import burn, end, hit, release, vault
from tests.rules.scene import GAME, Scene


def hole(*who: str, also: str = "") -> Scene:
    """The wormhole is open, these stand before it."""
    scene = vault("stable_wormhole", *who, also=also).gather("vault_x", *who).lying("vault_x")
    return release(scene).acting(0, who[0])


def test_stable_wormhole_harms_nobody_and_nothing_harms_it() -> None:
    scene = hole("exile", "medical").give("exile", "gun")
    assert not any(scene.pawn(key).down for key in ("exile", "medical"))
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    burn(scene, "vault_x")
    assert people.live(scene.pawn(MONSTER))
    assert scene.can(StepThrough, who="medical", pay="bribe")


def test_stable_wormhole_is_stepped_through() -> None:
    """With all one has; no Abandon Ship, no Helmet."""
    scene = hole("exile", "stranger").give("exile", "artifact").down("stranger")
    scene.complete(StepThrough)
    scene.do(StepThrough, drag="stranger")
    assert {scene.pawn(key).at for key in ("exile", "stranger")} == {people.WORMHOLE}
    assert people.escaped(scene.state, scene.pawn("exile"))
    assert people.company(scene.state, scene.pawn("exile")) == [scene.pawn("stranger")]
    assert item_escaped(scene.state, "artifact")
    assert not scene.state.abandon


def test_stable_wormhole_is_an_action_of_its_own() -> None:
    """Not a Step: no free one pays for it; and it is only there where it is."""
    scene = hole("station_chief", "exile").pc(0, "station_chief").acting(0, "station_chief")
    assert not scene.legal(StepThrough, pay="free")
    assert not scene.legal(StepThrough, pay="gratis")
    assert not scene.legal(StepThrough, power="forceful_presence")
    scene.at("station_chief", "aft_hub")
    assert scene.refused(StepThrough) == "7.6.2"
    shut = vault("stable_wormhole", "exile").at("exile", "vault_x").acting(0, "exile")
    assert shut.refused(StepThrough) == "7.6.2"
    assert shut.refused(ThrowThrough, item="gun") == "7.6.2"


def test_stable_wormhole_drags_only_the_down() -> None:
    scene = hole("exile", "stranger")
    assert scene.refused(StepThrough, drag="stranger") == "12.1.2"
    assert scene.refused(StepThrough, drag=MONSTER) == "12.1.2"
    assert scene.refused(StepThrough, drag="medical") == "5.2"


def test_stable_wormhole_takes_items_that_nobody_holds() -> None:
    scene = hole("exile").give("exile", "gun").lying("physics_lab").lying("vault_x", "artifact", "helmet")
    scene.complete(ThrowThrough)
    assert scene.refused(ThrowThrough, item="gun") == "12.2.1"
    scene.do(ThrowThrough, item="artifact")
    assert item_escaped(scene.state, "artifact")
    assert people.item_at(scene.state, "artifact") == people.WORMHOLE
    assert scene.place("vault_x").floor == ("helmet",)
    assert scene.state.sent == ("artifact",)


def test_stable_wormhole_takes_one_thing_or_body_at_the_end_of_a_turn() -> None:
    scene = hole("exile", "stranger", "medical").lying("vault_x", "artifact").down("stranger")
    end(scene)
    assert scene.picks() == ["none", "artifact", "stranger"]
    default: Any = scene.prompt().default
    assert default.pick == "none"
    scene.answer("artifact")
    assert item_escaped(scene.state, "artifact")
    end(scene).answer("stranger")
    assert scene.pawn("stranger").at == people.WORMHOLE
    assert all(scene.guilt(colour) == "innocent" for colour in range(4))
    end(scene)  # nothing lies here: nobody is asked
    assert scene.asked() == ""


def test_stable_wormhole_lets_a_character_that_is_an_item_escape() -> None:
    scene = hole("stranger", also="telepathic_rat").lying("vault_x", "telepathic_rat")
    scene.do(ThrowThrough, item="telepathic_rat")
    assert people.escaped(scene.state, scene.pawn("telepathic_rat"))
    assert GAME.view(scene.state, None).pawns["telepathic_rat"].at == people.WORMHOLE


def test_stable_wormhole_my_precious_is_not_for_others_to_throw() -> None:
    scene = hole("stranger", also="telepathic_rat").pc(1, "telepathic_rat")
    scene.lying("vault_x", "telepathic_rat")
    assert scene.refused(ThrowThrough, item="telepathic_rat") == "4.4"
    end(scene)
    assert scene.asked() == ""


@pytest.mark.parametrize("held", [True, False])
def test_7_3_2_stable_wormhole_antimatter_goes_off_beyond_it(held: bool) -> None:
    """With its holder, or harmlessly."""
    scene = hole("exile", "stranger").down("stranger")
    scene.antimatter("" if held else "vault_x", "exile" if held else "").armed(0, minute=scene.state.minute)
    if held:
        scene.do(StepThrough, drag="stranger")
    else:
        scene.do(ThrowThrough, item="antimatter")
    end(scene)
    assert scene.state.detonated == "mesosphere"
    assert scene.state.ending == ""
    assert scene.pawn("exile").annihilated is held
    assert not scene.pawn("stranger").annihilated
    assert scene.state.sent == ()


def test_stable_wormhole_keeps_its_items_out_of_the_supply() -> None:
    scene = hole("exile").lying("vault_x", *["gun"] * 6)
    for key, pawn in scene.state.pawns.items():
        if key != "exile":
            scene._pawn(key, items=(), integral=tuple(one for one in pawn.integral if one != "gun"))
    assert not things.in_supply(scene.state, "gun")
    scene.do(ThrowThrough, item="gun")
    assert not things.in_supply(scene.state, "gun")


def test_stable_wormhole_cannot_keep_the_artifact_from_a_forger() -> None:
    """Fake Artifact: there is still only one of it."""
    scene = hole("doctor", also="doctor").lying("physics_lab").lying("vault_x", "artifact")
    scene.do(ThrowThrough, item="artifact")
    scene.identity(0, "jekyll").turn(0).do(Reveal, card="jekyll")
    assert "artifact" in scene.pawn("doctor").items
    assert scene.state.sent == ()


def test_stable_wormhole_is_closed_by_a_missile() -> None:
    scene = hit(hole("exile"), "vault_x")
    end(scene)
    assert scene.told("wormhole-closes")
    assert scene.state.released
    scene._pawn("exile", down=False).acting(1, "exile")
    assert scene.refused(StepThrough) == "7.6.2"
