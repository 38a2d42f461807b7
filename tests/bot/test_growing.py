"""A message that grows, and a process that ends at any write and request: no line lost, none doubled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import courier as courier_module
from bot.courier import Courier
from bot.pictures import Studio
from bot.store import Ledger, Outgoing
from bot.table import Table
from bot.words import Words
from bot.writer import Writer
from game.api import Action
from tests.bot.house import Boat
from tests.toy.crew import CREW
from tests.toy.crew.rules import Done, Join, Place, Pledge, Reopen, Roll, Wave


class Killed(BaseException):
    """The process is gone."""


class Fuse:
    """Ends the process at the n-th step, counted before and after whatever leaves a trace."""

    def __init__(self, left: int) -> None:
        self.left = left

    def burn(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed


class Refusal(discord.HTTPException):
    def __init__(self, code: int) -> None:
        Exception.__init__(self, code)
        self.status, self.code = 404, code


class Message:
    """A message as Discord holds it."""

    def __init__(self, wall: Wall, number: int) -> None:
        self.wall, self.id = wall, number

    @property
    def content(self) -> str:
        return self.wall.shown[self.id]

    async def edit(self, *, content: str, **_: Any) -> None:
        self.wall.fuse.burn()
        if self.id not in self.wall.shown:
            raise Refusal(10008)
        self.wall.shown[self.id] = content
        self.wall.edits += 1
        self.wall.fuse.burn()

    async def delete(self) -> None:
        self.wall.fuse.burn()
        self.wall.shown.pop(self.id, None)
        self.wall.fuse.burn()


class Wall:
    """A Discord that outlives the process: a channel, and what stands in it. A known nonce posts nothing."""

    def __init__(self) -> None:
        self.shown: dict[int, str] = {}
        self.known: dict[str, int] = {}
        self.fuse = Fuse(-1)
        self.edits = 0

    async def send(self, content: str = "", *, nonce: str, **_: Any) -> Message:
        self.fuse.burn()
        assert len(nonce) <= 25, "Discord takes no longer ones"
        assert 0 < len(content) <= 2000
        if nonce not in self.known:
            self.known[nonce] = len(self.known) + 1
            self.shown[self.known[nonce]] = content
        self.fuse.burn()
        return Message(self, self.known[nonce])

    def get_partial_message(self, number: int) -> Message:
        return Message(self, number)

    def get_partial_messageable(self, *_: Any, **__: Any) -> Wall:
        return self

    def get_channel(self, _: int) -> None:
        return None

    def get_guild(self, _: int) -> None:
        return None

    def lines(self) -> list[str]:
        return [line for number in sorted(self.shown) for line in self.shown[number].splitlines()]


class Ferry(Boat):
    """The boat, and a courier that is called by hand."""

    def __init__(self, path: Path, wall: Wall) -> None:
        super().__init__(path)
        self.wall = wall

    def furnish(self) -> None:
        super().furnish()
        write = self.store.write

        async def wary(work: Any) -> Any:
            self.wall.fuse.burn()
            found = await write(work)
            self.wall.fuse.burn()
            return found

        self.store.write = wary  # type: ignore[method-assign]
        client: Any = self.wall
        writer = Writer(client, self.tables, Studio({}))
        self.courier = Courier(client, self.tables, writer, self.lobby.halt, 0.0)

    async def deliver(self) -> None:
        """All that waits for the channel; of it only what a stretch says is looked at."""
        while rows := await self.rows():
            for row in rows:
                if row.kind in ("stretch", "unsay"):
                    await self.courier.deliver(row)
                else:
                    await self.store.write(partial(passed, row=row))

    async def rows(self) -> Sequence[Outgoing]:
        return await self.store.read(lambda ledger: ledger.waiting())

    async def lived(self, steps: Sequence[Any]) -> None:
        """These steps, from one life to the next: what was done is not done again, what was not is."""
        number = 0
        while number < len(steps):
            try:
                await steps[number]()
                number += 1
            except Killed:
                await self.restart()


def passed(ledger: Ledger, row: Outgoing) -> None:
    ledger.sent(row.id, None)


def script(house: Ferry, table: Table) -> list[Any]:
    """Acts of three, posts in between, steps taken back, and a message somebody has deleted."""
    dice = table.state.dice
    numbers = iter(range(1000, 2000))

    def act(action: Action) -> Any:
        number = next(numbers)

        async def work() -> None:
            await house.act(table, action, interaction=number)

        return work

    def back(seat: int) -> Any:
        number = next(numbers)

        async def work() -> None:
            now = await house.look(table)
            # A press is made once: what has been heard is not said again.
            if not await house.store.read(lambda ledger: ledger.claimed(number)):
                await house.back(now, seat, interaction=number)

        return work

    async def tear() -> None:
        house.wall.shown.pop(max(house.wall.shown), None)

    post = house.deliver
    return [
        post, act(Place(seat=0, die=dice[0][0], job="pump")), act(Place(seat=1, die=dice[1][0], job="sail")),
        post, act(Join(seat=2, job="sail")), back(0), post, back(2), act(Done(seat=2)), post, tear,
        act(Place(seat=0, die=dice[0][0], job="hull")), act(Reopen(seat=2)), act(Roll(seat=1)), post,
        act(Done(seat=2)), *(act(Wave(seat=2)) for _ in range(3)), post, back(2), back(2), post,
    ]  # fmt: skip


async def story(house: Ferry, table: Table) -> list[str]:
    said = Words.at(await house.look(table), "en")
    entries = await house.store.read(lambda ledger: ledger.entries(table.row.id))
    plan = [entry for entry in entries if entry.stretch == "1-plan"]
    work = [entry for entry in entries if entry.stretch == "1-work"]
    public = [event.message for entry in (*plan, *work) for event in entry.events if event.to is None]
    return [said.message(message) for message in public]


async def begun(path: Path, wall: Wall) -> tuple[Ferry, Table]:
    house = Ferry(path, wall)
    await house.open()
    # Chance as ever: what can be done must not depend on it.
    table = await house.deal()
    for seat in range(3):
        await house.act(table, Pledge(seat=seat, amount=0))
    return house, await house.look(table)


async def test_ended_at_many_a_write_or_request_it_shows_each_line_once(tmp_path: Path) -> None:
    await ended(tmp_path, 6)


@pytest.mark.soak
async def test_ended_at_every_write_and_every_request_it_shows_each_line_once(tmp_path: Path) -> None:
    await ended(tmp_path, 1)


async def ended(tmp_path: Path, apart: int) -> None:
    lives = 0
    for place in range(1, 400, apart):
        wall = Wall()
        house, table = await begun(tmp_path / f"{place}.sqlite3", wall)
        wall.fuse = Fuse(place)
        await house.lived(script(house, table))
        burnt = wall.fuse.left <= 0
        wall.fuse = Fuse(-1)
        await house.deliver()
        assert wall.lines() == await story(house, table), f"ended at step {place}"
        await house.proven(table)
        await house.store.close()
        lives += burnt
        if not burnt:
            break
    assert lives > 60 // apart


async def test_a_message_continued_in_others_is_renewed_whole_where_one_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.writer.split", lambda lines: [line for line in lines if line])
    wall = Wall()
    house, table = await begun(tmp_path / "games.sqlite3", wall)
    await house.deliver()
    await house.act(table, Done(seat=0))
    for _ in range(4):
        await house.act(table, Wave(seat=0))
    await house.deliver()
    whole = await story(house, table)
    assert wall.lines() == whole
    # The second of them is deleted; what is told anew stands below, in order, and nothing twice.
    del wall.shown[sorted(wall.shown)[-3]]
    house.furnish()  # a bot that has been restarted does not know what its messages said
    await house.act(table, Wave(seat=0))
    await house.deliver()
    assert wall.lines() == await story(house, table)
    for _ in range(5):
        await house.back(table, 0)
    await house.deliver()
    assert wall.lines() == (await story(house, table))
    assert wall.lines()[-1].endswith("is done.")
    await house.store.close()


async def test_what_does_not_change_is_not_edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall()
    house, table = await begun(tmp_path / "games.sqlite3", wall)
    await house.deliver()
    monkeypatch.setattr("bot.writer.split", lambda lines: [line for line in lines if line])
    await house.act(table, Done(seat=0))
    await house.deliver()
    edits = wall.edits
    for _ in range(5):
        await house.act(table, Wave(seat=0))
        await house.deliver()
    assert wall.edits == edits
    assert courier_module.EDITS_APART > 0
    assert CREW.stretch(table.state) == "1-work"
    await house.store.close()


async def test_what_is_done_while_it_is_being_said_is_said_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house, table = await begun(tmp_path / "games.sqlite3", wall)
    await house.act(table, Done(seat=0))
    written, more = Writer.stretch, [Wave(seat=0), Wave(seat=0)]

    async def late(self: Writer, table: Table, post: Any) -> list[str]:
        found = await written(self, table, post)
        if more and post.stretch == "1-work":
            await house.act(table, more.pop())
        return found

    monkeypatch.setattr(Writer, "stretch", late)
    await house.deliver()
    assert not more
    assert wall.lines() == await story(house, table)
    assert wall.lines()[-1].endswith("waves.")
    await house.store.close()


async def test_what_was_sent_before_a_crash_is_found_and_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house, table = await begun(tmp_path / "games.sqlite3", wall)
    send = wall.send

    async def last_thing(content: str = "", *, nonce: str, **_: Any) -> Message:
        message = await send(content, nonce=nonce)
        if len(wall.shown) == 2:
            raise Killed
        return message

    monkeypatch.setattr(wall, "send", last_thing)
    with pytest.raises(Killed):
        await house.deliver()
    monkeypatch.setattr(wall, "send", send)
    await house.restart()
    await house.act(table, Done(seat=1))
    await house.deliver()
    assert wall.lines() == await story(house, table)
    assert len(wall.shown) == 2
    await house.store.close()
