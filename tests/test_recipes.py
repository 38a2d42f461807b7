"""A language, a game and a button join as CONTRIBUTING.md says: its recipes are followed on a copy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
PYTEST = ("pytest", "-q", "-x", "-p", "no:cacheprovider")
ENTRY = """from __future__ import annotations

from game.{key}.rules import {game}

GAME = {game}()
"""
ENTERS = """from __future__ import annotations

from pathlib import Path

from game import text

text.enter(Path(__file__).with_name("text"), "{key}")
"""
DRAWN = """from __future__ import annotations

from images.{key}.gallery import {gallery}

GALLERY = {gallery}()
"""
SITTING = '''"""Who may vote, for whoever asks under a vote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class Sitting(Button):
    """Everybody who sits at the table."""

    family = "sitting"
    cues: ClassVar[tuple[str, ...]] = ("who",)
    manner: ClassVar[Manner] = "beside"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        people = " ".join(f"<@{user}>" for user in table.people())
        await talk.whisper(talk.words(table)("bot-sitting", people=people))
'''
SAID = {
    "en": ("Who may vote?", "{ $people } may vote."),
    "pl": ("Kto głosuje?", "Głosują: { $people }."),
    "ja": ("誰が投票できる？", "投票できるのは { $people } です。"),
}
PRESSES = '''"""Who may vote can be asked under a vote."""

from __future__ import annotations

from tests.bot.world import World, words


async def test_who_may_vote_is_told_to_whoever_asks(world: World) -> None:
    table = await world.started(3)
    player = next(person for person in world.people if person.id != table.row.host)
    await player.slash(world.channel, "table pause")
    ballot = world.public()[-1]
    for person in (player, player, world.spectator):
        answer = await person.click(ballot, label="Who may vote?")
        assert f"<@{player.id}>" in words(answer.followups[0])
'''


def copied(folder: Path) -> Path:
    """The project, with what has been compiled of it: that holds as long as a file is what it was."""
    for room in ("game", "images", "bot", "tests"):
        copytree(ROOT / room, folder / room, ignore=ignore_patterns("*.png", "*.webp", "*.pyc.*"))
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
    for catalogue in (folder / "bot" / "text").glob("??.ftl"):
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


def moved(folder: Path, source: str, key: str, game: str, *more: str) -> None:
    """A game of the tests as a package among the games, under a key of its own: nothing else is touched."""
    home, old = folder / "game" / key, folder / "tests" / source
    home.mkdir()
    copytree(old / "text", home / "text")
    for module in ("rules.py", "trial.py", *more):
        said = (old / module).read_text("utf-8").replace(f"tests.{source}", f"game.{key}")
        (home / module).write_text(said.replace(f'key = "{source}"', f'key = "{key}"'), "utf-8")
    catalogue = home / "text" / "en.ftl"
    said = catalogue.read_text("utf-8").replace(f"about-{source}", f"about-{key}")
    catalogue.write_text(said.replace(f"lasts-{source}", f"lasts-{key}"), "utf-8")
    (home / "__init__.py").write_text(ENTERS.format(key=key), "utf-8")
    (home / "entry.py").write_text(ENTRY.format(key=key, game=game), "utf-8")


PROMISES = (
    "tests/test_rooms.py", "tests/test_catalogues.py", "tests/test_promises.py", "tests/bot/test_games.py",
)  # fmt: skip
"""What tries every game that there is."""


def test_games(tmp_path: Path) -> None:
    """One of secrets and questions moves in beside the others, without pictures; and with its own one of
    thousands of cells, which all may lose."""
    folder = copied(tmp_path)
    moved(folder, "toy", "cellar", "Toy", "small.py")
    moved(folder, "stones", "marsh", "Stones")
    drawn = folder / "images" / "marsh"
    drawn.mkdir()
    copy(folder / "tests" / "stones" / "gallery.py", drawn)
    (drawn / "__init__.py").write_text("", "utf-8")
    (drawn / "entry.py").write_text(DRAWN.format(key="marsh", gallery="StonesGallery"), "utf-8")
    for key in ("cellar", "marsh"):
        well, said = run(folder, "game", "soak", "--game", key, "--games", "10")
        assert well, said
    well, said = run(folder, *PYTEST, *PROMISES, "-k", "import or entered or no_game or cellar or marsh")
    assert well, said


def insert(path: Path, before: str, line: str) -> None:
    source = path.read_text("utf-8")
    assert before in source
    path.write_text(source.replace(before, line + before, 1), "utf-8")


def test_a_button(tmp_path: Path) -> None:
    """One under every vote that says who sits at the table."""
    folder = copied(tmp_path)
    bot, tests = folder / "bot", folder / "tests" / "bot"
    (bot / "buttons" / "sitting.py").write_text(SITTING, "utf-8")
    insert(
        bot / "buttons" / "__init__.py", "from bot.buttons.turn", "from bot.buttons.sitting import Sitting\n"
    )
    insert(bot / "buttons" / "__init__.py", "    Vote,\n", "    Sitting,\n")
    ballot = bot / "panels" / "vote.py"
    insert(ballot, "from bot.buttons.vote", "from bot.buttons.sitting import Sitting\n")
    button = '        button(words("bot-button-sitting"), Sitting("who", table.row.id)),\n'
    insert(ballot, '        button(words("bot-button-no")', button)
    for language, (label, answer) in SAID.items():
        catalogue = bot / "text" / f"{language}.ftl"
        said = f"\nbot-button-sitting = {label}\nbot-sitting = {answer}\n"
        catalogue.write_text(catalogue.read_text("utf-8") + said, "utf-8")
    insert(tests / "test_limits.py", '        "vote:here:2s:12:",\n', '        "sitting:who:2s::",\n')
    (tests / "test_sitting.py").write_text(PRESSES, "utf-8")
    promises = ("test_sitting.py", "test_limits.py", "test_words.py")
    only = "asks or long_ago or sentence"
    well, said = run(folder, *PYTEST, *(f"tests/bot/{name}" for name in promises), "-k", only)
    assert well, said
