"""The sentences of this game: none missing, none left over, with the forms that Polish asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from game import text
from game.api import Argument, Arguments, Message, Name, Seated
from game.stationx import COUNTED
from game.stationx.actions import ACTIONS
from game.stationx.game import STATIONX
from game.stationx.grid import STEPS
from game.stationx.pieces import COLOURS, DECK, FACTIONS, NEEDS, PIECES, PRICES, SHAPES, SUPPLIES
from game.stationx.state import Options
from tests.offered import offered
from tests.speech import ROOT, catalogues, entries, forms, nodes
from tests.stationx.scene import RED, station_f

CODE = Path(ROOT / "game" / "stationx")
LANGUAGES = text.languages()
BY_THING = (
    "name-", "rule-", "verb-", "hint-", "act-", "field-", "option-", "about-", "lasts-", "also-", "confirm-",
    "help-", "ways-",
)  # fmt: skip
"""Sentences found by the thing they are about."""


@cache
def constants() -> frozenset[str]:
    """Every word that stands in the code, and what begins a key that is built of parts."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def spoken() -> Iterator[tuple[str, str]]:
    """Every sentence and every rule that a refusal of the code names: (`no-<key>`, rule)."""
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "illegal":
                keys, rules = (_words(part) for part in node.args[:2])
                yield from (("no-" + key, rule) for key in keys for rule in rules)


def _words(node: ast.expr) -> list[str]:
    return [it.value for it in ast.walk(node) if isinstance(it, ast.Constant) and isinstance(it.value, str)]


def test_every_refusal_has_its_sentence_and_its_paragraph() -> None:
    found = list(spoken())
    assert len(found) > 50
    missing = {
        key
        for refusal, rule in found
        for key in (refusal, "rule-" + rule.replace(".", "-"))
        if key != "no-key" and not text.has(key, game=STATIONX.key)
    }
    assert not missing


def ours() -> list[ftl.Message]:
    """What the rules say; pictures look after sentences of their own."""
    own = [it for it in catalogues(STATIONX.key) if it.path.is_relative_to(CODE)]
    return [
        entry
        for it in own
        if it.language == text.DEFAULT
        for entry in entries(it.path)
        if isinstance(entry, ftl.Message)
    ]


def test_no_sentence_is_left_over() -> None:
    inside = {
        node.id.name for entry in ours() for node in nodes(entry) if isinstance(node, ftl.MessageReference)
    }
    # Those of its pictures are looked at beside them.
    built = ("ending-", "way-towards-", "picture-")
    left = [
        key
        for entry in ours()
        if not (key := entry.id.name).startswith((*BY_THING, *built))
        and key not in inside
        and key not in constants()
        and key.removeprefix("no-") not in constants()
        and key.removeprefix("feat-").removeprefix("award-") not in constants()
    ]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    supplies = [f"supply-{where}" for where in SUPPLIES]
    things = [*PIECES, *COLOURS, *FACTIONS, *SHAPES, *PRICES, *NEEDS, *DECK, *STEPS, *supplies, "commander"]
    assert not [it for it in things if not text.has(text.key_of(text.label(it)), language, STATIONX.key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_field_and_option_is_told(language: str) -> None:
    wanted = {f"{family}-{text.verb(cls)}" for cls in ACTIONS for family in ("verb", "hint", "act")}
    wanted |= {f"field-{name}" for cls in ACTIONS for name in cls.__struct_fields__ if name != "seat"}
    wanted |= {f"option-{name}{hint}" for name in Options.__struct_fields__ for hint in ("", "-hint")}
    keys = {key.replace("_", "-") for key in wanted}
    assert not sorted(key for key in keys if not text.has(key, language, STATIONX.key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    [tuple(SHAPES), tuple(PRICES), COLOURS, tuple(f"supply-{where}" for where in SUPPLIES), tuple(PIECES)],
)
def test_names_of_one_kind_have_the_same_forms(language: str, kind: tuple[str, ...]) -> None:
    known = forms(STATIONX.key, language)
    each = {frozenset(known.get(text.key_of(text.label(it)), {})) for it in kind}
    assert len(each) == 1


def say(key: str, language: str = "en", /, **args: Argument) -> str:
    return text.say(Message(key, args), language, game=STATIONX.key)


def test_a_battle_is_told_with_both_sums() -> None:
    args: Arguments = {"unit": Name("red-t2"), "target": Name("blue-c"), "cell": "K13", "outcome": "lost"}
    said = say("attacked", "en", attack=1, defence=2, **args)
    assert said == "Red T2 attacks Blue commander on K13: 1 against 2, and loses."


def test_polish_puts_things_into_their_cases() -> None:
    args: Arguments = {"seat": Seated(0), "cell": "K13"}
    assert say("placed", "pl", tile=Name("base"), **args) == "Gracz 1 kładzie bazę na K13."
    drawn = say("drawn", "pl", seat=Seated(0), room=Name("supply-north"), card=Name("squad"))
    assert drawn == "Gracz 1 dobiera kartę zaopatrzenia w magazynie północnym: Drużyna."
    assert say("score-base", "pl", whose=Name("yellow")) == "Baza Żółtych"


def test_the_sentence_for_one_and_for_several() -> None:
    assert say("fallen", number=1, units=Name("red-t1")) == "Fallen: Red T1."
    both = Message("listed", {"first": Name("red-t1"), "rest": Name("red-d1")})
    assert say("fallen", number=2, units=both) == "Fallen: Red T1, Red D1 (2)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_says_what_for_and_a_purchase_its_price(language: str) -> None:
    ways = offered(STATIONX, station_f("red-c M13", "red-t1 L12", "blue-c T18", energy={RED: 9}), RED)
    said = [(way, text.say(way.label, language, game=STATIONX.key)) for way in ways]
    aims = {words.partition(str(way.label.args["to"]))[2] for way, words in said if way.group == "where"}
    assert len(aims) == 4, aims  # two bases, a supply room, one's own teleporter
    paid = {words.rpartition(" · ")[2] for way, words in said if way.group == "here"}
    assert paid == {"⚡3", "⚡4", "⚡7"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_by_bases_and_not_by_points(language: str) -> None:
    args: Arguments = {"names": "Ana", "count": 1, "points": 2, "rows": "x"}
    for key in COUNTED:
        said = Message(key, args)
        assert text.say(said, language, game=STATIONX.key) != text.say(said, language, game="perigee")
