"""The command line: serve, rehearse, doctor, export, import, backup, restore, copy, migrate, simulate."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import discord
from discord.http import Route

from bot import config as settings
from bot.client import Bot, Sharded
from bot.config import BadSetting, Config
from bot.process import share
from bot.store import Unusable
from bot.store.address import where
from game import GAMES
from images.api import GALLERIES

log = logging.getLogger("bot")

LAST_CALL = 4.5
"""Seconds after which the process ends, whatever is still under way."""


async def serve(config: Config) -> int:
    """Serve Discord until told to stop. The exit code is 0 if it was told to."""
    share()
    bot = (Sharded if config.shards else Bot)(config, GAMES, GALLERIES)
    loop = asyncio.get_running_loop()
    running = loop.create_task(bot.start(config.token))
    stop = asyncio.Event()
    # discord.py leaves SIGTERM to the system, which would end the process in the middle of a turn.
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    told = loop.create_task(stop.wait())
    try:
        await asyncio.wait((running, told), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        else:
            log.info("stopping")
            end_within(LAST_CALL)
    except asyncio.CancelledError:
        log.info("stopping")
    except discord.LoginFailure:
        print("Discord refuses DISCORD_TOKEN; `stationfall doctor` says what to do.", file=sys.stderr)
        return 2
    except aiohttp.ClientConnectionError as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)
        return 3
    except (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed) as error:
        print(f"Discord does not let the bot in: {error}", file=sys.stderr)
        return 3
    finally:
        await bot.close()
        running.cancel()
        told.cancel()
        await asyncio.gather(running, told, return_exceptions=True)
        # What goes as a whole need not be looked through first: that would take longer than all the rest.
        gc.freeze()
    return 0


def end_within(seconds: float) -> None:
    """A picture, or a line that Discord does not close, holds nobody up: what is committed is on the disk."""
    last = threading.Timer(seconds, os._exit, (0,))
    last.daemon = True
    last.start()


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top = argparse.ArgumentParser(prog="stationfall", description="A game table in a Discord channel.")
    commands = top.add_subparsers(dest="command")
    commands.add_parser("serve", help="serve Discord; needs DISCORD_TOKEN")
    rehearse = commands.add_parser("rehearse", help="play with the bot in a local browser, without a token")
    rehearse.add_argument(
        "--demo", action="store_true", help="computer players play; there is something to watch"
    )
    rehearse.add_argument("--port", type=int, default=None, help="the local port of the page")
    rehearse.add_argument("--no-browser", action="store_true", help="only print the address")
    commands.add_parser("doctor", help="check the settings and all that is needed, and say what to do")
    export = commands.add_parser("export", help="write a whole game to a file")
    export.add_argument("game", type=int)
    export.add_argument("file", type=Path)
    _goes_on(commands.add_parser("import", help="read a game from a file into a channel"))
    backup = commands.add_parser("backup", help="copy the database, also while games go on")
    backup.add_argument("file", type=Path)
    restore = commands.add_parser(
        "restore", help="put a backup in the place of the database, and keep the old"
    )
    restore.add_argument("file", type=Path)
    copy = commands.add_parser("copy", help="copy everything from one database into another, empty one")
    copy.add_argument("source", type=where, help="a file, or postgresql://…")
    copy.add_argument("target", type=where, help="a file, or postgresql://…")
    export = commands.add_parser("export-campaign", help="write a whole campaign, with its games, to a file")
    export.add_argument("campaign", type=int)
    export.add_argument("file", type=Path)
    _goes_on(commands.add_parser("import-campaign", help="read a campaign from a file into a server"))
    again = commands.add_parser(
        "recount", help="count the games of campaigns anew, from their journals alone"
    )
    again.add_argument("campaign", type=int, nargs="?", default=None, help="its number; all if none is named")
    again.add_argument("--write", action="store_true", help="keep what is found; wants the bot stopped")
    migrate = commands.add_parser("migrate", help="bring the tables of the database up to date")
    migrate.add_argument("--dry-run", action="store_true", help="try it on a copy, and play all games again")
    simulate = commands.add_parser("simulate", help="play many games at once, and measure")
    simulate.add_argument("--games", type=int, default=20)
    simulate.add_argument("--seats", type=int, default=4)
    return top


def _goes_on(bring: argparse.ArgumentParser) -> None:
    """What is read from a file, and where it goes on."""
    bring.add_argument("file", type=Path)
    bring.add_argument("--guild", type=int, default=None, help="the server it goes on in")
    bring.add_argument("--channel", type=int, default=None, help="the channel it goes on in")


def main(arguments: Sequence[str] | None = None) -> None:
    """The way in from the command line."""
    asked = parser().parse_args(arguments)
    try:
        config = settings.read()
    except BadSetting as error:
        if asked.command != "doctor":
            sys.exit(
                f"{error}\nThe settings are explained in .env.example; `stationfall doctor` checks them."
            )
        config = Config()
        print(f"✗ {error}")
    settings.log_to_terminal(config)
    if config.api:
        Route.BASE = config.api + urlsplit(Route.BASE).path
    command = asked.command or ("serve" if config.token else "rehearse")
    try:
        sys.exit(asyncio.run(_run(command, asked, config)))
    except KeyboardInterrupt:
        sys.exit(130)
    except Unusable as error:
        sys.exit(f"{error}\nDATABASE in .env names it; `stationfall doctor` says what to do.")


async def _run(command: str, asked: argparse.Namespace, config: Config) -> int:
    match command:
        case "serve":
            if not config.token:
                print("DISCORD_TOKEN is not set. `stationfall rehearse` needs none.", file=sys.stderr)
                return 2
            return await serve(config)
        case "rehearse":
            return await _rehearse(asked, config)
        case "doctor":
            from bot.doctor import examine

            return await examine(config)
        case "export" | "import" | "backup" | "restore" | "copy":
            from bot import archive

            return await archive.command(command, asked, config)
        case "export-campaign" | "import-campaign":
            from bot.campaign.archive import command as carry

            return await carry(command, asked, config)
        case "recount":
            from bot.campaign.recount import command as recount

            return await recount(asked, config)
        case "migrate":
            from bot.upkeep import migrate

            said, well = await migrate(config.database, GAMES, dry=asked.dry_run, backups=config.backups)
            print(said)
            return int(not well)
        case "simulate":
            from bot.simulate import simulate

            return await simulate(asked.games, asked.seats)
    return 0


async def _rehearse(asked: argparse.Namespace, config: Config) -> int:
    try:
        from bot.rehearsal import rehearse
    except ImportError as error:
        print(
            f"The rehearsal needs the development packages ({error.name}): use `make run`.", file=sys.stderr
        )
        return 2
    # A rehearsal never touches the games of the real server.
    games = config.database if isinstance(config.database, Path) else Path(Config.database)
    database = games.with_name("rehearsal.sqlite3")
    await rehearse(
        dataclasses.replace(config, database=database),
        GAMES,
        GALLERIES,
        demo=getattr(asked, "demo", False),
        port=getattr(asked, "port", None),
        browser=not getattr(asked, "no_browser", False),
    )
    return 0


if __name__ == "__main__":
    main()
