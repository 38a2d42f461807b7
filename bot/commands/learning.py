"""How Discord learns the commands: when they are told, and again only when they are not what they were."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

if TYPE_CHECKING:
    from bot.client import Bot

log = logging.getLogger(__name__)

PATIENCE, AGAIN = 5.0, 300.0
"""Seconds for which the start waits until Discord knows the commands, and after which they are told again."""


async def learn(bot: Bot) -> None:
    """Tell Discord the commands, however often it says: later."""
    while True:
        try:
            async with bot.leases.use("commands"):
                await bot.leases.take(["commands"])
                if bot.leases.ours("commands"):
                    await bot.sync()
                    return
            # Another process is about to: then there is nothing left to tell.
            await asyncio.sleep(PATIENCE)
            continue
        except discord.RateLimited as error:
            wait = error.retry_after
        except discord.HTTPException as error:
            if error.status < 500 and error.status != 429:
                log.error("Discord refuses the commands: %s", error)
                raise
            wait = AGAIN
        except (aiohttp.ClientError, OSError, TimeoutError):
            wait = AGAIN
        log.warning("Discord learns the commands in %d seconds; until then it knows the old ones", wait)
        await asyncio.sleep(wait)


async def tell(bot: Bot) -> bool:
    """Tell Discord the commands, if they are not what they were. True: they have changed."""
    payloads = [await _payload(bot, command) for command in bot.tree.get_commands()]
    print_ = hashlib.sha256(msgspec.json.encode(payloads, order="sorted")).hexdigest()
    key = f"commands:{bot.application_id}"
    if await bot.store.read(lambda ledger: ledger.note(key)) == print_:
        return False
    # As `tree.sync` does, which would put all of it into every language once more.
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, payload=payloads)
    await bot.store.write(lambda ledger: ledger.put_note(key, print_))
    log.info("commands=%d synced", len(payloads))
    return True


async def _payload(bot: Bot, command: Any) -> Any:
    translator = bot.tree.translator
    if translator is None:
        return command.to_dict(bot.tree)
    return await command.get_translated_payload(bot.tree, translator)
