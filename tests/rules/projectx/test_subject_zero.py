"""Subject Zero: it disarms, deletes, walks to a pod and leaves."""

from __future__ import annotations

import pytest

from game.stationfall import hazards, people, pods, station
from game.stationfall.abilities.offensive import EmpBurst
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.section import TimedLaunch
from game.stationfall.agenda.bodies import (
    contaminated_escape,
    contaminated_npc_escapes,
    no_contamination_escapes,
)
from game.stationfall.agenda.things import x_secret_escaped
from game.stationfall.cards import MONSTER
from game.stationfall.play import Play
from tests.rules.outbreak import burn, end, hit, loose, monster, release, vault


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
    assert station.board(scene.state).sections["houdini"].needs == ("abandon_ship",)
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
    assert pods.unmet(scene.state, "houdini", "stranger") == "nda"
    end(scene)
    assert scene.place("houdini").away
    signed = loose("subject_zero", "houdini", "stranger", also="legal").abandon().data("stranger", "nda")
    assert signed.can(TimedLaunch)


def test_subject_zero_launches_its_pod_even_damaged() -> None:
    """In a pod that may not leave yet it waits; in one that may it does not look twice (5.5.4)."""
    scene = loose("subject_zero", "houdini", "stranger").damaged("houdini").abandon(False)
    end(scene)
    assert (monster(scene), scene.place("houdini").away) == ("houdini", False)
    end(scene.abandon())
    assert scene.told("subject-launches")
    assert scene.place("houdini").annihilated
    assert scene.pawn(MONSTER).annihilated
    assert scene.pawn("stranger").annihilated


def test_subject_zero_goes_for_the_secret_where_no_pod_is_left() -> None:
    """To the nearest who has it; beside one it stays."""
    scene = loose("subject_zero", "reactor", "stranger", "exile").at("stranger", "aft_hub")
    berths = [key for key, fixed in station.board(scene.state).sections.items() if fixed.pod]
    scene.damaged(*berths).data("stranger", "x_secret")
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
    hazards.gas(Play(scene.state, scene.rng), "aft_hub", None)
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
