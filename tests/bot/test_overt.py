"""A game without secrets, in which all may lose: nothing is locked, seats are as good as any other, and
the end needs neither winners nor scores."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.panels.end import won
from bot.replay import revealing
from bot.words import Words
from game import GAMES, text
from game import own as saying
from game.api import Action, Event, Message, Outcome, Result
from game.judge import judge
from game.trial import table
from tests.bot.world import World, buttons, shown, words
from tests.stones import GALLERY, STONES, Stones
from tests.stones.rules import Done, Lay, State

SECRET = ("secret", "🔒", "sekret", "秘密")


class Windy(Stones):
    """The same, where chance has a say whenever somebody hands over."""

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if isinstance(action, Done):
            rng.choice("abc")
        return super().apply(state, action, rng)


class Foggy(Stones):
    """The same, where nobody knows how many rounds there are before the last has ended."""

    def view(self, state: State, seat: int | None) -> Any:
        return (state.stones, state.turn, state.round, state.over)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        rounds = max(state.round, rng.randint(2, 9))
        return State(state.seats, rounds, state.stones, state.turn, state.round, state.laid)


@pytest.fixture
async def marsh(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"stones": STONES}, {"stones": GALLERY})
    await world.open(people=3)
    yield world
    await world.close()


async def turn(world: World, *cells: str) -> None:
    """Whoever's turn it is lays stones there and hands over."""
    seat = (await world.table()).awaited()[0]
    for cell in cells:
        await world.play(await world.table(), Lay(seat=seat, at=cell))
    await world.play(await world.table(), Done(seat=seat))


def locked(said: str) -> list[str]:
    return [word for word in SECRET if word in said.casefold()]


async def test_nothing_speaks_of_secrets(marsh: World) -> None:
    message = await marsh.lobby(2)
    begun = await marsh.people[0].click(message, label="Start")
    assert not locked(words(begun.response))
    person = marsh.person_of(await marsh.table(), 0)
    other = marsh.person_of(await marsh.table(), 1)
    for one in (person, other):
        assert not locked(words(await marsh.panel(one)))
        for command in ("help", "log", "catchup", "board", "table status"):
            assert not locked(words(shown(await one.slash(marsh.channel, command)))), command
    await turn(marsh, "K13")
    for _ in range(9):
        await turn(marsh)
    assert (await marsh.table()).row.phase == "finished"
    assert not locked(words(await marsh.panel(person)))
    assert not [post for post in marsh.public() if locked(words(post))]
    letters = [letter for one in marsh.people[:2] for letter in one.user.dm_channel.history()]
    assert not [letter for letter in letters if locked(words(letter))]


@pytest.mark.parametrize("language", text.languages())
def test_what_speaks_of_secrets_is_said_otherwise_where_there_are_none(language: str) -> None:
    keys = [key for key in text.keys("bot-") if key.endswith("-overt")]
    assert len(keys) > 5
    overt, other = Words(language, overt=True), Words(language)
    for key in keys:
        plain = key.removesuffix("-overt")
        assert overt(plain) == other(key) != other(plain)
        assert not locked(overt(plain))


async def test_whoever_asks_for_secrets_hears_that_there_are_none(marsh: World) -> None:
    await marsh.started(2)
    answer = words(shown(await marsh.people[0].slash(marsh.channel, "secret")))
    assert "Nobody has secrets in this game" in answer


async def test_the_host_gives_a_seat_to_anybody_at_once(marsh: World) -> None:
    """Nobody learns anything with it, so who has held another seat may have it, too."""
    await marsh.started(2)
    here = await marsh.table()
    host, new = marsh.people[0], marsh.people[2]
    other = next(seat for seat in range(2) if here.place(seat).user != host.id)
    await host.slash(marsh.channel, "table replace", seat=other + 1, person=new.user)
    assert (await marsh.table()).place(other).user == new.id
    before = marsh.people[1]
    await host.slash(marsh.channel, "table replace", seat=2 - other, person=before.user)
    assert (await marsh.table()).place(1 - other).user == before.id


