"""Every sentence a player reads: none missing, none without its arguments, none left over, none too long.

What the code says is read off its source (`said.py`), and heard in games played at random.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import ast as ftl

import bot  # noqa: F401  (its sentences, and those of the pictures, are read together with the game's)
import images  # noqa: F401
from game import text
from game.api import Action, Illegal, Message
from game.stationfall.actions.deeds import POWERS
from game.stationfall.actions.prices import PRICES
from game.stationfall.actions.section import OFFSITES
from game.stationfall.board import board
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS
from game.stationfall.game import ACTIONS, STATIONFALL
from game.stationfall.state import DRAWN, Options, State
from game.stationfall.things import DATA, SUPPLY
from game.stationfall.trial import tables
from game.trial import GAME, MANNERS, Table, deal, forged, walk
from tests import speech
from tests.said import SPEAKERS, calls, conditions, printed, questions, said, strings
from tests.speech import acted, forms, met, nodes, plausible, spoken, words

ROOT = Path(__file__).parents[1]
OURS = ("game/text/common.", "game/stationfall/")
"""Where the catalogues of this game are; the bot's and the pictures' own are theirs to look after."""

CATALOGUES = {
    catalogue.path.relative_to(ROOT).as_posix(): catalogue
    for catalogue in text.catalogues()
    if catalogue.path.is_relative_to(ROOT) and catalogue.game in ("", GAME.key)
}
LANGUAGES = text.languages()
OTHERS = LANGUAGES[1:]

AMOUNTS = {"zero", "one", "two", "few", "many", "other"}
"""The words for how many there are, of which a language takes those it needs."""

SAID_HERE = {"play.py", "questions.py"}
"""Where the speakers themselves are: there a key is whatever they are given."""

FAMILIES = (
    "name-", "rule-", "ability-", "character-", "project-", "colour-", "kind-", "pawn-", "guilt-", "phase-",
    "power-state-", "hazard-", "work-", "verb-", "hint-", "act-", "field-", "option-", "about-",
    "trait-", "spend-", "price-", "also-", "confirm-", "help-", "close-", "lasts-", "ways-", "why-",
    "before-", "term-", "number-", "switch-",
    "automation-passed-", "notation-", "script-", "foretold-", "mode-", "feat-", "award-",
    "lesson-plan-", "lesson-why-", "lesson-task-",
)  # fmt: skip
"""Sentences found by the thing they are about."""


# ---------------------------------------------------------------------- what the code says


def of_family(key: ast.expr) -> bool:
    """Whether a sentence is found by the thing it is about; that each thing has one is tested elsewhere."""
    while isinstance(key, ast.BinOp):
        key = key.left
    if isinstance(key, ast.JoinedStr):
        key = key.values[0]
    return isinstance(key, ast.Constant) and str(key.value) in FAMILIES


def test_every_key_in_the_code_can_be_told() -> None:
    """Nobody speaks by a key that only the running game knows: such a sentence could be missing unseen."""
    untold = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path, function, node in calls()
        if function in SPEAKERS
        and function not in ("Name", "Condition")
        and path.name not in SAID_HERE
        and node.args
        and strings(node.args[0]) is None
        and not of_family(node.args[0])
    ]
    assert not untold


def test_every_sentence_of_the_code_is_in_the_catalogue() -> None:
    missing = {one.key: one.where for one in said() if not speech.has(one.key)}
    assert not missing


def test_every_sentence_gets_the_arguments_it_speaks_of() -> None:
    wanting = {
        one.key: (one.where, sorted(need for need in speech.needs(one.key) if not met(need, one.args)))
        for one in said()
        if not all(met(need, one.args) for need in speech.needs(one.key))
    }
    assert not wanting


def test_every_refusal_names_a_paragraph() -> None:
    rules = {question.rule for question in questions()}
    for _, function, node in calls():
        if function == "illegal" and len(node.args) > 1:
            rules |= strings(node.args[1]) or set()
    assert len(rules) > 50
    assert not [rule for rule in sorted(rules) if not speech.has("rule-" + rule.replace(".", "-"))]


# ---------------------------------------------------------------------- what the catalogue holds


@cache
def messages(part: str, language: str = text.DEFAULT) -> list[ftl.Message]:
    """What one part of a language's catalogue holds."""
    return [
        entry
        for entry in speech.entries(CATALOGUES[f"{part}{language}.ftl"].path)
        if isinstance(entry, ftl.Message)
    ]


def parts(language: str) -> set[str]:
    """The parts of a language's catalogue: `bot/text/`, `game/stationfall/text/rules.` …"""
    return {
        name.removesuffix(f"{language}.ftl")
        for name, catalogue in CATALOGUES.items()
        if catalogue.language == language
    }


def our_parts(language: str = text.DEFAULT) -> list[str]:
    return sorted(part for part in parts(language) if part.startswith(OURS) and "/story." not in part)


def ours() -> list[str]:
    return [entry.id.name for part in our_parts() for entry in messages(part)]


