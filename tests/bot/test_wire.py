"""The program as it serves Discord, over real sockets: killed, restarted, terminated, its sends repeated."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.config import Config
from bot.doctor import examine
from bot.store.address import Where
from bot.store.opening import open_store, visit_store
from bot.store.sqlite import SqliteStore
from bot.talk import Talk
from tests.bot import databases
from tests.bot.test_drawers import gone
from tests.bot.wire import CHANNEL, Wire

QUERY = "SELECT nonce, kind, status FROM outbox WHERE kind IN ('story', 'notice')"


class Program:
    """The bot in a process of its own."""

    def __init__(
        self,
        folder: Path,
        wire: Wire,
        database: Where | None = None,
        shards: str = "",
        drawers: int = 0,
        metrics: int = 0,
    ) -> None:
        self._shards = shards
        self._metrics = metrics
        self._drawers = drawers
        self._folder = folder
        self._database = database or folder / "games.sqlite3"
        self._wire = wire
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        self._wire.ready.clear()
        root = str(Path.cwd())
        environment = {
            **os.environ,
            "PYTHONPATH": root,
            "DISCORD_WIRE": self._wire.url,
            "DISCORD_API": f"http://{self._wire.url}",
            "DISCORD_TOKEN": "a.b.c",
            "DATABASE": str(self._database),
            "COMPUTER_PACE": "0",
            "SHARDS": self._shards,
            "DRAWERS": str(self._drawers),
            "METRICS": str(self._metrics),
        }
        with (self._folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.bot.wire", cwd=root, env=environment, stdout=log, stderr=log
            )
        await asyncio.wait_for(self._wire.ready.wait(), 30)

    async def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), 20)


async def test_two_processes_share_what_there_is_to_do(tmp_path: Path, wire: Wire) -> None:
    """The commands are told once; what one of them hears, the other delivers once the first is gone."""
    url = databases.server().new()
    other, one = (Program(tmp_path, wire, url, shards) for shards in ("1/2", "0/2"))
    await other.start()
    await one.start()
    assert wire.syncs == 1
    await wire.say(2001, "table open")
    await asyncio.wait_for(wire.answered[2001].wait(), 20)
    await wire.say(2002, "table computer", count=2)
    await asyncio.wait_for(wire.answered[2002].wait(), 20)
    await wire.say(2003, "table start")
    await asyncio.wait_for(wire.answered[2003].wait(), 20)
    assert await one.end(signal.SIGTERM) == 0
    await quiet(tmp_path, url)
    assert await other.end(signal.SIGTERM) == 0
    rows = databases.rows(url, QUERY)
    shown = [message["nonce"] for message in wire.messages.values()]
    assert len(shown) == len(set(shown))
    assert {nonce for nonce, *_ in rows} <= {nonce.split("-")[0] for nonce in shown}
    assert {status for *_, status in rows} == {"sent"}
    assert not databases.rows(url, "SELECT name FROM leases")


def children(pid: int) -> list[int]:
    """The processes that this one has begun."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for listed in lists for child in listed.read_text().split()]


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    wire = Wire()
    await wire.start()
    yield wire
    await wire.stop()


async def quiet(folder: Path, database: Where | None = None) -> None:
    """Until nothing waits to be posted."""
    for _ in range(200):
        store = await visit_store(database or folder / "games.sqlite3")
        try:
            if not await store.read(lambda ledger: ledger.waiting()):
                return
        finally:
            await store.close()
        await asyncio.sleep(0.1)
    raise AssertionError((folder / "log").read_text())


