"""A language and a game join as CONTRIBUTING.md says: its recipes are followed on a copy of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
PYTEST = ("pytest", "-q", "-x", "-p", "no:cacheprovider")
ENTERS = '''"""Lanterns in a cellar."""

from __future__ import annotations

from pathlib import Path

from game import text
from game.toy.rules import Toy

text.enter(Path(__file__).with_name("text"), "toy")
TOY = Toy()
'''
TOGETHER = '''"""The rules room: games as pure functions. Each game enters itself in `GAMES`."""

from __future__ import annotations

from game.api import GAMES
from game.stationfall.game import STATIONFALL
from game.toy import TOY

GAMES[STATIONFALL.key] = STATIONFALL
GAMES[TOY.key] = TOY

DEFAULT = STATIONFALL.key

__all__ = ["DEFAULT", "GAMES"]
'''


def copied(folder: Path) -> Path:
    for room in ("game", "images", "bot", "tests"):
        copytree(ROOT / room, folder / room, ignore=ignore_patterns("__pycache__", "*.png", "*.webp"))
    copy(ROOT / "pyproject.toml", folder)
    return folder


def run(folder: Path, *command: str) -> tuple[bool, str]:
    """Whether it went well, and what it said."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_a_language(tmp_path: Path) -> None:
    """The sentences of one under the code of another, for want of somebody who translates them."""
    folder = copied(tmp_path)
    for source in list(folder.rglob("*ja.ftl")):
        copy(source, source.with_name(source.name.replace("ja.ftl", "zh.ftl")))
    named = (*PYTEST, "tests/test_catalogues.py", "-k", "every_language_has_a_name")
    well, said = run(folder, *named)
    assert not well
    assert "zh has no name in the list of languages: bot-language-zh is missing in bot/text" in said
    for catalogue in (folder / "bot" / "text").glob("*.ftl"):
        catalogue.write_text(catalogue.read_text("utf-8") + "bot-language-zh = 中文\n", "utf-8")
    well, said = run(
        folder,
        *PYTEST,
        "tests/test_catalogues.py",
        "tests/test_text.py",
        "tests/images/test_languages.py",
        "-k",
        "zh",
    )
    assert well, said
    well, said = run(folder, "game", "card", "medical", "--language", "zh")
    assert well, said


def test_a_game(tmp_path: Path) -> None:
    """The one that the tests play moves in beside the other, entered in one place and patched nowhere."""
    folder = copied(tmp_path)
    home = folder / "game" / "toy"
    copytree(folder / "tests" / "toy" / "text", home / "text")
    for module in ("rules.py", "trial.py"):
        source = (folder / "tests" / "toy" / module).read_text("utf-8")
        (home / module).write_text(source.replace("tests.toy", "game.toy"), "utf-8")
    (home / "__init__.py").write_text(ENTERS, "utf-8")
    (folder / "game" / "__init__.py").write_text(TOGETHER, "utf-8")
    well, said = run(folder, "game", "soak", "--game", "toy", "--games", "10")
    assert well, said
    promises = ("tests/test_rooms.py", "tests/test_text.py", "tests/bot/test_games.py")
    only = "import or entered or no_game or described or (toy and (2 or 4))"
    well, said = run(folder, *PYTEST, *promises, "-k", only)
    assert well, said
