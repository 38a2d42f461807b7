"""The catalogues of every game, and those that are everybody's: whole, told apart, and enough to play by.

A game may begin in one language. What it has in another is then all of what it says.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

import bot  # noqa: F401  (its sentences, and those of the pictures, are read together with the games')
import images  # noqa: F401
from bot.options import options
from bot.words import Words
from game import GAMES, text
from game.api import Action, Illegal, Message, Owned, Seated
from game.own import classes, rules
from game.trial import MANNERS, deal, forged, table, walk
from tests.speech import ROOT, catalogues, entries, forms, messages, met, nodes, spoken, words
from tests.toy import TOY

OWNERS = ("", *GAMES, TOY.key)
"""Whose sentences there are: everybody's first."""
SPOKEN = [
    (owner, language)
    for owner in OWNERS
    for language in sorted({catalogue.language for catalogue in catalogues(owner)})
]
TRANSLATED = [(owner, language) for owner, language in SPOKEN if language != text.DEFAULT]

LIMITS = {"hint-": 100, "verb-": 30, "name-": 32, "field-": 30, "option-": 100, "spend-": 45, "about-": 300}
"""Buttons, menus and lists have little room, on a phone above all."""


@pytest.mark.parametrize("owner", OWNERS)
def test_a_catalogue_is_well_written(owner: str) -> None:
    """Fluent leaves out what it cannot read, without a word."""
    junk = {
        it.path.name: entry.content
        for it in catalogues(owner)
        for entry in entries(it.path)
        if isinstance(entry, ftl.Junk)
    }
    assert not junk


@pytest.mark.parametrize(("owner", "language"), SPOKEN)
def test_nobody_gives_a_key_twice(owner: str, language: str) -> None:
    """Of two sentences with one key one would never be heard, in one file or in two of the same owner."""
    keys = [entry.id.name for entry in messages(owner, language)]
    assert not sorted({key for key in keys if keys.count(key) > 1})


@pytest.mark.parametrize("game", OWNERS[1:])
def test_what_everybody_says_is_said_otherwise_on_purpose_only(game: str) -> None:
    """A key of everybody's in a game's catalogue is one that the game names (`text.enter(…, instead=…)`)."""
    everybody = {entry.id.name for _, language in SPOKEN for entry in messages("", language)}
    own = {entry.id.name for _, language in SPOKEN for entry in messages(game, language)}
    assert sorted(everybody & own) == sorted(text.instead_of(game))


@pytest.mark.parametrize("language", text.languages())
def test_every_language_has_a_name(language: str) -> None:
    """People choose it from a list: `bot-language-<language>`, in `bot/text`."""
    key = f"bot-language-{language}"
    assert text.has(key), f"{language} has no name in the list of languages: {key} is missing in bot/text"


def test_every_catalogue_is_entered() -> None:
    """A file of sentences that no package has entered would never be read."""
    files = {path for room in ("game", "images", "bot") for path in (ROOT / room).rglob("*.ftl")}
    assert not files - {catalogue.path for catalogue in text.catalogues()}


@pytest.mark.parametrize(("owner", "language"), TRANSLATED)
def test_a_language_says_all_that_english_says(owner: str, language: str) -> None:
    """What is shortened in pictures is for each language to decide."""
    wanted, there = (
        {entry.id.name for entry in messages(owner, one) if not entry.id.name.startswith("short-")}
        for one in (text.DEFAULT, language)
    )
    if wanted:
        assert (sorted(wanted - there), sorted(there - wanted)) == ([], [])


@pytest.mark.parametrize(("owner", "language"), TRANSLATED)
def test_a_language_speaks_of_what_english_speaks_of(owner: str, language: str) -> None:
    strange = {}
    for entry in messages(owner, language):
        key = entry.id.name
        given = {need.removesuffix("-key") for need in text.needs(key, text.DEFAULT, owner)}
        wanting = [need for need in sorted(text.needs(key, language, owner)) if not met(need, given)]
        if wanting:
            strange[key] = wanting
    assert not strange


