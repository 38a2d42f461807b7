"""Who plans sees what may happen to people before they are where they want to be, and brings it about.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random
from typing import Any

from game.api import Pair
from game.stationfall.actions.answers import Choose
from game.stationfall.automata.advisor import Advisor
from game.stationfall.automata.planner import Planner
from game.stationfall.cast.operative import LayTrap, RealTrap
from game.stationfall.looking import view
from game.stationfall.questions import Question
from game.stationfall.turn import WhichMarker
from tests.rules.scene import Scene, tutorial_with


def answers(scene: Scene, question: Question[Any], mind: type[Advisor] = Planner) -> list[object]:
    """What the first player likes to answer best."""
    scene.state.todo = (question,)
    listed = scene.listed(0)
    values = mind(view(scene.state, 0), Random(0), {}).values(listed)
    best = max(values)
    return [
        act.pick
        for act, value in zip(listed, values, strict=True)
        if isinstance(act, Choose) and value == best
    ]


def test_15_3_2_a_trap_is_laid_on_the_way_of_those_who_are_about_to_leave() -> None:
    """All of them go the same way to the nearest pod."""
    scene = Scene(cast=tutorial_with("operative")).alone("operative", safe="reactor").abandon()
    scene.pc(0, "operative").at("operative", "bio_lab").bonus(0).minute(6).turn(0)
    assert answers(scene, LayTrap(0)) == ["aft_airlocks"]
    scene.state.traps |= {"tanks": "blank", "aft_airlocks": "blank", "array_control": "blank"}
    assert answers(scene, RealTrap(0, 0)) == ["aft_airlocks"]
    assert len(answers(scene, RealTrap(0, 0), Advisor)) == 3


def test_15_7_1_a_pod_leaves_before_the_antimatter_goes_off() -> None:
    scene = Scene().alone("exile").at("exile", "houdini").pc(0, "exile").bonus(0).abandon().minute(4)
    scene.antimatter("magnetic_containment").armed(0, 4).marker(0, "launch", "houdini", minute=4).turn(0)
    scene.state.turn = scene.state.turn.__class__(0, step="done")
    scene.state.phase = "resolve"
    assert answers(scene, WhichMarker(0)) == [Pair("launch", "houdini")]
