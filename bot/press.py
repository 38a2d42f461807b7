"""What a press of a button or a choice in a menu does, found by its id alone."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from discord import ui

from bot import deeds
from bot.choices import Path, narrow
from bot.options import option
from bot.panels.address import Address
from bot.panels.layout import said
from bot.panels.lobby import question
from bot.panels.person import changed
from bot.panels.turn import chosen_action, verb_of
from bot.refusal import Refused, Stale
from bot.store.rows import HOUR, SPANS
from bot.table import Table
from bot.talk import Manner, Talk
from bot.words import Words
from game.api import Seat

if TYPE_CHECKING:
    from bot.client import Bot

Deed = Callable[["Bot", Talk, Address, str], Awaitable[None]]

OWN = ("turn", "me", "table", "show")
"""Panels that only their reader sees: the answer takes their place."""
COMMON = ("lobby", "vote")
"""Messages that are everybody's: they change by themselves, and at most a word is said beside them."""


def manner(address: Address) -> Manner:
    """How a press is answered; known before anything else is done."""
    if address.panel in OWN and address.deed != "secret":
        return "update"
    return "beside" if address.panel in COMMON and address.deed != "settings" else "fresh"


async def asked(bot: Bot, address: Address, user: int, words: Words) -> ui.Modal | None:
    """The form a button opens, if it opens one: nothing else may then be answered first."""
    if (address.panel, address.deed) != ("table", "ask"):
        return None
    table = await bot.desk.look(address.game)
    if table.row.phase != "lobby" or user != table.row.host:
        return None
    return question(table, address.rest, words)


