"""The Combat Swarm: it attacks or steps, and is steered from consoles."""

from __future__ import annotations

from typing import Any

from game.stationfall import hazards
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.actions.basic.force import Attack
from game.stationfall.cards import MONSTER
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from game.stationfall.projectx.combat_swarm import Uplink
from tests.rules.outbreak import burn, end, hit, loose, monster, release, vault


def test_combat_swarm_hurts_nobody_by_coming_out() -> None:
    scene = vault("combat_swarm", "exile").at("exile", "vault_x")
    release(scene)
    assert not scene.pawn("exile").down


def test_combat_swarm_may_attack_step_or_do_nothing() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile", "medical")
    end(scene)
    assert scene.picks()[0] == "none"
    assert {"exile", "medical", "reactor", "aft_airlocks"} <= set(scene.picks())  # by vent, too
    assert set(scene.picks()) == {"none", "exile", "medical", *_monster.steps(scene.state)}
    default: Any = scene.prompt().default
    assert default.pick == "none"
    quiet, bitten, moved = (loose("combat_swarm", "aft_hub", "exile", "medical") for _ in range(3))
    end(quiet).answer("none")
    assert (monster(quiet), quiet.pawn("medical").down) == ("aft_hub", False)
    end(bitten).answer("medical")
    assert bitten.pawn("medical").down
    end(moved).answer("reactor")
    assert monster(moved) == "reactor"


def test_combat_swarm_stops_at_locks() -> None:
    scene = loose("combat_swarm", "reactor", "exile").lock("reactor", "magnetic_containment")
    assert "magnetic_containment" not in _monster.steps(scene.state)
    scene.no_locks()
    assert "magnetic_containment" in _monster.steps(scene.state)  # no air, and no matter


def test_combat_swarm_uses_up_a_helmet() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile").give("exile", "helmet")
    end(scene).answer("exile")
    assert not scene.pawn("exile").down
    assert "helmet" not in scene.pawn("exile").items
    scene.acting(0, "exile")
    end(scene).answer("exile")
    assert scene.pawn("exile").down


def test_combat_swarm_tears_a_helmet_off_where_it_is_needed() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile").give("exile", "helmet").hazard("aft_hub")
    end(scene).answer("exile")
    assert scene.pawn("exile").down


def test_combat_swarm_yields_to_guns_not_to_bludgeons() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile").give("exile", "gun", "bludgeon")
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene.do(Attack, target=MONSTER, weapon="gun")
    assert scene.pawn(MONSTER).down


def test_combat_swarm_yields_to_fire_emp_and_missile_not_to_bad_air() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile")
    hazards.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert not scene.pawn(MONSTER).down
    scene = loose("combat_swarm", "aft_hub", "exile")
    assert burn(scene, "aft_hub").pawn(MONSTER).down
    scene = loose("combat_swarm", "aft_hub", "operative", also="operative")
    assert scene.do(EmpBurst).pawn(MONSTER).down
    scene = hit(loose("combat_swarm", "aft_hub", "exile"), "aft_hub")
    assert end(scene).pawn(MONSTER).down


def test_combat_swarm_is_steered_from_a_console() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile", "medical").at("exile", "security_station")
    scene.complete(Uplink)
    scene.do(Uplink, to="reactor")
    assert monster(scene) == "reactor"
    assert scene.told("uplinked")
    scene.at("medical", "reactor").do(Uplink, target="medical")
    assert scene.pawn("medical").down


def test_combat_swarm_uplink_needs_a_console_and_a_live_swarm() -> None:
    scene = loose("combat_swarm", "aft_hub", "engineer", "medical")
    assert scene.refused(Uplink, to="reactor") == "11.6"
    scene.at("engineer", "security_station")
    assert scene.refused(Uplink, to="reactor", target="medical") == "7.6.2"
    assert scene.refused(Uplink) == "7.6.2"
    assert scene.refused(Uplink, to="kitchen") == "12.1.1"
    assert scene.refused(Uplink, to="nowhere") == "5.1"
    assert scene.refused(Uplink, target="exile") == "7.6.2"
    assert scene.refused(Uplink, target="nobody") == "4.1"
    scene.monster("aft_hub", down=True)
    assert scene.refused(Uplink, to="reactor") == "7.6.2"
    assert vault("slime", "exile").at("exile", "security_station").acting(0, "exile").legal(Uplink) == []


def test_combat_swarm_uplink_is_its_doers_deed() -> None:
    """10.1.2: under the cameras it makes Suspect; 11.2: nobody turns it on oneself."""
    scene = (
        loose("combat_swarm", "aft_hub", "exile", "stranger").at("exile", "security_station").cameras(True)
    )
    scene.do(Uplink, target="stranger")
    assert scene.guilt(0) == "suspect"
    scene.monster("security_station")
    assert scene.refused(Uplink, target="exile") == "11.2"
    scene.give("exile", "helmet").do(Uplink, target="exile")
    assert not scene.pawn("exile").down
    assert "helmet" not in scene.pawn("exile").items


def test_combat_swarm_uplink_is_a_console_action_for_hackers() -> None:
    scene = loose("combat_swarm", "aft_hub", "exile").at("exile", "security_station")
    assert scene.can(Uplink, to="reactor", pay="free")
