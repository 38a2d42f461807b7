"""The eight Project X cards (7.6): each instruction of each card, and random games with each of them out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.stationfall import harm, people, systems
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.abilities.utility import Feed, JuryRig
from game.stationfall.actions.basic import Attack, Copy, Drop, Give, PickUp, Revive, Rob, Step
from game.stationfall.actions.section import Decontaminate, Grab, Jettison, ReleaseProjectX, TimedLaunch
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.agenda import (
    contaminated_escape,
    contaminated_npc_escapes,
    item_escaped,
    no_contamination_escapes,
    suspects_down_aboard,
    x_secret_escaped,
)
from game.stationfall.cards import CAST, MONSTER, PROJECTS
from game.stationfall.check import check
from game.stationfall.play import Play
from game.stationfall.projectx import _monster
from game.stationfall.projectx.choir import Chorus
from game.stationfall.projectx.combat_swarm import Uplink
from game.stationfall.projectx.grey_goo import TOKENS
from game.stationfall.projectx.stable_wormhole import StepThrough, ThrowThrough
from game.stationfall.setup import TUTORIAL
from game.stationfall.state import Options, State, Task, copy
from game.stationfall.turn import settle
from game.trial import pick
from tests.rules.scene import GAME, Scene

AWAY = "mesosphere/rocket_wings"
MONSTERS = sorted(set(PROJECTS) - {"grey_goo", "stable_wormhole"})


def vault(card: str, *who: str, also: str = "", seats: int = 4) -> Scene:
    """The card lies in the vault; all but these have left the game. `also` is in it instead of the Exile."""
    cast = ",".join((*(one for one in TUTORIAL if one != "exile"), also)) if also else "tutorial"
    scene = Scene(seats, cast, projectx=card).alone(*who, safe=AWAY).no_locks()
    if also and CAST[also].lies:
        scene.at(also, "item").lying(CAST[also].lies)
    return scene


def loose(card: str, section: str, *who: str, also: str = "") -> Scene:
    """The Monster is out and stands in a section, these beside it; the first of them is active."""
    scene = vault(card, *who, also=also).gather(section, *who).released().monster(section)
    return scene.acting(0, who[0]) if who else scene


def release(scene: Scene) -> Scene:
    """Whatever sets it free, in the middle of a turn."""
    play = Play(scene.state, scene.rng)
    systems.release(play)
    settle(play)
    scene.events = tuple(play.events)
    return scene


def burn(scene: Scene, section: str) -> Scene:
    """A fire breaks out, by nobody's doing."""
    play = Play(scene.state, scene.rng)
    systems.ignite(play, section, None)
    scene.events = tuple(play.events)
    return scene


def hit(scene: Scene, section: str) -> Scene:
    """A missile comes down on a section at the end of this turn, which is colour 0's."""
    return scene.marker(0, "missile", section)


def door(scene: Scene, section: str = "vault_x") -> str:
    """A section next door."""
    return systems.station(scene.state).doors[section][0][0]


def end(scene: Scene) -> Scene:
    """The turn ends, whoever has it."""
    return scene.do(EndTurn if scene.state.turn.step == "acting" else Renegotiate)


def monster(scene: Scene) -> str:
    return scene.pawn(MONSTER).at


# ---------------------------------------------------------------------- what all of them share


def test_there_are_eight() -> None:
    assert len(PROJECTS) == 8


@pytest.mark.parametrize("card", sorted(set(PROJECTS) - {"grey_goo"}))
def test_out_it_is_a_red_pawn_in_its_section(card: str) -> None:
    """Seven of the eight cards use the pawn; before, nobody can tell."""
    scene = vault(card, "exile").at("exile", "aft_hub")
    assert MONSTER not in GAME.view(scene.state, None).pawns
    assert GAME.view(scene.state, None).projectx == ""
    release(scene)
    seen = GAME.view(scene.state, None)
    assert seen.projectx == card
    assert seen.pawns[MONSTER].at == PROJECTS[card].start
    assert MONSTER in seen.faces
    assert scene.told("project-x-released")


@pytest.mark.parametrize("card", sorted(PROJECTS))
def test_7_6_1_the_table_is_told_what_the_card_says(card: str) -> None:
    scene = release(vault(card))
    said = [event.message.args for event in scene.events if event.message.key == "project-x-says"]
    assert said == [{"text": "@" + systems.told(card)}]


@pytest.mark.parametrize("card", MONSTERS)
def test_down_it_does_nothing_and_nanogel_wakes_it(card: str) -> None:
    """8.1.2, 12.11: anybody may be that foolish."""
    scene = loose(card, "aft_hub", "stranger").give("stranger", "nanogel").monster("aft_hub", down=True)
    assert not scene.pawn("stranger").down
    scene.do(Revive, target=MONSTER)
    assert not scene.pawn(MONSTER).down
    still = loose(card, "aft_hub", "stranger").monster("aft_hub", down=True)
    end(still)
    assert still.asked() == ""
    assert still.state.turn.colour == 1
    assert still.pawn(MONSTER).down
    assert not still.pawn("stranger").down


