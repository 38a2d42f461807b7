"""Who may talk to whom: `game` knows nobody, `images` knows views, `bot` and the drawing kit know no game."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
(PROGRAM,) = PROJECT["scripts"]

# The whole list of exceptions: file -> what it may import beside its room's rule.
ALLOWED: dict[str, set[str]] = {
    "game/bench.py": {"chess"},  # a yardstick for speed, measured beside the games
    "images/__main__.py": {"game.GAMES"},  # the benchmark needs a real game to have a view to draw
    "images/bench.py": {"game.GAMES", "game.trial.pick"},  # and somebody who plays it
}

WORDS = {
    "ability token", "antimatter", "automata", "betrayal", "bonus character", "conspirator", "escape pod",
    "influence cube", "intrepid", "kompromat", "project x", "renegotiate", "station fall", "station x",
}  # fmt: skip

# Modules named so are found in a game's folders, but their names are also everybody's words.
ORDINARY = {
    "base", "card", "cards", "clones", "common", "doctor", "engineer", "legal", "medical", "registry",
    "security", "stranger",
}  # fmt: skip

INTERFACE = ("api", "afterwards", "beforehand", "guiding", "inviting", "levels")
"""The modules that say together what a game is to the bot."""

# Where the program says its own name: its package, its prog, and a command to type.
OWN_NAME = re.compile(
    rf"""["']{PROJECT["name"]}["']|\bprog=["']{PROGRAM}["']"""
    rf"""|\b{PROGRAM} (?:serve|rehearse|simulate|doctor|export|import)\b"""
)


def sources(room: str) -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / room).rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def imports(file: str, source: str) -> Iterator[str]:
    """Everything a file imports, as dotted names down to the name itself."""
    for node in ast.walk(ast.parse(source, file)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                origin = list(Path(file).parts[:-level]) if level else []
                yield from (".".join([*origin, *([module] if module else []), a.name]) for a in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]), *_],
            ):
                yield start.rstrip(".")


