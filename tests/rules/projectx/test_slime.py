"""The Slime: it engulfs, creeps and carries along, and nobody reaches inside."""

from __future__ import annotations

import pytest

from game.api import Seated
from game.stationfall import hazards, people, pods, station
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.abilities.utility import Feed
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give, PickUp
from game.stationfall.actions.section import Decontaminate, Grab, Jettison, ReleaseProjectX
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Reveal
from game.stationfall.agenda.bodies import suspects_down_aboard
from game.stationfall.cards import MONSTER
from game.stationfall.check import check
from game.stationfall.play import Play
from tests.rules.outbreak import burn, end, hit, loose, monster, release, vault
from tests.rules.scene import GAME, Scene


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
    assert pods.seats_left(scene.state, "houdini") == 1
    end(scene.turn(0))
    assert monster(scene) == "aft_airlocks"
    scene.down("exile")
    end(scene.at("exile", "alcatraz"))
    assert monster(scene) == "alcatraz"
    assert pods.occupants(scene.state, "alcatraz") == 3


def test_slime_only_yields_to_fire() -> None:
    scene = loose("slime", "aft_hub", "operative", also="operative").give("operative", "gun", "bludgeon")
    assert scene.refused(Attack, target=MONSTER, weapon="gun") == "7.6.2"
    assert scene.refused(Attack, target=MONSTER, weapon="bludgeon") == "7.6.2"
    scene.do(EmpBurst)
    hazards.gas(Play(scene.state, scene.rng), "aft_hub", None)
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


def test_slime_burnt_goes_back_to_its_card() -> None:
    """In no section: nobody drags it or sweeps it out, and Security does not find it On Board."""
    scene = loose("slime", "forward_airlocks", "stranger", "exile").give("stranger", "nanogel", "helmet")
    burn(scene, "forward_airlocks")
    assert (monster(scene), scene.pawn(MONSTER).down) == ("card", True)
    assert scene.told("slime-shrinks")
    assert suspects_down_aboard().count(scene.state, 0) == 0
    assert scene.refused(Step, to="forward_hub", drag=MONSTER) == "5.2"
    assert scene.mended("forward_airlocks").refused(Jettison, target=MONSTER) == "5.2"
    assert "monster" in GAME.view(scene.state, None).pawns
    check(scene.state)
    end(scene)
    assert scene.asked() == ""


def test_slime_is_woken_by_nanogel_on_the_spot_where_it_burnt() -> None:
    """Not while the fire burns (12.11.2), and nowhere else."""
    scene = loose("slime", "aft_hub", "stranger", "medical").give("stranger", "nanogel", "helmet")
    scene.down("medical")
    burn(scene, "aft_hub")
    assert scene.refused(Revive, target=MONSTER) == "12.11.2"
    scene.hazard("aft_hub", "").at("stranger", "reactor").acting(0, "stranger")
    assert scene.refused(Revive, target=MONSTER) == "5.2"
    scene.at("stranger", "aft_hub").do(Revive, target="medical")
    assert monster(scene) == "card"
    scene.fresh().do(Revive, target=MONSTER)
    assert (monster(scene), scene.pawn(MONSTER).down) == ("aft_hub", False)
    assert people.REMAINS not in scene.state.x
    check(scene.state)


def test_5_5_3_slime_is_not_woken_in_a_full_pod() -> None:
    scene = burn(loose("slime", "houdini", "exile").give("exile", "nanogel", "helmet"), "houdini")
    scene.hazard("houdini", "")
    seats = station.board(scene.state).sections["houdini"].seats
    crowd = [key for key in scene.state.pawns if key not in ("exile", "stowaway", MONSTER)]
    scene.gather("houdini", *crowd[: seats - 1])
    assert scene.refused(Revive, target=MONSTER) == "5.5.3"
    scene.at(crowd[0], "aft_hub")
    assert scene.can(Revive, target=MONSTER)


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


def opened(who: str, *others: str, also: str = "") -> Scene:
    """In the vault with a Bludgeon, before the cameras, and these others with him; colour 0 is active."""
    scene = vault("slime", who, *others, also=also).gather("vault_x", who, *others).empty(who)
    return scene.give(who, "bludgeon").acting(0, who)


def test_10_1_2_what_the_slime_does_as_it_comes_out_is_the_doing_of_who_let_it_out() -> None:
    scene = opened("medical", "exile").do(Sabotage)
    assert scene.pawn("exile").down
    assert [scene.guilt(colour) for colour in range(4)] == ["suspect", "innocent", "innocent", "innocent"]
    ordered = vault("slime", "engineer", "exile").at("engineer", "cryo_lab").at("exile", "vault_x")
    ordered.acting(0, "engineer").do(ReleaseProjectX)
    assert ordered.pawn("exile").down
    assert ordered.guilt(0) == "suspect"


def test_10_1_2_who_comes_out_of_the_vault_unseen_has_no_culprit() -> None:
    """Cameras off, nobody Downed, or a Fugitive's deed."""
    assert opened("medical", "exile").cameras(False).do(Sabotage).guilt(0) == "innocent"
    assert opened("medical", "exile").give("exile", "helmet").do(Sabotage).guilt(0) == "innocent"
    assert opened("cyborg", "stranger").do(Sabotage).guilt(0) == "innocent"


def test_10_1_2_a_consort_puts_the_release_down_to_somebody_else() -> None:
    scene = opened("consort", "stranger", "engineer", also="consort").give("engineer", "helmet")
    scene.cubes(1, "engineer", 1).do(Sabotage)
    assert scene.asked() == "frameup"
    scene.answer(Seated(1))
    assert (scene.guilt(0), scene.guilt(1)) == ("innocent", "suspect")


def test_10_1_2_what_the_slime_does_at_the_end_of_a_turn_is_nobodys() -> None:
    scene = end(loose("slime", "aft_hub", "exile"))
    assert scene.pawn("exile").down
    assert scene.guilt(0) == "innocent"


def test_slime_carries_its_captives_into_the_bio_lab() -> None:
    """8.5.1: whoever comes in is Contaminated, and a full one drops something."""
    scene = loose("slime", "chem_lab", "medical", "stranger").at("exile", "bio_lab").give("exile", "helmet")
    scene.give("stranger", "helmet", "gun", "nanogel").lying("bio_lab")
    scene.state.x |= {"medical": people.ENGULFED, "stranger": people.ENGULFED}
    end(scene.turn(0))
    assert monster(scene) == "bio_lab"
    assert scene.pawn("medical").contaminated
    assert scene.pawn("stranger").contaminated
    assert not scene.pawn(MONSTER).contaminated
    assert scene.asked() == "drop_excess"
    scene.answer("gun")
    assert scene.place("bio_lab").floor == ("gun",)
    check(scene.state)


def test_slime_carries_nobody_to_harm_through_a_damaged_bio_lab() -> None:
    scene = loose("slime", "chem_lab", "medical").at("exile", "bio_lab").damaged("bio_lab")
    scene.state.x["medical"] = people.ENGULFED
    end(scene.turn(0))
    assert monster(scene) == "bio_lab"
    assert not scene.pawn("medical").contaminated
