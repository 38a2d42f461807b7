"""Everything is carried from one database into another, both ways, and nothing into one that has games."""

from __future__ import annotations

import re
import sqlite3
import traceback
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import archive, doctor
from bot.archive import back_up, examined, restore
from bot.store import (
    Draft,
    Entry,
    GameRow,
    Ledger,
    Motion,
    Outgoing,
    Person,
    Place,
    Posted,
    Snapshot,
    Timer,
    Unreachable,
    Unusable,
    Vote,
    carry,
    postgres,
)
from bot.store.address import Where, hidden, where
from bot.store.campaigns import Campaign, Evening, Member, Plan
from bot.store.carry import TABLES, FileSide
from bot.store.opening import open_store, visit_store
from bot.store.postgres import PostgresStore
from bot.store.schema import migrate, migrations
from game.api import Event, Message
from tests.bot import databases
from tests.toy import TOY

ORDER = {table: keys.replace("key", 'key COLLATE "C"') for table, keys in TABLES.items()}


def fill(ledger: Ledger) -> None:
    """Something in every table."""
    row = GameRow(key="toy", guild=1, channel=2**62, host=2, seed="s", created=1.1, options={"rounds": 3})
    over = ledger.add_game(msgspec.structs.replace(row, phase="closed"))
    game = ledger.add_game(row).id
    ledger.put_places(game, [Place(0, "ą👾", 4, ready=True, past=(7,)), Place(1, "1")])
    event = Event(Message("a", {"b": 1}), to=frozenset({1}))
    ledger.add_entries(
        over.id, [Entry(n, 0, "deal", msgspec.Raw(b"null"), (event,), True, 1, 0.1) for n in (0, 1)]
    )
    ledger.put_draft(game, Draft(0, 3, (msgspec.Raw(b"{}"),)))
    ledger.put_snapshot(over.id, Snapshot(-1, 2, bytes(range(256))))
    ledger.claim(2**61, 1 / 3)
    for kind in ("story", "B", "a", "ą"):
        ledger.send(Outgoing("c1", kind, msgspec.Raw(b"{}"), 1.5, game, b"\x00", nonce=kind))
        ledger.set_timer(Timer(game, kind, 0, 9.5))
        ledger.put_post(game, Posted(kind, 5, 6))
        ledger.put_note(kind, kind)
    ledger.put_person(4, Person(language="pl"))
    ledger.add_vote(Vote(game, Motion("pause", 2), 1.0, until=2.0))
    campaign = ledger.add_campaign(Campaign(1, 2, 3, "Winter", Plan(("toy",)), 1.0)).id
    ledger.put_member(campaign, Member(7, "Ada", shown=True))
    ledger.add_evening(Evening(game, campaign))


def content(where: Where) -> dict[str, list[Any]]:
    """All that is in a database, in one order."""
    found = {}
    for table in TABLES:
        columns = carry.listed(sorted(COLUMNS[table]))
        found[table] = sorted(databases.rows(where, f"SELECT {columns} FROM {table}"), key=repr)
    return found