@pytest.mark.parametrize(("owner", "language"), SPOKEN)
def test_every_form_that_is_asked_for_exists(owner: str, language: str) -> None:
    known = {form for every in forms(owner, language).values() for form in every} | {"key"}
    strange = {}
    for entry in messages(owner, language):
        given = {need.removesuffix("-key") for need in text.needs(entry.id.name, text.DEFAULT, owner)}
        needs = text.needs(entry.id.name, language, owner)
        asked = {need for need in needs if need not in given and need.rpartition("-")[2] not in known}
        if asked:
            strange[entry.id.name] = asked
    assert not strange


@pytest.mark.parametrize(("owner", "language"), SPOKEN)
def test_every_sentence_that_is_part_of_another_exists(owner: str, language: str) -> None:
    inside = (node for entry in messages(owner, language) for node in nodes(entry))
    parts = {node.id.name for node in inside if isinstance(node, ftl.MessageReference)}
    assert not [key for key in sorted(parts) if not text.has(key, language, owner)]


@pytest.mark.parametrize(("owner", "language"), TRANSLATED)
def test_no_english_is_left(owner: str, language: str) -> None:
    """Names may be the same; a sentence of several words that is the same was forgotten."""
    english = {entry.id.name: entry for entry in messages(owner, text.DEFAULT)}
    left = []
    for entry in messages(owner, language):
        source = english.get(entry.id.name)
        if source is None or source.value is None or entry.value is None:
            continue
        theirs = {form.id.name: form.value for form in source.attributes} | {"": source.value}
        for form, pattern in {"": entry.value, **{it.id.name: it.value for it in entry.attributes}}.items():
            said = words(pattern)
            same = form in theirs and said == words(theirs[form])
            if len(re.findall(r"[A-Za-z]{2,}", said)) > 2 and same:
                left.append(f"{entry.id.name}.{form}")
    assert not left


@pytest.mark.parametrize(("owner", "language"), SPOKEN)
def test_what_stands_on_a_button_is_short(owner: str, language: str) -> None:
    long = {
        key: len(said)
        for key in {entry.id.name for entry in messages(owner, language)}
        for family, limit in LIMITS.items()
        if key.startswith(family) and len(said := text.say(Message(key), language, game=owner)) > limit
    }
    assert not long


# ---------------------------------------------------------------------- every game that can be played


