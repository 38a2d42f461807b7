"""The host, the votes, the seats that change hands, the settings, and restarts in between."""

from __future__ import annotations

from random import Random

import discord
import msgspec
import pytest

from bot.panels.person import HALVES
from bot.store import Ledger
from bot.words import Words
from game import text
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy import GALLERY
from tests.toy.rules import Done, Peek, Walk


async def test_one_game_per_channel_and_a_finished_one_leaves_it_free(world: World) -> None:
    await world.lobby(2)
    answer = shown(await world.people[2].slash(world.channel, "table open"))
    assert "already has an open game" in words(answer)
    other = world.guild.create_text_channel("other")
    await world.people[2].slash(other, "table open")
    assert await world.bot.store.read(lambda ledger: ledger.game_in(other.id)) is not None
    await world.people[0].slash(world.channel, "table close")
    await world.people[2].slash(world.channel, "table open")
    assert (await world.table()).row.host == world.people[2].id


async def test_only_the_host_starts_and_sets_and_everybody_must_be_ready(world: World) -> None:
    await world.people[0].slash(world.channel, "table open")
    message = world.public()[0]
    assert "Start" not in buttons(message)
    refusal = await world.people[0].slash(world.channel, "table start")
    assert "needs 2 to 9 players" in words(refusal.response)
    await world.people[1].click(message, label="Join")
    for label in ("Settings", "Add computer"):
        result = await world.people[1].click(message, label=label)
        answer = result.followups[0] if result.followups else result.response
        assert "Only the host" in words(answer)
    result = await world.people[0].click(message, label="Start")
    assert "not pressed Ready" in words(result.followups[0])
    assert (await world.table()).row.phase == "lobby"
    await world.people[1].click(message, label="Ready")
    await world.people[0].click(message, label="Start")
    assert (await world.table()).row.phase == "running"


async def test_the_hosts_leaving_makes_another_host(world: World) -> None:
    message = await world.lobby(3)
    await world.people[0].click(message, label="Leave")
    table = await world.table()
    assert table.row.host == world.people[1].id
    assert len(table.places) == 2


async def test_a_lobby_that_everybody_has_left_frees_its_channel(world: World) -> None:
    message = await world.lobby(2, computers=1)
    for person in world.people[:2]:
        await person.click(message, label="Leave")
    await world.people[2].slash(world.channel, "table open")
    assert (await world.table()).row.host == world.people[2].id


async def test_who_manages_the_channel_may_close_a_game_but_give_away_no_seat(world: World) -> None:
    await world.vowed(3)
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    moderator = world.guild.add_member(world.env.create_user("moderator"), roles=[role])
    answer = shown(await moderator.slash(world.channel, "table replace", seat=1, person=moderator.user))
    assert "no seat" in words(answer)
    await moderator.slash(world.channel, "table pause")
    assert (await world.table()).row.phase == "paused"
    await moderator.slash(world.channel, "table close")
    assert (await world.table()).row.phase == "closed"
    await moderator.slash(world.channel, "secret")
    assert all("You are the" not in words(m) for m in world.channel.history(viewer=moderator))


async def test_house_rules_are_set_by_menus_and_bad_ones_refused_by_the_game(world: World) -> None:
    await world.lobby(2)
    panel = shown(await world.people[0].slash(world.channel, "table settings"))

    def rounds() -> str:
        return next(custom for custom in menus(panel) if "rounds" in custom)

    await world.people[0].select(panel, ["4"], custom_id=rounds())
    assert (await world.table()).row.options == {"rounds": 4}
    result = await world.people[0].select(panel, ["12"], custom_id=rounds())
    assert "Between 1 and 9 rounds" in words(result.followups[0])
    assert (await world.table()).row.options == {"rounds": 4}
    assert "Rounds: **4**" in words(world.public()[0])


async def test_house_rules_that_are_switches_or_words(world: World) -> None:
    await world.lobby(2)
    host = world.people[0]
    panel = shown(await host.slash(world.channel, "table settings"))
    await host.click(panel, label="Bidding between the rounds: Yes")
    assert (await world.table()).row.options == {"bidding": False}
    answers = []
    for motto, kept in (("gloom", "gloom"), ("light", "gloom")):
        form = await host.click(panel, custom_id=next(c for c in buttons(panel).values() if ":ask:" in c))
        assert form.modal is not None
        await world.restart()
        answers.append(await host.submit_modal(form, {"value": motto}))
        assert (await world.table()).row.options["motto"] == kept
    assert "must be dark" in words(answers[1].followups[0])