def test_5_5_3_down_it_is_dragged_and_takes_a_seat() -> None:
    scene = loose("specimen", "aft_airlocks", "exile").monster("aft_airlocks", down=True)
    scene.do(Step, to="houdini", drag=MONSTER)
    assert monster(scene) == "houdini"
    assert systems.occupants(scene.state, "houdini") == 2


def test_13_13_2_down_it_is_pushed_out_of_an_airlock() -> None:
    scene = loose("specimen", "forward_airlocks", "exile").monster("forward_airlocks", down=True)
    scene.do(Jettison, target=MONSTER)
    assert monster(scene) == "outer_space"


def test_12_11_2_it_is_not_woken_where_it_would_go_down_again() -> None:
    scene = loose("specimen", "aft_hub", "stranger").monster("aft_hub", down=True).hazard("aft_hub", "fire")
    scene.give("stranger", "nanogel", "helmet")
    assert scene.refused(Revive, target=MONSTER) == "12.11.2"


def test_nobody_is_suspect_for_what_it_does() -> None:
    """10.1.2: it happens at the end of a turn, on nobody's account, cameras or not."""
    scene = loose("specimen", "aft_hub", "exile", "medical").cameras(True)
    end(scene).answer("exile")
    assert scene.pawn("exile").down
    assert all(scene.guilt(colour) == "innocent" for colour in range(4))


def test_what_has_left_in_a_pod_acts_no_more() -> None:
    scene = loose("specimen", "houdini", "exile").away("houdini").at("stranger", "aft_hub")
    scene.turn(0)
    end(scene)
    assert scene.asked() == ""
    assert not scene.pawn("exile").down


def test_it_never_enters_a_full_pod() -> None:
    """5.5.3: the prey in there is out of reach; the next nearest draws it."""
    scene = loose("specimen", "aft_airlocks", "exile").at("exile", "aft_hub")
    seats = systems.station(scene.state).sections["houdini"].seats
    scene.gather("houdini", *[key for key in TUTORIAL if key not in ("exile", "stowaway")][:seats])
    assert "houdini" not in _monster.steps(scene.state)
    end(scene)
    assert monster(scene) == "aft_hub"


def test_it_keeps_out_of_a_hazard_that_would_down_it() -> None:
    """Towards the nearest it can reach: here that is nobody."""
    scene = loose("specimen", "magnetic_containment", "exile").give("exile", "helmet")
    scene.mended("magnetic_containment").at("exile", "aft_hub").hazard("reactor", "fire")
    end(scene)
    assert monster(scene) == "magnetic_containment"
    assert not scene.pawn(MONSTER).down


def test_entering_it_springs_a_trap() -> None:
    scene = loose("specimen", "reactor", "exile").at("exile", "aft_hub")
    scene.state.traps["aft_hub"] = "real"
    end(scene)
    assert scene.told("trap-real")
    assert scene.pawn(MONSTER).down


def test_the_default_spares_ones_own_pc() -> None:
    """For who does not answer: another player's PC first, then whoever one has least influence on."""
    scene = loose("specimen", "aft_hub", "medical", "exile", "stranger", "engineer").pc(0, "medical")
    scene.cubes(0, "exile", 2).cubes(0, "stranger", 1).pc(1, "engineer").acting(0, "medical")
    end(scene)
    default: Any = scene.prompt().default
    assert default.pick == "engineer"
    scene.at("engineer", AWAY)
    default = scene.prompt().default
    assert default.pick == "stranger"
    scene.gather(AWAY, "stranger", "exile").at("station_chief", "aft_hub")
    default = scene.prompt().default
    assert default.pick == "station_chief"


def test_a_downed_monster_on_board_is_what_security_wants() -> None:
    scene = loose("specimen", "aft_hub", "exile")
    assert suspects_down_aboard().count(scene.state, 0) == 0
    scene.monster("aft_hub", down=True)
    assert suspects_down_aboard().count(scene.state, 0) == 1


# ---------------------------------------------------------------------- Grey Goo


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
    near = [other for other, _ in systems.station(scene.state).doors["vault_x"]]
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


# ---------------------------------------------------------------------- Combat Swarm


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
    systems.gas(Play(scene.state, scene.rng), "aft_hub", None)
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


# ---------------------------------------------------------------------- The Slime


def test_slime_engulfs_the_vault_as_it_comes_out() -> None:
    """Humans without a Helmet go Down; Helmets and Robots stay Live; the Down are taken, too."""
    scene = vault("slime", "exile", "stranger", "medical", "engineer")
    scene.gather("vault_x", "exile", "stranger", "medical", "engineer").give("stranger", "helmet")
    scene.down("engineer")
    release(scene)
    assert {key for key in scene.state.pawns if people.engulfed(scene.state, scene.pawn(key))} == {
        "exile",
        "stranger",
        "medical",
        "engineer",
    }
    assert scene.pawn("exile").down
    assert not scene.pawn("stranger").down
    assert not scene.pawn("medical").down
    assert GAME.view(scene.state, None).x["exile"] == people.ENGULFED


