"""Where the acting character can walk to in this activation, by number."""

from __future__ import annotations

from random import Random

from game.stationfall.actions.basic.moving import Step
from game.stationfall.destinations import CHEAP, walks
from game.stationfall.game import STATIONFALL as GAME
from game.stationfall.state import Options
from game.trial import Table, walk


def test_every_number_is_a_walk_that_is_listed_step_by_step() -> None:
    near = far = 0
    for number in range(6):
        for moment in walk(Table(f"walks {number}", 4, Options(), "eager")):
            state = moment.state
            seat = moment.action.seat
            found = walks(state, seat)
            numbers = GAME.view(state, seat).destinations
            assert [it.number for it in numbers] == list(range(1, len(found) + 1))
            assert [it.section for it in numbers] == [steps[-1].to for steps in found]
            assert len({it.section for it in numbers}) == len(numbers)
            for steps in found:
                listed = list(GAME.legal(state, seat))
                assert steps[0] in listed
                near += 1
                if len(steps) > 1:
                    after = GAME.apply(state, steps[0], Random(1))
                    assert after.undoable
                    assert steps[1] in list(GAME.legal(after.state, seat))
                    far += 1
            own = [
                it
                for it in moment.listed
                if isinstance(it, Step) and not (it.by or it.drag) and it.pay in CHEAP
            ]
            if state.turn.step == "acting":
                assert {it.to for it in own} == {steps[0].to for steps in found if len(steps) == 1}
            # Nobody pays for what is free.
            free = {it.to for it in own if it.pay != "action"}
            assert not any(steps[0].pay == "action" and steps[0].to in free for steps in found)
    assert near > 100
    assert far > 100


def test_nobody_but_who_is_acting_has_destinations() -> None:
    for moment in walk(Table("walkers", 3, Options(), "eager")):
        for seat in (None, 0, 1, 2):
            theirs = GAME.view(moment.state, seat).destinations
            acting = moment.state.turn.step == "acting" and seat == moment.action.seat
            assert acting or not theirs