def called(state: Any, language: str = text.DEFAULT) -> Words:
    game: Any = rules(state)

    def whose(field: str, value: int) -> int | None:
        return game.whose(state, field, value) if isinstance(game, Owned) else None

    return Words(language, whose=whose, game=game.key)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_field_and_option_is_called_something(game: str) -> None:
    wanted = {"verb-" + text.verb(action) for action in classes(GAMES[game])}
    fields = {name for action in classes(GAMES[game]) for name in action.__struct_fields__}
    wanted |= {"field-" + name for name in fields - {"seat"}}
    wanted |= {"option-" + option.name for option in options(GAMES[game])}
    wanted |= {"about-" + game, "lasts-" + game}
    keys = {key.replace("_", "-") for key in wanted}
    assert not [key for key in sorted(keys) if not text.has(key, game=game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_about_an_action_speaks_of_its_own_fields(game: str) -> None:
    for action in classes(GAMES[game]):
        needs = text.needs("act-" + text.verb(action).replace("_", "-"), game=game)
        # A number may bring along the seat it stands for.
        args = {*action.__struct_fields__, *(f"{field}-seat" for field in action.__struct_fields__)}
        assert not [need for need in needs if not met(need, args)], action


TOLD = [
    (game, language, number)
    for number, (game, language) in enumerate((owner, it) for owner, it in SPOKEN if owner in GAMES)
]


@pytest.mark.parametrize(("game", "language", "number"), TOLD)
def test_a_game_is_told_in_words(game: str, language: str, number: int) -> None:
    """Whatever it asks, tells and refuses; and no two choices are called the same."""
    rng = Random(number)
    it = table(f"told {game} {number}", game=game)
    it = msgspec.structs.replace(it, manner=MANNERS[number % len(MANNERS)])
    for event in deal(it).events:
        spoken(event.message, language, game=game, named=False)
    state = None
    for moment in walk(it):
        for prompt in GAMES[game].prompts(moment.state):
            spoken(prompt.message, language, game=game, named=False)
        if rng.random() < 0.05:
            say = called(moment.state, language).action
            said = [say(action) for action in moment.listed]
            assert len(set(said)) == len(said), "two choices are called the same"
        for action in forged(moment.state, moment.listed, rng, 2):
            refused = refusal(moment.state, action, rng)
            if refused is not None:
                spoken(refused.message, language, game=game, forged=True, named=False)
                assert text.has("rule-" + refused.rule.replace(".", "-"), game=game), refused.rule
        for event in moment.outcome.events:
            spoken(event.message, language, game=game, named=False)
        state = moment.outcome.state
    result = GAMES[game].result(state)
    assert result is not None
    spoken(result.reason, language, game=game, named=False)
    for score in result.scores:
        for row, _points in score.rows:
            spoken(row, language, game=game, named=False)


def refusal(state: Any, action: Action, rng: Random) -> Illegal | None:
    try:
        rules(state).apply(state, action, rng)
    except Illegal as refused:
        return refused
    return None


# ---------------------------------------------------------------------- whose words are heard


def given(folder: Path, game: str, **languages: str) -> Path:
    """A game's catalogues, entered as its package would."""
    home = folder / game
    home.mkdir()
    for language, said in languages.items():
        (home / f"{language}.ftl").write_text(said, "utf-8")
    text.enter(home, game)
    return home


def test_two_games_may_have_a_key_in_common(tmp_path: Path) -> None:
    given(tmp_path, "lanterns", en="verb-step = Tiptoe\nrule-2-1 = Be quiet.\nlantern = A lantern\n")
    given(tmp_path, "boats", en="verb-step = Step aboard\nrule-2-1 = Mind the gap.\n")
    assert text.say(Message("verb-step"), game="lanterns") == "Tiptoe"
    assert text.say(Message("verb-step"), game="boats") == "Step aboard"
    assert text.say(Message("rule-2-1"), game="boats") == "Mind the gap."
    assert text.keys("lantern", "lanterns") == ("lantern",)
    assert not text.has("lantern", game="boats")
    assert not text.has("lantern"), "who names no game hears what is everybody's"


def test_a_game_is_heard_before_everybody(tmp_path: Path) -> None:
    given(tmp_path, "lanterns", en="name-yes = Aye\n")
    for language in text.languages():
        assert text.say(Message("name-yes"), language, game="lanterns") == "Aye"
        assert text.say(Message("name-no"), language, game="lanterns") == text.say(
            Message("name-no"), language
        )


def test_a_game_may_begin_in_one_language(tmp_path: Path) -> None:
    """Its words are then heard by all readers, in that language's own way with numbers."""
    lamps = "lamps = { $number ->\n    [one] one lamp\n   *[other] { $number } lamps\n}\n"
    given(tmp_path, "english", en=lamps)
    given(tmp_path, "polish", pl="lamps = Lampy: { $number } ({ $who })\n")
    for language in text.languages():
        assert text.say(Message("lamps", {"number": 1}), language, game="english") == "one lamp"
        assert text.say(Message("lamps", {"number": 2}), language, game="english") == "2 lamps"
    message = Message("lamps", {"number": 3, "who": Seated(0)})
    assert text.say(message, "en", game="polish") == "Lampy: 3 (Player 1)"
    assert text.say(message, "pl", game="polish") == "Lampy: 3 (Gracz 1)"


def test_who_has_english_to_fall_back_on_hears_no_third_language(tmp_path: Path) -> None:
    """Of what is said in some languages only, as a shorter name on the board is, the others say nothing."""
    given(tmp_path, "lanterns", en="name-lamp = Lamp post\n", pl="name-lamp = Latarnia\nshort-lamp = Lat.\n")
    assert text.has("short-lamp", "pl", "lanterns")
    for language in set(text.languages()) - {"pl"}:
        assert not text.has("short-lamp", language, "lanterns")
        assert text.say(Message("name-lamp"), language, game="lanterns") == "Lamp post"


def test_a_game_brings_the_bot_no_language(tmp_path: Path) -> None:
    """Readers choose among those that the bot speaks."""
    before = text.languages()
    given(tmp_path, "german", de="lamps = Lampen\n")
    assert text.languages() == before
    assert text.say(Message("lamps"), "ja", game="german") == "Lampen"
