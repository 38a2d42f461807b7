"""One game after the other: what opens by itself, who is given a seat, and what survives."""

from __future__ import annotations

import msgspec
import pytest
from simcord.results import InteractionResult

from bot.campaign import evenings
from bot.refusal import Refused
from bot.store import Ledger, Timer
from tests.bot.world import buttons, menus, shown, words
from tests.campaign.season import DAY, Season


async def away(season: Season, number: int, days: float) -> None:
    person = season.people[number]
    until = season.bot.now() + days * DAY

    def write(ledger: Ledger) -> None:
        ledger.put_person(person.id, msgspec.structs.replace(ledger.person(person.id), away_until=until))

    await season.bot.store.write(write)


async def test_the_next_table_opens_by_itself_with_the_same_people(season: Season) -> None:
    await season.begin(3)
    assert "3 people" in words(season.home())
    await season.people[1].click(season.home(), label="Next game")
    first = await season.table()
    assert [place.user for place in first.places] == [person.id for person in season.people[:3]]
    assert first.row.host == season.people[0].id
    assert first.row.options == {"rounds": 1, "bidding": False}
    record = await season.game()
    second = await season.table()
    assert second.row.id != first.row.id
    assert second.row.phase == "lobby"
    assert sorted(place.user or 0 for place in second.places) == sorted(p.id for p in season.people[:3])
    assert {sat.person for sat in record.seats} == {person.id for person in season.people[:3]}
    assert "1 of" not in words(season.home())
    assert "one game played" in words(season.home())
    standings = words(shown(await season.people[4 - 1].slash(season.channel, "campaign standings")))
    assert "After one game. Games that go on do not count yet." in standings
    assert all(f"<@{person.id}>" in standings for person in season.people[:3])


async def test_everybody_is_called_once_to_a_table_and_once_more_if_they_are_not_ready(
    season: Season,
) -> None:
    await season.begin(4)
    await season.people[3].click(season.home(), label="Next game")
    others = sorted(person.id for person in season.people[:3])
    called = [sorted(users) for said, users in season.calls() if "Winter" in said]
    assert called == [others]
    await season.restart()
    await season.people[0].click(await season.lobby_here(), label="Ready")
    await season.env.advance_time(DAY + 60)
    called = [sorted(users) for said, users in season.calls() if "Winter" in said]
    assert called == [others, others[1:]]
    await season.restart()
    assert len(list(season.calls())) == 2


async def test_who_opens_the_next_table_is_ready_and_the_lobby_says_who_else_is(season: Season) -> None:
    """Host or not; a host who has not been heard of is called like everybody, and not shown as ready."""
    await season.begin(3)
    host, opener, other = season.people[:3]
    await opener.click(season.home(), label="Next game")
    lobby = words(await season.lobby_here())
    marks = {person.id: f"✅ <@{person.id}>" in lobby for person in (host, opener, other)}
    assert marks == {host.id: False, opener.id: True, other.id: False}
    assert [sorted(users) for said, users in season.calls() if "Winter" in said] == [[host.id, other.id]]


async def test_where_nobody_is_left_to_be_called_it_is_said_all_the_same_who_is_away(season: Season) -> None:
    await season.begin(2)
    await away(season, 1, 5)
    await season.people[0].click(season.home(), label="Next game")
    assert not [users for said, users in season.calls() if "Winter" in said]
    assert f"Away, so no seat was kept: <@{season.people[1].id}>" in "\n".join(map(words, season.public()))


async def test_after_its_patience_a_table_begins_without_who_is_not_ready(season: Season) -> None:
    await season.begin(3)
    await season.people[1].click(season.home(), label="Next game")
    table = await season.ready(but=(season.people[0],))
    await season.env.advance_time(2 * DAY + 60)
    begun = await season.bot.tables.look(table.row.id)
    assert begun.row.phase == "running"
    assert sorted(begun.people()) == [person.id for person in season.people[1:3]]
    assert begun.row.host in begun.people(), "no table waits for a host who has vanished"
    assert f"without <@{season.people[0].id}>" in "\n".join(map(words, season.public()))