def test_slime_makes_no_exception_for_adrenaline() -> None:
    scene = vault("slime", "daredevil").at("daredevil", "vault_x")
    assert release(scene).pawn("daredevil").down


def test_slime_first_engulfs_then_creeps_and_carries_them_along() -> None:
    scene = loose("slime", "aft_hub", "medical").at("exile", "aft_airlocks").at("engineer", "reactor")
    end(scene)
    assert scene.told("engulfed")
    assert monster(scene) == "aft_hub"
    end(scene)
    assert monster(scene) == "reactor"  # the nearest
    assert scene.pawn("medical").at == "reactor"
    end(scene)
    assert people.engulfed(scene.state, scene.pawn("engineer"))
    end(scene)
    assert monster(scene) == "aft_airlocks"
    assert {scene.pawn(key).at for key in ("medical", "engineer")} == {"aft_airlocks"}


def test_slime_asks_which_way_where_two_are_as_near() -> None:
    scene = loose("slime", "aft_hub", "medical").at("engineer", "reactor").at("exile", "machine_shop")
    scene.state.x["medical"] = people.ENGULFED
    scene.turn(0)
    end(scene)
    assert set(scene.picks()) == {"reactor", "machine_shop"}
    scene.answer("machine_shop")
    assert monster(scene) == "machine_shop"


def test_slime_breaks_a_lock_for_a_step() -> None:
    scene = loose("slime", "reactor", "exile").give("exile", "helmet").at("exile", "magnetic_containment")
    scene.lock("reactor", "magnetic_containment")
    end(scene)
    assert monster(scene) == "reactor"
    assert not scene.locked("reactor", "magnetic_containment")
    assert scene.told("breached")
    end(scene)
    assert monster(scene) == "magnetic_containment"


def test_slime_follows_into_space() -> None:
    scene = loose("slime", "forward_airlocks", "medical").at("medical", "outer_space")
    end(scene)
    assert monster(scene) == "outer_space"


def test_slime_holds_them_out_of_everybodys_reach() -> None:
    """No Activation, no deed, and nothing done to them; only influence goes on."""
    scene = loose("slime", "aft_hub", "exile", "medical", "stranger")
    scene.state.x |= {"medical": people.ENGULFED, "stranger": people.ENGULFED}
    scene.down("stranger").give("stranger", "helmet").give("medical", "gun")
    scene.give("exile", "gun", "nanogel").data("exile", "evidence").jammers(True)
    for act, fields in (
        (Attack, {"target": "medical", "weapon": "gun"}),
        (Rob, {"target": "medical", "what": "gun", "weapon": "gun"}),
        (Give, {"to": "medical", "item": "gun"}),
        (PickUp, {"source": "stranger", "item": "helmet"}),
        (Revive, {"target": "stranger"}),
        (Step, {"to": "reactor", "drag": "stranger"}),
        (Step, {"who": "medical", "to": "reactor", "pay": "bribe"}),
        (Copy, {"data": "evidence", "to": "medical"}),
    ):
        assert scene.refused(act, **fields) == "7.6.2", act
    scene.turn(0)
    assert scene.refused(Activate, who="medical") == "7.6.2"
    assert scene.legal(Influence, card="medical")


def test_slime_leaves_an_activation_no_more_to_do() -> None:
    """Engulfed in the middle of it: the turn can only be ended."""
    scene = vault("slime", "exile").at("exile", "vault_x").give("exile", "bludgeon", "helmet")
    scene.acting(0, "exile")
    release(scene)
    assert [type(act) for act in scene.listed(0)] == [EndTurn]


def test_slime_lets_nobody_inside_command_others() -> None:
    scene = loose("slime", "aft_hub", "station_chief", "exile").pc(0, "station_chief")
    scene.acting(0, "station_chief")
    assert scene.legal(Step, who="exile", power="forceful_presence")
    act = scene.legal(Step, who="exile", power="forceful_presence")[0]
    scene.state.x["station_chief"] = people.ENGULFED
    assert scene.refused(act) == "7.6.2"


def test_slime_is_no_wash_and_no_table_for_the_moss() -> None:
    """13.4, and the Fang Moss: neither reaches who is inside."""
    scene = loose("slime", "tanks", "botanist", "stranger", also="botanist").contaminated("stranger")
    scene.give("botanist", "fang_moss").down("stranger")
    assert scene.can(Decontaminate, target="stranger")
    assert scene.can(Feed, target="stranger")
    scene.state.x["stranger"] = people.ENGULFED
    assert scene.refused(Decontaminate, target="stranger") == "7.6.2"
    assert scene.refused(Feed, target="stranger") == "7.6.2"


def test_slime_lets_nobody_be_fished_out_of_space() -> None:
    scene = loose("slime", "outer_space", "medical").down("medical").at("exile", "cargo_claw")
    scene.acting(0, "exile")
    assert scene.can(Grab, what="medical")
    scene.state.x["medical"] = people.ENGULFED
    assert scene.refused(Grab, what="medical") == "map.grab"