@cache
def part_of(language: str = text.DEFAULT) -> frozenset[str]:
    """Sentences that are parts of others."""
    inside = (node for part in parts(language) for entry in messages(part, language) for node in nodes(entry))
    return frozenset(node.id.name for node in inside if isinstance(node, ftl.MessageReference))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_and_every_choice_exists(language: str) -> None:
    """A choice by name (`[name-gun]`) that nothing is called would never be taken."""
    inside = (
        node for part in our_parts(language) for entry in messages(part, language) for node in nodes(entry)
    )
    choices = {
        node.key.name
        for node in inside
        if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier)
    }
    named = {choice for choice in choices if "-" in choice or choice == "listed"}
    kinds = {words(form) for every in forms(GAME.key, language).values() for form in every.values()}
    assert not [key for key in sorted(part_of(language) | named) if not speech.has(key, language)]
    assert choices - named <= {"none", "yes"} | AMOUNTS | kinds


FORMER = {
    "identity-open",
    "bonus-open",
    "offer-bribe",
    "offer-grey",
    "offer-kompromat",
    "automation-notation",
}
"""What only journals of earlier versions tell (tests/bot/test_former.py)."""


def test_no_sentence_is_left_over() -> None:
    used = {one.key for one in said()} | part_of() | {"seat"} | FORMER
    used |= {"agenda-" + condition for condition in conditions()}
    assert not [key for key in ours() if key not in used and not key.startswith(FAMILIES)]


def test_no_word_about_an_action_that_does_not_exist() -> None:
    plan = board(frozenset(CAST))
    works = {work.verb for section in plan.sections.values() for work in section.works}
    verbs = {text.verb(action) for action in ACTIONS}
    fields = {field for action in ACTIONS for field in action.__struct_fields__}
    # A verb may ask for a field in its own way.
    fields |= {f"{text.verb(action)}_{field}" for action in ACTIONS for field in action.__struct_fields__}
    named = {key.removeprefix("name-").replace("-", "_") for key in ours() if key.startswith("name-")}
    about = {
        "verb-": verbs | works,
        "also-": verbs | {"accept", "refuse", "done"} | named,
        "hint-": verbs,
        "confirm-": verbs,
        "act-": verbs,
        "field-": fields,
        "work-": works,
    }
    strange = [
        key
        for key in ours()
        for family, known in about.items()
        if key.startswith(family) and key.removeprefix(family).replace("-", "_") not in known
    ]
    assert not strange


