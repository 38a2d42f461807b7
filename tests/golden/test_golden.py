"""Today's engine plays the kept games exactly as they are written here."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tests.golden import others
from tests.golden.others import OTHERS, Other
from tests.golden.playthrough import FOLDER, TABLES, Table, written

LARGEST = 300_000


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_playthrough(table: Table) -> None:
    as_kept(table.path, written(table))


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: other.name)
def test_playthrough_of_another_game(other: Other) -> None:
    as_kept(other.path, others.written(other))


def as_kept(path: Path, played: str) -> None:
    kept = path.read_text("utf-8")
    if played != kept:
        changed = unified_diff(kept.splitlines(), played.splitlines(), "kept", "played", lineterm="", n=12)
        shown = "\n".join(islice(changed, 80))
        pytest.fail(f"If this is meant: python -m tests.golden.renew\n{shown}", pytrace=False)


def test_every_file_is_a_game_of_the_list() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {it.path.name for it in (*TABLES, *OTHERS)}


@pytest.mark.parametrize("table", [*TABLES, *OTHERS], ids=lambda table: table.name)
def test_files_stay_readable(table: Table | Other) -> None:
    text = table.path.read_text("utf-8")
    assert len(text) < LARGEST
    assert "# Over: " in text
