"""What all Project X cards share (7.6): coming out, lying Down, keeping away, being beaten."""

from __future__ import annotations

from typing import Any

import pytest

from game.stationfall import pods, station, systems
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section import Jettison, ReleaseProjectX
from game.stationfall.agenda.bodies import suspects_down_aboard
from game.stationfall.cards import MONSTER, PROJECTS
from game.stationfall.check import check
from game.stationfall.lesson import TUTORIAL
from game.stationfall.play import Play
from game.stationfall.projectx import (
    _monster,
    choir,
    combat_swarm,
    slime,
    specimen,
    spore_mother,
    stable_wormhole,
    subject_zero,
)
from game.stationfall.questions import Question
from game.stationfall.turn import settle
from tests.rules.outbreak import AWAY, MONSTERS, end, loose, monster, release, vault
from tests.rules.scene import GAME

EIGHT = {
    "choir", "combat_swarm", "grey_goo", "slime", "specimen", "spore_mother", "stable_wormhole",
    "subject_zero",
}  # fmt: skip


def test_there_are_eight() -> None:
    assert set(PROJECTS) >= EIGHT


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
    assert said == [{"text": systems.told(card)}]


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
    assert pods.occupants(scene.state, "houdini") == 2


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
    seats = station.board(scene.state).sections["houdini"].seats
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


def test_a_question_left_over_from_a_beaten_monster_is_dropped() -> None:
    """Nothing it was about to do is asked any more."""
    questions: dict[str, tuple[type[Question], ...]] = {
        "combat_swarm": (combat_swarm.Swarm,),
        "slime": (slime.Ooze,),
        "stable_wormhole": (stable_wormhole.Swallow,),
        "specimen": (specimen.Strike, specimen.Prowl),
        "spore_mother": (spore_mother.Bloom, spore_mother.Creep),
        "choir": (choir.Sing,),
        "subject_zero": (subject_zero.Disarm, subject_zero.Walk),
    }
    for card, tasks in questions.items():
        for task in tasks:
            scene = loose(card, "aft_hub", "exile").monster("aft_hub", down=True)
            play = Play(scene.state, scene.rng)
            play.push(task(0))
            settle(play)
            assert play.state.todo == (), task
