"""Processes that draw: the same pictures, whatever dies, of views alone, and nobody is left behind."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.drawers import LONGEST, ROUND, Drawers, Ended, Undrawn
from bot.gauges import LEFT_OUT, REPLACED
from bot.pictures import AT_ONCE, Studio
from game import GAMES
from game.api import Outcome
from images.api import GALLERIES, Look, Picture, Scene
from tests.bot.test_show import over
from tests.bot.test_studio import busy
from tests.bot.world import World
from tests.stones import GALLERY as STONES_GALLERY
from tests.stones import STONES
from tests.toy import GALLERY, TOY

PATIENCE = 30.0
NAMES = {0: "Ada", 1: "Łukasz", 2: "千代"}


@pytest.fixture(scope="module")
def drawers() -> Iterator[Drawers]:
    drawers = Drawers(1)
    yield drawers
    drawers.close()


def gone(pid: int) -> bool:
    """Whether it runs no more; it may still lie where nobody takes notice of the dead."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def soon(what: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < patience
        time.sleep(0.02)


def played(game: Any, seats: int, steps: int) -> list[Outcome[Any]]:
    """The beginning of a game of chance."""
    rng = Random(3)
    found = [game.deal(seats, game.Options(), rng)]
    while len(found) < steps and game.result(found[-1].state) is None:
        seat = rng.choice(list(game.prompts(found[-1].state))).seat
        found.append(game.apply(found[-1].state, rng.choice(list(game.legal(found[-1].state, seat))), rng))
    return found


def test_a_process_draws_the_same_bytes_as_a_thread(drawers: Drawers) -> None:
    """Of every game: what is offered, what is told, and a film; in another theme and language, too."""
    galleries = {**GALLERIES, "toy": GALLERY, "stones": STONES_GALLERY}
    games = {**GAMES, "toy": TOY, "stones": STONES}
    for key, gallery in galleries.items():
        found = played(games[key], min(3, max(games[key].seats)), 30)
        views = [games[key].view(outcome.state, 0) for outcome in found]
        story = [event.message for outcome in found for event in outcome.events if event.to is None]
        theme = gallery.themes[-1]
        look = Look(theme, "pl", NAMES)
        asked: list[Any] = [
            partial(gallery.draw, gallery.offers(views[-1])[0].name, views[-1], look, since=views[0]),
            partial(gallery.draw, gallery.offers(views[-1])[-1].name, views[-1], Look(language="ja")),
            partial(gallery.film, [Scene(view, tuple(story[:3])) for view in views[::10]], look),
        ]
        if hasattr(gallery, "strip"):
            asked.append(partial(gallery.strip, views[-1], story, look))
        for draw in asked:
            assert drawers.draw(draw) == draw()


async def test_a_bot_that_draws_in_processes_plays_a_game_of_views_alone(tmp_path: Path) -> None:
    """Rounds, a board, the film: no state of a game goes over, and at the end no process is left."""
    world = World(tmp_path / "games.sqlite3", drawers=1)
    await world.open(people=3)
    told: list[bytes] = []
    drawers = world.bot.studio.drawers
    assert drawers is not None
    draw = drawers.draw

    def noted(work: Callable[[], Any]) -> Any:
        told.append(pickle.dumps(work))
        return draw(work)

    drawers.draw = noted  # type: ignore[method-assign]
    table = await over(world)
    panel = (await world.people[0].slash(world.channel, "board")).response
    await world.env.settle()
    assert [name for message in (*world.public(), panel) for name in message.attachments]
    assert any(b"film" in order for order in told)
    state = type(table.state)
    assert not [order for order in told if pickles(order, state)]
    await world.close()
    await world.bot.close()
    assert all(gone(drawer.pid) for drawer in drawers.all)