@pytest.mark.parametrize("inside", [True, False])
def test_slime_keeps_the_daredevil_from_her_wings(inside: bool) -> None:
    scene = (
        loose("slime", "aft_hub", "daredevil").give("daredevil", "helmet", "rocket_wings").pc(0, "daredevil")
    )
    scene.monster("kitchen" if not inside else "aft_hub", down=not inside)
    if inside:
        scene.state.x["daredevil"] = people.ENGULFED
    scene.fall()
    assert people.escaped(scene.state, scene.pawn("daredevil")) is not inside


@pytest.mark.parametrize("inside", [True, False])
def test_slime_keeps_its_own_from_the_rescue_ship(inside: bool) -> None:
    scene = loose("slime", "outer_space", "medical", also="boarder").monster("outer_space", down=not inside)
    if inside:
        scene.state.x["medical"] = people.ENGULFED
    scene.fall()
    assert people.escaped(scene.state, scene.pawn("medical")) is not inside


def test_slime_cannot_be_tricked_by_a_shapeshifter() -> None:
    """Neither out of it nor into it."""
    scene = loose("slime", "aft_hub", "stranger", also="consort").identity(0, "consort")
    scene.at("consort", "kitchen").at("engineer", "reactor").turn(0)
    scene.state.x["stranger"] = people.ENGULFED
    scene.do(Reveal, card="consort")
    assert scene.asked() == "switch"
    assert scene.picks() == ["none", "engineer"]
    inside = loose("slime", "aft_hub", "consort", also="consort").identity(0, "consort").turn(0)
    inside.at("engineer", "reactor")
    inside.state.x["consort"] = people.ENGULFED
    inside.do(Reveal, card="consort")
    assert inside.asked() == ""


def test_slime_takes_its_seat_and_theirs_in_a_pod() -> None:
    """It goes in only if all of them fit."""
    scene = loose("slime", "aft_airlocks", "medical").at("exile", "houdini")
    scene.state.x["medical"] = people.ENGULFED
    assert systems.seats_left(scene.state, "houdini") == 1
    end(scene.turn(0))
    assert monster(scene) == "aft_airlocks"
    scene.down("exile")
    end(scene.at("exile", "alcatraz"))
    assert monster(scene) == "alcatraz"
    assert systems.occupants(scene.state, "alcatraz") == 3


def test_slime_only_yields_to_fire() -> None:
    scene = loose("slime", "aft_hub", "operative", also="operative").give("operative", "gun", "bludgeon")
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene.do(EmpBurst)
    systems.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert not scene.pawn(MONSTER).down
    scene = hit(loose("slime", "aft_hub", "exile"), "aft_hub")
    assert not end(scene).pawn(MONSTER).down


def test_slime_lets_go_in_a_fire() -> None:
    scene = loose("slime", "aft_hub", "exile", "stranger", "medical").give("stranger", "helmet")
    end(scene)
    burn(scene, "aft_hub")
    assert scene.pawn(MONSTER).down
    assert scene.told("freed")
    assert not any(people.engulfed(scene.state, pawn) for pawn in scene.state.pawns.values())
    assert [scene.pawn(key).down for key in ("exile", "stranger", "medical")] == [True, False, False]
    check(scene.state)


def test_slime_comes_out_into_a_burning_vault_and_is_beaten() -> None:
    """The fire Damages the vault, and that sets it free."""
    scene = vault("slime", "medical").at("medical", "vault_x")
    burn(scene, "vault_x")
    assert scene.state.released
    assert scene.pawn(MONSTER).down
    assert not people.engulfed(scene.state, scene.pawn("medical"))


def test_slime_takes_neither_items_nor_data() -> None:
    scene = loose("slime", "aft_hub", "stranger", also="telepathic_rat")
    scene.lying("aft_hub", "telepathic_rat", "gun")
    end(scene)
    assert set(scene.state.x) == {"stranger"}
    assert scene.place("aft_hub").floor == ("telepathic_rat", "gun")


# ---------------------------------------------------------------------- Stable Wormhole


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
    assert people.sent(scene.state) == ("artifact",)


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
    assert people.sent(scene.state) == ()


def test_stable_wormhole_keeps_its_items_out_of_the_supply() -> None:
    scene = hole("exile").lying("vault_x", *["gun"] * 6)
    for key, pawn in scene.state.pawns.items():
        if key != "exile":
            scene._pawn(key, items=(), integral=tuple(one for one in pawn.integral if one != "gun"))
    assert not harm.in_supply(scene.state, "gun")
    scene.do(ThrowThrough, item="gun")
    assert not harm.in_supply(scene.state, "gun")


def test_stable_wormhole_cannot_keep_the_artifact_from_a_forger() -> None:
    """Fake Artifact: there is still only one of it."""
    scene = hole("doctor", also="doctor").lying("physics_lab").lying("vault_x", "artifact")
    scene.do(ThrowThrough, item="artifact")
    scene.identity(0, "jekyll").turn(0).do(Reveal, card="jekyll")
    assert "artifact" in scene.pawn("doctor").items
    assert people.sent(scene.state) == ()


