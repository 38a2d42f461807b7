"""Commands for what is mine, and for looking: my turn, my secrets, the board, the log, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot import deeds
from bot.commands.tongue import phrase
from bot.refusal import Refused
from bot.talk import Talk

if TYPE_CHECKING:
    from bot.client import Bot

Here = discord.Interaction[discord.Client]
Command = app_commands.Command[app_commands.Group, ..., None]


def add_to(bot: Bot) -> None:
    """Add these commands to the tree."""
    tree = bot.tree

    @tree.command(name="turn", description=phrase("cmd-turn"))
    @app_commands.guild_only()
    async def turn(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_turn(bot, talk, await bot.come_back(talk, finished=True))

        await bot.answer(interaction, work)

    @tree.command(name="secret", description=phrase("cmd-secret"))
    @app_commands.guild_only()
    async def secret(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_secret(bot, talk, await bot.come_back(talk, finished=True))

        await bot.answer(interaction, work)

    @tree.command(name="board", description=phrase("cmd-board"))
    @app_commands.describe(words=phrase("cmd-board-words"))
    @app_commands.guild_only()
    async def board(interaction: Here, words: bool = False) -> None:
        async def work(talk: Talk) -> None:
            table = await bot.desk.look_in(talk.channel, finished=True)
            if words:
                await deeds.show_words(bot, talk, table)
            else:
                await deeds.show_picture(bot, talk, table)

        await bot.answer(interaction, work)

    @tree.command(name="show", description=phrase("cmd-show"))
    @app_commands.describe(picture=phrase("cmd-show-picture"))
    @app_commands.guild_only()
    async def show(interaction: Here, picture: str) -> None:
        async def work(talk: Talk) -> None:
            table = await bot.desk.look_in(talk.channel, finished=True)
            await deeds.show_picture(bot, talk, table, picture)

        await bot.answer(interaction, work)

    @show.autocomplete("picture")
    async def pictures(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            table = await bot.desk.look_in(interaction.channel_id or 0, finished=True)
            words = bot.plain_words(interaction, table)
            offers = bot.studio.offers(table, table.seat_of(interaction.user.id))
            return [(words.message(offer.label), offer.name) for offer in offers]

        return await bot.suggest(choices, current)

    @tree.command(name="log", description=phrase("cmd-log"))
    @app_commands.guild_only()
    async def log(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_log(bot, talk, await bot.desk.look_in(talk.channel, finished=True))

        await bot.answer(interaction, work)

    @tree.command(name="catchup", description=phrase("cmd-catchup"))
    @app_commands.guild_only()
    async def catchup(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_catchup(bot, talk, await bot.come_back(talk, finished=True))

        await bot.answer(interaction, work)

    @tree.command(name="rules", description=phrase("cmd-rules"))
    @app_commands.describe(about=phrase("cmd-rules-about"))
    async def rules(interaction: Here, about: app_commands.Range[str, 1, 100]) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_rules(bot, talk, about)

        await bot.answer(interaction, work)

    @tree.command(name="me", description=phrase("cmd-me"))
    @app_commands.describe(clock=phrase("cmd-me-clock"))
    async def me(interaction: Here, clock: app_commands.Range[str, 1, 10] | None = None) -> None:
        async def work(talk: Talk) -> None:
            if clock is not None:
                await deeds.set_clock(bot, talk, clock)
            await deeds.show_me(bot, talk)

        await bot.answer(interaction, work)

    @tree.command(name="undo", description=phrase("cmd-undo"))
    @app_commands.describe(everything=phrase("cmd-undo-everything"))
    @app_commands.guild_only()
    async def undo(interaction: Here, everything: bool = False) -> None:
        async def work(talk: Talk) -> None:
            table = await bot.desk.look_in(talk.channel)
            table = await bot.referee.undo(
                table.row.id, talk.user, everything=everything, interaction=talk.number
            )
            await deeds.show_turn(bot, talk, table)

        await bot.answer(interaction, work)

    @tree.command(name="endturn", description=phrase("cmd-endturn"))
    @app_commands.guild_only()
    async def endturn(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            table = await bot.come_back(talk)
            seat = table.require_seat(talk.user)
            action = table.closing(seat)
            if action is None:
                raise Refused("bot-cannot-end-turn")
            await deeds.act_or_ask(bot, talk, table, action)

        await bot.answer(interaction, work)
