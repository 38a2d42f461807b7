"""`/table`: open a game in this channel, sit down, begin, and everything the host decides."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import deeds
from bot.commands.tongue import phrase
from bot.options import option, option_name, options
from bot.refusal import Refused
from bot.store import Motion
from bot.talk import Talk
from bot.words import Words, unmarked
from game import text
from game.api import Game

if TYPE_CHECKING:
    from bot.client import Bot

Here = discord.Interaction[discord.Client]
OPTIONS = 24
"""Options of a game that can be typed: Discord allows 25, one says which game. The rest are in Settings."""
VALUE = 100
"""Characters of a choice."""


def _open(bot: Bot) -> app_commands.Command[Any, ..., None]:
    """`open`: which game, and every option of the games that can be opened."""
    kinds = _kinds(bot.games)

    async def callback(interaction: Here, game: str | None = None, **typed: Any) -> None:
        async def work(talk: Talk) -> None:
            if interaction.guild_id is None:
                raise Refused("bot-guild-only")
            key = game or _first(bot.games)
            words = talk.words()
            bot.require_speech(interaction, words)
            chosen = {name: value for name, value in typed.items() if value is not None}
            if key in bot.games:
                chosen = {
                    name: option(bot.games[key], name).meant(value, words) for name, value in chosen.items()
                }
            opened = await bot.steward.open(
                key,
                interaction.guild_id,
                talk.channel,
                talk.user,
                talk.name,
                chosen,
                words.language,
                interaction=talk.number,
            )
            await talk.whisper(talk.words(opened)("bot-opened"))
            await bot.open_door(talk.user)

        await bot.answer(interaction, work)

    # discord.py reads the options of a command from the signature of its function.
    signature = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Here),
        *(
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
            for name, kind in {"game": str, **kinds}.items()
        ),
    ]
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="open", description=phrase("cmd-table-open"), callback=callback
    )
    command._params["game"].description = phrase("cmd-table-open-game")
    titles: list[app_commands.Choice[Any]] = [
        app_commands.Choice(name=game.title, value=key) for key, game in sorted(bot.games.items())
    ]
    command._params["game"].choices = titles[:25]
    for name, kind in kinds.items():
        key = option_name(name).key
        command._params[name].description = phrase(f"{key}-hint" if text.has(f"{key}-hint") else key)
        if kind is not bool:
            command.autocomplete(name)(_completion(bot, name, kind))
    return command


def _first(games: Mapping[str, Game[Any]]) -> str:
    """The game that is meant where none is named."""
    return next(iter(sorted(games)), "")


def _kinds(games: Mapping[str, Game[Any]]) -> dict[str, type]:
    """The options of all games by name, as Discord knows them; what two games have in two kinds is words."""
    found: dict[str, type] = {}
    for _, game in sorted(games.items()):
        for one in options(game):
            kind = one.kind if one.kind in (bool, int) else str
            found[one.name] = kind if found.get(one.name, kind) is kind else str
    return dict(list(found.items())[:OPTIONS])


def _completion(
    bot: Bot, name: str, kind: type
) -> Callable[[Here, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]:
    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[Any]]:
        async def choices() -> list[tuple[str, str]]:
            game = bot.games.get(interaction.namespace.game or _first(bot.games))
            if game is None:
                return []
            labels = option(game, name).completed(str(current), Words(str(interaction.locale)))
            # What is too long for a choice is typed on by hand.
            return [(label, label) for label in labels if len(label) <= VALUE]

        found = await bot.suggest(choices, "")
        return [app_commands.Choice(name=one.name, value=kind(one.value)) for one in found]

    return complete


def group(bot: Bot) -> app_commands.Group:
    """The group, with all its commands."""
    table = app_commands.Group(name="table", description=phrase("cmd-table"), guild_only=True)

    table.add_command(_open(bot))

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
            there = await bot.steward.add_computer(there.row.id, talk.user, count, interaction=talk.number)
            await talk.whisper(talk.words(there)("bot-lobby-computer"))

        await bot.answer(interaction, work)

    @table.command(name="start", description=phrase("cmd-table-start"))
    async def start(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            there = await bot.desk.look_in(talk.channel)
            bot.require_speech(interaction, talk.words())
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

    @table.command(name="unsent", description=phrase("cmd-table-unsent"))
    async def unsent(interaction: Here) -> None:
        async def work(talk: Talk) -> None:
            await deeds.show_unsent(bot, talk, await bot.desk.look_in(talk.channel, finished=True))

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
            name = unmarked(person.display_name) or text.ELLIPSIS if person else ""
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
                n = await bot.council.last_step(there.row.id, talk.user) if verb == "rollback" else 0
                await deeds.propose(bot, talk, there, Motion(verb, talk.user, n=n))

            await bot.answer(interaction, work)

    for verb in ("pause", "resume", "extend", "close", "rollback"):
        decision(verb)
    return table
