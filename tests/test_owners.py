"""A rule of one character, ability or Project X card stands with its owner: what holds for all names nobody.

Rules ask for what abilities and cards declare (`cards.Effects`, `Character`, `ProjectX`). An ability is
asked for as an object, so that a mistyped one is an error of types; here nothing asks by a key in quotes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.stationfall.actions.deeds import DEEDS
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS

GAME = Path(__file__).parents[1] / "game" / "stationfall"
OWNERS = {"abilities", "cast", "projectx"}
MAY = {
    "lesson.py": "the launch manual's tutorial game is a list of characters",
    "automation/notation.py": "the words of a notation, among them those for abilities",
    "automation/meaning.py": "what its words mean",
}
"""Who may name them, and why."""

CHARACTERS = {*CAST, *IDENTITIES, *(key for it in CAST.values() for key in it.pawns)}
ABILITIES = {
    ability.key
    for abilities in (
        *(it.printed() for it in CAST.values()),
        *(it.abilities for it in PROJECTS.values()),
    )
    for ability in abilities
}
VERBS = {str(cls.__struct_config__.tag) for cls in DEEDS}
"""Some abilities are actions of the same name, and stand where actions are listed."""


def general() -> list[Path]:
    return [path for path in sorted(GAME.rglob("*.py")) if OWNERS.isdisjoint(path.relative_to(GAME).parts)]


def named(source: str) -> Iterator[str]:
    """The owned keys that stand in this source as words, and what it imports from an owner."""
    owned = CHARACTERS | set(PROJECTS) | (ABILITIES - VERBS)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in owned:
            yield str(node.value)
        elif isinstance(node, ast.ImportFrom) and OWNERS & set((node.module or "").split(".")):
            yield str(node.module)


@pytest.mark.parametrize("path", general(), ids=lambda path: str(path.relative_to(GAME)))
def test_what_holds_for_all_names_nobody(path: Path) -> None:
    found = set(named(path.read_text("utf-8")))
    assert bool(found) is (str(path.relative_to(GAME)) in MAY), found


def test_a_name_is_found() -> None:
    assert set(named('if "legal" in state.cast: pass')) == {"legal"}
    assert set(named("from game.stationfall.abilities.defensive import PRIDE")) == {
        "game.stationfall.abilities.defensive"
    }
    assert set(named('"slime" "tunnel_rat"')) == set(), "two words in one are neither"
    assert set(named('{"slime", "tunnel_rat", "jury_rig"}')) == {"slime", "tunnel_rat"}
