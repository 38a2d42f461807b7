"""The log, and what somebody has missed: turn by turn, in pages, and nothing left out."""

from __future__ import annotations

from bot.panels.history import Line, page_of, pages
from tests.bot.test_failures import vowed
from tests.bot.world import World, shown, words
from tests.toy.rules import Done, Peek, Search, Walk


def test_every_line_is_on_one_page_and_each_page_says_whose_turn_it_is() -> None:
    lines = [
        Line(f"turn {number // 7}", f"line {number} " + "x" * (number % 5 * 90)) for number in range(120)
    ]
    found = pages(lines)
    assert [line for page in found for line in page] == lines
    for page in found:
        said = page_of(page)
        assert said.startswith(f"**{page[0].heading}**")
        assert len(said) < 4000
        assert all(line.said in said for line in page)
        assert said.count("**") == 2 * len(dict.fromkeys(line.heading for line in page))


async def test_the_log_has_a_heading_for_each_turn_and_pages(world: World) -> None:
    await vowed(world, 4)
    for seat in range(4):
        for action in (
            Search(seat=seat),
            Walk(seat=seat, who="ant", to="ford" if seat % 2 else "drain"),
            Done(seat=seat),
        ):
            await world.play(await world.table(), action)
    table = await world.table()
    reader = world.person_of(table, 0)
    panel = shown(await reader.slash(world.channel, "log"))
    newest = words(panel)
    assert all(f"<@{place.user}>**" in newest for place in table.places[1:])
    await world.restart()
    older = words((await reader.click(panel, label="Older")).response)
    assert "Lanterns are lit" in older


async def test_what_was_missed_is_told_from_the_last_turn_on(world: World) -> None:
    await vowed(world, 2)
    table = await world.table()
    await world.play(table, Walk(seat=0, who="bat", to="ford"))
    await world.play(await world.table(), Done(seat=0))
    await world.play(await world.table(), Peek(seat=1, at=0))
    await world.play(await world.table(), Search(seat=1))
    caught_up = words(shown(await world.person_of(table, 0).slash(world.channel, "catchup")))
    assert "sends Bat" not in caught_up
    assert f"<@{table.places[1].user}>**" in caught_up
    assert caught_up.index("peeks at") < caught_up.index("coins")