LIMITS = {
    "hint-": 100,
    "verb-": 30,
    "name-": 32,
    "field-": 30,
    "ability-": 300,
    "character-": 110,
    "option-": 100,
    "spend-": 45,
    "about-": 300,
    "work-": 45,
}
"""Buttons, menus and lists have little room, on a phone above all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_lengths(language: str) -> None:
    long = {
        key: len(said)
        for key in ours()
        for family, limit in LIMITS.items()
        if key.startswith(family) and len(said := speech.say(Message(key), language)) > limit
    }
    assert not long


# ---------------------------------------------------------------------- every other language


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says(language: str) -> None:
    """What is shortened in pictures is for each language to decide."""
    assert parts(language) == parts(text.DEFAULT)
    for part in parts(language):
        wanted, there = (
            {entry.id.name for entry in messages(part, one) if not entry.id.name.startswith("short-")}
            for one in (text.DEFAULT, language)
        )
        assert not wanted - there, part
        assert not there - wanted, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_have_the_same_forms(language: str) -> None:
    """Any of them may stand where another does."""
    plan = board(frozenset(CAST))
    cards = [*CAST.values()]
    people = {*CAST, *IDENTITIES, *(pawn for card in cards for pawn in card.pawns)}
    places = {*plan.sections}
    things = {*SUPPLY, *(item for card in cards for item in (*card.items, *card.integral))}
    things |= {item for section in plan.sections.values() for item in section.items}
    things |= {"nanogel_1", "kompromat"}
    for kind in (people, places, things - people, {*DATA} - people, set(OFFSITES), set(PROJECTS)):
        keys = {text.key_of(text.label(name)) for name in kind}
        found = {key: frozenset(forms(GAME.key, language).get(key, {})) for key in keys}
        every = frozenset().union(*found.values())
        assert not {key: sorted(every - has) for key, has in found.items() if every - has}


# ---------------------------------------------------------------------- what the pieces are called


def named() -> Iterator[str]:
    """Everything that can fill a field or be spoken of."""
    plan = board(frozenset(CAST))
    yield from (*CAST, *IDENTITIES, *PROJECTS, *SUPPLY, *DATA, *OFFSITES, *POWERS, *PRICES, "nanogel_1")
    for card in CAST.values():
        yield from (*card.pawns, *card.items, *card.integral)
    for key, section in plan.sections.items():
        yield key
        yield from section.items
        yield from (work.thing for work in section.works if work.thing)
        yield from ("need_" + need for need in section.needs)


def test_everything_has_a_name() -> None:
    assert not [key for key in dict.fromkeys(named()) if not speech.has(text.key_of(text.label(key)))]


def test_every_action_is_described() -> None:
    wanted = {
        family + text.verb(action).replace("_", "-")
        for action in ACTIONS
        for family in ("verb-", "hint-", "act-")
    }
    wanted |= {
        "field-" + field.replace("_", "-")
        for action in ACTIONS
        for field in action.__struct_fields__
        if field != "seat"
    }
    assert not sorted(key for key in wanted if not speech.has(key))


def test_every_action_speaks_of_its_own_fields_only() -> None:
    for action in ACTIONS:
        needs = speech.needs("act-" + text.verb(action).replace("_", "-"))
        # A number may bring along the seat it stands for.
        args = {*action.__struct_fields__, *(f"{field}-seat" for field in action.__struct_fields__)}
        assert not [need for need in needs if not met(need, args)], action


def test_every_card_is_told() -> None:
    wanted = [f"project-{key}-text" for key in PROJECTS]
    for card in printed():
        wanted += [f"character-{card.key}-about", f"character-{card.key}-hint"]
        for ability in (*getattr(card, "abilities", ()), *card.powers):
            wanted += [f"ability-{ability.key}", f"ability-{ability.key}-text"]
    keys = [key.replace("_", "-") for key in wanted]
    assert not [key for key in dict.fromkeys(keys) if not speech.has(key)]


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("colour-", [str(number) for number in range(9)]),
        ("kind-", ["human", "robot", "data", "item"]),
        ("pawn-", ["live", "down", "escaped", "annihilated"]),
        ("guilt-", ["innocent", "suspect", "guilty"]),
        ("power-state-", ["normal", "emergency", "blackout"]),
        ("phase-", ["setup", "turn", "resolve", "fall", "over"]),
        ("hazard-", ["fire", "asphyxiation"]),
    ],
)
def test_states_have_names(family: str, members: list[str]) -> None:
    assert not [member for member in members if not speech.has(family + member)]


# ---------------------------------------------------------------------- the sentences themselves


def mistyped(action: Action, rng: Random) -> Action:
    """An action with a value of the wrong type in one field."""
    field = rng.choice(action.__struct_fields__)
    return msgspec.structs.replace(action, **{field: 3.5})


def refusal(state: State, action: Action, rng: Random) -> Illegal | None:
    try:
        GAME.apply(state, action, rng)
    except Illegal as refused:
        return refused
    return None


TOLD = [(text.DEFAULT, number) for number in range(30)]
TOLD += [(language, number) for language in OTHERS for number in range(30, 40)]


@pytest.mark.parametrize(("language", "number"), TOLD)
def test_a_game_is_told_in_words(language: str, number: int) -> None:
    rng = Random(number)
    seats = number % 5 + 2
    table = Table(f"words {number}", seats, tables(seats, rng), MANNERS[number % len(MANNERS)])
    for event in deal(table).events:
        spoken(event.message, language)
    state = None
    for moment in walk(table):
        for prompt in GAME.prompts(moment.state):
            spoken(prompt.message, language)
        acted(moment.action, language)
        if rng.random() < 0.1:
            described = [acted(action, language) for action in moment.listed]
            assert len(set(described)) == len(described), "two choices are called the same"
        for action in (*forged(moment.state, moment.listed, rng, 3), mistyped(moment.action, rng)):
            refused = refusal(moment.state, action, rng)
            if refused is not None:
                spoken(refused.message, language, forged=True)
                assert speech.has("rule-" + refused.rule.replace(".", "-")), refused.rule
        for event in moment.outcome.events:
            spoken(event.message, language)
        state = moment.outcome.state
    result = GAME.result(state)
    assert result is not None
    spoken(result.reason, language)
    for score in result.scores:
        for row, _points in score.rows:
            spoken(row, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 8])
def test_every_sentence_can_be_said(number: int, language: str) -> None:
    """Also those that random games rarely come to: no part is missing, no line is broken."""
    for key in ours():
        said = speech.say(plausible(key, number, language), language)
        assert said.strip() or key == "deed-terms" or key.startswith("confirm-"), key
        assert not speech.RAW.search(said), (key, said)


def test_every_option_of_a_table_is_called_something() -> None:
    settled = set(Options.__struct_fields__) - {STATIONFALL.carries}
    options = {"option-" + field.replace("_", "-") for field in settled}
    values = {f"option-cast-{drawn}" for drawn in DRAWN} | {"option-projectx-random"}
    hints = {option + "-hint" for option in options | values}
    assert {key for key in ours() if key.startswith("option-")} == options | hints


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_every_agenda_is_words(language: str) -> None:
    rows = {
        spoken(Message("agenda-" + row.condition.key, row.condition.args), language)
        for card in printed()
        for row in card.agenda
    }
    assert len(rows) > 30