def test_stable_wormhole_is_closed_by_a_missile() -> None:
    scene = hit(hole("exile"), "vault_x")
    end(scene)
    assert scene.told("wormhole-closes")
    assert scene.state.released
    scene._pawn("exile", down=False).acting(1, "exile")
    assert scene.refused(StepThrough) == "7.6.2"


# ---------------------------------------------------------------------- The Specimen


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
    scene.state.locks = tuple(systems.station(scene.state).corridors)
    scene.monster("vault_x").at("exile", door(scene))
    end(scene)
    assert monster(scene) == "vault_x"
    assert scene.told("breached")
    end(scene)
    assert monster(scene) == door(scene)


def test_specimen_prefers_the_dark_among_equal_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = loose("specimen", "aft_hub", "exile").at("exile", "reactor").at("stranger", "machine_shop")
    monkeypatch.setattr(systems, "dark", lambda state, section: section == "machine_shop")
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
    systems.gas(Play(scene.state, scene.rng), "storage", None)
    assert scene.pawn(MONSTER).down
    scene = hit(loose("specimen", "storage", "exile"), "storage")
    assert end(scene).pawn(MONSTER).down


def test_specimen_minds_no_emp() -> None:
    scene = loose("specimen", "aft_hub", "operative", also="operative")
    assert not scene.do(EmpBurst).pawn(MONSTER).down


# ---------------------------------------------------------------------- Spore Mother


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
    at = next(other for other, _ in systems.station(scene.state).doors["tanks"])
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
    systems.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert scene.pawn(MONSTER).down
    assert burn(loose("spore_mother", "aft_hub", "exile"), "aft_hub").pawn(MONSTER).down
    assert end(hit(loose("spore_mother", "aft_hub", "exile"), "aft_hub")).pawn(MONSTER).down


@pytest.mark.parametrize(("carriers", "known"), [(2, False), (3, True)])
def test_spore_mother_three_carriers_take_the_secret_along(carriers: int, known: bool) -> None:
    who = ["exile", "stranger", "medical"][:carriers]
    scene = loose("spore_mother", "aft_hub", "engineer").escaped(*who).contaminated(*who)
    scene.fall()
    assert x_secret_escaped(scene.state) is known


# ---------------------------------------------------------------------- The Choir


def test_choir_turns_one_cube_of_everybody_as_it_wakes() -> None:
    """From the card of an NPC who hears it: Live, Human, without a Helmet."""
    scene = vault("choir", "exile", "stranger", "engineer", "medical", "cyborg").gather(
        "aft_hub", "exile", "stranger", "engineer", "medical", "cyborg"
    )
    for key in ("exile", "stranger", "engineer", "medical", "cyborg"):
        scene.cubes(1, key, 1)
    scene.cubes(2, "medical", 2).cubes(3, "exile", 1).give("stranger", "helmet").pc(0, "engineer")
    release(scene)
    assert scene.asked() == "choir_wakes"
    assert scene.prompt().seat == 1
    assert set(scene.picks()) == {"exile", "cyborg"}
    scene.answer("cyborg")
    assert [scene.colour(colour).betrayal for colour in range(4)] == [0, 1, 0, 1]
    assert scene.card("cyborg").cubes[1] == 0
    assert scene.card("exile").cubes[3] == 0
    assert scene.asked() == ""


def test_choir_sings_somebody_nearer() -> None:
    scene = loose("choir", "aft_hub", "medical").gather("reactor", "exile", "cyborg", "engineer", "security")
    scene.give("engineer", "helmet").at("stranger", "kitchen").lock("aft_hub", "therapy_garden")
    scene.at("counselor", "therapy_garden").down("cyborg")
    end(scene)
    assert scene.picks() == ["none", "exile"]
    scene.answer("exile")
    assert scene.pawn("exile").at == "aft_hub"


def test_choir_sings_somebody_into_a_hazard() -> None:
    """11.2 is forgotten."""
    scene = loose("choir", "aft_hub", "medical").at("exile", "reactor")
    scene.hazard("aft_hub").monster("aft_hub")
    scene.cameras(True)
    end(scene).answer("exile")
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "innocent"


def test_5_5_3_choir_sings_nobody_into_a_full_pod() -> None:
    scene = vault("choir", "exile").released().at("exile", "aft_airlocks").monster("houdini")
    seats = systems.station(scene.state).sections["houdini"].seats
    crowd = [key for key in scene.state.pawns if key not in ("exile", MONSTER)]
    scene.gather("houdini", *crowd[: seats - 1]).acting(0, "exile")
    end(scene)
    assert systems.seats_left(scene.state, "houdini") == 0
    assert scene.asked() == "choir"  # somebody in the pod may be silenced
    assert "exile" not in scene.picks()


