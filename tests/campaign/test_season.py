"""A season of twenty games: people come and go, the bot is restarted, and what is kept is what was played."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from bot.campaign.recount import recount
from bot.campaign.standings import standings
from bot.store import Ledger
from bot.store.campaigns import Evening
from tests.bot.world import words
from tests.campaign.season import DAY, Season

GAMES = 20


async def recounted(season: Season) -> None:
    """Counted anew from the journals, everything is as it is kept, down to the last fraction."""
    found = await recount(season.bot.store, games=season.games)
    it = await season.whole()
    assert [one.number for one in found] == [n for n, e in enumerate(it.evenings, 1) if e.record is not None]
    assert not [one.fault for one in found if one.fault]
    records = [one.record for one in found]
    assert standings(records, it.members, it.campaign.plan) == it.standings()


async def vote(season: Season, whom: int) -> None:
    it = await season.whole()
    with season.env._bot_scope():
        for member in it.present():
            if member.person != it.campaign.host and (await season.whole()).campaign.host != whom:
                await season.bot.campaigns.back(1, member.person, whom)
    await season.env.settle()


async def gone(season: Season, number: int) -> None:
    person = season.people[number]
    with season.env._bot_scope():
        await season.bot.campaigns.leave(1, person.id)
        table = await season.table()
        if table.row.phase == "lobby" and table.seat_of(person.id) is not None:
            await season.bot.lobby.leave(table.row.id, person.id)
    await season.env.settle()


async def between(season: Season, game: int) -> None:
    """What happens before some of the games."""
    table = await season.table()
    if game == 4:
        await gone(season, 1)
    if game == 6:
        await season.people[6].slash(season.channel, "campaign join")
        await season.people[6].slash(season.channel, "table join")
    if game == 8:
        await season.people[2].slash(season.channel, "campaign rest")
        await season.people[2].slash(season.channel, "table leave")
        for _ in range(30):
            await season.env.advance_time(DAY)
    if game == 12:
        await season.people[2].slash(season.channel, "campaign join")
    if game == 14:
        await vote(season, season.people[3].id)
    if game == 16:
        await gone(season, 4)
    if game % 3 == 0:
        await season.restart()
    assert (await season.table()).row.id == table.row.id, "nothing of this opens another table"


async def test_twenty_games_with_people_who_come_and_go(season: Season) -> None:
    for number in (4, 5, 6):
        season.add_person(f"player{number}")
    await season.begin(6, kinds=("toy", "stones"), games=GAMES, rule="placement", handicap=25, patience=0.0)
    season.bot.games["stones"].seats = season.games["stones"].seats = range(1, 8)
    await season.people[0].click(season.home(), label="Next game")
    for game in range(1, GAMES + 1):
        await between(season, game)
        table = await season.table()
        if table.row.phase == "lobby":
            await season.game()
        else:
            await season.finish(table)
        assert (await season.whole()).played == game
    it = await season.whole()
    assert it.over
    assert it.campaign.host == season.people[3].id
    await recounted(season)
    by = {standing.person: standing for standing in it.standings()}
    people = {person.id: number for number, person in enumerate(season.people)}
    games = {people[person]: standing.games for person, standing in by.items() if person is not None}
    assert games[0] == games[3] == games[5] == GAMES
    assert games[1] == 3, "who left before the fourth"
    assert games[4] == 15, "who left before the sixteenth"
    assert games[6] == 15, "who came with the sixth"
    assert 14 <= games[2] <= 16, "who was away for a month"
    sums = [sum((points for _, points in it.brought), Fraction(0)) for it in by.values()]
    halves = sum(Fraction(len(e.record.seats), 2) for e in it.evenings if e.record and e.record.key == "toy")
    assert sum(sums) >= halves, "what a game brings to all is settled by how many they are"
    calls = [(said.splitlines()[0], person) for said, users in season.calls() for person in users]
    campaign_calls = [call for call in calls if "Winter" in call[0]]
    assert len(campaign_calls) == len(set(campaign_calls)), "nobody is called twice to a table"
    assert "20 of 20 games played" in words(season.home())


async def test_what_is_kept_otherwise_than_it_was_played_is_found(season: Season) -> None:
    await season.begin(2)
    await season.people[0].click(season.home(), label="Next game")
    record = await season.game()

    other = msgspec.structs.replace(record.seats[0], points=99)
    forged = msgspec.structs.replace(record, seats=(other, *record.seats[1:]))

    def forge(ledger: Ledger) -> None:
        ledger.put_evening(Evening(1, 1, forged))

    await season.bot.store.write(forge)
    (found,) = await recount(season.bot.store, games=season.games)
    assert "seats [1]" in found.fault
    assert found.record == record


async def test_nothing_of_a_running_game_reaches_standings(season: Season) -> None:
    await season.begin(3, total="sum")
    await season.people[0].click(season.home(), label="Next game")
    await season.game()
    before = (await season.whole()).standings()
    table = await season.deal()
    await season.finish(table, steps=4)
    it = await season.whole()
    assert it.standings() == before
    assert it.evenings[1].record is None
    assert it.evenings[1].memory is None
