"""What a game leaves to the next one: where it was agreed on, to nobody in person, and recomputable."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from bot.archive import BadArchive
from bot.campaign.archive import bring, export
from bot.campaign.chronicle import left_in, next_options, traces
from bot.campaign.recount import recount
from bot.replay import replay
from bot.store import Ledger
from bot.store.campaigns import Evening, Plan, Record
from game.stationfall.state import Aftermath
from tests.bot.world import menus, shown, words
from tests.campaign.season import Remembering, Season

TOY = Remembering()


def over(at: float, left: dict[str, Any] | None, key: str = "toy") -> Record:
    return Record(key, at, (), left=left)


def test_a_game_takes_what_the_one_of_its_kind_has_left_that_ended_last() -> None:
    plan = Plan(("toy",), chronicle=True, options={"toy": {"rounds": 3, "debts": {"coins": 9}}})
    records = [over(5.0, {"coins": 1}), None, over(9.0, {"coins": 2}), over(7.0, {"coins": 3}),
               over(11.0, {"coins": 4}, "stones")]  # fmt: skip
    assert next_options(TOY, plan, records) == {"rounds": 3, "debts": {"coins": 2}}
    for at, nothing in ((10.0, over(10.0, {})), (12.0, over(12.0, None))):
        assert next_options(TOY, plan, [*records, nothing]) == {"rounds": 3}, at
    off = msgspec.structs.replace(plan, chronicle=False)
    assert next_options(TOY, off, records) == {"rounds": 3}, "what people settle is never what a game left"


def test_what_cannot_be_dealt_with_any_more_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    plan = Plan(("toy",), chronicle=True)
    for damaged in ({"coins": -1}, {"coins": "many"}, {"gold": 1}):
        assert next_options(TOY, plan, [over(1.0, damaged)]) == {}
    assert len(caplog.records) == 3


async def settled(season: Season, people: int = 3, **plan: Any) -> None:
    """A campaign in which one game leaves something to the next, before its first."""
    await season.begin(people, chronicle=True, **plan)
    await season.people[0].click(season.home(), label="Next game")


async def test_the_host_settles_it_and_others_read_it(season: Season) -> None:
    await season.begin(2)
    first, second = season.people[:2]
    panel = shown(await first.slash(season.channel, "campaign schedule"))
    menu = next(custom for custom in menus(panel) if ":chronicle:" in custom)
    assert [option["value"] for option in menus(panel)[menu]] == ["off", "on"]
    await first.select(panel, ["on"], custom_id=menu)
    assert (await season.whole()).campaign.plan.chronicle
    assert "carried over" in words(shown(await second.slash(season.channel, "campaign schedule")))


async def test_where_no_kind_leaves_anything_it_is_not_offered(season: Season) -> None:
    await season.begin(2, kinds=("stones",))
    panel = shown(await season.people[0].slash(season.channel, "campaign schedule"))
    assert not [custom for custom in menus(panel) if ":chronicle:" in custom]


async def test_it_is_told_at_the_next_table_in_the_campaign_and_in_the_story(season: Season) -> None:
    await settled(season)
    record = await season.game()
    assert record.left is not None
    table = await season.table()
    assert table.row.options["debts"] == record.left
    (sentence,) = traces(TOY, table.row.options)
    said = f"not {record.left['coins']}."
    assert said in words(season.home())
    table = await season.deal()
    first = season.people[0]
    story = words(shown(await first.slash(season.channel, "campaign story", game=1)))
    assert "What it leaves to the next game" in story
    assert said in story
    assert said in "\n".join(words(post) for post in season.public())
    assert list(left_in(TOY, record)) == [sentence]


async def test_off_nothing_is_carried_or_told(season: Season) -> None:
    await season.begin(3)
    await season.people[0].click(season.home(), label="Next game")
    record = await season.game()
    assert record.left, "it is known all the same: who switches it on later begins with the last game"
    assert "debts" not in (await season.table()).row.options
    assert "leaves" not in words(season.home())
    story = words(shown(await season.people[0].slash(season.channel, "campaign story", game=1)))
    assert "What it leaves to the next game" not in story


async def test_it_is_nobodys_option(season: Season) -> None:
    """Neither typed nor in a menu, and no game after that one has it."""
    await settled(season)
    await season.game()
    table = await season.table()
    answer = await season.people[0].slash(season.channel, "table settings")
    assert "debts" not in words(shown(answer))
    with season.env._bot_scope():
        await season.bot.lobby.option(table.row.id, table.row.host, "rounds", 2)
    assert (await season.table()).row.options["debts"], "what else is settled leaves it"
    await season.game()
    assert "debts" not in (await season.whole()).campaign.plan.options["toy"]


async def test_the_journals_lead_to_the_same_and_are_played_again_with_it(season: Season) -> None:
    await settled(season)
    await season.game()
    await season.game()
    found = await recount(season.bot.store, games=season.games)
    assert [it.fault for it in found] == ["", ""]
    it = await season.whole()
    for evening, one in zip(it.evenings, found, strict=False):
        assert evening.record is not None
        assert one.record is not None
        assert one.record.left == evening.record.left
    table = await season.bot.tables.peek(it.evenings[1].game)
    entries = await season.bot.store.read(lambda ledger: ledger.entries(table.row.id))
    assert table.row.options["debts"]
    *_, last = replay(table, entries)
    assert last == table.state


def _put(ledger: Ledger, it: Evening) -> None:
    ledger.put_evening(it)


async def test_another_aftermath_is_a_fault_and_none_of_before_is_not(season: Season) -> None:
    await settled(season)
    await season.game()
    (evening, _) = (await season.whole()).evenings
    assert evening.record is not None
    for left, fault in (({"coins": 77}, True), (None, False)):
        changed = msgspec.structs.replace(evening, record=msgspec.structs.replace(evening.record, left=left))
        await season.bot.store.write(partial(_put, it=changed))
        (one, *_) = await recount(season.bot.store, games=season.games)
        assert bool(one.fault) is fault
        data = await export(season.bot.store, 1)
        other = season.guild.create_text_channel(f"other-{fault}")
        if fault:
            with pytest.raises(BadArchive):
                await bring(season.bot.store, data, channel=other.id, games=season.games)
        else:
            await bring(season.bot.store, data, channel=other.id, games=season.games)


async def test_a_campaign_as_a_file_keeps_it(season: Season) -> None:
    await settled(season, games=2)
    await season.game()
    await season.finish(await season.deal(), steps=4)
    data = await export(season.bot.store, 1)
    other = season.guild.create_text_channel("other")
    new = await bring(season.bot.store, data, channel=other.id, games=season.games)
    one, two = await season.whole(1), await season.whole(new.id)
    assert new.plan.chronicle
    assert [it.record and it.record.left for it in two.evenings] == [
        it.record and it.record.left for it in one.evenings
    ]
    table = await season.bot.tables.peek(two.evenings[1].game)
    assert table.row.options["debts"] == (two.evenings[0].record and two.evenings[0].record.left)


async def test_a_rematch_after_the_campaign_begins_afresh(season: Season) -> None:
    await settled(season, games=2)
    await season.game()
    await season.game()
    it = await season.whole()
    assert it.over
    last = await season.bot.tables.peek(it.evenings[1].game)
    assert "debts" in last.row.options
    with season.env._bot_scope():
        table = await season.bot.lobby.again(last.row.id, season.people[0].id)
    assert "debts" not in table.row.options


def test_nobody_stands_in_what_is_left() -> None:
    """In Stationfall it has words of characters and sections, and no number of anybody."""
    fields = {str(field.type) for field in msgspec.structs.fields(Aftermath)}
    assert fields == {str(str), str(tuple[str, ...])}
