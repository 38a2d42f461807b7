"""A game that teaches itself says nothing that is hidden, and only what its rules explain."""

from __future__ import annotations

from random import Random

import pytest

from game import text
from game.api import Message
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.guide import TERMS, VERBS
from game.stationfall.state import State
from game.text import verb
from game.trial import classes, table, walk


def all_told(state: State, seat: int) -> tuple[object, ...]:
    """What a seat is taught, and may settle beforehand."""
    view, legal = STATIONFALL.view(state, seat), tuple(STATIONFALL.legal(state, seat))
    settled = ["bribe-refuse", "kompromat-accept"]
    return (
        STATIONFALL.guide(view, legal),
        STATIONFALL.terms(view, legal),
        STATIONFALL.foreseeable(view),
        STATIONFALL.foreseen(view, legal, settled),
    )


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_states_that_a_seat_cannot_tell_apart_have_the_same_guide(seats: int) -> None:
    rng, compared = Random(seats), 0
    for moment in walk(table(f"guide {seats}", seats)):
        if moment.state.phase != "setup" and rng.random() > 0.02:
            continue
        for seat in range(seats):
            other = STATIONFALL.imagine(moment.state, seat, rng)
            assert all_told(moment.state, seat) == all_told(other, seat)
            compared += other != moment.state
    assert compared


def test_what_to_want_is_a_row_of_ones_own_agenda_that_is_not_met() -> None:
    found = 0
    for moment in walk(table("guide rows", 4)):
        for seat in range(4):
            view = STATIONFALL.view(moment.state, seat)
            want = STATIONFALL.guide(view, ()).lines[2]
            if want.key != "guide-want-row":
                continue
            own = [row for one in view.mine for row in IDENTITIES[one].agenda]
            named = [Message("agenda-" + row.condition.key, row.condition.args) for row in own]
            assert want.args["row"] in named
            met = next(line for line in view.prospects if line.message == want.args["row"])
            assert met.points <= 0
            found += 1
    assert found > 50


def test_every_word_leads_to_a_paragraph_in_every_language() -> None:
    for rule in {*(rule for _, rule in TERMS), *VERBS.values()}:
        key = "rule-" + rule.replace(".", "-")
        for language in text.languages():
            said = text.say(Message(key), language, game="stationfall")
            assert said[-1] in ".。", f"{rule} is a heading, which explains nothing: {said}"
    assert set(VERBS) <= {verb(kind) for kind in classes(STATIONFALL)}
