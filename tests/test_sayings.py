"""How sentences are put together: names and their forms, sentences inside others, several said as one."""

from __future__ import annotations

import pytest

from game import text
from game.api import Arguments, Message, Name, Pair, Seated
from game.stationfall.actions.deeds import DEEDS
from game.trial import GAME
from tests import speech
from tests.speech import plausible

LANGUAGES = text.languages()


def test_names_that_share_arguments_come_to_an_end() -> None:
    message = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(message) == "Astrochimp steps to Reactor."


def test_a_sentence_inside_a_sentence_uses_its_arguments() -> None:
    deed: Arguments = {
        "who": Name("security"),
        "to": Name("bridge"),
        "drag": "none",
        "by": "none",
        "pay": "none",
    }
    args: Arguments = {"asker": Seated(1), "deed": Message("act-step", deed)}
    words = speech.say(Message("ask-consent-bribe", args))
    assert words.startswith("Player 2 offers you a Bribe")
    assert "for this: Security steps to Bridge. " in words


def test_a_sentence_takes_the_form_it_asks_for() -> None:
    stepped = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(stepped, "pl") == "Astroszympans idzie do Reaktora."
    onto = Message("stepped", {"who": Name("astrochimp"), "to": Name("bridge")})
    assert speech.say(onto, "pl") == "Astroszympans idzie na Mostek."


def test_what_has_no_such_form_stands_as_it_is() -> None:
    assert speech.say(Message("act-activate", {"who": Name("somebody_new")}), "pl") == "Aktywuj Somebody new"
    assert speech.say(Message("act-activate", {"who": "Ada"}), "pl") == "Aktywuj Ada"
    assert speech.say(Message("act-activate", {"who": Seated(1)}), "pl") == "Aktywuj Gracza 2"
    assert (
        speech.say(Message("act-activate", {"who": Seated(1)}), "pl", lambda seat: "<@7>") == "Aktywuj <@7>"
    )


def test_words_are_compared_as_they_are_typed() -> None:
    assert text.fold("Żółta ŁÓDŹ") == text.fold("zolta lodz") == "zolta lodz"
    assert text.fold("Inspector’s") == "inspector's"
    assert text.fold("ガ") == "ガ"


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_what_is_below_zero_has_a_minus_and_no_hyphen(language: str) -> None:
    assert text.say(Message("name-number", {"number": -12}), language) == "−12"


def test_seats_are_called_as_the_caller_says() -> None:
    message = Message("betrayed", {"seat": Seated(0), "cubes": 2})
    assert speech.say(message, seat_name=lambda seat: "Ada") == "2 cubes of Ada go to Betrayal."


def test_a_pair_of_names() -> None:
    assert speech.say(text.label(Pair("evidence", "news"))) == "Evidence to the News"
    assert speech.say(text.label(Pair("launch", "mcqueen"))) == "Timed Launch: McQueen"


def test_an_unknown_name_is_made_readable() -> None:
    assert speech.say(text.label("no_such_thing")) == "No such thing"
    assert speech.say(Message("no-such-sentence")) == "no-such-sentence"


def test_another_language_falls_back_on_english() -> None:
    assert text.choose("en-GB") == text.choose("xx") == text.DEFAULT
    assert speech.say(Message("over"), "xx") == speech.say(Message("over"))


SHORTER = {"act-bridge-launch", "act-timed-launch"}
"""What a button says in fewer words: who is aboard, or what comes of it, stands beside it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_does_is_also_said_without_whoever_does_it(language: str) -> None:
    """Where they are named already: the same words, and nothing of them; or fewer, to stand in one line."""
    keys = ["act-" + text.verb(deed).replace("_", "-") for deed in DEEDS]
    keys = [key for key in keys if "who" in speech.needs(key)]
    assert len(keys) > 40
    for key in keys:
        bare, whole = f"{key}.bare", plausible(key, 2, language)
        assert "who" not in {need.split("-")[0] for need in speech.needs(bare, language)}, key
        said = speech.say(whole, language, form="bare")
        assert said, key
        assert len(said) < len(speech.say(whole, language))
        assert key in SHORTER or speech.say(whole, language).endswith(said), key


def test_what_has_a_subject_only_stands_as_it_is() -> None:
    stepped = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(stepped, form="bare") == "Astrochimp steps to Reactor."


def test_what_the_call_of_a_player_says_is_quiet() -> None:
    assert text.quiet("turn", GAME.key)
    assert not text.quiet("minute", GAME.key)
    assert not text.quiet("nothing-of-this-name", GAME.key)


def stepped(who: str, to: str) -> Message:
    return Message("stepped", {"who": Name(who), "to": Name(to)})


def test_what_is_said_of_one_thing_after_the_other_is_said_once_of_all() -> None:
    way = [stepped("medical", to) for to in ("kitchen", "aft_hub", "kitchen")]
    rest = [stepped("legal", "kitchen"), Message("over"), stepped("legal", "aft_hub")]
    assert text.runs(way[:1], GAME.key) == way[:1]
    assert text.runs(rest, GAME.key) == rest
    (one,) = text.runs(way, GAME.key)
    assert text.runs([*way, *rest], GAME.key) == [one, *rest]
    assert speech.say(one) == "Medical steps to Kitchen, then Aft Hub, then Kitchen.", (
        "a way, and no place of that name"
    )
    assert speech.say(one, "pl") == "Medyk idzie do Kuchni, potem do Węzła rufowego, potem do Kuchni."
    assert speech.say(one, "ja").count(speech.say(Name("kitchen"), "ja")) == 2
    (both,) = text.runs([stepped(who, "kitchen") for who in ("legal", "medical")], GAME.key)
    assert speech.say(both) == "Legal, Medical step to Kitchen."
    assert speech.say(both, "pl").endswith(" idą do Kuchni.")
    named = [
        Message("automation-enters", {"card": Name(card), "seat": Seated(seat)})
        for seat, card in enumerate(("legal", "medical"))
    ]
    one, *again = text.runs([*named, *named[1:]], GAME.key)
    assert speech.say(one) == "The rulebook plays Legal, Medical, and everybody knows it from the start."
    assert again == named[1:], "what is said again is no list"


def test_what_is_said_of_all_speaks_of_what_is_said_of_each() -> None:
    for language in text.languages():
        said = [key for key in text.keys("", GAME.key) if text.has(key, language, GAME.key)]
        every = [(text.needs(f"{key}.run", language, GAME.key), key) for key in said]
        assert len([key for needs, key in every if needs]) >= 4
        for needs, key in every:
            each = text.needs(key, language, GAME.key)
            assert {need.split("-")[0] for need in needs} <= {need.split("-")[0] for need in each}, key
