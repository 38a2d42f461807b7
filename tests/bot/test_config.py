"""Settings: what is wrong is said before anything starts, and no secret is ever written down."""

from __future__ import annotations

import ast
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import BadSetting, Config, Shards, log_to_terminal, parse, read

TOKEN = "MTA.abc.def"


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        'LOG_LEVEL=debug\nDATABASE="a b.sqlite3" \n# DISCORD_TOKEN=x\nexport COMPUTER_PACE=3 # slow\n'
    )
    config = read({"LOG_LEVEL": "WARNING", "DRAWERS": "0"}, file)
    assert config == Config(database=Path("a b.sqlite3"), log_level="WARNING", computer_pace=3.0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "Bot a.b.c"),
        ("DISCORD_TOKEN", "nonsense"),
        ("LOG_LEVEL", "LOUD"),
        ("COMPUTER_PACE", "fast"),
        ("COMPUTER_PACE", "-1"),
        ("DATABASE", "/"),
        ("DEFAULT_GAME", "draughts"),
        ("DATABASE", "mysql://a:b@c/d"),
        ("DRAWERS", "many"),
        ("DRAWERS", "33"),
        ("SHARDS", "some"),
        ("SHARDS", "3-1/4"),
        ("SHARDS", "0-4/4"),
        ("SHARDS", "0-1/4"),
        ("DISCORD_API", "somewhere"),
        ("DISCORD_API", "http://a/api"),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as error:
        read({name: value}, tmp_path / "none")
    assert error.value.name == name
    assert value == "/" or value not in str(error.value)


@pytest.mark.parametrize(
    ("written", "shards"),
    [("", None), ("auto", Shards()), ("2/16", Shards((2,), 16)), ("0-3/16", Shards((0, 1, 2, 3), 16))],
)
def test_a_process_has_its_share_of_the_lines(written: str, shards: Shards | None, tmp_path: Path) -> None:
    told = {"SHARDS": written, "DATABASE": "postgresql://h/d"}
    assert read(told, tmp_path / "none").shards == shards


def test_one_process_may_have_all_lines_and_a_file(tmp_path: Path) -> None:
    assert read({"SHARDS": "0-3/4"}, tmp_path / "none").shards == Shards((0, 1, 2, 3), 4)


def test_a_database_is_shown_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://ann:s3cret@host:5432/games"
    config = Config(database=url)
    assert "s3cret" not in repr(config)
    assert "ann" in repr(config)
    before = logging.getLogger().handlers[:]
    try:
        log_to_terminal(config)
        logging.getLogger("test.secrets").warning("cannot reach %s, password=s3cret", url)
    finally:
        logging.getLogger().handlers[:] = before
    assert "s3cret" not in capsys.readouterr().err


def test_the_token_is_never_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    """Nor what is as good as one: in a sentence, in the address of a request, in the trace of an error."""
    config = Config(token=TOKEN)
    assert TOKEN not in repr(config)
    before = logging.getLogger().handlers[:]
    try:
        log_to_terminal(config)
        logger = logging.getLogger("test.secrets")
        logger.info("logging in with %s", TOKEN)
        logger.warning("%s failed", "https://discord.com/api/v10/webhooks/12/aW50ZXI/messages/@original")
        logger.warning("%s failed", "/interactions/12/aW50ZXI/callback")
        try:
            raise ValueError(f"refused: {TOKEN}")
        except ValueError:
            logger.exception("reference=%s", "ABC")
    finally:
        logging.basicConfig(handlers=before, force=True)
    said = capsys.readouterr().err
    assert "ValueError: refused: [token]" in said
    assert "/webhooks/12/[token]/messages/@original" in said
    assert "/interactions/12/[token]/callback" in said
    assert TOKEN not in said
    assert "aW50ZXI" not in said


def test_a_file_of_settings_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(BadSetting, match="UTF-8"):
        read({"LOG_LEVEL": "INFO"}, file)


def test_every_setting_is_explained() -> None:
    explained = parse((Path(__file__).parents[2] / ".env.example").read_text("utf-8"))
    assert {"DISCORD_TOKEN", "DATABASE", "LOG_LEVEL"} <= set(explained)


def test_a_file_of_settings_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=MTA.abc.def\r\nLOG_LEVEL=WARNING\r\n")
    config = read({"COMPUTER_PACE": "0"}, file)
    assert (config.token, config.log_level) == (TOKEN, "WARNING")


def test_a_python_that_is_too_old_is_told_what_is_needed() -> None:
    old = "import sys; sys.version_info = (3, 9, 1); sys.argv = ['bot']; import bot"
    answer = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert answer.stderr.startswith("This needs Python 3.11 or newer; this is Python 3.9.")
    assert "Traceback" not in answer.stderr


def test_what_says_so_is_understood_by_a_python_that_is_too_old() -> None:
    source = (Path(__file__).parents[2] / "bot" / "__init__.py").read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
