"""What Discord may do to the bot, and that the game is right afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import Bot
from bot.post import Post, notice, to_table
from bot.writer import Letter
from game.api import Message
from tests.bot.world import World, buttons, doing, shown, words
from tests.toy.rules import Bid, Done, Peek, Search, Vow, Walk


class Wire:
    """Hears what is delivered; can deliver it once more, or several things at the same moment."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.heard: list[dict[str, Any]] = []
        self.held: list[dict[str, Any]] | None = None
        self._emit = world.env.backend.emit
        world.env.backend.emit = self._hear  # type: ignore[method-assign]

    def _hear(self, event: str, payload: Any, *more: Any, **named: Any) -> Any:
        if event == "INTERACTION_CREATE":
            self.heard.append(payload)
            if self.held is not None:
                self.held.append(payload)
                return None
        return self._emit(event, payload, *more, **named)

    async def again(self) -> None:
        self._emit("INTERACTION_CREATE", self.heard[-1])
        await self.world.env.settle()

    def hold(self) -> None:
        """From now on nothing arrives."""
        self.held = []

    async def release(self) -> None:
        """All that was held back arrives at once."""
        held, self.held = self.held or [], None
        for payload in held:
            self._emit("INTERACTION_CREATE", payload)
        await self.world.env.settle()


@pytest.fixture
def wire(world: World) -> Iterator[Wire]:
    return Wire(world)  # type: ignore[return-value]


async def vowed(world: World, people: int = 2) -> Any:
    table = await world.started(people)
    for seat in range(people):
        await world.person_of(table, seat).slash(world.channel, "toy vow", vow="gold")
    return await world.table()


async def test_an_interaction_delivered_twice_counts_once(world: World, wire: Wire) -> None:
    table = await vowed(world)
    person = world.person_of(table, 0)
    await person.slash(world.channel, "toy search")
    await wire.again()
    table = await world.table()
    assert table.state.steps == 1
    panel = await world.panel(person)
    await person.click(panel, label="Search the cellar")
    await person.click(panel, custom_id=doing(panel))
    await wire.again()
    assert (await world.table()).state.steps == 0
    assert sum(words(post).count("finds") for post in world.public()) == 2


async def test_undo_delivered_twice_takes_back_one_step(world: World, wire: Wire) -> None:
    await vowed(world)
    person = world.person_of(await world.table(), 0)
    for pawn in ("ant", "bat"):
        await person.slash(
            world.channel, "toy walk", who=pawn, to="ford", pay="step" if pawn == "ant" else "coin"
        )
    await person.slash(world.channel, "undo")
    await wire.again()
    assert len((await world.table()).staged(0).actions) == 1


async def test_a_lobby_button_delivered_twice_counts_once(world: World, wire: Wire) -> None:
    message = await world.lobby(2)
    await world.people[0].click(message, label="Add computer")
    await wire.again()
    assert len((await world.table()).places) == 3
    await world.people[0].click(message, label="Start")
    await wire.again()
    assert sum("Lanterns are lit" in words(post) for post in world.public()) == 1


async def test_whatever_runs_a_table_counts_once(world: World, wire: Wire) -> None:
    host = world.people[0]

    async def twice(command: str, **options: Any) -> str:
        result = await host.slash(world.channel, command, **options)
        await wire.again()
        return words(result.response)

    assert "Your table is open" in await twice("table open")
    assert len(world.public()) == 1
    await twice("table computer", count=2)
    assert len((await world.table()).places) == 3
    await twice("table ready")
    await world.people[1].slash(world.channel, "table join")
    await wire.again()
    await world.people[1].slash(world.channel, "table ready")
    await wire.again()
    await twice("table start")
    said: list[str] = []
    for command in ("pause", "resume", "extend"):
        before = len(world.public())
        said.append(await twice(f"table {command}"))
        notices = [words(post) for post in world.public()[before:] if "waits for you" not in words(post)]
        assert len(notices) <= 1, command
    assert said == [
        "The game is paused. /table resume goes on.",
        "The game goes on.",
        "Everybody has more time: the waits begin afresh.",
    ]
    seat = (await world.table()).require_seat(host.id)
    other = (await world.table()).require_seat(world.people[1].id)
    assert "The table is asked" in await twice("table replace", seat=other + 1, person=world.people[2].user)
    (ballot,) = [post for post in world.public() if "Shall" in words(post)]
    await world.people[1].click(ballot, label="Yes")
    await wire.again()
    assert (await world.table()).place(other).user == world.people[2].id
    assert "changed hands" in await twice("table replace", seat=seat + 1)
    assert (await world.table()).place(seat).user is None
    assert (await world.table()).row.host == world.people[2].id
    await world.people[2].slash(world.channel, "table close")
    await wire.again()
    assert sum("is closed" in words(post) for post in world.public()) == 1


async def test_a_vote_asked_for_twice_is_one_vote(world: World, wire: Wire) -> None:
    await vowed(world, 4)
    table = await world.table()
    others = [person for person in world.people if person.id != table.row.host]
    await others[0].slash(world.channel, "table pause")
    await wire.again()
    (ballot,) = [post for post in world.public() if "Shall" in words(post)]
    await others[1].click(ballot, label="Yes")
    await wire.again()
    assert (await world.table()).row.phase == "running"
    await others[2].click(ballot, label="Yes")
    await wire.again()
    assert (await world.table()).row.phase == "paused"
    assert sum("game is paused." in words(post) for post in world.public()) == 1


