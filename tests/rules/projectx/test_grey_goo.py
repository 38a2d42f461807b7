"""The Grey Goo: it spreads, eats and is lost with its pod."""

from __future__ import annotations

from game.stationfall import station
from game.stationfall.abilities.utility import JuryRig
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop
from game.stationfall.cards import MONSTER
from game.stationfall.projectx.grey_goo import TOKENS
from tests.rules.outbreak import burn, end, release, vault


def test_grey_goo_covers_the_vault() -> None:
    """Damage, Robots Down, loose things gone; Humans wade."""
    scene = vault("grey_goo", "medical", "exile").gather("vault_x", "medical", "exile")
    scene.lying("vault_x", "gun").kompromat_at("vault_x", "exile")
    release(scene)
    place = scene.place("vault_x")
    assert (place.goo, place.damaged, place.floor) == (True, True, ())
    assert scene.pawn("medical").down
    assert not scene.pawn("exile").down
    assert all(token.at != "vault_x" for token in scene.state.kompromat.values())
    assert MONSTER not in scene.state.pawns


def test_grey_goo_spreads_by_corridor_vent_and_mooring_whatever_is_locked() -> None:
    scene = vault("grey_goo", "exile").at("exile", "quarters").released().goo("reactor").acting(0, "exile")
    scene.lock("reactor", "magnetic_containment")
    end(scene)
    assert {"aft_hub", "aft_airlocks", "magnetic_containment", "kitchen"} <= set(scene.picks())
    scene.answer("kitchen")
    assert scene.place("kitchen").goo
    assert scene.place("kitchen").damaged
    moored = vault("grey_goo", "exile").at("exile", "quarters").released().goo("aft_airlocks")
    end(moored.acting(0, "exile"))
    assert {"houdini", "mcqueen", "reactor"} <= set(moored.picks())
    assert "outer_space" not in moored.picks()


def test_grey_goo_takes_nobody_a_choice_where_there_is_none() -> None:
    scene = vault("grey_goo", "exile").at("exile", "quarters").acting(0, "exile")
    release(scene)
    near = [other for other, _ in station.board(scene.state).doors["vault_x"]]
    assert len(near) == 1
    end(scene)
    assert scene.place(near[0]).goo


def test_grey_goo_does_not_enter_a_fire_and_fire_burns_it() -> None:
    scene = vault("grey_goo", "exile").at("exile", "quarters").released().goo("reactor").acting(0, "exile")
    scene.hazard("aft_hub", "fire")
    end(scene)
    assert "aft_hub" not in scene.picks()
    burn(scene, "reactor")
    assert not scene.place("reactor").goo
    assert scene.place("reactor").hazard == "fire"
    assert scene.place("reactor").damaged
    assert scene.told("goo-burned")


def test_grey_goo_stops_whatever_robot_comes_in() -> None:
    scene = vault("grey_goo", "exile", "medical").released().goo("reactor")
    scene.gather("aft_hub", "exile", "medical").down("medical").acting(0, "exile")
    scene.do(Step, to="reactor", drag="medical")
    assert not scene.pawn("exile").down
    scene.give("exile", "nanogel")
    assert scene.refused(Revive, target="medical") == "12.11.2"
    live = (
        vault("grey_goo", "medical").at("medical", "aft_hub").released().goo("reactor").acting(0, "medical")
    )
    assert live.refused(Step, to="reactor") == "11.2"


def test_grey_goo_cannot_be_repaired_and_eats_what_is_dropped() -> None:
    scene = vault("grey_goo", "engineer").at("engineer", "reactor").released().goo("reactor")
    scene.give("engineer", "gun").acting(0, "engineer")
    assert scene.refused(JuryRig) == "7.6.1"
    scene.do(Drop, item="gun", pay="free")
    assert scene.place("reactor").floor == ()


def test_grey_goo_eats_the_antimatter() -> None:
    """7.3.3: that is the end."""
    scene = vault("grey_goo", "exile").at("exile", "aft_hub").released().goo("reactor").acting(0, "exile")
    end(scene).answer("magnetic_containment")
    assert scene.state.ending == "antimatter"


def test_grey_goo_goes_with_a_pod_and_the_pod_is_lost() -> None:
    """13.6: it is Damaged."""
    scene = vault("grey_goo", "exile").at("exile", "houdini").released().goo("houdini").abandon()
    scene.marker(0, "launch", "houdini").turn(0)
    end(scene)
    assert scene.pawn("exile").annihilated


def test_grey_goo_ends_the_game_with_the_last_token() -> None:
    scene = vault("grey_goo", "exile").at("exile", "aft_hub").released().goo("reactor").acting(0, "exile")
    scene.state.tally["goo"] = TOKENS - 1
    end(scene).answer("aft_airlocks")
    assert scene.state.ending == "goo"
