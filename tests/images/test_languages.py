"""Words in pictures: each letter of the catalogues has a shape, and lines break where they may."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

from game import text
from game.api import Message
from images.kit.fonts import Weight, font, width, wrapped
from tests import speech

LANGUAGES = text.languages()
OTHERS = LANGUAGES[1:]
NOTHING = "\U0010fffd"
"""A letter that no font has: what is drawn for it is drawn for all that are missing."""


def drawn() -> list[str]:
    """Sentences that may stand in pictures. The bot's own never do."""
    return [key for key in speech.keys("") if not key.startswith(("bot-", "cmd-"))]


@pytest.mark.parametrize("weight", get_args(Weight))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_has_a_shape(language: str, weight: Weight) -> None:
    missing: dict[str, str] = {}
    seen: set[tuple[bytes, str]] = set()
    for key in drawn():
        if weight == "italic" and not key.startswith("picture-"):
            continue  # only what the pictures say themselves is ever slanted
        words = speech.say(Message(key), language)
        face = font(words, 24, weight)
        box = bytes(face.getmask(NOTHING))
        for letter in set(words) - set(" \n"):
            if (box, letter) not in seen and bytes(face.getmask(letter)) == box:
                missing[letter] = key
            seen.add((box, letter))
    assert not missing


# ---------------------------------------------------------------------- lines without spaces

LINES = [
    "ライブなら、ここのヒューマン1人を選ぶ。その者と共謀しているほかの無実のプレイヤーは、全員容疑者になる。",
    "ボーナス（フレンド、メンテナンスクローン）：脱出1体ごとに、3体ならさらに加点",
    "コンバットスウォームコンバットスウォームコンバットスウォーム",
]


@pytest.mark.parametrize("line", LINES)
def test_lines_without_spaces_are_broken_where_they_may_be(line: str) -> None:
    for room in range(120, 700, 20):
        broken = wrapped(line, room, 24)
        assert "".join(broken) == line
        for part in broken:
            assert width(part, 24, "regular") <= room
            assert part[0] not in "、。）：ー", (room, part)
            assert part[-1] != "（", (room, part)


def test_a_word_stays_whole_where_it_fits() -> None:
    assert wrapped("棍棒とヘルメットはどちらも失われる。", 300, 24)[-1] == "失われる。"


def test_english_pictures_do_not_read_the_japanese_fonts() -> None:
    script = (
        "from tests.images.scenes import busy, drawn\n"
        "from images.kit import fonts\n"
        "read = lambda: fonts._japanese.cache_info().currsize\n"
        "drawn('station', busy()); print(read())\n"
        "drawn('station', busy(), language='ja'); print(read())\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    before, after = map(int, done.stdout.split())
    assert before == 0 < after
