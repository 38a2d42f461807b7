"""`/table`: open a game in this channel, sit down, begin, and everything the host decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.buttons.lobby import Again
from bot.commands.make import Completion, Here, Made, Work, command, typed_command
from bot.commands.make import option as typed_option
from bot.commands.translation import described, phrase
from bot.limits import MENU, OPTION
from bot.options import option, option_name, options
from bot.permissions import require_permissions
from bot.refusal import Refused
from bot.settable import change, named, settables
from bot.store import Motion
from bot.table import Table
from bot.talk import Talk
from bot.words import Words, series, unmarked
from game import text
from game.api import Game, Message, Seat, Tutored

if TYPE_CHECKING:
    from bot.client import Bot

OPTIONS = MENU - 1
"""Options of a game that can be typed: one more says which game. The rest are in Settings."""
LISTED = 1000
"""Characters of a setting that is a list of names."""


def _open(bot: Bot) -> Made:
    """`open`: which game, and every option of the games that can be opened."""
    kinds = _kinds(bot.offered())

    async def callback(interaction: Here, game: str | None = None, **typed: Any) -> None:
        await bot.answer(interaction, lambda talk: _opened(bot, talk, game, typed))

    said = {"game": phrase("cmd-table-open-game")}
    said |= {name: _described(name, bot.offered()) for name in kinds}
    wanted = [typed_option(name, kind) for name, kind in {"game": str, **kinds}.items()]
    made = typed_command("open", phrase("cmd-table-open"), callback, wanted, said)
    made._params["game"].choices = titles(bot)
    for name, kind in kinds.items():
        if kind is not bool:
            made.autocomplete(name)(_completion(bot, name, kind))
    return made


async def tutorial(bot: Bot, talk: Talk, friends: bool = False) -> None:
    """From nothing to the first lesson: alone at once, with `friends` by a lobby. Who is in one goes on."""
    try:
        table = await bot.come_back(talk)
    except Refused:
        key = next((it.key for it in bot.offered() if isinstance(it, Tutored)), None)
        if key is None:
            raise Refused("bot-no-tutorial") from None
        talk.game = key
        table = await _begun(bot, talk, key, {})
    if table.row.phase != "lobby":
        await bot.replies.turn.show(talk, table)
        return
    way = table.game.tutorial if isinstance(table.game, Tutored) else ""
    table = await bot.lobby.settle(table.row.id, talk.user, way, begin=not friends)
    if table.row.phase == "lobby":
        await talk.whisper(talk.words(table)("bot-opened"))
    else:
        await bot.replies.turn.show_begun(talk, table)


async def _opened(bot: Bot, talk: Talk, game: str | None, typed: Mapping[str, Any]) -> None:
    key = talk.game = game or bot.default_game
    words = talk.words()
    chosen = {name: value for name, value in typed.items() if value is not None}
    if key in bot.games:
        chosen = {name: option(bot.games[key], name).meant(value, words) for name, value in chosen.items()}
    opened = await _begun(bot, talk, key, chosen)
    await talk.whisper(talk.words(opened)("bot-opened"))
    await bot.prepare_messages(talk.user)


async def _begun(bot: Bot, talk: Talk, key: str, chosen: dict[str, Any]) -> Table:
    """A new lobby in this channel."""
    guild = talk.interaction.guild_id
    if guild is None:
        raise Refused("bot-guild-only")
    words = talk.words()
    require_permissions(talk.interaction, words)
    return await bot.lobby.open(
        key, guild, talk.channel, talk.user, talk.name, chosen, words.language, interaction=talk.number
    )


def titles(bot: Bot) -> list[app_commands.Choice[Any]]:
    """The games to choose from."""
    return [app_commands.Choice(name=game.title, value=game.key) for game in bot.offered()][:MENU]


def _described(name: str, games: Sequence[Game[Any]]) -> app_commands.locale_str:
    """An option, as the first game that has it explains it; of several games it is said which."""
    its = [game for game in games if any(one.name == name for one in options(game))]
    key = option_name(name).key
    hint = f"{key}-hint"
    about = Message(hint if text.has(hint, game=its[0].key) else key)
    if len(games) > 1:
        about = Message("cmd-option-of", {"title": series([game.title for game in its]), "about": about})
    return described(about, its[0].key)


def _kinds(games: Iterable[Game[Any]]) -> dict[str, type]:
    """The options of all games by name, as Discord knows them; what two games have in two kinds is words."""
    found: dict[str, type] = {}
    for game in games:
        for one in options(game):
            kind = one.kind if one.kind in (bool, int) else str
            found[one.name] = kind if found.get(one.name, kind) is kind else str
    return dict(list(found.items())[:OPTIONS])


def _completion(bot: Bot, name: str, kind: type) -> Completion:
    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[Any]]:
        async def choices() -> list[tuple[str, str]]:
            game = bot.games.get(interaction.namespace.game or bot.default_game)
            if game is None:
                return []
            labels = option(game, name).completed(str(current), Words(str(interaction.locale), game=game.key))
            # What is too long for a choice is typed on by hand.
            return [(label, label) for label in labels if len(label) <= OPTION]

        found = await bot.suggest(choices, "")
        return [app_commands.Choice(name=one.name, value=kind(one.value)) for one in found]

    return complete


def group(bot: Bot) -> app_commands.Group:
    """The group, with all its commands."""
    table = app_commands.Group(name="table", description=phrase("cmd-table"), guild_only=True)
    table.add_command(_open(bot))
    for name, work in COMMANDS.items():
        made = command(bot, name, work, f"cmd-table-{name}")
        if name == "settings":
            made.autocomplete("what")(_settable(bot, values=False))
            made.autocomplete("to")(_settable(bot, values=True))
        if name == "replace":
            made.autocomplete("seat")(_seats(bot))
        table.add_command(made)
    return table


async def _join(bot: Bot, talk: Talk) -> None:
    there = await bot.tables.look_in(talk.channel)
    there = await bot.lobby.join(there.row.id, talk.user, talk.name, interaction=talk.number)
    await talk.whisper(talk.words(there)("bot-lobby-join"))
    await bot.prepare_messages(talk.user)


async def _leave(bot: Bot, talk: Talk) -> None:
    await bot.replies.settling.leave(talk, await bot.tables.look_in(talk.channel))


async def _ready(bot: Bot, talk: Talk) -> None:
    there = await bot.tables.look_in(talk.channel)
    there = await bot.lobby.ready(there.row.id, talk.user, interaction=talk.number)
    await talk.whisper(talk.words(there)("bot-lobby-ready"))


async def _computer(bot: Bot, talk: Talk, count: app_commands.Range[int, 1, MENU] = 1) -> None:
    there = await bot.tables.look_in(talk.channel)
    there = await bot.lobby.add_computer(there.row.id, talk.user, count, interaction=talk.number)
    await talk.whisper(talk.words(there)("bot-lobby-computer", count=count))


async def _start(bot: Bot, talk: Talk) -> None:
    there = await bot.tables.look_in(talk.channel)
    require_permissions(talk.interaction, talk.words())
    there = await bot.lobby.start(there.row.id, talk.user, interaction=talk.number)
    await bot.replies.turn.show_begun(talk, there)


async def _settings(
    bot: Bot,
    talk: Talk,
    what: app_commands.Range[str, 1, OPTION] | None = None,
    to: app_commands.Range[str, 1, LISTED] | None = None,
) -> None:
    there = await bot.tables.look_in(talk.channel)
    if what is not None:
        there = await change(bot, talk, there, what, to or "")
    await bot.replies.settling.show_settings(talk, there)


def _settable(bot: Bot, *, values: bool) -> Completion:
    """What can be set, or what it can be set to."""

    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            there = await bot.tables.look_in(interaction.channel_id or 0)
            words, themes = bot.plain_words(interaction, there), bot.studio.themes(there)
            if not values:
                return [(one.label, one.label) for one in settables(there, words, themes)]
            one = named(there, interaction.namespace.what or "", words, themes)
            return [(said, said) for said in one.completed(current, words) if len(said) <= OPTION]

        return await bot.suggest(choices, "" if values else current)

    return complete


async def _again(bot: Bot, talk: Talk) -> None:
    there = await bot.tables.look_in(talk.channel, finished=True)
    await Again("again", there.row.id).act(bot, talk, there, "")


async def _status(bot: Bot, talk: Talk) -> None:
    await bot.replies.present.show_status(talk, await bot.tables.look_in(talk.channel, finished=True))


async def _unsent(bot: Bot, talk: Talk) -> None:
    await bot.replies.settling.show_unsent(talk, await bot.tables.look_in(talk.channel, finished=True))


async def _replace(
    bot: Bot, talk: Talk, seat: app_commands.Range[int, 1, MENU], person: discord.User | None = None
) -> None:
    there = await bot.tables.look_in(talk.channel)
    if person is not None and person.bot:
        raise Refused("bot-not-a-person")
    name = unmarked(person.display_name) or text.ELLIPSIS if person else ""
    number = person.id if person else None
    motion = Motion("replace", talk.user, _seat_named(there, seat), number, name)
    await bot.replies.settling.propose(talk, there, motion)
    if person is not None:
        await bot.prepare_messages(person.id)


def _seat_named(table: Table, number: int) -> Seat:
    """A seat by the number people see."""
    if not 1 <= number <= len(table.places):
        raise Refused("bot-no-such-seat")
    return number - 1


def _seats(bot: Bot) -> Completion:
    async def complete(interaction: Here, current: int | str) -> list[app_commands.Choice[int]]:
        async def choices() -> list[tuple[str, str]]:
            there = await bot.tables.look_in(interaction.channel_id or 0)
            words, marks = bot.plain_words(interaction, there), bot.studio.marks(there)
            return [
                (words.person(place.seat, marks.get(place.seat, "")), str(place.seat + 1))
                for place in there.places
            ]

        found = await bot.suggest(choices, str(current))
        return [app_commands.Choice(name=choice.name, value=int(choice.value)) for choice in found]

    return complete


def _decision(verb: str) -> Work:
    async def decide(bot: Bot, talk: Talk) -> None:
        there = await bot.tables.look_in(talk.channel)
        n = await bot.council.last_step(there.row.id, talk.user) if verb == "rollback" else 0
        await bot.replies.settling.propose(talk, there, Motion(verb, talk.user, n=n))

    return decide


COMMANDS: dict[str, Work] = {
    "join": _join,
    "leave": _leave,
    "ready": _ready,
    "computer": _computer,
    "start": _start,
    "again": _again,
    "settings": _settings,
    "status": _status,
    "unsent": _unsent,
    "replace": _replace,
    **{verb: _decision(verb) for verb in ("pause", "resume", "extend", "close", "rollback")},
}
"""The commands of the group but `open`."""
