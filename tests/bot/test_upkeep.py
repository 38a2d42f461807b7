"""What looks after the database by itself: backups, a migration tried out, and how the bot is told."""

from __future__ import annotations

import lzma
import os
import re
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec
import pytest
from prometheus_client import generate_latest

from bot.archive import BadArchive, bring, export, unpacked
from bot.config import Config
from bot.doctor import _archive, _backups
from bot.gauges import REGISTRY, Timed
from bot.leases import Leases
from bot.lobby import Lobby
from bot.referee import Referee
from bot.store import Entry, Ledger, Outgoing, Store, Unusable, postgres
from bot.store.address import Where, hidden
from bot.store.campaigns import Campaign, Evening, Plan
from bot.store.opening import open_store
from bot.store.schema import migrations
from bot.tables import Tables
from bot.upkeep import SPARE, Upkeep, _drop, daily, lay_aside, migrate, newest, roomy
from bot.watch import Watch
from tests.bot import databases
from tests.bot.victim import CHANNEL, deal
from tests.bot.world import World
from tests.toy import TOY

ROOT = Path(__file__).parents[2]
DAY = 24 * 3600.0
GAMES: Any = {"toy": TOY}


async def dealt(where: Where) -> Store:
    store = await open_store(where)
    tables = Tables(store, GAMES, lambda: 1.0)
    await deal(Lobby(tables, Referee(tables)), CHANNEL)
    return store


async def test_a_backup_is_made_of_every_day_and_the_oldest_go(database: Where, tmp_path: Path) -> None:
    """Nothing but backups is ever taken away."""
    store = await dealt(database)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "mine.txt").write_text("x")
    made = [daily(database, folder, 3, day * DAY) for day in range(5)]
    assert all(made)
    assert daily(database, folder, 3, 4.5 * DAY) is None
    names = [f"games-{datetime.fromtimestamp(day * DAY, UTC):%Y%m%d}.sqlite3" for day in (2, 3, 4)]
    assert sorted(path.name for path in folder.iterdir()) == [*names, "mine.txt"]
    assert newest(folder) == folder / names[-1]
    assert databases.rows(folder / names[-1], "SELECT channel FROM games") == [(CHANNEL,)]
    assert newest(tmp_path / "none") is None
    await store.close()


