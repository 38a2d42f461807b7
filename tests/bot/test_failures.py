"""What may go wrong with an answer, a command or a start, and that the game is right afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Bot
from bot.commands.translation import CommandTranslator
from bot.config import Config
from tests.bot.gateway import Gateway
from tests.bot.world import World, doing, shown, words
from tests.toy import TOY


async def test_somebody_elses_panel_cannot_be_pressed_and_strangers_are_refused_kindly(world: World) -> None:
    await world.vowed()
    stranger = world.add_person("stranger")
    ping = world.public()[-1]
    result = await stranger.click(ping, label="My turn")
    assert result.ephemeral
    assert "no seat" in words(result.response)
    for command in (
        "turn",
        "secret",
        "catchup",
        "undo",
        "endturn",
        "toy search",
        "table pause",
        "table close",
    ):
        answer = shown(await stranger.slash(world.channel, command))
        assert words(answer)
    assert (await world.table()).row.phase == "running"


async def test_an_acknowledgement_that_comes_too_late_loses_nothing(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    world.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await person.slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1
    assert any("finds" in words(post) for post in world.public())


async def test_an_answer_that_is_lost_loses_nothing(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, message="Unknown webhook", times=9)
    await person.slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1


async def test_acknowledged_already_is_as_good_as_acknowledged(world: World) -> None:
    table = await world.vowed()
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, message="already")
    await world.person_of(table, 0).slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1


async def test_an_unforeseen_error_gives_a_code_and_leaves_the_game_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(table.game), "apply", broken)
        answer = shown(await person.slash(world.channel, "toy search"))
    code = words(answer).split("**")[1]
    assert f"reference={code}" in caplog.text
    assert (await world.table()).state == table.state


async def test_a_command_that_discord_remembers_wrongly_is_answered(world: World, gateway: Gateway) -> None:
    gateway.hold()
    result = await world.people[0].slash(world.channel, "turn")
    assert gateway.held is not None
    gateway.held[0]["data"]["name"] = "my-turn"
    await gateway.release()
    assert [type(error).__name__ for error in world.env.errors] == ["CommandNotFound"]
    assert "has changed since" in words(result.response)
    assert result.ephemeral


async def test_missing_permissions_are_named_before_a_game_is_opened(world: World) -> None:
    me = world.guild.create_role("no", permissions=discord.Permissions.none())
    quiet = world.guild.create_text_channel(
        "quiet",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(send_messages=False, attach_files=False)
        },
    )
    assert me is not None
    answer = shown(await world.people[0].slash(quiet, "table open"))
    assert "permissions “Send Messages”, “Attach Files”." in words(answer)
    assert await world.bot.store.read(lambda ledger: ledger.game_in(quiet.id)) is None


async def test_every_button_works_after_a_restart(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    await world.restart()
    await person.click(panel, label="Search the cellar")
    await world.restart()
    await person.click(panel, custom_id=doing(panel))
    assert (await world.table()).state.steps == 1
    lobby = world.public()[0]
    await world.restart()
    result = await person.click(lobby, label="My turn")
    assert "It is your turn" in words(result.response)


async def test_commands_are_synced_only_when_they_change(world: World) -> None:
    def syncs() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in world.env.http_requests)

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1


async def test_commands_that_have_changed_are_put_into_every_language_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is held against the former ones is what is sent."""
    asked = []
    translate = CommandTranslator.translate

    async def count(self: CommandTranslator, *what: Any) -> str | None:
        asked.append(what)
        return await translate(self, *what)

    monkeypatch.setattr(CommandTranslator, "translate", count)
    tree = world.bot.tree
    once = [await it.get_translated_payload(tree, CommandTranslator()) for it in tree.get_commands()]
    needed = len(asked)
    await world.bot.store.write(
        lambda ledger: ledger.put_note(f"commands:{world.bot.application_id}", "other")
    )
    asked.clear()
    assert await world.bot.sync()
    assert len(asked) == needed
    sent = [r.json for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert sent[-1] == once


async def test_told_to_end_while_it_begins_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is there, and has not said yet what time it is."""
    bot, asked = Bot(Config(database=tmp_path / "games.sqlite3"), {"toy": TOY}), asyncio.Event()

    async def never() -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(bot, "measure", never)
    begins = asyncio.create_task(bot.setup_hook())
    await asked.wait()
    await bot.close()
    assert bot.is_closed()
    begins.cancel()
    await asyncio.gather(begins, return_exceptions=True)


async def test_while_discord_asks_for_patience_with_the_commands_the_bot_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []
    sync = Bot.sync

    async def later(self: Bot) -> bool:
        tries.append(self)
        if len(tries) == 1:
            raise discord.RateLimited(1800.0)
        return await sync(self)

    monkeypatch.setattr(Bot, "sync", later)
    monkeypatch.setattr("bot.commands.learning.PATIENCE", 0.1)
    world = World(tmp_path / "games.sqlite3")
    await world.open(people=2)
    assert world.bot.is_ready()
    await world.env.advance_time(1700)
    assert len(tries) == 1
    await world.env.advance_time(200)
    assert len(tries) == 2
    await world.started(2)
    await world.close()
