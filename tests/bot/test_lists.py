"""A verb with thousands of actions: chosen by column and row, typed whole, worded only where it is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.choices import Path as Way
from bot.choices import axis, narrow, nearby, open_fields, token
from bot.limits import MENU
from bot.panels.turn import panel
from bot.store import GameRow, Place
from bot.table import Table
from bot.words import Words
from game import text
from tests.bot.world import World, buttons, menus, shown, words
from tests.stones import STONES
from tests.stones.rules import CELLS, Done, Lay
from tests.toy import TOY

LAY = Way(token("lay"))


@pytest.fixture
async def marsh(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"stones": STONES}, {})
    await world.open(people=2)
    await world.started(2)
    yield world
    await world.close()


async def first(marsh: World) -> Any:
    """Whose turn it is."""
    here = await marsh.table()
    return marsh.person_of(here, here.awaited()[0])


def table(stones: dict[str, int] | None = None) -> Table:
    row = GameRow(key="stones", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    state = STONES.deal(2, STONES.Options(), Random(1)).state
    if stones:
        state = type(state)(state.seats, state.rounds, stones)
    return Table(row, STONES, (Place(0, "Ana", 1), Place(1, "Ben", 2)), state)


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence that is put into words."""
    found: list[str] = []
    say = text.say

    def noted(what: Any, *how: Any, **more: Any) -> str:
        found.append(getattr(what, "key", "seat"))
        return say(what, *how, **more)

    monkeypatch.setattr(text, "say", noted)
    return found


def test_what_is_not_shown_is_not_put_into_words(worded: list[str]) -> None:
    here = table()
    assert len(here.legal(0)) == 2501
    for path in (None, LAY):
        worded.clear()
        page = panel(here, 0, Words.at(here, "en"), Words.plain(here, "en"), path=path)
        assert page
        assert len(worded) < 40


async def test_a_cell_is_chosen_by_its_column_and_then_by_its_row(marsh: World) -> None:
    person = await first(marsh)
    page = await marsh.panel(person)
    asked = menus(page)
    assert all(len(options) <= MENU for options in asked.values())
    labels = [option["label"] for options in asked.values() for option in options]
    assert labels[:50] == sorted({cell.rstrip("0123456789") for cell in CELLS}, key=axis)
    assert labels[50:] == [str(row) for row in range(1, 51)]
    where, options = next(one for one in asked.items() if any(it["label"] == "AB" for it in one[1]))
    value = next(option["value"] for option in options if option["label"] == "AB")
    page = (await person.select(page, [value], custom_id=where)).response
    assert "Lay a stone at AB…" in words(page)
    rows = [option["label"] for options in menus(page).values() for option in options]
    assert rows == [str(row) for row in range(1, 51)]
    where, options = next(one for one in menus(page).items() if any(it["label"] == "33" for it in one[1]))
    value = next(option["value"] for option in options if option["label"] == "33")
    await person.select(page, [value], custom_id=where)
    assert (await marsh.table()).staged(0).actions == (Lay(seat=0, at="AB33"),)
    assert "Done" not in buttons(page)


def test_few_cells_are_called_whole() -> None:
    """Where one menu holds what is left, nobody chooses a column."""
    taken = [cell for cell in CELLS if CELLS[cell][1] > 20 or not cell.startswith("K")]
    here = table({cell: sum(CELLS[cell]) % 2 for cell in taken})
    left = narrow(here.legal(0), LAY, here.split)
    assert [(name, len(values)) for _, name, values in open_fields(left, here.split)] == [("at", 20)]


@pytest.mark.parametrize("typed", ["K13", "k13", " k13"])
async def test_a_cell_is_typed_whole_in_whatever_case(marsh: World, typed: str) -> None:
    person = await first(marsh)
    await person.slash(marsh.channel, "stones lay", at=typed)
    assert (await marsh.table()).staged(0).actions == (Lay(seat=0, at="K13"),)


@pytest.mark.parametrize("line", ["k13", "lay k13", "Lay a stone at K13", "lay k13, end turn"])
async def test_a_cell_is_said_in_a_line(marsh: World, line: str) -> None:
    await (await first(marsh)).slash(marsh.channel, "turn", line=line)
    here = await marsh.table()
    assert here.staged(0).actions == (Lay(seat=0, at="K13"),) or here.state.stones == {"K13": 0}


async def test_next_to_a_cell_that_is_not_there_others_are_named(marsh: World) -> None:
    person = await first(marsh)
    for command, how in (
        ("stones lay", {"at": "Z99"}),
        ("turn", {"line": "lay z99"}),
        ("why", {"sentence": "stone at z99"}),
    ):
        answer = words(shown(await person.slash(marsh.channel, command, **how)))
        assert "Y50" in answer, command
        assert "AA50" in answer, command
    assert not (await marsh.table()).staged(0).actions


async def test_why_a_cell_is_not_free_is_said_with_those_beside_it(marsh: World) -> None:
    await marsh.play(await marsh.table(), Lay(seat=0, at="C4"))
    await marsh.play(await marsh.table(), Done(seat=0))
    answer = words(shown(await (await first(marsh)).slash(marsh.channel, "turn", line="lay c4")))
    assert "There is no free cell of that name." in answer
    assert all(cell in answer for cell in ("B4", "D4", "C3", "C5"))


async def test_completions_begin_as_typed_or_lie_near(marsh: World) -> None:
    person = await first(marsh)

    async def offered(typed: str) -> list[str]:
        return [one["value"] for one in await person.autocomplete(marsh.channel, "stones lay", "at", typed)]

    assert await offered("k1") == ["K1", *(f"K{row}" for row in range(10, 20))]
    assert (await offered("z99"))[:2] == ["Y50", "AA50"]
    assert len(await offered("")) == MENU


def test_nearness_goes_by_columns_and_rows() -> None:
    split = table().split
    assert nearby("Z99", "at", CELLS, split, 2) == ["Y50", "AA50"]
    others = [cell for cell in CELLS if cell != "B2"]
    assert set(nearby("b2", "at", others, split, 4)) == {"A2", "C2", "B1", "B3"}
    assert nearby("reactor", "at", CELLS, split, 4) == []
    assert nearby("b2", "to", CELLS, split, 4) == []


def test_a_game_whose_words_are_whole_is_asked_nothing() -> None:
    here = table()
    toys = Table(here.row, TOY, here.places, None)
    assert toys.split("to", "k13") == ()
    assert [one.word for one in here.split("at", "aa7")] == ["AA", "7"]
