"""Commands for what is mine, and for looking: my turn, my secrets, the board, the log, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot import forgetting
from bot.ahead import foreseeable
from bot.commands import spoken
from bot.commands.lobby import titles, tutorial
from bot.commands.make import Completion, Here, Work, command
from bot.commands.why import explain
from bot.jottings import jot
from bot.limits import OPTION
from bot.reference import show_games, show_rules
from bot.refusal import Refused
from bot.talk import Talk
from bot.words import meant

if TYPE_CHECKING:
    from bot.client import Bot

LINE = 400
"""Characters of a turn in one line, and of a note."""
CLOCK = 10
"""Characters of a time of day, however it is written."""


def add_to(bot: Bot) -> None:
    """Add these commands to the tree."""
    for name, work in COMMANDS.items():
        made = command(bot, name, work, f"cmd-{name}")
        if name not in ANYWHERE:
            app_commands.guild_only()(made)
        if name == "rules":
            made._params["game"].choices = titles(bot)
        if name == "show":
            made.autocomplete("picture")(_pictures(bot))
        if name == "ahead":
            made.autocomplete("answer")(_foreseeable(bot))
        if name == "turn":
            made.autocomplete("line")(spoken.completion(bot))
        bot.tree.add_command(made)


async def _turn(bot: Bot, talk: Talk, line: app_commands.Range[str, 1, LINE] | None = None) -> None:
    table = await bot.come_back(talk, finished=True)
    if line is None:
        await bot.replies.turn.show(talk, table)
    else:
        await spoken.say(bot, talk, table, line)


async def _why(bot: Bot, talk: Talk, sentence: app_commands.Range[str, 1, OPTION]) -> None:
    await explain(bot, talk, sentence)


async def _secret(bot: Bot, talk: Talk) -> None:
    await bot.replies.present.show_secret(talk, await bot.come_back(talk, finished=True))


async def _board(bot: Bot, talk: Talk, words: bool = False) -> None:
    table = await bot.tables.look_in(talk.channel, finished=True)
    await (bot.replies.present.show_words if words else bot.replies.present.show_picture)(talk, table)


async def _show(bot: Bot, talk: Talk, picture: str) -> None:
    table = await bot.tables.look_in(talk.channel, finished=True)
    await bot.replies.present.show_picture(talk, table, picture)


def _pictures(bot: Bot) -> Completion:
    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            table = await bot.tables.look_in(interaction.channel_id or 0, finished=True)
            words = bot.plain_words(interaction, table)
            offers = bot.studio.offers(table, table.seat_of(interaction.user.id))
            return [(words.message(offer.label), offer.name) for offer in offers]

        return await bot.suggest(choices, current)

    return complete


async def _log(bot: Bot, talk: Talk) -> None:
    await bot.replies.past.show_log(talk, await bot.tables.look_in(talk.channel, finished=True))


async def _catchup(bot: Bot, talk: Talk) -> None:
    table = await bot.tables.look_in(talk.channel, finished=True)
    watched = table.seat_of(talk.user) is None
    await bot.replies.past.show_catchup(talk, table if watched else await bot.come_back(talk, finished=True))


async def _note(bot: Bot, talk: Talk, text: app_commands.Range[str, 1, LINE] | None = None) -> None:
    table = await bot.tables.look_in(talk.channel, finished=True)
    if text is not None:
        await jot(bot.store, table, talk.user, text, bot.now(), talk.number)
    await bot.replies.mine.show_notes(talk, table)


async def _next(bot: Bot, talk: Talk) -> None:
    await bot.replies.present.show_next(talk, await bot.come_back(talk))


async def _rules(
    bot: Bot, talk: Talk, about: app_commands.Range[str, 1, OPTION], game: str | None = None
) -> None:
    await show_rules(bot, talk, about, game or "")


async def _help(bot: Bot, talk: Talk) -> None:
    try:
        table = await bot.tables.look_in(talk.channel, finished=True)
    except Refused:
        await show_games(bot, talk)
        return
    await bot.teacher.show(talk, table)


async def _ahead(
    bot: Bot, talk: Talk, answer: app_commands.Range[str, 1, OPTION] | None = None, forget: bool = False
) -> None:
    table = await bot.come_back(talk)
    seat = table.require_seat(talk.user)
    if answer is not None:
        plain = talk.plain(table)
        found = meant(answer, {one.key: plain.message(one.label) for one in foreseeable(table, seat)})
        if len(found) != 1:
            raise Refused("bot-not-foreseeable")
        table = await bot.foresight.settle(
            table.row.id, talk.user, found[0], not forget, interaction=talk.number
        )
    await bot.replies.mine.show_ahead(talk, table)


def _foreseeable(bot: Bot) -> Completion:
    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            table = await bot.tables.look_in(interaction.channel_id or 0)
            words, seat = bot.plain_words(interaction, table), table.seat_of(interaction.user.id)
            offered = foreseeable(table, seat) if seat is not None else ()
            return [(words.message(one.label), one.key) for one in offered]

        return await bot.suggest(choices, current)

    return complete


async def _me(
    bot: Bot, talk: Talk, clock: app_commands.Range[str, 1, CLOCK] | None = None, forget: bool = False
) -> None:
    if forget:
        await forgetting.forget(bot.tables, talk.user)
        await talk.whisper(talk.words()("bot-forgotten"))
        return
    if clock is not None:
        await bot.replies.mine.set_clock(talk, clock)
    await bot.replies.mine.show_me(talk)


async def _undo(bot: Bot, talk: Talk, everything: bool = False) -> None:
    table = await bot.tables.look_in(talk.channel)
    table = await bot.referee.undo(table.row.id, talk.user, everything=everything, interaction=talk.number)
    await bot.replies.turn.show(talk, table)


async def _endturn(bot: Bot, talk: Talk) -> None:
    table = await bot.come_back(talk)
    action = table.closing(table.require_seat(talk.user))
    if action is None:
        raise Refused("bot-cannot-end-turn")
    await bot.replies.turn.act_or_ask(talk, table, action)


COMMANDS: dict[str, Work] = {
    "tutorial": tutorial,
    "turn": _turn,
    "why": _why,
    "secret": _secret,
    "board": _board,
    "show": _show,
    "log": _log,
    "catchup": _catchup,
    "next": _next,
    "note": _note,
    "rules": _rules,
    "help": _help,
    "ahead": _ahead,
    "me": _me,
    "undo": _undo,
    "endturn": _endturn,
}
ANYWHERE = ("rules", "me", "help")
"""Those that need no channel of a server."""
