"""How everything is called on buttons, in menus and beside pictures."""

from __future__ import annotations

from random import Random

import pytest

from bot.choices import Path, natural, token, verbs
from bot.limits import MENU
from bot.panels.choice import names
from bot.panels.turn import panel
from bot.pictures import Studio
from bot.store import GameRow, Place
from bot.table import Table
from bot.words import Words, everybody
from game import GAMES, text
from game.api import Message
from game.stationfall.abilities.conspirator import Wormtongue
from images.api import GALLERIES
from tests import speech
from tests.bot.panels import GAME_TABLES, PLAYERS, at, labelled, pressed, shown, tables, ways
from tests.bot.world import parts
from tests.rules.scene import Scene


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_every_action_has_a_name_of_its_own_and_all_of_it(key: str, seats: int) -> None:
    for table, seat in tables(key, seats, seed=seats):
        for way in ways(table, seat):
            deeds: list[str] = []
            menus: list[str] = []
            for button, label, options in pressed(table, seat, way):
                if options:
                    labels = [option["label"] for option in options]
                    assert len({said.casefold() for said in labels}) == len(labels)
                    assert not any("(2)" in said for said in labels)
                    if button.cue == "pick":
                        assert labels == sorted(labels, key=natural)
                        deeds += labels
                    menus.append(button.cue)
                elif button.cue == "do" or (button.cue == "verb" and button.path.verb):
                    deeds.append(label)
            # Nothing is cut off; what leads on says so after a space.
            assert not any(label.endswith("…") and not label.endswith(" …") for label in deeds)
            assert len({label.casefold() for label in deeds}) == len(deeds)
            # One question, one menu.
            assert "pick" not in menus or len(menus) == 1


def test_numbers_are_sorted_by_their_size() -> None:
    assert sorted(["10 cubes", "9 cubes", "b", "A 2", "a 1"], key=natural) == [
        "9 cubes",
        "10 cubes",
        "a 1",
        "A 2",
        "b",
    ]


def test_names_say_first_on_which_terms() -> None:
    for table, seat in tables("stationfall", 4, seed=4):
        for _, actions in verbs(table.legal(seat)):
            prices = {getattr(action, "pay", "") for action in actions}
            labels = names(actions, Words.plain(table, "en")) if len(actions) <= MENU else None
            if labels and len(prices) > 1:
                assert all(" · " in label for label in labels)


def test_a_line_about_a_verb_fits_into_a_menu() -> None:
    assert all(len(speech.say(Message(key))) <= 100 for key in speech.keys("hint-"))


def test_a_number_that_stands_for_something_is_called_by_its_name() -> None:
    words = Words(game="stationfall")
    assert words.value(2, "colour") == words("name-colour-2") != "2"
    assert words.value(-1, "colour") == words("name-none")
    assert words.value(2, "cubes") == "2"


def test_what_is_chosen_is_a_sentence_with_a_gap() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun", "helmet").fresh(free=False)
    table = at(scene)
    page = shown(table, path=Path(token("pick_up")))
    assert "**Medical picks up the …**" in [part.get("content") for part in page]
    assert {"Gun", "Helmet"} <= set(labelled(page))
    # A number is one press, and what need not be chosen is no gap.
    opening = at(Scene().turn(0))
    influence = shown(opening, path=Path(token("influence")).choose(0, token("security")))
    assert "**Put … cubes on Security**" in [part.get("content") for part in influence]
    assert {"1", "2", "8"} <= set(labelled(influence))
    waiting = shown(table, path=Path(token("wait")))
    assert "**Wait**" in [part.get("content") for part in waiting]


@pytest.mark.parametrize("language", text.languages())
def test_no_heading_lists_fields(language: str) -> None:
    """“Pick up · Who: Counselor” is no sentence; nor are two gaps in a row."""
    gaps = 0
    for table, seat in tables("stationfall", 3, seed=66, steps=60):
        words, plain = Words.at(table, language), Words.plain(table, language)
        called = {words.field(name) for action in table.legal(seat) for name in action.__struct_fields__}
        for way in ways(table, seat):
            page = parts(panel(table, seat, words, plain, path=way).view.to_components())
            said = [part["content"] for part in page if part.get("content", "").startswith("**")]
            assert not any(f"{name}: " in one for name in called for one in said)
            assert not any("… …" in one for one in said)
            gaps += sum("…" in one for one in said)
    assert gaps > 5


def test_a_colour_is_told_with_the_one_who_plays_it() -> None:
    for seats in (2, 4):
        table, seat = next(tables("stationfall", seats, seed=1))
        deed = Wormtongue(seat=seat, who="counselor", target="doctor", colour=3)
        plain = Words.plain(table, "en")
        assert f"a green cube of {PLAYERS[3 % seats]}" in plain.action(deed)
        assert plain.value(3, "colour").endswith(PLAYERS[3 % seats])
        assert "a green cube on" in Words(game="stationfall").action(deed)


def test_the_pictures_and_the_posts_call_everybody_alike() -> None:
    studio = Studio(GALLERIES)
    for seats, mark in ((2, "B\u00a0blue + D\u00a0green"), (4, "B\u00a0blue")):
        table, _ = next(tables("stationfall", seats, seed=1))
        assert studio.marks(table)[1] == mark
        assert f"{mark}:\u00a0{PLAYERS[1]}" in studio.legend(table, Words.plain(table, "en"))


def test_a_seat_that_the_rules_play_is_called_as_they_call_it() -> None:
    """Bots sit behind the people's seats; in the deal they are nobody in particular yet."""
    row = GameRow(key="stationfall", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    game = GAMES["stationfall"]
    state = game.deal(1, game.Options(which_bots=("cyborg", "exile")), Random(1)).state
    table = Table(row, game, (Place(0, "Ada", user=100),), state)
    assert Words.at(table, "en").seat(1) == "Bot 2"
    state = game.apply(state, next(iter(game.legal(state, 0))), Random(2)).state
    table = table.but(state=state)
    for words in (Words.at(table, "en"), Words.plain(table, "en")):
        assert {words.seat(1), words.seat(2)} == {"Cyborg (bot)", "Exile (bot)"}
        assert words.seat(3) == "Player 4"
    called = everybody(table, "en")
    assert set(called) == {0, 1, 2}
    assert called[1].endswith("(bot)"), "in pictures as in words"
    assert Words.plain(table, "pl").seat(0) == "Ada"