async def test_a_preference_pressed_once_is_changed_once(world: World, wire: Wire) -> None:
    person = world.people[0]
    panel = shown(await person.slash(world.channel, "me"))
    await person.click(panel, label="No direct messages")
    await wire.again()
    assert not (await world.bot.store.read(lambda ledger: ledger.person(person.id))).dm


async def test_two_presses_at_the_same_moment(world: World, wire: Wire) -> None:
    table = await vowed(world)
    person = world.person_of(table, 0)
    panels = [await world.panel(person) for _ in range(2)]
    for panel in panels:
        await person.click(panel, label="Search the cellar")
    custom = doing(panels[0])
    assert custom == doing(panels[1])
    wire.hold()
    for panel in panels:
        await person.click(panel, custom_id=custom)
    assert (await world.table()).state.steps == 2
    await wire.release()
    assert (await world.table()).state.steps == 1
    assert sum("moved on" in words(panel) for panel in panels) == 1


async def test_two_people_press_at_the_same_moment(world: World, wire: Wire) -> None:
    message = await world.lobby(2)
    host, other, *rest = world.people
    wire.hold()
    for person in rest:
        await person.click(message, label="Join")
    await other.click(message, label="Ready")  # no longer ready
    await host.click(message, label="Start")
    await wire.release()
    table = await world.table()
    assert table.row.phase == "lobby"
    assert len(table.places) == 4
    wire.hold()
    for person in (other, *rest):
        await person.click(message, label="Ready")
    await wire.release()
    wire.hold()
    for _ in range(2):
        await host.click(message, label="Start")
    await wire.release()
    table = await world.table()
    assert table.row.phase == "running"
    assert sum("Lanterns are lit" in words(post) for post in world.public()) == 1
    # Everybody chooses in the same moment.
    wire.hold()
    for person in world.people:
        await person.slash(world.channel, "toy vow", vow="gold")
    await wire.release()
    table = await world.table()
    assert table.state.vows == ["gold"] * 4
    assert table.row.entries == 5


async def test_one_button_pressed_twice(world: World) -> None:
    table = await vowed(world)
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    await person.click(panel, label="Search the cellar")
    custom = doing(panel)
    second = await world.panel(person)
    await person.click(second, label="Search the cellar")
    await person.click(panel, custom_id=custom)
    await person.click(second, custom_id=custom)
    assert (await world.table()).state.steps == 1
    assert "moved on" in words(second)


async def test_somebody_elses_panel_cannot_be_pressed_and_strangers_are_refused_kindly(world: World) -> None:
    await vowed(world)
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
    table = await vowed(world)
    person = world.person_of(table, 0)
    world.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await person.slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1
    assert any("finds" in words(post) for post in world.public())


async def test_an_answer_that_is_lost_loses_nothing(world: World) -> None:
    table = await vowed(world)
    person = world.person_of(table, 0)
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, message="Unknown webhook", times=9)
    await person.slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1


async def test_acknowledged_already_is_as_good_as_acknowledged(world: World) -> None:
    table = await vowed(world)
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, message="already")
    await world.person_of(table, 0).slash(world.channel, "toy search")
    assert (await world.table()).state.steps == 1


async def test_posts_wait_out_a_failing_discord_and_come_in_order(world: World) -> None:
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=404, code=10003, message="Unknown Channel")
    await world.play(table, Search(seat=0))
    table = await world.table()
    assert table.row.phase == "paused"
    assert table.state.steps == 1


async def test_a_deleted_channel_pauses_its_game_and_tells_the_host(world: World) -> None:
    table = await vowed(world)
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


async def test_an_unforeseen_error_gives_a_code_and_leaves_the_game_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await vowed(world)
    person = world.person_of(table, 0)

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(table.game), "apply", broken)
        answer = shown(await person.slash(world.channel, "toy search"))
    code = words(answer).split("**")[1]
    assert f"reference={code}" in caplog.text
    assert (await world.table()).state == table.state


async def test_a_command_that_discord_remembers_wrongly_is_answered(world: World, wire: Wire) -> None:
    wire.hold()
    result = await world.people[0].slash(world.channel, "turn")
    assert wire.held is not None
    wire.held[0]["data"]["name"] = "my-turn"
    await wire.release()
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


async def test_every_button_works_after_a_restart(world: World) -> None:
    table = await vowed(world)
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
    assert "Lanterns" in words(result.response)


async def test_commands_are_synced_only_when_they_change(world: World) -> None:
    def syncs() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in world.env.http_requests)

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1


async def test_a_late_post_shows_its_moment_and_the_board_shows_the_present(world: World) -> None:
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
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
    table = await vowed(world)
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
    assert world.bot.courier._said == {}
    await world.people[0].slash(world.channel, "table extend")
    assert any("more time" in words(post) for post in world.public())


async def test_a_call_that_could_not_be_taken_away_is_taken_away_later(world: World) -> None:
    table = await vowed(world)
    door = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("DELETE", door, status=503, times=8)
    await world.play(table, Done(seat=0))
    assert sum("waits for you" in words(post) for post in world.public()) == 2
    await world.restart()
    for _ in range(4):
        await world.env.advance_time(60)
    (call,) = [words(post) for post in world.public() if "waits for you" in words(post)]
    assert f"<@{table.place(1).user}>" in call


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
    monkeypatch.setattr("bot.client.SYNC_PATIENCE", 0.1)
    world = World(tmp_path / "games.sqlite3")
    await world.open(people=2)
    assert world.bot.is_ready()
    await world.env.advance_time(1700)
    assert len(tries) == 1
    await world.env.advance_time(200)
    assert len(tries) == 2
    await world.started(2)
    await world.close()
