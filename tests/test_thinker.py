"""Who thinks a turn through: sees farther than who takes one step after the other, and gives no more away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from game.api import Action
from game.stationfall import people
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Throw
from game.stationfall.actions.section.command import SectionLaunch, TimedLaunch
from game.stationfall.actions.turn import Activate, Influence
from game.stationfall.automata import planner
from game.stationfall.automata.advise import MINDS, advise, policy, think
from game.stationfall.automata.advisor import ENOUGH
from game.stationfall.automata.mask import mask
from game.stationfall.automata.planner import Planner, over
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.thinker import Thinker, _unlike
from game.stationfall.automata.ventures import agenda
from game.stationfall.cards import card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.looking import view
from game.stationfall.setup import MINUTES
from game.stationfall.state import State
from tests.advised import states
from tests.rules.scene import Scene, tutorial_with


def openings(masked: bool) -> Iterator[State]:
    """Beginnings of turns of a game, of those who hide or of those who do not."""
    for state in states("1", 4):
        if state.phase == "turn" and state.turn.step == "open" and not state.todo:
            seat = state.conspiracies[state.turn.colour].seat
            if bool(mask(view(state, seat), MINDS["hard"].own)) == masked:
                yield state


def after(state: State, level: str) -> float:
    """What a seat may hope for when it has had its turn, by what who plans hopes for."""
    seat = state.conspiracies[state.turn.colour].seat
    then = state
    while then.turn == state.turn or then.turn.colour == state.turn.colour:
        prompts = STATIONFALL.prompts(then)
        if not prompts or prompts[0].seat != seat:
            break
        legal = list(STATIONFALL.legal(then, seat))
        act = advise(view(then, seat), legal, Random(1), mind=MINDS[level])
        then = STATIONFALL.apply(then, act, Random(2)).state
    return Planner(view(then, seat), Random(3), {}).base


def test_who_thinks_a_turn_through_has_more_to_hope_for_at_its_end() -> None:
    turns = list(openings(masked=False))
    assert len(turns) > 8
    gained = [after(state, "hard") - after(state, "normal") for state in turns]
    assert sum(gained) > 0
    assert sum(one > 0.01 for one in gained) > sum(one < -0.01 for one in gained)


def turn(scene: Scene) -> list[Action]:
    """What the first player does in a turn that is thought through."""
    done: list[Action] = []
    while scene.state.turn.colour == 0 and scene.state.phase == "turn":
        done.append(think(view(scene.state, 0), scene.listed(0), Random(len(done))))
        scene.do(done[-1])
    return done


def test_what_only_the_last_step_of_a_turn_pays_for_is_done() -> None:
    """A Drone is steered to the Officers, which brings nothing by itself, and strikes one of them."""
    scene = Scene(cast=tutorial_with("cyborg", "digital_assistant", "drones")).minute(3).bonus(0)
    scene.alone("drone_1", "drone_2").identity(0, "cyborg").cubes(0, "digital_assistant", 1)
    scene.pc(1, "exile").at("exile", "mcqueen")
    for section in scene.state.places:
        scene.no_kompromat(section)
    turn(scene.acting(0, "digital_assistant"))
    fallen = [pawn for pawn in scene.state.pawns.values() if pawn.down]
    assert any(people.able(scene.state, pawn.card).officer for pawn in fallen)


def test_13_6_nobody_waits_with_a_countdown_until_others_have_had_their_turns() -> None:
    """Next turn it could be begun as well, and together with more; but it can be begun now."""
    scene = Scene().alone("exile", "medical", safe="kitchen").pc(0, "exile").bonus(0).minute(7).abandon()
    scene.at("exile", "houdini").at("medical", "machine_shop").cubes(0, "medical", 2)
    for section in scene.state.places:
        if section != "machine_shop":
            scene.no_kompromat(section)
    assert any(isinstance(act, TimedLaunch | SectionLaunch) for act in turn(scene.turn(0)))


def test_15_4_what_a_cube_and_a_turn_bring_alike_counts_once() -> None:
    """Whom one leads by a cube more is surer to do what then has been done already."""
    scene = Scene().alone("exile", "medical").pc(0, "exile").bonus(0).cubes(0, "medical", 1)
    scene.at("exile", "houdini").abandon().minute(6).turn(0)
    mind = Thinker(view(scene.state, 0), Random(0), {})
    call, laid = Activate(seat=0, who="exile"), Influence(seat=0, card="medical", cubes=1)
    mind.won, mind.ends = {}, {call: scene.away("houdini").escaped("exile").state}
    idle = mind._worth(over(mind._turn(mind.ends[call], laid))) - mind._worth(mind.ends[call])
    values = [1.0, 1.6]
    mind._follow([call, laid], values)
    assert values == [1.0, pytest.approx(1.0 + idle - ENOUGH)]


def test_15_5_2_what_leads_nowhere_and_comes_to_the_same_takes_few_of_the_places() -> None:
    """Whatever is thrown away, the hand is free."""
    state = Scene().state
    throws = [Throw(seat=0, who="exile", item="gun", to=to) for to in ("aft_hub", "kitchen", "quarters")]
    steps = [Step(seat=0, who="exile", to=to) for to in ("aft_hub", "kitchen")]
    tried = [*((2.0, False, act) for act in throws), *((1.0, True, act) for act in steps)]
    found = [((worth, busy, 0.0, n), act, state) for n, (worth, busy, act) in enumerate(tried)]
    chosen = [act for _, act, _ in _unlike(found, 4)]
    assert chosen == [throws[2], throws[1], steps[1], steps[0]]


def test_botanist_what_the_moss_may_do_is_part_of_a_turn() -> None:
    """It is thrown to who lies next door, where it bites for nothing (4.4.4)."""
    scene = Scene(cast=tutorial_with("botanist")).alone("botanist", "daredevil", safe="fuel_cells").bonus(0)
    scene.pc(0, "botanist").at("botanist", "storm_shelter").lying("hydroponics").minute(7)
    scene.give("botanist", "fang_moss")
    scene.at("daredevil", "locker_room").down("daredevil").no_kompromat("storm_shelter")
    scene.acting(0, "botanist", actions=1, free=False)
    mind = Thinker(view(scene.state, 0), Random(0), {})
    listed = scene.listed(0)
    values = mind.values(listed)
    assert listed[max(range(len(listed)), key=values.__getitem__)] == Throw(
        seat=0, who="botanist", item="fang_moss", to="locker_room"
    )


def test_who_hides_plays_as_everybody_does_who_hides() -> None:
    """In the first two minutes nobody can tell even by the level who somebody is."""
    seen = 0
    for state in openings(masked=True):
        seat = state.conspiracies[state.turn.colour].seat
        legal = list(STATIONFALL.legal(state, seat))
        odds = [policy(view(state, seat), legal, Random("odds"), mind=mind) for mind in MINDS.values()][1:]
        assert odds[0] == odds[1]
        assert state.minute > MINUTES[4] - 2
        seen += 1
    assert seen > 4


def test_who_hides_cuts_short_only_whom_else_to_win_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind faces every state is weighed for each of them; all else is thought of as ever."""
    cut = 0
    for state in list(openings(masked=True))[1::3]:
        seat = state.conspiracies[state.turn.colour].seat
        seen, legal = view(state, seat), list(STATIONFALL.legal(state, seat))
        weighed: list[int] = []
        odds: list[list[float]] = []
        for endurance in (1000, 0):
            monkeypatch.setattr(planner, "ENDURANCE", endurance)
            mind = Planner(seen, Random(1), mask(seen))
            odds.append(mind.values(legal))
            weighed.append(mind.weighed)
        cut += weighed[1] < weighed[0]
        other = [act for act, long, short in zip(legal, *odds, strict=True) if long != short]
        assert all(isinstance(act, Influence) for act in other)
    assert cut


def test_what_is_taken_over_from_the_state_before_is_what_would_be_found_anew() -> None:
    """Roads are shared with the state a step was made from: what opens or bars one must not be missed."""
    compared = 0
    for then, now in pairwise(it for it in states("1", 4) if it.phase == "turn"):
        for colour, it in enumerate(now.conspiracies):
            before = Plans(then, colour)
            _hopes(Plans(then, colour, before), it.identity)
            shared, anew = Plans(now, colour, before), Plans(now, colour)
            assert _hopes(shared, it.identity) == pytest.approx(_hopes(anew, it.identity)), now.minute
            compared += 1
    assert compared > 400


def _hopes(look: Plans, identity: str) -> float:
    look.card = card_of(identity)
    return agenda(look, identity)
