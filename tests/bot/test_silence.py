"""A line to the database may be cut without an end: nobody waits for an answer on it for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, cast

import psycopg
import pytest

from bot.store import Ledger, Unreachable, postgres
from bot.store.ledger import SqlLedger
from bot.store.opening import open_store
from tests.bot import databases
from tests.bot.forwarder import Forwarder

PATIENCE = 30.0
HELD = f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = {postgres.WRITING} AND granted"


@pytest.fixture
def url() -> str:
    """A database, made before anybody is impatient."""
    return databases.server().new()


@pytest.fixture
async def way(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Forwarder]:
    """To the server, and impatient ones who go it."""
    monkeypatch.setattr(postgres.Line, "patience", 1.0)
    for name in ("SILENCE", "AT_ONCE", "PATIENCE"):
        monkeypatch.setattr(postgres, name, 1.0)
    monkeypatch.setitem(postgres.MANNERS, "connect_timeout", "1")
    monkeypatch.setattr(postgres, "LONGEST", 0.5)
    said = postgres.MANNERS["options"].replace("session_timeout=5s", "session_timeout=500ms")
    said = said.replace("statement_timeout=10s", "statement_timeout=500ms")
    monkeypatch.setitem(postgres.MANNERS, "options", said)
    way = Forwarder(databases.server().socket)
    await way.open()
    yield way
    await way.close()


async def test_who_asks_on_a_line_that_leads_nowhere_hears_so_and_takes_another(
    way: Forwarder, url: str
) -> None:
    """It stays open, and whoever stands between says nothing: as where a router forgets it."""
    store = await open_store(databases.by_way_of(way.port, url))
    await store.write(lambda ledger: ledger.put_note("a", "before"))
    way.cut()
    with pytest.raises(Unreachable):
        await asyncio.wait_for(store.write(lambda ledger: ledger.put_note("a", "lost")), PATIENCE)
    with pytest.raises(Unreachable):
        await asyncio.wait_for(store.read(lambda ledger: ledger.note("a")), PATIENCE)
    way.mend()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert await store.read(lambda ledger: ledger.note("a")) == "before"
                await store.write(lambda ledger: ledger.put_note("a", "after"))
                break
            except Unreachable:
                continue
    assert databases.rows(url, "SELECT value FROM notes WHERE key = 'a'") == [("after",)]
    await asyncio.wait_for(store.close(), PATIENCE)


async def test_a_line_cut_in_the_middle_of_a_transaction_is_given_up_and_holds_nobody_up(
    way: Forwarder, url: str
) -> None:
    """What was begun on it never happened, and by the server's own patience others may write."""
    store, other = await open_store(databases.by_way_of(way.port, url)), await open_store(url)

    def begun(ledger: Ledger) -> None:
        ledger.put_note("a", "half")
        way.cut()
        ledger.put_note("b", "half")

    with pytest.raises(Unreachable):
        await asyncio.wait_for(store.write(begun), PATIENCE)
    await asyncio.wait_for(other.write(lambda ledger: ledger.put_note("b", "whole")), PATIENCE)
    assert databases.rows(url, "SELECT key, value FROM notes") == [("b", "whole")]
    way.mend()
    await asyncio.gather(store.close(), other.close())


async def test_who_is_stopped_in_the_middle_of_a_work_tries_it_again(way: Forwarder, url: str) -> None:
    """The server has cut them off meanwhile. What was to be posted is not given up for that."""
    store = await open_store(url)

    def sleepy(ledger: Ledger) -> None:
        ledger.note("a")
        time.sleep(1.0)
        ledger.note("a")

    for work in (store.read, store.write):
        with pytest.raises(Unreachable, match="idle-in-transaction"):
            await asyncio.wait_for(work(sleepy), PATIENCE)
    await store.write(lambda ledger: ledger.put_note("a", "after"))
    await store.close()


async def test_who_wants_to_write_where_there_is_only_a_copy_tries_it_again(url: str) -> None:
    store = await open_store(url)

    def write(ledger: Ledger) -> None:
        cast(SqlLedger, ledger)._run("SET TRANSACTION READ ONLY")
        ledger.put_note("a", "in vain")

    with pytest.raises(Unreachable, match="read-only"):
        await store.write(write)
    await store.close()


def half_asked(url: str) -> psycopg.Connection[Any]:
    """A line on which somebody writes, and of whose question the end has never come."""
    line = postgres.connect(url)
    line.pgconn.enter_pipeline_mode()
    line.pgconn.send_query_params(b"SELECT pg_advisory_xact_lock($1)", [str(postgres.WRITING).encode()])
    line.pgconn.flush()
    while not databases.rows(url, HELD):
        time.sleep(0.01)
    return line


async def test_who_writes_and_dies_in_the_middle_of_a_question_holds_nobody_up(
    way: Forwarder, url: str
) -> None:
    """The server waits for the rest without end; those who wait for their turn to write do not."""
    other = await open_store(url)
    silent = half_asked(url)
    with pytest.raises(Unreachable):
        await asyncio.wait_for(other.write(lambda ledger: ledger.put_note("a", "in vain")), PATIENCE)
    await asyncio.wait_for(other.write(lambda ledger: ledger.put_note("a", "at last")), PATIENCE)
    assert databases.rows(url, "SELECT value FROM notes") == [("at last",)]
    silent.close()
    await other.close()