def pickles(order: bytes, kind: type) -> bool:
    """Whether one of these is in it."""
    met: list[type] = []

    class Reader(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> Any:
            found = super().find_class(module, name)
            met.append(found)
            return found

    Reader(BytesIO(order)).load()
    return kind in met


def dies_once(paper: Path) -> str:
    if not paper.exists():
        paper.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "drawn"


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_picture_is_drawn_again_where_its_process_was_killed(drawers: Drawers, tmp_path: Path) -> None:
    """While it draws, and while it has nothing to do."""
    before, first = REPLACED._value.get(), drawers.all[0].pid
    assert drawers.draw(partial(dies_once, tmp_path / "died")) == "drawn"
    second = drawers.all[0].pid
    assert second != first
    os.kill(second, signal.SIGKILL)
    soon(lambda: gone(second))
    assert drawers.draw(os.getpid) == drawers.all[0].pid != second
    assert REPLACED._value.get() == before + 2
    assert gone(first)


def test_what_kills_whoever_draws_it_is_left_out_and_the_rest_is_drawn(drawers: Drawers) -> None:
    with pytest.raises(Undrawn, match="died"):
        drawers.draw(dies)
    assert drawers.draw(os.getpid) == drawers.all[0].pid


def hangs() -> str:
    time.sleep(PATIENCE)
    return "drawn"


def test_who_hangs_is_ended_and_replaced_and_the_rest_is_drawn(
    drawers: Drawers, caplog: pytest.LogCaptureFixture
) -> None:
    """Its picture is tried once more, as if it had died, and the host can read what has happened."""
    first, before = drawers.all[0].pid, REPLACED._value.get()
    drawers.longest = 0.05
    try:
        with pytest.raises(Undrawn, match="hung"):
            drawers.draw(hangs)
    finally:
        drawers.longest = LONGEST
    assert REPLACED._value.get() == before + 2
    assert f"drawer={first} hung for 0.05 s and was ended" in caplog.text
    assert gone(first)
    assert drawers.draw(os.getpid) == drawers.all[0].pid != first


def test_who_draws_in_a_time_of_its_own_is_not_taken_for_hung(
    drawers: Drawers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a rehearsal, where the time of whoever asks falls behind that of the watch."""
    steady, asks = time.monotonic, threading.get_ident()
    monkeypatch.setattr(
        time, "monotonic", lambda: steady() - (2 * LONGEST if threading.get_ident() == asks else 0)
    )
    first = drawers.all[0].pid
    assert drawers.draw(partial(time.sleep, 2 * ROUND)) is None
    assert drawers.all[0].pid == first


def fails() -> None:
    raise ValueError("no ink")


def test_what_fails_there_is_told_here_and_kills_nobody(drawers: Drawers) -> None:
    first = drawers.all[0].pid
    with pytest.raises(Undrawn, match="no ink"):
        drawers.draw(fails)
    assert drawers.draw(os.getpid) == first


def test_a_process_that_draws_is_told_no_secret_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE", "postgresql://a:b@c/d")
    drawers = Drawers(1)
    try:
        assert set(drawers.draw(surroundings)) <= {"PYTHONPATH", "LD_LIBRARY_PATH", "LC_CTYPE"}
    finally:
        drawers.close()


def surroundings() -> list[str]:
    return list(os.environ)


def test_whoever_ends_all_processes_at_once_still_gets_what_is_drawn(drawers: Drawers) -> None:
    """As a service is ended, and as Ctrl-C in a terminal ends it."""
    pid = drawers.draw(os.getpid)
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(pid, number)
    assert drawers.draw(os.getpid) == pid


def waits(paper: Path) -> None:
    paper.touch()
    time.sleep(600)


async def test_at_the_end_nobody_draws_and_nobody_waits(tmp_path: Path) -> None:
    """One picture is being drawn, and another waits for whoever draws it."""
    drawers = Drawers(1)
    paper = tmp_path / "begun"
    both = [asyncio.to_thread(drawers.draw, partial(waits, paper)) for _ in range(2)]
    tasks = [asyncio.create_task(one) for one in both]
    await asyncio.to_thread(soon, paper.exists)
    await asyncio.to_thread(drawers.close)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Ended, Ended]
    assert all(gone(drawer.pid) for drawer in drawers.all)


def test_a_bot_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    """Not even who draws something long."""
    source = (
        "import sys; from functools import partial; from pathlib import Path;"
        " from bot.drawers import Drawers; from tests.bot.test_drawers import waits;"
        " drawers = Drawers(1); print(drawers.all[0].pid, flush=True);"
        " drawers.draw(partial(waits, Path(sys.argv[1])))"
    )
    paper, root = tmp_path / "begun", Path.cwd()
    with subprocess.Popen(
        [sys.executable, "-c", source, str(paper)],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
    ) as bot:
        assert bot.stdout is not None
        pid = int(bot.stdout.readline())
        soon(paper.exists)
        bot.kill()
    soon(lambda: gone(pid))


class Counting:
    """A gallery that counts what it draws, and draws when it may."""

    themes = GALLERY.themes
    offers, panel = GALLERY.offers, GALLERY.panel

    def __init__(self) -> None:
        self.drawn: Counter[str] = Counter()
        self.go = threading.Event()

    def draw(self, name: str, view: Any, *look: Any, **how: Any) -> Picture:
        assert self.go.wait(PATIENCE)
        self.drawn[name] += 1
        return GALLERY.draw(name, view, *look, **how)


async def test_what_several_look_at_is_drawn_once(world: World) -> None:
    """Also when they ask before it is drawn, and when the first of them goes."""
    table = await world.started(2)
    gallery: Any = Counting()
    studio = Studio({"toy": gallery})
    asked = [asyncio.create_task(studio.draw(table, "map", None)) for _ in range(5)]
    asked.append(asyncio.create_task(studio.draw(table, "map", None, post=True)))
    await asyncio.sleep(0.05)
    asked[0].cancel()
    gallery.go.set()
    pictures = await asyncio.gather(*asked[1:])
    assert None not in pictures
    assert len({id(picture) for picture in pictures}) == 1
    assert gallery.drawn == {"map": 1}
    assert not studio._drawing


async def test_a_panel_that_was_overtaken_is_not_drawn(world: World) -> None:
    """Who presses again before their picture is begun gets the last one; another seat is not touched."""
    table = await world.started(2)
    seat = table.awaited()[0]
    await world.play(table, table.legal(seat)[0])
    later = await world.table()
    assert later.sight(seat).name != table.sight(seat).name
    studio, go, left_out = Studio({"toy": GALLERY}), threading.Event(), LEFT_OUT._value.get()
    studio.patience = None
    others = await busy(studio, post=False, count=AT_ONCE, go=go)
    asked = [
        asyncio.create_task(studio.panel(one, of))
        for one, of in ((table, seat), (table, 1 - seat), (later, seat))
    ]
    await asyncio.sleep(0.05)
    go.set()
    await asyncio.gather(*others)
    first, other, last = await asyncio.gather(*asked)
    assert first == []
    assert other
    assert last
    assert LEFT_OUT._value.get() == left_out + 1
    assert not studio._panels


async def test_who_comes_back_to_what_they_saw_has_its_picture(world: World) -> None:
    """A step, and back: the panel of before is the last one again."""
    table = await world.started(2)
    seat = table.awaited()[0]
    await world.play(table, table.legal(seat)[0])
    later = await world.table()
    studio, go = Studio({"toy": GALLERY}), threading.Event()
    studio.patience = None
    others = await busy(studio, post=False, count=AT_ONCE, go=go)
    asked = [asyncio.create_task(studio.panel(one, seat)) for one in (table, later, table)]
    await asyncio.sleep(0.05)
    go.set()
    await asyncio.gather(*others)
    first, between, last = await asyncio.gather(*asked)
    assert (bool(first), bool(between), bool(last)) == (True, False, True)