async def test_how_well_computers_play_is_chosen_in_the_settings_and_told(world: World) -> None:
    await world.lobby(1, computers=1)
    panel = shown(await world.people[0].slash(world.channel, "table settings"))
    assert "Computer players: " not in words(world.public()[0])
    plays = next(custom for custom in menus(panel) if custom.startswith("table:plays:"))
    await world.people[0].select(panel, ["easy"], custom_id=plays)
    assert (await world.table()).row.settings.level == "easy"
    assert "Computer players: as beginners would" in words(world.public()[0])


async def test_house_rules_are_typed_when_a_table_is_opened(world: World) -> None:
    host = world.people[0]
    offered = await host.autocomplete(world.channel, "table open", "rounds", "1")
    assert {choice["name"] for choice in offered} == {"1", "10", "11", "12", "13", "14"}
    answer = shown(await host.slash(world.channel, "table open", rounds=12))
    assert "Between 1 and 9 rounds" in words(answer)
    assert not world.public()
    await host.slash(world.channel, "table open", game="toy", rounds=3, bidding=False, motto="gloom")
    assert (await world.table()).row.options == {"rounds": 3, "bidding": False, "motto": "gloom"}
    assert "Rounds: **3**" in words(world.public()[0])


async def test_everybody_sees_how_the_table_is_set_and_only_the_host_sets_it(world: World) -> None:
    await world.lobby(2)
    await world.people[0].slash(world.channel, "table leave")
    await world.people[0].slash(world.channel, "table join")
    refusal = words(shown(await world.people[0].slash(world.channel, "table settings")))
    assert f"Only the host, <@{world.people[1].id}>" in refusal
    assert "/table status" in refusal
    status = words(shown(await world.people[0].slash(world.channel, "table status")))
    assert "Deadline: " in status
    assert "Language of the table: English" in status


async def test_a_vote_ends_with_its_game(world: World) -> None:
    await world.vowed(3)
    table = await world.table()
    other = next(person for person in world.people if person.id not in (table.row.host, None))
    await other.slash(world.channel, "table pause")
    ballot = world.public()[-1]
    while table.row.phase == "running":
        seat = table.awaited()[0]
        action = table.closing(seat) or table.prompts(seat)[0].default
        assert action is not None
        await world.play(table, action)
        table = await world.table()
    now = next(post for post in world.public() if post.id == ballot.id)
    assert "The game is over" in words(now)
    assert not buttons(now)


