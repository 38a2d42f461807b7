"""A turn in one line, and why something is not possible: understood, and never more than was said."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.choices import untermed
from bot.commands.why import explained, nearest, righted
from bot.completion import completed
from bot.fitting import fits, offers
from bot.line import Reading, read
from bot.naming import compared, names
from bot.reasons import reason
from bot.referee import Referee
from bot.spelling import respelt, unheard
from bot.table import Table
from bot.words import Words
from game import GAMES, text
from game.api import Action, Name, Outcome
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.cards import CAST
from game.stationfall.state import Options
from images.api import GALLERIES
from tests.bot.panels import at, tables
from tests.bot.world import World, shown, words
from tests.rules.scene import Scene, tutorial_with

NOW: Any = SimpleNamespace(now=lambda: 0.0)
PLAY = Referee(NOW).play_all


def heard(table: Table, seat: int, line: str, language: str = "en") -> Reading:
    return read(table, seat, line, names(table, language), PLAY)


GAMES_TRIED = pytest.mark.parametrize("seed", range(4))


@cache
def turns(seats: int, seed: int) -> list[tuple[Table, int]]:
    """Positions in which somebody has the turn, from one random game. Reading a line changes none of them."""
    found = [(table, seat) for table, seat in tables("stationfall", seats, seed) if table.ways(seat)]
    return Random(seed).sample(found, min(12, len(found)))


@pytest.fixture
def opening() -> tuple[Table, int]:
    """The first turn of a game, with the characters of the tutorial aboard."""
    table, _ = next(tables("stationfall", 3, seed=1))
    state = table.game.deal(3, Options(cast="tutorial"), Random(1)).state
    while state.phase == "setup":
        first = table.game.prompts(state)[0].default
        assert first is not None
        state = table.game.apply(state, first, Random(1)).state
    table = table.but(state=state)
    return table, table.awaited()[0]


@pytest.mark.parametrize("line", ["Chief: aft hub; reactor, END", "chief → aft hub -> reactor > end"])
def test_influence_activation_and_the_way_are_said_by_where_they_lead(
    opening: tuple[Table, int], line: str
) -> None:
    table, seat = opening
    reading = heard(table, seat, line)
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate", "Step", "Step"]
    assert reading.staged[-1].to == "reactor"  # type: ignore[attr-defined]
    assert type(reading.shown).__name__ == "EndTurn"
    assert not reading.part


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "station chief, hub aft"),
        ("pl", "szefowa: wezel rufowy"),
        ("pl", "szefową stacji, do węzła rufowego"),
        ("pl", "chief, aft hub"),
        ("ja", "ステーションチーフ、後部ハブ"),
        ("ja", "チーフ、後部ハブ"),
    ],
)
def test_in_any_order_ending_and_language(opening: tuple[Table, int], language: str, line: str) -> None:
    table, seat = opening
    reading = heard(table, seat, line, language)
    assert not reading.part
    assert reading.staged[-1].to == "aft_hub"  # type: ignore[attr-defined]


def test_what_cannot_be_done_stops_there_and_what_fits_is_staged(opening: tuple[Table, int]) -> None:
    table, seat = opening
    reading = heard(table, seat, "chief, aft hub, bludgeon, reactor")
    assert (reading.part, reading.fits) == ("bludgeon", ())
    assert len(reading.staged) == 3
    unclear = heard(table, seat, "influence exile")
    assert unclear.part == "influence exile"
    assert {offer.last.cubes for offer in unclear.fits} == set(range(1, 9))  # type: ignore[attr-defined]
    assert heard(table, seat, "influence exile 3").staged[0].cubes == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "line", "why"),
    [
        ("en", "exile to bio lab", "Bio Lab is 5 steps away from Array Control"),
        ("en", "exile, bio lab", "Bio Lab is 5 steps away from Array Control"),
        ("en", "exile walks to bio lab", "Bio Lab is 5 steps away from Array Control"),
        ("en", "step exile to bio lab", "Bio Lab is 5 steps away from Array Control"),
        ("pl", "wygnaniec do laboratorium biologicznego", "to 5 kroków"),
        ("pl", "idź wygnaniec do laboratorium biologicznego", "to 5 kroków"),
        ("ja", "エクザイル、生物研究室", "5ステップ"),
    ],
)
def test_who_is_sent_too_far_is_activated_and_it_is_said_how_far_it_is(
    opening: tuple[Table, int], language: str, line: str, why: str
) -> None:
    """Whatever stands between the two: "Activate somebody first" is no answer."""
    table, seat = opening
    reading = heard(table, seat, line, language)
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate"]
    found = reason(reading.table, seat, reading.part, names(table, language))
    assert found is not None
    assert found.rule == "12.1.1"
    assert why in Words.plain(table, language).message(found.message)


@pytest.mark.parametrize(
    "line",
    ["exile ship", "exile nonsense", "exile bludgeon", "bribe exile bio lab", "step exile", "step exile gun"],
)
def test_nobody_is_activated_for_what_leads_nowhere(opening: tuple[Table, int], line: str) -> None:
    table, seat = opening
    assert not heard(table, seat, line).staged


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "go to the aft hub with the chief"),
        ("en", "aft hub with station chief"),
        ("pl", "idź do węzła rufowego szefową stacji"),
        ("pl", "węzeł rufowy chiefem"),
        ("ja", "後部ハブへ ステーションチーフ"),
    ],
)
def test_who_is_to_do_it_may_be_said_behind_it(opening: tuple[Table, int], language: str, line: str) -> None:
    table, seat = opening
    reading = heard(table, seat, line, language)
    assert not reading.part
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate", "Step"]


@pytest.mark.parametrize(
    "line", ["attack medical with the exile", "exile attacks medical", "exile, attack medical"]
)
def test_what_somebody_could_not_do_either_is_said_of_them(opening: tuple[Table, int], line: str) -> None:
    """Where nobody acts yet; and nobody is made to act for it, who is not named before a comma."""
    table, seat = opening
    said = names(table, "en")
    reading = heard(table, seat, line)
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate"] * ("," in line)
    found, _, first = nearest(reading.table, seat, reading.part, said, PLAY)
    assert found is not None
    assert found.rule == "5.2"
    assert bool(first) == ("," not in line)


@GAMES_TRIED
def test_nothing_dear_is_spent_that_was_not_named(seed: int) -> None:
    rng = Random(seed)
    for table, seat in turns(3 + seed, seed):
        said, every = names(table, "en"), offers(table, seat)
        costly = [offer for offer in every if said.costs(offer)]
        for offer in rng.sample(costly, min(8, len(costly))):
            parts = {name: labels[0] for name, labels in said.parts(offer.last).items() if name != "pay"}
            found = fits(" ".join(parts.values()), every, said)
            assert not any(said.costs(one) for one, _ in found)


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("seed", range(3))
def test_what_the_panel_says_is_understood(seed: int, language: str) -> None:
    """Every sentence of it, also where words are written without spaces; for free, where that is possible."""
    rng = Random(seed)
    for table, seat in turns(3 + seed, seed):
        said, every = names(table, language), offers(table, seat)
        cheap = [offer for offer in every if not said.costs(offer)]
        for offer in rng.sample(cheap, min(8, len(cheap))):
            sentence = said.voices[0].action(offer.last)
            ((meant, _),) = fits(sentence, every, said)
            assert untermed(meant.last) == untermed(offer.last), sentence


@GAMES_TRIED
def test_what_is_completed_is_understood(seed: int) -> None:
    rng = Random(seed)
    for table, seat in turns(3 + seed, seed):
        said = names(table, "en")
        lines = completed(table, seat, "", said, PLAY)
        assert lines
        for line in rng.sample(lines, min(6, len(lines))):
            reading = heard(table, seat, line)
            assert reading.staged or reading.shown or reading.fits, line


@GAMES_TRIED
def test_what_everybody_will_see_is_done_only_by_its_name_or_with_an_exclamation_mark(seed: int) -> None:
    exclaimed = 0
    for table, seat in turns(3 + seed, seed):
        for offer in offers(table, seat)[:40]:
            if table.course(seat, offer.actions) == "staged" or len(offer.actions) > 1:
                continue
            said = names(table, "en").parts(offer.last)
            values = [said[name][0] for name in said if name and getattr(offer.last, name) is not True]
            reading = heard(table, seat, " ".join(values))
            assert reading.shown is None or type(reading.shown) is not type(offer.last)
            if reading.fits == (offer,):
                meant = heard(table, seat, " ".join(values) + "!")
                assert (meant.shown, meant.meant) == (offer.last, True)
                exclaimed += 1
    assert exclaimed


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [
        ("launch houdini", "11.5"),
        ("pick up bludgeon", "12.2.1"),
        ("kitchen", "12.1.1"),
        ("attack the exile", "5.2"),
        ("influence exile 3", "15.2"),
    ],
)
def test_the_rules_say_why_not(opening: tuple[Table, int], sentence: str, rule: str) -> None:
    table, seat = opening
    reading = heard(table, seat, "chief, aft hub")
    found = reason(reading.table, seat, sentence, names(table, "en"))
    assert found is not None
    assert found.rule == rule
    assert found.message.key.startswith("no-")
    assert reason(reading.table, seat, "utter nonsense", names(table, "en")) is None


@pytest.mark.parametrize(
    ("language", "sentence", "rule"),
    [
        ("ja", "フーディーニを時限射出", "11.5"),
        ("ja", "キッチンへステップ", "12.1.1"),
        ("ja", "エクザイルを攻撃", "5.2"),
        ("pl", "wystrzel houdini", "11.5"),
        ("pl", "kuchnia", "12.1.1"),
    ],
)
def test_the_rules_say_why_not_in_every_language(
    opening: tuple[Table, int], language: str, sentence: str, rule: str
) -> None:
    table, seat = opening
    found = reason(heard(table, seat, "chief").table, seat, sentence, names(table, language))
    assert found is not None
    assert found.rule == rule


def test_who_says_what_a_field_asks_for_means_that_field() -> None:
    """12.1.2: whom somebody drags is not who goes there."""
    scene = Scene().acting(0, "medical").at("exile", "aft_hub").down("exile")
    table = at(scene.do(Step, to="reactor", drag="exile"))
    found = reason(table, 0, "drag exile to the machine shop", names(table, "en"))
    assert found is not None
    assert found.rule == "12.1.2"


def test_no_reason_has_a_gap_where_nothing_was_named(opening: tuple[Table, int]) -> None:
    table, seat = opening
    said = names(table, "en")
    for verb in ("pick up", "drop", "throw", "step", "attack", "drag"):
        found = reason(heard(table, seat, "chief").table, seat, verb, said)
        why = said.voices[0].message(found.message) if found else ""
        assert "  " not in why, why


@pytest.mark.parametrize(("place", "called"), [("vault x", "Vault X"), ("forward hub", "Forward Hub")])
def test_who_names_a_place_wants_to_go_there(opening: tuple[Table, int], place: str, called: str) -> None:
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, "chief").table, seat, place, said)
    assert found is not None
    assert said.voices[0].message(found.what) == f"Station Chief steps to {called}"


@pytest.mark.parametrize(
    ("line", "sentence", "what", "key"),
    [
        ("", "vault x", "Step", "no-not-activated-yet"),
        ("", "print shop", "Step", "no-not-activated-yet"),
        ("", "chief bio lab", "Station Chief steps to Bio Lab", "no-not-activated-yet"),
        ("chief", "bio lab", "Station Chief steps to Bio Lab", "no-far"),
        ("chief", "medical bio lab", "Medical steps to Bio Lab", "no-not-activated"),
        ("chief, wait, wait", "bio lab", "Station Chief steps to Bio Lab", "no-no-actions"),
        ("chief, wait, wait", "launch houdini", "Station Chief launches Houdini", "no-no-actions"),
        ("", "end turn", "End the turn", "no-nobody-activated"),
    ],
)
def test_a_place_is_meant_for_who_acts_or_is_named(
    opening: tuple[Table, int], line: str, sentence: str, what: str, key: str
) -> None:
    """Also where nobody acts yet or any more; and who lies nowhere near is not dragged along."""
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, line).table, seat, sentence, said)
    assert found is not None
    assert said.voices[0].message(found.what) == what
    assert found.message.key == key


def test_2_1_1_who_is_not_aboard_is_said_not_to_be(opening: tuple[Table, int]) -> None:
    """Nobody is sent to activate somebody first who could not be activated at all."""
    table, seat = opening
    absent = next(card for card in CAST if card not in table.state.cast and card != "clones")
    said = names(table, "en")
    called = said.voices[0].value(absent)
    for line in ("{} launches", "activate {}", "step {} kitchen", "attack {}"):
        sentence = line.format(called)
        found = reason(table, seat, sentence, said)
        assert found is not None
        assert found.message.key == "no-not-aboard", sentence
        assert called in said.voices[0].message(found.message)


def test_15_4_1_who_trusts_nobody_from_afar_is_said_to_also_by_who_says_activate() -> None:
    table = at(Scene(cast=tutorial_with("telepathic_rat")).turn(0))
    said = names(table, "en")
    for line in ("telepathic rat", "use the telepathic rat", "activate rat"):
        found = reason(table, 0, line, said)
        assert found is not None
        assert found.message.key == "why-wary", line


def test_of_several_that_are_called_alike_the_one_is_meant_that_was_said() -> None:
    scene = Scene(cast=tutorial_with("clones")).turn(0).escaped("clones_alpha").cubes(1, "clones", 2)
    table = at(scene)
    said = names(table, "en")
    found = reason(table, 0, "clone beta", said)
    assert found is not None
    assert found.rule == "4.3.1"
    assert "Clone Beta" in said.voices[0].message(found.message)


def test_who_is_gone_is_said_to_be_and_nobody_is_sent_to_activate_first() -> None:
    table = at(Scene().turn(0).annihilated("exile").down("security"))
    said = names(table, "en")
    for sentence, rule in (("exile sabotages", "4.6.5.2"), ("security sabotages", "11.1")):
        found = reason(table, 0, sentence, said)
        assert found is not None
        assert found.rule == rule


def test_another_verb_is_no_answer_to_one(opening: tuple[Table, int]) -> None:
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, "chief").table, seat, "pick up", said)
    assert found is not None
    assert said.voices[0].message(found.what) == "Pick up"


@pytest.mark.parametrize(
    ("language", "typed", "like"),
    [
        ("en", "medical, go to the reactor", "medical, reactor"),
        ("en", "medical then walk to the reactor", "medical, reactor"),
        ("en", "medical, wait, wait, done", "medical, wait, wait, end turn"),
        ("pl", "medyk, czekaj, czekaj, gotowe", "medyk, czekaj, czekaj, koniec"),
        ("en", "put 1 cube on the exile", "influence exile 1"),
        ("pl", "medyk, idź do reaktora", "medyk, reaktor"),
        ("pl", "medyk, potem reaktor", "medyk, reaktor"),
        ("ja", "メディカル、原子炉へ行く", "メディカル、原子炉"),
        ("ja", "めでぃかる、それから原子炉へ移動", "メディカル、原子炉"),
    ],
)
def test_what_people_say_means_what_panels_say(
    opening: tuple[Table, int], language: str, typed: str, like: str
) -> None:
    table, seat = opening
    said, meant = heard(table, seat, typed, language), heard(table, seat, like, language)
    assert said.staged
    assert (said.staged, said.part) == (meant.staged, "")


@pytest.mark.parametrize(
    ("language", "typed", "right"),
    [
        ("en", "medcal", "medical"),
        ("en", "attack the enginner", "attack the engineer"),
        ("en", "lanch houdni", "launch houdini"),
        ("en", "biologist", "microbiologist"),
        ("en", "exiel", "exile"),
        ("pl", "kuhnia", "kuchnia"),
        ("ja", "メデカル", "メディカル"),
        ("en", "go to the reactor", ""),
        ("en", "open the door", ""),
    ],
)
def test_a_slip_of_the_hand_is_put_right(
    opening: tuple[Table, int], language: str, typed: str, right: str
) -> None:
    table, _ = opening
    assert respelt(table, typed, names(table, language)) == right


@pytest.mark.parametrize(
    ("language", "typed", "right"),
    [
        ("en", "lanch houdni", "launch houdini"),
        ("en", "no cost three more miutes", ""),
        ("pl", "okaz pzekupic", ""),
        ("ja", "メデカル", "メディカル"),
    ],
)
def test_what_is_put_right_is_understood_as_it_is_shown(
    opening: tuple[Table, int], language: str, typed: str, right: str
) -> None:
    table, seat = opening
    called = names(table, language)
    assert respelt(table, typed, called)
    assert righted(table, seat, typed, called, PLAY) == right


@pytest.mark.parametrize(
    ("language", "line", "strange"),
    [
        ("pl", "kosmita", ["kosmita"]),
        ("pl", "podnieś Kłódeczkę", ["Kłódeczkę"]),
        ("en", "take Xyzzy", ["Xyzzy"]),
    ],
)
def test_a_strange_word_is_named_as_it_was_typed_and_is_no_form_of_a_long_one(
    opening: tuple[Table, int], language: str, line: str, strange: list[str]
) -> None:
    """“Kosmita” has begun like a word of Outer Space, and means nobody who is there."""
    table, _ = opening
    assert unheard(table, line, names(table, language)) == strange


@pytest.mark.parametrize("line", ["start over", "chief, start over"])
def test_no_reason_calls_a_thing_by_what_only_the_rules_call_it(
    opening: tuple[Table, int], line: str
) -> None:
    table, seat = opening
    said = names(table, "en")
    reading = heard(table, seat, line)
    found = reason(reading.table, seat, reading.part, said)
    assert found is None or "_" not in said.voices[0].message(found.message)
    assert compared(reading.part) in said.undoing


def test_the_word_that_nothing_is_called_is_named(opening: tuple[Table, int]) -> None:
    table, _ = opening
    said = names(table, "en")
    assert unheard(table, "open the door to the reactor", said) == ["door"]
    assert unheard(table, "Medical revives Troubleshooter with the opened Nanogel", said) == []


@pytest.mark.parametrize(
    ("sentence", "called"),
    [
        ("bridge", "Medical steps to Bridge"),
        ("bridge launch", "Medical launches every occupied pod that can leave"),
        ("shoot the chief", "Attack"),
        ("stranger revives exile", "Stranger revives Exile"),
        ("transmit", "Transmit"),
        ("steal the briefcase", "Rob"),
    ],
)
def test_what_cannot_be_done_is_what_was_said(opening: tuple[Table, int], sentence: str, called: str) -> None:
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, "medical").table, seat, sentence, said)
    assert found is not None
    assert said.voices[0].message(found.what) == called


@pytest.mark.parametrize(("line", "count"), [("bribe exile", 2), ("exile forward airlocks bribe", 1)])
def test_a_price_is_not_paid_for_what_was_left_open(
    opening: tuple[Table, int], line: str, count: int
) -> None:
    """15.5.4: a Bribe and a name say neither what is to be done for it, nor that nothing is."""
    table, seat = opening
    reading = heard(heard(table, seat, "medical").table, seat, line)
    assert len(reading.fits or reading.staged) >= count
    assert bool(reading.staged) == (count == 1)


@pytest.mark.parametrize(
    ("language", "line", "price"),
    [
        ("en", "gun", "free"),
        ("en", "take the gun", "free"),
        ("en", "picks up a gun", "free"),
        ("en", "takes an gun please", "free"),
        ("en", "pick up the gun for an action", "action"),
        ("pl", "podnieś broń", "free"),
    ],
)
def test_what_is_free_is_not_paid_for_because_of_a_little_word(language: str, line: str, price: str) -> None:
    table = at(Scene().acting(0, "medical").lying("aft_hub", "gun"))
    (action,) = heard(table, 0, line, language).staged
    assert isinstance(action, PickUp)
    assert (action.item, action.pay) == ("gun", price)


@pytest.mark.parametrize("line", ["medical", "medical, medical", "medical medical"])
def test_who_acts_already_is_not_made_to_do_anything_by_being_named(
    opening: tuple[Table, int], line: str
) -> None:
    table, seat = opening
    begun = heard(table, seat, "medical")
    again = heard(begun.table, seat, line)
    assert (again.staged, again.part) == ((), "")
    assert heard(begun.table, seat, "medical, reactor").staged == heard(begun.table, seat, "reactor").staged


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("medical reactor", "medical, reactor"),
        ("station chief aft hub reactor", "station chief, aft hub, reactor"),
        ("chief aft hub and wait", "chief, aft hub, wait"),
        ("Chief. Aft hub. Wait.", "chief, aft hub, wait"),
    ],
)
def test_commas_may_be_left_out(opening: tuple[Table, int], line: str, parts: str) -> None:
    table, seat = opening
    said, meant = heard(table, seat, line), heard(table, seat, parts)
    assert meant.staged
    assert said.staged == meant.staged
    assert heard(table, seat, "medical bludgeon").staged == (), "only what can be done to its end"


def test_the_question_says_who_cannot_do_any_more(opening: tuple[Table, int]) -> None:
    """15.5.2: two actions, and no third."""
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, "chief, aft hub, reactor").table, seat, "kitchen", said)
    assert found is not None
    assert (said.voices[0].message(found.message), found.rule) == (
        "Station Chief has no actions left in this turn.",
        "15.5.2",
    )


def test_a_reason_speaks_of_the_price_that_was_named(opening: tuple[Table, int]) -> None:
    table, seat = opening
    said = names(table, "en")
    found = reason(heard(table, seat, "medical").table, seat, "bribe exile step kitchen", said)
    assert found is not None
    assert "away from Array Control" in said.voices[0].message(found.message)


def test_15_5_4_1_who_has_spent_it_already_is_told_so() -> None:
    """And who wants to take one is not understood to spend it."""
    scene = Scene().acting(0, "medical").at("medical", "reactor")
    scene.state.turn = replace(scene.state.turn, bribed=True)
    table = at(scene)
    said = names(table, "en")
    found = reason(table, 0, "exile step bridge for a bribe", said)
    assert found is not None
    assert found.rule == "15.5.4.1"
    taken = reason(table, 0, "pick up the kompromat", said)
    assert taken is not None
    assert taken.rule.startswith("12.2.")


def test_what_is_dear_is_completed_for_who_names_its_price(opening: tuple[Table, int]) -> None:
    table, seat = opening
    said = names(table, "en")
    there = heard(table, seat, "medical").table
    assert not [line for line in completed(there, seat, "", said, PLAY) if "Bribe" in line]
    found = completed(there, seat, "bribe exile", said, PLAY)
    assert found
    for line in found:
        assert line.endswith("Bribe")
        assert len(heard(there, seat, line).staged) == 1, line


@pytest.mark.parametrize("seed", range(3))
def test_no_reason_needs_to_know_what_is_hidden(seed: int) -> None:
    """The same in another game that the seat cannot tell from this one."""
    for table, seat in turns(4, seed)[:6]:
        other = table.but(state=table.game.imagine(table.state, seat, Random(seed)))
        said = names(table, "en")
        for sentence in (
            "launch houdini",
            "reveal",
            "gun",
            "kompromat",
            "attack medical",
            "reactor",
            "release",
        ):
            assert reason(table, seat, sentence, said) == reason(other, seat, sentence, said)
            assert heard(table, seat, sentence).part == heard(other, seat, sentence).part


@GAMES_TRIED
def test_what_is_asked_first_is_not_tried_on_the_game_itself(seed: int) -> None:
    """What would come of it may follow from what is hidden, and so might whether anything is asked."""
    asked = 0
    for table, seat in turns(3 + seed, seed):
        own: list[Any] = []

        def play(tried: Table, by: int, actions: Any, own: list[Any] = own) -> Any:
            answer, change = PLAY(tried, by, actions)
            if any(tried.state_of(by) is state for state in own):
                assert not answer.settled, actions
                own.append(change.table.state_of(by))
            return answer, change

        own.append(table.state_of(seat))
        said = names(table, "en")
        final = [it for it in offers(table, seat) if table.course(seat, it.actions) != "staged"]
        for offer in final[:20]:
            reading = read(table, seat, said.voices[0].action(offer.last) + "!", said, play)
            asked += reading.shown is not None
    assert asked


async def test_a_turn_is_typed_at_the_table(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=2)
    table = await world.started(2)
    while table.state.phase == "setup":
        seat = table.awaited()[0]
        await world.play(table, table.legal(seat)[0])
        table = await world.table()
    seat = table.awaited()[0]
    person = world.person_of(table, seat)
    way = table.ways(seat)[0]
    who = Words(game="stationfall").value(way.actions[-1].who)  # type: ignore[attr-defined]
    begun = await person.autocomplete(world.channel, "turn", "line", who[:3])
    assert who in {choice["value"] for choice in begun}
    answer = words(shown(await person.slash(world.channel, "turn", line=f"{who}, xyzzy")))
    assert "Stopped at “xyzzy”" in answer
    assert (await world.table()).staged(seat).actions == way.actions
    why = words(shown(await person.slash(world.channel, "why", sentence=f"influence {who} 1")))
    assert "15.2" in why
    may = words(shown(await person.slash(world.channel, "why", sentence="wait")))
    assert "You may" in may
    ending = words(shown(await person.slash(world.channel, "why", sentence="end turn")))
    assert "still has" in ending
    await person.slash(world.channel, "turn", line="wait, wait")
    ending = words(shown(await person.slash(world.channel, "why", sentence="end turn")))
    assert "Nothing is lost by it" in ending
    await person.slash(world.channel, "undo")
    await person.slash(world.channel, "undo")
    await world.restart()
    await person.slash(world.channel, "turn", line="end")
    after = await world.table()
    assert after.row.entries == table.row.entries, "with actions left, it is asked whether that is meant"
    await person.slash(world.channel, "turn", line="wait, wait, end")
    after = await world.table()
    assert after.row.entries > table.row.entries
    assert after.awaited() != [seat]
    (other,) = after.awaited()
    person = world.person_of(after, other)
    who = Words(game="stationfall").value(after.ways(other)[0].actions[-1].who)  # type: ignore[attr-defined]
    asked = words(shown(await person.slash(world.channel, "turn", line=f"{who}, end, medical")))
    assert "“end!” would do it" in asked
    assert "Then type: /turn medical" in asked
    assert "has been shown" not in asked, "nothing has, before it is meant"
    await person.slash(world.channel, "turn", line="end!")
    assert (await world.table()).awaited() == [seat], "said with an exclamation mark, it is meant"
    await world.close()


async def test_a_command_without_its_options_asks(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, {})
    await world.open(people=2)
    table = await world.started(2)
    person = world.people[0]
    seat = table.seat_of(person.id) or 0
    before = table.staged(seat).revision
    answer = words(shown(await person.slash(world.channel, "stationfall answers become")))
    after = await world.table()
    assert "Choose" in answer or "fit" in answer
    assert (after.staged(seat).revision, after.row.entries) == (before, table.row.entries)
    await world.close()


FAR = "Bio Lab is 5 steps away from Array Control"


async def _opened(tmp_path: Path) -> tuple[World, Any, int]:
    """The first turn, before anybody acts, in which the Exile can."""
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=3)
    await world.people[0].slash(world.channel, "table open", cast="tutorial")
    message = world.public()[0]
    for person in world.people[1:]:
        await person.click(message, label="Join")
        await person.click(message, label="Ready")
    await world.people[0].click(message, label="Start")
    table = await world.table()
    while table.state.phase == "setup":
        seat = table.awaited()[0]
        await world.play(table, table.legal(seat)[0])
        table = await world.table()
    seat = table.awaited()[0]
    return world, world.person_of(table, seat), seat


async def test_who_is_sent_somewhere_by_a_verb_acts_first(tmp_path: Path) -> None:
    """As in a line of words: they are activated, and go there, or it is said how far that is."""
    world, person, seat = await _opened(tmp_path)
    command = "stationfall moving step"
    answer = words(shown(await person.slash(world.channel, command, who="Exile", to="Bio Lab")))
    assert FAR in answer
    assert "12.1.1" in answer
    assert [text.verb(act) for act in (await world.table()).staged(seat).actions] == ["influence", "activate"]
    await person.slash(world.channel, "undo", everything=True)
    near = next(iter(station_next_door(await world.table())))
    await person.slash(world.channel, command, who="Exile", to=near)
    assert [text.verb(act) for act in (await world.table()).staged(seat).actions][1:] == ["activate", "step"]


def station_next_door(table: Any) -> list[str]:
    """Where the Exile can step to."""
    view = table.view(0)
    here = view.pawns["exile"].at
    return [b if a == here else a for a, b, locked in view.corridors if here in (a, b) and not locked]


async def test_nobody_is_activated_by_a_verb_for_what_they_cannot_do(tmp_path: Path) -> None:
    """Nor is "Activate somebody first" any answer then."""
    world, person, seat = await _opened(tmp_path)
    asked = {"who": "Exile", "target": "Medical", "weapon": "Gun"}
    answer = words(shown(await person.slash(world.channel, "stationfall force attack", **asked)))
    assert "Activate somebody" not in answer
    assert not (await world.table()).staged(seat).actions


async def test_why_not_speaks_of_who_would_act_first_and_does_nothing(tmp_path: Path) -> None:
    world, person, seat = await _opened(tmp_path)
    answer = words(shown(await person.slash(world.channel, "why", sentence="step exile to bio lab")))
    assert FAR in answer
    assert "2. Activate Exile" in answer
    near = text.say(Name(station_next_door(await world.table())[0]), game="stationfall")
    may = words(shown(await person.slash(world.channel, "why", sentence=f"step exile to {near}")))
    assert "You may" in may
    assert f"Exile steps to {near}" in may
    assert not (await world.table()).staged(seat).actions


async def test_who_watches_may_ask_why_as_far_as_everybody_may_know(tmp_path: Path) -> None:
    """Of whoever has the turn, and nothing that this one hides or has staged."""
    world, person, seat = await _opened(tmp_path)
    await person.slash(world.channel, "turn", line="medical")
    answer = words(shown(await world.spectator.slash(world.channel, "why", sentence="exile to bio lab")))
    assert "as far as everybody may know" in answer
    assert FAR in answer
    hidden = words(shown(await world.spectator.slash(world.channel, "why", sentence="reveal")))
    table = await world.table()
    mine = text.say(Name(table.view(seat).mine[0]), game="stationfall")
    assert "depends on what somebody keeps secret" in hidden
    assert mine not in hidden
    assert [text.verb(act) for act in table.staged(seat).actions] == ["influence", "activate"]


async def test_who_watches_is_told_nothing_of_an_identity_be_it_true_or_not(tmp_path: Path) -> None:
    """Whoever it may be: in a few games that look alike it is easily nobody's."""
    world, _, _ = await _opened(tmp_path)
    for card in (await world.table()).state.cast:
        line = "reveal " + text.say(Name(card), game="stationfall")
        said = words(shown(await world.spectator.slash(world.channel, "why", sentence=line)))
        assert said == Words()("bot-why-hidden"), card


def test_what_would_come_of_it_is_asked_of_a_game_that_looks_the_same(
    opening: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a step could be taken back may hang on what is hidden, and asking costs nothing."""
    table, seat = opening
    called, apply = names(table, "en"), type(table.game).apply

    def asked() -> list[str]:
        told = explained(table.but(), seat, "chief, aft hub, reactor", called, called.voices[0], PLAY)
        return [getattr(part, "content", "") for part in told.layout.box.children]

    def final(game: Any, state: Any, action: Action, rng: Random) -> Outcome[Any]:
        outcome = apply(game, state, action, rng)
        return replace(outcome, undoable=False) if state is table.state else outcome

    before, ends = asked(), completed(table, seat, "chief, aft hub, rea", called, PLAY)
    assert any("Reactor" in line for line in before)
    assert any("Reactor" in end for end in ends)
    monkeypatch.setattr(type(table.game), "apply", final)
    assert asked() == before
    assert completed(table, seat, "chief, aft hub, rea", called, PLAY) == ends