def test_choir_whispers_a_cube_from_one_to_another() -> None:
    scene = loose("choir", "aft_hub", "exile", "stranger", "daredevil")
    scene.cubes(0, "exile", 2).cubes(1, "exile", 1).acting(0, "exile")
    end(scene)
    assert scene.picks() == ["none", "exile"]
    scene.answer("exile")
    assert scene.asked() == "whisper_to"
    assert set(scene.picks()) == {"stranger", "daredevil"}
    scene.answer("stranger")
    assert scene.asked() == "whisper_whose"
    assert scene.picks() == ["colour_0", "colour_1"]
    scene.answer("colour_1")
    assert scene.card("exile").cubes[:2] == (2, 0)
    assert scene.card("stranger").cubes[1] == 1


def test_choir_cannot_whisper_to_the_loyal_to_pcs_or_past_a_helmet() -> None:
    loyal = next(key for key in TUTORIAL if "loyal" in {ability.key for ability in CAST[key].abilities})
    scene = loose("choir", "aft_hub", "exile", loyal, "engineer", "stranger").give("stranger", "helmet")
    scene.cubes(1, loyal, 1).pc(1, "engineer").acting(0, "exile")
    end(scene)
    assert scene.asked() == ""  # the Exile has nobody to hand a cube to


def test_choir_silences_who_is_alone_with_it() -> None:
    scene = loose("choir", "aft_hub", "exile")
    end(scene)
    assert scene.picks() == ["none", "exile"]
    scene.answer("exile")
    assert scene.pawn("exile").down
    helmet = loose("choir", "aft_hub", "exile").give("exile", "helmet")
    end(helmet)
    assert helmet.asked() == ""
    company = loose("choir", "aft_hub", "exile", "medical")
    end(company)
    assert company.asked() == ""


def test_choir_never_moves_by_itself_and_is_carried_under_an_officers_eye() -> None:
    scene = loose("choir", "aft_hub", "exile", "medical")
    assert scene.refused(Step, to="reactor", drag=MONSTER) == "12.1.2"
    scene.at("station_chief", "aft_hub").do(Step, to="reactor", drag=MONSTER)
    assert monster(scene) == "reactor"
    end(scene)
    if scene.asked():
        scene.answer("none")
    assert monster(scene) == "reactor"


@pytest.mark.parametrize("weapon", ["gun", "bludgeon"])
def test_choir_yields_to_any_weapon(weapon: str) -> None:
    scene = loose("choir", "aft_hub", "exile").give("exile", weapon)
    assert scene.do(Attack, target=MONSTER, weapon=weapon).pawn(MONSTER).down


def test_choir_yields_to_fire_emp_trap_and_missile_not_to_bad_air() -> None:
    scene = loose("choir", "aft_hub", "medical")
    systems.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert not scene.pawn(MONSTER).down
    assert burn(loose("choir", "aft_hub", "exile"), "aft_hub").pawn(MONSTER).down
    assert loose("choir", "aft_hub", "operative", also="operative").do(EmpBurst).pawn(MONSTER).down
    assert end(hit(loose("choir", "aft_hub", "exile"), "aft_hub")).pawn(MONSTER).down
    trapped = vault("choir", "exile").at("exile", "aft_hub")
    trapped.state.traps["vault_x"] = "real"
    assert release(trapped).pawn(MONSTER).down


def test_choir_sings_and_whispers_for_the_rat() -> None:
    """A Telepathy Action of the Rat, where the Choir is."""
    scene = loose("choir", "aft_hub", "daredevil", "stranger", also="telepathic_rat").give(
        "daredevil", "telepathic_rat"
    )
    scene.at("engineer", "reactor").cubes(1, "daredevil", 1).pc(0, "telepathic_rat").cameras(True)
    scene.acting(0, "telepathic_rat")
    scene.complete(Chorus)
    scene.do(Chorus, target="engineer")
    assert scene.pawn("engineer").at == "aft_hub"
    scene.do(Chorus, target="daredevil", to="stranger", colour=1)
    assert scene.card("stranger").cubes[1] == 1
    scene.fresh()
    assert scene.refused(Chorus, target="daredevil", to="stranger", colour=1) == "15.4"
    assert scene.refused(Chorus, target="medical") == "7.6.2"
    assert scene.refused(Chorus, target="stranger", to="engineer", colour=0) == "15.4"
    assert scene.refused(Chorus, target="nobody") == "4.1"
    assert scene.refused(Chorus, target="stranger", to="nobody") == "4.1"
    scene.monster("reactor")
    assert scene.refused(Chorus, target="stranger") == "7.6.2"
    scene.monster("aft_hub").acting(0, "stranger")
    assert scene.refused(Chorus, target="engineer") == "4.4.1"


def test_choir_sung_by_the_rat_is_the_rats_deed() -> None:
    scene = loose("choir", "aft_hub", "medical", also="telepathic_rat").give("medical", "telepathic_rat")
    scene.at("engineer", "reactor").hazard("aft_hub").pc(0, "telepathic_rat").cameras(True)
    scene.acting(0, "telepathic_rat").do(Chorus, target="engineer")
    assert scene.pawn("engineer").down
    assert scene.guilt(0) == "suspect"


