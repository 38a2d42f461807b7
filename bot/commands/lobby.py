"""`/table`: open a game in this channel, sit down, begin, and everything the host decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot import deeds
from bot.commands.tongue import phrase
from bot.refusal import Refused
from bot.store import Motion
from bot.talk import Talk
from bot.words import Words

if TYPE_CHECKING:
    from bot.client import Bot

Here = discord.Interaction[discord.Client]


def group(bot: Bot) -> app_commands.Group:
    """The group, with all its commands."""
    table = app_commands.Group(name="table", description=phrase("cmd-table"), guild_only=True)

    @table.command(name="open", description=phrase("cmd-table-open"))
    @app_commands.describe(game=phrase("cmd-table-open-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=game.title, value=key) for key, game in sorted(bot.games.items())][:25]
    )
    async def open_table(interaction: Here, game: str | None = None) -> None:
        async def work(talk: Talk) -> None:
            if interaction.guild_id is None:
                raise Refused("bot-guild-only")
            key = game or next(iter(sorted(bot.games)), "")
            bot.require_speech(interaction)
            opened = await bot.steward.open(
                key,
                interaction.guild_id,
                talk.channel,
                talk.user,
                talk.name,
                {},
                Words(talk.language).language,
            )
            await talk.whisper(talk.words(opened)("bot-opened"))
            await bot.open_door(talk.user)

        await bot.answer(interaction, work)

    @table.command(name="join", description=phrase("cmd-table-join"))
    async def join(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            there = await bot.steward.join(there.row.id, talk.user, talk.name, interaction=talk.number)
            await talk.whisper(talk.words(there)("bot-lobby-join"))
            await bot.open_door(talk.user)

        await bot.answer(interaction, work)

    @table.command(name="leave", description=phrase("cmd-table-leave"))
    async def leave(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            await deeds.leave(bot, talk, there)

        await bot.answer(interaction, work)

    @table.command(name="ready", description=phrase("cmd-table-ready"))
    async def ready(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            there = await bot.steward.ready(there.row.id, talk.user, interaction=talk.number)
            await talk.whisper(talk.words(there)("bot-lobby-ready"))

        await bot.answer(interaction, work)

    @table.command(name="computer", description=phrase("cmd-table-computer"))
    @app_commands.describe(count=phrase("cmd-table-computer-count"))
    async def computer(interaction: Here, count: app_commands.Range[int, 1, 25] = 1) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            for _ in range(count):
                there = await bot.steward.add_computer(there.row.id, talk.user)
            await talk.whisper(talk.words(there)("bot-lobby-computer"))

        await bot.answer(interaction, work)

    @table.command(name="start", description=phrase("cmd-table-start"))
    async def start(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            bot.require_speech(interaction)
            there = await bot.steward.start(there.row.id, talk.user, interaction=talk.number)
            await talk.whisper(talk.words(there)("bot-lobby-start"))

        await bot.answer(interaction, work)

    @table.command(name="settings", description=phrase("cmd-table-settings"))
    async def settings(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_settings(bot, talk, await bot.desk.look_in(talk.channel))

        await bot.answer(interaction, work)

    @table.command(name="status", description=phrase("cmd-table-status"))
    async def status(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel, finished=True)
            await deeds.show_status(bot, talk, there)

        await bot.answer(interaction, work)

    @table.command(name="replace", description=phrase("cmd-table-replace"))
    @app_commands.describe(seat=phrase("cmd-table-replace-seat"), person=phrase("cmd-table-replace-person"))
    async def replace(
        interaction: Here, seat: app_commands.Range[int, 1, 25], person: discord.User | None = None
    ) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            if person is not None and person.bot:
                raise Refused("bot-not-a-person")
            name = person.display_name if person else ""
            number = person.id if person else None
            motion = Motion("replace", talk.user, deeds.seat_named(there, seat), number, name)
            await deeds.propose(bot, talk, there, motion)
            if person is not None:
                await bot.open_door(person.id)

        await bot.answer(interaction, work)

    @replace.autocomplete("seat")
    async def seats(interaction: Here, current: int | str) -> list[app_commands.Choice[int]]:
        async def choices() -> list[tuple[str, str]]:
            there = await bot.desk.look_in(interaction.channel_id or 0)
            words, marks = bot.plain_words(interaction, there), bot.studio.marks(there)
            return [
                (words.person(place.seat, marks.get(place.seat, "")), str(place.seat + 1))
                for place in there.places
            ]

        found = await bot.suggest(choices, str(current))
        return [app_commands.Choice(name=choice.name, value=int(choice.value)) for choice in found]

    def decision(verb: str) -> None:
        @table.command(name=verb, description=phrase(f"cmd-table-{verb}"))
        async def decide(interaction: Here) -> None:
            async def work(talk: Talk) -> None:
                there = await bot.desk.look_in(talk.channel)
                n = await bot.steward.last_step(there.row.id) if verb == "rollback" else 0
                await deeds.propose(bot, talk, there, Motion(verb, talk.user, n=n))

            await bot.answer(interaction, work)

    for verb in ("pause", "resume", "extend", "close", "rollback"):
        decision(verb)
    return table
