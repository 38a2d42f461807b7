"""The Operative: EMP Burst, Claymore and Nerve Gas."""

from __future__ import annotations

import pytest

from game.stationfall.abilities.offensive import EmpBurst, NerveGas
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Reveal
from tests.rules.scene import Scene, revealed, staged


def test_operative_emp_burst_damages_stops_machines_and_deletes() -> None:
    scene = staged("operative", "kitchen", "security", "exile").data("exile", "evidence")
    scene.data("operative", "x_secret").data("security", "nda").data("stranger", "evidence").do(EmpBurst)
    assert scene.place("kitchen").damaged
    assert (scene.pawn("security").down, scene.pawn("exile").down) == (True, False)
    assert all(scene.pawn(who).data == () for who in ("operative", "security", "exile"))
    assert scene.pawn("stranger").data == ("evidence",)
    # Machines are nobody's victims (10.1.2).
    assert scene.guilt(0) == "innocent"


def test_operative_emp_burst_works_where_it_is_damaged_already_and_in_space() -> None:
    scene = staged("operative", "kitchen", "security").damaged("kitchen").do(EmpBurst)
    assert scene.pawn("security").down
    scene = staged("operative", "outer_space", "security").give("operative", "helmet").do(EmpBurst)
    assert scene.pawn("security").down
    assert not scene.place("outer_space").damaged


def test_operative_emp_burst_is_hers_alone() -> None:
    assert staged("exile", "kitchen", brings=("operative",)).refused(EmpBurst) == "4.4.1"


def laying() -> Scene:
    """Colour 0 has just revealed as the Operative, who stands in the kitchen."""
    scene = staged("exile", "forward_hub", "operative").at("operative", "kitchen")
    return scene.identity(0, "operative").turn(0).away("houdini").do(Reveal, card="operative")


def laid(real: str = "aft_hub") -> Scene:
    """Tokens in the Aft Hub, the Physics Lab and the Reactor; colour 0 knows which is the trap."""
    scene = laying()
    for section in ("aft_hub", "physics_lab", "reactor"):
        scene.answer(section)
    return scene.answer(real)


def test_operative_claymore_lays_three_tokens_in_three_sections() -> None:
    scene = laying()
    assert "houdini" not in scene.picks()
    scene.answer("aft_hub")
    assert "aft_hub" not in scene.picks()
    scene.answer("physics_lab").answer("reactor")
    assert scene.asked() == "real_trap"
    assert set(scene.picks()) == {"aft_hub", "physics_lab", "reactor"}
    scene.answer("reactor")
    assert [event.to for event in scene.events if event.message.key == "trap-chosen"] == [frozenset({0})]
    assert scene.state.traps == {"aft_hub": "blank", "physics_lab": "blank", "reactor": "real"}


@pytest.mark.parametrize("who", ["exile", "security"])
def test_operative_claymore_downs_who_enters_helmet_or_not(who: str) -> None:
    scene = laid("physics_lab").at(who, "forward_hub").give("exile", "helmet").acting(1, who)
    scene.do(Step, to="physics_lab")
    assert scene.pawn(who).down
    assert scene.told("trap-real")
    assert not scene.undoable
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent"] * 4
    assert "physics_lab" not in scene.state.traps


def test_operative_claymore_blanks_are_turned_up_and_gone() -> None:
    scene = laid("reactor").at("exile", "forward_hub").acting(1, "exile").do(Step, to="physics_lab")
    assert not scene.pawn("exile").down
    assert scene.told("trap-blank")
    assert set(scene.state.traps) == {"aft_hub", "reactor"}


def test_operative_claymore_is_nothing_self_preservation_sees() -> None:
    scene = laid("physics_lab").at("exile", "forward_hub").acting(0, "exile")
    assert scene.can(Step, to="physics_lab")


@pytest.mark.parametrize("away", [False, True])
def test_operative_nerve_gas_fills_her_section_or_the_next(away: bool) -> None:
    to = "physics_lab" if away else "forward_hub"
    scene = revealed("operative", "forward_hub", "stranger").give("operative", "helmet")
    scene.at("stranger", to).do(NerveGas, to=to)
    assert scene.place(to).hazard == "asphyxiation"
    assert scene.pawn("stranger").down
    assert not scene.pawn("operative").down
    assert scene.guilt(0) == "suspect"


def test_operative_nerve_gas_smothers_fire() -> None:
    scene = revealed("operative", "forward_hub").hazard("physics_lab", "fire").do(NerveGas, to="physics_lab")
    assert scene.place("physics_lab").hazard == "asphyxiation"


def test_operative_nerve_gas_reaches_as_far_as_a_throw() -> None:
    scene = revealed("operative", "bio_lab")
    assert scene.refused(NerveGas, to="vault_x") == "12.5.1"
    assert scene.refused(NerveGas, to="kitchen") == "12.5.1"
    scene = revealed("operative", "outer_space").give("operative", "helmet")
    assert scene.can(NerveGas, to="aft_airlocks")
    assert scene.refused(NerveGas, to="outer_space") == "6.3"
    scene.complete(NerveGas)


def test_operative_nerve_gas_is_not_for_suicides_and_a_reveal_power() -> None:
    assert revealed("operative", "forward_hub").refused(NerveGas, to="forward_hub") == "11.2"
    assert staged("operative", "forward_hub").refused(NerveGas, to="physics_lab") == "4.4.1"


def test_operative_can_be_attacked_like_anybody() -> None:
    scene = staged("exile", "kitchen", "operative").give("exile", "bludgeon")
    assert scene.do(Attack, target="operative", weapon="bludgeon").pawn("operative").down