def module(name: str) -> str:
    """The module that a dotted name is in: `game.api.Seat` is in `game.api`."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        path = ROOT.joinpath(*parts[:end])
        if path.is_dir() or path.with_suffix(".py").is_file():
            return ".".join(parts[:end])
    return name


def permitted(file: str, name: str) -> bool:
    room, top = file.split("/")[0], name.split(".")[0]
    if name in ALLOWED.get(file, ()) or top in ALLOWED.get(file, ()):
        return True
    home = module(name)
    shared = home == "game.api" or home == "game.text" or home.startswith("game.text.")
    if file.startswith("images/kit/") and top in {"game", "images"}:
        return shared or home.startswith("images.kit")
    match room, top:
        case "game", _:
            return top in {"game", "msgspec", "fluent"} or top in sys.stdlib_module_names
        case "images", "game":
            hidden = {"state", "State"} & set(name.split("."))
            return not hidden and (shared or home.endswith("view"))
        case "images", _:
            known = {"images", "msgspec", "PIL"} | sys.stdlib_module_names
            return top in known or top.startswith("font")
        case "bot", "game":
            return shared or name in ("game.DEFAULT", "game.GAMES")
        case _:
            return top != "tests"


@pytest.mark.parametrize("room", ["game", "images", "bot"])
def test_room_imports_only_what_it_may(room: str) -> None:
    found = [
        f"{file} imports {name}"
        for file, source in sources(room)
        for name in imports(file, source)
        if not permitted(file, name)
    ]
    assert not found


@pytest.mark.parametrize(
    ("file", "line", "fine"),
    [
        ("game/a.py", "import bot.store", False),
        ("game/a.py", "def late() -> None:\n    from images import board", False),
        ("game/a.py", "import discord", False),
        ("game/a.py", "from . import api", True),
        ("game/a/b.py", "from ..api import Seat", True),
        ("game/a.py", "import random, msgspec, fluent.runtime", True),
        ("images/a.py", "from game.api import Message", True),
        ("images/a.py", "from game import api, text", True),
        ("images/a.py", "from game import GAMES", False),
        ("images/a.py", "import importlib\nimportlib.import_module('game.stationfall.state')", False),
        ("images/a.py", "from game.api import State", False),
        ("images/a.py", "import discord", False),
        ("images/a.py", "from PIL import Image", True),
        ("images/kit/a.py", "from images.kit import canvas", True),
        ("images/kit/a.py", "from game.api import Message", True),
        ("images/kit/a.py", "from images.api import Picture", False),
        ("images/kit/a.py", "from game.chess.view import View", False),
        ("bot/a.py", "from game import GAMES", True),
        ("bot/a.py", "from game import api as api", True),
        ("bot/a.py", "from importlib import import_module\nimport_module(f'game.{1}.view')", False),
        ("bot/a.py", "import game.stationfall", False),
        ("bot/a.py", "import images, discord, aiosqlite", True),
    ],
)
def test_the_judge_of_imports(file: str, line: str, fine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    # Judged by the names alone, whatever the rooms hold today.
    monkeypatch.setattr(sys.modules[__name__], "module", lambda name: ".".join(name.split(".")[:2]))
    assert all(permitted(file, name) for name in imports(file, line)) is fine


def spelled(word: str) -> str:
    return r"[\s_-]*".join(map(re.escape, re.split(r"[ _]", word)))


def forbidden_words() -> re.Pattern[str]:
    games = [path.parent for path in (ROOT / "game").glob("*/game.py")]
    words = WORDS | {folder.name for folder in games}
    names = {
        path.stem
        for folder in games
        for kind in ("cast", "projectx")
        for path in (folder / kind).glob("*.py")
        if not path.stem.startswith("_") and path.stem not in ORDINARY
    }
    whole = "|".join(map(spelled, sorted(names | {"station x"})))
    part = "|".join(map(spelled, sorted(words - {"station x"})))
    return re.compile(rf"{part}|(?<![a-z])(?:{whole})(?![a-z])", re.IGNORECASE)


def test_bot_and_interface_name_no_game() -> None:
    words = forbidden_words()
    files = [path for path in (ROOT / "bot").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files += [ROOT / "game" / f"{part}.py" for part in INTERFACE]
    found: list[str] = []
    for path in sorted(files):
        file = path.relative_to(ROOT).as_posix()
        if file == "bot/rehearsal.py":
            continue
        lines = [file, *path.read_text("utf-8", errors="replace").splitlines()]
        found += [
            f"{file}:{number}: {hit.group()}"
            for number, line in enumerate(lines)
            if (hit := words.search(OWN_NAME.sub("", line)))
        ]
    assert not found


@pytest.mark.parametrize(
    ("line", "fine"),
    [
        (f'ArgumentParser(prog="{PROGRAM}")', True),
        (f"run `{PROGRAM} doctor` first", True),
        (f'GAMES["{PROGRAM}"]', False),
        ("the ANTIMATTER core", False),
        ("influence_cubes = 3", False),
        ("class StationX:", False),
        ("the station xylophone", True),
    ],
)
def test_the_judge_of_words(line: str, fine: bool) -> None:
    assert (forbidden_words().search(OWN_NAME.sub("", line)) is None) is fine


# Written in halves, so that this file too holds no such name.
HOSTS = [
    bytes(first + "." + second, "ascii")
    for first, second in [
        ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("registry", "yarnpkg"),
        ("crates", "io"), ("deb.debian", "org"), ("githubusercontent", "com"), ("codeload.github", "com"),
        ("unpkg", "com"), ("jsdelivr", "net"),
    ]
]  # fmt: skip
UNTRACKED = {"build", "dist", "node_modules", "__pycache__"}


def test_no_file_names_a_download_host() -> None:
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in UNTRACKED
            and (name in {".ci", ".github"} or not name.startswith("."))
            and Path(folder, name) != ROOT / "data"
        ]
        for file in files:
            path = Path(folder, file)
            content = path.read_bytes().lower() if path.is_file() else b""
            found += [f"{path.relative_to(ROOT)}: {host.decode()}" for host in HOSTS if host in content]
    assert not found


@pytest.mark.parametrize("option", ["index-url", "find-links", "trusted-host"])
def test_lock_leaves_the_index_to_the_machine(option: str) -> None:
    assert f"--{option}" not in (ROOT / "requirements.lock").read_text("utf-8")
