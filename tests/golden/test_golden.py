"""Today's engine plays the kept games exactly as they are written here."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.golden.playthrough import FOLDER, TABLES, Table, written

LARGEST = 300_000


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_playthrough(table: Table) -> None:
    kept = table.path.read_text("utf-8")
    played = written(table)
    if played != kept:
        changed = unified_diff(kept.splitlines(), played.splitlines(), "kept", "played", lineterm="", n=12)
        shown = "\n".join(islice(changed, 80))
        pytest.fail(f"If this is meant: python -m tests.golden.renew\n{shown}", pytrace=False)


def test_every_file_is_a_game_of_the_list() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {table.path.name for table in TABLES}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_files_stay_readable(table: Table) -> None:
    text = table.path.read_text("utf-8")
    assert len(text) < LARGEST
    assert "# Over: " in text
