"""Games as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.archive import BadArchive, bring, export
from bot.replay import audit
from tests.bot.world import World, words
from tests.toy.rules import Walk


async def test_a_game_goes_on_elsewhere_exactly_as_it_was(world: World) -> None:
    table = await world.started(2)
    for seat in range(2):
        await world.play(table, table.legal(seat)[0])
        table = await world.table()
    await world.play(table, Walk(seat=0, who="ant", to="ford"))
    table = await world.table()
    data = await export(world.bot.store, table.row.id)
    with pytest.raises(BadArchive):
        await bring(world.bot.store, data, games=world.games)
    other = world.guild.create_text_channel("elsewhere")
    row = await bring(world.bot.store, data, channel=other.id, games=world.games)
    copy = await world.bot.tables.look(row.id)
    assert row.phase == "paused"
    assert copy.state == table.state
    assert copy.view(0) == table.view(0)
    audit(copy, await world.bot.store.read(lambda ledger: ledger.entries(row.id)))
    await world.people[0].slash(other, "table resume")
    panel = (await world.person_of(copy, 0).slash(other, "turn")).response
    assert "Ant walks to Ford" in words(panel)


async def test_what_is_no_game_is_refused(world: World, tmp_path: Path) -> None:
    for data in (b"", b"{}", b"[1]", b'{"format": 1}'):
        with pytest.raises(BadArchive):
            await bring(world.bot.store, data, games=world.games)
    with pytest.raises(BadArchive):
        await export(world.bot.store, 99)