# ---------------------------------------------------------------------- Subject Zero


def test_subject_zero_wakes_in_the_cryo_lab_and_harms_nobody() -> None:
    scene = vault("subject_zero", "exile").at("exile", "cryo_lab").give("exile", "gun")
    release(scene)
    assert monster(scene) == "cryo_lab"
    assert not scene.pawn("exile").down


def test_subject_zero_disarms_first_and_deletes_the_secret() -> None:
    """Helmets do not help; the unarmed it passes by."""
    scene = loose("subject_zero", "reactor", "exile", "security", "stranger").give("exile", "gun", "helmet")
    scene.data("exile", "x_secret", "evidence")
    end(scene)
    assert set(scene.picks()) == {"exile", "security"}
    scene.answer("exile")
    assert scene.pawn("exile").down
    assert scene.pawn("exile").data == ("evidence",)
    end(scene)
    assert scene.pawn("security").down
    end(scene)
    assert not scene.pawn("stranger").down
    assert monster(scene) == "aft_airlocks"


def test_subject_zero_walks_to_the_nearest_sound_pod_with_a_seat() -> None:
    scene = loose("subject_zero", "aft_airlocks", "stranger").at("stranger", "kitchen")
    scene.mended("alcatraz", "hail_mary").damaged("houdini").away("mcqueen")
    end(scene)
    assert set(scene.picks()) == {"alcatraz", "hail_mary"}
    scene.answer("alcatraz")
    assert monster(scene) == "alcatraz"


def test_subject_zero_opens_locks_as_an_officer_not_in_a_blackout() -> None:
    scene = loose("subject_zero", "magnetic_containment", "stranger").at("stranger", "kitchen")
    scene.lock("reactor", "magnetic_containment")
    end(scene)
    assert monster(scene) == "reactor"
    assert not scene.locked("reactor", "magnetic_containment")
    assert not scene.pawn(MONSTER).down  # no hazard hurts it
    dark = loose("subject_zero", "magnetic_containment", "stranger").at("stranger", "kitchen")
    dark.lock("reactor", "magnetic_containment").blackout(released=True).monster("magnetic_containment")
    end(dark)
    assert monster(dark) == "magnetic_containment"


def test_subject_zero_launches_as_soon_as_the_pod_allows() -> None:
    """With everybody aboard; before, it waits, whoever is armed."""
    scene = loose("subject_zero", "houdini", "exile").give("exile", "gun").abandon(False)
    assert systems.station(scene.state).sections["houdini"].needs == ("abandon_ship",)
    end(scene)
    assert not scene.place("houdini").away
    assert not scene.pawn("exile").down
    scene.abandon()
    end(scene)
    assert scene.told("subject-launches")
    assert scene.place("houdini").away
    assert people.escaped(scene.state, scene.pawn("exile"))
    end(scene)
    assert scene.asked() == ""


def test_subject_zero_asks_for_no_nda() -> None:
    """Nor does it keep others from leaving: it is no Human."""
    scene = loose("subject_zero", "houdini", "stranger", also="legal").abandon()
    assert systems.unmet(scene.state, "houdini", "stranger") == "nda"
    end(scene)
    assert scene.place("houdini").away
    signed = loose("subject_zero", "houdini", "stranger", also="legal").abandon().data("stranger", "nda")
    assert signed.can(TimedLaunch)


def test_subject_zero_leaves_a_damaged_pod() -> None:
    scene = loose("subject_zero", "houdini", "stranger").damaged("houdini").abandon()
    end(scene)
    assert monster(scene) == "aft_airlocks"
    assert not scene.place("houdini").away


def test_subject_zero_goes_for_the_secret_where_no_pod_is_left() -> None:
    """To the nearest who has it; beside one it stays."""
    scene = loose("subject_zero", "reactor", "stranger", "exile").at("stranger", "aft_hub")
    pods = [key for key, fixed in systems.station(scene.state).sections.items() if fixed.pod]
    scene.damaged(*pods).data("stranger", "x_secret")
    end(scene)
    assert monster(scene) == "aft_hub"
    end(scene)
    assert monster(scene) == "aft_hub"
    assert not scene.pawn("stranger").down


def test_subject_zero_yields_to_guns_and_to_two_bludgeons() -> None:
    scene = loose("subject_zero", "aft_hub", "exile", "stranger").give("exile", "bludgeon", "gun")
    assert scene.can(Attack, target=MONSTER, weapon="gun")
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene.give("stranger", "bludgeon").down("stranger")
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene._pawn("stranger", down=False)
    assert scene.do(Attack, target=MONSTER, weapon="bludgeon").pawn(MONSTER).down


def test_subject_zero_yields_to_emp_trap_and_missile_not_to_hazards() -> None:
    scene = burn(loose("subject_zero", "aft_hub", "medical"), "aft_hub")
    systems.gas(Play(scene.state, scene.rng), "aft_hub", None)
    assert not scene.pawn(MONSTER).down
    assert loose("subject_zero", "aft_hub", "operative", also="operative").do(EmpBurst).pawn(MONSTER).down
    assert end(hit(loose("subject_zero", "aft_hub", "medical"), "aft_hub")).pawn(MONSTER).down
    trapped = loose("subject_zero", "reactor", "stranger").at("stranger", "kitchen")
    trapped.state.traps |= {"aft_hub": "real", "aft_airlocks": "real"}
    end(trapped)
    assert trapped.pawn(MONSTER).down


