"""The file of the games: whose it is, who has it, what becomes of it when it is damaged, copied, put back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.archive import BadArchive, restore
from bot.config import Config
from bot.doctor import examine
from bot.store import GameRow, Ledger, Place, Snapshot, Unusable
from bot.store.file import Opened, hold, look, play, put_restored, sides
from bot.store.ledger import SqlLedger
from bot.store.schema import migrations, statements
from bot.store.sqlite import SqliteSession, SqliteStore
from game import GAMES
from tests.toy import TOY

TOYS = {"toy": TOY}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is to be, alone in its folder."""
    path = tmp_path / "data" / "games.sqlite3"
    path.parent.mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return path


def row(channel: int) -> GameRow:
    return GameRow(key="toy", guild=1, channel=channel, host=2, seed="s", created=1.0)


def play_in(connection: sqlite3.Connection, *channels: int) -> None:
    for channel in channels:
        SqlLedger(SqliteSession(connection)).add_game(row(channel))


def channels(path: Path) -> list[int]:
    with closing(look(path)) as connection:
        return [channel for (channel,) in connection.execute("SELECT channel FROM games ORDER BY channel")]


def fill(path: Path, *channels: int) -> Path:
    with closing(play(path)) as held:
        play_in(held, *channels)
    return path


def run(*arguments: str) -> object:
    """The exit code of a command, or the sentence it ends with."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    return end.value.code


def killed(path: Path, *channels: int) -> None:
    """Another process plays on the database, and is killed: its last games are in the log alone."""
    # Without this module, which loads the whole bot.
    script = (
        "import os, sys, pathlib\n"
        "from bot.store import GameRow\n"
        "from bot.store.file import play\n"
        "from bot.store.ledger import SqlLedger\n"
        "from bot.store.sqlite import SqliteSession\n"
        "ledger = SqlLedger(SqliteSession(play(pathlib.Path(sys.argv[1]))))\n"
        "for channel in map(int, sys.argv[2:]):\n"
        "    ledger.add_game(GameRow(key='toy', guild=1, channel=channel, host=2, seed='s', created=1.0))\n"
        "os.kill(os.getpid(), 9)\n"
    )
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", script, str(path), *map(str, channels)],
        env={**os.environ, "PYTHONPATH": root},
        check=False,
    )
    assert done.returncode == -signal.SIGKILL


@pytest.fixture
def lax() -> Iterator[None]:
    old = os.umask(0)
    yield
    os.umask(old)


def modes(folder: Path) -> dict[str, int]:
    return {found.name: found.stat().st_mode & 0o777 for found in folder.rglob("*") if found.is_file()}


# whose it is


@pytest.mark.usefixtures("lax")
def test_whatever_is_written_is_for_its_owner_only(path: Path, tmp_path: Path) -> None:
    with closing(play(path)) as held:
        play_in(held, 5)
        assert {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"} <= set(modes(path.parent))
        assert run("backup", "copy.sqlite3") == 0
        assert run("export", "1", "game.json") == 0
        assert set(modes(tmp_path).values()) == {0o600}
    (tmp_path / "game.json").chmod(0o666)
    assert run("export", "1", "game.json") == 0
    assert json.loads((tmp_path / "game.json").read_text())["game"]["channel"] == 5


@pytest.mark.usefixtures("lax")
def test_what_is_restored_is_for_its_owner_only(path: Path, tmp_path: Path) -> None:
    backup = fill(tmp_path / "copy.sqlite3", 5)
    fill(path, 6).chmod(0o644)
    asyncio.run(restore(path, backup, TOYS))
    assert set(modes(path.parent).values()) == {0o600}


def test_a_database_that_others_can_read_is_narrowed(path: Path) -> None:
    killed(path, 5)
    for side in sides(path):
        side.chmod(0o664)
    with closing(play(path)):
        assert set(modes(path.parent).values()) == {0o600}


def test_the_doctor_says_what_others_can_read(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(path).chmod(0o640)
    assert asyncio.run(examine(Config(database=path))) == 1
    assert f"✗ {path} can be read by others" in capsys.readouterr().out
    for side in sides(path):
        side.chmod(0o600)
    asyncio.run(examine(Config(database=path)))
    assert "by others" not in capsys.readouterr().out


# who has it


def test_two_processes_never_play_on_one_database(path: Path) -> None:
    held = play(path)
    with pytest.raises(Unusable, match="another process"):
        asyncio.run(SqliteStore.open(path))
    held.close()
    play(path).close()


def test_one_database_by_two_names_is_one(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with closing(play(path)), pytest.raises(Unusable, match="another process"):
        play(link)


def test_a_kill_leaves_no_lock_behind(path: Path) -> None:
    killed(path, 5)
    with closing(play(path)):
        assert channels(path) == [5]


@pytest.mark.parametrize("command", [["serve"], ["rehearse", "--no-browser"], ["import", "game.json"]])
def test_who_wants_to_play_beside_another_is_refused_with_a_sentence(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c" if command == ["serve"] else "")
    monkeypatch.setattr("bot.client.Bot.start", lambda bot, _: bot.setup_hook())
    (tmp_path / "game.json").write_text("{}")
    name = "rehearsal.sqlite3" if "rehearse" in command else path.name
    with closing(play(path.with_name(name))):
        said = run(*command)
    assert str(said).startswith(f"database {path.with_name(name)}: another process of the bot is using it")


def test_who_only_reads_may_do_so_beside_the_one_who_plays(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)

    async def write() -> None:
        store = await SqliteStore.visit(path)
        try:
            await store.write(lambda ledger: ledger.add_game(row(7)))
        finally:
            await store.close()

    with closing(play(path)) as held:
        play_in(held, 5, 6)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            asyncio.run(write())
        run("doctor")
        assert "2 open games" in capsys.readouterr().out
        play_in(held, 7)


# what is missing, emptied, damaged


@pytest.mark.parametrize(
    "command",
    [["doctor"], ["export", "1", "f"], ["backup", "f"], ["restore", "f"], ["import", "f"]],
)
def test_no_command_makes_an_empty_database(path: Path, tmp_path: Path, command: list[str]) -> None:
    assert run(*command) != 0
    assert not path.exists()
    assert not (tmp_path / "f").exists()


@pytest.mark.parametrize("size", [0, 1, 100, 4096, 8192, 40000])
def test_a_file_that_was_emptied_or_cut_is_no_new_database(
    path: Path, size: int, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = fill(path, 5, 6).stat().st_size
    assert size < whole
    os.truncate(path, size)
    for opened in (SqliteStore.open, SqliteStore.visit):
        with pytest.raises(Unusable, match=r"emptied it|malformed|not a database"):
            asyncio.run(opened(path))
    assert path.stat().st_size == size
    assert asyncio.run(examine(Config(database=path))) == 1
    assert "python -m bot restore FILE" in capsys.readouterr().out


def test_a_database_without_tables_is_no_new_one(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    for opened in (SqliteStore.open, SqliteStore.visit):
        with pytest.raises(Unusable, match="no games in it"):
            asyncio.run(opened(path))


def test_what_is_left_of_a_lost_database_is_never_read_into_a_new_one(path: Path) -> None:
    killed(path, 5)
    path.unlink()
    with pytest.raises(Unusable, match="its log is left"):
        play(path)
    assert not path.exists()


def test_a_database_that_was_taken_away_whole_is_begun_anew(path: Path) -> None:
    fill(path, 5)
    channels(path)  # a reader leaves an empty log behind
    path.unlink()
    fill(path)
    assert channels(path) == []


def test_a_new_database_is_whole_before_it_has_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        assert not path.exists()
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.file.migrate", fail)
        with pytest.raises(OSError, match="killed"):
            play(path)
    assert [found.name for found in path.parent.iterdir()] == ["games.sqlite3.lock"]


def test_the_doctor_looks_at_every_page_and_every_open_table(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(path, *range(5, 400))
    data = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
    data[(page - 1) * 4096 : page * 4096] = b"\x01" * 4096
    path.write_bytes(data)
    assert asyncio.run(examine(Config(database=path))) == 1
    assert "✗ database" in capsys.readouterr().out


# copying it


def test_a_backup_of_what_is_being_played_on_is_one_plain_file(path: Path, tmp_path: Path) -> None:
    with closing(play(path)) as held:
        play_in(held, 5, 6)
        assert run("backup", "copy.sqlite3") == 0
    found = {found.name for found in tmp_path.iterdir()}
    assert found == {"data", "copy.sqlite3"}
    tmp_path.chmod(0o500)
    assert channels(tmp_path / "copy.sqlite3") == [5, 6]
    tmp_path.chmod(0o700)


def test_a_backup_where_no_folder_is_says_so(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(path, 5)
    assert run("backup", "none/copy.sqlite3") == 1
    assert "there is no such folder: 'none'" in capsys.readouterr().err


def full(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """From now on nothing that is copied has room for more."""
    backup = sqlite3.Connection.backup

    def full(source: Opened, target: sqlite3.Connection, **more: Any) -> None:
        backup(source, target, **more)
        target.execute(f"PRAGMA max_page_count = {pages}")
        target.execute("CREATE TABLE more AS SELECT zeroblob(100000)")

    monkeypatch.setattr(Opened, "backup", full)


def test_a_backup_on_a_full_disk_says_so_and_leaves_nothing(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(path, 5)
    with monkeypatch.context() as patch:
        full(patch, 10)
        assert run("backup", "copy.sqlite3") == 1
    assert "disk is full" in capsys.readouterr().err
    assert [found.name for found in tmp_path.iterdir()] == ["data"]


def test_an_export_that_fails_leaves_the_earlier_one(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(path, 5)
    assert run("export", "1", "game.json") == 0
    before = (tmp_path / "game.json").read_bytes()

    def fail(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", fail)
        assert run("export", "1", "game.json") == 1
    assert "No space left" in capsys.readouterr().err
    assert (tmp_path / "game.json").read_bytes() == before
    assert {found.name for found in tmp_path.iterdir()} == {"data", "game.json"}


def test_a_damaged_database_makes_no_backup(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.truncate(fill(path, 5), 8192)
    assert run("backup", "copy.sqlite3") == 1
    assert "malformed" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite3").exists()


def test_an_older_database_is_read_and_copied_as_it_is(path: Path, tmp_path: Path) -> None:
    fill(path.with_name("new"))
    number, script = migrations()[0]
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        play_in(connection, 5)
        connection.commit()
    assert run("export", "1", "game.json") == 0
    assert run("backup", "copy.sqlite3") == 0
    for file in (path, tmp_path / "copy.sqlite3"):
        with closing(look(file)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (number,)


# putting it back


def test_a_backup_is_put_back_after_a_kill(path: Path, tmp_path: Path) -> None:
    """What the killed process left in the log belongs to the old database, and stays with it."""
    fill(path, 5)
    assert run_backup(path, tmp_path / "copy.sqlite3") == [5]
    killed(path, *range(6, 30))
    assert path.with_name("games.sqlite3-wal").stat().st_size
    number, kept = asyncio.run(restore(path, tmp_path / "copy.sqlite3", TOYS))
    assert number == 1
    with closing(play(path)) as held:
        assert [game.channel for game in SqlLedger(SqliteSession(held)).games(("lobby",))] == [5]
    assert kept is not None
    assert kept.name.startswith("games.sqlite3.until-20")
    assert channels(kept) == list(range(5, 30))


def run_backup(path: Path, target: Path) -> list[int]:
    assert run("backup", str(target)) == 0
    return channels(target)


def test_nothing_is_put_back_while_somebody_plays(path: Path, tmp_path: Path) -> None:
    backup = fill(tmp_path / "copy.sqlite3", 5)
    with closing(play(path)) as held:
        play_in(held, 6)
        with pytest.raises(Unusable, match=r"games.sqlite3: another process"):
            asyncio.run(restore(path, backup, TOYS))
        play_in(held, 7)
    assert channels(path) == [6, 7]


def spoilt(backup: Path, how: str) -> None:
    match how:
        case "cut":
            os.truncate(backup, 8192)
        case "other":
            backup.write_bytes(b"no database at all" * 300)
        case "empty":
            os.truncate(backup, 0)
        case "gone":
            backup.unlink()
        case "newer":
            with closing(sqlite3.connect(backup)) as connection:
                connection.execute("PRAGMA user_version = 999")
        case "broken state":
            with closing(play(backup)) as held:
                ledger: Ledger = SqlLedger(SqliteSession(held))
                ledger.put_places(1, [Place(0, "A", 2)])
                ledger.put_snapshot(1, Snapshot(-1, 1, b"{}"))
        case "unknown game":
            with closing(play(backup)) as held:
                game = SqlLedger(SqliteSession(held)).game(1)
                assert game is not None
                SqlLedger(SqliteSession(held)).save_game(msgspec.structs.replace(game, key="chess"), 0)


@pytest.mark.parametrize("how", ["cut", "other", "empty", "gone", "newer", "broken state", "unknown game"])
def test_what_does_not_open_is_never_put_back(path: Path, tmp_path: Path, how: str) -> None:
    backup = fill(tmp_path / "copy.sqlite3", 5)
    spoilt(backup, how)
    before = fill(path, 6).read_bytes()
    with pytest.raises(BadArchive, match=r"copy\.sqlite3: "):
        asyncio.run(restore(path, backup, TOYS))
    assert path.read_bytes() == before
    assert {found.name for found in path.parent.iterdir()} == {"games.sqlite3", "games.sqlite3.lock"}


def test_the_database_is_no_backup_of_itself(path: Path) -> None:
    with pytest.raises(BadArchive, match="the database itself"):
        asyncio.run(restore(path, fill(path, 5), TOYS))


def test_an_emptied_database_is_replaced_and_a_missing_one_made(path: Path, tmp_path: Path) -> None:
    backup = fill(tmp_path / "copy.sqlite3", 5)
    os.truncate(fill(path, 6), 0)
    asyncio.run(restore(path, backup, TOYS))
    assert channels(path) == [5]
    elsewhere = tmp_path / "new" / "games.sqlite3"
    assert asyncio.run(restore(elsewhere, backup, TOYS)) == (1, None)
    assert channels(elsewhere) == [5]


@pytest.mark.parametrize("steps", range(5))
def test_putting_back_can_be_interrupted_anywhere(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    backup = fill(tmp_path / "copy.sqlite3", 5)
    fill(path, 6)
    killed(path, *range(7, 30))
    rename, done = Path.rename, 0

    def interrupted(self: Path, target: Path) -> Path:
        nonlocal done
        if done == steps:
            raise KeyboardInterrupt
        done += 1
        return rename(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", interrupted)
        if steps < 4:
            with pytest.raises(KeyboardInterrupt):
                asyncio.run(restore(path, backup, TOYS))
        else:
            asyncio.run(restore(path, backup, TOYS))
    if 0 < steps < 4:
        with pytest.raises(Unusable, match="being put in its place"):
            channels(path)
    fill(path)
    assert channels(path) == [5]
    (kept,) = [found for found in path.parent.glob("*.until-*") if not found.name.endswith(("-wal", "-shm"))]
    assert channels(kept) == list(range(6, 30))
    assert put_restored(path) is None


def test_a_restore_by_the_command_line(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(path)
    assert run("backup", "copy.sqlite3") == 0
    lock = hold(path)
    assert "another process" in str(run("restore", "copy.sqlite3"))
    lock.close()
    assert run("restore", "copy.sqlite3") == 0
    assert "What was there is kept as" in capsys.readouterr().out
    assert run("restore", "none.sqlite3") == 1
    assert "none.sqlite3: there is no such file" in capsys.readouterr().err


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file system of a few megabytes, with the database on it."""
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("no file system may be mounted here")
    monkeypatch.setenv("DATABASE", str(folder / "games.sqlite3"))
    monkeypatch.chdir(tmp_path)
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.soak
def test_a_disk_that_is_really_full(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)
    path = fill(small / "games.sqlite3", *range(5, 1000))
    assert run("backup", "copy.sqlite3") == 0
    before = path.read_bytes()
    ballast = small / "ballast"
    room = os.statvfs(small)
    ballast.write_bytes(b"x" * (room.f_bavail * room.f_frsize - 100_000))
    names = {found.name for found in small.iterdir()}
    for command in (["backup", "small/copy"], ["restore", "copy.sqlite3"]):
        capsys.readouterr()
        assert run(*command) == 1
        assert "full" in capsys.readouterr().err
        assert {found.name for found in small.iterdir()} == names
    assert path.read_bytes() == before
    with closing(play(path)) as held:
        with pytest.raises(sqlite3.OperationalError, match="full"):
            play_in(held, *range(1000, 3000))
        with suppress(OSError), ballast.open("ab", buffering=0) as more:
            while True:
                more.write(b"x" * 4096)
        assert run("export", "1", "small/game.json") == 1
        assert "No space left" in capsys.readouterr().err
        assert not (small / "game.json").exists()
    ballast.unlink()
    with closing(play(path)) as held:
        play_in(held, 4000)
    assert {*range(5, 1000), 4000} <= set(channels(path))
    assert run("restore", "copy.sqlite3") == 0
    assert channels(path) == list(range(5, 1000))
