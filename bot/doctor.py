"""Checks everything the bot needs, and says what to do about what is missing."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.archive import examined
from bot.config import Config
from bot.drawers import Drawers
from bot.store import Unusable, postgres
from bot.store.address import hidden
from bot.store.file import open_to_others, remains, sides
from bot.upkeep import crowded, newest
from game import GAMES
from game.api import Game
from images.api import GALLERIES

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


RESTORE = (
    "stop the bot, then `python -m bot restore FILE`: it puts a backup in this place and keeps what was\n"
    "    there. (Copied there by hand, a backup is mixed up with what was left of the old database.)"
)

SERVER = (
    "DATABASE=postgresql://NAME:PASSWORD@HOST/DATABASE names a database of the bot's own. On the server:\n"
    "    CREATE ROLE name LOGIN PASSWORD '…'; CREATE DATABASE database OWNER name;"
)
SERVER_BACKUP = (
    "`pg_dump` backs it up, and so does `python -m bot backup FILE`: into a file that can be played on, too"
)
SERVER_WRONG = (
    "make an empty database on the server, and put a backup into it: `python -m bot restore FILE`, or\n"
    "    `pg_restore` for what `pg_dump` wrote; then name it as DATABASE"
)

DAY, STALE = 24 * 3600.0, 3.0
"""Seconds; and after so many days a backup is no longer one."""
LOOKED_AT = 20
"""In so many servers the permissions are looked at."""


@dataclass(frozen=True)
class Finding:
    """What was looked at, whether it is well, and what to do if not."""

    what: str
    well: bool
    advice: str = ""

    def __str__(self) -> str:
        return f"{'✓' if self.well else '✗'} {self.what}" + (f"\n    {self.advice}" if self.advice else "")


async def examine(config: Config) -> int:
    """Print all findings. The exit code is 1 if the bot cannot serve."""
    checks: list[Callable[[Config], Awaitable[list[Finding]]]] = [
        _python,
        _database,
        _backups,
        _archive,
        _games,
        _drawers,
        _token,
    ]
    ill = False
    for check in checks:
        for finding in await check(config):
            print(finding)
            ill = ill or not finding.well
    return int(ill)


async def _python(config: Config) -> list[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    return [
        Finding(f"Python {version}", sys.version_info >= (3, 11), ""),
        Finding(f"discord.py {discord.__version__}", discord.version_info >= (2, 7, 1), ""),
    ]


async def _database(config: Config) -> list[Finding]:
    path = config.database
    if isinstance(path, str):
        return await on_server(path)
    if not path.exists() and not remains(path):
        return [_to_be_made(path)]
    try:
        number, wrong = await examined(path)
    except Unusable as error:
        return [Finding(str(error), False, RESTORE)]
    found = [Finding(f"database {path}: {number} open games", True)]
    if wrong:
        found = [Finding(f"database {path}: {fault}", False) for fault in wrong[:-1]]
        found.append(Finding(f"database {path}: {wrong[-1]}", False, RESTORE))
    advice = "they are full of secrets: take the permission away; starting the bot does it, too"
    return found + [
        Finding(f"{side} can be read by others", False, advice)
        for side in sides(path)
        if open_to_others(side)
    ]


async def _backups(config: Config) -> list[Finding]:
    """How old the newest is, where they are made by themselves."""
    if config.backups is None:
        return [Finding("no backup is made by itself", True, "BACKUPS in .env names a folder for one a day")]
    found = await asyncio.to_thread(newest, config.backups)
    if found is None:
        return [Finding(f"backups in {config.backups}: none yet; the bot makes one when it starts", True)]
    try:
        said = await asyncio.to_thread(crowded, config.database, config.backups)
    except Unusable as error:
        return [Finding(f"backups in {config.backups}: {error}", False, SERVER)]
    if said:
        return [Finding(f"backups in {config.backups}: {said}", False, "none is made until there is room")]
    days = (time.time() - found.stat().st_mtime) / DAY
    advice = "the bot makes one a day while it runs: its log says why it did not" if days > STALE else ""
    return [Finding(f"backups in {config.backups}: the newest is {days:.0f} days old", days <= STALE, advice)]


async def _archive(config: Config) -> list[Finding]:
    """Whether what has long been over can be written, where it is to be."""
    if not config.kept_days:
        return []
    what = f"games that have been over for {config.kept_days} days go to {config.archive}"
    if (folder := _closed(config.archive / "file")) is None:
        return [Finding(what, True)]
    advice = "until it can be written they stay in the database; ARCHIVE in .env names another folder"
    return [Finding(f"{what}: nothing can be written in {folder}", False, advice)]


async def on_server(url: str) -> list[Finding]:
    """A database on a server."""
    try:
        if await asyncio.to_thread(postgres.to_be_made, url):
            return [
                Finding(f"database {hidden(url)}: no tables yet; they are made when the bot starts", True)
            ]
        if await asyncio.to_thread(postgres.behind, url):
            what = "its tables are of an earlier version; they are brought up to date when the bot starts"
            return [Finding(f"database {hidden(url)}: {what}", True)]
        number, wrong = await examined(url)
    except Unusable as error:
        return [Finding(str(error), False, SERVER)]
    found = [Finding(f"database {hidden(url)}: {fault}", False, SERVER_WRONG) for fault in wrong]
    return found or [Finding(f"database {hidden(url)}: {number} open games", True, SERVER_BACKUP)]


def _closed(path: Path) -> Path | None:
    """Where a file, and the folders that are missing before it, cannot be made; None: they can."""
    folder = next(parent for parent in path.resolve().parents if parent.exists())
    return None if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK) else folder


def _to_be_made(path: Path) -> Finding:
    if (folder := _closed(path)) is not None:
        advice = "DATABASE in .env names a file that can be made"
        return Finding(f"database {path}: nothing can be written in {folder}", False, advice)
    return Finding(f"database {path}: not there yet; it is made when the bot starts", True)


async def _games(config: Config) -> list[Finding]:
    if not GAMES:
        return [Finding("no game is installed", False, "install the project anew: make clean, then make run")]
    return [finding for game in GAMES.values() for finding in _game(game)]


def _game(game: Game[Any]) -> list[Finding]:
    try:
        state = game.deal(game.seats.start, game.Options(), Random("doctor")).state
    except Exception as error:
        return [
            Finding(f"{game.title} cannot be dealt: {error!r}", False, "this is a mistake of the program")
        ]
    gallery = GALLERIES.get(game.key)
    if gallery is None:
        return [Finding(f"{game.title}, without pictures", True)]
    try:
        view = game.view(state, None)
        picture = gallery.draw(gallery.offers(view)[0].name, view)
    except Exception as error:
        advice = "fonts or Pillow are missing: make clean, then make run"
        return [Finding(f"{game.title}: its pictures cannot be drawn: {error!r}", False, advice)]
    return [Finding(f"{game.title}, with pictures of {len(picture.data) // 1024} kB", True)]


async def _drawers(config: Config) -> list[Finding]:
    """Who draws."""
    if not config.drawers:
        return [Finding("pictures are drawn by the bot itself", True)]
    what = f"pictures are drawn beside the bot, by {config.drawers} of its own processes"
    try:
        await asyncio.to_thread(_asked)
    except Exception as error:
        return [Finding(f"{what}: that fails: {error!r}", False, "DRAWERS=0 in .env does without")]
    return [Finding(what, True)]


def _asked() -> None:
    """One of them is there, and draws."""
    drawers = Drawers(1)
    try:
        drawers.draw(os.getpid)
    finally:
        drawers.close()


async def _token(config: Config) -> list[Finding]:
    if not config.token:
        return [
            Finding(
                "DISCORD_TOKEN is not set",
                False,
                "1. At Discord's developer pages, make an application, and in it a bot.\n"
                "    2. Bot, “Reset Token”, and copy the token.\n"
                "    3. Copy .env.example to .env and put the token behind DISCORD_TOKEN=\n"
                "    4. Run `stationfall doctor` again: it shows the link that invites the bot.\n"
                "    Without a token, `stationfall rehearse` plays in a local browser.",
            )
        ]
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(config.token)
        user = client.user
        application = await client.application_info()
        guilds = [guild async for guild in client.fetch_guilds(limit=200)]
        me = user.id if user else 0
        # Of the guilds of a list the roles are not told.
        whole = [await client.fetch_guild(guild.id) for guild in guilds[:LOOKED_AT]]
        allowed = [(guild.name, (await guild.fetch_member(me)).guild_permissions) for guild in whole]
    except discord.LoginFailure:
        advice = "reset the token at Discord's developer pages and copy it again"
        return [Finding("Discord refuses DISCORD_TOKEN", False, advice)]
    except Exception as error:
        return [Finding(f"Discord cannot be reached: {error}", False, "check the network of this machine")]
    finally:
        await client.close()
    link = discord.utils.oauth_url(
        application.id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
    invite = "" if guilds else f"it is in no server yet; invite it: {link}"
    servers = f"{len(guilds)} server{'' if len(guilds) == 1 else 's'}"
    found = [Finding(f"Discord knows the bot as {user}, in {servers}", True, invite)]
    for guild, permissions in allowed:
        missing = [name for name, needed in PERMISSIONS if needed and not getattr(permissions, name)]
        if missing:
            advice = f"give its role these permissions: {', '.join(missing)}; or invite it anew: {link}"
            found.append(Finding(f"{guild} lacks permissions for the bot", False, advice))
    return found