async def test_an_old_button_shows_the_present_and_what_happened_last(world: World) -> None:
    await world.vowed(2)
    table = await world.table()
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    done = next(custom for label, custom in buttons(panel).items() if label == "End turn")
    await world.play(table, Walk(seat=0, who="ant", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    await person.click(panel, custom_id=done)
    assert "moved on" in words(panel)
    assert "The last that happened" in words(panel)
    assert "sends Ant to" in words(panel)


async def test_a_seat_changes_hands_with_its_secrets(world: World) -> None:
    await world.vowed(3)
    table = await world.table()
    seat = next(seat for seat in range(3) if table.place(seat).user != table.row.host)
    old, new = world.person_of(table, seat), world.people[3]
    await world.hand_over(seat, new)
    assert table.state.roles[seat] in words(shown(await new.slash(world.channel, "secret")))
    assert "no seat" in words(shown(await old.slash(world.channel, "secret")))
    before = len(old.user.dm_channel.history())
    await world.play(await world.table(), Walk(seat=0, who="ant", to="ford"))
    await world.play(await world.table(), Peek(seat=0, at=1))
    if seat != 0:
        assert len(old.user.dm_channel.history()) == before


async def test_a_seat_given_to_a_computer_player_goes_on_at_once(world: World) -> None:
    await world.vowed(2)
    table = await world.table()
    seat = next(seat for seat in range(2) if table.place(seat).user != table.row.host)
    if seat != 0:
        await world.play(table, Done(seat=0))
    await world.people[0].slash(world.channel, "table replace", seat=seat + 1)
    table = await world.table()
    assert table.place(seat).user is None
    assert seat not in table.awaited()


async def test_a_table_votes_with_buttons(world: World) -> None:
    await world.vowed(4)
    table = await world.table()
    others = [person for person in world.people if person.id != table.row.host]
    await others[0].slash(world.channel, "table pause")
    ballot = world.public()[-1]
    assert "Shall the game be paused" in words(ballot)
    assert (await world.table()).row.phase == "running"
    result = await world.spectator.click(ballot, label="Yes")
    assert "no seat" in words(result.followups[0])
    await others[1].click(ballot, label="Yes")
    await world.restart()
    await others[2].click(ballot, label="Yes")
    assert (await world.table()).row.phase == "paused"
    assert "It is decided: yes" in "\n".join(words(post) for post in world.public())


async def test_a_table_gives_a_seat_away_by_a_vote_without_the_one_it_is_about(world: World) -> None:
    await world.vowed(4)
    table = await world.table()
    new = world.add_person("successor")
    host = next(person for person in world.people if person.id == table.row.host)
    seat = table.require_seat(host.id)
    others = [person for person in world.people[:4] if person.id != host.id]
    await others[0].slash(world.channel, "table replace", seat=seat + 1, person=new.user)
    ballot = next(post for post in world.public() if "Shall" in words(post))
    assert (await world.table()).place(seat).user == host.id
    await others[1].click(ballot, label="Yes")
    await others[2].click(ballot, label="No")
    assert (await world.table()).place(seat).user == host.id
    await world.env.advance_time(25 * 3600)
    table = await world.table()
    assert table.place(seat).user == new.id
    assert table.row.host in [person.id for person in others]
    assert table.state.roles[seat] in words(shown(await new.slash(world.channel, "secret")))
    assert "no seat" in words(shown(await host.slash(world.channel, "secret")))


async def test_a_vote_that_cannot_be_won_is_over(world: World) -> None:
    await world.vowed(4)
    table = await world.table()
    others = [person for person in world.people if person.id != table.row.host]
    await others[0].slash(world.channel, "table close")
    ballot = world.public()[-1]
    await others[1].click(ballot, label="No")
    await others[2].click(ballot, label="No")
    assert "It is decided: no" in "\n".join(words(post) for post in world.public())
    assert (await world.table()).row.phase == "running"


async def test_the_past_is_changed_by_all_or_not_at_all(world: World) -> None:
    await world.vowed(2)
    await world.play(await world.table(), Walk(seat=0, who="ant", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    seated = await world.table()
    mover, other = world.person_of(seated, 0), world.person_of(seated, 1)
    await mover.slash(world.channel, "table rollback")
    assert (await world.table()).awaited() == [1]
    await other.click(world.public()[-1], label="Yes")
    table = await world.table()
    assert table.awaited() == [0]
    assert table.view(None).pawns["ant"] == "arch"
    # Who handed over in what is taken back is told what follows all the same.
    await world.play(table, Walk(seat=0, who="bat", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    for person in world.people[:2]:
        caught_up = words(shown(await person.slash(world.channel, "catchup")))
        assert "sends Bat" in caught_up
        assert ("Nothing since your turn" in caught_up) == (person.id != table.place(1).user)
    await mover.slash(world.channel, "table rollback")
    await other.click(world.public()[-1], label="Yes")
    mark = await world.bot.store.read(lambda ledger: ledger.snapshot(table.row.id, 0))
    table = await world.table()
    assert mark is not None
    assert mark.n == table.row.entries
    await world.play(table, Peek(seat=0, at=1))
    answer = shown(await mover.slash(world.channel, "table rollback"))
    assert "nothing you could ask to take back" in words(answer)


async def test_preferences_are_kept(world: World) -> None:
    person = world.people[1]
    panel = shown(await person.slash(world.channel, "me"))
    for number in range(len(menus(panel))):
        custom, offered = list(menus(panel).items())[number]
        await person.select(panel, [offered[-1]["value"]], custom_id=custom)
    last = text.languages()[-1]
    assert Words()(f"bot-language-{last}") in words(panel)
    await person.click(panel, custom_id=next(c for c in buttons(panel).values() if c.startswith("me:dm")))
    await world.restart()
    kept = await world.bot.store.read(lambda ledger: ledger.person(person.id))
    assert (kept.language, kept.theme) == (last, GALLERY.themes[-1])
    assert not kept.dm
    assert (kept.quiet_from, kept.quiet_to, kept.zone) == (1, 10, HALVES[-1])
    assert kept.reminder == 72 * 3600
    assert kept.away_until > world.env.now().timestamp()
    table = await world.started(2)
    assert table.row.phase == "running"
    assert len(person.user.dm_channel.history()) == 0
    mine, theirs = Words(last)("bot-button-refresh"), Words()("bot-button-refresh")
    assert mine != theirs
    assert mine in buttons(await world.panel(person))
    assert theirs in buttons(await world.panel(world.people[0]))


async def test_a_thread_is_as_good_as_a_channel(world: World) -> None:
    anchor = await world.people[0].send(world.channel, "a thread, please")
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table", message=anchor)
    (handle,) = [t for t in world.channel.threads if t.id == thread.id]
    await world.people[0].slash(handle, "table open")
    table = await world.bot.tables.look_in(handle.id)
    assert table.row.channel == handle.id
    assert "Lanterns" in words(handle.history()[-1])


@pytest.mark.parametrize("seed", [1, 2])
async def test_restarts_at_random_points_change_nothing(world: World, seed: int) -> None:
    table = await world.started(3, computers=1)
    rng = Random(seed)
    while table.row.phase == "running":
        seat = rng.choice([seat for seat in table.awaited() if table.place(seat).user])
        person = world.person_of(table, seat)
        panel = await world.panel(person)
        if rng.random() < 0.4:
            await world.restart()
        pressable = {
            label: custom
            for label, custom in buttons(panel).items()
            if ":verb:" in custom or ":do:" in custom
        }
        if pressable and rng.random() < 0.7:
            await person.click(panel, custom_id=pressable[rng.choice(sorted(pressable))])
        else:
            await world.play(table, rng.choice(table.legal(seat)))
        table = await world.table()
    posts = [words(post) for post in world.public()]
    assert sum("is over" in post for post in posts) >= 1
    assert sum("the end" in post for post in posts) == 1
    assert await world.bot.audit() == []


async def test_a_game_that_the_rules_no_longer_lead_to_is_reported_and_goes_on(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.vowed(2)
    table = await world.table()
    number = table.row.id

    def rewrite(ledger: Ledger) -> None:
        entries = list(ledger.entries(number))
        ledger.cut_entries(number, 0)
        broken = msgspec.structs.replace(entries[-1], action=msgspec.Raw(b'{"verb":"search","seat":1}'))
        ledger.add_entries(number, [*entries[:-1], broken])

    await world.bot.store.write(rewrite)
    await world.restart()
    assert await world.bot.audit() == [number]
    assert "plays on from its snapshot" in caplog.text
    await world.play(await world.table(), Walk(seat=0, who="ant", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    assert (await world.table()).awaited() == [1]


async def test_the_log_of_the_program_holds_no_secret(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="bot")
    caplog.set_level("DEBUG", logger="aiosqlite")
    await world.vowed(3)
    await world.play(await world.table(), Peek(seat=0, at=1))
    for person in world.people[:3]:
        await person.slash(world.channel, "secret")
    assert not any(role in caplog.text.lower() for role in ("owl", "fox", "hen ", "you are the"))
    assert "gold" not in caplog.text


async def test_who_leaves_a_game_gives_their_seat_to_a_computer_player(world: World) -> None:
    await world.vowed(4)
    table = await world.table()
    person = next(person for person in world.people if person.id not in (table.row.host, None))
    other = next(one for one in world.people if one.id not in (table.row.host, person.id))
    seat = table.seat_of(person.id)
    assert seat is not None
    await other.slash(world.channel, "table replace", seat=seat + 1)
    ballot = next(post for post in world.public() if "Shall" in words(post))
    asked = shown(await person.slash(world.channel, "table leave"))
    assert (await world.table()).place(seat).user == person.id
    await person.click(asked, label="Yes")
    assert (await world.table()).place(seat).user is None
    # What was being voted on has come about.
    now = next(post for post in world.public() if post.id == ballot.id)
    assert "nothing left to decide" in words(now)
    assert "no seat" in words(shown(await person.slash(world.channel, "turn")))


async def test_ones_own_seat_needs_no_vote(world: World) -> None:
    await world.vowed(3)
    table = await world.table()
    seat = next(seat for seat in range(3) if table.place(seat).user != table.row.host)
    await world.person_of(table, seat).slash(world.channel, "table replace", seat=seat + 1)
    assert (await world.table()).place(seat).user is None
    assert not [post for post in world.public() if "Shall" in words(post)]