async def test_a_backup_leaves_room_for_those_who_play_and_nothing_of_one_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it fills a disk no press is taken; and it is tried again and again."""
    database, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    store = await dealt(database)
    folder.mkdir()
    (folder / ".games-20260101.sqlite3.x1y2z3").write_bytes(b"half of one")
    (folder / ".mine").touch()
    size = database.stat().st_size
    room = SimpleNamespace(free=size + SPARE // 2)
    with monkeypatch.context() as patch:
        patch.setattr("bot.upkeep.shutil.disk_usage", lambda _: room)
        with pytest.raises(OSError, match="are free"):
            daily(database, folder, 3, DAY)
    assert [path.name for path in folder.iterdir()] == [".mine"]
    assert daily(database, folder, 3, DAY) is not None
    (well,) = await _backups(Config(database=database, backups=folder))
    monkeypatch.setattr("bot.upkeep.shutil.disk_usage", lambda _: room)
    (crowded,) = await _backups(Config(database=database, backups=folder))
    assert (well.well, crowded.well, "are free" in crowded.what) == (True, False, True)
    await store.close()


async def test_of_several_processes_one_makes_the_backup(tmp_path: Path) -> None:
    url = databases.server().new()
    store, folder = await dealt(url), tmp_path / "backups"
    config = Config(database=url, backups=folder)
    first, second = Leases(store), Leases(store)
    await first.take(["upkeep"])
    await Upkeep(config, store, second, time.time)._look()
    assert newest(folder) is None
    await Upkeep(config, store, first, time.time)._look()
    assert newest(folder) is not None
    await store.close()


async def test_what_has_been_over_for_long_is_laid_aside_and_can_be_brought_back(
    database: Where, tmp_path: Path
) -> None:
    """Not before its time, not while it goes on, and not what a campaign counts."""
    store = await dealt(database)
    row = await store.read(lambda ledger: ledger.game(1))
    assert row is not None
    over = msgspec.structs.replace(row, phase="closed", version=row.version + 1, changed=10 * DAY)
    kept = msgspec.structs.replace(over, changed=0.0, channel=99)

    def end(ledger: Ledger) -> None:
        ledger.save_game(over, row.version)
        ledger.put_note("jotted1/5", "gold")
        plan = Campaign(1, 2, 3, "Winter", Plan(("toy",)), 1.0)
        ledger.add_evening(Evening(ledger.add_game(kept).id, ledger.add_campaign(plan).id))

    folder = tmp_path / "archive"
    assert not await lay_aside(store, folder, 20 * DAY)
    await store.write(end)
    journal = await store.read(lambda ledger: ledger.entries(1))
    assert journal
    assert not await lay_aside(store, folder, 9 * DAY)
    assert await lay_aside(store, folder, 11 * DAY)
    assert not await lay_aside(store, folder, 11 * DAY)
    assert [path.name for path in folder.iterdir()] == ["game-1.json.xz"]
    for table in ("games WHERE id = 1", "journal", "seats", "snapshots", "outbox", "notes", "timers"):
        assert databases.rows(database, f"SELECT 1 FROM {table}") == []
    brought = await bring(store, unpacked((folder / "game-1.json.xz").read_bytes()), games=GAMES)
    # Who asked for it has time to look at it.
    assert not await lay_aside(store, folder, time.time() - DAY)
    assert await store.read(lambda ledger: ledger.entries(brought.id)) == journal
    with pytest.raises(BadArchive):
        unpacked((folder / "game-1.json.xz").read_bytes()[:50])
    await store.close()


async def test_no_file_takes_the_place_of_another_and_what_has_changed_stays(tmp_path: Path) -> None:
    """An earlier database had a game of the same number; what was written before is not written twice."""
    store = await dealt(tmp_path / "games.sqlite3")
    row = await store.read(lambda ledger: ledger.game(1))
    assert row is not None
    over = msgspec.structs.replace(row, phase="closed", version=row.version + 1, changed=0.0)
    await store.write(lambda ledger: ledger.save_game(over, row.version))
    folder = tmp_path / "archive"
    folder.mkdir()
    (folder / "game-1.json.xz").write_bytes(b"of an earlier database")
    data = lzma.compress(await export(store, 1))
    (folder / "game-1-2.json.xz").write_bytes(data)
    await store.write(lambda ledger: _drop(ledger, row))
    assert await store.read(lambda ledger: ledger.game(1)) == over
    assert await lay_aside(store, folder, DAY)
    assert await store.read(lambda ledger: ledger.game(1)) is None
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        "game-1.json.xz": b"of an earlier database",
        "game-1-2.json.xz": data,
    }
    await store.close()


async def test_what_is_set_is_done_by_itself(tmp_path: Path) -> None:
    store = await dealt(tmp_path / "games.sqlite3")
    row = await store.read(lambda ledger: ledger.game(1))
    assert row is not None
    over = msgspec.structs.replace(row, phase="closed", version=row.version + 1, changed=DAY)
    await store.write(lambda ledger: ledger.save_game(over, row.version))
    config = Config(kept_days=2, archive=tmp_path / "archive")
    await Upkeep(config, store, Leases(store), lambda: 2.5 * DAY)._look()
    assert await store.read(lambda ledger: ledger.game(1)) is not None
    await Upkeep(config, store, Leases(store), lambda: 3.5 * DAY)._look()
    assert await store.read(lambda ledger: ledger.game(1)) is None
    await store.close()


async def test_a_backup_that_fails_keeps_no_game_in_the_database_and_is_not_tried_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To try it is to copy everything, and while games are laid aside there is a look every second."""
    store = await dealt(tmp_path / "games.sqlite3")
    row = await store.read(lambda ledger: ledger.game(1))
    assert row is not None
    over = msgspec.structs.replace(row, phase="closed", version=row.version + 1, changed=DAY)
    await store.write(lambda ledger: ledger.save_game(over, row.version))
    tried = []

    def fails(*_: object) -> None:
        tried.append(passed[0])
        if len(tried) < 3:
            raise OSError("the disk of the backups is gone")

    passed = [0.0]
    monkeypatch.setattr("bot.upkeep.daily", fails)
    monkeypatch.setattr("bot.upkeep.elapsed", lambda: passed[0])
    config = Config(kept_days=2, archive=tmp_path / "archive", backups=tmp_path / "backups")
    upkeep = Upkeep(config, store, Leases(store), lambda: 3.5 * DAY)
    for minute in (0, 1, 2, 20, 21, 40):
        passed[0] = minute * 60.0
        wait = await upkeep._look()
        assert wait == (1.0 if minute == 0 else 3600.0 if minute == 40 else 900.0)
    assert tried == [0.0, 1200.0, 2400.0]
    assert await store.read(lambda ledger: ledger.game(1)) is None
    await store.close()


