"""A campaign as a file: it goes on elsewhere exactly as it was, or not at all."""

from __future__ import annotations

import msgspec
import pytest

from bot.archive import BadArchive
from bot.campaign.archive import bring, export
from bot.campaign.recount import recount
from tests.campaign.season import Season


async def played(season: Season) -> bytes:
    """Two games of three are over, and the third goes on."""
    await season.begin(3, games=4, rule="share")
    await season.people[0].click(season.home(), label="Next game")
    for _ in range(2):
        await season.game()
    table = await season.deal()
    await season.finish(table, steps=4)
    await season.env.settle()
    return await export(season.bot.store, 1)


async def test_a_campaign_goes_on_elsewhere_as_it_was(season: Season) -> None:
    data = await played(season)
    with pytest.raises(BadArchive):
        await bring(season.bot.store, data, games=season.games)
    assert len(await season.bot.campaigns.of_server(season.guild.id)) == 1, "all of it, or nothing"
    other = season.guild.create_text_channel("other")
    new = await bring(season.bot.store, data, channel=other.id, games=season.games)
    assert new.name == "Winter (2)"
    one, two = await season.whole(1), await season.whole(new.id)
    assert two.standings() == one.standings()
    assert two.members == one.members
    assert two.campaign.plan == one.campaign.plan
    assert [bool(it.memory) for it in two.evenings] == [True, True, False]
    assert not [it.fault for it in await recount(season.bot.store, games=season.games) if it.fault]
    season.channel = other
    await season.people[0].slash(other, "table resume")
    await season.finish(await season.table())
    two = await season.whole(new.id)
    assert two.played == 3
    assert [row.channel for row in two.tables] == [other.id], "the fourth table opens there"
    assert (await season.whole(1)).played == 2


async def test_what_was_not_played_so_is_refused(season: Season) -> None:
    data = await played(season)
    raw = msgspec.json.decode(data)
    other = season.guild.create_text_channel("other")

    async def refused(**changes: object) -> None:
        with pytest.raises(BadArchive):
            await bring(
                season.bot.store,
                msgspec.json.encode({**raw, **changes}),
                channel=other.id,
                games=season.games,
            )

    for data in (b"", b"{}", b"[1]", b'{"format": 1}'):
        with pytest.raises(BadArchive):
            await bring(season.bot.store, data, games=season.games)
    await refused(format=9)
    await refused(campaign={**raw["campaign"], "name": ""})
    await refused(campaign={**raw["campaign"], "plan": {**raw["campaign"]["plan"], "kinds": ["chess"]}})
    await refused(campaign={**raw["campaign"], "plan": {**raw["campaign"]["plan"], "handicap": 7}})
    await refused(members=raw["members"] * 2)
    first, *others = raw["games"]
    record = first["record"]
    forged = {**record, "seats": [{**seat, "won": not seat["won"]} for seat in record["seats"]]}
    await refused(games=[{**first, "record": forged}, *others])
    await refused(games=[{**first, "record": None}, *others])
    await refused(
        games=[{**first, "game": {**first["game"], "journal": first["game"]["journal"][:-1]}}, *others]
    )
    assert len(await season.bot.campaigns.of_server(season.guild.id)) == 1
