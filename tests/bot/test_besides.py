"""What a step does besides: where it is chosen, by number or by its verb, and in what is staged."""

from __future__ import annotations

import pytest

from bot.choices import Path, token
from bot.panels.besides import came_of, draft
from bot.table import Table
from bot.words import Words
from game.api import Message, Name
from game.stationfall.actions.basic.moving import Step
from game.text import languages
from tests.bot.panels import at, labelled, shown
from tests.bot.test_line import PLAY
from tests.rules.scene import Scene

SAID = {"en": "contaminates Medical", "pl": "skaża Medyka", "ja": "が汚染される"}


@pytest.fixture
def table() -> Table:
    """Next door to the Bio Lab, with somebody to be dragged there."""
    return at(
        Scene()
        .acting(0, "medical")
        .at("medical", "chem_lab")
        .at("exile", "chem_lab")
        .down("exile")
        .no_locks()
    )


def test_the_button_that_leads_there_says_it(table: Table) -> None:
    (label,) = [label for label in labelled(shown(table)) if "· Bio Lab" in label]
    assert label.endswith("Bio Lab – contaminates Medical")


def test_so_does_whoever_looks_for_it_by_its_verb(table: Table) -> None:
    page = shown(table, path=Path(token("step")))
    said = "\n".join(part["content"] for part in page if "content" in part)
    assert "Bio Lab – contaminates Medical" in said
    assert "contaminates Medical, Exile" in said


@pytest.mark.parametrize("language", languages())
def test_what_is_staged_says_it_and_goes_on_saying_it(table: Table, language: str) -> None:
    """Of the moment before it: who is there now is contaminated, and was not."""
    for to in ("bio_lab", "chem_lab"):
        mine = (it for it in table.legal(0) if isinstance(it, Step) and (it.who, it.to) == ("medical", to))
        table = PLAY(table, 0, [next(mine)])[1].table
    first, second = draft(table, 0, Words.plain(table, language))
    assert SAID[language] in first
    assert SAID[language] not in second


@pytest.mark.parametrize("language", languages())
def test_above_what_is_staged_stands_only_what_came_of_it(table: Table, language: str) -> None:
    """The step itself is in the list below; that it contaminates whoever takes it is not."""
    words = Words.at(table, language)
    who, to = Name("medical"), Name("bio_lab")
    step, harm = Message("stepped", {"who": who, "to": to}), Message("contaminated", {"who": who})
    assert came_of([step, harm], words, staged=True) == ["> " + words.message(harm)]
    assert came_of([step, harm], words, staged=False) == ["> " + words.message(it) for it in (step, harm)]
