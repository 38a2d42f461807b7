"""What a view says of what is coming: held against what then comes."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Arguments, Foretold, Guided, Inviting, Message, Mindful, Name, Taught
from game.perigee import forecast
from game.perigee.actions.placing import Fill, Place
from game.perigee.dice import DIE
from game.perigee.game import PERIGEE
from game.perigee.rows import RESOURCES
from game.perigee.state import Options
from tests.perigee.scene import Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"


def test_what_is_left_after_the_round_is_what_is_left() -> None:
    it = Scene(RU, US)
    power, oxygen = it.tile(RU, "column_power", scenario=1), it.tile(RU, "loop_oxygen")
    it.tile(US, "array_climate", strain=2)
    it.pool(RU, 6, 4)
    wanted = forecast.placed(PERIGEE.view(it.state, 0), power, (6,))
    it.place(RU, power, 6)
    assert forecast.outlook(PERIGEE.view(it.state, 0)) == wanted
    it.place(RU, oxygen, 4)
    told = [one.left for one in forecast.outlook(PERIGEE.view(it.state, 0))]
    it.next_card("second_wave")
    it.done()
    assert list(it.state.stock) == told


def test_what_is_missing_is_below_zero() -> None:
    it = Scene(RU, US)
    it.state.stock = (1, 9, 9, 9)
    view = PERIGEE.view(it.state, 0)
    assert forecast.outlook(view)[0].left == -2
    assert Message("mind-short", {"resource": Name("climate"), "by": 2}) in PERIGEE.in_mind(view)


def test_what_a_toxic_die_costs_is_what_is_paid() -> None:
    it = Scene(US, RU, disaster="toxic")
    it.state.toxic = (3,)
    key = it.tile(US, "couple_power")
    it.pool(US, 3, 3, 1, 1)
    view = PERIGEE.view(it.state, 0)
    assert forecast.cost(view, (3, 3)) == 2
    assert forecast.safe(view, it.crew(US)) == (1, 1)
    it.place(US, key, 3, 3)
    assert it.crew(US).aid == 2


@pytest.mark.parametrize("deck", ["meteor", "toxic"])
def test_no_card_does_worse_than_was_foreseen(deck: str) -> None:
    rng = Random(7)
    keys = PERIGEE.view(PERIGEE.deal(2, Options(deck), Random(1)).state, 0).unseen
    assert len(keys) == 10
    for key in keys:
        it = Scene(RU, US, disaster=deck)
        for number, name in enumerate(RESOURCES):
            it.tile(RU, f"column_{name}", 1 + number, scenario=number)
            it.tile(US, f"array_{name}", 1 + 2 * number)
        it.change(RU, aid=5, capacity=3)
        told = forecast.threat(PERIGEE.view(it.state, 0), key)
        tiles, stock = dict(it.state.tiles), [level - 3 for level in it.state.stock]
        tracks = [crew.track for crew in it.state.crews]
        it.next_card(key)
        it.done(rng.randint(1, 8))
        while it.state.asks:
            default = PERIGEE.prompts(it.state)[0].default
            assert default is not None
            it.act(default)
        lost = len(tiles) - len(it.state.tiles)
        hits = sum(tile.scenario - tiles[key].scenario for key, tile in it.state.tiles.items())
        assert lost <= told.lost + told.hits
        assert lost + hits <= told.lost + 2 * told.hits
        assert [level - now for level, now in zip(stock, it.state.stock, strict=True)] == list(told.drains)
        less = tuple(number for number, crew in enumerate(it.state.crews) if crew.track < tracks[number])
        assert less == told.slots
        assert sum(crew.capacity for crew in it.state.crews) >= 3 + 4 - told.capacity
        assert any(crew.dock_disabled for crew in it.state.crews) == told.docks


def test_what_a_full_mission_brings_is_counted() -> None:
    """4.4: it comes in phase 2, once."""
    it = Scene(RU, US)
    for done, made in ((False, 4), (True, 0)):
        it.state.missions = tuple(
            replace(card, filled=(2,) * len(card.filled), done=done) if card.key == "crop_trial" else card
            for card in it.state.missions
        )
        assert [found.made for found in forecast.outlook(PERIGEE.view(it.state, 0))] == [0, made, 0, 0]
        assert forecast.ahead(it.state) == (7, 7 + min(made, 3), 7, 7)  # it is as low as 10 before that


def test_what_lies_there_drains_is_counted_ahead() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.on_table("ammonia_haze")
    assert forecast.ahead(it.state) == (6, 7, 7, 7)
    it.state.cards = ()
    it.on_table("ammonia_haze", 6, 6)
    assert forecast.ahead(it.state) == (7, 7, 7, 7)


def test_the_worst_card_is_the_one_that_breaks_a_resource() -> None:
    it = Scene(RU, US)
    it.state.stock = (5, 12, 12, 12)
    it.state.past = ()
    worst = forecast.worst(PERIGEE.view(it.state, 0))
    assert worst is not None
    assert (worst.card, worst.breaks) == ("coolant_leak", (0,))


def test_the_game_says_all_that_panels_ask() -> None:
    for kind in (Guided, Mindful, Taught, Inviting, Foretold):
        assert isinstance(PERIGEE, kind)


def test_ways_are_legal_and_say_what_they_bring() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (6,)
    key = it.tile(RU, "column_power")
    it.pool(RU, 6, 4)
    legal = list(PERIGEE.legal(it.state, 0))
    found = PERIGEE.ways(it.state, 0, legal)
    assert all(way.actions[0] in legal for way in found)
    dear = next(way for way in found if isinstance(way.actions[0], Place) and DIE[way.actions[0].die] == 6)
    left: Arguments = {"tile": Name(key), "resource": Name("power"), "made": 3, "left": 10}
    on: Arguments = {"die": Name("d6"), "second": "none", **left}
    assert dear.label == Message("way-place", {**on, "cost": 1})
    cheap = next(way for way in found if isinstance(way.actions[0], Place) and DIE[way.actions[0].die] == 4)
    assert cheap.label == Message("way-place", {**on, "die": Name("d4"), "cost": 0})
    slot = next(way for way in found if isinstance(way.actions[0], Fill))
    assert isinstance(slot.actions[0], Fill)
    into: Arguments = {"die": Name(slot.actions[0].die), "card": Name(slot.actions[0].card)}
    assert slot.label == Message("way-fill", {**into, "open": 6, "cost": 0})
    it.tile(RU, "loop_power", disabled=1)
    it.change(RU, dock_disabled=1)
    assert [one.rule for one in PERIGEE.missing(it.state, 0)] == ["9.6", "9.6"]
    assert key in it.state.tiles


def test_who_turns_a_die_reads_what_it_will_be() -> None:
    """11.2: the likeliest first, and that it may be left, too."""
    it = Scene(JP, RU)
    key = it.tile(JP, "gimbal_oxygen")
    it.pool(JP, 24, 65)
    it.place(JP, key, 65)
    legal = list(PERIGEE.legal(it.state, 0))
    labels = [way.label for way in PERIGEE.ways(it.state, 0, legal)]
    becomes = [
        Message("way-change", {"die": Name("d24"), "how": Name(how), "new": Name(new)})
        for how, new in (("up", "d45"), ("down", "d32"))
    ]
    assert all(label in labels for label in becomes)
    assert [label.key for label in labels if label.key != "way-change"] == ["act-choose"]
    assert len(labels) == 3


def test_a_newcomer_is_told_what_is_scarce_and_what_may_come() -> None:
    it = Scene(RU, US, seats=1)
    it.state.stock = (9, 9, 2, 9)
    view = PERIGEE.view(it.state, 0)
    told = PERIGEE.guide(view, list(PERIGEE.legal(it.state, 0)))
    assert told.lines[1] == Message("guide-scarce", {"resource": Name("oxygen"), "left": -1})
    assert told.lines[2].key == "guide-worst"
    assert {term.rule for term in PERIGEE.terms(view, [])} >= {"3.2", "9", "12"}


def test_a_lobby_offers_both_decks_and_three_levels() -> None:
    found = {mode.key: mode.now for mode in PERIGEE.modes(2, Options("toxic", "hard"))}
    assert found == {"meteor": False, "toxic": True, "easy": False, "normal": False, "hard": True}