async def test_what_another_has_published_is_taken_back_by_everybodys_wish(marsh: World) -> None:
    await marsh.started(2)
    await turn(marsh, "A1")
    await turn(marsh, "B2")
    here = await marsh.table()
    asks, agrees = marsh.person_of(here, 0), marsh.person_of(here, 1)
    await asks.slash(marsh.channel, "table rollback")
    ballot = next(post for post in reversed(marsh.public()) if "Yes" in buttons(post))
    await agrees.click(ballot, label="Yes")
    here = await marsh.table()
    assert here.state.stones == {"A1": 0}
    assert here.awaited() == [1]


@pytest.mark.parametrize(("game", "told"), [(Stones, False), (Windy, True), (Foggy, False)])
async def test_what_chance_has_brought_is_not_taken_back(
    tmp_path: Path, game: type[Stones], told: bool
) -> None:
    world = World(tmp_path / "games.sqlite3", {"stones": game()}, {})
    await world.open(people=2)
    await world.started(2)
    await turn(world, "A1")
    here = await world.table()
    answer = words(shown(await world.person_of(here, 0).slash(world.channel, "table rollback")))
    assert ("nothing you could ask" in answer) == told
    await world.close()


async def test_what_has_come_to_light_is_known_for_what_it_is(tmp_path: Path) -> None:
    """That the fog has closed could be known by nobody before: not even everybody takes that back."""
    world = World(tmp_path / "games.sqlite3", {"stones": Foggy()}, {})
    await world.open(people=1)
    await world.people[0].slash(world.channel, "table open", rounds=2)
    await world.people[0].slash(world.channel, "table start")
    await turn(world, "A1")
    await turn(world, "A2")
    here = await world.table()
    entries = await world.bot.store.read(lambda ledger: ledger.entries(here.row.id))
    assert not revealing(here, entries[:1], entries[1:3])
    assert revealing(here, entries[:3], entries[3:])
    await world.close()


async def test_everybody_may_lose_and_nothing_need_be_counted(marsh: World) -> None:
    await marsh.started(2)
    for _ in range(10):
        await turn(marsh)
    end = next(post for post in marsh.public() if "Stepping stones: the end" in words(post))
    assert "Nobody wins." in words(end)
    assert "The fog has closed." in words(end)
    assert "🏆" not in words(end)
    assert "**0**" not in words(end)
    await marsh.people[0].click(end, label="Play again")
    assert (await marsh.table()).row.phase == "lobby"


async def test_who_has_won_is_told_without_points(marsh: World) -> None:
    await marsh.started(1)
    for cell in ("C3", "C4", "C5"):
        await turn(marsh, cell)
    end = next(post for post in marsh.public() if "Stepping stones: the end" in words(post))
    assert f"🏆 <@{marsh.people[0].id}> wins\n" in words(end)
    assert "Three stones lie in a row." in words(end)


def test_all_may_win_together_and_are_all_named() -> None:
    result = Result(frozenset({2, 0, 1}), (), Message("stones-row"))
    assert result.won() == [0, 1, 2]
    assert won(result, Words()) == "🏆 Player 1, Player 2, Player 3 win"


class Whispering(Stones):
    """It says that it has no secrets, and tells one."""

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        dealt = super().deal(seats, options, rng)
        return Outcome(dealt.state, (Event(Message("stones-dealt"), to=frozenset({0})),), undoable=False)


class Knowing(Stones):
    """It says that it has no secrets, and shows each player their own view."""

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        other = {cell: owner for cell, owner in state.stones.items() if seat is not None}
        return State(state.seats, state.rounds, other, state.turn, state.round, state.laid)

    def view(self, state: State, seat: int | None) -> State:
        if seat is not None:
            return state
        return State(state.seats, state.rounds, {}, state.turn, state.round, state.laid)


@pytest.mark.parametrize(("game", "fault"), [(Stones, ""), (Whispering, "tells one"), (Knowing, "differs")])
def test_who_says_so_is_held_to_it(game: type[Stones], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "stones", game())
    monkeypatch.setattr(saying, "_found", {})
    monkeypatch.setattr(saying, "_own", {f"{game.__module__.rpartition('.')[0]}": saying.own(STONES)})
    found = [judge(table(f"overt {number}", seats=3, game="stones"), samples=2).fault for number in range(3)]
    assert all(fault in one for one in found) if fault else not any(found)
