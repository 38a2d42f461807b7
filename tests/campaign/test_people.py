"""Coming and going, another host, several campaigns in a server, and what cannot be done."""

from __future__ import annotations

import pytest

from bot.buttons import read
from bot.buttons.campaign import Agree, Look, Part
from bot.refusal import Refused
from bot.store.campaigns import PATIENCE, Plan
from tests.bot.world import buttons, menus, shown, words
from tests.campaign.season import DAY, Season


async def answered(season: Season, number: int, command: str, **options: object) -> str:
    return words(shown(await season.people[number].slash(season.channel, f"campaign {command}", **options)))


async def test_a_newcomer_comes_late_and_who_leaves_stays_in_the_standings(season: Season) -> None:
    await season.begin(3, handicap=25, total="sum", rule="wins")
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    newcomer, leaver = season.people[3], season.people[1]
    await newcomer.slash(season.channel, "campaign join")
    asked = await leaver.click(season.home(), label="Leave")
    assert "for good" in words(asked.followups[0])
    assert (await season.whole()).member(leaver.id) is not None, "nothing is done before it is confirmed"
    await leaver.click(asked.followups[0], label="Yes")
    table = await season.table()
    await leaver.click(await season.lobby_here(), label="Leave")
    await newcomer.click(await season.lobby_here(), label="Join")
    await season.game()
    it = await season.whole()
    by = {standing.person: standing for standing in it.standings()}
    assert (by[newcomer.id].games, by[leaver.id].games) == (1, 1)
    assert by[newcomer.id].points - by[newcomer.id].won == pytest.approx(0.25)
    assert f"<@{leaver.id}> (has left)" in await answered(season, 0, "standings")
    assert leaver.id not in (await season.table()).people()
    assert table.row.id != (await season.table()).row.id


async def test_who_gives_their_seat_away_in_a_game_has_lost_it(season: Season) -> None:
    await season.begin(3, rule="wins", total="sum")
    await season.people[0].click(season.home(), label="Next game")
    table = await season.deal()
    await season.finish(table, steps=2)
    substitute = season.people[3]
    seat = table.seat_of(season.people[1].id)
    assert seat is not None
    await season.hand_over(seat, substitute)
    await season.finish(await season.table())
    it = await season.whole()
    record = it.evenings[0].record
    assert record is not None
    assert record.seats[seat].before == (season.people[1].id,)
    by = {standing.person: standing for standing in it.standings()}
    assert by[season.people[1].id].points == 0
    assert by[season.people[1].id].games == 1
    assert by[substitute.id].kind == "guest"


async def test_a_vanished_host_is_replaced_by_more_than_half_of_the_others(season: Season) -> None:
    await season.begin(4)
    host, second = season.people[0], season.people[1]
    panel = shown(await season.people[1].slash(season.channel, "campaign schedule"))
    menu = next(iter(menus(panel)))
    await second.select(panel, [str(second.id)], custom_id=menu)
    assert (await season.whole()).campaign.host == host.id
    assert "1 of 2" in "\n".join(map(words, season.public()))
    await season.restart()
    panel = shown(await second.slash(season.channel, "campaign schedule"))
    await second.select(panel, [str(second.id)], custom_id=next(iter(menus(panel))))
    assert (await season.whole()).campaign.host == host.id, "nobody votes twice"
    panel = shown(await season.people[2].slash(season.channel, "campaign schedule"))
    await season.people[2].select(panel, [str(second.id)], custom_id=next(iter(menus(panel))))
    it = await season.whole()
    assert it.campaign.host == second.id
    assert all(member.backs is None for member in it.members)
    assert "Only" in await answered(season, 0, "end")


async def test_a_host_hands_over_alone_and_one_who_leaves_is_followed_by_another(season: Season) -> None:
    await season.begin(3)
    panel = shown(await season.people[0].slash(season.channel, "campaign schedule"))
    menu = next(custom for custom in menus(panel) if ":host:" in custom)
    await season.people[0].select(panel, [str(season.people[2].id)], custom_id=menu)
    assert (await season.whole()).campaign.host == season.people[2].id
    await season.people[2].slash(season.channel, "campaign leave", heir=season.people[3].user)
    it = await season.whole()
    assert it.campaign.host == season.people[0].id
    called = [users for said, users in season.calls() if "take the place" in said]
    assert called == [[season.people[3].id]]
    await season.people[3].click(season.home(), label="Join")
    assert (await season.whole()).member(season.people[3].id) is not None


