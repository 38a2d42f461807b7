"""The bot in a local browser: the page is there, and the game is still there the next day."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.config import Config
from bot.rehearsal import demonstrate, stage, welcome
from bot.store.file import play
from images.api import Picture
from tests.bot.world import buttons, words
from tests.toy import GALLERY, TOY
from tests.toy.gallery import ToyGallery


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the tests is pytest's."""
    monkeypatch.setattr("bot.config.log_to_terminal", lambda _: None)


async def test_a_rehearsal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=0.0)
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, people, preview):
        async with aiohttp.ClientSession() as session, session.get(preview.url.split("#")[0]) as answer:
            assert answer.status == 200
        await people[0].slash(channel, "table open")
        await people[1].slash(channel, "table join")
        await people[1].slash(channel, "table ready")
        await people[0].slash(channel, "table start")
        table = await bot.tables.look_in(channel.id)
        await people[0].slash(channel, "toy vow", vow="gold")
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, people, _):
        again = await bot.tables.look_in(channel.id)
        assert again.row.id == table.row.id
        assert again.row.entries == table.row.entries + 1
        said = "\n".join(words(message) for message in channel.history())
        assert "Lanterns" in said
        assert "waits for you" in said
        await people[1].slash(channel, "toy vow", vow="gold")
        assert (await bot.tables.look_in(channel.id)).state.stage == "turn"


async def test_of_several_games_the_last_goes_on_and_the_others_are_kept(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=0.0)
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, people, _):
        assert channel.guild is not None
        other = channel.guild.create_text_channel("other")
        await people[0].slash(channel, "table open")
        await people[0].slash(other, "table open")
        first, last = [(await bot.tables.look_in(it.id)).row.id for it in (channel, other)]
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, _, _):
        assert (await bot.tables.look_in(channel.id)).row.id == last
        kept = await bot.tables.look(first)
        assert kept.row.phase == "lobby"
        assert kept.row.channel != channel.id


async def test_what_is_left_in_the_middle_of_a_step_goes_on(tmp_path: Path) -> None:
    """What was not posted yet, and who was to act, have nothing to do with a channel that is no more."""
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=1.0)
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, people, _):
        await demonstrate(bot, channel, people[0])
        for _ in range(200):
            if await bot.store.read(lambda ledger: ledger.waiting()):
                break
            await asyncio.sleep(0.05)
        assert await bot.store.read(lambda ledger: ledger.waiting())
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}, patience=0.5) as (bot, channel, _, _):
        table = await bot.tables.look_in(channel.id, finished=True)
        assert table.row.phase != "paused"
        lanes = {out.lane for out in await bot.store.read(lambda ledger: ledger.waiting())}
        assert lanes <= {f"c{channel.id}"}


async def test_in_a_demonstration_the_computers_play(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=0.0)
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}) as (bot, channel, people, _):
        await demonstrate(bot, channel, people[0])
        table = await bot.tables.look_in(channel.id, finished=True)
        assert table.people() == []
        for _ in range(300):
            table = await bot.tables.look_in(channel.id, finished=True)
            if table.row.phase == "finished":
                break
            await asyncio.sleep(0.1)
        assert table.row.phase == "finished"


async def test_who_watches_a_demonstration_is_greeted_with_the_board(tmp_path: Path) -> None:
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=60.0)
    async with stage(config, {"toy": TOY}, {"toy": GALLERY}, patience=2.0) as (bot, channel, people, _):
        await demonstrate(bot, channel, people[0])
        await welcome(bot, channel)
        *_, greeting = channel.history(viewer=people[0])
        assert "You are watching Lanterns" in words(greeting)
        assert greeting.attachments
        assert set(buttons(greeting)) == {"Board", "Help"}, "who watches has no turn, and no secrets"
        assert not any("The game has begun" in words(message) for message in channel.history())
        assert not any(message.flags.ephemeral for message in channel.history(viewer=people[0]))


class Slow(ToyGallery):
    """Takes its time, as a machine does that has much to do."""

    def draw(self, *given: Any, **how: Any) -> Picture:
        sleep(0.3)
        return super().draw(*given, **how)


