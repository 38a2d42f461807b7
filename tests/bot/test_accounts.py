"""Why the bots acted so: asked for by name in any language, and under each minute's post."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import limits
from bot.accounts import accounts, given, meant
from bot.buttons import read as read_button
from bot.buttons.show import PAGES, ShowAccount
from bot.panels.accounts import page as accounts_page
from bot.words import Words
from game import GAMES
from game.api import Account, Event, Message
from images.api import GALLERIES
from tests.bot.panels import at
from tests.bot.world import World, buttons, parts, shown, words
from tests.rules.scene import Scene

MINUTES_LEFT = 12
"""Played that long: of fourteen for three, two are over."""


async def opened(path: Path, *, pictures: bool = False) -> World:
    """A game alone against two bots, two minutes old."""
    galleries: Any = {"stationfall": GALLERIES["stationfall"]} if pictures else {}
    world = World(path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, galleries)
    await world.open()
    person = world.people[0]
    await person.slash(world.channel, "table open", cast="random", which_bots="Engineer, Station Chief")
    await person.click(world.public()[0], label="Start")
    table = await world.table()
    while table.state.minute > MINUTES_LEFT:
        legal = table.legal(0)
        await world.play(table, next((it for it in legal if "Renegotiate" in type(it).__name__), legal[0]))
        table = await world.table()
    return world


async def told(world: World) -> list[Account]:
    table = await world.table()
    return accounts(await world.bot.tables.played(table))


CALLED = (
    "bot engineer",
    "Engineer",
    "engineer bot",
    "inżynier",
    "bot inżynier",
    "エンジニア",
    "ボットエンジニア",
)
"""However somebody calls the Engineer."""


@pytest.mark.parametrize("sentence", CALLED)
async def test_a_bot_is_asked_for_by_its_name_in_any_language(tmp_path: Path, sentence: str) -> None:
    world = await opened(tmp_path)
    found = await told(world)
    table = await world.table()
    named = meant(table, found, sentence)
    assert len({one.seat for one in named}) == 1
    answer = words(shown(await world.spectator.slash(world.channel, "why", sentence=sentence)))
    assert f"Engineer (bot), minute {named[-1].round}" in answer
    assert answer.count("Engineer, line") + answer.count("script, line") == len(named[-1].lines)
    await world.close()


async def test_a_minute_may_be_said_and_the_last_turn_is_meant_otherwise(tmp_path: Path) -> None:
    world = await opened(tmp_path)
    found, table = await told(world), await world.table()
    assert {one.round for one in found} >= {14, 13}
    assert {one.round for one in meant(table, found, "bot engineer 14")} == {14}
    assert {one.round for one in meant(table, found, "inżynier, minuta 13")} == {13}
    assert not meant(table, found, "bot engineer 3")
    answer = words(shown(await world.spectator.slash(world.channel, "why", sentence="engineer 14")))
    assert "minute 14" in answer
    assert "minute 13" not in answer
    await world.close()


async def test_who_names_no_bot_asks_about_an_action(tmp_path: Path) -> None:
    world = await opened(tmp_path)
    found, table = await told(world), await world.table()
    for sentence in ("influence engineer", "step bridge", "activate counselor", "engineer gun", "!", ""):
        assert not meant(table, found, sentence)
    answer = shown(await world.people[0].slash(world.channel, "why", sentence="abandon ship"))
    assert "script" not in words(answer)
    await world.close()


async def test_a_round_is_told_at_a_glance_and_each_bot_in_full(tmp_path: Path) -> None:
    world = await opened(tmp_path)
    latest = (await told(world))[-1].round
    last = shown(await world.spectator.slash(world.channel, "why", sentence="bot"))
    assert f"(bot), minute {latest}" in words(last)
    page = shown(await world.spectator.slash(world.channel, "why", sentence="bot 13"))
    assert words(page).count("(bot), minute 13") == 2
    assert ": nobody" not in words(page)
    assert {"Engineer (bot)", "Station Chief (bot)"} < set(buttons(page))
    assert "In the rulebook’s notation" not in words(page)
    one = await world.spectator.click(page, label="Station Chief (bot)")
    assert words(one.response).count("(bot), minute") == 1
    assert "In the rulebook’s notation" in words(one.response)
    older = await world.spectator.click(one.response or page, label="Older")
    assert "Station Chief (bot), minute 14" in words(older.response)
    assert "Older" not in buttons(older.response)
    every = await world.spectator.click(older.response or page, label="All of them")
    assert "Engineer (bot), minute 14" in words(every.response)
    await world.close()


async def test_under_each_minutes_post_one_may_ask_why(tmp_path: Path) -> None:
    world = await opened(tmp_path, pictures=True)
    asked = [post for post in world.public() if "Why did the bots do that?" in buttons(post)]
    assert len(asked) == 2
    result = await world.spectator.click(asked[0], label="Why did the bots do that?")
    answer = words(result.followups[0] if result.followups else result.response)
    assert answer.count("minute 14") == 2
    assert "minute 13" not in answer
    await world.close()


async def test_under_each_minutes_post_stands_the_way_to_ones_own_turn(tmp_path: Path) -> None:
    """Who plays alone is always waited for, and so is never called again."""
    world = await opened(tmp_path, pictures=True)
    minutes = [post for post in world.public() if "Why did the bots do that?" in buttons(post)]
    assert all("My turn" in buttons(post) for post in minutes)
    result = await world.people[0].click(minutes[-1], label="My turn")
    answers = [shown for shown in (result.response, *result.followups) if shown is not None]
    assert any("Refresh" in buttons(answer) for answer in answers), [list(buttons(one)) for one in answers]
    await world.close()


def test_what_is_told_to_some_is_no_account_for_all() -> None:
    account = Account(1, 3, Message("a"), (Message("b"),))
    assert given([Event(Message("c"), account=account)]) == [account]
    assert given([Event(Message("c"), frozenset({0}), account=account), Event(Message("d"))]) == []


def button_of(part: dict[str, Any]) -> ShowAccount | None:
    found = read_button(part["custom_id"]) if "custom_id" in part else None
    return found if isinstance(found, ShowAccount) else None


@pytest.mark.parametrize("count", [3, 16, 40])
def test_however_long_an_account_is_every_line_can_be_read(count: int) -> None:
    """What was decided comes first, and pressing on leads through all of it and back."""
    table = at(Scene())
    lines = tuple(Message("bot-numbered", {"number": number, "name": "why " * 60}) for number in range(count))
    found = [Account(1, 3, Message("bot-numbered", {"number": 0, "name": "title"}), lines)]
    read, cue = "", "account"
    for page in range(count):
        back = PAGES.index(cue)
        plain = Words.plain(table, "en")
        seen = parts(accounts_page(table, found, 2, 3, plain, plain, back).view.to_components())
        said = "\n".join(part["content"] for part in seen if "content" in part)
        assert len(said) <= limits.PAGE
        assert page or said.rstrip("* ").endswith(f"{count - 1} · {'why ' * 60}".strip())
        read += said
        others = [part for part in seen if part.get("label", "").startswith("The other lines")]
        cue = next((it.cue for it in map(button_of, others) if it is not None), "account")
        if cue == "account":
            break
    assert all(f"{number} · why" in read for number in range(count))