@pytest.mark.parametrize("gone", [True, False])
def test_subject_zero_away_is_the_secret_and_a_carrier(gone: bool) -> None:
    scene = loose("subject_zero", "houdini").alone(safe="aft_hub").monster("houdini", down=True)
    if gone:
        scene.away("houdini")
    scene.fall()
    assert x_secret_escaped(scene.state) is gone
    assert contaminated_npc_escapes().count(scene.state, 0) == gone
    assert contaminated_escape().count(scene.state, 0) == gone
    assert no_contamination_escapes().count(scene.state, 0) == (not gone)


# ---------------------------------------------------------------------- every way out, and random games


@pytest.mark.parametrize("card", sorted(PROJECTS))
def test_13_3_an_officer_lets_it_out(card: str) -> None:
    scene = vault(card, "station_chief").at("station_chief", "bridge").acting(0, "station_chief")
    scene.do(ReleaseProjectX)
    assert scene.state.released
    assert scene.state.abandon
    while scene.asked():
        scene.answer(scene.picks()[0])
    end(scene)  # it acts at the end of this very turn
    check(scene.state)


@pytest.mark.parametrize("card", MONSTERS)
def test_7_3_2_antimatter_annihilates_the_monster_in_space(card: str) -> None:
    """Gone for good; that it was released stays true."""
    scene = loose(card, "reactor", "engineer").monster("outer_space", down=True)
    scene.antimatter("outer_space").armed(0, minute=scene.state.minute)
    end(scene)
    assert scene.pawn(MONSTER).annihilated
    assert scene.state.released
    end(scene)
    assert scene.asked() == ""


OWN = ("uplink", "chorus", "step_through", "throw_through")
STIR = {
    "grey_goo": "goo",
    "combat_swarm": "swarm-strikes",
    "slime": "engulfed",
    "stable_wormhole": "stepped-through",
    "specimen": "specimen-strikes",
    "spore_mother": "contaminated",
    "choir": "choir-sings",
    "subject_zero": "subject-strikes",
}
"""What must come up in games with this card out, or they show nothing."""


def opened(card: str, seed: int) -> State:
    """A dealt game in its first minute, some characters near the vault, and Project X just let out."""
    rng = Random(f"{card} {seed}")
    state: State = GAME.deal(2 + seed % 5, Options(projectx=card), rng).state
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, rng).state
    play = Play(copy(state), rng)
    for key, pawn in state.pawns.items():
        if pawn.at in state.places and rng.random() < 0.3:
            play.pawn(key, at=rng.choice(("vault_x", "bio_lab", "cryo_lab")))
    if seed % 3:
        systems.abandon_ship(play)
    systems.release(play)
    settle(play)
    return play.state


@pytest.mark.parametrize("card", sorted(PROJECTS))
def test_random_games_with_it_out(card: str) -> None:
    """To the last point: no exception, no dead end, everything in its place, defaults legal, storable."""
    told: Counter[str] = Counter()
    for seed in range(20):
        rng = Random(f"random {card} {seed}")
        state = opened(card, seed)
        check(state)
        done: Counter[str] = Counter()
        manner = ("any", "by verb", "eager", "curious")[seed % 4]
        while GAME.result(state) is None:
            prompt = rng.choice(list(GAME.prompts(state)))
            listed = tuple(GAME.legal(state, prompt.seat))
            assert len(set(listed)) == len(listed) > 0
            assert prompt.default in listed
            own = [act for act in listed if type(act).__struct_config__.tag in OWN]
            act = rng.choice(own) if own and rng.random() < 0.2 else pick(listed, manner, done, rng)
            done[str(type(act).__struct_config__.tag)] += 1
            outcome = GAME.apply(state, act, rng)
            told.update(event.message.key for event in outcome.events)
            state = outcome.state
            check(state)
        assert GAME.load(GAME.dump(state)) == state
    assert told[STIR[card]] > 0


def test_a_question_left_over_from_a_beaten_monster_is_dropped() -> None:
    """Nothing it was about to do is asked any more."""
    names = {
        "combat_swarm": ("swarm",),
        "slime": ("slime",),
        "stable_wormhole": ("wormhole",),
        "specimen": ("specimen_prey", "specimen_step"),
        "spore_mother": ("spores_bloom", "spores_creep"),
        "choir": ("choir",),
        "subject_zero": ("subject_prey", "subject_step"),
    }
    for card, tasks in names.items():
        for task in tasks:
            scene = loose(card, "aft_hub", "exile").monster("aft_hub", down=True)
            play = Play(scene.state, scene.rng)
            play.push(Task(task, 0))
            settle(play)
            assert play.state.todo == (), task