def columns() -> dict[str, list[str]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        migrate(connection)
        return {table: FileSide(connection).columns(table) for table in TABLES}


COLUMNS = columns()


async def filled(where: Where) -> Where:
    store = await open_store(where)
    await store.write(fill)
    await store.write(lambda ledger: ledger.failed(4, "no"))
    await store.close()
    return where


@pytest.mark.parametrize("there", databases.KINDS)
async def test_all_arrives_as_it_was(database: Where, there: str, tmp_path: Path) -> None:
    await filled(database)
    before = content(database)
    assert all(before.values())
    target = databases.database(there, tmp_path / "other")
    assert carry.copy(database, target) == sum(map(len, before.values()))
    assert content(target) == before
    store = await open_store(target)
    assert await store.faults() == []
    # Numbers go on from where they were.
    sent = await store.write(
        lambda ledger: ledger.send(Outgoing("c1", "story", msgspec.Raw(b"{}"), 1.5, nonce="n"))
    )
    assert sent == 5
    await store.close()


async def test_nothing_is_copied_into_what_is_not_empty(database: Where, tmp_path: Path) -> None:
    """Nor into itself; what is there stays."""
    source, before = await filled(tmp_path / "source.sqlite3"), content(await filled(database))
    for target in (database, source):
        with pytest.raises(Unusable, match=r"already|the same"):
            carry.copy(source, target)
    assert content(database) == before


@pytest.mark.parametrize("there", databases.KINDS)
async def test_a_row_that_arrives_as_another_leaves_nothing(
    database: Where, there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(database)
    target = databases.database(there, tmp_path / "other")
    for side in (carry.FileSide, carry.ServerSide):
        many = side.many

        def late(self: Any, query: str, rows: Any, many: Any = many) -> None:
            if "INTO seen" in query:
                rows = [(row[0] + 1.0, *row[1:]) for row in rows]
            many(self, query, rows)

        monkeypatch.setattr(side, "many", late)
    with pytest.raises(Unusable, match="a row of seen"):
        carry.copy(database, target)
    assert not any(content(target).values())


async def test_nothing_is_copied_while_somebody_plays(database: Where, tmp_path: Path) -> None:
    store = await open_store(await filled(database))
    try:
        for source, target in ((database, tmp_path / "new.sqlite3"), (tmp_path / "new.sqlite3", database)):
            with pytest.raises(Unusable):
                carry.copy(source, target)
        # A backup is taken meanwhile.
        back_up(database, tmp_path / "backup.sqlite3")
    finally:
        await store.close()
    assert content(tmp_path / "backup.sqlite3") == content(database)


async def test_a_backup_is_put_back_where_nothing_is(database: Where, tmp_path: Path) -> None:
    await filled(database)
    back_up(database, tmp_path / "backup.sqlite3")
    with pytest.raises(archive.BadArchive, match="exists"):
        back_up(database, tmp_path / "backup.sqlite3")
    url = databases.server().new(empty=True)
    assert await restore(url, tmp_path / "backup.sqlite3", {"toy": TOY}) == (1, None)
    assert content(url) == content(database)
    assert await examined(url, {"toy": TOY}) == (1, [])
    with pytest.raises(Unusable, match="already"):
        await restore(url, tmp_path / "backup.sqlite3", {"toy": TOY})


async def test_a_server_without_games_is_not_looked_at_and_none_of_another_program_touched() -> None:
    url = databases.server().new(empty=True)
    with pytest.raises(Unusable, match="no games"):
        await visit_store(url)
    with postgres.connect(url) as connection:
        connection.execute(b"CREATE TABLE games (x BIGINT)")
    with pytest.raises(Unusable, match="another program"):
        await open_store(url)


async def test_a_server_of_the_future_is_left_alone() -> None:
    url = databases.server().new()
    with postgres.connect(url) as connection:
        connection.execute(b"INSERT INTO schema_version VALUES (999)")
    with pytest.raises(Unusable, match="newer"):
        await open_store(url)


async def test_a_migration_that_fails_on_a_server_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    url = databases.server().new()
    last = migrations("postgresql")[-1][0]
    broken = (last + 1, "CREATE TABLE fine (x BIGINT);\nCREATE TABLE broken (;\n")
    monkeypatch.setattr(postgres, "migrations", lambda dialect: [*migrations(dialect), broken])
    with pytest.raises(Unusable, match="syntax error"):
        await open_store(url)
    assert databases.rows(url, "SELECT max(number) FROM schema_version") == [(last,)]
    assert databases.rows(url, "SELECT to_regclass('fine')") == [(None,)]


async def test_an_earlier_version_on_a_server_is_nothing_the_doctor_frets_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or the service would not start after an update, and starting it is what brings it up to date."""
    url = databases.server().new()
    later = (migrations("postgresql")[-1][0] + 1, "CREATE TABLE later (x BIGINT);\n")
    monkeypatch.setattr(postgres, "migrations", lambda dialect: [*migrations(dialect), later])
    (found,) = await doctor.on_server(url)
    assert (found.well, "earlier version" in found.what) == (True, True)
    await (await open_store(url)).close()
    (found,) = await doctor.on_server(url)
    assert (found.well, "0 open games" in found.what) == (True, True)


async def test_tables_are_made_once_however_many_begin_at_once() -> None:
    url = databases.server().new(empty=True)
    stores = [await PostgresStore.open(url)]
    stores += [await PostgresStore.open(url) for _ in range(2)]
    for store in stores:
        await store.close()
    assert databases.rows(url, "SELECT count(*) FROM schema_version") == [(len(migrations("postgresql")),)]


def test_both_kinds_have_the_same_tables_and_the_same_steps() -> None:
    """What is added to one must be added to the other, and is carried over, or named here."""
    url = databases.server().new()
    kept = {**COLUMNS, "leases": ["name", "holder", "until"]}
    query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    found: dict[str, set[str]] = {}
    for table, column in databases.rows(url, query):
        found.setdefault(table, set()).add(column)
    del found["schema_version"]
    assert found == {table: set(names) for table, names in kept.items()}
    with closing(sqlite3.connect(":memory:")) as connection:
        migrate(connection)
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in tables} - {"sqlite_sequence"} == kept.keys()
    first = migrations("postgresql")[0][0]
    assert [n for n, _ in migrations() if n >= first] == [n for n, _ in migrations("postgresql")]


def test_who_has_just_ended_plays_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server notices a moment later that somebody has gone: until then they are waited for."""
    url = databases.server().new()
    with closing(postgres.connect(url)) as ending, closing(postgres.connect(url)) as asking:
        postgres.present(ending)
        monkeypatch.setattr("bot.store.postgres.time.sleep", lambda _: ending.close())
        assert postgres.alone(asking)


async def test_a_line_that_breaks_is_found_again(tmp_path: Path) -> None:
    """The server ends every connection; whoever asks next is answered."""
    url = databases.server().new()
    store = await PostgresStore.open(url)
    await store.write(lambda ledger: ledger.claim(1, 1.0))
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    databases.rows(url, f"SELECT pg_terminate_backend(pid) {others}")
    assert await store.write(lambda ledger: ledger.claim(2, 1.0))
    assert await store.read(lambda ledger: ledger.claimed(1))
    # It is still known that somebody plays.
    with pytest.raises(Unusable, match="using it"):
        carry.copy(url, tmp_path / "copy.sqlite3")
    await store.close()
    assert carry.copy(url, tmp_path / "copy.sqlite3") == 2


async def test_who_cannot_be_reached_is_told_apart() -> None:
    """The line breaks in the middle of a work; whoever asks next is answered again."""
    url = databases.server().new()
    store = await PostgresStore.open(url)
    breaking = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
    """

    def look(ledger: Ledger) -> None:
        databases.rows(url, breaking)
        ledger.claimed(1)

    def write(ledger: Ledger) -> None:
        ledger.claim(1, 1.0)
        look(ledger)

    with pytest.raises(Unreachable):
        await store.write(write)
    with pytest.raises(Unreachable):
        await store.read(look)
    assert not await store.read(lambda ledger: ledger.claimed(1))
    assert await store.write(lambda ledger: ledger.claim(1, 1.0))
    await store.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://u:hu%sh@127.0.0.1:1/games",
        "postgresql://u:hush/hush@127.0.0.1:1/games",
        "postgresql://u:hush@hush@127.0.0.1:1/games",
        "postgresql://u:hu sh@127.0.0.1:1/games",
        "postgresql://u:hush%21@127.0.0.1:1/games?sslpassword=hush",
    ],
)
async def test_no_error_tells_a_password_however_it_is_written(address: str) -> None:
    with pytest.raises(Unusable) as refused:
        await (await open_store(where(address))).close()
    told = "".join(traceback.format_exception(refused.value))
    assert "database" in str(refused.value)
    assert not re.search(r"hu.?sh", hidden(address) + str(refused.value))
    assert not re.search(r"hu.?sh", told.replace(address, ""))
