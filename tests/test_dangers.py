"""Who plans sees what may happen to people before they are where they want to be, and brings it about.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from game.api import Pair
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.gifts import ActNow
from game.stationfall.actions.paying import Consent
from game.stationfall.automata import odds
from game.stationfall.automata.advisor import EFFORT, Advisor
from game.stationfall.automata.planner import Planner
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.automata.ventures import agenda
from game.stationfall.cards import IDENTITIES
from game.stationfall.cast.operative import LayTrap, RealTrap
from game.stationfall.looking import view
from game.stationfall.questions import Question
from game.stationfall.turn import WhichMarker
from tests.rules.outbreak import loose
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


def hopes(scene: Scene, section: str) -> float:
    """What the first player expects of one's own escape, the Exile being there."""
    state = scene.at("exile", section).state
    look = Plans(state, 0)
    return look.gets_away(state.pawns["exile"])


@pytest.mark.parametrize(
    ("project", "items", "feared"),
    [
        ("specimen", ("helmet",), True),
        ("slime", (), True),
        ("slime", ("helmet",), False),
        ("choir", (), True),
        ("subject_zero", (), False),
        ("subject_zero", ("gun",), True),
        ("stable_wormhole", (), False),
    ],
)
def test_7_6_2_nobody_stays_beside_what_brings_them_down(
    project: str, items: tuple[str, ...], feared: bool
) -> None:
    scene = loose(project, "rec_room", "exile").give("exile", *items)
    scene.pc(0, "exile").bonus(0).abandon().minute(7).turn(0)
    beside = hopes(scene, "rec_room")
    scene.monster("forward_hub")
    assert (hopes(scene, "rec_room") > 2 * beside) is feared


def test_12_8_who_has_a_weapon_and_is_led_by_others_may_strike_whom_they_are_beside() -> None:
    scene = Scene().alone("exile", "troubleshooter", safe="forward_exhaust").pc(0, "exile").bonus(0)
    scene.empty("exile").give("troubleshooter", "bludgeon").abandon().minute(7).turn(0)
    scene.at("troubleshooter", "rec_room").cubes(1, "troubleshooter", 1)
    beside = hopes(scene, "rec_room")
    assert beside < hopes(scene.give("exile", "helmet"), "rec_room")
    assert beside < hopes(scene.empty("exile").empty("troubleshooter"), "rec_room")
    assert beside < hopes(scene.give("troubleshooter", "bludgeon").cubes(1, "troubleshooter", 0), "rec_room")


def test_12_9_what_others_want_is_carried_past_them() -> None:
    scene = Scene(cast=tutorial_with("astrochimp")).alone("astrochimp", "troubleshooter", safe="fuel_cells")
    scene.pc(0, "astrochimp").bonus(0).give("astrochimp", "briefcase").at("astrochimp", "rec_room").abandon()
    scene.give("troubleshooter", "bludgeon").cubes(1, "troubleshooter", 1).minute(7).turn(0)
    worth = {
        section: agenda(Plans(scene.at("troubleshooter", section).state, 0), "astrochimp")
        for section in ("rec_room", "aft_hub", "reactor")
    }
    assert worth["rec_room"] < worth["aft_hub"] < worth["reactor"]


def kept(scene: Scene) -> float:
    """What the Engineer, who is the first player, expects of the Artifact's not being taken to Earth."""
    look = Plans(scene.state, 0)
    row = next(row for row in IDENTITIES["engineer"].agenda if row.condition.key == "item-stays")
    return hoped(look, row)


def test_12_2_what_lies_beside_who_leaves_is_not_safe() -> None:
    scene = Scene().alone("engineer", "exile", safe="forward_exhaust").pc(0, "engineer").pc(1, "exile")
    scene.lying("physics_lab").lying("aft_hub", "artifact").at("engineer", "aft_hub")
    scene.bonus(0).abandon().minute(9).turn(0)
    far, beside = (kept(scene.at("exile", section)) for section in ("chem_lab", "aft_hub"))
    held = kept(scene.lying("aft_hub").give("engineer", "artifact"))
    assert beside + 0.05 < far < held