async def test_a_migration_is_tried_on_a_copy_and_live_games_are_played_again(database: Where) -> None:
    store = await dealt(database)
    said, well = await migrate(database, GAMES, dry=True)
    assert (well, "1 open games" in said) == (True, True)

    def spoil(ledger: Ledger) -> None:
        entry = ledger.entries(1)[0]
        ledger.cut_entries(1, 0)
        other = msgspec.structs.replace(entry, n=0)
        ledger.add_entries(
            1, [other, Entry(1, 0, "person", msgspec.Raw(b'{"type":"none"}'), (), True, 1, 0.0)]
        )
        row = ledger.game(1)
        assert row is not None
        ledger.save_game(msgspec.structs.replace(row, entries=2, version=row.version + 1), row.version)

    await store.write(spoil)
    said, well = await migrate(database, GAMES, dry=True)
    assert (well, "game 1" in said) == (False, True)
    await store.close()
    assert await migrate(database, GAMES, dry=False) == (f"{hidden(database)} is of today.", True)


async def test_the_copy_lies_with_the_backups_and_not_where_there_is_no_room(
    database: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is called temporary may be memory, and what is full in the middle of it says nothing useful."""
    store = await dealt(database)
    await store.close()
    folder, asked = tmp_path / "backups", []
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "memory"))

    def room(place: Path) -> Any:
        asked.append(place)
        return SimpleNamespace(free=SPARE + 1000)

    said, well = await migrate(database, GAMES, dry=True, backups=folder)
    assert (well, f"a copy in {folder}" in said, list(folder.iterdir())) == (True, True, [])
    monkeypatch.setattr("bot.upkeep.shutil.disk_usage", room)
    said, well = await migrate(database, GAMES, dry=True, backups=folder)
    assert (well, "free in" in said, asked) == (False, True, [folder])
    monkeypatch.chdir(folder)
    assert roomy(database, None) == (folder if isinstance(database, str) else database.parent)
    assert roomy(tmp_path / "none" / "games.sqlite3", tmp_path / "none") == folder


async def test_steps_are_tried_on_a_server_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """And live games are played again by what they would lead to."""
    url = databases.server().new()
    steps = migrations("postgresql")
    last = steps[-1][0]
    store = await dealt(url)

    async def tried(script: str) -> tuple[str, bool]:
        monkeypatch.setattr(postgres, "migrations", lambda _: [*steps, (last + 1, script)])
        return await migrate(url, GAMES, dry=True)

    with pytest.raises(Unusable, match="using it"):
        await tried("CREATE TABLE more (x BIGINT)")
    await store.close()
    said, well = await tried("CREATE TABLE more (x BIGINT)")
    assert (well, said.startswith("1 steps"), "1 open games were" in said) == (True, True, True)
    said, well = await tried("UPDATE snapshots SET data = '{}'")
    assert (well, "game 1" in said) == (False, True)
    with pytest.raises(Unusable, match="syntax"):
        await tried("CREATE TABLE broken (;")
    kept = databases.rows(url, "SELECT to_regclass('more'), max(number) FROM schema_version")
    assert kept == [(None, last)]
    assert databases.rows(url, "SELECT count(*) FROM snapshots WHERE data = '{}'") == [(0,)]


async def test_a_step_takes_as_long_as_it_takes_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """An index for a million rows takes more than ten seconds, and an earlier version knows other tables."""
    url, steps = databases.server().new(), migrations("postgresql")
    said = postgres.MANNERS["options"].replace("statement_timeout=10s", "statement_timeout=1s")
    monkeypatch.setitem(postgres.MANNERS, "options", said)
    store = await open_store(url)
    slow = (steps[-1][0] + 1, "CREATE TABLE more (x BIGINT); SELECT pg_sleep(2)")
    monkeypatch.setattr(postgres, "migrations", lambda _: [*steps, slow])
    with pytest.raises(Unusable, match="earlier version"):
        await open_store(url)
    assert databases.rows(url, "SELECT to_regclass('more')") == [(None,)]
    await store.close()
    store, other = await open_store(url), await open_store(url)
    assert databases.rows(url, "SELECT to_regclass('more')::text") == [("more",)]
    await store.close()
    await other.close()


async def test_the_doctor_says_how_old_the_newest_backup_is(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    config = Config(database=tmp_path / "games.sqlite3", backups=folder)
    (none,) = await _backups(config)
    assert none.well
    folder.mkdir()
    file = folder / "games-20260101.sqlite3"
    file.touch()
    (new,) = await _backups(config)
    os.utime(file, (time.time() - 9 * DAY,) * 2)
    (old,) = await _backups(config)
    assert (new.well, old.well, "9 days" in old.what) == (True, False, True)


async def test_the_doctor_says_whether_games_can_be_laid_aside(tmp_path: Path) -> None:
    """Nobody else notices before the disk is full of what should have gone."""
    (tmp_path / "file").touch()
    assert await _archive(Config(archive=tmp_path / "file")) == []
    (missing,) = await _archive(Config(kept_days=1, archive=tmp_path / "not" / "yet"))
    (wrong,) = await _archive(Config(kept_days=1, archive=tmp_path / "file"))
    (below,) = await _archive(Config(kept_days=1, archive=tmp_path / "file" / "archive"))
    assert [missing.well, wrong.well, below.well] == [True, False, False]
    assert not (tmp_path / "not").exists()
    assert str(tmp_path / "file") in wrong.what


def test_what_hosts_are_told_to_type_is_there() -> None:
    """Commands, settings and files, as the guide for hosts and the example of settings name them."""
    guide = (ROOT / "docs" / "hosts.md").read_text("utf-8")
    example = (ROOT / ".env.example").read_text("utf-8")
    known = re.findall(r"add_parser\(\s*\"(\w+)\"", (ROOT / "bot" / "__main__.py").read_text("utf-8"))
    assert set(re.findall(r"-m bot (\w+)", guide)) <= set(known)
    read = (ROOT / "bot" / "config.py").read_text("utf-8")
    settings = re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)
    assert settings
    assert all(f'"{name}"' in read for name in settings)
    assert set(re.findall(r"`([A-Z_]+)=", guide)) <= set(settings)
    assert all((ROOT / path).exists() for path in re.findall(r"docs/host/[\w.]+", guide))


def test_what_the_doctor_frets_about_does_not_keep_the_service_from_starting() -> None:
    """An old backup would else prevent the next; and a container is asked for its health where it answers."""
    unit = (ROOT / "docs" / "host" / "tables.service").read_text("utf-8")
    assert re.findall(r"^ExecStartPre=(.)", unit, re.MULTILINE) == ["-"]
    guide = (ROOT / "docs" / "hosts.md").read_text("utf-8")
    example = (ROOT / ".env.example").read_text("utf-8")
    # What is empty in the file of settings would take the place of what the image says.
    assert "\nMETRICS=\n" in example
    assert "--env-file .env --env METRICS=9464" in guide
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert "METRICS=9464" in container
    # Podman forgets the question in a format that does not know it.
    assert "\nHEALTHCHECK " in container
    assert "podman build --format docker" in guide


async def asked(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def test_how_the_bot_is_can_be_asked_on_this_machine(tmp_path: Path) -> None:
    store = await dealt(tmp_path / "games.sqlite3")
    well = True
    tables = Tables(Timed(store), GAMES, lambda: 100.0)
    watch = Watch(tables, lambda: well)
    await watch.open(0)
    try:
        status, text = await asked(watch.port, "metrics")
        assert status == 200
        told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(told["tables_open"]) == 1
        assert float(told["tables_outbox_lanes"]) >= 1
        assert float(told["tables_outbox_age_seconds"]) > 0
        assert float(told['tables_store_seconds_count{kind="read"}']) >= 1
        assert await asked(watch.port, "health") == (200, "well\n")
        # What Discord refuses is put off, and waits all the same.
        for row in await store.read(lambda ledger: ledger.waiting()):
            await store.write(lambda ledger, row=row: ledger.postpone(row.id, 130.0, "503"))  # type: ignore[misc]
        _, text = await asked(watch.port, "metrics")
        (age,) = re.findall(r"^tables_outbox_age_seconds (.*)$", text, re.MULTILINE)
        assert float(age) == float(told["tables_outbox_age_seconds"])
        # However many lanes there are, none is left out.
        post = [Outgoing(f"c{n}", "post", msgspec.Raw(b"{}"), 90.0, nonce="n") for n in range(1000, 1600)]
        await store.write(lambda ledger: [ledger.send(out) for out in post])
        _, text = await asked(watch.port, "metrics")
        (depth,) = re.findall(r"^tables_outbox_lanes (.*)$", text, re.MULTILINE)
        assert float(depth) == float(told["tables_outbox_lanes"]) + len(post)
        well = False
        assert (await asked(watch.port, "health"))[0] == 503
        well = True
        await store.close()
        assert (await asked(watch.port, "health"))[0] == 503
    finally:
        await watch.close()


async def test_no_metric_holds_a_name_or_a_secret(world: World) -> None:

    await world.started(2)
    text = generate_latest(REGISTRY).decode()
    for person in world.people:
        assert str(person.id) not in text
        assert person.user.name not in text
    assert str(world.channel.id) not in text


async def test_nobody_listens_unless_it_is_set(world: World) -> None:
    assert world.bot.watch.port == 0
    assert not isinstance(world.bot.store, Timed)
