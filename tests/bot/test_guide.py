"""The first game teaches itself: a guide that opens by itself, hints that fade, words that are looked up."""

from __future__ import annotations

from asyncio import gather
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bot.panels.layout import Page
from bot.store import GameRow, Ledger, Person, Place
from bot.teacher import HINTS
from bot.words import Words
from game import GAMES, text
from game.api import Action, Guide, Message, PromptKind, Term
from tests.bot.world import World, buttons, menus, shown, words
from tests.stationx.scene import building, station_f
from tests.toy.rules import Done, Search, Toy, Vow, Walk

WALK = Term(Message("verb-walk"), "1.2", now=True)
LANTERN = Term(Message("name-ant"), "1.3")


class Lessons(Toy):
    """The toy, which also teaches itself."""

    suggests: type[Action] = Walk

    def guide(self, view: Any, legal: Sequence[Action]) -> Guide:
        wanted = [action for action in legal if isinstance(action, self.suggests)]
        lines = (Message("name-ant"), Message("name-ant"), Message("name-ant"))
        return Guide(lines, wanted[0] if wanted else Message("verb-walk"))

    def terms(self, view: Any, legal: Sequence[Action]) -> Sequence[Term]:
        return [WALK, LANTERN]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"toy": Lessons()})
    await world.open(people=2)
    yield world
    await world.close()


def guides(world: World, person: Any) -> list[Any]:
    history = world.channel.history(viewer=person)
    return [message for message in history if "Your guide to" in words(message)]


async def test_the_guide_opens_by_itself_once_and_only_for_who_plays(world: World) -> None:
    await world.started()
    host, one = world.people
    assert len(guides(world, host)) == 1, "who has begun the game has a panel at once"
    assert not guides(world, one)
    await world.panel(one)
    assert len(guides(world, one)) == 1
    await world.restart()
    await world.panel(one)
    assert len(guides(world, one)) == 1


async def test_beside_a_panel_the_guide_leaves_out_what_the_panel_has(world: World) -> None:
    """Or it would push that off a phone; who asks for it has all of it."""
    await world.started()
    (beside,) = guides(world, world.people[0])
    assert "My secrets" not in buttons(beside)
    assert "/secret" not in words(beside)
    asked = shown(await world.people[0].slash(world.channel, "help"))
    assert "My secrets" in buttons(asked)
    assert "/secret" in words(asked)


async def test_the_guide_comes_back_at_the_first_turn_where_it_is_needed_most(world: World) -> None:
    table = await world.started()
    one = world.person_of(table, 0)
    await world.panel(one)
    assert len(guides(world, one)) == 1, "where a vow is chosen"
    for seat in (0, 1):
        await world.play(table, Vow(seat=seat, vow="gold"))
    for _ in range(2):
        await world.panel(one)
        assert len(guides(world, one)) == 2


async def test_who_has_several_panels_at_once_is_taught_as_often_as_one_after_the_other(world: World) -> None:
    table = await world.started()
    one, opened = world.people[1], list[Page]()

    async def beside(page: Page) -> None:
        opened.append(page)

    def talk() -> Any:
        return SimpleNamespace(
            user=one.id, person=Person(), words=partial(Words.at, language="en"), beside=beside
        )

    seat, teacher = table.require_seat(one.id), world.bot.teacher
    hints = await gather(*(teacher.hint(talk(), table, seat, None) for _ in range(HINTS + 2)))
    assert len([hint for hint in hints if hint]) == HINTS
    await gather(*(teacher.open_once(talk(), table) for _ in range(3)))
    assert len(opened) == 1


async def test_where_each_act_is_final_nobody_is_told_that_nothing_is(tmp_path: Path) -> None:
    """A board that is laid together is laid for good; who fights on it may take back a move."""
    world = World(tmp_path / "games.sqlite3", {"stationx": GAMES["stationx"]}, {})
    await world.open(people=2)
    table = await world.started(2)
    seat = table.awaited()[0]
    said = []
    for state in (building({seat: ["long_hall"]}, turn=seat), station_f("red-t1 M13", "blue-c T18", seats=2)):
        told = SimpleNamespace(user=1, person=Person(), words=partial(Words.at, language="en"))
        laid = table.but(state=state)
        said.append(await world.bot.teacher.hint(told, laid, laid.awaited()[0], None))  # type: ignore[arg-type]
    assert [bool(hint) for hint in said] == [False, True]
    assert "Nothing is final yet" in said[1][0]
    await world.close()


async def test_who_meets_the_guide_at_their_first_turn_has_met_it(world: World) -> None:
    table = await world.started()
    for seat in (0, 1):
        await world.play(table, Vow(seat=seat, vow="gold"))
    one = world.people[1]
    mine = table.seat_of(one.id)
    for seat in range(mine or 0):
        await world.play(table, Done(seat=seat))
    await world.panel(one)
    await world.play(table, Done(seat=mine or 0))
    await world.panel(one)
    assert len(guides(world, one)) == 1


async def test_who_has_finished_a_game_is_not_taught(world: World) -> None:
    await world.started()
    one = world.people[1]

    def finished(ledger: Ledger) -> None:
        row = GameRow("toy", world.guild.id, 1, one.id, "seed", 0.0, phase="finished")
        ledger.put_places(ledger.add_game(row).id, [Place(0, "one", one.id)])

    await world.bot.store.write(finished)
    await world.panel(one)
    assert not guides(world, one)