@pytest.mark.parametrize(("minute", "least", "most"), [(12, 0.2, 0.6), (3, 0.0, 0.1)])
def test_4_6_1_who_lies_down_late_is_woken_by_nobody(minute: int, least: float, most: float) -> None:
    scene = Scene(cast=tutorial_with("medical")).alone("medical", "exile", safe="forward_exhaust").bonus(0)
    scene.pc(0, "medical").down("exile").at("exile", "vault_x").minute(minute).down("medical").turn(0)
    scene.at("medical", "mcqueen").away("mcqueen")
    look = Plans(scene.state, 0)
    row = next(row for row in IDENTITIES["medical"].agenda if row.condition.key == "no-human-down-aboard")
    assert least <= hoped(look, row) <= most


def test_what_makes_a_way_less_likely_is_as_many_actions_as_cost_so_much_beyond_it() -> None:
    for cost, room in ((0.0, 7.0), (2.0, 7.0), (6.0, 7.0), (4.0, 20.0)):
        more = cost + odds.as_actions(0.2, room, cost)
        tired = math.exp(-odds.SPENT * (more - cost))
        assert odds.meant(more, room) == pytest.approx(odds.meant(cost, room) * math.exp(-0.2) * tired)


@pytest.mark.parametrize(
    ("minute", "section", "part"),
    [
        (9, "magnetic_containment", 0),
        (6, "magnetic_containment", 0.73),
        (6, "reactor", 0.51),
        (9, "outer_space", 1),
    ],
)
def test_7_3_2_cubes_are_not_kept_for_minutes_that_never_come(minute: int, section: str, part: float) -> None:
    scene = Scene().alone("exile").at("exile", "hydroponics").pc(0, "exile").bonus(0).minute(9).turn(0)
    mind = Planner(view(scene.state, 0), Random(0), {})
    kept = mind._purse(scene.state)
    assert mind._purse(scene.antimatter(section).armed(0, minute).state) == pytest.approx(
        part * kept, abs=0.01
    )


def test_15_3_2_what_is_given_is_used_for_what_is_worth_little() -> None:
    scene = Scene().alone("exile").at("exile", "storage").pc(0, "exile").bonus(0).minute(9).abandon().turn(0)
    scene.state.todo = (ActNow(0, ("exile",)),)
    listed = scene.listed(0)
    at, step = next((at, act) for at, act in enumerate(listed) if isinstance(act, Step))
    for level, price in ((Planner, 0.0), (Advisor, EFFORT)):
        mind = level(view(scene.state, 0), Random(0), {})
        assert mind.values(listed)[at] == pytest.approx(mind.gain(mind.done(mind.state, step)) - price)


@pytest.mark.parametrize(("identity", "least", "most"), [("exile", 0.0, 0.4), ("engineer", 0.9, 1.5)])
def test_10_1_3_to_be_suspect_costs_what_it_costs(identity: str, least: float, most: float) -> None:
    """One has to be Innocent, the other would only rather be."""
    scene = Scene().alone(identity).pc(0, identity).bonus(0).minute(9).abandon().turn(1)
    scene.at(identity, "storage").kompromat(1, identity)
    deed = Step(seat=1, who=identity, to="fuel_cells", pay="kompromat")
    mind = Planner(view(scene.state, 0), Random(0), {})
    done = mind.gain(mind.done(mind.state, deed))
    assert least <= Consent(0, deed).weigh(mind, "accept") - done <= most


def test_4_3_1_who_is_struck_may_be_struck_again_by_whom_others_tie() -> None:
    """So whoever wants nobody Down sees to the weapon first."""

    def up(*items: str) -> float:
        scene = Scene(cast=tutorial_with("medical")).alone("medical", "exile", "stranger").pc(0, "medical")
        scene.gather("storage", "exile", "stranger").down("exile").bonus(0).minute(3)
        scene.give("stranger", *items).cubes(0, "stranger", 1).cubes(1, "stranger", 1).turn(0)
        look = Plans(scene.state, 0)
        look.card = "medical"
        row = next(row for row in IDENTITIES["medical"].agenda if row.condition.key == "no-human-down-aboard")
        return hoped(look, row)

    assert up("bludgeon") < 0.7 * up()