async def test_when_everybody_has_left_it_is_over(season: Season) -> None:
    await season.begin(2)
    for person in season.people[:2]:
        asked = await person.click(season.home(), label="Leave")
        await person.click(asked.followups[0], label="Yes")
    assert (await season.whole()).over


async def test_several_campaigns_in_a_server_are_told_apart(season: Season) -> None:
    await season.begin(2)
    assert "already" in await answered(season, 1, "create", name=" winter ")
    other = season.guild.create_text_channel("other")
    await season.people[1].slash(other, "campaign create", name="Summer", games=4, pause=2)
    plan = (await season.whole(2)).campaign.plan
    assert (plan.games, plan.pause) == (4, 2 * DAY)
    third = season.guild.create_text_channel("third")
    answer = shown(await season.people[2].slash(third, "campaign join"))
    assert "several campaigns" in words(answer)
    await season.people[2].slash(third, "campaign join", campaign="sum")
    assert (await season.whole(2)).member(season.people[2].id) is not None
    await season.people[3].slash(season.channel, "campaign join")
    assert (await season.whole(1)).member(season.people[3].id) is not None
    names = await season.people[3].autocomplete(third, "campaign join", "campaign", "")
    assert [one["name"] for one in names] == ["Summer", "Winter"]
    assert "called" in await answered(season, 3, "standings", campaign="autumn")


async def test_its_end_is_the_hosts_or_a_moderators(season: Season) -> None:
    await season.begin(2)
    assert "Only" in await answered(season, 1, "end")
    asked = shown(await season.people[0].slash(season.channel, "campaign end"))
    assert "for good" in words(asked)
    assert not (await season.whole()).over, "nothing is ended before it is confirmed"
    await season.people[0].click(asked, label="Yes")
    assert (await season.whole()).over
    assert "is over" in await answered(season, 0, "end")
    assert "is over" in await answered(season, 1, "join")


async def test_delivered_twice_a_press_is_done_once(season: Season) -> None:
    await season.begin(2)
    person = season.people[2]
    with season.env._bot_scope():
        for _ in range(2):
            await season.bot.campaigns.join(1, person.id, "Cy", interaction=77)
        for _ in range(2):
            await season.bot.campaigns.create(1, 2, 3, "A", "Once", Plan(("toy",)), interaction=78)
    assert len((await season.whole()).present()) == 3
    assert len(await season.bot.campaigns.of_server(1)) == 1


@pytest.mark.parametrize(
    ("cue", "value"),
    [
        ("pause", "1"), ("pause", "-5"), ("pause", "x"), ("patience", "9999"), ("games", "101"),
        ("games", ""), ("rule", "luck"), ("total", "best"), ("leavers", ""), ("handicap", "90"),
        ("kinds", "chess"),
        ("kinds", "toy"), ("host", "12"), ("host", "\u0661"),
    ],
)  # fmt: skip
async def test_what_no_menu_offers_is_refused(season: Season, cue: str, value: str) -> None:
    await season.begin(2)
    before = await season.whole()
    panel = shown(await season.people[0].slash(season.channel, "campaign schedule"))
    menu = next(custom for custom in menus(panel) if f":{cue}:" in custom)
    button = read(menu)
    assert isinstance(button, Agree)
    with pytest.raises((Refused, ValueError)):
        await season.bot.campaigns.settle(1, season.people[0].id, **button._change(before, value)) if (
            cue != "host"
        ) else await season.bot.campaigns.back(1, season.people[0].id, button._change(before, value)["host"])
    assert await season.whole() == before


async def test_a_button_of_another_server_does_nothing(season: Season) -> None:
    await season.begin(2)
    other = season.env.create_guild("Others")
    stranger = other.add_member(season.env.create_user("stranger"))
    channel = other.create_text_channel("here")
    await stranger.slash(channel, "campaign create", name="Theirs")
    (mine,) = [post for post in channel.history() if "Theirs" in words(post)]
    ours = buttons(season.home())["Join"]
    assert ours != buttons(mine)["Join"]
    with season.env._bot_scope(), pytest.raises(Refused):
        await season.bot.campaigns.leave(1, stranger.id)
    button = Part("join", 1)
    assert button.write() == ours
    assert read(Look("standings", 1).write()) == Look("standings", 1)


def test_patience_is_never_shorter_than_a_night() -> None:
    assert PATIENCE.nearest(60.0) == 12 * 3600