@pytest.mark.parametrize("database", ["file", pytest.param("server", marks=pytest.mark.soak)], indirect=True)
async def test_killed_in_the_middle_of_the_deal(tmp_path: Path, wire: Wire, database: Where) -> None:
    program = Program(tmp_path, wire, database)
    await program.start()
    await wire.say(2001, "table open")
    await asyncio.wait_for(wire.answered[2001].wait(), 20)
    await wire.say(2002, "table computer", count=2)
    await asyncio.wait_for(wire.answered[2002].wait(), 20)
    wire.fail_after_effect = 1
    for kill in range(2):
        await wire.say(2003, "table start")
        if kill:
            # It is answered when it has been written down; the first kill comes while it is being done.
            await asyncio.wait_for(wire.acknowledged[2003].wait(), 20)
        await asyncio.sleep(Random(kill).uniform(0, 0.1))
        await program.end(signal.SIGKILL)
        await program.start()
    await wire.say(2003, "table start")
    await asyncio.wait_for(wire.answered[2003].wait(), 20)
    await quiet(tmp_path, database)
    # Whatever the kills have hit: this send arrives, fails, and is repeated.
    wire.fail_after_effect = 1
    await wire.say(2004, "table extend")
    await asyncio.wait_for(wire.answered[2004].wait(), 20)
    await quiet(tmp_path, database)
    assert await program.end(signal.SIGTERM) == 0
    store = await open_store(database)
    row = await store.read(lambda ledger: ledger.game_in(CHANNEL))
    assert row is not None
    assert row.phase == "running"
    rows = databases.rows(database, QUERY)
    await store.close()
    shown = [message["nonce"] for message in wire.messages.values()]
    # A post may take several messages, each with a nonce of its own.
    assert len(shown) == len(set(shown))
    sent = {nonce.split("-")[0] for nonce in shown}
    assert rows
    for nonce, kind, status in rows:
        assert (status, nonce in sent) == ("sent", True), kind
    assert sum(row[1] == "notice" for row in rows) == 2, "the deal, or the time given, was announced twice"
    assert all(len(texts) == 1 for texts in wire.texts.values()), "one nonce, two texts"
    assert max(wire.sends.values()) > 1, "nothing was repeated: the test tests nothing"
    assert wire.syncs == 1


async def well(port: int, status: int) -> None:
    """Until whoever asks how the bot is hears this."""
    async with aiohttp.ClientSession() as session:
        for _ in range(200):
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                if answer.status == status:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError("it never is")


