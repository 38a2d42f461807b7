"""A typed command, made of the one function that carries it out: `work(bot, talk, option, …)`."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.translation import phrase

if TYPE_CHECKING:
    from bot.client import Bot

Here = discord.Interaction[discord.Client]
Work = Callable[..., Awaitable[None]]
Made = app_commands.Command[Any, ..., None]
Completion = Callable[[Here, Any], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]


def command(bot: Bot, name: str, work: Work, key: str) -> Made:
    """The command; `key` describes it in the catalogue, and `<key>-<option>` each of its options."""
    signature = inspect.signature(work, eval_str=True, locals={"Bot": object})
    options = list(signature.parameters.values())[2:]

    async def callback(interaction: Here, **typed: Any) -> None:
        await bot.answer(interaction, lambda talk: work(bot, talk, **typed))

    said = {option.name: phrase(f"{key}-{option.name}") for option in options}
    return typed_command(name, phrase(key), callback, options, said)


def typed_command(
    name: str,
    description: app_commands.locale_str,
    callback: Callable[..., Coroutine[Any, Any, None]],
    options: list[inspect.Parameter],
    said: dict[str, app_commands.locale_str],
) -> Made:
    """A command whose options are made while the bot starts."""
    # discord.py reads the options of a command from the signature of its function.
    here = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Here)
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [here, *(option.replace(kind=inspect.Parameter.KEYWORD_ONLY) for option in options)]
    )
    made: Made = app_commands.Command(name=name, description=description, callback=callback)
    for option, words in said.items():
        made._params[option].description = words
    return made


def option(name: str, kind: Any) -> inspect.Parameter:
    """An option that need not be typed."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