async def test_a_table_with_too_few_stays_open(season: Season) -> None:
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    table = await season.table()
    await season.env.advance_time(3 * DAY)
    assert (await season.table()).row.phase == "lobby"
    assert "Too few are ready" in "\n".join(map(words, season.public()))
    substitute = season.people[2]
    await substitute.click(await season.lobby_here(), label="Join")
    await season.game()
    it = await season.whole()
    assert {standing.person: standing.kind for standing in it.standings()}[substitute.id] == "guest"
    assert table.row.id == it.evenings[0].game


async def test_who_is_away_or_sits_out_has_no_seat_kept_and_may_come_all_the_same(season: Season) -> None:
    await season.begin(4)
    await away(season, 1, 5)
    await season.people[2].click(season.home(), label="Sit out")
    await season.people[0].click(season.home(), label="Next game")
    table = await season.table()
    assert table.people() == [season.people[0].id, season.people[3].id]
    said = "\n".join(map(words, season.public()))
    assert f"Away, so no seat was kept: <@{season.people[1].id}>" in said
    await season.people[1].click(await season.lobby_here(), label="Join")
    await season.game()
    await season.people[2].click(season.home(), label="Join")
    assert (await season.whole()).played == 1


async def test_a_pause_is_waited_for_also_over_a_restart(season: Season) -> None:
    await season.begin(2, pause=3 * DAY)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    assert await season.tables() == []
    assert "The next table opens" in words(season.home())
    await season.restart()
    await season.env.advance_time(2 * DAY)
    assert await season.tables() == []
    await season.env.advance_time(DAY + 60)
    (table,) = await season.tables()
    await season.restart()
    await season.env.advance_time(DAY)
    assert await season.tables() == [table]


async def test_a_taken_channel_is_waited_for(season: Season) -> None:
    await season.begin(2, pause=1 * DAY)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    await season.people[2].slash(season.channel, "table open")
    await season.env.advance_time(2 * DAY)
    assert len((await season.whole()).evenings) == 1
    await season.people[2].slash(season.channel, "table close")
    await season.env.advance_time(2 * 3600)
    assert len((await season.whole()).evenings) == 2


INSTEAD = "Close it, open the next game"


async def asked_instead(season: Season) -> InteractionResult:
    """The host presses Next game beside a lobby of their own, and has not said yes."""
    host = season.people[0]
    await host.slash(season.channel, "table open")
    answer = await host.click(season.home(), label="Next game")
    assert INSTEAD in buttons(answer.followups[0])
    assert (await season.table()).row.phase == "lobby"
    assert not (await season.whole()).evenings
    return answer


async def test_the_next_game_takes_the_place_of_a_lobby_that_nobody_uses(season: Season) -> None:
    await season.begin(2)
    answer = await asked_instead(season)
    lobby = await season.table()
    await season.people[0].click(answer.followups[0], label=INSTEAD)
    assert (await season.bot.tables.look(lobby.row.id)).row.phase == "closed"
    (evening,) = (await season.whole()).evenings
    table = await season.table()
    assert table.row.id == evening.game
    assert sorted(table.people()) == sorted(person.id for person in season.people[:2])
    # Pressed once more it leads there.
    answer = await season.people[0].click(answer.followups[0], label=INSTEAD)
    assert "press Ready" in words(answer.followups[0])
    assert await season.tables() == [table.row.id]


async def test_a_lobby_in_which_somebody_else_sits_is_not_closed_for_a_campaign(season: Season) -> None:
    """Neither where they were there before it was asked, nor where they came meanwhile."""
    await season.begin(2)
    host, other = season.people[:2]
    answer = await asked_instead(season)
    lobby = await season.table()
    await season.people[2].click(await season.lobby_here(), label="Join")
    for message, label in ((answer.followups[0], INSTEAD), (season.home(), "Next game")):
        refused = await host.click(message, label=label)
        assert "a game is open already" in words(refused.followups[0])
    await season.people[2].click(await season.lobby_here(), label="Leave")
    refused = await other.click(season.home(), label="Next game")
    assert "a game is open already" in words(refused.followups[0]), "it is not theirs to close"
    assert await season.tables() == [lobby.row.id]


