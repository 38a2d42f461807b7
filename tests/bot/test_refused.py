"""What Discord refuses, delays or has deleted: posts come in order, once, or their host hears of it."""

from __future__ import annotations

import asyncio
import sqlite3
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.post import Post, notice, to_table
from bot.writer import Letter
from game.api import Message
from tests.bot.world import World, buttons, shown, words
from tests.toy.rules import Bid, Done, Peek, Search, Vow, Walk


async def test_posts_wait_out_a_failing_discord_and_come_in_order(world: World) -> None:
    table = await world.vowed()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=12)
    await world.play(table, Search(seat=0))
    await world.play(await world.table(), Walk(seat=0, who="ant", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    for _ in range(8):
        await world.env.advance_time(60)
    turn, call = [words(post) for post in world.public()[-2:]]
    assert 0 < turn.find("finds") < turn.find("sends")
    assert turn.count("finds") == 1
    assert "waits for you" in call


async def test_refused_direct_messages_stop_nothing_and_tell_only_their_owner(world: World) -> None:
    message = await world.lobby(3)
    for person in world.people[:3]:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, message="no", times=None)
    await world.people[0].click(message, label="Start")
    table = await world.table()
    assert table.row.phase == "running"
    panel = await world.panel(world.people[1])
    assert "direct messages" in words(panel)
    assert not any("direct message" in words(post) for post in world.public())
    # The door is opened again: they hear of it by its being so.
    world.env.backend.faults.clear()
    seat = table.require_seat(world.people[1].id)
    for vowing in range(3):
        await world.play(await world.table(), Vow(seat=vowing, vow="gold"))
    while seat not in (await world.table()).awaited():
        await world.play(await world.table(), Done(seat=(await world.table()).awaited()[0]))
    await world.play(await world.table(), Peek(seat=seat, at=(seat + 1) % 3))
    assert "direct messages" not in words(await world.panel(world.people[1]))
    role = table.state.roles[seat]
    assert role in words(shown(await world.people[1].slash(world.channel, "secret")))


async def test_a_channel_that_may_not_be_written_to_pauses_its_game(world: World) -> None:
    table = await world.vowed()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    await world.play(table, Search(seat=0))
    table = await world.table()
    assert table.row.phase == "paused"
    assert "could not write" in words(shown(await world.people[0].slash(world.channel, "table status")))
    await world.people[0].slash(world.channel, "table resume")
    await world.env.advance_time(700)
    assert any("finds" in words(post) for post in world.public())
    assert (await world.table()).row.phase == "running"


async def test_a_channel_that_is_gone_pauses_its_game(world: World) -> None:
    table = await world.vowed()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=404, code=10003, message="Unknown Channel")
    await world.play(table, Search(seat=0))
    table = await world.table()
    assert table.row.phase == "paused"
    assert table.state.steps == 1


async def test_a_deleted_channel_pauses_its_game_and_tells_the_host(world: World) -> None:
    table = await world.vowed()
    await world.bot.http.delete_channel(world.channel.id)
    await world.env.settle()
    table = await world.bot.tables.look(table.row.id)
    assert table.row.phase == "paused"
    host = next(person for person in world.people if person.id == table.row.host)
    assert "channel of this game is gone" in words(host.user.dm_channel.history()[-1])


async def test_a_lobby_message_that_was_deleted_is_sent_again(world: World) -> None:
    message = await world.lobby(2)
    await world.bot.http.delete_message(world.channel.id, message.id)
    await world.people[2].slash(world.channel, "table join")
    assert "3 players" in words(world.public()[-1])


async def test_a_repeated_send_carries_the_same_nonce(world: World) -> None:
    table = await world.started(2)
    out = notice(table.row, [Message("bot-resumed")], world.bot.now())
    number = await world.bot.store.write(lambda ledger: ledger.send(out))
    rows = await world.bot.store.read(lambda ledger: ledger.waiting())
    (row,) = [row for row in rows if row.id == number]
    for _ in range(2):
        await world.bot.courier.deliver(row)
    nonces = [r.json.get("nonce") for r in world.env.http_requests if r.json and r.path.endswith("/messages")]
    assert nonces[-1] == nonces[-2]


async def test_a_late_post_shows_its_moment_and_the_board_shows_the_present(world: World) -> None:
    table = await world.vowed()
    await world.play(table, Done(seat=0))
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=3)
    await world.play(await world.table(), Done(seat=1))
    for seat in range(2):
        await world.play(await world.table(), Bid(seat=seat, amount=seat))
    table = await world.table()
    assert table.state.coins == [1, 5]
    for _ in range(6):
        await world.env.advance_time(60)
    story = next(words(post) for post in world.public() if "round 2, coins" in words(post))
    assert "round 2, coins [1, 1]" in story
    board = words(shown(await world.spectator.slash(world.channel, "board")))
    assert "round 2, coins [1, 5]" in board


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (400, 50035)])
async def test_a_post_refused_for_good_is_told_to_the_host_and_can_be_sent_again(
    world: World, status: int, code: int
) -> None:
    table = await world.vowed()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=status, code=code, message="no", times=2)
    await world.play(table, Search(seat=0))
    await world.play(await world.table(), Done(seat=0))
    host = next(person for person in world.people if person.id == table.row.host)
    (told,) = [m for m in host.user.dm_channel.history() if "/table unsent" in words(m)]
    assert "refused for good" in words(told)
    assert not any("finds" in words(post) or "refused" in words(post) for post in world.public())
    assert "/table unsent" in words(shown(await host.slash(world.channel, "table status")))
    other = next(person for person in world.people if person.id != table.row.host)
    assert "/table unsent" not in words(shown(await other.slash(world.channel, "table status")))
    assert "Only the host" in words(shown(await other.slash(world.channel, "table unsent")))
    panel = shown(await host.slash(world.channel, "table unsent"))
    assert "finds" in words(panel)
    assert f"{status} {code}" in words(panel)
    await host.click(panel, label="Send again")
    assert sum("finds" in words(post) for post in world.public()) == 1
    panel = shown(await host.slash(world.channel, "table unsent"))
    assert "Nothing is missing" in words(panel)
    assert "Send again" not in buttons(panel)


