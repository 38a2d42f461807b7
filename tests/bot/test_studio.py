"""Who waits, and for what, while many pictures are to be drawn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.pictures import AT_ONCE, Studio, TooLate
from game import GAMES
from images.api import GALLERIES, Picture
from tests.bot.world import World, buttons, shown, words
from tests.toy import GALLERY

BLANK = Picture(b"", "")


async def busy(studio: Studio, *, post: bool, count: int, go: threading.Event) -> list[asyncio.Task[Picture]]:
    """So many pictures that are drawn until they may go on."""

    def draw() -> Picture:
        assert go.wait(20)
        return BLANK

    tasks = [asyncio.create_task(studio.work(draw, post=post)) for _ in range(count)]
    await asyncio.sleep(0.05)
    return tasks


def noting(drawn: list[str], name: str) -> Callable[[], Picture]:
    def draw() -> Picture:
        drawn.append(name)
        return BLANK

    return draw


async def test_somebody_who_waits_comes_before_posts() -> None:
    studio, drawn, go = Studio({"toy": GALLERY}), list[str](), threading.Event()
    people = await busy(studio, post=False, count=AT_ONCE, go=go)
    posts = [asyncio.create_task(studio.work(noting(drawn, "post"), post=True)) for _ in range(10)]
    await asyncio.sleep(0)
    answer = asyncio.create_task(studio.work(noting(drawn, "answer"), post=False))
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*people, *posts, answer)
    assert drawn.index("answer") <= 2
    assert drawn.count("post") == 10


async def test_posts_leave_room_for_somebody_who_waits() -> None:
    studio, go = Studio({"toy": GALLERY}), threading.Event()
    posts = await busy(studio, post=True, count=10, go=go)
    assert await asyncio.wait_for(studio.work(lambda: BLANK, post=False), 10) == BLANK
    go.set()
    await asyncio.gather(*posts)


async def test_a_panel_does_not_wait_for_the_pictures_of_others(world: World) -> None:
    """And when there is room again, it has its own."""
    table = await world.started(2)
    seat, studio, go = table.awaited()[0], Studio({"toy": GALLERY}), threading.Event()
    studio.patience = 0.05
    others = await busy(studio, post=False, count=AT_ONCE, go=go)
    assert await studio.panel(table, seat) == [], "also while what is drawn hangs"
    studio.patience = 60.0
    assert await asyncio.wait_for(studio.panel(table, seat, waited=61.0), 10) == [], "from the press"
    go.set()
    await asyncio.gather(*others)
    assert await studio.panel(table, seat, waited=61.0)


async def test_when_the_bot_ends_whoever_still_waits_goes_without_a_picture() -> None:
    studio, go = Studio({"toy": GALLERY}), threading.Event()
    first = await busy(studio, post=False, count=AT_ONCE, go=go)
    last = asyncio.create_task(studio.work(lambda: BLANK, post=False))
    await asyncio.sleep(0)
    studio.close()
    go.set()
    await asyncio.gather(*first)
    with pytest.raises(TooLate):
        await last


async def test_under_the_whole_map_stand_its_parts_and_under_each_the_others(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=2)
    await world.started(2)
    board = shown(await world.spectator.slash(world.channel, "board"))
    assert list(buttons(board)) == ["Map: left", "Map: aft", "Map: forward", "Map: right"]
    near = (await world.spectator.click(board, label="Map: aft")).response
    assert "Aft Hub" in words(near)
    assert "Map: aft" in words(near)
    assert list(buttons(near)) == ["Map: left", "Map: forward", "Map: right"]
    await world.close()


async def test_under_a_picture_who_is_waited_for_finds_back_to_their_panel(tmp_path: Path) -> None:
    """On a phone it is out of sight, a screen and a half above."""
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=2)
    await world.started(2)
    (one, _), asked = world.people, "It is you the game waits for."
    board = shown(await one.slash(world.channel, "board"))
    assert asked in words(board)
    panel = (await one.click(board, label="My turn")).response
    assert "Choose two secret identities" in words(panel)
    watched = shown(await world.spectator.slash(world.channel, "board"))
    assert asked not in words(watched)
    await world.close()