async def test_no_lobby_is_closed_for_a_table_that_cannot_be_opened(season: Season) -> None:
    await season.begin(2)
    answer = await asked_instead(season)
    lobby = await season.table()

    def nobody(*_: object) -> None:
        raise Refused("bot-campaign-nobody")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evenings, "opened", nobody)
        refused = await season.people[0].click(answer.followups[0], label=INSTEAD)
    assert "is away or sitting out" in words(refused.followups[0])
    await season.people[0].click(await season.lobby_here(), label="Ready")
    assert (await season.table()).row.id == lobby.row.id


async def test_it_is_over_when_all_games_are_played_and_kinds_take_turns(season: Season) -> None:
    await season.begin(2, kinds=("toy", "stones"), games=3)
    await season.people[0].click(season.home(), label="Next game")
    kinds = [(await season.game()).key for _ in range(3)]
    assert kinds == ["toy", "stones", "toy"]
    it = await season.whole()
    assert it.over
    assert await season.tables() == []
    assert "is over" in words(season.home())
    assert "Next game" not in buttons(season.home())
    answer = shown(await season.people[0].slash(season.channel, "campaign next"))
    assert "This campaign is over" in words(answer)


async def test_what_is_closed_before_its_end_counts_for_nothing(season: Season) -> None:
    await season.begin(2, games=2)
    await season.people[0].click(season.home(), label="Next game")
    await season.deal()
    await season.people[0].slash(season.channel, "table close")
    it = await season.whole()
    assert not it.evenings
    assert await season.tables() == [], "whether another is opened people decide"
    await season.people[1].click(season.home(), label="Next game")
    await season.game()
    await season.game()
    assert (await season.whole()).over


async def test_two_tables_of_one_campaign_go_on_side_by_side(season: Season) -> None:
    season.add_person("player4")
    await season.begin(5)
    await season.people[0].click(season.home(), label="Next game")
    table = await season.table()
    for person in season.people[3:5]:
        await person.click(await season.lobby_here(), label="Leave")
    await season.deal()
    home, other = season.channel, season.guild.create_text_channel("other")
    await season.people[3].slash(other, "campaign next")
    season.channel = other
    second = await season.table()
    assert second.people() == [person.id for person in season.people[3:5]]
    season.channel = home
    await season.finish(await season.bot.tables.look(table.row.id))
    third = await season.table()
    assert third.row.channel == home.id
    assert sorted(third.people()) == [person.id for person in season.people[:3]]


async def test_of_too_many_people_those_sit_out_who_have_played_most(season: Season) -> None:
    season.bot.games["stones"].seats = range(1, 5)
    for number in (4, 5):
        season.add_person(f"player{number}")
    await season.begin(6, kinds=("stones",))
    await season.people[0].click(season.home(), label="Next game")
    first = set((await season.table()).people())
    assert len(first) == 4
    await season.game()
    second = set((await season.table()).people())
    assert second > {person.id for person in season.people} - first - {season.spectator.id}


async def test_again_leads_to_the_table_that_is_open_already_and_opens_no_other(season: Season) -> None:
    """Where the next one opens at once, it is there before anybody can press; a stranger beside it would be
    the end of both."""
    await season.begin(2)
    first, second = season.people[:2]
    await first.click(season.home(), label="Next game")
    await season.game()
    end = next(post for post in reversed(season.public()) if "Play again" in buttons(post))
    (table,) = await season.tables()
    for phase in ("press Ready", "is being played"):
        answer = await second.click(end, label="Play again")
        assert phase in words(answer.followups[0])
        assert "Game 2 of Winter" in words(answer.followups[0])
        assert await season.tables() == [table]
        if phase == "press Ready":
            await season.deal()
    assert len((await season.whole()).evenings) == 2


async def test_again_under_the_last_game_of_a_campaign_is_an_ordinary_table(season: Season) -> None:
    await season.begin(2, games=1)
    first, second = season.people[:2]
    await first.click(season.home(), label="Next game")
    await season.game()
    assert (await season.whole()).over
    end = next(post for post in reversed(season.public()) if "Play again" in buttons(post))
    await second.click(end, label="Play again")
    (table,) = await season.tables()
    assert await season.bot.campaigns.of_table(table) is None
    assert len((await season.whole()).evenings) == 1