@pytest.mark.parametrize("shards", ["", "0/1"])
async def test_the_gateway_is_lost_and_found(tmp_path: Path, wire: Wire, shards: str) -> None:
    """What was begun goes on without it, and what is pressed afterwards is heard."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    program = Program(tmp_path, wire, shards=shards, metrics=port)
    await program.start()
    await well(port, 200)
    await wire.say(3001, "table open")
    await asyncio.wait_for(wire.answered[3001].wait(), 20)
    await wire.say(3002, "table computer", count=3)
    await asyncio.wait_for(wire.acknowledged[3002].wait(), 20)
    await wire.lose_gateway()
    await well(port, 503)
    await asyncio.wait_for(wire.answered[3002].wait(), 20)
    await quiet(tmp_path)
    wire.down = False
    await asyncio.wait_for(wire.ready.wait(), 60)
    assert wire.resumes == (not shards)
    await well(port, 200)
    await wire.say(3003, "table start")
    await asyncio.wait_for(wire.answered[3003].wait(), 20)
    await quiet(tmp_path)
    assert await program.end(signal.SIGTERM) == 0
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    row = await store.read(lambda ledger: ledger.game_in(CHANNEL))
    assert row is not None
    assert row.phase == "running"
    assert len(await store.read(lambda ledger: ledger.places(row.id))) == 4
    await store.close()
    assert max(wire.sends.values()) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_end_it_answers_what_is_committed(
    tmp_path: Path, wire: Wire, number: signal.Signals
) -> None:
    program = Program(tmp_path, wire, drawers=1)
    await program.start()
    await wire.say(5001, "table open")
    await asyncio.wait_for(wire.answered[5001].wait(), 20)
    await wire.say(5002, "table computer", count=3)
    await asyncio.wait_for(wire.answered[5002].wait(), 20)
    await wire.say(5003, "table start")
    await asyncio.wait_for(wire.answered[5003].wait(), 20)
    presses = range(5010, 5050)
    for press in presses:
        await wire.say(press, ("turn", "table extend", "board", "secret")[press % 4])
    await asyncio.wait_for(wire.acknowledged[presses[4]].wait(), 20)
    began, drawing = asyncio.get_running_loop().time(), children(program.process.pid)
    assert await program.end(number) == 0
    # It gives itself five seconds for answers; a busy machine takes some to end a process.
    assert asyncio.get_running_loop().time() - began < 10
    assert len(drawing) == 1
    assert all(map(gone, drawing)), "somebody still draws"
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log
    assert not (tmp_path / "games.sqlite3-wal").exists()
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    seen = await store._run(lambda c: {n for (n,) in c.execute("SELECT interaction FROM seen")})
    await store.close()
    committed = [press for press in presses if press in seen]
    assert committed
    assert all(wire.answered[press].is_set() for press in committed)
    # What was acknowledged was answered, what came later was not even begun.
    assert all(wire.answered[p].is_set() for p in presses if wire.acknowledged[p].is_set())


@pytest.mark.parametrize(
    ("change", "code", "said"),
    [
        ({}, 0, "✓ Discord knows the bot as u1, in 1 server\n"),
        ({"servers": False}, 0, "it is in no server yet; invite it: https://discord.com/oauth2/authorize?"),
        ({"token": "other"}, 1, "reset the token"),
        ({"permissions": 1 << 10}, 1, "give its role these permissions: "),
    ],
)
async def test_the_doctor_asks_discord(
    tmp_path: Path,
    wire: Wire,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    change: dict[str, Any],
    code: int,
    said: str,
) -> None:
    for name, value in change.items():
        setattr(wire, name, value)
    monkeypatch.setattr("discord.http.Route.BASE", f"http://{wire.url}/api/v10")
    found = await examine(Config(token="a.b.c", database=tmp_path / "games.sqlite3"))
    words = capsys.readouterr().out
    assert said in words
    assert found == code
    assert "a.b.c" not in words


async def test_a_whisper_that_arrived_yet_failed_is_read_once(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """502 after the effect: a whisper bears no nonce, so it is not sent again."""
    monkeypatch.setattr("discord.http.Route.BASE", f"http://{wire.url}/api/v10")
    wire.fail_whisper_after_effect = 1
    async with aiohttp.ClientSession() as session:
        webhook = discord.Webhook({"id": 1, "type": 3, "token": "token"}, session=session)
        interaction: Any = SimpleNamespace(id=2, user=SimpleNamespace(id=3), followup=webhook)
        talk = Talk(interaction, None)  # type: ignore[arg-type]
        talk._acknowledged = talk._answered = True
        await talk.whisper("once")
        assert len(wire.whispers) == 1
        await talk.whisper("twice")
        assert len(wire.whispers) == 2


async def test_an_acknowledgement_that_arrived_yet_failed_counts_once(tmp_path: Path, wire: Wire) -> None:
    """502 after the effect; repeated, it is 40060: our own acknowledgement was there first."""
    program = Program(tmp_path, wire)
    await program.start()
    wire.fail_acknowledgement_after_effect = 1
    await wire.say(4001, "table open")
    await asyncio.wait_for(wire.answered[4001].wait(), 30)
    wire.fail_acknowledgement_after_effect = 1
    await wire.say(4002, "table computer", count=2)
    await asyncio.wait_for(wire.answered[4002].wait(), 30)
    await quiet(tmp_path)
    assert await program.end(signal.SIGTERM) == 0
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    row = await store.read(lambda ledger: ledger.game_in(CHANNEL))
    assert row is not None
    assert len(await store.read(lambda ledger: ledger.places(row.id))) == 3
    await store.close()
    assert wire.fail_acknowledgement_after_effect == 0
    assert len(wire.messages) == 1