async def test_a_click_during_a_computers_turn_is_answered_and_never_leaves_the_page_in_doubt(
    tmp_path: Path,
) -> None:
    config = Config(database=tmp_path / "rehearsal.sqlite3", computer_pace=0.3)
    async with stage(config, {"toy": TOY}, {"toy": Slow()}, patience=0.05) as (bot, channel, people, preview):
        await demonstrate(bot, channel, people[0])
        await welcome(bot, channel)
        address, secret = preview.url.split("/#")
        async with aiohttp.ClientSession(headers={"X-Simcord-Capability": secret}) as browser:
            async with browser.post(address + "/api/pages", json={}) as opened:
                page = await opened.json()
            browser.headers["X-Simcord-Context"] = page["context"]["id"]
            button = next(_controls(page["messages"]))
            for number in range(1, 7):
                click = {
                    "kind": "click" if number % 2 else "refresh",
                    "control_key": button,
                    "target_id": button.split(":")[1],
                    "protocol_version": 3,
                    "sequence": number,
                    "request_id": f"click-{number}",
                    "generation": page["context"]["generation"],
                    "bot_generation": page["botGeneration"],
                    # What the page saw when it was opened: much has been published since.
                    "published_revision": page["publishedRevision"],
                }
                # The computer players go on meanwhile, and the page is shown what they do.
                await asyncio.sleep(0.4)
                async with browser.post(address + "/api/action", json=click) as answer:
                    assert answer.status == 200, await answer.text()
                    receipt = await answer.json()
                assert not receipt["rejected"], receipt
                assert not receipt["uncertain"], receipt
                if click["kind"] == "click":
                    # However slow the machine: else the page says that nothing came of it.
                    assert receipt["acknowledgement"] in ("acknowledged", "deferred"), receipt
                assert receipt["settlement"] == "settled"
        assert (await bot.tables.look_in(channel.id, finished=True)).row.entries > 1, "nobody has played"


def _controls(value: Any) -> Iterator[str]:
    """The keys of everything that can be pressed: in the lobby, a Board button among them."""
    if isinstance(value, dict):
        if value.get("label") == "Board":
            yield value["control_key"]
        for part in value.values():
            yield from _controls(part)
    elif isinstance(value, list):
        for part in value:
            yield from _controls(part)


def test_the_doctor_says_what_to_do_about_a_missing_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(SystemExit) as end:
        main(["doctor"])
    said = capsys.readouterr().out
    assert end.value.code == 1
    assert "DISCORD_TOKEN is not set" in said
    assert "put the token behind DISCORD_TOKEN=" in said
    assert "it is made when the bot starts" in said
    assert not (tmp_path / "data").exists()


def test_a_bad_setting_ends_the_program_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    with pytest.raises(SystemExit, match="LOG_LEVEL: write one of"):
        main(["serve"])


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (discord.LoginFailure(), 2, "refuses DISCORD_TOKEN"),
        (aiohttp.ClientConnectionError("x"), 3, "reached"),
        (discord.GatewayNotFound(), 3, "does not let the bot in"),
    ],
)
def test_what_hinders_serving_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    code: int,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")

    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("bot.client.Bot.start", fail)
    with pytest.raises(SystemExit) as end:
        main([])
    assert end.value.code == code
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["rehearse", "--no-browser"], ["export", "1", "game.json"]])
def test_a_database_that_cannot_be_used_ends_the_program_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "games.sqlite3")
    for name in ("games.sqlite3", "rehearsal.sqlite3"):
        (tmp_path / name).write_text("this is no database, whatever its name may say\n" * 40)
    with pytest.raises(SystemExit, match=r"sqlite3: file is not a database\nDATABASE in .env"):
        main(arguments)


def test_export_and_import_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "games.sqlite3")
    play(tmp_path / "games.sqlite3").close()
    for arguments, code in (
        (["export", "1", "game.json"], 1),
        (["import", "none.json"], 1),
        (["backup", "copy.sqlite3"], 0),
        (["backup", "copy.sqlite3"], 1),
    ):
        with pytest.raises(SystemExit) as end:
            main(arguments)
        assert end.value.code == code
    assert "there is no game 1" in capsys.readouterr().err