async def test_again_under_a_campaigns_game_opens_its_next_table(season: Season) -> None:
    await season.begin(2, pause=7 * DAY)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    end = next(post for post in reversed(season.public()) if "Play again" in buttons(post))
    await season.people[1].click(end, label="Play again")
    it = await season.whole()
    assert len(it.evenings) == 2
    assert it.due is None
    timers = await season.bot.store.read(lambda ledger: ledger.timers(it.evenings[0].game))
    assert timers == []


async def test_seats_even_out_in_the_tables_of_a_campaign(season: Season) -> None:
    await season.begin(3)
    await season.people[0].click(season.home(), label="Next game")
    firsts = [(await season.game()).seats[0].person for _ in range(3)]
    assert sorted(map(str, firsts)) == sorted(str(person.id) for person in season.people[:3])


async def quiet_for(season: Season, days: float) -> None:
    """So long nothing has happened; and the daily work is done."""

    with season.env._bot_scope():
        changed = season.bot.now() - days * DAY

    def write(ledger: Ledger) -> None:
        campaign = ledger.campaign(1)
        assert campaign is not None
        ledger.save_campaign(msgspec.structs.replace(campaign, version=campaign.version + 1, changed=changed))

    await season.bot.store.write(write)
    with season.env._bot_scope():
        for work in season.bot.clock.daily:
            await work()
    await season.env.settle()


async def test_a_campaign_that_nobody_plays_is_over_after_a_time(season: Season) -> None:
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    await quiet_for(season, 100)
    assert not (await season.whole()).over, "its table is still open"
    await season.people[0].slash(season.channel, "table close")
    await quiet_for(season, 80)
    assert not (await season.whole()).over
    await quiet_for(season, 91)
    assert (await season.whole()).over
    assert "is over" in words(season.home())
    standings = words(shown(await season.people[0].slash(season.channel, "campaign standings")))
    assert "After one game." in standings
    assert "Games that go on" not in standings, "none does any more"


async def test_a_timer_that_rings_twice_opens_one_table(season: Season) -> None:
    await season.begin(2, pause=1 * DAY)
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    (evening,) = (await season.whole()).evenings
    with season.env._bot_scope():
        for _ in range(2):
            await season.bot.campaigns.ring(Timer(evening.game, "next", -1, 0.0))
    assert len((await season.whole()).evenings) == 2


async def test_no_games_end_is_refused_because_its_campaign_cannot_go_on(
    season: Season, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What it has begun to write is undone, and done an hour after it has become possible."""
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    table = await season.deal()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(evenings, "_go_on", broken)
        await season.finish(table)
        assert (await season.bot.tables.look(table.row.id)).row.phase == "finished"
        assert [it.record for it in (await season.whole()).evenings] == [None]
        await season.env.advance_time(3 * 3600)
        assert [it.record for it in (await season.whole()).evenings] == [None]
    await season.restart()
    await season.env.advance_time(3600 + 60)
    first, second = (await season.whole()).evenings
    assert first.record is not None
    assert second.game == (await season.table()).row.id
    told = [record for record in caplog.records if record.exc_info and record.name.startswith("bot.")]
    assert [record.getMessage() for record in told] == [
        f"game {table.row.id}: its campaign cannot go on, which is tried again every hour"
    ]


async def test_the_schedule_is_the_hosts_and_says_so(season: Season) -> None:
    await season.begin(3)
    host, other = season.people[:2]
    panel = shown(await host.slash(season.channel, "campaign schedule"))
    pause = next(custom for custom in menus(panel) if ":pause:" in custom)
    panel_after = await host.select(panel, ["72"], custom_id=pause)
    assert "3 days" in words(panel_after.response or panel)
    assert (await season.whole()).campaign.plan.pause == 3 * DAY
    panel = shown(await other.slash(season.channel, "campaign schedule"))
    assert [custom.split(":")[1] for custom in menus(panel)] == ["host"]
