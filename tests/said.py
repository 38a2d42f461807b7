"""What the code of Stationfall says, read off its source: each sentence, and the arguments along with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import msgspec

from game.stationfall.cards import CAST, IDENTITIES, Character, Identity
from game.stationfall.questions import TASKS, Question
from tests import speech

ROOT = Path(__file__).parents[1]
CODE = ROOT / "game" / "stationfall"

SPEAKERS = {
    "tell": "",
    "illegal": "no-",
    "asking": "ask-",
    "Condition": "agenda-",
    "Message": "",
    "Name": "name-",
}
"""Who says something, and what it puts before the key it is given."""


class Said(msgspec.Struct, frozen=True):
    """A sentence that the code speaks, and the arguments that come with it."""

    key: str
    args: frozenset[str]
    where: str


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    files = (*sorted(CODE.rglob("*.py")), CODE.parent / "play.py")
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in files)


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                named = node.func
                yield path, named.attr if isinstance(named, ast.Attribute) else _identifier(named), node


def _identifier(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def strings(node: ast.expr) -> set[str] | None:
    """Every string an expression can be; None: that cannot be told."""
    match node:
        case ast.Constant(value=str(value)):
            return {value}
        case ast.IfExp(body=body, orelse=orelse):
            one, other = strings(body), strings(orelse)
            return None if one is None or other is None else one | other
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _joined([strings(left), strings(right)])
        case ast.JoinedStr(values=values):
            return _joined([strings(value) for value in values])
        case ast.FormattedValue(value=value):
            return strings(value)
    return known(ast.unparse(node))


def known(expression: str) -> set[str] | None:
    """What the open places of built keys can be."""
    match expression:
        case "act.pay" | "deed.pay":  # only these prices are offered and left behind
            return {"bribe", "grey", "kompromat"}
        case "turn.step":
            return {"open", "revealed", "influenced", "begun", "acting"}
        case "state.ending":
            return set(endings())
        case "row.condition.key":
            return set(conditions())
    return None


def _joined(parts: list[set[str] | None]) -> set[str] | None:
    found = [part for part in parts if part is not None]
    return {"".join(each) for each in product(*found)} if len(found) == len(parts) else None


@cache
def endings() -> frozenset[str]:
    """Every reason for Stationfall."""
    found: set[str] = set()
    for _, function, node in calls():
        if function == "fall" and len(node.args) == 2:
            found |= strings(node.args[1]) or set()
    return frozenset(found)


@cache
def conditions() -> frozenset[str]:
    """Every condition an agenda asks for."""
    return frozenset(row.condition.key for card in printed() for row in card.agenda)


def printed() -> list[Character | Identity]:
    """Every card of a character, and every identity card."""
    return [*CAST.values(), *IDENTITIES.values()]


def given(function: str, node: ast.Call) -> set[str] | None:
    """The arguments that come with a sentence; None: the source does not tell."""
    if function in ("tell", "illegal", "asking"):
        args = {keyword.arg for keyword in node.keywords if keyword.arg}
        return args if all(keyword.arg for keyword in node.keywords) else None
    if function == "Message":
        if len(node.args) < 2:
            return set()
        if isinstance(node.args[1], ast.Dict):
            names = [strings(key) if key is not None else None for key in node.args[1].keys]
            known = [name for name in names if name is not None]
            return set().union(*known) if len(known) == len(names) else None
    return None


@cache
def said() -> tuple[Said, ...]:
    """Every sentence the code speaks; arguments that the source does not tell are taken to be right."""
    found = []
    for path, function, node in calls():
        keys = strings(node.args[0]) if function in SPEAKERS and node.args else None
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        for key in keys or ():
            whole = SPEAKERS[function] + (
                key.replace("_", "-").replace("/", "-") if function == "Name" else key
            )
            args = given(function, node)
            found.append(Said(whole, speech.needs(whole) if args is None else frozenset(args), where))
    for question in questions():
        if question.ask is Question.ask:  # asked by its name, with nothing to fill in
            key = "ask-" + str(question.__struct_config__.tag).replace("_", "-")
            found.append(Said(key, frozenset(), question.__module__))
    return tuple(found)


def questions() -> list[type[Question]]:
    return [cls for cls in TASKS.values() if issubclass(cls, Question)]
