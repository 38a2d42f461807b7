"""How long and how entangled the code may be, and what must be said where it is declared."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.test_rooms import INTERFACE

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "game", "images")
LINES_OF_FUNCTION, LINES_OF_MODULE = 60, 500
AGAIN = 6
"""So many equal lines in two places should stand in one."""

INSIDE = {
    "bot/__main__.py": "a command loads its own modules only: serving wants none of the rehearsal's",
}
"""Where something is imported inside a function, and why."""

SHOWING = {
    *("bot.ahead", "bot.buttons", "bot.choices", "bot.initiative", "bot.limits", "bot.options", "bot.panels"),
    "bot.post",
    *(
        "bot.campaign.chronicle",
        "bot.campaign.document",
        "bot.campaign.memory",
        "bot.campaign.standings",
        "bot.campaign.whole",
        "bot.store.campaigns",
    ),
    *("bot.refusal", "bot.store", "bot.store.rows", "bot.table", "bot.votes", "bot.words"),
}
"""All that panels know of the bot: what there is, and nobody who does anything."""

DECLARED = (
    *(f"game/{part}.py" for part in INTERFACE),
    *("images/api.py", "bot/store/protocol.py"),
)

TOLD = {
    "bot/README.md": ("bot", "bot/campaign", "bot/store"),
    "game/README.md": ("game", "game/stationfall"),
    "game/stationx/README.md": ("game/stationx",),
    "game/perigee/README.md": ("game/perigee",),
    "images/README.md": ("images/kit",),
}
"""Which folders a README goes through, file by file."""
BARE = {"__init__.py", "__main__.py"}
"""Files that say by their names what they are."""


class Source(NamedTuple):
    file: str
    tree: ast.Module
    text: str


@cache
def room(name: str) -> tuple[Source, ...]:
    found = ((path, path.read_text("utf-8")) for path in sorted((ROOT / name).rglob("*.py")))
    return tuple(Source(path.relative_to(ROOT).as_posix(), ast.parse(text), text) for path, text in found)


def sources(*rooms: str) -> Iterator[Source]:
    for name in rooms:
        yield from room(name)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def inside(tree: ast.AST) -> bool:
    """Whether something is imported inside a function."""
    return any(isinstance(n, ast.Import | ast.ImportFrom) for f in functions(tree) for n in ast.walk(f))


def unsaid(tree: ast.Module) -> Iterator[str]:
    """Public classes, and their public methods and functions, that do not say what they are."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if ast.get_docstring(node) is None:
                yield node.name
            for method in getattr(node, "body", ()):
                public = isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef)
                if public and not method.name.startswith("_") and ast.get_docstring(method) is None:
                    yield f"{node.name}.{method.name}"


def test_no_function_and_no_module_is_too_long_to_be_read() -> None:
    long = ((file, len(text.splitlines())) for file, _, text in sources(*PRODUCT))
    found = [f"{file}: {lines} lines" for file, lines in long if lines > LINES_OF_MODULE]
    for file, tree, _ in sources(*PRODUCT):
        for one in functions(tree):
            lines = (one.end_lineno or one.lineno) - one.lineno + 1
            if lines > LINES_OF_FUNCTION:
                found.append(f"{file} {one.name}: {lines} lines")
    assert not found


def runs(text: str, tree: ast.Module) -> Iterator[tuple[str, ...]]:
    """Every few lines, without imports, and without parameters, which whoever keeps a promise must repeat."""
    silent = {n for node in ast.walk(tree) for n in unsaying(node)}
    lines = [" ".join(line.split()) for n, line in enumerate(text.splitlines(), 1) if n not in silent]
    lines = [line for line in lines if line and not line.startswith("#") and re.search(r"\w", line)]
    yield from zip(*(lines[first:] for first in range(AGAIN)), strict=False)


def unsaying(node: ast.AST) -> range:
    if isinstance(node, ast.Import | ast.ImportFrom):
        return range(node.lineno, (node.end_lineno or node.lineno) + 1)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return range(node.lineno + 1, node.body[0].lineno - 1)
    return range(0)


def test_what_stands_twice_stands_once() -> None:
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for file, tree, text in sources(*PRODUCT):
        for run in runs(text, tree):
            places[run].append(file)
    assert not {run[0]: found for run, found in places.items() if len(found) > 1}


def test_nothing_is_imported_inside_a_function_but_where_it_is_explained() -> None:
    assert {file for file, tree, _ in sources(*PRODUCT) if inside(tree)} == set(INSIDE)


def addresses(tree: ast.AST) -> list[int]:
    """Lines in which something is known by where it lies in memory."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [it.lineno for it in calls if isinstance(it.func, ast.Name) and it.func.id == "id"]


def test_nothing_is_kept_by_where_something_else_lies() -> None:
    """An address is soon somebody else's, who would then find there what is not theirs."""
    assert [(file, line) for file, tree, _ in sources(*PRODUCT) for line in addresses(tree)] == []


def test_panels_know_nobody_who_does_anything() -> None:
    found = []
    for file, tree, _ in sources("bot/panels"):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "bot":
                names = [f"bot.{it.name}" for it in node.names] if node.module == "bot" else [node.module]
                homes = {str(name) for name in names} - SHOWING
                found += [f"{file}: {it}" for it in homes if it.split(".")[1] not in ("buttons", "panels")]
    assert not found


@pytest.mark.parametrize("file", DECLARED)
def test_what_is_promised_says_what_it_is(file: str) -> None:
    assert not list(unsaid(ast.parse((ROOT / file).read_text("utf-8"))))


@pytest.mark.parametrize("readme", TOLD)
def test_a_readme_names_every_file_of_its_folders_and_none_that_is_gone(readme: str) -> None:
    told = (ROOT / readme).read_text("utf-8")
    folders = [ROOT / folder for folder in TOLD[readme]]
    files = {path.name for folder in folders for path in folder.glob("*.py")} - BARE
    below = {path.parent for folder in folders for path in folder.glob("*/__init__.py")}
    # A game joins without a word of it anywhere else.
    packages = {f"{folder.name}/" for folder in below if not (folder / "entry.py").exists()}
    assert not {name for name in files | packages if not re.search(rf"[`/]{re.escape(name)}", told)}
    known = {Path(file).name for file, _, _ in sources(*PRODUCT, "tests")}
    assert set(re.findall(r"`(?:[\w.]+/)*(\w+\.py)`", told)) <= known


def test_these_judges_find_what_they_look_for() -> None:
    tree = ast.parse("class A:\n    def b(self) -> None:\n        import c\n")
    assert inside(tree)
    assert list(unsaid(tree)) == ["A", "A.b"]
    assert not inside(ast.parse("import c"))
    assert addresses(ast.parse("kept = {id(a): b}\na.id(b)")) == [1]
    said = "".join(f"a{number} = {number}\n" for number in range(AGAIN))
    again = "import c\n# no\n" + said
    assert len(list(runs(again, ast.parse(again)))) == 1
    parameters = "def f(\n" + "".join(f"    a{number},\n" for number in range(9)) + ") -> None:\n    a()\n"
    assert not list(runs(parameters, ast.parse(parameters)))
