"""The Choir: it sings, whispers and silences."""

from __future__ import annotations

import pytest

from game.api import Numbered
from game.stationfall import hazards, pods, station
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.cards import CAST, MONSTER
from game.stationfall.lesson import TUTORIAL
from game.stationfall.play import Play
from game.stationfall.projectx.choir import Chorus
from tests.rules.outbreak import burn, end, hit, loose, monster, release, vault


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


def test_choir_turns_the_cubes_of_the_down_too() -> None:
    """Not those of who has escaped (4.6.6.3)."""
    scene = vault("choir", "exile", "stranger").at("exile", "aft_hub").down("exile")
    scene.cubes(1, "exile", 1).cubes(2, "stranger", 1).at("stranger", "houdini").away("houdini")
    release(scene)
    assert [scene.colour(colour).betrayal for colour in (1, 2)] == [1, 0]
    assert scene.card("exile").cubes[1] == 0


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
    seats = station.board(scene.state).sections["houdini"].seats
    crowd = [key for key in scene.state.pawns if key not in ("exile", MONSTER)]
    scene.gather("houdini", *crowd[: seats - 1]).acting(0, "exile")
    end(scene)
    assert pods.seats_left(scene.state, "houdini") == 0
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
    assert scene.picks() == [Numbered("colour", 0), Numbered("colour", 1)]
    scene.answer(Numbered("colour", 1))
    assert scene.card("exile").cubes[:2] == (2, 0)
    assert scene.card("stranger").cubes[1] == 1


def test_choir_whispers_a_cube_away_from_the_down_but_not_to_them() -> None:
    """4.6.2: nobody is won over who lies Down."""
    scene = loose("choir", "aft_hub", "medical", "exile", "stranger", "daredevil").down("exile")
    scene.cubes(1, "exile", 1).cubes(2, "stranger", 1)
    end(scene)
    assert scene.picks() == ["none", "exile", "stranger"]
    scene.answer("exile")
    assert set(scene.picks()) == {"stranger", "daredevil"}
    scene.answer("daredevil")
    assert (scene.card("exile").cubes[1], scene.card("daredevil").cubes[1]) == (0, 1)
    scene.acting(0, "medical")
    end(scene).answer("stranger")
    assert scene.card("daredevil").cubes[2] == 1, "the Exile lies Down and takes nothing"


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
    hazards.gas(Play(scene.state, scene.rng), "aft_hub", None)
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
