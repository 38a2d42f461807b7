"""What former versions stored opens, goes on and is replayed: databases and archives as they wrote them."""

from __future__ import annotations

import lzma
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot import post
from bot.archive import bring, examined, export
from bot.council import Council
from bot.lobby import Lobby
from bot.referee import Referee
from bot.replay import audit
from bot.store import GameRow, Motion
from bot.store.rows import OPEN
from bot.store.schema import migrations
from bot.store.sqlite import SqliteStore
from bot.table import Table
from bot.tables import Tables
from game import text
from tests.bot.former import PLAYED, STORED, advance

DATABASES = sorted(path.name for path in STORED.glob("*.sqlite3.xz"))
ARCHIVES = sorted(path.name for path in STORED.glob("*.json.xz"))
LONGEST = 1500
"""Actions that no game needs."""


def unpacked(name: str) -> bytes:
    return lzma.decompress((STORED / name).read_bytes())


class Former:
    """A stored database, opened by today's bot."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables = Tables(store, PLAYED, lambda: 2_000_000.0)
        self.referee = Referee(self.tables)

    async def rows(self) -> Sequence[GameRow]:
        return await self.store.read(lambda ledger: ledger.games((*OPEN, "finished", "closed")))

    async def replayed(self, table: Table) -> None:
        entries = await self.store.read(lambda ledger: ledger.entries(table.row.id))
        assert len(entries) == table.row.entries
        audit(table, entries)


@pytest.fixture
async def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(unpacked(request.param))
    return path


@pytest.fixture
async def former(file: Path) -> AsyncIterator[Former]:
    store = await SqliteStore.open(file)
    yield Former(store)
    await store.close()


@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_nothing_is_wrong_with_a_former_database(file: Path) -> None:
    """Before anybody plays on it, and when it has been brought up to date."""
    before = await examined(file, PLAYED)
    await (await SqliteStore.open(file)).close()
    assert before == await examined(file, PLAYED)
    count, wrong = before
    assert count >= 7
    assert not wrong


@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_former_journals_lead_to_where_their_tables_are(former: Former) -> None:
    """Those of games that ended, too; with steps staged and in the middle of questions."""
    played = staged = asked = 0
    for row in await former.rows():
        table = await former.tables.look(row.id)
        if table.state is not None:
            await former.replayed(table)
            played += 1
            staged += any(draft.actions for draft in table.drafts.values())
            asked += bool(getattr(table.state, "todo", ()))
    assert played >= 8
    assert min(staged, asked) >= 2


async def gone_on(former: Former, whole: int, others: int) -> list[Table]:
    """So many games of each kind to their end, those first that are nearest to it; others for a while."""
    found = []
    running = [row for row in await former.rows() if row.phase == "running"]
    for key in PLAYED:
        mine = sorted((row for row in running if row.key == key), key=lambda row: -row.entries)
        for number, row in enumerate(mine):
            table, rng = await former.tables.look(row.id), Random(row.id)
            for _ in range(LONGEST if number < whole else others):
                if table.row.phase == "running":
                    table = await advance(former.tables, former.referee, table, rng)
            await former.replayed(table)
            found.append(table)
    return found


@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_former_games_go_on_to_their_end(former: Former) -> None:
    tables = await gone_on(former, 1, 6)
    ended = [table for table in tables if table.game.result(table.state) is not None]
    assert {table.row.key for table in ended if table.row.phase == "finished"} >= {"toy", "stationfall"}


@pytest.mark.soak
@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_all_former_games_go_on_to_their_end(former: Former) -> None:
    tables = await gone_on(former, len(DATABASES) * 10, 0)
    assert len(tables) >= 6
    assert all(table.row.phase == "finished" for table in tables)


@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_who_waited_in_a_former_lobby_can_begin(former: Former) -> None:
    begun = 0
    for row in await former.rows():
        if row.phase == "lobby":
            table = await Lobby(former.tables, former.referee).start(row.id, row.host)
            assert table.row.phase == "running"
            begun += 1
    assert begun >= 2


@pytest.mark.parametrize("file", DATABASES, indirect=True)
async def test_what_a_former_bot_had_to_say_is_said(former: Former) -> None:
    """What waits in the outbox, and what the log tells of the past."""
    rows = {row.id: row for row in await former.rows()}
    waiting = await former.store.read(lambda ledger: ledger.waiting())
    assert waiting
    unknown = set()
    for out in waiting:
        said = [(rows[out.game or 0].key, line) for line in post.read(out).lines]
        unknown |= {line.key for key, line in said if not text.has(line.key, game=key)}
    for row in rows.values():
        entries = await former.store.read(lambda ledger, game=row.id: ledger.entries(game))  # type: ignore[misc]
        told = [event.message for entry in entries for event in entry.events]
        unknown |= {message.key for message in told if not text.has(message.key, game=row.key)}
        assert all(text.say(message, "en", game=row.key) for message in told)
    assert not unknown


def test_there_is_a_database_of_every_schema_that_held_typed_games() -> None:
    """1 and 3 were the latest for hours only. Whoever adds a schema keeps a database of the one before."""
    kept = {int(name.partition("_")[2].partition(".")[0]) for name in DATABASES}
    latest = migrations()[-1][0]
    assert {2, 4, latest} <= kept


@pytest.mark.parametrize("name", ARCHIVES)
async def test_a_former_archive_is_played_on(name: str, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.sqlite3")
    former = Former(store)
    row = await bring(store, unpacked(name), channel=77, games=PLAYED)
    table, rng = await former.tables.look(row.id), Random(1)
    await former.replayed(table)
    council = Council(former.tables, former.referee)
    await council.decide(row.id, row.host, Motion("resume", row.host))
    table = await former.tables.look(row.id)
    for _ in range(20):
        table = await advance(former.tables, former.referee, table, rng)
    assert await export(store, row.id)
    await store.close()
