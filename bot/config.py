"""Settings, from the environment and from `.env`, checked before anything starts."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from bot.drawers import fitting
from bot.store.address import Where, hidden, where
from game import DEFAULT, GAMES

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(Exception):
    """A setting that cannot be used: which, and what to write instead."""

    def __init__(self, name: str, advice: str) -> None:
        super().__init__(f"{name}: {advice}")
        self.name = name
        self.advice = advice


class Shards(NamedTuple):
    """Which of the lines to Discord this process has, of how many; none named: all, as many as it advises."""

    ids: tuple[int, ...] = ()
    of: int | None = None

    def told(self) -> dict[str, Any]:
        """As a client is told."""
        return {"shard_ids": list(self.ids), "shard_count": self.of} if self.of else {}


@dataclass(frozen=True)
class Config:
    """Everything that can be set from outside."""

    token: str = ""
    database: Where = Path("data/games.sqlite3")
    log_level: str = "INFO"
    computer_pace: float = 1.0
    """Seconds between two steps of computer players."""
    default_game: str = DEFAULT
    """The game that is meant where none is named."""
    show_pace: float = 4.0
    """Seconds between two posts of a show, as the end of a game is."""
    edit_pace: float = 2.0
    """Seconds between two edits of a message that grows."""
    shards: Shards | None = None
    """Several lines to Discord, as it wants them of a bot in very many servers."""
    backups: Path | None = None
    """The folder in which a backup is kept of every day; none: nowhere."""
    backups_kept: int = 14
    kept_days: int = 0
    """After so many days a game that is over is laid aside as a file; 0: never."""
    archive: Path = Path("data/archive")
    """The folder of those files."""
    metrics: int = 0
    """The port of this machine at which it can be asked how the bot is; 0: none."""
    drawers: int = 0
    """So many processes draw beside this one; 0: it draws itself, in threads."""
    api: str = ""
    """Where Discord's interface is found, if something stands between."""

    def __repr__(self) -> str:
        # Reprs end up in logs; the token and the database's password must not.
        return f"Config(database={hidden(self.database)!r}, log_level={self.log_level!r})"


def read(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Config:
    """The settings of this process. Variables of the environment come before the file."""
    try:
        written = file.read_text("utf-8-sig") if file.is_file() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(str(file), "this cannot be read; write it anew as plain text (UTF-8)") from error
    values = {**parse(written), **(environment or os.environ)}
    token = values.get("DISCORD_TOKEN", "").strip()
    if token.lower().startswith("bot "):
        raise BadSetting("DISCORD_TOKEN", "leave out the word “Bot”; only the token itself belongs here")
    if token and (token.count(".") != 2 or any(letter.isspace() for letter in token)):
        raise BadSetting(
            "DISCORD_TOKEN",
            "this is not a bot token (three parts joined by dots); reset it and copy it again",
        )
    level = values.get("LOG_LEVEL", "").strip().upper() or "INFO"
    if level not in LEVELS:
        raise BadSetting("LOG_LEVEL", f"write one of {', '.join(LEVELS)}")
    database = where(values.get("DATABASE", "").strip() or str(Config.database))
    if isinstance(database, Path) and database.is_dir():
        raise BadSetting("DATABASE", f"{database} is a folder; name a file in it")
    if isinstance(database, Path) and "://" in str(values.get("DATABASE")):
        raise BadSetting("DATABASE", "write the path of a file, or postgresql://NAME:PASSWORD@HOST/DATABASE")
    pace = values.get("COMPUTER_PACE", "").strip() or str(Config.computer_pace)
    try:
        seconds = float(pace)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise BadSetting("COMPUTER_PACE", "write a number of seconds, 0 … 3600")
    game = values.get("DEFAULT_GAME", "").strip().lower() or Config.default_game
    if game not in GAMES:
        raise BadSetting("DEFAULT_GAME", f"write one of {', '.join(GAMES)}")
    return Config(
        *(token, database, level, seconds, game),
        shards=read_shards(values, database),
        api=read_api(values),
        backups=Path(folder) if (folder := values.get("BACKUPS", "").strip()) else None,
        backups_kept=read_number(values, "BACKUPS_KEPT", Config.backups_kept, range(1, 1000)),
        kept_days=read_number(values, "KEEP_FINISHED", 0, range(100_000)),
        archive=Path(values.get("ARCHIVE", "").strip() or Config.archive),
        metrics=read_number(values, "METRICS", 0, range(65536)),
        drawers=read_number(values, "DRAWERS", fitting(), range(33)),
    )


def read_number(values: Mapping[str, str], name: str, usual: int, of: range) -> int:
    """A whole number."""
    written = values.get(name, "").strip() or str(usual)
    if not written.isdecimal() or int(written) not in of:
        raise BadSetting(name, f"write a number, {of.start} … {of.stop - 1}")
    return int(written)


def read_shards(values: Mapping[str, str], database: Where) -> Shards | None:
    """`auto`, or `0-3/16`: these of so many."""
    written = values.get("SHARDS", "").strip().lower()
    if written in ("", "auto"):
        return Shards() if written else None
    parts = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", written)
    first, last, count = (int(part or parts[1]) for part in parts.groups()) if parts else (1, 0, 0)
    if not first <= last < count:
        raise BadSetting("SHARDS", "write auto, or which of how many, as 0-3/16 or 2/16, counted from 0")
    if last - first + 1 < count and isinstance(database, Path):
        raise BadSetting("SHARDS", "several processes need DATABASE=postgresql://…; a file has one at a time")
    return Shards(tuple(range(first, last + 1)), count)


def read_api(values: Mapping[str, str]) -> str:
    """Another base address of Discord's interface, without its version."""
    written = values.get("DISCORD_API", "").strip().rstrip("/")
    if written and not re.fullmatch(r"https?://[^/\s]+", written):
        raise BadSetting("DISCORD_API", "write an address without a path, as http://127.0.0.1:8080")
    return written


def parse(text: str) -> dict[str, str]:
    """The variables of a `.env` file: NAME=value, with comments and quotes."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        line = line.strip().removeprefix("export ")
        name, equals, value = line.partition("=")
        if not equals or name.startswith("#"):
            continue
        value = value.strip()
        if value[:1] in ("'", '"') and value[-1:] == value[:1] and len(value) > 1:
            value = value[1:-1]
        else:
            value = value.split(" #")[0].strip()
        found[name.strip()] = value
    return found


TALKS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s]+")
"""Where an address holds what lets anybody answer in the bot's name."""


class WithoutSecrets(logging.Formatter):
    """One line per event: time, level, where, what; and nowhere, traces included, what opens a door."""

    def __init__(self, token: str) -> None:
        super().__init__("time=%(asctime)s level=%(levelname)s at=%(name)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        line = hidden(TALKS.sub(r"\1[token]", super().format(record)))
        return line.replace(self._token, "[token]") if self._token else line


def log_to_terminal(config: Config) -> None:
    """Log to where errors go."""
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutSecrets(config.token))
    logging.basicConfig(level=config.log_level, handlers=[handler], force=True)
    # Every event of the gateway at DEBUG would hold whatever players type.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(config.log_level)))
