"""Descriptions of commands, in every language there is a catalogue for."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.limits import DESCRIPTION
from game import text
from game.api import Message


def phrase(key: str, **args: str | int) -> app_commands.locale_str:
    """A description by the key of its sentence."""
    return described(Message(key, dict(args)))


def described(message: Message, game: str = "") -> app_commands.locale_str:
    """A description by a message, as a game says it."""
    said = text.say(message, game=game)[:DESCRIPTION]
    return app_commands.locale_str(said or "–", message=message, game=game)


class CommandTranslator(app_commands.Translator):
    """Finds the words of a command's description for a reader's locale."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = text.choose(locale.value)
        # Of most locales that Discord knows there is no catalogue.
        if language == text.DEFAULT:
            return None
        message = string.extras.get("message")
        game = string.extras.get("game", "")
        if not isinstance(message, Message) or not text.has(message.key, language, game):
            return None
        return text.say(message, language, game=game)[:DESCRIPTION]
