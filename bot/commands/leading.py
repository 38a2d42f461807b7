"""What is typed of somebody who does not act yet: who is named acts first, as in a line of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.choices import dear, fields
from bot.commands.spoken import carry
from bot.commands.why import said_of
from bot.fitting import GOING
from bot.line import Reading
from bot.naming import Offer
from bot.reasons import Reason, refused
from bot.table import Table
from bot.talk import Talk
from bot.tried import settles
from bot.words import quoted
from game.api import Action, Message, Seat, Way

if TYPE_CHECKING:
    from bot.client import Bot


async def lead(
    bot: Bot, talk: Talk, table: Table, action: Action, matching: Callable[[Table], Sequence[Action]]
) -> bool:
    """Let whoever an action names act, and then do what was typed, or say why it ends there; `matching`: what
    agrees with it at a table. False: nobody is to act first, or what they would do is not worth that.
    """
    seat = action.seat
    way = _first(table, seat, action)
    if way is None:
        return False
    play = bot.referee.play_all
    if settles(table, seat, way.actions, play):
        return False
    after, words = play(table, seat, way.actions)[1].table, talk.words(table)
    fits = [one for one in matching(after) if not dear(one, table.game.key)]
    reading, notes = Reading(after, way.actions), []
    if len(fits) == 1 and settles(after, seat, fits, play):
        reading = Reading(after, way.actions, shown=fits[0])
    elif len(fits) == 1:
        reading = Reading(play(after, seat, fits)[1].table, (*way.actions, fits[0]))
    elif fits:
        reading = Reading(after, way.actions, fits=tuple(Offer((one,)) for one in fits))
        notes.append(words("bot-typed-more", count=len(fits)))
    else:
        found = refused(after, seat, action)
        if found is None:
            return False
        if type(action) is not table.goes():
            # Who could not do it anyway is not made to act for that.
            raise found
        why = said_of(Reason(Message(""), found.message, found.rule), words)
        notes.append(words("bot-line-stopped", part=quoted(words.action(action)), why=why))
    await carry(bot, talk, table, seat, reading, notes)
    return True


def _first(table: Table, seat: Seat, action: Action) -> Way | None:
    """The way by which somebody acts whom this action names, where one is chosen first."""
    named = {getattr(action, name) for name in fields(action)} - {""}
    for way in table.ways(seat):
        last = way.actions[-1]
        if way.group == GOING[0] and {getattr(last, name) for name in fields(last)} <= named:
            return way
    return None