async def test_who_has_finished_another_game_is_taught_this_one(world: World) -> None:
    await world.started()
    one = world.people[1]

    def finished(ledger: Ledger) -> None:
        row = GameRow("another", world.guild.id, 1, one.id, "seed", 0.0, phase="finished")
        ledger.put_places(ledger.add_game(row).id, [Place(0, "one", one.id)])

    await world.bot.store.write(finished)
    await world.panel(one)
    assert len(guides(world, one)) == 1


async def test_the_guide_can_be_switched_off_and_on_again(world: World) -> None:
    await world.started()
    one = world.people[1]
    answer = shown(await one.slash(world.channel, "help"))
    await one.click(answer, label="No more guide and hints")
    panel = await world.panel(one)
    assert len(guides(world, one)) == 1, "only the one that was asked for"
    assert "💡" not in words(panel)
    # With everything else that somebody prefers, too.
    answer = shown(await one.slash(world.channel, "me"))
    await one.click(answer, label="Guide and hints, please")
    assert "💡" in words(await world.panel(one))


async def test_a_hint_fades_after_some_panels_of_its_kind_also_over_a_restart(world: World) -> None:
    await world.started()
    host, one = world.people
    for number in range(HINTS):
        if number == 1:
            await world.restart()
        assert "💡" in words(await world.panel(one))
    assert "💡" not in words(await world.panel(one))
    assert "💡" in words(await world.panel(host)), "everybody learns for themselves"


async def test_a_word_is_explained_by_the_paragraph_that_rules_prints(world: World) -> None:
    await world.started()
    one = world.people[0]
    answer = shown(await one.slash(world.channel, "help"))
    found = menus(answer)
    assert len(found) == 2
    for custom_id, options in found.items():
        told = await one.select(answer, [options[0]["value"]], custom_id=custom_id)
        number = options[0]["description"]
        by_typing = shown(await one.slash(world.channel, "rules", about=number))
        assert words(shown(told)) == words(by_typing)


async def test_help_says_how_to_begin_where_there_is_no_table(world: World) -> None:
    assert "/table open opens one" in words(shown(await world.people[0].slash(world.channel, "help")))


async def test_who_watches_gets_help_without_a_seat(world: World) -> None:
    await world.started()
    answer = shown(await world.spectator.slash(world.channel, "help"))
    assert "/turn" in words(answer)
    assert "💡" not in words(answer)
    assert "Board" in buttons(answer)


async def _guided(world: World) -> tuple[Any, Any]:
    """Whose turn it is, and their guide."""
    table = await world.started()
    for seat in (0, 1):
        await world.play(table, Vow(seat=seat, vow="gold"))
    one = world.person_of(table, 0)
    return one, shown(await one.slash(world.channel, "help"))


async def _tried(world: World, person: Any, guide: Any) -> Any:
    """What has become of a guide whose suggestion was tried."""
    await person.click(guide, label="Try it")
    return next(it for it in world.channel.history(viewer=person) if it.id == guide.id)


async def test_what_the_guide_suggests_is_done_by_its_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lessons, "suggests", Walk)
    one, told = await _guided(world)
    panel = await _tried(world, one, told)
    assert "Staged, seen by nobody else yet" in words(panel)
    assert any(custom.startswith("turn:undo") for custom in buttons(panel).values())


async def test_what_everybody_would_see_is_asked_first_also_where_the_guide_suggests_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lessons, "suggests", Search)
    one, told = await _guided(world)
    before = (await world.table()).row.entries
    asked = await _tried(world, one, told)
    assert "⚠️" in words(asked)
    assert not (await world.table()).staged(0).actions
    assert (await world.table()).row.entries == before


async def test_a_guide_that_becomes_the_panel_leaves_no_second_one_above_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them would both look alive, and only one of them would be true."""
    monkeypatch.setattr(Lessons, "suggests", Walk)
    table = await world.started()
    for seat in (0, 1):
        await world.play(table, Vow(seat=seat, vow="gold"))
    one = world.person_of(table, 0)
    panel = await world.panel(one)
    guide = guides(world, one)[-1]
    assert "Staged, seen by nobody else yet" in words(await _tried(world, one, guide))
    (above,) = [message for message in world.channel.history(viewer=one) if message.id == panel.id]
    assert "further down" in words(above)
    assert not buttons(above)


def test_every_kind_of_panel_has_its_hint() -> None:
    for kind in (*get_args(PromptKind), "choosing", "waiting"):
        assert text.has(f"bot-hint-{kind}")


async def test_a_guide_whose_suggestion_is_over_becomes_the_guide_of_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does nothing then, says so, and can be pressed again."""
    monkeypatch.setattr(Lessons, "suggests", Walk)
    one, told = await _guided(world)
    table = await world.table()
    await world.play(table, next(act for act in table.legal(0) if isinstance(act, Walk)))
    before = (await world.table()).staged(0).actions
    guide = (await one.click(told, label="Try it")).response
    assert "What was suggested here no longer applies" in words(guide)
    assert "guide to" in words(guide)
    assert (await world.table()).staged(0).actions == before
    assert "no longer applies" not in words(await _tried(world, one, guide))