async def test_what_is_refused_once_more_is_listed_once_more(world: World) -> None:
    table = await world.vowed()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=413, code=40005, message="no", times=None)
    await world.play(table, Search(seat=0))
    host = next(person for person in world.people if person.id == table.row.host)
    for _ in range(2):
        panel = shown(await host.slash(world.channel, "table unsent"))
        assert "finds" in words(panel)
        await host.click(panel, label="Send again")
    world.env.backend.faults.clear()


async def test_a_secret_that_is_refused_tells_its_owner_only(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    path = f"/channels/{person.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=400, code=50035, message="no")
    await world.play(table, Peek(seat=0, at=1))
    assert "direct messages" in words(await world.panel(person))
    host = next(other for other in world.people if other.id == table.row.host)
    assert "Nothing is missing" in words(shown(await host.slash(world.channel, "table unsent")))


def slow_down(how: str) -> Exception:
    if how == "discord.py":
        return discord.RateLimited(300.0)
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers={"Retry-After": "300"})
    return discord.HTTPException(response, "slow down")


@pytest.mark.parametrize("how", ["discord.py", "header"])
async def test_discord_is_asked_again_when_it_says_and_no_sooner(
    world: World, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    table = await world.vowed()
    send, tries = Letter.send, 0

    async def slowed(letter: Letter, *where: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise slow_down(how)
        return await send(letter, *where)

    monkeypatch.setattr(Letter, "send", slowed)
    await world.play(table, Search(seat=0))
    for verb in ("pause", "resume"):
        host = next(person for person in world.people if person.id == table.row.host)
        await host.slash(world.channel, f"table {verb}")
    await world.env.advance_time(250)
    assert tries == 1
    await world.env.advance_time(60)
    assert sum("finds" in words(post) for post in world.public()) == 1


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_a_refused_post_is_sent_again(world: World, status: int) -> None:
    table = await world.vowed()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=status)
    await world.play(table, Search(seat=0))
    await world.env.advance_time(30)
    assert sum("finds" in words(post) for post in world.public()) == 1


async def test_an_old_message_that_may_no_longer_be_edited_is_posted_anew(world: World) -> None:
    await world.lobby(2)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=400, code=30046)
    await world.people[2].slash(world.channel, "table join")
    assert len(world.public()) == 2
    assert "3 players" in words(world.public()[-1])


class Full:
    """A disk on which nothing can be written for a while."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left, self.tries = 0, 0
        write = world.bot.store.write

        async def fails(work: Any) -> Any:
            if not self.left:
                return await write(work)
            self.left -= 1
            self.tries += 1
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(world.bot.store, "write", fails)


@pytest.mark.parametrize("stored", ["story", "ping"])
async def test_what_was_delivered_but_could_not_be_noted_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, stored: str
) -> None:
    table = await world.vowed()
    full = Full(world, monkeypatch)

    def sends() -> int:
        path = f"/channels/{world.channel.id}/messages"
        return sum(r.method == "POST" and r.path.endswith(path) for r in world.env.http_requests)

    before = sends()
    out = to_table(table.row, stored, Post((Message("bot-resumed"),)), world.bot.now())  # type: ignore[arg-type]
    await world.bot.store.write(lambda ledger: ledger.send(out))
    full.left = 4
    for _ in range(50):
        # Whoever asks again does not make it any faster.
        with world.env._bot_scope():
            world.bot.courier.wake()
        await asyncio.sleep(0.01)
    assert full.tries == 1
    await world.env.advance_time(40)
    assert full.left == 0
    assert sends() == before + 1
    assert await world.bot.store.read(lambda ledger: ledger.waiting()) == []
    assert caplog.text.count("the outbox cannot be written to") == 1
    assert caplog.text.count("the outbox can be written to again") == 1
    assert world.bot.courier.delivery.said == {}
    await world.people[0].slash(world.channel, "table extend")
    assert any("more time" in words(post) for post in world.public())


async def test_a_call_that_could_not_be_taken_away_is_taken_away_later(world: World) -> None:
    table = await world.vowed()
    door = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("DELETE", door, status=503, times=8)
    await world.play(table, Done(seat=0))
    assert sum("waits for you" in words(post) for post in world.public()) == 2
    await world.restart()
    for _ in range(4):
        await world.env.advance_time(60)
    (call,) = [words(post) for post in world.public() if "waits for you" in words(post)]
    assert f"<@{table.place(1).user}>" in call
