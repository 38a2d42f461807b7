"""The store in a file: what SQLite alone does, or does not."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.archive import back_up
from bot.store import GameRow, Ledger, Unusable
from bot.store.schema import migrations, statements
from bot.store.sqlite import SqliteStore
from game.api import Arguments, Message, Name, Seated

ROW = GameRow(key="toy", guild=1, channel=5, host=2, seed="s", created=1.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "folder" / "games.sqlite3")
    yield store
    await store.close()


async def test_one_sync_for_all_that_waits(store: SqliteStore) -> None:
    statements: list[str] = []
    await store._connection.set_trace_callback(statements.append)
    await asyncio.gather(*(store.write(lambda ledger, n=n: ledger.claim(n, 1.0)) for n in range(50)))  # type: ignore[misc]
    assert statements.count("COMMIT") <= 2


async def test_when_the_disk_fails_nobody_is_told_otherwise(
    store: SqliteStore,
) -> None:
    def full(ledger: Ledger) -> None:
        # What SQLite does when the disk is full: the whole transaction is gone.
        store._connection._conn.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    works = [lambda ledger: ledger.claim(1, 1.0), full, lambda ledger: ledger.claim(2, 1.0)]
    outcomes = await asyncio.gather(*map(store.write, works), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [sqlite3.OperationalError] * 3
    assert await store.write(lambda ledger: ledger.claim(1, 1.0))


async def test_a_store_that_is_forgotten_or_cannot_be_opened_keeps_no_process_alive(tmp_path: Path) -> None:
    """Nor does a thread speak to a loop that has ended."""
    script = (
        "import asyncio, pathlib, sys\n"
        "from bot.store.sqlite import SqliteStore\n"
        "async def forget():\n"
        "    path = pathlib.Path(sys.argv[1])\n"
        "    kept.append(await SqliteStore.open(path / 'games.sqlite3'))\n"
        "    try:\n"
        "        await SqliteStore.visit(path / 'none.sqlite3')\n"
        "    except Exception as error:\n"
        "        print(error)\n"
        "kept = []\n"
        "asyncio.run(forget())\n"
    )
    done = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script, str(tmp_path)),
        stdout=PIPE,
        stderr=PIPE,
        cwd=Path(__file__).parents[2],
    )
    try:
        said, errors = await asyncio.wait_for(done.communicate(), 120)
    finally:
        if done.returncode is None:
            done.kill()
    assert (done.returncode, said.count(b"there is no such file"), errors) == (0, 1, b"")


async def test_a_backup_is_a_whole_store(store: SqliteStore, tmp_path: Path) -> None:
    await store.write(lambda ledger: ledger.add_game(ROW))
    back_up(tmp_path / "folder" / "games.sqlite3", tmp_path / "copy.sqlite3")
    copy = await SqliteStore.open(tmp_path / "copy.sqlite3")
    assert await copy.read(lambda ledger: ledger.game_in(5)) is not None
    await copy.close()


async def test_the_file_is_as_safe_as_sqlite_makes_it(store: SqliteStore) -> None:
    async def pragma(name: str) -> object:
        return await store._run(lambda c: c.execute(f"PRAGMA {name}").fetchone()[0])

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    assert await pragma("foreign_keys") == 1


async def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(Unusable, match="newer"):
        await SqliteStore.open(path)


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.sqlite3"
    await (await SqliteStore.open(path)).close()
    last = migrations()[-1][0]
    broken = (last + 1, "CREATE TABLE fine (x);\nCREATE TABLE broken (;\n")
    monkeypatch.setattr("bot.store.schema.migrations", lambda: [*migrations(), broken])
    with pytest.raises(Unusable, match="syntax error"):
        await SqliteStore.open(path)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (last,)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'fine'").fetchone() == (0,)
    connection.close()


def test_a_script_is_taken_apart_statement_by_statement() -> None:
    script = "-- a; comment\nCREATE TABLE a (x);\n\nINSERT INTO a VALUES ('b;c');\n"
    assert len(list(statements(script))) == 2


async def test_arguments_that_were_marked_words_are_typed(tmp_path: Path) -> None:
    """What the version before wrote can be told by this one."""
    file = tmp_path / "before.sqlite"
    connection = sqlite3.connect(file)
    for number, script in migrations():
        if number < 4:
            connection.executescript(script)
            connection.execute(f"PRAGMA user_version = {number}")
    told = {
        "key": "ask",
        "args": {"who": "@name-fore-hub", "seat": "#2", "deed": "@act-go", "n": 3, "pay": "none"},
    }
    connection.execute(
        "INSERT INTO games (key, guild, channel, host, phase, version, entries, seed, options, settings,"
        " created, changed) VALUES ('toy', 1, 2, 3, 'paused', 1, 1, 's', ?, ?, 0, 0)",
        (b"{}", msgspec.json.encode({"paused_because": {"key": "why", "args": {"seat": "#0"}}})),
    )
    events = msgspec.json.encode([{"message": told, "to": [1]}])
    connection.execute(
        "INSERT INTO journal (game, n, seat, origin, action, events, undoable, batch, at)"
        " VALUES (1, 0, 0, 'person', ?, ?, 1, 1, 0)",
        (b"{}", events),
    )
    connection.commit()
    connection.close()
    store = await SqliteStore.open(file)
    try:
        (entry,) = await store.read(lambda ledger: ledger.entries(1))
        row = await store.read(lambda ledger: ledger.game(1))
    finally:
        await store.close()
    plain: Arguments = {"who": Name("fore_hub"), "seat": Seated(2), "n": 3, "pay": "none"}
    assert entry.events[0].to == frozenset({1})
    args = dict(entry.events[0].message.args)
    assert args.pop("deed") == Message("act-go", plain)
    assert args == plain
    assert row is not None
    assert row.settings.paused_because == Message("why", {"seat": Seated(0)})
