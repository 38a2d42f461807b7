"""A game that teaches itself says nothing that is hidden, and only what its rules explain."""

from __future__ import annotations

from random import Random

import pytest

from game import text
from game.api import Action, Message, Name
from game.own import classes
from game.stationfall import people
from game.stationfall.cards import CAST, IDENTITIES, card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.guide import TERMS, VERBS
from game.stationfall.state import Options, State
from game.text import verb
from game.trial import table, walk
from tests import speech
from tests.rules.scene import Scene


def all_told(state: State, seat: int) -> tuple[object, ...]:
    """What a seat is taught, and may settle beforehand."""
    view, legal = STATIONFALL.view(state, seat), tuple(STATIONFALL.legal(state, seat))
    settled = ["bribe-refuse", "kompromat-accept"]
    return (
        STATIONFALL.guide(view, legal),
        STATIONFALL.terms(view, legal),
        STATIONFALL.in_mind(view),
        STATIONFALL.advice(view),
        STATIONFALL.about(view, "identity"),
        STATIONFALL.about(view, f"card/{state.cast[0]}"),
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


# ---------------------------------------------------------------------- Stationfall Primer


@pytest.mark.parametrize("language", text.languages())
def test_primer_every_card_says_what_somebody_is_after_and_how(language: str) -> None:
    view = STATIONFALL.view(STATIONFALL.deal(4, Options(), Random(1)).state, None)
    for key, card in CAST.items():
        said = [speech.say(line, language) for line in STATIONFALL.about(view, f"card/{key}")]
        hints = [f"character-{it.key}-hint".replace("_", "-") for it in card.identities()]
        assert len(said) == max(1, len(hints))
        for line, hint in zip(said, hints, strict=False):
            assert speech.say(Message(hint), language) in line
            assert not speech.RAW.search(line)
    assert STATIONFALL.about(view, "station") == STATIONFALL.about(view, "identity") == ()


def test_primer_while_one_chooses_every_card_in_hand_gives_its_hint() -> None:
    state = STATIONFALL.deal(4, Options(), Random(2)).state
    view = STATIONFALL.view(state, 1)
    assert [line.args["who"] for line in STATIONFALL.in_mind(view)] == list(map(Name, view.dealt))
    assert [line.args["who"] for line in STATIONFALL.advice(view)] == list(map(Name, view.dealt))


def test_primer_the_hour_the_reveal_and_lying_down() -> None:
    """What is wise at the beginning, in the middle, at the end; before a reveal, and for who lies Down."""
    scene = Scene().turn(0)
    own = scene.colour(0).identity
    hours = {13: "advice-begin", 10: "advice-begin", 9: "advice-middle", 6: "advice-middle", 5: "advice-end"}
    for minute, key in hours.items():
        keys = [line.key for line in STATIONFALL.advice(STATIONFALL.view(scene.minute(minute).state, 0))]
        assert keys == ["advice-who", key, "advice-reveal"]
    scene.down(people.pawns_of(scene.state, card_of(own))[0].key)
    keys = [line.key for line in STATIONFALL.advice(STATIONFALL.view(scene.state, 0))]
    assert keys[-1] == "advice-down"


def test_15_3_1_nobody_is_led_to_reveal() -> None:
    """It cannot be undone, and a newcomer tries what they are told to try, whoever would gain by it."""
    asked = 0
    for moment in walk(table("guide reveal", 4)):
        legal = moment.listed
        if any(verb(act) == "reveal" for act in legal):
            view = STATIONFALL.view(moment.state, moment.action.seat)
            tried = STATIONFALL.guide(view, legal).suggestion
            assert isinstance(tried, Action)
            assert verb(tried) != "reveal"
            asked += 1
    assert asked > 10


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


@pytest.mark.parametrize("seats", [2, 4])
def test_16_4_7_a_panel_counts_cubes_above_the_limit_as_the_sheet_does(seats: int) -> None:
    costly = 0
    for moment in walk(table(f"guide cubes {seats}", seats)):
        for seat in range(seats):
            view = STATIONFALL.view(moment.state, seat)
            over = [said.args["over"] for said in STATIONFALL.in_mind(view) if said.key == "mind-cubes"]
            off = [line.points for line in view.prospects if line.message.key == "score-penalty"]
            if over:
                assert sum(map(int, map(str, over))) == -sum(off)
                costly += bool(off)
    assert costly


def test_7_3_1_who_has_a_turn_is_told_how_long_the_antimatter_leaves_them() -> None:
    calm, armed = Scene().turn(0), Scene().turn(0).armed(1, minute=8)
    said = [STATIONFALL.in_mind(STATIONFALL.view(scene.state, 0)) for scene in (calm, armed)]
    assert [line for line in said[1] if line not in said[0]] == [Message("mind-antimatter", {"minute": 8})]


def test_before_an_identity_is_chosen_there_is_nothing_to_keep_in_mind_but_hints() -> None:
    state = next(iter(walk(table("guide mind", 4)))).state
    for seat in (0, None):
        view = STATIONFALL.view(state, seat)
        assert view.phase == "setup"
        assert {line.key for line in STATIONFALL.in_mind(view)} == ({"mind-may-be"} if seat == 0 else set())


def test_every_word_leads_to_a_paragraph_in_every_language() -> None:
    for rule in {*(rule for _, rule in TERMS), *VERBS.values()}:
        key = "rule-" + rule.replace(".", "-")
        for language in text.languages():
            said = speech.say(Message(key), language)
            assert said[-1] in ".。", f"{rule} is a heading, which explains nothing: {said}"
    assert set(VERBS) <= {verb(kind) for kind in classes(STATIONFALL)}
