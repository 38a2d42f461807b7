"""The store: what every store must do, whatever keeps its rows."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.store import Conflict, Entry, GameRow, Ledger, Outgoing, Person, Place, Timer, Unusable
from bot.store.campaigns import Campaign, Evening, Member, Plan, Record, Sat
from bot.store.schema import migrations, statements
from bot.store.sqlite import SqliteStore
from game.api import Arguments, Event, Message, Name, Seated


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "folder" / "games.sqlite3")
    yield store
    await store.close()


def row(channel: int = 5, **more: object) -> GameRow:
    return GameRow(key="toy", guild=1, channel=channel, host=2, seed="s", created=1.0, **more)  # type: ignore[arg-type]


async def test_one_open_game_per_channel(store: SqliteStore) -> None:
    first = await store.write(lambda ledger: ledger.add_game(row()))
    with pytest.raises(Conflict):
        await store.write(lambda ledger: ledger.add_game(row()))
    over = msgspec.structs.replace(first, phase="finished", version=1)
    await store.write(lambda ledger: ledger.save_game(over, 0))
    second = await store.write(lambda ledger: ledger.add_game(row()))
    assert await store.read(lambda ledger: ledger.game_in(5)) == second


async def test_what_fails_leaves_nothing_behind(store: SqliteStore) -> None:
    def fail(ledger: Ledger) -> None:
        ledger.add_game(row())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(fail)
    assert await store.read(lambda ledger: ledger.game_in(5)) is None


async def test_nothing_is_built_upon_an_old_state(store: SqliteStore) -> None:
    game = await store.write(lambda ledger: ledger.add_game(row()))
    newer = msgspec.structs.replace(game, version=1)
    await store.write(lambda ledger: ledger.save_game(newer, 0))
    with pytest.raises(Conflict):
        await store.write(lambda ledger: ledger.save_game(newer, 0))


async def test_of_many_claims_of_one_interaction_one_succeeds(store: SqliteStore) -> None:
    claims = await asyncio.gather(*(store.write(lambda ledger: ledger.claim(9, 1.0)) for _ in range(20)))
    assert sum(claims) == 1


async def test_writes_that_share_a_sync_stand_and_fall_alone(store: SqliteStore) -> None:
    def fail(ledger: Ledger) -> None:
        ledger.add_game(row(7))
        raise ZeroDivisionError

    works = [lambda ledger: ledger.add_game(row(6)), fail, lambda ledger: ledger.add_game(row(8))]
    first, second, third = await asyncio.gather(*map(store.write, works), return_exceptions=True)
    assert isinstance(second, ZeroDivisionError)
    found = [await store.read(lambda ledger, channel=n: ledger.game_in(channel)) for n in (6, 7, 8)]  # type: ignore[misc]
    assert found == [first, None, third]


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


async def test_who_no_longer_waits_stops_nobody(store: SqliteStore) -> None:
    gone = asyncio.create_task(store.write(lambda ledger: ledger.claim(1, 1.0)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.write(lambda ledger: ledger.claim(2, 1.0))
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_rows_come_back_as_they_were(store: SqliteStore) -> None:
    places = [Place(0, "Ä*", 4, ready=True), Place(1, "", None, autopilot=True, misses=2, past=(7, 8))]
    event = Event(Message("a", {"b": 1, "c": Name("d")}), to=frozenset({1}), picture=True)
    entry = Entry(0, -1, "deal", msgspec.Raw(b"null"), (event,), undoable=False, batch=1, at=2.5)
    person = Person(language="pl", quiet_from=22, away_until=5.0)

    def write(ledger: Ledger) -> int:
        game = ledger.add_game(row(options={"rounds": 3})).id
        ledger.put_places(game, places)
        ledger.add_entries(game, [entry])
        ledger.put_person(4, person)
        return game

    game = await store.write(write)
    assert await store.read(lambda ledger: list(ledger.places(game))) == places
    (found,) = await store.read(lambda ledger: ledger.entries(game))
    assert found.events == (event,)
    assert await store.read(lambda ledger: ledger.person(4)) == person
    assert await store.read(lambda ledger: ledger.person(5)) == Person()
    loaded = await store.read(lambda ledger: ledger.game(game))
    assert loaded is not None
    assert loaded.options == {"rounds": 3}
    assert [r.id for r in await store.read(lambda ledger: ledger.games_of(4))] == [game]


async def test_a_lane_waits_for_its_first_row(store: SqliteStore) -> None:
    def out(lane: str, kind: str) -> Outgoing:
        return Outgoing(lane, kind, msgspec.Raw(b"{}"), 1.0, nonce=kind)

    def fill(ledger: Ledger) -> None:
        for lane, kind in (("c1", "a"), ("c1", "b"), ("u2", "c")):
            ledger.send(out(lane, kind))

    await store.write(fill)
    waiting = await store.read(lambda ledger: ledger.waiting())
    assert [(o.lane, o.kind) for o in waiting] == [("c1", "a"), ("u2", "c")]
    await store.write(lambda ledger: ledger.sent(waiting[0].id, 7))
    waiting = await store.read(lambda ledger: ledger.waiting())
    assert [(o.lane, o.kind) for o in waiting] == [("c1", "b"), ("u2", "c")]


async def test_a_timer_set_anew_outlives_the_ringing_of_the_old(store: SqliteStore) -> None:
    old, new = Timer(1, "remind", 0, 5.0), Timer(1, "remind", 0, 9.0)
    await store.write(lambda ledger: ledger.set_timer(old))
    await store.write(lambda ledger: ledger.set_timer(new))
    await store.write(lambda ledger: ledger.finish_timer(old))
    assert await store.read(lambda ledger: ledger.next_timer()) == 9.0
    assert await store.read(lambda ledger: ledger.due_timers(8.0)) == []
    await store.write(lambda ledger: ledger.drop_timers(1, ["remind"]))
    assert await store.read(lambda ledger: ledger.next_timer()) is None


async def test_a_backup_is_a_whole_store(store: SqliteStore, tmp_path: Path) -> None:
    await store.write(lambda ledger: ledger.add_game(row()))
    await store.backup(tmp_path / "copy.sqlite3")
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


async def test_a_campaign_comes_back_as_it_was_kept(store: SqliteStore) -> None:
    plan = Plan(("toy", "stones"), games=5, rule="mean", handicap=25, options={"toy": {"rounds": 3}})
    member, rests = Member(7, "Ada", since=2, shown=True), Member(8, "Bo", "resting", 0, 7)
    record = Record(
        "toy", 3.0, (Sat(0, 7, "Ada", True, 5, 410, (8,)), Sat(1, None, "1", False, 2)), ((0, 1),)
    )

    def write(ledger: Ledger) -> Campaign:
        kept = ledger.add_campaign(Campaign(1, 2, 7, "Winter", plan, 1.0))
        other = ledger.add_campaign(Campaign(9, 2, 7, "Summer", plan, 1.0))
        for one in (member, rests, msgspec.structs.replace(rests, status="left")):
            ledger.put_member(kept.id, one)
        ledger.put_member(other.id, member)
        for channel in (5, 6):
            ledger.add_evening(Evening(ledger.add_game(row(channel)).id, kept.id))
        ledger.put_evening(Evening(1, kept.id, record, msgspec.Raw(b"{}")))
        return kept

    kept = await store.write(write)
    assert await store.read(lambda ledger: ledger.campaign(kept.id)) == kept
    assert [one.name for one in await store.read(lambda ledger: ledger.campaigns())] == ["Summer", "Winter"]
    assert await store.read(lambda ledger: ledger.campaigns(1)) == [kept]
    found = await store.read(lambda ledger: ledger.members(kept.id))
    assert found == [msgspec.structs.replace(rests, status="left"), member]
    assert await store.read(lambda ledger: ledger.memberships(7)) == [1, 2]
    first, second = await store.read(lambda ledger: ledger.evenings(kept.id))
    assert (first.record, bytes(first.memory or b""), second.record) == (record, b"{}", None)
    assert await store.read(lambda ledger: ledger.evening(2)) == second
    newer = msgspec.structs.replace(kept, version=1, phase="over")
    assert [await store.write(lambda ledger: ledger.save_campaign(newer)) for _ in range(2)] == [True, False]
    await store.write(lambda ledger: ledger.drop_evening(2))
    await store.write(lambda ledger: ledger.drop_member(kept.id, 7))
    assert len(await store.read(lambda ledger: ledger.evenings(kept.id))) == 1
    assert await store.read(lambda ledger: ledger.memberships(7)) == [2]