async def press(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    """Carry out what was pressed. `value` is what was chosen in a menu."""
    deed = PANELS.get(address.panel)
    if deed is None:
        raise Refused("bot-unknown-button")
    if address.panel != "me":
        table = await bot.desk.look(address.game)
        if table.row.channel != talk.channel:
            raise Refused("bot-other-channel")
    await deed(bot, talk, address, value)


def whole(written: str) -> int:
    """A number in a button's id. Raises Refused for what we never write: an id can be forged."""
    if re.fullmatch("[0-9]{1,15}", written):
        return int(written)
    raise Refused("bot-unknown-button")


async def _turn(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    table = await bot.referee.back(address.game, talk.user)
    if address.deed == "secret":
        await deeds.show_secret(bot, talk, table)
        return
    seat = table.require_seat(talk.user)
    if address.deed == "look":
        await deeds.show_turn(bot, talk, table)
        return
    try:
        await _turn_deed(bot, talk, address, value, table, seat)
    except Stale:
        await deeds.show_stale(bot, talk, await bot.desk.look(address.game))


async def _turn_deed(bot: Bot, talk: Talk, address: Address, value: str, table: Table, seat: Seat) -> None:
    name = address.rest if address.deed == "do" else value
    if address.deed in ("do", "pick"):
        action = chosen_action(table, seat, name)
        if action is None:
            raise Stale
        # A button to do it stands where it has been confirmed, or need not be.
        carry_out = deeds.act if address.deed == "do" else deeds.act_or_ask
        await carry_out(bot, talk, table, action, address.stamp)
        return
    if address.stamp != table.stamp(seat):
        raise Stale
    if address.deed in ("undo", "over"):
        everything = address.deed == "over"
        table = await bot.referee.undo(
            address.game, talk.user, everything=everything, stamp=address.stamp, interaction=talk.number
        )
        await deeds.show_turn(bot, talk, table)
        return
    try:
        path = _way(table, seat, address, value)
    except ValueError as error:
        raise Refused("bot-unknown-button") from error
    if not narrow(table.legal(seat), path):
        raise Stale
    await deeds.show_turn(bot, talk, table, path=path)


def _way(table: Table, seat: Seat, address: Address, value: str) -> Path:
    """How far the choice is after this press. Raises ValueError for what no panel offers."""
    path, deed = Path.read(address.rest), address.deed
    match deed:
        case "verb" | "page":
            return path
        case "verbs":
            return path.take(value) if verb_of(table, seat, value) else Path()
        case "back":
            return path.back()
        case _ if re.fullmatch("f[0-9a-f]{2}", deed):
            return path.choose(int(deed[1], 16), value)
    raise ValueError(deed)


async def _lobby(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    steward, game = bot.steward, address.game
    match address.deed:
        case "join":
            table = await steward.join(game, talk.user, talk.name, interaction=talk.number)
        case "leave":
            table = await steward.leave(game, talk.user, interaction=talk.number)
        case "ready":
            table = await steward.ready(game, talk.user, interaction=talk.number)
        case "computer":
            table = await steward.add_computer(game, talk.user, interaction=talk.number)
        case "no-computer":
            table = await steward.remove_computer(game, talk.user, interaction=talk.number)
        case "start":
            table = await steward.start(game, talk.user, interaction=talk.number)
        case "settings":
            await deeds.show_settings(bot, talk, await bot.desk.look(game))
            return
        case _:
            raise Refused("bot-unknown-button")
    if address.deed in ("join", "leave", "start"):
        # The rest is seen in the lobby itself.
        await talk.whisper(talk.words(table)(f"bot-lobby-{address.deed}"))
    if address.deed == "join":
        await bot.open_door(talk.user)


async def _open(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    table = await bot.referee.back(address.game, talk.user)
    match address.deed:
        case "turn":
            await deeds.show_turn(bot, talk, table)
        case "secret":
            await deeds.show_secret(bot, talk, table)
        case "board":
            await deeds.show_picture(bot, talk, table)
        case _:
            raise Refused("bot-unknown-button")


async def _vote(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    number = whole(address.stamp)
    kept = await bot.store.read(lambda ledger: ledger.vote(number))
    if kept is None or kept.game != address.game:
        raise Refused("bot-vote-over")
    match address.deed:
        case "yes" | "no":
            yes = address.deed == "yes"
            vote = await bot.council.vote(number, talk.user, yes, interaction=talk.number)
        case "here":
            vote = await bot.council.stay(number, talk.user, interaction=talk.number)
        case _:
            raise Refused("bot-unknown-button")
    table = await bot.desk.look(vote.game)
    await talk.whisper(talk.words(table)("bot-voted" if vote.status == "open" else f"bot-vote-{vote.status}"))


async def _me(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    try:
        person = changed(talk.person, address.deed, value or address.rest, bot.now())
    except ValueError as error:
        raise Refused("bot-unknown-button") from error
    talk.person = person
    await bot.store.write(lambda ledger: ledger.put_person(talk.user, person))
    await deeds.show_me(bot, talk)


async def _table(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    steward, game = bot.steward, address.game
    match address.deed:
        case "option":
            # A switch carries its new value in its id; a menu in what was chosen.
            name, equals, switched = address.rest.partition("=")
            try:
                chosen = msgspec.json.decode(switched if equals else value)
            except msgspec.DecodeError as error:
                raise Refused("bot-unknown-button") from error
            table = await steward.option(game, talk.user, name, chosen)
        case "written":
            table = await bot.desk.look(game)
            meant = option(table.game, address.rest).meant(value.strip(), talk.words(table))
            table = await steward.option(game, talk.user, address.rest, meant)
        case "leave":
            table = await bot.council.step_down(game, talk.user, interaction=talk.number)
            await talk.show(said(talk.words(table)("bot-stepped-down")))
            return
        case "again":
            await deeds.send_again(bot, talk, await bot.desk.look(game))
            return
        case "pace":
            if address.rest not in SPANS:
                raise Refused("bot-unknown-button")
            table = await steward.setting(game, talk.user, **{address.rest: whole(value) * HOUR})
        case "language":
            table = await steward.setting(game, talk.user, language=value)
        case "stand-ins":
            table = await steward.setting(game, talk.user, stand_ins=address.rest == "play")
        case "theme":
            if value not in bot.studio.themes(await bot.desk.look(game)):
                raise Refused("bot-unknown-button")
            table = await steward.setting(game, talk.user, theme=value)
        case _:
            raise Refused("bot-unknown-button")
    await deeds.show_settings(bot, talk, table)


async def _show(bot: Bot, talk: Talk, address: Address, value: str) -> None:
    table = await bot.desk.look(address.game)
    match address.deed:
        case "log":
            await deeds.show_log(bot, talk, table, whole(address.rest))
        case "picture":
            await deeds.show_picture(bot, talk, table, value)
        case _:
            raise Refused("bot-unknown-button")


PANELS: dict[str, Deed] = {
    "turn": _turn,
    "lobby": _lobby,
    "open": _open,
    "vote": _vote,
    "me": _me,
    "table": _table,
    "show": _show,
}
