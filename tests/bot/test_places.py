"""Where a game is played: channels, threads and servers, what the bot may do there, and losing it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from tests.bot.world import World, buttons, shown, words
from tests.toy import GALLERY, TOY
from tests.toy.rules import Done, Search, Vow


async def thread_in(world: World) -> ChannelHandle:
    anchor = await world.people[0].send(world.channel, "a thread, please")
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table", message=anchor)
    return next(one for one in world.channel.threads if one.id == thread.id)


async def begun(place: ChannelHandle, people: list[MemberActor]) -> None:
    """A table of these people, dealt."""
    await people[0].slash(place, "table open")
    for person in people[1:]:
        await person.slash(place, "table join")
        await person.slash(place, "table ready")
    await people[0].slash(place, "table start")


def forbid(world: World, place: ChannelHandle, *names: str) -> None:
    """Take these permissions from the bot in a channel; without names, give all back."""
    backend, me = world.env.backend, world.env.backend.bot_user.id
    if names:
        deny = discord.Permissions(**dict.fromkeys(names, True)).value
        backend.set_overwrite(place.id, Overwrite(me, OverwriteType.MEMBER, deny=deny))
    else:
        backend.delete_overwrite(place.id, me)


async def test_a_game_in_a_thread_from_the_lobby_to_the_last_score(world: World) -> None:
    thread = await thread_in(world)
    await begun(thread, world.people[:2])
    rng = Random(1)
    table = await world.bot.tables.look_in(thread.id)
    while table.row.phase == "running":
        seat = table.awaited()[0]
        person = world.person_of(table, seat)
        panel = shown(await person.slash(thread, "turn"))
        assert buttons(panel)
        await world.play(table, table.closing(seat) or rng.choice(table.legal(seat)))
        table = await world.bot.tables.look_in(thread.id, finished=True)
    said = "\n".join(words(post) for post in thread.history())
    assert "Lanterns: the end" in said
    assert "Lanterns" not in "\n".join(words(post) for post in world.public())


async def test_a_deleted_thread_pauses_its_game_and_tells_the_host(world: World) -> None:
    thread = await thread_in(world)
    await begun(thread, world.people[:2])
    table = await world.bot.tables.look_in(thread.id)
    await world.bot.http.delete_channel(thread.id)
    await world.env.settle()
    assert (await world.bot.tables.look(table.row.id)).row.phase == "paused"
    assert "channel of this game is gone" in words(world.people[0].user.dm_channel.history()[-1])


async def test_what_the_bot_lacks_in_a_thread_is_named(world: World) -> None:
    thread = await thread_in(world)
    forbid(world, world.channel, "send_messages_in_threads")
    answer = shown(await world.people[0].slash(thread, "table open"))
    assert "“Send Messages in Threads”" in words(answer)
    forbid(world, world.channel)
    assert "table is open" in words(shown(await world.people[0].slash(thread, "table open")))


async def test_a_private_thread_that_the_bot_is_not_in_is_refused_with_what_to_do(world: World) -> None:
    forbid(world, world.channel, "manage_threads")
    host, backend = world.people[0], world.env.backend
    kind = ChannelType.PRIVATE_THREAD
    hidden = backend.create_thread(world.channel.id, "hush", host.id, type=kind, broadcast=False)
    place = ChannelHandle(world.env, world.guild, hidden)
    assert "Mention me" in words(shown(await host.slash(place, "table open")))
    assert not await world.bot.store.read(lambda ledger: ledger.game_in(hidden.id))


@pytest.mark.parametrize("name", ["view_channel", "send_messages", "embed_links", "attach_files"])
async def test_each_missing_permission_is_named_when_a_game_is_opened_or_begun(
    world: World, name: str
) -> None:
    await world.lobby(2)
    forbid(world, world.channel, name)
    other = world.guild.create_text_channel("other")
    forbid(world, other, name)
    said = "“" + name.replace("_", " ").title() + "”"
    host = world.people[0]
    assert said in words(shown(await host.slash(other, "table open")))
    assert said in words(shown(await host.slash(world.channel, "table start")))
    assert (await world.table()).row.phase == "lobby"
    forbid(world, world.channel)
    await host.slash(world.channel, "table start")
    assert (await world.table()).row.phase == "running"


async def test_without_the_permission_for_pictures_the_story_goes_on_in_words(world: World) -> None:
    table = await world.started(2)
    forbid(world, world.channel, "attach_files")
    for seat in range(2):
        await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    for seat in range(2):
        await world.play(await world.table(), Done(seat=seat))
    table = await world.table()
    assert table.row.phase == "running"
    assert table.state.round == 2
    assert "round 1 is over" in "\n".join(words(post) for post in world.public()).lower()
    assert not any(post.attachments for post in world.public())
    board = shown(await world.people[0].slash(world.channel, "board"))
    assert "round 2" in words(board)


async def test_a_permission_taken_away_in_the_middle_pauses_the_game_until_it_is_back(world: World) -> None:
    await world.started(2)
    for seat in range(2):
        await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    forbid(world, world.channel, "send_messages")
    await world.play(await world.table(), Search(seat=0))
    table = await world.table()
    assert table.row.phase == "paused"
    assert table.state.steps == 1
    host = next(person for person in world.people if person.id == table.row.host)
    assert "could not write" in words(host.user.dm_channel.history()[-1])
    forbid(world, world.channel)
    await host.slash(world.channel, "table resume")
    await world.env.advance_time(60)
    said = [words(post) for post in world.public()]
    assert sum("finds" in one for one in said) == 1
    assert "waits for you" in said[-1]


async def test_thrown_out_of_a_server_its_games_wait_and_the_others_go_on(world: World) -> None:
    there = world.env.create_guild("Strangers")
    place = there.create_text_channel("games")
    people = [there.add_member(person.user) for person in world.people[:2]]
    await begun(place, people)
    await world.started(2)
    gone = await world.bot.tables.look_in(place.id)
    world.env.backend.remove_guild(there.id)
    await world.env.settle()
    gone = await world.bot.tables.look(gone.row.id)
    assert gone.row.phase == "paused"
    assert "no longer in that server" in words(people[0].user.dm_channel.history()[-1])
    assert not await world.bot.store.read(lambda ledger: ledger.timers(gone.row.id))
    await world.play(await world.table(), Vow(seat=0, vow="gold"))
    assert (await world.table()).row.phase == "running"


async def test_several_games_in_one_server_keep_apart(world: World) -> None:
    """The same people sit in both; panels, secrets and messages are those of the right game."""
    other = world.guild.create_text_channel("other")
    await begun(world.channel, world.people[:2])
    await begun(other, world.people[1:3])
    both = world.people[1]
    here, there = await world.bot.tables.look_in(world.channel.id), await world.bot.tables.look_in(other.id)
    for table, place in ((here, world.channel), (there, other)):
        role = table.state.roles[table.require_seat(both.id)]
        assert role in words(shown(await both.slash(place, "secret")))
    told = [words(message) for message in both.user.dm_channel.history()]
    assert [place.mention in line for place, line in zip((world.channel, other), told, strict=True)]
    # A panel of one game, carried over into the channel of the other, still is of its own game.
    await both.slash(world.channel, "toy vow", vow="gold")
    here, there = await world.bot.tables.look_in(world.channel.id), await world.bot.tables.look_in(other.id)
    assert (here.row.entries, there.row.entries) == (2, 1)
    assert "no seat" in words(shown(await world.people[0].slash(other, "turn")))
    await world.people[0].slash(world.channel, "table close")
    assert (await world.bot.tables.look_in(other.id)).row.phase == "running"
    await begun(world.channel, world.people[:2])
    assert (await world.bot.tables.look_in(world.channel.id)).row.id not in (here.row.id, there.row.id)


async def test_a_game_played_to_its_end_leaves_the_channel_free(world: World) -> None:
    table = await world.started(2)
    panel = await world.panel(world.people[0])
    ping = world.public()[-1]
    while table.row.phase == "running":
        seat = table.awaited()[0]
        await world.play(table, table.closing(seat) or table.legal(seat)[0])
        table = await world.table()
    assert table.row.phase == "finished"
    for command in ("board", "log", "secret", "catchup", "turn"):
        assert words(shown(await world.people[0].slash(world.channel, command)))
    await begun(world.channel, world.people[2:4])
    second = await world.table()
    assert second.row.id != table.row.id
    assert ping.id not in [post.id for post in world.public()]
    # What belonged to the first game still speaks of the first, and moves nothing in the second.
    custom = next(custom for custom in buttons(panel).values() if ":do:" in custom or ":verb:" in custom)
    await world.people[0].click(panel, custom_id=custom)
    assert (await world.table()).row.version == second.row.version
    result = await world.people[0].click(world.public()[0], label="Board")
    assert "The game is over" in words(result.response)


async def test_only_servers_and_their_channels_are_asked_for(world: World) -> None:
    assert world.bot.intents == discord.Intents(guilds=True)
    permissions = [r for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(permissions) == 1


async def test_commands_are_told_again_when_there_are_others(tmp_path: Path, world: World) -> None:
    def syncs() -> list[Any]:
        found = [r for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        return [sorted(command["name"] for command in request.json or ()) for request in found]

    world.games = {"toy": TOY, "lanterns-too": type("Again", (type(TOY),), {"key": "lanterns-too"})()}
    world.galleries = {"toy": GALLERY}
    await world.restart()
    assert len(syncs()) == 2
    assert set(syncs()[1]) - set(syncs()[0]) == {"lanterns-too"}
    await world.restart()
    assert len(syncs()) == 2
