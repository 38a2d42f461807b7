"""Several drafts at once: each upon the published state, each carried out again when that moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.refusal import Stale
from bot.replay import audit
from bot.table import Table
from tests.bot.house import House
from tests.toy.both import Both, Finish, Take

BOTH = Both()


async def begun(path: Path) -> tuple[House, int]:
    house = House(path / "games.sqlite3")
    house.game = BOTH
    await house.open()
    return house, (await house.deal(2)).row.id


async def look(house: House, number: int) -> Table:
    return await house.tables.look(number)


async def test_drafts_of_two_do_not_see_each_other_and_the_later_gives_way(tmp_path: Path) -> None:
    house, number = await begun(tmp_path)
    table = await look(house, number)
    for seat, things in ((0, ("apple", "bread")), (1, ("candle", "bread", "drum"))):
        for thing in things:
            await house.act(table, Take(seat=seat, thing=thing))
    table = await look(house, number)
    assert table.state.taken == {}
    assert table.view(0).taken == {"apple": 0, "bread": 0}
    assert table.view(1).taken == {"candle": 1, "bread": 1, "drum": 1}
    stamp = table.stamp(1)
    await house.act(table, Finish(seat=0))
    table = await look(house, number)
    # The bread is gone; what was staged after it goes too, and the owner is told.
    assert table.staged(1).actions == (Take(seat=1, thing="candle"),)
    assert (f"u{table.place(1).user}", "bot-draft-lost") in await house.said("secret")
    with pytest.raises(Stale):
        await house.act(table, Take(seat=1, thing="drum"), stamp=stamp)
    await house.store.close()
    await house.open()
    house.tables.games = {"both": BOTH}
    assert (await look(house, number)).staged(1) == table.staged(1)
    await house.act(table, Take(seat=1, thing="drum"))
    await house.act(table, Finish(seat=1))
    table = await look(house, number)
    assert table.row.phase == "finished"
    assert table.state.taken == {"apple": 0, "bread": 0, "candle": 1, "drum": 1}
    entries = await house.store.read(lambda ledger: ledger.entries(number))
    assert len(entries) == 7
    audit(table, entries)
    await house.store.close()


async def test_a_draft_that_still_fits_is_kept(tmp_path: Path) -> None:
    house, number = await begun(tmp_path)
    table = await look(house, number)
    await house.act(table, Take(seat=0, thing="apple"))
    await house.act(table, Take(seat=1, thing="bread"))
    await house.act(table, Finish(seat=1))
    table = await look(house, number)
    assert table.view(0).taken == {"bread": 1, "apple": 0}
    assert table.view(None).taken == {"bread": 1}
    assert ("bot-draft-lost" in str(await house.said("secret"))) is False
    await house.store.close()


async def test_who_takes_a_step_back_finds_what_was_known_before_it(tmp_path: Path) -> None:
    """And nothing else: what was found out about the step itself is not taken for it."""
    house, number = await begun(tmp_path)
    table = await look(house, number)
    seen, listed, stamp = table.view(0), table.legal(0), table.stamp(0)
    await house.act(table, Take(seat=0, thing="apple"))
    staged = await look(house, number)
    assert staged.view(0) != seen
    assert staged.legal(0) != listed
    await house.referee.undo(number, staged.place(0).user or 0)
    back = await look(house, number)
    assert back.view(0) is seen
    assert back.legal(0) is listed
    assert back.stamp(0) != stamp, "it has acted since"
    await house.act(back, Take(seat=0, thing="bread"))
    assert (await look(house, number)).view(0).taken == {"bread": 0}
    await house.store.close()
