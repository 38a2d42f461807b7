"""`/campaign`: games of the same people, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.campaign.campaigns import NAME
from bot.campaign.whole import Whole
from bot.commands.lobby import titles
from bot.commands.make import Completion, Here, Work, command
from bot.commands.translation import phrase
from bot.limits import OPTION
from bot.permissions import require_permissions
from bot.refusal import Refused
from bot.store import Settings
from bot.store.campaigns import LONGEST, Plan
from bot.store.rows import HOUR
from bot.talk import Talk
from bot.words import meant, quoted

if TYPE_CHECKING:
    from bot.client import Bot

Name = app_commands.Range[str, 1, OPTION]


def group(bot: Bot) -> app_commands.Group:
    """The group, with all its commands."""
    campaign = app_commands.Group(name="campaign", description=phrase("cmd-campaign"), guild_only=True)
    for name, work in COMMANDS.items():
        made = command(bot, name, work, f"cmd-campaign-{name}")
        if "campaign" in made._params:
            made.autocomplete("campaign")(_named(bot))
        if name == "create":
            made._params["game"].choices = titles(bot)
        campaign.add_command(made)
    return campaign


async def chosen(bot: Bot, talk: Talk, name: str | None) -> Whole:
    """The campaign that somebody means: the named one, or that of this channel."""
    guild = talk.interaction.guild_id
    if guild is None:
        raise Refused("bot-guild-only")
    if name is None:
        return await bot.campaigns.look((await bot.campaigns.meant(guild, talk.channel)).id)
    known = {str(it.id): it.name for it in await bot.campaigns.of_server(guild)}
    found = meant(name, known)
    if len(found) != 1:
        raise Refused("bot-campaign-unknown-name", name=quoted(name))
    return await bot.campaigns.look(int(found[0]))


def _named(bot: Bot) -> Completion:
    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            known = await bot.campaigns.of_server(interaction.guild_id or 0)
            return [(it.name, str(it.id)) for it in known]

        return await bot.suggest(choices, current)

    return complete


async def _create(
    bot: Bot,
    talk: Talk,
    name: app_commands.Range[str, 1, NAME],
    game: str | None = None,
    games: app_commands.Range[int, 0, LONGEST] = 0,
    pause: app_commands.Range[int, 0, 14] = 0,
) -> None:
    guild = talk.interaction.guild_id
    if guild is None:
        raise Refused("bot-guild-only")
    require_permissions(talk.interaction, talk.words())
    settings = Settings(language=talk.words().language)
    kinds = (game or bot.default_game,)
    plan = Plan(kinds, games=games, pause=pause * 24 * HOUR, settings=settings)
    await bot.campaigns.create(guild, talk.channel, talk.user, talk.name, name, plan, interaction=talk.number)
    await talk.whisper(talk.words()("bot-campaign-created"))
    await bot.prepare_messages(talk.user)


def _taking_part(cue: str) -> Work:
    async def take(bot: Bot, talk: Talk, campaign: Name | None = None) -> None:
        await bot.evenings.take_part(talk, await chosen(bot, talk, campaign), cue)

    return take


async def _leave(
    bot: Bot, talk: Talk, campaign: Name | None = None, heir: discord.User | None = None
) -> None:
    if heir is not None and heir.bot:
        raise Refused("bot-not-a-person")
    it = await chosen(bot, talk, campaign)
    await bot.evenings.take_part(talk, it, "left" if heir else "leave", heir.id if heir else None)


def _looking(cue: str) -> Work:
    async def look(bot: Bot, talk: Talk, campaign: Name | None = None) -> None:
        await bot.evenings.show(talk, await chosen(bot, talk, campaign), cue)

    return look


async def _career(
    bot: Bot, talk: Talk, campaign: Name | None = None, person: discord.User | None = None
) -> None:
    it = await chosen(bot, talk, campaign)
    await bot.evenings.career(talk, it, talk.user if person is None else person.id)


async def _story(
    bot: Bot,
    talk: Talk,
    game: app_commands.Range[int, 1, LONGEST] | None = None,
    campaign: Name | None = None,
) -> None:
    it = await chosen(bot, talk, campaign)
    if game is None:
        await bot.evenings.story(talk, it)
    else:
        await bot.evenings.tale(talk, it, game)


COMMANDS: dict[str, Work] = {
    "create": _create,
    "join": _taking_part("join"),
    "rest": _taking_part("rest"),
    "leave": _leave,
    "next": _taking_part("next"),
    "schedule": _looking("schedule"),
    "standings": _looking("standings"),
    "career": _career,
    "story": _story,
    "end": _taking_part("end"),
}
"""The commands of the group."""
