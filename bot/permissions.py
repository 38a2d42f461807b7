"""What the bot must be allowed where it is to post."""

from __future__ import annotations

from typing import Any

import discord

from bot.refusal import Refused
from bot.words import Words


def require_permissions(interaction: discord.Interaction[Any], words: Words) -> None:
    """Refuse, and say what is missing, where the bot could not post."""
    permissions, channel = interaction.app_permissions, interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    speech = (
        {"send_messages": "bot-permission-send"}
        if thread is None
        else {"send_messages_in_threads": "bot-permission-threads"}
    )
    needed = {
        "view_channel": "bot-permission-view",
        **speech,
        "embed_links": "bot-permission-embed",
        "attach_files": "bot-permission-attach",
    }
    missing = [key for name, key in needed.items() if not getattr(permissions, name)]
    if missing:
        raise Refused("bot-permissions-missing", list=words.listed(map(words, missing)), count=len(missing))
    hidden = thread is not None and thread.is_private() and not permissions.manage_threads
    # Of private threads only those are known that the bot is in.
    if hidden and thread is not None and thread.guild.get_thread(thread.id) is None:
        raise Refused("bot-private-thread")
